// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/form.h"
#include "rules/santa_cruz/probe.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

Side playingSide(const FormBuilder &form)
{
    if (const auto named = sideFrom(form.word("side")))
        return *named;
    return phasingSide(form.state()).value_or(Side::British);
}

/// Land areas with Spanish units; with none all land areas, to be refused.
void addTarget(FormBuilder &form)
{
    const State &state = form.state();
    const Board &board = *state.board;
    std::vector<AreaId> areas =
        areasWhere(board, [&](AreaId area) { return anyIn(state, area, Side::Spanish); });
    if (areas.empty())
        areas = areasWhere(board, [&](AreaId area) { return board.area(area).land; });
    std::vector<Choice> choices = areaChoices(board, areas);
    form.judge("area", choices);
    form.setOnlyChoice("area", choices);
    form.add("area", FieldKind::Place, std::move(choices));
}

void addBattery(FormBuilder &form)
{
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < kBatteryCount; ++i)
        choices.push_back(wordChoice(nameOf(static_cast<Battery>(i))));
    form.judge("battery", choices);
    form.setOnlyChoice("battery", choices);
    form.add("battery", FieldKind::Choice, std::move(choices));
}

void addConfusion(FormBuilder &form)
{
    if (!form.has("discard_confusion"))
        form.set("discard_confusion", false);
    std::vector<Choice> choices = flagChoices();
    form.judge("discard_confusion", choices);
    form.add("discard_confusion", FieldKind::Flag, std::move(choices));
}

/// Points that a unit can still take of a card of which `left` remain (9.reinforcements).
int pointsFor(const State &state, Block unit, int left)
{
    const int room = kMaxStrength - state.unit(unit).sp;
    const int most = isElite(unit) ? std::min(left, kEliteReinforcement) : left;
    return std::max(1, std::min(room, most));
}

/// Rows that name a unit but no points get what is left of the card.
void fillPoints(FormBuilder &form)
{
    const auto add = form.command().find("add");
    if (add == form.command().end() || !add->is_array())
        return;
    Json rows = *add;
    int left = kReinforcementPoints;
    for (Json &row : rows) {
        if (!row.is_object())
            return;
        const auto unit = blockFrom(FormBuilder(form.state(), row).word("unit"));
        if (!row.contains("sp") && unit && isUnit(*unit))
            row["sp"] = pointsFor(form.state(), *unit, left);
        if (row.contains("sp") && row["sp"].is_number_integer())
            left -= std::clamp(row["sp"].get<int>(), 0, kReinforcementPoints);
    }
    form.set("add", std::move(rows));
}

void addReinforcements(FormBuilder &form)
{
    const State &state = form.state();
    const Side side = playingSide(form);
    std::vector<Choice> units;
    for (std::size_t i = 0; i < kUnitCount; ++i) {
        const auto unit = static_cast<Block>(i);
        if (sideOf(unit) != side)
            continue;
        Choice choice = wordChoice(nameOf(unit));
        Json row = {{"unit", choice.term}, {"sp", 1}};
        // The British come back in the set-up area unless another one is named (4.6).
        if (side == Side::Spanish && state.unit(unit).at.is == Where::Is::Eliminated)
            row["area"] = state.board->area(state.board->entries(side).front()).id;
        Json probe = form.command();
        probe["add"] = Json::array({std::move(row)});
        auto refusal = refusalOf(state, probe);
        const auto *entry =
            refusal && state.unit(unit).at.is == Where::Is::Eliminated ? &refusal->code : nullptr;
        // another entry area may still have room
        if (refusal
            && (entry == nullptr || (*entry != "enemy-there" && *entry != "stacking-limit")))
            choice.refused = std::move(refusal);
        units.push_back(std::move(choice));
    }
    fillPoints(form);
    Field &add = form.add("add", FieldKind::Rows);
    add.min = 1;
    add.max = kReinforcementPoints;
    Field points = fieldOf("sp", FieldKind::Number);
    points.min = 1;
    points.max = kReinforcementPoints;
    Field area =
        fieldOf("area", FieldKind::Place, areaChoices(*state.board, state.board->entries(side)));
    area.optional = true;
    add.rowFields = {fieldOf("unit", FieldKind::Piece, std::move(units)), std::move(points),
                     std::move(area)};
}

} // namespace

void formPlay(FormBuilder &form)
{
    const auto card = form.card("card");
    const Side side = playingSide(form);
    if (!card)
        return;
    const Answering answering = side == Side::British ? Answering::WithLost : Answering::No;
    switch (*card) {
    case Card::Move:
        return addGroupFields(form, side, Placing::No, answering);
    case Card::Assault:
    case Card::Counterattack:
        return addGroupFields(form, side, Placing::Yes, answering);
    case Card::FrenchEager:
        return addFrenchFields(form);
    case Card::Rayo:
    case Card::Panic:
        return addTarget(form);
    case Card::Harassment:
        return addConfusion(form);
    case Card::SpikeTheCannons:
        return addBattery(form);
    case Card::Reinforcements:
        return addReinforcements(form);
    default:
        break;
    }
}

void formCounterattack(FormBuilder &form)
{
    const auto named = sideFrom(form.word("side"));
    const auto side = named ? named : form.state().action.counterattackFor;
    if (!side)
        return form.incomplete();
    addGroupFields(form, *side,
                   form.state().options.counterattackPlacesOfficer ? Placing::Yes : Placing::No,
                   Answering::No);
}

void formPass(FormBuilder &form)
{
    const State &state = form.state();
    const auto side = phasingSide(state);
    if (!side)
        return;
    std::vector<Card> cards;
    for (const DeckCard &card : state.decks->cards[indexOf(*side)])
        if (hiddenCopies(state, *side, card.card) > 0)
            cards.push_back(card.card);
    Field &discard = form.add("discard", FieldKind::Choices, cardChoices(cards));
    discard.optional = true;
    discard.max = state.deck[indexOf(*side)].hand;
}

void formSupport(FormBuilder &form)
{
    const State &state = form.state();
    const auto card = form.card("card");
    if (card == Card::BattleDrums)
        return addDrumsFields(form);
    if (card != Card::HeavySwell)
        return;
    std::vector<Card> played;
    if (state.combat)
        for (const Support &support : state.combat->supports)
            if (support.side == Side::British && !support.cancelled
                && std::find(played.begin(), played.end(), support.card) == played.end())
                played.push_back(support.card);
    if (played.empty()) // nothing to undo: whatever is named is refused
        for (const Card british : supportCards())
            if (state.decks->copies(Side::British, british) > 0)
                played.push_back(british);
    std::vector<Choice> choices = cardChoices(played);
    form.judge("against", choices);
    form.setOnlyChoice("against", choices);
    form.add("against", FieldKind::Choice, std::move(choices));
}

} // namespace qd::santa_cruz
