// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace qd::trafalgar {

// What things are called, in the present language. Null: no such thing.

QString phaseName(std::string_view id);
/// Ships, forts, anchorages and ports.
QString pieceWord(std::string_view id);
/// Masts, sides of a ship, aims, ground, conditions, gauges, trays, reasons.
QString otherWord(std::string_view id);
/// One of the six headings, 0 (right) to 5, clockwise: "down right".
QString headingWord(int heading);
/// "a foremast" as what is lost: "the foremast".
QString theMast(std::string_view mast);
/// A face of the artillery die in a list of dice: "blank", "2".
QString face(int stars);
/// "2 stars", "blank": a face by itself.
QString starsOf(int stars);

} // namespace qd::trafalgar
