// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_docks.h"

#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_view.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/charts_panel.h"
#include "app/panels/game_panels.h"
#include "app/panels/journal_panel.h"
#include "app/window/dock_sizes.h"
#include "app/window/dock_title.h"
#include "app/window/state_store.h"
#include "app/window/table_desk.h"

#include <QAction>
#include <QDockWidget>
#include <QJsonArray>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace qd {
namespace {

/// Bumped when docks change in a way that an old layout would hide.
constexpr int kStateVersion = 2;

} // namespace

TableDocks::TableDocks(QMainWindow *window, MirrorView *mirror)
    : QObject(window)
    , m_window(window)
    , m_outline(new OutlineView(mirror->selection(), mirror->dropDesk(), window))
    , m_act(new ActPanel(window))
    , m_tabs(new QTabWidget(window))
    , m_journal(new JournalPanel(m_tabs))
{
    window->setDockNestingEnabled(true);
    window->setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_tabs->setObjectName(QStringLiteral("bottom-tabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_journal, QString());
    m_left = dock(QStringLiteral("dock-outline"), m_outline, Qt::LeftDockWidgetArea);
    m_right = dock(QStringLiteral("dock-act"), m_act, Qt::RightDockWidgetArea);
    m_bottom = dock(QStringLiteral("dock-journal"), m_tabs, Qt::BottomDockWidgetArea);
    m_sizes = new DockSizes(window, m_left, m_right, m_bottom);
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
    // Only a person triggers it; docks also come and go with the table.
    connect(made->toggleViewAction(), &QAction::triggered, this, [this, name](bool shown) {
        m_closed.removeAll(name);
        if (!shown)
            m_closed << name;
    });
    return made;
}

void TableDocks::follow(TableDesk &desk)
{
    const bool open = desk.isOpen();
    if (open && m_game.empty()) {
        m_game = makeGamePanels(desk.session()->game().info().id, desk.draft(), m_tabs);
        for (TablePanel *panel : m_game) {
            m_tabs->addTab(panel, panel->title());
            if (auto *charts = qobject_cast<ChartsPanel *>(panel))
                connect(charts, &ChartsPanel::seriesWanted, this, &TableDocks::seriesWanted);
        }
        desk.setTabs(m_game);
        connect(desk.draft(), &ActDraft::changed, this, &TableDocks::showActInHand,
                Qt::UniqueConnection);
        if (auto *front = m_tabs->findChild<QWidget *>(m_tab); front != nullptr)
            m_tabs->setCurrentWidget(front);
        if (m_window->restoreState(m_state, kStateVersion))
            m_sizes->takeLayout();
    } else if (!open && !m_game.empty()) {
        remember();
        desk.setTabs({});
        for (TablePanel *panel : m_game)
            delete panel;
        m_game.clear();
    }
    for (QDockWidget *each : all()) {
        each->setVisible(open && !m_closed.contains(each->objectName()));
        each->toggleViewAction()->setEnabled(open);
    }
    if (open && m_sizes->isLeftBehind())
        m_right->raise();
    nameTabBars();
}

/// An act that was just taken in hand, with the outline in front, is seen.
void TableDocks::showActInHand()
{
    const bool before = m_inHand;
    m_inHand = !m_act->draft()->command().empty();
    if (m_inHand && !before && m_sizes->isLeftBehind())
        m_right->raise();
}

/// The tabs of docks that stand one behind the other are the window's own.
void TableDocks::nameTabBars() const
{
    for (QTabBar *bar : m_window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
        bar->setAccessibleName(tr("Panels"));
}

void TableDocks::fillMenu(QMenu *menu) const
{
    for (const QDockWidget *each : all())
        menu->addAction(each->toggleViewAction());
}

void TableDocks::retranslate()
{
    m_left->setWindowTitle(tr("Outline"));
    m_right->setWindowTitle(tr("Act"));
    m_bottom->setWindowTitle(tr("Journal and tabs"));
    for (QDockWidget *each : all())
        each->toggleViewAction()->setText(each->windowTitle()); // not with the access key of before
    for (int i = 0; i < m_tabs->count(); ++i) {
        auto *panel = static_cast<TablePanel *>(m_tabs->widget(i));
        panel->retranslate();
        m_tabs->setTabText(i, panel->title());
    }
    m_act->retranslate();
}

void TableDocks::remember()
{
    m_state = m_window->saveState(kStateVersion);
    if (const QWidget *front = m_tabs->currentWidget(); front != nullptr)
        m_tab = front->objectName();
}

QJsonObject TableDocks::layout()
{
    if (!m_game.empty())
        remember();
    QJsonObject columns;
    const QMap<int, double> &letters = m_journal->columnLetters();
    for (auto it = letters.cbegin(); it != letters.cend(); ++it)
        columns.insert(QString::number(it.key()), it.value());
    return {{QStringLiteral("state"), packed(m_state)},
            {QStringLiteral("closed"), QJsonArray::fromStringList(m_closed)},
            {QStringLiteral("tab"), m_tab},
            {QStringLiteral("columns"), columns}};
}

void TableDocks::restore(const QJsonObject &layout)
{
    m_state = unpacked(layout.value(QStringLiteral("state")));
    m_closed = layout.value(QStringLiteral("closed")).toVariant().toStringList();
    m_tab = layout.value(QStringLiteral("tab")).toString();
    const QJsonObject columns = layout.value(QStringLiteral("columns")).toObject();
    QMap<int, double> letters;
    for (auto it = columns.begin(); it != columns.end(); ++it)
        letters.insert(it.key().toInt(), std::clamp(it.value().toDouble(), 2.0, 200.0));
    m_journal->setColumnLetters(letters);
}

void TableDocks::reset()
{
    const std::pair<QDockWidget *, Qt::DockWidgetArea> places[] = {
        {m_left, Qt::LeftDockWidgetArea},
        {m_right, Qt::RightDockWidgetArea},
        {m_bottom, Qt::BottomDockWidgetArea}};
    m_closed.clear();
    for (const auto &[each, area] : places) {
        each->setFloating(false);
        m_window->addDockWidget(area, each);
        each->setVisible(!m_game.empty());
    }
    m_sizes->reset();
    m_tabs->setCurrentIndex(0);
    m_journal->setColumnLetters({});
}

void TableDocks::find() const
{
    m_tabs->setCurrentWidget(m_journal);
    if (auto *search = m_journal->findChild<QWidget *>(QStringLiteral("journalSearch")))
        search->setFocus(Qt::ShortcutFocusReason);
}

} // namespace qd
