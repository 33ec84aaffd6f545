// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/stage_panel.h"
#include "app/panels/trafalgar/odds_question.h"

#include <QStringList>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

class QVBoxLayout;

namespace qd {
class Caption;
class ChoiceRow;
class DieButton;
class TallyCard;
}

namespace qd::trafalgar {

class QuestionView;
struct Answer;

/// The stage of a move or a shot in hand, one question at a time, and of a target that is pointed
/// at: who fires at whom, how far, how many dice and why, which faces hit at that distance. It has
/// the forts' big "FIRE!" buttons, and tells why a fort may not fire.
class FireStage final : public StagePanel {
    Q_OBJECT
public:
    explicit FireStage(QWidget *parent = nullptr);
    void setDraft(ActDraft *draft) override;
    bool isOn() const override;
    bool claims(const Offer &offer) const override;
    QString heading() const override;
    bool claimsField(const Field &field) const override;
    /// A fort's own letter lets it fire, or tells why it may not; the question's keys answer it.
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
    void ask();
    void answer(const Answer &answer);
    void showDeclared();
    bool keepsTarget(const QString &key);
    QString firesFirst() const;
    /// Empty: the caption is not there.
    static void say(Caption *caption, const QString &text);
    void showShot(const ShotInHand &shot);
    void showCard(const ShotInHand &shot, const QJsonObject &told);
    void showGroups(const QJsonArray &groups, const std::string &shooter);
    void showFaces(const QJsonArray &needs);
    void showForts(bool idle);
    std::vector<Offer> fortOffers() const;
    /// The fort that a key names, and its key; empty: none.
    std::string fortOf(const QString &key) const;
    QString keyOf(const std::string &fort) const;
    QString whyNot(const std::string &fort) const;
    QString shotText(const QJsonObject &told) const;
    QString name(const std::string &id) const;
    bool isMove() const;
    bool wantsMore() const;

    ActDraft *m_draft = nullptr;
    std::vector<ChoiceRow *> m_forts; ///< one a fort
    Caption *m_why = nullptr; ///< why a fort may not fire
    ChoiceRow *m_declared = nullptr; ///< the aim that was chosen
    Caption *m_aim = nullptr; ///< side, distance, what the target shows
    TallyCard *m_card = nullptr;
    std::array<Face, 4> m_faces; ///< blank and one to three stars
    QWidget *m_faceRow = nullptr;
    QuestionView *m_question = nullptr;
    ChoiceRow *m_more = nullptr; ///< what hardly ever matters: how many of the guns
    std::uint64_t m_asked = 0; ///< the position in which a fort was to fire and could not
    std::string m_askedFort;
    std::uint64_t m_letBy = 0; ///< the position in which a ship was to fire before a fort
    std::string m_first; ///< that ship
};

} // namespace qd::trafalgar
