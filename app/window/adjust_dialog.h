// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "rules/module/position.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace qd {

class AdjustEditor;

/// Makes the program's table what stands on the real one. Answers an adjust command; the rules look
/// at its shape only.
class AdjustDialog : public QDialog {
    Q_OBJECT
public:
    /// The position and the narrator outlive the dialog.
    AdjustDialog(const Position &position, const Narrator &narrator, QWidget *parent = nullptr);

    /// Goes on with what was begun before: the `set` of an adjust command.
    void restore(const QJsonObject &set, const QString &reason);
    /// Goes to the field of a value by its path; nothing where there is none.
    void goTo(const QStringList &path);
    /// What was made different so far.
    QJsonObject changes() const;
    /// The command, valid after accept().
    std::string command() const;
    QString reason() const;

signals:
    void changed();

private:
    void check();
    QString sentence(const Happened &happened) const;

    const Position &m_position;
    const Narrator &m_narrator;
    AdjustEditor *m_editor;
    QLineEdit *m_reason;
    QLabel *m_say;
    QPushButton *m_record;
};

} // namespace qd
