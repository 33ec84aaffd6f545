// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/corunna.h"
#include "rules/corunna/fire.h"

#include <type_traits>

namespace qd::corunna {
namespace {

OptionInfo words(const char *key, std::vector<std::string> values, const char *rule)
{
    std::string fallback = values.front();
    return OptionInfo{key, std::move(fallback), std::move(values), rule, {}};
}

OptionInfo flag(const char *key, const char *rule)
{
    return OptionInfo{key, "false", {"false", "true"}, rule, {}};
}

/// Specification 2. `hex_layout` is not listed: it is the board file's to say.
std::vector<OptionInfo> options()
{
    std::vector<OptionInfo> list{
        words("dice_arithmetic", {"\"base6\"", "\"decimal\""}, "R1"),
        words("next_hour", {"\"clock\"", "\"three-turns\""}, "R10"),
        words("slope_stand", {"\"text\"", "\"chart\""}, "R5"),
        words("gate_melee", {"\"text\"", "\"chart\"", "\"both\""}, "R7"),
        words("gate_defence", {"\"exclusive\"", "\"any\""}, "R8"),
        words("behind_wall", {"\"fire-only\"", "\"clear\""}, "R56"),
        words("morale_or_lower", {"\"worse\"", "\"number\""}, "R21"),
        words("evacuation_threshold", {"\"example\"", "\"exact\""}, "R23"),
        words("evacuation_base", {"\"declaration\"", "\"end\""}, "R24"),
        words("half_battalions", {"\"half\"", "\"whole\""}, "R25"),
        words("embarkation_begins", {"\"first-embark\"", "\"declaration\""}, "R27"),
        words("order_of_battle", {"\"list\"", "\"chart\""}, "R29"),
        words("special_structure_stack", {"\"either\"", "\"six\""}, "R47"),
        flag("castle_traverse", "R48"),
        flag("ships_enter_ports", "R15"),
        words("breakwaters", {"\"transports\"", "\"all\""}, "R100"),
        words("skirmish_stack", {"\"alone\"", "\"together\""}, "R103"),
        words("combined_stack", {"\"ratio\"", "\"one-and-six\""}, "R49"),
        words("leader_modifiers", {"\"cumulative\"", "\"best\""}, "R51"),
        words("fire_defence_dwellings", {"\"general-order\"", "\"mob-only\""}, "R45"),
        words("road_column_in_dwellings", {"\"general-order\"", "\"stay\""}, "R55"),
        words("soult_escape", {"3", "4"}, "R32"),
        words("fire_multiple_of", {"\"increments\"", "\"printed\""}, "R42"),
        words("infantry_range_two", {"\"halved\"", "\"light-only\""}, "R44"),
        words("load", {"\"single\"", "\"mixed\""}, "R57"),
        flag("fleet_always", "R19"),
        flag("variable_entry", "9.7"),
        words("entry_turn_one", {"\"early-start\"", "\"scenario-start\""}, "R61"),
        flag("brigade_leaders", "5.2.11"),
        flag("an_xxx", "6.2"),
    };
    OptionInfo series = words("series", {"\"none\""}, "series");
    series.dataKind = "series";
    list.push_back(std::move(series));
    OptionInfo values = words("values", {"\"none\""}, "oob");
    values.dataKind = "values";
    list.push_back(std::move(values));
    return list;
}

template <class... Bodies>
std::vector<std::string> eventNames(const std::variant<Bodies...> * /*tag*/)
{
    std::vector<std::string> names;
    const auto add = [&names](std::string_view name) {
        if (!name.starts_with('~')) // bookkeeping has no sentence
            names.emplace_back(name);
    };
    (add(Bodies::kName), ...);
    return names;
}

template <class... Bodies>
std::vector<std::string> commandNames(const std::variant<Bodies...> * /*tag*/)
{
    std::vector<std::string> names;
    const auto add = [&names]<class Body>(const Body * /*tag*/) {
        if constexpr (std::is_same_v<Body, command::Adjust>)
            names.emplace_back("adjust");
        else
            names.emplace_back(Body::kName);
    };
    (add(static_cast<const Bodies *>(nullptr)), ...);
    return names;
}

/// Specification 4 to 6.
std::vector<std::string> refusalCodes()
{
    return {"bad-command",
            "decision-pending",
            "dice-count",
            "dice-face",
            "nothing-to-undo",
            "nothing-to-redo",
            "value-missing",
            "series-table-missing",
            "wrong-phase",
            "not-in-setup",
            "setup-order",
            "setup-zone",
            "setup-incomplete",
            "coast-hex",
            "sea-hex",
            "mob-stacking",
            "special-structure-infantry-only",
            "stacking",
            "chits-left",
            "colours-alone",
            "no-command-point",
            "spanish-out-of-command",
            "corps-disbanded",
            "no-army-leader",
            "mu-size",
            "out-of-span",
            "moore-mode",
            "no-division-leader",
            "colours-captured",
            "not-stacked",
            "wrong-division",
            "outside-walls",
            "not-adjacent",
            "moore-stepped-down",
            "not-on-path",
            "too-far",
            "hardinge-out",
            "hardinge-not-with-moore",
            "hardinge-used",
            "hardinge-bound",
            "not-on-map",
            "not-beside",
            "one-side",
            "no-initiative",
            "initiative-tried",
            "chit-not-in-cup",
            "naval-phase",
            "not-tasked",
            "contrary-winds",
            "regroup-only",
            "out-of-bounds",
            "soult-too-close",
            "break-down-first",
            "rampart-gate-only",
            "rampart-occupied",
            "rampart-whole-move",
            "moore-half",
            "toward-corunna",
            "mob-no-square",
            "mob-formation",
            "not-permitted",
            "rifles-too-close",
            "an-xxx-only",
            "general-order-terrain",
            "already",
            "enemy-zoi",
            "whole-movement",
            "hex-not-occupied",
            "not-active",
            "no-chit-drawn",
            "ship-target-artillery-only",
            "mob-no-fire",
            "ship-no-close",
            "line-of-sight",
            "choice-needed",
            "six-increments",
            "off-chart",
            "leader-out",
            "leader-not-wounded",
            "leader-not-replaceable",
            "leader-active",
            "no-fleet",
            "naval-once",
            "naval-not-triggered",
            "no-evacuation",
            "fleet-gone",
            "evacuation-declared",
            "army-morale",
            "spanish-stay",
            "british-only",
            "not-in-port",
            "transport-not-adjacent",
            "ship-must-exit",
            "over-capacity",
            "ship-spent",
            "transports-only",
            "next-turn",
            "reinforcement-chit",
            "too-early",
            "artillery-too-early",
            "entry-zone",
            "option-off",
            "lorge-at-portazgo",
            "numeral-busy",
            "not-in-column",
            "bad-attachment",
            "last-increment"};
}

/// Terms of `because` (specification 6). Those that are a unit's id, or begin with one, are not
/// listed: which units there are is the scenario's affair.
std::vector<std::string> plainTerms()
{
    return {"evacuation-declared",
            "moore-in-corunna",
            "french-artillery-on-point",
            "death-of-moore",
            "personality-in-hex",
            "triggered-by-light-cavalry",
            "triggered-by-lancers",
            "stack-in-line",
            "grand-charge-zone",
            "leader-cavalry-bonus",
            "leader-special",
            "leader-artillery-bonus",
            "army-leader",
            "town",
            "up-slope",
            "gate",
            "gate-sapeurs-exempt",
            "assault-up-slope",
            "charge-up-slope",
            "special-structure",
            "reaction-charge",
            "opportunity-charge",
            "leader-morale-bonus",
            "leader-not-applicable",
            "brigade-leader-morale-bonus",
            "modifier",
            "increments",
            "printed",
            "dismounted-eight",
            "line-limit",
            "multiple",
            "part-fires",
            "special-structure-six",
            "disorder",
            "rifles-not-halved",
            "two-hex-range",
            "target-special-structure",
            "printed-close",
            "printed-medium",
            "printed-long",
            "losses",
            "defence",
            "chart-fill",
            "ship-fire-defence",
            "square",
            "more-than-nine",
            "infantry",
            "artillery-times-six",
            "artillery",
            "cavalry",
            "one-regiment",
            "one-battalion",
            "ships",
            "clear",
            "village",
            "port",
            "road",
            "road-as-clear",
            "ford",
            "stream",
            "wall",
            "sunken-road",
            "slope",
            "rampart",
            "rampart-rout",
            "sea",
            "unit",
            "through-gate",
            "cavalry-skirmishers",
            "retreating",
            "involuntary",
            "called",
            "dismounted-double",
            "share",
            "mixed-load",
            "sixty-percent",
            "forty-percent",
            "soult-span",
            "hexes",
            "fortification",
            "dwelling"};
}

std::vector<std::string> reasonTerms()
{
    std::vector<std::string> terms = plainTerms();
    for (std::string &cell : fireDefenceTerms())
        terms.push_back(std::move(cell));
    for (const std::string_view brigade : Words<Brigade>::kNames)
        terms.push_back("contact-" + std::string(brigade));
    return terms;
}

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "corunna";
    info.version = 2;
    info.edition = "Corunna, exclusive rules and charts, seed text; rulings R1–R104";
    info.sides = {"french", "british"}; // the Spaniards are of the British camp
    info.scenarios = {"corunna", "piedralonga", "porte-des-corunna"};
    info.defaultBoard = "schematic";
    info.reasonNeeded = false; // section 5
    info.options = options();
    info.commands = commandNames(static_cast<const CommandBody *>(nullptr));
    info.events = eventNames(static_cast<const EventBody *>(nullptr));
    info.events.emplace_back("table-opened"); // of a script's table line
    info.refusalCodes = refusalCodes();
    info.reminderTopics = {"soult-must-move", "rout-move-due", "enemy-in-hex",
                           "second-division-without-leader", "first-turn-at-portazgo"};
    info.reasonTerms = reasonTerms();
    info.decisions = {"naval-commitment", "naval-support", "pick-ships",
                      "magazine",         "fly-colours",   "reconstitute"};
    return info;
}

} // namespace

const GameInfo &Game::info()
{
    static const GameInfo kInfo = makeInfo();
    return kInfo;
}

} // namespace qd::corunna
