// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qd {

/// Words that people type for a command whose name doesn't have them ("paper" for the record
/// sheets), in the present language. By the action's objectName; empty: none.
QString otherWords(const QString &action);

} // namespace qd
