// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/santa_cruz/state.h"

#include <string>
#include <tl/expected.hpp>

namespace qd::santa_cruz {

/// Shows a visitor every option but `decks`, as key and field, in the order of 2.4. `O` is Options,
/// const or not.
template <class O, class V>
void visitOptions(O &options, V &&visit)
{
    visit("min_one_die", options.minOneDie);
    visit("reinforcements_once", options.reinforcementsOnce);
    visit("lucky_shot_roll", options.luckyShotRoll);
    visit("simplified", options.simplified);
    visit("harassment_needs_confusion", options.harassmentNeedsConfusion);
    visit("sea_to_sea_by_card", options.seaToSeaByCard);
    visit("counterattack_places_officer", options.counterattackPlacesOfficer);
    visit("hood_scope", options.hoodScope);
    visit("ladders_keep_bowen", options.laddersKeepBowen);
    visit("attrition_after_win", options.attritionAfterWin);
    visit("panic_towards", options.panicTowards);
    visit("battery_play_eliminates", options.batteryPlayEliminates);
    visit("retreat_into_origin", options.retreatIntoOrigin);
    visit("drums_red_border", options.drumsRedBorder);
    visit("fortress_stops_flight", options.fortressStopsFlight);
    visit("simplified_counterattack", options.simplifiedCounterattack);
    visit("discard_down", options.discardDown);
    visit("fox_cargo_returns", options.foxCargoReturns);
}

/// All options but `decks`, with their keys (2.4).
Json encodeOptions(const Options &options);

/// Merges the keys of an object into options; `decks` is left to the caller. The error names the
/// key.
tl::expected<Options, std::string> mergedOptions(const Options &options, const Json &object);

} // namespace qd::santa_cruz
