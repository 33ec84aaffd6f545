// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the chosen counters: cells, what is typed into them, the way through them.
#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/values_editor.h"
#include "app/panels/undo_buttons.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeWidget>

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr std::size_t kRefusalsSaid = 3;

/// The first few of many sentences.
QString someOf(const QStringList &all)
{
    QStringList said = all.mid(0, kRefusalsSaid);
    if (const auto more = all.size() - said.size(); more > 0)
        said << ValuesEditor::tr("%n more were not taken.", nullptr, static_cast<int>(more));
    return said.join(u' ');
}

} // namespace

void ValuesEditor::showChosen()
{
    if (m_filling)
        return;
    refuse({});
    m_rows.clear();
    m_fields.clear();
    for (const std::size_t at : chosenGroups())
        for (const OrderPiece &piece : m_groups[at].pieces)
            m_rows.push_back(piece);
    for (const QString &field : figures())
        if (std::ranges::any_of(
                m_rows, [&field](const OrderPiece &piece) { return piece.fields.contains(field); }))
            m_fields << field;
    const QString every = m_everyField->currentData().toString();
    {
        const auto filling = m_table->filling();
        m_table->clear();
        m_table->setColumnCount(static_cast<int>(m_fields.size()));
        m_table->setRowCount(static_cast<int>(m_rows.size()));
        m_everyField->clear();
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QString name = figureName(m_fields[column]);
            auto *head = new QTableWidgetItem(name);
            head->setToolTip(tr("%1: needed for %2", "a figure, what it blocks")
                                 .arg(name, figureBlocks(m_fields[column])));
            m_table->setHorizontalHeaderItem(column, head);
            m_everyField->addItem(name, m_fields[column]);
        }
        for (int row = 0; row < m_table->rowCount(); ++row)
            fillRow(row);
    }
    m_everyField->setCurrentIndex(std::max(0, m_everyField->findData(every)));
    m_everyWhom->setText(tr("%n chosen counters:", nullptr, static_cast<int>(m_rows.size())));
    m_table->resizeColumnsToContents();
    const int room = fontMetrics().averageCharWidth() * 36;
    m_table->verticalHeader()->setMaximumWidth(room);
    m_table->verticalHeader()->setTextElideMode(Qt::ElideRight); // the tool tip has it whole
    for (QPushButton *each : {m_down, m_next, m_every})
        each->setEnabled(!m_rows.empty());
    if (const QTableWidgetItem *first = m_table->after(nullptr))
        m_table->setCurrentCell(first->row(), first->column());
}

void ValuesEditor::fillRow(int row)
{
    const OrderPiece &piece = m_rows.at(static_cast<std::size_t>(row));
    auto *head = new QTableWidgetItem(piece.name);
    head->setToolTip(piece.printed);
    m_table->setVerticalHeaderItem(row, head);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto *cell = new QTableWidgetItem;
        cell->setTextAlignment(Qt::AlignCenter);
        m_table->setItem(row, column, cell);
        fillCell(row, column);
    }
}

void ValuesEditor::fillCell(int row, int column)
{
    const auto filling = m_table->filling();
    const OrderPiece &piece = m_rows.at(static_cast<std::size_t>(row));
    const QString &field = m_fields[column];
    QTableWidgetItem *cell = m_table->item(row, column);
    if (!piece.fields.contains(field)) {
        cell->setFlags(Qt::NoItemFlags);
        cell->setText(QStringLiteral("–"));
        cell->setData(Qt::AccessibleTextRole, tr("this counter has no such figure"));
        return;
    }
    const QJsonValue value = m_file.value(piece.part, piece.id, field);
    const QString wrong = figureOdd(field, value);
    cell->setText(figureText(value));
    QFont font = m_table->font();
    font.setItalic(!wrong.isEmpty());
    font.setBold(!wrong.isEmpty());
    cell->setFont(font);
    cell->setToolTip(wrong);
    const QString called =
        tr("%1, %2", "a counter, one of its figures").arg(piece.name, figureName(field));
    cell->setData(Qt::AccessibleDescriptionRole,
                  wrong.isEmpty() ? called : called + QStringLiteral(". ") + wrong);
}

void ValuesEditor::fillCells()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        for (int column = 0; column < m_table->columnCount(); ++column)
            fillCell(row, column);
}

/// Figures were typed or pasted: into the file, but those that are none.
void ValuesEditor::take(const QList<TypedCell> &cells)
{
    QStringList refused;
    for (const TypedCell &typed : cells) {
        const OrderPiece &piece = m_rows.at(static_cast<std::size_t>(typed.row));
        const QString &field = m_fields[typed.column];
        if (!piece.fields.contains(field))
            continue;
        const FigureRead read = readFigure(field, typed.text);
        if (read.why.isEmpty())
            m_file.set(piece.part, piece.id, field, read.value);
        else
            refused << tr("%1, %2: %3", "a counter, a figure, what is wrong")
                           .arg(piece.name, figureName(field), read.why);
    }
    if (!refused.isEmpty())
        m_table->stay();
    settle(refused);
}

void ValuesEditor::takeForAll()
{
    const QString field = m_everyField->currentData().toString();
    const FigureRead read = readFigure(field, m_everyText->text().trimmed());
    if (!read.why.isEmpty() || m_everyText->text().trimmed().isEmpty()) {
        refuse(read.why.isEmpty() ? tr("Type the figure that all of them have.") : read.why);
        m_everyText->setFocus(Qt::OtherFocusReason);
        return;
    }
    for (const OrderPiece &piece : m_rows)
        if (piece.fields.contains(field))
            m_file.set(piece.part, piece.id, field, read.value);
    m_everyText->clear();
    settle({});
}

/// After every change of the file.
void ValuesEditor::settle(const QStringList &refused, const QString &run)
{
    m_undo->note(m_file.json(), run);
    check();
    fillCells();
    showCounts();
    refuse(someOf(refused));
    emit changed();
}

// The way through the figures.

/// To the next figure that is not known: down the columns of this table, then in the next part.
void ValuesEditor::step()
{
    const QTableWidgetItem *cell = m_table->currentItem();
    for (cell = m_table->after(cell); cell != nullptr; cell = m_table->after(cell))
        if (cell->text().isEmpty())
            return m_table->goTo(cell->row(), cell->column());
    goToFirst({}, {});
}

/// After the last cell of a part: the first empty one of the next.
void ValuesEditor::goOn()
{
    const std::vector<std::size_t> chosen = chosenGroups();
    const std::size_t from = chosen.empty() ? 0 : chosen.back() + 1;
    for (std::size_t at = from; at < m_groups.size(); ++at)
        for (const QString &field : m_groups[at].fields())
            for (const OrderPiece &piece : m_groups[at].pieces)
                if (isMissing(piece, field) && goTo(at, piece.id, field))
                    return;
}

/// To the first counter that lacks the figure; empty: any figure, anybody's.
void ValuesEditor::goToFirst(const QString &field, const QString &who)
{
    for (std::size_t at = 0; at < m_groups.size(); ++at)
        for (const QString &each : m_groups[at].fields())
            for (const OrderPiece &piece : m_groups[at].pieces)
                if ((field.isEmpty() || field == each) && (who.isEmpty() || who == piece.who)
                    && isMissing(piece, each) && goTo(at, piece.id, each))
                    return;
}

bool ValuesEditor::goTo(std::size_t group, const QString &piece, const QString &field)
{
    const auto row = [this, &piece] {
        const auto found = std::ranges::find(m_rows, piece, &OrderPiece::id);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    };
    if (row() < 0)
        for (QTreeWidgetItemIterator item(m_tree); *item != nullptr; ++item)
            if (groupAt(*item) == group) {
                m_tree->setCurrentItem(*item);
                break;
            }
    const auto column = static_cast<int>(m_fields.indexOf(field));
    if (row() < 0 || column < 0)
        return false;
    m_table->goTo(row(), column);
    return true;
}

bool ValuesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return DataEditor::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    if (press->modifiers() != Qt::ControlModifier || press->key() != Qt::Key_Down)
        return DataEditor::eventFilter(watched, event);
    step();
    return true;
}

} // namespace qd::corunna
