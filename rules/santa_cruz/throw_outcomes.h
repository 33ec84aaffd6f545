// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/odds/fraction.h"
#include "rules/santa_cruz/fight.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace qd::santa_cruz {

/// What a side's throw comes to, as far as the combat is concerned.
struct ThrowOutcome {
    int hits = 0;
    bool casualty = false; ///< calls for the casualty die of the enemy's officer (10.5)
    bool frightens = false; ///< a British 4 that makes volunteers run (10.4)
    Wide ways = 0; ///< of 6^dice
    double p = 0;
};

/// All outcomes of a throw of so many dice; their chances add up to one.
struct Throw {
    int dice = 0;
    std::vector<ThrowOutcome> outcomes;
};

/// Counts throws through with the functions of the resolution, Oldfield by the policy
/// (specification 5.6). Throws that come out alike are counted once.
class ThrowOutcomes {
public:
    /// The throw of `role` in this fight. The reference holds as long as this object.
    const Throw &of(const Fight &fight, Role role);

private:
    /// All that a throw depends on.
    using Key = std::tuple<int, int, int, bool, bool, std::optional<Officer>>;
    std::map<Key, Throw> m_counted;
};

} // namespace qd::santa_cruz
