// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/excess.h"
#include "rules/santa_cruz/panic.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {

namespace {

/// One unit's die. Losses take effect at once; the ways are empty for a unit that stays or is gone.
std::vector<AreaId> panicUnit(Step &step, AreaId area, Block unit, int die)
{
    const PanicResult result = panicResult(die, step.board().area(area));
    step.emit("9.panic",
              event::PanicRoll{unit, die, result.result(), result.because, result.spLost,
                               result.retreat});
    if (result.spLost > 0)
        hitUnit(step, unit, result.spLost, event::HitCause::Panic, "9.panic");
    if (result.retreat == 0 || step.state().unit(unit).sp == 0)
        return {};
    std::vector<AreaId> ways = panicWays(step.state(), area, result.retreat);
    if (ways.empty())
        eliminateUnit(step, unit, event::HitCause::NoRetreat, "9.panic");
    return ways;
}

} // namespace

void playPanic(Step &step, const command::Play &play)
{
    const AreaId area = *play.area;
    const std::vector<Block> units = unitsIn(step.state(), area, Side::Spanish);
    if (units.empty()
        && !step.overruled(Refusal{"no-target", "9.panic", "no Spanish unit is there", {}}))
        return;
    std::vector<int> faces;
    const DiceAsk ask{"panic",
                      std::string(nameOf(Side::British)),
                      {},
                      static_cast<int>(units.size()),
                      DieKind::Pips6,
                      "9.panic"};
    if (!step.roll(ask, faces))
        return;
    Pending pending;
    pending.kind = DecisionKind::PanicRetreat;
    pending.side = Side::Spanish;
    pending.area = area;
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::vector<AreaId> ways = panicUnit(step, area, units[i], faces[i]);
        if (!ways.empty())
            pending.ways.emplace_back(units[i], std::move(ways));
    }
    removeLonelyOfficer(step, area, Side::Spanish);
    if (pending.ways.empty())
        return;
    pending.officer = officerIn(step.state(), area, Side::Spanish);
    step.state().pending = std::move(pending);
}

namespace {

/// One move for each unit asked for, the officer with one of them.
std::optional<Refusal> malformed(const State &state, const command::PanicRetreat &answer,
                                 const Pending &pending)
{
    if (answer.moves.size() != pending.ways.size())
        return badCommand("one move for each unit that retreats");
    const auto named = [&](Block unit) {
        return std::count_if(answer.moves.begin(), answer.moves.end(),
                             [unit](const auto &move) { return move.first == unit; });
    };
    for (const auto &[unit, ways] : pending.ways)
        if (named(unit) != 1)
            return badCommand("one move for each unit that retreats");
    const bool adjusted =
        std::any_of(pending.ways.begin(), pending.ways.end(),
                    [&](const auto &way) { return !state.unit(way.first).at.isIn(*pending.area); });
    if (adjusted)
        return badCommand("a unit that was to retreat is not in the area any more");
    if (answer.officerWith && (!pending.officer || named(*answer.officerWith) != 1))
        return badCommand("the officer goes with one of these units");
    return std::nullopt;
}

bool mayGo(Step &step, const Pending &pending, Block unit, AreaId to)
{
    for (const auto &[block, ways] : pending.ways)
        if (block == unit && std::find(ways.begin(), ways.end(), to) != ways.end())
            return true;
    if (!step.overruled(
            Refusal{"not-towards-entry", "9.panic", "that leads towards no entry area", {}}))
        return false;
    if (step.board().area(to).land && to != pending.area)
        return true;
    step.refuse(badCommand("nobody can retreat there"));
    return false;
}

/// The officer goes with the unit named, or with the first when nobody is left behind (11.4).
void moveOfficer(Step &step, const command::PanicRetreat &answer, AreaId from)
{
    const auto officer = officerIn(step.state(), from, Side::Spanish);
    if (!officer || (!answer.officerWith && anyIn(step.state(), from, Side::Spanish)))
        return;
    const Block with = answer.officerWith.value_or(answer.moves.front().first);
    const auto move = std::find_if(answer.moves.begin(), answer.moves.end(),
                                   [with](const auto &pair) { return pair.first == with; });
    if (officerIn(step.state(), move->second, Side::Spanish))
        removeOfficer(step, *officer, event::Fate::Wounded, event::RemovalCause::OfficerLimit,
                      "11.2");
    else
        step.emit("11.4", event::OfficerMoved{*officer, move->second});
}

} // namespace

void decideOn(Step &step, const command::PanicRetreat &answer)
{
    const Pending pending = *step.state().pending;
    if (auto slip = malformed(step.state(), answer, pending))
        return step.refuse(std::move(*slip));
    for (const auto &[unit, to] : answer.moves)
        if (!mayGo(step, pending, unit, to))
            return;
    step.state().pending.reset();
    std::vector<AreaId> entered;
    for (const auto &[unit, to] : answer.moves) {
        step.emit("9.panic", event::PanicRetreated{unit, *pending.area, to});
        entered.push_back(to);
    }
    moveOfficer(step, answer, *pending.area);
    std::sort(entered.begin(), entered.end());
    entered.erase(std::unique(entered.begin(), entered.end()), entered.end());
    askExcess(step, Side::Spanish, entered);
}

} // namespace qd::santa_cruz
