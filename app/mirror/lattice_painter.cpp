// SPDX-License-Identifier: GPL-3.0-or-later
// What a lattice board shows beside its pieces: fields of fire, points in reach, ways, rings,
// marks.
#include "app/mirror/board_fonts.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/model_item.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr qreal kGoal = 0.36; ///< pitches: the radius of a point in reach
constexpr qreal kLabelsFrom = 84; ///< pixels of the pitch from which every point is named
constexpr qreal kLeastText = 11; ///< pixels

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

/// A letter's height in scene units: as large as the reader wants it, but never so large that it
/// hides the pieces.
int letters(const QPainter &painter, qreal wanted, qreal most)
{
    const qreal scale = std::max(0.01, painter.worldTransform().m11());
    const qreal reader = QFontMetricsF(QGuiApplication::font()).height() * 0.72;
    return static_cast<int>(std::min(most, std::max(wanted, std::max(kLeastText, reader) / scale)));
}

QPolygonF arrowHead(const QPointF &tip, double heading, qreal length)
{
    const QPointF back = tip - latticeStep(heading, length);
    const QPointF aside = latticeStep(heading + 90, length * 0.62);
    return QPolygonF{tip, back + aside, back + latticeStep(heading, length * 0.28), back - aside};
}

} // namespace

/// The two fields differ by hatching and edge as well as by colour.
void LatticeTable::paintField(QPainter &painter, const OverlayField &field) const
{
    const bool port = field.kind == "field-port";
    const QColor colour = port            ? m_palette.redLine
        : field.kind == "field-starboard" ? m_palette.good
                                          : m_palette.caution;
    const double strength = field.spent ? 0.4 : 1;
    painter.setPen(QPen(faint(colour, 0.85 * strength), pitch() * 0.035,
                        field.spent ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (field.outline.size() > 2) {
        QPolygonF triangle;
        for (const PicturePoint &corner : field.outline)
            triangle << toScene(corner);
        painter.setBrush(faint(colour, 0.12 * strength));
        painter.drawPolygon(triangle);
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            QBrush(faint(colour, 0.4 * strength), port ? Qt::BDiagPattern : Qt::FDiagPattern));
        painter.drawPolygon(triangle);
        return;
    }
    painter.setBrush(
        QBrush(faint(colour, 0.35 * strength), port ? Qt::BDiagPattern : Qt::FDiagPattern));
    for (const std::string &id : field.places)
        painter.drawEllipse(anchorOf(id), pitch() * 0.42, pitch() * 0.42);
}

void LatticeTable::paintTracks(QPainter &painter) const
{
    for (const std::string &id : m_roster) {
        const ModelItem *model = item(id);
        if (model && model->piece().track.size() > 1)
            paintWay(painter, model->piece().track, true);
    }
}

/// Large rings with what it costs to go there.
void LatticeTable::paintGoals(QPainter &painter) const
{
    const qreal radius = kGoal * pitch();
    QPen ring(m_palette.legal, pitch() * 0.045, Qt::CustomDashLine, Qt::FlatCap);
    ring.setDashPattern({2.6, 1.6});
    const QFont font = figureFont(letters(painter, pitch() * 0.34, pitch() * 0.5));
    painter.setFont(font);
    const QString hovered = m_show.hovered;
    for (const auto &[id, goal] : m_show.goals) {
        const QPointF at = anchorOf(id);
        const bool here = hovered == QString::fromStdString(id);
        painter.setPen(here ? QPen(m_palette.legal, pitch() * 0.07) : ring);
        painter.setBrush(faint(m_palette.panel, here ? 1 : 0.75));
        painter.drawEllipse(at, radius, radius);
        if (goal.text.isEmpty())
            continue;
        painter.setPen(m_palette.text);
        painter.drawText(QRectF(at - QPointF(pitch(), pitch()) / 2, QSizeF(pitch(), pitch())),
                         Qt::AlignCenter, goal.text);
    }
}

void LatticeTable::paintWay(QPainter &painter, const std::vector<PicturePose> &way, bool gone) const
{
    if (way.size() < 2)
        return;
    QPolygonF line;
    for (const PicturePose &pose : way)
        if (line.isEmpty() || line.last() != toScene(pose.at))
            line << toScene(pose.at);
    if (line.size() < 2)
        return;
    painter.setBrush(Qt::NoBrush);
    if (gone) {
        QPen dots(m_palette.seaInk, pitch() * 0.05, Qt::CustomDashLine, Qt::RoundCap);
        dots.setDashPattern({0.1, 2.4});
        painter.setPen(dots);
        painter.drawPolyline(line);
        painter.setPen(QPen(m_palette.seaInk, pitch() * 0.03));
        painter.drawEllipse(line.first(), pitch() * 0.09, pitch() * 0.09);
        return;
    }
    painter.setPen(
        QPen(m_palette.panel, pitch() * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(
        QPen(m_palette.selected, pitch() * 0.09, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void LatticeTable::paintRing(QPainter &painter, const QPointF &at, qreal radius,
                             const QColor &colour, Qt::PenStyle style) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_palette.panel, pitch() * 0.11));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(colour, pitch() * 0.06, style));
    painter.drawEllipse(at, radius, radius);
}

void LatticeTable::paintRings(QPainter &painter) const
{
    const qreal radius = pitch() * 0.52;
    if (const PicturePlace *asked = place(m_show.focus))
        paintRing(painter, QPointF(asked->anchor.x, asked->anchor.y), radius * 1.06,
                  m_palette.caution, Qt::SolidLine);
    for (const std::string &id : m_show.targets)
        if (const ModelItem *model = item(id)) {
            const bool here = m_show.hovered == QString::fromStdString(id);
            paintRing(painter, model->pos(), radius, m_palette.legal,
                      here ? Qt::SolidLine : Qt::DashLine);
        }
    for (const QString &id : m_show.chosen)
        if (const ModelItem *model = item(id.toStdString()); model && model->isPosed())
            paintRing(painter, model->pos(), radius, m_palette.selected, Qt::SolidLine);
    if (const PicturePlace *here = place(m_show.cursor.toStdString())) {
        const QPointF at(here->anchor.x, here->anchor.y);
        painter.setPen(QPen(m_palette.selected, pitch() * 0.05));
        painter.setBrush(Qt::NoBrush);
        const qreal side = pitch() * 0.5;
        const qreal corner = pitch() * 0.17;
        for (const qreal x : {-1.0, 1.0}) // four corners: no piece is covered
            for (const qreal y : {-1.0, 1.0}) {
                const QPointF at2 = at + QPointF(x, y) * side;
                painter.drawPolyline(
                    QPolygonF{at2 - QPointF(x * corner, 0), at2, at2 - QPointF(0, y * corner)});
            }
    }
}

QRectF LatticeTable::chip(QPainter &painter, const QPointF &middle, const QString &text,
                          const QColor &ground, const QColor &ink) const
{
    const QFontMetricsF metrics(painter.font());
    QRectF rect(0, 0, std::max(metrics.height(), metrics.horizontalAdvance(text) + 6),
                metrics.height());
    rect.moveCenter(middle);
    painter.setPen(QPen(m_palette.ink, pitch() * 0.02));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, rect.height() * 0.3, rect.height() * 0.3);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, text);
    return rect;
}

/// The key that names it, whether it has finished, and the flags that it carries: upright, whatever
/// its heading.
void LatticeTable::paintBadges(QPainter &painter, const ModelItem &model) const
{
    const PicturePiece &piece = model.piece();
    if (piece.kind == "flag")
        return;
    painter.setFont(figureFont(letters(painter, pitch() * 0.22, pitch() * 0.34)));
    const bool over = has(piece, "done") || has(piece, "passed");
    if (!piece.shortcut.empty()) {
        const QString key = QString::fromStdString(piece.shortcut).toUpper();
        const auto [fill, mark] = modelColours(m_palette, model.model().nation);
        chip(painter, model.pos() + QPointF(-0.4, 0.4) * pitch(), over ? key + QChar(0x2713) : key,
             fill, mark);
    }
    qreal x = 0.2;
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        if (!has(piece, ("flag-" + m_sides[side]).c_str()))
            continue;
        const QRectF flag(model.pos() + QPointF(x, -0.4) * pitch(), QSizeF(0.4, 0.48) * pitch());
        paintModelFlag(painter, flag, m_sides[side], m_words.letter(m_sides[side], m_sides),
                       side % 2 == 1, m_palette);
        x += 0.36;
    }
}

/// Enemies in a field of fire: how far, and the chance of each gun.
void LatticeTable::paintMarks(QPainter &painter) const
{
    painter.setFont(figureFont(letters(painter, pitch() * 0.24, pitch() * 0.36)));
    const bool ample =
        QFontMetricsF(painter.font()).horizontalAdvance(QStringLiteral("2 · 1/3")) + 8 < pitch();
    const auto room = ample ? LatticeWords::Room::Ample : LatticeWords::Room::Short;
    for (const OverlayMark &mark : m_show.overlay.marks) {
        const ModelItem *model = item(mark.piece);
        const QString text = LatticeWords::mark(mark, room);
        if (!model || text.isEmpty())
            continue;
        const bool target = mark.kind == "target";
        chip(painter, model->pos() + QPointF(0, -0.6) * pitch(), text,
             target ? m_palette.legal : m_palette.panel,
             target ? (isDark(m_palette.shade) ? m_palette.window : m_palette.accentText)
                    : m_palette.text);
    }
}

void LatticeTable::paintGhost(QPainter &painter, QWidget *widget) const
{
    if (!m_show.ghost || m_show.ghost->way.empty())
        return;
    ModelItem *model = item(m_show.ghost->piece.toStdString());
    const PicturePose &pose = m_show.ghost->way.back();
    if (model) {
        painter.save();
        painter.translate(toScene(pose.at));
        painter.rotate(pose.heading);
        painter.setOpacity(0.72);
        model->paintAlone(painter, widget);
        painter.restore();
    }
    for (const LatticeTurn &turn : m_show.ghost->turns) {
        const QPolygonF head =
            arrowHead(turnSpot(turn.heading) + latticeStep(turn.heading, pitch() * 0.1),
                      turn.heading, pitch() * 0.24);
        painter.setPen(
            QPen(m_palette.panel, pitch() * 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(turn.taken ? m_palette.selected : m_palette.panel);
        painter.drawPolygon(head);
        painter.setPen(QPen(turn.taken ? m_palette.selected : m_palette.legal, pitch() * 0.035,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(head);
    }
}

/// Close by, every point says its own name.
void LatticeTable::paintLabels(QPainter &painter) const
{
    const qreal scale = painter.worldTransform().m11();
    if (pitch() * scale < kLabelsFrom)
        return;
    painter.setFont(boardFont(static_cast<int>(pitch() * 0.17)));
    painter.setPen(m_palette.seaInk);
    for (const PicturePlace &point : m_places)
        if (point.kind != "land")
            painter.drawText(
                QPointF(point.anchor.x + pitch() * 0.08, point.anchor.y + pitch() * 0.2),
                QString::fromStdString(point.id));
}

} // namespace qd
