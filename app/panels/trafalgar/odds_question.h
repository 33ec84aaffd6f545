// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <string>

namespace qd {
class ActDraft;
class Narrator;
}

namespace qd::trafalgar {

/// A shot of a ship or a fort, with its target if it has one.
struct ShotInHand {
    QJsonObject command; ///< fire or fort-fire with who fires; empty: none
    bool imagined = false; ///< it is only thought of: a target pointed at

    bool isFort() const;
    std::string shooter() const;
    /// Empty: none yet, or several.
    std::string target() const;
};

/// What is thought of before what is in hand. `draft` may be null.
ShotInHand shotInHand(const ActDraft *draft);
/// The keys of the query "shot"; a fort may shout at a ship where it was on its way.
QJsonObject shotQuery(const ShotInHand &shot);
/// The answer to {"ask": what, …}, empty where the rules have none.
QJsonObject askRules(const Position &position, const char *what, QJsonObject query);
/// Dice that the shot throws: the guns held back are left out.
int diceOf(const QJsonObject &command, const QJsonObject &shot);

/// Which chances are worth knowing now.
struct OddsQuestion {
    enum class Of { Hits, Volley, Wind } of = Of::Hits;
    QJsonObject query; ///< without "ask"
    ShotInHand shot; ///< of Hits and Volley
};

/// Nothing: no chances. `draft` may be null.
std::optional<OddsQuestion> oddsQuestion(const ActDraft *draft, const std::optional<Position> &now);

/// The chances of the shot thought of or in hand, or of the wind, in one line for the act panel:
/// "3 dice: one hits 33.3%, at least one 70.4% …". Empty: none, or on their way.
QString oddsLine(ActDraft &draft, const Narrator &narrator);

} // namespace qd::trafalgar
