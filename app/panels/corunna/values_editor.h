// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/figure_rules.h"
#include "app/panels/corunna/order_of_battle.h"
#include "app/panels/corunna/values_file.h"
#include "app/panels/data_editor.h"
#include "app/panels/shared_room.h"
#include "app/panels/typing_sheet.h"

#include <cstddef>
#include <optional>
#include <vector>

class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;

namespace qd {
class Caption;
class Narrator;
class UndoButtons;
} // namespace qd

namespace qd::corunna {

class MissingList;

/// What the window says of editing the counter values.
DataWords valuesWords();

/// Edits the figures of the counters: the order of battle on the left, the counters of the chosen
/// parts as a table on the right, one figure for all of them at once, how far the file is, and
/// below what is still missing and what it blocks. The rules open a table with what was typed and
/// say what they have against it.
class ValuesEditor final : public DataEditor {
    Q_OBJECT
public:
    /// The narrator outlives the editor.
    ValuesEditor(const Narrator &narrator, DataTrial trial, QWidget *parent);
    ~ValuesEditor() override;

    void load(const std::string &json) override;

    std::string format() const override { return kValuesFormat; }

    std::string json() const override;
    std::string fileText() const override;
    QString fileName() const override;
    QString trouble() const override;
    QString printed() const override;

    bool isLongWork() const override { return true; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *tablePart();
    QWidget *progressPart();
    QWidget *everyPart(QWidget *parent);
    void fillTree();
    void showCounts();
    void showChosen();
    void fillRow(int row);
    void fillCell(int row, int column);
    void fillCells();
    void take(const QList<TypedCell> &cells);
    void takeForAll();
    void settle(const QStringList &refused, const QString &run = {});
    void restore(const std::string &json);
    void step();
    void goOn();
    void goToFirst(const QString &field, const QString &who);
    bool goTo(std::size_t group, const QString &piece, const QString &field);
    void refuse(const QString &why);
    void check();
    std::vector<std::size_t> chosenGroups() const;
    std::optional<std::size_t> groupAt(const QTreeWidgetItem *item) const;
    bool isMissing(const OrderPiece &piece, const QString &field) const;

    const Narrator &m_narrator;
    DataTrial m_trial;
    ValuesFile m_file;
    std::vector<OrderGroup> m_groups;
    std::vector<OrderPiece> m_rows; ///< the counters in the table
    QStringList m_fields; ///< the columns of the table
    std::vector<OddFigure> m_wrong; ///< figures of the file that look wrong
    QString m_whole; ///< what the rules have against it
    bool m_filling = false;
    SharedRoom m_room{90, 2, 5};
    QLineEdit *m_name;
    QSplitter *m_parts;
    QTreeWidget *m_tree;
    MissingList *m_missing;
    Caption *m_progress = nullptr, *m_blocked = nullptr;
    QProgressBar *m_bar = nullptr;
    TypingSheet *m_table = nullptr;
    QPushButton *m_down = nullptr, *m_next = nullptr, *m_every = nullptr;
    QComboBox *m_everyField = nullptr;
    QLineEdit *m_everyText = nullptr;
    UndoButtons *m_undo = nullptr;
    Caption *m_everyWhom = nullptr, *m_said = nullptr, *m_odd = nullptr;
    Caption *m_strange = nullptr; ///< counters of the file that the scenario does not know
};

} // namespace qd::corunna
