// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzCharts";

constexpr Phrase kTitles[] = {
    {"combat-dice", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Dice in combat", "chart")},
    {"hits", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Hits in combat", "chart")},
    {"chances", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Chances of a throw", "chart")},
    {"casualty", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Officer casualties", "chart")},
    {"officers", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Officers", "chart")},
    {"batteries", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Coastal batteries", "chart")},
    {"current", QT_TRANSLATE_NOOP3("SantaCruzCharts", "The current", "chart")},
    {"sea-moves", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Naval movement", "chart")},
    {"panic", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Panic!", "chart")},
    {"rayo", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Bomb Vessel “Rayo”", "chart")},
    {"victory-points", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Victory points", "chart")},
    {"morale", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Morale", "chart")},
    {"limits", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Limits", "chart")},
};

constexpr Phrase kNotes[] = {
    {"modified-dice",
     {QT_TRANSLATE_NOOP("SantaCruzCharts",
                        "Dice count after additions; a modified 7 counts as 6.")}},
    {"chances-of-five",
     {QT_TRANSLATE_NOOP("SantaCruzCharts",
                        "Without additions, hitting on 5 and 6. Exact fractions of all throws.")}},
    {"casualty-when",
     {QT_TRANSLATE_NOOP("SantaCruzCharts",
                        "Thrown when the enemy throws two natural 6s; for Bowen two natural 5s "
                        "too.")}},
    {"battery-die",
     {QT_TRANSLATE_NOOP("SantaCruzCharts",
                        "One die a battery and block: it hits on the faces shown.")}},
    {"plus-card-note",
     {QT_TRANSLATE_NOOP("SantaCruzCharts",
                        "The +1 card adds one to the highest face that hits, never above 6.")}},
    {"no-drift-no-die",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "Where nothing is drifted to, no die is thrown.")}},
    {"panic-fortress",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "One die a unit; −1 in a fortress, never below 1.")}},
};

/// Words of the charts that no other sentence needs, or needs otherwise.
constexpr Phrase kWords[] = {
    {"counts", QT_TRANSLATE_NOOP3("SantaCruzCharts", "What counts", "head of rows")},
    {"each", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Each", "dice for each")},
    {"dice", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Dice", "how many")},
    {"throw", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Throw", "head of rows")},
    {"hits-on", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Faces", "that do so")},
    {"every-throw", {QT_TRANSLATE_NOOP("SantaCruzCharts", "A hit")}},
    {"fortress-attacker", {QT_TRANSLATE_NOOP("SantaCruzCharts", "A hit, attacking a fortress")}},
    {"volunteers-flee", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Volunteers flee, British throw")}},
    {"two-sixes", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Two 6s")}},
    {"die", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Die", "head of rows")},
    {"officer", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Officer", "head of rows")},
    {"hand-limit", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Hand limit")}},
    {"one-die-more", {QT_TRANSLATE_NOOP("SantaCruzCharts", "One die more")}},
    {"one-on-each-die", {QT_TRANSLATE_NOOP("SantaCruzCharts", "+1 on each die")}},
    {"else", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Besides", "what else an officer does")},
    {"always", QT_TRANSLATE_NOOP3("SantaCruzCharts", "always", "when an officer counts")},
    {"attacking-fortress",
     QT_TRANSLATE_NOOP3("SantaCruzCharts", "attacking a fortress", "when an officer counts")},
    {"counterattack-combat",
     QT_TRANSLATE_NOOP3("SantaCruzCharts", "combat begun by a Counterattack",
                        "when an officer counts")},
    {"with-regulars",
     QT_TRANSLATE_NOOP3("SantaCruzCharts", "with Regulars", "when an officer counts")},
    {"defending", QT_TRANSLATE_NOOP3("SantaCruzCharts", "defending", "when an officer counts")},
    {"in-the-castle",
     QT_TRANSLATE_NOOP3("SantaCruzCharts", "in San Cristóbal", "when an officer counts")},
    {"falls-by-fives", {QT_TRANSLATE_NOOP("SantaCruzCharts", "two 5s endanger him too")}},
    {"raises-a-die",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "raises one die a round, with Royal Marines")}},
    {"voids-lost", {QT_TRANSLATE_NOOP("SantaCruzCharts", "no Lost! on his group")}},
    {"sea", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Sea area", "head of rows")},
    {"battery-state", {QT_TRANSLATE_NOOP("SantaCruzCharts", "The battery now")}},
    {"battery-active", QT_TRANSLATE_NOOP3("SantaCruzCharts", "fires", "a battery")},
    {"battery-spiked", QT_TRANSLATE_NOOP3("SantaCruzCharts", "spiked", "a battery")},
    {"battery-occupied", QT_TRANSLATE_NOOP3("SantaCruzCharts", "occupied", "a battery")},
    {"result", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Result", "of a die")},
    {"drifts", {QT_TRANSLATE_NOOP("SantaCruzCharts", "drifts with the current")}},
    {"holds-course", {QT_TRANSLATE_NOOP("SantaCruzCharts", "goes where it wants")}},
    {"from", QT_TRANSLATE_NOOP3("SantaCruzCharts", "From", "an area")},
    {"to", QT_TRANSLATE_NOOP3("SantaCruzCharts", "To", "an area")},
    {"drifts-to", {QT_TRANSLATE_NOOP("SantaCruzCharts", "May drift to")}},
    {"sp-lost", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Strength lost")}},
    {"areas-back", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Areas back")}},
    {"area", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Area", "head of rows")},
    {"other-area", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Any other land area")}},
    {"fortress", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Fortress", "kind of area")},
    {"beach", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Beach", "kind of area")},
    {"all-eliminated", {QT_TRANSLATE_NOOP("SantaCruzCharts", "all eliminated, no die")}},
    {"vp", QT_TRANSLATE_NOOP3("SantaCruzCharts", "VP", "victory points")},
    {"held-by", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Counts for", "a side")},
    {"spiked-green", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Green battery spiked")}},
    {"spiked-red", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Red battery spiked")}},
    {"spiked-violet", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Violet battery spiked")}},
    {"spiked-yellow", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Yellow battery spiked")}},
    {"box", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Box", "of a track")},
    {"what", QT_TRANSLATE_NOOP3("SantaCruzCharts", "What", "head of rows")},
    {"number", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Number", "how many")},
    {"turns", QT_TRANSLATE_NOOP3("SantaCruzCharts", "Turns", "of the game")},
    {"british-hand", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Cards in the British hand")}},
    {"spanish-hand", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Cards in the Spanish hand")}},
    {"units-in-area", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Units a side in a land area")}},
    {"battery-cards", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Cards for the batteries a turn")}},
    {"orders-and-assaults",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "Orders and Assaults a phase, not all alike")}},
    {"strength", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Strength points of a full unit")}},
    {"fox-hits", {QT_TRANSLATE_NOOP("SantaCruzCharts", "Hits that sink HMS Fox")}},
    {"reinforcement-points",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "Strength points a Reinforcements card brings")}},
    {"elite-reinforcement",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "of these for elite units at most")}},
    {"attrition-round",
     {QT_TRANSLATE_NOOP("SantaCruzCharts", "Rounds of combat until attrition, each time")}},
};

} // namespace

QString SantaCruzNarrator::chartTitle(std::string_view id) const
{
    return phraseOf(kTitles, kContext, id);
}

QString SantaCruzNarrator::chartNote(std::string_view id) const
{
    return phraseOf(kNotes, kContext, id);
}

QString SantaCruzNarrator::chartWords(const ChartText &text) const
{
    const int n = text.numbers.empty() ? 0 : text.numbers.front();
    if (text.term == "n-hits")
        return tr("%n hits", "in a chart", n);
    if (text.term == "n-vp")
        return tr("%n VP", "victory points", n);
    if (text.term == "a-four")
        return tr("A %1", "a die that shows it").arg(n);
    if (text.term == "volunteers-stand")
        return tr("volunteers don’t run on a %1").arg(n);
    const QString said = phraseOf(kWords, kContext, text.term);
    return said.isNull() ? term(text.term) : said;
}

} // namespace qd::santa_cruz
