// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/module/offers.h"

#include <optional>
#include <string>

namespace qd {

class ActDraft;

/// What a piece that was pointed at means to the act in hand.
struct PiecePick {
    enum class Did {
        Nothing, ///< the act doesn't ask for it
        Subject, ///< it is whom the act is about
        Several, ///< it is one of those whom the act is about, or is so no longer
        Named, ///< it fills another field
        Kept, ///< the act stays as it is; `why` may say why
    };

    Did did = Did::Nothing;
    std::optional<Refusal> why;
};

/// The piece goes into the first field that wants one and may have it: "who fires", then "target".
/// Where several act, it joins them or leaves them.
/// An act that is whole otherwise stays; so does one whose dice lie in the tray.
PiecePick pickPiece(ActDraft &draft, const std::string &piece);

/// The form asks for several pieces, and for nothing else than yes or no.
bool wantsPiecesAlone(const Form &form);

/// The act in hand wants such a piece: it may join those whom the act is about or leave them, or a
/// field for one is still empty.
bool asksFor(const ActDraft &draft, const std::string &piece);

} // namespace qd
