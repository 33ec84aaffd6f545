// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/base/reason.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd {

enum class StepState { Done, Current, ToCome };

/// One step of the sequence of play.
struct SequenceStep {
    std::string id; ///< phase id, narrated
    StepState state = StepState::ToCome;
    Citation rule;
};

/// What the rules still want before the phase can end.
struct Owed {
    std::string topic; ///< "must-sail", "fox-cargo", "castle-garrison" …, narrated
    int count = 0;
    std::vector<std::string> subjects;
    Citation rule;
};

/// A choice that the rules wait for.
struct PendingDecision {
    std::string decision;
    std::string side;
    Citation rule;
    std::string json; ///< the whole `pending` object of the contract
};

struct SideScore {
    std::string side;
    Tally points;
};

/// A number beside the score: the morale box, the turns that are left before the game ends …
struct Standing {
    std::string key; ///< narrated like `counts`
    int value = 0;
    Citation rule;
};

/// Where the game stands, for the strip, the status line and the score.
struct Situation {
    int turn = 0;
    int turns = 0;
    std::string turnLabel; ///< "3:30", empty: none printed
    std::string phase;
    std::vector<SequenceStep> steps;
    std::vector<Owed> owed;
    /// What may still be done in this phase, and is passed over when it ends: nothing that must be.
    std::vector<Owed> chances{};
    std::vector<std::pair<std::string, int>>
        counts; ///< "orders", "assaults", "cards-left" … in the phase
    std::vector<SideScore> score; ///< first side first
    /// What the score counts where it is no victory points ("in-action"), narrated; empty: points.
    std::string scoreTerm;
    std::vector<Standing> standings; ///< what the score depends on, and how far each end is
    std::optional<PendingDecision> pending;
    bool over = false;
};

} // namespace qd
