// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/schema.h"

namespace qd::schema {
namespace {

// JSON texts stand in BLOB columns (as UTF-8): they are read as they are, without a way through
// UTF-16. No JSON functions here: a file that others wrote is opened with trusted_schema=OFF, which
// forbids them. Bytes of photos stay outside the chain; their hash stands in the entry's command.

Object table(const char *name, const char *columns)
{
    const QString id = QString::fromLatin1(name);
    return {QStringLiteral("table"), id, id,
            QStringLiteral("CREATE TABLE %1(%2) STRICT").arg(id, QString::fromLatin1(columns))};
}

Object refusing(const char *onTable, const char *what)
{
    const QString id = QString::fromLatin1(onTable);
    const QString verb = QString::fromLatin1(what);
    const QString name = id + u'_' + QStringLiteral("no_") + verb;
    return {QStringLiteral("trigger"), name, id,
            QStringLiteral("CREATE TRIGGER %1 BEFORE %2 ON %3 BEGIN "
                           "SELECT RAISE(ABORT,'a journal is only ever added to'); END")
                .arg(name, verb.toUpper(), id)};
}

/// The rows come in their order, each on the hash of the one before it. Stops INSERT OR REPLACE
/// too.
Object entryOrder()
{
    return {QStringLiteral("trigger"), QStringLiteral("entry_order"), QStringLiteral("entry"),
            QStringLiteral(
                "CREATE TRIGGER entry_order BEFORE INSERT ON entry "
                "WHEN NEW.seq IS NOT (SELECT coalesce(max(seq),0)+1 FROM entry) "
                "OR NEW.prev_hash IS NOT coalesce((SELECT hash FROM entry WHERE seq=NEW.seq-1),"
                "(SELECT seal FROM table_info)) "
                "BEGIN SELECT RAISE(ABORT,'the entry does not follow the last one'); END")};
}

/// One opening row: a second one, or one written over it, is refused.
Object single(const char *onTable)
{
    const QString id = QString::fromLatin1(onTable);
    return {QStringLiteral("trigger"), id + QStringLiteral("_single"), id,
            QStringLiteral("CREATE TRIGGER %1_single BEFORE INSERT ON %1 "
                           "WHEN EXISTS(SELECT 1 FROM %1) "
                           "BEGIN SELECT RAISE(ABORT,'there is one such row'); END")
                .arg(id)};
}

std::vector<Object> makeObjects()
{
    std::vector<Object> all{
        table(
            "table_info",
            "id INTEGER PRIMARY KEY CHECK(id=1), game TEXT NOT NULL, module_version INTEGER NOT "
            "NULL, "
            "edition TEXT NOT NULL, scenario TEXT NOT NULL, options BLOB NOT NULL, board BLOB NOT "
            "NULL, "
            "script_seed TEXT, title TEXT NOT NULL, players BLOB NOT NULL, referee TEXT NOT NULL, "
            "dice_commitment BLOB NOT NULL CHECK(length(dice_commitment)=32), created_utc TEXT NOT "
            "NULL, "
            "app_version TEXT NOT NULL, seal BLOB NOT NULL CHECK(length(seal)=32)"),
        table("entry",
              "seq INTEGER PRIMARY KEY CHECK(seq>0), kind TEXT NOT NULL, actor TEXT NOT NULL, "
              "at_utc TEXT NOT NULL, target_seq INTEGER REFERENCES entry(seq), command BLOB NOT "
              "NULL, "
              "rolls BLOB NOT NULL, dice_source TEXT NOT NULL, events BLOB NOT NULL, overruled "
              "BLOB NOT NULL, "
              "reason TEXT NOT NULL, fingerprint BLOB NOT NULL CHECK(length(fingerprint)=16), "
              "prev_hash BLOB NOT NULL CHECK(length(prev_hash)=32), hash BLOB NOT NULL "
              "CHECK(length(hash)=32)"),
        table("snapshot",
              "seq INTEGER PRIMARY KEY REFERENCES entry(seq), module_version INTEGER NOT NULL, "
              "state BLOB NOT NULL"),
        table("attachment",
              "id INTEGER PRIMARY KEY, seq INTEGER NOT NULL REFERENCES entry(seq), name TEXT NOT "
              "NULL, "
              "media_type TEXT NOT NULL, sha256 BLOB NOT NULL CHECK(length(sha256)=32), "
              "content BLOB NOT NULL"),
        table("dice_secret",
              "id INTEGER PRIMARY KEY CHECK(id=1), seed BLOB NOT NULL CHECK(length(seed)=32)"),
    };
    all.push_back(entryOrder());
    for (const char *once : {"table_info", "dice_secret"})
        all.push_back(single(once));
    for (const char *kept : {"table_info", "entry", "attachment", "dice_secret"})
        for (const char *verb : {"update", "delete"})
            all.push_back(refusing(kept, verb));
    return all;
}

} // namespace

const std::vector<Object> &objects()
{
    static const std::vector<Object> kObjects = makeObjects();
    return kObjects;
}

} // namespace qd::schema
