// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"

#include "app/panels/panel_colours.h"
#include "app/window/palette_model.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

constexpr int kRowsAtMost = 12;
constexpr int kLetters = 76; // the width, in letters of the present size

} // namespace

CommandPalette::CommandPalette(QWidget *window)
    : QFrame(window)
    , m_window(window)
    , m_query(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
    , m_model(new PaletteModel(this))
{
    setObjectName(QStringLiteral("command-palette"));
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    build();
    retranslate();
    dress();
    hide();
    window->installEventFilter(this);
}

void CommandPalette::build()
{
    auto *column = new QVBoxLayout(this);
    m_query->setObjectName(QStringLiteral("palette-query"));
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("palette-list"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // the keyboard stays in the line above
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_nothing->setObjectName(QStringLiteral("palette-nothing"));
    m_nothing->setWordWrap(true);
    column->addWidget(m_query);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing);
    connect(m_query, &QLineEdit::textEdited, this, &CommandPalette::find);
    connect(m_query, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty()) // the clear button
            find(text);
    });
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Do by name"));
    m_query->setAccessibleName(tr("What to do, or #12 for an entry"));
    m_query->setPlaceholderText(
        tr("Type part of a name: an act, a command, a table, #12 for an entry"));
    m_list->setAccessibleName(tr("What answers to it"));
    sayNothing();
}

void CommandPalette::sayNothing()
{
    m_nothing->setText(tr("Nothing is called that. Try fewer letters, or part of another word."));
}

void CommandPalette::dress()
{
    const PanelColours colours = panelColours(QApplication::palette());
    QPalette mine = QApplication::palette();
    mine.setColor(QPalette::Window, colours.panel);
    mine.setColor(QPalette::WindowText, colours.line);
    if (mine != palette())
        setPalette(mine);
    QPalette words = mine;
    words.setColor(QPalette::WindowText, colours.muted);
    m_nothing->setPalette(words);
    const int pad = fontMetrics().height() / 2;
    layout()->setContentsMargins(pad, pad, pad, pad);
    layout()->setSpacing(pad);
    m_query->setMinimumHeight(fontMetrics().height() * 2);
}

void CommandPalette::open(QList<PaletteLine> lines, QueryLine queryLine)
{
    if (QWidget *focus = m_window->focusWidget(); focus != m_query)
        m_before = focus;
    m_query->clear();
    m_model->setLines(std::move(lines), std::move(queryLine));
    find({});
    place();
    show();
    raise();
    m_query->setFocus(Qt::PopupFocusReason);
    qApp->removeEventFilter(this);
    qApp->installEventFilter(this); // a press elsewhere leaves it
}

/// Centred under the menu bar, as wide as its letters want and the window has, as high as its
/// lines.
void CommandPalette::place()
{
    const int line = fontMetrics().height();
    const int width =
        std::min(fontMetrics().averageCharWidth() * kLetters, m_window->width() - 2 * line);
    const QMargins margins = layout()->contentsMargins();
    const int row = m_list->itemDelegate()->sizeHint({}, {}).height();
    const int rowHeight = row > 0 ? std::max(row, line + line * 3 / 4) : line * 7 / 4;
    const int rows = std::clamp(m_model->rowCount(), 1, kRowsAtMost);
    const int top = 3 * line;
    const int inside = width - margins.left() - margins.right() - 2 * frameWidth();
    const int says = m_nothing->isHidden()
        ? 0
        : m_nothing->heightForWidth(inside) + (m_list->isHidden() ? 0 : layout()->spacing());
    const int wanted = m_query->sizeHint().height() + layout()->spacing() + rows * rowHeight + says
        + margins.top() + margins.bottom() + 2 * frameWidth() + line / 2;
    const int height = std::min(std::max(wanted, 6 * line), m_window->height() - top - line);
    setGeometry((m_window->width() - width) / 2, top, width, height);
}

void CommandPalette::find(const QString &query)
{
    m_model->find(query);
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    sayNothing();
    m_nothing->setVisible(!any);
    if (any)
        m_list->setCurrentIndex(m_model->index(m_model->usualRow()));
    place();
    tell();
}

void CommandPalette::step(int rows)
{
    if (m_model->rowCount() == 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, m_model->rowCount() - 1);
    m_list->setCurrentIndex(m_model->index(row));
    tell();
}

/// The keyboard stays in the line to type into: a screen reader hears the chosen line from here.
void CommandPalette::tell()
{
    const QModelIndex current = m_list->currentIndex();
    const QString said =
        current.isValid() ? current.data(Qt::AccessibleTextRole).toString() : m_nothing->text();
    m_query->setAccessibleDescription(said);
    if (!isVisible() || !current.isValid() || !QAccessible::isActive())
        return;
    QAccessibleEvent chosen(m_list, QAccessible::Focus);
    chosen.setChild(current.row());
    QAccessible::updateAccessibility(&chosen);
}

void CommandPalette::runCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const PaletteLine line = m_model->line(current.row());
    if (line.standing != PaletteLine::Standing::Now || !line.run)
        return sayNotNow(line);
    leave();
    line.run();
}

/// Enter did nothing: why, below the list and to a screen reader.
void CommandPalette::sayNotNow(const PaletteLine &line)
{
    m_nothing->setText(line.detail.isEmpty()
                           ? tr("Not now: %1", "something that can't be done").arg(line.text)
                           : tr("Not now: %1 (%2)", "something that can't be done, and why")
                                 .arg(line.text, line.detail));
    m_nothing->show();
    place();
    m_query->setAccessibleDescription(m_nothing->text());
    QAccessibleEvent event(m_nothing, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void CommandPalette::leave()
{
    qApp->removeEventFilter(this);
    const bool mine = m_query->hasFocus() || m_window->focusWidget() == m_query;
    if (mine && m_before != nullptr && m_before->isVisibleTo(m_window))
        m_before->setFocus(Qt::PopupFocusReason);
    hide();
}

bool CommandPalette::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_PageUp:
        step(-kRowsAtMost);
        return true;
    case Qt::Key_PageDown:
        step(kRowsAtMost);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (!isVisible())
        return QFrame::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_window)
            place();
        break;
    case QEvent::KeyPress:
        if (watched == m_query && takeKey(static_cast<QKeyEvent *>(event)->key()))
            return true;
        break;
    case QEvent::FocusOut:
        // A menu or another program may borrow the keyboard; another widget ends it.
        if (watched == m_query) {
            const auto reason = static_cast<QFocusEvent *>(event)->reason();
            if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason
                && reason != Qt::MenuBarFocusReason)
                leave();
        }
        break;
    case QEvent::MouseButtonPress:
        if (auto *pressed = qobject_cast<QWidget *>(watched); pressed != nullptr && pressed != this
            && !isAncestorOf(pressed) && pressed->window() == m_window)
            leave();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange
               || event->type() == QEvent::ApplicationPaletteChange) {
        dress();
        if (isVisible())
            place();
    }
}

} // namespace qd
