// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/counter_painter.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/counter_marks.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace qd {

namespace {

constexpr qreal kSquare = 100; ///< units of a counter's drawing
constexpr qreal kSmall = 21; ///< pixels: below this only side and symbol are drawn
constexpr qreal kTiny = 12;

bool has(const PicturePiece &piece, std::string_view tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

bool isBrigade(std::string_view formation)
{
    return formation.starts_with("brigade-");
}

std::string taggedOf(const PicturePiece &piece, bool brigade)
{
    constexpr std::string_view kOf = "of-";
    for (const std::string &tag : piece.tags)
        if (tag.starts_with(kOf) && isBrigade(std::string_view(tag).substr(kOf.size())) == brigade)
            return tag.substr(kOf.size());
    return {};
}

CounterLook::Symbol symbolOf(const PicturePiece &piece)
{
    using Symbol = CounterLook::Symbol;

    struct Known {
        const char *what;
        Symbol symbol;
    };

    // A type says more than a kind.
    static constexpr std::array<Known, 16> kKnown{{{"leader", Symbol::Leader},
                                                   {"colours", Symbol::Colours},
                                                   {"sol", Symbol::ShipOfLine},
                                                   {"transport", Symbol::Transport},
                                                   {"legere", Symbol::Light},
                                                   {"light", Symbol::Light},
                                                   {"rifles", Symbol::Light},
                                                   {"light-company", Symbol::Light},
                                                   {"rifle-company", Symbol::Light},
                                                   {"guard", Symbol::Guard},
                                                   {"mob", Symbol::Militia},
                                                   {"sapeurs", Symbol::Engineers},
                                                   {"horse-artillery", Symbol::HorseArtillery},
                                                   {"artillery", Symbol::Artillery},
                                                   {"cavalry", Symbol::Cavalry},
                                                   {"infantry", Symbol::Infantry}}};
    for (const Known &known : kKnown)
        if (piece.kind == known.what || piece.face == known.what)
            return known.symbol;
    return Symbol::Other;
}

/// The digits that a word begins with.
QString numberOf(const QString &word)
{
    qsizetype digits = 0;
    while (digits < word.size() && word[digits].isDigit())
        ++digits;
    return word.left(digits);
}

/// From ids such as "17e-legere-1" (1/17), "1-42nd-foot" (1/42), "voluntarios-3" (V3), "moore".
QString shortName(const PicturePiece &piece)
{
    const QStringList words = QString::fromStdString(piece.id).split(QLatin1Char('-'));
    if (piece.kind == "colours")
        return formationLetter(brigadeOf(piece));
    const QString first = numberOf(words.first());
    if (first.isEmpty()) {
        const QString last = numberOf(words.last());
        const QString start = words.first().left(last.isEmpty() ? 2 : 1);
        return start == QLatin1String("ii") ? QStringLiteral("II")
                                            : start.left(1).toUpper() + start.mid(1) + last;
    }
    const QString second = words.size() > 1 ? numberOf(words[1]) : QString();
    if (first == words.first() && !second.isEmpty())
        return first + QLatin1Char('/') + second;
    const QString last = words.size() > 1 ? numberOf(words.last()) : QString();
    return last.isEmpty() ? first : last + QLatin1Char('/') + first;
}

template <std::size_t N>
std::string firstTag(const PicturePiece &piece, const std::array<const char *, N> &tags)
{
    for (const char *tag : tags)
        if (has(piece, tag))
            return tag;
    return {};
}

/// The plate of a counter in its side's colour.
void paintPlate(QPainter &painter, const CounterLook &look, const Palette &palette)
{
    const auto [ground, mark] = palette.sideColours(look.side);
    painter.setPen(QPen(mark, 4));
    painter.setBrush(ground);
    if (look.symbol == CounterLook::Symbol::Leader)
        painter.drawEllipse(QRectF(5, 5, kSquare - 10, kSquare - 10));
    else
        painter.drawRoundedRect(QRectF(3, 3, kSquare - 6, kSquare - 6), 9, 9);
}

void paintBand(QPainter &painter, const CounterLook &look)
{
    if (look.bandColour < 0 || look.symbol == CounterLook::Symbol::Leader)
        return;
    const QRectF band(6, 6, kSquare - 12, 25);
    painter.setPen(Qt::NoPen);
    painter.setBrush(counterBand(look.bandColour));
    painter.drawRoundedRect(band, 5, 5);
    painter.setPen(QColor(0x1B222B));
    painter.setFont(figureFont(23));
    painter.drawText(band.adjusted(5, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, look.band);
    if (look.commanded) { // a star for the order that it has
        painter.setBrush(QColor(0x1B222B));
        painter.setPen(Qt::NoPen);
        paintStar(painter, QPointF(band.right() - 13, band.center().y()), 11);
    }
}

void paintFigures(QPainter &painter, const CounterLook &look, const QColor &mark)
{
    painter.setPen(mark);
    painter.setFont(figureFont(23));
    painter.drawText(QRectF(8, 72, kSquare - 14, 26), Qt::AlignRight | Qt::AlignVCenter,
                     look.strength > 0 ? QString::number(look.strength) : QString());
    paintFormation(painter, look.formation, QRectF(8, 75, 36, 19), mark);
}

void paintOrder(QPainter &painter, const CounterLook &look, const QRectF &flag,
                const Palette &palette)
{
    if (look.status.empty())
        return;
    const QString letter = QString::fromStdString(look.status).left(1).toUpper();
    painter.setPen(QPen(palette.shieldInk, 3));
    painter.setBrush(palette.shield);
    painter.drawEllipse(flag);
    painter.setPen(palette.shieldInk);
    painter.setFont(figureFont(static_cast<int>(flag.height() * 0.72)));
    painter.drawText(flag, Qt::AlignCenter, letter);
}

/// A tick over the edge that it faces.
void paintFacing(QPainter &painter, const CounterLook &look, const Palette &palette)
{
    if (look.facing < 0)
        return;
    painter.save();
    painter.translate(kSquare / 2, kSquare / 2);
    painter.rotate(look.facing);
    painter.setPen(QPen(palette.panel, 3));
    painter.setBrush(palette.ink);
    painter.drawPolygon(QPolygonF({QPointF(-11, -44), QPointF(11, -44), QPointF(0, -60)}));
    painter.restore();
}

void paintLeader(QPainter &painter, const CounterLook &look, const QColor &mark)
{
    painter.setPen(mark);
    painter.setFont(figureFont(40));
    painter.drawText(QRectF(0, 30, kSquare, 46), Qt::AlignCenter, look.name);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark);
    paintStar(painter, QPointF(kSquare / 2, 22), 12);
    if (look.band.isEmpty())
        return;
    painter.setPen(mark);
    painter.setFont(figureFont(20));
    painter.drawText(QRectF(0, 72, kSquare, 20), Qt::AlignCenter, look.band);
}

} // namespace

QString CounterLook::key() const
{
    return QStringLiteral("counter|%1|%2|%3|%4|%5|%6|%7|%8|%9")
        .arg(static_cast<int>(symbol))
        .arg(QString::fromStdString(side), name, band)
        .arg(bandColour)
        .arg(QString::fromStdString(formation), QString::fromStdString(status))
        .arg(strength)
        .arg((facing + 1) * 8 + (commanded ? 1 : 0) + (moved ? 2 : 0) + (gone ? 4 : 0));
}

QString formationLetter(const std::string &id)
{
    const QStringList words = QString::fromStdString(id).split(QLatin1Char('-'));
    bool number = false;
    words.last().toInt(&number);
    if (number) // divisions and brigades have numbers of their own, dragoons a letter before it
        return words.first() == QLatin1String("dragons") ? QLatin1Char('D') + words.last()
                                                         : words.last();
    return words.first() == QLatin1String("ii") ? QStringLiteral("II")
                                                : words.last().left(1).toUpper();
}

std::string divisionOf(const PicturePiece &piece)
{
    return taggedOf(piece, false);
}

std::string brigadeOf(const PicturePiece &piece)
{
    return taggedOf(piece, true);
}

CounterLook counterLookOf(const PicturePiece &piece, int bandColour)
{
    static constexpr std::array<const char *, 9> kFormations{
        "line",     "column", "road-column", "square",    "general-order",
        "skirmish", "mob",    "limbered",    "unlimbered"};
    static constexpr std::array<const char *, 3> kStatus{"disorder", "pgd", "rout"};
    CounterLook look;
    look.symbol = symbolOf(piece);
    look.side = piece.side;
    look.name = shortName(piece);
    look.bandColour = bandColour;
    if (const std::string division = divisionOf(piece); !division.empty())
        look.band = formationLetter(division);
    if (const std::string brigade = brigadeOf(piece); !brigade.empty())
        look.band += QStringLiteral("·") + formationLetter(brigade);
    look.formation = firstTag(piece, kFormations);
    look.status = firstTag(piece, kStatus);
    look.strength = piece.strength;
    look.strengthMax = piece.strengthMax;
    if (piece.pose && has(piece, "faces"))
        look.facing = static_cast<int>(std::lround(piece.pose->heading)) % 360;
    look.commanded = has(piece, "in-command");
    look.moved = has(piece, "moved");
    look.gone = piece.place == "eliminated" || piece.place == "captured" || has(piece, "killed");
    return look;
}

CounterBands::CounterBands(const TablePicture &picture)
{
    for (const PicturePiece &piece : picture.pieces)
        if (const std::string division = divisionOf(piece); !division.empty())
            m_divisions.emplace_back(piece.side, division);
    std::ranges::sort(m_divisions);
    m_divisions.erase(std::ranges::unique(m_divisions).begin(), m_divisions.end());
}

int CounterBands::of(const PicturePiece &piece) const
{
    const auto found = std::ranges::find(m_divisions, std::pair(piece.side, divisionOf(piece)));
    if (found == m_divisions.end())
        return -1;
    const auto first =
        std::ranges::find(m_divisions, piece.side, &std::pair<std::string, std::string>::first);
    return static_cast<int>(found - first);
}

int counterBands()
{
    return 8;
}

QColor counterBand(int index)
{
    // Light enough for dark letters on each of them.
    static constexpr std::array<QRgb, 8> kBands{0xFFE8C547, 0xFF8FD0A0, 0xFFF2A37A, 0xFFA9C6F0,
                                                0xFFD9B3E6, 0xFFE6E0CF, 0xFF8FD8D8, 0xFFF0A8B8};
    return QColor::fromRgb(kBands.at(static_cast<std::size_t>(index) % kBands.size()));
}

void paintCounter(QPainter &painter, const CounterLook &look, const QRectF &rect,
                  const Palette &palette)
{
    using Symbol = CounterLook::Symbol;
    const qreal pixels = rect.height() * std::abs(painter.worldTransform().m22());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / kSquare, rect.height() / kSquare);
    const QColor mark = palette.sideColours(look.side).second;
    paintPlate(painter, look, palette);
    const bool leader = look.symbol == Symbol::Leader;
    if (pixels < kSmall) {
        if (leader)
            paintStar(painter, QPointF(kSquare / 2, kSquare / 2), 26, mark);
        else
            paintSymbol(painter, look,
                        pixels < kTiny ? QRectF(10, 22, 80, 56) : QRectF(12, 26, 76, 48), mark);
    } else if (leader) {
        paintLeader(painter, look, mark);
    } else {
        paintBand(painter, look);
        const bool named = pixels >= 2 * kSmall;
        paintSymbol(painter, look, named ? QRectF(9, 36, 44, 32) : QRectF(20, 36, 56, 34), mark);
        if (named) {
            painter.setPen(mark);
            painter.setFont(figureFont(look.name.size() > 4 ? 14 : 17));
            painter.drawText(QRectF(53, 36, 44, 32), Qt::AlignCenter, look.name);
        }
        paintFigures(painter, look, mark);
    }
    paintOrder(painter, look,
               pixels >= 2 * kSmall ? QRectF(44, 70, 28, 28) : QRectF(58, 32, 40, 40), palette);
    paintFacing(painter, look, palette);
    if (look.moved && pixels >= kSmall) { // a corner turned down
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.panel);
        painter.drawPolygon(QPolygonF({QPointF(96, 4), QPointF(96, 26), QPointF(74, 4)}));
    }
    if (look.gone) {
        QColor veil = palette.window;
        veil.setAlphaF(0.45F);
        painter.fillRect(QRectF(0, 0, kSquare, kSquare), veil);
    }
    painter.restore();
}

} // namespace qd
