// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/corunna_table.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace qd;
using namespace qd::corunna;

/// The ground of Corunna and what moves over it, where no vector goes: water, walls, ports,
/// breakwaters, Special Structures, enemies, depots, and boards that don't hang together.
class TestCorunnaGround : public QObject {
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
    void fullHexSaysItsFigures();
    void enemiesInAHexAreSaid();
    void depotsLieOnTheScenariosEdge();
    void onlyAChargeMeetsGeneralOrder();
    void portsOpenToShipsByTheOption();
    void breakwatersAreTheTransports();
    void gunsTraverseACastleByTheOption();
    void aShipsFireIsTold();
    void soultsStepIsHisOwnRule();
    void piecesOfABoardTouch_data();
    void piecesOfABoardTouch();
    void thePointIsNamed();
};

namespace {

std::string errorOf(const Position &position, const std::string &query)
{
    const auto answer = position.ask(query);
    return answer ? std::string() : answer.error().code + ' ' + answer.error().rule.text();
}

/// The enemy of whom a command's reminder tells; "none": no such reminder.
std::string enemyTold(const Position &position, const std::string &command)
{
    const Decided decided = position.decide(command, std::nullopt);
    if (const auto *happened = std::get_if<Happened>(&decided))
        for (const EventText &event : happened->events)
            if (event.name == "reminder") {
                const Json told = *parseJson(event.json);
                if (told.at("topic") == "enemy-in-hex" && told.at("rule") == "series")
                    return told.at("enemy").get<std::string>();
            }
    return "none";
}

Json boardFile()
{
    return *parseJson(*sourceLibrary()("corunna", "board", "schematic"));
}

} // namespace

void TestCorunnaGround::refusals_data()
{
    QTest::addColumn<std::string>("options");
    QTest::addColumn<std::string>("set");
    QTest::addColumn<std::string>("command");
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::string>("rule");
    const std::string early = R"({"variable_entry":true})";
    const std::string entering =
        R"({"turn":3,"phase":"maneuver","active_chit":"reinforcements",)"
        R"("entry_plan":{"fr-division-2":{"entry":"numeral-ii","turn":2}},)"
        R"("units":{"1-4th-foot":{"hex":"n1814"}}})";
    const std::string atGate = R"({"phase":"maneuver","units":{"22e-chasseurs":{"hex":"n0912"},)"
                               R"("merle-aap":{"hex":"n0912"},"1-4th-foot":{"hex":"n0911"}}})";
    // 4.2: only ships are on the Rio Mero, a general on his ride neither.
    QTest::newRow("a ride over the river")
        << std::string()
        << std::string(R"({"phase":"command-points","leaders":{"moore":{"hex":"n3614"}}})")
        << std::string(R"({"do":"ride","path":["n3714"]})") << std::string("sea-hex")
        << std::string("4.2");
    QTest::newRow("a brigade activated twice")
        << std::string()
        << std::string(R"({"phase":"command-points","leaders":{"moore":{"hex":"s2106"}},)"
                       R"("colours":{"brigade-2":{"hex":"s2106"}}})")
        << std::string(R"({"do":"ride","activate":["brigade-2","brigade-2"]})")
        << std::string("bad-command") << std::string();
    // 6.1, 4.2, 4.7.3: where reinforcements can't be.
    QTest::newRow("reinforcements in the river")
        << early << entering
        << std::string(
               R"({"do":"reinforce","group":"fr-division-2","at":{"31e-legere-1":"n3714"}})")
        << std::string("sea-hex") << std::string("4.2");
    QTest::newRow("reinforcements among enemies")
        << early << entering
        << std::string(
               R"({"do":"reinforce","group":"fr-division-2","at":{"31e-legere-1":"n1814"}})")
        << std::string("enemy-zoi") << std::string("6.1");
    QTest::newRow("guns arriving in the castle")
        << early << entering
        << std::string(R"({"do":"reinforce","group":"fr-division-2","at":{"mermet-aap":"n2212"}})")
        << std::string("special-structure-infantry-only") << std::string("4.7.3");
    // 4.8.2: an occupied gate is crossed by assault alone, by horse and guns too.
    QTest::newRow("horse into a held gate")
        << std::string() << atGate
        << std::string(R"({"do":"move","piece":"22e-chasseurs","path":["n0911"]})")
        << std::string("rampart-occupied") << std::string("4.8.2");
    QTest::newRow("guns into a held gate")
        << std::string() << atGate
        << std::string(R"({"do":"move","piece":"merle-aap","path":["n0911"]})")
        << std::string("rampart-occupied") << std::string("4.8.2");
    QTest::newRow("a mêlée of horse at a gate")
        << std::string() << atGate
        << std::string(R"({"do":"move","piece":"22e-chasseurs","path":["n0911"],"assault":true})")
        << std::string() << std::string();
}

void TestCorunnaGround::refusals()
{
    QFETCH(std::string, options);
    QFETCH(std::string, set);
    QFETCH(std::string, command);
    QFETCH(std::string, code);
    QFETCH(std::string, rule);
    const Position position = after(opened({}, options), R"({"do":"adjust","set":)" + set + "}");
    const Decided decided = position.decide(command, std::nullopt);
    const auto *refusal = std::get_if<Refusal>(&decided);
    QCOMPARE(refusal != nullptr ? refusal->code : std::string(), code);
    if (refusal != nullptr)
        QCOMPARE(refusal->rule.text(), rule);
    // The query of the same name says the same.
    if (command.find("\"ride\"") != std::string::npos) {
        std::string query = command;
        query.replace(query.find("\"do\""), 4, "\"ask\"");
        QCOMPARE(errorOf(position, query), code + ' ' + rule);
    }
}

/// Stacking Chart: three increments of artillery in a clear hex, whatever the battery.
void TestCorunnaGround::fullHexSaysItsFigures()
{
    const auto figures = [](int guns) {
        const Position position = after(
            opened(),
            R"({"do":"adjust","set":{"phase":"maneuver","units":{)"
            R"("merle-aap":{"hex":"s2814","increments":2,"formation":"limbered"},)"
            R"("mermet-aap":{"hex":"s2815","movement":12,"formation":"limbered","increments":)"
                + std::to_string(guns) + "}}}}");
        const Decided decided =
            position.decide(R"({"do":"move","piece":"mermet-aap","path":["s2814"]})", std::nullopt);
        const auto *refusal = std::get_if<Refusal>(&decided);
        std::string said = refusal == nullptr ? "taken" : refusal->code;
        if (refusal != nullptr)
            for (const char *wanted : {"total", "limit"})
                for (const auto &[key, value] : refusal->details)
                    if (const auto *number = std::get_if<int>(&value); number && key == wanted)
                        said += ' ' + key + ' ' + std::to_string(*number);
        return said;
    };
    QCOMPARE(figures(1), std::string("taken"));
    QCOMPARE(figures(2), std::string("stacking total 4 limit 3"));
}

/// The exclusive rules forbid enemies' hexes behind walls only; elsewhere the series judges, and
/// the table is told that nobody has.
void TestCorunnaGround::enemiesInAHexAreSaid()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{)"
              R"("17e-legere-1":{"hex":"s2814","movement":8},"1-5th-foot":{"hex":"s2813"}}}})");
    const auto told = [&position](const char *rest) {
        return enemyTold(position,
                         std::string(R"({"do":"move","piece":"17e-legere-1",)") + rest + '}');
    };
    QCOMPARE(told(R"("path":["s2813"])"), std::string("1-5th-foot"));
    QCOMPARE(told(R"("path":["s2813","s2812"])"), std::string("1-5th-foot"));
    QCOMPARE(told(R"("to":"s2813")"), std::string("1-5th-foot"));
    QCOMPARE(told(R"("path":["s2813"],"assault":true)"), std::string("none"));
    QCOMPARE(told(R"("path":["s2815"])"), std::string("none"));
    // Set-up zones may overlap: 9.4 lets the French stand where a British battalion does.
    const Position setup =
        after(opened(),
              R"({"do":"adjust","set":{"setup_step":2,"units":{"1-5th-foot":{"hex":"s2711"}}}})");
    QCOMPARE(enemyTold(setup, R"({"do":"place","piece":"17e-legere-1","hex":"s2711"})"),
             std::string("1-5th-foot"));
    QCOMPARE(enemyTold(setup, R"({"do":"place","piece":"17e-legere-1","hex":"s2712"})"),
             std::string("none"));
}

/// 4.11.1, R70: the edge of the maps that the scenario plays on (8.5: the north map alone).
void TestCorunnaGround::depotsLieOnTheScenariosEdge()
{
    const std::string french = R"({"ask":"depots","side":"french"})";
    QVERIFY(answerTo(opened("porte-des-corunna"), french).at("hexes") == Json::array({"n2026"}));
    QVERIFY(answerTo(opened("piedralonga"), french).at("hexes") == Json::array({"s3126"}));
    QVERIFY(answerTo(opened(), french).at("hexes") == Json::array({"s3126"}));
}

/// 4.6.2 speaks of cavalry that charges: a mêlée without a charge has no such modifier.
void TestCorunnaGround::onlyAChargeMeetsGeneralOrder()
{
    const auto generalOrder = [](const char *action) {
        return answerTo(opened(),
                        std::string(R"({"ask":"charge","from":"s2811","path":["s2712"],)"
                                    R"("action":")")
                            + action + "\"}")
            .at("general_order_melee");
    };
    QVERIFY(generalOrder("charge") == Json(true));
    QVERIFY(generalOrder("melee") == Json(false));
    QVERIFY(generalOrder("pursue") == Json(false));
}

/// R15: the chart's note costs ships 2 for a port.
void TestCorunnaGround::portsOpenToShipsByTheOption()
{
    const std::string port = R"({"ask":"move-cost","terrain":"port","class":"ship"})";
    const std::string way = R"({"ask":"move-cost","class":"ship","from":"n1508","path":["n1408"]})";
    QCOMPARE(errorOf(opened(), port), std::string("coast-hex 4.3.2"));
    QCOMPARE(errorOf(opened(), way), std::string("coast-hex 4.3.2"));
    const Position open = opened({}, R"({"ships_enter_ports":true})");
    QVERIFY(answerTo(open, port).at("cost") == Json(2));
    QVERIFY(answerTo(open, way).at("cost") == Json(2));
}

/// 4.5.1, R100.
void TestCorunnaGround::breakwatersAreTheTransports()
{
    const std::string victory =
        R"({"ask":"move-cost","unit":"victory","from":"n1508","path":["n1607"]})";
    const std::string guye = R"({"ask":"move-cost","unit":"guye","from":"n1508","path":["n1607"]})";
    QCOMPARE(errorOf(opened(), victory), std::string("coast-hex 4.5.1"));
    QVERIFY(answerTo(opened(), guye).at("cost") == Json(2));
    QVERIFY(answerTo(opened({}, R"({"breakwaters":"all"})"), victory).at("cost") == Json(2));
}

/// R48: along a road that leads in and out, at the clear cost, and never to stay.
void TestCorunnaGround::gunsTraverseACastleByTheOption()
{
    Json board = boardFile();
    board["roads"].push_back(
        {{"id", "castle"}, {"kind", "trail"}, {"hexes", {"n2112", "n2212", "n2313"}}});
    const auto table = [&board](const char *options) {
        return *module().open(TableSpec{"corunna", {}, options, canonicalText(board), {}},
                              sourceLibrary());
    };
    const std::string ask = R"({"ask":"move-cost","class":"artillery","road_column":true,)"
                            R"("from":"n2112","path":)";
    const std::string closed = "special-structure-infantry-only 4.7.3";
    QCOMPARE(errorOf(table(""), ask + R"(["n2212","n2313"]})"), closed);
    const Position open = table(R"({"castle_traverse":true})");
    QVERIFY(answerTo(open, ask + R"(["n2212","n2313"]})").at("cost") == Json(4));
    // Guns have no Road Column: the query and the move say the same of them as they are.
    const Position guns = after(open,
                                R"({"do":"adjust","set":{"phase":"maneuver","units":{)"
                                R"("merle-aap":{"hex":"n2112","formation":"limbered",)"
                                R"("movement":9}}}})");
    QVERIFY(answerTo(guns, R"({"ask":"move-cost","unit":"merle-aap","path":["n2212","n2313"]})")
                .at("cost")
            == Json(4));
    const Position moved =
        after(guns, R"({"do":"move","piece":"merle-aap","path":["n2212","n2313"]})");
    QVERIFY(answerTo(moved, R"({"ask":"state"})").at("units").at("merle-aap").at("mp_spent")
            == Json(4));
    QCOMPARE(errorOf(open, ask + R"(["n2212"]})"), closed); // it would stay
    QCOMPARE(errorOf(open, ask + R"(["n2212","n2312"]})"), closed); // no road out
}

/// 6.11.1.5: what the table tells wins over the counter.
void TestCorunnaGround::aShipsFireIsTold()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"units":{"victory":{"increments_full":6,"lost":3,)"
              R"("fire_medium":24}}}})");
    const Json own = answerTo(position, R"({"ask":"ship","ship":"victory"})");
    QVERIFY(own.at("fire_medium") == Json(12) && own.at("must_exit") == Json(true));
    QVERIFY(
        answerTo(position, R"({"ask":"ship","ship":"victory","fire_medium":10})").at("fire_medium")
        == Json(5));
}

/// 5.1.5.1 speaks of Soult, 5.2.7 of Moore.
void TestCorunnaGround::soultsStepIsHisOwnRule()
{
    const Position position = after(
        opened(),
        R"({"do":"adjust","set":{"phase":"command-points","leaders":{"soult":{"hex":"s2419"},)"
        R"("moore":{"hex":"s2106"}}}})");
    int found = 0;
    for (const Offer &offer : position.offers()) {
        if (offer.id != "step/soult/down" && offer.id != "step/moore/down")
            continue;
        ++found;
        QCOMPARE(offer.rule.text(),
                 std::string(offer.id == "step/soult/down" ? "5.1.5.1" : "5.2.7"));
    }
    QCOMPARE(found, 2);
}

void TestCorunnaGround::piecesOfABoardTouch_data()
{
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::newRow("a road with a gap")
        << std::string("/roads/0")
        << std::string(R"({"id":"x","kind":"road","hexes":["n1010","n1013"]})");
    QTest::newRow("a wall between hexes apart")
        << std::string("/hexsides/wall/0") << std::string(R"(["s1010","s1020"])");
    QTest::newRow("a stream in one hex")
        << std::string("/hexsides/stream/0") << std::string(R"(["s1010","s1010"])");
    QTest::newRow("a slope over two hexes")
        << std::string("/hexsides/slope/0") << std::string(R"({"low":"s1010","high":"s1012"})");
}

void TestCorunnaGround::piecesOfABoardTouch()
{
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    Json board = boardFile();
    const auto open = [&board](const char *options) {
        return module().open(TableSpec{"corunna", {}, options, canonicalText(board), {}},
                             sourceLibrary());
    };
    QVERIFY(open("").has_value());
    board[Json::json_pointer(pointer)] = *parseJson(value);
    const auto broken = open("");
    QVERIFY(!broken.has_value());
    QCOMPARE(broken.error().code, std::string("bad-command"));
    // R72: where the table lays the hexes otherwise than the file, nothing can be said.
    QVERIFY(open(R"({"hex_layout":"rows-odd-right"})").has_value());
}

/// The six hexes round the castle (R17) are called by their name.
void TestCorunnaGround::thePointIsNamed()
{
    const Position position = opened();
    for (const PictureScenery &named : position.board().scenery) {
        if (named.id != "point-san-diego")
            continue;
        QCOMPARE(named.kind, std::string("named"));
        QVERIFY(named.conjecture);
        QCOMPARE(named.places,
                 (std::vector<std::string>{"n2112", "n2113", "n2211", "n2213", "n2312", "n2313"}));
        return;
    }
    QFAIL("the Point has no name");
}

QTEST_GUILESS_MAIN(TestCorunnaGround)
#include "tst_corunna_ground.moc"
