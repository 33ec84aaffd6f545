// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/command_reader.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <array>

namespace qd::santa_cruz {
namespace {

constexpr std::size_t kLongestSet = std::size_t{1} << 18U; ///< bytes of an adjustment

command::Place readPlace(CommandReader &in)
{
    command::Place place;
    in.needBlocks("units", place.units);
    in.need("area", place.area);
    if (place.area.is == Where::Is::Fox || place.area.is == Where::Is::Eliminated)
        in.fail("\"area\" must be an area or \"off\"");
    return place;
}

command::LoadFox readLoadFox(CommandReader &in)
{
    command::LoadFox load;
    in.need("units", load.units);
    return load;
}

command::NavalMove readNavalMove(CommandReader &in)
{
    command::NavalMove move;
    std::array<bool, kBlockCount> named{};
    in.needRows("moves", [&](CommandReader &row) {
        command::NavalMove::Leg leg;
        row.needBlocks("blocks", leg.blocks);
        row.need("to", leg.to);
        for (const Block block : leg.blocks) {
            if (sideOf(block) != Side::British)
                row.fail("only British units and HMS Fox sail");
            else if (named[indexOf(block)])
                row.fail("a block is named twice");
            named[indexOf(block)] = true;
        }
        move.moves.push_back(std::move(leg));
    });
    return move;
}

command::Bombard readBombard(CommandReader &in)
{
    command::Bombard bombard;
    in.needRows("plays", [&bombard](CommandReader &row) {
        command::Bombard::BatteryPlay play;
        row.need("card", play.card);
        row.need("area", play.area);
        row.may("plus", play.plus);
        bombard.plays.push_back(play);
    });
    return bombard;
}

command::Pass readPass(CommandReader &in)
{
    command::Pass pass;
    if (in.has("discard"))
        in.need("discard", pass.discard);
    return pass;
}

std::optional<int> readOldfield(CommandReader &in)
{
    std::optional<int> die;
    in.may("oldfield", die);
    if (die && *die < 0)
        in.fail("\"oldfield\" must be 0 or the number of a die");
    return die;
}

command::FoxLoss readFoxLoss(CommandReader &in)
{
    command::FoxLoss loss;
    in.may("unit", loss.unit);
    in.may("card", loss.card);
    if (loss.unit.has_value() == loss.card.has_value())
        in.fail("either a \"unit\" or a \"card\" is lost");
    return loss;
}

bool readStays(CommandReader &in, const Json &word)
{
    if (word != "stay" && word != "retreat")
        in.fail(R"("attacker" must be "stay" or "retreat")");
    return word == "stay";
}

command::Retreat readRetreat(CommandReader &in)
{
    command::Retreat retreat;
    if (in.has("attacker"))
        retreat.attackerStays = readStays(in, *in.needRaw("attacker"));
    if (in.has("defender")) {
        retreat.defenderNamed = true;
        std::string word;
        if (const Json *json = in.needRaw("defender"); *json != "stay") {
            AreaId area{};
            if (!decode(*in.state().board, *json, area))
                in.fail("\"defender\" must be \"stay\" or an area");
            retreat.defenderTo = area;
        }
    }
    if (!retreat.attackerStays && !retreat.defenderNamed)
        in.fail("\"attacker\" or \"defender\" is missing");
    if (retreat.attackerStays == false && retreat.defenderNamed)
        in.fail("with a retreating attacker the defender has nothing to say");
    return retreat;
}

command::PanicRetreat readPanicRetreat(CommandReader &in)
{
    command::PanicRetreat retreat;
    in.needRows("moves", [&retreat](CommandReader &row) {
        std::pair<Block, AreaId> move{};
        row.need("unit", move.first);
        row.need("to", move.second);
        const bool twice =
            std::any_of(retreat.moves.begin(), retreat.moves.end(),
                        [&move](const auto &other) { return other.first == move.first; });
        if (twice)
            row.fail("a unit is named twice");
        retreat.moves.push_back(move);
    });
    in.may("officer_with", retreat.officerWith);
    return retreat;
}

command::Adjust readAdjust(CommandReader &in)
{
    command::Adjust adjust;
    const Json *set = in.needRaw("set");
    if (set != nullptr && !set->is_object())
        in.fail("\"set\" must be an object");
    else if (set != nullptr)
        adjust.set = canonicalText(*set);
    if (adjust.set.size() > kLongestSet)
        in.fail("\"set\" is too long");
    return adjust;
}

/// A command with one key.
template <class Body, class Value>
CommandBody readOne(CommandReader &in, const char *key, Value Body::*member)
{
    Body body{};
    in.need(key, body.*member);
    return body;
}

template <class Body>
CommandBody readUnits(CommandReader &in)
{
    Body body{};
    in.needBlocks("units", body.units);
    return body;
}

struct Verb {
    std::string_view name;
    CommandBody (*read)(CommandReader &);
};

constexpr std::array<Verb, 21> kVerbs{{
    {"place", [](CommandReader &in) -> CommandBody { return readPlace(in); }},
    {"load-fox", [](CommandReader &in) -> CommandBody { return readLoadFox(in); }},
    {"start", [](CommandReader & /*in*/) -> CommandBody { return command::Start{}; }},
    {"naval-move", [](CommandReader &in) -> CommandBody { return readNavalMove(in); }},
    {"bombard", [](CommandReader &in) -> CommandBody { return readBombard(in); }},
    {"end-phase", [](CommandReader & /*in*/) -> CommandBody { return command::EndPhase{}; }},
    {"pass", [](CommandReader &in) -> CommandBody { return readPass(in); }},
    {"play", [](CommandReader &in) -> CommandBody { return readPlay(in); }},
    {"counterattack", [](CommandReader &in) -> CommandBody { return readCounterattack(in); }},
    {"support", [](CommandReader &in) -> CommandBody { return readSupport(in); }},
    {"round", [](CommandReader &in) -> CommandBody { return command::Round{readOldfield(in)}; }},
    {"fire-back",
     [](CommandReader &in) -> CommandBody { return command::FireBack{readOldfield(in)}; }},
    {"fox-loss", [](CommandReader &in) -> CommandBody { return readFoxLoss(in); }},
    {"assign-hit",
     [](CommandReader &in) { return readOne(in, "unit", &command::AssignHit::unit); }},
    {"oldfield", [](CommandReader &in) { return readOne(in, "die", &command::OldfieldDie::die); }},
    {"flee", [](CommandReader &in) { return readOne(in, "to", &command::Flee::to); }},
    {"retreat", [](CommandReader &in) -> CommandBody { return readRetreat(in); }},
    {"panic-retreat", [](CommandReader &in) -> CommandBody { return readPanicRetreat(in); }},
    {"eliminate-excess", [](CommandReader &in) { return readUnits<command::EliminateExcess>(in); }},
    {"drums-return", [](CommandReader &in) { return readUnits<command::DrumsReturn>(in); }},
    {"adjust", [](CommandReader &in) -> CommandBody { return readAdjust(in); }},
}};

bool takesDice(const State &state, const CommandBody &body)
{
    return std::visit(Overloaded{
                          [](const command::NavalMove & /*c*/) { return true; },
                          [](const command::Bombard & /*c*/) { return true; },
                          [](const command::Round & /*c*/) { return true; },
                          [](const command::FireBack & /*c*/) { return true; },
                          [&](const command::Play &c) { return takesDice(state, c); },
                          [&](const command::SupportCard &c) { return takesDice(state, c); },
                          [](const auto & /*c*/) { return false; },
                      },
                      body);
}

} // namespace

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
    if (dice == DiceNamed::Yes && !takesDice(state, command.body))
        return tl::unexpected(badCommand(name + " takes no dice"));
    return command;
}

tl::expected<Command, Refusal> Game::parseCommand(const State &state, const Json &object,
                                                  DiceNamed dice)
{
    return santa_cruz::parseCommand(state, object, dice);
}

} // namespace qd::santa_cruz
