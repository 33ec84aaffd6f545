// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/ids.h"

#include <QString>

namespace qd::santa_cruz {

// What things are called, in the present language.

QString unitName(Block block); ///< "Sailors 3", "HMS Fox"
QString officerName(Officer officer); ///< a name: the same in every language
QString cardName(Card card); ///< the title
QString cardTypeName(CardType type);
QString batteryColour(Battery battery); ///< "green" (of a battery)
QString phaseName(Phase phase);
/// Other words of the game by their ids: reasons, choices, tags. Null: none of them.
QString otherWord(std::string_view id);
/// An hour of the turn track ("2:30") as the present language writes it ("2 h 30").
QString clockText(const QString &label);

} // namespace qd::santa_cruz
