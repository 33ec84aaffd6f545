// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <QJsonObject>

class QTreeWidget;

namespace qd {
class Caption;
}

namespace qd::corunna {

/// How the game stands by the scenario's own conditions (7.7, 8.7, 9.8), and by the evacuation once
/// it is declared (9.9.6): which are met, which are not, which nobody can tell.
class VictoryPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit VictoryPanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;

private:
    QString evacuationText(const QJsonObject &evacuation) const;
    void fillConditions(const QJsonObject &score);

    Caption *m_empty, *m_result, *m_evacuation, *m_standings;
    QTreeWidget *m_conditions;
};

} // namespace qd::corunna
