// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/reminders.h"

#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/sequence.h"

#include <utility>

namespace qd::trafalgar {
namespace {

Owing owing(const char *topic, const char *rule)
{
    Owing owing;
    owing.topic = topic;
    owing.rule = rule;
    return owing;
}

Owing ofShip(const char *topic, const char *rule, ShipId ship)
{
    Owing made = owing(topic, rule);
    made.ship = ship;
    return made;
}

void remindOfShip(std::vector<Owing> &list, const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    if (!ship.onBoard())
        return;
    if (mayPlay(state, id)) {
        Owing bears = ofShip("guns-bear", "play-1", id);
        for (const Shot &shot : targetsOf(state, *standOf(state, id)))
            bears.targets.push_back(shot.target);
        if (!bears.targets.empty())
            list.push_back(std::move(bears));
        if (seizeRefusals(state, id).empty())
            list.push_back(ofShip("may-seize-flag", "flag-1", id));
    }
    if (ship.dismasted()) {
        list.push_back(ofShip("dismasted", "repair-1", id));
        list.back().count = ship.repairPasses;
    }
}

void remindOfFort(std::vector<Owing> &list, const State &state, FortId id)
{
    const bool own = !outOfTurn(state, id);
    Owing may = own ? owing("fort-may-fire", "fort-1") : owing("fort-may-shout", "fort-2");
    may.fort = id;
    for (const ShipId target : fortTargets(state, id))
        may.targets.push_back(target);
    if (!may.targets.empty())
        list.push_back(std::move(may));
    if (own && !state.fort(id).gun) {
        list.push_back(owing("fort-gun-out", "fort-3"));
        list.back().fort = id;
        list.back().count = state.fort(id).wait;
    }
}

void remindOfPhase(std::vector<Owing> &list, const State &state)
{
    switch (state.play.phase) {
    case Phase::Setup:
        list.push_back(owing("toss-coin", "start-1"));
        break;
    case Phase::WindPlacement:
        list.push_back(owing("place-wind", "start-1"));
        list.back().side = state.play.tossWinner;
        break;
    case Phase::Turn:
        for (const ShipId id : shipsOf(*state.play.side))
            remindOfShip(list, state, id);
        for (const FortId id : kForts)
            remindOfFort(list, state, id);
        break;
    case Phase::Wind:
        list.push_back(owing("roll-wind", "play-4"));
        break;
    case Phase::Over:
        break;
    }
}

Json owingJson(const Owing &owing)
{
    Json json{{"topic", owing.topic}, {"rule", owing.rule.text()}};
    FieldWriter v(json);
    v.maybe("ship", owing.ship);
    v.maybe("fort", owing.fort);
    v.maybe("targets", owing.targets);
    v.maybe(owing.fort ? "wait" : "passes", owing.count);
    if (owing.topic == "place-wind" || owing.side)
        v("side", owing.side);
    return json;
}

} // namespace

std::vector<Owing> remindersOf(const State &state)
{
    std::vector<Owing> list;
    remindOfPhase(list, state);
    for (const Side side : kSides) {
        if (heldBy(state, side) == enemyOf(side)) {
            list.push_back(owing("own-flag-held", "win-4"));
            list.back().side = side;
        }
    }
    return list;
}

Answer askReminders(const State &state, const Json & /*query*/)
{
    Json list = Json::array();
    for (const Owing &owing : remindersOf(state))
        list.push_back(owingJson(owing));
    return Json{{"reminders", std::move(list)}};
}

} // namespace qd::trafalgar
