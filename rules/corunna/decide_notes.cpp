// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/command_span.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/score.h"

#include <algorithm>

namespace qd::corunna {
namespace {

bool mayAttach(const UnitCard &card, const std::string &to)
{
    const auto division = wordNamed<Division>(to);
    if (card.asset == Asset::Corps) // 5.1.4, R81: any of the six divisions
        return division && (isFrenchInfantry(*division) || isFrenchCavalry(*division));
    return wordNamed<Brigade>(to).has_value();
}

/// How many of the ways to tell control are used.
int waysTold(const command::SetControl &control)
{
    return static_cast<int>(control.place.has_value()) + static_cast<int>(control.hexes.has_value())
        + static_cast<int>(control.townCount.has_value())
        + static_cast<int>(control.portCount.has_value());
}

bool isCount(const std::optional<int> &count, int most)
{
    return !count || (*count >= 0 && *count <= most);
}

void tellHexes(Step &step, std::vector<Hex> hexes, std::optional<Side> side)
{
    State &state = step.state();
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    for (const Hex hex : hexes) {
        if (side)
            state.control.hexes[hex] = *side;
        else
            state.control.hexes.erase(hex);
    }
    event::Controlled told;
    told.hexes = std::move(hexes);
    told.side.emplace(side);
    step.emit({}, std::move(told));
}

} // namespace

void decideOn(Step &step, const command::SetControl &control)
{
    State &state = step.state();
    const bool ofHexes = control.place || control.hexes;
    if (waysTold(control) != 1 || ofHexes != control.side.has_value()
        || (control.place && !state.board->isPlace(*control.place)))
        return step.refuse(badCommand("a \"place\" or \"hexes\" with a \"side\", or one count"));
    if (ofHexes)
        return tellHexes(step, control.hexes ? *control.hexes : state.board->place(*control.place),
                         *control.side);
    event::Controlled told;
    if (control.townCount) {
        if (!isCount(*control.townCount, kMostTownHexes))
            return step.refuse(badCommand("there are not so many town hexes"));
        state.control.townCount = *control.townCount;
        told.townCount = control.townCount;
    } else {
        if (!isCount(*control.portCount, kMostPortHexes))
            return step.refuse(badCommand("there are not so many port hexes"));
        state.control.portCount = *control.portCount;
        told.portCount = control.portCount;
    }
    step.emit({}, std::move(told));
}

void decideOn(Step &step, const command::RetreatLine &line)
{
    step.state().ledger.retreatLine.british = line.clear;
    step.emit("9.8", event::RetreatLineSet{line.clear});
}

void decideOn(Step &step, const command::MarchOrder &order)
{
    State &state = step.state();
    static constexpr const char *kRule = "6.7";
    Colours *colours = state.coloursOf(order.brigade);
    if (colours == nullptr)
        return step.refuse(badCommand("that brigade is not in the scenario"));
    const Phase phase = state.phase();
    if (!step.holds(phase >= Phase::CommandPoints && phase <= Phase::Initiative, "wrong-phase",
                    kRule, "march orders are given in the Command Segment"))
        return;
    ColumnCheck check = brigadeColumn(state, order.brigade);
    if (!check.fails.empty()
        && !step.overruled(Refusal{"not-in-column", kRule, "the brigade is not in column", {}}.with(
            "fails", std::move(check.fails))))
        return;
    for (Unit &unit : state.units)
        if (onMap(unit) && isBattalion(unit) && unit.card->brigade == order.brigade) {
            unit.order = Order::AdminMarch;
            unit.inCommand = true;
        }
    colours->inCommand = true;
    step.emit(kRule, event::MarchOrdered{order.brigade, 0});
}

void decideOn(Step &step, const command::Attach &attach)
{
    Unit &unit = step.state().unit(attach.asset);
    if (!unit.card->asset || !(wordNamed<Division>(attach.to) || wordNamed<Brigade>(attach.to)))
        return step.refuse(badCommand("an asset is attached to a division or a brigade"));
    const char *rule = unit.card->asset == Asset::Corps ? "5.1.4" : "5.2.5";
    if (!step.holds(mayAttach(*unit.card, attach.to), "bad-attachment", rule,
                    "it is not attached to such a body"))
        return;
    unit.attachedTo = attach.to;
    step.emit(rule, event::Attached{attach.asset, attach.to});
}

void decideOn(Step &step, const command::SecondCompany & /*second*/)
{
    State &state = step.state();
    static constexpr const char *kRule = "6.6.3";
    Unit *company = nullptr;
    for (Unit &unit : state.units)
        if (unit.card->undeployed)
            company = &unit;
    const auto battalion =
        company != nullptr ? state.roster->unit(company->card->parent) : std::nullopt;
    if (!battalion)
        return step.refuse(badCommand("the scenario has no second company"));
    if (!step.holds(company->place == Place::Undeployed, "already", kRule, "it is deployed"))
        return;
    Unit &from = state.unit(*battalion);
    if (!onMap(from)) {
        step.refuse({"not-on-map", kRule, "the battalion is not on the map", {}});
        return;
    }
    if (!step.holds(from.increments != 1, "last-increment", "6.5.4",
                    "the battalion keeps its last increment"))
        return;
    if (from.increments)
        from.increments = std::max(0, *from.increments - 1);
    ++from.lost;
    company->place = Place::Map;
    company->hex = from.hex;
    step.emit(kRule,
              event::SecondCompanyDeployed{state.refOf(*company), *battalion, from.increments});
}

void decideOn(Step &step, const command::Present &present)
{
    step.state().ledger.presentation[present.regiment] = present.as;
    step.emit({}, event::Presented{present.regiment, present.as});
}

} // namespace qd::corunna
