// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {

Json Game::encodeEvent(const State &state, const Event &event)
{
    return std::visit(
        [&](const auto &body) {
            Json object = encode(*state.board, body);
            object["event"] = body.kName;
            object["rule"] = event.rule.isNone() ? Json(nullptr) : Json(event.rule.text());
            return object;
        },
        event.body);
}

} // namespace qd::santa_cruz
