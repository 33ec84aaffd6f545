// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/typing_sheet.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace qd {

QString blockText(const QList<QStringList> &rows)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (QString cell : row) {
            if (cell.contains(u'\t') || cell.contains(u'\n') || cell.startsWith(u'"'))
                cell = u'"' + cell.replace(u'"', QLatin1String("\"\"")) + u'"';
            cells << cell;
        }
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

QList<QStringList> blockOf(const QString &text)
{
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    bool quoted = false;
    const auto endRow = [&] {
        row << cell;
        rows << row;
        row.clear();
        cell.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"' && (quoted || cell.isEmpty())) {
            quoted = !quoted;
        } else if (!quoted && c == u'\t') {
            row << cell;
            cell.clear();
        } else if (!quoted && c == u'\n') {
            endRow();
        } else if (c != u'\r') {
            cell += c;
        }
    }
    if (!cell.isEmpty() || !row.isEmpty())
        endRow();
    return rows;
}

TypingSheet::TypingSheet(Fill fill, QWidget *parent) : QTableWidget(parent), m_fill(fill)
{
    setTabKeyNavigation(false); // Tab is for focusNextPrevChild()
    setSelectionMode(ContiguousSelection);
    setEditTriggers(AnyKeyPressed | DoubleClicked | EditKeyPressed);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(this, &QTableWidget::itemChanged, this, &TypingSheet::take);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (now != nullptr && now != this && !isAncestorOf(now))
            m_typing = false;
    });
}

QSize TypingSheet::minimumSizeHint() const
{
    constexpr int kRows = 6;
    const int high = horizontalHeader()->sizeHint().height()
        + kRows * verticalHeader()->defaultSectionSize()
        + horizontalScrollBar()->sizeHint().height() + 2 * frameWidth();
    return {QTableWidget::minimumSizeHint().width(), high};
}

QScopedValueRollback<bool> TypingSheet::filling()
{
    return QScopedValueRollback<bool>(m_filling, true);
}

bool TypingSheet::canType(int row, int column) const
{
    const QTableWidgetItem *cell = item(row, column);
    return cell != nullptr && (cell->flags() & Qt::ItemIsEditable) != 0
        && (cell->flags() & Qt::ItemIsEnabled) != 0;
}

QString TypingSheet::textAt(int row, int column) const
{
    const QTableWidgetItem *cell = item(row, column);
    return cell == nullptr ? QString() : cell->text();
}

// What is put in.

void TypingSheet::take(QTableWidgetItem *cell)
{
    if (m_filling)
        return;
    put({{cell->row(), cell->column(), cell->text().trimmed()}});
}

void TypingSheet::put(const QList<TypedCell> &cells)
{
    if (cells.isEmpty())
        return;
    m_stay = false;
    m_typing = true;
    emit typed(cells);
}

void TypingSheet::endEditing()
{
    QWidget *editor = QApplication::focusWidget();
    if (state() != EditingState || editor == nullptr || !viewport()->isAncestorOf(editor))
        return;
    commitData(editor);
    closeEditor(editor, QAbstractItemDelegate::NoHint);
}

void TypingSheet::copyBlock()
{
    const QList<QTableWidgetSelectionRange> chosen = selectedRanges();
    if (chosen.isEmpty())
        return;
    const QTableWidgetSelectionRange &block = chosen.first();
    QList<QStringList> rows;
    for (int row = block.topRow(); row <= block.bottomRow(); ++row) {
        rows.emplace_back();
        for (int column = block.leftColumn(); column <= block.rightColumn(); ++column)
            rows.back() << (canType(row, column) ? textAt(row, column) : QString());
    }
    QApplication::clipboard()->setText(blockText(rows));
}

void TypingSheet::cutBlock()
{
    copyBlock();
    clearChosen();
}

void TypingSheet::clearChosen()
{
    QList<TypedCell> cells;
    for (const QTableWidgetItem *cell : selectedItems())
        if (canType(cell->row(), cell->column()) && !cell->text().isEmpty())
            cells.push_back({cell->row(), cell->column(), {}});
    put(cells);
}

void TypingSheet::pasteBlock()
{
    const QList<QStringList> rows = blockOf(QApplication::clipboard()->text());
    if (rows.isEmpty() || currentRow() < 0)
        return;
    const QList<QTableWidgetSelectionRange> ranges = selectedRanges();
    const QTableWidgetSelectionRange chosen = ranges.isEmpty()
        ? QTableWidgetSelectionRange(currentRow(), currentColumn(), currentRow(), currentColumn())
        : ranges.first();
    const bool everywhere = rows.size() == 1 && rows.first().size() == 1;
    QList<TypedCell> cells;
    int lost = 0;
    const auto add = [&](int row, int column, const QString &text) {
        if (canType(row, column))
            cells.push_back({row, column, text.trimmed()});
        else
            lost += text.trimmed().isEmpty() ? 0 : 1;
    };
    if (everywhere) {
        for (int row = chosen.topRow(); row <= chosen.bottomRow(); ++row)
            for (int column = chosen.leftColumn(); column <= chosen.rightColumn(); ++column)
                add(row, column, rows.first().first());
    } else {
        for (int row = 0; row < rows.size(); ++row)
            for (int column = 0; column < rows[row].size(); ++column)
                add(chosen.topRow() + row, chosen.leftColumn() + column, rows[row][column]);
    }
    put(cells);
    if (lost > 0)
        emit leftOut(lost);
}

std::optional<QString> TypingSheet::textAbove(int row, int column) const
{
    for (int above = row - 1; above >= 0; --above)
        if (canType(above, column) && !textAt(above, column).isEmpty())
            return textAt(above, column);
    return std::nullopt;
}

void TypingSheet::fillDown()
{
    endEditing();
    QList<TypedCell> cells;
    const QList<QTableWidgetSelectionRange> ranges = selectedRanges();
    if (!ranges.isEmpty() && ranges.first().rowCount() > 1) {
        const QTableWidgetSelectionRange &block = ranges.first();
        for (int column = block.leftColumn(); column <= block.rightColumn(); ++column)
            for (int row = block.topRow() + 1; row <= block.bottomRow(); ++row)
                if (canType(block.topRow(), column) && canType(row, column))
                    cells.push_back({row, column, textAt(block.topRow(), column)});
        return put(cells);
    }
    const int row = currentRow();
    const int column = currentColumn();
    if (!canType(row, column))
        return;
    const QString own = textAt(row, column);
    if (own.isEmpty()) {
        if (const auto above = textAbove(row, column))
            put({{row, column, *above}});
        return;
    }
    for (int below = row + 1; below < rowCount(); ++below) {
        const bool isEmpty = canType(below, column) && textAt(below, column).isEmpty();
        if (isEmpty)
            cells.push_back({below, column, own});
        else if (m_fill == Fill::UntilFilled)
            break;
    }
    put(cells);
}

// The way through the cells.

QTableWidgetItem *TypingSheet::after(const QTableWidgetItem *cell) const
{
    const int rows = rowCount();
    const int from = cell == nullptr ? -1 : cell->column() * rows + cell->row();
    for (int at = from + 1; at < rows * columnCount(); ++at)
        if (canType(at % rows, at / rows))
            return item(at % rows, at / rows);
    return nullptr;
}

void TypingSheet::goTo(int row, int column)
{
    setCurrentCell(row, column);
    scrollToItem(item(row, column));
    setFocus(Qt::OtherFocusReason);
}

/// Down the columns; at the foot of one to the head of the next.
bool TypingSheet::goDown(int step)
{
    const int rows = rowCount();
    for (int at = currentColumn() * rows + currentRow() + step;
         at >= 0 && at < rows * columnCount(); at += step)
        if (canType(at % rows, at / rows)) {
            setCurrentCell(at % rows, at / rows);
            return true;
        }
    return false;
}

/// Along the lines; at the end of one to the beginning of the next.
bool TypingSheet::goRight(int step)
{
    const int columns = columnCount();
    for (int at = currentRow() * columns + currentColumn() + step;
         at >= 0 && at < rowCount() * columns; at += step)
        if (canType(at / columns, at % columns)) {
            setCurrentCell(at / columns, at % columns);
            return true;
        }
    return false;
}

bool TypingSheet::focusNextPrevChild(bool next)
{
    if (m_typing && goRight(next ? 1 : -1))
        return true;
    m_typing = false;
    return QTableWidget::focusNextPrevChild(next);
}

void TypingSheet::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    using Hint = QAbstractItemDelegate::EndEditHint;
    const bool shift = (QApplication::keyboardModifiers() & Qt::ShiftModifier) != 0;
    const bool isMove = hint == Hint::EditNextItem || hint == Hint::EditPreviousItem
        || hint == Hint::SubmitModelCache;
    QTableWidget::closeEditor(editor, isMove ? Hint::NoHint : hint);
    if (!isMove || m_stay) {
        m_stay = false;
        return;
    }
    m_typing = true;
    if (hint == Hint::EditNextItem)
        goRight(1);
    else if (hint == Hint::EditPreviousItem)
        goRight(-1);
    else if (!goDown(shift ? -1 : 1) && !shift)
        emit pastEnd();
}

void TypingSheet::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() == Qt::ControlModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool shift = event->modifiers() == Qt::ShiftModifier;
    if (event->matches(QKeySequence::Copy))
        copyBlock();
    else if (event->matches(QKeySequence::Cut))
        cutBlock();
    else if (event->matches(QKeySequence::Paste))
        pasteBlock();
    else if (control && event->key() == Qt::Key_D)
        fillDown();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        clearChosen();
    else if (event->key() == Qt::Key_Escape && m_typing && state() != EditingState)
        m_typing = false; // the next Tab leaves
    else if (enter && !control && state() != EditingState) {
        if (!goDown(shift ? -1 : 1) && !shift)
            emit pastEnd();
    } else
        QTableWidget::keyPressEvent(event);
}

void TypingSheet::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, &TypingSheet::copyBlock);
    menu.addAction(tr("Cut"), QKeySequence::Cut, this, &TypingSheet::cutBlock);
    menu.addAction(tr("Paste"), QKeySequence::Paste, this, &TypingSheet::pasteBlock);
    menu.addSeparator();
    menu.addAction(tr("Fill down"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                   &TypingSheet::fillDown);
    menu.addAction(tr("Clear"), QKeySequence::Delete, this, &TypingSheet::clearChosen);
    menu.exec(event->globalPos());
}

} // namespace qd
