// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/sheet_rows.h"
#include "app/panels/table_panel.h"

#include <QPersistentModelIndex>

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace qd {
class ActDraft;
class Caption;
class PendingBar;
}

namespace qd::as_per_margin {

/// The fleet at a glance and the record sheets in one: a line a ship with the boxes of her sheet,
/// her condition in a symbol and a word, and what she has done. A click on a box, or Space on its
/// cell, makes an adjust act of it, which is recorded like any other.
class ShipsPanel final : public TablePanel {
    Q_OBJECT
public:
    ShipsPanel(ActDraft *draft, QWidget *parent = nullptr);
    QString title() const override;
    void showChosen(const QStringList &pieces) override;

protected:
    void refresh() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void fill();
    void followDraft();
    void sort();
    void addShip(QTreeWidgetItem *group, const SheetRow &row);
    void setHeads();
    void fillFilter();
    bool isWanted(const SheetRow &row) const;
    QTreeWidgetItem *groupOf(const SheetRow &row, const std::vector<SheetRow> &all);
    const SheetRow *rowAt(const QTreeWidgetItem *item) const;
    bool clickAt(const QPoint &point);
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    void set(const QJsonObject &values);
    void tellChosen();
    void showPending();
    /// With the boxes that an adjust act in hand has crossed already.
    const std::optional<Position> &shownPosition() const;

    ActDraft *m_draft;
    Caption *m_empty;
    QComboBox *m_filter; ///< first, so that Tab comes to it before the bar's buttons
    PendingBar *m_bar;
    QTreeWidget *m_tree;
    std::vector<SheetRow> m_rows;
    int m_sortColumn = 0;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    bool m_filling = false;
};

} // namespace qd::as_per_margin
