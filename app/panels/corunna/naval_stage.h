// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"

#include <QJsonObject>

namespace qd {
class Caption;
class TallyCard;
}

namespace qd::corunna {

class RollRuler;

/// The stage of the Royal Navy's commitment (6.9.1): which French came within ten hexes, the
/// modifiers as steps on the ruler of rolls, the row that the dice come to, and how many ships it
/// takes.
class NavalStage final : public StagePanel {
    Q_OBJECT
public:
    explicit NavalStage(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;
    bool claims(const Offer &offer) const override;
    QString heading() const override;
    bool takeKey(const QString &key) override;

protected:
    void refresh() override;

private:
    bool isRolling() const;
    QJsonObject asked(bool plain) const;
    QString dueText(const QJsonObject &naval) const;
    void showRoll();
    void showSupport();

    ActDraft *m_draft = nullptr;
    Caption *m_due, *m_support;
    TallyCard *m_card;
    RollRuler *m_ruler;
};

} // namespace qd::corunna
