// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/order_of_battle.h"
#include "app/panels/corunna/values_file.h"
#include "app/panels/data_editor.h"

#include <cstddef>
#include <optional>
#include <vector>

class QLineEdit;
class QPushButton;
class QSplitter;
class QTableWidget;
class QTableWidgetItem;
class QTreeWidget;
class QTreeWidgetItem;

namespace qd {
class Caption;
class Narrator;
} // namespace qd

namespace qd::corunna {

/// What the window says of editing the counter values.
DataWords valuesWords();

/// Edits the figures of the counters: the order of battle on the left, the counters of the chosen
/// part as a table on the right, and below what is still missing and what it blocks. The rules
/// open a table with what was typed and say what they have against it.
class ValuesEditor final : public DataEditor {
    Q_OBJECT
public:
    /// The narrator outlives the editor.
    ValuesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent);

    void load(const std::string &json) override;

    std::string format() const override { return kValuesFormat; }

    std::string json() const override;
    std::string fileText() const override;
    QString fileName() const override;
    QString trouble() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *tablePart();
    void fillTree();
    void showCounts();
    void showGroup();
    void fillRow(int row);
    QTableWidgetItem *cellOf(const OrderPiece &piece, const QString &field);
    void take(QTableWidgetItem *cell);
    void fillDown();
    void step();
    void refuse(const QString &why);
    void check();
    void showMissing();
    const OrderGroup *group() const;
    std::optional<std::size_t> groupAt(const QTreeWidgetItem *item) const;
    int missingIn(const OrderGroup &group) const;

    const Narrator &m_narrator;
    DataTrial m_trial;
    ValuesFile m_file;
    std::vector<OrderGroup> m_groups;
    QStringList m_fields; ///< the columns of the table
    QString m_whole; ///< what the rules have against it
    bool m_filling = false;
    bool m_shared = false; ///< tree and table have their first shares of the room
    QLineEdit *m_name;
    QSplitter *m_parts;
    QTreeWidget *m_tree, *m_missing;
    QTableWidget *m_table = nullptr;
    QPushButton *m_down = nullptr, *m_next = nullptr;
    Caption *m_said = nullptr;
};

} // namespace qd::corunna
