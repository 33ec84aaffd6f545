// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/counting_table.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace qd::counting {

/// A folder with a table of the counting game, for one test.
class JournalBench {
public:
    JournalBench() : m_folder(base() + QStringLiteral("/quarterdeck-XXXXXX"))
    {
        QVERIFY(m_folder.isValid());
    }

    QString path(const QString &name = QStringLiteral("table.qdj")) const
    {
        return m_folder.filePath(name);
    }

    QString folder() const { return m_folder.path(); }

    static std::unique_ptr<TableSession> create(const QString &file)
    {
        auto made = TableSession::create(file, spec(), people(), surroundings());
        return made ? std::move(*made) : nullptr;
    }

    static std::unique_ptr<TableSession> open(const QString &file)
    {
        auto opened = TableSession::open(file, TableSession::Access::ReadWrite, surroundings());
        return opened ? std::move(*opened) : nullptr;
    }

    /// A table with `acts` acts of several kinds, closed again.
    static void fill(const QString &file, int acts)
    {
        const auto session = create(file);
        QVERIFY(session);
        session->beginBatch();
        for (int i = 0; i < acts; ++i) {
            const Act act = i % 3 == 0 ? roll() : add(i % 50);
            QVERIFY(session->record(act, QStringLiteral("odd"), TableSession::MissingDice::Roll));
        }
        QVERIFY(session->commitBatch());
    }

    static QByteArray bytes(const QString &file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }

    /// Runs SQL on a file as any SQLite program could; triggers stand in the way as they do there.
    static QString sql(const QString &file, const QStringList &statements)
    {
        const QString name = QStringLiteral("raw");
        QString error;
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            raw.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=50"));
            raw.setDatabaseName(file);
            if (!raw.open())
                error = raw.lastError().text();
            for (const QString &statement : statements) {
                QSqlQuery query(raw);
                if (error.isEmpty() && !query.exec(statement))
                    error = query.lastError().text();
            }
            raw.close();
        }
        QSqlDatabase::removeDatabase(name);
        return error;
    }

    /// The same with the append-only triggers taken away meanwhile, as somebody would who cheats.
    static QString cheat(const QString &file, const QStringList &statements)
    {
        QStringList all{QStringLiteral("PRAGMA foreign_keys=OFF")};
        QStringList back;
        const QString name = QStringLiteral("triggers");
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            raw.setDatabaseName(file);
            if (!raw.open())
                return raw.lastError().text();
            QSqlQuery query(raw);
            query.exec(QStringLiteral("SELECT name,sql FROM sqlite_schema WHERE type='trigger'"));
            while (query.next()) {
                all.append(QStringLiteral("DROP TRIGGER ") + query.value(0).toString());
                back.append(query.value(1).toString());
            }
            query.finish();
            raw.close();
        }
        QSqlDatabase::removeDatabase(name);
        return sql(file, all + statements + back);
    }

private:
    /// In memory where there is such a place: thousands of syncs are not what these tests are
    /// about.
    static QString base()
    {
        const QFileInfo memory(QStringLiteral("/dev/shm"));
        return memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath();
    }

    QTemporaryDir m_folder;
};

inline std::optional<Fault> faultIn(const TableSession::Opened &opened)
{
    if (opened)
        return std::nullopt;
    const auto *fault = std::get_if<Fault>(&opened.error());
    return fault ? std::optional(*fault) : std::nullopt;
}

} // namespace qd::counting
