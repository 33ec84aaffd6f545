// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace qd::corunna {

// What things are called, in the present language. Null: no such thing.

QString phaseName(std::string_view id);
/// Formations, states, kinds, terrain, results, trays, places of the map, answers.
QString otherWord(std::string_view id);
/// Where a piece is that is not on the map ("reserve" is a reinforcement, not Paget's division).
QString whereWord(std::string_view id);
/// A chit of the cup: "Regroup", "MU 2".
QString chitName(std::string_view id);
/// A reason of a number; also those that an id is a part of ("ID-six-increments", "line-clear").
QString reasonWord(std::string_view id); // reasons.cpp
/// A factor as the charts print it: "×½", "×1½", "×4".
QString factorText(double factor); // reasons.cpp
/// How a game or an evacuation ends: "French Overwhelming Victory".
QString resultWord(std::string_view id);

} // namespace qd::corunna
