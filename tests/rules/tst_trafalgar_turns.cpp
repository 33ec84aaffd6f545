// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/trafalgar_table.h"

using namespace qd;
using namespace qd::trafalgar;

/// Set-up, flags, passing, forts and the end of turns, victory, adjusting (sections 3 and 4).
class TestTrafalgarTurns : public QObject {
    Q_OBJECT

private slots:
    void transfer_lapses_data();
    void transfer_lapses();
    void corner_countsOwnTurnsInARow();
    void repair_restsThePassesOfOthers();
    void fortGun_comesBack_data();
    void fortGun_comesBack();
    void fort_firesOnceARound();
    void turn_passesWithAFort();
    void order_oneAtATime();
    void victory_ofTheSideThatPlays();
    void place_exchangesBerths();
    void wind_needsAToss();
    void adjust_completes_data();
    void adjust_completes();
    void adjust_dropsTheDecision();
    void reminders_namePhases_data();
    void reminders_namePhases();
};

namespace {

/// At distance 1: the Ally shows her port side to the English starboard guns.
constexpr auto kDuel =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":0}}})";
constexpr auto kMastShot =
    R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"mast"})";
constexpr auto kBatteryShot =
    R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"battery"})";

std::string turn(const std::string &rest, const std::string &side = "english")
{
    return R"({"phase":"turn","side":")" + side + R"(","first":"english","wind":{"arrow":1},)"
        + rest + "}";
}

void endRound(Table &table)
{
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
    QCOMPARE(table.act(R"({"do":"roll-wind"})", {0}), std::string());
}

} // namespace

void TestTrafalgarTurns::transfer_lapses_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::newRow("the giver has no longer the flag")
        << QByteArray(R"({"flags":{"allied":{"where":"home"}}})");
    QTest::newRow("a ship is sunk") << QByteArray(R"({"ships":{"english-line-2":{"sunk":true}}})");
    QTest::newRow("a ship is off the board")
        << QByteArray(R"({"ships":{"english-line-1":{"at":null}}})");
    QTest::newRow("no longer side by side")
        << QByteArray(R"({"ships":{"english-line-2":{"at":[9,6]}}})");
}

void TestTrafalgarTurns::transfer_lapses()
{
    QFETCH(QByteArray, set);
    Table table;
    QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[6,6]},)"
                               R"("english-line-2":{"at":[7,6]}},)"
                               R"("flags":{"allied":{"ship":"english-line-1"}})")),
             std::string());
    QCOMPARE(table.act(R"({"do":"transfer-flag","from":"english-line-1","to":"english-line-2"})"),
             std::string());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const auto flag = table.state.flag(Side::Allied);
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
    QCOMPARE(table.names(), std::string("turn-ended transfer-lapsed turn-begun"));
    QVERIFY(table.state.flag(Side::Allied) == flag);
    QVERIFY(table.state.transfers.empty());
}

void TestTrafalgarTurns::corner_countsOwnTurnsInARow()
{
    Table table;
    QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[0,0],"heading":1}})")),
             std::string());
    const auto count = [&table] { return table.state.ship(ShipId::EnglishLine1).atCorner; };
    QCOMPARE(table.act(R"({"do":"seize-flag","ship":"english-line-1"})"), std::string("too-soon"));
    endRound(table);
    QCOMPARE(count(), 1);
    // flag-1: seizing uses up all 4 moves, the bow turns to the port's sea heading; it may fire.
    QCOMPARE(table.act(R"({"do":"seize-flag","ship":"english-line-1"})"), std::string());
    QVERIFY(holds(table.named("flag-seized").front(), {{"heading", 1}, {"at", {0, 0}}}));
    QCOMPARE(table.state.ship(ShipId::EnglishLine1).now.spent, 4);
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"f"})"),
             std::string("too-many-moves"));
    endRound(table);
    QCOMPARE(count(), 2);
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"f"})"), std::string());
    endRound(table);
    QCOMPARE(count(), 0);
}

void TestTrafalgarTurns::repair_restsThePassesOfOthers()
{
    // Two wrecks, one of which is named: the other keeps its count, or loses it by option.
    for (const bool consecutive : {false, true}) {
        Table table(consecutive ? R"({"repair_consecutive":true})" : "");
        QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[6,6],"repair_passes":1,)"
                                   R"("masts":{"fore":false,"main":false,"mizzen":false}},)"
                                   R"("english-frigate-1":{"at":[9,6],"repair_passes":1,)"
                                   R"("masts":{"fore":false,"main":false,"mizzen":false}}})")),
                 std::string());
        QCOMPARE(table.act(R"({"do":"pass-turn","repair":["english-frigate-1"]})"), std::string());
        QCOMPARE(table.names(), std::string("turn-passed turn-ended mizzen-repaired turn-begun"));
        QVERIFY(holds(table.named("mizzen-repaired").front(),
                      {{"ship", "english-frigate-1"}, {"moves", 2}}));
        QCOMPARE(table.state.ship(ShipId::EnglishFrigate1).repairPasses, 0);
        QCOMPARE(table.state.ship(ShipId::EnglishLine1).repairPasses, consecutive ? 0 : 1);
    }
}

void TestTrafalgarTurns::fortGun_comesBack_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("ended"); ///< turns that end before the gun stands again
    // Shot away in an English turn. Own turns: Allied, English, Allied, English end, and the third
    // Allied turn begins with it. Any turns: not that English turn, but the Allied and the English
    // after it, and it stands when the second Allied turn begins.
    QTest::newRow("fort-3, r-23: the owner's turns") << QByteArray() << 5;
    QTest::newRow("r-23: any turns") << QByteArray(R"({"gun_replacement":"any-turns"})") << 3;
}

void TestTrafalgarTurns::fortGun_comesBack()
{
    QFETCH(QByteArray, options);
    QFETCH(int, ended);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[4,1],"heading":0}})")),
             std::string());
    // Cadiz' first fort lies at (4,0), up to the left of the ship: heading 4, to port of heading 0.
    QCOMPARE(
        table.act(R"({"do":"fire","ship":"english-line-1","target":"cadiz-fort-1","guns":1})", {1}),
        std::string());
    QVERIFY(holds(table.named("fort-gun-lost").front(), {{"wait", 2}, {"rule", "fort-3"}}));
    for (int i = 1; i <= ended; ++i) {
        QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
        if (table.state.play.phase == Phase::Wind)
            QCOMPARE(table.act(R"({"do":"roll-wind"})", {0}), std::string());
        QCOMPARE(table.state.fort(FortId::Cadiz1).gun, i == ended);
    }
    QVERIFY(!table.state.fort(FortId::Cadiz1).lostTurn);
}

void TestTrafalgarTurns::fort_firesOnceARound()
{
    // r-22: the shout uses up the shot of the round; by option each turn brings a new one.
    for (const bool eachTurn : {false, true}) {
        Table table(eachTurn ? R"({"fort_turn":"player-turn"})" : "");
        QCOMPARE(table.adjust(turn(R"("ships":{"allied-line-1":{"at":[8,10],"heading":1}})")),
                 std::string());
        const std::string shot =
            R"({"do":"fort-fire","fort":"gibraltar-fort-1","target":"allied-line-1",)"
            R"("aim":"mast","yielded":true})";
        QCOMPARE(table.act(shot, {0}), std::string());
        QCOMPARE(table.names(), std::string("fired")); // in its own turn nobody shouts
        QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
        QCOMPARE(table.act(R"({"do":"move","ship":"allied-line-1","path":"s"})"), std::string());
        QCOMPARE(table.named("reminder").size(), eachTurn ? std::size_t{1} : std::size_t{0});
        QCOMPARE(table.act(shot, {0}), eachTurn ? std::string() : std::string("fort-fired"));
        QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
        QCOMPARE(table.act(R"({"do":"roll-wind"})", {0}), std::string());
        QVERIFY(!table.state.fort(FortId::Gibraltar1).fired);
    }
}

void TestTrafalgarTurns::turn_passesWithAFort()
{
    // r-24: a fort's shot is no part of passing; any ship's act is.
    Table table;
    QCOMPARE(table.adjust(turn(R"("ships":{"allied-line-1":{"at":[8,10],"heading":1}})")),
             std::string());
    QCOMPARE(table.act(R"({"do":"fort-fire","fort":"gibraltar-fort-1","target":"allied-line-1",)"
                       R"("aim":"mast"})",
                       {0}),
             std::string());
    QCOMPARE(table.act(R"({"do":"pass-turn","repair":["allied-line-1"]})"),
             std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"pass-turn","repair":["english-line-1"]})"),
             std::string("not-dismasted"));
    const State before = table.state;
    QCOMPARE(table.act(R"({"do":"pass-turn"})"), std::string());
    table.state = before;
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"s"})"), std::string());
    QCOMPARE(table.act(R"({"do":"pass-turn"})"), std::string("turn-begun"));
}

void TestTrafalgarTurns::order_oneAtATime()
{
    Table table(R"({"ship_order":"one-at-a-time"})");
    QCOMPARE(table.adjust(kDuel), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-frigate-1","path":"s"})"), std::string());
    QVERIFY(table.state.play.active == ShipId::EnglishFrigate1);
    QCOMPARE(table.act(kBatteryShot, {0, 0, 0}), std::string());
    QVERIFY(table.state.play.active == ShipId::EnglishLine1);
    QVERIFY(table.state.ship(ShipId::EnglishFrigate1).now.done);
    QCOMPARE(table.act(R"({"do":"move","ship":"english-frigate-1","path":"s"})"),
             std::string("ship-done"));
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
    QVERIFY(!table.state.play.active);
    QVERIFY(!table.state.ship(ShipId::EnglishFrigate1).now.done);
}

void TestTrafalgarTurns::victory_ofTheSideThatPlays()
{
    // r-42: both could win; the side whose turn has begun comes first.
    const std::string both =
        R"("ships":{"english-line-1":{"at":[11,11],"heading":4},)"
        R"("english-frigate-1":{"at":[6,6]},"allied-line-1":{"at":[1,1],"heading":1},)"
        R"("english-line-2":{"sunk":true},"english-frigate-2":{"sunk":true}},)"
        R"("flags":{"allied":{"ship":"english-line-1"}})";
    Table table;
    QCOMPARE(table.adjust(turn(both)), std::string());
    QCOMPARE(table.act(R"({"do":"done","ship":"english-line-1"})"), std::string());
    QVERIFY(holds(table.named("victory").front(),
                  {{"side", "english"}, {"by", "flag"}, {"rule", "win-3"}}));
    QVERIFY(table.state.play.phase == Phase::Over);
    QVERIFY(table.state.play.side == Side::English);
    // win-4: not while the enemy holds one's own flag.
    QCOMPARE(table.adjust(turn(both.substr(0, both.size() - 1)
                               + R"(,"english":{"ship":"allied-frigate-1"}})")),
             std::string());
    QCOMPARE(table.act(R"({"do":"done","ship":"english-frigate-1"})"), std::string());
    QVERIFY(!table.state.play.winner);
}

void TestTrafalgarTurns::place_exchangesBerths()
{
    Table table;
    QCOMPARE(table.act(R"({"do":"place","ship":"allied-line-1","berth":"cadiz-berth-4",)"
                       R"("heading":0})"),
             std::string());
    QCOMPARE(table.names(), std::string("placed swapped"));
    const Ship &mate = table.state.ship(ShipId::AlliedFrigate2);
    QVERIFY(mate.at == (LatticePoint{2, 0}));
    QCOMPARE(mate.heading, 1);
    QCOMPARE(mate.now.track.size(), std::size_t{1});
    QVERIFY(mate.now.track.front() == (Station{{2, 0}, 1}));
    QCOMPARE(table.act(R"({"do":"place","ship":"allied-line-1","berth":"gibraltar-berth-1"})"),
             std::string("wrong-port"));
    QCOMPARE(table.act(R"({"do":"place","ship":"allied-line-1","berth":"cadiz-berth-1",)"
                       R"("heading":3})"),
             std::string("not-facing-sea"));
    QCOMPARE(table.adjust(R"({"ships":{"allied-line-2":{"at":null}}})"), std::string());
    QCOMPARE(table.act(R"({"do":"toss","winner":"english"})"), std::string("not-placed"));
    QVERIFY(table.foldsAlike);
}

void TestTrafalgarTurns::wind_needsAToss()
{
    Table table;
    QCOMPARE(table.act(R"({"do":"set-wind","arrow":2})", {}, Strictness::Overrule),
             std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"toss","winner":"english"})", {1}), std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"toss","caller":"allied","call":"tails"})", {0}),
             std::string("dice-face"));
    QCOMPARE(table.act(R"({"do":"toss","caller":"allied","call":"tails"})", {2}), std::string());
    QVERIFY(holds(table.named("tossed").front(), {{"winner", "allied"}, {"first", "english"}}));
    QCOMPARE(table.act(R"({"do":"roll-wind"})", {0}, Strictness::Overrule),
             std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"set-wind","arrow":2})"), std::string());
    QVERIFY(holds(table.named("wind-set").front(), {{"side", "allied"}, {"barred", {5}}}));
    QVERIFY(table.state.play.side == Side::English);
    QCOMPARE(table.state.play.round, 1);
    QCOMPARE(table.state.play.turnNo, 1);
}

void TestTrafalgarTurns::adjust_completes_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("want"); ///< of the state; empty: bad-command
    QTest::newRow("a turn has a first side, a round and a number")
        << QByteArray(R"({"phase":"turn","side":"allied"})")
        << QByteArray(R"({"first":"allied","round":1,"turn_no":1,"side":"allied"})");
    QTest::newRow("in the wind phase it is nobody's turn")
        << QByteArray(R"({"phase":"wind","side":"allied","active":"allied-line-1"})")
        << QByteArray(R"({"side":null,"active":null,"phase":"wind"})");
    QTest::newRow("sunk, whatever `at` says")
        << QByteArray(R"({"ships":{"english-line-1":{"sunk":true,"at":[6,6]}}})")
        << QByteArray(R"({"ships":{"english-line-1":{"at":null,"label":null,"sunk":true}}})");
    QTest::newRow("the track starts anew")
        << QByteArray(R"({"ships":{"english-line-1":{"at":"g10","heading":5}}})")
        << QByteArray(R"({"ships":{"english-line-1":{"at":[6,6],"now":{"track":[[6,6,5]]}}}})");
    QTest::newRow("a winner only when the game is over")
        << QByteArray(R"({"phase":"over","side":"english","winner":"english","win_by":"flag"})")
        << QByteArray(R"({"winner":"english","win_by":"flag"})");
    QTest::newRow("a flag's entry replaces the old one")
        << QByteArray(R"({"flags":{"allied":{"ship":"english-line-1"}}})")
        << QByteArray(R"({"flags":{"allied":{"where":"ship","held_by":"english"}}})");
    QTest::newRow("a flag at home is on no ship")
        << QByteArray(R"({"flags":{"allied":{"where":"home","ship":"english-line-1"}}})")
        << QByteArray();
    QTest::newRow("moves are bounded")
        << QByteArray(R"({"ships":{"english-line-1":{"now":{"spent":100}}}})") << QByteArray();
    QTest::newRow("a track can't be set")
        << QByteArray(R"({"ships":{"english-line-1":{"now":{"track":[]}}}})") << QByteArray();
    QTest::newRow("forts have no number below 0")
        << QByteArray(R"({"forts":{"cadiz-fort-1":{"lost_turn":-1}}})") << QByteArray();
    QTest::newRow("whole numbers only") << QByteArray(R"({"round":1.5})") << QByteArray();
}

void TestTrafalgarTurns::adjust_completes()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, want);
    Table table;
    const State before = table.state;
    QCOMPARE(table.adjust(set.toStdString()),
             want.isEmpty() ? std::string("bad-command") : std::string());
    if (want.isEmpty()) {
        QVERIFY(table.state == before);
        return;
    }
    const Json state = table.ask(R"({"ask":"state"})");
    QVERIFY2(holds(state, *parseJson(want.toStdString())), canonicalText(state).c_str());
    QVERIFY(table.foldsAlike);
}

void TestTrafalgarTurns::adjust_dropsTheDecision()
{
    Table table;
    QCOMPARE(table.adjust(kDuel), std::string());
    QCOMPARE(table.act(kMastShot, {1, 0, 0}), std::string());
    QVERIFY(!Game::pendingJson(table.state).is_null());
    QCOMPARE(table.adjust(R"({"ships":{"allied-line-1":{"masts":{"main":false}}}})"),
             std::string());
    QVERIFY(Game::pendingJson(table.state).is_null());
    QVERIFY(table.foldsAlike);
}

void TestTrafalgarTurns::reminders_namePhases_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("want");
    QTest::newRow("start-1: whose arrow")
        << QByteArray(R"({"phase":"wind-placement","toss_winner":"allied"})")
        << QByteArray(R"([{"topic":"place-wind","side":"allied","rule":"start-1"}])");
    QTest::newRow("play-4") << QByteArray(R"({"phase":"wind","first":"english"})")
                            << QByteArray(R"([{"topic":"roll-wind","rule":"play-4"}])");
    QTest::newRow("win-4, in any phase")
        << QByteArray(R"({"phase":"over","flags":{"allied":{"ship":"english-line-1"}}})")
        << QByteArray(R"([{"topic":"own-flag-held","side":"allied","rule":"win-4"}])");
    QTest::newRow("flag-1, fort-3")
        << QByteArray::fromStdString(
               turn(R"("ships":{"english-line-1":{"at":[0,0],"at_corner":1,"heading":4}},)"
                    R"("forts":{"gibraltar-fort-2":{"gun":false,"wait":2}})"))
        << QByteArray(R"([{"topic":"may-seize-flag","ship":"english-line-1","rule":"flag-1"},)"
                      R"({"topic":"fort-gun-out","fort":"gibraltar-fort-2","wait":2,)"
                      R"("rule":"fort-3"}])");
}

void TestTrafalgarTurns::reminders_namePhases()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, want);
    Table table;
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    Json all = table.ask(R"({"ask":"reminders"})").at("reminders");
    // Guns that bear on ships in port are not what this is about.
    Json others = Json::array();
    for (const Json &one : all)
        if (one.at("topic") != "guns-bear")
            others.push_back(one);
    QVERIFY2(holds(others, *parseJson(want.toStdString())), canonicalText(others).c_str());
}

QTEST_APPLESS_MAIN(TestTrafalgarTurns)
#include "tst_trafalgar_turns.moc"
