// SPDX-License-Identifier: GPL-3.0-or-later
// Why the rules say no (specification 4.10).
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzRefusals";

constexpr Phrase kRefusals[] = {
    {"setup-incomplete",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Spanish units are still to be placed")}},
    {"setup-castle",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Two units must start in San Cristóbal")}},
    {"setup-fortress",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "One unit must start in this fortress")}},
    {"fox-needs-two",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "HMS Fox carries exactly two units")}},
    {"not-yours", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It belongs to the other side")}},
    {"stacking-limit",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No more than three units of a side in the area")}},
    {"not-a-land-area", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not a land area")}},
    {"not-a-sea-area", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not a sea area")}},
    {"not-at-sea", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "This block is not at sea")}},
    {"not-nearer-coast",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It must come nearer to the coast")}},
    {"naval-block-missing",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Some blocks must still sail")}},
    {"naval-compulsory",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The phase can’t end: some blocks must sail")}},
    {"naval-stopped",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is off the coast already and sails no farther")}},
    {"card-limit",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No more than three cards in the phase")}},
    {"three-of-a-type",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The three cards can’t all be of one type")}},
    {"no-cannon-symbol",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The card doesn’t show the cannon")}},
    {"no-plus-card", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The +1 doesn’t fit the card")}},
    {"no-target", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is no target in the area")}},
    {"no-battery-bears",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No active battery bears on this area")}},
    {"not-in-deck", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The card is not in that deck")}},
    {"card-not-available",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The card can’t be in the hand")}},
    {"confusion-unplayable",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals",
                        "Confusion is not played: it is discarded with a pass")}},
    {"response-only", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is only played as a response")}},
    {"no-response", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is nothing to respond to")}},
    {"combat-only", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is only played in a combat")}},
    {"not-combat-card",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not a Combat Support card")}},
    {"already-played",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals",
                        "Cards have been played: a pass is no longer possible")}},
    {"combat-open", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "A combat is not over yet")}},
    {"no-combat", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is no combat")}},
    {"not-adjacent", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The areas are not adjacent")}},
    {"no-landing", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No landing arrow leads there")}},
    {"no-embarking", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Nobody re-embarks")}},
    {"sea-to-sea",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Cards don’t move anybody from sea to sea")}},
    {"enemy-there", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There are enemies in the area")}},
    {"not-there", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not in that area")}},
    {"officer-limit",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is already an officer of that side")}},
    {"officer-alone",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "An officer doesn’t stay behind alone")}},
    {"officer-needs-units",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "An officer needs units of his side there")}},
    {"officer-unavailable",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The officer is not available")}},
    {"officer-must-land",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "An officer placed at sea lands with the group")}},
    {"no-officers", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "This table plays without officers")}},
    {"no-placing", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No officer is placed here")}},
    {"freemantle-immune",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Freemantle is face up: Lost! can’t be played")}},
    {"lost-no-combat",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "Lost! doesn’t lead into a combat")}},
    {"lost-must-move",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "With Lost! the group must go somewhere")}},
    {"fox-not-there", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "HMS Fox is not here")}},
    {"fox-not-at-coast", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "HMS Fox is not off the coast")}},
    {"fox-never-lands", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "HMS Fox never goes ashore")}},
    {"no-british-ashore", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No British unit is ashore")}},
    {"already-spiked", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The battery is spiked already")}},
    {"battery-not-held",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No British unit holds the battery")}},
    {"no-path", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "No way there is free of enemies")}},
    {"too-many-sp",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "That is more than 3 strength points")}},
    {"elite-sp-limit",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals",
                        "That is more than 1 strength point for elite units")}},
    {"over-strength",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "That is more than 4 strength points on a unit")}},
    {"not-on-map", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not on the board")}},
    {"not-reinforcement-area",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not a reinforcement area of that side")}},
    {"wrong-stage",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "This is not the moment in the combat")}},
    {"attacker-supports-first",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The attacker’s support came first and is over")}},
    {"attacker-only", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is for the attacker only")}},
    {"defender-only", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is for the defender only")}},
    {"not-a-fortress", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It is not a fortress")}},
    {"no-officer", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is no enemy officer")}},
    {"needs-officer", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The group needs an officer")}},
    {"nothing-to-cancel",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "There is no support to cancel")}},
    {"not-strongest",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "The hit goes to the strongest unit")}},
    {"not-eligible", {QT_TRANSLATE_NOOP("SantaCruzRefusals", "They can’t go there")}},
    {"not-towards-entry",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "It must go towards the reinforcement areas")}},
    {"no-counterattack-window",
     {QT_TRANSLATE_NOOP("SantaCruzRefusals", "This is not the moment for a Counterattack")}},
};

} // namespace

QString SantaCruzNarrator::refusal(const Refusal &refusal) const
{
    QString said = phraseOf(kRefusals, kContext, refusal.code);
    if (said.isNull())
        return Narrator::refusal(refusal);
    QStringList about;
    for (const auto &[key, value] : refusal.details) {
        if (const auto *id = std::get_if<std::string>(&value))
            about.append(term(*id));
        else if (const auto *ids = std::get_if<std::vector<std::string>>(&value))
            about.append(names(*ids));
    }
    about.removeAll(QString());
    if (about.isEmpty())
        return said;
    return tr("%1: %2", "why not, and the pieces or areas that it is about")
        .arg(said, about.join(tr(", ", "between items")));
}

} // namespace qd::santa_cruz
