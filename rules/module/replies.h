// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/module/event_text.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd {

// The reply lines of the script contract, without the line break. `line` is the physical line
// number of the line answered; texts handed in are canonical JSON.

/// A taken act: what is in its reply besides the line number.
struct Taken {
    long long entry = 0; ///< live entries after it; 0: the table line
    std::string events; ///< JSON array, without bookkeeping
    std::string pending; ///< JSON object or "null"
    std::string overruled; ///< JSON object, empty: nothing was overruled
};

std::string takenReply(int line, const Taken &taken);
/// Undo and redo.
std::string steppedReply(int line, long long entry, std::string_view pending);
std::string answeredReply(int line, std::string_view answer);
std::string refusedReply(int line, const Refusal &refusal);

/// `[{…},{…}]`: all events, what a journal keeps.
std::string eventsText(const std::vector<EventText> &events);
/// The same without bookkeeping, numbers rounded to six decimals: what a reply shows.
std::string shownEventsText(const std::vector<EventText> &events);
/// `{"code":…,"rule":…}`, empty for none.
std::string overruledText(const std::optional<Refusal> &overruled);

/// Stands for something written among the dice that is no number at all.
inline constexpr int kNoFace = std::numeric_limits<int>::min();
/// Faces outside the kind that was asked for, or too few, or too many.
Refusal diceFace(int face);
Refusal diceCount(int needed, int given);

Refusal nothingToUndo();
Refusal nothingToRedo();

} // namespace qd
