// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <string>

namespace qd {
class ActDraft;
}

namespace qd::as_per_margin {

/// Which chances are worth knowing now.
struct OddsQuestion {
    enum class Of {
        WhatIf, ///< an act that is only thought of (a ship pointed at)
        Draft, ///< the act in hand
        Present, ///< what the rules wait for, or the step's own dice
    };
    Of of = Of::Present;
    QString kind; ///< of the odds query: "fire", "board", "grapple", "tack", "wind", "pumps"
    QJsonObject query; ///< without "ask"
    std::string first; ///< the ship that does it, empty: none
    std::string second; ///< the other one, empty: none
    bool ashore = false; ///< the other one is a battery ashore: it is silenced, it doesn't strike
};

/// The thought of before the one in hand, that before what the step asks; nothing: no chances.
/// `draft` may be null.
std::optional<OddsQuestion> oddsQuestion(const ActDraft *draft, const std::optional<Position> &now);

} // namespace qd::as_per_margin
