// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/data_library.h"
#include "rules/module/position.h"
#include "rules/module/table_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace qd {

/// One option of a table.
struct OptionInfo {
    std::string key; ///< narrated: a label and one line of explanation
    std::string fallback; ///< JSON text of the default
    std::vector<std::string>
        values; ///< JSON texts that it can take, empty: a name or an object (a data file)
    Citation rule; ///< the optional rule or the ruling ("14.0", "R21")
    /// The kind of data file that it takes ("decks", "series"), as the library knows it; empty:
    /// none. `values` are then the names that need no file ("\"none\"").
    std::string dataKind{};
};

/// What the new-table wizard, the narration and the tests need to know of a game.
struct GameInfo {
    std::string id; ///< "santa-cruz-1797"
    int version = 1; ///< of the rules module: bumped when a decision changes
    std::string edition; ///< the rulebook followed
    std::vector<std::string> sides; ///< first side first
    std::vector<std::string> scenarios; ///< the default first
    std::string defaultBoard;
    /// A scenario's file names the board it is played on: a spec that leaves the board out has that
    /// one, and the default only where the file names none.
    bool boardOfScenario = false;
    /// What a face that is no whole number is refused as: a face that no die shows (dice-face), or,
    /// with true, no command at all (bad-command).
    bool facesAreNumbers = false;
    bool reasonNeeded = true; ///< overruling without a reason is no command at all
    bool endless = false; ///< the rules know no end: people stop when they like
    std::vector<OptionInfo> options;
    /// Everything that must have a sentence in every language (tests walk these lists).
    std::vector<std::string> commands, events, refusalCodes, reminderTopics, reasonTerms, decisions;
};

/// A game that Quarterdeck referees. Stateless; the catalogue owns one of each.
class GameModule {
public:
    GameModule() = default;
    GameModule(const GameModule &) = delete;
    GameModule &operator=(const GameModule &) = delete;
    virtual ~GameModule() = default;

    virtual const GameInfo &info() const = 0;
    /// The position at the start of a table; a refusal (bad-command) names what is wrong in the
    /// spec or a file.
    virtual tl::expected<Position, Refusal> open(const TableSpec &spec,
                                                 const DataLibrary &library) const = 0;
    /// The position of a snapshot taken from a table that was opened with the same spec.
    virtual tl::expected<Position, Fault> restore(const TableSpec &spec, const DataLibrary &library,
                                                  std::string_view snapshot) const = 0;
    /// The spec with every default and every data file written out: what a journal keeps, so that
    /// it never depends on a file that changed.
    virtual tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                                      const DataLibrary &library) const = 0;
};

} // namespace qd
