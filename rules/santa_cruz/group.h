// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/command.h"
#include "rules/santa_cruz/step.h"

#include <optional>
#include <vector>

namespace qd::santa_cruz {

// Groups that a card moves, and the officers with them (specification 4.5).

/// The paragraph of a card: "9.move".
Citation paragraphOf(Card card);

/// A group whose units were found in order.
struct GoingGroup {
    Side side{};
    AreaId from{};
    std::vector<Block> units; ///< roster order
    std::optional<Officer> officer;
    bool unload = false;
};

/// What an enemy in the goal means.
enum class Meeting {
    Combat, ///< allowed
    Barred, ///< enemy-there
    LostNoCombat, ///< the goal of Lost! (9.lost)
};

/// The line that one crosses from an area to another: by a border or an arrow; nullopt: neither.
std::optional<Line> crossing(const Board &board, AreaId from, AreaId to);
/// Units in their roster order, each once.
std::vector<Block> rosterOrder(std::vector<Block> units);
/// Whether own units stay behind in the group's area when it leaves; cargo that does not land is
/// set down there.
bool somebodyStays(const State &state, const GoingGroup &group);

/// Why a group may not go there: by border, arrow, enemies, room, the second officer. The query
/// `moves` asks the same.
std::optional<Refusal> destinationRefusal(const State &state, const GoingGroup &group, AreaId to,
                                          Meeting meeting, Card card);
/// Where Lost! can send a group, board order (R29).
std::vector<AreaId> lostGoals(const State &state, const GoingGroup &group);

/// Slips that no rule is needed for: the same area twice, nobody, a unit twice.
std::optional<Refusal> malformedGroup(const command::Group &group);

// Each check below answers false when the step has got its refusal.

/// The units and Fox; fills `going` but the officer.
bool checkGroup(Step &step, const command::Group &group, Side side, Card card, GoingGroup &going);
/// Puts an officer on the map: event `officer-placed`.
bool placeOfficer(Step &step, const command::PlaceOfficer &place, Side side, Card card,
                  const GoingGroup *going);
/// Who goes along of the key `officer`.
bool chooseOfficer(Step &step, const command::Group &group, GoingGroup &going);
/// Unloads Fox, if the group does: event `fox-unloaded`.
void unloadFox(Step &step, const GoingGroup &going);
/// Moves the group: events `fox-unloaded`, `moved`, and a combat if enemies are met.
void moveGroup(Step &step, const GoingGroup &going, AreaId to, Citation rule);
/// Opens the combat of a group that has just moved among enemies.
void meetEnemies(Step &step, const GoingGroup &going, AreaId to, CombatBy by);

} // namespace qd::santa_cruz
