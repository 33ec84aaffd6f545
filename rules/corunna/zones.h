// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string_view>
#include <vector>

namespace qd::corunna {

/// Whether a hex lies in a zone of set-up or entry (specification 9.2). For a transport a hex with
/// a breakwater counts as full sea (R100).
bool inZone(const State &state, Hex hex, const Zone &zone, Kind kind = Kind::Infantry);
/// The hexes of an edge row ("north", "south") inside the scenario's boundary.
std::vector<Hex> edgeRow(const State &state, std::string_view edge);
/// Why a piece can't stand on that ground (4.2, 4.3.2, 4.5.1, 4.7.3), if it can't.
std::optional<Refusal> groundRefusal(const State &state, const Piece &piece, Hex hex);

/// Of ships: coast, port and breakwater hexes (R15, R100).
std::optional<Refusal> seaRefusal(const State &state, Kind ship, Hex hex);

} // namespace qd::corunna
