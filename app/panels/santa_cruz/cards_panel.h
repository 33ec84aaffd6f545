// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

class QTreeWidget;

namespace qd {
class Caption;
}

namespace qd::santa_cruz {

/// Both decks by count: hand, draw pile, and where each title's copies lie.
class CardsPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit CardsPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;

private:
    Caption *m_empty;
    QTreeWidget *m_tree;
};

} // namespace qd::santa_cruz
