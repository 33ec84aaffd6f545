// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <functional>
#include <string_view>

namespace qd {

/// A table as a script (contract.md), a line at a time: the table line with the whole board and
/// every option, then each entry in its order, dice named. What has no line form (photos, reveals)
/// becomes a comment.
void writeScript(const TableSession &session, const std::function<void(std::string_view)> &line);

} // namespace qd
