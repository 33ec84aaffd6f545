// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/score.h"

#include <algorithm>
#include <cmath>

namespace qd::corunna {
namespace {

constexpr int kSixty = 60, kForty = 40, kHundred = 100;
constexpr int kBroken = 2; ///< Army Morale Level
constexpr int kShattered = 3;

using Met = std::optional<bool>; ///< nullopt: not known

/// Both hold; what is not known matters only where the other holds.
Met both(bool one, Met other)
{
    return one ? other : Met(false);
}

Met opposite(const Met &met)
{
    if (!met)
        return std::nullopt;
    return !*met;
}

bool holds(const State &state, Hex hex, Side side)
{
    const auto found = state.control.hexes.find(hex);
    return found != state.control.hexes.end() && found->second == side;
}

bool holdsAll(const State &state, const std::vector<Hex> &hexes, Side side)
{
    return !hexes.empty() && std::all_of(hexes.begin(), hexes.end(), [&](Hex hex) {
        return holds(state, hex, side);
    });
}

/// Scenario 1 (R64).
bool piedralongaFrench(const State &state)
{
    std::vector<Hex> village;
    for (const Hex hex : state.board->place("piedralonga"))
        if (state.board->terrain(hex) == Terrain::Village)
            village.push_back(hex);
    return holdsAll(state, village, Side::French)
        && std::none_of(village.begin(), village.end(),
                        [&state](Hex hex) { return enemyAt(state, hex, Side::French); });
}

void oneOrOther(Score &score, bool french, const char *other, const Citation &rule)
{
    score.conditions = {{"french-victory", french, rule}, {other, !french, rule}};
    score.result = french ? "french-victory" : other;
}

bool mooreFell(const State &state)
{
    const Leader *moore = state.leader(LeaderId::Moore);
    return moore != nullptr
        && (moore->state == LeaderState::Killed || moore->state == LeaderState::Captured);
}

/// The highest level among a side's conditions that are met; 0: none.
int levelOf(const std::vector<Condition> &conditions, std::string_view side)
{
    int level = 0;
    for (const Condition &condition : conditions) {
        if (condition.met != true || !condition.id.starts_with(side))
            continue;
        const int here = condition.id.ends_with("decisive") ? 3
            : condition.id.ends_with("overwhelming")        ? 2
                                                            : 1;
        level = std::max(level, here);
    }
    return level;
}

std::string resultOf(const std::vector<Condition> &conditions)
{
    if (std::any_of(conditions.begin(), conditions.end(),
                    [](const Condition &c) { return !c.met; }))
        return "undecided";
    const int french = levelOf(conditions, "french");
    const int british = levelOf(conditions, "british");
    if (french == 0 && british == 0)
        return "none";
    if (french == british)
        return "contested"; // R68
    const std::string_view side = french > british ? "french" : "british";
    const int level = std::max(french, british);
    return std::string(side)
        + (level == 3       ? "-decisive"
               : level == 2 ? "-overwhelming"
                            : "-victory");
}

/// Rule 9.8.
void levels(const State &state, Score &score, const Citation &rule)
{
    const Met clear = state.ledger.retreatLine.british; // R67
    const int french = state.armies.french.armyMorale;
    const int british = state.armies.british.armyMorale;
    const Met victory = both(french >= kBroken, clear);
    const Met overwhelming = both(french >= kShattered, clear);
    score.conditions = {
        {"british-victory", victory, rule},
        {"british-overwhelming", overwhelming, rule},
        {"french-victory", both(british >= kBroken && mooreFell(state), opposite(victory)), rule},
        {"french-overwhelming",
         british >= kShattered
             && holdsAll(state, state.board->place("heights-san-diego"), Side::French),
         rule},
        {"french-decisive", frenchPortHexes(state) >= kMostPortHexes, rule},
    };
    score.result = resultOf(score.conditions);
}

double roundedPercent(double value)
{
    constexpr double kPlaces = 10'000;
    return std::round(value * kPlaces) / kPlaces;
}

double countBattalions(const State &state, bool (*counts)(const State &, const Unit &))
{
    double sum = 0;
    for (const Unit &unit : state.units)
        if (unit.card->side == Side::British && isBattalion(unit) && counts(state, unit))
            sum +=
                unit.card->half && state.options.halfBattalions == HalfBattalions::Half ? 0.5 : 1.0;
    return sum;
}

} // namespace

int frenchPortHexes(const State &state)
{
    const auto &ports = state.board->ports();
    const auto held = std::count_if(ports.begin(), ports.end(),
                                    [&state](Hex hex) { return holds(state, hex, Side::French); });
    return state.control.portCount.value_or(static_cast<int>(held));
}

int frenchTownHexes(const State &state)
{
    const auto &town = state.board->corunna();
    const auto held = std::count_if(town.begin(), town.end(), [&state](Hex hex) {
        return state.board->terrain(hex) == Terrain::Town && holds(state, hex, Side::French);
    });
    return state.control.townCount.value_or(static_cast<int>(held));
}

Score scoreOf(const State &state)
{
    Score score;
    const Citation &rule = state.roster->victoryRule;
    if (state.evacuation.declared) { // R26
        score.result = evacuationCount(state).verdict;
        score.conditions = {{"evacuation-" + score.result, true, "9.9.6"}};
    } else if (state.roster->number == 1) {
        oneOrOther(score, piedralongaFrench(state), "british-victory", rule);
    } else if (state.roster->number == 2) {
        score.townHexes = frenchTownHexes(state);
        score.need = (state.board->townHexes() + 1) / 2; // R65
        oneOrOther(score, *score.townHexes >= *score.need, "allied-victory", rule);
    } else {
        levels(state, score, rule);
    }
    return score;
}

double survivorsOf(const State &state)
{
    return countBattalions(state, [](const State & /*state*/, const Unit &unit) {
        return unit.place != Place::Eliminated && unit.place != Place::Captured;
    });
}

EvacuationCount evacuationCount(const State &state, std::optional<double> survivors,
                                std::optional<double> evacuated)
{
    const bool atDeclaration = state.options.evacuationBase == EvacuationBase::Declaration;
    EvacuationCount count;
    count.survivors =
        survivors.value_or(atDeclaration && state.evacuation.survivors ? *state.evacuation.survivors
                                                                       : survivorsOf(state));
    count.evacuated =
        evacuated.value_or(countBattalions(state, [](const State &now, const Unit &unit) {
            return unit.place == Place::Evacuated
                || (unit.place == Place::Aboard && now.phase() == Phase::Over); // R91
        }));
    count.sixty = count.survivors * kSixty / kHundred;
    count.forty = count.survivors * kForty / kHundred;
    const bool exact = state.options.evacuationThreshold == EvacuationThreshold::Exact; // R23
    count.needVictory = exact ? count.sixty : std::max(1.0, std::floor(count.sixty));
    count.needDraw = exact ? count.forty : std::max(1.0, std::floor(count.forty));
    if (count.survivors > 0) {
        // Battalions count by halves: both numbers are whole when doubled.
        count.percentExact = Exact::of(static_cast<std::int64_t>(count.evacuated * 2) * kHundred,
                                       static_cast<std::int64_t>(count.survivors * 2));
        count.percent = roundedPercent(count.evacuated * kHundred / count.survivors);
    }
    if (count.survivors > 0 && count.evacuated >= count.needVictory)
        count.verdict = "british-victory";
    else if (count.survivors > 0 && count.evacuated >= count.needDraw)
        count.verdict = "draw";
    else
        count.verdict = "french-victory";
    return count;
}

} // namespace qd::corunna
