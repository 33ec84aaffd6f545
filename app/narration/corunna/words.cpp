// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/words.h"

#include "app/narration/corunna/names.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaWords";

constexpr Phrase kPhases[] = {
    {"setup", QT_TRANSLATE_NOOP3("CorunnaWords", "Set-up", "phase")},
    {"command-points", QT_TRANSLATE_NOOP3("CorunnaWords", "Command Points", "phase")},
    {"command-tracing", QT_TRANSLATE_NOOP3("CorunnaWords", "Command Tracing", "phase")},
    {"mu-creation", QT_TRANSLATE_NOOP3("CorunnaWords", "MU creation", "phase")},
    {"initiative", QT_TRANSLATE_NOOP3("CorunnaWords", "Initiative", "phase")},
    {"maneuver", QT_TRANSLATE_NOOP3("CorunnaWords", "Maneuver Segment", "phase")},
    {"naval", QT_TRANSLATE_NOOP3("CorunnaWords", "Naval phase", "phase")},
    {"turn-adjustment", QT_TRANSLATE_NOOP3("CorunnaWords", "Turn adjustment", "phase")},
    {"over", QT_TRANSLATE_NOOP3("CorunnaWords", "Game over", "phase")},
};

constexpr Phrase kWhere[] = {
    {"setup", QT_TRANSLATE_NOOP3("CorunnaWords", "to be set up", "where a piece is")},
    {"reserve", QT_TRANSLATE_NOOP3("CorunnaWords", "reinforcements", "where a piece is")},
    {"reinforcements", QT_TRANSLATE_NOOP3("CorunnaWords", "reinforcements", "where a piece is")},
    {"undeployed", QT_TRANSLATE_NOOP3("CorunnaWords", "not deployed", "where a piece is")},
    {"map", QT_TRANSLATE_NOOP3("CorunnaWords", "on the map", "where a piece is")},
    {"aboard", QT_TRANSLATE_NOOP3("CorunnaWords", "aboard", "where a piece is")},
    {"evacuated", QT_TRANSLATE_NOOP3("CorunnaWords", "evacuated", "where a piece is")},
    {"off-map", QT_TRANSLATE_NOOP3("CorunnaWords", "off the map", "where a piece is")},
    {"left", QT_TRANSLATE_NOOP3("CorunnaWords", "put to sea", "where a ship is: gone for good")},
    {"with-fleet", QT_TRANSLATE_NOOP3("CorunnaWords", "gone with the fleet", "where a piece is")},
    {"eliminated", QT_TRANSLATE_NOOP3("CorunnaWords", "eliminated", "where a piece is")},
    {"captured", QT_TRANSLATE_NOOP3("CorunnaWords", "captured", "where a piece is")},
    {"wounded", QT_TRANSLATE_NOOP3("CorunnaWords", "wounded", "where a leader is")},
};

constexpr Phrase kChits[] = {
    {"regroup", QT_TRANSLATE_NOOP3("CorunnaWords", "Regroup", "chit")},
    {"reinforcements", QT_TRANSLATE_NOOP3("CorunnaWords", "Reinforcements", "chit")},
    {"leader", QT_TRANSLATE_NOOP3("CorunnaWords", "Leaders", "chit")},
    {"artillery", QT_TRANSLATE_NOOP3("CorunnaWords", "Artillery", "chit")},
};

constexpr Phrase kThings[] = {
    // kinds of pieces
    {"infantry", QT_TRANSLATE_NOOP3("CorunnaWords", "infantry", "kind of unit")},
    {"light-company", QT_TRANSLATE_NOOP3("CorunnaWords", "light company", "kind of unit")},
    {"cavalry", QT_TRANSLATE_NOOP3("CorunnaWords", "cavalry", "kind of unit")},
    {"artillery", QT_TRANSLATE_NOOP3("CorunnaWords", "artillery", "kind of unit")},
    {"combined", QT_TRANSLATE_NOOP3("CorunnaWords", "foot and guns together", "kind of target")},
    {"sol", QT_TRANSLATE_NOOP3("CorunnaWords", "ship-of-the-line", "kind of ship")},
    {"transport", QT_TRANSLATE_NOOP3("CorunnaWords", "transport", "kind of ship")},
    {"leader", QT_TRANSLATE_NOOP3("CorunnaWords", "leader", "kind of piece")},
    {"colours", QT_TRANSLATE_NOOP3("CorunnaWords", "Brigade Colours", "kind of piece")},
    {"skirmisher", QT_TRANSLATE_NOOP3("CorunnaWords", "skirmishing company", "who moves")},
    {"ship", QT_TRANSLATE_NOOP3("CorunnaWords", "ship", "who moves")},
    // types of units, as the order of battle has them
    {"ligne", QT_TRANSLATE_NOOP3("CorunnaWords", "Ligne", "type of unit")},
    {"legere", QT_TRANSLATE_NOOP3("CorunnaWords", "Légère", "type of unit")},
    {"suisse", QT_TRANSLATE_NOOP3("CorunnaWords", "Suisse", "type of unit")},
    {"sapeurs", QT_TRANSLATE_NOOP3("CorunnaWords", "Sapeurs", "type of unit")},
    {"guard", QT_TRANSLATE_NOOP3("CorunnaWords", "Guards", "type of unit")},
    {"foot", QT_TRANSLATE_NOOP3("CorunnaWords", "Foot", "type of unit: line infantry")},
    {"fusiliers", QT_TRANSLATE_NOOP3("CorunnaWords", "Fusiliers", "type of unit")},
    {"light", QT_TRANSLATE_NOOP3("CorunnaWords", "Light", "type of unit")},
    {"rifles", QT_TRANSLATE_NOOP3("CorunnaWords", "Rifles", "type of unit")},
    {"rifle-company", QT_TRANSLATE_NOOP3("CorunnaWords", "Rifle company", "type of unit")},
    {"chasseurs", QT_TRANSLATE_NOOP3("CorunnaWords", "chasseurs", "type of unit")},
    {"hussards", QT_TRANSLATE_NOOP3("CorunnaWords", "hussars", "type of unit")},
    {"dragons", QT_TRANSLATE_NOOP3("CorunnaWords", "dragoons", "type of unit")},
    {"dismounted-dragoons", {QT_TRANSLATE_NOOP("CorunnaWords", "dismounted dragoons")}},
    {"light-dragoons", QT_TRANSLATE_NOOP3("CorunnaWords", "light dragoons", "type of unit")},
    {"foot-artillery", QT_TRANSLATE_NOOP3("CorunnaWords", "foot artillery", "type of unit")},
    {"horse-artillery", QT_TRANSLATE_NOOP3("CorunnaWords", "horse artillery", "type of unit")},
    // formations and states
    {"line", QT_TRANSLATE_NOOP3("CorunnaWords", "line", "formation")},
    {"column", QT_TRANSLATE_NOOP3("CorunnaWords", "column", "formation")},
    {"road-column", QT_TRANSLATE_NOOP3("CorunnaWords", "road column", "formation")},
    {"square", QT_TRANSLATE_NOOP3("CorunnaWords", "square", "formation")},
    {"general-order", QT_TRANSLATE_NOOP3("CorunnaWords", "General Order", "formation")},
    {"skirmish", QT_TRANSLATE_NOOP3("CorunnaWords", "skirmish order", "formation")},
    {"mob", QT_TRANSLATE_NOOP3("CorunnaWords", "mob", "formation, type of unit")},
    {"limbered", QT_TRANSLATE_NOOP3("CorunnaWords", "limbered", "formation")},
    {"unlimbered", QT_TRANSLATE_NOOP3("CorunnaWords", "unlimbered", "formation")},
    {"good", QT_TRANSLATE_NOOP3("CorunnaWords", "good order", "state of a unit")},
    {"disorder", QT_TRANSLATE_NOOP3("CorunnaWords", "disorder", "state of a unit")},
    {"pgd", QT_TRANSLATE_NOOP3("CorunnaWords", "PGD", "state of a unit")},
    {"rout", QT_TRANSLATE_NOOP3("CorunnaWords", "rout", "state of a unit")},
    {"force-march", QT_TRANSLATE_NOOP3("CorunnaWords", "forced march", "modifier of a roll")},
    {"half-losses",
     QT_TRANSLATE_NOOP3("CorunnaWords", "half of the unit lost", "modifier of a roll")},
    {"recoil", QT_TRANSLATE_NOOP3("CorunnaWords", "recoil", "forced move")},
    {"displace", QT_TRANSLATE_NOOP3("CorunnaWords", "displacement", "forced move")},
    {"in-command", QT_TRANSLATE_NOOP3("CorunnaWords", "in command", "a unit")},
    {"dismounted", QT_TRANSLATE_NOOP3("CorunnaWords", "dismounted", "dragoons")},
    {"must-exit", QT_TRANSLATE_NOOP3("CorunnaWords", "must leave the map", "a ship")},
    {"tasked", QT_TRANSLATE_NOOP3("CorunnaWords", "tasked", "a ship-of-the-line")},
    {"admin-march", QT_TRANSLATE_NOOP3("CorunnaWords", "Administrative March", "an order")},
    {"active", QT_TRANSLATE_NOOP3("CorunnaWords", "active", "a leader")},
    {"killed", QT_TRANSLATE_NOOP3("CorunnaWords", "killed", "a leader")},
    {"corps-commander", QT_TRANSLATE_NOOP3("CorunnaWords", "corps leader", "rank of a leader")},
    {"adc", QT_TRANSLATE_NOOP3("CorunnaWords", "aide-de-camp", "rank of a leader")},
    {"division", QT_TRANSLATE_NOOP3("CorunnaWords", "division leader", "rank of a leader")},
    {"army-commander", QT_TRANSLATE_NOOP3("CorunnaWords", "army leader", "rank of a leader")},
    {"army-adc", QT_TRANSLATE_NOOP3("CorunnaWords", "army aide-de-camp", "rank of a leader")},
    {"militia", QT_TRANSLATE_NOOP3("CorunnaWords", "militia leader", "rank of a leader")},
    // terrain and hexsides
    {"clear", QT_TRANSLATE_NOOP3("CorunnaWords", "clear", "terrain")},
    {"village", QT_TRANSLATE_NOOP3("CorunnaWords", "village", "terrain")},
    {"town", QT_TRANSLATE_NOOP3("CorunnaWords", "town", "terrain")},
    {"port", QT_TRANSLATE_NOOP3("CorunnaWords", "port", "terrain")},
    {"special-structure", QT_TRANSLATE_NOOP3("CorunnaWords", "Special Structure", "terrain")},
    {"sea", QT_TRANSLATE_NOOP3("CorunnaWords", "sea", "terrain")},
    {"river", QT_TRANSLATE_NOOP3("CorunnaWords", "river", "terrain")},
    {"coast", QT_TRANSLATE_NOOP3("CorunnaWords", "coast", "terrain")},
    {"breakwater", QT_TRANSLATE_NOOP3("CorunnaWords", "breakwater", "terrain")},
    {"road", QT_TRANSLATE_NOOP3("CorunnaWords", "road", "on the map")},
    {"trail", QT_TRANSLATE_NOOP3("CorunnaWords", "trail", "on the map")},
    {"stream", QT_TRANSLATE_NOOP3("CorunnaWords", "stream", "hexside")},
    {"ford", QT_TRANSLATE_NOOP3("CorunnaWords", "ford", "hexside")},
    {"slope", QT_TRANSLATE_NOOP3("CorunnaWords", "slope", "hexside")},
    {"wall", QT_TRANSLATE_NOOP3("CorunnaWords", "wall", "hexside, of fields")},
    {"sunken-road", QT_TRANSLATE_NOOP3("CorunnaWords", "sunken road", "hexside")},
    {"rampart", QT_TRANSLATE_NOOP3("CorunnaWords", "rampart", "hexside: the town’s wall")},
    {"fortification", QT_TRANSLATE_NOOP3("CorunnaWords", "rampart", "hexside: the town’s wall")},
    {"gate", QT_TRANSLATE_NOOP3("CorunnaWords", "gate", "hexside")},
    // what is drawn over the map for the piece in hand
    {"zone-own", {QT_TRANSLATE_NOOP("CorunnaWords", "own zone of influence")}},
    {"zone-enemy", {QT_TRANSLATE_NOOP("CorunnaWords", "enemy zones of influence")}},
    {"span", QT_TRANSLATE_NOOP3("CorunnaWords", "command span", "of a leader")},
    {"span-infantry", {QT_TRANSLATE_NOOP("CorunnaWords", "span for infantry leaders")}},
    {"span-cavalry", {QT_TRANSLATE_NOOP("CorunnaWords", "span for cavalry leaders")}},
    {"span-brigade", {QT_TRANSLATE_NOOP("CorunnaWords", "span of a brigade leader")}},
    {"kept-off", {QT_TRANSLATE_NOOP("CorunnaWords", "closed to Soult")}},
    {"sight", {QT_TRANSLATE_NOOP("CorunnaWords", "line of sight")}},
    {"sight-blocked", {QT_TRANSLATE_NOOP("CorunnaWords", "line of sight, blocked")}},
    {"obstacle", {QT_TRANSLATE_NOOP("CorunnaWords", "blocks the line of sight")}},
    // places
    {"corunna", QT_TRANSLATE_NOOP3("CorunnaWords", "Corunna", "place: the town")},
    {"fortifications", QT_TRANSLATE_NOOP3("CorunnaWords", "the ramparts of Corunna", "place")},
    {"ports", QT_TRANSLATE_NOOP3("CorunnaWords", "the port hexes", "place")},
    {"castillo-san-diego", {QT_TRANSLATE_NOOP("CorunnaWords", "Castillo de San Diego")}},
    {"point-san-diego", {QT_TRANSLATE_NOOP("CorunnaWords", "Point of the Castillo")}},
    {"heights-san-diego", {QT_TRANSLATE_NOOP("CorunnaWords", "heights of the Castillo")}},
    {"shore-fortification", QT_TRANSLATE_NOOP3("CorunnaWords", "Shore Fortification", "place")},
    {"santa-lucia", QT_TRANSLATE_NOOP3("CorunnaWords", "Santa Lucia", "place")},
    {"oza", QT_TRANSLATE_NOOP3("CorunnaWords", "Oza", "place")},
    {"eiris", QT_TRANSLATE_NOOP3("CorunnaWords", "Eiris", "place")},
    {"elvina", QT_TRANSLATE_NOOP3("CorunnaWords", "Elvina", "place")},
    {"piedralonga", QT_TRANSLATE_NOOP3("CorunnaWords", "Piedralonga", "place")},
    {"portazgo", QT_TRANSLATE_NOOP3("CorunnaWords", "Portazgo", "place")},
    {"passage", QT_TRANSLATE_NOOP3("CorunnaWords", "Passage", "place")},
    {"letter-a", QT_TRANSLATE_NOOP3("CorunnaWords", "letter A", "place on the map")},
    {"letter-b", QT_TRANSLATE_NOOP3("CorunnaWords", "letter B", "place on the map")},
    {"numeral-ii", QT_TRANSLATE_NOOP3("CorunnaWords", "numeral II", "entry on the map")},
    {"numeral-iii", QT_TRANSLATE_NOOP3("CorunnaWords", "numeral III", "entry on the map")},
    {"numeral-iv", QT_TRANSLATE_NOOP3("CorunnaWords", "numeral IV", "entry on the map")},
    {"numeral-v", QT_TRANSLATE_NOOP3("CorunnaWords", "numeral V", "entry on the map")},
    // results of rolls and charts
    {"abandonment", QT_TRANSLATE_NOOP3("CorunnaWords", "Abandonment", "naval result")},
    {"anchor", QT_TRANSLATE_NOOP3("CorunnaWords", "Anchor", "naval result")},
    {"contrary-winds", QT_TRANSLATE_NOOP3("CorunnaWords", "Contrary Winds", "naval result")},
    {"minor", QT_TRANSLATE_NOOP3("CorunnaWords", "Minor Support", "naval result")},
    {"major", QT_TRANSLATE_NOOP3("CorunnaWords", "Major Support", "naval result")},
    {"success", QT_TRANSLATE_NOOP3("CorunnaWords", "success", "of a roll")},
    {"failure", QT_TRANSLATE_NOOP3("CorunnaWords", "failure", "of a roll")},
    // causes and ways
    {"fire", QT_TRANSLATE_NOOP3("CorunnaWords", "fire", "cause of a loss")},
    {"melee", QT_TRANSLATE_NOOP3("CorunnaWords", "mêlée", "cause of a loss")},
    {"surrender", QT_TRANSLATE_NOOP3("CorunnaWords", "surrender", "cause of a loss")},
    {"sunk", QT_TRANSLATE_NOOP3("CorunnaWords", "sunk", "cause of a loss")},
    {"other", QT_TRANSLATE_NOOP3("CorunnaWords", "other", "cause of a loss, who charges")},
    {"light-cavalry", QT_TRANSLATE_NOOP3("CorunnaWords", "light cavalry", "who charges")},
    {"lancers", QT_TRANSLATE_NOOP3("CorunnaWords", "lancers", "who charges")},
    {"reaction", QT_TRANSLATE_NOOP3("CorunnaWords", "reaction charge", "kind of charge")},
    {"opportunity", QT_TRANSLATE_NOOP3("CorunnaWords", "opportunity charge", "kind of charge")},
    {"battalions", QT_TRANSLATE_NOOP3("CorunnaWords", "by battalions", "how a regiment stands")},
    {"regimental", QT_TRANSLATE_NOOP3("CorunnaWords", "as one regiment", "how it stands")},
    {"command-point", QT_TRANSLATE_NOOP3("CorunnaWords", "Command Point", "Moore’s mode")},
    {"ride", QT_TRANSLATE_NOOP3("CorunnaWords", "ride", "Moore’s mode")},
    {"units-on-map", QT_TRANSLATE_NOOP3("CorunnaWords", "units on the map", "what is counted")},
    {"none", QT_TRANSLATE_NOOP3("CorunnaWords", "none", "a choice")},
    // tracks
    {"turn", QT_TRANSLATE_NOOP3("CorunnaWords", "Turn", "track")},
    {"army-morale-french", QT_TRANSLATE_NOOP3("CorunnaWords", "French army morale", "track")},
    {"army-morale-british", QT_TRANSLATE_NOOP3("CorunnaWords", "British army morale", "track")},
};

constexpr Phrase kResults[] = {
    {"french-victory", QT_TRANSLATE_NOOP3("CorunnaWords", "French Victory", "result")},
    {"french-overwhelming",
     QT_TRANSLATE_NOOP3("CorunnaWords", "French Overwhelming Victory", "result")},
    {"french-decisive", QT_TRANSLATE_NOOP3("CorunnaWords", "French Decisive Victory", "result")},
    {"british-victory", QT_TRANSLATE_NOOP3("CorunnaWords", "British Victory", "result")},
    {"british-overwhelming",
     QT_TRANSLATE_NOOP3("CorunnaWords", "British Overwhelming Victory", "result")},
    {"allied-victory", QT_TRANSLATE_NOOP3("CorunnaWords", "Allied Victory", "result")},
    {"draw", QT_TRANSLATE_NOOP3("CorunnaWords", "Draw", "result")},
    {"contested", QT_TRANSLATE_NOOP3("CorunnaWords", "contested: both sides have it", "result")},
    {"undecided",
     QT_TRANSLATE_NOOP3("CorunnaWords", "undecided: something is not known", "result")},
    {"none", QT_TRANSLATE_NOOP3("CorunnaWords", "nobody has won", "result")},
    // results of the owner's Mêlée Table
    {"attacker-rout", QT_TRANSLATE_NOOP3("CorunnaWords", "the attackers rout", "mêlée")},
    {"attacker-disorder",
     QT_TRANSLATE_NOOP3("CorunnaWords", "the attackers fall into disorder", "mêlée")},
    {"attacker-surrender", QT_TRANSLATE_NOOP3("CorunnaWords", "the attackers surrender", "mêlée")},
    {"no-effect", QT_TRANSLATE_NOOP3("CorunnaWords", "no effect", "mêlée")},
    {"losses", QT_TRANSLATE_NOOP3("CorunnaWords", "losses", "mêlée")},
    {"defender-disorder",
     QT_TRANSLATE_NOOP3("CorunnaWords", "the defenders fall into disorder", "mêlée")},
    {"defender-rout", QT_TRANSLATE_NOOP3("CorunnaWords", "the defenders rout", "mêlée")},
    {"defender-surrender", QT_TRANSLATE_NOOP3("CorunnaWords", "the defenders surrender", "mêlée")},
};

} // namespace

QString phaseName(std::string_view id)
{
    return phraseOf(kPhases, kContext, id);
}

QString otherWord(std::string_view id)
{
    return phraseOf(kThings, kContext, id);
}

QString whereWord(std::string_view id)
{
    return phraseOf(kWhere, kContext, id);
}

QString chitName(std::string_view id)
{
    const QString mu = muName(id);
    return mu.isNull() ? phraseOf(kChits, kContext, id) : mu;
}

QString resultWord(std::string_view id)
{
    constexpr std::string_view kEvacuation = "evacuation-"; // the verdict of 9.9.6
    const std::string_view verdict =
        id.starts_with(kEvacuation) ? id.substr(kEvacuation.size()) : id;
    return phraseOf(kResults, kContext, verdict);
}

} // namespace qd::corunna
