// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/as_per_margin/words.h"

#include "app/narration/phrase_table.h"
#include "rules/as_per_margin/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginWords";

constexpr Phrase kPhases[] = {
    {"set-up", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Set-up", "step")},
    {"french-spanish-fire",
     QT_TRANSLATE_NOOP3("AsPerMarginWords", "French and Spanish fire", "step")},
    {"boarding", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Boarding", "step")},
    {"wind", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Wind", "step")},
    {"grapples", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Grapples", "step")},
    {"move-dismasted", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Dismasted ships drift", "step")},
    {"move-french-spanish",
     QT_TRANSLATE_NOOP3("AsPerMarginWords", "French and Spanish move", "step")},
    {"move-english", QT_TRANSLATE_NOOP3("AsPerMarginWords", "English move", "step")},
    {"english-fire", QT_TRANSLATE_NOOP3("AsPerMarginWords", "English fire", "step")},
};

constexpr Phrase kThings[] = {
    // types
    {"1st", QT_TRANSLATE_NOOP3("AsPerMarginWords", "1st rate", "type of ship")},
    {"2nd", QT_TRANSLATE_NOOP3("AsPerMarginWords", "2nd rate", "type of ship")},
    {"3rd", QT_TRANSLATE_NOOP3("AsPerMarginWords", "3rd rate", "type of ship")},
    {"4th", QT_TRANSLATE_NOOP3("AsPerMarginWords", "4th rate", "type of ship")},
    {"5th", QT_TRANSLATE_NOOP3("AsPerMarginWords", "5th rate", "type of ship")},
    {"6th", QT_TRANSLATE_NOOP3("AsPerMarginWords", "6th rate", "type of ship")},
    {"bomb-ketch", {QT_TRANSLATE_NOOP("AsPerMarginWords", "bomb ketch")}},
    {"gunboat", {QT_TRANSLATE_NOOP("AsPerMarginWords", "gunboat")}},
    {"merchant-large", {QT_TRANSLATE_NOOP("AsPerMarginWords", "large merchant")}},
    {"merchant-medium", {QT_TRANSLATE_NOOP("AsPerMarginWords", "medium merchant")}},
    {"merchant-small", {QT_TRANSLATE_NOOP("AsPerMarginWords", "small merchant")}},
    {"shore-battery", {QT_TRANSLATE_NOOP("AsPerMarginWords", "shore battery")}},
    {"sailing-ship", {QT_TRANSLATE_NOOP("AsPerMarginWords", "ship")}},
    // batteries
    {"port", QT_TRANSLATE_NOOP3("AsPerMarginWords", "port", "battery")},
    {"starboard", QT_TRANSLATE_NOOP3("AsPerMarginWords", "starboard", "battery")},
    {"fore", QT_TRANSLATE_NOOP3("AsPerMarginWords", "fore", "battery")},
    {"aft", QT_TRANSLATE_NOOP3("AsPerMarginWords", "aft", "battery")},
    {"forward", QT_TRANSLATE_NOOP3("AsPerMarginWords", "forward", "battery of a gunboat")},
    // rows of the record sheet
    {"masts", QT_TRANSLATE_NOOP3("AsPerMarginWords", "masts", "boxes of the record sheet")},
    {"guns", QT_TRANSLATE_NOOP3("AsPerMarginWords", "guns", "boxes of the record sheet")},
    {"hull", QT_TRANSLATE_NOOP3("AsPerMarginWords", "hull", "boxes of the record sheet")},
    {"masts-top", QT_TRANSLATE_NOOP3("AsPerMarginWords", "masts, top line", "record sheet")},
    {"masts-bottom", QT_TRANSLATE_NOOP3("AsPerMarginWords", "masts, bottom line", "record sheet")},
    {"guns-port", QT_TRANSLATE_NOOP3("AsPerMarginWords", "port guns", "record sheet")},
    {"guns-starboard", QT_TRANSLATE_NOOP3("AsPerMarginWords", "starboard guns", "record sheet")},
    {"guns-fore", QT_TRANSLATE_NOOP3("AsPerMarginWords", "fore guns", "record sheet")},
    {"guns-aft", QT_TRANSLATE_NOOP3("AsPerMarginWords", "aft guns", "record sheet")},
    {"guns-forward", QT_TRANSLATE_NOOP3("AsPerMarginWords", "forward guns", "record sheet")},
    {"guns-guns", QT_TRANSLATE_NOOP3("AsPerMarginWords", "guns", "boxes of a shore battery")},
    // conditions and fates
    {"undamaged", QT_TRANSLATE_NOOP3("AsPerMarginWords", "undamaged", "a ship")},
    {"damaged", QT_TRANSLATE_NOOP3("AsPerMarginWords", "damaged", "a ship")},
    {"dismasted", QT_TRANSLATE_NOOP3("AsPerMarginWords", "dismasted", "a ship")},
    {"afloat", QT_TRANSLATE_NOOP3("AsPerMarginWords", "afloat", "a ship")},
    {"sunk", QT_TRANSLATE_NOOP3("AsPerMarginWords", "sunk", "a ship")},
    {"exploded", QT_TRANSLATE_NOOP3("AsPerMarginWords", "blown up", "a ship")},
    {"gone", QT_TRANSLATE_NOOP3("AsPerMarginWords", "gone from the table", "a ship")},
    {"off", QT_TRANSLATE_NOOP3("AsPerMarginWords", "not yet placed", "a ship")},
    {"struck", QT_TRANSLATE_NOOP3("AsPerMarginWords", "struck", "a ship that gave up")},
    {"prize", QT_TRANSLATE_NOOP3("AsPerMarginWords", "prize", "a ship held by the enemy")},
    {"pumps", QT_TRANSLATE_NOOP3("AsPerMarginWords", "men at the pumps", "a ship")},
    {"anchored", QT_TRANSLATE_NOOP3("AsPerMarginWords", "anchored", "a ship")},
    {"independent", QT_TRANSLATE_NOOP3("AsPerMarginWords", "independent", "a ship")},
    {"moved", QT_TRANSLATE_NOOP3("AsPerMarginWords", "moved", "a ship, this turn")},
    {"grappled", QT_TRANSLATE_NOOP3("AsPerMarginWords", "fallen aboard", "a ship")},
    {"contact", QT_TRANSLATE_NOOP3("AsPerMarginWords", "fallen aboard", "two ships")},
    {"melee", QT_TRANSLATE_NOOP3("AsPerMarginWords", "boarding", "two ships")},
    {"in-action", QT_TRANSLATE_NOOP3("AsPerMarginWords", "in action", "ships, a shore battery")},
    {"silenced", QT_TRANSLATE_NOOP3("AsPerMarginWords", "silenced", "a shore battery")},
    {"destroyed", QT_TRANSLATE_NOOP3("AsPerMarginWords", "destroyed", "a shore battery")},
    {"red-hot", QT_TRANSLATE_NOOP3("AsPerMarginWords", "red hot shot", "a shore battery")},
    // sailing
    {"with-or-across", {QT_TRANSLATE_NOOP("AsPerMarginWords", "with or across the wind")}},
    {"beat", QT_TRANSLATE_NOOP3("AsPerMarginWords", "beating", "point of sailing")},
    {"in-irons", QT_TRANSLATE_NOOP3("AsPerMarginWords", "in irons", "point of sailing")},
    {"dash", QT_TRANSLATE_NOOP3("AsPerMarginWords", "dash", "extra move")},
    {"pivot", QT_TRANSLATE_NOOP3("AsPerMarginWords", "pivot", "extra move")},
    {"tacked", QT_TRANSLATE_NOOP3("AsPerMarginWords", "tacks", "result of the die")},
    {"missed-stays", QT_TRANSLATE_NOOP3("AsPerMarginWords", "misses stays", "result of the die")},
    // choices
    {"grapple", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Grapple", "a wish")},
    {"fend", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Fend off", "a wish")},
    {"part", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Part", "a wish of a ship fallen aboard")},
    {"stay",
     QT_TRANSLATE_NOOP3("AsPerMarginWords", "Stay together", "a wish of a ship fallen aboard")},
    {"attempt", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Try to close again", "choice")},
    {"decline", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Let her go", "choice")},
    {"repel", QT_TRANSLATE_NOOP3("AsPerMarginWords", "Repel boarders", "why men leave the pumps")},
    {"yes", QT_TRANSLATE_NOOP3("AsPerMarginWords", "yes", "a choice")},
    {"no", QT_TRANSLATE_NOOP3("AsPerMarginWords", "no", "a choice")},
    {"none", QT_TRANSLATE_NOOP3("AsPerMarginWords", "none", "a choice")},
    {"both", QT_TRANSLATE_NOOP3("AsPerMarginWords", "both sides", "whose step it is")},
    {"bow", QT_TRANSLATE_NOOP3("AsPerMarginWords", "bow cable", "of an anchor")},
    {"stern", QT_TRANSLATE_NOOP3("AsPerMarginWords", "stern cable", "of an anchor")},
    // reasons
    {"gun-boxes", {QT_TRANSLATE_NOOP("AsPerMarginWords", "gun boxes")}},
    {"initial-broadside", {QT_TRANSLATE_NOOP("AsPerMarginWords", "initial broadside")}},
    {"rake", QT_TRANSLATE_NOOP3("AsPerMarginWords", "rake", "reason for more dice; a drawn line")},
    {"total", QT_TRANSLATE_NOOP3("AsPerMarginWords", "total", "of the wind dice")},
    {"higher-die", QT_TRANSLATE_NOOP3("AsPerMarginWords", "higher die", "of the wind dice")},
    {"lower-die", QT_TRANSLATE_NOOP3("AsPerMarginWords", "lower die", "of the wind dice")},
    {"die", {QT_TRANSLATE_NOOP("AsPerMarginWords", "die")}},
    {"in-class", QT_TRANSLATE_NOOP3("AsPerMarginWords", "her class", "by number of guns")},
    {"nearest-class", QT_TRANSLATE_NOOP3("AsPerMarginWords", "nearest class", "by number of guns")},
    {"mainmast-to-mainmast", {QT_TRANSLATE_NOOP("AsPerMarginWords", "mainmast to mainmast")}},
    {"closing-range", {QT_TRANSLATE_NOOP("AsPerMarginWords", "closing to within 3″")}},
    {"no-victory-rule", {QT_TRANSLATE_NOOP("AsPerMarginWords", "the rules name no winner")}},
    // drawings
    {"range", {QT_TRANSLATE_NOOP("AsPerMarginWords", "range")}},
    {"arc-port", QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the port guns", "drawing")},
    {"arc-starboard",
     QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the starboard guns", "drawing")},
    {"arc-fore", QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the fore guns", "drawing")},
    {"arc-aft", QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the aft guns", "drawing")},
    {"arc-forward", QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the forward guns", "drawing")},
    {"arc-guns", QT_TRANSLATE_NOOP3("AsPerMarginWords", "arc of the battery", "drawing")},
    {"sail-with-or-across",
     QT_TRANSLATE_NOOP3("AsPerMarginWords", "headings with or across the wind", "drawing")},
    {"sail-beat", QT_TRANSLATE_NOOP3("AsPerMarginWords", "headings close to the wind", "drawing")},
    {"sail-in-irons", QT_TRANSLATE_NOOP3("AsPerMarginWords", "headings in irons", "drawing")},
    {"sail-tack", QT_TRANSLATE_NOOP3("AsPerMarginWords", "headings by tacking", "drawing")},
    {"ruler", QT_TRANSLATE_NOOP3("AsPerMarginWords", "ruler", "drawing")},
    {"path", QT_TRANSLATE_NOOP3("AsPerMarginWords", "way", "of a ship, drawing")},
    {"closing", QT_TRANSLATE_NOOP3("AsPerMarginWords", "closing within 3″", "drawing")},
    {"distance", {QT_TRANSLATE_NOOP("AsPerMarginWords", "distance")}},
    {"inches", {QT_TRANSLATE_NOOP("AsPerMarginWords", "inches")}},
    {"inch", {QT_TRANSLATE_NOOP("AsPerMarginWords", "inches")}},
    {"min", QT_TRANSLATE_NOOP3("AsPerMarginWords", "least", "distance to sail")},
    {"max", QT_TRANSLATE_NOOP3("AsPerMarginWords", "most", "distance to sail")},
};

/// Ships of the fleet that has none of history.
constexpr Phrase kNameless[] = {
    {"english-third", {QT_TRANSLATE_NOOP("AsPerMarginWords", "English 3rd rate")}},
    {"english-fifth", {QT_TRANSLATE_NOOP("AsPerMarginWords", "English 5th rate")}},
    {"french-third", {QT_TRANSLATE_NOOP("AsPerMarginWords", "French 3rd rate")}},
    {"spanish-fifth", {QT_TRANSLATE_NOOP("AsPerMarginWords", "Spanish 5th rate")}},
};

/// What the rules call a ship or a battery by that has no name.
constexpr std::array<std::string_view, 12> kTypes{"1st",
                                                  "2nd",
                                                  "3rd",
                                                  "4th",
                                                  "5th",
                                                  "6th",
                                                  "gunboat",
                                                  "bomb-ketch",
                                                  "merchant-large",
                                                  "merchant-medium",
                                                  "merchant-small",
                                                  "shore-battery"};

} // namespace

QString phaseName(std::string_view id)
{
    return phraseOf(kPhases, kContext, id);
}

QString otherWord(std::string_view id)
{
    return phraseOf(kThings, kContext, id);
}

bool isCompassName(std::string_view id, double &degrees)
{
    const auto found = degreesOf(id);
    degrees = found.value_or(0);
    return found.has_value();
}

QString namelessShip(std::string_view id)
{
    return phraseOf(kNameless, kContext, id);
}

QString namedByType(const QString &carried)
{
    const QString type = carried.section(QLatin1Char(' '), 0, 0);
    const QString number = carried.mid(type.size()).trimmed();
    const bool isNumber =
        std::all_of(number.begin(), number.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    const std::string id = type.toStdString();
    const QString word =
        isNumber && std::ranges::find(kTypes, id) != kTypes.end() ? otherWord(id) : QString();
    if (word.isEmpty())
        return {};
    const QString name = word.left(1).toUpper() + word.mid(1);
    return number.isEmpty()
        ? name
        : QCoreApplication::translate("AsPerMarginWords", "%1 %2", "a type, which ship of it")
              .arg(name, number);
}

QString nameFromId(std::string_view id)
{
    QStringList words = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))
                            .split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString &word : words)
        word = word.left(1).toUpper() + word.mid(1);
    return words.join(QLatin1Char(' '));
}

} // namespace qd::as_per_margin
