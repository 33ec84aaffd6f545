// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <vector>

// Set-up body by body: which pieces go down together, and in what formation they may stand.
namespace qd::corunna {

class Step;

/// What of a brigade, division or other body is set up next in one hex: a battalion with its light
/// companies and the brigade's colours, the battalions of a French regiment (any one regiment may
/// stack, chart-stacking), a battery, a ship; the body's leaders with its first.
struct Mustered {
    std::string body; ///< "brigade-2", "fr-division-1", "royal-navy"
    std::vector<Piece> pieces;
    bool begun = false; ///< others of the body stand on the map
};

/// The next of each body that is not yet set up in this step, in the order of the scenario's file.
std::vector<Mustered> musters(const State &state);
/// The body that a piece is set up with.
std::string bodyOf(const State &state, const Piece &piece);

/// Formations that a unit may have in a hex of that terrain (4.9, 6.2, 6.4.1, 6.6.2,
/// chart-stacking, chart-fire-effects); guns are judged in `hex` (rifles near).
std::vector<Formation> formationsIn(const State &state, const Unit &unit, std::optional<Hex> hex);
/// Why not (specification 5, `formation`); nullopt: it may.
std::optional<Refusal> formationRefusal(const State &state, const Unit &unit, Formation formation,
                                        std::optional<Hex> hex);
/// The unit on the map comes to the formation that is told, where it may have it; formed foot and
/// horse in a dwelling or a structure to General Order (4.9), as in a move. False: the rules refuse
/// it to the only one that it is told for.
enum class Told { One, Several };
bool takeFormation(Step &step, UnitRef unit, Formation formation, Told told);
/// Units among the pieces whose formation nobody has told, though fire and fire defence ask for it:
/// foot, horse and guns of the land.
std::vector<std::string> formationsUntold(const State &state, const std::vector<Piece> &pieces);

} // namespace qd::corunna
