// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/ship_painter.h"

#include "app/mirror/board_fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd {

namespace {

constexpr qreal kLong = 100; ///< of the drawing
constexpr qreal kWide = kLong * kShipWidth;
constexpr qreal kMiddle = kWide / 2;
constexpr qreal kInside = 0.93; ///< of the rectangle, so that no line is cut at its edge
constexpr qreal kBeam = 15; ///< half of it
constexpr qreal kSmall = 34; ///< pixels of length below which only what must be read is drawn

constexpr const char *kNation = "nation-";

struct Mast {
    qreal at; ///< from the bow
    qreal yard; ///< half its length
};

constexpr std::array<Mast, 3> kMasts = {{{23, 27}, {50, 33}, {77, 22}}};

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

/// The hull's outline, that much narrower and shorter all round.
QPainterPath hullOf(bool notched, qreal inset)
{
    const qreal beam = kBeam - inset;
    const qreal bow = 1 + inset * 1.9;
    const qreal stern = 98 - inset;
    const qreal counter = beam * 0.62;
    QPainterPath hull(QPointF(kMiddle, bow));
    hull.cubicTo(kMiddle + beam * 0.55, bow + 9, kMiddle + beam, bow + 20, kMiddle + beam, 40);
    hull.cubicTo(kMiddle + beam, 72, kMiddle + beam * 0.9, 88, kMiddle + counter, stern);
    if (notched)
        hull.lineTo(kMiddle, stern - 11);
    hull.lineTo(kMiddle - counter, stern);
    hull.cubicTo(kMiddle - beam * 0.9, 88, kMiddle - beam, 72, kMiddle - beam, 40);
    hull.cubicTo(kMiddle - beam, bow + 20, kMiddle - beam * 0.55, bow + 9, kMiddle, bow);
    hull.closeSubpath();
    return hull;
}

/// A square sail seen from above, bellying towards the bow; torn ones lack their middle.
QPainterPath sailOf(const Mast &mast, bool torn)
{
    const qreal w = mast.yard;
    const qreal y = mast.at + 4;
    QPainterPath sail;
    if (!torn) {
        sail.moveTo(kMiddle - w, y);
        sail.quadTo(kMiddle, y - 21, kMiddle + w, y);
        sail.quadTo(kMiddle, y - 6, kMiddle - w, y);
        sail.closeSubpath();
        return sail;
    }
    sail.moveTo(kMiddle - w, y);
    sail.quadTo(kMiddle - w * 0.6, y - 8, kMiddle - w * 0.25, y - 9);
    sail.lineTo(kMiddle - w * 0.4, y - 4);
    sail.lineTo(kMiddle - w * 0.2, y - 1);
    sail.lineTo(kMiddle - w * 0.6, y);
    sail.closeSubpath();
    sail.moveTo(kMiddle + w * 0.75, y - 1);
    sail.lineTo(kMiddle + w * 0.45, y - 8);
    sail.lineTo(kMiddle + w * 0.35, y - 2);
    sail.closeSubpath();
    return sail;
}

void paintRig(QPainter &painter, const ShipLook &look, const Palette &palette)
{
    const QColor ink = palette.shieldInk;
    if (look.sails == Sails::None) { // stumps, and a mast over the side
        painter.setPen(QPen(ink, 4.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(kMiddle + 2, 52, kMiddle + 31, 70));
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(palette.shield);
        for (const Mast &mast : kMasts)
            painter.drawEllipse(QPointF(kMiddle, mast.at), 3.2, 3.2);
        return;
    }
    const bool torn = look.sails == Sails::Torn;
    for (const Mast &mast : kMasts) {
        if (look.furled || look.struck) {
            painter.setPen(QPen(ink, 5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QLineF(kMiddle - mast.yard * 0.8, mast.at,
                                    kMiddle + mast.yard * (torn ? 0.1 : 0.8), mast.at));
            painter.setPen(QPen(palette.shield, 2.6, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(QLineF(kMiddle - mast.yard * 0.8, mast.at,
                                    kMiddle + mast.yard * (torn ? 0.1 : 0.8), mast.at));
            continue;
        }
        painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(palette.shield);
        painter.drawPath(sailOf(mast, torn));
    }
}

void paintDeck(QPainter &painter, const ShipLook &look, const Palette &palette)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xC9A36B));
    painter.drawPath(hullOf(look.second, 5.5));
    painter.setPen(QPen(QColor(0x6B4A25), 1));
    painter.setBrush(Qt::NoBrush);
    for (const qreal y : {34.0, 64.0, 86.0})
        painter.drawLine(QLineF(kMiddle - 8, y, kMiddle + 8, y));
    painter.setPen(QPen(palette.shieldInk, 2.2, Qt::SolidLine, Qt::FlatCap));
    for (qreal y = 26; y < 88; y += 8.5) // the gun ports
        for (const qreal side : {-1.0, 1.0})
            painter.drawLine(QLineF(kMiddle + side * (kBeam - 4), y, kMiddle + side * kBeam, y));
}

/// A ship of a few pixels: an arrow of her nation's colour with a bar for every mast that carries
/// sail, two of them gone where she is damaged.
void paintSmall(QPainter &painter, const ShipLook &look, const Palette &palette)
{
    const auto [ground, ink] = nationColours(palette, look.nation);
    QPainterPath hull(QPointF(kMiddle, 1));
    hull.cubicTo(kMiddle + 12, 14, kMiddle + 23, 30, kMiddle + 23, 52);
    hull.lineTo(kMiddle + 19, 98);
    if (look.second)
        hull.lineTo(kMiddle, 80);
    hull.lineTo(kMiddle - 19, 98);
    hull.lineTo(kMiddle - 23, 52);
    hull.cubicTo(kMiddle - 23, 30, kMiddle - 12, 14, kMiddle, 1);
    hull.closeSubpath();
    painter.setPen(QPen(palette.shield, 15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ground);
    painter.drawPath(hull);
    painter.setPen(QPen(palette.shieldInk, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(hull);
    if (look.struck) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(kMiddle - 14, 44, 28, 34));
        return;
    }
    painter.setPen(QPen(ink, 8, look.furled ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
    if (look.sails != Sails::None)
        painter.drawLine(QLineF(kMiddle - 15, 54, kMiddle + 15, 54));
    if (look.sails != Sails::Full)
        return;
    painter.drawLine(QLineF(kMiddle - 11, 35, kMiddle + 11, 35));
    painter.drawLine(QLineF(kMiddle - 13, 73, kMiddle + 13, 73));
}

void paintShore(QPainter &painter, const ShipLook &look, const Palette &palette)
{
    const auto [ground, ink] = nationColours(palette, look.nation);
    QPainterPath wall(QPointF(kMiddle - 32, 84)); // a lunette, its guns to the front
    wall.lineTo(kMiddle - 32, 44);
    wall.lineTo(kMiddle, 18);
    wall.lineTo(kMiddle + 32, 44);
    wall.lineTo(kMiddle + 32, 84);
    painter.setPen(QPen(palette.shieldInk, 3));
    painter.setBrush(palette.fortress);
    painter.drawPath(wall);
    painter.setPen(QPen(ground, 9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(wall);
    painter.setPen(QPen(palette.shieldInk, 6, Qt::SolidLine, Qt::FlatCap));
    for (const qreal x : {-14.0, 0.0, 14.0})
        painter.drawLine(QLineF(kMiddle + x, 40, kMiddle + x, 58));
}

} // namespace

QString ShipLook::key() const
{
    return QStringLiteral("ship|%1|%2|%3%4%5%6")
        .arg(QString::fromStdString(nation))
        .arg(static_cast<int>(sails))
        .arg(second ? 1 : 0)
        .arg(furled ? 1 : 0)
        .arg(struck ? 1 : 0)
        .arg(shore ? 1 : 0);
}

bool isShip(const std::string &kind)
{
    return kind == "sailing-ship" || kind == "shore-battery";
}

ShipLook shipLookOf(const PicturePiece &piece, int rank)
{
    ShipLook look;
    look.nation = piece.side;
    for (const std::string &tag : piece.tags)
        if (tag.starts_with(kNation))
            look.nation = tag.substr(std::char_traits<char>::length(kNation));
    look.sails = has(piece, "dismasted") ? Sails::None
        : has(piece, "damaged")          ? Sails::Torn
                                         : Sails::Full;
    look.second = rank % 2 == 1;
    look.furled = has(piece, "anchored");
    look.struck = has(piece, "struck");
    look.shore = piece.kind == "shore-battery";
    return look;
}

std::pair<QColor, QColor> nationColours(const Palette &palette, const std::string &nation)
{
    if (nation == "french-spanish")
        return {palette.french, palette.frenchMark};
    if (nation == "dutch")
        return {palette.yellow, palette.yellowInk};
    if (nation == "danish" || nation == "american" || nation == "portuguese")
        return {palette.green, palette.batteryInk};
    return palette.sideColours(nation);
}

void paintShip(QPainter &painter, const ShipLook &look, const QRectF &rect, const Palette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QTransform &world = painter.worldTransform();
    const bool small = rect.height() * std::hypot(world.m11(), world.m12()) < kSmall;
    painter.translate(rect.center());
    painter.scale(kInside * rect.width() / kWide, kInside * rect.height() / kLong);
    painter.translate(-kMiddle, -kLong / 2);
    if (look.shore) {
        paintShore(painter, look, palette);
        painter.restore();
        return;
    }
    if (small) {
        paintSmall(painter, look, palette);
        painter.restore();
        return;
    }
    const QPainterPath hull = hullOf(look.second, 0);
    // A light line round a dark one: she stands out from any sea.
    painter.setPen(QPen(palette.shield, 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(nationColours(palette, look.nation).first);
    painter.drawPath(hull);
    painter.setPen(QPen(palette.shieldInk, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(hull);
    paintDeck(painter, look, palette);
    paintRig(painter, look, palette);
    if (look.struck) {
        painter.setPen(QPen(palette.shieldInk, 3));
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(kMiddle - 13, 76, 26, 20));
    }
    painter.restore();
}

void paintFlag(QPainter &painter, const QRectF &rect, const ShipLook &look, const QString &letter,
               const Palette &palette)
{
    const auto [ground, ink] = nationColours(palette, look.nation);
    QPainterPath flag(rect.topLeft());
    flag.lineTo(rect.topRight());
    if (look.second)
        flag.lineTo(rect.right() - rect.width() * 0.22, rect.center().y());
    flag.lineTo(rect.bottomRight());
    flag.lineTo(rect.bottomLeft());
    flag.closeSubpath();
    painter.setPen(QPen(palette.ink, 1));
    painter.setBrush(ground);
    painter.drawPath(flag);
    painter.setFont(figureFont(static_cast<int>(std::lround(rect.height() * 0.82))));
    painter.setPen(ink);
    painter.drawText(rect.adjusted(0, 0, look.second ? -rect.width() * 0.2 : 0, 0), Qt::AlignCenter,
                     letter);
}

QStringList shipMarks(const PicturePiece &piece)
{
    static constexpr std::array<const char *, 7> kMarks = {
        "struck", "prize", "pumps", "anchored", "independent", "red-hot", "moved"};
    QStringList marks;
    for (const char *mark : kMarks)
        if (has(piece, mark))
            marks.append(QLatin1String(mark));
    return marks;
}

} // namespace qd
