// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/journal_bench.h"

using namespace qd;
using namespace qd::counting;

class TestSessionSnapshots : public QObject {
    Q_OBJECT
private slots:
    void areOnlyACache_data();
    void areOnlyACache();
    void deepTablesAreReadFromTheNearest();
};

void TestSessionSnapshots::areOnlyACache_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("another state") << QStringLiteral(
        "UPDATE snapshot SET state=CAST('{\"acts\":1,\"asked\":false,\"total\":5}' AS BLOB)");
    QTest::newRow("no state") << QStringLiteral(
        "UPDATE snapshot SET state=CAST('nonsense' AS BLOB)");
    QTest::newRow("nothing") << QStringLiteral("UPDATE snapshot SET state=zeroblob(0)");
    QTest::newRow("gone") << QStringLiteral("DELETE FROM snapshot");
    QTest::newRow("of other rules") << QStringLiteral("UPDATE snapshot SET module_version=9");
    QTest::newRow("at another entry") << QStringLiteral("UPDATE snapshot SET seq=seq+1");
}

void TestSessionSnapshots::areOnlyACache()
{
    QFETCH(QString, statement);
    const JournalBench bench;
    bench.fill(bench.path(), 700);
    std::vector<std::uint64_t> prints;
    {
        const auto session = bench.open(bench.path());
        for (qint64 seq = 0; seq <= 700; seq += 50)
            prints.push_back(session->at(seq).fingerprint());
    }
    QCOMPARE(bench.sql(bench.path(), {statement}), QString());
    {
        const auto session = bench.open(bench.path());
        QVERIFY(session);
        for (qint64 seq = 0; seq <= 700; seq += 50)
            QCOMPARE(session->at(seq).fingerprint(), prints[static_cast<std::size_t>(seq / 50)]);
        QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
    }
    // What disagreed was dropped, and the cache is whole again.
    QCOMPARE(bench.sql(bench.path(),
                       {QStringLiteral("CREATE TEMP TABLE t(n CHECK(n=5))"),
                        QStringLiteral(
                            "INSERT INTO t SELECT count(*) FROM snapshot JOIN entry USING(seq) "
                            "WHERE module_version=1 AND seq%128=0 AND length(state)>20")}),
             QString());
}

void TestSessionSnapshots::deepTablesAreReadFromTheNearest()
{
    const JournalBench bench;
    bench.fill(bench.path(), 5000);
    const auto session = bench.open(bench.path());
    QElapsedTimer timer;
    timer.start();
    for (const qint64 seq : {4999, 17, 2500, 3333, 640})
        QCOMPARE(session->at(seq).situation().turn, static_cast<int>(seq));
    QVERIFY2(timer.elapsed() < 5 * 20, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestSessionSnapshots)
#include "tst_session_snapshots.moc"
