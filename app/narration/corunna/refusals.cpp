// SPDX-License-Identifier: GPL-3.0-or-later
// Why the rules say no, and what would help (specification 5).
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/facts.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaRefusals";

constexpr Phrase kRefusals[] = {
    {"value-missing",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "A value of your counters or charts is not filled in yet")}},
    {"series-table-missing",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "That table is in the series’ rulebook: enter it, or look it up")}},
    {"wrong-phase",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Not now: this belongs to another phase")}},
    {"not-in-setup",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "This piece is not set up at the start: it comes later")}},
    {"setup-order",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Not its turn yet: the British and Spanish set up before the French")}},
    {"setup-zone",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Outside its set-up zone: place it nearer")}},
    {"setup-incomplete",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "First set up the pieces that are left")}},
    {"coast-hex",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Ships can’t enter that hex: choose one of the open sea")}},
    {"sea-hex",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Only ships go there: land units cross the water as cargo")}},
    {"mob-stacking", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Mobs never stack with British units")}},
    {"special-structure-infantry-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Only infantry may enter or assault a Special Structure")}},
    {"stacking", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The hex does not hold them all")}},
    {"chits-left",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "First draw the chits that are left in the cup")}},
    {"colours-alone",
     {QT_TRANSLATE_NOOP(
         "CorunnaRefusals",
         "Colours must end with a battalion of their brigade: bring them together")}},
    {"no-command-point",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That Command Point is spent, or not in this game")}},
    {"spanish-out-of-command",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Alcedo is out: the Spanish are out of command")}},
    {"corps-disbanded",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "II Corps is disbanded: its divisions may try for initiative")}},
    {"no-army-leader",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The British army has no leader: its divisions may try for initiative")}},
    {"mu-size",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That is too large for this Command Point’s MU")}},
    {"out-of-span",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Out of Soult’s span: 12 hexes for cavalry, 8 for infantry leaders")}},
    {"moore-mode",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Moore rides or spends his Command Point, not both in a turn")}},
    {"no-division-leader",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That division’s leader is not on the map")}},
    {"colours-captured",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The colours of that brigade are captured")}},
    {"not-stacked",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The brigade’s colours are not stacked with Moore")}},
    {"wrong-division",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Moore leads a division in person: only its brigades")}},
    {"outside-walls",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Alcedo commands within the walls only")}},
    {"not-adjacent",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "It is more than one hex away from Alcedo")}},
    {"moore-stepped-down",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Moore leads a division in person and does not ride")}},
    {"not-on-path", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Those colours are not on Moore’s way")}},
    {"too-far", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Too far: it has not movement enough")}},
    {"hardinge-out", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Hardinge is out")}},
    {"hardinge-not-with-moore",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Hardinge was not stacked with Moore when the Command Segment began")}},
    {"hardinge-used",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Hardinge has flown to a brigade this turn")}},
    {"hardinge-bound",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Hardinge stays with the brigade that he has flown to this turn")}},
    {"not-on-map", {QT_TRANSLATE_NOOP("CorunnaRefusals", "It is not on the map")}},
    {"not-beside",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Those who fight a mêlée stand beside each other")}},
    {"one-side",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Those who fight together are of one side, their target of the other")}},
    {"no-initiative",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "This leader may not try for initiative now")}},
    {"initiative-tried",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "This leader has tried for initiative this turn")}},
    {"chit-not-in-cup", {QT_TRANSLATE_NOOP("CorunnaRefusals", "That chit is not in the cup")}},
    {"naval-phase",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Ships move in the Naval phase, after all chits")}},
    {"not-tasked",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "That ship-of-the-line is not tasked: it neither moves nor fires")}},
    {"contrary-winds",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Contrary Winds: the transports stay where they are")}},
    {"regroup-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Without colours the brigade moves on the Regroup chit only")}},
    {"out-of-bounds",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That hex lies outside the scenario’s boundary")}},
    {"soult-too-close",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Soult keeps more than 3 hexes away from enemy combat units")}},
    {"break-down-first",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "As one regiment it is too large there: first break it down into "
                        "battalions")}},
    {"rampart-gate-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Cavalry and artillery pass the rampart through a gate only")}},
    {"rampart-occupied",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "An enemy stands behind the rampart: assault through a gate")}},
    {"rampart-whole-move",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Crossing the rampart is the whole move: one hex, nothing spent before")}},
    {"moore-half",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "After his ride Moore has half his movement left")}},
    {"toward-corunna",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The army embarks: each move must bring it nearer to Corunna")}},
    {"mob-no-square", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Mobs never form square")}},
    {"mob-formation", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Mobs change no formation")}},
    {"not-permitted", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Not permitted (NP) on the chart")}},
    {"rifles-too-close",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Rifles are within two hexes: French guns don’t unlimber there")}},
    {"an-xxx-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Only with the Règlements de l’An XXX: an option")}},
    {"general-order-terrain",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Units stand in General Order in that terrain")}},
    {"already", {QT_TRANSLATE_NOOP("CorunnaRefusals", "It is so already")}},
    {"enemy-zoi", {QT_TRANSLATE_NOOP("CorunnaRefusals", "An enemy’s zone of influence is there")}},
    {"whole-movement",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Mounting takes the whole movement, and some of it is spent")}},
    {"hex-not-occupied",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "In a mêlée colours are captured only if the enemy takes the hex")}},
    {"ship-target-artillery-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Only artillery on land fires at ships")}},
    {"mob-no-fire", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Mobs never fire")}},
    {"ship-no-close",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Ships fire at medium or long range only")}},
    {"line-of-sight",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The line of sight is blocked: move the guns")}},
    {"choice-needed",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The hex is too small for all: say which increments")}},
    {"six-increments",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "At most six increments fight in a Special Structure")}},
    {"off-chart", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The chart has no cell for this")}},
    {"leader-out", {QT_TRANSLATE_NOOP("CorunnaRefusals", "This leader is out already")}},
    {"leader-not-wounded", {QT_TRANSLATE_NOOP("CorunnaRefusals", "This leader is not wounded")}},
    {"leader-not-replaceable",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Nobody can take this leader’s place")}},
    {"leader-active",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "This leader is active and needs no successor")}},
    {"no-fleet", {QT_TRANSLATE_NOOP("CorunnaRefusals", "This scenario has no ships-of-the-line")}},
    {"naval-once", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The Naval Commitment is rolled once")}},
    {"not-active", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The chit in play is not theirs")}},
    {"no-chit-drawn", {QT_TRANSLATE_NOOP("CorunnaRefusals", "No chit is drawn yet")}},
    {"naval-not-triggered",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "No French unit is within 10 hexes of the Castillo or Santa Lucia")}},
    {"no-evacuation",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "No evacuation is declared, or this scenario knows none")}},
    {"fleet-gone", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The fleet has put to sea for good")}},
    {"evacuation-declared",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The evacuation is declared already")}},
    {"army-morale",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The Army Morale Level does not allow it yet")}},
    {"spanish-stay", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The Spanish stay: they never embark")}},
    {"british-only", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Only British units embark")}},
    {"not-in-port",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Loading and landing take place in a port hex")}},
    {"transport-not-adjacent",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "A transport must lie beside the unit’s port hex")}},
    {"ship-must-exit",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "That ship has lost half its increments: it leaves, and stays away")}},
    {"over-capacity", {QT_TRANSLATE_NOOP("CorunnaRefusals", "The ship does not hold so much")}},
    {"ship-spent",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That ship has spent both halves of its movement")}},
    {"transports-only",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Only transports come back to the map")}},
    {"next-turn",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "It comes back on the turn after it left, not before")}},
    {"reinforcement-chit",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Reinforcements enter when their chit is drawn: draw it first")}},
    {"too-early", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Too early")}},
    {"artillery-too-early", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Too early for its artillery")}},
    {"entry-zone", {QT_TRANSLATE_NOOP("CorunnaRefusals", "That is not where it enters the map")}},
    {"option-off",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "That option is not in use at this table")}},
    {"lorge-at-portazgo",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Lorge enters at Portazgo, nowhere else and not before 2:00 pm")}},
    {"numeral-busy",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Another division enters there on that turn")}},
    {"not-in-column",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The brigade is not in column on one road, colours with the lead")}},
    {"bad-attachment",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Corps assets go to a French division, army assets to a British "
                        "brigade")}},
    {"last-increment",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "It would be the battalion’s last increment: it keeps that one")}},
};

/// The same code for another reason.
constexpr Phrase kOfRule[] = {
    {"choice-needed/series",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Several stand in that hex: say which of them bears the losses")}},
    {"off-chart/chart-fire-effects",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The Fire Effects Chart knows no such fire: too far, or not in that "
                        "state")}},
    {"coast-hex/4.3.2",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Ships enter neither coast nor port: choose the open sea")}},
    {"coast-hex/4.5.1",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Ships-of-the-line don’t pass breakwaters: only transports do")}},
    {"too-far/4.2.3",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Too far: the ship has spent half its movement")}},
    {"too-far/chart-embarkation",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "It has not movement enough left to embark")}},
    {"too-far/6.8.3",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Dismounting takes 6 MP, and it has not so many")}},
    {"enemy-zoi/6.1",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "An enemy’s zone of influence is there: enter at another hex")}},
    {"enemy-zoi/6.8.3",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Dragoons don’t dismount in an enemy’s zone of influence")}},
    {"already/6.6.3",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "The second Rifle company is deployed already")}},
    {"an-xxx-only/6.2",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Cavalry skirmishes only with the Règlements de l’An XXX")}},
    {"no-evacuation/9.9",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "This scenario knows no evacuation")}},
    {"no-evacuation/6.10",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Units embark once the evacuation is declared, or without colours")}},
    {"colours-captured/5.2.10.2",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The brigade’s colours are captured: it can’t be activated")}},
    {"wrong-phase/5.0",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "MUs are formed in the phases Command Points and MU creation")}},
    {"wrong-phase/setup", {QT_TRANSLATE_NOOP("CorunnaRefusals", "Only during the set-up")}},
    {"wrong-phase/sequence",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "Units move in the Maneuver Segment, ships in the Naval phase")}},
    {"wrong-phase/series",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Chits are drawn in the Maneuver Segment")}},
    {"wrong-phase/5.1.7",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "Leaders try for it in the Initiative phase")}},
    {"wrong-phase/6.7",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "A march is ordered before the Maneuver Segment begins")}},
};

/// What an army's level must be.
constexpr Phrase kLevels[] = {
    {"worse", QT_TRANSLATE_NOOP3("CorunnaRefusals", "2 or worse", "Army Morale Level")},
    {"number", QT_TRANSLATE_NOOP3("CorunnaRefusals", "2 or a lower number", "Army Morale Level")},
};

/// Numbers that a refusal brings along. %1: the number.
constexpr Phrase kNumbers[] = {
    {"cost", QT_TRANSLATE_NOOP3("CorunnaRefusals", "costs %1", "movement points")},
    {"left", QT_TRANSLATE_NOOP3("CorunnaRefusals", "left: %1", "movement points")},
    {"movement", QT_TRANSLATE_NOOP3("CorunnaRefusals", "movement: %1", "movement points")},
    {"turn", QT_TRANSLATE_NOOP3("CorunnaRefusals", "from turn %1 on", "a reinforcement")},
    {"total", QT_TRANSLATE_NOOP3("CorunnaRefusals", "%1 in all", "increments of a stack")},
    {"limit", QT_TRANSLATE_NOOP3("CorunnaRefusals", "the hex holds %1", "increments")},
};

/// What of a stack or a column fails.
constexpr Phrase kFails[] = {
    {"limit", {QT_TRANSLATE_NOOP("CorunnaRefusals", "too many increments")}},
    {"one-battery", {QT_TRANSLATE_NOOP("CorunnaRefusals", "one battery only")}},
    {"skirmish-alone", {QT_TRANSLATE_NOOP("CorunnaRefusals", "skirmishers stack with nobody")}},
    {"mob-with-british", {QT_TRANSLATE_NOOP("CorunnaRefusals", "a mob with British units")}},
    {"special-structure-infantry-only", {QT_TRANSLATE_NOOP("CorunnaRefusals", "infantry only")}},
    {"may-not-remain", {QT_TRANSLATE_NOOP("CorunnaRefusals", "it may not stay there")}},
    {"one-ship", {QT_TRANSLATE_NOOP("CorunnaRefusals", "one ship a hex")}},
    {"an-xxx-only", {QT_TRANSLATE_NOOP("CorunnaRefusals", "only with An XXX")}},
    {"not-permitted", QT_TRANSLATE_NOOP3("CorunnaRefusals", "not permitted", "stacking")},
    {"no-battalions", {QT_TRANSLATE_NOOP("CorunnaRefusals", "no battalion is on the map")}},
    {"not-road-column", {QT_TRANSLATE_NOOP("CorunnaRefusals", "not all in road column")}},
    {"not-one-road", {QT_TRANSLATE_NOOP("CorunnaRefusals", "not all on one road")}},
    {"not-adjacent", QT_TRANSLATE_NOOP3("CorunnaRefusals", "a gap in the column", "march")},
    {"colours-not-with-lead",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "colours not with the lead battalion")}},
};

/// Tables of the series that the owner enters.
constexpr Phrase kTables[] = {
    {"fire", QT_TRANSLATE_NOOP3("CorunnaRefusals", "Fire Table", "table of the series")},
    {"melee", QT_TRANSLATE_NOOP3("CorunnaRefusals", "Mêlée Table", "table of the series")},
    {"morale", QT_TRANSLATE_NOOP3("CorunnaRefusals", "morale check", "table of the series")},
    {"close", QT_TRANSLATE_NOOP3("CorunnaRefusals", "Roll to Close", "table of the series")},
    {"stand", QT_TRANSLATE_NOOP3("CorunnaRefusals", "Roll to Stand", "table of the series")},
    {"initiative", QT_TRANSLATE_NOOP3("CorunnaRefusals", "initiative", "table of the series")},
};

/// What is wrong in the owner's tables of the series. %1: the column, %2: the roll or the key, %3
/// and %4: from, to.
constexpr Phrase kFlaws[] = {
    {"series-format",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "This is no file of series tables: its format is another")}},
    {"series-key",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "In the series tables “%2” is not what it should be")}},
    {"series-number",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "In the series tables “%2” is a whole number from %3 to %4")}},
    {"series-roll",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "In the series tables %2 is no roll of two dice, 11 to 66")}},
    {"series-columns",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "A table of the series has 1 to 60 columns")}},
    {"series-ratio",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The column %1 of the series tables is no ratio like 3:1")}},
    {"series-rising",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The columns of the series tables rise, and %1 stands too late")}},
    {"series-cells",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "The cells of the column %1 of the series tables can’t be read")}},
    {"series-fire-rising",
     {QT_TRANSLATE_NOOP("CorunnaRefusals",
                        "In the column %1 of the Fire Table more losses need a higher roll")}},
    {"series-result",
     {QT_TRANSLATE_NOOP("CorunnaRefusals", "In the column %1 of the Mêlée Table %2 is no result")}},
    {"series-cover",
     {QT_TRANSLATE_NOOP(
         "CorunnaRefusals",
         "The column %1 of the Mêlée Table has no result, or two, for a roll of %2")}},
};

/// A flaw of a data file that has a code; null: it has none.
QString flawOf(const Refusal &refusal)
{
    const auto detail = [&refusal](std::initializer_list<std::string_view> keys) {
        for (const std::string_view wanted : keys)
            for (const auto &[key, value] : refusal.details)
                if (const auto *text = std::get_if<std::string>(&value); text && key == wanted)
                    return fromUtf8(*text);
        return QString();
    };
    QString said = phraseOf(kFlaws, kContext, detail({"flaw"}).toStdString());
    if (said.isNull())
        return said;
    said.replace(QLatin1String("%1"), detail({"column"}));
    said.replace(QLatin1String("%2"), detail({"roll", "result", "key"}));
    said.replace(QLatin1String("%3"), detail({"least"}));
    return said.replace(QLatin1String("%4"), detail({"most"}));
}

QString nameOf(const CorunnaNarrator &narrator, const std::string &key, const std::string &id)
{
    const QString text = QString::fromStdString(id);
    if (key == "total") // with a fraction
        return phraseOf(kNumbers, kContext, key).arg(text);
    if (key == "fails")
        return phraseOf(kFails, kContext, id);
    if (key == "table")
        return phraseOf(kTables, kContext, id);
    if (key == "needs")
        return phraseOf(kLevels, kContext, id);
    if (key == "chit")
        return chitName(id);
    if (key == "field")
        return narrator.valuePath(text);
    if (key == "at" || key == "hex")
        return narrator.place(text);
    const QString chit = chitName(id); // of the cup, before words that sound the same
    return key == "left" && !chit.isNull() ? chit : narrator.term(id);
}

/// What a detail is about; null: nothing that a person needs.
QString about(const CorunnaNarrator &narrator, const std::string &key, const Refusal::Detail &value)
{
    if (const int *number = std::get_if<int>(&value)) {
        const QString text = phraseOf(kNumbers, kContext, key);
        return text.isNull() ? text : text.arg(*number);
    }
    if (const auto *id = std::get_if<std::string>(&value))
        return nameOf(narrator, key, *id);
    QStringList names;
    for (const std::string &id : std::get<std::vector<std::string>>(value))
        names.append(nameOf(narrator, key, id));
    names.removeAll(QString());
    return names.isEmpty() ? QString() : AdjustedSet::capped(names);
}

} // namespace

QString CorunnaNarrator::refusal(const Refusal &refusal) const
{
    if (const QString asked = formationAsked(refusal); !asked.isNull())
        return asked;
    const QString special = phraseOf(kOfRule, kContext, refusal.code + "/" + refusal.rule.text());
    const QString said = special.isNull() ? phraseOf(kRefusals, kContext, refusal.code) : special;
    if (const QString flaw = flawOf(refusal); !flaw.isNull())
        return flaw;
    if (said.isNull())
        return Narrator::refusal(refusal);
    QStringList details;
    for (const auto &[key, value] : refusal.details)
        details.append(about(*this, key, value));
    details.removeAll(QString());
    return details.isEmpty()
        ? said
        : tr("%1 (%2)", "why not, and what it is about")
              .arg(said, details.join(tr(", ", "between what a refusal is about")));
}

} // namespace qd::corunna
