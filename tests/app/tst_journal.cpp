// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/hash_chain.h"
#include "app/journal/journal.h"
#include "app/journal/schema.h"
#include "app/session/verify.h"
#include "tests/support/journal_bench.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QtEndian>

using namespace qd;
using namespace qd::counting;

namespace {

Entry sampleEntry()
{
    Entry entry;
    entry.seq = 1;
    entry.actor = QStringLiteral("odd");
    entry.atUtc = QStringLiteral("2026-01-02T03:04:05.678Z");
    entry.command = R"({"by":3,"do":"add"})";
    entry.rolls = "[]";
    entry.events = R"([{"event":"add","rule":null,"total":3}])";
    entry.fingerprint = "0123456789abcdef";
    return entry;
}

/// Texts of the tables below.
QStringList lines(std::initializer_list<const char *> texts)
{
    QStringList all;
    for (const char *text : texts)
        all.append(QString::fromLatin1(text));
    return all;
}

bool sameEntries(const std::vector<Entry> &a, const std::vector<Entry> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Entry &x, const Entry &y) {
        return x.seq == y.seq && x.kind == y.kind && x.actor == y.actor && x.atUtc == y.atUtc
            && x.targetSeq == y.targetSeq && x.command == y.command && x.rolls == y.rolls
            && x.dice == y.dice && x.events == y.events && x.overruled == y.overruled
            && x.reason == y.reason && x.fingerprint == y.fingerprint && x.prevHash == y.prevHash
            && x.hash == y.hash;
    });
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT
private slots:
    void chainHasKnownHashes();
    void everyColumnCounts_data();
    void everyColumnCounts();
    void keepsWhatWasAppended();
    void isAppendOnly_data();
    void isAppendOnly();
    void tamperingIsFound_data();
    void tamperingIsFound();
    void bitFlipsAreFound();
    void refusesWhatIsNotOurs_data();
    void refusesWhatIsNotOurs();
    void refusesHugeRows();
    void refusesHolesAndEmptyPages();
    void countsNoBlocksWhereThereAreNone();
    void takesNoHugeEntry();
    void isOneFileAtRest();
    void neverOverwrites();
    void copyIsWhole();
    void restingFileIsWhole();
};

/// The bytes under the hash are fixed for ever: journals of every version must verify.
void TestJournal::chainHasKnownHashes()
{
    TableInfo info;
    info.game = QStringLiteral("counting");
    info.moduleVersion = 1;
    info.options = "{}";
    info.board = "{}";
    info.players = {QStringLiteral("Ann")};
    info.diceCommitment = QByteArray(64, '0');
    QCOMPARE(sealOf(info),
             QByteArray("9a0002b29013b973aa35f8f052504009acc3dfbd7771cfb206e94300162f524e"));
    QCOMPARE(HashChain(QByteArray(64, '0')).next(sampleEntry()),
             QByteArray("c1798fb6f2f5bee406385dd3ea79e0ed516bcc1fdf348ec8029fa6f34cbb1e45"));
}

void TestJournal::everyColumnCounts_data()
{
    QTest::addColumn<int>("column");
    for (int column = 0; column < 12; ++column)
        QTest::addRow("column %d", column) << column;
}

void TestJournal::everyColumnCounts()
{
    QFETCH(int, column);
    Entry changed = sampleEntry();
    switch (column) {
    case 0:
        changed.seq = 2;
        break;
    case 1:
        changed.kind = EntryKind::Photo;
        break;
    case 2:
        changed.actor = QStringLiteral("even");
        break;
    case 3:
        changed.atUtc = QStringLiteral("2026-01-02T03:04:05.679Z");
        break;
    case 4:
        changed.targetSeq = 1;
        break;
    case 5:
        changed.command += ' ';
        break;
    case 6:
        changed.rolls = "[1]";
        break;
    case 7:
        changed.dice = DiceSource::App;
        break;
    case 8:
        changed.events += ' ';
        break;
    case 9:
        changed.overruled = "{}";
        break;
    case 10:
        changed.reason = QStringLiteral("x");
        break;
    default:
        changed.fingerprint = "0123456789abcdee";
        break;
    }
    const QByteArray head(64, '0');
    QVERIFY(HashChain(head).next(changed) != HashChain(head).next(sampleEntry()));
}

void TestJournal::keepsWhatWasAppended()
{
    const JournalBench bench;
    TableInfo info;
    info.game = QStringLiteral("counting");
    info.title = QStringLiteral("Santa Cruz, « ñ » — \"quoted\"");
    info.players = {QStringLiteral("Ann"), QStringLiteral("Bo")};
    info.scriptSeed = 18'446'744'073'709'551'615U;
    info.hasScriptSeed = true;
    Entry entry = sampleEntry();
    entry.reason = QStringLiteral("über ñ");
    {
        auto made = Journal::create(bench.path(), info, QByteArray(32, 's'));
        QVERIFY(made);
        QVERIFY((*made)->append(entry));
    }
    const auto opened = Journal::open(bench.path(), Journal::Access::ReadWrite);
    QVERIFY(opened);
    QCOMPARE((*opened)->info().title, info.title);
    QCOMPARE((*opened)->info().players, info.players);
    QCOMPARE((*opened)->info().scriptSeed, info.scriptSeed);
    QVERIFY((*opened)->info().hasScriptSeed);
    QCOMPARE((*opened)->diceSeed(), QByteArray(32, 's'));
    const auto entries = (*opened)->entries();
    QVERIFY(entries);
    QVERIFY(sameEntries(*entries, {entry}));
    QVERIFY(!findBreak((*opened)->info(), *entries));
}

void TestJournal::isAppendOnly_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("update entry") << QString::fromLatin1("UPDATE entry SET actor='x' WHERE seq=1");
    QTest::newRow("delete entry") << QString::fromLatin1("DELETE FROM entry WHERE seq=9");
    QTest::newRow("replace entry")
        << QString::fromLatin1("INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE seq=4");
    QTest::newRow("gap") << QString::fromLatin1(
        "INSERT INTO entry SELECT 99,kind,actor,at_utc,target_seq,command,rolls,dice_source,"
        "events,overruled,reason,fingerprint,prev_hash,hash FROM entry WHERE seq=9");
    QTest::newRow("wrong previous hash") << QString::fromLatin1(
        "INSERT INTO entry SELECT 10,kind,actor,at_utc,target_seq,command,rolls,dice_source,"
        "events,overruled,reason,fingerprint,prev_hash,hash FROM entry WHERE seq=4");
    QTest::newRow("update opening row") << QString::fromLatin1("UPDATE table_info SET title='x'");
    QTest::newRow("delete opening row") << QString::fromLatin1("DELETE FROM table_info");
    QTest::newRow("replace opening row")
        << QString::fromLatin1("INSERT OR REPLACE INTO table_info SELECT * FROM table_info");
    QTest::newRow("update secret")
        << QString::fromLatin1("UPDATE dice_secret SET seed=zeroblob(32)");
    QTest::newRow("delete secret") << QString::fromLatin1("DELETE FROM dice_secret");
}

void TestJournal::isAppendOnly()
{
    QFETCH(QString, statement);
    const JournalBench bench;
    bench.fill(bench.path(), 9);
    // Even to a program that knows nothing of our pragmas.
    QVERIFY(!bench.sql(bench.path(), {statement}).isEmpty());
    const auto report = verifyFile(bench.path(), VerifyDepth::Redecide, surroundings());
    QVERIFY(report && report->isSound());
    QCOMPARE(report->entries, 9);
}

void TestJournal::tamperingIsFound_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<qint64>("firstBad");
    QTest::addColumn<int>("flaw");
    const auto row = [](const char *name, const QStringList &statements, qint64 bad,
                        VerifyFlaw flaw) {
        QTest::newRow(name) << statements << bad << static_cast<int>(flaw);
    };
    row("a mistyped die mended",
        lines({"UPDATE entry SET rolls=CAST('[6,5]' AS BLOB) WHERE seq=4"}), 4,
        VerifyFlaw::Content);
    row("another actor", lines({"UPDATE entry SET actor='even' WHERE seq=7"}), 7,
        VerifyFlaw::Content);
    row("another time", lines({"UPDATE entry SET at_utc='2020-01-01T00:00:00.000Z' WHERE seq=20"}),
        20, VerifyFlaw::Content);
    row("another hash", lines({"UPDATE entry SET hash=zeroblob(32) WHERE seq=5"}), 5,
        VerifyFlaw::Content);
    row("another previous hash", lines({"UPDATE entry SET prev_hash=zeroblob(32) WHERE seq=5"}), 5,
        VerifyFlaw::Order);
    row("an entry deleted", lines({"DELETE FROM entry WHERE seq=11"}), 11, VerifyFlaw::Missing);
    row("the first deleted", lines({"DELETE FROM entry WHERE seq=1"}), 1, VerifyFlaw::Missing);
    row("deleted and closed up",
        lines({"DELETE FROM entry WHERE seq=11", "UPDATE entry SET seq=seq-1 WHERE seq>11"}), 11,
        VerifyFlaw::Order);
    row("an entry inserted",
        lines({"UPDATE entry SET seq=-seq WHERE seq>=10", "UPDATE entry SET seq=1-seq WHERE seq<0",
               "INSERT INTO entry SELECT "
               "10,kind,actor,at_utc,target_seq,command,rolls,dice_source,events,overruled,reason,"
               "fingerprint,prev_hash,hash FROM entry WHERE seq=9"}),
        10, VerifyFlaw::Order);
    row("two swapped",
        lines({"UPDATE entry SET seq=1000 WHERE seq=6", "UPDATE entry SET seq=6 WHERE seq=7",
               "UPDATE entry SET seq=7 WHERE seq=1000"}),
        6, VerifyFlaw::Order);
    row("another board", lines({"UPDATE table_info SET board=CAST('{}' AS BLOB)"}), 0,
        VerifyFlaw::Seal);
    row("another referee", lines({"UPDATE table_info SET referee='me'"}), 0, VerifyFlaw::Seal);
}

void TestJournal::tamperingIsFound()
{
    QFETCH(QStringList, statements);
    QFETCH(qint64, firstBad);
    QFETCH(int, flaw);
    const JournalBench bench;
    bench.fill(bench.path(), 30);
    // CHECK(seq>0) is the file's own guard; a cheat's program turns it off.
    QCOMPARE(bench.cheat(bench.path(), lines({"PRAGMA ignore_check_constraints=ON"}) + statements),
             QString());
    const QByteArray before = bench.bytes(bench.path());
    const auto report = verifyFile(bench.path(), VerifyDepth::Chain, surroundings());
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QCOMPARE(report->firstBad, firstBad);
    QCOMPARE(static_cast<int>(report->flaw), flaw);
    const auto fault =
        faultIn(TableSession::open(bench.path(), TableSession::Access::ReadWrite, surroundings()));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::Damaged);
    QCOMPARE(fault->place,
             firstBad == 0 ? std::string("table_info") : "entry " + std::to_string(firstBad));
    QCOMPARE(bench.bytes(bench.path()), before);
}

void TestJournal::bitFlipsAreFound()
{
    const JournalBench bench;
    bench.fill(bench.path(), 60);
    const QByteArray good = bench.bytes(bench.path());
    std::vector<Entry> entries;
    QByteArray seal;
    {
        const auto journal = Journal::open(bench.path(), Journal::Access::ReadOnly);
        QVERIFY(journal);
        entries = *(*journal)->entries();
        seal = (*journal)->info().seal;
    }
    QRandomGenerator random(1797);
    int noticed = 0;
    for (int round = 0; round < 150; ++round) {
        QByteArray flipped = good;
        const int bit = random.bounded(static_cast<int>(good.size()) * 8);
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        const QString file = bench.path(QStringLiteral("flipped.qdj"));
        QFile::remove(file);
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(flipped);
        out.close();
        const auto journal = Journal::open(file, Journal::Access::ReadOnly);
        const auto read = journal ? (*journal)->entries() : tl::unexpected(journal.error());
        if (!read || findBreak((*journal)->info(), *read)) {
            ++noticed;
            continue;
        }
        QVERIFY2(sameEntries(*read, entries) && (*journal)->info().seal == seal,
                 qPrintable(QStringLiteral("bit %1 changed something unnoticed").arg(bit)));
    }
    QVERIFY(noticed > 50);
}

void TestJournal::refusesWhatIsNotOurs_data()
{
    QTest::addColumn<QStringList>("statements"); // on a good journal
    QTest::addColumn<QByteArray>("contents"); // or the file's bytes
    QTest::addColumn<int>("cut"); // or where it ends
    QTest::addColumn<int>("kind");
    const auto made = [](const char *name, const QStringList &statements, FaultKind kind) {
        QTest::newRow(name) << statements << QByteArray() << -1 << static_cast<int>(kind);
    };
    const auto bytes = [](const char *name, const QByteArray &contents, FaultKind kind) {
        QTest::newRow(name) << QStringList() << contents << -1 << static_cast<int>(kind);
    };
    const auto cut = [](const char *name, int at, FaultKind kind) {
        QTest::newRow(name) << QStringList() << QByteArray() << at << static_cast<int>(kind);
    };
    bytes("empty", QByteArray(""), FaultKind::NotOurs);
    bytes("text", "a letter to the admiral\n", FaultKind::NotOurs);
    bytes("noise", QByteArray(9000, '\xA5'), FaultKind::NotOurs);
    bytes("magic only", QByteArray("SQLite format 3\0 and no more", 28), FaultKind::Damaged);
    made("other application", lines({"PRAGMA application_id=1397903185"}), FaultKind::NotOurs);
    made("no application", lines({"PRAGMA application_id=0"}), FaultKind::NotOurs);
    made("newer version", lines({"PRAGMA user_version=2"}), FaultKind::TooNew);
    made("no version", lines({"PRAGMA user_version=0"}), FaultKind::Malformed);
    made("a view more", lines({"CREATE VIEW peek AS SELECT * FROM entry"}), FaultKind::NotOurs);
    made("a trigger more",
         lines({"CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM snapshot; END"}),
         FaultKind::NotOurs);
    made("an index more", lines({"CREATE INDEX i ON entry(kind)"}), FaultKind::NotOurs);
    made("a table more", lines({"CREATE TABLE t(x)"}), FaultKind::NotOurs);
    made("a trigger less", lines({"DROP TRIGGER entry_no_update"}), FaultKind::NotOurs);
    made("entry as a view",
         lines({"DROP TABLE entry",
                "CREATE VIEW entry AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL "
                "SELECT x+1 FROM r) SELECT * FROM r"}),
         FaultKind::NotOurs);
    made("a column more", lines({"ALTER TABLE entry ADD COLUMN more TEXT"}), FaultKind::NotOurs);
    cut("cut in the header", 60, FaultKind::Damaged);
    cut("cut in a page", 9000, FaultKind::Damaged);
    cut("cut by a page", 3 * 4096, FaultKind::Damaged);
}

void TestJournal::refusesWhatIsNotOurs()
{
    QFETCH(QStringList, statements);
    QFETCH(QByteArray, contents);
    QFETCH(int, cut);
    QFETCH(int, kind);
    const JournalBench bench;
    const QString file = bench.path();
    if (contents.isNull()) {
        bench.fill(file, 12);
        QStringList all{QStringLiteral("PRAGMA foreign_keys=OFF")};
        if (statements.value(0).startsWith(QLatin1String("DROP TABLE")))
            all = QStringList{QStringLiteral("DROP TRIGGER entry_no_delete"),
                              QStringLiteral("PRAGMA foreign_keys=OFF")};
        QCOMPARE(bench.sql(file, all + statements), QString());
        if (cut >= 0)
            QVERIFY(QFile::resize(file, cut));
    } else {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(contents);
    }
    const QByteArray before = bench.bytes(file);
    for (const auto access : {Journal::Access::ReadWrite, Journal::Access::ReadOnly}) {
        const auto opened = Journal::open(file, access);
        QVERIFY(!opened);
        QCOMPARE(static_cast<int>(opened.error().kind), kind);
        QVERIFY(!opened.error().detail.empty());
        QCOMPARE(opened.error().file, file.toStdString());
    }
    QCOMPARE(bench.bytes(file), before);
    QCOMPARE(QDir(bench.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestJournal::refusesHugeRows()
{
    const JournalBench bench;
    bench.fill(bench.path(), 5);
    QCOMPARE(bench.cheat(bench.path(),
                         lines({"UPDATE entry SET command=zeroblob(50000000) WHERE seq=3"})),
             QString());
    const auto opened = Journal::open(bench.path(), Journal::Access::ReadWrite);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, FaultKind::TooLarge);
    QCOMPARE(opened.error().place, std::string("entry 3"));
}

void TestJournal::refusesHolesAndEmptyPages()
{
    const JournalBench bench;
    const QString holes = bench.path(QStringLiteral("holes.qdj"));
    bench.fill(holes, 5);
    QVERIFY(QFile::resize(holes, qint64{2} << 30U));
    const QString empty = bench.path(QStringLiteral("empty.qdj"));
    bench.fill(empty, 5);
    // A hundred megabytes that belong to no entry.
    QCOMPARE(
        bench.cheat(empty,
                    lines({"CREATE TABLE waste(b)", "INSERT INTO waste VALUES(zeroblob(100000000))",
                           "DROP TABLE waste"})),
        QString());
    for (const QString &file : {holes, empty}) {
        for (const auto access : {Journal::Access::ReadWrite, Journal::Access::ReadOnly}) {
            QElapsedTimer clock;
            clock.start();
            const auto opened = Journal::open(file, access);
            QVERIFY(!opened);
            QCOMPARE(opened.error().kind, FaultKind::TooLarge);
            QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        }
    }
}

void TestJournal::countsNoBlocksWhereThereAreNone()
{
    // As a file system looks that counts no blocks: what is in the file decides, not its holes.
    const JournalBench bench;
    const QString file = bench.path(QStringLiteral("uncounted.qdj"));
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    QVERIFY(made.resize(qint64{100} << 20U));
    made.close();
    const auto opened = Journal::open(file, Journal::Access::ReadOnly);
    QVERIFY(!opened);
    QVERIFY(opened.error().kind != FaultKind::TooLarge);
}

void TestJournal::takesNoHugeEntry()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const auto noted = session->note(QString(schema::kRowBytes, u'x'), QStringLiteral("referee"));
    QVERIFY(!noted);
    QCOMPARE(std::get<Fault>(noted.error()).kind, FaultKind::TooLarge);
    QVERIFY(session->record(add(1), QStringLiteral("odd")));
    QCOMPARE(session->entries().size(), std::size_t{1});
}

void TestJournal::isOneFileAtRest()
{
    const JournalBench bench;
    {
        const auto session = bench.create(bench.path());
        QVERIFY(session->record(add(1), QStringLiteral("odd")));
        QVERIFY(!QFile::exists(bench.path() + QStringLiteral("-shm")));
    }
    QCOMPARE(QDir(bench.folder()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("table.qdj")});
    const QByteArray bytes = bench.bytes(bench.path());
    QVERIFY(bench.open(bench.path())); // opened and closed without an act: not a byte is written
    QCOMPARE(bench.bytes(bench.path()), bytes);
    QCOMPARE(qFromBigEndian<quint32>(bytes.constData() + 68), schema::kApplicationId);
    QCOMPARE(bytes[18], '\1'); // not in write-ahead mode
}

void TestJournal::neverOverwrites()
{
    const JournalBench bench;
    bench.fill(bench.path(), 3);
    const QByteArray before = bench.bytes(bench.path());
    const auto fault =
        faultIn(TableSession::create(bench.path(), spec(), people(), surroundings()));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::Exists);
    const auto session = bench.open(bench.path());
    QFile other(bench.path(QStringLiteral("other")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.close();
    const auto saved = session->saveCopy(other.fileName());
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, FaultKind::Exists);
    const auto nowhere = session->saveCopy(bench.path(QStringLiteral("no/such/folder.qdj")));
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().kind, FaultKind::NotFound);
    QCOMPARE(bench.bytes(bench.path()).size(), before.size());
}

void TestJournal::copyIsWhole()
{
    const JournalBench bench;
    bench.fill(bench.path(), 40);
    const auto session = bench.open(bench.path());
    QVERIFY(session->record(add(7), QStringLiteral("odd")));
    const QString copy = bench.path(QStringLiteral("copy ñ.qdj"));
    QVERIFY(session->saveCopy(copy));
    const auto report = verifyFile(copy, VerifyDepth::Redecide, surroundings());
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(report->isSound());
    QCOMPARE(report->head, session->entries().back().hash);
    QCOMPARE(bench.bytes(copy)[18], '\1');
    QCOMPARE(QDir(bench.folder())
                 .entryList({QStringLiteral("*copy*")}, QDir::Files | QDir::Hidden)
                 .size(),
             1);
}

/// Any program may copy the one file while the table is open.
void TestJournal::restingFileIsWhole()
{
    const JournalBench bench;
    bench.fill(bench.path(), 40);
    const auto session = bench.open(bench.path());
    QVERIFY(session->record(add(7), QStringLiteral("odd")));
    session->settle();
    const QString copy = bench.path(QStringLiteral("stick.qdj"));
    QVERIFY(QFile::copy(bench.path(), copy));
    const auto report = verifyFile(copy, VerifyDepth::Redecide, surroundings());
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(report->isSound());
    QCOMPARE(report->entries, 41);
    QCOMPARE(report->head, session->entries().back().hash);
    // Work goes on, and within a batch nothing is touched.
    session->beginBatch();
    QVERIFY(session->record(add(1), QStringLiteral("odd")));
    session->settle();
    QVERIFY(session->commitBatch());
    QVERIFY(session->record(add(2), QStringLiteral("odd")));
    QCOMPARE(session->entries().size(), 43U);
}

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
