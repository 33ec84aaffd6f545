// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/as_per_margin_table.h"

#include <cmath>
#include <numbers>
#include <set>

using namespace qd;
using namespace qd::as_per_margin;

/// Guns, damage, boarding and pumps, rows by rule.
class TestAsPerMarginFire : public QObject {
    Q_OBJECT

private slots:
    void aim_data();
    void aim();
    void damage_data();
    void damage();
    void boarding_data();
    void boarding();
    void pumps_data();
    void pumps();
    void broadside_crossesTheLetterOut();
    void explosion_endsContacts();
    void struck_endsTheMelee();
    void boarding_fillsTheTurn();
    void shots_areThoseThatTheRulesTake();
};

namespace {

/// An English 3rd rate at 50, 50 heading north in her fire step, and a French one somewhere.
std::string shot(double bearing, double inches, double heading, const char *more = "")
{
    const double angle = bearing * std::numbers::pi / 180;
    Json set = *parseJson(
        R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"3rd","x":50,"y":50},)"
        R"("f":{"side":"french-spanish","rate":"3rd"}}})");
    Json &target = set["ships"]["f"];
    target["x"] = 50 + std::sin(angle) * inches;
    target["y"] = 50 + std::cos(angle) * inches;
    target["heading"] = heading;
    target.update(*parseJson(std::string("{") + more + "}"));
    return canonicalText(set);
}

} // namespace

void TestAsPerMarginFire::aim_data()
{
    QTest::addColumn<double>("bearing");
    QTest::addColumn<double>("inches");
    QTest::addColumn<double>("heading"); // of the target
    QTest::addColumn<QByteArray>("code"); // empty: the shot is taken
    QTest::addColumn<int>("dice");
    QTest::addColumn<QByteArray>("facing"); // empty: raked
    const auto row = [](const char *name, double bearing, double inches, double heading,
                        const char *code, int dice, const char *facing) {
        QTest::newRow(name) << bearing << inches << heading << QByteArray(code) << dice
                            << QByteArray(facing);
    };
    row("fire: abeam", 90, 5, 0, "", 8, "port");
    row("fire: the other beam", 270, 5, 0, "", 8, "starboard");
    row("fire: 45 degrees from centre", 45, 20, 0, "", 8, "port");
    row("fire: a hair beyond", 44.99, 20, 0, "does-not-bear", 0, "");
    row("fire: 135 degrees off the bow", 135, 20, 0, "", 8, "port");
    row("fire: beyond 135", 135.01, 20, 0, "does-not-bear", 0, "");
    row("fire: dead ahead", 0, 20, 0, "does-not-bear", 0, "");
    row("ranges: 24 inches", 90, 24, 0, "", 8, "port");
    row("ranges: more", 90, 24.00001, 0, "out-of-range", 0, "");
    row("rake: her bow at 12 inches", 90, 12, 270, "", 12, "");
    row("rake: her bow beyond 12", 90, 12.00001, 270, "", 8, "port");
    row("rake: her stern", 90, 4, 90, "", 12, "");
    row("rake: the bow at 44 off", 90, 4, 270 - 44, "", 12, "");
    row("rake: at 45 her guns bear", 90, 4, 270 - 45, "", 8, "starboard");
    row("rake: at 45 on the other side", 90, 4, 270 + 45, "", 8, "port");
    row("rake: the stern at 44 off", 90, 4, 90 + 44, "", 12, "");
    row("rake: from the quarter", 90, 4, 90 + 46, "", 8, "starboard");
}

void TestAsPerMarginFire::aim()
{
    QFETCH(double, bearing);
    QFETCH(double, inches);
    QFETCH(double, heading);
    QFETCH(QByteArray, code);
    QFETCH(int, dice);
    QFETCH(QByteArray, facing);
    Table table;
    QCOMPARE(table.adjust(shot(bearing, inches, heading)), std::string());
    const Json asked = table.ask(R"({"ask":"fire-dice","firer":"a","target":"f"})");
    QCOMPARE(asked.at("dice_count").get<int>(), dice);
    const auto command = R"({"do":"fire","firer":"a","target":"f"})";
    if (!code.isEmpty()) {
        QCOMPARE(table.act(command), code.toStdString());
        return;
    }
    QCOMPARE(table.act(command, std::vector<int>(static_cast<std::size_t>(dice), 1)),
             std::string());
    const Json fired = table.named("fired").front();
    QCOMPARE(fired.at("dice_count").get<int>(), dice);
    const bool raked = facing.isEmpty() || dice == 12;
    QCOMPARE(fired.at("rake").get<bool>(), raked);
    QCOMPARE(fired.at("facing").is_null(), raked);
    if (!raked)
        QVERIFY(fired.at("facing") == Json(facing.toStdString()));
    QCOMPARE(table.names(), std::string("fired hits"));
    QVERIFY(table.foldsAlike);
}

namespace {

/// The English ship fires one box at a target abeam that heads north: her port side faces the guns.
std::string oneGun(const char *target, int boxes = 1)
{
    return R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"1st","x":50,"y":50,)"
           R"("guns":{"starboard":)"
        + std::to_string(boxes) + R"(},"fresh":{"starboard":false}},"f":{"x":55,"y":50,)" + target
        + "}}}";
}

constexpr auto kFire = R"({"do":"fire","firer":"a","target":"f"})";

} // namespace

void TestAsPerMarginFire::damage_data()
{
    static const std::string french3rd = oneGun(R"("side":"french-spanish","rate":"3rd")");
    static const std::string english3rd =
        oneGun(R"("side":"english","struck":false,"held_by":"french-spanish","rate":"3rd")");
    static const std::string portGone =
        oneGun(R"("side":"french-spanish","rate":"3rd","guns":{"port":0})");
    static const std::string lastGun =
        oneGun(R"("side":"french-spanish","rate":"3rd","guns":{"port":0,"starboard":1})");
    static const std::string lastTop = oneGun(R"("side":"french-spanish","rate":"3rd","masts":5)");
    static const std::string lastMast = oneGun(R"("side":"french-spanish","rate":"3rd","masts":1)");
    static const std::string noMast = oneGun(R"("side":"french-spanish","rate":"3rd","masts":0)");
    static const std::string lastDry = oneGun(R"("side":"french-spanish","rate":"3rd","hull":5)");
    static const std::string lastHull = oneGun(R"("side":"french-spanish","rate":"3rd","hull":1)");
    static const std::string gunboat =
        oneGun(R"("side":"french-spanish","rate":"gunboat","heading":"w")");
    static const std::string merchant =
        oneGun(R"("side":"french-spanish","rate":"merchant-small")");
    static const std::string anchored =
        oneGun(R"("side":"french-spanish","rate":"3rd","anchors":{"bow":true,"stern":true})");
    static const std::string oneCable =
        oneGun(R"("side":"french-spanish","rate":"3rd","anchors":{"bow":true})");
    static const std::string rakedThree = oneGun(
        R"("side":"french-spanish","rate":"3rd","heading":270,"guns":{"port":1,"starboard":4})", 3);
    sceneRows({
        {"table-1: guns",
         french3rd.c_str(),
         kFire,
         {5},
         R"({"event":"boxes-crossed","rule":"fire","ship":"f","masts":0,"hull":0,"guns":{"port":1,"starboard":0},"lost":{"masts":0,"guns":0,"hull":0}})"},
        {"table-1: masts", french3rd.c_str(), kFire, {6}, R"({"event":"boxes-crossed","masts":1})"},
        {"table-2: hull", french3rd.c_str(), kFire, {4, 4}, R"({"event":"hits","hull":1})"},
        {"table-2: bow cable without an anchor",
         french3rd.c_str(),
         kFire,
         {4, 1},
         R"({"event":"hits","bow_cable":true,"masts":0,"guns":0,"hull":0})"},
        {"table-2: bow cable",
         anchored.c_str(),
         kFire,
         {4, 1},
         R"({"event":"cable-cut","rule":"table-2","ship":"f","cable":"bow"})"},
        {"table-2: one cable still holds",
         anchored.c_str(),
         kFire,
         {4, 1},
         R"({"event":"reminder","rule":"ruling-r17","topic":"anchor-swing","ship":"f"})"},
        {"table-2: adrift",
         oneCable.c_str(),
         kFire,
         {4, 1},
         R"({"event":"adrift","rule":"table-2","ship":"f","cable":"bow"})"},
        {"table-3: hull", french3rd.c_str(), kFire, {4, 3, 2}, R"({"event":"hits","hull":1})"},
        {"table-3: french magazine on three",
         french3rd.c_str(),
         kFire,
         {4, 3, 1, 3},
         R"({"event":"exploded","rule":"table-3","ship":"f"})"},
        {"table-3: french magazine spared on two",
         french3rd.c_str(),
         kFire,
         {4, 3, 1, 2},
         R"({"event":"hits","explosion":false})"},
        {"table-3: english magazine spared on four",
         english3rd.c_str(),
         kFire,
         {4, 3, 1, 4},
         R"({"event":"hits","explosion":false})"},
        {"table-3: english magazine on five",
         english3rd.c_str(),
         kFire,
         {4, 3, 1, 5},
         R"({"event":"exploded"})"},
        {"gun-hits: carry through",
         portGone.c_str(),
         kFire,
         {5},
         R"({"event":"boxes-crossed","guns":{"port":0,"starboard":1}})"},
        {"record-sheet: strikes",
         lastGun.c_str(),
         kFire,
         {5},
         R"({"event":"struck","rule":"record-sheet","ship":"f","to":"english"})"},
        {"record-sheet: damaged",
         lastTop.c_str(),
         kFire,
         {6},
         R"({"event":"damaged","rule":"record-sheet","ship":"f"})"},
        {"record-sheet: dismasted",
         lastMast.c_str(),
         kFire,
         {6},
         R"({"event":"dismasted","rule":"record-sheet","ship":"f"})"},
        {"record-sheet: mast hits beyond the last are lost",
         noMast.c_str(),
         kFire,
         {6},
         R"({"event":"boxes-crossed","masts":0,"lost":{"masts":1}})"},
        {"record-sheet: half the hull",
         lastDry.c_str(),
         kFire,
         {4, 4},
         R"({"event":"pumps-manned","rule":"pumps","ship":"f"})"},
        {"record-sheet: sinks",
         lastHull.c_str(),
         kFire,
         {4, 4},
         R"({"event":"sunk","rule":"record-sheet","ship":"f"})"},
        {"record-sheet: a gunboat loses her mast",
         gunboat.c_str(),
         kFire,
         {6},
         R"({"event":"dismasted"})"},
        {"ruling-r28: an unarmed ship strikes",
         merchant.c_str(),
         kFire,
         {5},
         R"({"event":"struck"})"},
        {"ruling-r28: by option she does not",
         merchant.c_str(),
         kFire,
         {5},
         R"({"event":"boxes-crossed","guns":{},"lost":{"guns":1}})",
         R"({"unarmed_strikes":"boarding-only"})"},
        {"rake: three gun hits, one to the hull",
         rakedThree.c_str(),
         kFire,
         {5, 5, 5, 1, 1, 1},
         R"({"event":"boxes-crossed","guns":{"port":1,"starboard":1},"hull":1})"},
        {"rake: a half that finds no box carries",
         rakedThree.c_str(),
         kFire,
         {5, 5, 5, 5, 5, 1},
         R"({"event":"boxes-crossed","guns":{"port":1,"starboard":3},"hull":1})"},
    });
}

void TestAsPerMarginFire::damage()
{
    const Table table = played();
    const QByteArray wrong = unwanted(table);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

namespace {

/// Two gunboats aboard each other: three dice each, or with `more` for the French one.
std::string aboard(const char *english = "", const char *french = "")
{
    return std::string(R"({"phase":"boarding","contacts":[["a","f"]],"ships":{"a":{)")
        + R"("side":"english","rate":"gunboat","x":50,"y":50)" + english
        + R"(},"f":{"side":"french-spanish","rate":"6th","x":51,"y":50)" + french + "}}}";
}

constexpr auto kBoard = R"({"do":"board","ship":"a","target":"f"})";

} // namespace

void TestAsPerMarginFire::boarding_data()
{
    static const std::string plain = aboard();
    static const std::string fired = aboard(R"(,"fired":["forward"])");
    static const std::string wet = aboard("", R"(,"hull":1)");
    static const std::string struck = aboard("", R"(,"struck":true)");
    static const std::string apart =
        R"({"phase":"boarding","ships":{"a":{"side":"english","rate":"gunboat","x":50,"y":50},)"
        R"("f":{"side":"french-spanish","rate":"6th","x":51,"y":50}}})";
    // 1 + 1 + 1 against 2 + 2 + 2 boxes.
    sceneRows({
        {"boarding: hits cancel",
         plain.c_str(),
         kBoard,
         {4, 5, 6, 6, 5, 4, 3, 2, 1},
         R"({"event":"boarding","rule":"boarding","hits":{"ship":3,"target":3},"winner":null,"surplus":0})"},
        {"boarding: the surplus costs guns",
         plain.c_str(),
         kBoard,
         {4, 5, 6, 6, 5, 3, 3, 2, 1},
         R"({"event":"boxes-crossed","rule":"boarding","ship":"f","guns":{"port":1,"starboard":0}})"},
        {"boarding: the boarder may lose",
         plain.c_str(),
         kBoard,
         {1, 1, 6, 6, 5, 3, 3, 2, 1},
         R"({"event":"struck","ship":"a","to":"french-spanish"})"},
        {"boarding: begun",
         plain.c_str(),
         kBoard,
         {1, 1, 1, 1, 1, 1, 1, 1, 1},
         R"({"event":"boarding-begun","boarder":"a","defender":"f"})"},
        {"boarding: not after firing",
         fired.c_str(),
         kBoard,
         {},
         R"({"code":"has-fired","rule":"boarding"})"},
        {"boarding: men at the pumps must come",
         wet.c_str(),
         kBoard,
         {},
         R"({"code":"crew-at-pumps","rule":"pumps"})"},
        {"boarding: not a prize",
         struck.c_str(),
         kBoard,
         {},
         R"({"code":"out-of-action","rule":"struck"})"},
        {"boarding: only aboard",
         apart.c_str(),
         kBoard,
         {},
         R"({"code":"not-aboard","rule":"boarding"})"},
        {"boarding: nobody boards",
         plain.c_str(),
         R"({"do":"end-boarding","ship":"a","target":"f"})",
         {},
         R"({"code":"no-boarding","rule":"boarding"})"},
    });
}

void TestAsPerMarginFire::boarding()
{
    const Table table = played();
    const QByteArray wrong = unwanted(table);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

void TestAsPerMarginFire::pumps_data()
{
    static const std::string wet =
        R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"3rd","hull":4,"x":50,"y":50},)"
        R"("m":{"side":"english","rate":"merchant-small","hull":1},)"
        R"("g":{"side":"english","rate":"3rd","hull":1,"guns":{"port":0,"starboard":1},"x":5,"y":5}}})";
    static const std::string boarding = R"({"phase":"boarding",)" + wet.substr(24);
    const auto call = [](const char *ship, const char *more) {
        return std::string(R"({"do":"call-from-pumps","ship":")") + ship + R"(","purpose":)" + more
            + "}";
    };
    static const std::string a = call("a", R"("fire")");
    static const std::string aPort = call("a", R"("fire","battery":"port")");
    static const std::string aRepel = call("a", R"("repel")");
    static const std::string g = call("g", R"("fire")");
    static const std::string gPort = call("g", R"("fire","battery":"port")");
    static const std::string m = call("m", R"("repel")");
    sceneRows({
        {"pumps: one",
         wet.c_str(),
         a.c_str(),
         {1},
         R"({"event":"called-from-pumps","rule":"pumps","ship":"a","purpose":"fire","result":"none"})"},
        {"pumps: six", wet.c_str(), a.c_str(), {6}, R"({"result":"none"})"},
        {"pumps: four gains on them",
         wet.c_str(),
         a.c_str(),
         {4},
         R"({"event":"boxes-crossed","rule":"pumps","hull":1})"},
        {"pumps: five takes a gun",
         wet.c_str(),
         aPort.c_str(),
         {5},
         R"({"event":"boxes-crossed","rule":"pumps","guns":{"port":1,"starboard":0}})"},
        {"pumps: the last gun needs no choice",
         wet.c_str(),
         g.c_str(),
         {5},
         R"({"event":"struck","ship":"g","to":"french-spanish"})"},
        {"pumps: a battery without a box",
         wet.c_str(),
         gPort.c_str(),
         {5},
         R"({"code":"no-guns","rule":"pumps"})"},
        {"pumps: that battery does not matter but on a five",
         wet.c_str(),
         gPort.c_str(),
         {4},
         R"({"event":"sunk","ship":"g"})"},
        {"pumps: repelling is for the boarding step",
         wet.c_str(),
         aRepel.c_str(),
         {},
         R"({"code":"wrong-phase","rule":"pumps"})"},
        {"ruling-r28: a gun called from the pumps is no hit of an enemy",
         boarding.c_str(),
         m.c_str(),
         {5},
         R"({"event":"boxes-crossed","ship":"m","lost":{"guns":1}})"},
    });
}

void TestAsPerMarginFire::pumps()
{
    const Table table = played();
    const QByteArray wrong = unwanted(table);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
    if (QByteArray(QTest::currentDataTag()).startsWith("ruling-r28"))
        QVERIFY(!table.state.ship("m")->struck);
}

void TestAsPerMarginFire::broadside_crossesTheLetterOut()
{
    Table table;
    QCOMPARE(table.adjust(shot(90, 5, 0)), std::string());
    const auto fire = R"({"do":"fire","firer":"a","target":"f"})";
    QCOMPARE(table.act(fire, std::vector<int>(8, 1)), std::string());
    QCOMPARE(table.act(fire), std::string("already-fired"));
    QVERIFY(!gunRow(*table.state.ship("a"), Battery::Starboard)->fresh);
    QVERIFY(gunRow(*table.state.ship("a"), Battery::Port)->fresh);
    // A whole turn later the letter is still crossed out.
    QCOMPARE(table.act(R"({"do":"next-phase","to":"english-fire"})", {}, Strictness::Overrule),
             std::string());
    QCOMPARE(table.state.turn, 2);
    QVERIFY(table.ask(R"({"ask":"fire-dice","firer":"a","target":"f"})").at("dice_count")
            == Json(4));
    QCOMPARE(table.act(fire, {1, 2, 3, 1}), std::string());
}

void TestAsPerMarginFire::explosion_endsContacts()
{
    Table table;
    QCOMPARE(table.adjust(oneGun(R"("side":"french-spanish","rate":"3rd")")), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"g":{"side":"french-spanish","rate":"3rd","x":57,"y":50}},)"
                          R"("contacts":[["f","g"]]})"),
             std::string());
    QCOMPARE(table.act(kFire, {4, 3, 1, 6}), std::string());
    QCOMPARE(table.names(), std::string("fired hits exploded reminder contact-ended"));
    QVERIFY(table.named("contact-ended").front().at("cause") == Json("exploded"));
    QCOMPARE(table.act(kFire), std::string("target-out"));
    const Json score = table.ask(R"({"ask":"score"})").at("sides").at("french-spanish");
    QVERIFY(score.at("exploded") == Json(1));
    QVERIFY(score.at("masts") == Json({{"lost", 8}, {"of", 16}}));
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginFire::struck_endsTheMelee()
{
    Table table;
    QCOMPARE(table.adjust(aboard()), std::string());
    QCOMPARE(table.act(kBoard, {4, 4, 4, 1, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(table.names(),
             std::string("boarding-begun boarding boxes-crossed struck contact-ended reminder"));
    QVERIFY(table.state.melees.empty() && table.state.contacts.empty());
    QVERIFY(table.state.ship("f")->struck);
    QCOMPARE(controllerOf(*table.state.ship("f")), Side::English);
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginFire::boarding_fillsTheTurn()
{
    Table table;
    QCOMPARE(table.adjust(aboard()), std::string());
    QCOMPARE(table.act(kBoard, {1, 1, 1, 1, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(table.act(kBoard), std::string("already-boarded"));
    QCOMPARE(table.act(R"({"do":"end-boarding","ship":"a","target":"f"})"),
             std::string("already-boarded"));
    // Neither fires until the turn is checked off, then the melee still binds them.
    QCOMPARE(table.adjust(R"({"phase":"english-fire"})"), std::string());
    QCOMPARE(table.act(kFire), std::string("boarding-no-fire"));
    QCOMPARE(table.adjust(R"({"melees":[]})"), std::string());
    QCOMPARE(table.act(kFire), std::string("boarding-no-fire"));
    QCOMPARE(table.refusal->rule.text(), std::string("boarding"));
    QCOMPARE(table.act(R"({"do":"next-phase","to":"boarding"})"), std::string());
    QVERIFY(!table.state.ship("a")->boarding);
    QCOMPARE(table.act(R"({"do":"board","ship":"f","target":"a"})", std::vector<int>(9, 2)),
             std::string());
    QCOMPARE(table.act(R"({"do":"next-phase","to":"boarding"})", {}, Strictness::Overrule),
             std::string());
    // The new melee is unfought: it holds the step up until it is fought or called off.
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string("boarding-unfought"));
    QCOMPARE(table.act(R"({"do":"end-boarding","ship":"a","target":"f"})"),
             std::string("no-boarding"));
    QCOMPARE(table.act(R"({"do":"end-boarding","ship":"f","target":"a"})"), std::string());
    QCOMPARE(table.names(), std::string("boarding-ended"));
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string());
}

void TestAsPerMarginFire::shots_areThoseThatTheRulesTake()
{
    // Every pair of a crowded sea: `legal` lists exactly what `fire` takes.
    std::string set = R"({"phase":"english-fire","ships":{)";
    for (int i = 0; i < 12; ++i)
        set += (i > 0 ? "," : "") + std::string(R"("s)") + std::to_string(i) + R"(":{"side":")"
            + (i % 2 == 0 ? "english" : "french-spanish") + R"(","rate":"5th","x":)"
            + std::to_string(40 + 7 * (i % 4)) + R"(,"y":)" + std::to_string(40 + 9 * (i / 4))
            + R"(,"heading":)" + std::to_string(29 * i) + R"(,"struck":)"
            + (i == 5 ? "true" : "false") + R"(,"hull":)" + (i % 3 == 0 ? "2" : "4") + "}";
    Table table;
    QCOMPARE(table.adjust(set + "}}"), std::string());
    std::set<std::string> listed;
    std::set<std::string> calls;
    const Json legal = table.ask(R"({"ask":"legal"})");
    for (const Json &command : legal.at("commands")) {
        if (command.at("do") == "call-from-pumps")
            calls.insert(command.at("ship").get<std::string>());
        if (command.at("do") == "fire")
            listed.insert(command.at("firer").get<std::string>() + " "
                          + command.at("battery").get<std::string>() + " "
                          + command.at("target").get<std::string>());
    }
    std::set<std::string> taken;
    for (int i = 0; i < 12; ++i)
        for (int j = 0; j < 12; ++j)
            for (const char *battery : {"port", "starboard"}) {
                if (i == j)
                    continue;
                const std::string one = "s" + std::to_string(i);
                const std::string other = "s" + std::to_string(j);
                const std::string code =
                    table.act(R"({"do":"fire","firer":")" + one + R"(","target":")" + other
                              + R"(","battery":")" + battery + "\"}");
                if (code == "awaiting")
                    taken.insert(one + " " + battery + " " + other);
                if (code == "crew-at-pumps")
                    QVERIFY(i % 3 == 0);
            }
    QVERIFY(listed == taken);
    QVERIFY(listed.size() > 5 && !calls.empty());
}

QTEST_GUILESS_MAIN(TestAsPerMarginFire)
#include "tst_as_per_margin_fire.moc"
