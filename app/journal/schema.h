// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace qd::schema {

/// "QDJ1" at offset 68 of the file: how desktops and we tell a journal from other SQLite files.
constexpr quint32 kApplicationId = 0x51444A31;
/// The version of the tables below; a higher one was written by a newer program.
constexpr int kUserVersion = 1;

/// No row of `entry` holds more than this; a longer one is refused, at writing and at reading.
constexpr qint64 kRowBytes = qint64{1} << 20U;
/// The most that a board or a snapshot may take.
constexpr qint64 kLargeBytes = qint64{16} << 20U;

/// One object of the file: as sqlite_schema names it, and the statement that makes it.
struct Object {
    QString type;
    QString name;
    QString table;
    QString sql;
    friend bool operator==(const Object &, const Object &) = default;
};

/// All objects, in the order in which they are made. A file with any other object, or with one of
/// another text, is not opened.
const std::vector<Object> &objects();

} // namespace qd::schema
