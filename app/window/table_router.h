// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QObject>
#include <QString>

#include <memory>

namespace qd {

class ActionCatalogue;
class DialogDesk;
class Preferences;
class SheetPrinter;
class TableDesk;
class TableOpener;

/// What the menu's actions do with tables: new, open, example, copy, undo, note, verify … Asks and
/// tells through the dialog desk.
class TableRouter : public QObject {
    Q_OBJECT
public:
    TableRouter(TableDesk &desk, ActionCatalogue &actions, DialogDesk &dialogs,
                Preferences &preferences, QObject *parent);

    void connectActions();
    /// Undo, redo and the rest, as the table allows now.
    void enableActions();
    /// The table's title, or the game's name where it has none.
    QString tableTitle() const;

    TableOpener *opener() const { return m_opener; }

    bool openFile(const QString &file);
    bool openExample(const QString &game);
    /// `game`: the id of the game to begin with, empty: the last one.
    void newTable(const QString &game = {});
    void chooseFile();
    void undoTo(qint64 seq);
    void note();
    /// Adjust…, at the value of that path ("units.1-5th-foot.melee"); a table of the series
    /// ("series.fire") is filled in where those are typed.
    void adjustAt(const QString &path);
    /// The tables of the series of the open table.
    void editSeries();

private:
    QString whyOnlyLooked() const;
    void enableDraftActions(const QString &looked);
    void connectTableActions();
    void connectActActions();
    void connectJournalActions();
    void exportScript();
    void adjust();
    void verify();
    void revealDice();
    void phaseHelp();

    TableDesk &m_desk;
    ActionCatalogue &m_actions;
    DialogDesk &m_dialogs;
    Preferences &m_preferences;
    TableOpener *m_opener;
    SheetPrinter *m_sheets;
};

} // namespace qd
