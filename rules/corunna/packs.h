// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/corunna/series.h"
#include "rules/corunna/state.h"

#include <string>
#include <tl/expected.hpp>

// The owner's two kinds of data file, as a table is opened with them and as `adjust` gives them in
// play (specification 9.3, 9.4).
namespace qd::corunna {

/// The tables of a pack, "none" for none. Refused, the code of the flaw is the detail `flaw`, what
/// it is about are the others.
tl::expected<SeriesInForce, Refusal> seriesOf(const Json &pack, SeriesInForce::Since since);
/// The figures of a file of counter values alone, of the counters that this scenario has: what
/// `adjusted` takes. An object without a format is taken as it stands. Errors: why not, in English.
tl::expected<Json, std::string> figuresOf(Json values, const State &state);

} // namespace qd::corunna
