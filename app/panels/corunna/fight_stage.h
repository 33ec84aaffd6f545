// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"

#include <QJsonObject>

#include <array>

namespace qd {
class Caption;
class TallyCard;
}

namespace qd::corunna {

class RollRuler;

/// The stage of a roll in hand: a fire or a mêlée with the values of both sides, the column of the
/// owner's table and what its rows bring; a roll to close, to stand or of morale against its value;
/// a square, a recall, a limbering. Every reason has its rule, modifiers are steps on the ruler of
/// rolls, the chances stand there before the dice; what is not filled in goes to the cautions.
class FightStage final : public StagePanel {
    Q_OBJECT
public:
    explicit FightStage(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;

    bool claims(const Offer & /*offer*/) const override { return false; }

    std::vector<Refusal> cautions() const override;
    QString heading() const override;

    bool takeKey(const QString & /*key*/) override { return false; }

protected:
    void refresh() override;

private:
    QJsonObject act() const;
    /// The act as a query, without the keys that only book.
    QJsonObject queryOf(const QJsonObject &act) const;
    QJsonObject ask(QJsonObject query);
    QJsonObject odds(const QJsonObject &act);
    void showFire(const QJsonObject &act);
    void showMelee(const QJsonObject &act);
    void showCheck(const QJsonObject &act);
    void showSquare(const QJsonObject &act);
    void showOneDie(const QJsonObject &act);
    void showColumn(const QJsonObject &answer);
    void showRuler(const QJsonObject &act, const QJsonObject &answer,
                   std::vector<std::pair<QString, std::array<int, 2>>> rows);
    void showChances(const QStringList &chances);
    void tint(TallyCard *card, const std::string &piece) const;
    QString name(const QString &id) const;
    QString names(const QJsonValue &list) const;

    ActDraft *m_draft = nullptr;
    std::array<TallyCard *, 2> m_cards{}; ///< of those who attack or roll; of those who defend
    Caption *m_column; ///< the ratio and the column of the table
    RollRuler *m_ruler;
    Caption *m_chances;
    Caption *m_remark;
    QStringList m_lacking, m_tables; ///< what the rules said is missing
};

} // namespace qd::corunna
