// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"
#include "app/panels/trafalgar/odds_question.h"

#include <QStringList>

#include <array>
#include <vector>

class QVBoxLayout;

namespace qd {
class Caption;
class ChoiceRow;
class DieButton;
class TallyCard;
}

namespace qd::trafalgar {

/// The stage of a shot in hand or of a target that is pointed at: who fires at whom, how far, how
/// many dice and why, which faces hit at that distance, and the aim to be declared. In the enemy's
/// turn it has the forts' big "FIRE!" buttons, and tells why a fort may not shout.
class FireStage final : public StagePanel {
    Q_OBJECT
public:
    explicit FireStage(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;
    bool claims(const Offer &offer) const override;
    QString heading() const override;
    /// G and H are the shouts of the first and the second fort; G tells why none may.
    bool takeKey(const QString &key) override;

protected:
    void refresh() override;

private:
    struct Face {
        QWidget *box = nullptr;
        DieButton *die = nullptr;
        Caption *word = nullptr;
    };

    void addFaces(QVBoxLayout *column);
    void addButtons(QVBoxLayout *column);
    void showShot(const ShotInHand &shot);
    void showCard(const ShotInHand &shot, const QJsonObject &told);
    void showFaces(const QJsonArray &needs);
    void showAims(const ShotInHand &shot);
    void showYield(const ShotInHand &shot);
    void showShouts(bool idle);
    std::vector<Offer> shouts() const;
    QStringList whyNoShout() const;
    QString shotText(const QJsonObject &told) const;
    QString name(const std::string &id) const;

    ActDraft *m_draft = nullptr;
    std::vector<ChoiceRow *> m_shouts; ///< one a fort
    Caption *m_why = nullptr; ///< why no fort may shout
    Caption *m_aim = nullptr; ///< side, distance, what she shows
    TallyCard *m_card = nullptr;
    std::array<Face, 4> m_faces; ///< blank and one to three stars
    QWidget *m_faceRow = nullptr;
    ChoiceRow *m_battery = nullptr;
    ChoiceRow *m_mast = nullptr;
    Caption *m_priority = nullptr;
    ChoiceRow *m_yield = nullptr;
    std::uint64_t m_asked = 0; ///< the position in which somebody wanted to shout and could not
};

} // namespace qd::trafalgar
