// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/connection.h"

#include "app/journal/sqlite_fault.h"

#include <QSqlQuery>

#include <atomic>

namespace qd {

Connection::Connection(QString name, QString file)
    : m_name(std::move(name)), m_file(std::move(file))
{
}

tl::expected<std::unique_ptr<Connection>, Fault> Connection::open(const QString &path, Mode mode,
                                                                  const QString &namedAs)
{
    static std::atomic<quint64> counter{0};
    std::unique_ptr<Connection> connection(
        new Connection(QStringLiteral("journal-%1").arg(++counter), namedAs));
    QSqlDatabase &database = connection->m_database;
    database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection->m_name);
    // A person waits for the answer: far less than Qt's five seconds.
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=100");
    if (mode == Mode::Look)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    database.setConnectOptions(options);
    database.setDatabaseName(path);
    if (!database.open())
        return tl::unexpected(connection->fault(database.lastError()));
    for (const char *pragma : {"trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0",
                               "recursive_triggers=ON", "foreign_keys=ON"})
        if (auto done = connection->run(QStringLiteral("PRAGMA ") + QLatin1String(pragma)); !done)
            return tl::unexpected(done.error());
    return connection;
}

Connection::~Connection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

tl::expected<void, Fault> Connection::run(const QString &sql)
{
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        return tl::unexpected(fault(query.lastError()));
    return {};
}

tl::expected<QVariant, Fault> Connection::value(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return tl::unexpected(fault(query.lastError()));
    if (query.next())
        return query.value(0);
    if (query.lastError().isValid())
        return tl::unexpected(fault(query.lastError()));
    return QVariant();
}

Fault Connection::fault(const QSqlError &error) const
{
    return sqliteFault(error, m_file);
}

} // namespace qd
