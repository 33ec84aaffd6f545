// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/edit_history.h"

#include <QWidget>

#include <string>

class QPushButton;

namespace qd {

/// "Undo" and "Redo" of an editor with their keys, Ctrl+Z and Ctrl+Y, which hold in the whole
/// editor but in a field that has an undo of its own.
class UndoButtons : public QWidget {
    Q_OBJECT
public:
    UndoButtons(const QString &name, QWidget *editor);

    void begin(const std::string &json);
    /// As EditHistory::note().
    void note(const std::string &json, const QString &run = {});

    QPushButton *undo() const { return m_undo; }

    QPushButton *redo() const { return m_redo; }

signals:
    /// The file as it is now.
    void restored(const std::string &json);

private:
    void goBack();
    void goOn();
    void showState();

    EditHistory m_history;
    QPushButton *m_undo, *m_redo;
};

} // namespace qd
