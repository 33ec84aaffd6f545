// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/dice.h"
#include "rules/base/refusal.h"

#include <optional>
#include <variant>
#include <vector>

namespace qd {

/// Whether the rules bind: the referee may record what they refuse, with a reason.
enum class Strictness { Enforce, Overrule };

/// What happened, in order, and the first rule that the referee overruled, if any.
template <class Event>
struct Events {
    std::vector<Event> list;
    std::optional<Refusal> overruled;
};

/// The answer of `decide`: facts, a call for (more) dice, or a refusal.
template <class Event>
using Decision = std::variant<Events<Event>, Awaiting, Refusal>;

/// For std::visit over variants with one lambda a case.
template <class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace qd
