// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd {

namespace {

constexpr double kPoint = 11.25; ///< degrees between two names of the compass

/// The tags that say what a piece is like, in the order in which they are read.
constexpr std::array<const char *, 12> kConditions = {
    "damaged",  "dismasted",   "struck", "prize",   "pumps",    "anchored",
    "grappled", "independent", "moved",  "red-hot", "exploded", "sunk"};

/// Whole degrees, but for the points of the compass that have a name.
double direction(double degrees)
{
    return std::abs(std::remainder(degrees, kPoint)) < 0.05 ? degrees : std::round(degrees);
}

/// Tenths of an inch, as a ruler is read; hundredths where a tenth would hide that a whole inch,
/// and with it a limit of the rules, is passed: 8.04 is not within 8.
double ruled(double inches)
{
    constexpr double kTenths = 10;
    constexpr double kUnseen = 1e-6;
    const double tenths = std::round(inches * kTenths) / kTenths;
    return std::ceil(tenths - kUnseen) == std::ceil(inches - kUnseen) ? tenths : inches;
}

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

} // namespace

QString SeaWords::term(const std::string &id) const
{
    const QString text = m_namer.termText ? m_namer.termText(id) : QString();
    return text.isEmpty() ? QString::fromStdString(id) : text;
}

QString SeaWords::length(double value) const
{
    if (m_namer.measureText)
        return m_namer.measureText({}, value);
    return tr("%1″", "inches").arg(QLocale().toString(std::round(value * 100) / 100, 'g', 6));
}

QString SeaWords::heading(double degrees) const
{
    if (m_namer.headingText)
        return m_namer.headingText(degrees);
    return tr("%1°", "a direction").arg(QLocale().toString(std::round(degrees), 'f', 0));
}

QString SeaWords::facts(const Drop &drop) const
{
    QStringList parts;
    for (const auto &[key, value] : drop.facts) {
        if (key == "x" || key == "y" || (key == "pivot" && std::abs(value) < 0.5)
            || (key == "min" && value <= 0))
            continue;
        const double shown =
            key == "heading" || key == "pivot" ? std::round(value) : std::round(value * 10) / 10;
        if (key == "distance")
            parts.append(length(shown));
        else if (key == "heading" && !m_namer.measureText)
            parts.append(tr("heading %1").arg(heading(direction(value))));
        else if (m_namer.measureText)
            parts.append(m_namer.measureText(key, key == "heading" ? direction(value) : shown));
        else
            parts.append(tr("%1 %2", "what a number is, and the number").arg(term(key)).arg(shown));
    }
    if (drop.tag == "tack")
        parts.append(tr("tacks", "she goes through the wind, by her bow"));
    else if (drop.tag == "wear")
        parts.append(tr("wears", "she goes through the wind, by her stern"));
    return parts.join(tr(", ", "between the numbers of a move"));
}

QString SeaWords::ruler(double inches, double bearing) const
{
    return tr("%1, bearing %2", "a distance and a direction")
        .arg(length(ruled(inches)), heading(direction(bearing)));
}

QString SeaWords::sector(const OverlaySector &sector) const
{
    const QString span = sectorSpan(sector);
    if (sector.kind == "range")
        return span;
    const QString name = term(sector.kind);
    return span.isEmpty() ? name : tr("%1: %2", "a band of headings and how far").arg(name, span);
}

QString SeaWords::sectorSpan(const OverlaySector &sector) const
{
    if (sector.kind == "range")
        return length(sector.outer);
    if (sector.label.term.empty())
        return {};
    const double most = sector.label.value;
    constexpr double kNothing = 0.05; // inches: less is told as 0
    if (most < kNothing)
        return {}; // she makes no way there
    return sector.inner > 0
        ? tr("%1 to %2", "least and most inches").arg(length(sector.inner), length(most))
        : tr("up to %1").arg(length(most));
}

QString SeaWords::arcBrief(const OverlaySector &sector) const
{
    static const std::string kArc = "arc-";
    return term(sector.kind.starts_with(kArc) ? sector.kind.substr(kArc.size()) : sector.kind);
}

QString SeaWords::line(const OverlayLine &line) const
{
    const QString inches = length(ruled(line.label.value));
    if (line.kind == "rake")
        return tr("%1, raking").arg(inches);
    if (line.kind == "closing")
        return tr("closes to %1").arg(inches);
    return inches;
}

QString SeaWords::condition(const PicturePiece &piece) const
{
    QStringList words;
    for (const char *tag : kConditions)
        if (has(piece, tag))
            words.append(term(tag));
    return words.join(tr(", ", "between conditions"));
}

QString SeaWords::boxes(const PicturePiece &piece) const
{
    QStringList rows;
    for (const PictureGauge &gauge : piece.gauges)
        rows.append((gauge.marked
                         ? tr("%1 %2 of %3, first broadside ready",
                              "boxes of a record: a row, what is left, what it had")
                         : tr("%1 %2 of %3", "boxes of a record: a row, what is left, what it had"))
                        .arg(term(gauge.id))
                        .arg(gauge.left)
                        .arg(gauge.max));
    return rows.join(QStringLiteral(" · "));
}

QString SeaWords::course(const PicturePiece &piece) const
{
    return piece.pose ? tr("heading %1").arg(heading(piece.pose->heading)) : QString();
}

QString SeaWords::aboard(const QStringList &others)
{
    return others.isEmpty() ? QString()
                            : tr("aboard %1", "ships that lie grappled to this one")
                                  .arg(others.join(tr(", ", "between the names of ships")));
}

QString SeaWords::spoken(const PicturePiece &piece, const QString &name) const
{
    QStringList parts{name, term(piece.side), term(piece.face)};
    for (const QString &more : {condition(piece), course(piece)})
        if (!more.isEmpty())
            parts.append(more);
    parts.removeDuplicates();
    return parts.join(tr(", ", "between what is said of a piece"));
}

QString SeaWords::windDice(const PictureWind &wind) const
{
    if (wind.dice.empty())
        return tr("No wind dice tossed yet");
    const auto [low, high] = std::ranges::minmax(wind.dice);
    int total = 0;
    for (const int die : wind.dice)
        total += die;
    return tr("Wind dice: total %1, higher %2, lower %3").arg(total).arg(high).arg(low);
}

QString SeaWords::wind(const std::optional<PictureWind> &wind) const
{
    if (!wind)
        return tr("The wind is not known yet");
    return tr("The wind blows from %1").arg(heading(wind->from));
}

QString SeaWords::flagLetter(const std::string &nation) const
{
    const std::string id = "nation-" + nation;
    const QString name = term(id);
    return (name == QString::fromStdString(id) ? QString::fromStdString(nation) : name)
        .left(1)
        .toUpper();
}

} // namespace qd
