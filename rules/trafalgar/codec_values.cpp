// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/codec.h"

#include <algorithm>

namespace qd::trafalgar {
namespace {

constexpr int kMostGuns = 3; ///< on a side

/// Reads the fields of an object; false: one is missing or wrong.
template <class Fields>
bool read(const Json &json, Fields &&fields)
{
    if (!json.is_object())
        return false;
    FieldReader reader(json);
    fields(reader);
    return reader.wrong().empty();
}

template <class Write>
Json written(Write &&write)
{
    Json object = Json::object();
    FieldWriter writer(object);
    write(writer);
    return object;
}

template <class S, class V>
void nowFields(S &now, V &v)
{
    v("spent", now.spent);
    v("fired", now.fired);
    v("volleys", now.volleys);
    v("track", now.track);
    v("done", now.done);
    v("passed", now.passed);
    v("repairing", now.repairing);
}

template <class S, class V>
void shipFields(S &ship, V &v)
{
    v("nation", ship.nation);
    v("name", ship.name);
    v("at", ship.at);
    v("heading", ship.heading);
    v("masts", ship.masts);
    v("guns", ship.guns);
    v("sunk", ship.sunk);
    v("repair_passes", ship.repairPasses);
    v("at_corner", ship.atCorner);
    v("now", ship.now);
}

template <class F, class V>
void fortFields(F &fort, V &v)
{
    v("gun", fort.gun);
    v("fired", fort.fired);
    v("wait", fort.wait);
    v("lost_turn", fort.lostTurn);
}

template <class P, class V>
void playFields(P &play, V &v)
{
    v("phase", play.phase);
    v("round", play.round);
    v("turn_no", play.turnNo);
    v("side", play.side);
    v("first", play.first);
    v("toss_winner", play.tossWinner);
    v("active", play.active);
    v("winner", play.winner);
    v("win_by", play.winBy);
    v("arrow", play.arrow);
}

template <class T, class V>
void transferFields(T &transfer, V &v)
{
    v("from", transfer.from);
    v("to", transfer.to);
    v("flag", transfer.flag);
}

template <class H, class V>
void hitsFields(H &hits, V &v)
{
    v("by", hits.by);
    v("target", hits.target);
    v("shows", hits.shows);
    v("hits", hits.hits);
}

bool within(int value, int least, int most)
{
    return value >= least && value <= most;
}

bool isHeading(int heading)
{
    return within(heading, 0, kHeadings - 1);
}

} // namespace

Json encode(const Combatant &combatant)
{
    return std::string(nameOf(combatant));
}

Json encode(const Reason &reason)
{
    return {{"term", reason.term},
            {"value", reason.value},
            {"rule", reason.rule.isNone() ? Json(nullptr) : Json(reason.rule.text())}};
}

Json encode(LatticePoint point)
{
    return Json::array({point.q, point.r});
}

Json encode(const Station &station)
{
    return {{"at", encode(station.at)}, {"heading", station.heading}};
}

Json encode(const std::array<int, 2> &bySide)
{
    return {{"port", bySide[0]}, {"starboard", bySide[1]}};
}

Json encode(const MastSet &masts)
{
    Json list = Json::array();
    for (const Mast mast : kMasts) {
        if (masts[indexOf(mast)])
            list.push_back(encode(mast));
    }
    return list;
}

Json encode(const ShipNow &now)
{
    return written([&now](auto &v) { nowFields(now, v); });
}

Json encode(const Ship &ship)
{
    return written([&ship](auto &v) { shipFields(ship, v); });
}

Json encode(const Fort &fort)
{
    return written([&fort](auto &v) { fortFields(fort, v); });
}

Json encode(const Flag &flag)
{
    return encode(flag.ship);
}

Json encode(const Transfer &transfer)
{
    return written([&transfer](auto &v) { transferFields(transfer, v); });
}

Json encode(const Play &play)
{
    return written([&play](auto &v) { playFields(play, v); });
}

Json encode(const MastHits &hits)
{
    return written([&hits](auto &v) { hitsFields(hits, v); });
}

bool decode(const Json &json, int &value)
{
    if (!json.is_number_integer() || json < -kLargestCount || json > kLargestCount)
        return false;
    value = json.get<int>();
    return true;
}

bool decode(const Json &json, bool &value)
{
    if (!json.is_boolean())
        return false;
    value = json.get<bool>();
    return true;
}

bool decode(const Json &json, std::string &value)
{
    if (!json.is_string() || json.get_ref<const std::string &>().size() > kLongestWord)
        return false;
    value = json.get<std::string>();
    return true;
}

bool decode(const Json &json, Combatant &combatant)
{
    ShipId ship{};
    FortId fort{};
    if (decode(json, ship))
        combatant = ship;
    else if (decode(json, fort))
        combatant = fort;
    else
        return false;
    return true;
}

bool decode(const Json &json, Reason &reason)
{
    std::string rule;
    const bool none = json.is_object() && json.contains("rule") && json.at("rule").is_null();
    const bool well = read(json, [&](FieldReader &v) {
        v("term", reason.term);
        v("value", reason.value);
        if (!none)
            v("rule", rule);
    });
    reason.rule = Citation(std::move(rule));
    return well;
}

bool decode(const Json &json, LatticePoint &point)
{
    return json.is_array() && json.size() == 2 && decode(json[0], point.q)
        && decode(json[1], point.r);
}

bool decode(const Json &json, Station &station)
{
    return read(json,
                [&station](FieldReader &v) {
                    v("at", station.at);
                    v("heading", station.heading);
                })
        && isHeading(station.heading);
}

bool decode(const Json &json, std::array<int, 2> &bySide)
{
    return read(json, [&bySide](FieldReader &v) {
        v("port", bySide[0]);
        v("starboard", bySide[1]);
    });
}

bool decode(const Json &json, MastSet &masts)
{
    masts = {};
    if (!json.is_array() || json.size() > kMasts.size())
        return false;
    for (const Json &name : json) {
        Mast mast{};
        if (!decode(name, mast) || masts[indexOf(mast)])
            return false;
        masts[indexOf(mast)] = true;
    }
    return true;
}

bool decode(const Json &json, ShipNow &now)
{
    return read(json, [&now](FieldReader &v) { nowFields(now, v); })
        && within(now.spent, 0, kLargestCount) && within(now.volleys, 0, kLargestCount)
        && within(now.fired[0], 0, kLargestCount) && within(now.fired[1], 0, kLargestCount);
}

bool decode(const Json &json, Ship &ship)
{
    return read(json, [&ship](FieldReader &v) { shipFields(ship, v); }) && isHeading(ship.heading)
        && within(ship.guns[0], 0, kMostGuns) && within(ship.guns[1], 0, kMostGuns)
        && within(ship.repairPasses, 0, kLargestCount) && within(ship.atCorner, 0, kLargestCount);
}

bool decode(const Json &json, Fort &fort)
{
    return read(json, [&fort](FieldReader &v) { fortFields(fort, v); })
        && within(fort.wait, 0, kLargestCount);
}

bool decode(const Json &json, Flag &flag)
{
    return decode(json, flag.ship);
}

bool decode(const Json &json, Transfer &transfer)
{
    return read(json, [&transfer](FieldReader &v) { transferFields(transfer, v); })
        && transfer.from != transfer.to;
}

bool decode(const Json &json, Play &play)
{
    return read(json, [&play](FieldReader &v) { playFields(play, v); })
        && within(play.round, 0, kLargestCount) && within(play.turnNo, 0, kLargestCount)
        && (!play.arrow || isHeading(*play.arrow))
        && (play.phase != Phase::Turn || (play.side && play.first));
}

bool decode(const Json &json, MastHits &hits)
{
    return read(json, [&hits](FieldReader &v) { hitsFields(hits, v); })
        && within(hits.hits, 1, kLargestCount);
}

bool coherent(const State &state)
{
    const Board &board = *state.board;
    for (const ShipId id : kShips) {
        const Ship &ship = state.ship(id);
        const int most = gunsASide(kindOf(id));
        const auto onBoard = [&board](const Station &station) { return board.has(station.at); };
        if ((ship.at && !board.has(*ship.at)) || (ship.sunk && ship.at) || ship.guns[0] > most
            || ship.guns[1] > most
            || !std::all_of(ship.now.track.begin(), ship.now.track.end(), onBoard))
            return false;
    }
    return true;
}

} // namespace qd::trafalgar
