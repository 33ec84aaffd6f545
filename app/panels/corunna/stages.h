// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"

#include <array>

namespace qd::corunna {

/// The stages of Corunna one above the other: the roll in hand, else the Naval Commitment that is
/// due.
class Stages final : public StagePanel {
    Q_OBJECT
public:
    explicit Stages(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;

    bool standsByDice() const override { return true; }

    bool claims(const Offer &offer) const override;
    bool claimsField(const Field &field) const override;
    std::vector<Refusal> cautions() const override;
    QString heading() const override;
    bool takeKey(const QString &key) override;

protected:
    void refresh() override;

private:
    void showFront();
    /// The one on show, nullptr: none.
    StagePanel *front() const;

    std::array<StagePanel *, 2> m_stages{};
};

} // namespace qd::corunna
