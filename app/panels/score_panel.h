// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"

#include <vector>

class QHBoxLayout;

namespace qd {

class Caption;
class TallyCard;

/// The score so far, side by side, every item with its rule.
class ScorePanel final : public TablePanel {
    Q_OBJECT
public:
    explicit ScorePanel(QWidget *parent = nullptr);
    QString title() const override;

protected:
    void refresh() override;

private:
    Caption *m_empty;
    Caption *m_leader;
    Caption *m_standings; ///< morale, and how far the end is
    QHBoxLayout *m_sides;
    std::vector<TallyCard *> m_cards;
};

} // namespace qd
