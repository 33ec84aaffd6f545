// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/adjusting.h"

#include "rules/corunna/codec.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/sequence.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

constexpr int kMostTurns = 1000;
constexpr std::array<const char *, 3> kPieces{"units", "leaders", "colours"};

void merge(Json &into, const Json &from)
{
    for (const auto &[key, value] : from.items()) {
        Json &target = into[key];
        if (target.is_object() && value.is_object())
            merge(target, value);
        else
            target = value;
    }
}

/// A member if it is an object; else nullptr.
Json *objectIn(Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_object() ? &*found : nullptr;
}

bool named(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && !found->is_null();
}

/// A hex without a place is on the map.
void placeOnMap(Json &entry)
{
    if (named(entry, "hex") && !entry.contains("place"))
        entry["place"] = "map";
}

/// Whoever goes elsewhere has left his hex, and his ship unless he left with it.
void leavePlace(Json &entry, const Json &piece)
{
    const auto found = entry.find("place");
    if (found == entry.end() || !found->is_string())
        return;
    const std::string place = found->get<std::string>();
    const bool withShip = place == nameOf(Place::Aboard) || place == nameOf(Place::Evacuated)
        || place == nameOf(Place::WithFleet);
    if (place != nameOf(Place::Map) && !entry.contains("hex"))
        entry["hex"] = nullptr;
    if (!withShip && piece.contains("aboard") && !entry.contains("aboard"))
        entry["aboard"] = nullptr;
}

/// Increments follow from the printed value and the losses where they are not told.
void deriveIncrements(Json &entry, const Json &whole)
{
    if (entry.contains("increments")
        || (!entry.contains("increments_full") && !entry.contains("lost")))
        return;
    const Json full = entry.contains("increments_full") ? entry["increments_full"]
                                                        : whole.value("increments_full", Json());
    const Json lost = entry.contains("lost") ? entry["lost"] : whole.value("lost", Json(0));
    if (full.is_number_integer() && lost.is_number_integer())
        entry["increments"] = full.get<std::int64_t>() - lost.get<std::int64_t>();
    else if (full.is_null())
        entry["increments"] = nullptr;
}

void completePieces(Json &set, const Json &whole)
{
    for (const char *kind : kPieces) {
        Json *entries = objectIn(set, kind);
        if (entries == nullptr)
            continue;
        for (auto &[id, entry] : entries->items()) {
            if (!entry.is_object())
                continue;
            placeOnMap(entry);
            if (whole[kind].contains(id))
                leavePlace(entry, whole[kind][id]);
            if (std::string_view(kind) == "units" && whole["units"].contains(id))
                deriveIncrements(entry, whole["units"][id]);
        }
    }
}

/// Colours given a battalion and no hex take that battalion's.
void completeColours(Json &set, const Json &merged)
{
    Json *entries = objectIn(set, "colours");
    if (entries == nullptr)
        return;
    for (auto &[brigade, entry] : entries->items()) {
        if (!entry.is_object() || !named(entry, "with") || entry.contains("hex")
            || !entry["with"].is_string())
            continue;
        const auto unit = merged["units"].find(entry["with"].get_ref<const std::string &>());
        if (unit == merged["units"].end() || !named(*unit, "hex"))
            continue;
        entry["hex"] = (*unit)["hex"];
        placeOnMap(entry);
    }
}

/// A group that comes on another turn comes at that turn's time.
void completeReinforcements(Json &set, const State &state)
{
    Json *groups = objectIn(set, "reinforcements");
    if (groups == nullptr)
        return;
    const int early = (state.roster->startMinutes - firstMinute(state)) / state.roster->turnMinutes;
    for (auto &[id, entry] : groups->items()) {
        const auto turn = entry.is_object() ? entry.find("turn") : entry.end();
        if (turn != entry.end() && turn->is_number_integer() && *turn >= 1 && *turn <= kMostTurns
            && !entry.contains("time"))
            entry["time"] = timeOf(state, turn->template get<int>() + early);
    }
}

/// Colours and the battalion that they are said to be with stand in one hex: contradictions are
/// told, what the adjustment left open follows from the hexes.
std::string settleAll(State &after, const Json &set)
{
    for (Colours &colours : after.colours) {
        const std::string brigade(nameOf(colours.card->brigade));
        const Json told = set.value("colours", Json::object()).value(brigade, Json::object());
        const bool apart =
            onMap(colours) && colours.with && after.unit(*colours.with).hex != colours.hex;
        if (apart && told.contains("with") && told.contains("hex"))
            return brigade;
        if (apart)
            settleColours(after, colours);
    }
    return {};
}

/// The list of captured colours follows from the colours themselves.
void listCaptured(State &after)
{
    auto &list = after.ledger.capturedColours;
    std::erase_if(list, [&after](Brigade brigade) {
        const Colours *colours = after.coloursOf(brigade);
        return colours == nullptr || !colours->captured;
    });
    for (const Colours &colours : after.colours)
        if (colours.captured
            && std::find(list.begin(), list.end(), colours.card->brigade) == list.end())
            list.push_back(colours.card->brigade);
}

bool isPhase(const Json &set, Phase phase)
{
    const auto found = set.find("phase");
    return found != set.end() && *found == std::string(nameOf(phase));
}

} // namespace

tl::expected<State, std::string> adjusted(const State &state, const Json &set)
{
    if (!set.is_object())
        return tl::unexpected(std::string("it must be an object"));
    const Json whole = stateJson(state);
    for (const auto &[key, value] : set.items())
        if (!whole.contains(key))
            return tl::unexpected(jsonString(key) + " is no part of the state");
    Json wanted = set;
    completePieces(wanted, whole);
    completeReinforcements(wanted, state);
    Json merged = whole;
    if (wanted.contains("pending"))
        merged["pending"] = nullptr;
    merge(merged, wanted);
    completeColours(wanted, merged);
    merge(merged, wanted);
    if (set.contains("turn") && !set.contains("time") && set["turn"].is_number_integer()
        && set["turn"] >= 1 && set["turn"] <= kMostTurns)
        merged["time"] = timeOf(state, set["turn"].get<int>());
    State after = state;
    std::string wrong = readState(merged, after);
    if (wrong.empty())
        wrong = incoherence(after);
    if (wrong.empty() && nonsense(state).empty()) // else the table has it already
        wrong = nonsense(after);
    if (wrong.empty())
        wrong = settleAll(after, wanted);
    if (!wrong.empty())
        return tl::unexpected(jsonString(wrong) + " is not what it should be");
    if (!set.contains("captured_colours"))
        listCaptured(after);
    if (!set.contains("pending"))
        after.pending = state.pending;
    if (isPhase(set, Phase::CommandPoints) && !set.contains("command"))
        beginCommand(after);
    if (isPhase(set, Phase::Maneuver) && after.sequence.cup.empty() && after.sequence.drawn.empty())
        fillCup(after);
    return after;
}

} // namespace qd::corunna
