// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the journal against plain SQLite in the same run, on the disk of the folder given (or
// the temporary one). Exit status 1 when a figure is beyond 1.5 times its target.
//   bench_journal [FOLDER]
#include "app/journal/hash_chain.h"
#include "app/journal/journal.h"
#include "tests/bench/sqlite_floor.h"
#include "tests/support/counting_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>
#include <random>

using namespace qd;
using namespace qd::counting;
using namespace qd::bench;

namespace {

constexpr int kActs = 4000;
constexpr int kTurns = 20;
constexpr int kLong = 100'000;
constexpr double kTolerance = 1.5;

/// Microseconds of this process on a processor: what has nothing to wait for is measured by it, so
/// that a busy machine doesn't count.
double processorTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e6 + static_cast<double>(time.tv_nsec) / 1e3;
}

/// One line a figure; true when it is within its tolerance.
bool tell(const char *what, double value, double target, const char *unit)
{
    const bool good = value <= target * kTolerance;
    std::printf("%-58s %10.2f %-4s target %8.2f  %s\n", what, value, unit, target,
                value <= target ? "ok" : (good ? "ok within tolerance" : "TOO SLOW"));
    std::fflush(stdout);
    return good;
}

std::vector<double> ourActs(const QString &file, int count)
{
    const auto session = TableSession::create(file, spec(), people(), surroundings());
    std::vector<double> times;
    int seen = 0;
    QObject::connect(session->get(), &TableSession::recorded, [&seen] { ++seen; });
    for (int i = 0; i < count; ++i) {
        Act act = i % 3 == 0 ? roll(std::vector<int>{1 + i % 6, 1 + (i + 1) % 6}) : add(i % 100);
        const double start = microseconds();
        if (!(*session)->record(act, QStringLiteral("odd")))
            std::exit(2);
        times.push_back(microseconds() - start);
    }
    return seen == count ? times : std::vector<double>{1e9};
}

/// Floor and our path by turns: a disk has its moods.
bool appends(const QDir &folder)
{
    std::vector<double> ours;
    std::vector<double> floor;
    for (int turn = 0; turn < kTurns; ++turn) {
        const QString number = QString::number(turn);
        const auto plain =
            floorAppends(folder.filePath(QStringLiteral("floor") + number), kActs / kTurns);
        floor.insert(floor.end(), plain.begin(), plain.end());
        const auto acts = ourActs(folder.filePath(QStringLiteral("acts") + number), kActs / kTurns);
        ours.insert(ours.end(), acts.begin(), acts.end());
    }
    const double floor50 = percentile(floor, 0.5);
    const double floor99 = percentile(floor, 0.99);
    std::printf(
        "plain SQLite append: p50 %.0f us, p99 %.0f us; one act: p50 %.0f us, p99 %.0f us\n",
        floor50, floor99, percentile(ours, 0.5), percentile(ours, 0.99));
    const bool half = tell("one act / plain append, p50", percentile(ours, 0.5) / floor50, 2, "x");
    const bool most = tell("one act / plain append, p99", percentile(ours, 0.99) / floor99, 3, "x");
    return half && most;
}

/// Entries as a real game's: some 300 bytes of command and events.
bool batch(const QString &file)
{
    TableInfo info;
    info.game = QStringLiteral("counting");
    const auto journal = Journal::create(file, info, QByteArray(32, 's'));
    Entry entry;
    entry.actor = QStringLiteral("odd");
    entry.atUtc = QStringLiteral("2026-01-02T03:04:05.678Z");
    entry.command = "{\"by\":3,\"do\":\"add\",\"filler\":\"" + QByteArray(60, 'c') + "\"}";
    entry.rolls = "[1,2,3]";
    entry.dice = DiceSource::Table;
    entry.events = "[{\"event\":\"add\",\"filler\":\"" + QByteArray(200, 'e') + "\",\"total\":3}]";
    entry.fingerprint = QByteArray(16, '0');
    const double start = processorTime();
    if (!(*journal)->beginBatch())
        return false;
    for (int i = 0; i < kLong; ++i)
        if (!(*journal)->append(entry))
            return false;
    if (!(*journal)->commitBatch())
        return false;
    const double rate = kLong / ((processorTime() - start) / 1e6);
    std::printf("batch of %d entries: %.0f entries/s\n", kLong, rate);
    return tell("50,000 entries/s over the rate of a batch", 50'000 / rate, 1, "x");
}

bool longTable(const QString &file)
{
    {
        const auto session = TableSession::create(file, spec(), people(), surroundings());
        const double start = processorTime();
        (*session)->beginBatch();
        for (int i = 0; i < kLong; ++i)
            if (!(*session)->record(i % 3 == 0 ? roll(std::vector<int>{1, 2}) : add(i % 100),
                                    QStringLiteral("odd")))
                return false;
        if (!(*session)->commitBatch())
            return false;
        std::printf("acts of the counting game in one batch: %.0f/s\n",
                    kLong / ((processorTime() - start) / 1e6));
    }
    const double start = processorTime();
    const auto session = TableSession::open(file, TableSession::Access::ReadWrite, surroundings());
    const double opened = (processorTime() - start) / 1000;
    if (!session || (*session)->liveCount() != kLong)
        return false;
    const bool open = tell("open and verify the chain of 100,000 entries", opened, 1000, "ms");
    std::mt19937 random(1);
    std::vector<double> jumps;
    for (int i = 0; i < 300; ++i) {
        const qint64 seq = std::uniform_int_distribution<qint64>(0, kLong)(random);
        const double from = processorTime();
        if ((*session)->at(seq).situation().turn != seq)
            return false;
        jumps.push_back((processorTime() - from) / 1000);
    }
    std::printf("jump: p50 %.2f ms\n", percentile(jumps, 0.5));
    return tell("jump to any entry, slowest of 300", percentile(jumps, 1), 20, "ms") && open;
}

void tellMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM"))
            std::printf("memory at most:%s\n", line.mid(6).simplified().constData());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QString base = QCoreApplication::arguments().value(1, QDir::tempPath());
    const QTemporaryDir folder(base + QStringLiteral("/bench-XXXXXX"));
    const QDir inside(folder.path());
    const bool acts = appends(inside);
    const bool fast = batch(inside.filePath(QStringLiteral("batch.qdj")));
    const bool late = longTable(inside.filePath(QStringLiteral("long.qdj")));
    tellMemory();
    return acts && fast && late ? 0 : 1;
}
