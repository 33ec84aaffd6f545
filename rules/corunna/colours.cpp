// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/colours.h"

#include "rules/corunna/step.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kFlight = "5.2.10.1";

/// Those of the battalions that lie nearest to a hex.
std::vector<UnitRef> nearest(const State &state, const std::vector<UnitRef> &battalions, Hex from)
{
    std::vector<UnitRef> found;
    int least = 0;
    for (const UnitRef battalion : battalions) {
        const int away = state.board->distance(from, *state.unit(battalion).hex);
        if (found.empty() || away < least) {
            found.clear();
            least = away;
        }
        if (away == least)
            found.push_back(battalion);
    }
    return found;
}

std::vector<UnitRef> inGoodOrder(const State &state, std::vector<UnitRef> battalions)
{
    std::erase_if(battalions,
                  [&state](UnitRef unit) { return state.unit(unit).status != Status::Good; });
    return battalions;
}

/// To the one battalion there is, or the owner chooses among several.
void flyTo(Step &step, Colours &colours, std::vector<UnitRef> choices)
{
    if (choices.size() > 1) {
        step.state().pending.emplace_back(
            choice::FlyColours{colours.card->brigade, std::move(choices)});
        return;
    }
    const Unit &battalion = step.state().unit(choices.front());
    colours.place = Place::Map;
    colours.with = choices.front();
    colours.hex = battalion.hex;
    step.emit(kFlight, event::ColoursFly{colours.card->brigade, choices.front(), battalion.hex});
    hardingeFollows(step, colours);
}

} // namespace

Colours *coloursWith(State &state, UnitRef unit)
{
    const auto found =
        std::find_if(state.colours.begin(), state.colours.end(), [unit](const Colours &colours) {
            return !colours.captured && colours.with == unit;
        });
    return found == state.colours.end() ? nullptr : &*found;
}

std::vector<UnitRef> battalionsOf(const State &state, Brigade brigade)
{
    std::vector<UnitRef> found;
    for (const Unit &unit : state.units)
        if (isBattalion(unit) && unit.card->brigade == brigade && onMap(unit))
            found.push_back(state.refOf(unit));
    return found;
}

std::optional<UnitRef> battalionAt(const State &state, Brigade brigade, Hex hex)
{
    for (const UnitRef battalion : battalionsOf(state, brigade))
        if (state.unit(battalion).hex == hex)
            return battalion;
    return std::nullopt;
}

bool areAlone(const State &state, const Colours &colours)
{
    return onMap(colours) && !colours.captured
        && !battalionAt(state, colours.card->brigade, *colours.hex)
        && !battalionsOf(state, colours.card->brigade).empty();
}

void hardingeFollows(Step &step, const Colours &colours)
{
    State &state = step.state();
    Leader *hardinge = state.leader(LeaderId::Hardinge);
    if (state.command.hardingeUsed != colours.card->brigade || !isActive(hardinge) || !colours.hex)
        return;
    hardinge->hex = colours.hex;
    step.emit("5.2.4", event::HardingeFollows{*colours.hex});
}

void carryColours(Step &step, Colours &colours)
{
    const Unit &battalion = step.state().unit(*colours.with);
    colours.place = battalion.place;
    colours.hex = battalion.hex;
    if (!colours.hex)
        return;
    step.emit({}, event::ColoursCarried{colours.card->brigade, *colours.hex});
    hardingeFollows(step, colours);
}

void flyFromBroken(Step &step, Colours &colours, Hex from)
{
    std::vector<UnitRef> battalions =
        inGoodOrder(step.state(), battalionsOf(step.state(), colours.card->brigade));
    std::erase(battalions, colours.with.value_or(UnitRef{}));
    if (battalions.empty())
        step.emit(kFlight, event::ColoursStay{colours.card->brigade});
    else
        flyTo(step, colours, nearest(step.state(), battalions, from));
}

void changeOrders(Step &step, const std::vector<std::pair<UnitRef, Status>> &orders,
                  const Citation &rule)
{
    State &state = step.state();
    std::vector<UnitRef> broken;
    for (const auto &[ref, status] : orders) {
        Unit &unit = state.unit(ref);
        if (unit.status == Status::Good && status != Status::Good && onMap(unit))
            broken.push_back(ref);
        unit.status = status;
        step.emit(rule, event::StatusSet{ref, status});
    }
    for (const UnitRef ref : broken)
        if (Colours *colours = coloursWith(state, ref))
            flyFromBroken(step, *colours, *state.unit(ref).hex);
}

void flyFromLost(Step &step, Colours &colours, std::optional<Hex> from)
{
    const State &state = step.state();
    colours.with.reset();
    const std::vector<UnitRef> all = battalionsOf(state, colours.card->brigade);
    const std::vector<UnitRef> good = inGoodOrder(state, all);
    if (all.empty()) {
        if (colours.place != Place::Map)
            colours.place = Place::OffMap; // they went down with the last battalion
        step.emit(kFlight, event::ColoursStay{colours.card->brigade});
        return;
    }
    const std::vector<UnitRef> &choices = good.empty() ? all : good;
    flyTo(step, colours, from ? nearest(state, choices, *from) : choices);
}

void captureColours(Step &step, Colours &colours)
{
    colours.captured = true;
    colours.inCommand = false;
    colours.place = Place::Captured;
    colours.hex.reset();
    colours.with.reset();
    step.state().ledger.capturedColours.push_back(colours.card->brigade);
    step.emit("5.2.10.2", event::ColoursCaptured{colours.card->brigade});
}

void settleColours(State &state, Colours &colours)
{
    if (!onMap(colours))
        return;
    if (!colours.with || state.unit(*colours.with).hex != colours.hex)
        colours.with = battalionAt(state, colours.card->brigade, *colours.hex);
}

} // namespace qd::corunna
