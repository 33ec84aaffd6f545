// SPDX-License-Identifier: GPL-3.0-or-later
// What a measured board draws beside its ships: chains of grapples, letters of broadsides; and how
// large its letters are.
#include "app/mirror/board_fonts.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_chips.h"
#include "app/mirror/sea_table.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace qd {

namespace {

constexpr qreal kSmallShip = 34; ///< pixels of her length
constexpr int kLeastLetters = 11; ///< pixels
constexpr double kLeastLettering = 0.6; ///< of the reader's letters
constexpr double kRoomyBoard = 42; ///< of the reader's lines: a board that wide has room for them

/// Where the mark of two joined ships stands: on the chain where that is long, else beside it, so
/// that it hides neither of them.
QPointF markOf(const QLineF &chain, qreal ships, qreal size)
{
    if (chain.length() > ships + 1.5 * size || chain.length() <= 0)
        return chain.center();
    QPointF aside = QPointF(chain.dy(), -chain.dx()) / chain.length();
    if (aside.y() > 0)
        aside = -aside; // above rather than below
    return chain.center() + aside * (ships / 2 + size * 0.8);
}

} // namespace

double SeaTable::lettering(qreal scale) const
{
    const qreal wanted = QFontMetricsF(QGuiApplication::font()).height() * kRoomyBoard;
    return std::clamp(m_rect.width() * scale / wanted, kLeastLettering, 1.0);
}

int SeaTable::nameSize(qreal scale) const
{
    const qreal high = QFontMetricsF(QGuiApplication::font()).height() * 0.86;
    return std::max(kLeastLetters, static_cast<int>(high * lettering(scale)));
}

int SeaTable::chipSize(qreal scale) const
{
    const qreal high = QFontMetricsF(QGuiApplication::font()).height() * 0.8;
    return std::max(kLeastLetters, static_cast<int>(high * lettering(scale)));
}

bool SeaTable::writesNames(qreal scale) const
{
    constexpr qreal kMostLetters = 2; // of a ship's length
    return std::ranges::any_of(m_roster, [&](const std::string &id) {
        const PosedItem *posed = item(id);
        return posed && posed->drawnLength() * scale * kMostLetters >= nameSize(scale);
    });
}

std::optional<QRectF> SeaTable::tieMark(const PictureTie &tie, const QTransform &world) const
{
    const PosedItem *a = item(tie.a);
    const PosedItem *b = item(tie.b);
    if (!a || !b)
        return std::nullopt;
    const qreal size = chipSize(world.m11()) * 1.5;
    const qreal ships = std::max(a->drawnLength(), b->drawnLength()) * world.m11();
    QRectF mark(0, 0, size, size);
    mark.moveCenter(markOf(QLineF(world.map(a->pos()), world.map(b->pos())), ships, size));
    return mark;
}

void SeaTable::paintTies(QPainter &painter) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    for (const PictureTie &tie : m_ties) {
        const auto mark = tieMark(tie, world);
        if (!mark)
            continue;
        const PosedItem &one = *item(tie.a);
        const PosedItem &other = *item(tie.b);
        QLineF line(world.map(one.pos()), world.map(other.pos()));
        // Between small ships a thin and short one: they must be seen too.
        const bool small =
            std::max(one.drawnLength(), other.drawnLength()) * world.m11() < kSmallShip;
        if (small)
            line = QLineF(line.pointAt(0.25), line.pointAt(0.75));
        painter.setPen(QPen(m_palette.shield, small ? 3 : 5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line);
        QPen links(m_palette.shieldInk, small ? 1.6 : 3.2, Qt::CustomDashLine, Qt::RoundCap);
        links.setDashPattern({1.1, 1.6});
        painter.setPen(links);
        painter.drawLine(line);
        painter.setPen(QPen(m_palette.shield, 4, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(line.center(), mark->center());
        painter.setPen(QPen(m_palette.shieldInk, 1.6));
        painter.drawLine(line.center(), mark->center());
        painter.setPen(QPen(m_palette.shieldInk, 1.2));
        painter.setBrush(m_palette.shield);
        painter.drawEllipse(*mark);
        m_theme.paint(painter,
                      tie.kind == "melee" ? QStringLiteral("swords") : QStringLiteral("grappled"),
                      mark->adjusted(2, 2, -2, -2));
    }
    painter.restore();
}

/// The letters of the broadsides that were not fired yet, beside the ship.
void SeaTable::paintBroadsides(QPainter &painter, const PosedItem &posed) const
{
    const qreal length = posed.drawnLength() * painter.worldTransform().m11();
    if (length < kSideLettersFrom)
        return;
    const QPointF at = painter.worldTransform().map(posed.pos());
    const int letters = chipSize(painter.worldTransform().m11());
    const qreal away = length * 0.30 + letters * 0.5;
    painter.save();
    painter.resetTransform();
    const QFont font = figureFont(letters);
    painter.setFont(font);
    for (const PictureGauge &gauge : posed.piece().gauges) {
        const bool port = gauge.id == "guns-port";
        if (!gauge.marked || !(port || gauge.id == "guns-starboard"))
            continue;
        const QString letter = port
            ? SeaWords::tr("P", "port guns that were not fired yet: one letter or two")
            : SeaWords::tr("S", "starboard guns that were not fired yet: one letter or two");
        QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(letter) + 7, letters + 3);
        box.moveCenter(towards(at, posed.rotation() + (port ? -90 : 90), away));
        painter.setPen(QPen(m_palette.ink, 1));
        painter.setBrush(m_palette.panel);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(m_palette.text);
        painter.drawText(box, Qt::AlignCenter, letter);
    }
    painter.restore();
}

} // namespace qd
