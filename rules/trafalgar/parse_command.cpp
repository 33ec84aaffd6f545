// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr std::size_t kLongestWay = 200; ///< letters
constexpr std::size_t kMostGroups = 100; ///< of one `fire`
constexpr std::size_t kLongestSet = std::size_t{1} << 20U; ///< bytes of an adjustment
constexpr int kMostGuns = 6; ///< in a group

/// Reads a command's keys at a table.
class CommandReader : public KeyReader {
public:
    CommandReader(const State &state, const Json &object, DiceNamed dice)
        : KeyReader(object), m_state(state), m_dice(dice)
    {
    }

    void mayHeading(std::optional<int> &heading)
    {
        mayWithin("heading", heading, 0, kHeadings - 1);
    }

    /// A ship that is aimed at lies somewhere.
    void mustLie(const Combatant &target)
    {
        const auto *ship = std::get_if<ShipId>(&target);
        if (ship != nullptr && !m_state.ship(*ship).sunk && !m_state.ship(*ship).at)
            fail(std::string(nameOf(*ship)) + " is not on the board");
    }

    /// A key that nobody knows, inside the command.
    void unknown(std::optional<Refusal> refusal)
    {
        if (!m_unknown)
            m_unknown = std::move(refusal);
    }

    const std::optional<Refusal> &unknown() const { return m_unknown; }

    const State &state() const { return m_state; }

    bool diceNamed() const { return m_dice == DiceNamed::Yes; }

private:
    const State &m_state;
    DiceNamed m_dice;
    std::optional<Refusal> m_unknown;
};

CommandBody readPlace(CommandReader &in)
{
    command::Place place;
    in.need("ship", place.ship);
    in.need("berth", place.berth);
    in.mayHeading(place.heading);
    return place;
}

CommandBody readToss(CommandReader &in)
{
    command::Toss toss;
    in.may("winner", toss.winner);
    if (!in.has("winner")) {
        in.need("caller", toss.caller);
        in.need("call", toss.call);
        return toss;
    }
    if (in.raw("caller") != nullptr || in.raw("call") != nullptr || in.diceNamed())
        in.fail("either the \"winner\" is known, or a coin is called");
    return toss;
}

CommandBody readSetWind(CommandReader &in)
{
    command::SetWind wind;
    in.needWithin("arrow", wind.arrow, 0, kHeadings - 1);
    return wind;
}

CommandBody readMove(CommandReader &in)
{
    command::Move move;
    in.need("ship", move.ship);
    in.may("path", move.path);
    in.mayPoint("to", *in.state().board, move.to);
    in.mayHeading(move.heading);
    in.may("alongside", move.alongside);
    if (in.has("path") == in.has("to") || (move.path && move.heading))
        in.fail("either a \"path\" or a place to go \"to\", perhaps with its \"heading\"");
    if (move.path
        && (move.path->empty() || move.path->size() > kLongestWay
            || move.path->find_first_not_of("fps") != std::string::npos))
        in.fail("a \"path\" is made of f, p and s");
    return move;
}

command::Group readGroup(CommandReader &in, KeyReader &keys)
{
    command::Group group;
    keys.need("target", group.target);
    keys.mayNull("aim", group.aim);
    keys.mayWithin("guns", group.guns, 1, kMostGuns);
    keys.may("side", group.side);
    keys.may("struck", group.struck);
    if (!keys.well())
        return group;
    in.mustLie(group.target);
    if (std::holds_alternative<FortId>(group.target) && group.aim && *group.aim != Aim::Battery)
        in.fail("a fort has no masts");
    return group;
}

/// Named and unnamed masts don't mix at one target in one command.
bool mixesMasts(const std::vector<command::Group> &groups)
{
    return std::any_of(groups.begin(), groups.end(), [&groups](const command::Group &group) {
        return group.aim == Aim::Mast
            && std::any_of(groups.begin(), groups.end(), [&group](const command::Group &other) {
                   return other.target == group.target && other.aim && namesMast(*other.aim);
               });
    });
}

CommandBody readFire(CommandReader &in)
{
    command::Fire fire;
    in.need("ship", fire.ship);
    const Json *shots = in.raw("shots");
    if (shots == nullptr) {
        fire.shots.push_back(readGroup(in, in));
        return fire;
    }
    for (const char *key : {"target", "aim", "guns", "side", "struck"}) {
        if (in.raw(key) != nullptr)
            in.fail("either one group of guns or a list of \"shots\"");
    }
    if (!shots->is_array() || shots->empty() || shots->size() > kMostGroups) {
        in.fail("\"shots\" must be a list of groups");
        return fire;
    }
    for (const Json &shot : *shots) {
        KeyReader keys(shot);
        fire.shots.push_back(readGroup(in, keys));
        in.unknown(keys.unread());
        if (!keys.well())
            in.fail(keys.wrong()->message);
    }
    if (mixesMasts(fire.shots))
        in.fail("masts named and not named at one target");
    return fire;
}

CommandBody readChoice(CommandReader &in)
{
    command::ChooseMast choice;
    in.need("masts", choice.masts);
    in.may("target", choice.target);
    return choice;
}

CommandBody readFortFire(CommandReader &in)
{
    command::FortFire fire;
    in.need("fort", fire.fort);
    in.need("target", fire.target);
    in.mayNull("aim", fire.aim);
    in.mayPoint("at", *in.state().board, fire.at);
    in.may("yielded", fire.yielded);
    in.may("struck", fire.struck);
    if (in.well())
        in.mustLie(fire.target);
    return fire;
}

CommandBody readSeize(CommandReader &in)
{
    command::SeizeFlag seize;
    in.need("ship", seize.ship);
    in.mayHeading(seize.heading);
    return seize;
}

CommandBody readTransfer(CommandReader &in)
{
    command::TransferFlag transfer;
    in.need("from", transfer.from);
    in.need("to", transfer.to);
    in.may("flag", transfer.flag);
    if (in.well() && (transfer.from == transfer.to || sideOf(transfer.from) != sideOf(transfer.to)))
        in.fail("two different ships of one side are needed");
    return transfer;
}

CommandBody readPass(CommandReader &in)
{
    command::PassTurn pass;
    in.may("repair", pass.repair);
    if (!pass.repair)
        return pass;
    std::vector<ShipId> ships = *pass.repair;
    std::sort(ships.begin(), ships.end());
    if (std::adjacent_find(ships.begin(), ships.end()) != ships.end())
        in.fail("a ship is named twice");
    return pass;
}

CommandBody readAdjust(CommandReader &in)
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

/// A command of one ship and nothing else.
template <class Body>
CommandBody readShip(CommandReader &in)
{
    Body body;
    in.need("ship", body.ship);
    return body;
}

template <class Body>
CommandBody readNothing(CommandReader & /*in*/)
{
    return Body{};
}

struct Verb {
    std::string_view name;
    CommandBody (*read)(CommandReader &);
    bool dice;
};

constexpr std::array<Verb, 16> kVerbs{{
    {"place", readPlace, false},
    {"toss", readToss, true},
    {"set-wind", readSetWind, false},
    {"move", readMove, false},
    {"fire", readFire, true},
    {"choose-mast", readChoice, false},
    {"fort-fire", readFortFire, true},
    {"seize-flag", readSeize, false},
    {"transfer-flag", readTransfer, false},
    {"return-flag", readShip<command::ReturnFlag>, false},
    {"repair", readShip<command::Repair>, false},
    {"pass-turn", readPass, false},
    {"done", readShip<command::Done>, false},
    {"end-turn", readNothing<command::EndTurn>, false},
    {"roll-wind", readNothing<command::RollWind>, true},
    {"adjust", readAdjust, false},
}};

} // namespace

tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object, DiceNamed dice)
{
    CommandReader in(state, object, dice);
    std::string name;
    in.need("do", name);
    const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(),
                                   [&name](const Verb &v) { return v.name == name; });
    if (verb == kVerbs.end())
        return tl::unexpected(badCommand("no command is called " + jsonString(name)));
    Command command{verb->read(in), {}};
    if (in.unknown())
        return tl::unexpected(*in.unknown());
    if (auto unread = in.unread())
        return tl::unexpected(std::move(*unread));
    if (dice == DiceNamed::Yes && !verb->dice)
        return tl::unexpected(badCommand(name + " takes no dice"));
    command.malformed = in.wrong();
    return command;
}

tl::expected<Command, Refusal> Game::parseCommand(const State &state, const Json &object,
                                                  DiceNamed dice)
{
    return trafalgar::parseCommand(state, object, dice);
}

} // namespace qd::trafalgar
