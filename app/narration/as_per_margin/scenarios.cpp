// SPDX-License-Identifier: GPL-3.0-or-later
// Fleets that the program brings along (specification 11.2).
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginScenarios";

constexpr Phrase kNames[] = {
    {"two-a-side", {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "Two a side")}},
    {"finisterre-1747",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "First Cape Finisterre, 3 May 1747")}},
    {"second-finisterre-1747",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "Second Cape Finisterre, 14 October 1747")}},
    {"cape-st-vincent-1797",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "Cape St Vincent, 14 February 1797")}},
    {"nile-1798", {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "The Nile, 1 August 1798")}},
    {"trafalgar-1805", {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "Trafalgar, 21 October 1805")}},
    {"empty", {QT_TRANSLATE_NOOP("AsPerMarginScenarios", "Empty sea")}},
};

constexpr Phrase kHelp[] = {
    {"two-a-side",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "A 3rd and a 5th rate a side, to learn the game; places are invented")}},
    {"finisterre-1747",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "14 English in General Chase after 10 French; ships after the lists, "
                        "wind and places conjecture")}},
    {"second-finisterre-1747",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "14 English in General Chase after 8 French in line; wind and places "
                        "conjecture")}},
    {"cape-st-vincent-1797",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "15 English of the line and 5 scouts against 27 Spanish in two groups; "
                        "wind and places conjecture")}},
    {"nile-1798",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "13 English come down on 17 French at anchor; places conjecture")}},
    {"trafalgar-1805",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "27 English in two columns against 33 French and Spanish; wind and places "
                        "conjecture")}},
    {"empty",
     {QT_TRANSLATE_NOOP("AsPerMarginScenarios",
                        "No ships: Adjust… puts up what stands on the table")}},
};

} // namespace

QString AsPerMarginNarrator::scenario(std::string_view id) const
{
    const QString name = phraseOf(kNames, kContext, id);
    return name.isNull() ? Narrator::scenario(id) : name;
}

QString AsPerMarginNarrator::scenarioHelp(std::string_view id) const
{
    return phraseOf(kHelp, kContext, id);
}

} // namespace qd::as_per_margin
