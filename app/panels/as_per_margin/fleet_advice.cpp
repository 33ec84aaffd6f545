// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_advice.h"

#include "app/narration/narrator.h"

#include <QCoreApplication>
#include <QPointF>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr double kSamePlace = 0.05; ///< inches: closer than anybody measures
constexpr qsizetype kMostNamed = 4; ///< more would not be read

/// The words' context.
class AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

std::optional<QPointF> placeOf(const FleetUnit &unit)
{
    const QJsonValue x = unit.keys.value(u"x");
    const QJsonValue y = unit.keys.value(u"y");
    return x.isDouble() && y.isDouble() ? std::optional(QPointF(x.toDouble(), y.toDouble()))
                                        : std::nullopt;
}

/// "Ajax, Orion and 3 more".
QString namesOf(const std::vector<std::size_t> &units,
                const std::function<QString(std::size_t)> &called)
{
    QStringList names;
    for (const std::size_t unit : units)
        if (names.size() < kMostNamed)
            names << called(unit);
    const int more = static_cast<int>(units.size()) - static_cast<int>(names.size());
    return more == 0 ? Narrator::list(names)
                     : AdviceWords::tr("%1 and %n more", "ships", more)
                           .arg(names.join(AdviceWords::tr(", ", "between ships")));
}

/// For each unit another one that lies where she does.
std::vector<std::pair<std::size_t, std::size_t>> inOnePlace(const FleetFile &file)
{
    std::vector<std::pair<QPointF, std::size_t>> placed;
    for (std::size_t unit = 0; unit < file.units.size(); ++unit)
        if (const auto place = placeOf(file.units.at(unit)))
            placed.emplace_back(*place, unit);
    std::ranges::stable_sort(placed, {}, [](const auto &each) { return each.first.x(); });
    std::vector<std::pair<std::size_t, std::size_t>> found;
    std::vector<bool> known(file.units.size(), false);
    for (std::size_t a = 0; a < placed.size(); ++a) {
        for (std::size_t b = a + 1; b < placed.size(); ++b) {
            const QPointF apart = placed.at(b).first - placed.at(a).first;
            if (apart.x() > kSamePlace)
                break;
            if (std::abs(apart.y()) > kSamePlace || known.at(placed.at(b).second))
                continue;
            for (const auto &[mine, other] : {std::pair(placed.at(a).second, placed.at(b).second),
                                              std::pair(placed.at(b).second, placed.at(a).second)})
                if (!known.at(mine)) {
                    known.at(mine) = true;
                    found.emplace_back(mine, other);
                }
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace

FleetAdvice adviceOn(const FleetFile &file, const QSizeF &sea,
                     const std::function<QString(std::size_t)> &called)
{
    FleetAdvice advice;
    advice.ofUnit.resize(file.units.size());
    std::vector<std::size_t> together;
    for (const auto &[unit, other] : inOnePlace(file)) {
        together.push_back(unit);
        advice.ofUnit.at(unit) =
            AdviceWords::tr("In one place with %1", "a ship").arg(called(other));
    }
    std::vector<std::size_t> outside;
    std::set<QString> sides;
    const QString size = AdviceWords::tr("%1 × %2 inches", "a board")
                             .arg(Narrator::decimal(sea.width()), Narrator::decimal(sea.height()));
    for (std::size_t unit = 0; unit < file.units.size(); ++unit) {
        sides.insert(file.units.at(unit).keys.value(u"side").toString());
        const auto place = placeOf(file.units.at(unit));
        const bool off = place && !sea.isEmpty()
            && (place->x() < 0 || place->y() < 0 || place->x() > sea.width()
                || place->y() > sea.height());
        if (!off)
            continue;
        outside.push_back(unit);
        advice.ofUnit.at(unit) =
            AdviceWords::tr("Off the table of %1: she lies at %2 × %3")
                .arg(size, Narrator::decimal(place->x()), Narrator::decimal(place->y()));
    }
    if (!together.empty())
        advice.ofFleet
            << AdviceWords::tr("In one place with another: %1.").arg(namesOf(together, called));
    if (!outside.empty())
        advice.ofFleet
            << AdviceWords::tr("Off the table of %1: %2.").arg(size, namesOf(outside, called));
    if (sides.size() == 1)
        advice.ofFleet << AdviceWords::tr("Only one side has ships: there is nobody to fight.");
    return advice;
}

} // namespace qd::as_per_margin
