// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/fault_sentence.h"
#include "tests/support/journal_bench.h"

#include <QElapsedTimer>
#include <QProcess>

using namespace qd;
using namespace qd::counting;

class TestSecondProgram : public QObject {
    Q_OBJECT
private slots:
    void isToldAtOnceWhoHoldsIt();
    void mayLookAtTheNewestCopy();
    void anySqliteProgramIsNoticed();
    void sameProgramTwice();

private:
    static void hold(QProcess &child, const QString &file);
};

void TestSecondProgram::hold(QProcess &child, const QString &file)
{
    child.start(QStringLiteral(QD_CHILD), {QStringLiteral("hold"), file});
    QVERIFY(child.waitForReadyRead());
    QCOMPARE(child.readAllStandardOutput().trimmed(), QByteArray("held"));
}

void TestSecondProgram::isToldAtOnceWhoHoldsIt()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    QProcess child;
    hold(child, bench.path());
    QElapsedTimer timer;
    timer.start();
    const auto fault =
        faultIn(TableSession::open(bench.path(), TableSession::Access::ReadWrite, surroundings()));
    QVERIFY2(timer.elapsed() <= 300, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::Busy);
    QVERIFY2(fault->detail.find(std::to_string(child.processId())) != std::string::npos,
             fault->detail.c_str());
    QVERIFY2(fault->detail.find("counting_child") != std::string::npos, fault->detail.c_str());
    QCOMPARE(QString::fromStdString(fault->place),
             QStringLiteral("process %1 counting_child").arg(child.processId()));
    QCOMPARE(faultSentence(*fault),
             QStringLiteral("%1 is open in counting_child (process %2). Close it there, or look at "
                            "a copy here.")
                 .arg(bench.path())
                 .arg(child.processId()));
    child.kill(); // a lock of a killed program frees itself
    child.waitForFinished();
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    QVERIFY(session->record(add(1), QStringLiteral("odd")));
}

void TestSecondProgram::mayLookAtTheNewestCopy()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    {
        const auto session = bench.open(bench.path());
        QVERIFY(session->record(add(1), QStringLiteral("odd")));
    }
    QProcess child;
    hold(child, bench.path());
    const auto looking =
        TableSession::open(bench.path(), TableSession::Access::ReadOnly, surroundings());
    QVERIFY(looking);
    QCOMPARE((*looking)->liveCount(), 11);
    QCOMPARE(verifyFile(bench.path(), VerifyDepth::Redecide, surroundings())->entries, 11);
    child.closeWriteChannel();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitCode(), 0);
    QCOMPARE(QDir(bench.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestSecondProgram::anySqliteProgramIsNoticed()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    {
        QSqlDatabase raw =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        raw.setDatabaseName(bench.path());
        QVERIFY(raw.open());
        QSqlQuery query(raw);
        QVERIFY(query.exec(QStringLiteral("BEGIN EXCLUSIVE")));
        QElapsedTimer timer;
        timer.start();
        const auto fault = faultIn(
            TableSession::open(bench.path(), TableSession::Access::ReadWrite, surroundings()));
        QVERIFY2(timer.elapsed() <= 300, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(fault);
        QCOMPARE(fault->kind, FaultKind::Busy);
        query.exec(QStringLiteral("ROLLBACK"));
        query.finish();
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
    // And the other way round: it is kept out while we have the table open.
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    QVERIFY(!bench.sql(bench.path(), {QStringLiteral("SELECT * FROM entry")}).isEmpty());
}

void TestSecondProgram::sameProgramTwice()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    const auto session = bench.open(bench.path());
    for (const auto access : {TableSession::Access::ReadWrite, TableSession::Access::ReadOnly}) {
        const auto fault = faultIn(TableSession::open(bench.path(), access, surroundings()));
        QVERIFY(fault);
        QCOMPARE(fault->kind, FaultKind::Busy);
    }
    QVERIFY(session->record(add(1), QStringLiteral("odd")));
}

QTEST_GUILESS_MAIN(TestSecondProgram)
#include "tst_second_program.moc"
