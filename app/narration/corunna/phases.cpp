// SPDX-License-Identifier: GPL-3.0-or-later
// Phases, what happens in them, and the counts shown there.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaPhases";

constexpr Phrase kHelp[] = {
    {"setup",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "The British and Spanish set up first, then the French, each group in its "
                        "zone (rules 7.4, 8.4, 9.4). Colours stand with a battalion of their "
                        "brigade (5.2.10.1); the hex must hold the stack (“Stacking Chart”). "
                        "Finish the set-up of each side when its pieces stand.")}},
    {"command-points",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "Soult spends his Command Point on II Corps or a division (5.1.1, 5.1.2), "
                        "Moore his on a division, or he rides to brigades (5.2.1, 5.2.3); Hardinge "
                        "may fly to one (5.2.4), Alcedo activates militia within the walls (5.3). "
                        "In the smaller scenarios each side has one point (7.3, 8.3). Attachments "
                        "and marches are ordered now (5.1.4, 5.2.5, 6.7).")}},
    {"command-tracing",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "See which division leaders are within Soult’s span: 12 hexes for cavalry, "
                        "8 for infantry (5.1.3). The span is measured in hexes (ruling R33).")}},
    {"mu-creation",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "Points that are left form Maneuver Units: at most the corps for Soult "
                        "(5.1.2), a division for Moore (5.2.2), units next to Alcedo (5.3.2). Each "
                        "MU puts a chit into the cup.")}},
    {"initiative",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "French cavalry leaders may try to act on their own (5.1.7), infantry "
                        "leaders while the corps is disbanded (5.1.5.1), British ones while Moore "
                        "is out (5.2.8). The roll itself is the series’ own: enter what came of "
                        "it.")}},
    {"maneuver",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "Draw a chit, act with what it names, draw the next until the cup is empty "
                        "(5.2.9). Fire, assaults and charges are rolled as they come up, tens then "
                        "units (ruling R1). Reinforcements enter on their chit (6.1), brigades "
                        "without colours go to the port on the Regroup chit (5.2.10.2). At the end "
                        "colours stand with a battalion of their brigade (5.2.10.1).")}},
    {"naval",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "Ships move after all chits (5.2.9): transports freely, ships-of-the-line "
                        "when they are tasked (6.9.1). Loading and leaving the map take half a "
                        "ship’s movement each (6.10.1, 6.10.2). A ship that lost half its "
                        "increments must leave (6.11.1.3).")}},
    {"turn-adjustment",
     {QT_TRANSLATE_NOOP(
         "CorunnaPhases",
         "Bring back or replace leaders (5.1.5, 5.2.6), note the Army Morale Levels "
         "and who holds what (7.7, 8.7, 9.8). When their level allows it (9.9) the "
         "British may declare the evacuation (9.9.1). Then the next turn of twenty minutes "
         "begins.")}},
    {"over",
     {QT_TRANSLATE_NOOP("CorunnaPhases",
                        "The last turn is over: see the score (7.7, 8.7, 9.8; after an evacuation "
                        "9.9.6). Undo to play on.")}},
};

constexpr Phrase kCounts[] = {
    {"chits", {QT_TRANSLATE_NOOP("CorunnaPhases", "Chits in the cup: %L1")}},
    {"maneuver-units", {QT_TRANSLATE_NOOP("CorunnaPhases", "MUs: %L1")}},
    {"army-morale-french", {QT_TRANSLATE_NOOP("CorunnaPhases", "French Army Morale Level: %L1")}},
    {"army-morale-british", {QT_TRANSLATE_NOOP("CorunnaPhases", "British Army Morale Level: %L1")}},
    {"town-hexes", {QT_TRANSLATE_NOOP("CorunnaPhases", "Town hexes that the French hold: %L1")}},
};

} // namespace

QString CorunnaNarrator::sequenceStep(std::string_view id) const
{
    const QString name = phaseName(id);
    return name.isNull() ? term(id) : name;
}

QString CorunnaNarrator::phaseHelp(std::string_view id) const
{
    const QString help = phraseOf(kHelp, kContext, id);
    return help.isNull() ? Narrator::phaseHelp(id) : help;
}

QString CorunnaNarrator::count(std::string_view key, int n) const
{
    const QString text = phraseOf(kCounts, kContext, key);
    return text.isNull() ? Narrator::count(key, n) : text.arg(n);
}

} // namespace qd::corunna
