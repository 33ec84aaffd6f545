// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/odds.h"

#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/tosses.h"
#include "rules/as_per_margin/weather.h"

#include <algorithm>
#include <array>
#include <functional>

namespace qd::as_per_margin {
namespace {

Json chanceJson(const Chance &chance)
{
    constexpr std::uint64_t kMost = std::uint64_t{1} << 63U;
    Json json{{"p", chance.p}};
    if (chance.exact && chance.exact->denominator < kMost)
        json["exact"] = chance.exact->text();
    return json;
}

Json chancesJson(const std::vector<Chance> &chances)
{
    Json list = Json::array();
    for (const Chance &chance : chances)
        list.push_back(chanceJson(chance));
    return list;
}

Json dieJson(const DieOdds &odds)
{
    return {{"miss", chanceJson(odds.miss)},          {"masts", chanceJson(odds.masts)},
            {"guns", chanceJson(odds.guns)},          {"hull", chanceJson(odds.hull)},
            {"bow_cable", chanceJson(odds.bowCable)}, {"stern_cable", chanceJson(odds.sternCable)},
            {"explosion", chanceJson(odds.explosion)}};
}

Json outcomeJson(const FireOdds &odds)
{
    return {{"explodes", chanceJson(odds.explodes)},
            {"sinks", chanceJson(odds.sinks)},
            {"strikes", chanceJson(odds.strikes)},
            {"dismasts", chanceJson(odds.dismasts)},
            {"damages", chanceJson(odds.damages)},
            {"pumps", chanceJson(odds.pumps)},
            {"cuts_bow_cable", chanceJson(odds.cutsBow)},
            {"cuts_stern_cable", chanceJson(odds.cutsStern)}};
}

Answer fireAnswer(const State &state, const Json &query)
{
    const auto asked = askedShot(state, query);
    if (!asked)
        return tl::unexpected(asked.error());
    const SalvoTerms terms = salvoTerms(asked->firer, asked->target, asked->aim, asked->count.dice);
    const FireOdds odds = fireOdds(terms, asked->target, asked->aim, state.options);
    Json answer = shotJson(*asked);
    if (!terms.redHot)
        answer["per_die"] = dieJson(dieOdds(terms, asked->target));
    answer["masts"] = chancesJson(odds.masts);
    answer["guns"] = chancesJson(odds.guns);
    answer["hull"] = chancesJson(odds.hull);
    answer["expected"] = {{"masts", chanceJson(odds.expectedMasts)},
                          {"guns", chanceJson(odds.expectedGuns)},
                          {"hull", chanceJson(odds.expectedHull)}};
    answer["outcome"] = outcomeJson(odds);
    return answer;
}

/// Reads the ships that a question names; a refusal when one is not there.
class OddsReader : public KeyReader {
public:
    OddsReader(const State &state, const Json &query) : KeyReader(query), m_state(state)
    {
        raw("ask");
        raw("kind");
    }

    const Ship *ship(const char *key)
    {
        UnitId id;
        need(key, id);
        const Ship *found = m_state.ship(id);
        if (well() && found == nullptr)
            fail("no ship is called " + jsonString(id));
        return found;
    }

private:
    const State &m_state;
};

Answer grappleAnswer(const State &state, const Json &query)
{
    OddsReader in(state, query);
    const Ship *ship = in.ship("ship");
    const Ship *other = in.ship("other");
    Parting shipWish = Parting::Part;
    Parting otherWish = Parting::Stay;
    in.may("ship_wish", shipWish);
    in.may("other_wish", otherWish);
    if (in.well() && ship == other)
        in.fail("two different ships are needed");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const TossOdds odds = tossOdds(state.options, *ship, *other, shipWish == Parting::Part,
                                   otherWish == Parting::Part);
    return Json{{"ship_higher", chanceJson(odds.first)},
                {"tie", chanceJson(odds.tie)},
                {"other_higher", chanceJson(odds.second)},
                {"apart", chanceJson(odds.apart)},
                {"aboard", chanceJson(odds.aboard)}};
}

Answer boardAnswer(const State &state, const Json &query)
{
    OddsReader in(state, query);
    const Ship *ship = in.ship("ship");
    const Ship *target = in.ship("target");
    if (in.well() && (!ship->at || !target->at || ship == target))
        in.fail("two ships on the table are needed");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const BoardingOdds odds = boardingOdds(state, *ship, *target);
    return Json{{"dice", {{"ship", boardingDice(*ship)}, {"target", boardingDice(*target)}}},
                {"because",
                 {{"ship", becauseJson(boardingBecause(*ship))},
                  {"target", becauseJson(boardingBecause(*target))}}},
                {"ship_wins", chanceJson(odds.shipWins)},
                {"equal", chanceJson(odds.equal)},
                {"target_wins", chanceJson(odds.targetWins)},
                {"target_loses", chancesJson(odds.targetLoses)},
                {"ship_loses", chancesJson(odds.shipLoses)},
                {"target_strikes", chanceJson(odds.targetStrikes)},
                {"ship_strikes", chanceJson(odds.shipStrikes)}};
}

Answer tackAnswer(const State &state, const Json &query)
{
    OddsReader in(state, query);
    const Ship *ship = in.ship("ship");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    Wide well = 0;
    for (int face = 1; face <= kFaces && conditionOf(*ship) != Condition::Dismasted; ++face)
        well += tackSucceeds(*ship, tackTotal(tackBecause(*ship, face))) ? 1U : 0U;
    Because because = tackBecause(*ship, 1);
    because.erase(because.begin()); // the die itself
    return Json{{"succeeds", chanceJson(Chance::of(well, kFaces))},
                {"fails", chanceJson(Chance::of(kFaces - well, kFaces))},
                {"because", becauseJson(because)}};
}

Answer windAnswer(const State &state, const Json &query)
{
    OddsReader in(state, query);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    if (!state.wind.known())
        return tl::unexpected(
            Refusal{"wind-unknown", "initial-wind", "the wind is not yet known", {}});
    std::array<Wide, kValuesOf<WindResult>> ways{};
    for (int first = 1; first <= kFaces; ++first)
        for (int second = 1; second <= kFaces; ++second) {
            std::vector<int> dice{first};
            if (changesPossible(first))
                dice.push_back(second);
            ++ways.at(static_cast<std::size_t>(windChange(state, dice).result));
        }
    const auto chance = [&ways](WindResult result) {
        return Chance::of(ways.at(static_cast<std::size_t>(result)), kFaces * kFaces);
    };
    const Chance none =
        Chance::of(ways.at(static_cast<std::size_t>(WindResult::NoChange))
                       + ways.at(static_cast<std::size_t>(WindResult::NoChangePrevailing)),
                   kFaces * kFaces);
    return Json{{"no_change", chanceJson(none)},
                {"toward_prevailing", chanceJson(chance(WindResult::TowardPrevailing))},
                {"backs", chanceJson(chance(WindResult::Backs))},
                {"veers", chanceJson(chance(WindResult::Veers))},
                {"speed", chanceJson(chance(WindResult::Speed))}};
}

/// What one hull or gun hit at the pumps would do; the owner chooses the battery, any will do.
DamageResult pumpHit(const State &state, const Ship &ship, event::PumpResult result)
{
    Damage damage;
    damage.hull = result == event::PumpResult::Hull ? 1 : 0;
    damage.guns = result == event::PumpResult::Gun ? 1 : 0;
    const std::vector<Battery> armed = armedBatteries(ship);
    if (!armed.empty())
        damage.facing = armed.front();
    return damageTo(ship, damage, DamageCause::Pumps, state.options);
}

Answer pumpsAnswer(const State &state, const Json &query)
{
    OddsReader in(state, query);
    const Ship *ship = in.ship("ship");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    if (!atPumps(*ship))
        return tl::unexpected(
            Refusal{"not-at-pumps", "pumps", "nobody is at her pumps", {}}.with("ship", ship->id));
    const auto chance = [&](const std::function<bool(event::PumpResult)> &wanted) {
        Wide ways = 0;
        for (int face = 1; face <= kFaces; ++face)
            ways += wanted(pumpResult(face)) ? 1U : 0U;
        return chanceJson(Chance::of(ways, kFaces));
    };
    return Json{{"none", chance([](event::PumpResult r) { return r == event::PumpResult::None; })},
                {"hull", chance([](event::PumpResult r) { return r == event::PumpResult::Hull; })},
                {"gun", chance([](event::PumpResult r) { return r == event::PumpResult::Gun; })},
                {"sinks", chance([&](event::PumpResult r) {
                     return r != event::PumpResult::None && pumpHit(state, *ship, r).sinks;
                 })},
                {"strikes", chance([&](event::PumpResult r) {
                     return r != event::PumpResult::None && pumpHit(state, *ship, r).strikes;
                 })}};
}

struct Kind {
    std::string_view name;
    Answer (*answer)(const State &, const Json &);
};

constexpr std::array<Kind, 6> kKinds{{
    {"fire", fireAnswer},
    {"grapple", grappleAnswer},
    {"board", boardAnswer},
    {"tack", tackAnswer},
    {"wind", windAnswer},
    {"pumps", pumpsAnswer},
}};

} // namespace

TossOdds tossOdds(const Options &options, const Ship &first, const Ship &second, bool firstParts,
                  bool secondParts)
{
    std::array<Wide, 3> who{}; // second, tie, first
    Wide apart = 0;
    for (int one = 1; one <= kFaces; ++one)
        for (int two = 1; two <= kFaces; ++two) {
            const int winner = higher(scoreOf(options, first, one), scoreOf(options, second, two));
            ++who.at(static_cast<std::size_t>(winner + 1));
            apart += outcome(winner, firstParts, secondParts) == Together::Apart ? 1U : 0U;
        }
    constexpr Wide kWhole = kFaces * kFaces;
    return {Chance::of(who[2], kWhole), Chance::of(who[1], kWhole), Chance::of(who[0], kWhole),
            Chance::of(apart, kWhole), Chance::of(kWhole - apart, kWhole)};
}

Answer askOdds(const State &state, const Json &query)
{
    const auto kind = query.find("kind");
    if (kind == query.end() || !kind->is_string())
        return tl::unexpected(badCommand("\"kind\" says which odds"));
    const auto &word = kind->get_ref<const std::string &>();
    const auto found = std::find_if(kKinds.begin(), kKinds.end(),
                                    [&word](const Kind &k) { return k.name == word; });
    if (found == kKinds.end())
        return tl::unexpected(badCommand("no odds are called " + jsonString(word)));
    return found->answer(state, query);
}

} // namespace qd::as_per_margin
