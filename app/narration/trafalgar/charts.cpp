// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"
#include "app/narration/trafalgar/words.h"

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarCharts";

constexpr Phrase kTitles[] = {
    {"ships", QT_TRANSLATE_NOOP3("TrafalgarCharts", "The ships", "chart")},
    {"die", QT_TRANSLATE_NOOP3("TrafalgarCharts", "The artillery die", "chart")},
    {"hits-2", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Hits of 2 guns", "chart")},
    {"hits-3", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Hits of 3 guns", "chart")},
    {"may-hit", QT_TRANSLATE_NOOP3("TrafalgarCharts", "What a shot may hit", "chart")},
    {"wind", QT_TRANSLATE_NOOP3("TrafalgarCharts", "The wind", "chart")},
};

constexpr Phrase kNotes[] = {
    {"ships-squadron",
     {QT_TRANSLATE_NOOP("TrafalgarCharts",
                        "Each side has two of each. A mast gives the moves written below it; who "
                        "loses the mast loses the moves.")}},
    {"die-faces",
     {QT_TRANSLATE_NOOP("TrafalgarCharts",
                        "Three of the six faces are blank; one star, two stars and three stars "
                        "stand on one each. One die for each gun.")}},
};

constexpr Phrase kWords[] = {
    {"ship", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Ship", "head of a chart")},
    {"foremast", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Foremast", "head: its moves")},
    {"mainmast", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Mainmast", "head: its moves")},
    {"mizzenmast", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Mizzenmast", "head: its moves")},
    {"moves-in-all", QT_TRANSLATE_NOOP3("TrafalgarCharts", "All moves", "head of a chart")},
    {"moves-without-mainmast",
     QT_TRANSLATE_NOOP3("TrafalgarCharts", "Without mainmast", "head: moves")},
    {"guns-a-side", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Guns a side", "head of a chart")},
    {"dice-both-sides",
     QT_TRANSLATE_NOOP3("TrafalgarCharts", "Dice, both sides", "head of a chart")},
    {"distance", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Distance", "head of a chart")},
    {"stars-that-hit", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Stars that hit", "head of a chart")},
    {"chance-a-gun", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Chance of a gun", "head of a chart")},
    {"stars", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Stars", "head of a chart")},
    {"chance", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Chance", "head of a chart")},
    {"arrow", QT_TRANSLATE_NOOP3("TrafalgarCharts", "The arrow", "head of a chart")},
    {"arrow-stays", QT_TRANSLATE_NOOP3("TrafalgarCharts", "stays", "the wind arrow")},
    {"target-shows", QT_TRANSLATE_NOOP3("TrafalgarCharts", "The target shows", "head of a chart")},
    {"battery", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Battery", "head of a chart")},
    {"fore-and-mizzen",
     QT_TRANSLATE_NOOP3("TrafalgarCharts", "Foremast, mizzenmast", "head of a chart")},
    {"main", QT_TRANSLATE_NOOP3("TrafalgarCharts", "Mainmast", "head of a chart")},
    {"yes", QT_TRANSLATE_NOOP3("TrafalgarCharts", "yes", "may be hit")},
    {"no", QT_TRANSLATE_NOOP3("TrafalgarCharts", "no", "may be hit")},
    {"once-another-mast-is-gone",
     {QT_TRANSLATE_NOOP("TrafalgarCharts", "once another mast is gone")}},
    {"once-the-foremast-is-gone",
     {QT_TRANSLATE_NOOP("TrafalgarCharts", "once the foremast is gone")}},
    {"once-the-mizzenmast-is-gone",
     {QT_TRANSLATE_NOOP("TrafalgarCharts", "once the mizzenmast is gone")}},
};

} // namespace

QString TrafalgarNarrator::chartTitle(std::string_view id) const
{
    const QString title = phraseOf(kTitles, kContext, id);
    return title.isNull() ? Narrator::chartTitle(id) : title;
}

QString TrafalgarNarrator::chartNote(std::string_view id) const
{
    const QString note = phraseOf(kNotes, kContext, id);
    return note.isNull() ? Narrator::chartNote(id) : note;
}

QString TrafalgarNarrator::chartWords(const ChartText &text) const
{
    const int number = text.numbers.empty() ? 0 : text.numbers.front();
    if (text.term == "hits")
        return number == 0 ? tr("no hit", "head of a chart")
                           : tr("%n hits", "head of a chart", number);
    if (text.term == "arrow-clockwise")
        return tr("%n points clockwise", "the wind arrow", number);
    if (text.term == "arrow-counter-clockwise")
        return tr("%n points counter-clockwise", "the wind arrow", number);
    const QString word = phraseOf(kWords, kContext, text.term);
    return word.isNull() ? Narrator::chartWords(text) : word;
}

} // namespace qd::trafalgar
