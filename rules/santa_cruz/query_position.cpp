// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/query_state.h"
#include "rules/santa_cruz/score.h"
#include "rules/santa_cruz/sea.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

Json neighboursJson(const Board &board, const std::vector<Neighbour> &neighbours)
{
    Json list = Json::array();
    for (const Neighbour &neighbour : neighbours)
        list.push_back(
            {{"area", board.area(neighbour.area).id}, {"line", text(nameOf(neighbour.line))}});
    return list;
}

Json tallyJson(const Tally &tally)
{
    return {{"total", tally.total()}, {"because", becauseJson(tally)}};
}

void addLand(const State &state, AreaId id, Json &answer)
{
    const Board &board = *state.board;
    const Area &area = board.area(id);
    answer["vp"] = area.vp;
    answer["fortress"] = area.fortress;
    answer["beach"] = area.beach;
    answer["neighbours"] = neighboursJson(board, board.neighbours(id));
    answer["landings_from"] = neighboursJson(board, board.landingsInto(id));
    answer["batteries"] = Json::array();
    for (std::size_t i = 0; i < kBatteryCount; ++i)
        if (board.batteryArea(static_cast<Battery>(i)) == id)
            answer["batteries"].push_back(text(nameOf(static_cast<Battery>(i))));
}

Json bearsOn(const Board &board, Battery battery)
{
    Json list = Json::array();
    for (const AreaId id : board.all())
        for (const SeaDie &die : board.area(id).dice)
            if (die.battery == battery)
                list.push_back({{"area", board.area(id).id}, {"hit", die.hit}});
    return list;
}

/// DECK of 2.2 without the base limit; with the cards aboard Fox.
Json deckJson(const State &state, Side side)
{
    Json answer = deckAnswer(state, side);
    answer.erase("base_limit");
    if (side == Side::British)
        answer["fox"] = cardsJson(state, side, state.fox.cards);
    return answer;
}

} // namespace

Answer answerScore(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const auto ahead = leader(state);
    return Json{{"british", tallyJson(score(state, Side::British))},
                {"spanish", tallyJson(score(state, Side::Spanish))},
                {"leader", ahead ? text(nameOf(*ahead)) : std::string("draw")},
                {"final", state.over()}};
}

Answer answerArea(QueryReader &reader)
{
    reader.allow({"area"});
    const AreaId id = reader.area("area");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const Board &board = *state.board;
    const Area &area = board.area(id);
    Json answer = {{"area", area.id},
                   {"kind", area.land ? "land" : "sea"},
                   {"british", namesJson(unitsIn(state, id, Side::British))},
                   {"spanish", namesJson(unitsIn(state, id, Side::Spanish))},
                   {"officers", Json::array()}};
    for (std::size_t i = 0; i < kOfficerCount; ++i)
        if (state.officers[i].at == id)
            answer["officers"].push_back(text(nameOf(static_cast<Officer>(i))));
    if (area.land) {
        addLand(state, id, answer);
    } else {
        answer["coastal"] = board.coastal(id);
        answer["landings"] = neighboursJson(board, board.landings(id));
        answer["fox"] = areaOf(state, Block::Fox) == id;
    }
    return answer;
}

Answer answerNaval(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    const Board &board = *state.board;
    Json list = Json::array();
    for (const Block block : mustSail(state)) {
        const AreaId at = *areaOf(state, block);
        Json ways = Json::array();
        for (const SeaMove &move : board.seaMoves(at))
            ways.push_back({{"area", board.area(move.to).id},
                            {"drift", move.drift ? Json(board.area(*move.drift).id) : Json()},
                            {"dice", move.drift ? 1 : 0}});
        list.push_back(
            {{"block", text(nameOf(block))}, {"at", board.area(at).id}, {"to", std::move(ways)}});
    }
    return Json{{"must_move", std::move(list)}};
}

Answer answerBatteries(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    const State &state = reader.state();
    Json list = Json::array();
    for (std::size_t i = 0; i < kBatteryCount; ++i) {
        const auto battery = static_cast<Battery>(i);
        const auto silence = silenceOf(state, battery);
        const char *status = !silence            ? "active"
            : *silence == event::Silence::Spiked ? "spiked"
                                                 : "occupied";
        list.push_back({{"battery", text(nameOf(battery))},
                        {"area", state.board->area(state.board->batteryArea(battery)).id},
                        {"status", status},
                        {"bears_on", bearsOn(*state.board, battery)}});
    }
    return Json{{"batteries", std::move(list)}};
}

Answer answerCards(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    return Json{{"british", deckJson(reader.state(), Side::British)},
                {"spanish", deckJson(reader.state(), Side::Spanish)}};
}

} // namespace qd::santa_cruz
