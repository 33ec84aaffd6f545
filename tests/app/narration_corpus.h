// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/module/game_module.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace qd::test {

/// Whatever the vectors of a game make its rules say: what the narration must have words for.
struct NarrationCorpus {
    std::vector<EventText> events; ///< all that differ
    std::map<std::string, Refusal> refusals; ///< by code and details
    std::map<std::string, PendingDecision> decisions; ///< by their JSON
    std::map<std::string, Owed> owed;
    std::map<std::string, Offer> offers; ///< by id
    std::map<std::string, DiceAsk> dice;
    std::map<std::string, Choice> choices;
    std::map<std::string, Reason> reasons;
    std::set<std::pair<std::string, std::string>> fields; ///< command, key
    std::set<std::string> tags, terms, counts, steps;
    std::set<std::string> named; ///< pieces that carry their names
    std::set<std::string> gauges, measures; ///< of measured boards
    std::map<std::string, Chart> charts; ///< by id, as first seen
    std::vector<Entry> acts; ///< commands with their events
    std::optional<Position> opening;
};

/// Runs all vectors of `tests/vectors/<game>`, and a few games at random.
NarrationCorpus narrationCorpus(const GameModule &game);

} // namespace qd::test
