// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/adjusting.h"

#include "rules/corunna/codec.h"
#include "rules/corunna/sequence.h"

#include <array>

namespace qd::corunna {
namespace {

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
    Json merged = whole;
    if (wanted.contains("pending"))
        merged["pending"] = nullptr;
    merge(merged, wanted);
    completeColours(wanted, merged);
    merge(merged, wanted);
    if (set.contains("turn") && !set.contains("time") && set["turn"].is_number_integer()
        && set["turn"] >= 1 && set["turn"] <= 1000)
        merged["time"] = timeOf(state, set["turn"].get<int>());
    State after = state;
    std::string wrong = readState(merged, after);
    if (wrong.empty())
        wrong = incoherence(after);
    if (!wrong.empty())
        return tl::unexpected(jsonString(wrong) + " is not what it should be");
    if (!set.contains("pending"))
        after.pending = state.pending;
    if (isPhase(set, Phase::CommandPoints) && !set.contains("command"))
        beginCommand(after);
    if (isPhase(set, Phase::Maneuver) && after.sequence.cup.empty() && after.sequence.drawn.empty())
        fillCup(after);
    return after;
}

} // namespace qd::corunna
