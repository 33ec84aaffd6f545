// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace qd {

/// All keys on one page: those of the menus, and those that work on the board and in the act panel.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(const QList<QAction *> &actions, QWidget *parent = nullptr);
};

} // namespace qd
