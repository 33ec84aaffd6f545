// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaCharts";

constexpr Phrase kTitles[] = {
    {"chart-naval", QT_TRANSLATE_NOOP3("CorunnaCharts", "Naval Commitment", "chart")},
    {"chart-fire-effects", QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Effects", "chart")},
    {"chart-fire-defence", QT_TRANSLATE_NOOP3("CorunnaCharts", "Fire Defence", "chart")},
    {"chart-movement", QT_TRANSLATE_NOOP3("CorunnaCharts", "Movement", "chart")},
    {"chart-square-french",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation, French", "chart")},
    {"chart-square-british",
     QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation, British", "chart")},
    {"chart-square", QT_TRANSLATE_NOOP3("CorunnaCharts", "Square Formation", "chart")},
    {"chart-rolls", QT_TRANSLATE_NOOP3("CorunnaCharts", "Rolls to Close, to Stand", "chart")},
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
                        "Streams, fords, slopes, walls, sunken roads and the rampart cost more, "
                        "as your chart says: enter those values in Adjust….")}},
    {"fire-defence-infantry",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "Infantry, as far as the text gives it; a square of more than nine "
                        "increments has 2 less. Enter the other cells in Adjust….")}},
    {"rolls-series",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "They are added to the modifiers of the series’ rulebook. Through a gate "
                        "the Sapeurs and their stack are exempt.")}},
    {"square-modifiers",
     {QT_TRANSLATE_NOOP("CorunnaCharts",
                        "A leader in the hex −6; triggered by light cavalry +3, by lancers +6; "
                        "stack in line +3. Low is good.")}},
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
    {"no-leader", QT_TRANSLATE_NOOP3("CorunnaCharts", "no leader", "head: faces of a die")},
    {"close", QT_TRANSLATE_NOOP3("CorunnaCharts", "Roll to Close", "head of a chart")},
    {"stand", QT_TRANSLATE_NOOP3("CorunnaCharts", "Roll to Stand", "head of a chart")},
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

QString CorunnaNarrator::chartWords(const ChartText &text) const
{
    if (text.term == "times")
        return QChar(0xD7) + QString::number(text.numbers.empty() ? 1 : text.numbers.front());
    const QString word = phraseOf(kWords, kContext, text.term);
    return word.isNull() ? term(text.term) : word;
}

} // namespace qd::corunna
