// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/table_of.h"
#include "tests/rules/as_per_margin_table.h"

#include <functional>
#include <map>
#include <string>

using namespace qd;
using namespace qd::as_per_margin;

/// Fleet files, adjustments, options, snapshots and facts: what is taken, and how the rest is
/// refused.
class TestAsPerMarginFiles : public QObject {
    Q_OBJECT

private slots:
    void fleet_isRefused_data();
    void fleet_isRefused();
    void fleet_opensAndCompletes();
    void fleet_takesWhatIsOdd_data();
    void fleet_takesWhatIsOdd();
    void fleet_callsTheNamelessByTheirType();
    void options_areRefused_data();
    void options_areRefused();
    void adjust_isRefused_data();
    void adjust_isRefused();
    void adjust_orderOfKeys();
    void adjust_leavesTiesOfTheGone();
    void forced_whatCannotBe_data();
    void forced_whatCannotBe();
    void forced_whatCan_data();
    void forced_whatCan();
    void malformed_commands_data();
    void malformed_commands();
    void snapshot_ofAnOpenDecision();
    void snapshot_bent();
    void facts_bent();
    void clock_data();
    void clock();
    void largestShips_areStillReckoned();
};

namespace {

TableSpec withFleet(const std::string &ships, const std::string &more = "")
{
    TableSpec spec = emptySea(R"({"fleet":{"id":"my-fleet","ships":[)" + ships + "]" + more + "}}");
    spec.scenario.clear();
    return spec;
}

constexpr auto kGood =
    R"({"id":"a","name":"L’Héros","side":"french-spanish","nation":"french","guns_rated":74,)"
    R"("x":10,"y":20,"heading":"wsw","anchors":{"bow":true},"masts":5,"conjecture":["x","y"]})";

std::string shipWith(const std::string &id)
{
    return R"({"id":")" + id + R"(","side":"english","rate":"3rd"})";
}

/// That many ships (or batteries: their rate is refused later than their number).
std::string many(int count)
{
    std::string list;
    for (int i = 0; i < count; ++i)
        list += (i > 0 ? "," : "") + shipWith("s" + std::to_string(i));
    return list;
}

} // namespace

void TestAsPerMarginFiles::fleet_isRefused_data()
{
    QTest::addColumn<QByteArray>("ships");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QList<QByteArray>>("told"); // words that the message must hold
    const auto row = [](const char *name, const std::string &ships, const char *code,
                        const QList<QByteArray> &told, const char *more = "") {
        QTest::newRow(name) << QByteArray::fromStdString(ships) << QByteArray(more)
                            << QByteArray(code) << told;
    };
    row("no id", R"({"side":"english","rate":"3rd"})", "bad-command", {"id"});
    row("twice", std::string(kGood) + "," + kGood, "bad-command", {"two", "a"});
    row("no side", R"({"id":"ajax","rate":"3rd"})", "bad-command", {"ajax", "side"});
    row("a side that is not", R"({"id":"ajax","side":"dutch","rate":"3rd"})", "bad-command",
        {"ajax", "side", "dutch"});
    row("no rate", R"({"id":"ajax","side":"english"})", "bad-command", {"ajax", "guns_rated"});
    row("few guns", R"({"id":"ajax","side":"english","guns_rated":18})", "no-rate", {"20"});
    row("more masts than boxes", R"({"id":"ajax","side":"english","rate":"3rd","masts":9})",
        "bad-command", {"ajax", "masts", "8"});
    row("half a place", R"({"id":"ajax","side":"english","rate":"3rd","x":4})", "bad-command",
        {"ajax", "x and y"});
    row("a heading of 360", R"({"id":"ajax","side":"english","rate":"3rd","heading":360})",
        "bad-command", {"ajax", "heading", "360"});
    row("a heading that is no point",
        R"({"id":"ajax","side":"english","rate":"3rd","heading":"x"})", "bad-command",
        {"ajax", "heading"});
    row("an unknown key", R"({"id":"ajax","side":"english","rate":"3rd","captain":"J"})",
        "bad-command", {"ajax", "captain"});
    row("an id with a blank", R"({"id":"a b","side":"english","rate":"3rd"})", "bad-command",
        {"a b"});
    row("guns of no sheet",
        R"({"id":"ajax","side":"english","rate":"3rd","boxes":{"guns":{"port":2}}})", "bad-command",
        {"ajax", "boxes"});
    row("no hull", R"({"id":"ajax","side":"english","rate":"3rd","boxes":{"hull":0}})",
        "bad-command", {"ajax", "boxes"});
    row("too many boxes", R"({"id":"ajax","side":"english","rate":"3rd","boxes":{"hull":101}})",
        "bad-command", {"ajax", "boxes"});
    row("a mark that is none", R"({"id":"ajax","side":"english","rate":"3rd","conjecture":7})",
        "bad-command", {"ajax", "conjecture"});
    row("a battery called as a ship", kGood, "bad-command", {"two", "a"},
        R"(,"batteries":[{"id":"a","side":"english","boxes":2}])");
    row("a battery without boxes", kGood, "bad-command", {"fort", "guns_rated"},
        R"(,"batteries":[{"id":"fort","side":"english"}])");
    row("an arc too wide", kGood, "bad-command", {"fort", "arc"},
        R"(,"batteries":[{"id":"fort","side":"english","boxes":2,"arc":181}])");
    row("a wind with one die", kGood, "bad-command", {"wind", "dice"}, R"(,"wind":{"dice":[5]})");
    row("a die of seven", kGood, "bad-command", {"wind", "dice"}, R"(,"wind":{"dice":[5,7]})");
    row("a key of the fleet", kGood, "bad-command", {"fleet", "weather"}, R"(,"weather":1)");
    row("ships that are no list", kGood, "bad-command", {"batteries"}, R"(,"batteries":{})");
    row("another format", kGood, "bad-command",
        {"fleet", "format", "quarterdeck-as-per-margin-fleet/1"},
        R"(,"format":"quarterdeck-as-per-margin-fleet/2")");
    row("1001 ships", many(1001), "bad-command", {"at most 1000", "ships", "1001"});
    row("1001 batteries", kGood, "bad-command", {"at most 1000", "batteries", "1001"},
        (R"(,"batteries":[)" + many(1001) + "]").c_str());
    row("an id of 65 letters", shipWith(std::string(65, 'a')), "bad-command",
        {"1 to 64", "hyphens"});
    row("an id of a thousand", shipWith(std::string(1000, 'a')), "bad-command", {"1 to 64"});
    row("an id in capitals", shipWith("Ajax"), "bad-command", {"Ajax", "hyphens"});
    row("an empty id", shipWith(""), "bad-command", {"1 to 64"});
    row("an id that is a number", R"({"id":7,"side":"english","rate":"3rd"})", "bad-command",
        {"\"id\""});
    row("a key twice", R"({"id":"ajax","side":"english","side":"english","rate":"3rd"})",
        "bad-command", {"side", "twice"});
    row("a place beyond all seas", R"({"id":"ajax","side":"english","rate":"3rd","x":2e6,"y":1})",
        "bad-command", {"ajax", "x"});
    row("a name of 201 letters",
        R"({"id":"ajax","side":"english","rate":"3rd","name":")" + std::string(201, 'n') + "\"}",
        "bad-command", {"ajax", "name"});
}

void TestAsPerMarginFiles::fleet_isRefused()
{
    QFETCH(QByteArray, ships);
    QFETCH(QByteArray, more);
    QFETCH(QByteArray, code);
    QFETCH(QList<QByteArray>, told);
    const auto opened = Game::open(withFleet(ships.toStdString(), more.toStdString()), noLibrary());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, code.toStdString());
    for (const QByteArray &word : told)
        QVERIFY2(opened.error().message.find(word.toStdString()) != std::string::npos,
                 opened.error().message.c_str());
}

void TestAsPerMarginFiles::fleet_opensAndCompletes()
{
    const TableSpec spec = withFleet(
        kGood,
        R"(,"conjecture":true,"title":{"en":"Mine"},"wind":{"from":"nnw","dice":[3,4],"conjecture":true},)"
        R"("batteries":[{"id":"fort","name":"Fort","side":"english","guns_rated":30,"x":1,"y":2,"heading":"e","red_hot":true}])");
    const auto state = Game::open(spec, noLibrary());
    QVERIFY2(state.has_value(), state ? "" : state.error().message.c_str());
    QCOMPARE(state->scenario, std::string("my-fleet"));
    const Ship &ship = *state->ship("a");
    QCOMPARE(ship.heading, 247.5);
    QCOMPARE(ship.rate, Rate::Third);
    QCOMPARE(ship.masts, 5);
    QCOMPARE(state->battery("fort")->max, 3); // 30 guns in boxes of 11
    QCOMPARE(*state->wind.prevailing, 337.5);
    const auto whole = Game::complete(spec, noLibrary());
    QVERIFY(whole.has_value());
    const auto again = Game::open(*whole, noLibrary());
    QVERIFY2(again.has_value(), again ? "" : again.error().message.c_str());
    QCOMPARE(Game::fingerprint(*again), Game::fingerprint(*state));
    QVERIFY(again->scenario == state->scenario && *again->board == *state->board
            && again->options == state->options);
    QVERIFY(*Game::complete(*whole, noLibrary()) == *whole);
}

/// Nothing in the rules is against these; the editor warns of some.
void TestAsPerMarginFiles::fleet_takesWhatIsOdd_data()
{
    QTest::addColumn<QByteArray>("ships");
    const auto row = [](const char *name, const std::string &ships) {
        QTest::newRow(name) << QByteArray::fromStdString(ships);
    };
    row("1000 ships", many(1000));
    row("an id of 64 letters", shipWith(std::string(64, 'a')));
    row("a nation of its own", R"({"id":"a","side":"english","rate":"3rd","nation":"klingon"})");
    row("an empty name", R"({"id":"a","side":"english","rate":"3rd","name":""})");
    row("off the table", R"({"id":"a","side":"english","rate":"3rd","x":-5,"y":97})");
    row("two in one place",
        R"({"id":"a","side":"english","rate":"3rd","x":5,"y":9},)"
        R"({"id":"b","side":"english","rate":"3rd","x":5,"y":9})");
    row("nobody", "");
}

void TestAsPerMarginFiles::fleet_takesWhatIsOdd()
{
    QFETCH(QByteArray, ships);
    const auto state = Game::open(withFleet(ships.toStdString()), noLibrary());
    QVERIFY2(state.has_value(), state ? "" : state.error().message.c_str());
    const auto again =
        Game::open(*Game::complete(withFleet(ships.toStdString()), noLibrary()), noLibrary());
    QVERIFY(again.has_value() && again->ships == state->ships);
}

void TestAsPerMarginFiles::fleet_callsTheNamelessByTheirType()
{
    const auto state =
        Game::open(withFleet(R"({"id":"x-10","side":"english","rate":"3rd"},)"
                             R"({"id":"x-2","side":"french-spanish","rate":"3rd","name":"x-2"},)"
                             R"({"id":"y","side":"english","rate":"3rd","name":" "},)"
                             R"({"id":"z","side":"english","rate":"3rd","name":"Zealous"},)"
                             R"({"id":"g","side":"english","rate":"gunboat","name":""})",
                             R"(,"batteries":[{"id":"b","side":"english","boxes":2}])"),
                   noLibrary());
    QVERIFY2(state.has_value(), state ? "" : state.error().message.c_str());
    std::map<std::string, std::string> names;
    for (const PicturePiece &piece : Game::picture(*state, Viewer::Referee).pieces)
        names.emplace(piece.id, piece.name);
    const std::map<std::string, std::string> wanted{{"y", "3rd"},      {"x-2", "3rd 2"},
                                                    {"x-10", "3rd 3"}, {"z", "Zealous"},
                                                    {"g", "gunboat"},  {"b", "shore-battery"}};
    QVERIFY(names == wanted);
}

void TestAsPerMarginFiles::options_areRefused_data()
{
    QTest::addColumn<QByteArray>("options");
    for (const char *options :
         {R"({"point":10})", R"({"point":"45"})", R"({"minutes_per_turn":0})",
          R"({"minutes_per_turn":15.5})", R"({"minutes_per_turn":1.25})", R"({"halving":"none"})",
          R"({"friends_foul":1})", R"({"sails":true})", R"({"rates":{"7th":{}}})",
          R"({"rates":{"3rd":{"hull":0}}})", R"({"rates":{"3rd":{"guns":{"fore":1}}}})",
          R"({"rates":[]})", R"({"fleet":7})", R"({"fleet":"nowhere"})", R"({"fleet":{}})", "[]",
          "7", "{"})
        QTest::newRow(options) << QByteArray(options);
}

void TestAsPerMarginFiles::options_areRefused()
{
    QFETCH(QByteArray, options);
    const auto opened = Game::open(emptySea(options.toStdString()), noLibrary());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, std::string("bad-command"));
    QVERIFY(!opened.error().message.empty());
}

void TestAsPerMarginFiles::adjust_isRefused_data()
{
    QTest::addColumn<QByteArray>("set");
    for (const char *set : {R"({"turn":0})",
                            R"({"turn":1.5})",
                            R"({"phase":"tea"})",
                            R"({"side":"english"})",
                            R"({"minutes":3})",
                            R"({"pending":{}})",
                            R"({"wind":{"from":360}})",
                            R"({"wind":{"dice":[0,3]}})",
                            R"({"wind":{"total":7}})",
                            R"({"ships":[]})",
                            R"({"ships":{"a":{"condition":"damaged"}}})",
                            R"({"ships":{"a":{"pumps":true}}})",
                            R"({"ships":{"a":{"controller":"english"}}})",
                            R"({"ships":{"a":{"max":{}}}})",
                            R"({"ships":{"a":{"conjecture":true}}})",
                            R"({"ships":{"a":{"x":null}}})",
                            R"({"ships":{"a":{"hull":9}}})",
                            R"({"ships":{"a":{"hull":-1}}})",
                            R"({"ships":{"a":{"guns":{"fore":1}}}})",
                            R"({"ships":{"a":{"guns":{"port":5}}}})",
                            R"({"ships":{"a":{"fresh":{"aft":true}}}})",
                            R"({"ships":{"a":{"fired":["aft"]}}})",
                            R"({"ships":{"a":{"fate":"lost"}}})",
                            R"({"ships":{"a":{"nation":7}}})",
                            R"({"ships":{"b":{"side":"english"}}})",
                            R"({"ships":{"b":null}})",
                            R"({"ships":{"fort":{"side":"english","rate":"3rd"}}})",
                            R"({"ships":{"fort":null}})",
                            R"({"batteries":{"a":{"side":"english","boxes":1}}})",
                            R"({"batteries":{"a":null}})",
                            R"({"batteries":{"b":{"side":"english"}}})",
                            R"({"batteries":{"fort":{"boxes":0}}})",
                            R"({"batteries":{"fort":{"guns":4}}})",
                            R"({"batteries":{"fort":{"fired":["port"]}}})",
                            R"({"contacts":[["a","a"]]})",
                            R"({"contacts":[["a","zz"]]})",
                            R"({"contacts":[["a"]]})",
                            R"({"contacts":[["a","c"],["c","a"]]})",
                            R"({"melees":[{"boarder":"a"}]})",
                            R"({"melees":[{"boarder":"a","defender":"a"}]})",
                            R"({"melees":[{"boarder":"a","defender":"zz"}]})",
                            R"({"melees":[{"boarder":"a","defender":"c","won":true}]})"})
        QTest::newRow(set) << QByteArray(set);
}

void TestAsPerMarginFiles::adjust_isRefused()
{
    QFETCH(QByteArray, set);
    Table table;
    QCOMPARE(
        table.adjust(
            R"({"ships":{"a":{"side":"english","rate":"3rd","x":1,"y":1},"c":{"side":"english","rate":"3rd"}},)"
            R"("batteries":{"fort":{"side":"english","boxes":3}}})"),
        std::string());
    const State before = table.state;
    QCOMPARE(table.adjust(set.toStdString()), std::string("bad-command"));
    QVERIFY(!table.refusal->message.empty());
    QVERIFY(table.state == before);
    // Not even the referee gets that.
    QCOMPARE(
        table.act(R"({"do":"adjust","set":)" + set.toStdString() + "}", {}, Strictness::Overrule),
        std::string("bad-command"));
}

void TestAsPerMarginFiles::adjust_orderOfKeys()
{
    Table table;
    // masts are measured against the boxes given beside them, and the holder beside struck stands.
    QCOMPARE(
        table.adjust(
            R"({"ships":{"a":{"masts":14,"boxes":{"masts":[9,9],"guns":{"starboard":3,"port":2},"hull":5},)"
            R"("held_by":"english","struck":true,"side":"english","rate":"3rd"}}})"),
        std::string());
    const Ship &ship = *table.state.ship("a");
    QCOMPARE(ship.masts, 14);
    QCOMPARE(ship.hull, 5);
    QCOMPARE(gunRow(ship, Battery::Port)->left, 2);
    QVERIFY(gunRow(ship, Battery::Port)->fresh);
    QCOMPARE(*ship.heldBy, Side::English);
    QCOMPARE(table.adjust(R"({"ships":{"a":{"struck":true}}})"), std::string());
    QCOMPARE(*table.state.ship("a")->heldBy, Side::FrenchSpanish);
    QCOMPARE(table.adjust(R"({"ships":{"a":{"struck":false}}})"), std::string());
    QVERIFY(!table.state.ship("a")->heldBy);
    // Fewer boxes cut down what is left; a battery new to her is full, one that is gone is dropped.
    QCOMPARE(table.adjust(R"({"ships":{"a":{"boxes":{"masts":[1,1],"guns":{"fore":1,"aft":1}}}}})"),
             std::string());
    QCOMPARE(table.state.ship("a")->masts, 2);
    QCOMPARE(table.state.ship("a")->hull, 5);
    QVERIFY(gunRow(*table.state.ship("a"), Battery::Port) == nullptr);
    QCOMPARE(gunRow(*table.state.ship("a"), Battery::Aft)->left, 1);
    QVERIFY(!gunRow(*table.state.ship("a"), Battery::Aft)->fresh);
    // Another class changes no box.
    QCOMPARE(table.adjust(R"({"ships":{"a":{"rate":"1st"}}})"), std::string());
    QCOMPARE(table.state.ship("a")->hullMax, 5);
    QCOMPARE(table.state.ship("a")->rate, Rate::First);
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginFiles::adjust_leavesTiesOfTheGone()
{
    for (const char *set : {R"({"ships":{"b":null}})", R"({"ships":{"b":{"fate":"gone"}}})"}) {
        Table table;
        QCOMPARE(
            table.adjust(
                R"({"ships":{"a":{"side":"english","rate":"3rd"},"b":{"side":"french-spanish","rate":"3rd"},)"
                R"("c":{"side":"english","rate":"3rd"}},"contacts":[["b","a"],["b","c"]],)"
                R"("melees":[{"boarder":"a","defender":"b"}]})"),
            std::string());
        QCOMPARE(table.state.contacts.size(), std::size_t{2});
        QCOMPARE(table.state.contacts.front().a, std::string("a"));
        QCOMPARE(table.adjust(set), std::string());
        QCOMPARE(table.names(), std::string("adjusted"));
        QVERIFY(table.state.contacts.empty() && table.state.melees.empty());
        QVERIFY(table.foldsAlike);
    }
}

namespace {

/// A scene in which nearly nothing is right.
constexpr auto kWrong = R"({"phase":"wind","turn":2,"wind":{"from":"n","dice":[5,2]},"ships":{)"
                        R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"e"},)"
                        R"("b":{"side":"english","rate":"3rd","x":60,"y":50,"heading":"e"},)"
                        R"("f":{"side":"french-spanish","rate":"3rd","x":50,"y":90,"heading":"e"},)"
                        R"("m":{"side":"english","rate":"merchant-small","x":52,"y":50},)"
                        R"("off":{"side":"english","rate":"3rd"}}})";

} // namespace

void TestAsPerMarginFiles::forced_whatCannotBe_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *command, const char *code) {
        QTest::newRow(command) << QByteArray(command) << QByteArray(code);
    };
    row(R"({"do":"cut-grapples","ship":"a","other":"f"})", "not-aboard");
    row(R"({"do":"end-boarding","ship":"a","target":"f"})", "no-boarding");
    row(R"({"do":"reclose","choice":"decline"})", "no-decision");
    row(R"({"do":"pump-gun","battery":"port"})", "no-decision");
    row(R"({"do":"fire","firer":"m","target":"f"})", "bad-command");
    row(R"({"do":"fire","firer":"off","target":"f"})", "bad-command");
    row(R"({"do":"fire","firer":"a","target":"off"})", "bad-command");
    row(R"({"do":"move","ship":"off"})", "bad-command");
    row(R"({"do":"board","ship":"a","target":"off"})", "bad-command");
    row(R"({"do":"drift","ship":"off"})", "bad-command");
    row(R"({"do":"adjust","set":{"ships":{"new":{"side":"english","guns_rated":12}}}})", "no-rate");
}

void TestAsPerMarginFiles::forced_whatCannotBe()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, code);
    Table table;
    QCOMPARE(table.adjust(kWrong), std::string());
    QCOMPARE(table.act(command.toStdString(), {}, Strictness::Overrule), code.toStdString());
}

void TestAsPerMarginFiles::forced_whatCan_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QList<int>>("dice");
    QTest::addColumn<QByteArray>("code"); // the first rule in the way
    QTest::addColumn<QByteArray>("rule");
    const auto row = [](const char *command, const QList<int> &dice, const char *code,
                        const char *rule) {
        QTest::newRow(command) << QByteArray(command) << dice << QByteArray(code)
                               << QByteArray(rule);
    };
    row(R"({"do":"place","ship":"off","x":1,"y":2})", {}, "wrong-phase", "set-up");
    row(R"({"do":"initial-wind"})", {1}, "wrong-phase", "initial-wind");
    row(R"({"do":"initial-speed"})", {1, 2}, "wrong-phase", "wind-speed");
    row(R"({"do":"check-wind"})", {1}, "wind-not-due", "changes-in-wind");
    row(R"({"do":"fire","firer":"a","target":"f","battery":"port"})", {1, 1, 1, 1, 1, 1, 1, 6},
        "wrong-phase", "turn-sequence");
    row(R"({"do":"call-from-pumps","ship":"a","purpose":"board"})", {4}, "wrong-phase", "pumps");
    row(R"({"do":"move","ship":"a"})", {}, "wrong-phase", "turn-sequence");
    row(R"({"do":"move","ship":"a","heading":"w","distance":90})", {}, "wrong-phase",
        "turn-sequence");
    row(R"({"do":"tack","ship":"a","heading":"wsw"})", {1}, "wrong-phase", "turn-sequence");
    row(R"({"do":"extra","ship":"a","use":"dash","distance":9})", {3}, "wrong-phase",
        "turn-sequence");
    row(R"({"do":"drift","ship":"a"})", {}, "wrong-phase", "turn-sequence");
    row(R"({"do":"drift-all"})", {}, "wrong-phase", "turn-sequence");
}

void TestAsPerMarginFiles::forced_whatCan()
{
    QFETCH(QByteArray, command);
    QFETCH(QList<int>, dice);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, rule);
    Table table;
    QCOMPARE(table.adjust(kWrong), std::string());
    const State before = table.state;
    QCOMPARE(table.act(command.toStdString()), code.toStdString());
    QCOMPARE(table.refusal->rule.text(), rule.toStdString());
    QVERIFY(table.state == before);
    const std::string forced =
        table.act(command.toStdString(), {dice.begin(), dice.end()}, Strictness::Overrule);
    QVERIFY2(forced.empty(), forced.c_str());
    QCOMPARE(table.overruled, code.toStdString());
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginFiles::malformed_commands_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const char *command : {R"({})",
                                R"({"do":7})",
                                R"({"do":"sail"})",
                                R"({"do":"move"})",
                                R"({"do":"move","ship":"nobody"})",
                                R"({"do":"move","ship":7})",
                                R"({"do":"move","ship":"a","heading":360})",
                                R"({"do":"move","ship":"a","heading":-1})",
                                R"({"do":"move","ship":"a","heading":null})",
                                R"({"do":"move","ship":"a","distance":-1})",
                                R"({"do":"move","ship":"a","distance":1e300})",
                                R"({"do":"move","ship":"a","speed":1})",
                                R"({"do":"tack","ship":"a"})",
                                R"({"do":"extra","ship":"a","use":"pivot"})",
                                R"({"do":"extra","ship":"a","use":"dash","heading":"n"})",
                                R"({"do":"extra","ship":"a","use":"jump"})",
                                R"({"do":"fire","firer":"a"})",
                                R"({"do":"fire","firer":"a","target":"a"})",
                                R"({"do":"fire","firer":"a","target":"f","battery":"fore"})",
                                R"({"do":"fire","firer":"a","target":"m","facing":"port"})",
                                R"({"do":"board","ship":"a","target":"a"})",
                                R"({"do":"independent","on":true})",
                                R"({"do":"independent","ship":"a","side":"english","on":true})",
                                R"({"do":"independent","ship":"a"})",
                                R"({"do":"next-phase","to":"set-up"})",
                                R"({"do":"next-phase","to":"tea"})",
                                R"({"do":"reclose","choice":"perhaps"})",
                                R"({"do":"fall-aboard","mover_wish":"fend"})",
                                R"({"do":"cut-grapples","ship":"a","other":"f","ship_wish":"go"})",
                                R"({"do":"call-from-pumps","ship":"a"})",
                                R"({"do":"place","ship":"a","x":1})",
                                R"({"do":"adjust"})",
                                R"({"do":"adjust","set":[]})"})
        QTest::newRow(command) << QByteArray(command);
}

void TestAsPerMarginFiles::malformed_commands()
{
    QFETCH(QByteArray, command);
    Table table;
    QCOMPARE(table.adjust(kWrong), std::string());
    QCOMPARE(table.act(command.toStdString()), std::string("bad-command"));
    // The questions that the window asks of half a command live with it too.
    const Json partial = *parseJson(command.toStdString());
    (void)Game::form(table.state, partial);
    (void)Game::charts(table.state, partial);
    for (const char *piece : {"a", "f", "m", "off", "nobody", ""}) {
        (void)Game::drops(table.state, partial, {piece});
        (void)Game::overlay(table.state, partial, piece);
        (void)Game::dropAt(table.state, partial, piece, {{1e9, -1e9}, 720});
    }
}

void TestAsPerMarginFiles::snapshot_ofAnOpenDecision()
{
    Table table;
    QCOMPARE(table.adjust(kWrong), std::string());
    QCOMPARE(table.adjust(R"({"phase":"move-english"})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"b","heading":"w","distance":7})", {},
                       Strictness::Overrule),
             std::string());
    QVERIFY(table.state.pending.has_value());
    const auto opening = Game::open(emptySea(), noLibrary());
    const auto restored = Game::decodeState(*opening, Game::encodeState(table.state));
    QVERIFY(restored.has_value() && restored->pending == table.state.pending);
    QVERIFY(Game::encodeState(*restored) == Game::encodeState(table.state));
    QCOMPARE(Game::fingerprint(*restored), Game::fingerprint(table.state));
}

namespace {

/// Every value of a document, one after the other, put to each of a few odd ones.
void bendEach(const Json &whole, const std::function<void(const Json &)> &visit)
{
    const std::vector<Json> odd{nullptr,       true,          -1, 7, 1e300, "", "nobody", "a",
                                Json::array(), Json::object()};
    const Json flat = whole.flatten();
    for (const auto &[pointer, value] : flat.items()) {
        for (const Json &other : odd) {
            Json bent = whole;
            bent[Json::json_pointer(pointer)] = other;
            visit(bent);
        }
    }
}

/// Asks everything of a state that a reader took: none of it may fall over.
void askAll(const State &state)
{
    (void)Game::offers(state);
    (void)Game::situation(state);
    (void)Game::picture(state, {});
    (void)Game::ask(state, Json{{"ask", "state"}});
    (void)Game::ask(state, Json{{"ask", "legal"}});
    (void)Game::fingerprint(state);
    for (const char *command :
         {R"({"do":"fall-aboard","mover_wish":"fend","other_wish":"fend"})",
          R"({"do":"drift-all"})", R"({"do":"next-phase"})",
          R"({"do":"reclose","choice":"attempt"})", R"({"do":"pump-gun","battery":"port"})"}) {
        const auto parsed = Game::parseCommand(state, *parseJson(command), DiceNamed::No);
        for (const Strictness strictness : {Strictness::Enforce, Strictness::Overrule})
            if (parsed)
                for (const std::vector<int> &dice : {std::vector<int>{}, std::vector<int>{5, 2}})
                    (void)Game::decide(state, *parsed, dice, strictness);
    }
}

} // namespace

void TestAsPerMarginFiles::snapshot_bent()
{
    int taken = 0;
    int refused = 0;
    const auto opening = Game::open(emptySea(), noLibrary());
    for (const char *pending : {"fall-aboard", "reclose", "pump-gun"}) {
        Table table;
        QCOMPARE(table.adjust(kWrong), std::string());
        QCOMPARE(
            table.adjust(R"({"contacts":[["a","f"]],"melees":[{"boarder":"a","defender":"f"}],)"
                         R"("batteries":{"fort":{"side":"english","boxes":2,"x":5,"y":5}}})"),
            std::string());
        if (std::string_view(pending) == "fall-aboard")
            table.state.pending = FallAboard{
                "a", "b",
                Path{PathKind::Drift, {"a", "f"}, {{1, 2}, {3, 4}}, 90, 5, 1, {{"a", "b"}}, true}};
        else if (std::string_view(pending) == "reclose")
            table.state.pending = Reclose{"f", "a"};
        else
            table.state.pending = PumpGun{"a"};
        bendEach(Game::encodeState(table.state), [&](const Json &bent) {
            const auto state = Game::decodeState(*opening, bent);
            ++(state ? taken : refused);
            if (state)
                askAll(*state);
        });
    }
    QVERIFY(taken > 100 && refused > 1000);
}

void TestAsPerMarginFiles::facts_bent()
{
    Table table;
    QCOMPARE(table.adjust(kWrong), std::string());
    QCOMPARE(table.adjust(R"({"phase":"grapples","contacts":[["a","f"]]})"), std::string());
    std::vector<std::pair<State, Json>> facts;
    const auto play = [&](const std::string &command, const std::vector<int> &dice) {
        const State before = table.state;
        QCOMPARE(table.act(command, dice, Strictness::Overrule), std::string());
        for (const Json &event : table.events)
            facts.emplace_back(before, event);
    };
    play(R"({"do":"cut-grapples","ship":"a","other":"f"})", {6, 1});
    play(R"({"do":"reclose","choice":"attempt"})", {6, 1});
    play(R"({"do":"board","ship":"a","target":"f"})", std::vector<int>(48, 4));
    play(R"({"do":"move","ship":"b","heading":"w"})", {});
    play(R"({"do":"fall-aboard","mover_wish":"grapple","other_wish":"fend"})", {6, 1});
    play(R"({"do":"adjust","set":{"ships":{"b":{"hull":3},"off":null},"turn":3,"contacts":[]}})",
         {});
    QVERIFY(facts.size() > 12);
    int taken = 0;
    int refused = 0;
    for (const auto &[state, fact] : facts) {
        bendEach(fact, [&, &before = state](const Json &bent) {
            const auto event = Game::decodeEvent(before, bent);
            ++(event ? taken : refused);
            if (event)
                askAll(Game::apply(before, *event));
        });
    }
    QVERIFY(taken > 100 && refused > 500);
}

void TestAsPerMarginFiles::clock_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QList<int>>("due"); // turns up to 32
    QTest::newRow("changes-in-wind: a minute and a half") << QByteArray() << QList<int>{11, 21, 31};
    QTest::newRow("changes-in-wind: five minutes")
        << QByteArray(R"({"minutes_per_turn":5})")
        << QList<int>{4, 7, 10, 13, 16, 19, 22, 25, 28, 31};
    QTest::newRow("changes-in-wind: seven and a half")
        << QByteArray(R"({"minutes_per_turn":7.5})")
        << QList<int>{3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31};
    QTest::newRow("changes-in-wind: half a minute")
        << QByteArray(R"({"minutes_per_turn":0.5})") << QList<int>{31};
    QTest::newRow("changes-in-wind: the referee")
        << QByteArray(R"({"wind_checks":"referee"})") << QList<int>{};
}

void TestAsPerMarginFiles::clock()
{
    QFETCH(QByteArray, options);
    QFETCH(QList<int>, due);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(R"({"wind":{"from":"n","dice":[5,2]},"phase":"wind"})"), std::string());
    QList<int> found;
    for (int turn = 1; turn <= 32; ++turn) {
        QCOMPARE(table.adjust(R"({"turn":)" + std::to_string(turn) + "}"), std::string());
        const Json wind = table.ask(R"({"ask":"state"})").at("wind");
        if (wind.at("checks_due") == 1)
            found.append(turn);
        const bool refused = table.act(R"({"do":"next-phase"})") == "wind-due";
        QCOMPARE(refused, wind.at("checks_due") == 1);
        QCOMPARE(table.adjust(R"({"phase":"wind"})"), std::string());
    }
    QCOMPARE(found, due);
}

void TestAsPerMarginFiles::largestShips_areStillReckoned()
{
    Table table;
    const std::string boxes =
        R"("boxes":{"masts":[100,100],"guns":{"port":100,"starboard":100},"hull":100})";
    QCOMPARE(
        table.adjust(
            R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"1st","x":50,"y":50,)"
            + boxes + R"(},"f":{"side":"french-spanish","rate":"1st","x":55,"y":50,"heading":"w",)"
            + boxes + "}}}"),
        std::string());
    const Json odds = table.ask(R"({"ask":"odds","kind":"fire","firer":"a","target":"f"})");
    QVERIFY(odds.at("dice_count") == Json(300));
    double sum = 0;
    for (const Json &chance : odds.at("masts"))
        sum += chance.at("p").get<double>();
    QVERIFY(std::abs(sum - 1) < 1e-12);
    // And their fire can be written down and read back.
    std::vector<int> dice(300, 4);
    dice.insert(dice.end(), 300, 4);
    QCOMPARE(table.act(R"({"do":"fire","firer":"a","target":"f"})", dice), std::string());
    QVERIFY(table.foldsAlike);
    QCOMPARE(table.names(), std::string("fired hits boxes-crossed sunk"));
}

QTEST_GUILESS_MAIN(TestAsPerMarginFiles)
#include "tst_as_per_margin_files.moc"
