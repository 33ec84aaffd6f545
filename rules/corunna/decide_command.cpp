// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/sequence.h"

#include <algorithm>

namespace qd::corunna {
namespace {

bool isUsed(const State &state, Source source)
{
    const auto &used = state.command.cpUsed;
    return std::find(used.begin(), used.end(), source) != used.end();
}

/// Where Moore's second mode shares his point of the scenario.
Source pointOf(Source source)
{
    return source == Source::MooreStack ? Source::Moore : source;
}

bool hasPoint(const State &state, Source source)
{
    const auto &points = state.roster->commandPoints;
    return std::find(points.begin(), points.end(), pointOf(source)) != points.end();
}

struct Owner {
    std::optional<LeaderId> leader; ///< who generates the point
    const char *out = ""; ///< the refusal's code when he is out
    const char *outRule = "";
    const char *usedRule = "";
    const char *formedRule = ""; ///< of `mu-formed`; empty: the scenario's
};

Owner ownerOf(Source source)
{
    switch (source) {
    case Source::Soult:
        return {LeaderId::Soult, "corps-disbanded", "5.1.5.1", "5.1.1", "5.1.2"};
    case Source::Moore:
    case Source::MooreStack:
        return {LeaderId::Moore, "no-army-leader", "5.2.8", "5.2.1", "5.2.1"};
    case Source::Alcedo:
        return {LeaderId::Alcedo, "spanish-out-of-command", "5.3.3", "5.3.1", "5.3.2"};
    default:
        return {};
    }
}

/// The Maneuver Unit under formation.
struct Formed {
    Mu mu;
    std::optional<std::vector<Division>> divisions;
};

bool tooLarge(Step &step, const char *rule)
{
    return step.overruled(
        {"mu-size", rule, "that is more, or other, than this point commands", {}});
}

std::vector<Division> divisionsInSpan(const State &state)
{
    std::vector<Division> found;
    for (const Division division :
         {Division::FrDivision1, Division::FrDivision2, Division::FrDivision3})
        if (inSpan(state, division))
            found.push_back(division);
    return found;
}

bool spansAll(Step &step, const std::vector<Division> &divisions)
{
    for (const Division division : divisions) {
        if (inSpan(step.state(), division))
            continue;
        Refusal refusal{"out-of-span", "5.1.3", "that division is out of Soult's span", {}};
        if (const Leader *leader = leaderOf(step.state(), division))
            refusal.with("leader", std::string(nameOf(leader->card->id)));
        if (!step.overruled(std::move(refusal)))
            return false;
    }
    return true;
}

bool bySoult(Step &step, const command::FormMu &form, Formed &formed)
{
    const State &state = step.state();
    const auto division = wordNamed<Division>(form.of);
    std::vector<Division> divisions;
    if (division == Division::IiCorps) {
        divisions = form.divisions.value_or(divisionsInSpan(state));
        if (!std::all_of(divisions.begin(), divisions.end(), isFrenchInfantry)
            && !tooLarge(step, "5.1.2"))
            return false;
        if (divisions.empty()
            && !step.overruled({"out-of-span", "5.1.3", "no division is in Soult's span", {}}))
            return false;
        formed.divisions = divisions;
    } else if (division && (isFrenchInfantry(*division) || isFrenchCavalry(*division))) {
        divisions = {*division};
    } else if (!tooLarge(step, "5.1.2")) {
        return false;
    }
    if (!spansAll(step, divisions))
        return false;
    for (const Division one : divisions) {
        const auto units = unitsOf(state, one);
        formed.mu.members.insert(formed.mu.members.end(), units.begin(), units.end());
    }
    return true;
}

bool byMoore(Step &step, const command::FormMu &form, Formed &formed)
{
    State &state = step.state();
    if (!step.holds(state.command.mooreMode != MooreMode::Ride, "moore-mode", "5.2.1",
                    "he rides this turn"))
        return false;
    const auto division = wordNamed<Division>(form.of);
    if (!division || !isBritishDivision(*division))
        return tooLarge(step, "5.2.2");
    const Leader *moore = state.leader(LeaderId::Moore);
    const bool led =
        isActive(leaderOf(state, *division)) || (moore != nullptr && moore->stepDown == *division);
    if (!step.holds(led, "no-division-leader", "5.2.1", "the division has no leader on the map"))
        return false;
    formed.mu.members = state.options.brigadeLeaders ? unitsInBrigadeSpan(state, *division)
                                                     : unitsOf(state, *division);
    state.command.mooreMode = MooreMode::CommandPoint;
    return true;
}

bool byMooreStack(Step &step, const command::FormMu &form, Formed &formed)
{
    State &state = step.state();
    const Leader *moore = state.leader(LeaderId::Moore);
    if (!step.holds(state.command.mooreMode != MooreMode::Ride, "moore-mode", "5.2.1",
                    "he rides this turn"))
        return false;
    const auto brigade = wordNamed<Brigade>(form.of);
    const Colours *colours = brigade ? state.coloursOf(*brigade) : nullptr;
    if (colours == nullptr)
        return tooLarge(step, "5.2.2");
    if (!step.holds(!colours->captured, "colours-captured", "5.2.10.2",
                    "the brigade has lost its colours")
        || !step.holds(onMap(*colours) && moore != nullptr && colours->hex == moore->hex,
                       "not-stacked", "5.2.1", "its colours are not in Moore's hex"))
        return false;
    const bool own =
        moore == nullptr || !moore->stepDown || divisionOf(state, *brigade) == *moore->stepDown;
    if (!step.holds(own, "wrong-division", "5.2.7", "he leads another division in person"))
        return false;
    formed.mu.members = unitsOf(state, *brigade);
    state.command.mooreMode = MooreMode::CommandPoint;
    return true;
}

bool byAlcedo(Step &step, const command::FormMu &form, Formed &formed)
{
    const State &state = step.state();
    const Leader *alcedo = state.leader(LeaderId::Alcedo);
    if (form.units.empty()) {
        step.refuse(badCommand("Alcedo's point names the \"units\""));
        return false;
    }
    for (const UnitRef ref : form.units) {
        const Unit &unit = state.unit(ref);
        if (!onMap(unit)) {
            step.refuse(badCommand(unit.card->id + " is not on the map"));
            return false;
        }
        if (unit.card->side != Side::Spanish && !tooLarge(step, "5.3.2"))
            return false;
        if (!step.holds(state.board->at(*unit.hex).corunna, "outside-walls", "5.3.1",
                        "it is outside the town"))
            return false;
        const bool near = isActive(alcedo) && state.board->distance(*alcedo->hex, *unit.hex) <= 1;
        if (!step.holds(near, "not-adjacent", "5.3.2", "it is not beside Alcedo"))
            return false;
    }
    formed.mu.of = std::string(nameOf(Division::CorunaMilitia));
    formed.mu.members = form.units;
    std::sort(formed.mu.members.begin(), formed.mu.members.end());
    const auto twice = std::unique(formed.mu.members.begin(), formed.mu.members.end());
    formed.mu.members.erase(twice, formed.mu.members.end());
    return true;
}

/// R35: any one division of the side, or a British brigade.
bool byScenario(Step &step, const command::FormMu &form, Formed &formed)
{
    const State &state = step.state();
    const bool french = form.by == Source::ScenarioFrench;
    const auto division = wordNamed<Division>(form.of);
    const auto brigade = wordNamed<Brigade>(form.of);
    if (division
        && (french ? isFrenchInfantry(*division) || isFrenchCavalry(*division)
                   : isBritishDivision(*division))) {
        formed.mu.members = unitsOf(state, *division);
    } else if (brigade && !french && state.coloursOf(*brigade) != nullptr) {
        if (!step.holds(!state.coloursOf(*brigade)->captured, "colours-captured", "5.2.10.2",
                        "the brigade has lost its colours"))
            return false;
        formed.mu.members = unitsOf(state, *brigade);
    } else {
        return tooLarge(step, french ? "5.1.2" : "5.2.2");
    }
    return true;
}

bool byPoint(Step &step, const command::FormMu &form, Formed &formed)
{
    switch (form.by) {
    case Source::Soult:
        return bySoult(step, form, formed);
    case Source::Moore:
        return byMoore(step, form, formed);
    case Source::MooreStack:
        return byMooreStack(step, form, formed);
    case Source::Alcedo:
        return byAlcedo(step, form, formed);
    default:
        return byScenario(step, form, formed);
    }
}

/// The colours of a brigade are in command with it, those of a division's brigades too.
void commandColours(State &state, const std::string &of)
{
    for (Colours &colours : state.colours) {
        const auto division = divisionOf(state, colours.card->brigade);
        if (onMap(colours) && !colours.captured
            && (of == nameOf(colours.card->brigade) || (division && of == nameOf(*division))))
            colours.inCommand = true;
    }
}

void formBrigade(Step &step, Brigade brigade, Source by, const char *rule)
{
    const std::string of(nameOf(brigade));
    formMu(step, Mu{of, by, unitsOf(step.state(), brigade)}, rule);
    commandColours(step.state(), of);
}

/// A body of troops, larger ones than any point commands too.
bool isBody(const std::string &name)
{
    return wordNamed<Division>(name) || wordNamed<Brigade>(name) || name == "army";
}

} // namespace

void decideOn(Step &step, const command::FormMu &form)
{
    State &state = step.state();
    const bool alcedo = form.by == Source::Alcedo;
    if (form.by > Source::Alcedo || (!alcedo && !isBody(form.of))
        || (alcedo && !form.of.empty() && form.of != nameOf(Division::CorunaMilitia)))
        return step.refuse(badCommand("\"by\" or \"of\" names nothing that forms a unit"));
    const Phase phase = state.phase();
    if (!step.holds(phase == Phase::CommandPoints || phase == Phase::MuCreation, "wrong-phase",
                    "5.0", "Maneuver Units are formed in the Command Segment"))
        return;
    if (!step.holds(hasPoint(state, form.by), "no-command-point", state.roster->commandRule,
                    "the scenario gives no such point"))
        return;
    const Owner owner = ownerOf(form.by);
    const Leader *leader = owner.leader ? state.leader(*owner.leader) : nullptr;
    const bool out =
        isOut(leader) || (form.by == Source::Soult && state.armies.french.corpsDisbanded);
    if (!step.holds(!out, owner.out, owner.outRule, "he is out")
        || !step.holds(!isUsed(state, form.by), "no-command-point",
                       *owner.usedRule == '\0' ? state.roster->commandRule
                                               : Citation(owner.usedRule),
                       "it is used already"))
        return;
    Formed formed{Mu{form.of, form.by, {}}, std::nullopt};
    if (!byPoint(step, form, formed))
        return;
    state.command.cpUsed.push_back(form.by);
    const std::string of = formed.mu.of;
    formMu(step, std::move(formed.mu),
           *owner.formedRule == '\0' ? state.roster->commandRule : Citation(owner.formedRule),
           std::move(formed.divisions));
    commandColours(state, of);
}

void decideOn(Step &step, const command::Ride &ride)
{
    State &state = step.state();
    Leader *moore = presentLeader(step, LeaderId::Moore);
    if (moore == nullptr)
        return;
    const bool way = moore->hex && isWay(*state.board, *moore->hex, ride.path);
    if (!way && !isOut(moore))
        return step.refuse(badCommand("the path does not lead from hex to hex"));
    if (!step.holds(state.phase() == Phase::CommandPoints, "wrong-phase", "5.2.3",
                    "he rides in the Command Point Phase")
        || !step.holds(!isOut(moore), "no-army-leader", "5.2.8", "Moore is out")
        || !step.holds(!moore->stepDown, "moore-stepped-down", "5.2.7",
                       "he leads a division in person")
        || !step.holds(!state.command.mooreMode, "moore-mode", "5.2.1",
                       "he has used his point or ridden"))
        return;
    if (!way)
        return step.refuse(badCommand("Moore is not on the map"));
    if (auto refusal = rideRefusal(state, ride.path); refusal && !step.overruled(*refusal))
        return;
    if (ride.activate && namesTwice(*ride.activate))
        return step.refuse(badCommand("a brigade is named twice"));
    const std::vector<Brigade> near = coloursOnPath(state, ride.path);
    for (const Brigade brigade : ride.activate.value_or(near)) {
        const Colours *colours = state.coloursOf(brigade);
        if (colours == nullptr)
            return step.refuse(badCommand("that brigade is not in the scenario"));
        if (!step.holds(!colours->captured, "colours-captured", "5.2.10.2",
                        "the brigade has lost its colours")
            || !step.holds(std::find(near.begin(), near.end(), brigade) != near.end(),
                           "not-on-path", "5.2.3", "its colours are not on the path"))
            return;
    }
    const RidePlan plan = ridePlan(state, ride.path, ride.activate.value_or(near));
    const auto movement = moore->value(ValueKey::Movement);
    if (movement && plan.cost.known > *movement
        && !step.overruled(Refusal{"too-far", "5.2.3", "he does not ride so far", {}}
                               .with("cost", plan.cost.known)
                               .with("movement", *movement)))
        return;
    std::vector<std::string> unchecked = plan.cost.missing;
    if (!movement)
        unchecked.emplace_back("leaders.moore.movement");
    if (!ride.path.empty())
        moore->hex = ride.path.back();
    state.command.mooreMode = MooreMode::Ride;
    state.command.mooreRode = !ride.path.empty();
    step.emit("5.2.3",
              event::Rode{plan.cost.known, plan.cost.because, *moore->hex, std::move(unchecked)});
    for (const Brigade brigade : plan.activate)
        formBrigade(step, brigade, Source::Ride, "5.2.3");
}

void decideOn(Step &step, const command::Fly &fly)
{
    State &state = step.state();
    Leader *hardinge = presentLeader(step, LeaderId::Hardinge);
    const Colours *colours = state.coloursOf(fly.brigade);
    if (hardinge == nullptr)
        return;
    if (colours == nullptr)
        return step.refuse(badCommand("that brigade is not in the scenario"));
    if (!step.holds(state.phase() == Phase::CommandPoints, "wrong-phase", "5.2.4",
                    "he flies in the Command Point Phase")
        || !step.holds(!isOut(hardinge), "hardinge-out", "5.2.6", "Hardinge is out")
        || !step.holds(state.command.hardingeReady, "hardinge-not-with-moore", "5.2.4",
                       "he was not with Moore when the segment began")
        || !step.holds(!state.command.hardingeUsed, "hardinge-used", "5.2.4",
                       "he has flown this turn")
        || !step.holds(!colours->captured, "colours-captured", "5.2.10.2",
                       "the brigade has lost its colours"))
        return;
    if (!onMap(*colours)) {
        step.refuse({"not-on-map", "5.2.4", "the colours are not on the map", {}});
        return;
    }
    hardinge->hex = colours->hex;
    hardinge->place = Place::Map;
    state.command.hardingeUsed = fly.brigade;
    step.emit("5.2.4", event::Flew{fly.brigade, *colours->hex});
    formBrigade(step, fly.brigade, Source::Hardinge, "5.2.4");
}

void decideOn(Step &step, const command::Initiative &initiative)
{
    State &state = step.state();
    const Leader *leader = presentLeader(step, initiative.leader);
    if (leader == nullptr)
        return;
    if (!step.holds(state.phase() == Phase::Initiative, "wrong-phase", "5.1.7",
                    "initiative is tried in its own phase"))
        return;
    const Claim claim = initiativeClaim(state, initiative.leader);
    auto &tried = state.command.initiativeTried;
    if (!step.holds(claim.may && onMap(*leader), "no-initiative", claim.rule,
                    "he has no claim to it")
        || !step.holds(std::find(tried.begin(), tried.end(), initiative.leader) == tried.end(),
                       "initiative-tried", "series", "he has tried this turn"))
        return;
    if (!initiative.result)
        return step.refuse(Refusal{
            "series-table-missing",
            "series",
            "the series' initiative is not entered: tell the result",
            {}}.with("table", "initiative"));
    tried.push_back(initiative.leader);
    step.emit(claim.rule, event::InitiativeTried{initiative.leader, *initiative.result});
    if (*initiative.result == Outcome::Failure || !leader->card->division)
        return;
    const Division division = *leader->card->division;
    formMu(step, Mu{std::string(nameOf(division)), Source::Initiative, unitsOf(state, division)},
           claim.rule);
    commandColours(state, std::string(nameOf(division)));
}

} // namespace qd::corunna
