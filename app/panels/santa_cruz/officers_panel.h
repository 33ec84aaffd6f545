// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/tree_panel.h"

namespace qd::santa_cruz {

/// The officers: where they are, face up or down, what became of them, and what they give.
class OfficersPanel final : public TreePanel {
    Q_OBJECT
public:
    explicit OfficersPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    QString emptyText() const override;
    QStringList columns() const override;
    void fill() override;
};

} // namespace qd::santa_cruz
