// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/act_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/caution_bar.h"
#include "app/panels/choice_row.h"
#include "app/panels/dice_tray.h"
#include "app/panels/form_view.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/offer_list.h"
#include "app/panels/outcome_view.h"
#include "app/panels/refusal_bar.h"
#include "app/panels/stage_panel.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace qd {

ActPanel::ActPanel(QWidget *parent) : TablePanel(parent)
{
    setObjectName(QStringLiteral("actPanel"));
    setFocusPolicy(Qt::StrongFocus);
    build();
}

void ActPanel::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(12, 8, 12, 8);
    outer->setSpacing(8);
    m_heading = new Caption(Caption::Manner::Heading, this);
    m_heading->setObjectName(QStringLiteral("actHeading"));
    outer->addWidget(m_heading);

    auto *content = new QWidget;
    m_body = new QVBoxLayout(content);
    m_body->setContentsMargins(0, 0, 4, 0);
    m_body->setSpacing(8);
    m_empty = new Caption(Caption::Manner::Muted, content);
    m_question = new Caption(Caption::Manner::Question, content);
    m_question->setObjectName(QStringLiteral("decisionQuestion"));
    m_again = new Caption(Caption::Manner::Strong, content);
    m_again->setObjectName(QStringLiteral("takenUpAgain"));
    m_offers = new OfferList(content);
    m_inHand = new ChoiceRow(content);
    m_inHand->setObjectName(QStringLiteral("actInHand"));
    m_inHand->setCheckable(false);
    m_form = new FormView(content);
    m_cautions = new CautionBar(content);
    m_tray = new DiceTray(content);
    m_outcome = new OutcomeView(content);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_empty, m_question, m_again, m_inHand, m_form,
                                          m_cautions, m_tray, m_outcome, m_offers})
        m_body->addWidget(part);
    m_body->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    outer->addWidget(m_scroll, 1);

    m_odds = new Caption(Caption::Manner::Plain, this);
    m_odds->setObjectName(QStringLiteral("actOdds"));
    m_odds->hide();
    outer->addWidget(m_odds);
    m_missing = new Caption(Caption::Manner::Muted, this);
    m_missing->setObjectName(QStringLiteral("actMissing"));
    m_missing->hide();
    outer->addWidget(m_missing);
    m_passing = new Caption(Caption::Manner::Strong, this);
    m_passing->setObjectName(QStringLiteral("actPassing"));
    m_passing->hide();
    outer->addWidget(m_passing);
    m_flag = new Caption(Caption::Manner::Strong, this);
    m_flag->setObjectName(QStringLiteral("overruledNote"));
    m_refusal = new RefusalBar(this);
    m_record = new ChoiceRow(this);
    m_record->setObjectName(QStringLiteral("recordButton"));
    m_record->setWeight(ChoiceRow::Weight::Main);
    m_roll = new ChoiceRow(this);
    m_roll->setObjectName(QStringLiteral("rollButton"));
    m_roll->setWeight(ChoiceRow::Weight::Usual);
    outer->addWidget(m_flag);
    outer->addWidget(m_refusal);
    m_buttons = new QHBoxLayout;
    m_buttons->addWidget(m_record, 2);
    m_buttons->addWidget(m_roll, 1);
    outer->addLayout(m_buttons);

    connect(m_offers, &OfferList::chosen, this, &ActPanel::choose);
    m_offers->setRemark([this](const Offer &offer) { return passedOver(offer); });
    connect(m_inHand, &ChoiceRow::clicked, this, &ActPanel::escape);
    m_form->setAskedElsewhere([this](const Field &field) {
        return m_stage != nullptr && m_stage->isOn() && m_stage->claimsField(field);
    });
    connect(m_form, &FormView::keyboardLost, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_cautions, &CautionBar::wanted, this, &ActPanel::valueWanted);
    connect(m_record, &ChoiceRow::clicked, this, &ActPanel::recordByHand);
    connect(m_roll, &ChoiceRow::clicked, this, [this] {
        if (m_draft != nullptr)
            m_draft->rollMissing();
    });
}

void ActPanel::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    if (m_draft != nullptr)
        disconnect(m_draft->odds(), nullptr, this, nullptr);
    m_draft = draft;
    m_form->setDraft(draft);
    m_tray->setDraft(draft);
    m_outcome->setDraft(draft);
    m_refusal->setDraft(draft);
    if (m_stage != nullptr)
        m_stage->setDraft(draft);
    if (draft != nullptr) {
        connect(draft, &ActDraft::changed, this, &ActPanel::showDraft);
        connect(draft, &ActDraft::restarted, this, &ActPanel::retranslate);
        connect(draft, &ActDraft::consideredChanged, this, &ActPanel::showOdds);
        connect(draft, &ActDraft::consideredChanged, this, &ActPanel::showStage);
        connect(draft->odds(), &OddsAsker::answered, this, &ActPanel::showOdds);
        connect(draft, &ActDraft::recorded, this, [this](qint64 seq) {
            m_scroll->verticalScrollBar()->setValue(0); // what comes next begins above
            const auto at = static_cast<std::size_t>(seq);
            if (session() != nullptr && narrator() != nullptr && at <= session()->entries().size())
                emit announced(narrator()->entry(session()->entries()[at - 1]));
        });
    }
    retranslate();
}

QString ActPanel::title() const
{
    return tr("Act");
}

const std::optional<Position> &ActPanel::table() const
{
    return isLive() && m_draft != nullptr ? m_draft->position() : TablePanel::position();
}

std::string ActPanel::game() const
{
    return table() ? table()->module().info().id : std::string();
}

void ActPanel::refresh()
{
    m_form->setNarrator(narrator());
    m_tray->setNarrator(narrator());
    m_outcome->setNarrator(narrator());
    m_refusal->setNarrator(narrator());
    const std::string now = game();
    if (now != m_stageGame) {
        delete m_stage;
        m_stage = makeStage(now, this);
        m_stageGame = now;
        if (m_stage != nullptr) {
            m_body->insertWidget(m_stage->standsByDice() ? m_body->indexOf(m_tray) : 0, m_stage);
            m_stage->setDraft(m_draft);
            connect(m_stage, &StagePanel::offerChosen, this, &ActPanel::choose);
            connect(m_stage, &StagePanel::valueWanted, this, &ActPanel::valueWanted);
            connect(m_stage, &StagePanel::cautionsChanged, this, &ActPanel::showCautions);
            connect(m_stage, &StagePanel::turnedOn, this, [this](const QString &said) {
                showStage();
                emit announced(said);
            });
            connect(m_stage, &StagePanel::claimsChanged, m_form, &FormView::retranslate);
        }
    }
    if (m_stage != nullptr) {
        m_stage->setNarrator(narrator());
        if (table())
            m_stage->showPosition(*table(), isLive() ? Moment::Now : Moment::Past);
    }
    if (!table() || m_toldAt != table()->fingerprint()) {
        m_toldAt.reset();
        m_passing->hide();
    }
    m_empty->setText(isLive()
                         ? tr("What may be done appears here once a table is open.")
                         : tr("You are looking at the past. Go back to now to record an act."));
    m_empty->setVisible(!table() || narrator() == nullptr || !isLive());
    if (m_draft != nullptr && m_draft->command().empty())
        takeUpUsual();
    showOffers();
    showDraft();
}

void ActPanel::showOffers()
{
    const bool on = table() && narrator() != nullptr && isLive();
    m_question->hide();
    m_heading->setVisible(on);
    if (!on) {
        m_offers->showOffers({}, narrator(), {}, OfferList::Shape::Rows);
        return;
    }
    const Situation situation = table()->situation();
    showStage();
    Offers offers = table()->offers();
    if (m_stage != nullptr && m_stage->isOn())
        std::erase_if(offers, [this](const Offer &offer) { return m_stage->claims(offer); });
    const bool asked = situation.pending.has_value();
    if (asked) {
        m_question->setText(narrator()->decision(*situation.pending));
        m_question->show();
    }
    m_offers->showOffers(offers, narrator(), game(),
                         asked ? OfferList::Shape::Answers : OfferList::Shape::Rows);
}

/// The steps of the sequence that an offer would leave out.
QString ActPanel::passedOver(const Offer &offer) const
{
    const std::string to = endsPhase(offer) ? textAt(jsonObject(offer.command), u"to") : "";
    if (to.empty() || !table() || narrator() == nullptr)
        return {};
    QStringList names;
    bool ahead = false;
    for (const SequenceStep &step : table()->situation().steps) {
        if (step.id == to)
            break;
        if (ahead)
            names << narrator()->sequenceStep(step.id);
        ahead = ahead || step.state == StepState::Current;
    }
    return names.isEmpty() ? QString()
                           : tr("Passes over: %1", "phases").arg(names.join(QStringLiteral(" · ")));
}

/// What the stage shows may follow the act in hand.
void ActPanel::showStage()
{
    const bool staged = m_stage != nullptr && m_stage->isOn();
    if (m_stage != nullptr)
        m_stage->setVisible(staged);
    if (!table() || narrator() == nullptr)
        return;
    m_heading->setText(staged ? m_stage->heading()
                              : narrator()->sequenceStep(table()->situation().phase));
}

void ActPanel::showDraft()
{
    showStage();
    const bool on =
        m_draft != nullptr && !m_draft->command().empty() && narrator() != nullptr && isLive();
    const ActDraft::Stage stage = on ? m_draft->stage() : ActDraft::Stage::Empty;
    const bool asked = m_question->isVisibleTo(m_question->parentWidget());
    m_again->setText(on && m_draft->isUntouched()
                         ? tr("Taken up again as you left it. Enter twice records it.")
                         : tr("Taken up again as you left it."));
    m_again->setVisible(on && m_draft->isTakenUpAgain());
    m_inHand->setVisible(on);
    m_offers->setVisible(table() && isLive() && (!on || asked));
    if (on) {
        const std::optional<Offer> offer = m_draft->offer();
        m_inHand->setLabel(offer ? narrator()->offer(*offer) : tr("Act in hand"));
        m_inHand->setTrailing(tr("Esc: something else"));
        m_inHand->setAccessibleDescription(tr("Escape lets go of this act"));
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_form, m_tray, m_outcome, m_refusal}) {
        if (!on)
            part->hide();
    }
    m_flag->setVisible(on && m_draft->overruled().has_value() && stage != ActDraft::Stage::Refused);
    if (m_flag->isVisibleTo(this))
        m_flag->setText(tr("⚑ Overruled (%1): %2")
                            .arg(narrator()->rule(m_draft->overruled()->rule), m_draft->reason()));
    if (stage == ActDraft::Stage::Refused && m_draft->refusal())
        emit announced(narrator()->refusal(*m_draft->refusal()));
    m_record->setLabel(tr("Record"));
    m_record->setKeyCap(QStringLiteral("⏎"));
    m_record->setEnabled(stage == ActDraft::Stage::Ready);
    m_record->setVisible(on);
    m_roll->setLabel(tr("Roll"));
    const bool rolls =
        stage == ActDraft::Stage::NeedsDice && m_draft->customaryDice() == DiceSource::App;
    m_roll->setKeyCap(rolls ? QStringLiteral("⏎") : QStringLiteral("R"));
    m_roll->setWeight(rolls ? ChoiceRow::Weight::Main : ChoiceRow::Weight::Usual);
    if (rolls)
        m_record->setKeyCap(QString());
    m_roll->setVisible(on && !m_draft->asks().empty());
    layButtons();
    showOdds();
    showMissing();
    showCautions();
    // What comes of it, or the dice, must be in sight; the layout settles first.
    QTimer::singleShot(0, this, &ActPanel::scrollToWhatMatters);
}

/// Side by side, or one below the other where their words need the room.
void ActPanel::layButtons()
{
    const int wanted =
        m_record->sizeHint().width() + m_roll->sizeHint().width() + m_buttons->spacing();
    const bool fits = wanted <= contentsRect().width() - layout()->contentsMargins().left()
            - layout()->contentsMargins().right();
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ActPanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    layButtons();
}

/// Below everything that scrolls and above the buttons at the foot: nothing jumps when it comes and
/// goes.
void ActPanel::showOdds()
{
    const bool on = m_draft != nullptr && narrator() != nullptr && isLive() && table();
    const QString line = on ? oddsLine(game(), *m_draft, *narrator()) : QString();
    if (line != m_odds->text())
        m_odds->setText(line);
    m_odds->setVisible(!line.isEmpty());
}

/// Beside the button that waits for it: no dead button without a reason.
void ActPanel::showMissing()
{
    const bool on = m_draft != nullptr && narrator() != nullptr && isLive()
        && m_draft->stage() == ActDraft::Stage::Incomplete;
    const QStringList words = on ? m_form->missingWords() : QStringList();
    m_missing->setText(!on ? QString()
                           : words.isEmpty()
                           ? tr("This act is not complete yet.")
                           : tr("Still to fill in: %1").arg(words.join(QStringLiteral(" · "))));
    m_missing->setVisible(on);
    m_record->setToolTip(m_missing->text());
}

/// What the rules know of the act as it stands, and what the stage found out in asking.
void ActPanel::showCautions()
{
    if (m_draft == nullptr || narrator() == nullptr || !isLive() || m_draft->command().empty()) {
        m_cautions->clear();
        return;
    }
    std::vector<Refusal> all = m_draft->form().cautions;
    if (m_stage != nullptr && m_stage->isOn())
        std::ranges::copy(m_stage->cautions(), std::back_inserter(all));
    // What the rules refuse is said there.
    if (const std::optional<Refusal> &refused = m_draft->refusal())
        std::erase_if(all, [&refused](const Refusal &each) { return each.code == refused->code; });
    m_cautions->showCautions(all, *narrator());
}

void ActPanel::scrollToWhatMatters()
{
    if (m_cautions->isVisibleTo(this))
        m_scroll->ensureWidgetVisible(m_cautions, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_outcome, m_tray}) {
        if (part->isVisibleTo(this)) {
            m_scroll->ensureWidgetVisible(part, 0, 0);
            return;
        }
    }
}

std::optional<Offer> ActPanel::usualOffer() const
{
    if (!table())
        return std::nullopt;
    for (Offer &offer : table()->offers()) {
        if (offer.preferred && !offer.refused)
            return std::move(offer);
    }
    return std::nullopt;
}

/// Opens the dice of a throw, or the form of a decision, without a key: nothing else is to be done
/// first.
void ActPanel::takeUpUsual()
{
    if (!table() || !isLive())
        return;
    const Offers offers = table()->offers();
    if (table()->pending() != "null" && offers.size() == 1
        && !table()->form(offers[0].command).complete) {
        m_draft->setOffer(offers[0]);
        return;
    }
    // Beside what the stage shows itself there may be just one thing to do.
    Offers rest;
    std::ranges::copy_if(offers, std::back_inserter(rest), [this](const Offer &offer) {
        return m_stage == nullptr || !m_stage->isOn() || !m_stage->claims(offer);
    });
    const std::optional<Offer> usual =
        rest.size() == 1 ? std::optional(rest.front()) : usualOffer();
    if (!usual || usual->refused || !table()->form(usual->command).complete)
        return;
    if (std::holds_alternative<Awaiting>(table()->decide(usual->command, std::nullopt)))
        m_draft->setOffer(*usual);
}

} // namespace qd
