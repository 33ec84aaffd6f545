// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace qd {

class TableDesk;

/// When the table has rested for a moment after an act, its journal is made one whole file, so that
/// a backup or a memory stick gets all of the evening while the program runs.
class RestKeeper : public QObject {
    Q_OBJECT
public:
    RestKeeper(TableDesk &desk, QObject *parent);

private:
    void settle();

    TableDesk &m_desk;
    QTimer m_rest;
};

} // namespace qd
