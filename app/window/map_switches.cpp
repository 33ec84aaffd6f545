// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/map_switches.h"

#include "app/mirror/mirror_view.h"
#include "app/window/action_catalogue.h"
#include "app/window/table_desk.h"

#include <QAction>

#include <array>

namespace qd {
namespace {

struct Switch {
    const char *id;
    MirrorView::Drawn what;
};

constexpr std::array kSwitches{
    Switch{"map-costs", MirrorView::Drawn::Costs},   Switch{"map-zones", MirrorView::Drawn::Zones},
    Switch{"map-spans", MirrorView::Drawn::Spans},   Switch{"map-sight", MirrorView::Drawn::Sight},
    Switch{"map-legend", MirrorView::Drawn::Legend}, Switch{"map-tray", MirrorView::Drawn::Tray},
};

constexpr const char *kZoom = "map-zoom";

} // namespace

MapSwitches::MapSwitches(ActionCatalogue &actions, MirrorView &mirror, TableDesk &desk,
                         QObject *parent)
    : QObject(parent), m_actions(actions), m_mirror(mirror), m_desk(desk)
{
    for (const Switch &each : kSwitches) {
        QAction *action = m_actions.action(QString::fromLatin1(each.id));
        action->setCheckable(true);
        action->setChecked(m_mirror.isDrawn(each.what));
        connect(action, &QAction::triggered, this,
                [this, what = each.what](bool on) { m_mirror.setDrawn(what, on); });
    }
    connect(m_actions.action(QString::fromLatin1(kZoom)), &QAction::triggered, this, [this] {
        if (!m_mirror.zoomToGoals())
            emit m_desk.announced(tr("No hex is lit: choose a counter first."));
    });
    connect(&m_mirror, &MirrorView::trayChanged, this, &MapSwitches::allow);
    connect(&m_desk, &TableDesk::tableChanged, this, &MapSwitches::allow);
    connect(&m_desk, &TableDesk::positionChanged, this, &MapSwitches::allow);
    allow();
}

void MapSwitches::allow()
{
    const QString why = m_mirror.hasHexes() ? QString() : tr("Only boards of hexes have that.");
    for (const Switch &each : kSwitches) {
        m_actions.allow(QString::fromLatin1(each.id), why);
        m_actions.action(QString::fromLatin1(each.id))->setChecked(m_mirror.isDrawn(each.what));
    }
    m_actions.allow(QString::fromLatin1(kZoom), why);
}

} // namespace qd
