// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/model_ship_painter.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/ship_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr qreal kLong = 100; ///< of a ship's drawing
constexpr qreal kWide = kLong * kModelWidth;
constexpr const char *kNation = "nation-";

struct Mast {
    qreal at; ///< from the bow
    qreal yard; ///< half its length
};

constexpr std::array<Mast, 3> kMasts = {{{27, 21}, {51, 25}, {74, 18}}};
constexpr std::array<const char *, 3> kMastIds = {"mast-fore", "mast-main", "mast-mizzen"};
constexpr std::array<const char *, 2> kGunIds = {"guns-port", "guns-starboard"};

bool has(const PicturePiece &piece, const std::string &tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

const PictureGauge *gaugeOf(const PicturePiece &piece, const char *id)
{
    const auto found = std::ranges::find(piece.gauges, id, &PictureGauge::id);
    return found == piece.gauges.end() ? nullptr : &*found;
}

qreal beamOf(const ModelLook &look)
{
    return look.frigate ? 14 : 18;
}

/// Round the middle line, bow up; narrower and shorter all round by the inset.
QPainterPath hullOf(const ModelLook &look, qreal inset)
{
    const qreal beam = beamOf(look) - inset;
    const qreal bow = 2 + inset * 1.8;
    const qreal stern = 97 - inset;
    QPainterPath hull(QPointF(0, bow));
    hull.cubicTo(beam * 0.6, bow + 9, beam, bow + 20, beam, 42);
    hull.cubicTo(beam, 72, beam * 0.92, 88, beam * 0.66, stern);
    if (look.second)
        hull.lineTo(0, stern - 10);
    hull.lineTo(-beam * 0.66, stern);
    hull.cubicTo(-beam * 0.92, 88, -beam, 72, -beam, 42);
    hull.cubicTo(-beam, bow + 20, -beam * 0.6, bow + 9, 0, bow);
    hull.closeSubpath();
    return hull;
}

/// A square sail seen from above, bellying towards the bow.
QPainterPath sailOf(const Mast &mast)
{
    QPainterPath sail(QPointF(-mast.yard, mast.at + 4));
    sail.quadTo(0, mast.at - 18, mast.yard, mast.at + 4);
    sail.quadTo(0, mast.at - 3, -mast.yard, mast.at + 4);
    sail.closeSubpath();
    return sail;
}

void paintGuns(QPainter &painter, const ModelLook &look, const Palette &palette)
{
    if (look.gunsMax <= 0)
        return;
    const qreal beam = beamOf(look);
    // Barrels stand against the sea: dark on a light one, light on a dark one.
    const bool light = !isDark(palette.shade);
    const QColor barrelInk = light ? palette.shieldInk : palette.shield;
    const QColor barrelEdge = light ? palette.shield : palette.shieldInk;
    for (int side = 0; side < 2; ++side) {
        const qreal sign = side == 0 ? -1 : 1;
        for (int gun = 0; gun < look.gunsMax; ++gun) {
            const qreal y = look.gunsMax == 1 ? 56 : 38 + 36.0 * gun / (look.gunsMax - 1);
            const QRectF barrel = QRectF(sign > 0 ? beam - 4 : -beam - 11, y - 3.2, 15, 6.4);
            if (gun < look.guns.at(static_cast<std::size_t>(side))) {
                painter.setPen(QPen(barrelEdge, 2));
                painter.setBrush(barrelInk);
                painter.drawRoundedRect(barrel, 2.4, 2.4);
                if (look.fired.at(static_cast<std::size_t>(side))) { // smoke before the muzzle
                    painter.setPen(QPen(palette.shieldInk, 1));
                    painter.setBrush(palette.shield);
                    painter.drawEllipse(QPointF(sign * (beam + 12), y), 4, 3.6);
                }
            } else { // the empty port
                painter.setPen(QPen(palette.shieldInk, 1.4));
                painter.setBrush(palette.shield);
                painter.drawRect(QRectF(sign * (beam - 3.5) - 3, y - 3, 6, 6));
            }
        }
    }
}

void paintMasts(QPainter &painter, const ModelLook &look, const Palette &palette)
{
    for (std::size_t i = 0; i < kMasts.size(); ++i) {
        const Mast &mast = kMasts.at(i);
        if (look.masts.at(i)) {
            painter.setPen(QPen(palette.shieldInk, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(palette.shield);
            painter.drawPath(sailOf(mast));
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette.shieldInk);
            painter.drawEllipse(QPointF(0, mast.at + 1), 3, 3);
        } else { // a hole in the deck
            painter.setPen(QPen(palette.shieldInk, 1.4));
            painter.setBrush(QColor(0x6B4A25));
            painter.drawEllipse(QPointF(0, mast.at), 3.4, 3.4);
        }
    }
}

void paintShip(QPainter &painter, const ModelLook &look, const QRectF &rect, const Palette &palette)
{
    painter.translate(rect.center());
    painter.scale(rect.width() / kWide, rect.height() / kLong);
    painter.translate(0, -kLong / 2);
    const auto [fill, mark] = modelColours(palette, look.nation);
    painter.setPen(QPen(palette.shieldInk, 3.4, Qt::SolidLine, Qt::RoundCap)); // the bowsprit
    painter.drawLine(QLineF(0, 5, 0, -1));
    paintGuns(painter, look, palette);
    const QPainterPath hull = hullOf(look, 0);
    // A light line round a dark one: she stands out from any sea.
    painter.setPen(QPen(palette.shield, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPath(hull);
    painter.setPen(QPen(palette.shieldInk, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(hull);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xC9A36B));
    painter.drawPath(hullOf(look, look.frigate ? 5 : 6));
    paintMasts(painter, look, palette);
    // Her nation's letter on the quarterdeck, in the nation's colours.
    painter.setPen(QPen(palette.shieldInk, 1.2));
    painter.setBrush(fill);
    const QRectF plate(-10, 79, 20, 16);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setFont(figureFont(look.letter.size() > 1 ? 11 : 14));
    painter.setPen(mark);
    painter.drawText(plate, Qt::AlignCenter, look.letter);
}

/// A round bastion; its gun, or the empty carriage struck through.
void paintFort(QPainter &painter, const ModelLook &look, const QRectF &rect, const Palette &palette)
{
    painter.translate(rect.center());
    const qreal unit = rect.height() / 100;
    painter.scale(unit, unit);
    const auto [fill, mark] = modelColours(palette, look.nation);
    if (look.calls) { // rays all round
        painter.setPen(QPen(palette.caution, 6, Qt::SolidLine, Qt::RoundCap));
        for (int ray = 0; ray < 12; ++ray) {
            const double angle = ray * 3.14159265358979 / 6;
            const QPointF way(std::sin(angle), std::cos(angle));
            painter.drawLine(QLineF(way * 41, way * 48));
        }
    }
    painter.setPen(QPen(palette.ink, 3));
    painter.setBrush(palette.fortress);
    painter.drawEllipse(QPointF(0, 0), 36, 36);
    QPen wall(fill, 7, Qt::CustomDashLine, Qt::FlatCap);
    wall.setDashPattern({1.4, 0.7});
    painter.setPen(wall);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(0, 0), 31, 31);
    const bool armed = look.guns[0] > 0;
    painter.setPen(QPen(palette.ink, 2.4, armed ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(armed ? QBrush(palette.ink) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(-6, -27, 12, 38), 5, 5);
    if (armed) {
        painter.setBrush(palette.shield);
        painter.drawEllipse(QPointF(0, -25), 4, 4);
        if (look.fired[0]) {
            painter.setPen(QPen(palette.shieldInk, 1.4));
            for (const QPointF at : {QPointF(-7, -34), QPointF(7, -36), QPointF(0, -40)})
                painter.drawEllipse(at, 7, 7);
        }
    } else {
        painter.setPen(QPen(palette.redLine, 5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(-18, -24, 18, 12));
        painter.drawLine(QLineF(18, -24, -18, 12));
    }
    painter.setPen(QPen(palette.shieldInk, 1.4));
    painter.setBrush(fill);
    const QRectF plate(-11, 13, 22, 18);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setFont(figureFont(look.letter.size() > 1 ? 12 : 15));
    painter.setPen(mark);
    painter.drawText(plate, Qt::AlignCenter, look.letter);
}

} // namespace

QString ModelLook::key() const
{
    QString text = QStringLiteral("model|%1|%2|%3|")
                       .arg(static_cast<int>(kind))
                       .arg(QString::fromStdString(nation), letter);
    for (const bool flag :
         {frigate, second, masts[0], masts[1], masts[2], fired[0], fired[1], calls})
        text += QLatin1Char(flag ? '1' : '0');
    return text + QStringLiteral("|%1|%2|%3").arg(guns[0]).arg(guns[1]).arg(gunsMax);
}

std::string colourOf(const PicturePiece &piece)
{
    for (const std::string &tag : piece.tags)
        if (tag.starts_with(kNation))
            return tag.substr(std::char_traits<char>::length(kNation));
    return piece.side;
}

std::pair<QColor, QColor> modelColours(const Palette &palette, const std::string &nation)
{
    if (nation == "english")
        return {palette.british, palette.britishMark};
    if (nation == "allied")
        return {palette.french, palette.frenchMark};
    return nationColours(palette, nation);
}

ModelLook modelLookOf(const PicturePiece &piece, bool second, const QString &letter)
{
    ModelLook look;
    look.kind = piece.kind == "fort-gun" ? ModelLook::Kind::Fort
        : piece.kind == "flag"           ? ModelLook::Kind::Flag
                                         : ModelLook::Kind::Ship;
    look.nation = colourOf(piece);
    look.letter = letter;
    look.frigate = piece.face == "frigate";
    look.second = second;
    look.calls = has(piece, "may-fire") || has(piece, "may-shout");
    look.fired = {has(piece, "fired-port") || has(piece, "fired"), has(piece, "fired-starboard")};
    for (std::size_t i = 0; i < kMastIds.size(); ++i)
        if (const PictureGauge *mast = gaugeOf(piece, kMastIds.at(i)))
            look.masts.at(i) = mast->left > 0;
    for (std::size_t i = 0; i < kGunIds.size(); ++i)
        if (const PictureGauge *guns = gaugeOf(piece, kGunIds.at(i))) {
            look.guns.at(i) = guns->left;
            look.gunsMax = guns->max;
        }
    if (const PictureGauge *gun = gaugeOf(piece, "guns"))
        look.guns[0] = gun->left;
    return look;
}

void paintModelFlag(QPainter &painter, const QRectF &rect, const std::string &side,
                    const QString &letter, bool forked, const Palette &palette)
{
    const auto [fill, mark] = modelColours(palette, side);
    const qreal pole = rect.left() + rect.width() * 0.08;
    painter.setPen(QPen(palette.shield, rect.width() * 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QLineF(pole, rect.top(), pole, rect.bottom()));
    painter.setPen(QPen(palette.shieldInk, rect.width() * 0.07, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QLineF(pole, rect.top(), pole, rect.bottom()));
    const QRectF cloth(pole, rect.top(), rect.right() - pole, rect.height() * 0.6);
    QPainterPath flag(cloth.topLeft());
    flag.lineTo(cloth.topRight());
    if (forked)
        flag.lineTo(cloth.right() - cloth.width() * 0.24, cloth.center().y());
    flag.lineTo(cloth.bottomRight());
    flag.lineTo(cloth.bottomLeft());
    flag.closeSubpath();
    painter.setPen(QPen(palette.shieldInk, rect.width() * 0.05));
    painter.setBrush(fill);
    painter.drawPath(flag);
    const qreal height = cloth.height() * (letter.size() > 1 ? 0.62 : 0.78);
    painter.setFont(figureFont(std::max(4, static_cast<int>(height))));
    painter.setPen(mark);
    painter.drawText(cloth.adjusted(0, 0, forked ? -cloth.width() * 0.2 : 0, 0), Qt::AlignCenter,
                     letter);
}

void paintModel(QPainter &painter, const ModelLook &look, const QRectF &rect,
                const Palette &palette)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (look.kind == ModelLook::Kind::Flag)
        paintModelFlag(painter, rect.adjusted(rect.width() * 0.1, 0, -rect.width() * 0.05, 0),
                       look.nation, look.letter, look.second, palette);
    else if (look.kind == ModelLook::Kind::Fort)
        paintFort(painter, look, rect, palette);
    else
        paintShip(painter, look, rect, palette);
    painter.restore();
}

} // namespace qd
