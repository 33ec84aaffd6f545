// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace qd {

class Caption;

/// A tab that is one list: groups with their lines in columns. While no table is open it says what
/// will appear.
class TreePanel : public TablePanel {
    Q_OBJECT
public:
    /// `name` is the panel's objectName; its tree is called "<name>Tree".
    explicit TreePanel(const QString &name, QWidget *parent = nullptr);

protected:
    virtual QString emptyText() const = 0;
    virtual QStringList columns() const = 0;

    /// Said below the list; empty: nothing.
    virtual QString noteText() const { return {}; }

    /// Adds groups and lines for the position; there are a position and a narrator.
    virtual void fill() = 0;

    QTreeWidgetItem *addGroup(const QString &title);
    /// Every column after the first is centred where `numbers` says so.
    enum class Cells { Words, Numbers };
    QTreeWidgetItem *addLine(QTreeWidgetItem *group, const QStringList &cells,
                             Cells kind = Cells::Words);

    void refresh() final;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showNote();
    Caption *m_empty;
    QTreeWidget *m_tree;
    Caption *m_note;
};

} // namespace qd
