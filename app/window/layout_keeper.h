// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/state_store.h"

#include <QObject>

class QMainWindow;

namespace qd {

class DialogDesk;
class MirrorView;
class TableDesk;
class TableDocks;

/// The window as the person left it: its place, the docks, the tab in front, the journal's columns,
/// how each table's board was zoomed, the counters beside the
/// maps, the folder of the last file. Kept when a table is closed and
/// at the end.
class LayoutKeeper : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QMainWindow *window = nullptr;
        TableDocks *docks = nullptr;
        MirrorView *mirror = nullptr;
        TableDesk *desk = nullptr;
        DialogDesk *dialogs = nullptr;
    };

    LayoutKeeper(const Parts &parts, StateStore store, QObject *parent);

    /// Before the window is shown. What was damaged or does not fit is passed over.
    void restore();
    void save();
    /// All docks in their places, the board fitted.
    void reset();
    /// The table that was open when the program ended last, empty: none.
    QString lastOpen() const;

private:
    void rememberView();
    void showAsLeft();

    Parts m_parts;
    StateStore m_store;
    QJsonObject m_views; ///< by the table's path
};

} // namespace qd
