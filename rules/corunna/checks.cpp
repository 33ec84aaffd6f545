// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/checks.h"

#include "rules/corunna/base6.h"
#include "rules/corunna/query.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kSquare = "chart-square";
constexpr const char *kRecall = "chart-recall";
constexpr const char *kLimber = "chart-limbering";
constexpr int kFarthest = 4; ///< hexes, R78

tl::unexpected<Refusal> refused(const char *code, const char *rule, const char *message)
{
    return tl::unexpected(Refusal{code, rule, message, {}});
}

void add(Because &because, bool holds, const char *term, int value, const char *rule)
{
    if (holds)
        because.push_back(Term{term, static_cast<double>(value), rule, Op::Add});
}

bool anyLeaderIn(const State &state, Hex hex, Side side, bool (*counts)(const Leader &))
{
    return std::any_of(state.leaders.begin(), state.leaders.end(), [&](const Leader &leader) {
        return isActive(&leader) && leader.hex == hex && leader.card->side == side
            && counts(leader);
    });
}

bool isLightCavalry(UnitType type)
{
    return type == UnitType::Chasseurs || type == UnitType::Hussards
        || type == UnitType::LightDragoons;
}

asked::Trigger triggerOf(const State &state, const std::optional<asked::SquareTrigger> &trigger)
{
    if (!trigger)
        return asked::Trigger::Other;
    if (const auto *told = std::get_if<asked::Trigger>(&*trigger))
        return *told;
    return isLightCavalry(state.unit(std::get<UnitRef>(*trigger)).card->type)
        ? asked::Trigger::LightCavalry
        : asked::Trigger::Other;
}

SquareResult squareResult(const SquareRow &row, int modified)
{
    if (row.rout && modified >= *row.rout)
        return SquareResult::Rout;
    if (row.disorder && modified >= *row.disorder)
        return SquareResult::Disorder;
    return SquareResult::Square;
}

void extend(Rolls &rolls, int natural)
{
    rolls = std::array<int, 2>{rolls ? (*rolls)[0] : natural, natural};
}

answer::SquareTable squareTable(const State &state, const SquareRow &row, int modifier)
{
    answer::SquareTable table;
    for (int place = 0; place < kRolls; ++place) {
        const int natural = rollAt(place);
        switch (squareResult(row, modifiedRoll(natural, modifier, state.options.diceArithmetic))) {
        case SquareResult::Square:
            extend(table.square, natural);
            break;
        case SquareResult::Disorder:
            extend(table.disorder, natural);
            break;
        case SquareResult::Rout:
            extend(table.rout, natural);
            break;
        }
    }
    return table;
}

/// Hexes between the unit and the cavalry that calls for the square, where it is not told.
std::optional<int> squareDistance(const State &state, const asked::Square &keys)
{
    if (keys.distance || !keys.unit || !keys.trigger)
        return keys.distance;
    const auto *cavalry = std::get_if<UnitRef>(&*keys.trigger);
    const Unit &unit = state.unit(*keys.unit);
    if (cavalry == nullptr || !onMap(unit) || !onMap(state.unit(*cavalry)))
        return std::nullopt;
    return state.board->distance(*unit.hex, *state.unit(*cavalry).hex);
}

/// One die that succeeds at or below a number; two leader conditions at once by R51.
answer::OneDie oneDie(const State &state, int successTo, bool first, bool second,
                      std::array<const char *, 2> terms, const char *rule, std::optional<int> die)
{
    answer::OneDie answer;
    answer.successTo = successTo;
    const bool both = first && second;
    const bool best = state.options.leaderModifiers == LeaderModifiers::Best;
    add(answer.because, first && !(both && best), terms[0], -1, rule);
    add(answer.because, second, terms[1], -2, rule);
    answer.modifier = sumOf(answer.because);
    if (die) {
        answer.die = die;
        answer.modified = std::max(1, *die + answer.modifier); // R86
        answer.success = *answer.modified <= successTo;
    }
    return answer;
}

/// The roll, and whether it passes by the pack.
void resolve(const State &state, const std::optional<PassRule> &rule, std::optional<int> natural,
             std::optional<int> morale, answer::Check &check)
{
    check.modifier = sumOf(check.because);
    check.morale = morale;
    if (rule && morale) {
        check.needs = neededRoll(*rule, *morale, state.options.diceArithmetic);
        check.autoFail = state.series->autoFail;
        check.autoPass = state.series->autoPass;
    }
    if (!natural)
        return;
    check.natural = natural;
    check.modified = modifiedRoll(*natural, check.modifier, state.options.diceArithmetic);
    if (rule && morale)
        check.pass = passes(*state.series, *rule, *natural, *check.modified, *morale);
}

std::optional<PassRule> ruleOf(const State &state, std::optional<PassRule> SeriesTables::*section)
{
    return state.series ? (*state.series).*section : std::nullopt;
}

/// What `resolve` wants and is not there.
std::optional<Refusal> unresolvable(bool wanted, const std::optional<PassRule> &rule,
                                    const char *table, std::optional<int> morale,
                                    const std::optional<UnitRef> &unit, const State &state)
{
    if (!wanted)
        return std::nullopt;
    if (!rule)
        return Refusal{
            "series-table-missing", "series", "that table of the series is not entered", {}}
            .with("table", table);
    if (morale)
        return std::nullopt;
    if (unit)
        return valueMissing("units." + state.unit(*unit).card->id + ".morale");
    return badCommand("the key \"morale\" is needed");
}

std::optional<int> moraleFor(const State &state, std::optional<int> told,
                             const std::optional<UnitRef> &unit)
{
    if (told || !unit)
        return told;
    return moraleOf(state, *unit);
}

bool isTown(const State &state, Hex hex)
{
    const Terrain terrain = state.board->terrain(hex);
    return terrain == Terrain::Town || terrain == Terrain::Port;
}

bool allAdjacent(const State &state, const std::vector<Hex> &from, Hex target)
{
    return std::all_of(from.begin(), from.end(),
                       [&](Hex hex) { return state.board->adjacent(hex, target); });
}

bool allClimb(const State &state, const std::vector<Hex> &from, Hex target)
{
    return !from.empty() && std::all_of(from.begin(), from.end(), [&](Hex hex) {
        return state.board->climbs(hex, target);
    });
}

/// Behind a gate the hex may count as clear (R56).
bool townCounts(const State &state, Hex target, bool gate)
{
    return isTown(state, target) && !(gate && state.options.behindWall == BehindWall::Clear);
}

bool wellMorale(std::optional<int> morale)
{
    return !morale || (*morale >= 0 && *morale <= 100);
}

void append(Because &because, const Because &more)
{
    because.insert(because.end(), more.begin(), more.end());
}

} // namespace

SquareRow squareRow(Side nation, int distance)
{
    static constexpr int kNone = 0;
    static constexpr std::array<std::array<std::array<int, 2>, 4>, 2> kRows{{
        {{{kNone, 36}, {43, 54}, {46, 62}, {56, kNone}}},
        {{{kNone, 42}, {46, 62}, {54, 65}, {62, kNone}}},
    }};
    const auto &row = kRows.at(nation == Side::French ? 0 : 1)
                          .at(static_cast<std::size_t>(std::clamp(distance, 1, kFarthest) - 1));
    const auto told = [](int value) {
        return value == kNone ? std::nullopt : std::optional(value);
    };
    return {told(row[0]), told(row[1])};
}

std::optional<int> moraleOf(const State &state, UnitRef ref)
{
    const Unit &unit = state.unit(ref);
    const auto own = unit.value(ValueKey::Morale);
    if (own || unit.card->kind != Kind::LightCompany)
        return own;
    for (const Unit &battalion : state.units)
        if (battalion.card->id == unit.card->parent
            || (!unit.card->parent.empty() && battalion.card->ofBattalion == unit.card->parent
                && isBattalion(battalion)))
            return battalion.value(ValueKey::Morale);
    return std::nullopt;
}

bool throughGate(const State &state, const std::vector<Hex> &from, Hex target)
{
    const auto atGate = [&](Hex hex) { return state.board->has(Hexside::Gate, hex, target); };
    if (from.empty())
        return false;
    return state.options.gateDefence == GateDefence::Any
        ? std::any_of(from.begin(), from.end(), atGate)
        : std::all_of(from.begin(), from.end(), atGate);
}

SquareAnswer squareCheck(const State &state, const asked::Square &keys, std::optional<int> natural)
{
    const Unit *unit = keys.unit ? &state.unit(*keys.unit) : nullptr;
    if (unit != nullptr && !onFoot(*unit))
        return tl::unexpected(badCommand("only foot forms square"));
    const auto nation = unit != nullptr ? std::optional(unit->card->side) : keys.nation;
    const auto distance = squareDistance(state, keys);
    if (!nation || !distance || *distance < 1)
        return tl::unexpected(badCommand("a unit or nation, and a distance of one hex or more"));
    if (*nation == Side::Spanish)
        return refused("mob-no-square", "6.4.5", "mobs form no square");
    if (*distance > kFarthest)
        return refused("off-chart", kSquare, "the chart ends at four hexes");
    if (keys.grandCharge.value_or(false) && !state.options.anXxx)
        return refused("an-xxx-only", kSquare, "grand charges belong to the rules of an_xxx");
    const auto trigger = triggerOf(state, keys.trigger);
    const bool inLine = unit != nullptr && unit->formation == Formation::Line;
    const bool led = unit != nullptr && onMap(*unit)
        && anyLeaderIn(state, *unit->hex, *nation, [](const Leader &) { return true; });
    answer::Square answer;
    add(answer.because, keys.personality.value_or(led), "personality-in-hex", -6, kSquare);
    add(answer.because, trigger == asked::Trigger::LightCavalry, "triggered-by-light-cavalry", 3,
        kSquare);
    add(answer.because, trigger == asked::Trigger::Lancers, "triggered-by-lancers", 6, kSquare);
    add(answer.because, keys.line.value_or(inLine), "stack-in-line", 3, kSquare);
    add(answer.because, keys.grandCharge.value_or(false), "grand-charge-zone", 6, kSquare);
    answer.modifier = sumOf(answer.because);
    const SquareRow row = squareRow(*nation, *distance);
    answer.table = squareTable(state, row, answer.modifier);
    if (natural) {
        answer.natural = natural;
        answer.modified = modifiedRoll(*natural, answer.modifier, state.options.diceArithmetic);
        answer.result = squareResult(row, *answer.modified);
    }
    return answer;
}

OneDieAnswer recallCheck(const State &state, const asked::Recall &keys, std::optional<int> die)
{
    static constexpr std::array<int, 3> kSuccess{4, 2, 3}; // French, British, Hanoverian
    auto nation = keys.nation;
    if (keys.unit) {
        const UnitCard &card = *state.unit(*keys.unit).card;
        if (card.kind != Kind::Cavalry)
            return tl::unexpected(badCommand("only cavalry is recalled"));
        nation = card.recall
            ? card.recall
            : std::optional(card.side == Side::French ? Recall::French : Recall::British);
    }
    if (!nation)
        return tl::unexpected(badCommand("a unit or a nation is recalled"));
    return oneDie(state, kSuccess.at(static_cast<std::size_t>(*nation)),
                  keys.leaderCavalryBonus.value_or(false), keys.leaderSpecial.value_or(false),
                  {"leader-cavalry-bonus", "leader-special"}, kRecall, die);
}

OneDieAnswer limberCheck(const State &state, const asked::Limber &keys, std::optional<int> die)
{
    const Unit *unit = keys.unit ? &state.unit(*keys.unit) : nullptr;
    const auto nation = unit != nullptr ? std::optional(unit->card->side) : keys.nation;
    const auto type = unit != nullptr ? std::optional(unit->card->type) : keys.type;
    if (!nation || !type || *nation == Side::Spanish
        || (*type != UnitType::FootArtillery && *type != UnitType::HorseArtillery))
        return tl::unexpected(badCommand("artillery of a nation limbers"));
    const bool foot = *type == UnitType::FootArtillery;
    if (*nation == Side::British && foot)
        return refused("off-chart", kLimber, "the British have no foot artillery here"); // R85
    const int successTo = *nation == Side::British ? 4 : foot ? 3 : 5;
    bool gunner = false;
    bool army = false;
    if (unit != nullptr && onMap(*unit)) {
        gunner = anyLeaderIn(state, *unit->hex, *nation, [](const Leader &leader) {
            return leader.value(ValueKey::ArtilleryBonus).value_or(0) > 0;
        });
        army = anyLeaderIn(state, *unit->hex, *nation, [](const Leader &leader) {
            return leader.card->id == LeaderId::Moore || leader.card->id == LeaderId::Soult;
        });
    }
    return oneDie(state, successTo, keys.leaderArtilleryBonus.value_or(gunner),
                  keys.armyLeader.value_or(army), {"leader-artillery-bonus", "army-leader"},
                  kLimber, die);
}

CheckAnswer closeCheck(const State &state, const asked::Close &given, std::optional<int> natural)
{
    asked::Close keys = given;
    if (keys.target && !keys.from && keys.unit) // it assaults from where it stands
        keys.from = hexOf(state, *keys.unit);
    if (keys.from.has_value() != keys.target.has_value()
        || (keys.from && !state.board->adjacent(*keys.from, *keys.target))
        || !wellMorale(keys.morale))
        return tl::unexpected(badCommand("an assault comes from a hex beside its target"));
    const bool sapeurs =
        keys.sapeurs.value_or(keys.unit && state.unit(*keys.unit).card->type == UnitType::Sapeurs);
    bool gate = false;
    bool town = false;
    bool slope = false;
    if (keys.from) {
        gate = state.board->has(Hexside::Gate, *keys.from, *keys.target);
        slope = state.board->climbs(*keys.from, *keys.target);
        town = townCounts(state, *keys.target, keys.gate.value_or(gate));
    }
    gate = keys.gate.value_or(gate);
    answer::Check check;
    add(check.because, keys.town.value_or(town), "town", -6, "4.6.5");
    add(check.because, keys.slope.value_or(slope), "up-slope", -6, "4.4.3");
    add(check.because, gate && !sapeurs, "gate", -15, "4.8.5");
    add(check.because, gate && sapeurs, "gate-sapeurs-exempt", 0, "4.8.5");
    append(check.because, moreTerms(keys.more));
    const auto rule = ruleOf(state, &SeriesTables::close);
    const auto morale = moraleFor(state, keys.morale, keys.unit);
    if (auto refusal = unresolvable(keys.resolve, rule, "close", morale, keys.unit, state))
        return tl::unexpected(std::move(*refusal));
    resolve(state, rule, natural, morale, check);
    return check;
}

CheckAnswer standCheck(const State &state, const asked::Stand &given, std::optional<int> natural)
{
    asked::Stand keys = given;
    if (!keys.from.empty() && !keys.target && keys.unit)
        keys.target = hexOf(state, *keys.unit);
    if (keys.from.empty() == keys.target.has_value()
        || (keys.target && !allAdjacent(state, keys.from, *keys.target))
        || !wellMorale(keys.morale))
        return tl::unexpected(badCommand("attackers come from hexes beside their target"));
    const bool charge = keys.charge.value_or(false);
    bool town = false;
    bool slope = false;
    bool structure = false;
    if (keys.target) {
        town = townCounts(state, *keys.target, throughGate(state, keys.from, *keys.target));
        slope = allClimb(state, keys.from, *keys.target);
        structure = state.board->isStructure(*keys.target);
    }
    slope = keys.slope.value_or(slope);
    const bool byChart = state.options.slopeStand == SlopeStand::Chart; // R5
    answer::Check check;
    add(check.because, keys.town.value_or(town) && !charge, "town", 6, "4.6.5"); // R83
    add(check.because, slope && charge, "charge-up-slope", 9, "4.4.2");
    add(check.because, slope && !charge, "assault-up-slope", byChart ? -6 : 6,
        byChart ? "chart-stand" : "4.4.1");
    append(check.because, moreTerms(keys.more));
    check.automatic = keys.specialStructure.value_or(structure); // 4.7.7.1
    if (*check.automatic)
        check.stands = true;
    const auto rule = ruleOf(state, &SeriesTables::stand);
    const auto morale = moraleFor(state, keys.morale, keys.unit);
    if (auto refusal = unresolvable(keys.resolve, rule, "stand", morale, keys.unit, state))
        return tl::unexpected(std::move(*refusal));
    resolve(state, rule, natural, morale, check);
    return check;
}

CheckAnswer moraleCheck(const State &state, const asked::Morale &keys, std::optional<int> natural)
{
    const Unit *unit = keys.unit ? &state.unit(*keys.unit) : nullptr;
    if (!wellMorale(keys.morale))
        return tl::unexpected(badCommand("a morale value is a roll"));
    if (keys.charge == ChargeKind::Reaction && !state.options.anXxx)
        return refused("an-xxx-only", "6.3.2", "reaction charges belong to the rules of an_xxx");
    const bool structure = unit != nullptr && onMap(*unit) && state.board->isStructure(*unit->hex);
    answer::Check check;
    add(check.because, keys.specialStructure.value_or(structure), "special-structure", 6, "4.7.8");
    add(check.because, keys.charge == ChargeKind::Reaction, "reaction-charge", -6, "6.3.1");
    add(check.because, keys.charge == ChargeKind::Opportunity, "opportunity-charge", -6, "6.3.1");
    if (keys.leader) {
        const Leader *leader = state.leader(*keys.leader);
        if (leader == nullptr)
            return tl::unexpected(badCommand("that leader is not in the scenario"));
        const auto bonus = leader->value(ValueKey::MoraleBonus);
        const bool his = unit == nullptr || unit->card->side == leader->card->side;
        if (his && !bonus)
            return tl::unexpected(
                valueMissing("leaders." + std::string(nameOf(*keys.leader)) + ".morale_bonus"));
        if (his)
            add(check.because, true, "leader-morale-bonus", *bonus, "series");
        else
            add(check.because, true, "leader-not-applicable", 0,
                *keys.leader == LeaderId::Alcedo        ? "5.3.4"
                    : unit->card->side == Side::Spanish ? "6.4.3"
                                                        : "series");
    }
    if (keys.colours) {
        if (!state.options.brigadeLeaders)
            return refused("option-off", "5.2.11", "the table plays without brigade leaders");
        add(check.because, true, "brigade-leader-morale-bonus", 2, "5.2.11");
    }
    append(check.because, moreTerms(keys.more));
    const auto rule = ruleOf(state, &SeriesTables::morale);
    const auto morale = moraleFor(state, keys.morale, keys.unit);
    if (auto refusal = unresolvable(keys.resolve, rule, "morale", morale, keys.unit, state))
        return tl::unexpected(std::move(*refusal));
    resolve(state, rule, natural, morale, check);
    return check;
}

} // namespace qd::corunna
