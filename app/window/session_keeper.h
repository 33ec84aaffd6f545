// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/session_marks.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace qd {

class DialogDesk;
class TableDesk;

/// Keeps on disk which table is open and what is in hand, at most a second old, so that a crash or
/// a power cut costs no work; gives it back when the table is taken up again and its journal has
/// not gone on since.
class SessionKeeper : public QObject {
    Q_OBJECT
public:
    SessionKeeper(TableDesk &desk, DialogDesk &dialogs, const StateStore &store, QObject *parent);
    ~SessionKeeper() override;

    /// A table that a crash left open; `what` says how it stands.
    struct Unfinished {
        QString file;
        QString what;
    };

    std::optional<Unfinished> unfinished() const;
    /// Nothing that a crash left open is offered any more; what was in hand stays with its table.
    void letGoUnfinished();
    /// The program may be ended soon, or go on: what is in hand is on the disk when this returns.
    void keepNow();
    /// The program ends in order: what is in hand is kept, nothing is offered as unfinished.
    /// Returns when it is on the disk.
    void end();

signals:
    /// What came back, or was not kept, in a sentence.
    void announced(const QString &sentence);

private:
    enum class Manner { Open, Ended };

    void takeTable();
    void giveBack(const SessionMark &mark);
    void soon();
    void keep(Manner manner);
    SessionMark markNow(Manner manner) const;

    TableDesk &m_desk;
    DialogDesk &m_dialogs;
    SessionMarks m_marks;
    QTimer m_timer;
    QThreadPool m_writer; ///< one thread: what is written later stands later
    bool m_following = false; ///< a table that may be written to is open
};

} // namespace qd
