// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/table_panel.h"
#include "rules/module/offers.h"

#include <QHash>
#include <QStringList>

#include <cstdint>
#include <optional>

class QBoxLayout;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace qd {

class ActDraft;
class Caption;
class CautionBar;
class ChoiceRow;
class DiceTray;
class FormView;
class OfferList;
class OutcomeView;
class RefusalBar;
class StagePanel;

/// The act panel: whose turn it is to do what, the form of the act in hand, its dice, what will
/// come of it, and Record. A pending decision is asked here. Everything is one key away
/// (`takeKey`).
class ActPanel final : public TablePanel {
    Q_OBJECT
public:
    explicit ActPanel(QWidget *parent = nullptr);
    /// The act under construction; the panel does not own it.
    void setDraft(ActDraft *draft);

    ActDraft *draft() const { return m_draft; }

    QString title() const override;
    /// The piece that is chosen on the board begins the act that is taken up.
    void showChosen(const QStringList &pieces) override;

    /// A key pressed anywhere in the window. False: the panel has no use for it.
    bool takeKey(QKeyEvent *event);
    /// Pieces of the form's long list that can do nothing with the act, and why.
    QHash<QString, QString> idlePieces() const;
    /// Something was put down where nothing can come of it: said where refusals are.
    void sayNothingCame(const QString &sentence);
    /// Takes an offer up; where nothing is left to fill in or to throw, it is recorded at once.
    void choose(const Offer &offer);
    /// The usual way on: ends the phase, or shows what is still owed.
    /// Where something may still be done that nobody must do, it is said first; asked again, the
    /// phase ends.
    void next();

signals:
    /// What happened, in a sentence for the status line and for screen readers.
    void announced(const QString &sentence);
    /// A value that is not filled in is wanted, by its path ("units.1-5th-foot.melee").
    void valueWanted(const QString &path);

protected:
    void refresh() override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void takeUpUsual();
    void showOffers();
    void showStage();
    void showDraft();
    void enter();
    void recordByHand();
    void escape();
    void showOdds();
    void showMissing();
    void showCautions();
    void sayMissing();
    void askForFaces();
    void layButtons();
    void scrollToWhatMatters();
    std::optional<Offer> usualOffer() const;
    std::string game() const;
    /// The position to act on: the draft's, which is never behind.
    const std::optional<Position> &table() const;

    void beginWith(const QStringList &pieces);
    bool holdForChances();
    bool sayNoDigit();
    QString passedOver(const Offer &offer) const;

    ActDraft *m_draft = nullptr;
    QStringList m_chosen; ///< on the board
    StagePanel *m_stage = nullptr;
    std::string m_stageGame;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_body = nullptr;
    Caption *m_heading = nullptr;
    Caption *m_question = nullptr;
    Caption *m_empty = nullptr;
    Caption *m_again = nullptr;
    OfferList *m_offers = nullptr;
    ChoiceRow *m_inHand = nullptr;
    FormView *m_form = nullptr;
    CautionBar *m_cautions = nullptr;
    DiceTray *m_tray = nullptr;
    OutcomeView *m_outcome = nullptr;
    Caption *m_odds = nullptr;
    Caption *m_missing = nullptr; ///< what the form still wants
    Caption *m_passing = nullptr; ///< what the end of the phase would pass over
    std::optional<std::uint64_t> m_toldAt; ///< the position of which that was said
    Caption *m_flag = nullptr;
    RefusalBar *m_refusal = nullptr;
    ChoiceRow *m_record = nullptr;
    ChoiceRow *m_roll = nullptr;
    QBoxLayout *m_buttons = nullptr;
};

} // namespace qd
