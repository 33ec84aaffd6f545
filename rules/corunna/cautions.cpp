// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth knowing before an act goes on, and stops nothing.
#include "rules/corunna/activity.h"
#include "rules/corunna/arrivals.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/form_whole.h"
#include "rules/corunna/melee.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/rolling.h"
#include "rules/corunna/volley.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

Refusal tableMissing(const char *table)
{
    return Refusal{"series-table-missing", "series", "that table of the series is not entered", {}}
        .with("table", table);
}

/// Asks of a command, one kind after the other.
struct Watcher {
    const State &state;
    std::vector<Refusal> found{};

    void fields(std::vector<std::string> names)
    {
        if (!names.empty())
            found.push_back(Refusal{"value-missing", {}, "values are not filled in", {}}.with(
                "field", std::move(names)));
    }

    void inPlay(const std::vector<Piece> &pieces)
    {
        if (auto out = outOfPlay(state, pieces))
            found.push_back(std::move(*out));
    }

    /// A roll against a morale value: the pack's rule, then the value.
    void check(bool table, const char *name, std::optional<int> told,
               const std::optional<UnitRef> &unit)
    {
        if (!table)
            found.push_back(tableMissing(name));
        if (!told && unit && !moraleOf(state, *unit))
            fields({"units." + state.unit(*unit).card->id + ".morale"});
    }

    void operator()(const command::Move &move) { inPlay(move.all()); }

    void operator()(const command::SetFormation &set) { inPlay({set.unit}); }

    void operator()(const command::Place &place)
    {
        if (!place.formation)
            fields(formationsUntold(state, place.all()));
    }

    void operator()(const command::Reinforce &reinforce)
    {
        if (!reinforce.formation)
            fields(formationsUntold(state, waitingPieces(state, reinforce.group)));
    }

    /// Whoever fires at a unit of the MU in play defends; others are out of their turn.
    void operator()(const command::Fire &fire)
    {
        const Volley volley = volleyOf(state, fire);
        fields(volley.fire.missing);
        if (!state.series || !state.series->fire)
            found.push_back(tableMissing("fire"));
        std::vector<Piece> firers;
        for (const asked::Firer &firer : fire.attackers)
            if (const auto unit = firerKeys(firer).unit)
                firers.emplace_back(*unit);
        const std::vector<UnitRef> targets = targetsOf(state, fire);
        const bool defensive = std::any_of(targets.begin(), targets.end(), [this](UnitRef ref) {
            return state.sequence.activeChit && isInPlay(state, ref);
        });
        if (!defensive)
            inPlay(firers);
    }

    void operator()(const asked::Close &close)
    {
        check(state.series && state.series->close, "close", close.morale, close.unit);
    }

    void operator()(const command::Stand &stand)
    {
        const auto answer = standCheck(state, stand, std::nullopt);
        if (!answer || answer->stands != true) // 4.7.7.1: nothing hangs on the roll then
            check(state.series && state.series->stand, "stand", stand.morale, stand.unit);
    }

    void operator()(const command::Morale &morale)
    {
        check(state.series && state.series->morale, "morale", morale.morale, morale.unit);
        const auto answer = moraleCheck(state, morale, std::nullopt);
        if (!answer && answer.error().code == "value-missing") // the leader's bonus
            fields({missingField(answer.error())});
    }

    void operator()(const command::Melee &melee)
    {
        if (!state.series || !state.series->melee)
            found.push_back(tableMissing("melee"));
        asked::Melee keys = melee;
        fields(withoutUnknown(state, keys));
    }

    template <class Other>
    void operator()(const Other & /*command*/)
    {
    }
};

} // namespace

std::vector<Refusal> cautionsOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return {};
    Watcher watcher{state};
    std::visit([&watcher](const auto &body) { watcher(body); }, parsed->body);
    return std::move(watcher.found);
}

} // namespace qd::corunna
