// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/board_reader.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/form_fields.h"
#include "rules/trafalgar/probe.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/volley.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <array>
#include <set>

namespace qd::trafalgar {
namespace {

using May = FormMaker::May;

std::optional<Refusal> first(const std::vector<Refusal> &refusals)
{
    return refusals.empty() ? std::nullopt : std::optional(refusals.front());
}

/// Ships that may be played, if there is nothing else against it.
template <class Why>
void playedShips(FormMaker &form, const char *key, Why why)
{
    const State &state = form.state();
    form.pieces(key, playersShips(state), [&](ShipId ship) -> std::optional<Refusal> {
        if (auto refusal = playRefusal(state, ship))
            return refusal;
        return why(ship);
    });
}

void headings(FormMaker &form, const std::vector<int> &all, May may)
{
    std::vector<Choice> choices;
    for (const int heading : all)
        choices.push_back(numberChoice("heading-", heading));
    form.field("heading", FieldKind::Choice, std::move(choices), may);
}

void placeForm(FormMaker &form)
{
    const State &state = form.state();
    form.pieces("ship", kShips, [](ShipId) -> std::optional<Refusal> { return std::nullopt; });
    const auto ship = form.ship("ship");
    std::vector<Choice> berths;
    for (const BerthId id : kBerths)
        if (ship && portOf(id) == portOf(sideOf(*ship)))
            berths.push_back(wordChoice(nameOf(id)));
    form.field("berth", FieldKind::Choice, std::move(berths));
    BerthId berth{};
    if (const Json *json = form.raw("berth"); json != nullptr && decode(*json, berth))
        headings(form, state.board->berth(berth).seaward, May::LeaveOut);
}

void tossForm(FormMaker &form)
{
    if (form.raw("caller") == nullptr && form.raw("call") == nullptr)
        return form.words("winner", {"english", "allied"});
    form.words("caller", {"english", "allied"});
    form.words("call", {"heads", "tails"});
}

void windForm(FormMaker &form)
{
    std::vector<Choice> points;
    for (int point = 0; point < kRosePoints; ++point)
        points.push_back(numberChoice("rose-", point));
    form.field("arrow", FieldKind::Choice, std::move(points));
}

/// Goals of the ship in hand, the headings that it can have there, and whether it goes alongside.
void goalFields(FormMaker &form, ShipId ship, const Reach &reach)
{
    const State &state = form.state();
    const Board &board = *state.board;
    const bool watched = beganTogether(state);
    const Json *alongside = form.raw("alongside");
    const bool aside = alongside != nullptr && *alongside == true;
    if (!reach.alongside.empty() || aside)
        form.field("alongside", FieldKind::Flag, {}, May::LeaveOut);
    const std::vector<Reached> &places = aside ? reach.alongside : reach.places;
    std::vector<Choice> goals;
    std::set<LatticePoint> seen;
    for (const Reached &reached : places) {
        if (reached.way.empty() || !seen.insert(reached.station.at).second)
            continue;
        Choice goal = pointChoice(board.label(reached.station.at));
        if (watched)
            goal.refused = refusalOf(state,
                                     {{"do", "move"},
                                      {"ship", encode(ship)},
                                      {"path", reached.way},
                                      {"alongside", aside}});
        goals.push_back(std::move(goal));
    }
    form.field("to", FieldKind::Place, std::move(goals));
    const Json *to = form.raw("to");
    const auto goal = to != nullptr ? readPoint(board, *to) : std::nullopt;
    std::vector<int> there;
    for (const Reached &reached : places)
        if (goal && reached.station.at == *goal && !reached.way.empty())
            there.push_back(reached.station.heading);
    if (!there.empty())
        headings(form, there, May::LeaveOut);
}

void moveForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "ship", [&state](ShipId ship) {
        return sailingRefusal(state, ship, reachOf(state, ship));
    });
    const auto ship = form.ship("ship");
    if (form.raw("path") != nullptr) {
        Choice way;
        way.value = canonicalText(*form.raw("path"));
        form.field("path", FieldKind::Choice, {std::move(way)});
        if (form.raw("alongside") != nullptr)
            form.field("alongside", FieldKind::Flag, {}, May::LeaveOut);
    } else if (ship && state.ship(*ship).onBoard()) {
        goalFields(form, *ship, reachOf(state, *ship));
    }
}

void chooseForm(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Choice> sets;
    if (!state.pending.empty())
        for (const MastSet &masts : openChoices(state)) {
            Choice choice;
            choice.value = canonicalText(encode(masts));
            for (const Mast mast : kMasts)
                if (masts[indexOf(mast)])
                    choice.term += (choice.term.empty() ? "" : "-") + std::string(nameOf(mast));
            sets.push_back(std::move(choice));
        }
    form.field("masts", FieldKind::Choice, std::move(sets));
}

void seizeForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "ship", [&state](ShipId ship) { return first(seizeRefusals(state, ship)); });
    headings(form, {0, 1, 2, 3, 4, 5}, May::LeaveOut);
}

void transferForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "from", [&state](ShipId ship) -> std::optional<Refusal> {
        if (!flagsAboard(state, ship).empty())
            return std::nullopt;
        return first(transferRefusals(state, {ship, ship, enemyOf(sideOf(ship))}));
    });
    const auto from = form.ship("from");
    if (!from)
        return;
    std::vector<ShipId> mates;
    for (const ShipId id : shipsOf(sideOf(*from)))
        if (id != *from && state.ship(id).onBoard())
            mates.push_back(id);
    Side flag = enemyOf(sideOf(*from));
    if (const Json *json = form.raw("flag"))
        decode(*json, flag);
    else if (!carries(state, *from, flag))
        flag = enemyOf(flag);
    form.pieces("to", mates, [&](ShipId mate) -> std::optional<Refusal> {
        if (auto refusal = playRefusal(state, mate))
            return refusal;
        return first(transferRefusals(state, {*from, mate, flag}));
    });
    std::vector<Choice> flags;
    for (const Side owner : flagsAboard(state, *from)) {
        flags.push_back(wordChoice(nameOf(owner)));
        flags.back().term = "flag-" + flags.back().term; // the flag, not the side
    }
    const bool own = carries(state, *from, sideOf(*from));
    form.field("flag", FieldKind::Choice, std::move(flags), own ? May::NotLeaveOut : May::LeaveOut);
}

void returnForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "ship", [&state](ShipId ship) { return first(returnRefusals(state, ship)); });
}

void repairForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "ship", [&state](ShipId ship) { return first(repairRefusals(state, ship)); });
}

void passForm(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Choice> ships;
    for (const ShipId id : playersShips(state))
        if (state.ship(id).onBoard() && state.ship(id).dismasted())
            ships.push_back(wordChoice(nameOf(id)));
    if (!ships.empty() || form.raw("repair") != nullptr)
        form.field("repair", FieldKind::Pieces, std::move(ships), May::LeaveOut);
}

void doneForm(FormMaker &form)
{
    const State &state = form.state();
    playedShips(form, "ship", [&state](ShipId ship) {
        return refusalOf(state, {{"do", "done"}, {"ship", encode(ship)}});
    });
}

struct Maker {
    std::string_view command;
    void (*make)(FormMaker &);
};

constexpr std::array<Maker, 13> kMakers{{
    {"place", placeForm},
    {"toss", tossForm},
    {"set-wind", windForm},
    {"move", moveForm},
    {"fire", fireForm},
    {"fort-fire", fortFireForm},
    {"choose-mast", chooseForm},
    {"seize-flag", seizeForm},
    {"transfer-flag", transferForm},
    {"return-flag", returnForm},
    {"repair", repairForm},
    {"pass-turn", passForm},
    {"done", doneForm},
}};

} // namespace

Form Game::form(const State &state, const Json &partialCommand)
{
    FormMaker form(state, partialCommand);
    const std::string name = form.text("do");
    const auto maker = std::find_if(kMakers.begin(), kMakers.end(),
                                    [&name](const Maker &m) { return m.command == name; });
    if (maker != kMakers.end())
        maker->make(form);
    return std::move(form).take(isWhole(state, partialCommand) && !aimsMissing(partialCommand)
                                && !placeMissing(state, partialCommand)
                                && !yieldMissing(state, partialCommand));
}

} // namespace qd::trafalgar
