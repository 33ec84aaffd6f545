// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/in_hand.h"

#include "app/panels/act_draft.h"

namespace qd {

InHand inHand(const ActDraft &draft)
{
    InHand hand;
    if (draft.stage() == ActDraft::Stage::Empty)
        return hand;
    hand.command = draft.command();
    hand.faces = draft.faces();
    hand.rolled = draft.source() == DiceSource::App;
    hand.reason = draft.reason();
    return hand;
}

void takeUp(const InHand &hand, ActDraft &draft)
{
    if (hand.command.empty())
        return;
    draft.setCommand(hand.command);
    draft.setReason(hand.reason);
    if (hand.rolled) {
        draft.rollMissing(); // the same seed, the same faces
        return;
    }
    for (const int face : hand.faces)
        draft.typeFace(face);
}

} // namespace qd
