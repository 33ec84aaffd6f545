// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaCharts";

/// Heads and cells of a chart begin with a capital, as they are printed.
QString capital(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

constexpr Phrase kTitles[] = {
    {"chart-naval", QT_TRANSLATE_NOOP3("CorunnaCharts", "Naval Commitment", "chart")},
    {"chart-fire-effects", QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Effects", "chart")},
    {"chart-fire-effects-french",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Effects, French", "chart")},
    {"chart-fire-effects-british",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Effects, British", "chart")},
    {"chart-fire-defence", QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Defence", "chart")},
    {"series-fire", QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Table of the series", "chart")},
    {"series-melee", QT_TRANSLATE_NOOP3("CorunnaCharts", "Mêlée Table of the series", "chart")},
    {"chart-movement", QT_TRANSLATE_NOOP3("CorunnaCharts", "Movement", "chart")},
    {"chart-square-french",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation, French", "chart")},
    {"chart-square-british",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation, British", "chart")},
    {"chart-square", QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation", "chart")},
    {"chart-square-modifiers",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifiers to form square", "chart")},
    {"chart-naval-modifiers",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifiers of the commitment", "chart")},
    {"chart-recall-modifiers",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifiers of the recall", "chart")},
    {"chart-limbering-modifiers",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifiers of limbering", "chart")},
    {"chart-harassment-modifiers",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifiers of harassment", "chart")},
    {"chart-rolls",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Close, stand, mêlée, morale", "chart of modifiers")},
    {"chart-stacking", QT_TRANSLATE_NOOP3("CorunnaCharts", "Stacking", "chart")},
    {"chart-recall", QT_TRANSLATE_NOOP3("CorunnaCharts", "Cavalry Recall", "chart")},
    {"chart-limbering", QT_TRANSLATE_NOOP3("CorunnaCharts", "Limbering", "chart")},
    {"chart-close", QT_TRANSLATE_NOOP3("CorunnaCharts", "Roll to Close", "chart")},
    {"chart-stand", QT_TRANSLATE_NOOP3("CorunnaCharts", "Roll to Stand", "chart")},
    {"chart-melee", QT_TRANSLATE_NOOP3("CorunnaCharts", "Mêlée", "chart")},
    {"chart-morale", QT_TRANSLATE_NOOP3("CorunnaCharts", "Morale", "chart")},
    {"chart-harassment", QT_TRANSLATE_NOOP3("CorunnaCharts", "Harassment", "chart")},
    {"chart-embarkation", QT_TRANSLATE_NOOP3("CorunnaCharts", "Embarkation", "chart")},
};

constexpr Phrase kNotes[] = {
    {"naval-now",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "“Now” is the roll as thrown, with the modifiers of the moment taken into "
                        "account.")}},
    {"fire-multiples",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "× multiplies the increments that fire; “printed” is the counter’s own "
                        "value. Disorder halves it, and so does a range of two hexes, but not for "
                        "Rifles.")}},
    {"movement-missing",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "In Road Column a road costs as clear ground. Streams, fords, slopes, "
                        "walls, sunken roads and the rampart are added as your chart says: "
                        "those of them that are filled in stand below the terrain.")}},
    {"stacking-notes",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "In increments. Units in Skirmish Order stay with no other unit. Two "
                        "increments of dismounted dragoons count as one. One ship a hex.")}},
    {"fire-defence-infantry",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "Infantry, as far as the text gives it; a square of more than nine "
                        "increments has 2 less. Enter the other cells in Adjust….")}},
    {"rolls-series",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "They are added to the modifiers of the series’ rulebook. Through a gate "
                        "the Sapeurs and their stack are exempt.")}},
    {"series-own",
     {QT_TRANSLATE_NOOP("CorunnaCharts", "As it was typed from the rulebook of the series.")}},
    {"series-unconfirmed",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "◇ Nobody has compared this table with a printed rulebook.")}},
    {"embarkation-load",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "A transport holds one battalion or 8 increments of infantry, 4 of "
                        "cavalry, or 2 of artillery; each loading takes half its movement.")}},
};

constexpr Phrase kWords[] = {
    {"result", QT_TRANSLATE_NOOP3("CorunnaCharts", "Result", "head of a chart")},
    {"natural", QT_TRANSLATE_NOOP3("CorunnaCharts", "As printed", "head of a chart: rolls")},
    {"now", QT_TRANSLATE_NOOP3("CorunnaCharts", "Now", "head of a chart: rolls")},
    {"type", QT_TRANSLATE_NOOP3("CorunnaCharts", "Unit", "head of a chart: its type")},
    {"terrain", QT_TRANSLATE_NOOP3("CorunnaCharts", "Terrain", "head of a chart")},
    {"hexes", QT_TRANSLATE_NOOP3("CorunnaCharts", "Hexes", "head: distance of cavalry")},
    {"kind", QT_TRANSLATE_NOOP3("CorunnaCharts", "What embarks", "head of a chart")},
    {"cost", QT_TRANSLATE_NOOP3("CorunnaCharts", "MP", "head: movement points")},
    {"formation", QT_TRANSLATE_NOOP3("CorunnaCharts", "Formation", "head of a chart")},
    {"nation", QT_TRANSLATE_NOOP3("CorunnaCharts", "Cavalry", "head: of a nation")},
    {"battery", QT_TRANSLATE_NOOP3("CorunnaCharts", "Battery", "head of a chart")},
    {"modifier", QT_TRANSLATE_NOOP3("CorunnaCharts", "Modifier", "head of a chart")},
    {"condition", QT_TRANSLATE_NOOP3("CorunnaCharts", "Condition", "head of a chart")},
    {"success", QT_TRANSLATE_NOOP3("CorunnaCharts", "Succeeds on", "head: faces of a die")},
    {"roll", QT_TRANSLATE_NOOP3("CorunnaCharts", "Modified roll", "head of a chart")},
    {"defence", QT_TRANSLATE_NOOP3("CorunnaCharts", "Defence", "head of a chart")},
    {"adjacent", QT_TRANSLATE_NOOP3("CorunnaCharts", "adjacent", "cavalry, beside the unit")},
    {"town-village", QT_TRANSLATE_NOOP3("CorunnaCharts", "Town, village", "head of a chart")},
    {"infantry-skirmish", {QT_TRANSLATE_NOOP("CorunnaCharts", "Infantry in Skirmish Order")}},
    {"artillery-combined", {QT_TRANSLATE_NOOP("CorunnaCharts", "Artillery with infantry")}},
    {"one-battery", {QT_TRANSLATE_NOOP("CorunnaCharts", "any 1 battery")}},
    {"one-is-six", {QT_TRANSLATE_NOOP("CorunnaCharts", "1 counts as 6")}},
    {"row-ligne", {QT_TRANSLATE_NOOP("CorunnaCharts", "Ligne, Sapeurs, Suisse")}},
    {"row-legere", {QT_TRANSLATE_NOOP("CorunnaCharts", "Légère")}},
    {"row-dragoons", {QT_TRANSLATE_NOOP("CorunnaCharts", "Dismounted dragoons (8 at most)")}},
    {"row-foot", {QT_TRANSLATE_NOOP("CorunnaCharts", "Guards, Foot, Fusiliers")}},
    {"row-light", {QT_TRANSLATE_NOOP("CorunnaCharts", "Light battalions")}},
    {"row-rifles", {QT_TRANSLATE_NOOP("CorunnaCharts", "95th Rifles")}},
    {"row-companies", {QT_TRANSLATE_NOOP("CorunnaCharts", "Light companies")}},
    {"cavalry-against-mob", {QT_TRANSLATE_NOOP("CorunnaCharts", "Cavalry against a mob")}},
    {"dismounted-dragoons", {QT_TRANSLATE_NOOP("CorunnaCharts", "Dismounted dragoons")}},
    {"hanoverian", QT_TRANSLATE_NOOP3("CorunnaCharts", "Hanoverian", "cavalry")},
    {"french-foot-artillery", {QT_TRANSLATE_NOOP("CorunnaCharts", "French foot artillery")}},
    {"french-horse-artillery", {QT_TRANSLATE_NOOP("CorunnaCharts", "French horse artillery")}},
    {"british-horse-artillery", {QT_TRANSLATE_NOOP("CorunnaCharts", "British horse artillery")}},
    {"printed", QT_TRANSLATE_NOOP3("CorunnaCharts", "printed", "the counter’s own value")},
    {"not-permitted", QT_TRANSLATE_NOOP3("CorunnaCharts", "NP", "not permitted")},
    {"leader", QT_TRANSLATE_NOOP3("CorunnaCharts", "leader", "who moves or embarks")},
};

} // namespace

QString CorunnaNarrator::chartTitle(std::string_view id) const
{
    const QString title = phraseOf(kTitles, kContext, id);
    return title.isNull() ? Narrator::chartTitle(id) : title;
}

QString CorunnaNarrator::chartNote(std::string_view id) const
{
    const QString note = phraseOf(kNotes, kContext, id);
    return note.isNull() ? Narrator::chartNote(id) : note;
}

/// Signs of the printed charts, in words.
QString CorunnaNarrator::chartMeaning(std::string_view chart, const ChartText &cell) const
{
    const int number = cell.numbers.empty() ? 0 : cell.numbers.front();
    const bool dice = cell.kind == ChartText::Kind::Range;
    if (cell.kind == ChartText::Kind::Words && cell.term == "times")
        return tr("Each increment that fires counts %1", "of a fire").arg(number);
    if (cell.kind == ChartText::Kind::Words && cell.term == "printed")
        return tr("The value printed on the counter, whatever its increments");
    if (cell.kind == ChartText::Kind::Words && cell.term == "not-permitted")
        return tr("Not permitted");
    if (chart == "chart-fire-defence")
        return cell.kind == ChartText::Kind::Blank
            ? tr("The text leaves it out: fill it in from your own chart, in Adjust…")
            : tr("The value that the fire is compared with");
    if (chart == "series-fire")
        return tr("%n increments lost", "a cell of the Fire Table", number);
    if (dice && chart.ends_with("-recall"))
        return tr("The cavalry is recalled");
    if (dice && chart.ends_with("-limbering"))
        return tr("The battery limbers");
    if (cell.kind == ChartText::Kind::Bonus
        && (chart.starts_with("chart-recall") || chart.starts_with("chart-limbering")))
        return tr("Added to the die; a low die succeeds");
    if (dice)
        return tr("The rolls of two dice, tens and units, that come to it");
    if (cell.kind == ChartText::Kind::Bonus && chart != "chart-movement")
        return tr("Moves the roll so many steps along the rolls 11 to 66");
    return {};
}

QString CorunnaNarrator::chartWords(const ChartText &text) const
{
    const auto number = [&text](std::size_t i) {
        return QString::number(i < text.numbers.size() ? text.numbers[i] : 0);
    };
    constexpr std::string_view kRatio = "ratio:";
    if (text.term.starts_with(kRatio)) // "1.5:1", as the owner's table names it
        return QString::fromStdString(text.term.substr(kRatio.size()));
    if (text.term == "times")
        return factorText(text.numbers.empty() ? 1 : text.numbers.front());
    if (text.term == "times-half")
        return factorText(0.5);
    if (text.term == "times-one-and-half")
        return factorText(1.5);
    if (text.term == "one-regiment-or")
        return tr("any 1 regiment, or %1", "increments that may stack").arg(number(0));
    if (text.term == "one-battalion-or")
        return tr("any 1 battalion, or %1", "increments that may stack").arg(number(0));
    if (text.term == "both-lose")
        return tr("%1 : %2", "losses of the attackers and of the defenders")
            .arg(number(0), number(1));
    const QString word = phraseOf(kWords, kContext, text.term);
    return capital(word.isNull() ? term(text.term) : word);
}

} // namespace qd::corunna
