// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/odds_tab.h"

namespace qd::as_per_margin {

struct OddsQuestion;

/// The exact chances of the shot, boarding, toss, tack or wind check that is thought of, in hand or
/// waited for, with what it may cost as plots.
class OddsPanel final : public OddsTab {
    Q_OBJECT
public:
    OddsPanel(ActDraft *draft, QWidget *parent = nullptr);

protected:
    bool showChances() override;
    QString emptyText() const override;

private:
    void showFire(const OddsQuestion &question, const QJsonObject &odds);
    void addShipOutcome(const QJsonObject &outcome);
    void showBoarding(const OddsQuestion &question, const QJsonObject &odds);
    void showToss(const OddsQuestion &question, const QJsonObject &odds);
    void showOneDie(const OddsQuestion &question, const QJsonObject &odds);
    void showWind(const QJsonObject &odds);
    QString name(const std::string &ship) const;
};

} // namespace qd::as_per_margin
