// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "app/session/surroundings.h"
#include "app/session/verify.h"
#include "rules/base/fault.h"
#include "rules/module/act.h"
#include "rules/module/game_module.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace qd {

class Journal;

/// Who sits at the table, and how it is called.
struct TablePeople {
    QString title;
    QStringList players; ///< by side, as many as the game has sides
    QString referee;
    DiceSource dice = DiceSource::Table; ///< customary at the table: Table or App
};

/// Why an act was not recorded: the rules said no, dice are missing, or the file failed.
using Trouble = std::variant<Refusal, Awaiting, Fault>;

/// The only mutable holder of a table: its journal, the position now, and the positions of the
/// past. Every act goes: decide → append (on disk) → apply → signal. On a fault nothing has
/// changed.
class TableSession : public QObject {
    Q_OBJECT
public:
    /// ReadOnly looks without writing (a read-only medium, a file that another program holds: a
    /// copy).
    enum class Access { ReadWrite, ReadOnly };
    using Opened = tl::expected<std::unique_ptr<TableSession>, Trouble>;

    /// Makes the file and its sealed row. Faults: Exists, ReadOnly, DiskFull …; refusal: the spec
    /// is wrong.
    static Opened create(const QString &file, const TableSpec &spec, const TablePeople &people,
                         const Surroundings &around = builtInSurroundings());
    /// The chain is verified and the state compared with its fingerprint before anything is
    /// trusted. Faults: NotFound, Unreadable, ReadOnly, Busy (`detail` names the holder), NotOurs,
    /// TooNew, Malformed, Damaged (`place` names the first entry that differs), TooLarge.
    static Opened open(const QString &file, Access access = Access::ReadWrite,
                       const Surroundings &around = builtInSurroundings());
    ~TableSession() override;

    QString file() const;
    Access access() const;
    const TableInfo &info() const;
    const TableSpec &spec() const;
    const GameModule &game() const;

    /// The live position.
    const Position &now() const;
    /// All entries, undone ones included, oldest first. Index = seq − 1.
    const std::vector<Entry> &entries() const;
    /// True when an entry was taken back and not brought back.
    bool isUndone(qint64 seq) const;
    /// The position after entry `seq` as it was then (0: the opening). Fast: ≤ 20 ms anywhere in
    /// 100,000 entries.
    Position at(qint64 seq) const;
    /// The contract's `entry` number: how many live acts there are.
    qint64 liveCount() const;

    /// Records an act. Missing dice: the app rolls them (source App) when `dice` is nullopt and
    /// `rollMissing`, else Awaiting comes back. Faces that are named with source App must be those
    /// that `rollFor` drew; others are recorded as the table's. An empty `actor`: whose act it is
    /// by the rules (Happened::actor). Returns the new entry's seq.
    enum class MissingDice { Ask, Roll };
    tl::expected<qint64, Trouble> record(const Act &act, const QString &actor,
                                         MissingDice missing = MissingDice::Ask,
                                         DiceSource source = DiceSource::Table);
    /// Draws the next app dice for an act without recording it yet: the result is shown before it
    /// is recorded. Drawing again before recording gives the same faces.
    tl::expected<std::vector<int>, Trouble> rollFor(const Act &act) const;

    /// Refusals: nothing-to-undo, nothing-to-redo.
    tl::expected<qint64, Trouble> undo();
    tl::expected<qint64, Trouble> redo();
    /// Takes back every live act after entry `seq`, one undo entry each, in one transaction.
    tl::expected<qint64, Trouble> undoTo(qint64 seq);
    bool canUndo() const;
    bool canRedo() const;
    tl::expected<qint64, Trouble> note(const QString &text, const QString &actor);
    /// Writes the secret dice seed into the journal; from then on `verify` re-checks every app die.
    tl::expected<qint64, Trouble> revealDice();
    bool isDiceRevealed() const;

    /// Where the dice of this table come from as a rule: Table (thrown on it, the faces are typed)
    /// or App (the program rolls). Either stays possible for each act.
    DiceSource customaryDice() const;
    /// Notes the custom in the journal. Returns the entry's seq, 0: it was the custom already.
    tl::expected<qint64, Trouble> setCustomaryDice(DiceSource source);

    /// Checks what is recorded so far. A file that can't be opened is checked by `verifyFile`.
    VerifyReport verify(VerifyDepth depth) const;

    /// The file itself gets what was written ahead of it: see Journal::settle.
    void settle();
    tl::expected<void, Fault> saveCopy(const QString &file) const;

    /// Many acts in one transaction (imports): nothing is on disk before commitBatch answers; then
    /// `recorded` comes once, for the last of them. On a fault all of them are taken back.
    void beginBatch();
    tl::expected<void, Fault> commitBatch();

    /// The clock of `at_utc`; tests set their own.
    void setClock(std::function<QDateTime()> clock);

signals:
    /// The entry is on disk and the position is the new one.
    void recorded(qint64 seq);
    /// The disk said no; nothing was recorded.
    void faulted(const qd::Fault &fault);

private:
    struct Private;
    explicit TableSession(std::unique_ptr<Private> state);
    /// Tells of an entry that was recorded, or of the fault.
    tl::expected<qint64, Trouble> finish(tl::expected<qint64, Trouble> done);
    std::unique_ptr<Private> d;
};

} // namespace qd
