// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"

namespace qd::as_per_margin {
namespace {

OptionInfo words(const char *key, std::vector<std::string> values, const char *rule)
{
    std::string fallback = values.front();
    return OptionInfo{key, std::move(fallback), std::move(values), rule, {}};
}

OptionInfo flag(const char *key, const char *fallback, const char *rule)
{
    return OptionInfo{key, fallback, {"false", "true"}, rule, {}};
}

/// Specification 10. `rates` (other boxes for a class) is not listed: its value is an object that
/// nobody types; scripts give it.
std::vector<OptionInfo> options()
{
    return {
        words("minutes_per_turn", {"1.5", "0.5", "1", "2", "3", "5", "7.5", "10", "15"},
              "ruling-r02"),
        words("wind_checks", {"\"clock\"", "\"referee\""}, "ruling-r02"),
        words("initial_wind_four", {"\"nw\"", "\"re-toss\""}, "ruling-r01"),
        words("point", {"11.25", "22.5", "45"}, "ruling-r03"),
        words("beat_limit", {"\"beam\"", "\"eye\""}, "ruling-r06"),
        words("tack_toss", {"\"into-or-across\"", "\"across\""}, "ruling-r08"),
        words("tack_minimum", {"\"none\"", "\"lower-die\""}, "ruling-r09"),
        words("halving", {"\"exact\"", "\"down\"", "\"up\""}, "ruling-r15"),
        flag("friends_foul", "true", "ruling-r12"),
        words("after_fending", {"\"goes-on\"", "\"stops\""}, "ruling-r14"),
        words("grappled_pivot", {"\"pivot\"", "\"keep\""}, "ruling-r18"),
        flag("drifters_check", "false", "ruling-r38"),
        words("rake", {"\"arc\"", "\"guns\""}, "ruling-r20"),
        words("bomb_ketch", {"\"ends\"", "\"broadside\""}, "ruling-r26"),
        words("initial_broadside", {"\"port-starboard\"", "\"every-battery\""}, "ruling-r27"),
        words("boarding_lasts", {"\"until-parted\"", "\"turn\""}, "ruling-r34"),
        flag("pumps_when_boarding", "false", "ruling-r31"),
        words("unarmed_strikes", {"\"first-gun-hit\"", "\"boarding-only\"", "\"never\""},
              "ruling-r28"),
        words("merchant_boxes", {"\"3-2-1\"", "\"2-2-2\""}, "ruling-r32"),
        OptionInfo{"fleet", "null", {"null"}, "set-up", "scenario"}, // null: the scenario's own
    };
}

std::vector<std::string> commands()
{
    return {"adjust",       "place",      "initial-wind",    "initial-speed", "independent",
            "next-phase",   "fire",       "call-from-pumps", "pump-gun",      "board",
            "end-boarding", "check-wind", "cut-grapples",    "reclose",       "move",
            "tack",         "extra",      "drift",           "drift-all",     "fall-aboard"};
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

/// Specification 7.
std::vector<std::string> refusalCodes()
{
    return {"bad-command",     "dice-count",        "dice-face",        "decision-pending",
            "no-decision",     "nothing-to-undo",   "nothing-to-redo",  "no-rate",
            "wrong-phase",     "wrong-side",        "wind-unknown",     "unplaced-ships",
            "unmoved-ships",   "boarding-unfought", "wind-due",         "wind-not-due",
            "already-checked", "out-of-action",     "boarding-no-fire", "has-fired",
            "already-boarded", "no-boarding",       "not-aboard",       "friendly-target",
            "target-out",      "no-guns",           "already-fired",    "does-not-bear",
            "target-struck",   "out-of-range",      "wrong-facing",     "crew-at-pumps",
            "not-at-pumps",    "already-called",    "nobody-parts",     "already-tried",
            "fallen-aboard",   "move-forfeited",    "already-moved",    "dismasted",
            "not-dismasted",   "nothing-to-drift",  "anchored",         "pivot-too-far",
            "needs-tack",      "not-a-tack",        "in-irons",         "too-far",
            "too-short",       "not-independent",   "damaged",          "not-moved",
            "extra-used",      "not-running"};
}

/// Terms of `because`, everywhere.
std::vector<std::string> reasonTerms()
{
    return {"gun-boxes",     "initial-broadside",
            "rake",          "masts",
            "guns",          "hull",
            "total",         "higher-die",
            "lower-die",     "in-irons",
            "die",           "damaged",
            "anchored",      "in-class",
            "nearest-class", "mainmast-to-mainmast",
            "closing-range", "no-victory-rule",
            "in-action"};
}

GameInfo makeInfo()
{
    GameInfo info;
    info.id = "as-per-margin";
    info.version = 1;
    info.edition = "As Per Margin, seed text; rulings r01–r53";
    info.sides = {"french-spanish", "english"};
    info.scenarios = {"two-a-side",
                      "finisterre-1747",
                      "second-finisterre-1747",
                      "cape-st-vincent-1797",
                      "nile-1798",
                      "trafalgar-1805",
                      "empty"};
    info.defaultBoard = "open-sea";
    info.boardOfScenario = true;
    info.endless = true; // ruling r42
    info.options = options();
    info.commands = commands();
    info.events = namesOf(static_cast<const EventBody *>(nullptr));
    info.refusalCodes = refusalCodes();
    info.reminderTopics = {"wind-check-due", "place-wind-arrow",     "remove-wind-arrow",
                           "anchor-swing",   "explosion-near-ships", "prize-withdraw",
                           "off-table"};
    info.reasonTerms = reasonTerms();
    info.decisions = {"fall-aboard", "reclose", "pump-gun"};
    return info;
}

} // namespace

const GameInfo &Game::info()
{
    static const GameInfo kInfo = makeInfo();
    return kInfo;
}

} // namespace qd::as_per_margin
