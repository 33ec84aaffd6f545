// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of the turn, what happens in them, and the counts shown there.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/as_per_margin/words.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginPhases";

constexpr Phrase kHelp[] = {
    {"set-up",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "The referee lays the ships out; the rules say nothing about it (ruling "
                        "R41). A die gives the first wind, a second one after a 5 or 6 (“Initial "
                        "wind”), and two dice its speed (“Wind speed”). Then the first turn "
                        "begins.")}},
    {"french-spanish-fire",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "Each battery fires once at one enemy within 45° of its centre and 24″ "
                        "(“Fire”, “Ranges”). One die a gun box; double for an initial broadside or "
                        "a rake, triple for both. Each 4 within 8″ is thrown again on Table II, "
                        "each 3 there on Table III. Ships in a boarding don’t fire (“Boarding”); "
                        "men at the pumps must be called away first (“Pumps”).")}},
    {"boarding",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "A ship fallen aboard an enemy may board her: a die for each box left, "
                        "4–6 hits, hits cancel out and the loser gives up gun boxes (“Boarding”). "
                        "Boardings that go on are fought or called off. Who has fired this turn "
                        "can’t board.")}},
    {"wind",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "Every fifteen minutes a die is thrown: after a 5 or 6 a second one says "
                        "whether the wind backs, veers, turns toward the prevailing wind or "
                        "changes its speed (“Changes in wind”, ruling R02).")}},
    {"grapples",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "Ships fallen aboard may try once a turn to part: a die each, halved at "
                        "anchor, the higher has its wish, a tie holds them (“Falling aboard”). A "
                        "French or Spanish ship that an English one has left may close again at "
                        "once; if she fails, she forfeits her move.")}},
    {"move-dismasted",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "Ships without masts, and ships fallen aboard, turn down wind and drift "
                        "the lower wind die (“Dismasted”). An anchor holds its whole group "
                        "(ruling R17).")}},
    {"move-french-spanish",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "Each ship pivots up to 90°, then sails straight on (“Turning”). With or "
                        "across the wind up to the total of the wind dice, beating up to the "
                        "higher die, never less than the lower; damaged ships a step less (“Wind "
                        "speed”). Turning into or through the wind needs a toss (“Tacking”). Who "
                        "comes within 3″ of another ship grapples or fends off (“Falling "
                        "aboard”).")}},
    {"move-english",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "The English sail by the same rules (“Turning”, “Wind speed”, “Tacking”, "
                        "“Falling aboard”); they tack with a 5, too. Undamaged independent ships "
                        "of either side may dash on or pivot once more after their move (“Extra "
                        "move”).")}},
    {"english-fire",
     {QT_TRANSLATE_NOOP("AsPerMarginPhases",
                        "The English fire as the French and Spanish did (“Fire”, “Ranges”, Tables "
                        "I to III). Then the turn is checked off (“Turn sequence”).")}},
};

} // namespace

QString AsPerMarginNarrator::sequenceStep(std::string_view id) const
{
    const QString name = phaseName(id);
    return name.isNull() ? term(id) : name;
}

QString AsPerMarginNarrator::phaseHelp(std::string_view id) const
{
    const QString help = phraseOf(kHelp, kContext, id);
    return help.isNull() ? Narrator::phaseHelp(id) : help;
}

QString AsPerMarginNarrator::count(std::string_view key, int n) const
{
    if (key != "half-minutes")
        return Narrator::count(key, n);
    constexpr int kHalves = 2;
    return n == kHalves ? tr("1 minute gone")
                        : tr("%1 minutes gone").arg(decimal(static_cast<double>(n) / kHalves));
}

} // namespace qd::as_per_margin
