// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_view.h"
#include "app/narration/language_switch.h"
#include "app/panels/act_panel.h"
#include "app/panels/game_panels.h"
#include "app/panels/journal_panel.h"
#include "app/panels/quick_keys.h"
#include "app/panels/sequence_strip.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/dock_sizes.h"
#include "app/window/dock_title.h"
#include "app/window/pane_cycle.h"
#include "app/window/review_bar.h"
#include "app/window/settings_menu.h"
#include "app/window/table_desk.h"
#include "app/window/table_router.h"
#include "app/window/welcome_page.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

namespace qd {

/// What stands in the docks and around the mirror.
struct MainWindow::Panes {
    SequenceStrip *strip = nullptr;
    QToolBar *stripBar = nullptr;
    ReviewBar *review = nullptr;
    OutlineView *outline = nullptr;
    ActPanel *act = nullptr;
    JournalPanel *journal = nullptr;
    QTabWidget *tabs = nullptr;
    std::vector<TablePanel *> game; ///< the game's own tabs
    std::vector<QDockWidget *> docks;
};

MainWindow::MainWindow(Preferences &preferences, LanguageSwitch &language, Appearance &appearance)
    : m_preferences(preferences)
    , m_language(language)
    , m_appearance(appearance)
    , m_actions(new ActionCatalogue(this))
    , m_dialogs(new DialogDesk(this))
    , m_panes(std::make_unique<Panes>())
{
    setObjectName(QStringLiteral("main-window"));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    buildCentre();
    buildDocks();
    m_desk = new TableDesk({m_mirror, m_panes->outline, m_panes->act, m_panes->strip,
                            m_panes->journal, m_panes->review},
                           this);
    m_router = new TableRouter(*m_desk, *m_actions, *m_dialogs, m_preferences, this);
    buildMenus();
    new QuickKeys(m_panes->act, this);
    connectActions();
    connect(&m_language, &LanguageSwitch::changed, this, &MainWindow::retranslate);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::applyLook);
    connect(m_desk, &TableDesk::tableChanged, this, &MainWindow::takeTable);
    connect(m_desk, &TableDesk::positionChanged, this, &MainWindow::showStatus);
    connect(m_desk, &TableDesk::announced, this,
            [this](const QString &sentence) { statusBar()->showMessage(sentence, 8000); });
    applyLook();
    retranslate();
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    const int frame = 2 * fontMetrics().height(); // the title bar, which isn't ours
    resize(QSize(1440, 900).boundedTo(screen - QSize(0, frame)));
    restoreGeometry(m_preferences.windowGeometry());
    restoreState(m_preferences.windowState());
    takeTable(); // after the layout, which would show the docks of the last table
}

MainWindow::~MainWindow()
{
    m_desk->disconnect(this);
    m_desk->closeTable();
}

void MainWindow::buildCentre()
{
    m_pages = new QStackedWidget(this);
    m_welcome = new WelcomePage(m_pages);
    auto *table = new QWidget(m_pages);
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_panes->review = new ReviewBar(table);
    m_mirror = new MirrorView(table);
    m_mirror->setObjectName(QStringLiteral("mirror"));
    column->addWidget(m_panes->review);
    column->addWidget(m_mirror, 1);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(table);
    setCentralWidget(m_pages);
    m_panes->strip = new SequenceStrip(this);
    m_panes->stripBar = new QToolBar(this);
    m_panes->stripBar->setObjectName(QStringLiteral("strip-bar"));
    m_panes->stripBar->setMovable(false);
    m_panes->stripBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_panes->stripBar->addWidget(m_panes->strip);
    addToolBar(Qt::TopToolBarArea, m_panes->stripBar);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("status"));
    statusBar()->addPermanentWidget(m_status, 1);
}

QDockWidget *MainWindow::dock(const QString &name, QWidget *content, Qt::DockWidgetArea area)
{
    auto *made = new QDockWidget(this);
    made->setObjectName(name);
    made->setWidget(content);
    new DockTitle(made);
    made->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable
                      | QDockWidget::DockWidgetFloatable);
    addDockWidget(area, made);
    m_panes->docks.push_back(made);
    return made;
}

void MainWindow::buildDocks()
{
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_panes->outline = new OutlineView(m_mirror->selection(), m_mirror->dropDesk(), this);
    m_panes->act = new ActPanel(this);
    m_panes->tabs = new QTabWidget(this);
    m_panes->tabs->setObjectName(QStringLiteral("bottom-tabs"));
    m_panes->tabs->setDocumentMode(true);
    m_panes->journal = new JournalPanel(m_panes->tabs);
    m_panes->tabs->addTab(m_panes->journal, QString());
    QDockWidget *left =
        dock(QStringLiteral("dock-outline"), m_panes->outline, Qt::LeftDockWidgetArea);
    QDockWidget *right = dock(QStringLiteral("dock-act"), m_panes->act, Qt::RightDockWidgetArea);
    QDockWidget *bottom =
        dock(QStringLiteral("dock-journal"), m_panes->tabs, Qt::BottomDockWidgetArea);
    new DockSizes(this, left, right, bottom);
}

void MainWindow::buildMenus()
{
    m_actions->fill(menuBar());
    QMenu *view = m_actions->menu(QStringLiteral("view"));
    view->addSeparator();
    for (QDockWidget *each : m_panes->docks)
        view->addAction(each->toggleViewAction());
    new SettingsMenu(m_actions->menu(QStringLiteral("settings")), m_preferences, m_language,
                     m_appearance, this);
}

void MainWindow::connectActions()
{
    m_router->connectActions();
    const auto on = [this](const char *id, auto &&what) {
        connect(m_actions->action(QString::fromLatin1(id)), &QAction::triggered, this, what);
    };
    on("quit", [this] { close(); });
    on("zoom-in", [this] { m_mirror->zoomIn(); });
    on("zoom-out", [this] { m_mirror->zoomOut(); });
    on("fit", [this] { m_mirror->fitTable(); });
    on("next-pane", [this] {
        focusPane({m_mirror, m_panes->act, m_panes->tabs, m_panes->outline}, 1);
    });
    on("previous-pane", [this] {
        focusPane({m_mirror, m_panes->act, m_panes->tabs, m_panes->outline}, -1);
    });
    on("find", [this] {
        m_panes->tabs->setCurrentWidget(m_panes->journal);
        if (auto *search = m_panes->journal->findChild<QWidget *>(QStringLiteral("journal-search")))
            search->setFocus(Qt::ShortcutFocusReason);
    });
    on("end-phase", [this] { m_panes->act->next(); });
    connect(m_panes->journal, &JournalPanel::undoToRequested, m_router, &TableRouter::undoTo);
    connect(m_panes->journal, &JournalPanel::noteRequested, m_router, &TableRouter::note);
    connect(m_welcome, &WelcomePage::newTable, m_router, &TableRouter::newTable);
    connect(m_welcome, &WelcomePage::openTable, m_router, &TableRouter::chooseFile);
    connect(m_welcome, &WelcomePage::openFile, m_router, &TableRouter::openFile);
    connect(m_welcome, &WelcomePage::openExample, this,
            [this] { openExample(QStringLiteral("santa-cruz-1797")); });
}

bool MainWindow::openFile(const QString &file)
{
    return m_router->openFile(file);
}

bool MainWindow::openExample(const QString &game)
{
    return m_router->openExample(game);
}

void MainWindow::takeTable()
{
    const bool open = m_desk->isOpen();
    if (open && m_panes->game.empty()) {
        m_panes->game =
            makeGamePanels(m_desk->session()->game().info().id, m_desk->draft(), m_panes->tabs);
        for (TablePanel *panel : m_panes->game)
            m_panes->tabs->addTab(panel, panel->title());
        m_desk->setTabs(m_panes->game);
    } else if (!open && !m_panes->game.empty()) {
        m_desk->setTabs({});
        for (TablePanel *panel : m_panes->game)
            delete panel;
        m_panes->game.clear();
    }
    m_actions->setTableOpen(open);
    for (QDockWidget *each : m_panes->docks) {
        each->setVisible(open);
        each->toggleViewAction()->setEnabled(open);
    }
    m_panes->stripBar->setVisible(open);
    m_pages->setCurrentIndex(open ? 1 : 0);
    if (!open)
        m_welcome->setRecent(m_preferences.recentTables());
    showStatus();
}

void MainWindow::showStatus()
{
    const TableSession *session = m_desk->session();
    m_status->setText(m_router->statusText());
    setWindowFilePath(session != nullptr ? session->file() : QString());
    setWindowTitle(session != nullptr ? tr("%1 – Quarterdeck").arg(m_router->tableTitle())
                                      : tr("Quarterdeck"));
    m_router->enableActions();
}

void MainWindow::applyLook()
{
    m_actions->setIcons(m_appearance.look());
    m_mirror->setLook(m_appearance.look());
    m_mirror->setMotion(m_preferences.animations() ? MirrorView::Motion::Animated
                                                   : MirrorView::Motion::Still);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_panes->docks.at(0)->setWindowTitle(tr("Outline"));
    m_panes->stripBar->setWindowTitle(tr("Sequence of play"));
    m_panes->docks.at(1)->setWindowTitle(tr("Act"));
    m_panes->docks.at(2)->setWindowTitle(tr("Journal and tabs"));
    m_desk->retranslate();
    for (int i = 0; i < m_panes->tabs->count(); ++i) {
        auto *panel = static_cast<TablePanel *>(m_panes->tabs->widget(i));
        panel->retranslate();
        m_panes->tabs->setTabText(i, panel->title());
    }
    m_panes->act->retranslate();
    m_panes->strip->retranslate();
    showStatus();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_desk->isOpen())
        m_preferences.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().value(0).toLocalFile());
}

} // namespace qd
