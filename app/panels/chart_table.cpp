// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/chart_table.h"

#include "app/narration/narrator.h"
#include "app/panels/panel_colours.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>

namespace qd {
namespace {

constexpr int kCrossed = Qt::UserRole; ///< of a cell: its row and its column are in use

/// Frames the cell where the row and the column in use meet.
class CrossDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(kCrossed).toBool())
            return;
        painter->save();
        painter->setPen(QPen(panelColours(option.palette).accent, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        painter->restore();
    }
};

bool isLit(ChartUse use)
{
    return use == ChartUse::Lit;
}

} // namespace

ChartTable::ChartTable(QWidget *parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("chartTable"));
    setItemDelegate(new CrossDelegate(this));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(this, &QTableWidget::currentCellChanged, this, [this] {
        if (!m_filling)
            emit read();
    });
    connect(this, &QTableWidget::cellClicked, this, &ChartTable::pointedAt);
}

/// A printed chart has its rule in its title; the rows have a column of their own rules.
bool ChartTable::hasRules() const
{
    return std::ranges::any_of(m_chart.rows, [this](const ChartRow &row) {
        return !row.rule.isNone() || (m_chart.page.empty() && !m_chart.rule.isNone());
    });
}

bool ChartTable::isOnCell() const
{
    return currentRow() >= 0 && currentRow() < static_cast<int>(m_chart.rows.size())
        && currentColumn() >= 1 && currentColumn() <= static_cast<int>(m_chart.columns.size());
}

std::size_t ChartTable::chartRow() const
{
    return static_cast<std::size_t>(currentRow());
}

std::size_t ChartTable::chartColumn() const
{
    return static_cast<std::size_t>(currentColumn() - 1);
}

void ChartTable::showChart(const Chart &chart, const Narrator &narrator)
{
    const QScopedValueRollback filling(m_filling, true);
    const bool same = chart.id == m_chart.id;
    const int row = same ? currentRow() : -1;
    const int column = same ? currentColumn() : -1;
    m_chart = chart;
    clear();
    const auto columns = static_cast<int>(chart.columns.size());
    setColumnCount(columns + (hasRules() ? 2 : 1));
    setRowCount(static_cast<int>(chart.rows.size()));
    setHorizontalHeaderItem(0, new QTableWidgetItem(narrator.chartText(chart.corner)));
    horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int c = 0; c < columns; ++c)
        dressColumn(c, narrator);
    if (hasRules()) {
        setHorizontalHeaderItem(columns + 1, new QTableWidgetItem(tr("Rule")));
        horizontalHeaderItem(columns + 1)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    for (int r = 0; r < rowCount(); ++r)
        addRow(r, narrator);
    if (row >= 0 && column >= 0)
        setCurrentCell(row, column);
    else
        setCurrentCell(-1, -1);
    fit();
}

void ChartTable::dressColumn(int column, const Narrator &narrator)
{
    const ChartColumn &head = m_chart.columns[static_cast<std::size_t>(column)];
    const QString text = narrator.chartText(head.head);
    auto *item =
        new QTableWidgetItem(isLit(head.use) ? tr("▶ %1", "a column in use now").arg(text) : text);
    item->setTextAlignment(Qt::AlignCenter);
    QFont letters = font();
    letters.setBold(isLit(head.use));
    item->setFont(letters);
    setHorizontalHeaderItem(column + 1, item);
}

void ChartTable::addRow(int row, const Narrator &narrator)
{
    const ChartRow &line = m_chart.rows[static_cast<std::size_t>(row)];
    const bool use = isLit(line.use);
    const PanelColours colours = panelColours(palette());
    const QString head = narrator.chartText(line.head);
    QStringList texts{use ? tr("▶ %1", "a line in use now").arg(head)
                          : tr("   %1", "a line, not in use").arg(head)};
    // "Hexes 3": a number says of what.
    const QString what = line.head.kind == ChartText::Kind::Words
        ? head
        : tr("%1 %2", "the head of a column, and a number below it")
              .arg(narrator.chartText(m_chart.corner), head);
    QStringList spoken{use ? tr("%1, in use now").arg(what) : what};
    QStringList cells{QString()};
    for (std::size_t i = 0; i < m_chart.columns.size(); ++i) {
        texts << (i < line.cells.size() ? narrator.chartText(line.cells[i]) : QString());
        const QString column = narrator.chartText(m_chart.columns[i].head);
        cells << tr("%1, %2: %3", "a line of a chart, a column, and what stands there")
                     .arg(what, column, texts.last().isEmpty() ? tr("nothing") : texts.last());
        if (!texts.last().isEmpty())
            spoken << tr("%1: %2", "a column and what stands in it").arg(column, texts.last());
    }
    cells.first() = spoken.join(QStringLiteral(", "));
    if (hasRules()) {
        texts << narrator.ruleMark(line.rule.isNone() ? m_chart.rule : line.rule);
        cells << texts.last();
    }
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        const bool edge = column == 0 || column > static_cast<int>(m_chart.columns.size());
        const bool inColumn =
            !edge && isLit(m_chart.columns[static_cast<std::size_t>(column) - 1].use);
        item->setTextAlignment(edge ? Qt::AlignLeft | Qt::AlignVCenter
                                    : Qt::Alignment(Qt::AlignCenter));
        QFont letters = font();
        letters.setBold(use);
        item->setFont(letters);
        item->setForeground(edge && column > 0 && !use ? colours.muted : colours.text);
        if (use || inColumn)
            item->setBackground(colours.accentTint);
        item->setData(kCrossed, use && inColumn);
        item->setData(Qt::AccessibleTextRole, cells[column]);
        setItem(row, column, item);
    }
}

void ChartTable::fit()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    setFixedSize(sizeHint());
}

QSize ChartTable::sizeHint() const
{
    const int frame = 2 * frameWidth();
    return {horizontalHeader()->length() + frame,
            horizontalHeader()->sizeHint().height() + verticalHeader()->length() + frame};
}

QSize ChartTable::minimumSizeHint() const
{
    return sizeHint();
}

void ChartTable::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        emit entered();
        return;
    }
    QTableWidget::keyPressEvent(event);
}

/// The keyboard comes to a cell that says something.
void ChartTable::focusInEvent(QFocusEvent *event)
{
    QTableWidget::focusInEvent(event);
    if (!isOnCell() && event->reason() != Qt::MouseFocusReason && rowCount() > 0)
        setCurrentCell(0, 1);
    else
        emit read();
}

void ChartTable::changeEvent(QEvent *event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace qd
