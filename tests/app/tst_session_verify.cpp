// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/journal.h"
#include "app/session/app_dice.h"
#include "rules/catalog/catalog.h"
#include "rules/module/random_play.h"
#include "tests/support/journal_bench.h"

using namespace qd;
using namespace qd::counting;

// What the chain can't tell: an owner who writes the chain anew over other contents.

namespace {

/// Writes a journal anew, entry by entry, after `change` had its way with each.
void forge(const QString &from, const QString &to, const std::function<void(Entry &)> &change)
{
    const auto source = Journal::open(from, Journal::Access::ReadOnly);
    QVERIFY(source);
    const auto entries = (*source)->entries();
    QVERIFY(entries);
    const auto target = Journal::create(to, (*source)->info(), (*source)->diceSeed());
    QVERIFY(target);
    for (Entry entry : *entries) {
        change(entry);
        QVERIFY((*target)->append(entry));
    }
}

/// Two faces that the program would not throw next with the table's seed, which is another one in
/// each run: 1 and 2, or 1 and 3. So they never pass for its dice.
std::vector<int> tableFaces(const JournalBench &bench)
{
    const auto journal = Journal::open(bench.path(), Journal::Access::ReadOnly);
    if (!journal)
        return {};
    const auto entries = (*journal)->entries();
    if (!entries)
        return {};
    qint64 thrown = 0;
    for (const Entry &entry : *entries) {
        if (entry.dice == DiceSource::App)
            thrown += static_cast<qint64>(Json::parse(entry.rolls.toStdString()).size());
    }
    const AppDice dice((*journal)->diceSeed());
    return {1, dice.face(thrown + 1, DieKind::Pips6) == 2 ? 3 : 2};
}

void fillRevealed(const JournalBench &bench)
{
    bench.fill(bench.path(), 30);
    const std::vector<int> faces = tableFaces(bench);
    QCOMPARE(faces.size(), 2U);
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    QVERIFY(session->undo());
    QVERIFY(session->redo());
    QVERIFY(session->record(roll(faces), QStringLiteral("odd")));
    QVERIFY(session->revealDice());
}

} // namespace

class TestSessionVerify : public QObject {
    Q_OBJECT
private slots:
    void soundTable();
    void forgeryIsFound_data();
    void forgeryIsFound();
    void otherRulesAreNamed();
    void realGamesAreSound_data();
    void realGamesAreSound();
};

void TestSessionVerify::soundTable()
{
    const JournalBench bench;
    fillRevealed(bench);
    for (const auto depth : {VerifyDepth::Chain, VerifyDepth::Refold, VerifyDepth::Redecide}) {
        const auto report = verifyFile(bench.path(), depth, surroundings());
        QVERIFY2(report, report ? "" : report.error().detail.c_str());
        QVERIFY2(report->isSound(), report->detail.c_str());
        QVERIFY(report->diceRevealed);
        QCOMPARE(report->entries, 34);
        QCOMPARE(report->appDiceChecked >= 20, depth == VerifyDepth::Redecide);
    }
}

void TestSessionVerify::forgeryIsFound_data()
{
    QTest::addColumn<int>("seq");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("flaw");
    const auto row = [](const char *name, int seq, const char *column, const char *value,
                        VerifyDepth depth, VerifyFlaw flaw) {
        QTest::newRow(name) << seq << QByteArray(column) << QByteArray(value)
                            << static_cast<int>(depth) << static_cast<int>(flaw);
    };
    row("other fingerprint", 5, "fingerprint", "0000000000000000", VerifyDepth::Refold,
        VerifyFlaw::Fingerprint);
    row("other fingerprint of an undo", 31, "fingerprint", "0000000000000000", VerifyDepth::Refold,
        VerifyFlaw::Fingerprint);
    row("other events", 5, "events", R"([{"event":"add","rule":null,"total":9999}])",
        VerifyDepth::Refold, VerifyFlaw::Fingerprint);
    row("unreadable events", 5, "events", R"([{"event":"add"}])", VerifyDepth::Refold,
        VerifyFlaw::Fold);
    row("broken events", 5, "events", R"([{"event")", VerifyDepth::Refold, VerifyFlaw::Fold);
    row("other command", 5, "command", R"({"by":3,"do":"add"})", VerifyDepth::Redecide,
        VerifyFlaw::Decision);
    row("refused command", 5, "command", R"({"by":300,"do":"add"})", VerifyDepth::Redecide,
        VerifyFlaw::Decision);
    row("no command", 5, "command", "x", VerifyDepth::Redecide, VerifyFlaw::Decision);
    row("too few dice", 4, "rolls", "[1]", VerifyDepth::Redecide, VerifyFlaw::Decision);
    row("other dice", 4, "rolls", "[7,8]", VerifyDepth::Redecide, VerifyFlaw::Decision);
    row("an overruling hidden", 5, "overruled", R"({"code":"too-much","rule":"1.1"})",
        VerifyDepth::Redecide, VerifyFlaw::Decision);
    row("table dice as the program's", 33, "source", "app", VerifyDepth::Redecide,
        VerifyFlaw::Dice);
    row("undo of another", 31, "target", "3", VerifyDepth::Chain, VerifyFlaw::Undo);
    row("redo of another", 32, "target", "29", VerifyDepth::Chain, VerifyFlaw::Undo);
    row("another seed revealed", 34, "command",
        R"({"reveal_dice":"0000000000000000000000000000000000000000000000000000000000000000"})",
        VerifyDepth::Chain, VerifyFlaw::Dice);
}

void TestSessionVerify::forgeryIsFound()
{
    QFETCH(int, seq);
    QFETCH(QByteArray, column);
    QFETCH(QByteArray, value);
    QFETCH(int, depth);
    QFETCH(int, flaw);
    const JournalBench bench;
    fillRevealed(bench);
    const QString forged = bench.path(QStringLiteral("forged.qdj"));
    forge(bench.path(), forged, [&](Entry &entry) {
        if (entry.seq != seq)
            return;
        if (column == "fingerprint")
            entry.fingerprint = value;
        else if (column == "events")
            entry.events = value;
        else if (column == "command")
            entry.command = value;
        else if (column == "rolls")
            entry.rolls = value;
        else if (column == "overruled")
            entry.overruled = value;
        else if (column == "source")
            entry.dice = DiceSource::App;
        else
            entry.targetSeq = value.toLongLong();
    });
    // One depth before it, nothing shows.
    for (int at = 0; at <= 2; ++at) {
        const auto report = verifyFile(forged, static_cast<VerifyDepth>(at), surroundings());
        QVERIFY2(report, report ? "" : report.error().detail.c_str());
        QCOMPARE(report->isSound(), at < depth);
        if (at < depth)
            continue;
        QCOMPARE(report->firstBad, seq);
        QCOMPARE(static_cast<int>(report->flaw), flaw);
        QVERIFY(!report->detail.empty());
    }
}

void TestSessionVerify::otherRulesAreNamed()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    const auto report = verifyFile(bench.path(), VerifyDepth::Redecide, surroundings<3>());
    QVERIFY(report && report->isSound());
    QVERIFY(report->otherRules);
    QCOMPARE(report->moduleVersion, 1);
    Surroundings without = surroundings();
    without.findGame = [](std::string_view) -> const GameModule * { return nullptr; };
    const auto unknown = verifyFile(bench.path(), VerifyDepth::Redecide, without);
    QCOMPARE(unknown->flaw, VerifyFlaw::Opening);
    QVERIFY(verifyFile(bench.path(), VerifyDepth::Chain, without)->isSound());
}

void TestSessionVerify::realGamesAreSound_data()
{
    QTest::addColumn<QString>("game");
    for (const GameModule *game : games())
        QTest::newRow(game->info().id.c_str()) << QString::fromStdString(game->info().id);
}

/// A whole game at random, with acts taken back, comes out of its file as it went in.
void TestSessionVerify::realGamesAreSound()
{
    QFETCH(QString, game);
    const JournalBench bench;
    TableSpec table;
    table.game = game.toStdString();
    std::vector<std::uint64_t> prints;
    {
        const auto session = TableSession::create(bench.path(), table, people());
        QVERIFY(session);
        RandomPlayer player(1797);
        for (int i = 0; i < 1000; ++i) {
            const auto taken = player.play((*session)->now());
            if (!taken)
                break;
            QVERIFY((*session)->record(taken->act, QStringLiteral("referee")));
            if (i % 10 == 9)
                QVERIFY((*session)->undo());
            while (prints.size() < (*session)->entries().size())
                prints.push_back((*session)->now().fingerprint());
        }
    }
    QVERIFY(prints.size() > 20);
    const auto session = TableSession::open(bench.path());
    QVERIFY(session);
    const VerifyReport report = (*session)->verify(VerifyDepth::Redecide);
    QVERIFY2(report.isSound(), report.detail.c_str());
    for (std::size_t i = 0; i < prints.size(); ++i)
        if (i + 1 == prints.size() || (*session)->entries()[i + 1].kind != EntryKind::Undo)
            QCOMPARE((*session)->at(static_cast<qint64>(i + 1)).fingerprint(), prints[i]);
}

QTEST_GUILESS_MAIN(TestSessionVerify)
#include "tst_session_verify.moc"
