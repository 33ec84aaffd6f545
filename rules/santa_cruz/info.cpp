// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {

namespace {

OptionInfo flag(const char *key, const char *fallback, const char *rule)
{
    return OptionInfo{key, fallback, {"false", "true"}, rule};
}

/// Specification 2.4.
std::vector<OptionInfo> options()
{
    return {
        OptionInfo{"decks", "\"conjecture\"", {}, "R68", "decks"},
        flag("min_one_die", "false", "14.0"),
        flag("reinforcements_once", "false", "14.1"),
        flag("lucky_shot_roll", "false", "14.2"),
        flag("simplified", "false", "14.4"),
        flag("harassment_needs_confusion", "true", "R21"),
        flag("sea_to_sea_by_card", "false", "R13"),
        flag("counterattack_places_officer", "false", "R31"),
        OptionInfo{"hood_scope",
                   "\"any-card\"",
                   {"\"any-card\"", "\"british-card\"", "\"british-response\""},
                   "R31b"},
        flag("ladders_keep_bowen", "false", "R33"),
        flag("attrition_after_win", "true", "R44"),
        OptionInfo{"panic_towards", "\"either\"", {"\"either\"", "\"nearest\""}, "R25"},
        flag("battery_play_eliminates", "true", "R71"),
        flag("retreat_into_origin", "true", "R45"),
        flag("drums_red_border", "false", "R34"),
        flag("fortress_stops_flight", "false", "R43"),
        flag("simplified_counterattack", "false", "R53"),
        flag("discard_down", "false", "R17"),
        flag("fox_cargo_returns", "true", "R67"),
    };
}

/// Specification 4.2 to 4.8.
std::vector<std::string> commands()
{
    return {"place",     "load-fox",  "start",         "naval-move",       "bombard",
            "end-phase", "pass",      "play",          "counterattack",    "support",
            "round",     "fire-back", "fox-loss",      "assign-hit",       "oldfield",
            "flee",      "retreat",   "panic-retreat", "eliminate-excess", "drums-return",
            "adjust"};
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

/// Specification 4.10.
std::vector<std::string> refusalCodes()
{
    return {"bad-command",
            "dice-count",
            "dice-face",
            "decision-pending",
            "no-decision",
            "wrong-phase",
            "game-over",
            "nothing-to-undo",
            "nothing-to-redo",
            "fox-needs-two",
            "setup-incomplete",
            "setup-castle",
            "setup-fortress",
            "not-yours",
            "stacking-limit",
            "not-a-land-area",
            "not-at-sea",
            "naval-block-missing",
            "not-nearer-coast",
            "naval-compulsory",
            "naval-stopped",
            "card-limit",
            "three-of-a-type",
            "no-cannon-symbol",
            "not-a-sea-area",
            "no-target",
            "no-battery-bears",
            "no-plus-card",
            "not-in-deck",
            "not-your-phase",
            "card-not-available",
            "confusion-unplayable",
            "response-only",
            "combat-only",
            "no-response",
            "already-played",
            "combat-open",
            "not-adjacent",
            "no-landing",
            "no-embarking",
            "sea-to-sea",
            "enemy-there",
            "not-there",
            "officer-limit",
            "officer-alone",
            "officer-needs-units",
            "officer-unavailable",
            "officer-must-land",
            "no-officers",
            "freemantle-immune",
            "lost-no-combat",
            "lost-must-move",
            "fox-not-there",
            "fox-not-at-coast",
            "fox-never-lands",
            "no-british-ashore",
            "already-spiked",
            "battery-not-held",
            "no-path",
            "too-many-sp",
            "elite-sp-limit",
            "not-on-map",
            "not-reinforcement-area",
            "over-strength",
            "no-combat",
            "wrong-stage",
            "not-combat-card",
            "attacker-supports-first",
            "attacker-only",
            "defender-only",
            "not-a-fortress",
            "no-officer",
            "nothing-to-cancel",
            "not-strongest",
            "not-eligible",
            "not-towards-entry",
            "no-counterattack-window",
            "needs-officer",
            "no-placing"};
}

/// Specification 6 and the queries of 5.
std::vector<std::string> reasonTerms()
{
    return {"base",    "most-sp",   "elite-units", "red-border", "cannon", "firing-from-cover",
            "officer", "no-dice",   "minimum-one", // 6.1
            "printed", "plus-card", // 7.2
            "die",     "fortress",  "minimum", // 6.3
            "area",    "morale",    "spiked"}; // 13
}

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "santa-cruz-1797";
    info.version = 1;
    info.edition = "English rulebook as printed";
    info.sides = {"british", "spanish"};
    info.scenarios = {"standard", "blank"};
    info.defaultBoard = "schematic";
    info.facesAreNumbers = true;
    info.options = options();
    info.commands = commands();
    info.events = namesOf(static_cast<const EventBody *>(nullptr));
    info.refusalCodes = refusalCodes();
    info.reminderTopics = {"check-cannon-symbol", "sp-unused", "discard-down"};
    info.reasonTerms = reasonTerms();
    info.decisions = {"fox-loss", "assign-hit",    "oldfield",         "flee",
                      "retreat",  "panic-retreat", "eliminate-excess", "drums-return"};
    return info;
}

} // namespace

const GameInfo &Game::info()
{
    static const GameInfo kInfo = makeInfo();
    return kInfo;
}

} // namespace qd::santa_cruz
