// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/arrivals.h"
#include "rules/corunna/base6.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/query.h"
#include "rules/corunna/score.h"

#include <algorithm>
#include <cmath>

// Queries on the table as a whole: order of battle, schedule, fleet, evacuation, victory, what is
// legal.
namespace qd::corunna {
namespace {

struct OobKeys {
    std::optional<Side> side;
    std::optional<Division> division;
    std::optional<Brigade> brigade;
    QD_COR_KEYS(v.maybe("side", side); v.maybe("division", division); v.maybe("brigade", brigade);)

    bool covers(const UnitCard &card) const
    {
        return (!side || card.side == *side) && (!division || card.division == division)
            && (!brigade || card.brigade == brigade);
    }
};

struct MissingKeys {
    std::optional<Piece> unit;
    QD_COR_KEYS(v.maybe("unit", unit);)
};

struct EntryKeys {
    Entry entry{};
    QD_COR_KEYS(v("entry", entry);)
};

struct NavalKeys {
    command::NavalCommitment told;
    std::optional<AskedDice> dice;
    QD_COR_KEYS(told.fields(v); v.maybe("dice", dice);)
};

struct EvacuationKeys {
    std::optional<double> survivors, evacuated;
    QD_COR_KEYS(v.maybe("survivors", survivors); v.maybe("evacuated", evacuated);)
};

struct RollKeys {
    std::optional<AskedDice> dice;
    std::optional<int> natural;
    std::vector<Modifier> modifiers;
    QD_COR_KEYS(v.maybe("dice", dice); v.maybe("natural", natural);
                v.maybe("modifiers", modifiers);)
};

struct NoKeys {
    QD_COR_KEYS()
};

void listMissing(const State &state, const Piece &piece, Json &fields)
{
    if (const auto *ref = std::get_if<UnitRef>(&piece)) {
        const Unit &unit = state.unit(*ref);
        for (const ValueKey key : valuesOf(unit.card->kind))
            if (!unit.value(key))
                fields.push_back("units." + unit.card->id + '.' + std::string(nameOf(key)));
        return;
    }
    const auto *id = std::get_if<LeaderId>(&piece);
    if (id == nullptr)
        return;
    const Leader &leader = *state.leader(*id);
    const std::string stem = "leaders." + std::string(nameOf(*id)) + '.';
    for (const ValueKey key : leaderValues())
        if (!leader.value(key))
            fields.push_back(stem + std::string(nameOf(key)));
    if (!leader.cavalrySpecial)
        fields.push_back(stem + "cavalry_special");
    if (!leader.artillerySpecial)
        fields.push_back(stem + "artillery_special");
}

/// The printed zone of a group, or its planned entry.
Json entryJson(const State &state, GroupRef group)
{
    if (const auto plan = planOf(state, group))
        return encode(lexiconOf(state), plan->entry);
    const Zone &zone = state.roster->card(group).zone;
    Json json = Json::object();
    const auto text = [&json](const char *key, const std::string &value) {
        if (!value.empty())
            json[key] = value;
    };
    if (zone.within)
        json["within"] = *zone.within;
    text("of", zone.of);
    text("area", zone.area);
    text("place", zone.place);
    text("edge", zone.edge);
    if (zone.road)
        json["road"] = true;
    return json;
}

Json groupJson(const State &state, GroupRef group)
{
    const int turn = dueTurn(state, group);
    const std::size_t waiting = waitingPieces(state, group).size();
    return {{"group", state.roster->card(group).id},
            {"side", state.roster->card(group).side},
            {"turn", turn},
            {"time", timeOf(state, turn)},
            {"entry", entryJson(state, group)},
            {"due", turn <= state.turn() && waiting > 0},
            {"waiting", waiting}};
}

Json call(const char *name)
{
    return {{"do", name}};
}

void listCommands(const State &state, Json &commands)
{
    const Phase phase = state.phase();
    if (phase == Phase::Setup) {
        commands.push_back(call("place"));
        commands.push_back(call("finish-setup"));
        return;
    }
    const bool points = phase == Phase::CommandPoints || phase == Phase::MuCreation;
    if (points)
        for (const Source source : state.roster->commandPoints)
            if (isAvailable(state, source))
                commands.push_back({{"do", "form-mu"}, {"by", std::string(nameOf(source))}});
    if (mayRide(state))
        commands.push_back(call("ride"));
    if (mayFly(state))
        commands.push_back(call("fly"));
    if (phase == Phase::Initiative)
        for (const Leader &leader : state.leaders)
            if (mayTryInitiative(state, leader))
                commands.push_back(
                    {{"do", "initiative"}, {"leader", std::string(nameOf(leader.card->id))}});
    if (phase == Phase::Maneuver) {
        for (const std::string &chit : state.sequence.cup)
            commands.push_back({{"do", "draw-chit"}, {"chit", chit}});
        commands.push_back(call("move"));
        commands.push_back(call("fire"));
    }
    if (phase == Phase::Naval)
        commands.push_back(call("move"));
}

} // namespace

Answer askRoll(const State &state, const Json &query)
{
    return withKeys<RollKeys>(state, query, [](const State &s, const RollKeys &keys) -> Answer {
        const auto roll = askedRoll(keys.dice);
        if (!roll)
            return tl::unexpected(roll.error());
        if (roll->has_value() == keys.natural.has_value()
            || (keys.natural && !isRoll(*keys.natural)))
            return tl::unexpected(badCommand("either \"dice\" or \"natural\" (11 to 66)"));
        const int natural = *roll ? **roll : *keys.natural;
        const Because because = moreTerms(keys.modifiers);
        const int modifier = sumOf(because);
        return Json{{"natural", natural},
                    {"modifier", modifier},
                    {"modified", modifiedRoll(natural, modifier, s.options.diceArithmetic)},
                    {"because", encode(lexiconOf(s), because)}};
    });
}

Answer askOob(const State &state, const Json &query)
{
    return withKeys<OobKeys>(state, query, [](const State &s, const OobKeys &keys) -> Answer {
        const Lexicon lexicon = lexiconOf(s);
        Json units = Json::object();
        for (const Unit &unit : s.units)
            if (keys.covers(*unit.card))
                units[unit.card->id] = {{"increments", encode(lexicon, unit.increments)},
                                        {"lost", unit.lost},
                                        {"formation", encode(lexicon, unit.formation)},
                                        {"status", encode(lexicon, unit.status)},
                                        {"hex", encode(lexicon, unit.hex)},
                                        {"place", encode(lexicon, unit.place)},
                                        {"in_command", unit.inCommand}};
        const std::size_t count = units.size();
        return Json{{"units", std::move(units)}, {"count", count}};
    });
}

Answer askMissing(const State &state, const Json &query)
{
    return withKeys<MissingKeys>(state, query,
                                 [](const State &s, const MissingKeys &keys) -> Answer {
                                     Json fields = Json::array();
                                     if (keys.unit)
                                         listMissing(s, *keys.unit, fields);
                                     else
                                         for (const Group &group : s.roster->groups)
                                             for (const Piece &piece : group.pieces)
                                                 listMissing(s, piece, fields);
                                     const std::size_t count = fields.size();
                                     return Json{{"count", count}, {"fields", std::move(fields)}};
                                 });
}

Answer askSchedule(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        Json groups = Json::array();
        for (const auto &[group, arrival] : s.ledger.reinforcements)
            groups.push_back(groupJson(s, group));
        return Json{{"turn", s.turn()},
                    {"time", timeOf(s, s.turn())},
                    {"turns", lastTurn(s)},
                    {"last", timeOf(s, lastTurn(s))},
                    {"groups", std::move(groups)}};
    });
}

Answer askEntry(const State &state, const Json &query)
{
    return withKeys<EntryKeys>(state, query, [](const State &s, const EntryKeys &keys) -> Answer {
        if (!s.options.variableEntry || !s.roster->variableEntry)
            return tl::unexpected(
                Refusal{"option-off", "9.7", "the table plays without variable entry", {}});
        const int earliest = earliestTurn(s, keys.entry);
        const int guns = artilleryTurn(s, keys.entry);
        return Json{{"earliest_turn", earliest},
                    {"earliest_time", timeOf(s, earliest)},
                    {"artillery_turn", guns},
                    {"artillery_time", timeOf(s, guns)}};
    });
}

Answer askNaval(const State &state, const Json &query)
{
    return withKeys<NavalKeys>(state, query, [](const State &s, const NavalKeys &keys) -> Answer {
        const auto roll = askedRoll(keys.dice);
        if (!roll)
            return tl::unexpected(roll.error());
        const Lexicon lexicon = lexiconOf(s);
        const Because because = navalModifiers(s, keys.told);
        const int modifier = sumOf(because);
        const auto triggers = navalTriggers(s);
        const auto rows = navalTable(s, modifier);
        Json table = Json::object();
        for (std::size_t i = 0; i < rows.size(); ++i)
            table[std::string(Words<NavalResult>::kNames.at(i))] = encode(lexicon, rows.at(i));
        Json answer{
            {"modifier", modifier},           {"because", encode(lexicon, because)},
            {"table", std::move(table)},      {"triggers", encode(lexicon, triggers)},
            {"triggered", !triggers.empty()}, {"may_roll", mayRollNaval(s, !triggers.empty())},
            {"fleet", hasFleet(s)},           {"status", encode(lexicon, s.naval.status)},
            {"rolls", s.naval.rolls},         {"reroll_turn", encode(lexicon, s.naval.rerollTurn)}};
        if (*roll) {
            const int modified = modifiedRoll(**roll, modifier, s.options.diceArithmetic);
            answer["natural"] = **roll;
            answer["modified"] = modified;
            answer["result"] = encode(lexicon, navalRow(modified));
        }
        return answer;
    });
}

Json evacuationJson(const State &state, const EvacuationCount &count)
{
    const Lexicon lexicon = lexiconOf(state);
    const Because because{{"sixty-percent", count.sixty, "9.9.6", Op::Add},
                          {"forty-percent", count.forty, "9.9.6", Op::Add}};
    return {{"declared", state.evacuation.declared},
            {"rearguard", encode(lexicon, state.evacuation.rearguard)},
            {"survivors", encode(lexicon, count.survivors)},
            {"evacuated", encode(lexicon, count.evacuated)},
            {"percent", encode(lexicon, count.percent)},
            {"percent_exact", count.percentExact.text()},
            {"need_victory", encode(lexicon, count.needVictory)},
            {"need_draw", encode(lexicon, count.needDraw)},
            {"verdict", count.verdict},
            {"because", encode(lexicon, because)}};
}

Answer askEvacuation(const State &state, const Json &query)
{
    return withKeys<EvacuationKeys>(
        state, query, [](const State &s, const EvacuationKeys &keys) -> Answer {
            constexpr double kMost = 1000;
            for (const auto &number : {keys.survivors, keys.evacuated})
                if (number
                    && (*number < 0 || *number > kMost || *number * 2 != std::floor(*number * 2)))
                    return tl::unexpected(badCommand("battalions count by halves, from 0"));
            return evacuationJson(s, evacuationCount(s, keys.survivors, keys.evacuated));
        });
}

Answer askScore(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        const Score score = scoreOf(s);
        const Lexicon lexicon = lexiconOf(s);
        Json conditions = Json::array();
        for (const Condition &condition : score.conditions)
            conditions.push_back({{"id", condition.id},
                                  {"met", encode(lexicon, condition.met)},
                                  {"rule", condition.rule.text()}});
        Json answer{{"conditions", std::move(conditions)},
                    {"result", score.result},
                    {"final", s.phase() == Phase::Over}};
        if (score.need) {
            answer["town_hexes"] = encode(lexicon, score.townHexes);
            answer["need"] = *score.need;
        }
        if (s.evacuation.declared)
            answer["evacuation"] = evacuationJson(s, evacuationCount(s));
        return answer;
    });
}

Answer askLegal(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        Json commands = Json::array();
        if (!s.pending.empty()) {
            Json answer = encode(lexiconOf(s), s.pending.front());
            answer["do"] = answer["decision"];
            for (const char *key : {"decision", "side", "rule"})
                answer.erase(key);
            commands.push_back(std::move(answer));
            commands.push_back(call("adjust"));
        } else if (s.phase() != Phase::Over) {
            listCommands(s, commands);
            if (s.phase() != Phase::Setup) {
                if (mayDeclareEvacuation(s))
                    commands.push_back(call("declare-evacuation"));
                commands.push_back(call("next-phase"));
            }
        }
        return Json{{"commands", std::move(commands)}};
    });
}

} // namespace qd::corunna
