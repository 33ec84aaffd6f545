// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recent_tables.h"

#include "app/look/palette.h"
#include "app/window/game_picture.h"
#include "app/window/recent_delegate.h"
#include "app/window/table_words.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace qd {
namespace {

constexpr int kNarrowestEms = 24;

} // namespace

RecentTables::RecentTables(const ThumbnailStore &store, QWidget *parent)
    : QListWidget(parent), m_store(store)
{
    setFrameShape(QFrame::NoFrame);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new RecentDelegate(this));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QListWidget::itemDoubleClicked, this, &RecentTables::open);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item != nullptr)
            emit reached(visualItemRect(item));
    });
}

void RecentTables::setFiles(const QStringList &files)
{
    m_files = files;
    fill();
}

void RecentTables::fill()
{
    const int row = currentRow();
    clear();
    const QDateTime now = QDateTime::currentDateTime();
    for (const QString &file : std::as_const(m_files)) {
        const TableWords words(file, m_store, now);
        auto *item = new QListWidgetItem(words.title, this);
        item->setData(FileRole, file);
        item->setData(GameRole, words.game == words.title ? QString() : words.game);
        item->setData(WhereRole, words.where);
        item->setData(WhenRole, words.there ? words.when : tr("no longer there"));
        item->setData(ThereRole, words.there);
        QImage board = m_store.board(file);
        if (const auto facts = m_store.facts(file); board.isNull() && facts)
            board = gamePicture(facts->game, qd::palette(shadeOf(palette())), {300, 120});
        item->setData(BoardRole, board);
        item->setData(Qt::AccessibleTextRole, words.line());
        item->setToolTip(words.there
                             ? file
                             : tr("%1\nThe file is no longer there. Delete takes it off the list.",
                                  "path of a file")
                                   .arg(file));
    }
    if (count() > 0)
        setCurrentRow(std::clamp(row, 0, count() - 1));
    setVisible(count() > 0);
    arrange();
    updateGeometry();
}

void RecentTables::open(const QListWidgetItem *item)
{
    if (item != nullptr && item->data(ThereRole).toBool())
        emit openFile(item->data(FileRole).toString());
}

void RecentTables::keyPressEvent(QKeyEvent *event)
{
    // Qt lets Enter through to the page even when it has opened something.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        open(currentItem());
    else if (event->key() == Qt::Key_Delete && currentItem() != nullptr)
        emit forgetFile(currentItem()->data(FileRole).toString());
    else
        QListWidget::keyPressEvent(event);
}

void RecentTables::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QListWidgetItem *item = byKey ? currentItem() : itemAt(event->pos());
    if (item == nullptr)
        return;
    const QString file = item->data(FileRole).toString();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("recent-menu"));
    QAction *opens = menu->addAction(tr("&Open"), this, [this, file] { emit openFile(file); });
    opens->setEnabled(item->data(ThereRole).toBool());
    menu->addAction(tr("&Take off the list"), this, [this, file] { emit forgetFile(file); });
    menu->popup(byKey ? viewport()->mapToGlobal(visualItemRect(item).center())
                      : event->globalPos());
}

int RecentTables::rowHeight() const
{
    return RecentDelegate::heightFor(fontMetrics());
}

int RecentTables::columnsFor(int width) const
{
    return std::clamp(width / (fontMetrics().height() * kNarrowestEms), 1, 3);
}

int RecentTables::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    return (count() + columns - 1) / columns * rowHeight();
}

QSize RecentTables::sizeHint() const
{
    const int width = fontMetrics().height() * kNarrowestEms * 2;
    return {width, heightForWidth(width)};
}

QSize RecentTables::minimumSizeHint() const
{
    return {fontMetrics().height() * 8, rowHeight()};
}

void RecentTables::arrange()
{
    const int columns = columnsFor(viewport()->width());
    // A pixel less a row: Qt wraps a line that is exactly full.
    setGridSize({std::max(1, (viewport()->width() - 1) / columns), rowHeight()});
}

void RecentTables::resizeEvent(QResizeEvent *event)
{
    arrange();
    QListWidget::resizeEvent(event);
}

void RecentTables::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::PaletteChange)
        fill();
}

} // namespace qd
