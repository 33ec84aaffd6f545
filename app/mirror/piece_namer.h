// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"

#include <QString>

#include <functional>
#include <string>

namespace qd {

/// How the mirror calls things. The window wires the narration in, so that a change of language is
/// a new namer. What is left empty or answers an empty string is called by the board file's name or
/// by its id.
struct PieceNamer {
    std::function<QString(const std::string &id)>
        placeName; ///< areas, and the trays: "off", "eliminated" …
    std::function<QString(const std::string &id)> pieceName;
    std::function<QString(const std::string &id)>
        termText; ///< goal tags, kinds, sides, tracks: "combat" …
    std::function<QString(const Refusal &)>
        refusalText; ///< a whole sentence, without the rule's number
    std::function<QString(const Refusal &)>
        ruleText; ///< the rule that says so: "rule 7.3f", "rule “Move”"; empty for none
    /// Measured boards: a number with its unit and what it is ("max", 7 → "most 7″"); the empty
    /// term is a plain length.
    std::function<QString(const std::string &term, double value)> measureText;
    std::function<QString(double degrees)> headingText; ///< "WSW", "047°"
};

/// The rule behind a refusal as the reader knows it; without a narrator by its number.
QString ruleOf(const Refusal &refusal, const PieceNamer &namer);

} // namespace qd
