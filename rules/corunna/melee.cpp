// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/melee.h"

#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/query.h"
#include "rules/corunna/rolling.h"

#include <algorithm>
#include <cmath>

namespace qd::corunna {
namespace {

constexpr int kSix = 6; ///< increments that assault or hold a Special Structure, 4.7.7
constexpr int kMost = 1000;

/// One who fights, with what is known of him.
struct Fighting {
    std::string name; ///< his id, or "unit"
    Exact melee;
    std::optional<int> increments, use;
    bool horse = false; ///< mounted cavalry
    bool guns = false;
    bool dismounted = false;
    bool mob = false;
    bool sapeurs = false;

    /// Increments as they count in the six (R50).
    Exact counted(int number) const { return Exact::of(number, dismounted ? 2 : 1); }

    int limit() const { return dismounted ? 2 * kSix : kSix; }
};

using Fighters = std::vector<Fighting>;

tl::expected<Fighting, Refusal> fighting(const State &state, const asked::Fighter &keys)
{
    const Unit *unit = keys.unit ? &state.unit(*keys.unit) : nullptr;
    for (const auto &number : {keys.increments, keys.use})
        if (number && (*number < 0 || *number > kMost))
            return tl::unexpected(badCommand("a number is out of its range"));
    Fighting fighter;
    fighter.name = unit != nullptr ? unit->card->id : "unit";
    std::optional<Kind> kind = keys.kind;
    std::optional<UnitType> type = keys.type;
    if (unit != nullptr && !kind)
        kind = unit->card->kind;
    if (unit != nullptr && !type)
        type = unit->card->type;
    fighter.dismounted = keys.dismounted.value_or(
        unit != nullptr && unit->card->kind == Kind::Cavalry && onFoot(*unit));
    fighter.horse = kind == Kind::Cavalry && !fighter.dismounted;
    fighter.guns = kind == Kind::Artillery;
    fighter.mob = type == UnitType::Mob;
    fighter.sapeurs = type == UnitType::Sapeurs;
    fighter.increments = keys.increments ? keys.increments
        : unit != nullptr                ? unit->increments
                                         : std::nullopt;
    fighter.use = keys.use;
    if (keys.melee) {
        fighter.melee = *keys.melee;
        return fighter;
    }
    if (unit == nullptr)
        return tl::unexpected(badCommand("the key \"melee\" is needed"));
    const auto printed = unit->value(ValueKey::Melee);
    if (!printed)
        return tl::unexpected(valueMissing("units." + fighter.name + ".melee"));
    fighter.melee = Exact::of(*printed);
    const auto full = unit->value(ValueKey::IncrementsFull);
    const bool proportional = state.series && state.series->melee
        && state.series->melee->proportional && full && *full > 0 && unit->increments;
    if (proportional)
        fighter.melee = fighter.melee * Exact::of(*unit->increments, *full);
    return fighter;
}

tl::expected<Fighters, Refusal> fightersOf(const State &state,
                                           const std::vector<asked::Fighter> &list)
{
    Fighters found;
    for (const asked::Fighter &keys : list) {
        auto fighter = fighting(state, keys);
        if (!fighter)
            return tl::unexpected(fighter.error());
        found.push_back(std::move(*fighter));
    }
    return found;
}

/// The hexes in which those of a list stand that are on the map, each once.
std::vector<Hex> hexesOf(const State &state, const std::vector<asked::Fighter> &list)
{
    std::vector<Hex> hexes;
    for (const asked::Fighter &fighter : list)
        if (fighter.unit && onMap(state.unit(*fighter.unit)))
            hexes.push_back(*state.unit(*fighter.unit).hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

/// Who of a side fights in a Special Structure (4.7.7).
std::optional<Refusal> chooseSix(Fighters &side)
{
    static constexpr const char *kRule = "4.7.7";
    Exact all;
    bool told = false;
    for (Fighting &fighter : side) {
        if (fighter.horse || fighter.guns)
            return Refusal{"special-structure-infantry-only",
                           kRule,
                           "only infantry fights in a Special Structure",
                           {}};
        if (!fighter.increments)
            return fighter.name == "unit" ? badCommand("the key \"increments\" is needed")
                                          : valueMissing("units." + fighter.name + ".increments");
        if (fighter.use && *fighter.use > *fighter.increments)
            return badCommand("more fight than are there");
        told = told || fighter.use;
        all = all + fighter.counted(fighter.use.value_or(*fighter.increments));
    }
    const bool tooMany = Exact::of(kSix) < all;
    if (!tooMany)
        return std::nullopt;
    if (told)
        return Refusal{"six-increments", kRule, "six increments fight there", {}};
    if (side.size() > 1)
        return Refusal{"choice-needed", kRule, "say which increments fight", {}};
    side.front().use = side.front().limit();
    return std::nullopt;
}

/// A side's total with its reasons.
Exact total(const Fighters &side, bool structure, bool againstMob, Because &because)
{
    Exact sum;
    for (const Fighting &fighter : side) {
        Exact value = fighter.melee;
        because.push_back(Term{fighter.name, fighter.melee.value(), "series", Op::Add});
        const auto times = [&](const char *what, Exact factor, const char *rule) {
            because.push_back(Term{fighter.name + what, factor.value(), rule, Op::Times});
            value = value * factor;
        };
        if (structure && fighter.use && *fighter.increments > 0
            && *fighter.use < *fighter.increments)
            times("-six-increments", Exact::of(*fighter.use, *fighter.increments), "4.7.7");
        if (fighter.dismounted)
            times("-dismounted", Exact::of(1, 2), "6.8.7");
        if (againstMob && fighter.horse)
            times("-against-mob", Exact::of(1, 2), "6.4.5");
        sum = sum + value;
    }
    return sum;
}

answer::MeleeResult resultOf(const MeleeCell &cell)
{
    return {cell.result, cell.attacker, cell.defender, cell.attackerChecks, cell.defenderChecks};
}

double fourDecimals(double value)
{
    constexpr double kPlaces = 10'000;
    return std::round(value * kPlaces) / kPlaces;
}

/// The owner's column for both totals, before and after the shift, and the roll's place in it.
void lookUp(const State &state, answer::Melee &answer)
{
    if (*answer.defence > 0)
        answer.ratio = fourDecimals(*answer.attack / *answer.defence);
    const auto column = meleeColumn(state, answer, answer.columnShift);
    if (!column)
        return;
    const MeleeTable &table = *state.series->melee;
    answer.column = table.columns[*column].name;
    if (const auto before = meleeColumn(state, answer, 0); before && answer.columnShift != 0)
        answer.columnBefore = table.columns[*before].name;
    for (const MeleeCell &cell : table.cells[*column])
        answer.table.push_back({cell.from, cell.to, resultOf(cell)});
    if (const MeleeCell *cell =
            answer.modified ? meleeCell(table, *column, *answer.modified) : nullptr)
        answer.result = resultOf(*cell);
}

/// What the board and the flags tell of the place.
struct Scene {
    bool gate = false;
    bool structure = false;
};

} // namespace

std::optional<std::size_t> meleeColumn(const State &state, const answer::Melee &melee, int shift)
{
    if (!state.series || !state.series->melee || !melee.attack || !melee.defence)
        return std::nullopt;
    const MeleeTable &table = *state.series->melee;
    return columnOf(table.columns, table.below, *melee.attack, *melee.defence, shift);
}

const MeleeCell *meleeCell(const MeleeTable &table, std::size_t column, int modified)
{
    for (const MeleeCell &cell : table.cells[column])
        if (modified >= cell.from && modified <= cell.to)
            return &cell;
    return table.cells[column].empty() ? nullptr : &table.cells[column].back();
}

tl::expected<answer::Melee, Refusal> meleeCheck(const State &state, const asked::Melee &given,
                                                std::optional<int> natural)
{
    asked::Melee keys = given;
    if (keys.target && keys.from.empty())
        keys.from = hexesOf(state, keys.attackers);
    if (const auto hexes = hexesOf(state, keys.defenders);
        !keys.from.empty() && !keys.target && hexes.size() == 1)
        keys.target = hexes.front();
    const bool beside = !keys.target
        || std::all_of(keys.from.begin(), keys.from.end(),
                       [&](Hex hex) { return state.board->adjacent(hex, *keys.target); });
    if (keys.attackers.empty() || keys.defenders.empty()
        || keys.from.empty() == keys.target.has_value() || !beside)
        return tl::unexpected(badCommand("attackers beside their target fight defenders"));
    auto attackers = fightersOf(state, keys.attackers);
    if (!attackers)
        return tl::unexpected(attackers.error());
    auto defenders = fightersOf(state, keys.defenders);
    if (!defenders)
        return tl::unexpected(defenders.error());
    Scene scene;
    if (keys.target)
        scene = {throughGate(state, keys.from, *keys.target),
                 state.board->isStructure(*keys.target)};
    scene.gate = keys.gate.value_or(scene.gate);
    scene.structure = keys.specialStructure.value_or(scene.structure);
    if (scene.structure)
        for (Fighters *side : {&*attackers, &*defenders})
            if (auto refusal = chooseSix(*side))
                return tl::unexpected(std::move(*refusal));
    const auto any = [](const Fighters &side, bool Fighting::*what) {
        return std::any_of(side.begin(), side.end(),
                           [what](const Fighting &fighter) { return fighter.*what; });
    };
    const bool sapeurs = keys.sapeurs.value_or(any(*attackers, &Fighting::sapeurs));
    const bool mob = keys.targetMob.value_or(false) || any(*defenders, &Fighting::mob);
    answer::Melee answer;
    const Exact attack = total(*attackers, scene.structure, mob, answer.attackBecause);
    Exact defence = total(*defenders, scene.structure, false, answer.defenceBecause);
    if (scene.gate && state.options.gateMelee != GateMelee::Chart) { // R7
        answer.defenceBecause.push_back(Term{"through-gate", 1.5, "4.8.5", Op::TimesAll});
        defence = defence * Exact::of(3, 2);
    }
    answer.attack = attack.value();
    answer.attackExact = attack.text();
    answer.defence = defence.value();
    answer.defenceExact = defence.text();
    answer.columnShift = scene.structure && sapeurs ? 1 : 0; // 4.7.7.2
    answer.attackersDisorderOnAdvance = (scene.gate || scene.structure) && !sapeurs;
    answer.defenderDisorder = scene.gate && state.options.gateMelee != GateMelee::Text;
    const bool table = state.series && state.series->melee;
    if (keys.resolve && !table)
        return tl::unexpected(Refusal{
            "series-table-missing",
            "series",
            "the Mêlée Table of the series is not entered",
            {}}.with("table", "melee"));
    answer.because = moreTerms(keys.modifiers);
    answer.modifier = sumOf(answer.because);
    if (natural) {
        answer.natural = natural;
        answer.modified = modifiedRoll(*natural, *answer.modifier, state.options.diceArithmetic);
    }
    lookUp(state, answer);
    return answer;
}

std::vector<std::string> withoutUnknown(const State &state, asked::Melee &melee)
{
    std::vector<std::string> missing;
    const std::size_t most = 2 * (melee.attackers.size() + melee.defenders.size());
    while (missing.size() < most) {
        const auto answer = meleeCheck(state, melee, std::nullopt);
        if (answer || answer.error().code != "value-missing")
            break;
        missing.push_back(missingField(answer.error()));
        for (auto *side : {&melee.attackers, &melee.defenders})
            for (asked::Fighter &fighter : *side) {
                if (!fighter.unit)
                    continue;
                const std::string stem = "units." + state.unit(*fighter.unit).card->id;
                if (missing.back() == stem + ".melee")
                    fighter.melee = Exact();
                if (missing.back() == stem + ".increments")
                    fighter.increments = 0;
            }
    }
    return missing;
}

} // namespace qd::corunna
