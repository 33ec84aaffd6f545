// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_words.h"

#include "app/mirror/chart.h"
#include "app/mirror/counter_painter.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace qd {

namespace {

/// The tags that are read, in this order: how it stands, in which order, what it has done.
constexpr std::array<const char *, 20> kTold{
    "line",     "column",     "road-column", "square", "general-order", "skirmish",   "mob",
    "limbered", "unlimbered", "disorder",    "pgd",    "rout",          "dismounted", "wounded",
    "killed",   "captured",   "in-command",  "tasked", "must-exit",     "moved"};

std::optional<double> factOf(const Drop &drop, const char *key)
{
    for (const auto &[name, value] : drop.facts)
        if (name == key)
            return value;
    return std::nullopt;
}

bool has(const PicturePiece &piece, const char *tag)
{
    return std::ranges::find(piece.tags, tag) != piece.tags.end();
}

QString joined(const QStringList &parts)
{
    return parts.join(HexWords::tr(", ", "between what is said of a counter"));
}

} // namespace

QString HexWords::term(const std::string &id) const
{
    const QString text = m_namer.termText ? m_namer.termText(id) : QString();
    return text.isEmpty() ? QString::fromStdString(id) : text;
}

QString HexWords::cost(const Drop &drop)
{
    const auto cost = factOf(drop, "cost");
    if (!cost)
        return {};
    const QString number = QString::number(*cost);
    return factOf(drop, "cost-at-least")
        ? tr("%1+", "a cost of which a part is not known").arg(number)
        : number;
}

QString HexWords::facts(const Drop &drop) const
{
    QStringList parts;
    if (const auto cost = factOf(drop, "cost"))
        parts.append(factOf(drop, "cost-at-least")
                         ? tr("at least %n movement point(s): the chart has gaps", nullptr,
                              static_cast<int>(*cost))
                         : tr("%n movement point(s)", nullptr, static_cast<int>(*cost)));
    if (const auto left = factOf(drop, "remaining"); left && *left >= 0)
        parts.append(tr("%n left", "movement points", static_cast<int>(*left)));
    if (drop.tag == "combat")
        parts.append(tr("an enemy stands there"));
    if (const auto distance = factOf(drop, "distance"))
        parts.append(tr("%n hex(es) away", nullptr, static_cast<int>(*distance)));
    return joined(parts);
}

QString HexWords::place(const PicturePlace &place, const QString &name, const QString &area) const
{
    QStringList parts{name};
    if (!area.isEmpty() && area != name)
        parts.append(area);
    if (place.kind == "town")
        parts.append(tr("town"));
    else if (place.kind == "village")
        parts.append(tr("village"));
    else if (place.kind == "port")
        parts.append(tr("port"));
    else if (place.kind == "special-structure")
        parts.append(tr("Special Structure"));
    else if (place.kind == "sea")
        parts.append(tr("sea"));
    else if (place.kind == "river")
        parts.append(tr("river"));
    else
        parts.append(tr("clear ground"));
    if (hasTag(place, "coast"))
        parts.append(tr("coast"));
    if (hasTag(place, "breakwater"))
        parts.append(tr("breakwater"));
    return joined(parts);
}

QString HexWords::heading(double degrees)
{
    static constexpr std::array<const char *, 8> kPoints{
        QT_TR_NOOP("north"),      QT_TR_NOOP("north-east"), QT_TR_NOOP("east"),
        QT_TR_NOOP("south-east"), QT_TR_NOOP("south"),      QT_TR_NOOP("south-west"),
        QT_TR_NOOP("west"),       QT_TR_NOOP("north-west")};
    const int eighth = static_cast<int>(std::lround(degrees / 45)) % 8;
    return tr(kPoints.at(static_cast<std::size_t>((eighth + 8) % 8)));
}

QString HexWords::condition(const PicturePiece &piece) const
{
    QStringList parts;
    for (const char *tag : kTold)
        if (has(piece, tag))
            parts.append(term(tag));
    for (const std::string &tag : piece.tags) {
        if (tag.starts_with("mu-"))
            parts.append(term(tag));
        else if (tag.starts_with("with-"))
            parts.append(tr("attached to %1", "a division or brigade").arg(term(tag.substr(5))));
    }
    if (piece.pose && has(piece, "faces"))
        parts.append(tr("facing %1").arg(heading(piece.pose->heading)));
    return joined(parts);
}

QString HexWords::spoken(const PicturePiece &piece, const QString &name) const
{
    QStringList parts{name};
    for (const std::string &formation : {divisionOf(piece), brigadeOf(piece)})
        if (!formation.empty() && piece.kind != "leader")
            parts.append(term(formation));
    if (piece.strengthMax > 0)
        parts.append(tr("%1 of %n increment(s)", nullptr, piece.strengthMax).arg(piece.strength));
    else if (piece.strength > 0)
        parts.append(tr("%n increment(s)", nullptr, piece.strength));
    if (const QString more = condition(piece); !more.isEmpty())
        parts.append(more);
    return joined(parts);
}

QString HexWords::field(const OverlayField &field)
{
    if (field.kind == "span-infantry")
        return tr("infantry divisions in span");
    if (field.kind == "span-cavalry")
        return tr("cavalry divisions in span");
    if (field.kind == "span-brigade")
        return tr("brigade in span");
    if (field.kind == "span")
        return tr("in span");
    return {};
}

QString HexWords::line(const OverlayLine &line)
{
    const int hexes = static_cast<int>(line.label.value);
    if (line.kind == "sight-blocked")
        return tr("%n hex(es), not in sight", nullptr, hexes);
    return tr("%n hex(es), in sight", nullptr, hexes);
}

} // namespace qd
