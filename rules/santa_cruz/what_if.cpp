// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/what_if.h"

#include "rules/odds/throws.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/group.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// A throw may grow by a die or two while a combat goes on.
constexpr int kMostDiceAtFirst = kMostDice - 4;

std::optional<Officer> officerOf(QueryReader &query)
{
    const Json *value = query.value("officer");
    if (value == nullptr || value->is_null())
        return std::nullopt;
    const auto officer = officerFrom(query.word("officer"));
    if (!officer)
        query.fail("\"officer\" must be an officer");
    return officer;
}

CombatBy byOf(QueryReader &query)
{
    if (!query.has("by"))
        return CombatBy::Assault;
    const std::string word = query.word("by");
    for (const CombatBy by :
         {CombatBy::Assault, CombatBy::CounterattackAssault, CombatBy::CounterattackResponse})
        if (word == nameOf(by))
            return by;
    query.fail("\"by\" must say how a combat begins");
    return CombatBy::Assault;
}

std::vector<Support> supportsOf(QueryReader &query)
{
    std::vector<Support> supports;
    const Json *list = query.value("supports");
    if (list == nullptr)
        return supports;
    if (!list->is_array()) {
        query.fail("\"supports\" must be a list");
        return supports;
    }
    for (const Json &entry : *list) {
        if (!entry.is_object()) {
            query.fail("\"supports\" holds objects");
            return supports;
        }
        QueryReader support(query.state(), entry);
        support.allow({"side", "card"});
        const Side side = support.side("side");
        const auto card = cardFrom(support.word("card"));
        if (support.refusal() || !card || (typeOf(*card) != CardType::Combat)) {
            query.fail("\"supports\" holds sides and their support cards");
            return supports;
        }
        supports.push_back(Support{side, *card, false, {}, std::nullopt, std::nullopt});
    }
    return supports;
}

/// The position in which the units of the question stand in the area of the combat.
Imagined assault(QueryReader &query)
{
    query.allow({"from", "to", "units", "officer", "by", "supports"});
    const AreaId from = query.area("from");
    const AreaId to = query.area("to");
    std::vector<Block> units = query.units("units");
    const std::optional<Officer> officer = officerOf(query);
    Combat combat;
    combat.by = byOf(query);
    combat.supports = supportsOf(query);
    if (query.refusal())
        return {};
    std::sort(units.begin(), units.end());
    State state = query.state();
    combat.area = to;
    combat.attacker = sideOf(units.front());
    combat.redBorder = crossing(*state.board, from, to) == Line::Red;
    for (const Block unit : units) {
        UnitState &moved = state.unit(unit);
        if (sideOf(unit) != combat.attacker || moved.sp == 0)
            query.fail("\"units\" must be units of one side with strength");
        moved.at = Where::in(to);
        combat.origins.emplace_back(unit, from);
    }
    if (officer && sideOf(*officer) != combat.attacker)
        query.fail("\"officer\" must be an officer of the attacker");
    if (officer)
        state.officer(*officer) = OfficerState{OfficerState::Status::OnMap, to, true};
    if (!anyIn(state, to, enemyOf(combat.attacker)))
        query.fail("no enemy is in \"to\"");
    Imagined imagined{fightOf(state, combat), 0};
    const auto shot = [](const Support &s) { return s.card == Card::LuckyShot; };
    if (!state.options.luckyShotRoll
        && std::any_of(combat.supports.begin(), combat.supports.end(), shot))
        imagined.fight.party(combat.role(Side::British)).officer.reset();
    return imagined;
}

} // namespace

tl::expected<Imagined, Refusal> imagine(QueryReader &reader)
{
    Imagined imagined;
    if (const Json *question = reader.value("what_if")) {
        if (!question->is_object())
            reader.fail("\"what_if\" must be an object");
        if (reader.refusal())
            return tl::unexpected(*reader.refusal());
        QueryReader query(reader.state(), *question);
        imagined = assault(query);
        if (query.refusal())
            return tl::unexpected(*query.refusal());
    } else {
        if (reader.refusal())
            return tl::unexpected(*reader.refusal());
        const auto &combat = reader.state().combat;
        if (!combat)
            return tl::unexpected(Refusal{"no-combat", "10.0", "there is no combat", {}});
        imagined = Imagined{fightOf(reader.state(), *combat), combat->round};
    }
    for (const Role role : {Role::Attacker, Role::Defender})
        if (combatDice(imagined.fight, role).total() > kMostDiceAtFirst)
            return tl::unexpected(badCommand("more dice than can be counted through"));
    return imagined;
}

} // namespace qd::santa_cruz
