// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/tree_panel.h"

#include <QJsonObject>

namespace qd::as_per_margin {

/// Both fleets counted, side beside side: ships in action, struck, sunk, taken, boxes lost. The
/// rules name no winner, and the tab says so.
class TallyPanel final : public TreePanel {
    Q_OBJECT
public:
    explicit TallyPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    QString emptyText() const override;
    QStringList columns() const override;
    QString noteText() const override;
    void fill() override;
};

} // namespace qd::as_per_margin
