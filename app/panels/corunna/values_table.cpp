// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the chosen counters: cells, what is typed into them, the way through them.
#include "app/narration/narrator.h"
#include "app/panels/corunna/values_editor.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QTreeWidget>

namespace qd::corunna {
namespace {

constexpr int kAny = Qt::UserRole + 1; ///< of a cell: the counter has such a figure

} // namespace

void ValuesEditor::showGroup()
{
    if (m_filling)
        return;
    refuse({});
    const QScopedValueRollback filling(m_filling, true);
    const OrderGroup *shown = group();
    m_table->clear();
    m_fields = shown == nullptr ? QStringList() : shown->fields();
    m_table->setColumnCount(static_cast<int>(m_fields.size()));
    m_table->setRowCount(shown == nullptr ? 0 : static_cast<int>(shown->pieces.size()));
    QStringList heads;
    for (const QString &field : std::as_const(m_fields))
        heads << figureName(field);
    m_table->setHorizontalHeaderLabels(heads);
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->horizontalHeaderItem(column)->setToolTip(
            tr("%1: needed for %2", "a figure, what it blocks")
                .arg(heads[column], figureBlocks(m_fields[column])));
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row);
    m_table->resizeColumnsToContents();
    const int room = fontMetrics().averageCharWidth() * 36;
    m_table->verticalHeader()->setMaximumWidth(room);
    m_table->verticalHeader()->setTextElideMode(Qt::ElideRight); // the tool tip has it whole
    for (QPushButton *each : {m_down, m_next})
        each->setEnabled(shown != nullptr);
    if (m_table->rowCount() > 0)
        m_table->setCurrentCell(0, 0);
}

void ValuesEditor::fillRow(int row)
{
    const OrderPiece &piece = group()->pieces.at(static_cast<std::size_t>(row));
    auto *head = new QTableWidgetItem(piece.name);
    head->setToolTip(piece.printed);
    m_table->setVerticalHeaderItem(row, head);
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setItem(row, column, cellOf(piece, m_fields[column]));
}

QTableWidgetItem *ValuesEditor::cellOf(const OrderPiece &piece, const QString &field)
{
    auto *cell = new QTableWidgetItem;
    const bool any = piece.fields.contains(field);
    cell->setData(kAny, any);
    cell->setTextAlignment(Qt::AlignCenter);
    if (!any) {
        cell->setFlags(Qt::NoItemFlags);
        cell->setText(QStringLiteral("–"));
        cell->setData(Qt::AccessibleTextRole, tr("this counter has no such figure"));
        return cell;
    }
    const QJsonValue value = m_file.value(piece.part, piece.id, field);
    if (value.isBool())
        cell->setText(value.toBool() ? tr("yes") : tr("no"));
    else if (value.isDouble())
        cell->setText(QString::number(value.toInt()));
    cell->setData(Qt::AccessibleDescriptionRole,
                  tr("%1, %2", "a counter, one of its figures").arg(piece.name, figureName(field)));
    return cell;
}

/// A figure was typed: into the file, unless it is none or the rules refuse it.
void ValuesEditor::take(QTableWidgetItem *cell)
{
    if (m_filling || group() == nullptr)
        return;
    const OrderPiece &piece = group()->pieces.at(static_cast<std::size_t>(cell->row()));
    const QString field = m_fields.value(cell->column());
    const QString typed = cell->text().trimmed();
    QJsonValue value(QJsonValue::Undefined);
    bool right = typed.isEmpty();
    if (isYesNo(field)) {
        for (const bool yes : {true, false}) {
            const QString word = yes ? tr("yes") : tr("no");
            if (!typed.isEmpty() && word.startsWith(typed, Qt::CaseInsensitive)) {
                value = yes;
                right = true;
            }
        }
    } else if (!typed.isEmpty()) {
        const int number = typed.toInt(&right);
        value = number;
    }
    ValuesFile changed = m_file;
    changed.set(piece.part, piece.id, field, value);
    QString why;
    if (!right)
        why = isYesNo(field) ? tr("Type yes or no.") : tr("Type a whole number.");
    else if (const auto opened = m_trial(changed.json()); !opened && m_whole.isEmpty())
        why = tr("%1 can’t be %2 of %3.", "a number, a figure, a counter")
                  .arg(typed, figureName(field), piece.name);
    if (why.isEmpty())
        m_file = changed;
    {
        const QScopedValueRollback filling(m_filling, true);
        const QTableWidgetItem *fresh = cellOf(piece, field);
        cell->setText(fresh->text());
        delete fresh;
    }
    refuse(why);
    check();
    showCounts();
    emit this->changed();
}

/// Copies the figure under the cursor into the empty cells of its column below it.
void ValuesEditor::fillDown()
{
    const QTableWidgetItem *from = m_table->currentItem();
    if (from == nullptr || from->text().isEmpty() || !from->data(kAny).toBool())
        return;
    for (int row = from->row() + 1; row < m_table->rowCount(); ++row) {
        QTableWidgetItem *cell = m_table->item(row, from->column());
        if (cell->data(kAny).toBool() && cell->text().isEmpty())
            cell->setText(from->text()); // taken like a typed one
    }
}

/// Goes to the next figure that is not known: in this table row by row, then in the next part.
void ValuesEditor::step()
{
    const int columns = m_table->columnCount();
    const int cells = m_table->rowCount() * columns;
    const int now = m_table->currentRow() * columns + m_table->currentColumn();
    for (int i = 1; i <= cells; ++i) {
        const int at = (now + i) % cells;
        const QTableWidgetItem *cell = m_table->item(at / columns, at % columns);
        if (cell->data(kAny).toBool() && cell->text().isEmpty()) {
            m_table->setFocus(Qt::OtherFocusReason);
            m_table->setCurrentCell(at / columns, at % columns);
            return;
        }
    }
    for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item) {
        const auto at = groupAt(*item);
        if (at && missingIn(m_groups[*at]) > 0) {
            m_tree->setCurrentItem(*item);
            m_table->setFocus(Qt::OtherFocusReason);
            return step();
        }
    }
}

bool ValuesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return DataEditor::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    const bool control = press->modifiers() == Qt::ControlModifier;
    const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
    QTableWidgetItem *cell = m_table->currentItem();
    if (control && press->key() == Qt::Key_D)
        fillDown();
    else if ((control && press->key() == Qt::Key_Down) || (enter && !control))
        step();
    else if (press->key() == Qt::Key_Delete && cell != nullptr && cell->data(kAny).toBool())
        cell->setText({});
    else
        return DataEditor::eventFilter(watched, event);
    return true;
}

} // namespace qd::corunna
