// SPDX-License-Identifier: GPL-3.0-or-later
// Phases, what happens in them, and the counts shown there.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"
#include "app/narration/trafalgar/words.h"

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarPhases";

constexpr Source kTurnHelp = {QT_TRANSLATE_NOOP(
    "TrafalgarPhases",
    "The side plays its ships in any order; each may move, fire and move again (“How to play 1”). "
    "A step forward and a turn of 60° each cost one move (“Ship movement 2”). Each gun fires once, "
    "at an enemy up to 3 steps away on its own side of the ship (“Artillery fire 2”, “The field of "
    "fire 1”): say battery or mast, then throw a star die for each gun. A fort gun of the other "
    "side may shout “FIRE!” at a ship that sails past (“Fort guns 2”).")};

constexpr Phrase kHelp[] = {
    {"setup",
     {QT_TRANSLATE_NOOP("TrafalgarPhases",
                        "Each side puts its four ships on the dots of its port, bows to the sea "
                        "(“Set-up 2”); ships may change places. When all lie there, toss a coin "
                        "(“Start of combat 1”).")}},
    {"wind-placement",
     {QT_TRANSLATE_NOOP("TrafalgarPhases",
                        "Who won the toss places the wind arrow at will; the other side plays "
                        "first (“Start of combat 1”). No ship may go forward against the wind "
                        "(rulings R07, R09; see the table’s options).")}},
    {"turn", kTurnHelp},
    {"turn-english", kTurnHelp},
    {"turn-allied", kTurnHelp},
    {"wind",
     {QT_TRANSLATE_NOOP("TrafalgarPhases",
                        "When both sides have played, throw one star die: the arrow turns one "
                        "point clockwise for each star; after a blank face it stays (“How to play "
                        "4”, ruling R36). Then the next round begins.")}},
    {"over",
     {QT_TRANSLATE_NOOP("TrafalgarPhases",
                        "A side has won: it sank all enemies, has 3 or 4 ships against one, or "
                        "brought the enemy’s flag into its port (“How to win 1”). Undo to play "
                        "on.")}},
};

constexpr Phrase kCounts[] = {
    {"turn",
     QT_TRANSLATE_NOOP3("TrafalgarPhases", "Round %L1", "a turn of each side, then the wind")},
    {"guns-english", {QT_TRANSLATE_NOOP("TrafalgarPhases", "English guns: %L1")}},
    {"guns-allied", {QT_TRANSLATE_NOOP("TrafalgarPhases", "Allied guns: %L1")}},
    {"masts-english", {QT_TRANSLATE_NOOP("TrafalgarPhases", "English masts: %L1")}},
    {"masts-allied", {QT_TRANSLATE_NOOP("TrafalgarPhases", "Allied masts: %L1")}},
    {"fort-guns-english", {QT_TRANSLATE_NOOP("TrafalgarPhases", "English fort guns: %L1")}},
    {"fort-guns-allied", {QT_TRANSLATE_NOOP("TrafalgarPhases", "Allied fort guns: %L1")}},
};

/// What either is so or isn't: no number.
constexpr Phrase kFacts[] = {
    {"enemy-flag-english",
     {QT_TRANSLATE_NOOP("TrafalgarPhases", "the English hold the Allied flag")}},
    {"enemy-flag-allied",
     {QT_TRANSLATE_NOOP("TrafalgarPhases", "the Allies hold the English flag")}},
    {"own-flag-lost-english",
     {QT_TRANSLATE_NOOP("TrafalgarPhases", "the English can’t win without their flag")}},
    {"own-flag-lost-allied",
     {QT_TRANSLATE_NOOP("TrafalgarPhases", "the Allies can’t win without their flag")}},
};

} // namespace

QString TrafalgarNarrator::sequenceStep(std::string_view id) const
{
    const QString name = phaseName(id);
    return name.isNull() ? term(id) : name;
}

QString TrafalgarNarrator::phaseHelp(std::string_view id) const
{
    const QString help = phraseOf(kHelp, kContext, id);
    return help.isNull() ? Narrator::phaseHelp(id) : help;
}

QString TrafalgarNarrator::count(std::string_view key, int n) const
{
    if (const QString fact = phraseOf(kFacts, kContext, key); !fact.isNull())
        return fact;
    const QString text = phraseOf(kCounts, kContext, key);
    return text.isNull() ? Narrator::count(key, n) : text.arg(n);
}

} // namespace qd::trafalgar
