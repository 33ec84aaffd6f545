// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QString>

#include <optional>

namespace qd {
class ActDraft;
class Narrator;
}

namespace qd::santa_cruz {

/// Which combat the odds are about.
struct OddsSubject {
    enum class Of {
        WhatIf, ///< an act that is only thought of would begin it
        Draft, ///< the act in hand would begin it
        Present, ///< it goes on
    };
    Of of = Of::Present;
    Position position; ///< in which the combat is on
};

/// The considered act's combat, else that of `now`, else the drafted act's; nothing: none. `draft`
/// may be null: only the present then.
std::optional<OddsSubject> oddsSubject(const ActDraft *draft, const std::optional<Position> &now);

/// "What if – Pila square: 3 dice to 3, British win 59.7%, Spanish win 26.1%". Empty while a combat
/// is on: the battle board tells of that one.
QString oddsLine(ActDraft &draft, const Narrator &narrator);

} // namespace qd::santa_cruz
