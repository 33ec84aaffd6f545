// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/fault_gate.h"
#include "tests/support/journal_bench.h"

#include <QSignalSpy>

#include <unistd.h>

using namespace qd;
using namespace qd::counting;
using faults::Failing;
using faults::Lasting;

namespace {

const QString kOdd = QStringLiteral("odd");

std::optional<Fault> faultOf(const tl::expected<qint64, Trouble> &answer)
{
    if (answer)
        return std::nullopt;
    const auto *fault = std::get_if<Fault>(&answer.error());
    return fault ? std::optional(*fault) : std::nullopt;
}

} // namespace

class TestDiskFaults : public QObject {
    Q_OBJECT
private slots:

    void cleanup() { faults::heal(); }

    void theGateIsInTheWay();
    void fullDiskWhileAppending();
    void fullDiskAtOpening();
    void fullDiskAtCreating();
    void fullDiskInABatch();
    void fullDiskWhileCopying();
    void brokenDiskAtEveryCall_data();
    void brokenDiskAtEveryCall();
    void removedFileIsNoticed_data();
    void removedFileIsNoticed();
    void readOnlyPlaces_data();
    void readOnlyPlaces();
    void crashedJournalIsReadWithoutWriting();
};

/// Else every test below proves nothing.
void TestDiskFaults::theGateIsInTheWay()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    for (const auto what : {Failing::Writes, Failing::Syncs}) {
        faults::fail(what, 1'000'000);
        QVERIFY(session->record(add(1), kOdd));
        QVERIFY(faults::calls() > 0);
    }
}

void TestDiskFaults::fullDiskWhileAppending()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QSignalSpy recorded(session.get(), &TableSession::recorded);
    QSignalSpy faulted(session.get(), &TableSession::faulted);
    for (int i = 0; i < 10; ++i)
        QVERIFY(session->record(add(1), kOdd));
    const auto print = session->now().fingerprint();
    faults::fail(Failing::NoSpace);
    for (int i = 0; i < 3; ++i) {
        const auto fault = faultOf(session->record(add(1), kOdd));
        QVERIFY(fault);
        QCOMPARE(fault->kind, FaultKind::DiskFull);
        QCOMPARE(fault->file, bench.path().toStdString());
        QVERIFY2(fault->detail.find("KiB free") != std::string::npos, fault->detail.c_str());
    }
    QVERIFY(faultOf(session->undo()));
    QVERIFY(faultOf(session->undoTo(3)));
    QCOMPARE(session->now().fingerprint(), print);
    QCOMPARE(session->entries().size(), std::size_t{10});
    QCOMPARE(recorded.size(), 10);
    QCOMPARE(faulted.size(), 5);
    QVERIFY(session->canUndo());
    faults::heal(); // somebody made room: work goes on without a restart
    QVERIFY(session->record(add(1), kOdd));
    QVERIFY(session->undo());
    QCOMPARE(session->entries().size(), std::size_t{12});
    QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
}

void TestDiskFaults::fullDiskAtOpening()
{
    const JournalBench bench;
    bench.fill(bench.path(), 50);
    faults::fail(Failing::NoSpace);
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    QCOMPARE(session->liveCount(), 50);
    QCOMPARE(faultOf(session->record(add(1), kOdd))->kind, FaultKind::DiskFull);
    faults::heal();
    QVERIFY(session->record(add(1), kOdd));
    QCOMPARE(session->liveCount(), 51);
}

void TestDiskFaults::fullDiskAtCreating()
{
    const JournalBench bench;
    for (int call = 0; call < 12; ++call) {
        faults::fail(Failing::NoSpace, call);
        const auto fault =
            faultIn(TableSession::create(bench.path(), spec(), people(), surroundings()));
        if (!faults::hasFailed()) {
            QVERIFY(call > 3);
            break;
        }
        if (fault)
            QCOMPARE(fault->kind, FaultKind::DiskFull);
        faults::heal();
        QFile::remove(bench.path());
        QVERIFY(QDir(bench.folder()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    }
}

void TestDiskFaults::fullDiskInABatch()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QVERIFY(session->record(add(5), kOdd));
    session->beginBatch();
    for (int i = 0; i < 300; ++i)
        QVERIFY(session->record(add(1), kOdd));
    faults::fail(Failing::NoSpace);
    const auto done = session->commitBatch();
    QVERIFY(!done);
    QCOMPARE(done.error().kind, FaultKind::DiskFull);
    QCOMPARE(session->entries().size(), std::size_t{1});
    QCOMPARE(total(session->now()), 5);
    QCOMPARE(session->liveCount(), 1);
    faults::heal();
    QVERIFY(session->record(add(1), kOdd));
    QCOMPARE(total(session->at(2)), 6);
    QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
}

void TestDiskFaults::fullDiskWhileCopying()
{
    const JournalBench bench;
    bench.fill(bench.path(), 400);
    const auto session = bench.open(bench.path());
    const QString copy = bench.path(QStringLiteral("copy.qdj"));
    faults::fail(Failing::NoSpace, 3);
    const auto saved = session->saveCopy(copy);
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, FaultKind::DiskFull);
    faults::heal();
    QCOMPARE(QDir(bench.folder()).entryList({QStringLiteral("*copy*")}, QDir::Files | QDir::Hidden),
             QStringList());
    QVERIFY(session->record(add(1), kOdd));
    QVERIFY(session->saveCopy(copy));
}

void TestDiskFaults::brokenDiskAtEveryCall_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("lasting");
    QTest::newRow("writes, once") << static_cast<int>(Failing::Writes)
                                  << static_cast<int>(Lasting::Once);
    QTest::newRow("writes, for ever")
        << static_cast<int>(Failing::Writes) << static_cast<int>(Lasting::Forever);
    QTest::newRow("syncs, once") << static_cast<int>(Failing::Syncs)
                                 << static_cast<int>(Lasting::Once);
    QTest::newRow("syncs, for ever")
        << static_cast<int>(Failing::Syncs) << static_cast<int>(Lasting::Forever);
}

/// Fails the k-th call for rising k until a session passes unharmed: no ack is lost, none is given
/// after a fault until the file was closed, opened and checked.
void TestDiskFaults::brokenDiskAtEveryCall()
{
    QFETCH(int, what);
    QFETCH(int, lasting);
    bool unharmed = false;
    for (int call = 0; call < 200 && !unharmed; ++call) {
        const JournalBench bench;
        auto session = bench.create(bench.path());
        QVERIFY(session);
        faults::fail(static_cast<Failing>(what), call, static_cast<Lasting>(lasting));
        QByteArray lastAck = session->info().seal;
        std::size_t acks = 0;
        bool failed = false;
        for (int i = 0; i < 12; ++i) {
            const auto done = session->record(add(1), kOdd);
            QVERIFY2(!(failed && done), "an ack after an I/O error");
            failed = failed || !done;
            if (done) {
                lastAck = session->entries().back().hash;
                ++acks;
            }
        }
        session.reset();
        unharmed = !faults::hasFailed();
        faults::heal();
        session = bench.open(bench.path());
        QVERIFY2(session, qPrintable(QStringLiteral("call %1").arg(call)));
        QVERIFY(session->entries().size() >= acks);
        QCOMPARE(acks == 0 ? session->info().seal : session->entries()[acks - 1].hash, lastAck);
        QVERIFY(session->record(add(1), kOdd));
        QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
    }
    QVERIFY(unharmed);
}

void TestDiskFaults::removedFileIsNoticed_data()
{
    QTest::addColumn<int>("how");
    QTest::newRow("removed") << 0;
    QTest::newRow("renamed") << 1;
    QTest::newRow("replaced") << 2;
}

void TestDiskFaults::removedFileIsNoticed()
{
    QFETCH(int, how);
    const JournalBench bench;
    const QString moved = bench.path(QStringLiteral("moved.qdj"));
    const auto session = bench.create(bench.path());
    QVERIFY(session->record(add(1), kOdd));
    if (how == 0)
        QVERIFY(QFile::remove(bench.path()));
    else
        QVERIFY(QFile::rename(bench.path(), moved));
    if (how == 2)
        QVERIFY(QFile::copy(moved, bench.path()));
    const auto fault = faultOf(session->record(add(1), kOdd));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::Gone);
    session->beginBatch();
    QVERIFY(faultOf(session->record(add(1), kOdd)));
    QCOMPARE(session->commitBatch().error().kind, FaultKind::Gone);
    QCOMPARE(total(session->now()), 1);
    // What is in memory can still be saved elsewhere.
    const QString rescued = bench.path(QStringLiteral("rescued.qdj"));
    QVERIFY(session->saveCopy(rescued));
    const auto report = verifyFile(rescued, VerifyDepth::Redecide, surroundings());
    QVERIFY(report && report->isSound());
    QCOMPARE(report->entries, 1);
    if (how == 1) { // brought back: work goes on
        QVERIFY(QFile::rename(moved, bench.path()));
        QVERIFY(session->record(add(1), kOdd));
    }
}

void TestDiskFaults::readOnlyPlaces_data()
{
    QTest::addColumn<bool>("folder");
    QTest::addColumn<bool>("crashed");
    QTest::newRow("file") << false << false;
    QTest::newRow("folder") << true << false;
    QTest::newRow("folder, with a -wal") << true << true;
    QTest::newRow("file, with a -wal") << false << true;
}

void TestDiskFaults::readOnlyPlaces()
{
    QFETCH(bool, folder);
    QFETCH(bool, crashed);
    const JournalBench bench;
    const QString inside = bench.path(QStringLiteral("inside"));
    QVERIFY(QDir().mkdir(inside));
    const QString file = inside + QStringLiteral("/table.qdj");
    bench.fill(bench.path(), 20);
    const auto writing = bench.open(bench.path());
    QVERIFY(writing->record(add(3), kOdd));
    if (!crashed)
        QVERIFY(writing->saveCopy(file));
    else // as a killed program leaves it
        for (const char *part : {"", "-wal"})
            QVERIFY(QFile::copy(bench.path() + QLatin1String(part), file + QLatin1String(part)));
    const QByteArray before = bench.bytes(file);
    const QByteArray walBefore = bench.bytes(file + QStringLiteral("-wal"));
    QCOMPARE(walBefore.isEmpty(), !crashed);
    using F = QFileDevice;
    const auto all = F::ReadOwner | F::ReadGroup | F::ReadOther;
    QFile::setPermissions(bench.folder(),
                          all | F::ExeOwner | F::ExeGroup | F::ExeOther | F::WriteOwner);
    QFile::setPermissions(file, folder ? all | F::WriteOwner | F::WriteOther : all);
    if (crashed)
        QFile::setPermissions(file + QStringLiteral("-wal"), all);
    const auto enter = F::ExeOwner | F::ExeGroup | F::ExeOther;
    QFile::setPermissions(inside, folder ? all | enter : all | enter | F::WriteOwner);
    // Nothing is read-only to the superuser: go on as somebody else.
    const bool root = ::geteuid() == 0;
    QVERIFY(!root || ::seteuid(65534) == 0);
    const auto writable =
        faultIn(TableSession::open(file, TableSession::Access::ReadWrite, surroundings()));
    const auto looking = TableSession::open(file, TableSession::Access::ReadOnly, surroundings());
    const auto made = faultIn(TableSession::create(inside + QStringLiteral("/new.qdj"), spec(),
                                                   people(), surroundings()));
    QVERIFY(!root || ::seteuid(0) == 0);
    QVERIFY(writable);
    QCOMPARE(writable->kind, FaultKind::ReadOnly);
    QVERIFY2(looking, "it could not be looked at");
    QCOMPARE((*looking)->liveCount(), 21);
    if (folder) {
        QVERIFY(made);
        QCOMPARE(made->kind, FaultKind::ReadOnly);
    }
    QCOMPARE(bench.bytes(file), before);
    QCOMPARE(bench.bytes(file + QStringLiteral("-wal")), walBefore);
    QVERIFY(!QFile::exists(file + QStringLiteral("-shm")));
    QFile::setPermissions(inside, all | enter | F::WriteOwner);
}

/// A journal of a killed program whose -wal somebody tampered with is refused untouched.
void TestDiskFaults::crashedJournalIsReadWithoutWriting()
{
    const JournalBench bench;
    const QString file = bench.path(QStringLiteral("crashed.qdj"));
    {
        const auto session = bench.create(bench.path());
        QVERIFY(session->record(add(1), kOdd));
        for (const char *part : {"", "-wal"})
            QVERIFY(QFile::copy(bench.path() + QLatin1String(part), file + QLatin1String(part)));
    }
    {
        const auto good = bench.open(file);
        QVERIFY(good);
        QCOMPARE(good->liveCount(), 1);
    }
    QCOMPARE(QDir(bench.folder()).entryList({QStringLiteral("crashed*")}, QDir::Files).size(), 1);
    // Another program leaves a view in the -wal.
    const QString work = bench.path(QStringLiteral("work.qdj"));
    const QString bad = bench.path(QStringLiteral("bad.qdj"));
    QVERIFY(QFile::copy(file, work));
    {
        QSqlDatabase raw =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        raw.setDatabaseName(work);
        QVERIFY(raw.open());
        {
            QSqlQuery query(raw);
            for (const char *statement :
                 {"PRAGMA journal_mode=WAL", "CREATE VIEW peek AS SELECT * FROM entry"}) {
                QVERIFY(query.exec(QLatin1String(statement)));
                query.finish();
            }
        }
        for (const char *part : {"", "-wal"})
            QVERIFY(QFile::copy(work + QLatin1String(part), bad + QLatin1String(part)));
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
    const QByteArray before = bench.bytes(bad) + bench.bytes(bad + QStringLiteral("-wal"));
    const auto fault =
        faultIn(TableSession::open(bad, TableSession::Access::ReadWrite, surroundings()));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::NotOurs);
    QCOMPARE(fault->place, std::string("peek"));
    QCOMPARE(bench.bytes(bad) + bench.bytes(bad + QStringLiteral("-wal")), before);
}

QTEST_GUILESS_MAIN(TestDiskFaults)
#include "tst_disk_faults.moc"
