// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/as_per_margin/words.h"
#include "app/narration/phrase_table.h"

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginCharts";

constexpr Phrase kTitles[] = {
    {"table-1", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Table I: fire", "chart")},
    {"table-2", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Table II: close fire", "chart")},
    {"table-3", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Table III: blaze", "chart")},
    {"allowance", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Inches by the wind dice", "chart")},
    {"tacking", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Tacking", "chart")},
    {"wind-check", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Wind check", "chart")},
    {"initial-wind", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "First wind", "chart")},
    {"falling-aboard",
     QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Falling aboard, grapples: wishes", "chart")},
    {"toss-score",
     QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Falling aboard, grapples: the die", "chart")},
    {"boarding", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Boarding", "chart")},
    {"boarding-dice", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Boarding: dice", "chart")},
    {"pumps", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Men called from the pumps", "chart")},
    {"ship-types", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Types of ships", "chart")},
};

constexpr Phrase kNotes[] = {
    {"table-1-dice",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "One die for each gun box that bears; double for an initial broadside or a "
                        "rake, triple for both. A rake: within 12″ of an enemy whose guns don’t "
                        "bear.")}},
    {"table-2-cables",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "One die for each 4 of Table I. A cable that doesn’t hold can’t be cut: a "
                        "miss.")}},
    {"table-3-out",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "One die for each 3 of Table II; a 1 is tossed again. Then the blaze is "
                        "out.")}},
    {"least-move",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "The heading after the pivot counts. Every ship under sail goes at least "
                        "the lower die, unless she tacks.")}},
    {"tack-damaged",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "Damaged ships add 2. Who misses stays drifts the lower wind die.")}},
    {"wind-check-when",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "Every fifteen minutes of the battle. A second toss comes after a 5 or 6 "
                        "only.")}},
    {"toss-wishes",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "Each ship tosses a die, halved at anchor; the higher has her wish, a tie "
                        "holds the two together. To cut grapples is to fend, to stay is to "
                        "grapple.")}},
    {"boarding-surplus",
     {QT_TRANSLATE_NOOP(
         "AsPerMarginCharts",
         "One die for each box left: masts, guns, hull. Who has fewer hits loses the "
         "difference in gun boxes, those that face the enemy first.")}},
    {"types-from-guns",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts",
                        "1st rate: 100 guns and more. 2nd: 90–98. 3rd: 64–80. 4th: 50–60. 5th: "
                        "32–44. 6th: 20–30. Masts: top and bottom line; guns: port and starboard, "
                        "or fore and aft. Batteries ashore: a box for each 8–14 guns.")}},
};

constexpr Phrase kWords[] = {
    {"die", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Die", "head of a chart")},
    {"die-total", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Total of the die", "head of a chart")},
    {"result", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Result", "head of a chart")},
    {"miss", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "miss", "result of a die")},
    {"to-table-2", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Table II")}},
    {"to-table-3", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Table III")}},
    {"hit-guns", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "guns", "what is hit")},
    {"hit-masts", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "masts", "what is hit")},
    {"hit-hull", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "hull", "what is hit")},
    {"hit-bow-cable", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "bow cable cut")}},
    {"hit-stern-cable", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "stern cable cut")}},
    {"toss-again", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "toss again")}},
    {"explosion", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "explosion")}},
    {"again-french-spanish",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Again, French or Spanish target")}},
    {"again-english", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Again, English target")}},
    {"condition", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Condition", "head: of a ship")},
    {"with-or-across", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "With or across the wind")}},
    {"beat", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Beating", "head of a chart")},
    {"in-irons", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "In irons", "head of a chart")},
    {"drift", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "drift, lower die")}},
    {"tacked", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "tacks", "result of a die")},
    {"missed-stays", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "misses stays", "result of a die")},
    {"first-toss", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "First toss")}},
    {"second-toss", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Second toss")}},
    {"no-change", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "no change")}},
    {"no-change-prevailing", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "no change")}},
    {"toward-prevailing",
     {QT_TRANSLATE_NOOP("AsPerMarginCharts", "a point toward the prevailing wind")}},
    {"backs", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "backs a point")}},
    {"veers", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "veers a point")}},
    {"speed", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "new wind dice")}},
    {"wishes",
     QT_TRANSLATE_NOOP3("AsPerMarginCharts", "First ship, second ship", "head: wishes of both")},
    {"wishes-grapple-grapple", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "grapple, grapple")}},
    {"wishes-grapple-fend", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "grapple, fend off")}},
    {"wishes-fend-grapple", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "fend off, grapple")}},
    {"wishes-fend-fend", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "fend off, fend off")}},
    {"first-higher", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "First ship higher")}},
    {"second-higher", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Second ship higher")}},
    {"tie", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "A tie", "of two dice")},
    {"aboard", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "aboard", "two ships lie together")},
    {"apart", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "apart", "two ships come apart")},
    {"under-way", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "Not at anchor")}},
    {"at-anchor", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "At anchor")}},
    {"boarding-hit", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "a hit", "result of a die")},
    {"ship", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Ship", "head of a chart")},
    {"dice", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Dice", "head of a chart: how many")},
    {"pump-none", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "nothing", "result of a die")},
    {"pump-hull", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "one hull hit")}},
    {"pump-gun", {QT_TRANSLATE_NOOP("AsPerMarginCharts", "one gun hit, owner’s choice")}},
    {"rate", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Type", "head: of a ship")},
    {"masts", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Masts", "head of a chart")},
    {"guns", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Guns", "head of a chart")},
    {"hull", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "Hull", "head of a chart")},
};

/// Words with their number: %1.
constexpr Phrase kNumbered[] = {
    {"to-inches", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "To %1″", "range in inches")},
    {"total-is", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "%1 (total)", "inches")},
    {"higher-die-is", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "%1 (higher die)", "inches")},
    {"lower-die-is", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "%1 (lower die)", "inches")},
    {"drift-is", QT_TRANSLATE_NOOP3("AsPerMarginCharts", "drift %1", "inches")},
};

} // namespace

QString AsPerMarginNarrator::chartTitle(std::string_view id) const
{
    return phraseOf(kTitles, kContext, id);
}

QString AsPerMarginNarrator::chartNote(std::string_view id) const
{
    return phraseOf(kNotes, kContext, id);
}

QString AsPerMarginNarrator::chartWords(const ChartText &text) const
{
    const auto number = [&text](std::size_t i) {
        return i < text.numbers.size() ? text.numbers[i] : 0;
    };
    if (text.term == "two-rows") {
        return number(1) == 0 ? QString::number(number(0))
                              : tr("%1 + %2", "boxes of two rows").arg(number(0)).arg(number(1));
    }
    if (text.term == "halves")
        return decimal(number(0) / 2.0);
    constexpr std::string_view kShip = "ship/";
    if (text.term.starts_with(kShip))
        return term(text.term.substr(kShip.size()));
    if (const QString numbered = phraseOf(kNumbered, kContext, text.term); !numbered.isNull())
        return numbered.arg(number(0));
    const std::string_view word = text.term;
    constexpr std::string_view kWind = "wind-";
    double degrees = 0;
    if (word.starts_with(kWind) && isCompassName(word.substr(kWind.size()), degrees))
        return heading(degrees);
    const QString said = phraseOf(kWords, kContext, word);
    return said.isNull() ? term(word) : said;
}

} // namespace qd::as_per_margin
