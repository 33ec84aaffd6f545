// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/odds_tab.h"

namespace qd::trafalgar {

/// The chances of a shot (hits; what each target loses) or of the wind, exact and as a plot.
class OddsPanel final : public OddsTab {
    Q_OBJECT
public:
    explicit OddsPanel(ActDraft *draft, QWidget *parent = nullptr);

protected:
    bool showChances() override;
    QString emptyText() const override;

private:
    void showHits(const QJsonObject &odds);
    void showVolley(const QJsonObject &odds);
    void showShip(const QJsonObject &target);
    void showWind(const QJsonObject &odds);
};

} // namespace qd::trafalgar
