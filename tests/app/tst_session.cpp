// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/event_texts.h"
#include "tests/support/journal_bench.h"

#include <QSignalSpy>

#include <random>

using namespace qd;
using namespace qd::counting;
using MissingDice = TableSession::MissingDice;

namespace {

const QString kOdd = QStringLiteral("odd");

template <class What>
const What *trouble(const tl::expected<qint64, Trouble> &answer)
{
    return answer ? nullptr : std::get_if<What>(&answer.error());
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT
private slots:
    void recordsAnAct();
    void refusalLeavesEverything();
    void missingDiceAreAskedFor();
    void overruledActsCarryRuleAndReason();
    void adjustKeepsItsReason();
    void noteKeepsItsText();
    void opensAsItWasLeft();
    void wrongSpecIsRefused();
    void unknownGameIsTooNew();
    void newerRulesOpenOldTables();
    void undoAndRedoNeedSomething();
    void redoIsLostAfterAnAct();
    void undoToTakesBackAllAfter();
    void anyWalkIsAFoldOfItsEntries_data();
    void anyWalkIsAFoldOfItsEntries();
    void pastIsReadAnywhere();
    void batchIsOneTransaction();
    void clockIsOnlyWritten();
    void readOnlyRecordsNothing();
    void splitsEventsAsTheyAre();
};

void TestSession::recordsAnAct()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QVERIFY(session);
    QSignalSpy spy(session.get(), &TableSession::recorded);
    const auto seq = session->record(roll({{2, 5}}), kOdd);
    QVERIFY(seq);
    QCOMPARE(*seq, 1);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toLongLong(), 1);
    QCOMPARE(total(session->now()), 7);
    QCOMPARE(session->liveCount(), 1);
    const Entry entry = session->entries().front();
    QCOMPARE(entry.kind, EntryKind::Act);
    QCOMPARE(entry.actor, kOdd);
    QCOMPARE(entry.command, QByteArray(R"({"do":"roll"})"));
    QCOMPARE(entry.rolls, QByteArray("[2,5]"));
    QCOMPARE(entry.dice, DiceSource::Table);
    QCOMPARE(entry.events,
             QByteArray(R"([{"dice":[2,5],"event":"rolled","rule":null,"total":7}])"));
    QCOMPARE(entry.prevHash, session->info().seal);
    QVERIFY(session->record(add(1), kOdd));
    QCOMPARE(session->entries()[1].dice, DiceSource::None);
    QCOMPARE(session->entries()[1].prevHash, entry.hash);
}

void TestSession::refusalLeavesEverything()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QSignalSpy spy(session.get(), &TableSession::recorded);
    const auto print = session->now().fingerprint();
    const auto refused = session->record(add(101), kOdd);
    QVERIFY(trouble<Refusal>(refused));
    QCOMPARE(trouble<Refusal>(refused)->code, std::string("too-much"));
    QCOMPARE(session->now().fingerprint(), print);
    QVERIFY(session->entries().empty());
    QVERIFY(spy.isEmpty());
}

void TestSession::missingDiceAreAskedFor()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const auto none = session->record(roll(), kOdd);
    QVERIFY(trouble<Awaiting>(none));
    QCOMPARE(trouble<Awaiting>(none)->needed(), 2);
    const auto twins = session->record(roll({{4, 4}}), kOdd, MissingDice::Roll);
    QVERIFY(trouble<Awaiting>(twins));
    QCOMPARE(trouble<Awaiting>(twins)->needed(), 3);
    QVERIFY(session->entries().empty());
    QVERIFY(session->record(roll(), kOdd, MissingDice::Roll));
    QCOMPARE(session->entries()[0].dice, DiceSource::App);
}

void TestSession::overruledActsCarryRuleAndReason()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    Act act = add(500);
    act.strictness = Strictness::Overrule;
    act.reason = "both players agreed";
    QVERIFY(session->record(act, kOdd));
    QCOMPARE(session->entries()[0].overruled, QByteArray(R"({"code":"too-much","rule":"1.1"})"));
    QCOMPARE(session->entries()[0].reason, QStringLiteral("both players agreed"));
    QCOMPARE(total(session->now()), 500);
}

void TestSession::adjustKeepsItsReason()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    Act act;
    act.command = R"({"do":"adjust","set":{"total":77}})";
    act.reason = "a marker had slipped";
    QVERIFY(session->record(act, QStringLiteral("referee")));
    QCOMPARE(session->entries()[0].reason, QStringLiteral("a marker had slipped"));
    QVERIFY(session->entries()[0].overruled.isEmpty());
}

void TestSession::noteKeepsItsText()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const QString text = QStringLiteral("Tea. \"Quotes\", a\nline and ñ");
    QVERIFY(session->note(text, kOdd));
    QCOMPARE(session->entries()[0].kind, EntryKind::Note);
    const auto json = Json::parse(session->entries()[0].command.toStdString());
    QCOMPARE(QString::fromStdString(json["note"].get<std::string>()), text);
    QCOMPARE(session->liveCount(), 0);
    QVERIFY(!session->canUndo());
}

void TestSession::opensAsItWasLeft()
{
    const JournalBench bench;
    std::uint64_t print = 0;
    std::vector<Entry> entries;
    {
        const auto session = bench.create(bench.path());
        for (int i = 0; i < 20; ++i)
            QVERIFY(session->record(i % 2 ? roll() : add(i), kOdd, MissingDice::Roll));
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        QVERIFY(session->redo());
        print = session->now().fingerprint();
        entries = session->entries();
    }
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    QCOMPARE(session->now().fingerprint(), print);
    QCOMPARE(session->entries().size(), entries.size());
    QCOMPARE(session->entries().back().hash, entries.back().hash);
    QCOMPARE(session->liveCount(), 19);
    QVERIFY(session->canRedo());
    QVERIFY(session->isUndone(20));
    QVERIFY(!session->isUndone(19));
    QCOMPARE(session->info().players, people().players);
    QCOMPARE(session->spec().scenario, std::string("from-zero"));
}

void TestSession::wrongSpecIsRefused()
{
    const JournalBench bench;
    TableSpec wrong = spec();
    wrong.scenario = "from-nowhere";
    const auto made = TableSession::create(bench.path(), wrong, people(), surroundings());
    QVERIFY(!made && std::holds_alternative<Refusal>(made.error()));
    wrong.game = "chess";
    const auto other = TableSession::create(bench.path(), wrong, people(), surroundings());
    QVERIFY(!other && std::holds_alternative<Refusal>(other.error()));
    QVERIFY(!QFile::exists(bench.path()));
}

void TestSession::unknownGameIsTooNew()
{
    const JournalBench bench;
    bench.fill(bench.path(), 2);
    Surroundings without = surroundings();
    without.findGame = [](std::string_view) -> const GameModule * { return nullptr; };
    const auto fault =
        faultIn(TableSession::open(bench.path(), TableSession::Access::ReadWrite, without));
    QVERIFY(fault);
    QCOMPARE(fault->kind, FaultKind::TooNew);
    const auto version = TableSession::create(bench.path(QStringLiteral("v2.qdj")), spec(),
                                              people(), surroundings<2>());
    QVERIFY(version);
    const QString file = (*version)->file();
    const_cast<TableSession::Opened &>(version)->reset();
    const auto older =
        faultIn(TableSession::open(file, TableSession::Access::ReadWrite, surroundings<1>()));
    QVERIFY(older);
    QCOMPARE(older->kind, FaultKind::TooNew);
}

void TestSession::newerRulesOpenOldTables()
{
    const JournalBench bench;
    bench.fill(bench.path(), 200);
    const auto opened =
        TableSession::open(bench.path(), TableSession::Access::ReadWrite, surroundings<2>());
    QVERIFY(opened);
    QCOMPARE((*opened)->liveCount(), 200);
    QVERIFY((*opened)->verify(VerifyDepth::Refold).otherRules);
    QVERIFY((*opened)->record(add(1), kOdd));
}

void TestSession::undoAndRedoNeedSomething()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QCOMPARE(trouble<Refusal>(session->undo())->code, std::string("nothing-to-undo"));
    QCOMPARE(trouble<Refusal>(session->redo())->code, std::string("nothing-to-redo"));
    QCOMPARE(trouble<Refusal>(session->undoTo(0))->code, std::string("nothing-to-undo"));
    QVERIFY(session->record(add(1), kOdd));
    QVERIFY(session->undo());
    QCOMPARE(trouble<Refusal>(session->undo())->code, std::string("nothing-to-undo"));
    QCOMPARE(session->entries().size(), std::size_t{2});
}

void TestSession::redoIsLostAfterAnAct()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    QVERIFY(session->record(add(1), kOdd));
    QVERIFY(session->record(add(2), kOdd));
    QVERIFY(session->undo());
    QVERIFY(session->note(QStringLiteral("redo stays after a note"), kOdd));
    QVERIFY(session->canRedo());
    QVERIFY(session->record(add(4), kOdd));
    QVERIFY(!session->canRedo());
    QCOMPARE(total(session->now()), 5);
    QVERIFY(session->isUndone(2));
    QCOMPARE(total(session->at(2)), 3); // as it was then
}

void TestSession::undoToTakesBackAllAfter()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    for (int i = 1; i <= 300; ++i)
        QVERIFY(session->record(add(1), kOdd));
    QSignalSpy spy(session.get(), &TableSession::recorded);
    const auto done = session->undoTo(10);
    QVERIFY(done);
    QCOMPARE(*done, 300 + 290);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(total(session->now()), 10);
    QCOMPARE(session->liveCount(), 10);
    QVERIFY(session->redo());
    QCOMPARE(total(session->now()), 11);
    QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
}

void TestSession::anyWalkIsAFoldOfItsEntries_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 6; ++seed)
        QTest::addRow("walk %u", seed) << seed;
}

/// Random acts, undos, redos, rewinds and notes beside a model that keeps every state in a list.
void TestSession::anyWalkIsAFoldOfItsEntries()
{
    QFETCH(unsigned, seed);
    const JournalBench bench;
    auto session = bench.create(bench.path());
    std::mt19937 random(seed);
    std::vector<std::uint64_t> live{session->now().fingerprint()}; // state after each live act
    std::vector<std::uint64_t> taken;
    std::vector<std::uint64_t> after; // state after each entry
    std::vector<qint64> liveSeqs{0};
    std::vector<qint64> takenSeqs;
    for (int step = 0; step < 400; ++step) {
        const std::size_t before = session->entries().size();
        const auto what = random() % 10;
        if (what < 5) {
            QVERIFY(session->record(what == 0 ? roll() : add(static_cast<int>(random() % 100)),
                                    kOdd, MissingDice::Roll));
            live.push_back(session->now().fingerprint());
            liveSeqs.push_back(static_cast<qint64>(session->entries().size()));
            taken.clear();
            takenSeqs.clear();
        } else if (what < 7) {
            QCOMPARE(session->undo().has_value(), live.size() > 1);
            if (live.size() > 1) {
                taken.push_back(live.back());
                takenSeqs.push_back(liveSeqs.back());
                live.pop_back();
                liveSeqs.pop_back();
            }
        } else if (what < 9) {
            QCOMPARE(session->redo().has_value(), !taken.empty());
            if (!taken.empty()) {
                live.push_back(taken.back());
                liveSeqs.push_back(takenSeqs.back());
                taken.pop_back();
                takenSeqs.pop_back();
            }
        } else if (random() % 2 == 0) {
            QVERIFY(session->note(QStringLiteral("n"), kOdd));
        } else if (live.size() > 4) {
            const std::size_t keep = live.size() - 1 - random() % 3;
            QCOMPARE(session->undoTo(liveSeqs[keep - 1]).has_value(), true);
            while (live.size() > keep) {
                after.push_back(live[live.size() - 2]);
                taken.push_back(live.back());
                takenSeqs.push_back(liveSeqs.back());
                live.pop_back();
                liveSeqs.pop_back();
            }
        }
        while (after.size() < session->entries().size())
            after.push_back(live.back());
        QVERIFY(session->entries().size() >= before); // nothing is ever deleted
        QCOMPARE(session->now().fingerprint(), live.back());
        QCOMPARE(session->liveCount(), static_cast<qint64>(live.size()) - 1);
        if (step == 200)
            session.reset(), session = bench.open(bench.path());
    }
    for (std::size_t i = 0; i < after.size(); ++i)
        QCOMPARE(session->at(static_cast<qint64>(i + 1)).fingerprint(), after[i]);
    for (const qint64 seq : liveSeqs)
        QVERIFY(!session->isUndone(seq));
    for (const qint64 seq : takenSeqs)
        QVERIFY(session->isUndone(seq));
    QVERIFY(session->verify(VerifyDepth::Redecide).isSound());
}

void TestSession::pastIsReadAnywhere()
{
    const JournalBench bench;
    bench.fill(bench.path(), 1000);
    const auto session = bench.open(bench.path());
    for (const qint64 seq : {0, 1, 127, 128, 129, 500, 999, 1000})
        QCOMPARE(session->at(seq).situation().turn, static_cast<int>(seq));
    QCOMPARE(session->at(5000).fingerprint(), session->now().fingerprint());
    QCOMPARE(session->at(-1).situation().turn, 0);
}

void TestSession::batchIsOneTransaction()
{
    const JournalBench bench;
    {
        const auto session = bench.create(bench.path());
        QVERIFY(session->record(add(1), kOdd));
        session->beginBatch();
        QVERIFY(session->record(add(2), kOdd));
        QVERIFY(session->undo());
        QVERIFY(session->redo());
        // Let go without commit: none of it was promised.
    }
    const auto session = bench.open(bench.path());
    QCOMPARE(session->entries().size(), std::size_t{1});
    QSignalSpy spy(session.get(), &TableSession::recorded);
    session->beginBatch();
    for (int i = 0; i < 300; ++i)
        QVERIFY(session->record(add(1), kOdd));
    QVERIFY(spy.isEmpty());
    QVERIFY(session->commitBatch());
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy[0][0].toLongLong(), 301);
    QCOMPARE(total(session->now()), 301);
    QVERIFY(session->record(add(1), kOdd));
}

void TestSession::clockIsOnlyWritten()
{
    const JournalBench bench;
    auto session = bench.create(bench.path());
    QDateTime time =
        QDateTime::fromString(QStringLiteral("2038-01-19T03:14:08.000Z"), Qt::ISODateWithMs);
    session->setClock([&time] { return time; });
    QVERIFY(session->record(add(1), kOdd));
    time = time.addDays(-400); // set back
    QVERIFY(session->record(add(1), kOdd));
    time = QDateTime(QDate(2030, 7, 1), QTime(12, 0), Qt::OffsetFromUTC, 7200);
    QVERIFY(session->record(add(1), kOdd));
    QCOMPARE(session->entries()[0].atUtc, QStringLiteral("2038-01-19T03:14:08.000Z"));
    QCOMPARE(session->entries()[2].atUtc, QStringLiteral("2030-07-01T10:00:00.000Z"));
    session.reset();
    session = bench.open(bench.path());
    QVERIFY(session);
    QCOMPARE(session->liveCount(), 3);
}

void TestSession::readOnlyRecordsNothing()
{
    const JournalBench bench;
    bench.fill(bench.path(), 10);
    const QByteArray before = bench.bytes(bench.path());
    const auto opened =
        TableSession::open(bench.path(), TableSession::Access::ReadOnly, surroundings());
    QVERIFY(opened);
    QCOMPARE((*opened)->access(), TableSession::Access::ReadOnly);
    QSignalSpy spy(opened->get(), &TableSession::faulted);
    for (const auto &answer : {(*opened)->record(add(1), kOdd), (*opened)->undo(),
                               (*opened)->note(QStringLiteral("x"), kOdd), (*opened)->undoTo(2),
                               (*opened)->revealDice()}) {
        QVERIFY(trouble<Fault>(answer));
        QCOMPARE(trouble<Fault>(answer)->kind, FaultKind::ReadOnly);
    }
    QCOMPARE(spy.size(), 5);
    QCOMPARE((*opened)->liveCount(), 10);
    QCOMPARE((*opened)->at(4).situation().turn, 4);
    QVERIFY((*opened)->saveCopy(bench.path(QStringLiteral("copy.qdj"))));
    QCOMPARE(bench.bytes(bench.path()), before);
}

void TestSession::splitsEventsAsTheyAre()
{
    const auto events = splitEvents(
        R"([{"a":"}],\"[{","event":"one"},{"b":{"event":"no"},"event":"two","list":[{},[1]]}])");
    QVERIFY(events);
    QCOMPARE(events->size(), std::size_t{2});
    QCOMPARE((*events)[0].name, std::string("one"));
    QCOMPARE((*events)[0].json, std::string(R"({"a":"}],\"[{","event":"one"})"));
    QCOMPARE((*events)[1].name, std::string("two"));
    QVERIFY(splitEvents("[]")->empty());
    for (const char *bad :
         {"", "[", "{}", "[{]", "[{}", "[{}{}]", "[1]", "[{\"a]", "[{}}]", "[{\"a\":\"\\"})
        QVERIFY2(!splitEvents(bad), bad);
    QCOMPARE(*readRolls("[1,-2,30]"), (std::vector<int>{1, -2, 30}));
    for (const char *bad : {"", "[", "1", "[x]", "[1,]", "[99999999999]"})
        QVERIFY2(!readRolls(bad), bad);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
