// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/trafalgar_table.h"

using namespace qd;
using namespace qd::trafalgar;

/// The acts that the table offers, in their order and with why not, the strip of phases, and what
/// the game says of itself.
class TestTrafalgarActs : public QObject {
    Q_OBJECT

private slots:
    void offers_data();
    void offers();
    void offers_ofAFortThatWaits();
    void situation_ofARound();
    void info_listsEveryOption();
};

namespace {

constexpr auto kTurn =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"english-frigate-1":{"at":[6,8],"heading":3},)"
    R"("english-frigate-2":{"at":[8,6]},"allied-line-1":{"at":[6,7],"heading":0},)"
    R"("allied-line-2":{"at":[9,1],"heading":4}},"flags":{"allied":{"ship":"english-frigate-2"}}})";

QByteArray idsOf(const Offers &offers)
{
    QList<QByteArray> ids;
    for (const Offer &offer : offers)
        ids << QByteArray::fromStdString((offer.refused         ? "-"
                                              : offer.preferred ? "+"
                                                                : "")
                                         + offer.id);
    return ids.join(' ');
}

} // namespace

void TestTrafalgarActs::offers_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("ids");
    QTest::newRow("setup-2: all lie at their berths")
        << QByteArray("{}") << QByteArray("place +toss toss/coin");
    QTest::newRow("setup-2: one is missing")
        << QByteArray(R"({"ships":{"allied-line-1":{"at":null}}})")
        << QByteArray("+place toss toss/coin");
    QTest::newRow("start-1") << QByteArray(R"({"phase":"wind-placement"})")
                             << QByteArray("+set-wind");
    QTest::newRow("play-1, flag-4: two carry on side by side")
        << QByteArray(kTurn)
        << QByteArray("move fire fire/several -transfer-flag done pass-turn +end-turn");
    QTest::newRow("flag-4: side by side")
        << QByteArray(R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
                      R"("english-line-1":{"at":[6,6]},"english-line-2":{"at":[7,6]}},)"
                      R"("flags":{"allied":{"ship":"english-line-1"}}})")
        << QByteArray("move -fire transfer-flag done pass-turn +end-turn");
    QTest::newRow("flag-4: two on one point since the turn began")
        << QByteArray(R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
                      R"("english-line-1":{"at":[6,6]},"english-line-2":{"at":[6,6]}}})")
        << QByteArray("move -fire done -pass-turn -end-turn");
    QTest::newRow("flag-1: on the corner since the last turn")
        << QByteArray(R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
                      R"("english-line-1":{"at":[0,0],"at_corner":1},)"
                      R"("allied-line-1":{"at":[9,4]}}})")
        << QByteArray("move -fire seize-flag/english-line-1 done pass-turn +end-turn");
    QTest::newRow("flag-1: on the corner, too soon; play-3: it has moved")
        << QByteArray(R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
                      R"("english-line-1":{"at":[0,0],"now":{"spent":4}},)"
                      R"("english-line-2":{"sunk":true},"english-frigate-1":{"sunk":true},)"
                      R"("english-frigate-2":{"sunk":true},"allied-line-1":{"at":[9,4]}}})")
        << QByteArray("-move -fire -seize-flag/english-line-1 done -pass-turn +end-turn");
    QTest::newRow("r-27: the own flag, far from home")
        << QByteArray(
               R"({"phase":"turn","side":"allied","wind":{"arrow":1},"ships":{)"
               R"("allied-line-1":{"at":[6,6]}},"flags":{"allied":{"ship":"allied-line-1"}}})")
        << QByteArray(
               "move -fire -transfer-flag -return-flag/allied-line-1 done pass-turn +end-turn");
    QTest::newRow("r-10: all are done")
        << QByteArray(R"({"phase":"turn","side":"allied","wind":{"arrow":1},"ships":{)"
                      R"("allied-line-1":{"now":{"done":true}},)"
                      R"("allied-line-2":{"now":{"done":true}},)"
                      R"("allied-frigate-1":{"now":{"done":true}},)"
                      R"("allied-frigate-2":{"now":{"passed":true}}}})")
        << QByteArray("-pass-turn +end-turn");
    QTest::newRow("play-4") << QByteArray(
        R"({"phase":"wind","first":"english","wind":{"arrow":1}})")
                            << QByteArray("+roll-wind");
    QTest::newRow("win-1") << QByteArray(R"({"phase":"over","winner":"english"})") << QByteArray();
}

void TestTrafalgarActs::offers()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, ids);
    Table table;
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    QCOMPARE(idsOf(Game::offers(table.state)), ids);
}

void TestTrafalgarActs::offers_ofAFortThatWaits()
{
    // r-21, all ships first: the fort is offered with why not, and for good when all are done.
    Table table(R"({"fort_priority":"all-ships"})");
    QCOMPARE(
        table.adjust(R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},)"
                     R"("ships":{"allied-line-1":{"at":[8,10],"heading":1}}})"),
        std::string());
    QVERIFY(idsOf(Game::offers(table.state)).contains("-fort-fire/gibraltar-fort-1"));
    for (const char *done :
         {R"({"do":"done","ship":"english-line-1"})", R"({"do":"done","ship":"english-line-2"})",
          R"({"do":"done","ship":"english-frigate-1"})",
          R"({"do":"done","ship":"english-frigate-2"})"})
        QCOMPARE(table.act(done), std::string());
    QCOMPARE(idsOf(Game::offers(table.state)),
             QByteArray("fort-fire/gibraltar-fort-1 pass-turn +end-turn"));
}

void TestTrafalgarActs::situation_ofARound()
{
    Table table;
    QCOMPARE(Game::situation(table.state).steps.size(), std::size_t{5});
    QCOMPARE(Game::situation(table.state).phase, std::string("setup"));
    QCOMPARE(table.act(R"({"do":"toss","winner":"english"})"), std::string());
    QCOMPARE(table.act(R"({"do":"set-wind","arrow":0})"), std::string());
    const Situation turn = Game::situation(table.state);
    QCOMPARE(turn.phase, std::string("turn-allied")); // the loser of the toss
    QCOMPARE(turn.turn, 1);
    QCOMPARE(turn.steps.size(), std::size_t{3});
    QVERIFY(turn.steps.front().state == StepState::Current);
    QCOMPARE(turn.score.front().points.total(), 4);
    QVERIFY(!turn.over);
}

void TestTrafalgarActs::info_listsEveryOption()
{
    const Json defaults = encodeOptions({});
    const std::vector<OptionInfo> &options = Game::info().options;
    QCOMPARE(options.size(), defaults.size());
    for (const OptionInfo &option : options) {
        QVERIFY(*parseJson(option.fallback) == defaults.at(option.key));
        for (const std::string &value : option.values)
            QVERIFY2(readOptions(Json{{option.key, *parseJson(value)}}).has_value(),
                     option.key.c_str());
    }
}

QTEST_APPLESS_MAIN(TestTrafalgarActs)
#include "tst_trafalgar_acts.moc"
