// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/sqlite_floor.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sqlite3.h>
#include <string>

namespace qd::bench {
namespace {

void check(sqlite3 *database, int code)
{
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW)
        return;
    std::fprintf(stderr, "floor: %s\n", sqlite3_errmsg(database));
    std::exit(2);
}

sqlite3_stmt *prepare(sqlite3 *database, const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    check(database, sqlite3_prepare_v2(database, sql, -1, &statement, nullptr));
    return statement;
}

void step(sqlite3 *database, sqlite3_stmt *statement)
{
    check(database, sqlite3_step(statement));
    sqlite3_reset(statement);
}

} // namespace

double microseconds()
{
    using namespace std::chrono;
    return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

double percentile(std::vector<double> &values, double share)
{
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values[std::min(at, values.size() - 1)];
}

std::vector<double> floorAppends(const QString &file, int count)
{
    sqlite3 *database = nullptr;
    check(database, sqlite3_open(QFile::encodeName(file).constData(), &database));
    check(database,
          sqlite3_exec(
              database,
              "PRAGMA locking_mode=EXCLUSIVE;PRAGMA journal_mode=WAL;PRAGMA synchronous=FULL;"
              "CREATE TABLE entry(seq INTEGER PRIMARY KEY, ts INTEGER NOT NULL, turn INTEGER, kind "
              "TEXT NOT "
              "NULL, payload TEXT NOT NULL, prev BLOB, hash BLOB);CREATE INDEX e_turn ON "
              "entry(turn,kind);",
              nullptr, nullptr, nullptr));
    sqlite3_stmt *insert = prepare(database, "INSERT INTO entry VALUES(?,?,?,?,?,?,?)");
    sqlite3_stmt *begin = prepare(database, "BEGIN IMMEDIATE");
    sqlite3_stmt *commit = prepare(database, "COMMIT");
    const std::string payload(300, 'x');
    std::array<unsigned char, 32> hash{};
    std::vector<double> times;
    times.reserve(static_cast<std::size_t>(count));
    for (int i = 1; i <= count; ++i) {
        const double start = microseconds();
        std::memcpy(hash.data(), &i, sizeof i);
        step(database, begin);
        sqlite3_bind_int(insert, 1, i);
        sqlite3_bind_int64(insert, 2, static_cast<sqlite3_int64>(start));
        sqlite3_bind_int(insert, 3, i / 50);
        sqlite3_bind_text(insert, 4, "move.plot", -1, SQLITE_STATIC);
        sqlite3_bind_text(insert, 5, payload.data(), static_cast<int>(payload.size()),
                          SQLITE_STATIC);
        sqlite3_bind_blob(insert, 6, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC);
        sqlite3_bind_blob(insert, 7, hash.data(), static_cast<int>(hash.size()), SQLITE_STATIC);
        step(database, insert);
        step(database, commit);
        times.push_back(microseconds() - start);
    }
    for (sqlite3_stmt *statement : {insert, begin, commit})
        sqlite3_finalize(statement);
    sqlite3_close(database);
    return times;
}

} // namespace qd::bench
