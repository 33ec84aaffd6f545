// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_words.h"

#include "app/mirror/chart.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace qd {

namespace {

constexpr int kSixth = 60; ///< degrees
constexpr int kFaces = 6; ///< chances of one die are sixths

/// The tags that say what a model is doing, in the order in which they are read.
constexpr std::array<const char *, 10> kMarks = {
    "dismasted", "flag-english", "flag-allied", "moved",     "done",
    "passed",    "repairing",    "may-fire",    "may-shout", "sunk"};

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

std::optional<double> factOf(const Drop &drop, const char *key)
{
    for (const auto &[name, value] : drop.facts)
        if (name == key)
            return value;
    return std::nullopt;
}

} // namespace

QString LatticeWords::term(const std::string &id) const
{
    const QString text = m_namer.termText ? m_namer.termText(id) : QString();
    return text.isEmpty() ? QString::fromStdString(id) : text;
}

QString LatticeWords::letter(const std::string &nation, const std::vector<std::string> &sides) const
{
    const QString name = term(nation);
    const QString first = name.left(1).toUpper();
    const bool isSide = std::ranges::find(sides, nation) != sides.end();
    const bool shared = isSide && std::ranges::any_of(sides, [&](const std::string &side) {
                            return side != nation && term(side).left(1).toUpper() == first;
                        });
    return shared ? first + name.mid(1, 1).toLower() : first;
}

QString LatticeWords::heading(double degrees)
{
    const int turn = static_cast<int>(std::lround(degrees)) % 360;
    switch ((turn + 360) % 360) {
    case 30:
        return tr("up and right", "a direction on the board");
    case 90:
        return tr("right", "a direction on the board");
    case 150:
        return tr("down and right", "a direction on the board");
    case 210:
        return tr("down and left", "a direction on the board");
    case 270:
        return tr("left", "a direction on the board");
    case 330:
        return tr("up and left", "a direction on the board");
    case 0:
        return tr("up", "a direction on the board");
    case 180:
        return tr("down", "a direction on the board");
    default:
        return tr("%1°", "a direction").arg(turn);
    }
}

QString LatticeWords::chance(double value)
{
    const double sixths = value * kFaces;
    const int whole = static_cast<int>(std::lround(sixths));
    if (std::abs(sixths - whole) > 1e-6)
        return tr("%1 %", "a chance").arg(QLocale().toString(value * 100, 'f', 0));
    if (whole == 0 || whole == kFaces)
        return QString::number(whole / kFaces);
    const int shared = std::gcd(whole, kFaces);
    return QStringLiteral("%1/%2").arg(whole / shared).arg(kFaces / shared);
}

QString LatticeWords::facts(const Drop &drop) const
{
    QStringList parts;
    if (const auto cost = factOf(drop, "cost"))
        parts.append(tr("%n move(s)", "what going there costs", static_cast<int>(*cost)));
    if (const auto remaining = factOf(drop, "remaining"))
        parts.append(tr("%n left", "moves that a ship still has", static_cast<int>(*remaining)));
    if (const auto distance = factOf(drop, "distance"))
        parts.append(tr("distance %1").arg(*distance));
    if (const auto guns = factOf(drop, "guns"))
        parts.append(tr("%n gun(s)", "that can fire there", static_cast<int>(*guns)));
    if (const auto hit = factOf(drop, "hit-chance"))
        parts.append(tr("each hits %1", "a chance").arg(chance(*hit)));
    if (drop.pose)
        parts.append(tr("heading %1").arg(heading(drop.pose->heading)));
    return parts.join(tr(", ", "between the numbers of a move"));
}

QString LatticeWords::mark(const OverlayMark &mark, Room room)
{
    QStringList parts;
    for (const OverlayLabel &label : mark.labels) {
        if (room == Room::Short && label.term == "hit-chance")
            continue;
        parts.append(label.term == "hit-chance" ? chance(label.value)
                                                : QString::number(label.value));
    }
    return parts.join(QStringLiteral(" · "));
}

QString LatticeWords::shows(const std::string &side)
{
    if (side == "bow")
        return tr("shows her bow: masts only");
    if (side == "stern")
        return tr("shows her stern: masts only");
    if (side == "port")
        return tr("shows her port side");
    return side == "starboard" ? tr("shows her starboard side") : QString();
}

QString LatticeWords::place(const PicturePlace &place, const QString &name) const
{
    QStringList parts{name};
    if (place.kind == "land")
        parts.append(tr("land"));
    if (hasTag(place, "port") && !hasTag(place, "corner") && !hasTag(place, "berth"))
        parts.append(tr("port water"));
    if (hasTag(place, "berth"))
        parts.append(tr("berth of a port"));
    if (hasTag(place, "corner"))
        parts.append(tr("corner of a port, with its anchorage"));
    if (hasTag(place, "reef"))
        parts.append(tr("reef"));
    if (hasTag(place, "sandbank"))
        parts.append(tr("sandbank"));
    return parts.join(tr(", ", "between what is said of a point"));
}

/// Masts that stand, guns of each side, moves that are left.
QString LatticeWords::rig(const PicturePiece &piece) const
{
    QStringList masts;
    QStringList rest;
    bool rigged = false;
    for (const PictureGauge &gauge : piece.gauges) {
        const bool mast = gauge.id.starts_with("mast-");
        rigged = rigged || mast;
        if (mast && gauge.left > 0)
            masts.append(term(gauge.id));
        else if (!mast)
            rest.append(tr("%1 %2 of %3", "what a ship has: its name, what is left, what it had")
                            .arg(term(gauge.id))
                            .arg(gauge.left)
                            .arg(gauge.max));
    }
    if (rigged)
        rest.prepend(masts.isEmpty()
                         ? tr("no mast standing")
                         : tr("standing: %1").arg(masts.join(tr(", ", "between masts"))));
    return rest.join(QStringLiteral(" · "));
}

QString LatticeWords::marks(const PicturePiece &piece) const
{
    QStringList parts;
    for (const char *mark : kMarks)
        if (has(piece, mark))
            parts.append(term(mark));
    return parts.join(tr(", ", "between conditions"));
}

QString LatticeWords::spoken(const PicturePiece &piece, const QString &name) const
{
    QStringList parts{name};
    if (piece.kind == "model-ship" && piece.pose)
        parts.append(tr("heading %1").arg(heading(piece.pose->heading)));
    for (const QString &more : {rig(piece), marks(piece)})
        if (!more.isEmpty())
            parts.append(more);
    if (!piece.shortcut.empty())
        parts.append(tr("key %1").arg(QString::fromStdString(piece.shortcut).toUpper()));
    return parts.join(tr(", ", "between what is said of a piece"));
}

QString LatticeWords::wind(const PictureLattice &lattice,
                           const std::optional<PictureWind> &wind) const
{
    if (!wind)
        return tr("The wind's arrow is not placed yet");
    QStringList barred;
    for (const int index : wind->barred)
        if (index >= 0 && index < static_cast<int>(lattice.headings.size()))
            barred.append(heading(lattice.headings[static_cast<std::size_t>(index)]));
    const QString to = tr("Wind: it blows %1").arg(heading(std::fmod(wind->from + 180, 360.0)));
    return barred.isEmpty() ? to
                            : to + QLatin1Char('\n')
            + tr("No step forward: %1").arg(barred.join(tr(", ", "between directions")));
}

} // namespace qd
