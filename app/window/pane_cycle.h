// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace qd {

/// Gives the keyboard to the pane `step` places after the one that has it now (F6), round and
/// round.
void focusPane(const QList<QWidget *> &panes, int step);

} // namespace qd
