// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace qd::as_per_margin {

// What things are called, in the present language. Null: no such thing.

QString phaseName(std::string_view id);
/// Rates, batteries, conditions, choices, reasons, rows of the record sheet, drawings, trays.
QString otherWord(std::string_view id);
/// The whole compass name ("wsw").
bool isCompassName(std::string_view id, double &degrees);
/// What the two-a-side fleet calls its ships that have no names ("English 3rd rate").
QString namelessShip(std::string_view id);
/// How a ship is called that bears no name: the rules give her type and a number ("3rd 2"), here in
/// words ("3rd rate 2"). Null: it is a name.
QString namedByType(const QString &carried);
/// A ship's id as a name, for one that bears none: "villa-de-paris" → "Villa De Paris".
QString nameFromId(std::string_view id);

} // namespace qd::as_per_margin
