// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tree_panel.h"

#include "app/panels/caption.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd {

TreePanel::TreePanel(const QString &name, QWidget *parent)
    : TablePanel(parent)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_tree(new QTreeWidget(this))
    , m_note(new Caption(Caption::Manner::Muted, this))
{
    setObjectName(name + QStringLiteral("Panel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(8);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    column->addWidget(m_tree, 1);
    column->addWidget(m_note);
    m_note->setObjectName(name + QStringLiteral("Note"));
    m_tree->setObjectName(name + QStringLiteral("Tree"));
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

QTreeWidgetItem *TreePanel::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_tree, {title});
    QFont bold = m_tree->font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setSizeHint(0, {0, m_tree->fontMetrics().height() * 3 / 2});
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

QTreeWidgetItem *TreePanel::addLine(QTreeWidgetItem *group, const QStringList &cells, Cells kind)
{
    auto *line = new QTreeWidgetItem(group, cells);
    for (int column = 1; kind == Cells::Numbers && column < cells.size(); ++column)
        line->setTextAlignment(column, Qt::AlignCenter);
    // A screen reader hears the line with the heads of its columns.
    QStringList spoken{cells.value(0)};
    const QStringList heads = columns();
    for (int column = 1; column < cells.size(); ++column) {
        if (!cells[column].isEmpty())
            spoken << tr("%1: %2", "a column and what stands in it")
                          .arg(heads.value(column), cells[column]);
    }
    line->setData(0, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    return line;
}

/// The note gives way to the list in a low panel; the tool tip has it then.
void TreePanel::showNote()
{
    constexpr int kRoom = 12; // lines
    m_note->setVisible(!m_note->text().isEmpty() && height() >= fontMetrics().height() * kRoom);
}

void TreePanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    showNote();
}

void TreePanel::refresh()
{
    m_empty->setText(emptyText());
    m_tree->setColumnCount(static_cast<int>(columns().size()));
    m_tree->setHeaderLabels(columns());
    m_tree->setAccessibleName(title());
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_tree->setUpdatesEnabled(false);
    m_tree->clear();
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_tree->setVisible(on);
    if (on)
        fill();
    m_note->setText(on ? noteText() : QString());
    m_tree->setToolTip(m_note->text());
    m_tree->setAccessibleDescription(m_note->text());
    showNote();
    m_tree->setUpdatesEnabled(true);
    m_tree->verticalScrollBar()->setValue(scrolled);
}

} // namespace qd
