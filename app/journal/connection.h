// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QVariant>

#include <memory>
#include <tl/expected.hpp>

namespace qd {

/// One connection of Qt Sql to a journal's file, closed and forgotten with this object. Every
/// connection distrusts the file: no functions of the schema, cell sizes checked, no memory map.
class Connection {
public:
    enum class Mode {
        Look, ///< opened read-only
        Write,
    };
    /// `namedAs`: the file as the person gave it, for faults. Faults: as `fault`
    /// tells them.
    static tl::expected<std::unique_ptr<Connection>, Fault> open(const QString &path, Mode mode,
                                                                 const QString &namedAs);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    QSqlDatabase &database() { return m_database; }

    /// Runs one statement.
    tl::expected<void, Fault> run(const QString &sql);
    /// The first value of the first row of one statement, invalid for none.
    tl::expected<QVariant, Fault> value(const QString &sql);
    /// What an error of SQLite means to the person: Busy, ReadOnly, DiskFull, TooLarge, Damaged,
    /// NotOurs, Gone, Unreadable.
    Fault fault(const QSqlError &error) const;

private:
    Connection(QString name, QString file);
    QString m_name;
    QString m_file; ///< as the person gave it
    QSqlDatabase m_database;
};

} // namespace qd
