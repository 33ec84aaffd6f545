// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/key_reader.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

constexpr std::size_t kLongestSet = std::size_t{1} << 20U; ///< bytes of an adjustment

/// Reads a command's keys; ids must be those of the table.
class CommandReader : public KeyReader {
public:
    CommandReader(const State &state, const Json &object) : KeyReader(object), m_state(state) { }

    void needShip(const char *key, UnitId &id)
    {
        need(key, id);
        if (well() && m_state.ship(id) == nullptr)
            fail("no ship is called " + jsonString(id));
    }

    void needUnit(const char *key, UnitId &id)
    {
        need(key, id);
        if (well() && m_state.ship(id) == nullptr && m_state.battery(id) == nullptr)
            fail("no ship or battery is called " + jsonString(id));
    }

    /// A distance is never negative.
    void mayDistance(const char *key, std::optional<double> &inches)
    {
        may(key, inches);
        if (inches && *inches < 0)
            fail(jsonString(key) + " can't be negative");
    }

    const State &state() const { return m_state; }

private:
    const State &m_state;
};

bool hasBattery(const State &state, const UnitId &id, Battery battery)
{
    const Ship *ship = state.ship(id);
    return ship != nullptr ? gunRow(*ship, battery) != nullptr : battery == Battery::Guns;
}

command::Adjust readAdjust(CommandReader &in)
{
    command::Adjust adjust;
    const Json *set = in.raw("set");
    if (set == nullptr || !set->is_object())
        in.fail("\"set\" must be an object");
    else
        adjust.set = canonicalText(*set);
    if (adjust.set.size() > kLongestSet)
        in.fail("\"set\" is too long");
    return adjust;
}

command::Place readPlace(CommandReader &in)
{
    command::Place place;
    in.needShip("ship", place.ship);
    in.need("x", place.at.x);
    in.need("y", place.at.y);
    in.mayHeading("heading", place.heading);
    return place;
}

command::Independent readIndependent(CommandReader &in)
{
    command::Independent independent;
    if (in.has("ship"))
        in.needShip("ship", independent.ship.emplace());
    in.may("side", independent.side);
    in.need("on", independent.on);
    if (independent.ship.has_value() == independent.side.has_value())
        in.fail("either a \"ship\" or a \"side\" is independent");
    return independent;
}

command::NextPhase readNextPhase(CommandReader &in)
{
    command::NextPhase next;
    in.may("to", next.to);
    if (next.to == Phase::SetUp)
        in.fail("set-up does not come again");
    return next;
}

command::Fire readFire(CommandReader &in)
{
    command::Fire fire;
    in.needUnit("firer", fire.firer);
    in.needUnit("target", fire.target);
    in.may("battery", fire.battery);
    in.may("facing", fire.facing);
    if (!in.well())
        return fire;
    if (fire.firer == fire.target)
        in.fail("nobody fires at herself");
    if (fire.battery && !hasBattery(in.state(), fire.firer, *fire.battery))
        in.fail("the firer has no such battery");
    if (fire.facing && !hasBattery(in.state(), fire.target, *fire.facing))
        in.fail("the target has no such side");
    return fire;
}

command::CallFromPumps readCall(CommandReader &in)
{
    command::CallFromPumps call;
    in.needShip("ship", call.ship);
    in.need("purpose", call.purpose);
    in.may("battery", call.battery);
    if (in.well() && call.battery && !hasBattery(in.state(), call.ship, *call.battery))
        in.fail("the ship has no such battery");
    return call;
}

void readPair(CommandReader &in, const char *first, UnitId &ship, const char *second, UnitId &other)
{
    in.needShip(first, ship);
    in.needShip(second, other);
    if (in.well() && ship == other)
        in.fail("two different ships are needed");
}

command::CutGrapples readCut(CommandReader &in)
{
    command::CutGrapples cut;
    readPair(in, "ship", cut.ship, "other", cut.other);
    in.may("ship_wish", cut.shipWish);
    in.may("other_wish", cut.otherWish);
    return cut;
}

command::RecloseChoice readReclose(CommandReader &in)
{
    std::string choice;
    in.need("choice", choice);
    if (in.well() && choice != "attempt" && choice != "decline")
        in.fail(R"("choice" must be "attempt" or "decline")");
    return {choice == "attempt"};
}

command::Move readMove(CommandReader &in)
{
    command::Move move;
    in.needShip("ship", move.ship);
    in.mayHeading("heading", move.heading);
    in.mayDistance("distance", move.distance);
    return move;
}

command::Tack readTack(CommandReader &in)
{
    command::Tack tack;
    in.needShip("ship", tack.ship);
    std::optional<double> heading;
    in.mayHeading("heading", heading);
    if (!heading)
        in.fail("the key \"heading\" is missing");
    tack.heading = heading.value_or(0);
    in.mayDistance("distance", tack.distance);
    return tack;
}

command::ExtraMove readExtra(CommandReader &in)
{
    command::ExtraMove extra;
    in.needShip("ship", extra.ship);
    in.need("use", extra.use);
    in.mayHeading("heading", extra.heading);
    in.mayDistance("distance", extra.distance);
    if (!in.well())
        return extra;
    const bool pivot = extra.use == Extra::Pivot;
    if (pivot != extra.heading.has_value() || (pivot && extra.distance))
        in.fail(pivot ? "a pivot has a \"heading\" and no \"distance\""
                      : "a dash goes straight ahead");
    return extra;
}

struct Verb {
    std::string_view name;
    CommandBody (*read)(CommandReader &);
    bool dice;
};

constexpr std::array<Verb, 20> kVerbs{{
    {"adjust", [](CommandReader &in) -> CommandBody { return readAdjust(in); }, false},
    {"place", [](CommandReader &in) -> CommandBody { return readPlace(in); }, false},
    {"initial-wind", [](CommandReader & /*in*/) -> CommandBody { return command::InitialWind{}; },
     true},
    {"initial-speed", [](CommandReader & /*in*/) -> CommandBody { return command::InitialSpeed{}; },
     true},
    {"independent", [](CommandReader &in) -> CommandBody { return readIndependent(in); }, false},
    {"next-phase", [](CommandReader &in) -> CommandBody { return readNextPhase(in); }, false},
    {"fire", [](CommandReader &in) -> CommandBody { return readFire(in); }, true},
    {"call-from-pumps", [](CommandReader &in) -> CommandBody { return readCall(in); }, true},
    {"pump-gun",
     [](CommandReader &in) -> CommandBody {
         command::PumpGunChoice choice;
         in.need("battery", choice.battery);
         return choice;
     },
     false},
    {"board",
     [](CommandReader &in) -> CommandBody {
         command::Board board;
         readPair(in, "ship", board.ship, "target", board.target);
         return board;
     },
     true},
    {"end-boarding",
     [](CommandReader &in) -> CommandBody {
         command::EndBoarding end;
         readPair(in, "ship", end.ship, "target", end.target);
         return end;
     },
     false},
    {"check-wind", [](CommandReader & /*in*/) -> CommandBody { return command::CheckWind{}; },
     true},
    {"cut-grapples", [](CommandReader &in) -> CommandBody { return readCut(in); }, true},
    {"reclose", [](CommandReader &in) -> CommandBody { return readReclose(in); }, true},
    {"move", [](CommandReader &in) -> CommandBody { return readMove(in); }, false},
    {"tack", [](CommandReader &in) -> CommandBody { return readTack(in); }, true},
    {"extra", [](CommandReader &in) -> CommandBody { return readExtra(in); }, true},
    {"drift",
     [](CommandReader &in) -> CommandBody {
         command::Drift drift;
         in.needShip("ship", drift.ship);
         return drift;
     },
     false},
    {"drift-all", [](CommandReader & /*in*/) -> CommandBody { return command::DriftAll{}; }, false},
    {"fall-aboard",
     [](CommandReader &in) -> CommandBody {
         command::FallAboardWishes wishes;
         in.need("mover_wish", wishes.mover);
         in.need("other_wish", wishes.other);
         return wishes;
     },
     true},
}};

} // namespace

bool decode(const Json &json, Heading &heading)
{
    if (json.is_string()) {
        const auto degrees = degreesOf(json.get_ref<const std::string &>());
        heading.degrees = degrees.value_or(0);
        return degrees.has_value();
    }
    if (!decode(json, heading.degrees) || heading.degrees < 0 || heading.degrees >= 360)
        return false;
    heading.degrees = full(heading.degrees);
    return true;
}

tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object, DiceNamed dice)
{
    CommandReader in(state, object);
    std::string name;
    in.need("do", name);
    const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(),
                                   [&name](const Verb &v) { return v.name == name; });
    if (verb == kVerbs.end())
        return tl::unexpected(badCommand("no command is called " + jsonString(name)));
    Command command{verb->read(in)};
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    if (dice == DiceNamed::Yes && !verb->dice)
        return tl::unexpected(badCommand(name + " takes no dice"));
    return command;
}

tl::expected<Command, Refusal> Game::parseCommand(const State &state, const Json &object,
                                                  DiceNamed dice)
{
    return as_per_margin::parseCommand(state, object, dice);
}

} // namespace qd::as_per_margin
