// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace qd::corunna {

// What the order of battle is called on a line of the journal. The counters' printed names are too
// long for that, and French battalions of a regiment share one: here each is called by its number
// ("2/17e Légère", "1/2nd Foot light company"). Null: no such thing.

QString unitName(std::string_view id); ///< also regiments
QString leaderName(std::string_view id);
QString divisionName(std::string_view id); ///< also staffs and assets that stand like one
QString brigadeName(std::string_view id);
QString coloursName(std::string_view id); ///< "colours-brigade-2"
QString shipName(std::string_view id);
/// A Maneuver Unit's chit: "mu-3" → "MU 3".
QString muName(std::string_view id);

} // namespace qd::corunna
