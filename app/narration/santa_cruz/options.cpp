// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios and options of a table (specification 2.3, 2.4).
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzOptions";

constexpr Phrase kScenarios[] = {
    {"standard", {QT_TRANSLATE_NOOP("SantaCruzOptions", "25 July 1797")}},
    {"blank", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Given position")}},
};

constexpr Phrase kScenarioHelp[] = {
    {"standard",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "The whole game from the set-up, twelve turns")}},
    {"blank",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "An empty board: Adjust… puts up the position that stands on the table")}},
};

constexpr Phrase kOptions[] = {
    {"decks", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Decks")}},
    {"min_one_die", {QT_TRANSLATE_NOOP("SantaCruzOptions", "At least one die")}},
    {"reinforcements_once", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Reinforcements only once")}},
    {"lucky_shot_roll", {QT_TRANSLATE_NOOP("SantaCruzOptions", "A die for the lucky shot")}},
    {"simplified", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Simplified game")}},
    {"harassment_needs_confusion",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Harassment costs a Confusion card")}},
    {"sea_to_sea_by_card", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Cards move from sea to sea")}},
    {"counterattack_places_officer",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Counterattack brings an officer")}},
    {"hood_scope", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Hood’s die")}},
    {"ladders_keep_bowen",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Bowen’s die in spite of Assault Ladders")}},
    {"attrition_after_win", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Attrition after a win")}},
    {"panic_towards", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Way of the panic retreat")}},
    {"battery_play_eliminates",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Batteries use up marked cards")}},
    {"retreat_into_origin",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Retreat into the attackers’ area")}},
    {"drums_red_border", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Red line for Battle Drums")}},
    {"fortress_stops_flight",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "No flight out of a fortress")}},
    {"simplified_counterattack",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Counterattack in the simplified game")}},
    {"discard_down", {QT_TRANSLATE_NOOP("SantaCruzOptions", "Discard down to a lowered limit")}},
    {"fox_cargo_returns",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Units lost with HMS Fox may return")}},
};

constexpr Phrase kOptionHelp[] = {
    {"decks",
     {QT_TRANSLATE_NOOP(
         "SantaCruzOptions",
         "How many copies of each card the two decks hold: compare with your copy of the game")}},
    {"min_one_die",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "No side throws fewer than one die in a combat")}},
    {"reinforcements_once",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "A Reinforcements card is eliminated once it has taken effect")}},
    {"lucky_shot_roll",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "The Lucky Shot card needs a 4–6 to take effect")}},
    {"simplified",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Without officers and without the Lucky Shot card")}},
    {"harassment_needs_confusion",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "The British get a Confusion card only if the Spanish discard one; off: at "
                        "every Harassment")}},
    {"sea_to_sea_by_card",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "Move and Assault may take blocks to a neighbouring sea area")}},
    {"counterattack_places_officer",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "An officer may be placed with a Counterattack played as a response")}},
    {"hood_scope",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Which Counterattack card gives Hood his extra die")}},
    {"ladders_keep_bowen",
     {QT_TRANSLATE_NOOP(
         "SantaCruzOptions",
         "Bowen keeps his extra die when Assault Ladders take the fortress its advantages")}},
    {"attrition_after_win",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "Round three costs the winner a point even when the enemy is gone")}},
    {"panic_towards",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "Towards which reinforcement area units in panic go back")}},
    {"battery_play_eliminates",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "A card with the eliminate mark is eliminated when it is played for the "
                        "batteries; off: discarded")}},
    {"retreat_into_origin",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "The defender may retreat into the area that the attackers left")}},
    {"drums_red_border",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "Units that Battle Drums call over a red line cost a die, too")}},
    {"fortress_stops_flight",
     {QT_TRANSLATE_NOOP("SantaCruzOptions", "Volunteers who defend a fortress don’t run on a 4")}},
    {"simplified_counterattack",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "A group without an officer may answer with Counterattack")}},
    {"discard_down",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "A reminder to discard when an officer’s death lowers the hand limit")}},
    {"fox_cargo_returns",
     {QT_TRANSLATE_NOOP("SantaCruzOptions",
                        "Reinforcements may bring them back; off: they are out for good")}},
};

constexpr Phrase kValues[] = {
    {"\"schematic\"", QT_TRANSLATE_NOOP3("SantaCruzOptions", "Schematic", "a board")},
    {"\"conjecture\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "Conjecture; compare with your copy",
                        "value of Decks")},
    {"\"any-card\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "any Counterattack, of either side",
                        "value of Hood's die")},
    {"\"british-card\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "British Counterattacks only", "value of Hood's die")},
    {"\"british-response\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "British Counterattacks played as a response only",
                        "value of Hood's die")},
    {"\"either\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "towards either area",
                        "value of Way of the panic retreat")},
    {"\"nearest\"",
     QT_TRANSLATE_NOOP3("SantaCruzOptions", "towards the nearest area",
                        "value of Way of the panic retreat")},
};

QString orElse(const QString &said, const QString &other)
{
    return said.isNull() ? other : said;
}

} // namespace

QString SantaCruzNarrator::scenario(std::string_view id) const
{
    return orElse(phraseOf(kScenarios, kContext, id), Narrator::scenario(id));
}

QString SantaCruzNarrator::scenarioHelp(std::string_view id) const
{
    return phraseOf(kScenarioHelp, kContext, id);
}

QString SantaCruzNarrator::option(std::string_view key) const
{
    return orElse(phraseOf(kOptions, kContext, key), Narrator::option(key));
}

QString SantaCruzNarrator::optionHelp(std::string_view key) const
{
    return phraseOf(kOptionHelp, kContext, key);
}

QString SantaCruzNarrator::optionValue(std::string_view key, std::string_view jsonText) const
{
    return orElse(phraseOf(kValues, kContext, jsonText), Narrator::optionValue(key, jsonText));
}

} // namespace qd::santa_cruz
