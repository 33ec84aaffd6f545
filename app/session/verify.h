// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "app/session/surroundings.h"
#include "rules/base/fault.h"

#include <QString>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd {

/// How deep a journal is checked; each depth includes those before it.
enum class VerifyDepth {
    Chain, ///< the hashes, and that undo and redo take back and bring back what is there
    Refold, ///< the stored events give the stored fingerprints
    Redecide, ///< the rules make the same events of the same commands and dice
};

/// The first thing wrong with a journal.
enum class VerifyFlaw {
    None,
    Seal, ///< the opening row was changed
    Missing, ///< an entry is not there
    Order, ///< an entry does not follow the one before it
    Content, ///< a column of an entry was changed
    Undo, ///< it takes back or brings back what is not there
    Opening, ///< the table can't be opened by this program: its game, version, scenario or board
    Fold, ///< an event can't be read
    Fingerprint, ///< its events lead to another state
    Decision, ///< the rules refuse it, or make other events of it
    Dice, ///< the program's dice are not those of the revealed seed
};

/// What a check of a journal found. The chain alone tells changes, not an owner who wrote all of it
/// anew: compare `head` with one that was given away.
struct VerifyReport {
    VerifyDepth depth = VerifyDepth::Chain;
    qint64 entries = 0;
    QByteArray head; ///< hash of the last entry (the seal where there is none), hexadecimal
    VerifyFlaw flaw = VerifyFlaw::None;
    qint64 firstBad = 0; ///< the first entry that differs, 0: the opening row (or none, see `flaw`)
    std::string detail; ///< English, one clause: how it differs
    bool diceRevealed = false;
    qint64 appDiceChecked =
        0; ///< dice of the program that were thrown again from the revealed seed
    int moduleVersion = 0; ///< of the rules that the table was begun with
    bool otherRules =
        false; ///< the rules of this program are of another version: decisions may differ rightly

    bool isSound() const { return flaw == VerifyFlaw::None; }
};

/// Checks entries that were read already, as deep as it is said.
VerifyReport verifyTable(const TableInfo &info, const std::vector<Entry> &entries,
                         VerifyDepth depth, const Surroundings &around);

/// Checks a file without writing to it, even one whose chain is broken. Faults: those of a file
/// that is no journal, or whose pages are damaged.
tl::expected<VerifyReport, Fault> verifyFile(const QString &file, VerifyDepth depth,
                                             const Surroundings &around = builtInSurroundings());

} // namespace qd
