// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/sequence.h"
#include "rules/corunna/zones.h"

namespace qd::corunna {
namespace {

constexpr const char *kSetup = "setup";

bool mayBePlaced(Step &step, const Piece &piece, Hex hex)
{
    const State &state = step.state();
    const Group &group = state.roster->groupOf(piece);
    const Place now = placeOf(state, piece);
    if (!step.holds(now == Place::Setup || now == Place::Map, "not-in-setup", group.rule,
                    "that piece is not set up")
        || !step.holds(group.step == state.sequence.setupStep, "setup-order", group.rule,
                       "its group is set up in the other step"))
        return false;
    if (auto ground = groundRefusal(state, piece, hex); ground && !step.overruled(*ground))
        return false;
    const auto *unit = std::get_if<UnitRef>(&piece);
    const Kind kind = unit != nullptr ? state.unit(*unit).card->kind : Kind::Infantry;
    return step.holds(inZone(state, hex, group.zone, kind) && inBounds(state, hex), "setup-zone",
                      group.rule, "that lies outside the zone of its group");
}

void putOnMap(State &state, const Piece &piece, Hex hex)
{
    const auto put = [hex](auto &one) {
        one.place = Place::Map;
        one.hex = hex;
    };
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        put(state.unit(*unit));
    else if (const auto *leader = std::get_if<LeaderId>(&piece))
        put(*state.leader(*leader));
    else
        put(*state.coloursOf(std::get<Brigade>(piece)));
}

} // namespace

void decideOn(Step &step, const command::Place &place)
{
    State &state = step.state();
    if (!step.holds(state.phase() == Phase::Setup, "wrong-phase", kSetup,
                    "pieces are placed in set-up"))
        return;
    bool enemies = false;
    for (const Piece &piece : place.all()) {
        if (!mayBePlaced(step, piece, place.hex))
            return;
        const auto *unit = std::get_if<UnitRef>(&piece);
        if (unit != nullptr && !stackHolds(step, *unit, place.hex))
            return;
        putOnMap(state, piece, place.hex);
        for (Colours &colours : state.colours)
            settleColours(state, colours);
        step.emit({}, event::Placed{piece, place.hex});
        if (unit != nullptr && place.formation
            && !takeFormation(step, *unit, *place.formation,
                              place.piece ? Told::One : Told::Several))
            return;
        enemies = enemies || tellEnemies(step, piece, {place.hex});
    }
}

void decideOn(Step &step, const command::FinishSetup & /*finish*/)
{
    State &state = step.state();
    if (!step.holds(state.phase() == Phase::Setup, "wrong-phase", kSetup, "set-up is over"))
        return;
    std::vector<std::string> left;
    for (const Group &group : state.roster->groups)
        for (const Piece &piece : group.pieces)
            if (group.step == state.sequence.setupStep && placeOf(state, piece) == Place::Setup)
                left.push_back(state.roster->nameOf(piece));
    if (!left.empty()
        && !step.overruled(Refusal{
            "setup-incomplete",
            state.roster->groups.front().rule,
            "some pieces are not yet placed",
            {}}.with("left", std::move(left))))
        return;
    const int finished = state.sequence.setupStep;
    step.emit({}, event::SetupFinished{finished});
    if (finished == 1)
        state.sequence.setupStep = 2;
    else
        beginTurn(step, 1);
}

} // namespace qd::corunna
