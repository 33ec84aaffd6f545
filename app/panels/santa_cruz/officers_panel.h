// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

class QTreeWidget;

namespace qd {
class Caption;
}

namespace qd::santa_cruz {

/// Every officer: where he is, what became of him, whether he lies face up.
class OfficersPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit OfficersPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;

private:
    Caption *m_empty;
    QTreeWidget *m_tree;
};

} // namespace qd::santa_cruz
