// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of what a command asks for, and marks of choices.
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzFields";

/// By command and key ("fox-loss/unit") where a key means different things.
constexpr Phrase kOfCommand[] = {
    {"place/area", {QT_TRANSLATE_NOOP("SantaCruzFields", "Starts in")}},
    {"load-fox/units", {QT_TRANSLATE_NOOP("SantaCruzFields", "Units aboard")}},
    {"retreat/attacker", {QT_TRANSLATE_NOOP("SantaCruzFields", "The attacker")}},
    {"retreat/defender", {QT_TRANSLATE_NOOP("SantaCruzFields", "The defender")}},
    {"assign-hit/unit", {QT_TRANSLATE_NOOP("SantaCruzFields", "Unit that takes the hit")}},
    {"fox-loss/unit", {QT_TRANSLATE_NOOP("SantaCruzFields", "Unit lost")}},
    {"fox-loss/card", {QT_TRANSLATE_NOOP("SantaCruzFields", "Card lost")}},
    {"flee/to", {QT_TRANSLATE_NOOP("SantaCruzFields", "They run to")}},
    {"eliminate-excess/units", {QT_TRANSLATE_NOOP("SantaCruzFields", "Units eliminated")}},
    {"drums-return/units", {QT_TRANSLATE_NOOP("SantaCruzFields", "Units that go back")}},
    {"bombard/area", {QT_TRANSLATE_NOOP("SantaCruzFields", "Sea area")}},
    {"adjust/pending", {QT_TRANSLATE_NOOP("SantaCruzFields", "Open decision")}},
    {"adjust/fox", {QT_TRANSLATE_NOOP("SantaCruzFields", "HMS Fox")}},
    {"adjust/discard", {QT_TRANSLATE_NOOP("SantaCruzFields", "Discard pile")}},
    {"adjust/face", QT_TRANSLATE_NOOP3("SantaCruzFields", "Lies", "an officer: face up or down")},
    {"adjust/at", {QT_TRANSLATE_NOOP("SantaCruzFields", "Where")}},
};

constexpr Phrase kKeys[] = {
    {"units", {QT_TRANSLATE_NOOP("SantaCruzFields", "Units")}},
    {"unit", {QT_TRANSLATE_NOOP("SantaCruzFields", "Unit")}},
    {"area", {QT_TRANSLATE_NOOP("SantaCruzFields", "Area")}},
    {"from", QT_TRANSLATE_NOOP3("SantaCruzFields", "From", "an area")},
    {"to", QT_TRANSLATE_NOOP3("SantaCruzFields", "To", "an area")},
    {"moves", {QT_TRANSLATE_NOOP("SantaCruzFields", "Movements")}},
    {"blocks", {QT_TRANSLATE_NOOP("SantaCruzFields", "Blocks")}},
    {"block", {QT_TRANSLATE_NOOP("SantaCruzFields", "Block")}},
    {"plays", {QT_TRANSLATE_NOOP("SantaCruzFields", "Cards for the batteries")}},
    {"card", {QT_TRANSLATE_NOOP("SantaCruzFields", "Card")}},
    {"cards", {QT_TRANSLATE_NOOP("SantaCruzFields", "Cards")}},
    {"plus", {QT_TRANSLATE_NOOP("SantaCruzFields", "With the +1")}},
    {"discard", {QT_TRANSLATE_NOOP("SantaCruzFields", "Cards to discard")}},
    {"side", {QT_TRANSLATE_NOOP("SantaCruzFields", "Side")}},
    {"officer", {QT_TRANSLATE_NOOP("SantaCruzFields", "Officer")}},
    {"unload", {QT_TRANSLATE_NOOP("SantaCruzFields", "Unload HMS Fox")}},
    {"place", {QT_TRANSLATE_NOOP("SantaCruzFields", "Place an officer")}},
    {"response", {QT_TRANSLATE_NOOP("SantaCruzFields", "Answered by Lost!")}},
    {"reveal_freemantle", {QT_TRANSLATE_NOOP("SantaCruzFields", "Freemantle shows himself")}},
    {"discard_confusion", {QT_TRANSLATE_NOOP("SantaCruzFields", "A Confusion card is discarded")}},
    {"battery", {QT_TRANSLATE_NOOP("SantaCruzFields", "Battery")}},
    {"add", {QT_TRANSLATE_NOOP("SantaCruzFields", "Reinforcements")}},
    {"sp", {QT_TRANSLATE_NOOP("SantaCruzFields", "Strength points")}},
    {"against", {QT_TRANSLATE_NOOP("SantaCruzFields", "Support to cancel")}},
    {"oldfield", {QT_TRANSLATE_NOOP("SantaCruzFields", "Die that Oldfield raises")}},
    {"die", {QT_TRANSLATE_NOOP("SantaCruzFields", "Die that Oldfield raises")}},
    {"attacker", {QT_TRANSLATE_NOOP("SantaCruzFields", "Attacker")}},
    {"defender", {QT_TRANSLATE_NOOP("SantaCruzFields", "Defender")}},
    {"officer_with", {QT_TRANSLATE_NOOP("SantaCruzFields", "The officer goes with")}},
    {"dice", {QT_TRANSLATE_NOOP("SantaCruzFields", "Dice")}},
    // what an adjustment sets
    {"turn", {QT_TRANSLATE_NOOP("SantaCruzFields", "Turn")}},
    {"phase", {QT_TRANSLATE_NOOP("SantaCruzFields", "Phase")}},
    {"morale", {QT_TRANSLATE_NOOP("SantaCruzFields", "Morale")}},
    {"fox", {QT_TRANSLATE_NOOP("SantaCruzFields", "HMS Fox")}},
    {"officers", {QT_TRANSLATE_NOOP("SantaCruzFields", "Officers")}},
    {"batteries", {QT_TRANSLATE_NOOP("SantaCruzFields", "Batteries")}},
    {"decks", {QT_TRANSLATE_NOOP("SantaCruzFields", "Decks")}},
    {"action", {QT_TRANSLATE_NOOP("SantaCruzFields", "Cards played in the phase")}},
    {"combat", {QT_TRANSLATE_NOOP("SantaCruzFields", "Combat")}},
    {"options", {QT_TRANSLATE_NOOP("SantaCruzFields", "Options")}},
    {"set", {QT_TRANSLATE_NOOP("SantaCruzFields", "What is on the table")}},
    {"at", {QT_TRANSLATE_NOOP("SantaCruzFields", "Where")}},
    {"status", {QT_TRANSLATE_NOOP("SantaCruzFields", "Status")}},
    {"face", {QT_TRANSLATE_NOOP("SantaCruzFields", "Face up or down")}},
    {"hits", {QT_TRANSLATE_NOOP("SantaCruzFields", "Hits")}},
    {"spiked", QT_TRANSLATE_NOOP3("SantaCruzFields", "Spiked", "a battery")},
    {"hand", {QT_TRANSLATE_NOOP("SantaCruzFields", "Cards in hand")}},
    {"base_limit", {QT_TRANSLATE_NOOP("SantaCruzFields", "Hand limit without losses")}},
    {"eliminated", {QT_TRANSLATE_NOOP("SantaCruzFields", "Eliminated cards")}},
    {"pool", {QT_TRANSLATE_NOOP("SantaCruzFields", "Confusion cards beside the board")}},
    {"orders", {QT_TRANSLATE_NOOP("SantaCruzFields", "Orders played")}},
    {"assaults", {QT_TRANSLATE_NOOP("SantaCruzFields", "Assaults played")}},
    {"counterattack_for", {QT_TRANSLATE_NOOP("SantaCruzFields", "May answer with Counterattack")}},
    {"by", {QT_TRANSLATE_NOOP("SantaCruzFields", "Begun by")}},
    {"red_border", {QT_TRANSLATE_NOOP("SantaCruzFields", "Over a red line")}},
    {"round", {QT_TRANSLATE_NOOP("SantaCruzFields", "Round")}},
    {"stage", {QT_TRANSLATE_NOOP("SantaCruzFields", "Stage")}},
    {"supports", {QT_TRANSLATE_NOOP("SantaCruzFields", "Support cards")}},
    {"origins", {QT_TRANSLATE_NOOP("SantaCruzFields", "Where the attackers came from")}},
    {"pending", {QT_TRANSLATE_NOOP("SantaCruzFields", "Open decision")}},
};

constexpr Phrase kTags[] = {
    {"free", QT_TRANSLATE_NOOP3("SantaCruzFields", "free", "an area without enemies")},
    {"combat", QT_TRANSLATE_NOOP3("SantaCruzFields", "combat", "entering the area starts one")},
    {"red-border",
     QT_TRANSLATE_NOOP3("SantaCruzFields", "combat over a red line", "entering the area")},
    {"red-landing",
     QT_TRANSLATE_NOOP3("SantaCruzFields", "combat, landing over a red line", "entering the area")},
    {"drift",
     QT_TRANSLATE_NOOP3("SantaCruzFields", "current", "a die decides whether the block drifts")},
    {"fortress", {QT_TRANSLATE_NOOP("SantaCruzFields", "fortress")}},
    {"in-combat", {QT_TRANSLATE_NOOP("SantaCruzFields", "in combat")}},
    {"attacker", {QT_TRANSLATE_NOOP("SantaCruzFields", "attacker")}},
    {"defender", {QT_TRANSLATE_NOOP("SantaCruzFields", "defender")}},
    {"aboard", QT_TRANSLATE_NOOP3("SantaCruzFields", "aboard", "a unit on HMS Fox")},
    {"face-down", QT_TRANSLATE_NOOP3("SantaCruzFields", "face down", "an officer")},
};

} // namespace

QString SantaCruzNarrator::fieldLabel(std::string_view commandName, std::string_view key) const
{
    const QString label = labelPhrase(kOfCommand, kKeys, kContext, commandName, key);
    return label.isNull() ? Narrator::fieldLabel(commandName, key) : label;
}

QString SantaCruzNarrator::tag(std::string_view tag) const
{
    QString text = phraseOf(kTags, kContext, tag);
    return text.isNull() ? term(tag) : text;
}

} // namespace qd::santa_cruz
