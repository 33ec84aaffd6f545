// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/journal.h"
#include "app/session/app_dice.h"
#include "app/session/fold.h"
#include "app/session/surroundings.h"
#include "app/session/table_session.h"
#include "app/session/timeline.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace qd {

/// What a session holds: the journal, what was read from it, and the position that follows from it.
struct TableSession::Private {
    /// Reads a journal that is open, and checks it. Faults: Damaged, TooNew, Malformed.
    static tl::expected<std::unique_ptr<Private>, Trouble> load(std::unique_ptr<Journal> opened,
                                                                const Surroundings &around);
    explicit Private(std::unique_ptr<Journal> opened, Surroundings given);

    /// An act that the rules took, with its dice.
    struct Ruling {
        Happened happened;
        std::vector<int> faces;
        DiceSource source = DiceSource::None;
    };

    tl::expected<Ruling, Trouble> rule(const Act &act, MissingDice missing,
                                       DiceSource source) const;
    DiceSource honestSource(const Act &act, DiceSource source) const;

    qint64 nextAppDie() const { return timeline.appDice(timeline.top()); }

    /// An entry of that kind on the present state, without its events.
    Entry blank(EntryKind kind, const QString &actor, QByteArray command) const;
    Entry undoOf(qint64 act) const;
    QByteArray printAfter(qint64 act) const;

    /// Appends, then takes the entry; `after` is the new position, nullopt where it stays.
    tl::expected<qint64, Trouble> append(Entry entry, const std::optional<Position> &after);
    tl::expected<qint64, Trouble> undoAbove(qint64 seq);
    /// The entry that revealed the seed of the dice, 0: none.
    qint64 revealedAt() const;
    /// What the last note on it says.
    DiceSource customaryDice() const;
    /// Takes what is on the disk into the lists.
    void take(const Entry &entry);
    void takeBackBatch(const Fault &fault);

    std::optional<Position> recall(qint64 seq);
    void flushKept();

    std::unique_ptr<Journal> journal;
    Surroundings around;
    const GameModule *game = nullptr;
    TableSpec spec;
    std::vector<Entry> entries;
    Timeline timeline;
    std::optional<Fold> fold;
    std::optional<Position> now;
    std::optional<AppDice> dice;
    std::set<qint64> snapshots; ///< acts that have one in the journal
    std::vector<Snapshot> kept; ///< new ones, not yet there
    std::function<QDateTime()> clock;

    struct Mark {
        std::size_t entries = 0;
        Timeline timeline;
        Position now;
    };

    std::optional<Mark> batch; ///< where the open batch began
    std::optional<Fault> batchFault; ///< why it is lost already
};

} // namespace qd
