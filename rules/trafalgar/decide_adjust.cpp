// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/decide.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/sequence.h"

#include <algorithm>
#include <array>
#include <utility>

// The referee sets what is on the table (specification 4.13): a partial state, merged deep, checked
// for shape only.
namespace qd::trafalgar {
namespace {

using Wrong = std::optional<Refusal>;

constexpr int kMostSpent = 99; ///< moves, volleys, passes, turns at the corner
constexpr int kMostFired = 9; ///< guns of a side in one turn

/// Runs `merge` over the object at a key, if it is there; what it leaves unread is refused.
template <class Merge>
void mergeAt(KeyReader &in, const char *key, Merge merge)
{
    const Json *object = in.raw(key);
    if (object == nullptr)
        return;
    KeyReader keys(*object);
    if (keys.well())
        merge(keys);
    if (auto wrong = keys.finish())
        in.fail(std::string(key) + ": " + wrong->message);
}

void mayCount(KeyReader &in, const char *key, int &value, int most)
{
    std::optional<int> count;
    in.mayWithin(key, count, 0, most);
    value = count.value_or(value);
}

void mergeMasts(KeyReader &in, MastSet &masts)
{
    for (const Mast mast : kMasts)
        in.may(nameOf(mast).data(), masts[indexOf(mast)]);
}

void mergeGuns(KeyReader &in, std::array<int, 2> &guns, int most)
{
    for (const GunSide side : kGunSides)
        mayCount(in, nameOf(side).data(), guns[indexOf(side)], most);
}

void mergeNow(KeyReader &in, ShipNow &now)
{
    mayCount(in, "spent", now.spent, kMostSpent);
    mergeAt(in, "fired", [&now](KeyReader &keys) { mergeGuns(keys, now.fired, kMostFired); });
    mayCount(in, "volleys", now.volleys, kMostSpent);
    in.may("done", now.done);
    in.may("passed", now.passed);
    in.may("repairing", now.repairing);
}

void mergePlace(KeyReader &in, Ship &ship, const Board &board)
{
    if (const Json *at = in.raw("at")) {
        if (at->is_null())
            ship.at.reset();
        else
            in.mayPoint("at", board, ship.at);
    }
    mayCount(in, "heading", ship.heading, kHeadings - 1);
}

void mergeShip(KeyReader &in, ShipId id, Ship &ship, const Board &board)
{
    mergePlace(in, ship, board);
    mergeAt(in, "masts", [&ship](KeyReader &keys) { mergeMasts(keys, ship.masts); });
    mergeAt(in, "guns",
            [&](KeyReader &keys) { mergeGuns(keys, ship.guns, gunsASide(kindOf(id))); });
    in.may("sunk", ship.sunk);
    in.may("name", ship.name);
    in.may("nation", ship.nation);
    mayCount(in, "repair_passes", ship.repairPasses, kMostSpent);
    mayCount(in, "at_corner", ship.atCorner, kMostSpent);
    mergeAt(in, "now", [&ship](KeyReader &keys) { mergeNow(keys, ship.now); });
    if (ship.sunk)
        ship.at.reset();
    if (!in.has("at") && !in.has("heading") && !ship.sunk)
        return;
    ship.now.track.clear();
    if (ship.at)
        ship.now.track.push_back(Station{*ship.at, ship.heading});
}

void mergeFort(KeyReader &in, Fort &fort)
{
    in.may("gun", fort.gun);
    in.may("fired", fort.fired);
    mayCount(in, "wait", fort.wait, kLargestCount);
    in.mayNull("lost_turn", fort.lostTurn);
    if (fort.lostTurn && *fort.lostTurn < 0)
        in.fail("\"lost_turn\" can't be negative");
}

/// A flag's entry replaces the old one whole.
void setFlag(KeyReader &in, Flag &flag)
{
    std::optional<std::string> where;
    std::optional<ShipId> ship;
    in.may("where", where);
    in.mayNull("ship", ship);
    const std::string place = where.value_or(ship ? "ship" : "home");
    if ((place != "home" && place != "ship") || (place == "ship") != ship.has_value())
        in.fail("a flag is \"home\", or on a \"ship\" that is named");
    flag.ship = ship;
}

/// Objects by id, each merged into what is there.
template <class Id, std::size_t N, class Merge>
void mergeEach(KeyReader &in, const std::array<Id, N> &ids, Merge merge)
{
    for (const Id id : ids)
        mergeAt(in, nameOf(id).data(), [&](KeyReader &keys) { merge(keys, id); });
}

void mergePlay(KeyReader &in, Play &play)
{
    in.may("phase", play.phase);
    mayCount(in, "round", play.round, kLargestCount);
    mayCount(in, "turn_no", play.turnNo, kLargestCount);
    in.mayNull("side", play.side);
    in.mayNull("first", play.first);
    in.mayNull("toss_winner", play.tossWinner);
    in.mayNull("active", play.active);
    in.mayNull("winner", play.winner);
    in.mayNull("win_by", play.winBy);
    mergeAt(in, "wind", [&play](KeyReader &keys) {
        keys.mayNull("arrow", play.arrow);
        if (play.arrow && (*play.arrow < 0 || *play.arrow >= kHeadings))
            keys.fail("\"arrow\" is 0 to 5");
    });
}

/// What follows of itself from what was set.
void complete(const Json &set, Play &play)
{
    if (play.phase == Phase::Setup || play.phase == Phase::WindPlacement
        || play.phase == Phase::Wind) {
        play.side.reset();
        play.active.reset();
    }
    if (play.phase == Phase::Turn) {
        if (!play.first)
            play.first = play.side;
        play.round = std::max(1, play.round);
        play.turnNo = std::max(1, play.turnNo);
    }
    if (play.phase == Phase::Over)
        return;
    if (!set.contains("winner"))
        play.winner.reset();
    if (!set.contains("win_by"))
        play.winBy.reset();
}

/// What was set, with points as people call them.
std::string told(Json set, const Board &board)
{
    if (const auto ships = set.find("ships"); ships != set.end())
        for (Json &ship : *ships)
            if (const auto at = ship.find("at"); at != ship.end() && at->is_array())
                *at = board.label(*readPoint(board, *at));
    return canonicalText(set);
}

} // namespace

void decideOn(Step &step, const command::Adjust &adjust)
{
    const auto set = parseJson(adjust.set);
    if (!set)
        return step.refuse(badCommand("\"set\" is " + set.error().detail));
    State wanted = step.state();
    KeyReader in(*set);
    mergePlay(in, wanted.play);
    mergeAt(in, "ships", [&wanted](KeyReader &ships) {
        mergeEach(ships, kShips, [&wanted](KeyReader &keys, ShipId id) {
            mergeShip(keys, id, wanted.ship(id), *wanted.board);
        });
    });
    mergeAt(in, "forts", [&wanted](KeyReader &forts) {
        mergeEach(forts, kForts,
                  [&wanted](KeyReader &keys, FortId id) { mergeFort(keys, wanted.fort(id)); });
    });
    mergeAt(in, "flags", [&wanted](KeyReader &flags) {
        mergeEach(flags, kSides,
                  [&wanted](KeyReader &keys, Side side) { setFlag(keys, wanted.flag(side)); });
    });
    if (auto wrong = in.finish())
        return step.refuse(std::move(*wrong));
    complete(*set, wanted.play);
    if (wanted.play.phase == Phase::Turn && !wanted.play.side)
        return step.refuse(badCommand("in a turn it is a side's turn"));
    wanted.pending.clear();
    step.state() = std::move(wanted);
    step.emit({}, event::Adjusted{told(*set, *step.state().board)});
}

} // namespace qd::trafalgar
