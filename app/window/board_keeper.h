// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/thumbnail_store.h"

#include <QObject>
#include <QTimer>

namespace qd {

class MirrorView;
class TableDesk;
class TableSession;

/// Keeps a picture of the open table: soon after it was opened, now and then while it is played,
/// and when it is closed. The disk is never waited for.
class BoardKeeper : public QObject {
    Q_OBJECT
public:
    BoardKeeper(TableDesk &desk, MirrorView &mirror, ThumbnailStore &store, QObject *parent);

private:
    void noteChange();
    void keepLater();
    void keepAtClose();
    void keep();

    TableDesk &m_desk;
    MirrorView &m_mirror;
    ThumbnailStore &m_store;
    QTimer m_wait;
};

/// The facts of a table as it is now.
TableFacts factsOf(const TableSession &session);

} // namespace qd
