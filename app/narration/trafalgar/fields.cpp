// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of what a command asks for, and marks of pieces and choices.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarFields";

/// By command and key ("fort-fire/at") where a key means different things.
constexpr Phrase kOfCommand[] = {
    {"place/heading", {QT_TRANSLATE_NOOP("TrafalgarFields", "Bow points")}},
    {"set-wind/arrow", {QT_TRANSLATE_NOOP("TrafalgarFields", "The wind arrow points")}},
    {"move/to", {QT_TRANSLATE_NOOP("TrafalgarFields", "Sail to")}},
    {"move/heading", {QT_TRANSLATE_NOOP("TrafalgarFields", "Heading at the end")}},
    {"fire/ship", {QT_TRANSLATE_NOOP("TrafalgarFields", "Who fires")}},
    {"fire/side", {QT_TRANSLATE_NOOP("TrafalgarFields", "Guns of which side")}},
    {"fire/guns", {QT_TRANSLATE_NOOP("TrafalgarFields", "How many guns")}},
    {"fort-fire/at", {QT_TRANSLATE_NOOP("TrafalgarFields", "Where the ship was at the shout")}},
    {"transfer-flag/from", {QT_TRANSLATE_NOOP("TrafalgarFields", "Ship with the flag")}},
    {"transfer-flag/to", {QT_TRANSLATE_NOOP("TrafalgarFields", "Ship that takes it")}},
    {"choose-mast/masts", {QT_TRANSLATE_NOOP("TrafalgarFields", "Which masts fall")}},
    {"pass-turn/repair", {QT_TRANSLATE_NOOP("TrafalgarFields", "Ships to repair")}},
    {"adjust/side", {QT_TRANSLATE_NOOP("TrafalgarFields", "Side to play")}},
    {"adjust/fired", {QT_TRANSLATE_NOOP("TrafalgarFields", "Has fired")}},
};

constexpr Phrase kKeys[] = {
    {"ship", QT_TRANSLATE_NOOP3("TrafalgarFields", "Ship", "label")},
    {"berth", QT_TRANSLATE_NOOP3("TrafalgarFields", "Anchorage", "label")},
    {"heading", QT_TRANSLATE_NOOP3("TrafalgarFields", "Heading", "label")},
    {"winner", {QT_TRANSLATE_NOOP("TrafalgarFields", "Who wins")}},
    {"caller", {QT_TRANSLATE_NOOP("TrafalgarFields", "Who calls")}},
    {"call", QT_TRANSLATE_NOOP3("TrafalgarFields", "Heads or tails", "label: what is called")},
    {"dice", QT_TRANSLATE_NOOP3("TrafalgarFields", "Dice", "label")},
    {"arrow", {QT_TRANSLATE_NOOP("TrafalgarFields", "Wind arrow")}},
    {"path", QT_TRANSLATE_NOOP3("TrafalgarFields", "Way", "label: steps of a ship")},
    {"to", QT_TRANSLATE_NOOP3("TrafalgarFields", "To", "label")},
    {"alongside", {QT_TRANSLATE_NOOP("TrafalgarFields", "Alongside a ship of the same side")}},
    {"shots", {QT_TRANSLATE_NOOP("TrafalgarFields", "Shots")}},
    {"target", QT_TRANSLATE_NOOP3("TrafalgarFields", "Target", "label")},
    {"aim", QT_TRANSLATE_NOOP3("TrafalgarFields", "Aim", "label")},
    {"guns", QT_TRANSLATE_NOOP3("TrafalgarFields", "Guns", "label")},
    {"side", QT_TRANSLATE_NOOP3("TrafalgarFields", "Side", "label")},
    {"struck", {QT_TRANSLATE_NOOP("TrafalgarFields", "Side of the target that is hit")}},
    {"masts", QT_TRANSLATE_NOOP3("TrafalgarFields", "Masts", "label")},
    {"fort", QT_TRANSLATE_NOOP3("TrafalgarFields", "Fort", "label")},
    {"at", QT_TRANSLATE_NOOP3("TrafalgarFields", "Intersection", "label")},
    {"yielded", {QT_TRANSLATE_NOOP("TrafalgarFields", "The ship lets the fort fire first")}},
    {"from", QT_TRANSLATE_NOOP3("TrafalgarFields", "From", "label")},
    {"flag", QT_TRANSLATE_NOOP3("TrafalgarFields", "Flag", "label")},
    {"repair", {QT_TRANSLATE_NOOP("TrafalgarFields", "Ships to repair")}},
    // what an adjustment sets
    {"set", {QT_TRANSLATE_NOOP("TrafalgarFields", "What is on the table")}},
    {"reason", QT_TRANSLATE_NOOP3("TrafalgarFields", "Reason", "of the referee")},
    {"phase", QT_TRANSLATE_NOOP3("TrafalgarFields", "Phase", "label")},
    {"round", QT_TRANSLATE_NOOP3("TrafalgarFields", "Round", "label")},
    {"turn_no", {QT_TRANSLATE_NOOP("TrafalgarFields", "Turns so far")}},
    {"first", {QT_TRANSLATE_NOOP("TrafalgarFields", "Who plays first")}},
    {"toss_winner", {QT_TRANSLATE_NOOP("TrafalgarFields", "Winner of the toss")}},
    {"active", {QT_TRANSLATE_NOOP("TrafalgarFields", "Ship now playing")}},
    {"win_by", {QT_TRANSLATE_NOOP("TrafalgarFields", "Won by")}},
    {"wind", QT_TRANSLATE_NOOP3("TrafalgarFields", "Wind", "label")},
    {"ships", QT_TRANSLATE_NOOP3("TrafalgarFields", "Ships", "label")},
    {"forts", QT_TRANSLATE_NOOP3("TrafalgarFields", "Forts", "label")},
    {"flags", QT_TRANSLATE_NOOP3("TrafalgarFields", "Flags", "label")},
    {"english", QT_TRANSLATE_NOOP3("TrafalgarFields", "English", "label: flag")},
    {"allied", QT_TRANSLATE_NOOP3("TrafalgarFields", "Allied", "label: flag")},
    {"fore", {QT_TRANSLATE_NOOP("TrafalgarFields", "Foremast")}},
    {"main", {QT_TRANSLATE_NOOP("TrafalgarFields", "Mainmast")}},
    {"mizzen", {QT_TRANSLATE_NOOP("TrafalgarFields", "Mizzenmast")}},
    {"port", QT_TRANSLATE_NOOP3("TrafalgarFields", "Port (left)", "label: side of a ship")},
    {"starboard",
     QT_TRANSLATE_NOOP3("TrafalgarFields", "Starboard (right)", "label: side of a ship")},
    {"sunk", QT_TRANSLATE_NOOP3("TrafalgarFields", "Sunk", "label: a ship")},
    {"name", QT_TRANSLATE_NOOP3("TrafalgarFields", "Name", "of a ship")},
    {"nation", {QT_TRANSLATE_NOOP("TrafalgarFields", "Nation")}},
    {"kind", QT_TRANSLATE_NOOP3("TrafalgarFields", "Kind", "of a ship")},
    {"repair_passes", {QT_TRANSLATE_NOOP("TrafalgarFields", "Turns passed for repairs")}},
    {"at_corner", {QT_TRANSLATE_NOOP("TrafalgarFields", "Turns ended at the enemy’s corner")}},
    {"now", {QT_TRANSLATE_NOOP("TrafalgarFields", "This turn")}},
    {"spent", {QT_TRANSLATE_NOOP("TrafalgarFields", "Moves spent")}},
    {"fired", {QT_TRANSLATE_NOOP("TrafalgarFields", "Guns fired")}},
    {"volleys", {QT_TRANSLATE_NOOP("TrafalgarFields", "Times fired")}},
    {"done", QT_TRANSLATE_NOOP3("TrafalgarFields", "Done", "label: a ship, this turn")},
    {"passed", QT_TRANSLATE_NOOP3("TrafalgarFields", "Passes", "label: a ship, this turn")},
    {"repairing", QT_TRANSLATE_NOOP3("TrafalgarFields", "Repairs", "label: a ship, this turn")},
    {"gun", QT_TRANSLATE_NOOP3("TrafalgarFields", "Gun", "label: of a fort")},
    {"wait", {QT_TRANSLATE_NOOP("TrafalgarFields", "Turns to wait for a gun")}},
    {"lost_turn", {QT_TRANSLATE_NOOP("TrafalgarFields", "Turn in which the gun was lost")}},
    {"where", QT_TRANSLATE_NOOP3("TrafalgarFields", "Where", "label: a flag")},
};

constexpr Phrase kTags[] = {
    {"free", QT_TRANSLATE_NOOP3("TrafalgarFields", "sails there", "where a drag ends")},
    {"alongside", QT_TRANSLATE_NOOP3("TrafalgarFields", "comes alongside", "where a drag ends")},
    {"berth", QT_TRANSLATE_NOOP3("TrafalgarFields", "lies at anchor there", "where a drag ends")},
    {"fire", QT_TRANSLATE_NOOP3("TrafalgarFields", "target in reach", "mark of a piece")},
    {"target", QT_TRANSLATE_NOOP3("TrafalgarFields", "target in reach", "mark of a piece")},
    {"near", QT_TRANSLATE_NOOP3("TrafalgarFields", "in the field of fire", "mark of a piece")},
    {"may-fire", QT_TRANSLATE_NOOP3("TrafalgarFields", "may fire", "a fort")},
    {"may-shout", QT_TRANSLATE_NOOP3("TrafalgarFields", "may shout “FIRE!”", "a fort")},
    {"flag-english",
     QT_TRANSLATE_NOOP3("TrafalgarFields", "carries the English flag", "mark of a ship")},
    {"flag-allied",
     QT_TRANSLATE_NOOP3("TrafalgarFields", "carries the Allied flag", "mark of a ship")},
};

} // namespace

QString TrafalgarNarrator::fieldLabel(std::string_view commandName, std::string_view key) const
{
    const QString label = labelPhrase(kOfCommand, kKeys, kContext, commandName, key);
    return label.isNull() ? Narrator::fieldLabel(commandName, key) : label;
}

QString TrafalgarNarrator::tag(std::string_view tag) const
{
    const QString text = phraseOf(kTags, kContext, tag);
    return text.isNull() ? term(tag) : text;
}

} // namespace qd::trafalgar
