// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/query.h"

#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/boxes_reader.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/hit_tables.h"
#include "rules/as_per_margin/key_reader.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

struct Query {
    std::string_view name;
    Answer (*answer)(const State &, const Json &);
};

/// A query without keys.
template <class Ask>
Answer bare(const State &state, const Json &query, Ask ask)
{
    KeyReader in(query);
    in.raw("ask");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return ask(state);
}

constexpr std::array<Query, 10> kQueries{{
    {"state",
     [](const State &state, const Json &query) {
         return bare(state, query, [](const State &s) -> Answer { return stateJson(s); });
     }},
    {"options",
     [](const State &state, const Json &query) {
         return bare(state, query, [](const State &s) -> Answer {
             return Json{{"options", encodeOptions(s.options)}};
         });
     }},
    {"legal", [](const State &state, const Json &query) { return bare(state, query, askLegal); }},
    {"score", [](const State &state, const Json &query) { return bare(state, query, askScore); }},
    {"rate", askRate},
    {"bears", askBears},
    {"fire-dice", askFireDice},
    {"boarding-dice", askBoardingDice},
    {"reach", askReach},
    {"path", askPath},
}};

/// Firer and target of a query, both on the table.
struct Shot {
    Unit firer, target;
    std::optional<Battery> battery;
};

Json hitsOn(const std::optional<int> &band)
{
    Json faces = Json::array();
    for (int face = 1; band && face <= 6; ++face)
        if (table1(*band, face) != Hit::Miss)
            faces.push_back(face);
    return faces;
}

Json measured(const Aim &aim)
{
    return becauseJson({{"mainmast-to-mainmast", aim.distance, "measurement"}});
}

Json batteriesJson(const State &state, const Shot &shot, const Aim &aim)
{
    Json list = Json::array();
    for (const Battery battery : batteriesOf(shot.firer)) {
        const bool bearing = bears(state, shot.firer, battery, shot.target);
        const FireCount count = fireCount(shot.firer, battery, aim);
        list.push_back(
            {{"battery", encode(battery)},
             {"bears", bearing},
             {"off_centre", rounded(offCentre(state.options, shot.firer, battery, aim.bearing))},
             {"boxes", boxesLeft(shot.firer, battery)},
             {"initial", count.initial},
             {"dice_count", bearing && aim.band ? count.dice : 0}});
    }
    return list;
}

tl::expected<Unit, Refusal> unitNamed(const State &state, const UnitId &id)
{
    const auto unit = unitOf(state, id);
    if (!unit)
        return tl::unexpected(badCommand("no ship or battery is called " + jsonString(id)));
    if (!unit->placed())
        return tl::unexpected(badCommand(id + " is not on the table"));
    return *unit;
}

tl::expected<Shot, Refusal> readShot(const State &state, const Json &query, bool mayNameBattery)
{
    KeyReader in(query);
    in.raw("ask");
    in.raw("kind");
    UnitId firer;
    UnitId target;
    Shot shot;
    in.need("firer", firer);
    in.need("target", target);
    if (mayNameBattery)
        in.may("battery", shot.battery);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const auto one = unitNamed(state, firer);
    const auto other = unitNamed(state, target);
    if (!one || !other)
        return tl::unexpected(!one ? one.error() : other.error());
    if (firer == target)
        return tl::unexpected(badCommand("two different ones are needed"));
    shot.firer = *one;
    shot.target = *other;
    const std::vector<Battery> batteries = batteriesOf(shot.firer);
    if (shot.battery
        && std::find(batteries.begin(), batteries.end(), *shot.battery) == batteries.end())
        return tl::unexpected(badCommand("the firer has no such battery"));
    return shot;
}

} // namespace

tl::expected<AskedShot, Refusal> askedShot(const State &state, const Json &query)
{
    auto shot = readShot(state, query, true);
    if (!shot)
        return tl::unexpected(shot.error());
    const auto battery =
        shot->battery ? shot->battery : chosenBattery(state, shot->firer, shot->target);
    if (!battery)
        return tl::unexpected(Refusal{"no-guns", "fire", "that type has no guns", {}});
    AskedShot asked{shot->firer, shot->target, *battery, aimOf(state, shot->firer, shot->target),
                    {},          false};
    asked.count = fireCount(asked.firer, *battery, asked.aim);
    asked.bears = bears(state, asked.firer, *battery, asked.target);
    if (!asked.bears || !asked.aim.band) {
        asked.count.dice = 0;
        asked.count.because.clear();
    }
    return asked;
}

Json shotJson(const AskedShot &asked)
{
    return {{"battery", encode(asked.battery)}, {"bears", asked.bears},
            {"range", encode(asked.aim.band)},  {"distance", rounded(asked.aim.distance)},
            {"initial", asked.count.initial},   {"rake", asked.count.rake},
            {"dice_count", asked.count.dice},   {"because", becauseJson(asked.count.because)}};
}

Answer askFireDice(const State &state, const Json &query)
{
    if (query.contains("kind"))
        return tl::unexpected(badCommand("no key is called \"kind\""));
    const auto asked = askedShot(state, query);
    if (!asked)
        return tl::unexpected(asked.error());
    return shotJson(*asked);
}

Answer askBears(const State &state, const Json &query)
{
    if (query.contains("kind"))
        return tl::unexpected(badCommand("no key is called \"kind\""));
    const auto shot = readShot(state, query, false);
    if (!shot)
        return tl::unexpected(shot.error());
    const Aim aim = aimOf(state, shot->firer, shot->target);
    Json back = Json::array();
    for (const Battery battery : batteriesOf(shot->target))
        if (bears(state, shot->target, battery, shot->firer))
            back.push_back(encode(battery));
    return Json{{"distance", rounded(aim.distance)},
                {"bearing", rounded(aim.bearing)},
                {"relative", rounded(aim.relative)},
                {"range", encode(aim.band)},
                {"hits_on", hitsOn(aim.band)},
                {"rake", aim.rake},
                {"batteries", batteriesJson(state, *shot, aim)},
                {"target_bears", std::move(back)},
                {"facing", encode(aim.facing)},
                {"facing_sure", aim.facingSure},
                {"because", measured(aim)}};
}

Answer askBoardingDice(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    UnitId id;
    in.need("ship", id);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const Ship *ship = state.ship(id);
    if (ship == nullptr)
        return tl::unexpected(badCommand("no ship is called " + jsonString(id)));
    return Json{{"dice_count", boardingDice(*ship)},
                {"because", becauseJson(boardingBecause(*ship))}};
}

Answer askRate(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    int guns = 0;
    in.need("guns", guns);
    if (guns < 1)
        in.fail("\"guns\" must be a whole number from 1");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const auto rate = rateOf(guns);
    if (!rate)
        return tl::unexpected(
            Refusal{"no-rate", "ship-types", "no class has fewer than 20 guns", {}});
    const Boxes boxes = boxesOf(rate->rate, state.options);
    const double count = guns;
    return Json{{"guns", guns},
                {"rate", encode(rate->rate)},
                {"exact", rate->exact},
                {"masts", Json::array({boxes.top, boxes.bottom})},
                {"gun_boxes", encodeGuns(boxes.guns)},
                {"hull", boxes.hull},
                {"because",
                 becauseJson({rate->exact ? Term{"in-class", count, "ship-types"}
                                          : Term{"nearest-class", count, "ruling-r33"}})}};
}

tl::expected<Json, Refusal> Game::ask(const State &state, const Json &query)
{
    const auto name = query.find("ask");
    if (name == query.end() || !name->is_string())
        return tl::unexpected(badCommand("\"ask\" names the query"));
    const auto &word = name->get_ref<const std::string &>();
    if (word == "odds")
        return askOdds(state, query);
    const auto found = std::find_if(kQueries.begin(), kQueries.end(),
                                    [&word](const Query &q) { return q.name == word; });
    if (found == kQueries.end())
        return tl::unexpected(badCommand("no query is called " + jsonString(word)));
    return found->answer(state, query);
}

} // namespace qd::as_per_margin
