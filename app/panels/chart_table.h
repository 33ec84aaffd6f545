// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/charts.h"

#include <QTableWidget>

namespace qd {

class Narrator;

/// A chart as it is printed: a ruled table, as large as what stands in it. Rows and columns in use
/// now have a ground of their own, bold letters and ▶; the cell where both meet is framed.
class ChartTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit ChartTable(QWidget *parent = nullptr);
    /// Fills it; the cell that the keyboard is on stays.
    void showChart(const Chart &chart, const Narrator &narrator);

    const Chart &chart() const { return m_chart; }

    /// Where the keyboard is: a cell of the chart. False: on a head, a rule, or nowhere.
    bool isOnCell() const;
    /// The row and column of the chart, valid where isOnCell().
    std::size_t chartRow() const;
    std::size_t chartColumn() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The keyboard or the pointer came to another cell.
    void read();
    /// A cell was clicked.
    void pointedAt();
    /// Enter or Space was pressed on a cell.
    void entered();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void dressColumn(int column, const Narrator &narrator);
    void addRow(int row, const Narrator &narrator);
    bool hasRules() const;
    void fit();

    Chart m_chart;
    bool m_filling = false;
};

} // namespace qd
