// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonObject;

namespace qd {
class ActDraft;
}

namespace qd::santa_cruz {

/// The key of an offer's command: letters for the cards, so that hands learn them. Empty: numbered.
QString keyOf(const QJsonObject &command);
/// O: the officer goes, stays, another comes; L: Lost! answers the move; + : the +1 card; digits
/// with a pass: how many Confusion cards go. False: not for this draft.
bool takeKey(ActDraft &draft, int key);

} // namespace qd::santa_cruz
