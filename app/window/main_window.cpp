// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/mirror/mirror_view.h"
#include "app/narration/language_switch.h"
#include "app/panels/act_panel.h"
#include "app/panels/journal_panel.h"
#include "app/panels/sequence_strip.h"
#include "app/window/access_keys.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/disk_watch.h"
#include "app/window/fault_words.h"
#include "app/window/layout_keeper.h"
#include "app/window/look_bar.h"
#include "app/window/rest_keeper.h"
#include "app/window/review_bar.h"
#include "app/window/session_keeper.h"
#include "app/window/settings_menu.h"
#include "app/window/size_keeper.h"
#include "app/window/status_line.h"
#include "app/window/table_desk.h"
#include "app/window/table_docks.h"
#include "app/window/table_opener.h"
#include "app/window/table_router.h"
#include "app/window/welcome_page.h"
#include "app/window/window_keys.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

namespace qd {

MainWindow::MainWindow(Preferences &preferences, LanguageSwitch &language, Appearance &appearance)
    : m_preferences(preferences)
    , m_language(language)
    , m_appearance(appearance)
    , m_actions(new ActionCatalogue(this))
    , m_dialogs(new DialogDesk(this, m_preferences))
{
    setObjectName(QStringLiteral("main-window"));
    setAcceptDrops(true);
    buildCentre();
    m_desk = new TableDesk(
        {m_mirror, m_docks->outline(), m_docks->act(), m_strip, m_docks->journal(), m_review},
        this);
    m_router = new TableRouter(*m_desk, *m_actions, *m_dialogs, m_preferences, this);
    m_dialogs->setFolder(m_preferences.tablesFolder());
    m_layout =
        new LayoutKeeper({this, m_docks, m_mirror, m_desk, m_dialogs}, m_preferences.state(), this);
    buildMenus();
    connectActions();
    connect(&m_language, &LanguageSwitch::changed, this, &MainWindow::retranslate);
    m_appearance.follow(this);
    new SizeKeeper(this);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::applyLook);
    connect(m_desk, &TableDesk::tableChanged, this, &MainWindow::takeTable);
    // After the window has its docks for the table.
    m_keeper = new SessionKeeper(*m_desk, *m_dialogs, m_preferences.state(), this);
    connect(m_keeper, &SessionKeeper::announced, m_desk, &TableDesk::announced);
    connect(m_desk, &TableDesk::positionChanged, this, &MainWindow::showStatus);
    new RestKeeper(*m_desk, this);
    new WindowKeys({this, m_actions, m_dialogs, m_desk, m_mirror, m_docks->outline(),
                    m_docks->act(), m_strip, m_review, m_docks->tabs(),
                    [this](const QString &file) { openFile(file); }},
                   m_preferences);
    connect(m_desk, &TableDesk::announced, this,
            [this](const QString &sentence) { m_status->announce(sentence); });
    watchDisk();
    applyLook();
    retranslate();
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    const int frame = 2 * fontMetrics().height(); // the title bar, which isn't ours
    resize(QSize(1440, 900).boundedTo(screen - QSize(0, frame)));
    m_layout->restore();
    takeTable(); // after the layout, which would show the docks of the last table
}

MainWindow::~MainWindow()
{
    m_desk->disconnect(this);
    m_keeper->end();
    m_desk->closeTable();
}

void MainWindow::buildCentre()
{
    m_pages = new QStackedWidget(this);
    m_welcome = new WelcomePage(m_preferences, m_pages);
    auto *table = new QWidget(m_pages);
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_review = new ReviewBar(table);
    m_mirror = new MirrorView(table);
    m_mirror->setObjectName(QStringLiteral("mirror"));
    m_look = new LookBar(table);
    column->addWidget(m_look);
    column->addWidget(m_review);
    column->addWidget(m_mirror, 1);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(table);
    setCentralWidget(m_pages);
    m_strip = new SequenceStrip(this);
    m_stripBar = new QToolBar(this);
    m_stripBar->setObjectName(QStringLiteral("strip-bar"));
    m_stripBar->setMovable(false);
    m_stripBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_stripBar->addWidget(m_strip);
    addToolBar(Qt::TopToolBarArea, m_stripBar);
    m_status = new StatusLine(this);
    m_status->setObjectName(QStringLiteral("status"));
    statusBar()->addPermanentWidget(m_status, 1);
    m_docks = new TableDocks(this, m_mirror);
}

void MainWindow::buildMenus()
{
    m_actions->fill(menuBar());
    QMenu *view = m_actions->menu(QStringLiteral("view"));
    view->addSeparator();
    m_docks->fillMenu(view);
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
    on("reset-layout", [this] { m_layout->reset(); });
    on("find", [this] { m_docks->find(); });
    on("end-phase", [this] { m_docks->act()->next(); });
    connect(m_docks->journal(), &JournalPanel::undoToRequested, m_router, &TableRouter::undoTo);
    connect(m_look, &LookBar::copyWanted, m_router->opener(), &TableOpener::goOnElsewhere);
    connect(m_look, &LookBar::againWanted, m_router->opener(), &TableOpener::openAgain);
    connect(m_docks->journal(), &JournalPanel::noteRequested, m_router, &TableRouter::note);
    connect(m_docks->act(), &ActPanel::valueWanted, m_router, &TableRouter::adjustAt);
    connect(m_docks, &TableDocks::seriesWanted, m_router, &TableRouter::editSeries);
    connect(m_welcome, &WelcomePage::newTable, m_router, &TableRouter::newTable);
    connect(m_welcome, &WelcomePage::openTable, m_router, &TableRouter::chooseFile);
    connect(m_welcome, &WelcomePage::openFile, m_router, &TableRouter::openFile);
    connect(m_welcome, &WelcomePage::openExample, m_router, &TableRouter::openExample);
    connect(m_welcome, &WelcomePage::unfinishedDismissed, this, [this] {
        m_keeper->letGoUnfinished();
        showWelcome();
    });
    m_welcome->follow(*m_desk, *m_mirror);
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
    m_docks->follow(*m_desk);
    m_actions->setTableOpen(open);
    m_stripBar->setVisible(open);
    statusBar()->setVisible(open);
    m_pages->setCurrentIndex(open ? 1 : 0);
    if (!open)
        showWelcome();
    showStatus();
    showWarnings();
}

void MainWindow::showWelcome()
{
    m_welcome->setRecent(m_preferences.recentTables());
    const auto left = m_keeper->unfinished();
    m_welcome->setUnfinished(left ? left->file : QString(), left ? left->what : QString());
}

void MainWindow::showStatus()
{
    const TableSession *session = m_desk->session();
    m_look->say(m_router->opener()->lookingWords());
    m_status->showTable(*m_desk);
    setWindowFilePath(session != nullptr ? session->file() : QString());
    setWindowTitle(session != nullptr ? tr("%1 – Quarterdeck").arg(m_router->tableTitle())
                                      : tr("Quarterdeck"));
    m_router->enableActions();
}

/// The room on the table's disk, and choices that are not on the disk yet.
void MainWindow::watchDisk()
{
    m_disk = new DiskWatch(this);
    SettingsFile *settings = &m_preferences.settings();
    connect(m_disk, &DiskWatch::changed, this, &MainWindow::showWarnings);
    connect(m_disk, &DiskWatch::looked, settings, &SettingsFile::save); // there may be room again
    connect(settings, &SettingsFile::troubleChanged, this, &MainWindow::showWarnings);
    connect(m_desk, &TableDesk::positionChanged, m_disk, &DiskWatch::look);
    connect(m_desk, &TableDesk::tableChanged, m_disk, [this] {
        const TableSession *session = m_desk->session();
        const bool writes =
            session != nullptr && session->access() == TableSession::Access::ReadWrite;
        m_disk->watch(writes ? session->file() : QString());
    });
}

void MainWindow::showWarnings()
{
    const auto low = m_disk->low();
    m_status->warn(StatusLine::Warning::Disk, low ? lowDiskWords(*low) : QString(),
                   low ? lowDiskHelp(m_disk->file()) : QString());
    const SettingsFile &settings = m_preferences.settings();
    const bool lost = !settings.trouble().isEmpty();
    m_status->warn(StatusLine::Warning::Settings, lost ? settingsWords() : QString(),
                   lost ? settingsHelp(settings.file(), settings.trouble()) : QString());
    statusBar()->setVisible(m_desk->isOpen() || lost);
}

void MainWindow::applyLook()
{
    m_actions->setIcons(m_appearance.look());
    m_mirror->setLook(m_appearance.look());
    m_mirror->setMotion(m_preferences.animations() && Appearance::systemAnimates()
                            ? MirrorView::Motion::Animated
                            : MirrorView::Motion::Still);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_stripBar->setWindowTitle(tr("Sequence of play"));
    m_desk->retranslate();
    m_docks->retranslate();
    giveAccessKeys(m_actions->menu(QStringLiteral("view"))); // the docks' own entries have none
    m_strip->retranslate();
    showWarnings();
    showStatus();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::keepAll()
{
    m_layout->save();
    m_preferences.settings().save();
    m_keeper->keepNow();
}

QString MainWindow::lastOpen() const
{
    return m_layout->lastOpen();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_layout->save();
    m_preferences.settings().save();
    m_keeper->end();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls()) // what doesn't fit gets an answer when it is dropped
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_router->opener()->takeDropped(recogniseDrop(event->mimeData()->urls()));
}

} // namespace qd
