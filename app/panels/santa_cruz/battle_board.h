// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"

#include <QJsonObject>

#include <array>
#include <vector>

class QVBoxLayout;

namespace qd {
class Caption;
class ChoiceRow;
class FlowLayout;
class TallyCard;
}

namespace qd::santa_cruz {

class BattleLine;

/// The Battle Board: both lines, how many dice each side throws and why, the support cards that may
/// still be played (attacker's first), round and attrition, and the chances.
class BattleBoard : public StagePanel {
    Q_OBJECT
public:
    explicit BattleBoard(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;
    bool claims(const Offer &offer) const override;
    QString heading() const override;

protected:
    void refresh() override;

private:
    struct SideView {
        TallyCard *card = nullptr;
        BattleLine *line = nullptr;
    };

    void showSide(SideView &view, const QString &role, const QJsonObject &dice);
    void showSupports(const Offers &offers);
    void showMarkers();
    void showOdds();
    QString supportsOf(const QString &side) const;
    QString percent(const QJsonObject &chance) const;

    QJsonObject m_combat; ///< "combat" of the state
    std::array<SideView, 2> m_sides; ///< attacker, defender
    Caption *m_order = nullptr;
    Caption *m_markers = nullptr;
    Caption *m_supportTitle = nullptr;
    QWidget *m_supports = nullptr;
    FlowLayout *m_supportFlow = nullptr;
    std::vector<ChoiceRow *> m_supportRows;
    Caption *m_odds = nullptr;
    std::uint64_t m_oddsFor = 0; ///< fingerprint of the position that m_chances belong to
    QJsonObject m_round, m_end;
};

} // namespace qd::santa_cruz
