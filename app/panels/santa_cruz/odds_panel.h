// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/odds_tab.h"

namespace qd::santa_cruz {

struct OddsSubject;

/// The chances, exact and as plots: the combat's next round and its end; or, before an assault is
/// recorded, what it would be (drafted, or only thought of: "What if"); or a bombardment's and the
/// current's.
class OddsPanel final : public OddsTab {
    Q_OBJECT
public:
    OddsPanel(ActDraft *draft, QWidget *parent = nullptr);

protected:
    bool showChances() override;
    QString emptyText() const override;

private:
    void sayWhich(const OddsSubject &subject);
    bool showCombat(const OddsSubject &subject);
    void showEnd(const QJsonObject &end, const QString &attackers, const QString &defenders);
    bool showBombardment();
    bool showCurrent();
    void addSide(const QJsonObject &side, const QString &role);
    QString sideName(const QJsonObject &side) const;
};

} // namespace qd::santa_cruz
