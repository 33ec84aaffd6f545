// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/naval.h"

#include "rules/corunna/base6.h"
#include "rules/corunna/step.h"

#include <algorithm>
#include <string_view>

namespace qd::corunna {
namespace {

constexpr int kReach = 10; ///< hexes, 6.9.1
constexpr const char *kRule = "6.9.1";
constexpr const char *kChart = "chart-naval";
constexpr int kHour = 60;

/// First modified roll of each row of the chart (7.6).
constexpr std::array<int, 5> kRows{11, 21, 41, 51, 63};

bool isDead(const Leader *leader)
{
    return leader != nullptr && leader->state == LeaderState::Killed; // R18
}

bool inTownHex(const State &state, Hex hex)
{
    return state.board->at(hex).corunna;
}

bool artilleryOnPoint(const State &state)
{
    const auto &point = state.board->place("point-san-diego"); // R17
    return std::any_of(state.units.begin(), state.units.end(), [&point](const Unit &unit) {
        return onMap(unit) && unit.card->side == Side::French && unit.card->kind == Kind::Artillery
            && std::find(point.begin(), point.end(), *unit.hex) != point.end();
    });
}

/// The village hexes of Santa Lucia.
std::vector<Hex> villageOf(const State &state)
{
    std::vector<Hex> village;
    for (const Hex hex : state.board->place("santa-lucia"))
        if (state.board->terrain(hex) == Terrain::Village)
            village.push_back(hex);
    return village;
}

} // namespace

std::vector<answer::Trigger> navalTriggers(const State &state)
{
    static constexpr int kFar = 1'000'000;
    const auto &castle = state.board->place("castillo-san-diego");
    const std::vector<Hex> village = villageOf(state);
    std::vector<answer::Trigger> found;
    for (const Unit &unit : state.units) {
        if (!isCombatUnit(unit) || unit.card->side != Side::French)
            continue;
        const int toCastle = state.board->distance(*unit.hex, castle).value_or(kFar);
        const int toVillage = state.board->distance(*unit.hex, village).value_or(kFar);
        const int nearest = std::min(toCastle, toVillage);
        if (nearest <= kReach)
            found.push_back({state.refOf(unit), *unit.hex, nearest,
                             toCastle <= toVillage ? "castillo-san-diego" : "santa-lucia"});
    }
    return found;
}

bool hasFleet(const State &state)
{
    return state.roster->fleet;
}

bool mayRollNaval(const State &state, bool triggered)
{
    return hasFleet(state)
        && ((state.naval.rolls == 0 && triggered) || state.naval.rerollTurn == state.turn());
}

std::optional<int> nextHourTurn(const State &state)
{
    const int step = state.roster->turnMinutes;
    int turn = state.turn() + kHour / step;
    if (state.options.nextHour == NextHour::Clock) {
        const int now = firstMinute(state) + step * (state.turn() - 1);
        const int hour = (now / kHour + 1) * kHour;
        turn = state.turn() + (hour - now + step - 1) / step;
    }
    return turn > lastTurn(state) ? std::nullopt : std::optional(turn);
}

Because navalModifiers(const State &state, const command::NavalCommitment &told)
{
    const Leader *moore = state.leader(LeaderId::Moore);
    Because because;
    const auto add = [&because](bool holds, const char *term, int value) {
        if (holds)
            because.push_back(Term{term, static_cast<double>(value), kChart, Op::Add});
    };
    add(told.evacuation.value_or(state.evacuation.declared), "evacuation-declared", 9);
    add(told.mooreInCorunna.value_or(isActive(moore) && inTownHex(state, *moore->hex)),
        "moore-in-corunna", 3);
    add(told.artilleryOnPoint.value_or(artilleryOnPoint(state)), "french-artillery-on-point", -6);
    add(told.mooreDead.value_or(isDead(moore)), "death-of-moore", -9);
    return because;
}

NavalResult navalRow(int modified)
{
    const auto after = std::upper_bound(kRows.begin(), kRows.end(), modified);
    return static_cast<NavalResult>(after - kRows.begin() - 1);
}

std::array<Rolls, 5> navalTable(const State &state, int modifier)
{
    std::array<Rolls, 5> table;
    for (int place = 0; place < kRolls; ++place) {
        const int natural = rollAt(place);
        const int modified = modifiedRoll(natural, modifier, state.options.diceArithmetic);
        Rolls &row = table.at(static_cast<std::size_t>(navalRow(modified)));
        row = std::array<int, 2>{row ? (*row)[0] : natural, natural};
    }
    return table;
}

void checkNavalDue(Step &step)
{
    State &state = step.state();
    if (state.naval.due || !hasFleet(state))
        return;
    event::NavalRollDue due;
    if (state.naval.rolls == 0) {
        std::vector<answer::Trigger> triggers = navalTriggers(state);
        if (triggers.empty())
            return;
        due.reason = "french-within-ten";
        due.triggers = std::move(triggers);
    } else if (state.naval.rerollTurn == state.turn()) {
        due.reason = "re-roll";
    } else {
        return;
    }
    state.naval.due = true;
    state.pending.emplace_back(choice::NavalCommitment{});
    step.emit(kRule, std::move(due));
}

bool isLowForEvacuation(const State &state)
{
    static constexpr int kDeclareAt = 2; // Army Morale Level, 9.9
    const int level = state.armies.british.armyMorale;
    return state.options.moraleOrLower == MoraleOrLower::Worse ? level >= kDeclareAt
                                                               : level <= kDeclareAt; // R21
}

Refusal moraleRefusal(const State &state)
{
    const bool worse = state.options.moraleOrLower == MoraleOrLower::Worse;
    return Refusal{"army-morale", "9.9", "the army's morale does not call for it", {}}.with(
        "needs", worse ? "worse" : "number");
}

bool mayDeclareEvacuation(const State &state)
{
    return state.roster->evacuation && state.naval.status != NavalResult::Abandonment
        && !state.evacuation.declared && isLowForEvacuation(state);
}

} // namespace qd::corunna
