// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/trafalgar/words.h"

#include "app/narration/narrator.h"
#include "app/narration/phrase_table.h"

#include <array>

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarWords";

constexpr Phrase kPhases[] = {
    {"setup", QT_TRANSLATE_NOOP3("TrafalgarWords", "Set-up", "phase")},
    {"wind-placement", QT_TRANSLATE_NOOP3("TrafalgarWords", "First wind", "phase")},
    {"turn", QT_TRANSLATE_NOOP3("TrafalgarWords", "Turn", "phase: of one side")},
    {"turn-english", QT_TRANSLATE_NOOP3("TrafalgarWords", "English turn", "phase")},
    {"turn-allied", QT_TRANSLATE_NOOP3("TrafalgarWords", "Allied turn", "phase")},
    {"wind", QT_TRANSLATE_NOOP3("TrafalgarWords", "Wind", "phase")},
    {"over", QT_TRANSLATE_NOOP3("TrafalgarWords", "Game over", "phase")},
};

/// Ships and forts are named without an article, so that they can head a sentence.
constexpr Phrase kPieces[] = {
    {"english-line-1", QT_TRANSLATE_NOOP3("TrafalgarWords", "English line ship 1", "ship")},
    {"english-line-2", QT_TRANSLATE_NOOP3("TrafalgarWords", "English line ship 2", "ship")},
    {"english-frigate-1", QT_TRANSLATE_NOOP3("TrafalgarWords", "English frigate 1", "ship")},
    {"english-frigate-2", QT_TRANSLATE_NOOP3("TrafalgarWords", "English frigate 2", "ship")},
    {"allied-line-1", QT_TRANSLATE_NOOP3("TrafalgarWords", "Allied line ship 1", "ship")},
    {"allied-line-2", QT_TRANSLATE_NOOP3("TrafalgarWords", "Allied line ship 2", "ship")},
    {"allied-frigate-1", QT_TRANSLATE_NOOP3("TrafalgarWords", "Allied frigate 1", "ship")},
    {"allied-frigate-2", QT_TRANSLATE_NOOP3("TrafalgarWords", "Allied frigate 2", "ship")},
    {"gibraltar", QT_TRANSLATE_NOOP3("TrafalgarWords", "Gibraltar", "port")},
    {"cadiz", QT_TRANSLATE_NOOP3("TrafalgarWords", "Cadiz", "port")},
    {"gibraltar-fort-1", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar fort 1")}},
    {"gibraltar-fort-2", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar fort 2")}},
    {"cadiz-fort-1", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz fort 1")}},
    {"cadiz-fort-2", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz fort 2")}},
    {"gibraltar-berth-1", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar anchorage 1")}},
    {"gibraltar-berth-2", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar anchorage 2")}},
    {"gibraltar-berth-3", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar anchorage 3")}},
    {"gibraltar-berth-4", {QT_TRANSLATE_NOOP("TrafalgarWords", "Gibraltar anchorage 4")}},
    {"cadiz-berth-1", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz anchorage 1")}},
    {"cadiz-berth-2", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz anchorage 2")}},
    {"cadiz-berth-3", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz anchorage 3")}},
    {"cadiz-berth-4", {QT_TRANSLATE_NOOP("TrafalgarWords", "Cadiz anchorage 4")}},
    {"flag-english", {QT_TRANSLATE_NOOP("TrafalgarWords", "English flag")}},
    {"flag-allied", {QT_TRANSLATE_NOOP("TrafalgarWords", "Allied flag")}},
};

constexpr Phrase kThings[] = {
    // kinds of ships and pieces, nations
    {"line", {QT_TRANSLATE_NOOP("TrafalgarWords", "ship of the line")}},
    {"frigate", {QT_TRANSLATE_NOOP("TrafalgarWords", "frigate")}},
    {"fort", {QT_TRANSLATE_NOOP("TrafalgarWords", "fort")}},
    {"english", QT_TRANSLATE_NOOP3("TrafalgarWords", "English", "nation of a ship")},
    {"french", QT_TRANSLATE_NOOP3("TrafalgarWords", "French", "nation of a ship")},
    {"spanish", QT_TRANSLATE_NOOP3("TrafalgarWords", "Spanish", "nation of a ship")},
    // masts, sides, aims
    {"fore", QT_TRANSLATE_NOOP3("TrafalgarWords", "foremast", "mast")},
    {"main", QT_TRANSLATE_NOOP3("TrafalgarWords", "mainmast", "mast")},
    {"mizzen", QT_TRANSLATE_NOOP3("TrafalgarWords", "mizzenmast", "mast")},
    {"port", QT_TRANSLATE_NOOP3("TrafalgarWords", "port (left)", "side of a ship")},
    {"starboard", QT_TRANSLATE_NOOP3("TrafalgarWords", "starboard (right)", "side of a ship")},
    {"bow", QT_TRANSLATE_NOOP3("TrafalgarWords", "bow", "what a ship shows")},
    {"stern", QT_TRANSLATE_NOOP3("TrafalgarWords", "stern", "what a ship shows")},
    {"battery", QT_TRANSLATE_NOOP3("TrafalgarWords", "battery", "what a shot aims at")},
    {"mast", QT_TRANSLATE_NOOP3("TrafalgarWords", "mast", "what a shot aims at")},
    {"not-declared", QT_TRANSLATE_NOOP3("TrafalgarWords", "not declared", "what a shot aims at")},
    // steps of a path
    {"f", QT_TRANSLATE_NOOP3("TrafalgarWords", "Forward", "step of a ship")},
    {"p", QT_TRANSLATE_NOOP3("TrafalgarWords", "Turn to port (left)", "step of a ship")},
    {"s", QT_TRANSLATE_NOOP3("TrafalgarWords", "Turn to starboard (right)", "step of a ship")},
    // the board
    {"sea", QT_TRANSLATE_NOOP3("TrafalgarWords", "sea", "ground")},
    {"reef", QT_TRANSLATE_NOOP3("TrafalgarWords", "reef", "ground")},
    {"sandbank", QT_TRANSLATE_NOOP3("TrafalgarWords", "sandbank", "ground")},
    {"land", QT_TRANSLATE_NOOP3("TrafalgarWords", "land", "ground")},
    {"field-port", {QT_TRANSLATE_NOOP("TrafalgarWords", "field of fire to port")}},
    {"field-fort", {QT_TRANSLATE_NOOP("TrafalgarWords", "range of the fort gun")}},
    {"field-starboard", {QT_TRANSLATE_NOOP("TrafalgarWords", "field of fire to starboard")}},
    // gauges of a ship or a fort
    {"guns", QT_TRANSLATE_NOOP3("TrafalgarWords", "guns", "of a ship")},
    {"mast-fore", {QT_TRANSLATE_NOOP("TrafalgarWords", "foremast")}},
    {"mast-main", {QT_TRANSLATE_NOOP("TrafalgarWords", "mainmast")}},
    {"mast-mizzen", {QT_TRANSLATE_NOOP("TrafalgarWords", "mizzenmast")}},
    {"guns-port", QT_TRANSLATE_NOOP3("TrafalgarWords", "port guns", "of a ship")},
    {"guns-starboard", QT_TRANSLATE_NOOP3("TrafalgarWords", "starboard guns", "of a ship")},
    {"moves", QT_TRANSLATE_NOOP3("TrafalgarWords", "moves", "of a ship")},
    // conditions, places beside the board
    {"off", QT_TRANSLATE_NOOP3("TrafalgarWords", "not on the board", "a ship")},
    {"sunk", QT_TRANSLATE_NOOP3("TrafalgarWords", "sunk", "a ship")},
    {"dismasted", QT_TRANSLATE_NOOP3("TrafalgarWords", "dismasted", "a ship")},
    {"afloat", QT_TRANSLATE_NOOP3("TrafalgarWords", "afloat", "ships, as the score counts them")},
    {"done", QT_TRANSLATE_NOOP3("TrafalgarWords", "done", "a ship, this turn")},
    {"passed", QT_TRANSLATE_NOOP3("TrafalgarWords", "passes", "a ship, this turn")},
    {"repairing", QT_TRANSLATE_NOOP3("TrafalgarWords", "repairs", "a ship, this turn")},
    {"moved", QT_TRANSLATE_NOOP3("TrafalgarWords", "moved", "a ship, this turn")},
    {"fired", QT_TRANSLATE_NOOP3("TrafalgarWords", "fired", "a ship or fort")},
    {"fired-port", QT_TRANSLATE_NOOP3("TrafalgarWords", "fired to port", "a ship")},
    {"fired-starboard", QT_TRANSLATE_NOOP3("TrafalgarWords", "fired to starboard", "a ship")},
    {"home", QT_TRANSLATE_NOOP3("TrafalgarWords", "at home", "a flag")},
    {"ship", QT_TRANSLATE_NOOP3("TrafalgarWords", "aboard a ship", "a flag")},
    {"aboard", QT_TRANSLATE_NOOP3("TrafalgarWords", "aboard a ship", "a flag")},
    // ways to win
    {"sunk-all", {QT_TRANSLATE_NOOP("TrafalgarWords", "all enemy ships sunk")}},
    {"superiority", {QT_TRANSLATE_NOOP("TrafalgarWords", "superior number")}},
    // answers
    {"heads", QT_TRANSLATE_NOOP3("TrafalgarWords", "heads", "side of a coin")},
    {"tails", QT_TRANSLATE_NOOP3("TrafalgarWords", "tails", "side of a coin")},
    {"yes", QT_TRANSLATE_NOOP3("TrafalgarWords", "yes", "a choice")},
    {"no", QT_TRANSLATE_NOOP3("TrafalgarWords", "no", "a choice")},
    {"none", QT_TRANSLATE_NOOP3("TrafalgarWords", "none", "a choice")},
    // reasons
    {"guns-standing", {QT_TRANSLATE_NOOP("TrafalgarWords", "guns standing")}},
    {"fired-this-turn", {QT_TRANSLATE_NOOP("TrafalgarWords", "fired this turn")}},
    {"held-back", {QT_TRANSLATE_NOOP("TrafalgarWords", "held back")}},
    {"never-below-zero", {QT_TRANSLATE_NOOP("TrafalgarWords", "never below zero")}},
    {"overruled", QT_TRANSLATE_NOOP3("TrafalgarWords", "referee’s word", "reason")},
    {"fort-gun", {QT_TRANSLATE_NOOP("TrafalgarWords", "fort gun")}},
    {"foremast", {QT_TRANSLATE_NOOP("TrafalgarWords", "foremast")}},
    {"mainmast", {QT_TRANSLATE_NOOP("TrafalgarWords", "mainmast")}},
    {"mizzenmast", {QT_TRANSLATE_NOOP("TrafalgarWords", "mizzenmast")}},
    {"spent", QT_TRANSLATE_NOOP3("TrafalgarWords", "spent", "moves")},
    {"ships-at-start", {QT_TRANSLATE_NOOP("TrafalgarWords", "ships at the start")}},
    {"ships-of-the-line", {QT_TRANSLATE_NOOP("TrafalgarWords", "ships of the line")}},
    {"frigates", {QT_TRANSLATE_NOOP("TrafalgarWords", "frigates")}},
    {"forts", {QT_TRANSLATE_NOOP("TrafalgarWords", "forts")}},
};

constexpr std::array<Source, 6> kHeadings{{
    QT_TRANSLATE_NOOP3("TrafalgarWords", "right", "heading on the board"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "down and right", "heading on the board"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "down and left", "heading on the board"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "left", "heading on the board"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "up and left", "heading on the board"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "up and right", "heading on the board"),
}};

constexpr std::array<Source, 6> kStepsAlong{{
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps to the right", "reason of a distance"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps down right", "reason of a distance"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps down left", "reason of a distance"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps to the left", "reason of a distance"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps up left", "reason of a distance"),
    QT_TRANSLATE_NOOP3("TrafalgarWords", "steps up right", "reason of a distance"),
}};

constexpr Phrase kLost[] = {
    {"fore", QT_TRANSLATE_NOOP3("TrafalgarWords", "the foremast", "what a ship loses")},
    {"main", QT_TRANSLATE_NOOP3("TrafalgarWords", "the mainmast", "what a ship loses")},
    {"mizzen", QT_TRANSLATE_NOOP3("TrafalgarWords", "the mizzenmast", "what a ship loses")},
};

QString said(const Source &source)
{
    return QCoreApplication::translate(kContext, source.text, source.comment);
}

/// The number at the end of an id such as "steps-heading-3"; -1 for another id.
int numberAfter(std::string_view head, std::string_view id)
{
    if (!id.starts_with(head) || id.size() != head.size() + 1)
        return -1;
    const char digit = id.back();
    return digit >= '0' && digit <= '9' ? digit - '0' : -1;
}

/// "fore-mizzen": a choice of more masts than one; null for another id.
QString severalMasts(std::string_view id)
{
    QStringList masts;
    for (const QString &part : fromUtf8(id).split(QLatin1Char('-'))) {
        const QString mast = phraseOf(kLost, kContext, part.toStdString());
        if (mast.isNull())
            return {};
        masts.append(phraseOf(kThings, kContext, part.toStdString()));
    }
    return Narrator::list(masts);
}

} // namespace

QString phaseName(std::string_view id)
{
    return phraseOf(kPhases, kContext, id);
}

QString pieceWord(std::string_view id)
{
    return phraseOf(kPieces, kContext, id);
}

QString headingWord(int heading)
{
    const bool isHeading = heading >= 0 && heading < static_cast<int>(kHeadings.size());
    return isHeading ? said(kHeadings.at(static_cast<std::size_t>(heading))) : QString();
}

QString otherWord(std::string_view id)
{
    if (const int along = numberAfter("steps-heading-", id);
        along >= 0 && along < static_cast<int>(kStepsAlong.size()))
        return said(kStepsAlong.at(static_cast<std::size_t>(along)));
    if (const int heading = numberAfter("heading-", id); heading >= 0)
        return headingWord(heading);
    if (const int stars = numberAfter("face-", id); stars >= 0)
        return starsOf(stars);
    const QString word = phraseOf(kThings, kContext, id);
    return word.isNull() ? severalMasts(id) : word;
}

QString theMast(std::string_view mast)
{
    return phraseOf(kLost, kContext, mast);
}

QString face(int stars)
{
    return stars == 0 ? QCoreApplication::translate("TrafalgarWords", "blank",
                                                    "a face of the artillery die, among others")
                      : QString::number(stars);
}

QString starsOf(int stars)
{
    return stars == 0 ? QCoreApplication::translate("TrafalgarWords", "blank face")
                      : QCoreApplication::translate("TrafalgarWords", "%n stars",
                                                    "a face of the artillery die", stars);
}

} // namespace qd::trafalgar
