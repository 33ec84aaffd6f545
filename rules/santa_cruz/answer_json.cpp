// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/answer_json.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

Json ruleJson(const Citation &rule)
{
    return rule.isNone() ? Json() : Json(rule.text());
}

} // namespace

Json becauseJson(const Tally &tally)
{
    Json list = Json::array();
    for (const Reason &reason : tally.because) {
        Json entry = {
            {"term", reason.term}, {"value", reason.value}, {"rule", ruleJson(reason.rule)}};
        if (!reason.subject.empty())
            entry["area"] = reason.subject;
        list.push_back(std::move(entry));
    }
    return list;
}

Json namesJson(const std::vector<Block> &blocks)
{
    Json list = Json::array();
    for (const Block block : blocks)
        list.push_back(text(nameOf(block)));
    return list;
}

Json namesJson(const Board &board, const std::vector<AreaId> &areas)
{
    Json list = Json::array();
    for (const AreaId area : areas)
        list.push_back(board.area(area).id);
    return list;
}

Json cardsJson(const State &state, Side side, const CardCounts &counts)
{
    Json object = Json::object();
    for (const DeckCard &card : state.decks->cards[indexOf(side)])
        if (const int count = counts[indexOf(card.card)]; count > 0)
            object[text(nameOf(card.card))] = count;
    return object;
}

Json firingJson(const Batteries &batteries)
{
    Json list = Json::array();
    for (const event::FiringBattery &battery : batteries.firing)
        list.push_back({{"battery", text(nameOf(battery.battery))},
                        {"needs", battery.needs},
                        {"because", becauseJson(battery.because)}});
    return list;
}

Json silentJson(const Batteries &batteries)
{
    Json list = Json::array();
    for (const event::SilentBattery &battery : batteries.silent)
        list.push_back({{"battery", text(nameOf(battery.battery))},
                        {"why", battery.why == event::Silence::Spiked ? "spiked" : "occupied"}});
    return list;
}

Json chanceJson(const Chance &chance)
{
    Json object = {{"p", chance.p}};
    if (chance.exact)
        object["exact"] = chance.exact->text();
    return object;
}

Json distributionJson(const Distribution &distribution, std::string_view key)
{
    Json list = Json::array();
    for (std::size_t value = 0; value < distribution.size(); ++value) {
        const Chance chance = distribution.chance(value);
        if (chance.p <= 0)
            continue;
        Json entry = chanceJson(chance);
        entry[text(key)] = value;
        list.push_back(std::move(entry));
    }
    return list;
}

} // namespace qd::santa_cruz
