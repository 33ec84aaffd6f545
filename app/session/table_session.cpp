// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/table_session.h"

#include "app/journal/event_texts.h"
#include "app/session/opening_row.h"
#include "app/session/session_state.h"
#include "rules/base/json_text.h"
#include "rules/module/replies.h"

#include <algorithm>
#include <utility>

namespace qd {
namespace {

Journal::Access accessOf(TableSession::Access access)
{
    return access == TableSession::Access::ReadWrite ? Journal::Access::ReadWrite
                                                     : Journal::Access::ReadOnly;
}

} // namespace

TableSession::TableSession(std::unique_ptr<Private> state) : d(std::move(state)) { }

TableSession::~TableSession() = default;

TableSession::Opened TableSession::create(const QString &file, const TableSpec &spec,
                                          const TablePeople &people, const Surroundings &around)
{
    const GameModule *game = around.findGame(spec.game);
    if (!game)
        return tl::unexpected(badCommand("no game is called " + jsonString(spec.game)));
    const auto whole = game->complete(spec, around.library);
    if (!whole)
        return tl::unexpected(whole.error());
    if (const auto opening = game->open(*whole, around.library); !opening)
        return tl::unexpected(opening.error());
    TableInfo info = rowOf(*whole, *game);
    info.title = people.title;
    info.players = people.players;
    info.referee = people.referee;
    info.createdUtc = utcText(QDateTime::currentDateTimeUtc());
    info.appVersion = QStringLiteral(QUARTERDECK_VERSION);
    auto journal = Journal::create(file, std::move(info), AppDice::freshSeed());
    if (!journal)
        return tl::unexpected(journal.error());
    auto state = Private::load(std::move(*journal), around);
    if (!state)
        return tl::unexpected(state.error());
    std::unique_ptr<TableSession> session(new TableSession(std::move(*state)));
    if (const auto noted = session->setCustomaryDice(people.dice); !noted)
        return tl::unexpected(noted.error());
    return session;
}

TableSession::Opened TableSession::open(const QString &file, Access access,
                                        const Surroundings &around)
{
    auto journal = Journal::open(file, accessOf(access));
    if (!journal)
        return tl::unexpected(journal.error());
    auto state = Private::load(std::move(*journal), around);
    if (!state)
        return tl::unexpected(state.error());
    return std::unique_ptr<TableSession>(new TableSession(std::move(*state)));
}

QString TableSession::file() const
{
    return d->journal->file();
}

TableSession::Access TableSession::access() const
{
    return d->journal->access() == Journal::Access::ReadWrite ? Access::ReadWrite
                                                              : Access::ReadOnly;
}

const TableInfo &TableSession::info() const
{
    return d->journal->info();
}

const TableSpec &TableSession::spec() const
{
    return d->spec;
}

const GameModule &TableSession::game() const
{
    return *d->game;
}

const Position &TableSession::now() const
{
    return *d->now;
}

const std::vector<Entry> &TableSession::entries() const
{
    return d->entries;
}

bool TableSession::isUndone(qint64 seq) const
{
    return seq > 0 && seq <= static_cast<qint64>(d->entries.size()) && d->timeline.isUndone(seq);
}

Position TableSession::at(qint64 seq) const
{
    const auto last = static_cast<qint64>(d->entries.size());
    const qint64 wanted = d->timeline.stateAfter(std::clamp<qint64>(seq, 0, last));
    auto position = d->fold->after(wanted);
    d->flushKept();
    // Events that an older version of the rules wrote may be beyond this one: then the opening is
    // shown.
    if (!position)
        return d->fold->opening();
    return *position;
}

qint64 TableSession::liveCount() const
{
    return d->timeline.liveCount();
}

tl::expected<qint64, Trouble> TableSession::finish(tl::expected<qint64, Trouble> done)
{
    if (done) {
        if (!d->batch)
            emit recorded(*done);
    } else if (const auto *fault = std::get_if<Fault>(&done.error())) {
        emit faulted(*fault);
    }
    return done;
}

tl::expected<qint64, Trouble> TableSession::record(const Act &act, const QString &actor,
                                                   MissingDice missing, DiceSource source)
{
    auto ruling = d->rule(act, missing, source);
    if (!ruling)
        return tl::unexpected(std::move(ruling.error()));
    const QString who = actor.isEmpty() ? QString::fromStdString(ruling->happened.actor) : actor;
    Entry entry = d->blank(EntryKind::Act, who, QByteArray::fromStdString(act.command));
    entry.rolls = rollsText(ruling->faces);
    entry.dice = ruling->source;
    entry.events = QByteArray::fromStdString(eventsText(ruling->happened.events));
    entry.overruled = QByteArray::fromStdString(overruledText(ruling->happened.overruled));
    entry.reason = QString::fromStdString(act.reason);
    entry.fingerprint = fingerprintText(ruling->happened.after);
    return finish(d->append(std::move(entry), ruling->happened.after));
}

tl::expected<std::vector<int>, Trouble> TableSession::rollFor(const Act &act) const
{
    auto thrown = throwFor(*d->now, act.command, act.strictness, *d->dice, d->nextAppDie());
    if (auto *refusal = std::get_if<Refusal>(&thrown))
        return tl::unexpected(std::move(*refusal));
    if (auto *awaiting = std::get_if<Awaiting>(&thrown))
        return tl::unexpected(std::move(*awaiting));
    return std::move(std::get<Thrown>(thrown).faces);
}

tl::expected<qint64, Trouble> TableSession::undo()
{
    if (!canUndo())
        return tl::unexpected(nothingToUndo());
    const qint64 act = d->timeline.top();
    auto before = d->fold->after(d->timeline.below(act));
    if (!before)
        return finish(tl::unexpected(before.error()));
    return finish(d->append(d->undoOf(act), *before));
}

tl::expected<qint64, Trouble> TableSession::redo()
{
    if (!canRedo())
        return tl::unexpected(nothingToRedo());
    const qint64 act = d->timeline.redoable();
    auto after = d->fold->after(act);
    if (!after)
        return finish(tl::unexpected(after.error()));
    Entry entry = d->blank(EntryKind::Redo, QStringLiteral("referee"), R"({"redo":true})");
    entry.targetSeq = act;
    entry.fingerprint = d->printAfter(act);
    return finish(d->append(std::move(entry), *after));
}

tl::expected<qint64, Trouble> TableSession::undoTo(qint64 seq)
{
    if (d->timeline.top() <= seq)
        return tl::unexpected(nothingToUndo());
    return finish(d->undoAbove(seq));
}

bool TableSession::canUndo() const
{
    return d->timeline.top() != 0;
}

bool TableSession::canRedo() const
{
    return d->timeline.redoable() != 0;
}

tl::expected<qint64, Trouble> TableSession::note(const QString &text, const QString &actor)
{
    const std::string command = "{\"note\":" + jsonString(text.toStdString()) + "}";
    return finish(
        d->append(d->blank(EntryKind::Note, actor, QByteArray::fromStdString(command)), {}));
}

tl::expected<qint64, Trouble> TableSession::revealDice()
{
    if (const qint64 seq = d->revealedAt(); seq != 0)
        return seq;
    return finish(d->append(
        d->blank(EntryKind::Note, QStringLiteral("referee"), revealCommand(d->journal->diceSeed())),
        {}));
}

bool TableSession::isDiceRevealed() const
{
    return d->revealedAt() != 0;
}

DiceSource TableSession::customaryDice() const
{
    return d->customaryDice();
}

tl::expected<qint64, Trouble> TableSession::setCustomaryDice(DiceSource source)
{
    const DiceSource wanted = source == DiceSource::App ? DiceSource::App : DiceSource::Table;
    if (wanted == customaryDice())
        return 0;
    return finish(d->append(
        d->blank(EntryKind::Note, QStringLiteral("referee"), diceCustomCommand(wanted)), {}));
}

VerifyReport TableSession::verify(VerifyDepth depth) const
{
    return verifyTable(info(), d->entries, depth, d->around);
}

void TableSession::settle()
{
    d->journal->settle();
}

tl::expected<void, Fault> TableSession::saveCopy(const QString &file) const
{
    return d->journal->saveCopy(file);
}

void TableSession::beginBatch()
{
    if (d->batch)
        return;
    d->batch.emplace(Private::Mark{d->entries.size(), d->timeline, *d->now});
    d->batchFault.reset();
    if (const auto done = d->journal->beginBatch(); !done)
        d->batchFault = done.error();
}

tl::expected<void, Fault> TableSession::commitBatch()
{
    if (!d->batch)
        return {};
    if (!d->batchFault)
        if (const auto done = d->journal->commitBatch(); !done)
            d->takeBackBatch(done.error());
    const bool added = d->entries.size() > d->batch->entries;
    const std::optional<Fault> fault = std::exchange(d->batchFault, std::nullopt);
    d->batch.reset();
    if (fault) {
        emit faulted(*fault);
        return tl::unexpected(*fault);
    }
    if (added)
        emit recorded(d->entries.back().seq);
    return {};
}

void TableSession::setClock(std::function<QDateTime()> clock)
{
    d->clock = std::move(clock);
}

} // namespace qd
