// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_table.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/ship_painter.h"
#include "app/mirror/table_sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QWidget>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr qsizetype kBrief = 6; ///< letters of a shortened name
constexpr qreal kLabelPad = 3; ///< pixels

/// The pixels that a ship at `at` covers whichever way she lies.
QRectF boxOf(const PosedItem &posed, const QPointF &at, const QTransform &world)
{
    const qreal half = posed.drawnLength() * world.m11() / 2;
    const QPointF middle = world.map(at);
    return {middle.x() - half, middle.y() - half, 2 * half, 2 * half};
}

/// Whether a ship, with the letters beside her, reaches into the window.
bool isNear(const PosedItem &posed, const QTransform &world, const QRectF &window, int letters)
{
    const QRectF box = boxOf(posed, posed.pos(), world);
    const qreal more = box.width() / 2 + letters;
    return box.adjusted(-more, -more, more, more).intersects(window);
}

} // namespace

SeaTable::SeaTable(QGraphicsScene &scene, const Theme &theme, const Palette &palette)
    : m_theme(theme)
    , m_palette(palette)
    , m_under(new TableSheet(TableSheet::Level::Under,
                             [this](QPainter &painter, const QRectF &exposed, QWidget *) {
                                 paintUnder(painter, exposed);
                             }))
    , m_over(new TableSheet(TableSheet::Level::Over,
                            [this](QPainter &painter, const QRectF &, QWidget *widget) {
                                paintOver(painter, widget);
                            }))
{
    scene.addItem(m_under);
    scene.addItem(m_over);
}

SeaTable::~SeaTable()
{
    delete m_under;
    delete m_over;
}

void SeaTable::setBoard(const QRectF &rect, qreal unit)
{
    m_rect = rect;
    m_unit = unit;
    m_under->setRect(rect);
    m_over->setRect(rect.adjusted(-60, -60, 60, 60));
    m_poses.clear();
    m_wakes.clear();
}

void SeaTable::setWords(const PieceNamer &namer)
{
    m_words.setNamer(namer);
    update();
}

void SeaTable::setPicture(const TablePicture &picture, Items items,
                          std::map<std::string, QString> names)
{
    m_items = std::move(items);
    m_names = std::move(names);
    m_ties = picture.ties;
    std::vector<std::string> all;
    for (const PicturePiece &piece : picture.pieces)
        all.push_back(piece.id);
    if (all != m_all)
        m_poses.clear(); // another fleet: nothing of it has moved yet
    m_all = std::move(all);
    m_roster.clear();
    std::map<std::string, PicturePose> poses;
    std::map<std::string, PicturePose> wakes;
    for (const PicturePiece &piece : picture.pieces) {
        if (!piece.pose || !m_items.contains(piece.id))
            continue;
        m_roster.push_back(piece.id);
        poses[piece.id] = *piece.pose;
        const auto before = m_poses.find(piece.id);
        if (piece.came)
            wakes[piece.id] = *piece.came;
        else if (before != m_poses.end() && !(before->second.at == piece.pose->at))
            wakes[piece.id] = before->second;
    }
    if (!wakes.empty() || poses.size() != m_poses.size())
        m_wakes = std::move(wakes); // what moved last keeps its wake until something else moves
    m_poses = std::move(poses);
    update();
}

void SeaTable::setViewScale(qreal scale)
{
    if (scale == m_viewScale)
        return;
    m_viewScale = scale;
    for (const auto &[id, item] : m_items)
        item->setViewScale(scale);
    m_labelsScale = 0;
    redraw();
}

void SeaTable::show(SeaShow shown)
{
    if (asksOtherLabels(shown))
        m_labelsScale = 0;
    m_show = std::move(shown);
    redraw();
}

/// Whether names would find other spots: who is chosen or pointed at writes first.
bool SeaTable::asksOtherLabels(const SeaShow &shown) const
{
    return shown.hovered != m_show.hovered || shown.cursor != m_show.cursor
        || shown.chosen != m_show.chosen || shown.goals != m_show.goals;
}

void SeaTable::update()
{
    m_labelsScale = 0;
    m_written.clear();
    redraw();
}

void SeaTable::redraw()
{
    m_under->update();
    m_over->update();
}

PosedItem *SeaTable::item(const std::string &id) const
{
    const auto found = m_items.find(id);
    return found == m_items.end() ? nullptr : found->second;
}

/// The upright box, in pixels, of a ship that lies so; with the letters beside her.
QSizeF SeaTable::bodyOf(const PosedItem &item, double heading, qreal scale) const
{
    const qreal length = item.drawnLength() * scale;
    const qreal angle = qDegreesToRadians(heading);
    const qreal c = std::abs(std::cos(angle));
    const qreal s = std::abs(std::sin(angle));
    const bool lettered = length >= kSideLettersFrom
        && std::ranges::any_of(item.piece().gauges, &PictureGauge::marked);
    const qreal beam = lettered ? length * 0.6 + 2 * chipSize(scale) : length * 0.5;
    return {length * s + beam * c, length * c + beam * s};
}

LabelWish SeaTable::wishFor(const Label &label, const PosedItem &item, qreal scale) const
{
    const int size = nameSize(scale);
    const QFontMetricsF metrics(boardFont(size));
    const qreal flag = size * 1.05 + 3;
    const qreal marks = static_cast<qreal>(label.marks.size()) * (size + 1);
    const qreal high = metrics.height() + 1;
    const auto box = [&](qreal wide) { return QSizeF(wide + 2 * kLabelPad, high); };
    LabelWish wish;
    wish.at = item.pos() * scale;
    wish.body = bodyOf(item, item.rotation(), scale);
    wish.full = box(flag + metrics.horizontalAdvance(label.name) + marks);
    if (label.brief != label.name)
        wish.brief = box(flag + metrics.horizontalAdvance(label.brief) + marks);
    if (!label.marks.isEmpty())
        wish.marks = box(marks);
    const QString id = QString::fromStdString(label.id);
    wish.asked = m_show.hovered == id || m_show.cursor == id || m_show.chosen.contains(id);
    wish.rank = item.piece().movable || m_show.goals.contains(label.id) ? 1 : 2;
    return wish;
}

std::vector<SeaTable::Label> SeaTable::layLabels(qreal scale) const
{
    std::vector<Label> labels;
    std::vector<LabelWish> wishes;
    const bool written = writesNames(scale);
    for (const std::string &id : m_roster) {
        const PosedItem *posed = item(id);
        const auto name = m_names.find(id);
        if (!posed || name == m_names.end())
            continue;
        Label label;
        label.id = id;
        label.name = name->second;
        label.brief =
            label.name.size() > kBrief + 2 ? label.name.left(kBrief) + QChar(0x2026) : label.name;
        label.letter = m_words.flagLetter(posed->ship().nation);
        label.marks = shipMarks(posed->piece());
        wishes.push_back(written ? wishFor(label, *posed, scale) : LabelWish());
        labels.push_back(std::move(label));
    }
    std::vector<QRectF> taken;
    for (const PictureTie &tie : m_ties)
        if (const auto mark = tieMark(tie, QTransform::fromScale(scale, scale)))
            taken.push_back(*mark);
    const std::vector<LabelSpot> spots =
        placeLabels(wishes, QRectF(m_rect.topLeft() * scale, m_rect.size() * scale), taken);
    for (std::size_t i = 0; i < spots.size(); ++i)
        labels[i].spot = spots[i];
    return labels;
}

std::map<std::string, LabelSpot> SeaTable::labels() const
{
    std::map<std::string, LabelSpot> spots;
    for (const Label &label : layLabels(m_viewScale))
        spots[label.id] = label.spot;
    return spots;
}

void SeaTable::paintLabel(QPainter &painter, const Label &label, const QWidget *widget) const
{
    if (label.spot.form == LabelForm::Hidden)
        return;
    const QPointF at = painter.worldTransform().map(item(label.id)->pos());
    const QRectF rect = label.spot.rect.translated(at);
    const int size = nameSize(painter.worldTransform().m11());
    painter.save();
    painter.resetTransform();
    if (label.spot.led) {
        painter.setPen(QPen(m_palette.seaInk, 1));
        painter.drawLine(at,
                         QPointF(std::clamp(at.x(), rect.left(), rect.right()),
                                 std::clamp(at.y(), rect.top(), rect.bottom())));
    }
    if (!widget) { // a print is drawn sharp
        drawLabel(painter, label, rect, size);
        painter.restore();
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (rect.size() * ratio).toSize() + QSize(1, 1);
    Written &written = m_written[label.id];
    if (written.form != label.spot.form || written.pixmap.size() != pixels) {
        written = {label.spot.form, QPixmap(pixels)};
        written.pixmap.setDevicePixelRatio(ratio);
        written.pixmap.fill(Qt::transparent);
        QPainter on(&written.pixmap);
        on.setRenderHints(painter.renderHints());
        drawLabel(on, label, QRectF(QPointF(0, 0), rect.size()), size);
    }
    painter.drawPixmap(rect.topLeft().toPoint(), written.pixmap);
    painter.restore();
}

void SeaTable::drawLabel(QPainter &painter, const Label &label, const QRectF &rect, int size) const
{
    const PosedItem &posed = *item(label.id);
    QColor ground = m_palette.sea;
    ground.setAlphaF(0.72F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 3, 3);
    qreal x = rect.left() + kLabelPad;
    if (label.spot.form != LabelForm::Marks) {
        const qreal high = size * 0.86;
        paintFlag(painter, QRectF(x, rect.center().y() - high / 2, size * 1.05, high), posed.ship(),
                  label.letter, m_palette);
        x += size * 1.05 + 3;
        const QString &text = label.spot.form == LabelForm::Full ? label.name : label.brief;
        const QFont font = boardFont(size);
        painter.setFont(font);
        painter.setPen(m_palette.ink);
        const QFontMetricsF metrics(font);
        painter.drawText(
            QPointF(x, rect.center().y() + metrics.ascent() / 2 - metrics.descent() / 2), text);
        x += metrics.horizontalAdvance(text) + 1;
    }
    for (const QString &mark : label.marks) {
        m_theme.paint(painter, mark, QRectF(x, rect.center().y() - size / 2.0, size, size));
        x += size + 1;
    }
}

/// Where pieces and their names are, chains and what is in hand: pixels.
std::vector<QRectF> SeaTable::takenBy(const std::vector<Label> &labels,
                                      const QTransform &world) const
{
    std::vector<QRectF> taken;
    const auto take = [&](const PosedItem &posed, const QPointF &at, double heading) {
        QRectF body(QPointF(0, 0), bodyOf(posed, heading, world.m11()));
        body.moveCenter(world.map(at));
        taken.push_back(body);
    };
    for (const Label &label : labels) {
        const PosedItem &posed = *item(label.id);
        take(posed, posed.pos(), posed.rotation());
        if (label.spot.form != LabelForm::Hidden)
            taken.push_back(label.spot.rect.translated(world.map(posed.pos())));
    }
    for (const PictureTie &tie : m_ties)
        if (const auto mark = tieMark(tie, world))
            taken.push_back(*mark);
    if (m_show.ghost)
        if (const PosedItem *posed = item(m_show.ghost->piece.toStdString()))
            take(*posed, toScene(m_show.ghost->pose.at), m_show.ghost->pose.heading);
    return taken;
}

/// The labels at that scale, as they were laid last if nothing of them changed since.
const std::vector<SeaTable::Label> &SeaTable::labelsAt(const QTransform &world) const
{
    if (world.m11() != m_labelsScale) {
        m_labels = layLabels(world.m11());
        m_labelsScale = world.m11();
    }
    return m_labels;
}

void SeaTable::paintOver(QPainter &painter, QWidget *widget) const
{
    const QTransform world = painter.worldTransform();
    const std::vector<Label> &labels = labelsAt(world);
    paintTies(painter);
    paintRings(painter);
    // A painter that draws into the window's store knows only that.
    const QRectF window(widget ? widget->rect() : painter.viewport());
    for (const std::string &id : m_roster)
        if (const PosedItem *posed = item(id);
            posed && (!widget || isNear(*posed, world, window, nameSize(world.m11()))))
            paintBroadsides(painter, *posed);
    paintLines(painter);
    for (const Label &label : labels) {
        const QPointF at = world.map(item(label.id)->pos());
        if (!widget || label.spot.rect.translated(at).intersects(window))
            paintLabel(painter, label, widget);
    }
    paintGhost(painter, widget);
    std::vector<QRectF> taken = takenBy(labels, world);
    if (widget) // the wind's corner, and what else lies over the board
        for (const auto *over : widget->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            if (over->isVisible() && over->objectName() != QLatin1String("mirrorTip"))
                taken.emplace_back(over->geometry());
    paintChips(painter, window, taken);
}

} // namespace qd
