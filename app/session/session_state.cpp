// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_state.h"

#include "app/journal/hash_chain.h"
#include "app/journal/sqlite_fault.h"
#include "app/session/opening_row.h"
#include "rules/module/replies.h"

namespace qd {
namespace {

Fault damaged(const Journal &journal, qint64 seq, std::string detail)
{
    return faultOf(FaultKind::Damaged, journal.file(), std::move(detail),
                   seq == 0 ? std::string("table_info") : "entry " + std::to_string(seq));
}

} // namespace

TableSession::Private::Private(std::unique_ptr<Journal> opened, Surroundings given)
    : journal(std::move(opened))
    , around(std::move(given))
    , spec(specOf(journal->info()))
    , dice(journal->diceSeed())
    , clock([] { return QDateTime::currentDateTimeUtc(); })
{
}

tl::expected<std::unique_ptr<TableSession::Private>, Trouble>
TableSession::Private::load(std::unique_ptr<Journal> opened, const Surroundings &around)
{
    auto state = std::make_unique<Private>(std::move(opened), around);
    const Journal &journal = *state->journal;
    const TableInfo &info = journal.info();
    auto read = state->journal->entries();
    if (!read)
        return tl::unexpected(read.error());
    state->entries = std::move(*read);
    if (const auto broken = findBreak(info, state->entries))
        return tl::unexpected(chainFault(*broken, journal.file()));
    for (const Entry &entry : state->entries)
        if (auto clause = state->timeline.add(entry))
            return tl::unexpected(damaged(journal, entry.seq, std::move(*clause)));

    state->game = around.findGame(state->spec.game);
    if (!state->game || state->game->info().version < info.moduleVersion)
        return tl::unexpected(faultOf(FaultKind::TooNew, journal.file(),
                                      "this program does not know the game \"" + state->spec.game
                                          + "\", version " + std::to_string(info.moduleVersion),
                                      "table_info"));
    const auto opening = state->game->open(state->spec, around.library);
    if (!opening)
        return tl::unexpected(
            faultOf(FaultKind::Malformed, journal.file(), opening.error().message, "table_info"));
    if (const auto seqs = state->journal->snapshotSeqs(state->game->info().version))
        state->snapshots.insert(seqs->begin(), seqs->end());
    state->fold.emplace(state->entries, state->timeline, *opening);
    state->fold->setStore([priv = state.get()](qint64 seq) { return priv->recall(seq); },
                          [priv = state.get()](qint64 seq, const Position &position) {
                              if (priv->snapshots.insert(seq).second)
                                  priv->kept.push_back(
                                      {seq, priv->game->info().version,
                                       QByteArray::fromStdString(position.snapshot())});
                          });
    auto now = state->fold->after(state->timeline.top());
    if (!now)
        return tl::unexpected(
            faultOf(FaultKind::Damaged, journal.file(), now.error().detail, now.error().place));
    state->now = std::move(*now);
    const bool sameRules = state->game->info().version == info.moduleVersion;
    if (sameRules && !state->entries.empty()
        && state->entries.back().fingerprint != fingerprintText(*state->now))
        return tl::unexpected(
            damaged(journal, state->entries.back().seq, "its events lead to another state"));
    state->flushKept();
    return state;
}

/// A snapshot that gives another state than the entry says is dropped; folding goes further back
/// then.
std::optional<Position> TableSession::Private::recall(qint64 seq)
{
    if (!snapshots.contains(seq))
        return std::nullopt;
    const auto stored = journal->snapshot(seq);
    if (stored) {
        auto position =
            game->restore(spec, around.library,
                          std::string_view(stored->state.constData(),
                                           static_cast<std::size_t>(stored->state.size())));
        if (position
            && fingerprintText(*position) == entries[static_cast<std::size_t>(seq - 1)].fingerprint)
            return std::move(*position);
        journal->dropSnapshot(seq);
    }
    snapshots.erase(seq);
    return std::nullopt;
}

void TableSession::Private::flushKept()
{
    journal->keepSnapshots(kept);
    kept.clear();
}

tl::expected<TableSession::Private::Ruling, Trouble>
TableSession::Private::rule(const Act &act, MissingDice missing, DiceSource source) const
{
    if (auto unreasoned = reasonMissing(act, game->info()))
        return tl::unexpected(std::move(*unreasoned));
    if (!act.dice && missing == MissingDice::Roll) {
        auto thrown = throwFor(*now, act.command, act.strictness, *dice, nextAppDie());
        if (auto *refusal = std::get_if<Refusal>(&thrown))
            return tl::unexpected(std::move(*refusal));
        if (auto *awaiting = std::get_if<Awaiting>(&thrown))
            return tl::unexpected(std::move(*awaiting));
        auto &good = std::get<Thrown>(thrown);
        const DiceSource from = good.faces.empty() ? DiceSource::None : DiceSource::App;
        return Ruling{std::move(good.happened), std::move(good.faces), from};
    }
    Decided decided = now->decide(act.command, act.dice, act.strictness);
    if (auto *refusal = std::get_if<Refusal>(&decided))
        return tl::unexpected(std::move(*refusal));
    if (auto *awaiting = std::get_if<Awaiting>(&decided))
        return tl::unexpected(std::move(*awaiting));
    return Ruling{std::move(std::get<Happened>(decided)), act.dice.value_or(std::vector<int>()),
                  act.dice ? honestSource(act, source) : DiceSource::None};
}

/// Faces count as the program's only where it would throw them now: else a check against the
/// revealed seed would fail later.
DiceSource TableSession::Private::honestSource(const Act &act, DiceSource source) const
{
    if (source == DiceSource::None)
        return DiceSource::Table;
    if (source != DiceSource::App)
        return source;
    const auto thrown = throwFor(*now, act.command, act.strictness, *dice, nextAppDie());
    const auto *good = std::get_if<Thrown>(&thrown);
    return good && good->faces == *act.dice ? DiceSource::App : DiceSource::Table;
}

Entry TableSession::Private::blank(EntryKind kind, const QString &actor, QByteArray command) const
{
    Entry entry;
    entry.kind = kind;
    entry.actor = actor;
    entry.atUtc = utcText(clock());
    entry.command = std::move(command);
    entry.rolls = "[]";
    entry.events = "[]";
    entry.fingerprint = printAfter(timeline.top());
    return entry;
}

Entry TableSession::Private::undoOf(qint64 act) const
{
    Entry entry = blank(EntryKind::Undo, QStringLiteral("referee"), R"({"undo":true})");
    entry.targetSeq = act;
    entry.fingerprint = printAfter(timeline.below(act));
    return entry;
}

QByteArray TableSession::Private::printAfter(qint64 act) const
{
    return act == 0 ? fingerprintText(fold->opening())
                    : entries[static_cast<std::size_t>(act - 1)].fingerprint;
}

tl::expected<qint64, Trouble> TableSession::Private::append(Entry entry,
                                                            const std::optional<Position> &after)
{
    if (batchFault)
        return tl::unexpected(*batchFault);
    const bool full =
        after && entry.kind == EntryKind::Act && (timeline.liveCount() + 1) % kFoldStride == 0;
    const auto done = full
        ? journal->append(
            entry, Snapshot{0, game->info().version, QByteArray::fromStdString(after->snapshot())})
        : journal->append(entry);
    if (!done) {
        if (batch)
            takeBackBatch(done.error());
        return tl::unexpected(done.error());
    }
    const qint64 seq = entry.seq;
    take(entry);
    if (full)
        snapshots.insert(seq);
    if (after && entry.kind == EntryKind::Act)
        fold->put(seq, *after);
    if (after)
        now = *after;
    return seq;
}

void TableSession::Private::take(const Entry &entry)
{
    entries.push_back(entry);
    (void)timeline.add(entry); // our own entries fit
}

void TableSession::Private::takeBackBatch(const Fault &fault)
{
    batchFault = fault;
    journal->rollBackBatch();
    const auto last = static_cast<qint64>(batch->entries);
    entries.resize(batch->entries);
    timeline = batch->timeline;
    now = batch->now;
    fold->forgetAbove(last);
    snapshots.erase(snapshots.upper_bound(last), snapshots.end());
    kept.clear();
}

tl::expected<qint64, Trouble> TableSession::Private::undoAbove(qint64 seq)
{
    if (batchFault)
        return tl::unexpected(*batchFault);
    std::vector<Entry> undone;
    qint64 act = timeline.top();
    for (; act > seq; act = timeline.below(act))
        undone.push_back(undoOf(act));
    auto position = fold->after(act);
    if (!position)
        return tl::unexpected(position.error());
    if (const auto done = journal->append(undone); !done) {
        if (batch)
            takeBackBatch(done.error());
        return tl::unexpected(done.error());
    }
    for (const Entry &entry : undone)
        take(entry);
    now = std::move(*position);
    return undone.back().seq;
}

DiceSource TableSession::Private::customaryDice() const
{
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        if (entry->kind == EntryKind::Note)
            if (const auto custom = diceCustomIn(entry->command))
                return *custom;
    return DiceSource::Table;
}

qint64 TableSession::Private::revealedAt() const
{
    for (const Entry &entry : entries)
        if (entry.kind == EntryKind::Note && revealedSeed(entry.command))
            return entry.seq;
    return 0;
}

} // namespace qd
