// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session_keeper.h"

#include "app/panels/act_draft.h"
#include "app/window/dialog_desk.h"
#include "app/window/in_hand.h"
#include "app/window/table_desk.h"

#include <QLocale>

namespace qd {
namespace {

constexpr int kSoonMs = 700; ///< what is lost at most, plus the writing

QString headOf(const TableSession &session)
{
    return QString::fromLatin1(session.entries().empty() ? session.info().seal
                                                         : session.entries().back().hash);
}

} // namespace

SessionKeeper::SessionKeeper(TableDesk &desk, DialogDesk &dialogs, const StateStore &store,
                             QObject *parent)
    : QObject(parent), m_desk(desk), m_dialogs(dialogs), m_marks(store)
{
    m_writer.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSoonMs);
    connect(&m_timer, &QTimer::timeout, this, [this] { keep(Manner::Open); });
    connect(&m_desk, &TableDesk::closing, this, &SessionKeeper::end);
    connect(&m_desk, &TableDesk::tableChanged, this, &SessionKeeper::takeTable);
    connect(&m_desk, &TableDesk::positionChanged, this, &SessionKeeper::soon);
    connect(m_desk.draft(), &ActDraft::changed, this, &SessionKeeper::soon);
    connect(&m_dialogs, &DialogDesk::inHandChanged, this, &SessionKeeper::soon);
}

SessionKeeper::~SessionKeeper()
{
    m_writer.waitForDone();
}

std::optional<SessionKeeper::Unfinished> SessionKeeper::unfinished() const
{
    const auto mark = m_marks.unfinished();
    if (!mark)
        return std::nullopt;
    const auto entries = static_cast<int>(mark->entries);
    return Unfinished{
        mark->file,
        mark->hand.isEmpty()
            ? tr("%Ln entries are on disk.", nullptr, entries)
            : tr("%Ln entries are on disk; what was in hand is kept.", nullptr, entries)};
}

void SessionKeeper::takeTable()
{
    const TableSession *session = m_desk.session();
    m_following = session != nullptr && session->access() == TableSession::Access::ReadWrite;
    if (!m_following)
        return;
    m_writer.waitForDone();
    const auto mark = m_marks.of(session->file());
    if (mark && !mark->hand.isEmpty())
        giveBack(*mark);
    keep(Manner::Open);
}

void SessionKeeper::giveBack(const SessionMark &mark)
{
    if (mark.head != headOf(*m_desk.session())) {
        emit announced(tr("What was in hand last time is not offered any more: the journal has "
                          "gone on since."));
        return;
    }
    const InHand &hand = mark.hand;
    if (inHand(*m_desk.draft()) == hand)
        return; // the rules ask it by themselves
    takeUp(hand, *m_desk.draft());
    m_dialogs.setKept({hand.note, hand.adjust, hand.adjustReason});
    if (!hand.note.isEmpty())
        emit announced(tr("The note that you were writing is kept: choose Note… to go on."));
    else if (!hand.adjust.isEmpty())
        emit announced(tr("The adjustment that you had begun is kept: choose Adjust… to go on."));
    else
        emit announced(tr("The act that was in hand is back."));
}

void SessionKeeper::soon()
{
    if (m_following && !m_timer.isActive())
        m_timer.start();
}

SessionMark SessionKeeper::markNow(Manner manner) const
{
    const TableSession &session = *m_desk.session();
    SessionMark mark;
    mark.file = session.file();
    mark.head = headOf(session);
    mark.entries = static_cast<qint64>(session.entries().size());
    mark.ended = manner == Manner::Ended;
    mark.hand = inHand(*m_desk.draft());
    const DialogDesk::Kept &kept = m_dialogs.kept();
    mark.hand.note = kept.note;
    mark.hand.adjust = kept.adjust;
    mark.hand.adjustReason = kept.adjustReason;
    return mark;
}

void SessionKeeper::keep(Manner manner)
{
    m_timer.stop();
    if (!m_following || m_desk.session() == nullptr)
        return;
    m_writer.start([mark = markNow(manner), marks = m_marks] {
        if (mark.ended && mark.hand.isEmpty())
            marks.remove(mark.file);
        else
            (void)marks.write(mark); // a full disk costs the draft, never an entry
    });
}

void SessionKeeper::end()
{
    keep(Manner::Ended);
    m_following = false;
    m_writer.waitForDone();
    m_dialogs.setKept({});
}

} // namespace qd
