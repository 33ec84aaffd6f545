// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/command_reader.h"
#include "rules/santa_cruz/group.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

using command::Group;

/// Left out, null or a name (11.3, 11.4).
command::OfficerKey readOfficer(CommandReader &in)
{
    command::OfficerKey key;
    if (!in.has("officer"))
        return key;
    std::optional<Officer> officer;
    in.need("officer", officer);
    key.is = officer ? command::OfficerKey::Is::Goes : command::OfficerKey::Is::Stays;
    key.officer = officer.value_or(Officer{});
    return key;
}

std::optional<command::PlaceOfficer> readPlacing(CommandReader &in)
{
    if (!in.has("place"))
        return std::nullopt;
    command::PlaceOfficer place;
    in.needObject("place", [&place](CommandReader &inner) {
        inner.need("officer", place.officer);
        inner.need("area", place.area);
    });
    return place;
}

command::LostResponse readResponse(CommandReader &in)
{
    command::LostResponse response;
    in.needObject("response", [&response](CommandReader &inner) {
        Card card{};
        inner.need("card", card);
        if (card != Card::Lost)
            inner.fail("a response is the card lost");
        inner.may("to", response.to);
        inner.may("reveal_freemantle", response.revealFreemantle);
    });
    return response;
}

/// What a group may bring along beside from, to, units and officer.
enum class Extras { None, Place, UnloadAndLost, All };

Group readGroup(CommandReader &in, Extras extras)
{
    Group group;
    in.need("from", group.from);
    in.may("to", group.to);
    in.need("units", group.units);
    group.officer = readOfficer(in);
    if (extras == Extras::UnloadAndLost || extras == Extras::All) {
        in.may("unload", group.unload);
        if (in.has("response"))
            group.response = readResponse(in);
    }
    if (extras == Extras::Place || extras == Extras::All)
        group.place = readPlacing(in);
    if (const auto wrong = malformedGroup(group))
        in.fail(wrong->message);
    return group;
}

/// Assault and Counterattack: a group, or an officer alone (R28).
void readAssault(CommandReader &in, command::Play &play)
{
    constexpr const char *kGroupKeys[] = {"from", "to", "units", "officer", "unload", "response"};
    const bool group = std::any_of(std::begin(kGroupKeys), std::end(kGroupKeys),
                                   [&in](const char *key) { return in.has(key); });
    if (!group && in.has("place"))
        play.placeOnly = readPlacing(in);
    else
        play.group = readGroup(in, Extras::All);
}

void readReinforcements(CommandReader &in, command::Play &play)
{
    in.needRows("add", [&play](CommandReader &row) {
        command::Reinforcement add;
        row.need("unit", add.unit);
        row.need("sp", add.sp);
        row.may("area", add.area);
        const bool twice = std::any_of(play.add.begin(), play.add.end(), [&add](const auto &other) {
            return other.unit == add.unit;
        });
        if (!isUnit(add.unit))
            row.fail("HMS Fox gets no reinforcements");
        else if (add.sp < 1)
            row.fail("sp must be at least 1");
        else if (twice)
            row.fail("a unit is named twice");
        play.add.push_back(add);
    });
}

} // namespace

command::Play readPlay(CommandReader &in)
{
    command::Play play;
    in.need("card", play.card);
    in.may("side", play.side);
    switch (play.card) {
    case Card::Move:
        play.group = readGroup(in, Extras::UnloadAndLost);
        break;
    case Card::FrenchEager:
        play.group = readGroup(in, Extras::None);
        break;
    case Card::Assault:
    case Card::Counterattack:
        readAssault(in, play);
        break;
    case Card::Rayo:
    case Card::Panic:
        in.need("area", play.area.emplace());
        break;
    case Card::Harassment:
        in.need("discard_confusion", play.discardConfusion);
        break;
    case Card::SpikeTheCannons:
        in.need("battery", play.battery.emplace());
        break;
    case Card::Reinforcements:
        readReinforcements(in, play);
        break;
    default:
        break; // never playable so: decide says why
    }
    return play;
}

command::Counterattack readCounterattack(CommandReader &in)
{
    command::Counterattack counterattack;
    in.may("side", counterattack.side);
    counterattack.group = readGroup(in, Extras::Place);
    return counterattack;
}

command::SupportCard readSupport(CommandReader &in)
{
    command::SupportCard support;
    in.need("side", support.side);
    in.need("card", support.card);
    if (support.card == Card::BattleDrums) {
        Group group;
        in.need("from", group.from);
        in.needBlocks("units", group.units);
        group.officer = readOfficer(in);
        if (in.state().combat)
            group.to = in.state().combat->area;
        support.drums = std::move(group);
    } else if (support.card == Card::HeavySwell) {
        in.need("against", support.against.emplace());
    }
    return support;
}

bool takesDice(const State & /*state*/, const command::Play &play)
{
    return play.card == Card::Rayo || play.card == Card::Panic;
}

bool takesDice(const State &state, const command::SupportCard &support)
{
    return support.card == Card::LuckyShot && state.options.luckyShotRoll;
}

} // namespace qd::santa_cruz
