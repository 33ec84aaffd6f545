// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/santa_cruz/words.h"

#include "app/narration/phrase_table.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzWords";

constexpr Source kKinds[] = {
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Royal Marines %1", "a unit and its number"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Sailors %1", "a unit and its number"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Regulars %1", "a unit and its number"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Militia %1", "a unit and its number"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Volunteers %1", "a unit and its number"),
};

constexpr Source kCards[] = {
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Move", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Bomb Vessel “Rayo”", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "The French Are Eager to Fight", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Harassment", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Spike the Cannons", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Panic!", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Reinforcements", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Assault", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Counterattack", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Lost!", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Heavy Swell!", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Firing from Cover", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Cannon", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Assault Ladders", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Battle Drums", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Lucky Shot from “Tigre”", "card title"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Confusion", "card title"),
};
static_assert(std::size(kCards) == kCardCount);

constexpr Source kCardTypes[] = {
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Order", "card type"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Assault", "card type"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Mixed", "card type"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Response", "card type"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Combat Support", "card type"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Confusion", "card type"),
};

constexpr Source kBatteries[] = {
    QT_TRANSLATE_NOOP3("SantaCruzWords", "green", "colour of a battery"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "red", "colour of a battery"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "violet", "colour of a battery"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "yellow", "colour of a battery"),
};

constexpr Source kPhases[] = {
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Set-up", "phase"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "British naval movement", "phase"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Coastal batteries", "phase"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "British action", "phase"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Spanish action", "phase"),
    QT_TRANSLATE_NOOP3("SantaCruzWords", "Game over", "phase"),
};

constexpr Phrase kWords[] = {
    // reasons of numbers
    {"base", {QT_TRANSLATE_NOOP("SantaCruzWords", "base die")}},
    {"most-sp", {QT_TRANSLATE_NOOP("SantaCruzWords", "most strength points")}},
    {"elite-units", {QT_TRANSLATE_NOOP("SantaCruzWords", "elite units")}},
    {"red-border", {QT_TRANSLATE_NOOP("SantaCruzWords", "red line")}},
    {"officer", {QT_TRANSLATE_NOOP("SantaCruzWords", "officer")}},
    {"no-dice", {QT_TRANSLATE_NOOP("SantaCruzWords", "never below zero")}},
    {"minimum-one", {QT_TRANSLATE_NOOP("SantaCruzWords", "at least one die")}},
    {"plus-card", {QT_TRANSLATE_NOOP("SantaCruzWords", "+1 card")}},
    {"fortress", {QT_TRANSLATE_NOOP("SantaCruzWords", "fortress")}},
    {"area", {QT_TRANSLATE_NOOP("SantaCruzWords", "area")}},
    {"morale", {QT_TRANSLATE_NOOP("SantaCruzWords", "morale")}},
    {"spiked", {QT_TRANSLATE_NOOP("SantaCruzWords", "spiked batteries")}},
    {"printed", {QT_TRANSLATE_NOOP("SantaCruzWords", "printed value")}},
    {"die", {QT_TRANSLATE_NOOP("SantaCruzWords", "die")}},
    {"minimum", {QT_TRANSLATE_NOOP("SantaCruzWords", "at least 1")}},
    {"limit", {QT_TRANSLATE_NOOP("SantaCruzWords", "limit")}},
    // kinds of units
    {"royal-marines", QT_TRANSLATE_NOOP3("SantaCruzWords", "Royal Marines", "kind of unit")},
    {"sailors", QT_TRANSLATE_NOOP3("SantaCruzWords", "Sailors", "kind of unit")},
    {"regulars", QT_TRANSLATE_NOOP3("SantaCruzWords", "Regulars", "kind of unit")},
    {"militia", QT_TRANSLATE_NOOP3("SantaCruzWords", "Militia", "kind of unit")},
    {"volunteers", QT_TRANSLATE_NOOP3("SantaCruzWords", "Volunteers", "kind of unit")},
    // trays and states
    {"off", QT_TRANSLATE_NOOP3("SantaCruzWords", "off the board", "where a unit is")},
    {"aboard", QT_TRANSLATE_NOOP3("SantaCruzWords", "aboard", "where a unit is")},
    {"eliminated", QT_TRANSLATE_NOOP3("SantaCruzWords", "eliminated", "a unit")},
    {"available", QT_TRANSLATE_NOOP3("SantaCruzWords", "available", "an officer")},
    {"on-map", QT_TRANSLATE_NOOP3("SantaCruzWords", "on the board", "an officer")},
    {"killed", QT_TRANSLATE_NOOP3("SantaCruzWords", "killed", "an officer")},
    {"wounded", QT_TRANSLATE_NOOP3("SantaCruzWords", "wounded", "an officer")},
    {"out-of-play", QT_TRANSLATE_NOOP3("SantaCruzWords", "out of play", "an officer")},
    {"face-down", QT_TRANSLATE_NOOP3("SantaCruzWords", "face down", "an officer")},
    {"face-up", QT_TRANSLATE_NOOP3("SantaCruzWords", "face up", "an officer")},
    {"down", QT_TRANSLATE_NOOP3("SantaCruzWords", "face down", "an officer")},
    {"up", QT_TRANSLATE_NOOP3("SantaCruzWords", "face up", "an officer")},
    {"afloat", QT_TRANSLATE_NOOP3("SantaCruzWords", "afloat", "HMS Fox")},
    {"unloaded", QT_TRANSLATE_NOOP3("SantaCruzWords", "unloaded", "HMS Fox")},
    {"sunk", QT_TRANSLATE_NOOP3("SantaCruzWords", "sunk", "HMS Fox")},
    {"active", QT_TRANSLATE_NOOP3("SantaCruzWords", "active", "a battery")},
    {"occupied", QT_TRANSLATE_NOOP3("SantaCruzWords", "occupied", "a battery")},
    // choices
    {"stay", QT_TRANSLATE_NOOP3("SantaCruzWords", "Stay", "button: decline to retreat")},
    {"retreat", QT_TRANSLATE_NOOP3("SantaCruzWords", "Retreat", "button")},
    {"yes", QT_TRANSLATE_NOOP3("SantaCruzWords", "yes", "a choice")},
    {"no", QT_TRANSLATE_NOOP3("SantaCruzWords", "no", "a choice")},
    {"stays", QT_TRANSLATE_NOOP3("SantaCruzWords", "stays behind", "an officer")},
    {"none", QT_TRANSLATE_NOOP3("SantaCruzWords", "none", "an officer, a die")},
    {"nobody", QT_TRANSLATE_NOOP3("SantaCruzWords", "nobody", "an officer, a die")},
    {"draw", QT_TRANSLATE_NOOP3("SantaCruzWords", "draw", "nobody wins")},
    {"attacker", {QT_TRANSLATE_NOOP("SantaCruzWords", "attacker")}},
    {"defender", {QT_TRANSLATE_NOOP("SantaCruzWords", "defender")}},
    {"counterattack-assault",
     {QT_TRANSLATE_NOOP("SantaCruzWords", "Counterattack played as an Assault")}},
    {"counterattack-response",
     {QT_TRANSLATE_NOOP("SantaCruzWords", "Counterattack played as a Response")}},
    {"support", QT_TRANSLATE_NOOP3("SantaCruzWords", "support", "stage of a combat")},
    {"fire", QT_TRANSLATE_NOOP3("SantaCruzWords", "fire", "stage of a combat")},
    {"fire-back", QT_TRANSLATE_NOOP3("SantaCruzWords", "fire back", "stage of a combat")},
    {"resolving", QT_TRANSLATE_NOOP3("SantaCruzWords", "resolving", "stage of a combat")},
    // lines and tracks
    {"black", QT_TRANSLATE_NOOP3("SantaCruzWords", "black line", "on the board")},
    {"blue", QT_TRANSLATE_NOOP3("SantaCruzWords", "blue line", "on the board")},
    {"red-line", QT_TRANSLATE_NOOP3("SantaCruzWords", "red line", "on the board")},
    {"turn", QT_TRANSLATE_NOOP3("SantaCruzWords", "Turn", "track")},
    {"combat-round", QT_TRANSLATE_NOOP3("SantaCruzWords", "Combat round", "track")},
    {"beach", {QT_TRANSLATE_NOOP("SantaCruzWords", "beach")}},
    {"castle", {QT_TRANSLATE_NOOP("SantaCruzWords", "castle")}},
    {"coastal", QT_TRANSLATE_NOOP3("SantaCruzWords", "coastal", "a sea area")},
    {"sea", QT_TRANSLATE_NOOP3("SantaCruzWords", "sea area", "kind of place")},
    {"land", QT_TRANSLATE_NOOP3("SantaCruzWords", "land area", "kind of place")},
};

QString told(const Source &source)
{
    return QCoreApplication::translate(kContext, source.text, source.comment);
}

} // namespace

QString unitName(Block block)
{
    if (block == Block::Fox)
        return QCoreApplication::translate("SantaCruzWords", "HMS Fox");
    const std::size_t kind = indexOf(kindOf(block));
    std::size_t number = 1;
    for (std::size_t i = 0; i < indexOf(block); ++i)
        number += indexOf(kindOf(static_cast<Block>(i))) == kind ? 1U : 0U;
    return told(kKinds[kind]).arg(number);
}

QString officerName(Officer officer)
{
    static const QString kNames[] = {
        QStringLiteral("Bowen"),     QStringLiteral("Freemantle"), QStringLiteral("Hood"),
        QStringLiteral("Nelson"),    QStringLiteral("Oldfield"),   QStringLiteral("Troubridge"),
        QStringLiteral("Benítez"),   QStringLiteral("Grandy"),     QStringLiteral("Güinter"),
        QStringLiteral("Gutiérrez"), QStringLiteral("Román"),
    };
    static_assert(std::size(kNames) == kOfficerCount);
    return kNames[indexOf(officer)];
}

QString cardName(Card card)
{
    return told(kCards[indexOf(card)]);
}

QString cardTypeName(CardType type)
{
    return told(kCardTypes[indexOf(type)]);
}

QString batteryColour(Battery battery)
{
    return told(kBatteries[indexOf(battery)]);
}

QString phaseName(Phase phase)
{
    return told(kPhases[indexOf(phase)]);
}

QString otherWord(std::string_view id)
{
    return phraseOf(kWords, kContext, id);
}

QString clockText(const QString &label)
{
    const QString hour = label.section(QLatin1Char(':'), 0, 0);
    const QString minutes = label.section(QLatin1Char(':'), 1);
    if (minutes.isEmpty())
        return label;
    if (minutes == QLatin1String("00"))
        return QCoreApplication::translate("SantaCruzWords", "%1:00", "a full hour").arg(hour);
    return QCoreApplication::translate("SantaCruzWords", "%1:%2", "hour and minutes")
        .arg(hour, minutes);
}

} // namespace qd::santa_cruz
