// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing a table of the series with the printed one, line by line: ◇ goes line by line.
#include "app/panels/caption.h"
#include "app/panels/corunna/series_grid.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPushButton>

namespace qd::corunna {

bool SeriesGrid::isLineEmpty(int line) const
{
    for (int column = 0; column < m_table->columnCount(); ++column)
        if (!cellText(line, column).isEmpty())
            return false;
    return true;
}

void SeriesGrid::setChecks(bool unchecked, const QStringList &compared)
{
    m_unchecked = unchecked;
    m_compared = QSet<QString>(compared.begin(), compared.end());
    showHeads();
}

QStringList SeriesGrid::compared() const
{
    QStringList lines;
    for (const QString &key : m_keys)
        if (m_compared.contains(key))
            lines << key;
    return lines;
}

bool SeriesGrid::isCompared() const
{
    return nextUncompared(-1) < 0;
}

/// The next line that has something in it and was not compared; −1: none.
int SeriesGrid::nextUncompared(int after) const
{
    const int lines = m_table->rowCount();
    for (int i = 1; i <= lines; ++i) {
        const int line = (after + i + lines) % lines;
        if (!isLineEmpty(line) && !m_compared.contains(m_keys.at(line)))
            return line;
    }
    return -1;
}

void SeriesGrid::beginComparing()
{
    m_comparing = true;
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    const int first = nextUncompared(-1);
    if (first >= 0)
        m_table->goTo(first, 0);
    showComparing();
}

void SeriesGrid::endComparing()
{
    m_comparing = false;
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    showComparing();
}

/// The line in hand as one reads it aloud.
void SeriesGrid::showComparing()
{
    const int line = m_table->currentRow();
    m_comparingNow->setVisible(m_comparing);
    m_next->setVisible(m_comparing);
    if (!m_comparing)
        return;
    QStringList cells;
    for (int column = 0; line >= 0 && line < m_lines.size() && column < m_table->columnCount();
         ++column)
        if (const QString text = cellText(line, column); !text.isEmpty())
            cells << tr("%1 at %2", "a cell, its column")
                         .arg(text,
                              m_table->model()->headerData(column, Qt::Horizontal).toString());
    m_next->setEnabled(!cells.isEmpty());
    m_comparingNow->setText(cells.isEmpty()
                                ? tr("Choose a line that has something in it.")
                                : tr("%1: %2", "a line, its cells")
                                      .arg(m_lines.at(line), cells.join(QStringLiteral(" · "))));
    QAccessibleEvent event(m_comparingNow, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

/// The line in hand was compared, or was not after all; then the next.
void SeriesGrid::compareLine()
{
    const int line = m_table->currentRow();
    if (line < 0 || isLineEmpty(line))
        return;
    const QString key = m_keys.at(line);
    if (m_compared.contains(key))
        m_compared.remove(key);
    else
        m_compared.insert(key);
    showHeads();
    if (const int next = nextUncompared(line); next >= 0 && m_compared.contains(key))
        m_table->goTo(next, 0);
    showComparing();
    emit checked();
}

bool SeriesGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (m_comparing && watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space) {
        compareLine();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace qd::corunna
