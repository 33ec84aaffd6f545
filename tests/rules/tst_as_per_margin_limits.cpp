// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/as_per_margin_table.h"

#include <string>

using namespace qd;
using namespace qd::as_per_margin;

/// Where numbers end: what is acknowledged can always be read back from its journal, directions
/// are never shown as 360, and nobody is left tied to a ship that is gone.
class TestAsPerMarginLimits : public QObject {
    Q_OBJECT

private slots:
    void beyondTheJournal_data();
    void beyondTheJournal();
    void farthest_isReadBack();
    void lastTurn_isNotLeft();
    void fleet_beyondTheJournal();
    void directions_areNeverShownAs360();
    void decision_endsWithAShipThatIsGone_data();
    void decision_endsWithAShipThatIsGone();
    void odds_wantTwoShips();
};

namespace {

/// An English ship that sails east, a French one far to the west, the English to move.
std::string apart(const std::string &east, const std::string &west)
{
    return R"({"phase":"move-english","wind":{"from":270,"dice":[5,2]},"ships":{)"
           R"("a":{"side":"english","rate":"3rd","y":0,"heading":90,"x":)"
        + east + R"(},"b":{"side":"french-spanish","rate":"3rd","y":0,"heading":90,"x":)" + west
        + "}}}";
}

/// That many ships for `ships` of an adjustment.
std::string many(int count)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += (i == 0 ? "" : ",") + ("\"s" + std::to_string(i))
            + R"(":{"side":"english","rate":"6th"})";
    return R"({"ships":{)" + all + "}}";
}

} // namespace

void TestAsPerMarginLimits::beyondTheJournal_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("set");
    QTest::newRow("a place") << std::string() << apart("250001", "0");
    QTest::newRow("ships at once") << std::string() << many(1001);
    QTest::newRow("ships and batteries")
        << many(1000) << std::string(R"({"batteries":{"fort":{"side":"english","boxes":3}}})");
    QTest::newRow("a turn") << std::string() << std::string(R"({"turn":1000001})");
}

void TestAsPerMarginLimits::beyondTheJournal()
{
    QFETCH(std::string, first);
    QFETCH(std::string, set);
    Table table;
    if (!first.empty())
        QCOMPARE(table.adjust(first), std::string());
    const State before = table.state;
    QCOMPARE(table.adjust(set), std::string("bad-command"));
    QVERIFY(table.state == before);
    QVERIFY(table.foldsAlike);
}

/// At the edge of it every act comes back from its facts, however far apart the two are.
void TestAsPerMarginLimits::farthest_isReadBack()
{
    Table table;
    QCOMPARE(table.adjust(apart("250000", "-250000")), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":7})"), std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"move","ship":"a","heading":0,"distance":7})"), std::string());
    QCOMPARE(table.adjust(R"({"phase":"english-fire"})"), std::string());
    QCOMPARE(table.act(R"({"do":"fire","firer":"a","target":"b","battery":"port"})",
                       {1, 1, 1, 1, 1, 1, 1, 1}, Strictness::Overrule),
             std::string());
    QCOMPARE(table.named("fired").front().at("distance").get<double>() > 499999, true);
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginLimits::lastTurn_isNotLeft()
{
    Table table;
    QCOMPARE(table.adjust(R"({"turn":999999,"phase":"english-fire"})"), std::string());
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string());
    QCOMPARE(table.state.turn, 1000000);
    QCOMPARE(table.adjust(R"({"phase":"english-fire"})"), std::string());
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string("bad-command"));
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginLimits::fleet_beyondTheJournal()
{
    TableSpec spec = emptySea();
    spec.options = R"({"fleet":{"id":"far","ships":[)"
                   R"({"id":"a","side":"english","rate":"3rd","x":300000,"y":0}]}})";
    const auto opened = Game::open(spec, noLibrary());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, std::string("bad-command"));
}

void TestAsPerMarginLimits::directions_areNeverShownAs360()
{
    Table table;
    QCOMPARE(table.adjust(R"({"phase":"move-english","wind":{"from":359.9999999,"dice":[5,2]},)"
                          R"("ships":{"a":{"side":"english","rate":"3rd","x":50.3,"y":50,)"
                          R"("heading":359.9999999},"b":{"side":"french-spanish","rate":"3rd",)"
                          R"("x":50.29999999999999,"y":60}}})"),
             std::string());
    const Json state = table.ask(R"({"ask":"state"})");
    QCOMPARE(state.at("ships").at("a").at("heading").get<double>(), 0.0);
    QCOMPARE(state.at("wind").at("from").get<double>(), 0.0);
    QCOMPARE(state.at("wind").at("compass").get<std::string>(), std::string("n"));
    QCOMPARE(table.ask(R"({"ask":"bears","firer":"a","target":"b"})").at("bearing").get<double>(),
             0.0);
}

void TestAsPerMarginLimits::decision_endsWithAShipThatIsGone_data()
{
    QTest::addColumn<std::string>("set");
    for (const char *set :
         {R"({"ships":{"b":{"fate":"sunk"}}})", R"({"ships":{"b":{"fate":"gone"}}})",
          R"({"ships":{"a":{"fate":"exploded"}}})", R"({"ships":{"b":null}})"})
        QTest::newRow(set) << std::string(set);
}

/// While it is asked whether the two fall aboard, one of them goes (section 2, ruling r43).
void TestAsPerMarginLimits::decision_endsWithAShipThatIsGone()
{
    QFETCH(std::string, set);
    Table table;
    QCOMPARE(table.adjust(apart("10", "15")), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":5})"), std::string());
    QVERIFY(table.state.pending.has_value());
    QCOMPARE(table.adjust(set), std::string());
    QVERIFY(!table.state.pending.has_value());
    QVERIFY(table.state.contacts.empty());
    QVERIFY(table.state.ship("a")->moved);
    QCOMPARE(table.state.ship("a")->at->x, 12.0);
    QCOMPARE(
        table.act(R"({"do":"fall-aboard","mover_wish":"grapple","other_wish":"fend"})", {3, 3}),
        std::string("no-decision"));
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginLimits::odds_wantTwoShips()
{
    Table table;
    QCOMPARE(table.adjust(apart("10", "15")), std::string());
    for (const char *kind :
         {R"("grapple","ship":"a","other":"a")", R"("board","ship":"a","target":"a")",
          R"("fire","firer":"a","target":"a")"})
        QVERIFY(table.ask(R"({"ask":"odds","kind":)" + std::string(kind) + "}")
                == (Json{{"error", "bad-command"}}));
}

QTEST_GUILESS_MAIN(TestAsPerMarginLimits)
#include "tst_as_per_margin_limits.moc"
