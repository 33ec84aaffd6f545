// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/base/fault.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// SHA-256 over all columns of the opening row but the seal itself, hexadecimal.
QByteArray sealOf(const TableInfo &info);

/// The chain of a journal: hash n = SHA-256 over hash n−1 and the length-prefixed bytes of all
/// columns of entry n. It starts at the seal, so that a journal can't get another opening row
/// either.
class HashChain {
public:
    /// Goes on after `head` (a seal or an entry's hash, hexadecimal).
    explicit HashChain(const QByteArray &head);
    /// The hash of the next entry, hexadecimal; it becomes the head. Reads neither `hash` nor
    /// `prevHash` of the entry.
    QByteArray next(const Entry &entry);

private:
    QByteArray m_head; ///< 32 bytes
    QByteArray m_bytes;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// How a chain does not hold.
enum class ChainFlaw {
    Seal, ///< the opening row is not the one that was sealed
    Missing, ///< an entry is not there
    Order, ///< an entry does not name the hash of the one before it
    Content, ///< a column was changed
};

/// The first place where a chain does not hold.
struct ChainBreak {
    qint64 seq = 0; ///< 0: the opening row
    ChainFlaw flaw{};
    std::string detail; ///< English, one clause
};

/// The fault of a file whose chain breaks there: Damaged, `place` names the entry or "table_info".
Fault chainFault(const ChainBreak &broken, const QString &file);

/// The first break of a chain, nullopt for a whole one.
std::optional<ChainBreak> findBreak(const TableInfo &info, const std::vector<Entry> &entries);

} // namespace qd
