// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"

namespace qd::santa_cruz {

Json encode(const Board & /*board*/, const CardCounts &cards)
{
    Json object = Json::object();
    for (std::size_t i = 0; i < kCardCount; ++i)
        if (cards[i] != 0)
            object[std::string(nameOf(static_cast<Card>(i)))] = cards[i];
    return object;
}

Json encode(const Board & /*board*/, const Tally &tally)
{
    Json list = Json::array();
    for (const Reason &reason : tally.because) {
        Json term{{"term", reason.term}, {"value", reason.value}};
        term["rule"] = reason.rule.isNone() ? Json(nullptr) : Json(reason.rule.text());
        if (!reason.subject.empty())
            term["area"] = reason.subject;
        list.push_back(std::move(term));
    }
    return list;
}

Json encode(const Board &board, const Origins &origins)
{
    Json object = Json::object();
    for (const auto &[unit, area] : origins)
        object[std::string(nameOf(unit))] = board.area(area).id;
    return object;
}

Json encode(const Board &board, const Ways &ways)
{
    Json list = Json::array();
    for (const auto &[unit, areas] : ways)
        list.push_back(Json{{"unit", std::string(nameOf(unit))}, {"areas", encode(board, areas)}});
    return list;
}

Json encode(const Board &board, const Action &action)
{
    return Json{{"orders", action.orders},
                {"assaults", action.assaults},
                {"counterattack_for", encode(board, action.counterattackFor)}};
}

Json encode(const Board &board, const Support &support)
{
    Json object{{"side", encode(board, support.side)}, {"card", encode(board, support.card)}};
    if (support.cancelled)
        object["cancelled"] = true;
    if (support.card == Card::BattleDrums) {
        object["units"] = encode(board, support.units);
        object["officer"] = encode(board, support.officer);
        object["from"] = encode(board, support.from);
    }
    return object;
}

Json encode(const Board &board, const Combat &combat)
{
    Json object{
        {"area", encode(board, combat.area)},   {"attacker", encode(board, combat.attacker)},
        {"by", encode(board, combat.by)},       {"origins", encode(board, combat.origins)},
        {"red_border", combat.redBorder},       {"round", combat.round},
        {"stage", encode(board, combat.stage)}, {"supports", encode(board, combat.supports)}};
    if (combat.resolution)
        object["resolution"] = encode(board, *combat.resolution);
    return object;
}

Json encode(const Board &board, const Resolution::Throw &thrown)
{
    return Json{{"faces", encode(board, thrown.faces)},
                {"modified", encode(board, thrown.modified)},
                {"hits_on", thrown.hitsOn},
                {"hits", thrown.hits},
                {"thrown", thrown.thrown}};
}

Json encode(const Board &board, const Resolution &resolution)
{
    return Json{{"step", encode(board, resolution.step)},
                {"fire_back", resolution.fireBack},
                {"attacker_throw", encode(board, resolution.throws[0])},
                {"defender_throw", encode(board, resolution.throws[1])},
                {"attacker_casualty", encode(board, resolution.casualtyDie[0])},
                {"defender_casualty", encode(board, resolution.casualtyDie[1])},
                {"attacker_hits_left", resolution.hitsLeft[0]},
                {"defender_hits_left", resolution.hitsLeft[1]},
                {"volunteers", encode(board, resolution.volunteersAtThrow)},
                {"flight_due", resolution.flightDue},
                {"attrition_done", resolution.attritionDone}};
}

Json encode(const Board &board, const Pending &pending)
{
    Json object{{"kind", encode(board, pending.kind)}, {"side", encode(board, pending.side)}};
    FieldWriter write(board, object);
    write.maybe("units", pending.units);
    write.maybe("cards", pending.cards);
    write.maybe("areas", pending.areas);
    if (!pending.ways.empty())
        write("ways", pending.ways);
    write("attrition", pending.attrition);
    write("count", pending.count);
    write.maybe("faces", pending.faces);
    write.maybe("dice", pending.dice);
    write("role", pending.role);
    write.maybe("area", pending.area);
    write.maybe("officer", pending.officer);
    return object;
}

} // namespace qd::santa_cruz
