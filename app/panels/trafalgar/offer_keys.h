// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonObject;

namespace qd {
class ActDraft;
}

namespace qd::trafalgar {

/// The key of an offer's command: a letter for each kind of act. R rolls, the digits are ships and
/// faces, F, P and S sail the ship that is chosen, G, H, J and K are the forts: none of these is
/// used. Empty: none; the answers of a question are then numbered.
QString keyOf(const QJsonObject &command);
/// With an act in hand: a digit names a ship of it; F, P, S and Backspace steer the ship that
/// sails; B aims at the battery, M at a mast, F, A and Z at that one mast; Y lets the fort fire
/// first. False: not for this draft.
bool takeKey(ActDraft &draft, int key);

} // namespace qd::trafalgar
