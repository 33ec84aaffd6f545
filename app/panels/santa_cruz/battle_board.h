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
class BattleBoard final : public StagePanel {
    Q_OBJECT
public:
    explicit BattleBoard(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;
    bool claims(const Offer &offer) const override;
    QString heading() const override;
    bool takeKey(const QString &key) override;

protected:
    void refresh() override;

private:
    struct SideView {
        TallyCard *card = nullptr;
        BattleLine *line = nullptr;
    };

    struct SupportView {
        Caption *title = nullptr;
        QWidget *box = nullptr;
        FlowLayout *flow = nullptr;
        std::vector<ChoiceRow *> rows;
    };

    void addSupport(SupportView &view, const Offer &offer);
    void showSide(SideView &view, const QString &role, const QJsonObject &dice);
    void showSupports(const Offers &offers);
    void showSupportRows();
    void showMarkers();
    void showOdds();
    QString supportsOf(const QString &side) const;
    QString percent(const QJsonObject &chance) const;

    ActDraft *m_draft = nullptr;
    QJsonObject m_combat; ///< "combat" of the state
    std::array<SideView, 2> m_sides; ///< attacker, defender
    Caption *m_order = nullptr;
    Caption *m_markers = nullptr;
    std::array<SupportView, 2> m_supports; ///< attacker's first (10.1)
    std::vector<QString> m_supportKeys;
    Offers m_supportOffers;
    Caption *m_odds = nullptr;
    std::uint64_t m_oddsFor = 0; ///< fingerprint of the position that m_chances belong to
    QJsonObject m_round, m_end;
};

} // namespace qd::santa_cruz
