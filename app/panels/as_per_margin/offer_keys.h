// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonObject;

namespace qd {
class ActDraft;
}

namespace qd::as_per_margin {

/// The key of an offer's command: a letter for each kind of act, the same in every step. R rolls
/// and the digits are faces: neither is used. Empty: numbered.
QString keyOf(const QJsonObject &command);
/// With an act in hand: B the next battery of a fire, W the mover's wish, O the other's wish (the
/// ones that toss). False: not for this draft.
bool takeKey(ActDraft &draft, int key);

} // namespace qd::as_per_margin
