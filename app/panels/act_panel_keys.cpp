// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and buttons of the act panel do.
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/dice_tray.h"
#include "app/panels/digit_key.h"
#include "app/panels/form_view.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/offer_list.h"
#include "app/panels/refusal_bar.h"
#include "app/panels/stage_panel.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace qd {

void ActPanel::choose(const Offer &offer)
{
    if (m_draft == nullptr || !isLive())
        return;
    // What the draft fills in itself, because nothing else can be said, is looked at first.
    const bool whole = table()->form(offer.command).complete;
    const QStringList chosen = m_chosen; // the board lets go of them when an act is taken up
    m_draft->setOffer(offer);
    beginWith(chosen);
    const bool nothingToFill = m_draft->form().fields.empty() || table()->pending() != "null";
    if (m_draft->stage() == ActDraft::Stage::Ready && whole && nothingToFill
        && m_draft->asks().empty())
        m_draft->record();
    else
        m_form->startTyping();
}

void ActPanel::showChosen(const QStringList &pieces)
{
    m_chosen = pieces;
}

QHash<QString, QString> ActPanel::idlePieces() const
{
    return m_form->idlePieces();
}

void ActPanel::sayNothingCame(const QString &sentence)
{
    m_refusal->say(sentence);
}

/// The act's first piece is the one that was chosen, where the rules allow it.
void ActPanel::beginWith(const QStringList &pieces)
{
    const std::vector<Field> &fields = m_draft->form().fields;
    if (pieces.size() != 1 || fields.empty() || fields.front().kind != FieldKind::Piece
        || !fields.front().value.empty())
        return;
    const std::string value = jsonText(QJsonValue(pieces.front()));
    const auto choice = std::ranges::find(fields.front().choices, value, &Choice::value);
    if (choice == fields.front().choices.end() || choice->refused)
        return;
    const std::string key = fields.front().key; // the form is another one afterwards
    m_draft->setField(key, value);
}

void ActPanel::next()
{
    if (!table() || !isLive())
        return;
    // Dice that fell are recorded or taken away first, and a question is answered by its own key.
    const bool asked = table()->pending() != "null";
    if (asked || (m_draft != nullptr && !m_draft->faces().empty())) {
        scrollToWhatMatters();
        emit announced(asked ? tr("First the question in the act panel must be answered.")
                             : tr("Dice lie in the tray: record them, or take them away first."));
        return;
    }
    if (const std::optional<Offer> end = nearestEnd(table()->offers())) {
        if (!end->refused && holdForChances())
            return;
        choose(*end);
        return;
    }
    if (const std::optional<Offer> usual = usualOffer())
        choose(*usual);
    else
        emit announced(tr("No phase can be ended now."));
}

/// What nobody has done yet in this phase, and nobody must: it is said once, the next Space goes
/// on. True: it was said now.
bool ActPanel::holdForChances()
{
    const Situation situation = table()->situation();
    if (situation.chances.empty() || narrator() == nullptr || m_toldAt == table()->fingerprint())
        return false;
    m_toldAt = table()->fingerprint();
    QStringList lines;
    for (const Owed &chance : situation.chances)
        lines << narrator()->owed(chance);
    m_passing->setText(tr("%1. Space again ends the phase.", "what nobody has done yet")
                           .arg(lines.join(QStringLiteral(" · "))));
    m_passing->show();
    m_passing->setAccessibleName(m_passing->text());
    QAccessibleEvent event(m_passing, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit announced(m_passing->text());
    return true;
}

void ActPanel::enter()
{
    if (m_draft == nullptr || m_draft->cameJustNow()) // the Enter that opened the table, twice
        return;
    if (m_draft->isUntouched()) {
        m_draft->touch(); // what came back by itself is looked at first; the next Enter records
        return;
    }
    switch (m_draft->stage()) {
    case ActDraft::Stage::Ready:
        m_draft->record();
        break;
    case ActDraft::Stage::Empty:
        // A phase ends by Space, never by an Enter too many.
        if (const std::optional<Offer> usual = usualOffer(); usual && !endsPhase(*usual))
            choose(*usual);
        else
            emit announced(tr("No act is in hand: choose one by its key, or end the phase."));
        break;
    case ActDraft::Stage::Refused:
        m_refusal->askReason();
        break;
    case ActDraft::Stage::Incomplete:
        m_form->openMissing();
        sayMissing();
        break;
    case ActDraft::Stage::NeedsDice:
        if (m_draft->customaryDice() == DiceSource::App)
            m_draft->rollMissing();
        else
            askForFaces();
        break;
    }
}

/// Out of the form: what is typed next are faces.
void ActPanel::askForFaces()
{
    setFocus(Qt::OtherFocusReason);
    emit announced(m_tray->accessibleDescription());
}

/// In the status line and to a screen reader: Enter did something, and what is to be done next.
void ActPanel::sayMissing()
{
    m_missing->setAccessibleName(m_missing->text());
    QAccessibleEvent event(m_missing, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit announced(m_missing->text());
}

/// The button itself was pressed: nothing stray about it.
void ActPanel::recordByHand()
{
    if (m_draft != nullptr && m_draft->stage() == ActDraft::Stage::Ready)
        m_draft->record();
    else
        enter();
}

void ActPanel::mousePressEvent(QMouseEvent *event)
{
    if (m_draft != nullptr)
        m_draft->touch();
    TablePanel::mousePressEvent(event);
}

void ActPanel::escape()
{
    if (m_draft == nullptr || m_draft->command().empty())
        return;
    m_draft->clear();
    takeUpUsual();
}

bool ActPanel::takeKey(QKeyEvent *event)
{
    if (m_draft == nullptr || !table() || !isLive()
        || (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    if (m_tray->takeKey(event))
        return true;
    const int key = event->key();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) // one that is held down counts once
            enter();
        return true;
    case Qt::Key_Escape: {
        const bool held = !m_draft->command().empty();
        const QWidget *focus = QApplication::focusWidget();
        // Out of the boxes of a record sheet: Space is the phase's end again.
        const bool left = focus != nullptr && focus->property("keepsSpace").toBool();
        escape();
        if (left)
            setFocus(Qt::OtherFocusReason);
        return held || left; // else it is for what has the focus
    }
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            next();
        return true;
    default:
        break;
    }
    if (event->isAutoRepeat() && !event->text().isEmpty())
        return true; // a letter or digit held down is one act, not one after another
    const int digit = digitOf(*event);
    const bool drafted = !m_draft->command().empty();
    if (drafted && takeDraftKey(game(), *m_draft, digit >= 0 ? Qt::Key_0 + digit : key))
        return true;
    if (drafted && digit >= 0 && m_form->takeDigit(digit)) {
        m_form->startTyping();
        return true;
    }
    QString cap;
    if (digit >= 0)
        cap = QString::number(digit);
    else if (key >= Qt::Key_A && key <= Qt::Key_Z)
        cap = QChar(key);
    if (m_stage != nullptr && !cap.isEmpty()) {
        const bool shifted = event->modifiers().testFlag(Qt::ShiftModifier);
        if (m_stage->takeKey(shifted ? u'⇧' + cap : cap))
            return true;
    }
    if (digit >= 0 && drafted && m_offers->isHidden())
        return sayNoDigit();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && m_offers->takeKey(u'⇧' + cap))
        return true;
    return m_offers->takeKey(cap);
}

/// A digit while an act is in hand means no offer that nobody sees. False: it is the board's.
bool ActPanel::sayNoDigit()
{
    if (digitsNamePieces(game()))
        return false;
    const QString waits = m_form->digitsGoTo();
    emit announced(
        waits.isEmpty()
            ? tr("No number is asked for now.")
            : tr("%1: there is no line of that number.", "a field of a form").arg(waits));
    return true;
}

void ActPanel::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(event))
        TablePanel::keyPressEvent(event);
}

} // namespace qd
