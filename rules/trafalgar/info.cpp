// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/trafalgar.h"

#include <utility>

namespace qd::trafalgar {
namespace {

/// An option of words, the default first.
OptionInfo words(const char *key, const std::vector<std::string> &values, const char *rule)
{
    std::vector<std::string> texts;
    for (const std::string &value : values)
        texts.push_back(jsonString(value));
    std::string fallback = texts.front();
    return OptionInfo{key, std::move(fallback), std::move(texts), rule};
}

OptionInfo flag(const char *key, const char *fallback, const char *rule)
{
    return OptionInfo{key, fallback, {"false", "true"}, rule};
}

/// Specification 7.2.
std::vector<OptionInfo> options()
{
    return {
        words("die_reading", {"maximum", "exact"}, "r-04"),
        words("field_of_fire", {"closed", "open", "beam"}, "r-02"),
        words("presentation", {"wedge", "line"}, "r-03"),
        words("mainmast", {"either", "shielding", "ends-only"}, "r-16"),
        words("mast_choice", {"shooter", "owner"}, "r-15"),
        words("aim", {"per-gun", "per-target"}, "r-14"),
        words("into_wind", {"forward", "facing", "fan", "off"}, "r-07"),
        words("wind_arrow", {"to", "from"}, "r-09"),
        words("wind_two", {"clockwise", "counter-clockwise"}, "r-36"),
        words("fire_occasions", {"per-gun", "single"}, "r-13"),
        words("ship_order", {"free", "one-at-a-time"}, "r-10"),
        words("blocking", {"none", "ships", "ships-and-land"}, "r-06"),
        flag("sandbank_stop", "true", "r-37"),
        words("fort_turn", {"round", "player-turn"}, "r-22"),
        words("fort_priority", {"target-ship", "all-ships", "none"}, "r-21"),
        words("shout", {"any", "leaving"}, "r-20"),
        words("gun_replacement", {"own-turns", "any-turns"}, "r-23"),
        words("repair_pass", {"player", "ship"}, "r-25"),
        flag("repair_consecutive", "false", "r-25"),
        words("side_by_side", {"either", "same-point"}, "r-29"),
        words("flag_home", {"port", "corner"}, "r-33"),
        words("superiority", {"three", "four", "off"}, "r-32"),
        words("own_flag_ship_sunk", {"captured", "home"}, "r-28"),
        words("second_fleet", {"plays", "stays"}, "r-35"),
        words("allied_nations", {"one-each", "french-line", "spanish-line"}, "r-31"),
    };
}

std::vector<std::string> commands()
{
    return {"place",     "toss",       "set-wind",      "move",        "fire",   "choose-mast",
            "fort-fire", "seize-flag", "transfer-flag", "return-flag", "repair", "pass-turn",
            "done",      "end-turn",   "roll-wind",     "adjust"};
}

template <class... Bodies>
std::vector<std::string> namesOf(const std::variant<Bodies...> *)
{
    std::vector<std::string> names;
    const auto add = [&names](std::string_view name) {
        if (!name.starts_with('~')) // bookkeeping has no sentence
            names.emplace_back(name);
    };
    (add(Bodies::kName), ...);
    return names;
}

/// Specification 4.14.
std::vector<std::string> refusalCodes()
{
    return {"bad-command",
            "dice-count",
            "dice-face",
            "decision-pending",
            "no-decision",
            "bad-choice",
            "nothing-to-undo",
            "nothing-to-redo",
            "game-over",
            "wrong-phase",
            "not-your-turn",
            "ship-sunk",
            "ship-passed",
            "ship-done",
            "at-anchor",
            "wrong-port",
            "not-facing-sea",
            "not-placed",
            "already-fired",
            "turn-begun",
            "dismasted",
            "too-many-moves",
            "unreachable",
            "into-wind",
            "off-board",
            "land",
            "reef",
            "sandbank",
            "sandbank-stop",
            "occupied",
            "friendly-target",
            "target-sunk",
            "gun-gone",
            "out-of-range",
            "not-in-field",
            "wrong-side",
            "blocked",
            "no-guns",
            "guns-fired",
            "battery-not-exposed",
            "no-guns-there",
            "mast-not-named",
            "no-masts",
            "mast-gone",
            "mainmast-shielded",
            "one-aim",
            "fort-fired",
            "ships-first",
            "not-passing",
            "not-leaving",
            "ship-priority",
            "not-at-corner",
            "flag-not-there",
            "too-soon",
            "already-moved",
            "not-carrying",
            "not-alongside",
            "not-in-port",
            "shared-point",
            "not-dismasted",
            "player-must-pass"};
}

/// Of events and of the query `reminders`.
std::vector<std::string> reminderTopics()
{
    return {"toss-coin",      "place-wind",    "roll-wind",     "guns-bear",
            "may-seize-flag", "dismasted",     "fort-may-fire", "fort-may-shout",
            "fort-gun-out",   "own-flag-held", "declare-aim"};
}

/// Terms of `because`, everywhere (specification 4.15).
std::vector<std::string> reasonTerms()
{
    std::vector<std::string> terms{"guns-standing",
                                   "fired-this-turn",
                                   "held-back",
                                   "overruled",
                                   "fort-gun",
                                   "never-below-zero",
                                   "foremast",
                                   "mainmast",
                                   "mizzenmast",
                                   "spent",
                                   "ships-at-start",
                                   "sunk",
                                   "ships-of-the-line",
                                   "frigates",
                                   "forts"};
    for (int heading = 0; heading < kHeadings; ++heading)
        terms.push_back("steps-heading-" + std::to_string(heading));
    for (int face = 1; face <= 3; ++face)
        terms.push_back("face-" + std::to_string(face));
    return terms;
}

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "trafalgar";
    info.version = 1;
    info.edition = "Trafalgar, rule sheet; rulings r-01–r-44";
    info.sides = {"english", "allied"};
    info.scenarios = {"standard"};
    info.defaultBoard = "schematic";
    info.reasonNeeded = false; // section 4
    info.options = options();
    info.commands = commands();
    info.events = namesOf(static_cast<const EventBody *>(nullptr));
    info.refusalCodes = refusalCodes();
    info.reminderTopics = reminderTopics();
    info.reasonTerms = reasonTerms();
    info.decisions = {"choose-mast"};
    return info;
}

} // namespace

const GameInfo &Game::info()
{
    static const GameInfo kInfo = makeInfo();
    return kInfo;
}

} // namespace qd::trafalgar
