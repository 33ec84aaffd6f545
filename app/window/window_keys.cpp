// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_keys.h"

#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_view.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/charts_panel.h"
#include "app/panels/sequence_strip.h"
#include "app/window/action_catalogue.h"
#include "app/window/command_palette.h"
#include "app/window/dialog_desk.h"
#include "app/window/map_switches.h"
#include "app/window/palette_lines.h"
#include "app/window/pane_cycle.h"
#include "app/window/review_bar.h"
#include "app/window/shortcut_store.h"
#include "app/window/table_desk.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTabWidget>
#include <QTimer>

namespace qd {
namespace {

constexpr qsizetype kUndoLetters = 44;
constexpr int kNumberedTabs = 9;

/// As much of a sentence as a menu has room for, cut between words.
QString shortened(const QString &sentence)
{
    if (sentence.size() <= kUndoLetters)
        return sentence;
    const qsizetype space = sentence.lastIndexOf(QLatin1Char(' '), kUndoLetters - 1);
    QString start = sentence.left(space > kUndoLetters / 2 ? space : kUndoLetters - 1);
    while (!start.isEmpty() && !start.back().isLetterOrNumber())
        start.chop(1); // neither an arrow nor a comma at the end
    return start + QStringLiteral("…");
}

/// The act that Undo takes back next, 0: none.
qint64 lastLive(const TableSession &session)
{
    const auto &entries = session.entries();
    for (auto at = entries.crbegin(); at != entries.crend(); ++at)
        if (at->kind == EntryKind::Act && !session.isUndone(at->seq))
            return at->seq;
    return 0;
}

/// The act that Redo brings back next, 0: none.
qint64 lastTaken(const TableSession &session)
{
    const auto &entries = session.entries();
    qint64 broughtBack = 0;
    for (auto at = entries.crbegin(); at != entries.crend(); ++at) {
        if (at->kind == EntryKind::Act)
            return 0;
        if (at->kind == EntryKind::Redo)
            ++broughtBack;
        else if (at->kind == EntryKind::Undo && broughtBack-- == 0)
            return at->targetSeq;
    }
    return 0;
}

bool isEnter(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

} // namespace

WindowKeys::WindowKeys(const Parts &parts, Preferences &preferences)
    : QObject(parts.window)
    , m_parts(parts)
    , m_preferences(preferences)
    , m_store(new ShortcutStore(*parts.actions, preferences, this))
    , m_palette(new CommandPalette(parts.window))
    , m_panes(new PaneCycle(
          {parts.strip, parts.review, parts.outline, parts.mirror, parts.act, parts.tabs}, this))
{
    new MapSwitches(*parts.actions, *parts.mirror, *parts.desk, this);
    auto *quick = new QuickKeys(parts.act, parts.window);
    quick->setFocusFirst(
        [this](QWidget *focus, const QKeyEvent &key) { return focusFirst(focus, key); });
    quick->setLast([mirror = parts.mirror](const QKeyEvent &key) { return mirror->takeKey(key); });
    parts.window->installEventFilter(this);
    // Esc leaves the bar in its keyboard mode, whoever opened the menu: after the menu has closed.
    for (const QAction *top : parts.window->menuBar()->actions())
        if (top->menu() != nullptr)
            connect(top->menu(), &QMenu::aboutToHide, this, &WindowKeys::leaveMenuBar,
                    Qt::QueuedConnection);
    connectActions();
    connect(parts.desk, &TableDesk::tableChanged, this, &WindowKeys::followTable);
    connect(parts.desk, &TableDesk::positionChanged, this, [this] {
        nameSteps();
        // The tabs get their titles after the table when the language changes.
        QTimer::singleShot(0, this, &WindowKeys::nameTabs);
    });
    followTable();
}

void WindowKeys::connectActions()
{
    const auto on = [this](const char *id, auto &&what) {
        connect(m_parts.actions->action(QString::fromLatin1(id)), &QAction::triggered, this, what);
    };
    on("palette", [this] { openPalette(); });
    on("shortcuts", [this] { m_parts.dialogs->showKeys(*m_store); });
    on("next-pane", [this] { m_panes->move(1); });
    on("previous-pane", [this] { m_panes->move(-1); });
    on("next-tab", [this] { stepTab(1); });
    on("previous-tab", [this] { stepTab(-1); });
    on("move-to", [this] { moveTo(); });
    for (int i = 0; i < kNumberedTabs; ++i)
        connect(tabAction(i), &QAction::triggered, this, [this, i] { showTab(i); });
    QAction *full = m_parts.actions->action(QStringLiteral("full-screen"));
    full->setCheckable(true);
    connect(full, &QAction::triggered, this, [this](bool whole) {
        const Qt::WindowStates now = m_parts.window->windowState();
        m_parts.window->setWindowState(whole ? now | Qt::WindowFullScreen
                                             : now & ~Qt::WindowStates(Qt::WindowFullScreen));
    });
}

QAction *WindowKeys::tabAction(int index) const
{
    return m_parts.actions->action(QStringLiteral("tab-%1").arg(index + 1));
}

void WindowKeys::followTable()
{
    const bool open = m_parts.desk->isOpen();
    nameSteps();
    nameTabs();
    if (open && !m_wasOpen)
        m_parts.mirror->setFocus(Qt::OtherFocusReason);
    m_wasOpen = open;
}

/// "Undo: Assault, Pila square" in the present language.
void WindowKeys::nameSteps() const
{
    const TableSession *session = m_parts.desk->session();
    const bool now = session != nullptr && m_parts.desk->shownEntry() < 0;
    const auto sentence = [&](qint64 seq) {
        return seq > 0 ? shortened(m_parts.desk->narrator()->entry(
                   session->entries().at(static_cast<std::size_t>(seq - 1))))
                       : QString();
    };
    m_parts.actions->setObject(QStringLiteral("undo"),
                               now ? sentence(lastLive(*session)) : QString());
    m_parts.actions->setObject(QStringLiteral("redo"),
                               now ? sentence(lastTaken(*session)) : QString());
}

void WindowKeys::nameTabs()
{
    const bool open = m_parts.desk->isOpen();
    for (int i = 0; i < kNumberedTabs; ++i) {
        const bool there = open && i < m_parts.tabs->count();
        tabAction(i)->setVisible(there || i == 0);
        tabAction(i)->setEnabled(there);
        m_parts.actions->setObject(QStringLiteral("tab-%1").arg(i + 1),
                                   there ? m_parts.tabs->tabText(i).remove(QLatin1Char('&'))
                                         : QString());
    }
}

/// Back to the pane that had the keyboard; on to another menu, the bar keeps it.
void WindowKeys::leaveMenuBar()
{
    QMenuBar *bar = m_parts.window->menuBar();
    if (QApplication::activePopupWidget() != nullptr || !bar->hasFocus())
        return;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(bar, &escape);
    if (bar->hasFocus() && m_parts.desk->isOpen()) // nothing had it before
        m_parts.mirror->setFocus(Qt::OtherFocusReason);
}

void WindowKeys::openPalette()
{
    if (m_palette->isVisible()) {
        m_palette->close();
        return;
    }
    QList<PaletteLine> lines = PaletteLines::offers(*m_parts.desk, m_parts.act);
    lines += PaletteLines::menus(m_parts.window->menuBar(),
                                 m_parts.actions->action(QStringLiteral("palette")));
    if (m_parts.desk->isOpen())
        lines += paneLines() + chartLines();
    lines += PaletteLines::tables(m_preferences, m_parts.openFile);
    m_palette->open(
        lines, [this](const QString &query) { return PaletteLines::entry(query, m_parts.desk); });
}

QList<PaletteLine> WindowKeys::paneLines()
{
    const std::pair<QString, QWidget *> panes[] = {
        {tr("Go to the board"), m_parts.mirror},
        {tr("Go to the outline"), m_parts.outline},
        {tr("Go to the act panel"), m_parts.act},
        {tr("Go to the sequence of play"), m_parts.strip},
        {tr("Go to the journal and tabs"), m_parts.tabs},
    };
    QList<PaletteLine> lines;
    for (const auto &[text, pane] : panes) {
        PaletteLine line;
        line.text = text;
        line.run = [this, target = pane] {
            openDockOf(target);
            m_panes->enter(target);
        };
        lines.append(line);
    }
    return lines;
}

/// The charts of the rules by their names.
QList<PaletteLine> WindowKeys::chartLines()
{
    QList<PaletteLine> lines;
    auto *charts = m_parts.tabs->findChild<ChartsPanel *>();
    if (charts == nullptr)
        return lines;
    for (const auto &[id, title] : charts->pages()) {
        PaletteLine line;
        line.text = tr("Chart: %1", "a chart of the rules, to go to").arg(title);
        line.detail = charts->title();
        line.run = [this, panel = QPointer<ChartsPanel>(charts), chart = id] {
            if (panel == nullptr)
                return;
            openDockOf(m_parts.tabs);
            m_parts.tabs->setCurrentWidget(panel);
            panel->choose(chart);
            panel->focusPage();
        };
        lines.append(line);
    }
    return lines;
}

/// A dock that was closed is opened before something in it is shown.
void WindowKeys::openDockOf(QWidget *widget)
{
    for (QWidget *up = widget; up != nullptr; up = up->parentWidget()) {
        auto *dock = qobject_cast<QDockWidget *>(up);
        if (dock == nullptr)
            continue;
        dock->show();
        dock->raise();
        return;
    }
}

void WindowKeys::showTab(int index)
{
    openDockOf(m_parts.tabs);
    const QWidget *focus = m_parts.window->focusWidget();
    const bool inside = focus != nullptr && m_parts.tabs->isAncestorOf(focus);
    m_parts.tabs->setCurrentIndex(index);
    if (inside)
        m_panes->enter(m_parts.tabs);
}

void WindowKeys::stepTab(int step)
{
    const int count = m_parts.tabs->count();
    showTab((m_parts.tabs->currentIndex() + step + count) % count);
}

/// The goals of the chosen pieces as a menu; with none chosen, of all that can be moved in the
/// place.
void WindowKeys::moveTo() const
{
    TableSelection *selection = m_parts.mirror->selection();
    const MirrorScene *scene = m_parts.mirror->mirrorScene();
    const QString place = selection->place();
    if (selection->pieces().isEmpty() && !place.isEmpty())
        selection->set(scene->movablePiecesIn(place), place);
    if (selection->pieces().isEmpty()) {
        emit m_parts.desk->announced(
            tr("Choose what shall move first: click a piece on the board, or a line of the "
               "outline; then this key says where it may go."));
        return;
    }
    QPoint at;
    if (m_parts.outline->hasFocus()) {
        at = m_parts.outline->viewport()->mapToGlobal(
            m_parts.outline->visualRect(m_parts.outline->currentIndex()).bottomLeft());
    } else {
        const PlaceItem *item = scene->place(place);
        const QPoint centre = item != nullptr
            ? m_parts.mirror->mapFromScene(item->outline().boundingRect().center())
            : m_parts.mirror->viewport()->rect().center();
        at = m_parts.mirror->viewport()->mapToGlobal(centre);
    }
    m_parts.outline->showMoveMenu(at);
}

QuickKeys::Goes WindowKeys::focusFirst(QWidget *focus, const QKeyEvent &key)
{
    if (focus == m_parts.mirror && m_parts.mirror->wantsKey(key))
        return QuickKeys::Goes::ToFocus;
    if (focus == m_parts.mirror && isEnter(key))
        return boardEnter();
    if (focus == m_parts.outline && isEnter(key))
        return outlineEnter();
    if (isEnter(key) && focus->objectName() == QLatin1String("journalTable")) {
        // The line chosen by the arrows is shown; without one, Enter is the act's.
        const auto *list = qobject_cast<QAbstractItemView *>(focus);
        const bool looking = m_parts.desk->shownEntry() >= 0 || isIdle();
        return looking && list != nullptr && list->currentIndex().isValid()
            ? QuickKeys::Goes::ToFocus
            : QuickKeys::Goes::On;
    }
    auto *search = qobject_cast<QLineEdit *>(focus);
    if (search == nullptr || key.key() != Qt::Key_Escape
        || search->objectName() != QLatin1String("journalSearch"))
        return QuickKeys::Goes::On;
    if (search->text().isEmpty())
        m_parts.mirror->setFocus(Qt::OtherFocusReason);
    else
        search->clear();
    return QuickKeys::Goes::Nowhere;
}

/// The place under the keyboard goes into the act that still wants one. False: Enter means
/// something else.
bool WindowKeys::fillPlace() const
{
    const QString place = m_parts.mirror->selection()->place();
    ActDraft *draft = m_parts.desk->draft();
    return draft->stage() == ActDraft::Stage::Incomplete && !place.isEmpty()
        && (draft->choosePlace(place.toStdString()) || m_parts.desk->takePiece(place));
}

/// Nothing is in hand and nothing is asked: Enter is the board's.
bool WindowKeys::isIdle() const
{
    return m_parts.desk->draft()->stage() == ActDraft::Stage::Empty && m_parts.desk->isOpen()
        && m_parts.desk->session()->now().pending() == "null";
}

QuickKeys::Goes WindowKeys::boardEnter()
{
    if (fillPlace())
        return QuickKeys::Goes::Nowhere;
    const TableSelection *selection = m_parts.mirror->selection();
    const QString place = selection->place();
    if (!isIdle() || place.isEmpty())
        return QuickKeys::Goes::On;
    const QStringList here = m_parts.mirror->mirrorScene()->movablePiecesIn(place);
    if (selection->pieces().isEmpty())
        return here.isEmpty() ? QuickKeys::Goes::On : QuickKeys::Goes::ToFocus;
    if (!here.contains(selection->pieces().first()))
        return QuickKeys::Goes::ToFocus; // put down here
    moveTo();
    return QuickKeys::Goes::Nowhere;
}

QuickKeys::Goes WindowKeys::outlineEnter()
{
    if (fillPlace())
        return QuickKeys::Goes::Nowhere;
    const TableSelection *selection = m_parts.mirror->selection();
    const bool any = !selection->pieces().isEmpty()
        || !m_parts.mirror->mirrorScene()->movablePiecesIn(selection->place()).isEmpty();
    if (!isIdle() || !any)
        return QuickKeys::Goes::On;
    moveTo();
    return QuickKeys::Goes::Nowhere;
}

bool WindowKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_parts.window && event->type() == QEvent::WindowStateChange)
        m_parts.actions->action(QStringLiteral("full-screen"))
            ->setChecked(m_parts.window->isFullScreen());
    return QObject::eventFilter(watched, event);
}

} // namespace qd
