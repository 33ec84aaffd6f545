// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qd {

/// Whether the person named the dice of a command (`"dice":[…]`, even an empty list) or left them
/// to the program.
enum class DiceNamed { No, Yes };

} // namespace qd
