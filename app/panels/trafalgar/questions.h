// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace qd {
class ActDraft;
class Narrator;
}

namespace qd::trafalgar {

/// One answer of a question, and what it says of the act in hand.
struct Answer {
    QString name; ///< of its row
    QString label;
    QString explanation;
    QString cap; ///< the key that gives it
    /// Of the command; "steps": a letter of a way, empty takes the last one back; "shout": the fort
    /// doesn't fire now.
    std::string key;
    std::string value; ///< JSON
    bool refused = false;
    bool rare = false; ///< shown when more is asked for
    friend bool operator==(const Answer &, const Answer &) = default;
};

/// A question of the act in hand with all its answers.
struct Question {
    QString text;
    std::vector<Answer> answers;
    friend bool operator==(const Question &, const Question &) = default;
};

/// What is asked next of a move or a shot in hand: one thing at a time. nullopt: nothing, or the
/// form asks.
std::optional<Question> questionOf(const ActDraft &draft, const Narrator &narrator);
/// The field is asked by such a question, not by the form.
bool isAskedApart(const ActDraft &draft, const Field &field);
/// Puts an answer into the act in hand.
void give(ActDraft &draft, const Answer &answer);
/// A ship's number or a fort's letter names that piece in the act in hand. False: it has no place
/// there.
bool namePiece(ActDraft &draft, const QString &shortcut);
/// One letter more of the way of the move in hand ('\0': one less). False: no ship sails.
bool sail(ActDraft &draft, char letter);

} // namespace qd::trafalgar
