// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell of a chart says and tells, and the window of their own.
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/chart_table.h"
#include "app/panels/charts_panel.h"
#include "app/panels/json_values.h"

#include <QDialog>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {

/// What the cell says, what it means, and whether it can tell the act.
QString ChartsPanel::meaning(const ChartTable &table) const
{
    const Chart &chart = table.chart();
    const ChartRow &row = chart.rows[table.chartRow()];
    const ChartText cell =
        table.chartColumn() < row.cells.size() ? row.cells[table.chartColumn()] : ChartText{};
    const QString said = table.currentItem()->data(Qt::AccessibleTextRole).toString();
    const QString means = narrator()->chartMeaning(chart.id, cell);
    const Citation &rule = row.rule.isNone() ? chart.rule : row.rule;
    const QString whole =
        means.isEmpty() ? said : tr("%1. %2", "a cell, and what it means").arg(said, means);
    return rule.isNone()
        ? whole
        : tr("%1 (%2)", "a sentence and its rule").arg(whole, narrator()->rule(rule));
}

bool ChartsPanel::tellsAct(const std::string &tells) const
{
    return !tells.empty() && isLive() && m_draft != nullptr
        && jsonObject(tells).value(u"do") == jsonObject(m_draft->command()).value(u"do");
}

void ChartsPanel::read(ChartTable *table)
{
    m_tells.clear();
    m_onCell = table != nullptr && table->isOnCell();
    const bool on = table != nullptr && table->isOnCell() && narrator() != nullptr;
    if (on) {
        for (const Part &other : m_parts)
            if (other.table != table)
                other.table->setCurrentCell(-1, -1);
        const ChartRow &row = table->chart().rows[table->chartRow()];
        if (table->chartColumn() < row.tells.size() && isLive() && m_draft != nullptr)
            m_tells = row.tells[table->chartColumn()];
        QTimer::singleShot(0, this, &ChartsPanel::showUse); // below it there may be less room
    }
    m_reading->setText(on ? meaning(*table)
                          : tr("Click a cell, or go to it with the arrow keys, to read what it "
                               "means."));
    m_reading->setAccessibleName(m_reading->text());
    shareHeight(on);
    m_tell->setText(tellsAct(m_tells) ? tr("Tell the act") : tr("Take up this act"));
    m_tell->setVisible(!m_tells.empty());
}

/// In a low dock the lines of the chart come first: what one may do there is said where one does.
void ChartsPanel::shareHeight(bool onCell)
{
    constexpr int kLow = 14; // lines
    const bool low = m_content->height() < fontMetrics().height() * kLow;
    m_reading->setVisible(!m_pages.empty() && (onCell || !low));
}

void ChartsPanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    shareHeight(!m_tells.empty() || m_onCell);
}

/// The cell that is read comes into sight, else the line in use.
void ChartsPanel::showUse()
{
    for (const Part &each : m_parts) {
        if (each.box->isHidden() || (m_onCell && !each.table->isOnCell()))
            continue;
        const auto &rows = each.table->chart().rows;
        const auto lit = std::ranges::find(rows, ChartUse::Lit, &ChartRow::use);
        if (!m_onCell && lit == rows.end())
            continue;
        const QTableWidgetItem *item = m_onCell
            ? each.table->currentItem()
            : each.table->item(static_cast<int>(lit - rows.begin()), 0);
        const QRect cell = each.table->visualItemRect(item);
        const QPoint at = each.table->viewport()->mapTo(m_scroll->widget(), cell.center());
        if (m_onCell)
            m_scroll->ensureVisible(at.x(), at.y(), cell.width() / 2, cell.height());
        else
            m_scroll->ensureVisible(0, at.y(), 0, cell.height() * 3);
        return;
    }
}

/// One click tells the act that is in hand; another act is taken up by Enter, or by the button.
void ChartsPanel::take(ChartTable *table, Take when)
{
    read(table);
    if (when == Take::Always || tellsAct(m_tells))
        tell(std::string(m_tells)); // filled anew while it is told
}

void ChartsPanel::tell(const std::string &tells)
{
    if (tells.empty() || m_draft == nullptr)
        return;
    if (!tellsAct(tells)) {
        m_draft->setCommand(tells);
        return;
    }
    const QJsonObject before = jsonObject(m_draft->command());
    const QJsonObject said = jsonObject(tells);
    for (auto key = said.begin(); key != said.end(); ++key) {
        if (key.key() == QLatin1String("do"))
            continue;
        const bool again = before.value(key.key()) == key.value(); // told twice: taken back
        m_draft->setField(key.key().toStdString(), again ? std::string() : jsonText(key.value()));
    }
}

void ChartsPanel::openWindow()
{
    if (m_window != nullptr)
        return;
    m_window = new QDialog(this);
    m_window->setObjectName(QStringLiteral("chartsWindow"));
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    m_window->setWindowTitle(title());
    auto *column = new QVBoxLayout(m_window);
    column->addWidget(m_content);
    m_content->show();
    m_own->hide();
    m_away->show();
    m_back->show();
    connect(m_window, &QDialog::finished, this, &ChartsPanel::takeBack);
    const QFontMetrics metrics(font());
    m_window->resize(QSize(metrics.averageCharWidth() * 110, metrics.height() * 36)
                         .boundedTo(screen()->availableSize() * 0.9));
    m_window->show();
    focusPage();
}

void ChartsPanel::takeBack()
{
    static_cast<QVBoxLayout *>(layout())->addWidget(m_content, 1);
    m_content->show();
    m_own->show();
    m_away->hide();
    m_back->hide();
    m_window = nullptr;
    fill();
}

} // namespace qd
