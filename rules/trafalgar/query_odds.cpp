// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/odds.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/weather.h"

#include <array>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr int kFaces = 6;
constexpr int kMostGuns = 6;
constexpr int kMostRounds = 20;

/// Reads a question about odds: what it is of has been read.
class OddsReader : public KeyReader {
public:
    explicit OddsReader(const Json &query) : KeyReader(query)
    {
        raw("ask");
        raw("of");
    }
};

/// A list of chances, each with the value that it is the chance of.
Json entry(const char *key, int value, const Chance &chance)
{
    Json json = chanceJson(chance);
    json[key] = value;
    return json;
}

/// Values that may occur, rising.
Json lawJson(const Distribution &law)
{
    Json list = Json::array();
    for (std::size_t k = 0; k < law.size(); ++k)
        if (law.chance(k).p > 0)
            list.push_back(entry("k", static_cast<int>(k), law.chance(k)));
    return list;
}

/// guns × part / 6, which may be above 1.
Json expectedJson(int guns, int part)
{
    const auto exact = fractionOf(static_cast<Wide>(guns * part), kFaces);
    const double value = static_cast<double>(guns * part) / kFaces;
    return {{"value", value},
            {"exact", exact->denominator == 1 ? std::to_string(exact->numerator) : exact->text()}};
}

Answer hitsAnswer(const State &state, const Json &query)
{
    OddsReader in(query);
    int guns = 0;
    int distance = 0;
    in.needWithin("guns", guns, 1, kMostGuns);
    in.needWithin("distance", distance, 1, kRange);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const Distribution law = hitsOf(state.options, guns, distance);
    const int hitting = hittingFaces(state.options, distance);
    Json hits = Json::array();
    Json atLeast = Json::array();
    for (int k = 0; k <= guns; ++k) {
        hits.push_back(entry("k", k, law.chance(static_cast<std::size_t>(k))));
        if (k > 0)
            atLeast.push_back(entry("k", k, law.atLeast(static_cast<std::size_t>(k))));
    }
    Json because = Json::array();
    for (const int face : needsAt(state.options, distance))
        because.push_back(encode(Reason{"face-" + std::to_string(face), 1, "die-1", {}}));
    return Json{{"guns", guns},
                {"distance", distance},
                {"needs", needsAt(state.options, distance)},
                {"p_hit", chanceJson(Chance::of(static_cast<Wide>(hitting), kFaces))},
                {"because", std::move(because)},
                {"hits", std::move(hits)},
                {"at_least", std::move(atLeast)},
                {"expected", expectedJson(guns, hitting)}};
}

Json targetJson(const TargetOdds &odds)
{
    Json json{{"target", encode(odds.target)}, {"guns", odds.guns}};
    if (std::holds_alternative<FortId>(odds.target)) {
        json["destroyed"] = chanceJson(odds.destroyed);
        return json;
    }
    json["shows"] = encode(odds.shows);
    json["guns_lost"] = lawJson(odds.gunsLost);
    json["masts_lost"] = lawJson(odds.mastsLost);
    json["silenced"] = chanceJson(odds.silenced);
    json["dismasted"] = chanceJson(odds.dismasted);
    json["sunk"] = chanceJson(odds.sunk);
    if (odds.mast)
        for (const Mast mast : kMasts)
            json["mast"][std::string(nameOf(mast))] = chanceJson((*odds.mast)[indexOf(mast)]);
    return json;
}

Json volleyJson(const State &state, const Combatant &from, const std::vector<Laid> &groups)
{
    Json targets = Json::array();
    for (const TargetOdds &odds : volleyOdds(state, from, groups))
        targets.push_back(targetJson(odds));
    return {{"from", encode(from)}, {"targets", std::move(targets)}};
}

/// The keys are those of `fire`, and so are the checks of its shape.
Answer volleyAnswer(const State &state, const Json &query)
{
    Json keys = query;
    keys.erase("ask");
    keys.erase("of");
    if (keys.contains("do"))
        return tl::unexpected(badCommand("no key is called \"do\""));
    keys["do"] = "fire";
    const auto command = parseCommand(state, keys, DiceNamed::No);
    if (!command)
        return tl::unexpected(command.error());
    if (command->malformed)
        return tl::unexpected(*command->malformed);
    const auto &fire = std::get<command::Fire>(command->body);
    if (!state.ship(fire.ship).onBoard())
        return tl::unexpected(badCommand("the ship is not on the board"));
    for (const command::Group &group : fire.shots)
        if (!group.aim && std::holds_alternative<ShipId>(group.target))
            return tl::unexpected(badCommand("\"aim\" is needed against a ship"));
    Step step(state, {}, Strictness::Enforce);
    const auto laid = layGuns(step, fire.ship, fire.shots);
    if (!laid)
        return tl::unexpected(*step.refusal());
    return volleyJson(state, fire.ship, *laid);
}

Answer fortAnswer(const State &state, const Json &query)
{
    OddsReader in(query);
    FortId fort{};
    ShipId target{};
    std::optional<Aim> aim;
    in.need("fort", fort);
    in.need("target", target);
    in.may("aim", aim);
    std::optional<LatticePoint> at;
    in.mayPoint("at", *state.board, at);
    if (in.well() && !state.ship(target).sunk && !state.ship(target).at)
        in.fail("the target is not on the board");
    const auto stand = standOf(state, target);
    Station station = stand ? stand->station : Station{};
    if (at && in.well()) {
        const auto passed = stationOnWay(state.ship(target), *at);
        if (!passed)
            in.fail("the target was not there this turn");
        station = passed.value_or(station);
    }
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    Step step(state, {}, Strictness::Enforce);
    if (!step.passes(fortRefusals(state, fort)) || !fortBears(step, fort, target, station))
        return tl::unexpected(*step.refusal());
    const auto laid = layFort(step, fort, target, station, aim.value_or(Aim::Mast), {});
    if (!laid)
        return tl::unexpected(*step.refusal());
    return volleyJson(state, fort, {*laid});
}

Answer windAnswer(const State &state, const Json &query)
{
    OddsReader in(query);
    std::optional<int> rounds;
    std::optional<int> arrow = state.play.arrow;
    in.mayWithin("rounds", rounds, 1, kMostRounds);
    in.mayWithin("arrow", arrow, 0, kRosePoints - 1);
    if (in.well() && !arrow)
        in.fail("the arrow is not placed: which \"arrow\"?");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const auto listed = [](const char *key, const std::array<Chance, 6> &odds) {
        Json list = Json::array();
        for (int i = 0; i < kRosePoints; ++i)
            list.push_back(entry(key, i, odds.at(static_cast<std::size_t>(i))));
        return list;
    };
    const int count = rounds.value_or(1);
    return Json{{"rounds", count},
                {"from", *arrow},
                {"arrows", listed("arrow", arrowOdds(state.options, *arrow, count))},
                {"barred", listed("heading", barredOdds(state, *arrow, count))}};
}

struct Law {
    std::string_view of;
    Answer (*answer)(const State &, const Json &);
};

constexpr std::array<Law, 4> kLaws{{
    {"hits", hitsAnswer},
    {"volley", volleyAnswer},
    {"fort", fortAnswer},
    {"wind", windAnswer},
}};

} // namespace

Answer askOdds(const State &state, const Json &query)
{
    const auto of = query.find("of");
    if (of == query.end() || !of->is_string())
        return tl::unexpected(badCommand("\"of\" says which odds"));
    const auto &word = of->get_ref<const std::string &>();
    for (const Law &law : kLaws)
        if (law.of == word)
            return law.answer(state, query);
    return tl::unexpected(badCommand("no odds are called " + jsonString(word.substr(0, 60))));
}

} // namespace qd::trafalgar
