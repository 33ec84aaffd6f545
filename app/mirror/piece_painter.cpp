// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/piece_painter.h"

#include "app/mirror/board_fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace qd {

namespace {

constexpr qreal kArt = 64; // the themes' square
constexpr qreal kFace = 62; // of it, what is not shadow
constexpr qreal kSmall = 27; // pixels: below this only what must be read is drawn, and larger

QString letterOf(const std::string &face)
{
    // What the printed blocks are told apart by.
    static constexpr std::array<std::pair<const char *, const char *>, 5> kLetters = {
        {{"royal-marines", "RM"},
         {"sailors", "S"},
         {"regulars", "R"},
         {"militia", "M"},
         {"volunteers", "V"}}};
    for (const auto &[name, letter] : kLetters)
        if (face == name)
            return QString::fromLatin1(letter);
    return QString::fromStdString(face).left(1).toUpper();
}

QString trailingNumber(const std::string &id)
{
    const auto dash = id.rfind('-');
    if (dash == std::string::npos || dash + 1 == id.size())
        return {};
    const QString tail = QString::fromStdString(id.substr(dash + 1));
    bool isNumber = false;
    tail.toInt(&isNumber);
    return isNumber ? tail : QString();
}

bool has(const std::vector<std::string> &tags, const char *tag)
{
    return std::ranges::find(tags, tag) != tags.end();
}

QString sided(const char *what, const std::string &side)
{
    return QString::fromLatin1(what) + QLatin1Char('-') + QString::fromStdString(side);
}

/// The pips of one edge of a block, seen from its own top edge.
void paintPips(QPainter &painter, int count, const QColor &colour, qreal size, qreal apart)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal first = (kFace - 1) / 2 - apart * (count - 1) / 2;
    for (int i = 0; i < count; ++i)
        painter.drawEllipse(QPointF(first + apart * i, 9.6), size, size);
}

/// The strength on the top edge, and on the other three, faintly, those that turning the block
/// would bring up.
void paintStrength(QPainter &painter, const PieceLook &look, const QColor &mark, bool small)
{
    paintPips(painter, look.strength, mark, small ? 4.9 : 4.1, 11.6);
    if (small)
        return;
    QColor faint = mark;
    faint.setAlphaF(0.38F);
    const QPointF centre((kFace - 1) / 2, (kFace - 1) / 2);
    int below = look.strength;
    for (int quarter = 1; quarter < 4; ++quarter) {
        below = below > 1 ? below - 1 : look.strengthMax;
        if (below == look.strength || below < 1)
            break;
        painter.save();
        painter.translate(centre);
        painter.rotate(90 * quarter);
        painter.translate(-centre);
        paintPips(painter, below, faint, 1.9, 5.1);
        painter.restore();
    }
}

void paintLetters(QPainter &painter, const PieceLook &look, const QColor &mark, bool small)
{
    painter.setPen(mark);
    const bool wide = look.letter.size() > 1;
    painter.setFont(figureFont(small ? (wide ? 29 : 39) : (wide ? 23 : 29)));
    painter.drawText(small ? QRectF(0, 16, kFace - 1, 43) : QRectF(0, 12, kFace - 1, 36),
                     Qt::AlignCenter, look.letter);
    if (look.number.isEmpty() || small)
        return;
    painter.setFont(figureFont(13));
    painter.drawText(QRectF(0, 43, kFace - 7, 15), Qt::AlignRight | Qt::AlignVCenter, look.number);
}

void paintBlock(QPainter &painter, const PieceLook &look, const Theme &theme,
                const Palette &palette, bool small)
{
    theme.paint(painter, sided(look.hidden ? "back" : "block", look.side),
                QRectF(0, 0, kArt, kArt));
    if (look.hidden)
        return;
    const QColor mark = palette.sideColours(look.side).second;
    paintStrength(painter, look, mark, small);
    paintLetters(painter, look, mark, small);
}

void paintOfficer(QPainter &painter, const PieceLook &look, const Theme &theme,
                  const Palette &palette, bool small)
{
    theme.paint(painter, sided(look.hidden ? "officer-back" : "officer", look.side),
                QRectF(0, 0, kArt, kArt));
    if (look.hidden)
        return;
    // British red or Spanish maroon on a light disc, in both palettes.
    painter.setPen(look.side == "british" ? palette.british.darker(115) : palette.spanishMark);
    painter.setFont(figureFont(small ? 30 : 25));
    painter.drawText(QRectF(0, 0, kFace, kFace), Qt::AlignCenter, look.letter);
}

/// A closed eye: the other side does not know him yet.
void paintFaceDown(QPainter &painter, const Palette &palette)
{
    const QPointF at(49, 50);
    painter.setPen(QPen(palette.shieldInk, 1.6));
    painter.setBrush(palette.shield);
    painter.drawEllipse(at, 12, 12);
    painter.setPen(QPen(palette.shieldInk, 2.6, Qt::SolidLine, Qt::RoundCap));
    QPainterPath lid(at + QPointF(-7, -2));
    lid.quadTo(at + QPointF(0, 6), at + QPointF(7, -2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lid);
    for (const qreal lash : {-4.5, 0.0, 4.5})
        painter.drawLine(QLineF(at + QPointF(lash, lash == 0 ? 3 : 1.6),
                                at + QPointF(lash * 1.35, lash == 0 ? 7.5 : 5.5)));
}

/// A red shot hole for every hit.
void paintDamage(QPainter &painter, int damage, const Palette &palette)
{
    for (int i = 0; i < damage; ++i) {
        const QPointF at(70 + 10.0 * i, 57);
        painter.setPen(QPen(palette.shieldInk, 1.4));
        painter.setBrush(palette.british);
        painter.drawEllipse(at, 4.2, 4.2);
    }
}

void paintGone(QPainter &painter, const Palette &palette, qreal width)
{
    QColor veil = palette.window;
    veil.setAlphaF(0.45F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(QRectF(0, 0, width, kArt), 6, 6);
}

} // namespace

QString PieceLook::key() const
{
    return QStringLiteral("%1|%2|%3|%4|%5|%6|%7|%8|%9")
        .arg(QString::fromStdString(kind), QString::fromStdString(face),
             QString::fromStdString(side), letter, number)
        .arg(strength)
        .arg(strengthMax)
        .arg(damage)
        .arg((hidden ? 1 : 0) + (gone ? 2 : 0) + (faceDown ? 4 : 0));
}

PieceLook lookOf(const PicturePiece &piece, const QString &initials)
{
    PieceLook look;
    look.kind = piece.kind;
    look.side = piece.side;
    look.hidden = piece.hidden;
    look.gone = piece.place == "eliminated" || piece.place == "killed" || has(piece.tags, "sunk");
    if (piece.hidden)
        return look; // nothing about it may be seen
    look.face = piece.face;
    look.faceDown = has(piece.tags, "face-down");
    if (piece.kind == "officer") {
        look.letter = initials;
    } else if (piece.kind == "block") {
        look.letter = letterOf(piece.face);
        look.number = trailingNumber(piece.id);
        look.strength = piece.strength;
        look.strengthMax = piece.strengthMax;
    } else if (piece.kind == "cutter" && !has(piece.tags, "unloaded")) {
        look.damage = std::max(0, piece.strengthMax - piece.strength);
    }
    if (has(piece.tags, "sunk"))
        look.face = "sunk";
    return look;
}

qreal aspectOf(const std::string &kind)
{
    if (kind == "sailing-ship" || kind == "shore-battery" || kind == "model-ship")
        return 3.2; // in a tray: with its name
    return kind == "cutter" ? 1.5 : 1.0;
}

void paintPiece(QPainter &painter, const PieceLook &look, const QRectF &rect, const Theme &theme,
                const Palette &palette)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const bool small = rect.height() * painter.worldTransform().m22() < kSmall;
    const qreal width = kArt * aspectOf(look.kind);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / width, rect.height() / kArt);
    if (look.kind == "block") {
        paintBlock(painter, look, theme, palette, small);
    } else if (look.kind == "officer") {
        paintOfficer(painter, look, theme, palette, small);
        if (look.faceDown)
            paintFaceDown(painter, palette);
    } else if (look.kind == "cutter") {
        theme.paint(painter,
                    look.face == "sunk" ? QStringLiteral("cutter-sunk") : QStringLiteral("cutter"),
                    QRectF(0, 0, width, kArt));
        paintDamage(painter, look.damage, palette);
    } else {
        const QString element = QString::fromStdString(look.kind);
        theme.paint(painter, theme.has(element) ? element : QStringLiteral("marker"),
                    QRectF(0, 0, kArt, kArt));
    }
    if (look.gone)
        paintGone(painter, palette, width);
    painter.restore();
}

QStringList initialsOf(const QStringList &names)
{
    QStringList initials;
    for (const QString &name : names) {
        const QString word = name.section(QLatin1Char(' '), -1);
        // The first letter and the first one that tells this name from all that begin like it.
        qsizetype at = 1;
        for (const QString &other : names) {
            const QString otherWord = other.section(QLatin1Char(' '), -1);
            if (otherWord == word)
                continue;
            qsizetype same = 0;
            while (same < word.size() && same < otherWord.size() && word[same] == otherWord[same])
                ++same;
            if (same >= 2)
                at = std::max(at, same);
        }
        initials.append(word.left(1) + word.mid(std::min(at, word.size() - 1), 1));
    }
    return initials;
}

} // namespace qd
