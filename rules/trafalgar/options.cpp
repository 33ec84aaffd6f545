// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/options.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <type_traits>
#include <vector>

namespace qd::trafalgar {
namespace {

using Words = std::vector<std::string_view>;

/// Every option with its key and its words, once, in the order of the specification.
template <class Visit>
void visitOptions(Options &o, Visit &&visit)
{
    visit("die_reading", o.dieReading, Words{"maximum", "exact"});
    visit("field_of_fire", o.fieldOfFire, Words{"closed", "open", "beam"});
    visit("presentation", o.presentation, Words{"wedge", "line"});
    visit("mainmast", o.mainmast, Words{"either", "shielding", "ends-only"});
    visit("mast_choice", o.mastChoice, Words{"shooter", "owner"});
    visit("aim", o.aim, Words{"per-gun", "per-target"});
    visit("into_wind", o.intoWind, Words{"forward", "facing", "fan", "off"});
    visit("wind_arrow", o.windArrow, Words{"to", "from"});
    visit("wind_two", o.windTwo, Words{"clockwise", "counter-clockwise"});
    visit("fire_occasions", o.fireOccasions, Words{"per-gun", "single"});
    visit("ship_order", o.shipOrder, Words{"free", "one-at-a-time"});
    visit("blocking", o.blocking, Words{"none", "ships", "ships-and-land"});
    visit("sandbank_stop", o.sandbankStop, Words{});
    visit("fort_turn", o.fortTurn, Words{"round", "player-turn"});
    visit("fort_priority", o.fortPriority, Words{"target-ship", "all-ships", "none"});
    visit("shout", o.shout, Words{"any", "leaving"});
    visit("gun_replacement", o.gunReplacement, Words{"own-turns", "any-turns"});
    visit("repair_pass", o.repairPass, Words{"player", "ship"});
    visit("repair_consecutive", o.repairConsecutive, Words{});
    visit("side_by_side", o.sideBySide, Words{"either", "same-point"});
    visit("flag_home", o.flagHome, Words{"port", "corner"});
    visit("superiority", o.superiority, Words{"three", "four", "off"});
    visit("own_flag_ship_sunk", o.ownFlagShipSunk, Words{"captured", "home"});
    visit("second_fleet", o.secondFleet, Words{"plays", "stays"});
    visit("allied_nations", o.alliedNations, Words{"one-each", "french-line", "spanish-line"});
}

template <class E>
Json toJson(E value, const Words &words)
{
    if constexpr (std::is_same_v<E, bool>)
        return value;
    else
        return std::string(words.at(static_cast<std::size_t>(value)));
}

template <class E>
bool fromJson(const Json &json, E &value, const Words &words)
{
    if constexpr (std::is_same_v<E, bool>) {
        if (json.is_boolean())
            value = json.get<bool>();
        return json.is_boolean();
    } else {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (json == words[i]) {
                value = static_cast<E>(i);
                return true;
            }
        }
        return false;
    }
}

} // namespace

Json encodeOptions(const Options &options)
{
    Options copy = options;
    Json object = Json::object();
    visitOptions(copy, [&object](const char *key, const auto &value, const Words &words) {
        object[key] = toJson(value, words);
    });
    return object;
}

tl::expected<Options, std::string> readOptions(const Json &object)
{
    if (!object.is_object())
        return tl::unexpected(std::string("\"options\" must be an object"));
    Options options;
    std::string wrong;
    std::size_t known = 0;
    visitOptions(options, [&](const char *key, auto &value, const Words &words) {
        const auto found = object.find(key);
        if (found == object.end())
            return;
        ++known;
        if (wrong.empty() && !fromJson(*found, value, words))
            wrong = std::string("the option \"") + key + "\" can't be "
                + canonicalText(*found).substr(0, 60);
    });
    if (!wrong.empty())
        return tl::unexpected(std::move(wrong));
    if (known != object.size())
        return tl::unexpected(std::string("there is an option that nobody knows"));
    return options;
}

} // namespace qd::trafalgar
