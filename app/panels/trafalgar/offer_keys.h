// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonObject;

namespace qd {
class ActDraft;
}

namespace qd::trafalgar {

/// The key of an offer's command: a letter for each kind of act. R rolls, the digits are ships and
/// faces, F, P and S sail the ship that is chosen, G is the forts' "FIRE!": none of these is used.
/// Empty: numbered.
QString keyOf(const QJsonObject &command);
/// With a shot in hand: B aims at the battery, M at a mast, Y lets the fort fire first. False: not
/// for this draft.
bool takeKey(ActDraft &draft, int key);

} // namespace qd::trafalgar
