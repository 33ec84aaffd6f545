// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QAction;
class QWidget;

namespace qd {

class Narrator;

/// Everything that the window asks or says in a dialog, in one place, so that tests can answer
/// instead of a person: set a member to answer it without a dialog.
class DialogDesk : public QObject {
    Q_OBJECT
public:
    explicit DialogDesk(QWidget *window);

    struct NewTable {
        TableSpec spec;
        TablePeople people;
    };

    struct Adjustment {
        std::string command;
        QString reason;
    };

    // What stands between a question and a person. Tests replace these.
    std::function<std::optional<NewTable>()> newTable;
    std::function<QString()> fileToOpen;
    std::function<QString(const QString &suggestion)> fileForCopy;
    std::function<QString(const QString &suggestion)> fileForScript;
    std::function<std::optional<QString>()> note;
    /// Why the referee overrules the rules.
    std::function<std::optional<QString>()> reason;
    std::function<std::optional<Adjustment>(const Position &, const Narrator &)> adjustment;
    /// A question that a verb answers; true: the verb.
    std::function<bool(const QString &question, const QString &verb)> confirm;
    /// Says something that the person must read.
    std::function<void(const QString &title, const QString &text)> tell;

    void showFault(const Fault &fault) const;
    /// A refusal or a fault in words; `narrator` may be null.
    QString troubleText(const Trouble &trouble, const Narrator *narrator) const;
    void showAbout() const;
    void showVerification(const VerifyReport &report) const;
    void showKeys(const QList<QAction *> &actions);

private:
    std::optional<NewTable> askNewTable();
    std::optional<Adjustment> askAdjustment(const Position &position, const Narrator &narrator);
    bool askConfirm(const QString &question, const QString &verb);

    QWidget *m_window;
    QString m_folder; ///< where the last file was chosen
};

} // namespace qd
