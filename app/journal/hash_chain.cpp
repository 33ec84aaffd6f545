// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/hash_chain.h"

#include "app/journal/entry_names.h"

#include <QtEndian>

namespace qd {
namespace {

void addNumber(QByteArray &bytes, qint64 value)
{
    const qint64 little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

/// Length and bytes: no two rows give the same text.
void addText(QByteArray &bytes, QByteArrayView text)
{
    const quint32 little = qToLittleEndian(static_cast<quint32>(text.size()));
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
    bytes.append(text);
}

void addText(QByteArray &bytes, QLatin1String text)
{
    addText(bytes, QByteArrayView(text.data(), text.size()));
}

ChainBreak missing(qint64 seq)
{
    return {seq, ChainFlaw::Missing, "it is not there"};
}

} // namespace

QByteArray sealOf(const TableInfo &info)
{
    QByteArray bytes("qdj-1");
    addText(bytes, info.game.toUtf8());
    addNumber(bytes, info.moduleVersion);
    addText(bytes, info.edition.toUtf8());
    addText(bytes, info.scenario.toUtf8());
    addText(bytes, info.options);
    addText(bytes, info.board);
    addNumber(bytes, info.hasScriptSeed ? 1 : 0);
    addNumber(bytes, static_cast<qint64>(info.scriptSeed));
    addText(bytes, info.title.toUtf8());
    addNumber(bytes, info.players.size());
    for (const QString &player : info.players)
        addText(bytes, player.toUtf8());
    addText(bytes, info.referee.toUtf8());
    addText(bytes, QByteArray::fromHex(info.diceCommitment));
    addText(bytes, info.createdUtc.toUtf8());
    addText(bytes, info.appVersion.toUtf8());
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

HashChain::HashChain(const QByteArray &head) : m_head(QByteArray::fromHex(head))
{
    m_bytes.reserve(2048);
}

QByteArray HashChain::next(const Entry &entry)
{
    m_bytes.resize(0); // keeps what was reserved
    m_bytes.append(m_head);
    addNumber(m_bytes, entry.seq);
    addText(m_bytes, entryKindName(entry.kind));
    addText(m_bytes, entry.actor.toUtf8());
    addText(m_bytes, entry.atUtc.toUtf8());
    addNumber(m_bytes, entry.targetSeq);
    addText(m_bytes, entry.command);
    addText(m_bytes, entry.rolls);
    addText(m_bytes, diceSourceName(entry.dice));
    addText(m_bytes, entry.events);
    addText(m_bytes, entry.overruled);
    addText(m_bytes, entry.reason.toUtf8());
    addText(m_bytes, entry.fingerprint);
    m_hash.reset();
    m_hash.addData(m_bytes);
    m_head = m_hash.result();
    return m_head.toHex();
}

Fault chainFault(const ChainBreak &broken, const QString &file)
{
    const std::string place =
        broken.seq == 0 ? "table_info" : "entry " + std::to_string(broken.seq);
    return Fault{FaultKind::Damaged, file.toStdString(), place, broken.detail};
}

std::optional<ChainBreak> findBreak(const TableInfo &info, const std::vector<Entry> &entries)
{
    if (sealOf(info) != info.seal)
        return ChainBreak{0, ChainFlaw::Seal, "the opening row is not the one that was sealed"};
    HashChain chain(info.seal);
    QByteArray head = info.seal;
    qint64 expected = 1;
    for (const Entry &entry : entries) {
        if (entry.seq != expected)
            return missing(expected);
        if (entry.prevHash != head)
            return ChainBreak{entry.seq, ChainFlaw::Order,
                              "it does not follow the entry that stands before it"};
        head = chain.next(entry);
        if (entry.hash != head)
            return ChainBreak{entry.seq, ChainFlaw::Content, "its columns do not give its hash"};
        ++expected;
    }
    return std::nullopt;
}

} // namespace qd
