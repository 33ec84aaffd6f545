// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/exact.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace qd::corunna {

/// A column of the Fire or Mêlée Table: a ratio attack : defence.
struct RatioColumn {
    std::string name; ///< "1.5:1"
    Exact ratio;
};

/// Lowest modified roll for that many losses.
struct FireCell {
    int from = 0; ///< base-6 value, 11 … 66
    int losses = 0;
};

struct MeleeCell {
    int from = 0, to = 0;
    std::string result;
    std::optional<int> attacker, defender; ///< losses
    bool attackerChecks = false, defenderChecks = false;
};

enum class OffTable : std::uint8_t { NoEffect, FirstColumn };

struct FireTable {
    std::vector<RatioColumn> columns; ///< rising
    OffTable below{};
    std::vector<std::vector<FireCell>> cells; ///< by column
};

struct MeleeTable {
    std::vector<RatioColumn> columns;
    OffTable below{};
    bool proportional = false; ///< printed mêlée × increments / increments_full
    std::vector<std::vector<MeleeCell>> cells;
};

/// How a roll against a morale value passes.
struct PassRule {
    bool above = true; ///< roll > value, else roll >= value
};

/// The owner's own tables of the series (specification 9.3). A section left out is unknown.
struct SeriesTables {
    std::string name;
    bool conjecture = false; ///< nobody compared it with the printed tables yet
    std::optional<FireTable> fire;
    std::optional<MeleeTable> melee;
    std::optional<PassRule> morale, close, stand;
    std::optional<int> autoFail, autoPass; ///< natural rolls, of the morale section
    std::optional<int> lineIncrements; ///< that fire from a line hex
    std::string source; ///< canonical JSON of the whole pack

    friend bool operator==(const SeriesTables &a, const SeriesTables &b)
    {
        return a.source == b.source;
    }
};

/// The tables of the series that a table goes by. Two are equal when their packs and their ways
/// here are. A pack given in play is part of the state (its sum, its snapshots); that of the
/// opening comes with the table's spec.
class SeriesInForce {
public:
    enum class Since : std::uint8_t { Opening, Play };

    SeriesInForce() = default; ///< none, and none was given at the opening

    explicit SeriesInForce(std::shared_ptr<const SeriesTables> tables, Since since = Since::Opening)
        : m_tables(std::move(tables)), m_since(since)
    {
    }

    explicit operator bool() const { return m_tables != nullptr; }

    const SeriesTables &operator*() const { return *m_tables; }

    const SeriesTables *operator->() const { return m_tables.get(); }

    bool givenInPlay() const { return m_since == Since::Play; }

    friend bool operator==(const SeriesInForce &a, const SeriesInForce &b)
    {
        const bool same =
            a.m_tables == b.m_tables || (a.m_tables && b.m_tables && *a.m_tables == *b.m_tables);
        return same && a.m_since == b.m_since;
    }

private:
    std::shared_ptr<const SeriesTables> m_tables; ///< nullptr: none
    Since m_since = Since::Opening;
};

/// What is wrong in a pack: a code that the app has a sentence for, what it is about, and the same
/// in English for a script's author.
struct SeriesFlaw {
    std::string code; ///< "series-ratio"; the app's sentences are in narration/corunna
    std::string message;
    std::vector<std::pair<std::string, std::string>> about; ///< {"column","3:1"}, {"roll","21"} …
};

/// Reads and checks a pack; why not, where it is none.
tl::expected<SeriesTables, SeriesFlaw> readSeries(const Json &pack);

} // namespace qd::corunna
