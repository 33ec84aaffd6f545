// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/group.h"
#include "rules/santa_cruz/panic.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// The card that `moves` asks for.
Card cardOf(QueryReader &reader)
{
    if (!reader.has("as"))
        return Card::Move;
    const std::string as = reader.word("as");
    if (as != "move" && as != "assault")
        reader.fail("\"as\" must be \"move\" or \"assault\"");
    return as == "assault" ? Card::Assault : Card::Move;
}

struct Way {
    AreaId area{};
    Line line{};
};

/// Every neighbour on land, every arrow from the sea, board order; from sea to sea where cards do
/// that (R13).
std::vector<Way> waysFrom(const State &state, AreaId from)
{
    const Board &board = *state.board;
    std::vector<Way> ways;
    if (board.area(from).land || state.options.seaToSeaByCard)
        for (const Neighbour &next : board.neighbours(from))
            if (board.area(next.area).land == board.area(from).land)
                ways.push_back({next.area, next.line});
    if (!board.area(from).land)
        for (const Neighbour &next : board.landings(from))
            ways.push_back({next.area, next.line});
    std::sort(ways.begin(), ways.end(), [](const Way &a, const Way &b) { return a.area < b.area; });
    return ways;
}

} // namespace

Answer answerMoves(QueryReader &reader)
{
    reader.allow({"from", "units", "as"});
    command::Group group;
    group.from = reader.area("from");
    group.units = reader.units("units");
    const Card card = cardOf(reader);
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const Side side = sideOf(group.units.front());
    group.unload = std::any_of(group.units.begin(), group.units.end(), [&](Block unit) {
        return state.unit(unit).at.is == Where::Is::Fox;
    });
    Step step(state, {}, Strictness::Enforce);
    GoingGroup going;
    if (!checkGroup(step, group, side, card, going) || !chooseOfficer(step, group, going))
        return tl::unexpected(*step.refusal());
    const Meeting meeting = card == Card::Assault ? Meeting::Combat : Meeting::Barred;
    Json areas = Json::array();
    for (const Way &way : waysFrom(state, group.from)) {
        Json entry = {{"area", state.board->area(way.area).id}};
        const auto no = destinationRefusal(state, going, way.area, meeting, card);
        entry["ok"] = !no;
        if (no) {
            entry["code"] = no->code;
            entry["rule"] = no->rule.text();
        } else {
            entry["combat"] = anyIn(state, way.area, enemyOf(side));
            entry["line"] = text(nameOf(way.line));
        }
        areas.push_back(std::move(entry));
    }
    const auto officer = officerIn(state, group.from, side);
    return Json{{"from", state.board->area(group.from).id},
                {"officer", officer ? Json(text(nameOf(*officer))) : Json()},
                {"areas", std::move(areas)}};
}

Answer answerPanic(QueryReader &reader)
{
    reader.allow({"area"});
    const AreaId id = reader.area("area");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const Area &area = state.board->area(id);
    if (!area.land)
        return tl::unexpected(badCommand("Panic! strikes land areas"));
    return Json{{"area", area.id},
                {"modifier", panicModifier(area)},
                {"one", namesJson(*state.board, panicWays(state, id, 1))},
                {"two", namesJson(*state.board, panicWays(state, id, 2))}};
}

Answer answerRetreats(QueryReader &reader)
{
    reader.allow({"side"});
    const Side side = reader.side("side");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    if (!state.combat)
        return tl::unexpected(Refusal{"no-combat", "10.0", "there is no combat", {}});
    const Combat &combat = *state.combat;
    const Role role = combat.role(side);
    const bool attacks = role == Role::Attacker;
    const auto areas = attacks ? attackerWays(state, combat) : defenderWays(state, combat);
    const auto lost = attacks ? attackersLost(state, combat) : std::vector<Block>{};
    return Json{{"side", text(nameOf(side))},
                {"role", text(nameOf(role))},
                {"areas", namesJson(*state.board, areas)},
                {"lost", namesJson(lost)}};
}

} // namespace qd::santa_cruz
