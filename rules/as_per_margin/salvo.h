// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/damage.h"
#include "rules/as_per_margin/event_fields.h"
#include "rules/as_per_margin/event_fighting.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/hit_tables.h"

// The dice of one fire, table after table (specification 5.2): what is tossed next, and what the
// faces come to.
namespace qd::as_per_margin {

/// What the faces of a fire depend on beside themselves.
struct SalvoTerms {
    int band = 24; ///< 8, 16 or 24
    int dice = 0; ///< on Table I
    bool redHot = false;
    bool mastsCount = true; ///< the target had a mast box: mast hits are tossed again red hot (r25)
    Side target{}; ///< for the magazine
};

SalvoTerms salvoTerms(const Unit &firer, const Unit &target, const Aim &aim, int dice);

/// A hit of Tables I and II that red hot shot tosses once more on Table III (r25).
bool tossedRedHot(const SalvoTerms &terms, Hit hit);

/// How many dice of each further table the faces so far call for.
int table2Dice(const SalvoTerms &terms, const event::FireDice &dice);
int table3Dice(const event::FireDice &dice);
int redHotDice(const SalvoTerms &terms, const event::FireDice &dice);
int reTossDice(const event::FireDice &dice);

/// All hits of the fire, all tables together, before a raking split.
Damage hitsOf(const SalvoTerms &terms, const event::FireDice &dice);

} // namespace qd::as_per_margin
