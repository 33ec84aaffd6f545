// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <vector>

namespace qd::santa_cruz {

// What the rules would say: legal, offers, forms and drops ask `decide` itself, so there is no
// second copy of a check.

/// Why a command (JSON object without dice) would be refused now; nullopt: it is taken, dice aside.
std::optional<Refusal> refusalOf(const State &state, const Json &command);

/// Why the phasing side can't play a card now whatever it does with it: phase, deck, limits, hand
/// (4.4); its own conditions are not looked at.
std::optional<Refusal> cardRefusal(const State &state, Card card);

/// Why a side can't play a support card now; whom the drums could call is not looked at (4.6).
std::optional<Refusal> supportRefusal(const State &state, Side side, Card card);

/// Cards that `play` can play, in the order of `legal`.
bool isPlayable(Card card);
/// Cards of a combat in the order of `legal`.
const std::vector<Card> &supportCards();

} // namespace qd::santa_cruz
