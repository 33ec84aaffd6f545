// SPDX-License-Identifier: GPL-3.0-or-later
// What is done on the board and what the act in hand makes of it, and the other way round.
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/json_values.h"
#include "app/panels/piece_pick.h"
#include "app/window/table_desk.h"

#include <QJsonArray>
#include <QScopedValueRollback>

#include <algorithm>
#include <functional>

namespace qd {

/// The act's pieces were named already (by key or in the form): a click can only mean a place.
bool TableDesk::hasPieces() const
{
    return std::ranges::any_of(m_draft->form().fields, [](const Field &field) {
        return field.kind == FieldKind::Pieces && !field.value.empty();
    });
}

/// Of the pieces that a place brought along, those that the referee pointed at.
void TableDesk::keepOnly(const QStringList &chosen)
{
    std::vector<std::string> others;
    for (const Field &field : m_draft->form().fields) {
        if (field.kind != FieldKind::Pieces)
            continue;
        const QJsonArray value = jsonValue(field.value).toArray();
        for (const auto &piece : value)
            if (!chosen.contains(piece.toString()))
                others.push_back(piece.toString().toStdString());
    }
    for (const std::string &piece : others)
        m_draft->togglePiece(piece);
}

void TableDesk::followDraft()
{
    m_parts.mirror->setPartialCommand(QString::fromStdString(m_draft->command()));
    if (m_parts.mirror->hasHexes()) {
        showAsked();
        if (m_takingDrop)
            return;
        // The board shows whom the act is about, and where it goes.
        const QStringList about = actors();
        if (about.isEmpty())
            letGo();
        else if (about != m_parts.mirror->selection()->pieces())
            m_parts.mirror->selection()->set(about, m_parts.mirror->selection()->place());
        return;
    }
    if (m_takingDrop)
        return;
    if (wantsPiecesAlone(m_draft->form()))
        showActors();
    else
        letGo(); // what was chosen on the board belongs to an act that is no longer in hand
}

/// The board shows whom the act is about. On a lattice one piece at most is chosen.
void TableDesk::showActors()
{
    TableSelection *selection = m_parts.mirror->selection();
    const bool lattice = m_session && m_session->now().board().lattice;
    const QStringList about = lattice ? QStringList() : actors();
    if (about != selection->pieces())
        selection->set(about, about.isEmpty() ? QString() : selection->place());
    m_onBoard = about;
}

/// The pieces that the act in hand is about: those of its first field of pieces.
QStringList TableDesk::actors() const
{
    for (const Field &field : m_draft->form().fields) {
        if (field.kind != FieldKind::Piece && field.kind != FieldKind::Pieces)
            continue;
        const QJsonValue value = jsonValue(field.value);
        QStringList pieces;
        if (value.isString())
            pieces.append(value.toString());
        const QJsonArray several = value.toArray();
        for (const auto &one : several)
            pieces.append(one.toString());
        return pieces;
    }
    return {};
}

/// What the form asks for is seen on the board: its pieces stand out, the hexes of the field that
/// waits for one are lit.
void TableDesk::showAsked()
{
    AskedFor asked;
    const std::vector<std::string> missing = m_draft->missing();
    for (const Field &field : m_draft->form().fields) {
        const bool pieces = field.kind == FieldKind::Piece || field.kind == FieldKind::Pieces;
        const bool waits = std::ranges::find(missing, field.key) != missing.end();
        asked.on = asked.on || (pieces && waits);
        for (const Choice &choice : field.choices) {
            const QString id = jsonValue(choice.value).toString();
            if (pieces && !choice.refused)
                asked.pieces.append(id);
            else if (pieces)
                asked.whyNot.insert(id, m_narrator->refusal(*choice.refused));
            else if (field.kind == FieldKind::Place && waits && !choice.refused)
                asked.places.append(id);
        }
    }
    const QHash<QString, QString> idle = m_parts.act->idlePieces();
    for (auto it = idle.begin(); it != idle.end(); ++it)
        asked.whyNot.insert(it.key(), it.value());
    m_parts.mirror->setAsked(asked);
}

/// It is on no place of the board.
bool TableDesk::isAside(const QString &piece) const
{
    const PieceItem *item = m_parts.mirror->mirrorScene()->piece(piece);
    return item != nullptr && !item->piece().pose;
}

/// Counters that were clicked: one goes into the act in hand; where none is, the usual act that
/// asks for it is taken up.
void TableDesk::takePieces(const QStringList &pieces)
{
    if (m_shown >= 0 || !m_session)
        return;
    if (pieces.size() != 1) {
        takeSeveral(pieces);
        return;
    }
    if (m_draft->stage() == ActDraft::Stage::Empty)
        beginFor(pieces.first());
    if (takePiece(pieces.first()))
        return;
    if (isAside(pieces.first()) && m_draft->faces().empty()) { // of another brigade
        m_draft->clear();
        m_parts.mirror->selection()->set(pieces, {});
        beginFor(pieces.first());
        takePiece(pieces.first());
        return;
    }
    // The counter stands for its hex, where the act asks for one.
    const PieceItem *item = m_parts.mirror->mirrorScene()->piece(pieces.first());
    if (item != nullptr && item->piece().pose)
        takeClick(item->place());
}

/// The act of the phase that asks for such a piece first, the usual one before others, where the
/// piece is not on the board: on the board a click only chooses.
void TableDesk::beginFor(const QString &piece)
{
    if (!isAside(piece))
        return;
    const QScopedValueRollback taking(m_takingDrop, true);
    const std::string value = jsonText(QJsonValue(piece));
    Offers offers = m_session->now().offers();
    std::ranges::stable_sort(offers, std::ranges::greater(), &Offer::preferred);
    for (const Offer &offer : offers) {
        if (offer.refused)
            continue;
        const Form form = m_session->now().form(offer.command);
        const bool asks = std::ranges::any_of(form.fields, [&value](const Field &field) {
            return (field.kind == FieldKind::Piece || field.kind == FieldKind::Pieces)
                && field.value.empty()
                && std::ranges::find(field.choices, value, &Choice::value) != field.choices.end();
        });
        if (!asks)
            continue;
        m_draft->setOffer(offer);
        return;
    }
}

/// A brigade, a division: all of them, where the act in hand asks for several.
void TableDesk::takeSeveral(const QStringList &pieces)
{
    const QScopedValueRollback taking(m_takingDrop, true);
    for (const Field &field : m_draft->form().fields) {
        if (field.kind != FieldKind::Pieces)
            continue;
        QJsonArray chosen;
        for (const Choice &choice : field.choices)
            if (!choice.refused && pieces.contains(jsonValue(choice.value).toString()))
                chosen.append(jsonValue(choice.value));
        if (chosen.isEmpty())
            continue;
        m_draft->setField(std::string(field.key), jsonText(QJsonValue(chosen)));
        return;
    }
}

/// Nothing can come of it: there is no act that the rules could refuse.
void TableDesk::sayNothingCame(const QString &sentence)
{
    m_parts.act->sayNothingCame(sentence);
    emit announced(sentence);
}

void TableDesk::choosePlace(const QString &place)
{
    if (m_draft->stage() != ActDraft::Stage::Empty)
        m_draft->choosePlace(place.toStdString());
}

bool TableDesk::takePiece(const QString &piece)
{
    const QScopedValueRollback taking(m_takingDrop, true);
    const PiecePick pick = pickPiece(*m_draft, piece.toStdString());
    if (pick.did == PiecePick::Did::Nothing)
        return false;
    if (m_parts.mirror->hasHexes()) {
        const QStringList about = actors();
        m_parts.mirror->selection()->set(about, m_parts.mirror->selection()->place());
    } else if (pick.did == PiecePick::Did::Several) {
        showActors();
    } else if (pick.did != PiecePick::Did::Subject) { // the board stays with the subject
        letGo();
    }
    if (pick.why)
        sayWhyNot(*pick.why);
    return true;
}

void TableDesk::takeClick(const QString &place)
{
    if (takePiece(place)) // on a measured table a click names the ship itself
        return;
    if (m_draft->stage() != ActDraft::Stage::Incomplete)
        return;
    const QStringList chosen = m_parts.mirror->selection()->pieces();
    const bool named = hasPieces();
    const QScopedValueRollback taking(m_takingDrop, true);
    choosePlace(place);
    if (chosen.isEmpty())
        return;
    // The click named where they start: those chosen on the board are the act's, and stay chosen.
    if (!named && hasPieces()) {
        keepOnly(chosen);
        showActors();
    } else {
        letGo();
    }
}

/// The act's pieces are named, and it may still go there.
bool TableDesk::isGoal(const QString &place) const
{
    const std::string value = jsonText(QJsonValue(place));
    const PlaceItem *item = m_parts.mirror->mirrorScene()->place(place);
    return hasPieces() && item != nullptr && !item->isTray()
        && std::ranges::any_of(m_draft->form().fields, [&value](const Field &field) {
               return field.kind == FieldKind::Place && field.value.empty()
                   && std::ranges::find(field.choices, value, &Choice::value)
                   != field.choices.end();
           });
}

/// A block that was clicked: where the act in hand asks for it, it joins the act or leaves it; else
/// it stands for its area.
void TableDesk::takeBlock(const QString &piece, const QString &place)
{
    if (m_shown < 0 && asksFor(*m_draft, piece.toStdString()) && !isGoal(place)) {
        takeOne(piece);
        return;
    }
    takeClick(place);
    if (wantsPiecesAlone(m_draft->form())) // the one too many is not chosen
        showActors();
}

void TableDesk::takeOne(const QString &piece)
{
    const QStringList about = actors();
    const bool brought = about.contains(piece) && !m_onBoard.contains(piece);
    const bool last = about == QStringList{piece}
        && std::ranges::any_of(m_draft->form().fields, [](const Field &field) {
                          return field.kind == FieldKind::Place && !field.value.empty();
                      });
    if (m_draft->faces().empty() && (brought || last)) {
        // Those that came along by themselves aren't seen on the board: this one is meant. A group
        // that has its start keeps its last.
        const QScopedValueRollback taking(m_takingDrop, true);
        keepOnly({piece});
        showActors();
        return;
    }
    takePiece(piece);
}

void TableDesk::takeDrop(const QString &command)
{
    const QScopedValueRollback taking(m_takingDrop, true);
    m_draft->setCommand(command.toStdString());
}

void TableDesk::sayWhyNot(const Refusal &refusal)
{
    emit announced(tr("%1 (%2)", "why not, and the rule")
                       .arg(m_narrator->refusal(refusal), m_narrator->rule(refusal.rule)));
}

void TableDesk::takeRefusedDrop(const Drop &drop)
{
    const QScopedValueRollback taking(m_takingDrop, true);
    if (drop.refused && m_draft->stage() == ActDraft::Stage::NeedsDice)
        sayWhyNot(
            *drop.refused); // an act that only waits for its dice is not lost by a stray click
    else if (!drop.command.empty())
        m_draft->setCommand(drop.command); // the act panel says why not, and offers Record anyway…
    else if (drop.refused)
        emit announced(m_narrator->refusal(*drop.refused));
}

} // namespace qd
