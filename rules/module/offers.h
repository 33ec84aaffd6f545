// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/module/picture.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd {

/// Something that may be done now, by whom: one button or menu entry. `command` is the partly
/// filled command as canonical JSON; `form` (Position::form) says what is still to be filled in.
struct Offer {
    std::string id; ///< stable name for narration and keys: "play/assault", "round",
                    ///< "support/british/cannon"
    std::string command;
    std::string side; ///< who does it, empty: the referee
    Citation rule;
    bool preferred = false; ///< what Enter does: the usual next step
    std::optional<Refusal> refused; ///< set: it may not be done now, and why not
};

using Offers = std::vector<Offer>;

/// One answer that a field can take.
struct Choice {
    std::string value; ///< JSON text: "\"pila-square\"", "3", "true", "null"
    std::string term; ///< id for narration: a unit, an area, a card, a word; empty: the value is
                      ///< shown as it is
    std::optional<Refusal> refused; ///< set: the rules say no to this one
    std::string tag; ///< how it is marked: "free", "combat", "red-border", "drift" …; empty:
                     ///< nothing special
};

enum class FieldKind {
    Place, ///< one place of the board
    Places,
    Pieces, ///< several pieces
    Piece, ///< one piece
    Choice, ///< one of a few words
    Choices, ///< several of a few words (repeats allowed where `max` is above the count of copies)
    Flag, ///< true / false
    Number, ///< min … max
    Measure, ///< a decimal number from `low` to `high`, in `unit`
    Heading, ///< a direction: degrees 0 … 360, or a compass name as a JSON string
    Rows, ///< a list of objects, each with `rowFields`
    Group, ///< one object with `rowFields`
};

/// One thing to fill in.
struct Field {
    std::string key; ///< the command's key; narrated as a label
    FieldKind kind = FieldKind::Choice;
    bool optional = false;
    std::string value; ///< JSON text of what the partial command says so far, empty: nothing
    std::vector<Choice> choices;
    int min = 0;
    int max = 0;
    std::vector<Field> rowFields; ///< Rows, Group: the fields of one row
    double low = 0; ///< Measure
    double high = 0;
    std::string unit; ///< Measure: "inch" …, narrated
    /// Flag: JSON text of what the rules read from the table while the command says nothing; empty:
    /// they read nothing, and what is left out is false.
    std::string standing{};
};

/// A command under construction: its fields with the choices that fit what is filled in so far.
struct Form {
    std::string command; ///< canonical JSON of the partial command
    std::vector<Field> fields;
    bool complete = false; ///< every key that must be there is; `decide` can be asked (dice aside)
    /// What the referee should know before he goes on, though the rules do not forbid it: a value
    /// or a table that is not there, a unit whose chit is not drawn. Narrated as refusals are;
    /// nothing is overruled by going on.
    std::vector<Refusal> cautions{};
};

/// What dropping pieces on a place, or a piece on another, makes of the command under construction.
/// On a lattice board a place may have several drops, one for each heading that the piece can have
/// there (the cheapest first); a target to fire at is a drop on the target's piece.
struct Drop {
    std::string place; ///< a place, or (measured and lattice boards) the piece dropped upon; empty:
                       ///< open sea
    std::string command; ///< the partial (often complete) command after the drop; empty: nothing
                         ///< can come of it
    std::optional<Refusal>
        refused; ///< set: the rules say no, the referee may still record it anyway
    std::string tag; ///< "free", "combat", "red-border", "drift" …; lattice boards also "berth",
                     ///< "alongside", "fire"
    /// Measured and lattice boards: where the piece would come to lie.
    std::optional<PicturePose> pose{};
    /// Numbers to be read beside it: "distance", "min", "max", "pivot" …; lattice boards: "cost"
    /// and "remaining" (moves) of a move; "distance", "guns", "hit-chance" (0 … 1, one gun) of a
    /// target.
    std::vector<std::pair<std::string, double>> facts{};
    /// Lattice boards: every pose on the way, the present one first and the last one last.
    std::vector<PicturePose> way{};
};

} // namespace qd
