// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace qd {

enum class EntryKind { Act, Undo, Redo, Amend, Note, Reconcile, Photo };

/// Where the dice of an act came from.
enum class DiceSource { None, Table, App, Script };

/// One line of a journal as it stands on disk: never changed, never deleted. Texts are canonical
/// JSON in the script contract's form.
struct Entry {
    qint64 seq = 0; ///< from 1, without gaps
    EntryKind kind = EntryKind::Act;
    QString actor; ///< "british", "spanish", "referee"
    QString atUtc; ///< ISO 8601, milliseconds, "Z"; order is `seq` alone
    qint64 targetSeq = 0; ///< undo, redo: the act taken back or brought back; 0: none
    QByteArray command; ///< object without dice, force, reason; a note's text under "note"
    QByteArray rolls; ///< array of faces, "[]" for none
    DiceSource dice = DiceSource::None;
    QByteArray events; ///< array of event objects
    QByteArray overruled; ///< object {code, rule}, empty: nothing was overruled
    QString reason; ///< the referee's, where he overruled or adjusted
    QByteArray fingerprint; ///< of the state after the entry, 16 hexadecimal digits
    QByteArray prevHash; ///< 64 hexadecimal digits; of entry 1: the seal
    QByteArray hash; ///< SHA-256 over the previous hash and all columns
};

/// The sealed opening row.
struct TableInfo {
    QString game;
    int moduleVersion = 0;
    QString edition;
    QString scenario;
    QByteArray options; ///< object, every default written out
    QByteArray board; ///< the whole board file
    quint64 scriptSeed = 0; ///< what a script's dice would start from
    bool hasScriptSeed = false;
    QString title;
    QStringList players; ///< by side
    QString referee;
    QByteArray diceCommitment; ///< SHA-256 of the secret seed, hexadecimal
    QString createdUtc;
    QString appVersion;
    QByteArray seal; ///< SHA-256 over all of the above, hexadecimal
};

} // namespace qd
