// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/options.h"

#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

/// Every option with its key, once, in the order of the specification.
template <class O, class Visit>
void visitOptions(O &o, Visit &&visit)
{
    visit("dice_arithmetic", o.diceArithmetic);
    visit("next_hour", o.nextHour);
    visit("slope_stand", o.slopeStand);
    visit("gate_melee", o.gateMelee);
    visit("gate_defence", o.gateDefence);
    visit("behind_wall", o.behindWall);
    visit("morale_or_lower", o.moraleOrLower);
    visit("evacuation_threshold", o.evacuationThreshold);
    visit("evacuation_base", o.evacuationBase);
    visit("half_battalions", o.halfBattalions);
    visit("embarkation_begins", o.embarkationBegins);
    visit("order_of_battle", o.orderOfBattle);
    visit("special_structure_stack", o.structureStack);
    visit("castle_traverse", o.castleTraverse);
    visit("ships_enter_ports", o.shipsEnterPorts);
    visit("breakwaters", o.breakwaters);
    visit("skirmish_stack", o.skirmishStack);
    visit("combined_stack", o.combinedStack);
    visit("leader_modifiers", o.leaderModifiers);
    visit("fire_defence_dwellings", o.dwellingDefence);
    visit("road_column_in_dwellings", o.dwellingRoad);
    visit("soult_escape", o.soultEscape);
    visit("fire_multiple_of", o.fireMultiple);
    visit("infantry_range_two", o.rangeTwo);
    visit("load", o.load);
    visit("fleet_always", o.fleetAlways);
    visit("variable_entry", o.variableEntry);
    visit("entry_turn_one", o.entryTurnOne);
    visit("brigade_leaders", o.brigadeLeaders);
    visit("an_xxx", o.anXxx);
}

Json toJson(bool value)
{
    return value;
}

Json toJson(int value)
{
    return value;
}

template <Word E>
Json toJson(E value)
{
    return std::string(nameOf(value));
}

bool fromJson(const Json &json, bool &value)
{
    if (json.is_boolean())
        value = json.get<bool>();
    return json.is_boolean();
}

bool fromJson(const Json &json, int &value)
{
    if (!json.is_number_integer() || (json != 3 && json != 4))
        return false;
    value = json.get<int>();
    return true;
}

template <Word E>
bool fromJson(const Json &json, E &value)
{
    if (!json.is_string())
        return false;
    const auto found = wordNamed<E>(json.get_ref<const std::string &>());
    value = found.value_or(value);
    return found.has_value();
}

bool isData(std::string_view key)
{
    return key == "hex_layout" || key == "series" || key == "values";
}

} // namespace

Json encodeOptions(const Options &options)
{
    Json object = Json::object();
    visitOptions(options,
                 [&object](const char *key, const auto &value) { object[key] = toJson(value); });
    return object;
}

tl::expected<Options, std::string> readOptions(const Json &object)
{
    Options options;
    std::size_t known = 0;
    std::string wrong;
    visitOptions(options, [&](const char *key, auto &value) {
        const auto found = object.find(key);
        if (found == object.end())
            return;
        ++known;
        if (!fromJson(*found, value))
            wrong = "the option \"" + std::string(key) + "\" has no such value";
    });
    for (const auto &[key, value] : object.items())
        if (isData(key))
            ++known;
    if (wrong.empty() && known != object.size())
        wrong = "there is no option of that name";
    if (!wrong.empty())
        return tl::unexpected(std::move(wrong));
    return options;
}

} // namespace qd::corunna
