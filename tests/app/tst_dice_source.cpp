// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/app_dice.h"
#include "app/session/script_export.h"
#include "tests/support/journal_bench.h"

#include <QCryptographicHash>

#include <map>

using namespace qd;
using namespace qd::counting;

namespace {

const QString kOdd = QStringLiteral("odd");

QByteArray countingSeed()
{
    QByteArray seed;
    for (char byte = 0; byte < 32; ++byte)
        seed.append(byte);
    return seed;
}

} // namespace

class TestDiceSource : public QObject {
    Q_OBJECT
private slots:
    void knownAnswers_data();
    void knownAnswers();
    void facesAreEven_data();
    void facesAreEven();
    void seedsDiffer();
    void commitmentIsTheSeedsHash();
    void rollingAgainGivesTheSame();
    void undoDoesNotFish();
    void onlyTheProgramsDiceAreTheProgramsDice();
    void revealIsRecordedOnce();
    void customIsKeptByTheJournal();
    void customIsNotedAtTheStart();
};

void TestDiceSource::knownAnswers_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("faces");
    QTest::newRow("six pips")
        << static_cast<int>(DieKind::Pips6)
        << QByteArray(
               "4 5 4 1 3 6 2 6 5 5 1 1 2 1 2 4 2 5 1 5 2 2 6 1 5 3 6 6 4 6 4 1 2 5 6 3 3 6 2 2");
    QTest::newRow("base 66") << static_cast<int>(DieKind::Base66)
                             << QByteArray(
                                    "41 53 41 13 36 63 22 61 52 56 11 11 23 15 21 45 23 52 13 52 "
                                    "26 24 62 14 56 34 63 62 41 64 41 16 23 51 65 32 33 64 26 24");
    QTest::newRow("star")
        << static_cast<int>(DieKind::Star)
        << QByteArray(
               "1 2 1 0 0 3 0 3 2 2 0 0 0 0 0 1 0 2 0 2 0 0 3 0 2 0 3 3 1 3 1 0 0 2 3 0 0 3 0 0");
    QTest::newRow("coin")
        << static_cast<int>(DieKind::Coin)
        << QByteArray(
               "1 2 1 2 2 1 1 1 2 2 2 2 1 2 1 1 1 2 2 2 1 1 1 2 2 2 1 1 1 1 1 2 1 2 1 2 2 1 1 1");
}

/// Anybody can check the dice of a revealed seed with a few lines of another language; they stay as
/// they are.
void TestDiceSource::knownAnswers()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, faces);
    const AppDice dice(countingSeed());
    QByteArray text;
    for (int n = 0; n < 40; ++n)
        text += QByteArray::number(dice.face(n, static_cast<DieKind>(kind))) + ' ';
    QCOMPARE(text.trimmed(), faces);
}

void TestDiceSource::facesAreEven_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("faces");
    QTest::addColumn<int>("rolls");
    QTest::addColumn<double>("limit"); // chi-square, p = 0.001
    QTest::newRow("six pips") << static_cast<int>(DieKind::Pips6) << 6 << 1'000'000 << 20.52;
    QTest::newRow("coin") << static_cast<int>(DieKind::Coin) << 2 << 100'000 << 10.83;
}

void TestDiceSource::facesAreEven()
{
    QFETCH(int, kind);
    QFETCH(int, faces);
    QFETCH(int, rolls);
    QFETCH(double, limit);
    const AppDice dice(QCryptographicHash::hash("even faces", QCryptographicHash::Sha256));
    std::map<int, int> counts;
    for (int n = 0; n < rolls; ++n)
        ++counts[dice.face(n, static_cast<DieKind>(kind))];
    QCOMPARE(static_cast<int>(counts.size()), faces);
    const double expected = static_cast<double>(rolls) / faces;
    double chi = 0;
    for (const auto &[face, count] : counts)
        chi += (count - expected) * (count - expected) / expected;
    QVERIFY2(chi < limit, qPrintable(QString::number(chi)));
}

void TestDiceSource::seedsDiffer()
{
    const QByteArray one = AppDice::freshSeed();
    QCOMPARE(one.size(), 32);
    QVERIFY(one != AppDice::freshSeed());
    QVERIFY(one != QByteArray(32, '\0'));
}

void TestDiceSource::commitmentIsTheSeedsHash()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QVERIFY(session->revealDice());
    const auto seed = revealedSeed(session->entries().back().command);
    QVERIFY(seed);
    QCOMPARE(QCryptographicHash::hash(*seed, QCryptographicHash::Sha256).toHex(),
             session->info().diceCommitment);
    QVERIFY(!revealedSeed(R"({"note":"reveal_dice"})"));
}

void TestDiceSource::rollingAgainGivesTheSame()
{
    const JournalBench bench;
    auto session = bench.create(bench.path());
    const auto faces = session->rollFor(roll());
    QVERIFY(faces);
    QVERIFY(faces->size() == 2 || faces->size() == 3);
    QCOMPARE(*session->rollFor(roll()), *faces);
    session.reset();
    session = bench.open(bench.path());
    QCOMPARE(*session->rollFor(roll()), *faces); // a restart does not help either
    QVERIFY(session->record(roll(*faces), kOdd, TableSession::MissingDice::Ask, DiceSource::App));
    QCOMPARE(session->entries().back().dice, DiceSource::App);
    QVERIFY(session->rollFor(add(1))->empty());
    const auto refused = session->rollFor(add(101));
    QVERIFY(!refused && std::holds_alternative<Refusal>(refused.error()));
}

void TestDiceSource::undoDoesNotFish()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const auto rollOnce = [&] {
        if (!session->record(roll(), kOdd, TableSession::MissingDice::Roll))
            return QByteArray();
        return session->entries().back().rolls;
    };
    const QByteArray first = rollOnce();
    const QByteArray second = rollOnce();
    for (int again = 0; again < 5; ++again) {
        QVERIFY(session->undo());
        QVERIFY(session->record(add(again), kOdd)); // another act between them
        QCOMPARE(rollOnce(), second);
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        QCOMPARE(rollOnce(), second);
    }
    QVERIFY(session->undoTo(0));
    QCOMPARE(rollOnce(), first);
    // Table dice don't move the program's on.
    QVERIFY(session->record(roll(std::vector<int>{1, 2}), kOdd));
    QCOMPARE(rollOnce(), second);
    QVERIFY(session->revealDice());
    const VerifyReport report = session->verify(VerifyDepth::Redecide);
    QVERIFY2(report.isSound(), report.detail.c_str());
    QVERIFY(report.appDiceChecked > 20);
}

void TestDiceSource::onlyTheProgramsDiceAreTheProgramsDice()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    std::vector<int> faces = *session->rollFor(roll());
    faces.resize(2);
    faces = faces[0] == 1 ? std::vector<int>{2, 3} : std::vector<int>{1, 2}; // others than it drew
    QVERIFY(session->record(roll(faces), kOdd, TableSession::MissingDice::Ask, DiceSource::App));
    QCOMPARE(session->entries().back().dice, DiceSource::Table);
}

void TestDiceSource::customIsKeptByTheJournal()
{
    const JournalBench bench;
    const QString file = bench.path();
    {
        const auto session = bench.create(file);
        QVERIFY(session->customaryDice() == DiceSource::Table);
        QCOMPARE(*session->setCustomaryDice(DiceSource::Table), 0);
        QCOMPARE(session->entries().size(), std::size_t{0});
        QVERIFY(session->record(add(4), kOdd));
        QCOMPARE(*session->setCustomaryDice(DiceSource::App), 2);
        QVERIFY(session->undo()); // the custom is no act: it stays
        QVERIFY(session->customaryDice() == DiceSource::App);
    }
    const auto again = bench.open(file);
    QVERIFY(again->customaryDice() == DiceSource::App);
    QVERIFY(again->verify(VerifyDepth::Redecide).isSound());
    QCOMPARE(*again->setCustomaryDice(DiceSource::Table), 4);
    QVERIFY(again->customaryDice() == DiceSource::Table);
    QStringList lines;
    writeScript(*again, [&lines](std::string_view line) {
        lines << QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    });
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines.at(2).startsWith(QStringLiteral("# ")), qPrintable(lines.at(2)));
}

void TestDiceSource::customIsNotedAtTheStart()
{
    const JournalBench bench;
    TablePeople players = people();
    players.dice = DiceSource::App;
    const auto made = TableSession::create(bench.path(), spec(), players, surroundings());
    QVERIFY(made);
    QVERIFY((*made)->customaryDice() == DiceSource::App);
    QCOMPARE((*made)->entries().size(), std::size_t{1});
    QCOMPARE((*made)->liveCount(), 0);
    QVERIFY(!(*made)->canUndo());
}

void TestDiceSource::revealIsRecordedOnce()
{
    const JournalBench bench;
    auto session = bench.create(bench.path());
    QVERIFY(!session->isDiceRevealed());
    QVERIFY(session->record(roll(), kOdd, TableSession::MissingDice::Roll));
    const auto seq = session->revealDice();
    QVERIFY(seq);
    QCOMPARE(*session->revealDice(), *seq);
    QCOMPARE(session->entries().size(), std::size_t{2});
    QVERIFY(session->verify(VerifyDepth::Redecide).diceRevealed);
    session.reset();
    session = bench.open(bench.path());
    QVERIFY(session->isDiceRevealed());
}

QTEST_GUILESS_MAIN(TestDiceSource)
#include "tst_dice_source.moc"
