// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace qd {

class ActionCatalogue;
class MirrorView;
class TableDesk;

/// The menu of a board of hexes: costs, zones, spans, lines of sight, their legend and the counters
/// beside the maps are shown or not; the hexes that are lit fill the view. Other boards have none
/// of it, and the menu says so.
class MapSwitches : public QObject {
    Q_OBJECT
public:
    MapSwitches(ActionCatalogue &actions, MirrorView &mirror, TableDesk &desk, QObject *parent);

private:
    void allow();

    ActionCatalogue &m_actions;
    MirrorView &m_mirror;
    TableDesk &m_desk;
};

} // namespace qd
