// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/rows.h"

#include "app/journal/connection.h"
#include "app/journal/entry_names.h"
#include "app/journal/sqlite_fault.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace qd {
namespace {

QByteArray playersText(const QStringList &players)
{
    return QJsonDocument(QJsonArray::fromStringList(players)).toJson(QJsonDocument::Compact);
}

QStringList playersOf(const QByteArray &text)
{
    QStringList players;
    for (const QJsonValue player : QJsonDocument::fromJson(text).array())
        players.append(player.toString());
    return players;
}

/// Texts that come again and again share their bytes.
class Shared {
public:
    QString text(const QVariant &value)
    {
        QString fresh = value.toString();
        for (const QString &known : m_texts)
            if (known == fresh)
                return known;
        if (m_texts.size() < 16)
            m_texts.push_back(fresh);
        return fresh;
    }

private:
    std::vector<QString> m_texts;
};

/// A null blob would not do for NOT NULL: Qt binds an empty, not null, array as one of no bytes.
QByteArray bytesOf(const QByteArray &bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}

QString textOf(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

enum Column {
    Seq,
    Kind,
    Actor,
    AtUtc,
    Target,
    Command,
    Rolls,
    Source,
    EventsText,
    Overruled,
    Reason,
    Print,
    Prev,
    Hash
};

constexpr char kColumns[] =
    "seq,kind,actor,at_utc,target_seq,command,rolls,dice_source,events,overruled,"
    "reason,fingerprint,prev_hash,hash";

/// ":seq", ":kind" … by Column. Bound by number, Qt Sql would make such a name up for every value,
/// which takes longer than SQLite does.
const QStringList &holders()
{
    static const QStringList kHolders = [] {
        QStringList names = QString::fromLatin1(kColumns).split(QLatin1Char(','));
        for (QString &name : names)
            name.prepend(QLatin1Char(':'));
        return names;
    }();
    return kHolders;
}

/// False when a word of the row is none of ours.
bool readEntry(const QSqlQuery &query, Shared &shared, const QByteArray &lastHash, Entry &entry)
{
    entry.seq = query.value(Seq).toLongLong();
    const auto kind = entryKindOf(query.value(Kind).toString());
    const auto source = diceSourceOf(query.value(Source).toString());
    if (!kind || !source)
        return false;
    entry.kind = *kind;
    entry.dice = *source;
    entry.actor = shared.text(query.value(Actor));
    entry.atUtc = query.value(AtUtc).toString();
    entry.targetSeq = query.value(Target).toLongLong();
    entry.command = query.value(Command).toByteArray();
    entry.rolls = query.value(Rolls).toByteArray();
    entry.events = query.value(EventsText).toByteArray();
    entry.overruled = query.value(Overruled).toByteArray();
    entry.reason = query.value(Reason).toString();
    entry.fingerprint = query.value(Print).toByteArray();
    const QByteArray previous = query.value(Prev).toByteArray().toHex();
    entry.prevHash = previous == lastHash ? lastHash : previous;
    entry.hash = query.value(Hash).toByteArray().toHex();
    return true;
}

} // namespace

tl::expected<void, Fault> insertTableInfo(Connection &connection, const TableInfo &info)
{
    QSqlQuery query(connection.database());
    query.prepare(QStringLiteral("INSERT INTO table_info VALUES(1,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    query.addBindValue(textOf(info.game));
    query.addBindValue(info.moduleVersion);
    query.addBindValue(textOf(info.edition));
    query.addBindValue(textOf(info.scenario));
    query.addBindValue(bytesOf(info.options));
    query.addBindValue(bytesOf(info.board));
    query.addBindValue(info.hasScriptSeed ? QVariant(QString::number(info.scriptSeed))
                                          : QVariant());
    query.addBindValue(textOf(info.title));
    query.addBindValue(playersText(info.players));
    query.addBindValue(textOf(info.referee));
    query.addBindValue(QByteArray::fromHex(info.diceCommitment));
    query.addBindValue(textOf(info.createdUtc));
    query.addBindValue(textOf(info.appVersion));
    query.addBindValue(QByteArray::fromHex(info.seal));
    if (!query.exec())
        return tl::unexpected(connection.fault(query.lastError()));
    return {};
}

tl::expected<TableInfo, Fault> readTableInfo(Connection &connection, const QString &file)
{
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral(
            "SELECT "
            "game,module_version,edition,scenario,options,board,script_seed,title,players,referee,"
            "dice_commitment,created_utc,app_version,seal FROM table_info")))
        return tl::unexpected(connection.fault(query.lastError()));
    if (!query.next())
        return tl::unexpected(faultOf(FaultKind::Damaged, file, "its opening row is missing"));
    TableInfo info;
    info.game = query.value(0).toString();
    info.moduleVersion = query.value(1).toInt();
    info.edition = query.value(2).toString();
    info.scenario = query.value(3).toString();
    info.options = query.value(4).toByteArray();
    info.board = query.value(5).toByteArray();
    info.hasScriptSeed = !query.value(6).isNull();
    info.scriptSeed = query.value(6).toString().toULongLong();
    info.title = query.value(7).toString();
    info.players = playersOf(query.value(8).toByteArray());
    info.referee = query.value(9).toString();
    info.diceCommitment = query.value(10).toByteArray().toHex();
    info.createdUtc = query.value(11).toString();
    info.appVersion = query.value(12).toString();
    info.seal = query.value(13).toByteArray().toHex();
    return info;
}

tl::expected<std::vector<Entry>, Fault> readEntries(Connection &connection, const QString &file)
{
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    std::vector<Entry> entries;
    const auto count = connection.value(QStringLiteral("SELECT count(*) FROM entry"));
    if (!count)
        return tl::unexpected(count.error());
    entries.reserve(static_cast<std::size_t>(count->toLongLong()));
    if (!query.exec(
            QStringLiteral("SELECT %1 FROM entry ORDER BY seq").arg(QLatin1String(kColumns))))
        return tl::unexpected(connection.fault(query.lastError()));
    Shared shared;
    QByteArray lastHash;
    while (query.next()) {
        Entry entry;
        if (!readEntry(query, shared, lastHash, entry))
            return tl::unexpected(faultOf(FaultKind::Damaged, file, "it is of no known kind",
                                          "entry " + std::to_string(entry.seq)));
        lastHash = entry.hash;
        entries.push_back(std::move(entry));
    }
    if (query.lastError().isValid())
        return tl::unexpected(connection.fault(query.lastError()));
    return entries;
}

tl::expected<QSqlQuery, Fault> prepareInsert(Connection &connection)
{
    QSqlQuery query(connection.database());
    if (!query.prepare(QStringLiteral("INSERT INTO entry(%1) VALUES(%2)")
                           .arg(QLatin1String(kColumns), holders().join(QLatin1Char(',')))))
        return tl::unexpected(connection.fault(query.lastError()));
    return query;
}

void bindEntry(QSqlQuery &insert, const Entry &entry)
{
    const auto bind = [&insert](Column column, const QVariant &value) {
        insert.bindValue(holders().at(column), value);
    };
    bind(Seq, entry.seq);
    bind(Kind, QString(entryKindName(entry.kind)));
    bind(Actor, textOf(entry.actor));
    bind(AtUtc, textOf(entry.atUtc));
    bind(Target, entry.targetSeq > 0 ? QVariant(entry.targetSeq) : QVariant());
    bind(Command, bytesOf(entry.command));
    bind(Rolls, bytesOf(entry.rolls));
    bind(Source, QString(diceSourceName(entry.dice)));
    bind(EventsText, bytesOf(entry.events));
    bind(Overruled, bytesOf(entry.overruled));
    bind(Reason, textOf(entry.reason));
    bind(Print, entry.fingerprint);
    bind(Prev, QByteArray::fromHex(entry.prevHash));
    bind(Hash, QByteArray::fromHex(entry.hash));
}

qint64 rowBytes(const Entry &entry)
{
    constexpr qint64 kWidestUtf8 = 3; // a UTF-16 unit takes at most three bytes
    return entry.command.size() + entry.rolls.size() + entry.events.size() + entry.overruled.size()
        + (entry.reason.size() + entry.actor.size() + entry.atUtc.size()) * kWidestUtf8;
}

} // namespace qd
