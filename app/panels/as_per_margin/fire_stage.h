// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"

#include <QJsonObject>

#include <array>

namespace qd {
class Caption;
class TallyCard;
}

namespace qd::as_per_margin {

/// The stage of a fire or a boarding in hand, or of a target that is pointed at: who fires at whom
/// with what, how far, how many dice and why, what hits at that range, and the chances.
class FireStage final : public StagePanel {
    Q_OBJECT
public:
    explicit FireStage(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;

    bool claims(const Offer & /*offer*/) const override { return false; }

    QString heading() const override;

    bool takeKey(const QString & /*key*/) override { return false; }

protected:
    void refresh() override;

private:
    struct Staged {
        QJsonObject act; ///< the fire or boarding that is shown, empty: none
        bool imagined = false; ///< it is only thought of
    };

    Staged staged() const;
    void showFire();
    void showBoarding();
    void showChances();
    QString aimText(const QJsonObject &aim, const QJsonObject &dice) const;
    QString facesText(const char *chart) const;
    QJsonObject ask(QJsonObject query, const char *what) const;
    QString name(const QString &ship) const;
    void fillCard(TallyCard *card, const QString &ship, const QJsonObject &dice);

    ActDraft *m_draft = nullptr;
    QJsonObject m_act; ///< as last shown
    bool m_imagined = false;
    Caption *m_aim = nullptr;
    std::array<TallyCard *, 2> m_cards{}; ///< of the ship; of the one that she boards
    Caption *m_chances = nullptr;
};

} // namespace qd::as_per_margin
