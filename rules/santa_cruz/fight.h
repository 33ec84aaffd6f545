// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/state.h"

#include <array>
#include <optional>
#include <vector>

namespace qd::santa_cruz {

/// A unit in a combat.
struct Fighter {
    Block unit{};
    int sp = 0;
    std::optional<AreaId> origin; ///< attackers: where it came from
    friend bool operator==(const Fighter &, const Fighter &) = default;
};

/// One side of a combat: what of it the arithmetic looks at.
struct Party {
    Side side{};
    std::vector<Fighter> units; ///< roster order, none without strength
    std::optional<Officer> officer;

    int strength() const;
    int count(Kind kind) const;
    int eliteUnits() const;

    bool empty() const { return units.empty(); }

    friend bool operator==(const Party &, const Party &) = default;
};

/// A combat as the arithmetic sees it (10): a small value, the same for a combat on the table, for
/// one that is only thought of, and for every position that the odds walk through.
struct Fight {
    bool fortress = false; ///< the area is one
    bool castle = false; ///< the area is San Cristóbal
    bool redBorder = false; ///< the attacker crossed a red line (10.2)
    bool ladders = false; ///< Assault Ladders in force
    CombatBy by = CombatBy::Assault;
    Side attacker{};
    std::array<int, 2> cannons{}; ///< Cannon cards in force, by role
    int cover = 0; ///< Firing from Cover cards in force
    Options options;
    std::array<Party, 2> parties; ///< by role

    const Party &party(Role role) const { return parties[indexOf(role)]; }

    Party &party(Role role) { return parties[indexOf(role)]; }

    Role role(Side side) const { return side == attacker ? Role::Attacker : Role::Defender; }

    /// The defender fires first and the attacker hits on 6 (10.10).
    bool fortressRules() const { return fortress && !ladders; }

    friend bool operator==(const Fight &, const Fight &) = default;
};

/// The combat as it stands: units and officers in its area, cards that are not cancelled.
Fight fightOf(const State &state, const Combat &combat);

} // namespace qd::santa_cruz
