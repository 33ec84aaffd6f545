// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"
#include "app/window/dropped_file.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace qd {

class DialogDesk;
class Preferences;
class TableDesk;

/// Puts tables onto the desk, and says what stands in the way, with verbs for what may be done
/// about it.
class TableOpener : public QObject {
    Q_OBJECT
public:
    TableOpener(TableDesk &desk, DialogDesk &dialogs, Preferences &preferences, QObject *parent);

    /// Shows it at an entry, −1: now, and remembers it as the last one played.
    void takeUp(std::unique_ptr<TableSession> session, qint64 entry = -1);
    /// False: it was not opened, and the person knows why.
    bool openFile(const QString &file);
    /// A script becomes a new table.
    bool importFile(const QString &file);
    /// Asks where to; false: not saved.
    bool saveCopy();
    /// Saves a copy and goes on in it, with what is in hand.
    bool goOnElsewhere();
    /// Closes the table that can only be looked at and tries to open it for recording.
    void openAgain();
    void takeDropped(const DroppedFile &dropped);
    /// A fault while the table is open: nothing was recorded.
    void answerFault(const Fault &fault);
    /// Why the table can only be looked at, a sentence; empty: it can be written to.
    QString lookingWords() const;

signals:
    /// Somebody brought a board or decks, and wants a table with them.
    void newTableWanted();

private:
    bool answerUnopened(const QString &file, const Trouble &why);
    bool answerMissing(const QString &file, const Fault &why);
    bool answerDamaged(const QString &file, const Fault &why);
    bool look(const QString &file, const Fault &why);
    std::optional<QString> copyElsewhere();

    TableDesk &m_desk;
    DialogDesk &m_dialogs;
    Preferences &m_preferences;
    std::optional<Fault> m_looking; ///< why the table on the desk is read only
};

} // namespace qd
