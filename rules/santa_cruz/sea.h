// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <vector>

namespace qd::santa_cruz {

// Fox, the current and the batteries: what decide, queries, odds and offers all ask (sea.cpp).

/// The area of a block that stands in one: a unit's, or Fox's while she is afloat.
std::optional<AreaId> areaOf(const State &, Block);
/// British units and Fox in an area, roster order, Fox last.
std::vector<Block> britishBlocksIn(const State &, AreaId);
/// British units and Fox in sea areas that are not coastal: they must sail (7.1a), roster order,
/// Fox last.
std::vector<Block> mustSail(const State &);
/// The link from one sea area to another, nullptr for none (7.1b).
const SeaMove *seaMove(const Board &, AreaId from, AreaId to);

/// Why a battery is silent, nullopt: it can fire (7.2a, R72).
std::optional<event::Silence> silenceOf(const State &, Battery);

/// The batteries that bear on a sea area, in the order of its dice: those that fire, with what
/// their dice need (7.2c, 7.2d), and those that can't.
struct Batteries {
    std::vector<event::FiringBattery> firing;
    std::vector<event::SilentBattery> silent;
};
enum class PlusCard { No, Yes };
Batteries batteriesAt(const State &, AreaId sea, PlusCard plus);

} // namespace qd::santa_cruz
