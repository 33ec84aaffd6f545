// SPDX-License-Identifier: GPL-3.0-or-later
// Why the rules say no, and what would help (specification 4.14).
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

#include <algorithm>
#include <array>

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarRefusals";

constexpr Phrase kRefusals[] = {
    {"bad-choice",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "These hits can’t take those masts: choose others")}},
    {"game-over", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The game is over: undo to play on")}},
    {"wrong-phase",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Not now: this belongs to another phase")}},
    {"not-your-turn",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "It is the other side’s turn: only its ships may move and fire")}},
    {"ship-sunk", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship is sunk")}},
    {"ship-passed",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The ship passes this turn: it neither moves nor fires")}},
    {"ship-done",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship is done for this turn: play another")}},
    {"at-anchor",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The second fleet stays at anchor in the first round; it may fire")}},
    {"wrong-port",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "That port is the other side’s: choose an anchorage of the own port")}},
    {"not-facing-sea",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The bow must point to the sea: turn the ship")}},
    {"not-placed", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "First put every ship on the board")}},
    {"already-fired",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The ship has fired already: by this table’s rules once a turn")}},
    {"turn-begun",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Too late to pass: a ship of this side has moved, fired or passed")}},
    {"dismasted",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Without masts a ship can neither sail nor turn: pass for repairs")}},
    {"too-many-moves",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship has not enough moves left: go less far")}},
    {"unreachable",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "No way leads there with the moves that are left")}},
    {"into-wind",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Ships can’t go against the wind: take another heading")}},
    {"off-board", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "That leads off the board: turn first")}},
    {"land", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "That is land: ships stay on the water")}},
    {"reef", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "A reef is in the way: sail round it")}},
    {"sandbank",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "A sandbank is in the way: only frigates can cross it")}},
    {"sandbank-stop",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "No ship may stop on a sandbank: go on, or stop before it")}},
    {"occupied",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Another ship is there: nobody can stop there or pass through")}},
    {"friendly-target",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The target is on the same side: choose an enemy")}},
    {"target-sunk", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The target is sunk: choose another")}},
    {"gun-gone", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "This fort has no gun now")}},
    {"out-of-range", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Too far: guns reach up to 3 steps")}},
    {"not-in-field",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The target is in neither field of fire: turn the ship")}},
    {"wrong-side",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The target is on the other side: fire the guns of that side")}},
    {"blocked", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Something stands in the line of fire")}},
    {"no-guns",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "No gun is left on that side: show the enemy the other")}},
    {"guns-fired",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Those guns have fired already this turn")}},
    {"battery-not-exposed",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The target shows bow or stern, no battery: aim at a mast")}},
    {"no-guns-there",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "No gun is left on the side that the target shows: aim at a mast")}},
    {"mast-not-named",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Its owner chooses which mast falls: aim at “mast” only")}},
    {"no-masts",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "No mast is left there: aim at the battery")}},
    {"mast-gone",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "That mast is gone already: aim at another")}},
    {"mainmast-shielded",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The mainmast is shielded from here: aim at another mast")}},
    {"one-aim",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "All guns that fire at one target must have the same aim")}},
    {"fort-fired",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "This fort gun has had its shot for now")}},
    {"ships-first",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Ships come first: forts fire when the side’s ships are done")}},
    {"not-passing",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The ship has not moved this turn: the fort can’t shout at it")}},
    {"not-leaving",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The ship can’t leave the gun’s range this turn: no shout at it")}},
    {"ship-priority",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The ship may fire first: let it fire, or say that it yields")}},
    {"not-at-corner",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship is not at the corner of the enemy’s port")}},
    {"flag-not-there", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The flag is not there")}},
    {"too-soon",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Too soon: end a turn at the corner, seize the flag in the next")}},
    {"already-moved",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Too late: the ship has moved or fired already this turn")}},
    {"not-carrying", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship does not carry that flag")}},
    {"not-alongside",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "The two are not side by side: bring them together first")}},
    {"not-in-port", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship is not in its own port")}},
    {"shared-point",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Two ships share an intersection: first one of them must move away")}},
    {"not-dismasted",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "A mast still stands: only ships without masts are repaired")}},
    {"player-must-pass",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "One ship can’t repair alone: the whole side must pass its turn")}},
};

/// The same code for another reason: "already-moved" of rule flag-1.
constexpr Phrase kOfRule[] = {
    {"wrong-phase/setup-2",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Only before the game begins")}},
    {"wrong-phase/start-1",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Only after the toss, before the first turn")}},
    {"wrong-phase/play-3", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Only in a side’s turn")}},
    {"wrong-phase/play-4",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The wind turns when both sides have played")}},
    {"not-in-field/fort-1",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "This fort’s gun does not cover that intersection")}},
    {"already-moved/flag-1",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "Too late: seize the flag before the ship moves")}},
    {"already-moved/flag-4",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Both ships must pass: one of them has moved or fired this turn")}},
    {"occupied/flag-4",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals",
                        "Only two ships of one side may share an intersection, one with a flag")}},
    {"not-carrying/r-27",
     {QT_TRANSLATE_NOOP("TrafalgarRefusals", "The ship does not carry its own side’s flag")}},
};

/// Numbers that a refusal brings along. %1: the number.
constexpr Phrase kNumbers[] = {
    {"remaining", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "moves left: %1")}},
    {"available", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "guns left to fire: %1")}},
    {"distance", {QT_TRANSLATE_NOOP("TrafalgarRefusals", "distance: %1")}},
    {"step", QT_TRANSLATE_NOOP3("TrafalgarRefusals", "at move %1", "of a ship’s way")},
};

constexpr std::array<std::string_view, 4> kNamed{"ship", "target", "fort", "ships"};

} // namespace

QString TrafalgarNarrator::refusal(const Refusal &refusal) const
{
    const QString special = phraseOf(kOfRule, kContext, refusal.code + "/" + refusal.rule.text());
    const QString said = special.isNull() ? phraseOf(kRefusals, kContext, refusal.code) : special;
    if (said.isNull())
        return Narrator::refusal(refusal);
    QStringList about;
    for (const auto &[key, value] : refusal.details) {
        if (const int *number = std::get_if<int>(&value)) {
            const QString text = phraseOf(kNumbers, kContext, key);
            if (!text.isNull())
                about.append(text.arg(*number));
            continue;
        }
        if (std::find(kNamed.begin(), kNamed.end(), key) == kNamed.end())
            continue;
        if (const auto *id = std::get_if<std::string>(&value))
            about.append(term(*id));
        else if (const auto *ids = std::get_if<std::vector<std::string>>(&value))
            for (const std::string &each : *ids)
                about.append(term(each));
    }
    return about.isEmpty() ? said
                           : tr("%1 (%2)", "why not, and the ships and numbers that it is about")
                                 .arg(said, about.join(tr(", ", "between ships")));
}

} // namespace qd::trafalgar
