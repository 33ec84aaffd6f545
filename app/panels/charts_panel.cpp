// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/charts_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/chart_table.h"
#include "app/panels/flow_layout.h"
#include "app/panels/game_panels.h"

#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {

ChartsPanel::ChartsPanel(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_content(new QWidget(this))
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_away(new Caption(Caption::Manner::Muted, this))
    , m_back(new QPushButton(this))
    , m_list(new QListWidget(m_content))
{
    setObjectName(QStringLiteral("chartsPanel"));
    build();
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &ChartsPanel::retranslate);
    refresh();
}

void ChartsPanel::build()
{
    m_list->setObjectName(QStringLiteral("chartList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    m_back->setObjectName(QStringLiteral("chartsBack"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(8, 8, 8, 0);
    outer->addWidget(m_empty, 0, Qt::AlignTop);
    outer->addWidget(m_away);
    outer->addWidget(m_back, 0, Qt::AlignLeading | Qt::AlignTop);
    outer->addWidget(m_content, 1);
    m_away->hide();
    m_back->hide();
    auto *row = new QHBoxLayout(m_content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_list);
    buildPage(row);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int index) {
        if (m_filling)
            return;
        m_byHand = true;
        showPage(index);
    });
    connect(m_list, &QListWidget::itemActivated, this, &ChartsPanel::focusPage);
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (m_window != nullptr)
            m_window->close();
    });
}

void ChartsPanel::buildPage(QHBoxLayout *row)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(4);
    m_scroll = new QScrollArea(m_content);
    m_scroll->setObjectName(QStringLiteral("chartScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget;
    auto *page = new QVBoxLayout(inside);
    page->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    m_heading = new Caption(Caption::Manner::Question, inside);
    m_heading->setObjectName(QStringLiteral("chartHeading"));
    m_own = new QPushButton(inside);
    m_own->setObjectName(QStringLiteral("chartsOwnWindow"));
    m_own->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(m_heading, 1);
    m_series = new QPushButton(inside);
    m_series->setObjectName(QStringLiteral("chartsSeries"));
    m_series->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(m_series, 0, Qt::AlignTop);
    head->addWidget(m_own, 0, Qt::AlignTop);
    page->addLayout(head);
    m_sheet = new QWidget(inside);
    auto *flow = new FlowLayout(m_sheet);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(16);
    page->addWidget(m_sheet);
    page->addStretch(1);
    m_scroll->setWidget(inside);
    column->addWidget(m_scroll, 1);
    auto *foot = new QHBoxLayout;
    m_reading = new Caption(Caption::Manner::Plain, m_content);
    m_reading->setObjectName(QStringLiteral("chartReading"));
    m_tell = new QPushButton(m_content);
    m_tell->setObjectName(QStringLiteral("chartTell"));
    foot->addWidget(m_reading, 1);
    foot->addWidget(m_tell, 0, Qt::AlignBottom);
    column->addLayout(foot);
    row->addLayout(column, 1);
    connect(m_own, &QPushButton::clicked, this, &ChartsPanel::openWindow);
    connect(m_series, &QPushButton::clicked, this, &ChartsPanel::seriesWanted);
    connect(m_tell, &QPushButton::clicked, this, [this] { tell(std::string(m_tells)); });
}

QString ChartsPanel::title() const
{
    return tr("Charts");
}

QString ChartsPanel::chosen() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    return index < m_pages.size() ? fromUtf8(m_pages[index].id) : QString();
}

void ChartsPanel::choose(const QString &chart)
{
    const std::string id = chart.toStdString();
    if (m_pages.empty())
        fill();
    const auto found = std::ranges::find_if(m_pages, [&](const Page &page) {
        return page.id == id || std::ranges::any_of(page.charts, [&](std::size_t index) {
                   return m_charts[index].id == id;
               });
    });
    if (found != m_pages.end())
        m_list->setCurrentRow(static_cast<int>(found - m_pages.begin()));
}

std::vector<Chart> ChartsPanel::charts() const
{
    if (!position() || narrator() == nullptr)
        return {};
    return position()->charts(isLive() && m_draft ? m_draft->command() : std::string_view());
}

std::vector<std::pair<QString, QString>> ChartsPanel::pages() const
{
    std::vector<std::pair<QString, QString>> all;
    for (const Page &page : pagesOf(charts()))
        all.emplace_back(fromUtf8(page.id), narrator()->chartTitle(page.id));
    return all;
}

void ChartsPanel::focusPage()
{
    for (const Part &each : m_parts) {
        if (!each.box->isHidden()) {
            if (!each.table->isOnCell())
                each.table->setCurrentCell(0, 1);
            each.table->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void ChartsPanel::refresh()
{
    // Charts are worth their time only where somebody looks.
    if (m_content->isVisible() || parentWidget() == nullptr)
        fill();
}

void ChartsPanel::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    fill();
}

std::vector<ChartsPanel::Page> ChartsPanel::pagesOf(const std::vector<Chart> &charts)
{
    std::vector<Page> pages;
    for (std::size_t i = 0; i < charts.size(); ++i) {
        const std::string &id = charts[i].page.empty() ? charts[i].id : charts[i].page;
        if (pages.empty() || pages.back().id != id)
            pages.push_back({id, {}});
        pages.back().charts.push_back(i);
    }
    return pages;
}

void ChartsPanel::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_empty->setText(tr("The charts of the rules appear here once a table is open; the line in use "
                        "is marked."));
    m_away->setText(tr("The charts stand in a window of their own."));
    m_back->setText(tr("Bring them back"));
    m_own->setText(tr("Own window"));
    m_series->setText(tr("Tables of the series…"));
    m_series->setToolTip(tr("Fill them in or correct them; the journal keeps it"));
    m_own->setToolTip(tr("The charts in a window of their own, as large as you like"));
    if (m_window != nullptr)
        m_window->setWindowTitle(title());
    m_charts = charts();
    m_pages = pagesOf(m_charts);
    const bool any = !m_pages.empty();
    const bool away = m_window != nullptr;
    m_empty->setVisible(!any && !away);
    m_content->setVisible(any);
    const int before = m_list->currentRow();
    listPages();
    if (!any)
        return;
    m_list->setCurrentRow(std::clamp(before, 0, m_list->count() - 1));
    chooseInUse();
    showPage(m_list->currentRow());
}

void ChartsPanel::listPages()
{
    m_list->setAccessibleName(tr("Charts"));
    while (m_list->count() > static_cast<int>(m_pages.size()))
        delete m_list->takeItem(m_list->count() - 1);
    int widest = 0;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const auto row = static_cast<int>(i);
        if (row >= m_list->count())
            m_list->addItem(QString());
        const QString name = narrator()->chartTitle(m_pages[i].id);
        const bool use = std::ranges::any_of(
            m_pages[i].charts, [this](std::size_t index) { return m_charts[index].inUse(); });
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

/// The page in use, unless one was chosen by hand in this phase.
void ChartsPanel::chooseInUse()
{
    const std::string phase = position()->situation().phase + position()->picture().focus;
    if (phase != m_phase) {
        m_phase = phase;
        m_byHand = false;
    }
    const auto used = std::ranges::find_if(m_pages, [this](const Page &page) {
        return std::ranges::any_of(page.charts,
                                   [this](std::size_t index) { return m_charts[index].inUse(); });
    });
    if (!m_byHand && used != m_pages.end())
        m_list->setCurrentRow(static_cast<int>(used - m_pages.begin()));
}

ChartsPanel::Part &ChartsPanel::part(std::size_t index)
{
    while (m_parts.size() <= index) {
        Part made;
        made.box = new QWidget(m_sheet);
        auto *column = new QVBoxLayout(made.box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(4);
        made.title = new Caption(Caption::Manner::Strong, made.box);
        made.table = new ChartTable(made.box);
        made.notes = new Caption(Caption::Manner::Muted, made.box);
        made.notes->setObjectName(QStringLiteral("chartNotes"));
        column->addWidget(made.title);
        column->addWidget(made.table);
        column->addWidget(made.notes);
        column->addStretch(1);
        m_sheet->layout()->addWidget(made.box);
        ChartTable *table = made.table;
        connect(table, &ChartTable::read, this, [this, table] { read(table); });
        // What is told fills the tables anew: after the click, after the key.
        connect(
            table, &ChartTable::pointedAt, this, [this, table] { take(table, Take::IfInHand); },
            Qt::QueuedConnection);
        connect(
            table, &ChartTable::entered, this, [this, table] { take(table, Take::Always); },
            Qt::QueuedConnection);
        m_parts.push_back(made);
    }
    return m_parts[index];
}

void ChartsPanel::showPage(int index)
{
    if (index < 0 || index >= static_cast<int>(m_pages.size()) || narrator() == nullptr)
        return;
    const Page &page = m_pages[static_cast<std::size_t>(index)];
    m_series->setVisible(isLive() && isOfSeries(page.id)
                         && hasSeriesTables(position()->module().info().id));
    m_heading->setText(narrator()->chartTitle(page.id));
    const int least = fontMetrics().averageCharWidth() * 40;
    for (std::size_t i = 0; i < page.charts.size(); ++i) {
        const Chart &chart = m_charts[page.charts[i]];
        Part &one = part(i);
        const QString name = narrator()->chartTitle(chart.id);
        one.title->setText(
            chart.rule.isNone()
                ? name
                : tr("%1 (%2)", "a chart and its rule").arg(name, narrator()->rule(chart.rule)));
        one.title->setVisible(page.charts.size() > 1);
        one.table->showChart(chart, *narrator());
        one.table->setAccessibleName(one.title->text());
        QStringList notes;
        for (const std::string &note : chart.notes)
            notes << narrator()->chartNote(note);
        one.notes->setText(notes.join(u' '));
        one.notes->setVisible(!notes.isEmpty());
        one.table->setToolTip(one.notes->text());
        one.table->setAccessibleDescription(one.notes->text());
        const int wide = notes.isEmpty() ? one.table->width() : std::max(one.table->width(), least);
        // Notes are read without moving the page sideways.
        const int told = std::min(wide, std::max(least, m_scroll->viewport()->width()));
        one.notes->setFixedWidth(told);
        int high = one.table->height();
        if (page.charts.size() > 1)
            high += one.title->heightForWidth(wide) + one.box->layout()->spacing();
        if (!notes.isEmpty())
            high += one.notes->heightForWidth(told) + one.box->layout()->spacing();
        one.box->setFixedSize(wide, high);
        one.box->show();
    }
    if (page.charts.size() == 1)
        m_heading->setText(m_parts.front().title->text());
    for (std::size_t i = page.charts.size(); i < m_parts.size(); ++i)
        m_parts[i].box->hide();
    const auto onCell = std::ranges::find_if(
        m_parts, [](const Part &one) { return !one.box->isHidden() && one.table->isOnCell(); });
    read(onCell == m_parts.end() ? nullptr : onCell->table);
    QTimer::singleShot(0, this, &ChartsPanel::showUse); // when the page is laid out
}

} // namespace qd
