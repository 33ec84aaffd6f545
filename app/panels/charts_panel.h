// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QPointer>

class QListWidget;
class QTableWidget;

namespace qd {

class ActDraft;
class Caption;

/// The charts of the game's rules: a list of them, the chosen one as a table. Rows and columns in
/// use now are lit: a ground of their own, bold, and ▶. Whoever has chosen no chart by hand in this
/// phase sees the one in use.
class ChartsPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit ChartsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;
    /// Shows a chart by its id; an unknown one leaves all as it is.
    void choose(const QString &chart);
    /// The chart on show, empty: none.
    QString chosen() const;

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void listCharts();
    void chooseInUse();
    void showChart(int index);
    void shareHeight();
    void dressColumn(const Chart &chart, int column);
    void addRow(const Chart &chart, int row);

    QPointer<ActDraft> m_draft;
    Caption *m_empty;
    QListWidget *m_list;
    Caption *m_heading;
    QTableWidget *m_table;
    Caption *m_notes;
    std::vector<Chart> m_charts;
    std::string m_phase; ///< in which m_byHand holds
    bool m_byHand = false;
    bool m_filling = false;
};

} // namespace qd
