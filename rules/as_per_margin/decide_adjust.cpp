// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/unit_reader.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

using Wrong = std::optional<Refusal>;

Wrong setShips(State &state, const Json &ships)
{
    if (!ships.is_object())
        return badCommand("\"ships\" must be an object");
    for (const auto &[id, keys] : ships.items()) {
        if (!keys.is_null()) {
            if (auto wrong = mergeShip(state, id, keys))
                return wrong;
        } else if (state.ship(id) == nullptr) {
            return badCommand("no ship is called " + jsonString(id));
        } else {
            removeUnit(state, id);
        }
    }
    return std::nullopt;
}

Wrong setBatteries(State &state, const Json &batteries)
{
    if (!batteries.is_object())
        return badCommand("\"batteries\" must be an object");
    for (const auto &[id, keys] : batteries.items()) {
        if (!keys.is_null()) {
            if (auto wrong = mergeBattery(state, id, keys))
                return wrong;
        } else if (state.battery(id) == nullptr) {
            return badCommand("no battery is called " + jsonString(id));
        } else {
            removeUnit(state, id);
        }
    }
    return std::nullopt;
}

Wrong setContacts(State &state, const Json &json)
{
    std::vector<std::pair<UnitId, UnitId>> pairs;
    if (!decode(json, pairs))
        return badCommand("\"contacts\" must be a list of pairs");
    std::vector<Contact> contacts;
    for (auto &[one, other] : pairs) {
        if (one == other || state.ship(one) == nullptr || state.ship(other) == nullptr)
            return badCommand("a contact is between two different ships");
        Contact contact{std::min(one, other), std::max(one, other), false};
        if (std::find(contacts.begin(), contacts.end(), contact) != contacts.end())
            return badCommand("a contact is named twice");
        contacts.push_back(std::move(contact));
    }
    state.contacts = std::move(contacts);
    return std::nullopt;
}

Wrong setMelees(State &state, const Json &json)
{
    if (!json.is_array() || json.size() > kMostElements)
        return badCommand("\"melees\" must be a list");
    std::vector<Melee> melees;
    for (const Json &element : json) {
        Melee melee;
        KeyReader in(element, "melees");
        in.need("boarder", melee.boarder);
        in.need("defender", melee.defender);
        in.may("fought", melee.fought);
        if (auto wrong = in.finish())
            return wrong;
        if (melee.boarder == melee.defender || state.ship(melee.boarder) == nullptr
            || state.ship(melee.defender) == nullptr)
            return badCommand("a boarding is between two different ships");
        melees.push_back(std::move(melee));
    }
    state.melees = std::move(melees);
    return std::nullopt;
}

Wrong setTurn(State &state, const Json &json)
{
    int turn = 0;
    if (!decode(json, turn) || turn < 1)
        return badCommand("\"turn\" must be a whole number from 1");
    state.turn = turn;
    return std::nullopt;
}

Wrong setPhase(State &state, const Json &json)
{
    return decode(json, state.phase) ? Wrong() : badCommand("\"phase\" names no step");
}

Wrong setPending(State &state, const Json &json)
{
    if (!json.is_null())
        return badCommand("\"pending\" can only be null");
    giveUpDecision(state);
    return std::nullopt;
}

struct SetPart {
    const char *key;
    Wrong (*set)(State &, const Json &);
};

/// In this order, whatever the order of the keys: ships are there before contacts name them. The
/// decision is given up before the ships are set, so that where they are put stands.
constexpr std::array<SetPart, 8> kParts{{
    {"pending", setPending},
    {"turn", setTurn},
    {"phase", setPhase},
    {"wind", mergeWind},
    {"ships", setShips},
    {"batteries", setBatteries},
    {"contacts", setContacts},
    {"melees", setMelees},
}};

} // namespace

void decideOn(Step &step, const command::Adjust &adjust)
{
    const auto set = parseJson(adjust.set);
    if (!set)
        return step.refuse(badCommand("\"set\" is " + set.error().detail));
    State wanted = step.state();
    event::Adjusted adjusted;
    for (const auto &[key, value] : set->items())
        adjusted.keys.push_back(key);
    std::sort(adjusted.keys.begin(), adjusted.keys.end());
    std::size_t known = 0;
    for (const SetPart &part : kParts) {
        const auto found = set->find(part.key);
        if (found == set->end())
            continue;
        ++known;
        if (auto wrong = part.set(wanted, *found))
            return step.refuse(std::move(*wrong));
    }
    if (known != set->size())
        return step.refuse(badCommand("\"set\" has a key that nobody knows"));
    step.state() = std::move(wanted);
    step.emit({}, std::move(adjusted));
}

} // namespace qd::as_per_margin
