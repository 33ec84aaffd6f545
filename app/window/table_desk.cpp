// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_desk.h"

#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_model.h"
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_draft.h"
#include "app/panels/act_panel.h"
#include "app/panels/journal_panel.h"
#include "app/panels/sequence_strip.h"
#include "app/window/review_bar.h"

#include <algorithm>

namespace qd {

TableDesk::TableDesk(const Parts &parts, QObject *parent)
    : QObject(parent), m_parts(parts), m_draft(new ActDraft(this))
{
    m_parts.act->setDraft(m_draft);
    connectParts();
}

TableDesk::~TableDesk()
{
    closeTable();
}

void TableDesk::setTabs(std::vector<TablePanel *> tabs)
{
    m_tabs = std::move(tabs);
    for (TablePanel *panel : m_tabs) {
        panel->follow(m_session.get(), m_narrator.get(), m_shown);
        connect(panel, &TablePanel::pieceChosen, this, &TableDesk::choosePiece);
        connect(m_parts.mirror->selection(), &TableSelection::changed, panel,
                [panel](const QStringList &pieces) { panel->showChosen(pieces); });
    }
}

/// A piece that was chosen in a tab is chosen on the board.
void TableDesk::choosePiece(const QString &piece)
{
    if (m_draft->stage() == ActDraft::Stage::Empty && m_shown < 0)
        m_parts.mirror->selection()->set({piece}, {});
}

void TableDesk::connectParts()
{
    connect(m_draft, &ActDraft::changed, this, &TableDesk::followDraft);
    connect(m_draft, &ActDraft::faulted, this, &TableDesk::faulted);
    connect(m_parts.mirror, &MirrorView::dropped, this, &TableDesk::takeDrop);
    connect(m_parts.outline, &OutlineView::placeActivated, this, &TableDesk::choosePlace);
    connect(m_parts.mirror, &MirrorView::placeActivated, this, &TableDesk::choosePlace);
    // A click names the place of an act that still wants one; the arrows only walk, Enter names it.
    connect(m_parts.mirror, &MirrorView::placeClicked, this, &TableDesk::takeClick);
    connect(m_parts.mirror, &MirrorView::pieceClicked, this, &TableDesk::takeBlock);
    connect(m_parts.outline, &OutlineView::clicked, this, [this](const QModelIndex &row) {
        const QString id = row.data(OutlineModel::IdRole).toString();
        if (row.data(OutlineModel::IsPlaceRole).toBool())
            takeClick(id);
        else
            takePiece(id);
    });
    connect(m_parts.mirror, &MirrorView::refusedDrop, this, &TableDesk::takeRefusedDrop);
    connect(m_parts.mirror, &MirrorView::nothingCame, this, &TableDesk::sayNothingCame);
    connect(m_parts.mirror, &MirrorView::announced, this, &TableDesk::announced);
    connect(m_parts.mirror, &MirrorView::piecesClicked, this, &TableDesk::takePieces);
    connect(m_parts.mirror, &MirrorView::confirmed, m_draft, [this] {
        if (m_draft->stage() == ActDraft::Stage::Ready)
            m_draft->record();
    });
    connect(m_parts.mirror, &MirrorView::goalHovered, m_draft, [this](const Drop &drop) {
        m_draft->consider(drop.refused ? std::string() : drop.command);
    });
    connect(m_parts.mirror, &MirrorView::goalLeft, m_draft, [this] { m_draft->consider({}); });
    connect(m_parts.mirror->selection(), &TableSelection::changed, m_parts.act,
            [act = m_parts.act](const QStringList &pieces) { act->showChosen(pieces); });
    connect(m_parts.act, &ActPanel::announced, this, &TableDesk::announced);
    connect(m_parts.strip, &SequenceStrip::nextRequested, m_parts.act, &ActPanel::next);
    connect(m_parts.journal, &JournalPanel::entrySelected, this, &TableDesk::showEntry);
    connect(m_parts.review, &ReviewBar::first, this, &TableDesk::stepFirst);
    connect(m_parts.review, &ReviewBar::back, this, &TableDesk::stepBack);
    connect(m_parts.review, &ReviewBar::on, this, &TableDesk::stepOn);
    connect(m_parts.review, &ReviewBar::now, this, &TableDesk::showNow);
}

void TableDesk::setTable(std::unique_ptr<TableSession> session, qint64 entry)
{
    closeTable();
    m_session = std::move(session);
    m_narrator = makeNarrator(m_session->game(), m_session->now());
    connect(m_session.get(), &TableSession::recorded, this, &TableDesk::afterRecording);
    m_shown = entry;
    m_draft->setSession(m_session.get());
    give(m_session.get(), m_narrator.get());
    nameThings();
    showPosition();
    emit tableChanged();
}

void TableDesk::closeTable()
{
    if (!m_session)
        return;
    emit closing();
    m_draft->setSession(nullptr);
    give(nullptr, nullptr);
    m_parts.mirror->clearTable();
    m_parts.outline->clearTable();
    m_parts.review->showNow();
    m_session.reset();
    m_narrator.reset();
    m_shown = -1;
    emit tableChanged();
}

void TableDesk::give(TableSession *session, const Narrator *narrator)
{
    std::vector<TablePanel *> panels = m_tabs;
    panels.push_back(m_parts.act);
    panels.push_back(m_parts.strip);
    for (TablePanel *panel : panels)
        panel->follow(session, narrator, session != nullptr ? m_shown : -1);
    m_parts.journal->setNarrator(narrator);
    m_parts.journal->setJournal(session);
}

void TableDesk::nameThings()
{
    // The narrator lives as long as the table does; a namer without one falls back to the board
    // file's names.
    const auto said = [this](const std::string &id) {
        return m_narrator ? m_narrator->term(id) : QString();
    };
    PieceNamer namer;
    // Trays keep the mirror's titles: the narrator's words for them belong into sentences.
    namer.placeName = [this](const std::string &id) {
        return m_narrator && m_narrator->isPlace(id) ? m_narrator->placeName(id) : QString();
    };
    namer.pieceName = said;
    namer.termText = [this](const std::string &id) {
        if (!m_narrator)
            return QString();
        const QString tag = m_narrator->tag(id);
        return tag == QString::fromStdString(id) ? m_narrator->term(id) : tag;
    };
    namer.refusalText = [this](const Refusal &refusal) {
        return m_narrator ? m_narrator->refusal(refusal) : QString();
    };
    namer.ruleText = [this](const Refusal &refusal) {
        return m_narrator ? m_narrator->rule(refusal.rule) : QString();
    };
    namer.measureText = [this](const std::string &term, double value) {
        if (!m_narrator)
            return QString();
        const std::string unit = m_session->now().board().unit;
        return term.empty() ? m_narrator->length(value, unit)
                            : m_narrator->measure(term, value, unit);
    };
    namer.headingText = [this](double degrees) {
        return m_narrator ? m_narrator->heading(degrees) : QString();
    };
    m_parts.mirror->setNamer(namer);
    m_parts.outline->setNamer(namer);
}

void TableDesk::letGo()
{
    m_onBoard.clear();
    TableSelection *selection = m_parts.mirror->selection();
    if (!selection->pieces().isEmpty())
        selection->set({}, {});
}

void TableDesk::afterRecording()
{
    letGo();
    if (m_shown >= 0)
        showNow();
    else
        showPosition();
}

void TableDesk::showPosition()
{
    const bool now = m_shown < 0;
    const Position position = now ? m_session->now() : m_session->at(m_shown);
    const TablePicture picture = position.picture(Viewer::Referee);
    m_narrator->know(picture); // ships may have come, or been given a name
    m_parts.mirror->setPosition(position, Viewer::Referee);
    m_parts.mirror->setInteraction(now && m_session->access() == TableSession::Access::ReadWrite
                                       ? MirrorView::Interaction::Full
                                       : MirrorView::Interaction::LookOnly);
    m_parts.outline->setTable(position.board(), picture);
    const auto &entries = m_session->entries();
    if (now) {
        m_parts.review->showNow();
        m_parts.journal->followNewest();
    } else {
        const QString sentence = m_shown > 0
            ? m_narrator->entry(entries.at(static_cast<std::size_t>(m_shown - 1)))
            : QString();
        m_parts.journal->markEntry(m_shown);
        m_parts.review->showEntry(m_shown, static_cast<qint64>(entries.size()), sentence);
    }
    std::vector<TablePanel *> panels = m_tabs;
    panels.push_back(m_parts.strip);
    panels.push_back(m_parts.act);
    for (TablePanel *panel : panels) {
        if (now)
            panel->showNow();
        else
            panel->showEntry(m_shown);
    }
    emit positionChanged();
}

void TableDesk::showEntry(qint64 seq)
{
    if (!m_session)
        return;
    m_shown = std::clamp<qint64>(seq, 0, static_cast<qint64>(m_session->entries().size()));
    showPosition();
}

void TableDesk::showNow()
{
    if (!m_session)
        return;
    m_shown = -1;
    showPosition();
}

void TableDesk::stepFirst()
{
    showEntry(0);
}

void TableDesk::stepBack()
{
    if (m_session)
        showEntry((m_shown < 0 ? static_cast<qint64>(m_session->entries().size()) : m_shown) - 1);
}

void TableDesk::stepOn()
{
    if (m_session && m_shown >= 0)
        showEntry(m_shown + 1);
}

bool TableDesk::report(const tl::expected<qint64, Trouble> &done)
{
    if (done) {
        // What was said of an act before must not stand beside the number of a later entry.
        emit announced(m_narrator->entry(m_session->entries().back()));
        return true;
    }
    std::visit(
        Overloaded{[this](const Fault &fault) { emit faulted(fault); },
                   [this](const Refusal &refusal) { emit announced(m_narrator->refusal(refusal)); },
                   [](const Awaiting &) {}},
        done.error());
    return false;
}

bool TableDesk::undo()
{
    return m_session && report(m_session->undo());
}

bool TableDesk::redo()
{
    return m_session && report(m_session->redo());
}

bool TableDesk::undoTo(qint64 seq)
{
    return m_session && report(m_session->undoTo(seq));
}

bool TableDesk::note(const QString &text)
{
    return m_session && report(m_session->note(text, QStringLiteral("referee")));
}

bool TableDesk::adjust(const std::string &command, const QString &reason)
{
    Act act;
    act.command = command;
    act.reason = reason.toStdString();
    return m_session && report(m_session->record(act, QString()));
}

void TableDesk::retranslate()
{
    if (!m_session)
        return;
    nameThings();
    showPosition();
}

} // namespace qd
