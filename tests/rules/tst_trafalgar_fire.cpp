// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/trafalgar_table.h"

using namespace qd;
using namespace qd::trafalgar;

/// The order of checks, hits and what they leave, what the referee forces (section 4).
class TestTrafalgarFire : public QObject {
    Q_OBJECT

private slots:
    void order_ofChecks_data();
    void order_ofChecks();
    void fire_data();
    void fire();
    void forced_data();
    void forced();
    void masts_targetByTarget();
    void masts_ofAShipThatSankSince();
    void flags_ofASunkShip_data();
    void flags_ofASunkShip();
};

namespace {

/// At distance 1: the Ally shows her port side to the English starboard guns.
constexpr auto kDuel =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":0}}})";
/// The Ally steers away: she shows her stern.
constexpr auto kStern =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":1}}})";
/// A wreck but for one gun to port, under English guns; a flag may be aboard.
const std::string kLastGun =
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":0,)"
    R"("masts":{"fore":false,"main":false,"mizzen":false},"guns":{"port":1,"starboard":0}}})";
constexpr auto kMastShot =
    R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"mast"})";
constexpr auto kBatteryShot =
    R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"battery"})";

std::string turn(const std::string &rest, const std::string &side = "english")
{
    return R"({"phase":"turn","side":")" + side + R"(","first":"english","wind":{"arrow":1},)"
        + rest + "}";
}

} // namespace

void TestTrafalgarFire::order_ofChecks_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<bool>("pending");
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<bool>("force");
    QTest::addColumn<QByteArray>("code");
    const QByteArray duel(kDuel);
    const QByteArray over(R"({"phase":"over","winner":"english","win_by":"flag"})");
    QTest::newRow("an unknown key comes first")
        << duel << true << QByteArray(R"({"do":"end-turn","sails":1})") << false
        << QByteArray("bad-command");
    QTest::newRow("an unknown key of a group too")
        << duel << true
        << QByteArray(R"({"do":"fire","ship":"english-line-1","shots":[{"target":"allied-line-1",)"
                      R"("colour":"red"}]})")
        << false << QByteArray("bad-command");
    QTest::newRow("the decision before the shape") << duel << true << QByteArray(R"({"do":"move"})")
                                                   << false << QByteArray("decision-pending");
    QTest::newRow("a decision can't be forced")
        << duel << true << QByteArray(R"({"do":"end-turn"})") << true
        << QByteArray("decision-pending");
    QTest::newRow("game over before the shape")
        << over << false << QByteArray(R"({"do":"move"})") << false << QByteArray("game-over");
    QTest::newRow("forced, the shape is left")
        << over << false << QByteArray(R"({"do":"move"})") << true << QByteArray("bad-command");
    QTest::newRow("no decision before the shape")
        << duel << false << QByteArray(R"({"do":"choose-mast"})") << false
        << QByteArray("no-decision");
    QTest::newRow("the phase before the side")
        << QByteArray(R"({"phase":"wind","first":"english"})") << false
        << QByteArray(R"({"do":"done","ship":"allied-line-1"})") << false
        << QByteArray("wrong-phase");
    QTest::newRow("the side before the board")
        << QByteArray::fromStdString(turn(R"("ships":{"allied-line-1":{"at":null}})")) << false
        << QByteArray(R"({"do":"done","ship":"allied-line-1"})") << false
        << QByteArray("not-your-turn");
    QTest::newRow("nobody's turn can't be ended")
        << QByteArray(R"({"phase":"wind","first":"english"})") << false
        << QByteArray(R"({"do":"end-turn"})") << true << QByteArray("bad-command");
}

void TestTrafalgarFire::order_ofChecks()
{
    QFETCH(QByteArray, set);
    QFETCH(bool, pending);
    QFETCH(QByteArray, command);
    QFETCH(bool, force);
    QFETCH(QByteArray, code);
    Table table;
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    if (pending)
        QCOMPARE(table.act(kMastShot, {1, 0, 0}), std::string());
    const State before = table.state;
    const auto strictness = force ? Strictness::Overrule : Strictness::Enforce;
    QCOMPARE(QByteArray::fromStdString(table.act(command.toStdString(), {}, strictness)), code);
    QVERIFY(table.state == before);
}

void TestTrafalgarFire::fire_data()
{
    sceneRows({
        {"hits-3: a gun for each hit",
         kDuel,
         kBatteryShot,
         {1, 0, 3},
         R"({"event":"gun-lost","ship":"allied-line-1","side":"port","left":1,"rule":"hits-3"})"},
        {"die-2: stars are the greatest range",
         kDuel,
         kBatteryShot,
         {1, 2, 3},
         R"({"event":"fired","hits":3,"needs":[1,2,3],"struck":"port"})"},
        {"r-17: a hit beyond the last gun is lost",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,6],"heading":0},)"
         R"("allied-line-1":{"at":[6,7],"heading":0,"guns":{"port":1}}}})",
         kBatteryShot,
         {1, 1, 0},
         R"({"event":"hit-wasted","why":"no-guns-there","hits":1,"rule":"hits-3"})"},
        {"hits-7: the stern has no battery",
         kStern,
         kBatteryShot,
         {1, 1, 1},
         R"({"code":"battery-not-exposed","rule":"hits-7"})"},
        {"hits-6: not the mainmast from astern",
         kStern,
         R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"main"})",
         {1, 1, 1},
         R"({"code":"mainmast-shielded","rule":"hits-6"})"},
        {"r-12: guns that are shot away may have fired",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,6],"heading":0,"guns":{"starboard":1},)"
         R"("now":{"fired":{"starboard":2}}},"allied-line-1":{"at":[6,7],"heading":0}}})",
         kBatteryShot,
         {1},
         R"({"code":"guns-fired","rule":"fire-2"})"},
        {"fort-3: a fort falls to one hit, undeclared",
         R"({"phase":"turn","side":"allied","first":"allied","wind":{"arrow":1},"ships":{)"
         R"("allied-line-1":{"at":[8,10],"heading":0}}})",
         R"({"do":"fire","ship":"allied-line-1","target":"gibraltar-fort-1"})",
         {2, 3, 0},
         R"({"event":"hit-wasted","target":"gibraltar-fort-1","why":"gun-gone","rule":"fort-3"})"},
        {"r-13: one occasion to fire",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,6],"heading":0,"now":{"volleys":1}},)"
         R"("allied-line-1":{"at":[6,7],"heading":0}}})",
         kBatteryShot,
         {1, 1, 1},
         R"({"code":"already-fired","rule":"fire-2"})",
         R"({"fire_occasions":"single"})"},
    });
}

void TestTrafalgarFire::fire()
{
    QCOMPARE(unwanted(played()), QByteArray());
}

void TestTrafalgarFire::forced_data()
{
    sceneRows({
        {"a named mast falls whether or not it may be hit",
         kStern,
         R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"main","guns":1})",
         {1},
         R"({"event":"mast-lost","mast":"main","moves":2})"},
        {"where no rule objects force changes nothing",
         kStern,
         R"({"do":"fire","ship":"english-line-1","shots":[)"
         R"({"target":"allied-line-1","aim":"fore","guns":1},)"
         R"({"target":"allied-line-1","aim":"main","guns":1}]})",
         {0, 1},
         R"({"event":"hit-wasted","why":"mainmast-shielded","hits":1})"},
        {"beyond 3 nothing ever hits",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,4],"heading":0},"allied-line-1":{"at":[6,8],"heading":0}}})",
         kBatteryShot,
         {3, 3, 3},
         R"({"event":"fired","distance":4,"needs":[],"hits":0})"},
        {"more guns than are left",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,6],"heading":0,"guns":{"starboard":1},)"
         R"("now":{"fired":{"starboard":2}}},"allied-line-1":{"at":[6,7],"heading":0}}})",
         R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"battery",)"
         R"("guns":2})",
         {0, 0},
         R"({"event":"fired","guns":2,"because":[{"term":"guns-standing","value":1},)"
         R"({"term":"fired-this-turn","value":-2},{"term":"never-below-zero","value":1},)"
         R"({"term":"overruled","value":2}]})"},
        {"which guns must be said",
         kDuel,
         R"({"do":"fire","ship":"english-line-1","target":"allied-line-2","aim":"mast"})",
         {1, 1, 1},
         R"({"code":"bad-command"})"},
        {"the side struck must be said",
         kStern,
         kBatteryShot,
         {1, 1, 1},
         R"({"code":"bad-command"})"},
        {"the side struck is said",
         kStern,
         R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"battery",)"
         R"("struck":"starboard"})",
         {1, 0, 0},
         R"({"event":"gun-lost","side":"starboard","left":2})"},
        {"a sunk ship can't be hit",
         R"({"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
         R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"sunk":true}}})",
         kMastShot,
         {1, 1, 1},
         R"({"code":"target-sunk"})"},
        {"nobody sails off the board",
         R"({"phase":"turn","side":"english","wind":{"arrow":0},"ships":{)"
         R"("english-line-1":{"at":[18,0],"heading":0}}})",
         R"({"do":"move","ship":"english-line-1","path":"f"})",
         {},
         R"({"code":"off-board"})"},
        {"a move before the toss",
         R"({"ships":{"english-line-1":{"at":[6,6],"heading":0}}})",
         R"({"do":"move","ship":"english-line-1","path":"f"})",
         {},
         R"({"event":"moved","to":{"at":[7,6],"heading":0},"remaining":3})"},
    });
}

void TestTrafalgarFire::forced()
{
    QCOMPARE(unwanted(played(Strictness::Overrule)), QByteArray());
}

void TestTrafalgarFire::masts_targetByTarget()
{
    // One hit on each of two ships, to starboard and to port: two choices, one after the other.
    Table table;
    QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[6,6],"heading":0},)"
                               R"("allied-line-1":{"at":[6,7],"heading":0},)"
                               R"("allied-line-2":{"at":[6,5],"heading":0}})")),
             std::string());
    QCOMPARE(table.act(R"({"do":"fire","ship":"english-line-1","shots":[)"
                       R"({"target":"allied-line-2","aim":"mast"},)"
                       R"({"target":"allied-line-1","aim":"mast","guns":1}]})",
                       {1, 0, 0, 1}),
             std::string());
    QVERIFY(holds(Game::pendingJson(table.state),
                  {{"target", "allied-line-2"}, {"count", 1}, {"side", "english"}}));
    QCOMPARE(table.act(R"({"do":"choose-mast","target":"allied-line-1","masts":["fore"]})"),
             std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"choose-mast","masts":["main"]})"), std::string());
    QCOMPARE(table.names(), std::string("mast-lost"));
    QVERIFY(holds(Game::pendingJson(table.state), {{"target", "allied-line-1"}, {"count", 1}}));
    QCOMPARE(table.act(R"({"do":"choose-mast","masts":["fore","fore"]})"),
             std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"choose-mast","masts":[]})"), std::string("bad-choice"));
    QCOMPARE(table.act(R"({"do":"choose-mast","masts":["fore"]})"), std::string());
    QVERIFY(Game::pendingJson(table.state).is_null());
    QVERIFY(table.foldsAlike);
}

void TestTrafalgarFire::masts_ofAShipThatSankSince()
{
    // Her last mast falls to the named shot; the free hits of the same command find her gone.
    Table table;
    QCOMPARE(table.adjust(turn(R"("ships":{"english-line-1":{"at":[6,6],"heading":0},)"
                               R"("allied-line-1":{"at":[6,7],"heading":0,)"
                               R"("masts":{"fore":false,"main":false},)"
                               R"("guns":{"port":1,"starboard":0}}})")),
             std::string());
    QCOMPARE(table.act(R"({"do":"fire","ship":"english-line-1","shots":[)"
                       R"({"target":"allied-line-1","aim":"mast","guns":2},)"
                       R"({"target":"allied-line-1","aim":"battery","guns":1}]})",
                       {1, 1, 1}),
             std::string());
    // Free mast hits are settled last (r-18): the gun goes first, then the mast, and she sinks.
    QCOMPARE(table.names(), std::string("fired fired gun-lost mast-lost hit-wasted sunk"));
    QVERIFY(table.named("hit-wasted").front().at("why") == "no-masts");
    QVERIFY(table.foldsAlike);
}

void TestTrafalgarFire::flags_ofASunkShip_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("want");
    const QByteArray gun = QByteArray::fromStdString(
        turn(R"("ships":{)" + kLastGun + R"(,"flags":{"english":{"ship":"allied-line-1"}})"));
    QTest::newRow("flag-5: recovered by the ship that sank the carrier")
        << gun << QByteArray() << QByteArray(kBatteryShot)
        << QByteArray(R"({"flag":"english","to":"english-line-1","held_by":"english",)"
                      R"("rule":"flag-5"})");
    const QByteArray own = QByteArray::fromStdString(
        turn(R"("ships":{)" + kLastGun + R"(,"flags":{"allied":{"ship":"allied-line-1"}})"));
    QTest::newRow("r-28: the own flag is taken")
        << own << QByteArray() << QByteArray(kBatteryShot)
        << QByteArray(R"({"flag":"allied","to":"english-line-1","held_by":"english",)"
                      R"("rule":"r-28"})");
    QTest::newRow("r-28, option home: the own flag goes home")
        << own << QByteArray(R"({"own_flag_ship_sunk":"home"})") << QByteArray(kBatteryShot)
        << QByteArray(R"({"flag":"allied","to":"home","held_by":null,"rule":"r-28"})");
    // In the port of Gibraltar, whose flag it is: (9,12) with an English ship at (10,12), steering
    // 5: heading 3 lies two turns to port of it.
    QTest::newRow("r-34: sunk in the flag's own port")
        << QByteArray::fromStdString(turn(R"("ships":{"english-line-1":{"at":[10,12],"heading":5},)"
                                          R"("allied-line-1":{"at":[9,12],"heading":5,)"
                                          R"("masts":{"fore":false,"main":false,"mizzen":false},)"
                                          R"("guns":{"port":0,"starboard":1}}},)"
                                          R"("flags":{"english":{"ship":"allied-line-1"}})"))
        << QByteArray() << QByteArray(kBatteryShot)
        << QByteArray(R"({"flag":"english","to":"home","held_by":null,"rule":"flag-5"})");
    QTest::newRow("r-34: sunk by a fort")
        << QByteArray::fromStdString(turn(R"("ships":{"allied-line-1":{"at":[8,10],"heading":0,)"
                                          R"("masts":{"fore":false,"main":false},)"
                                          R"("guns":{"port":0,"starboard":0}}},)"
                                          R"("flags":{"english":{"ship":"allied-line-1"}})"))
        << QByteArray()
        << QByteArray(R"({"do":"fort-fire","fort":"gibraltar-fort-1","target":"allied-line-1",)"
                      R"("aim":"mizzen"})")
        << QByteArray(R"({"flag":"english","to":"home","held_by":null,"rule":"flag-5"})");
}

void TestTrafalgarFire::flags_ofASunkShip()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, want);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const bool fort = command.contains("fort-fire");
    QCOMPARE(table.act(command.toStdString(), fort ? std::vector{3} : std::vector{0, 0, 1}),
             std::string());
    QCOMPARE(table.named("sunk").size(), std::size_t{1});
    const auto moved = table.named("flag-moved");
    QCOMPARE(moved.size(), std::size_t{1});
    QVERIFY2(holds(moved.front(), *parseJson(want.toStdString())),
             canonicalText(moved.front()).c_str());
    QVERIFY(table.foldsAlike);
}

QTEST_APPLESS_MAIN(TestTrafalgarFire)
#include "tst_trafalgar_fire.moc"
