// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace qd::corunna {

/// The chits that are in the cup of every Maneuver Segment, in the order of the specification;
/// those of the Maneuver Units follow.
inline constexpr std::array<std::string_view, 4> kActionChits{"regroup", "reinforcements", "leader",
                                                              "artillery"};

struct Mu;
struct State;

/// An Action Chit, or one of a Maneuver Unit ("mu-3").
bool isChit(std::string_view name);
/// The Maneuver Unit of a chit; nullptr: an Action Chit, or there is none of that number.
const Mu *muOf(const State &state, std::string_view chit);

} // namespace qd::corunna
