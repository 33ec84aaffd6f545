// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/exact.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/state.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// Rows of the Embarkation Chart; companies go as infantry.
enum class LoadKind : std::uint8_t { Infantry, LightCompany, Cavalry, Artillery, Leader };
QD_COR_WORDS(LoadKind, 5, "infantry", "light-company", "cavalry", "artillery", "leader");

/// Part of a load: a unit, or a what-if.
struct Cargo {
    LoadKind kind{};
    std::optional<int> increments;
    std::string battalion; ///< empty: none
    QD_COR_KEYS(v("kind", kind); v.maybe("increments", increments);
                v.maybe("battalion", battalion);)
};

/// Whether a transport takes a load (R57).
struct LoadCheck {
    bool fits = true;
    Because because;
    bool unknown = false; ///< an increment value is not filled in
};

/// Movement points to embark (7.9).
int embarkCost(LoadKind kind);
LoadKind loadKindOf(Kind kind);
Cargo cargoOf(const Unit &unit);
LoadCheck checkLoad(const Options &options, const std::vector<Cargo> &load);
/// The reason of `fits` names what the load counts; `ship_share` is half its movement (R58).
inline constexpr const char *kEmbarkation = "chart-embarkation";

} // namespace qd::corunna
