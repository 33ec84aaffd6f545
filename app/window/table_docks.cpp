// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_docks.h"

#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_view.h"
#include "app/panels/act_panel.h"
#include "app/panels/game_panels.h"
#include "app/panels/journal_panel.h"
#include "app/window/dock_sizes.h"
#include "app/window/dock_title.h"
#include "app/window/pane_cycle.h"
#include "app/window/table_desk.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>

namespace qd {

TableDocks::TableDocks(QMainWindow *window, MirrorView *mirror)
    : QObject(window)
    , m_window(window)
    , m_mirror(mirror)
    , m_outline(new OutlineView(mirror->selection(), mirror->dropDesk(), window))
    , m_act(new ActPanel(window))
    , m_tabs(new QTabWidget(window))
    , m_journal(new JournalPanel(m_tabs))
{
    window->setDockNestingEnabled(true);
    window->setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_tabs->setObjectName(QStringLiteral("bottom-tabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_journal, QString());
    m_left = dock(QStringLiteral("dock-outline"), m_outline, Qt::LeftDockWidgetArea);
    m_right = dock(QStringLiteral("dock-act"), m_act, Qt::RightDockWidgetArea);
    m_bottom = dock(QStringLiteral("dock-journal"), m_tabs, Qt::BottomDockWidgetArea);
    new DockSizes(window, m_left, m_right, m_bottom);
}

QDockWidget *TableDocks::dock(const QString &name, QWidget *content, Qt::DockWidgetArea area)
{
    auto *made = new QDockWidget(m_window);
    made->setObjectName(name);
    made->setWidget(content);
    new DockTitle(made);
    made->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable
                      | QDockWidget::DockWidgetFloatable);
    m_window->addDockWidget(area, made);
    return made;
}

void TableDocks::follow(TableDesk &desk)
{
    const bool open = desk.isOpen();
    if (open && m_game.empty()) {
        m_game = makeGamePanels(desk.session()->game().info().id, desk.draft(), m_tabs);
        for (TablePanel *panel : m_game)
            m_tabs->addTab(panel, panel->title());
        desk.setTabs(m_game);
    } else if (!open && !m_game.empty()) {
        desk.setTabs({});
        for (TablePanel *panel : m_game)
            delete panel;
        m_game.clear();
    }
    for (QDockWidget *each : {m_left, m_right, m_bottom}) {
        each->setVisible(open);
        each->toggleViewAction()->setEnabled(open);
    }
}

void TableDocks::fillMenu(QMenu *menu) const
{
    for (const QDockWidget *each : {m_left, m_right, m_bottom})
        menu->addAction(each->toggleViewAction());
}

void TableDocks::retranslate()
{
    m_left->setWindowTitle(tr("Outline"));
    m_right->setWindowTitle(tr("Act"));
    m_bottom->setWindowTitle(tr("Journal and tabs"));
    for (int i = 0; i < m_tabs->count(); ++i) {
        auto *panel = static_cast<TablePanel *>(m_tabs->widget(i));
        panel->retranslate();
        m_tabs->setTabText(i, panel->title());
    }
    m_act->retranslate();
}

void TableDocks::cyclePane(int step) const
{
    focusPane({m_mirror, m_act, m_tabs, m_outline}, step);
}

void TableDocks::find() const
{
    m_tabs->setCurrentWidget(m_journal);
    if (auto *search = m_journal->findChild<QWidget *>(QStringLiteral("journal-search")))
        search->setFocus(Qt::ShortcutFocusReason);
}

} // namespace qd
