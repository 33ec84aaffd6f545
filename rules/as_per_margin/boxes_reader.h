// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/ship_types.h"
#include "rules/base/json_text.h"

#include <optional>
#include <string_view>

namespace qd::as_per_margin {

/// `boxes` of a ship and the option `rates`: {"masts":[t,b],"guns":{…},"hull":n}, any of the three.
/// Guns name all her batteries: port and starboard, fore and aft, forward, or none; whole numbers
/// from 0, hull from 1. nullopt: nothing of the kind.
std::optional<BoxesEdit> decodeEdit(const Json &json);
Json encodeEdit(const BoxesEdit &edit);
Json encodeGuns(const GunBoxes &guns); ///< {"port":4,"starboard":4}
std::optional<Rate> rateNamed(std::string_view name);

} // namespace qd::as_per_margin
