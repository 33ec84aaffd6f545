// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/charts_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/panel_colours.h"

#include <QHeaderView>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {

ChartsPanel::ChartsPanel(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_list(new QListWidget(this))
    , m_heading(new Caption(Caption::Manner::Strong, this))
    , m_table(new QTableWidget(this))
    , m_notes(new Caption(Caption::Manner::Muted, this))
{
    setObjectName(QStringLiteral("chartsPanel"));
    m_list->setObjectName(QStringLiteral("chartList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    m_heading->setObjectName(QStringLiteral("chartHeading"));
    m_notes->setObjectName(QStringLiteral("chartNotes"));
    m_table->setObjectName(QStringLiteral("chartTable"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(8, 8, 8, 0);
    outer->addWidget(m_empty, 0, Qt::AlignTop);
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(m_list);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(m_heading);
    column->addWidget(m_table, 1);
    column->addWidget(m_notes);
    row->addLayout(column, 1);
    outer->addLayout(row, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int index) {
        if (m_filling)
            return;
        m_byHand = true;
        showChart(index);
    });
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &ChartsPanel::retranslate);
    refresh();
}

QString ChartsPanel::title() const
{
    return tr("Charts");
}

QString ChartsPanel::chosen() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    return index < m_charts.size() ? fromUtf8(m_charts[index].id) : QString();
}

void ChartsPanel::choose(const QString &chart)
{
    const auto found = std::ranges::find(m_charts, chart.toStdString(), &Chart::id);
    if (found != m_charts.end())
        m_list->setCurrentRow(static_cast<int>(found - m_charts.begin()));
}

void ChartsPanel::refresh()
{
    // Charts are worth their time only where somebody looks.
    if (isVisible() || parentWidget() == nullptr)
        fill();
}

void ChartsPanel::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    fill();
}

void ChartsPanel::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_empty->setText(tr("The charts of the rules appear here once a table is open; the line in use "
                        "is marked."));
    const bool on = position() && narrator() != nullptr;
    m_charts.clear();
    if (on)
        m_charts =
            position()->charts(isLive() && m_draft ? m_draft->command() : std::string_view());
    const bool any = !m_charts.empty();
    m_empty->setVisible(!any);
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_heading, m_table, m_notes})
        part->setVisible(any);
    const int before = m_list->currentRow();
    listCharts();
    if (!any)
        return;
    m_list->setCurrentRow(std::clamp(before, 0, m_list->count() - 1));
    chooseInUse();
    showChart(m_list->currentRow());
}

void ChartsPanel::listCharts()
{
    m_list->setAccessibleName(tr("Charts"));
    while (m_list->count() > static_cast<int>(m_charts.size()))
        delete m_list->takeItem(m_list->count() - 1);
    int widest = 0;
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const auto row = static_cast<int>(i);
        if (row >= m_list->count())
            m_list->addItem(QString());
        const QString name = narrator()->chartTitle(m_charts[i].id);
        const bool use = m_charts[i].inUse();
        QListWidgetItem *item = m_list->item(row);
        item->setText(use ? tr("▶ %1", "a chart in use now").arg(name)
                          : tr("   %1", "a chart, not in use").arg(name));
        const int width = m_list->fontMetrics().horizontalAdvance(item->text());
        item->setSizeHint({width, m_list->fontMetrics().height() * 3 / 2});
        widest = std::max(widest, width);
        item->setData(Qt::AccessibleTextRole, use ? tr("%1, in use now").arg(name) : name);
    }
    m_list->setFixedWidth(widest + m_list->fontMetrics().height() * 2);
}

/// The chart in use, unless one was chosen by hand in this phase.
void ChartsPanel::chooseInUse()
{
    const std::string phase = position()->situation().phase + position()->picture().focus;
    if (phase != m_phase) {
        m_phase = phase;
        m_byHand = false;
    }
    const auto used = std::ranges::find_if(m_charts, &Chart::inUse);
    if (!m_byHand && used != m_charts.end())
        m_list->setCurrentRow(static_cast<int>(used - m_charts.begin()));
}

void ChartsPanel::showChart(int index)
{
    if (index < 0 || index >= static_cast<int>(m_charts.size()) || narrator() == nullptr)
        return;
    const Chart &chart = m_charts[static_cast<std::size_t>(index)];
    const QString name = narrator()->chartTitle(chart.id);
    m_heading->setText(
        chart.rule.isNone()
            ? name
            : tr("%1 (%2)", "a chart and its rule").arg(name, narrator()->rule(chart.rule)));
    m_table->setAccessibleName(m_heading->text());
    m_table->clear();
    const auto columns = static_cast<int>(chart.columns.size());
    m_table->setColumnCount(columns + 2);
    m_table->setRowCount(static_cast<int>(chart.rows.size()));
    m_table->setHorizontalHeaderItem(0, new QTableWidgetItem(narrator()->chartText(chart.corner)));
    for (int column = 0; column < columns; ++column)
        dressColumn(chart, column);
    m_table->setHorizontalHeaderItem(columns + 1, new QTableWidgetItem(tr("Rule")));
    for (int c : {0, columns + 1})
        m_table->horizontalHeaderItem(c)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int row = 0; row < m_table->rowCount(); ++row)
        addRow(chart, row);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() * 3 / 2);
    QStringList notes;
    for (const std::string &note : chart.notes)
        notes << narrator()->chartNote(note);
    m_notes->setText(notes.join(u' '));
    m_table->setToolTip(m_notes->text());
    m_table->setAccessibleDescription(m_notes->text());
    shareHeight();
}

/// Where the dock is low the lines of the chart come first: its name stands in the list as well,
/// and its notes in the tool tip.
void ChartsPanel::shareHeight()
{
    if (m_charts.empty())
        return;
    const int line = m_table->fontMetrics().height() * 3 / 2;
    constexpr int kLeastLines = 3; // the head and two rows
    const int gap = layout()->spacing();
    const QMargins margins = layout()->contentsMargins();
    const int across = width() - margins.left() - margins.right() - m_list->width() - 2 * gap;
    int left = height() - margins.top() - margins.bottom() - line * kLeastLines;
    for (Caption *part : {m_notes, m_heading}) {
        const int high = part->heightForWidth(std::max(1, across)) + gap;
        const bool fits = !part->text().isEmpty() && high <= left;
        part->setVisible(fits);
        left -= fits ? high : 0;
    }
}

void ChartsPanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    shareHeight();
}

void ChartsPanel::dressColumn(const Chart &chart, int column)
{
    const ChartColumn &head = chart.columns[static_cast<std::size_t>(column)];
    const bool use = head.use == ChartUse::Lit;
    const QString text = narrator()->chartText(head.head);
    auto *item = new QTableWidgetItem(use ? tr("▶ %1", "a column in use now").arg(text) : text);
    item->setTextAlignment(Qt::AlignCenter);
    m_table->setHorizontalHeaderItem(column + 1, item);
}

void ChartsPanel::addRow(const Chart &chart, int row)
{
    const ChartRow &line = chart.rows[static_cast<std::size_t>(row)];
    const bool use = line.use == ChartUse::Lit;
    const QString head = narrator()->chartText(line.head);
    QStringList texts{use ? tr("▶ %1", "a line in use now").arg(head)
                          : tr("   %1", "a line, not in use").arg(head)};
    QStringList spoken{use ? tr("%1, in use now").arg(head) : head};
    for (std::size_t i = 0; i < chart.columns.size(); ++i) {
        const QString cell =
            i < line.cells.size() ? narrator()->chartText(line.cells[i]) : QString();
        texts << cell;
        if (!cell.isEmpty())
            spoken << tr("%1: %2", "a column and what stands in it")
                          .arg(narrator()->chartText(chart.columns[i].head), cell);
    }
    texts << narrator()->ruleMark(line.rule.isNone() ? chart.rule : line.rule);
    const PanelColours colours = panelColours(palette());
    QFont letters = m_table->font();
    letters.setBold(use);
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        const bool edge = column == 0 || column + 1 == texts.size();
        item->setTextAlignment(edge ? Qt::AlignLeft | Qt::AlignVCenter
                                    : Qt::Alignment(Qt::AlignCenter));
        item->setFont(letters);
        const bool lit = use
            || (!edge && chart.columns[static_cast<std::size_t>(column) - 1].use == ChartUse::Lit);
        item->setForeground(column + 1 == texts.size() && !use ? colours.muted : colours.text);
        if (lit)
            item->setBackground(colours.accentTint);
        m_table->setItem(row, column, item);
    }
    m_table->item(row, 0)->setData(Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
}

} // namespace qd
