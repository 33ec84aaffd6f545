// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a table (specification 7.2): how to read what the rule sheet leaves open.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarOptions";

constexpr Phrase kOptions[] = {
    {"die_reading", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Stars of the die")}},
    {"field_of_fire", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Field of fire")}},
    {"presentation", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Bow and stern shown")}},
    {"mainmast", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Hitting the mainmast")}},
    {"mast_choice", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Which mast falls")}},
    {"aim", QT_TRANSLATE_NOOP3("TrafalgarOptions", "Aim", "option")},
    {"into_wind", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Against the wind")}},
    {"wind_arrow", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Wind arrow")}},
    {"wind_two", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Two stars for the wind")}},
    {"fire_occasions", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Firing in a turn")}},
    {"ship_order", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Order of ships")}},
    {"blocking", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Line of fire")}},
    {"sandbank_stop", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Frigates may stop on sandbanks")}},
    {"fort_turn", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Shots of a fort gun")}},
    {"fort_priority", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Ships before forts")}},
    {"shout", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Shouting “FIRE!”")}},
    {"gun_replacement", {QT_TRANSLATE_NOOP("TrafalgarOptions", "New fort gun")}},
    {"repair_pass", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Who passes for repairs")}},
    {"repair_consecutive", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Repairs in a row")}},
    {"side_by_side", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Side by side")}},
    {"flag_home", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Where a flag is home")}},
    {"superiority", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Winning by number")}},
    {"own_flag_ship_sunk", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Ship with its own flag sunk")}},
    {"second_fleet", {QT_TRANSLATE_NOOP("TrafalgarOptions", "Second fleet, first round")}},
    {"allied_nations", {QT_TRANSLATE_NOOP("TrafalgarOptions", "French and Spanish ships")}},
};

constexpr Phrase kHelp[] = {
    {"die_reading",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether the stars say how far a shot reaches at most, or the only "
                        "distance that it hits")}},
    {"field_of_fire",
     {QT_TRANSLATE_NOOP(
         "TrafalgarOptions",
         "Which intersections beside a ship its guns can hit: the triangle with "
         "its borders, without them, or all that are not straight ahead or astern")}},
    {"presentation",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether a target shows bow or stern to all before and behind it, or only "
                        "to ships straight ahead and astern")}},
    {"mainmast",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "When shots from ahead or astern can take the mainmast, and whether shots "
                        "from the side can")}},
    {"mast_choice",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Who says which mast a hit takes, when there is a choice")}},
    {"aim",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether guns that fire at one target may have different aims")}},
    {"into_wind",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "What the wind forbids: going forward against it, also turning into it, or "
                        "going near it")}},
    {"wind_arrow",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether the arrow shows where the wind blows to or comes from")}},
    {"wind_two",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "Which way the arrow turns after two stars")}},
    {"fire_occasions",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether a ship may fire some guns now and others later in its turn")}},
    {"ship_order",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether ships may take turns with each other, or each ends before the "
                        "next begins")}},
    {"blocking",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether ships or land between a gun and its target stop the shot")}},
    {"sandbank_stop",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Frigates may end their way on a sandbank, not only cross it")}},
    {"fort_turn",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "How often a fort gun fires: once a round, or once in each side’s turn")}},
    {"fort_priority",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "Who may fire before a fort gun does")}},
    {"shout",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether a fort may shout at any ship that moves past, or only at one that "
                        "can leave its range")}},
    {"gun_replacement",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "Whose turns count until a fort has a new gun")}},
    {"repair_pass",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether the whole side must pass to put up a mast, or only the ship")}},
    {"repair_consecutive",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "The two turns passed for a mast must follow each other")}},
    {"side_by_side",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "How close two ships must be to hand over a flag")}},
    {"flag_home",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "Where in the own port a flag must be brought")}},
    {"superiority",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "How many ships win against the last one of the enemy")}},
    {"own_flag_ship_sunk",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "What becomes of a recovered flag when the ship that carries it is sunk")}},
    {"second_fleet",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Whether the side that plays second may move in the first round")}},
    {"allied_nations",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "Which Allied ships are French; it changes nothing in the game")}},
};

/// By option and value: "aim/per-gun".
constexpr Phrase kValues[] = {
    {"die_reading/maximum", {QT_TRANSLATE_NOOP("TrafalgarOptions", "greatest distance")}},
    {"die_reading/exact", {QT_TRANSLATE_NOOP("TrafalgarOptions", "exact distance")}},
    {"field_of_fire/closed", {QT_TRANSLATE_NOOP("TrafalgarOptions", "triangle with borders")}},
    {"field_of_fire/open", {QT_TRANSLATE_NOOP("TrafalgarOptions", "triangle without borders")}},
    {"field_of_fire/beam", {QT_TRANSLATE_NOOP("TrafalgarOptions", "the whole side")}},
    {"presentation/wedge", {QT_TRANSLATE_NOOP("TrafalgarOptions", "ahead and astern, broadly")}},
    {"presentation/line", {QT_TRANSLATE_NOOP("TrafalgarOptions", "straight ahead and astern")}},
    {"mainmast/either",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "once another mast is gone; always from the side")}},
    {"mainmast/shielding",
     {QT_TRANSLATE_NOOP("TrafalgarOptions",
                        "once the mast before it is gone; always from the side")}},
    {"mainmast/ends-only",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "once another mast is gone; never from the side")}},
    {"mast_choice/shooter", {QT_TRANSLATE_NOOP("TrafalgarOptions", "who fires")}},
    {"mast_choice/owner", {QT_TRANSLATE_NOOP("TrafalgarOptions", "who is hit")}},
    {"aim/per-gun", {QT_TRANSLATE_NOOP("TrafalgarOptions", "each gun its own")}},
    {"aim/per-target", {QT_TRANSLATE_NOOP("TrafalgarOptions", "one for each target")}},
    {"into_wind/forward", {QT_TRANSLATE_NOOP("TrafalgarOptions", "no step forward")}},
    {"into_wind/facing", {QT_TRANSLATE_NOOP("TrafalgarOptions", "no step, no turn into it")}},
    {"into_wind/fan", {QT_TRANSLATE_NOOP("TrafalgarOptions", "no step within 60° of it")}},
    {"into_wind/off", {QT_TRANSLATE_NOOP("TrafalgarOptions", "everything allowed")}},
    {"wind_arrow/to", {QT_TRANSLATE_NOOP("TrafalgarOptions", "where the wind blows to")}},
    {"wind_arrow/from", {QT_TRANSLATE_NOOP("TrafalgarOptions", "where the wind comes from")}},
    {"wind_two/clockwise", {QT_TRANSLATE_NOOP("TrafalgarOptions", "clockwise")}},
    {"wind_two/counter-clockwise", {QT_TRANSLATE_NOOP("TrafalgarOptions", "counter-clockwise")}},
    {"fire_occasions/per-gun",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "each gun once, at any moment")}},
    {"fire_occasions/single", {QT_TRANSLATE_NOOP("TrafalgarOptions", "all guns at one moment")}},
    {"ship_order/free", {QT_TRANSLATE_NOOP("TrafalgarOptions", "as the player likes")}},
    {"ship_order/one-at-a-time",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "one ship after the other")}},
    {"blocking/none", {QT_TRANSLATE_NOOP("TrafalgarOptions", "nothing blocks it")}},
    {"blocking/ships", {QT_TRANSLATE_NOOP("TrafalgarOptions", "ships block it")}},
    {"blocking/ships-and-land", {QT_TRANSLATE_NOOP("TrafalgarOptions", "ships and land block it")}},
    {"fort_turn/round", {QT_TRANSLATE_NOOP("TrafalgarOptions", "one a round")}},
    {"fort_turn/player-turn", {QT_TRANSLATE_NOOP("TrafalgarOptions", "one in each side’s turn")}},
    {"fort_priority/target-ship",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "the ship that is shouted at")}},
    {"fort_priority/all-ships",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "that ship, and the fort’s own ships")}},
    {"fort_priority/none", QT_TRANSLATE_NOOP3("TrafalgarOptions", "nobody", "fires first")},
    {"shout/any", {QT_TRANSLATE_NOOP("TrafalgarOptions", "at any ship that has moved")}},
    {"shout/leaving", {QT_TRANSLATE_NOOP("TrafalgarOptions", "only at one that can get away")}},
    {"gun_replacement/own-turns",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "two turns of its own side")}},
    {"gun_replacement/any-turns",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "two turns of either side")}},
    {"repair_pass/player", {QT_TRANSLATE_NOOP("TrafalgarOptions", "the whole side")}},
    {"repair_pass/ship", {QT_TRANSLATE_NOOP("TrafalgarOptions", "only the ship")}},
    {"side_by_side/either",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "neighbours, or one intersection")}},
    {"side_by_side/same-point", {QT_TRANSLATE_NOOP("TrafalgarOptions", "one intersection")}},
    {"flag_home/port", {QT_TRANSLATE_NOOP("TrafalgarOptions", "anywhere in the port")}},
    {"flag_home/corner", {QT_TRANSLATE_NOOP("TrafalgarOptions", "the corner of the port")}},
    {"superiority/three", {QT_TRANSLATE_NOOP("TrafalgarOptions", "3 or 4 against 1")}},
    {"superiority/four", {QT_TRANSLATE_NOOP("TrafalgarOptions", "4 against 1")}},
    {"superiority/off", QT_TRANSLATE_NOOP3("TrafalgarOptions", "not at all", "winning by number")},
    {"own_flag_ship_sunk/captured",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "the ship that sank it takes the flag")}},
    {"own_flag_ship_sunk/home", {QT_TRANSLATE_NOOP("TrafalgarOptions", "the flag goes home")}},
    {"second_fleet/plays", {QT_TRANSLATE_NOOP("TrafalgarOptions", "it moves and fires")}},
    {"second_fleet/stays", {QT_TRANSLATE_NOOP("TrafalgarOptions", "it stays at anchor, may fire")}},
    {"allied_nations/one-each", {QT_TRANSLATE_NOOP("TrafalgarOptions", "one of each kind")}},
    {"allied_nations/french-line",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "French ships of the line")}},
    {"allied_nations/spanish-line",
     {QT_TRANSLATE_NOOP("TrafalgarOptions", "Spanish ships of the line")}},
};

} // namespace

QString TrafalgarNarrator::option(std::string_view key) const
{
    const QString label = phraseOf(kOptions, kContext, key);
    return label.isNull() ? Narrator::option(key) : label;
}

QString TrafalgarNarrator::optionHelp(std::string_view key) const
{
    return phraseOf(kHelp, kContext, key);
}

QString TrafalgarNarrator::optionValue(std::string_view key, std::string_view jsonText) const
{
    const QString said = optionPhrase(kValues, kContext, key, jsonText);
    return said.isNull() ? Narrator::optionValue(key, jsonText) : said;
}

} // namespace qd::trafalgar
