// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of what a command asks for, and marks of pieces and choices.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/as_per_margin/words.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginFields";

/// By command and key ("extra/distance") where a key means different things.
constexpr Phrase kOfCommand[] = {
    {"move/heading", {QT_TRANSLATE_NOOP("AsPerMarginFields", "New heading")}},
    {"tack/heading", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Heading on the other tack")}},
    {"extra/heading", {QT_TRANSLATE_NOOP("AsPerMarginFields", "New heading")}},
    {"board/ship", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boarder")}},
    {"board/target", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Defender")}},
    {"end-boarding/ship", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boarder")}},
    {"end-boarding/target", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Defender")}},
    {"fire/facing", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Side of the target that is hit")}},
    {"fire/battery", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Guns")}},
    {"call-from-pumps/battery", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Gun box lost on a 5")}},
    {"pump-gun/battery", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Gun box lost")}},
    {"cut-grapples/ship", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Ship that tries to part")}},
};

constexpr Phrase kKeys[] = {
    {"ship", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Ship", "label")},
    {"other", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Other ship")}},
    {"mover", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Ship that moves")}},
    {"firer", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Who fires")}},
    {"target", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Target", "label")},
    {"battery", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Battery", "label")},
    {"facing", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Side facing the enemy")}},
    {"x", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Inches from the west edge")}},
    {"y", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Inches from the south edge")}},
    {"heading", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Heading", "label")},
    {"distance", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Distance", "label")},
    {"use", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Dash or pivot")}},
    {"purpose", {QT_TRANSLATE_NOOP("AsPerMarginFields", "What for")}},
    {"ship_wish", {QT_TRANSLATE_NOOP("AsPerMarginFields", "The ship wishes to")}},
    {"other_wish", {QT_TRANSLATE_NOOP("AsPerMarginFields", "The other wishes to")}},
    {"mover_wish", {QT_TRANSLATE_NOOP("AsPerMarginFields", "The mover wishes to")}},
    {"choice", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Choice", "label")},
    {"side", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Side", "label")},
    {"on", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Independent")}},
    {"to", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Up to the step")}},
    {"dice", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Dice", "label")},
    // what an adjustment sets
    {"set", {QT_TRANSLATE_NOOP("AsPerMarginFields", "What is on the table")}},
    {"reason", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Reason", "of the referee")},
    {"turn", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Turn", "label")},
    {"phase", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Step", "label")},
    {"wind", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Wind", "label")},
    {"from", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Blows from")}},
    {"prevailing", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Prevailing wind")}},
    {"checked", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Checked this turn")}},
    {"ships", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Ships", "label")},
    {"batteries", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Shore batteries")}},
    {"contacts", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Ships fallen aboard")}},
    {"melees", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boardings")}},
    {"boarder", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boarder")}},
    {"defender", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Defender")}},
    {"fought", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Fought in this step")}},
    {"pending", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Open decision")}},
    {"name", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Name", "of a ship")},
    {"nation", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Nation")}},
    {"rate", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Type", "rate of a ship")},
    {"guns_rated", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Number of guns")}},
    {"boxes", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boxes when new")}},
    {"masts", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Mast boxes left")}},
    {"guns", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Gun boxes left")}},
    {"hull", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Hull boxes left")}},
    {"port", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Port")}},
    {"starboard", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Starboard")}},
    {"fore", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Fore", "battery")},
    {"aft", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Aft", "battery")},
    {"forward", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Forward", "battery")},
    {"fresh", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Initial broadside to come")}},
    {"anchors", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Anchors")}},
    {"bow", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Bow cable holds")}},
    {"stern", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Stern cable holds")}},
    {"independent", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Independent")}},
    {"struck", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Has struck")}},
    {"held_by", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Held by")}},
    {"fate", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Fate")}},
    {"fired", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Fired this turn")}},
    {"moved", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Moved this turn")}},
    {"sailing", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Point of sailing")}},
    {"extra", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Extra move used")}},
    {"missed_stays", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Missed stays")}},
    {"forfeited", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Move forfeited")}},
    {"drifted", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Inches drifted")}},
    {"called", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Men called from the pumps")}},
    {"boarding", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Boarding this turn")}},
    {"arc", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Arc each side, degrees")}},
    {"red_hot", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Red hot shot")}},
    {"fleet", {QT_TRANSLATE_NOOP("AsPerMarginFields", "Fleet")}},
};

constexpr Phrase kTags[] = {
    {"nation-english", QT_TRANSLATE_NOOP3("AsPerMarginFields", "English", "nation of a ship")},
    {"nation-french", QT_TRANSLATE_NOOP3("AsPerMarginFields", "French", "nation of a ship")},
    {"nation-spanish", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Spanish", "nation of a ship")},
    {"nation-dutch", QT_TRANSLATE_NOOP3("AsPerMarginFields", "Dutch", "nation of a ship")},
    {"nation-french-spanish",
     QT_TRANSLATE_NOOP3("AsPerMarginFields", "French or Spanish", "nation of a ship")},
    {"fire", QT_TRANSLATE_NOOP3("AsPerMarginFields", "target in reach", "mark of a piece")},
    {"board", QT_TRANSLATE_NOOP3("AsPerMarginFields", "can be boarded", "mark of a piece")},
    {"cut-grapples",
     QT_TRANSLATE_NOOP3("AsPerMarginFields", "grapples can be cut", "mark of a piece")},
    {"move", QT_TRANSLATE_NOOP3("AsPerMarginFields", "sails there", "where a drag ends")},
    {"tack", QT_TRANSLATE_NOOP3("AsPerMarginFields", "tacks: a die decides", "where a drag ends")},
    {"dash",
     QT_TRANSLATE_NOOP3("AsPerMarginFields", "dashes on: a die says how far", "where a drag ends")},
    {"place", QT_TRANSLATE_NOOP3("AsPerMarginFields", "is placed there", "where a drag ends")},
    {"drift", QT_TRANSLATE_NOOP3("AsPerMarginFields", "drifts down wind", "where a drag ends")},
};

} // namespace

QString AsPerMarginNarrator::fieldLabel(std::string_view commandName, std::string_view key) const
{
    const QString label = labelPhrase(kOfCommand, kKeys, kContext, commandName, key);
    return label.isNull() ? Narrator::fieldLabel(commandName, key) : label;
}

QString AsPerMarginNarrator::tag(std::string_view tag) const
{
    const QString text = phraseOf(kTags, kContext, tag);
    if (!text.isNull())
        return text;
    constexpr std::string_view kNation = "nation-"; // free text of a fleet file: as it is written
    return tag.starts_with(kNation) ? fromUtf8(tag.substr(kNation.size())) : term(tag);
}

} // namespace qd::as_per_margin
