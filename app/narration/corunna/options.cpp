// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a table: readings of unclear text, each with what it decides and what it can be.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/phrase_table.h"

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaOptions";

constexpr Phrase kOptions[] = {
    {"dice_arithmetic", {QT_TRANSLATE_NOOP("CorunnaOptions", "Modifiers of a roll")}},
    {"next_hour", {QT_TRANSLATE_NOOP("CorunnaOptions", "Second naval roll")}},
    {"slope_stand", {QT_TRANSLATE_NOOP("CorunnaOptions", "Standing above a slope")}},
    {"gate_melee", {QT_TRANSLATE_NOOP("CorunnaOptions", "Mêlée through a gate")}},
    {"gate_defence", {QT_TRANSLATE_NOOP("CorunnaOptions", "When a gate counts")}},
    {"behind_wall", {QT_TRANSLATE_NOOP("CorunnaOptions", "Hexes behind the rampart")}},
    {"morale_or_lower", {QT_TRANSLATE_NOOP("CorunnaOptions", "Level 2 or lower")}},
    {"evacuation_threshold", {QT_TRANSLATE_NOOP("CorunnaOptions", "Battalions to evacuate")}},
    {"evacuation_base", {QT_TRANSLATE_NOOP("CorunnaOptions", "Surviving battalions")}},
    {"half_battalions", {QT_TRANSLATE_NOOP("CorunnaOptions", "Half-battalions")}},
    {"embarkation_begins", {QT_TRANSLATE_NOOP("CorunnaOptions", "Retreat to Corunna")}},
    {"order_of_battle", {QT_TRANSLATE_NOOP("CorunnaOptions", "British order of battle")}},
    {"special_structure_stack", {QT_TRANSLATE_NOOP("CorunnaOptions", "Stack in a structure")}},
    {"castle_traverse", {QT_TRANSLATE_NOOP("CorunnaOptions", "Guns and horse through the castle")}},
    {"ships_enter_ports", {QT_TRANSLATE_NOOP("CorunnaOptions", "Ships enter ports")}},
    {"breakwaters", {QT_TRANSLATE_NOOP("CorunnaOptions", "Breakwaters")}},
    {"skirmish_stack", {QT_TRANSLATE_NOOP("CorunnaOptions", "Skirmishers in one hex")}},
    {"combined_stack", {QT_TRANSLATE_NOOP("CorunnaOptions", "Foot and guns in one hex")}},
    {"leader_modifiers", {QT_TRANSLATE_NOOP("CorunnaOptions", "Two leaders’ modifiers")}},
    {"fire_defence_dwellings", {QT_TRANSLATE_NOOP("CorunnaOptions", "Fire defence in dwellings")}},
    {"road_column_in_dwellings", {QT_TRANSLATE_NOOP("CorunnaOptions", "Road column in a village")}},
    {"soult_escape", {QT_TRANSLATE_NOOP("CorunnaOptions", "How far Soult moves off")}},
    {"fire_multiple_of", {QT_TRANSLATE_NOOP("CorunnaOptions", "What × multiplies")}},
    {"infantry_range_two", {QT_TRANSLATE_NOOP("CorunnaOptions", "Infantry at two hexes")}},
    {"load", {QT_TRANSLATE_NOOP("CorunnaOptions", "Load of a transport")}},
    {"fleet_always", {QT_TRANSLATE_NOOP("CorunnaOptions", "The fleet at the gates")}},
    {"variable_entry", {QT_TRANSLATE_NOOP("CorunnaOptions", "Variable entry")}},
    {"entry_turn_one", {QT_TRANSLATE_NOOP("CorunnaOptions", "First turn of the entries")}},
    {"brigade_leaders", {QT_TRANSLATE_NOOP("CorunnaOptions", "Brigade leaders")}},
    {"an_xxx", {QT_TRANSLATE_NOOP("CorunnaOptions", "Règlements de l’An XXX")}},
    {"series", {QT_TRANSLATE_NOOP("CorunnaOptions", "Tables of the series")}},
    {"values", {QT_TRANSLATE_NOOP("CorunnaOptions", "Values of the counters")}},
};

constexpr Phrase kHelp[] = {
    {"dice_arithmetic",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether a modifier moves along the 36 results (+6 is one tens digit), or "
                        "is added as to any number")}},
    {"next_hour",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "When Anchor or Contrary Winds is rolled again: on the full hour, or three "
                        "turns later")}},
    {"slope_stand",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether a slope helps those who stand above it (+6, the paragraph), or "
                        "not (−6, the chart)")}},
    {"gate_melee",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "What a gate does in a mêlée: defenders ×1½, defenders in disorder, or "
                        "both")}},
    {"gate_defence",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether all attackers must come through the gate, or one is enough")}},
    {"behind_wall",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the town still counts for assaults at a gate, or is clear "
                        "there too")}},
    {"morale_or_lower",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the evacuation needs an Army Morale Level of 2 or worse, or "
                        "of 2 or a lower number")}},
    {"evacuation_threshold",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether 60% and 40% of the survivors drop the fraction, as in the "
                        "example, or not")}},
    {"evacuation_base",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the survivors are counted when the evacuation is declared, or at "
                        "the end")}},
    {"half_battalions",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether a half-battalion of the Guards counts half or whole in the "
                        "evacuation")}},
    {"embarkation_begins",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether units must go toward Corunna from the first loading on, or from "
                        "the declaration")}},
    {"order_of_battle",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the units of the set-up list are there, or also those that only "
                        "the order of battle has")}},
    {"special_structure_stack",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether one battalion of any size may stand in a Special Structure, or "
                        "six increments at most")}},
    {"castle_traverse",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Artillery and cavalry may pass a Special Structure along a road, without "
                        "staying")}},
    {"ships_enter_ports",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Ships may enter port hexes, as the Movement Chart’s note has it")}},
    {"breakwaters",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "Which ships may enter hexes with a breakwater")}},
    {"skirmish_stack",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "Whether two skirmishing companies may share a hex")}},
    {"combined_stack",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "How foot and guns fill a hex: a gun increment counts six, or one gun and "
                        "six foot increments at most")}},
    {"leader_modifiers",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether two leaders’ modifiers to recall or limber are added, or the "
                        "better one counts")}},
    {"fire_defence_dwellings",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the mob’s fire defence in dwellings stands for all infantry in "
                        "General Order")}},
    {"road_column_in_dwellings",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether a road column that enters a village goes into General Order")}},
    {"soult_escape",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "How many hexes from the enemy Soult must end when he has to move off")}},
    {"fire_multiple_of",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether the Fire Effects Chart multiplies increments or the printed "
                        "value")}},
    {"infantry_range_two",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether all infantry may fire at two hexes for half, or light companies "
                        "and Rifles only")}},
    {"load",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Whether a transport may carry foot, horse and guns together")}},
    {"fleet_always",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "The Royal Navy is there in the scenario at the gates, too")}},
    {"variable_entry",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "The French plan when and where their divisions enter; scenario 3 only")}},
    {"entry_turn_one",
     {QT_TRANSLATE_NOOP(
         "CorunnaOptions",
         "Whether the game with variable entry begins an hour earlier, at 11:20 am")}},
    {"brigade_leaders",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "British brigade leaders have a span of 3, a mêlée bonus of 2 and a morale "
                        "bonus of 2")}},
    {"an_xxx",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "The game is played with the An XXX rulebook: cavalry skirmishers, "
                        "ricochet, Grand Charges")}},
    {"series",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "Fire, mêlée and morale results are in the series’ rulebook: without its "
                        "tables the program counts and you look the result up")}},
    {"values",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "The numbers printed on your counters: what is left out stays unknown, and "
                        "the program says what it could not check")}},
};

/// By option and value: "load/mixed".
constexpr Phrase kValues[] = {
    {"dice_arithmetic/base6", {QT_TRANSLATE_NOOP("CorunnaOptions", "in base 6")}},
    {"dice_arithmetic/decimal", {QT_TRANSLATE_NOOP("CorunnaOptions", "as ordinary numbers")}},
    {"next_hour/clock", {QT_TRANSLATE_NOOP("CorunnaOptions", "on the full hour")}},
    {"next_hour/three-turns", {QT_TRANSLATE_NOOP("CorunnaOptions", "three turns later")}},
    {"slope_stand/text", {QT_TRANSLATE_NOOP("CorunnaOptions", "+6 (paragraph)")}},
    {"slope_stand/chart", {QT_TRANSLATE_NOOP("CorunnaOptions", "−6 (chart)")}},
    {"gate_melee/text", {QT_TRANSLATE_NOOP("CorunnaOptions", "defenders ×1½")}},
    {"gate_melee/chart", {QT_TRANSLATE_NOOP("CorunnaOptions", "defenders in disorder")}},
    {"gate_melee/both", QT_TRANSLATE_NOOP3("CorunnaOptions", "both", "effects of a gate")},
    {"gate_defence/exclusive", {QT_TRANSLATE_NOOP("CorunnaOptions", "all through the gate")}},
    {"gate_defence/any", {QT_TRANSLATE_NOOP("CorunnaOptions", "one is enough")}},
    {"behind_wall/fire-only", {QT_TRANSLATE_NOOP("CorunnaOptions", "clear for fire only")}},
    {"behind_wall/clear", {QT_TRANSLATE_NOOP("CorunnaOptions", "clear in every respect")}},
    {"morale_or_lower/worse", {QT_TRANSLATE_NOOP("CorunnaOptions", "2 or worse")}},
    {"morale_or_lower/number", {QT_TRANSLATE_NOOP("CorunnaOptions", "2 or a lower number")}},
    {"evacuation_threshold/example", {QT_TRANSLATE_NOOP("CorunnaOptions", "fraction dropped")}},
    {"evacuation_threshold/exact", {QT_TRANSLATE_NOOP("CorunnaOptions", "to the last fraction")}},
    {"evacuation_base/declaration", {QT_TRANSLATE_NOOP("CorunnaOptions", "at the declaration")}},
    {"evacuation_base/end", {QT_TRANSLATE_NOOP("CorunnaOptions", "at the end")}},
    {"half_battalions/half", {QT_TRANSLATE_NOOP("CorunnaOptions", "count half")}},
    {"half_battalions/whole", {QT_TRANSLATE_NOOP("CorunnaOptions", "count whole")}},
    {"embarkation_begins/first-embark",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "from the first loading on")}},
    {"embarkation_begins/declaration",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "from the declaration on")}},
    {"order_of_battle/list", {QT_TRANSLATE_NOOP("CorunnaOptions", "as the set-up lists it")}},
    {"order_of_battle/chart", {QT_TRANSLATE_NOOP("CorunnaOptions", "with all of the chart")}},
    {"special_structure_stack/either",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "a battalion, or six increments")}},
    {"special_structure_stack/six",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "six increments at most")}},
    {"breakwaters/transports", {QT_TRANSLATE_NOOP("CorunnaOptions", "for transports only")}},
    {"breakwaters/all", {QT_TRANSLATE_NOOP("CorunnaOptions", "for all ships")}},
    {"skirmish_stack/alone", {QT_TRANSLATE_NOOP("CorunnaOptions", "one company")}},
    {"skirmish_stack/together", {QT_TRANSLATE_NOOP("CorunnaOptions", "three increments")}},
    {"combined_stack/ratio", {QT_TRANSLATE_NOOP("CorunnaOptions", "a gun counts six")}},
    {"combined_stack/one-and-six", {QT_TRANSLATE_NOOP("CorunnaOptions", "one gun, six foot")}},
    {"leader_modifiers/cumulative", {QT_TRANSLATE_NOOP("CorunnaOptions", "added")}},
    {"leader_modifiers/best", {QT_TRANSLATE_NOOP("CorunnaOptions", "the better one")}},
    {"fire_defence_dwellings/general-order",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "for all in General Order")}},
    {"fire_defence_dwellings/mob-only", {QT_TRANSLATE_NOOP("CorunnaOptions", "for mobs only")}},
    {"road_column_in_dwellings/general-order",
     {QT_TRANSLATE_NOOP("CorunnaOptions", "into General Order")}},
    {"road_column_in_dwellings/stay", {QT_TRANSLATE_NOOP("CorunnaOptions", "stays in column")}},
    {"soult_escape/3", {QT_TRANSLATE_NOOP("CorunnaOptions", "3 hexes")}},
    {"soult_escape/4", {QT_TRANSLATE_NOOP("CorunnaOptions", "4 hexes")}},
    {"fire_multiple_of/increments", {QT_TRANSLATE_NOOP("CorunnaOptions", "the increments")}},
    {"fire_multiple_of/printed", {QT_TRANSLATE_NOOP("CorunnaOptions", "the printed value")}},
    {"infantry_range_two/halved", {QT_TRANSLATE_NOOP("CorunnaOptions", "for half its value")}},
    {"infantry_range_two/light-only", {QT_TRANSLATE_NOOP("CorunnaOptions", "light troops only")}},
    {"load/single", {QT_TRANSLATE_NOOP("CorunnaOptions", "one arm only")}},
    {"load/mixed", {QT_TRANSLATE_NOOP("CorunnaOptions", "mixed by shares")}},
    {"entry_turn_one/early-start", {QT_TRANSLATE_NOOP("CorunnaOptions", "11:20 am")}},
    {"entry_turn_one/scenario-start", {QT_TRANSLATE_NOOP("CorunnaOptions", "12:20 pm")}},
    {"values/none", QT_TRANSLATE_NOOP3("CorunnaOptions", "none yet", "values of the counters")},
    {"series/none", {QT_TRANSLATE_NOOP("CorunnaOptions", "none: the referee tells the results")}},
    {"series/public-sample",
     {QT_TRANSLATE_NOOP("CorunnaOptions",
                        "figures of public assistant programs, to be compared with your "
                        "charts")}},
};

} // namespace

QString CorunnaNarrator::option(std::string_view key) const
{
    const QString label = phraseOf(kOptions, kContext, key);
    return label.isNull() ? Narrator::option(key) : label;
}

QString CorunnaNarrator::optionHelp(std::string_view key) const
{
    return phraseOf(kHelp, kContext, key);
}

QString CorunnaNarrator::optionValue(std::string_view key, std::string_view jsonText) const
{
    const QString said = optionPhrase(kValues, kContext, key, jsonText);
    return said.isNull() ? Narrator::optionValue(key, jsonText) : said;
}

} // namespace qd::corunna
