// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/form.h"
#include "rules/santa_cruz/legal.h"
#include "rules/santa_cruz/probe.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

constexpr int kCargo = 2; ///< 6

std::vector<Block> roster(Side side)
{
    std::vector<Block> units;
    for (std::size_t i = 0; i < kUnitCount; ++i)
        if (sideOf(static_cast<Block>(i)) == side)
            units.push_back(static_cast<Block>(i));
    return units;
}

bool isNamed(const std::vector<Block> &blocks, Block block)
{
    return std::find(blocks.begin(), blocks.end(), block) != blocks.end();
}

/// Blocks of the rows that have a goal.
std::vector<Block> underWay(const FormBuilder &form)
{
    std::vector<Block> blocks;
    const auto moves = form.command().find("moves");
    if (moves == form.command().end() || !moves->is_array())
        return blocks;
    for (const Json &row : *moves) {
        if (!row.is_object() || !row.contains("to"))
            continue;
        const std::vector<Block> named = FormBuilder(form.state(), row).units("blocks");
        blocks.insert(blocks.end(), named.begin(), named.end());
    }
    return blocks;
}

/// Where the blocks that must sail can go, marked where the current may take them elsewhere.
std::vector<Choice> courses(const State &state, const std::vector<Block> &blocks)
{
    const Board &board = *state.board;
    const auto leads = [&](AreaId to) {
        return std::any_of(blocks.begin(), blocks.end(), [&](Block block) {
            return seaMove(board, *areaOf(state, block), to) != nullptr;
        });
    };
    std::vector<Choice> choices;
    for (const AreaId to : areasWhere(board, leads)) {
        Choice choice = wordChoice(board.area(to).id);
        const bool drifts = std::any_of(blocks.begin(), blocks.end(), [&](Block block) {
            const SeaMove *move = seaMove(board, *areaOf(state, block), to);
            return move != nullptr && move->drift;
        });
        choice.tag = drifts ? "drift" : "free";
        choices.push_back(std::move(choice));
    }
    return choices;
}

/// What the rules say of one card at one area.
std::optional<Refusal> playRefusal(const State &state, Card card, AreaId area)
{
    auto refusal = refusalOf(state,
                             Json{{"do", "bombard"},
                                  {"plays",
                                   Json::array({{{"card", std::string(nameOf(card))},
                                                 {"area", state.board->area(area).id}}})}});
    return refusal && refusal->code != "bad-command" ? refusal : std::nullopt;
}

std::vector<Card> batteryCards(const State &state)
{
    std::vector<Card> cards;
    for (const DeckCard &card : state.decks->cards[indexOf(Side::Spanish)])
        if (card.battery > 0)
            cards.push_back(card.card);
    return cards;
}

/// The first card that can be in the hand; with none the first of all, to be refused.
std::size_t usualCard(const std::vector<Choice> &cards)
{
    const auto open = std::find_if(cards.begin(), cards.end(),
                                   [](const Choice &choice) { return !choice.refused; });
    return open == cards.end() ? 0 : static_cast<std::size_t>(open - cards.begin());
}

/// Rows without a card get the usual one.
void fillCards(FormBuilder &form, const Choice &usual)
{
    const auto plays = form.command().find("plays");
    if (plays == form.command().end() || !plays->is_array())
        return;
    Json rows = *plays;
    for (Json &row : rows)
        if (row.is_object() && !row.contains("card"))
            row["card"] = usual.term;
    form.set("plays", std::move(rows));
}

/// More than the garrison that the set-up asks for in the end: two in the castle, one in every
/// other Fortress (6). The first turn can't begin so.
void warnOfGarrison(FormBuilder &form)
{
    const auto area = form.area("area");
    if (!area || !form.board().area(*area).fortress)
        return;
    std::vector<Block> there = form.units("units");
    for (const Block unit : unitsIn(form.state(), *area, Side::Spanish))
        if (std::find(there.begin(), there.end(), unit) == there.end())
            there.push_back(unit);
    const bool castle = *area == form.board().castle();
    if (there.size() <= (castle ? 2U : 1U) || there.size() > kLandAreaLimit)
        return; // above the limit the rules refuse it
    Refusal caution{castle ? "setup-castle" : "setup-fortress", "6", {}, {}};
    form.warn(std::move(caution.with("area", form.board().area(*area).id)));
}

} // namespace

void formPlace(FormBuilder &form)
{
    warnOfGarrison(form);
    const Board &board = form.board();
    form.add("units", FieldKind::Pieces, unitChoices(roster(Side::Spanish))).min = 1;
    std::vector<Choice> areas =
        areaChoices(board, areasWhere(board, [&](AreaId id) { return board.area(id).land; }));
    areas.push_back(wordChoice("off"));
    form.judge("area", areas);
    form.add("area", FieldKind::Place, std::move(areas));
}

void formLoadFox(FormBuilder &form)
{
    Field &units = form.add("units", FieldKind::Pieces, unitChoices(roster(Side::British)));
    units.min = kCargo;
    units.max = kCargo;
    if (form.units("units").size() < kCargo)
        form.incomplete();
}

void formNavalMove(FormBuilder &form)
{
    const State &state = form.state();
    const std::vector<Block> sailing = mustSail(state);
    Field &moves = form.add("moves", FieldKind::Rows);
    moves.min = 1;
    moves.max = static_cast<int>(sailing.size());
    Field blocks = fieldOf("blocks", FieldKind::Pieces, unitChoices(sailing));
    blocks.min = 1;
    moves.rowFields = {std::move(blocks), fieldOf("to", FieldKind::Place, courses(state, sailing))};
    const std::vector<Block> named = underWay(form);
    if (!std::all_of(sailing.begin(), sailing.end(),
                     [&](Block block) { return isNamed(named, block); }))
        form.incomplete();
}

void formBombard(FormBuilder &form)
{
    const State &state = form.state();
    const std::vector<Card> cards = batteryCards(state);
    if (cards.empty())
        return form.incomplete();
    const std::vector<AreaId> targets = bombardTargets(state);
    const AreaId aim = targets.empty() ? state.board->setupArea() : targets.front();
    std::vector<Choice> cardList = cardChoices(cards);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cardList[i].refused = playRefusal(state, cards[i], aim);
    const std::size_t usual = usualCard(cardList);
    fillCards(form, cardList[usual]);
    std::vector<Choice> areas =
        areaChoices(*state.board, areasWhere(*state.board, [&](AreaId area) {
            return !state.board->area(area).dice.empty();
        }));
    for (Choice &area : areas)
        area.refused = playRefusal(state, cards[usual], *state.board->find(area.term));
    Field &plays = form.add("plays", FieldKind::Rows);
    plays.min = 1;
    plays.max = kCardsAPhase;
    Field plus = fieldOf("plus", FieldKind::Flag, flagChoices());
    plus.optional = true;
    plays.rowFields = {fieldOf("card", FieldKind::Choice, std::move(cardList)),
                       fieldOf("area", FieldKind::Place, std::move(areas)), std::move(plus)};
    const auto rows = form.command().find("plays");
    if (rows == form.command().end() || rows->empty())
        form.incomplete();
}

} // namespace qd::santa_cruz
