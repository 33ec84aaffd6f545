// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/santa_cruz_table.h"

#include <QTest>

using namespace qd;
using namespace qd::santa_cruz;

/// Set-up, the current, the batteries, phases, refills and adjustments, rows by rule.
class TestSantaCruzSea : public QObject {
    Q_OBJECT

private slots:
    void refused_data();
    void refused();
    void forced_data();
    void forced();
    void malformed_data();
    void malformed();
    void adjusted_data();
    void adjusted();
    void naval_askedForAllTheDiceAtOnce();
    void bombard_sinksFox();
    void foxLoss_onePerHit();
    void foxCargo_staysAwayByOption();
    void refill_shufflesTheDiscardsIn();
    void lastTurn_endsTheGame();
    void adjust_isAllOrNothing();
    void adjust_newPhaseForgetsTheCards();
};

namespace {

constexpr auto kAtSea =
    R"({"turn":2,"phase":"naval-movement","units":{"rm-1":{"at":"offing-north"},)"
    R"("rm-2":{"at":"offing-south"},"sailors-1":{"at":"castle-roads"},"sailors-2":{"at":"dock"}}})";
constexpr auto kUnderFire =
    R"({"turn":2,"phase":"bombardment","units":{"rm-1":{"at":"castle-roads"}},)"
    R"("fox":{"at":"castle-roads","cards":{"cannon":2,"assault-ladders":1}}})";
constexpr auto kAction = R"({"turn":2,"phase":"spanish-action"})";
constexpr auto kSetup = R"({"turn":0,"phase":"setup"})";

struct Case {
    const char *name, *position, *command, *code, *rule;
};

QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

} // namespace

void TestSantaCruzSea::refused_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("rule");
    const Case cases[] = {
        {"6 only Spanish units are placed", kSetup,
         R"({"do":"place","units":["rm-1"],"area":"dock"})", "not-yours", "6"},
        {"5.7 none at sea", kSetup, R"({"do":"place","units":["militia-1"],"area":"north-roads"})",
         "not-a-land-area", "5.7"},
        {"5.6 three in an area", kSetup,
         R"({"do":"place","units":["militia-1","militia-2","militia-3","regulars-1"],"area":"dock"})",
         "stacking-limit", "5.6"},
        {"6 Fox takes two", kSetup, R"({"do":"load-fox","units":["rm-1"]})", "fox-needs-two", "6"},
        {"6 Fox takes two different ones", kSetup, R"({"do":"load-fox","units":["rm-1","rm-1"]})",
         "fox-needs-two", "6"},
        {"6 set-up is over", kAction, R"({"do":"start"})", "wrong-phase", "6"},
        {"7.0 ships sail in their phase", kAction,
         R"({"do":"naval-move","moves":[{"blocks":["rm-1"],"to":"dock"}]})", "wrong-phase", "7.0"},
        {"7.1a not at sea", kAtSea,
         R"({"do":"naval-move","moves":[{"blocks":["sailors-2"],"to":"south-roads"}]})",
         "not-at-sea", "7.1a"},
        {"7.1e at the coast", kAtSea,
         R"({"do":"naval-move","moves":[{"blocks":["sailors-1"],"to":"south-roads"}]})",
         "naval-stopped", "7.1e"},
        {"7.1b no nearer", kAtSea,
         R"({"do":"naval-move","moves":[{"blocks":["rm-1"],"to":"offing-south"}]})",
         "not-nearer-coast", "7.1b"},
        {"7.1a a block is missing", kAtSea,
         R"({"do":"naval-move","moves":[{"blocks":["rm-1"],"to":"north-roads"}]})",
         "naval-block-missing", "7.1a"},
        {"7.1c blocks must sail", kAtSea, R"({"do":"end-phase"})", "naval-compulsory", "7.1c"},
        {"7.2b a land area", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"move","area":"dock"}]})", "not-a-sea-area", "7.2b"},
        {"7.2b nobody there", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"move","area":"north-roads"}]})", "no-target", "7.2b"},
        {"7.2b no cannon on it", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"counterattack","area":"castle-roads"}]})",
         "no-cannon-symbol", "7.2b"},
        {"7.2d no +1 on it", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"move","area":"castle-roads","plus":true}]})",
         "no-plus-card", "7.2d"},
        {"R83 the +1 is not optional", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"cannon","area":"castle-roads","plus":false}]})",
         "no-plus-card", "7.2d"},
        {"8.0 a British card", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"panic","area":"castle-roads"}]})", "not-in-deck",
         "8.0"},
        {"7.3e no action phase", kUnderFire, R"({"do":"pass"})", "wrong-phase", "7.3e"},
        {"8.0 a British card discarded", kAction, R"({"do":"pass","discard":["panic"]})",
         "not-in-deck", "8.0"},
        {"8.3 one copy only", kAction, R"({"do":"pass","discard":["lost","lost"]})",
         "card-not-available", "8.3"},
        {"12.3 nobody asked", kUnderFire, R"({"do":"fox-loss","card":"cannon"})", "no-decision",
         "12.3"},
        {"7.5 the game is over", R"({"turn":12,"phase":"game-over"})", R"({"do":"end-phase"})",
         "game-over", "7.5"},
    };
    for (const Case &c : cases)
        QTest::newRow(c.name) << text(c.position) << text(c.command) << text(c.code)
                              << text(c.rule);
}

void TestSantaCruzSea::refused()
{
    QFETCH(QString, position);
    QFETCH(QString, command);
    QFETCH(QString, code);
    QFETCH(QString, rule);
    Table table;
    QCOMPARE(table.adjust(position.toStdString()), std::string());
    const State before = table.state;
    QCOMPARE(QString::fromStdString(table.act(command.toStdString())), code);
    QCOMPARE(QString::fromStdString(table.refusal->rule.text()), rule);
    QVERIFY(table.state == before);
}

void TestSantaCruzSea::forced_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("code"); // of the refusal, empty: taken
    QTest::addColumn<QString>("overruled");
    const Case cases[] = {
        {"7.0 sailing out of the phase", kAction,
         R"({"do":"naval-move","moves":[{"blocks":["sailors-1"],"to":"dock"}]})", "bad-command",
         ""}, // not on the map
        {"5.6 four in an area", kSetup,
         R"({"do":"place","units":["militia-1","militia-2","militia-3","regulars-1"],"area":"dock"})",
         "", "stacking-limit"},
        {"6 one unit aboard", kSetup, R"({"do":"load-fox","units":["rm-1"]})", "", "fox-needs-two"},
        {"6 a Spanish unit aboard", kSetup, R"({"do":"load-fox","units":["rm-1","militia-1"]})",
         "bad-command", ""},
        {"6 start as it is", kSetup, R"({"do":"start"})", "", "fox-needs-two"},
        {"7.1e on from the coast", kAtSea,
         R"({"do":"naval-move","moves":[{"blocks":["sailors-1"],"to":"caleta"}]})", "",
         "naval-stopped"},
        {"7.1c blocks stay", kAtSea, R"({"do":"end-phase"})", "", "naval-compulsory"},
        {"7.2b a card wasted", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"move","area":"north-roads"}]})", "", "no-target"},
        {"8.0 a British card", kUnderFire,
         R"({"do":"bombard","plays":[{"card":"panic","area":"castle-roads"}]})", "bad-command", ""},
        {"7.3e never outside an action phase", kUnderFire, R"({"do":"pass"})", "wrong-phase", ""},
        {"6 never after the set-up", kAction, R"({"do":"start"})", "wrong-phase", ""},
    };
    for (const Case &c : cases)
        QTest::newRow(c.name) << text(c.position) << text(c.command) << text(c.code)
                              << text(c.rule);
}

void TestSantaCruzSea::forced()
{
    QFETCH(QString, position);
    QFETCH(QString, command);
    QFETCH(QString, code);
    QFETCH(QString, overruled);
    Table table;
    QCOMPARE(table.adjust(position.toStdString()), std::string());
    QCOMPARE(QString::fromStdString(table.act(command.toStdString(), {}, Strictness::Overrule)),
             code);
    if (code.isEmpty())
        QCOMPARE(QString::fromStdString(table.overruled), overruled);
    QVERIFY(table.foldsAlike);
}

void TestSantaCruzSea::malformed_data()
{
    QTest::addColumn<QString>("command");
    const std::pair<const char *, const char *> cases[] = {
        {"no such command", R"({"do":"fly"})"},
        {"unknown key", R"({"do":"end-phase","now":true})"},
        {"missing key", R"({"do":"place","area":"dock"})"},
        {"no units", R"({"do":"place","units":[],"area":"dock"})"},
        {"a unit twice", R"({"do":"place","units":["militia-1","militia-1"],"area":"dock"})"},
        {"no such unit", R"({"do":"place","units":["militia-9"],"area":"dock"})"},
        {"units no list", R"({"do":"place","units":"militia-1","area":"dock"})"},
        {"placed aboard", R"({"do":"place","units":["militia-1"],"area":"fox"})"},
        {"moves empty", R"({"do":"naval-move","moves":[]})"},
        {"moves no objects", R"({"do":"naval-move","moves":[3]})"},
        {"leg with an unknown key",
         R"({"do":"naval-move","moves":[{"blocks":["rm-1"],"to":"dock","by":"oar"}]})"},
        {"a block in two legs",
         R"({"do":"naval-move","moves":[{"blocks":["rm-1"],"to":"dock"},{"blocks":["rm-1"],"to":"dock"}]})"},
        {"a Spanish block sails",
         R"({"do":"naval-move","moves":[{"blocks":["militia-1"],"to":"dock"}]})"},
        {"plays empty", R"({"do":"bombard","plays":[]})"},
        {"plus no flag", R"({"do":"bombard","plays":[{"card":"move","area":"dock","plus":1}]})"},
        {"discard no list", R"({"do":"pass","discard":"move"})"},
        {"fox-loss of both", R"({"do":"fox-loss","unit":"rm-1","card":"cannon"})"},
        {"fox-loss of neither", R"({"do":"fox-loss"})"},
        {"retreat of nobody", R"({"do":"retreat"})"},
        {"retreat and more", R"({"do":"retreat","attacker":"retreat","defender":"stay"})"},
        {"play without its keys", R"({"do":"play","card":"move"})"},
        {"play with another card's key",
         R"({"do":"play","card":"rayo","area":"dock","units":["rm-1"]})"},
        {"from is to", R"({"do":"play","card":"move","from":"dock","to":"dock","units":["rm-1"]})"},
        {"response by another card",
         R"({"do":"play","card":"move","from":"dock","to":"caleta","units":["rm-1"],"response":{"card":"move"}})"},
        {"no strength added",
         R"({"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":0}]})"},
        {"adjust without set", R"({"do":"adjust"})"},
        {"set no object", R"({"do":"adjust","set":[]})"},
    };
    for (const auto &[name, command] : cases)
        QTest::newRow(name) << text(command);
}

void TestSantaCruzSea::malformed()
{
    QFETCH(QString, command);
    Table table;
    QCOMPARE(table.act(command.toStdString(), {}, Strictness::Overrule),
             std::string("bad-command"));
    QVERIFY(!table.refusal->message.empty());
}

void TestSantaCruzSea::adjusted_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<bool>("taken");
    const std::pair<const char *, bool> cases[] = {
        {R"({"units":{"rm-1":{"at":"eliminated"}}})", true},
        {R"({"units":{"rm-1":{"at":"dock","sp":0}}})", false},
        {R"({"units":{"rm-1":{"sp":5}}})", false},
        {R"({"units":{"militia-1":{"at":"fox"}}})", false},
        {R"({"units":{"fox":{"at":"dock"}}})", false},
        {R"({"units":{"rm-1":{"where":"dock"}}})", false},
        {R"({"fox":{"at":"castle-roads"}})", true},
        {R"({"fox":{"status":"afloat"}})", false},
        {R"({"fox":{"status":"sunk","at":"castle-roads"}})", false},
        {R"({"fox":{"hits":4}})", false},
        {R"({"officers":{"hood":{"at":"dock"}}})", true},
        {R"({"officers":{"hood":{"status":"on-map"}}})", false},
        {R"({"officers":{"hood":{"at":"dock","status":"killed"}}})", false},
        {R"({"officers":{"hood":{"face":"sideways"}}})", false},
        {R"({"batteries":{"red":{"spiked":true}}})", true},
        {R"({"batteries":{"red":{"spiked":1}}})", false},
        {R"({"decks":{"british":{"discard":{"move":7}}}})", true},
        {R"({"decks":{"british":{"discard":{"move":8}}}})", false},
        {R"({"decks":{"british":{"discard":{"lost":1}}}})", false},
        {R"({"decks":{"spanish":{"hand":-1}}})", false},
        {R"({"action":{"orders":2,"counterattack_for":"spanish"}})", true},
        {R"({"combat":{"area":"dock","attacker":"spanish"}})", true},
        {R"({"combat":{"area":"dock"}})", false},
        {R"({"combat":{"area":"dock","attacker":"spanish","stage":"resolving"}})", false},
        {R"({"combat":{"area":"dock","attacker":"spanish","defender":"british"}})", false},
        {R"({"pending":null})", true},
        {R"({"pending":{"decision":"flee"}})", false},
        {R"({"options":{"min_one_die":true}})", true},
        {R"({"options":{"simplified":true}})", false},
        {R"({"options":{"decks":"conjecture"}})", false},
        {R"({"turn":13})", false},
        {R"({"turn":1.5})", false},
        {R"({"turn":4294967298})", false},
        {R"({"morale":-4})", false},
        {R"({"phase":"tea"})", false},
        {R"({"weather":"fog"})", false},
    };
    for (const auto &[set, taken] : cases)
        QTest::newRow(set) << text(set) << taken;
}

void TestSantaCruzSea::adjusted()
{
    QFETCH(QString, set);
    QFETCH(bool, taken);
    Table table;
    QCOMPARE(table.adjust(set.toStdString()), std::string(taken ? "" : "bad-command"));
    QVERIFY(table.foldsAlike);
}

void TestSantaCruzSea::naval_askedForAllTheDiceAtOnce()
{
    Table table;
    table.adjust(
        R"({"turn":2,"phase":"naval-movement","units":{"rm-1":{"at":"offing-north"},"rm-2":{"at":"offing-north"}}})");
    const auto command =
        parseJson(R"({"do":"naval-move","moves":[{"blocks":["rm-1","rm-2"],"to":"north-roads"}]})");
    const auto parsed = Game::parseCommand(table.state, *command, DiceNamed::No);
    QVERIFY(parsed);
    const auto decision = Game::decide(table.state, *parsed, {}, Strictness::Enforce);
    QVERIFY(std::holds_alternative<Awaiting>(decision));
    QCOMPARE(std::get<Awaiting>(decision).needed(), 2);
    QCOMPARE(std::get<Awaiting>(decision).asks.back().subject, std::string("rm-2"));
}

void TestSantaCruzSea::bombard_sinksFox()
{
    Table table;
    table.adjust(
        R"({"turn":2,"phase":"bombardment","fox":{"at":"castle-roads","hits":1,"cards":{"cannon":2}},)"
        R"("units":{"rm-1":{"at":"fox"}}})");
    const auto code =
        table.act(R"({"do":"bombard","plays":[{"card":"move","area":"castle-roads"}]})", {1, 1, 1});
    QCOMPARE(code, std::string());
    QVERIFY(table.state.fox.status == FoxState::Status::Sunk);
    QVERIFY(!table.state.pending);
    QCOMPARE(table.state.fox.hits, 3);
    QVERIFY(table.state.unit(Block::Rm1).at == Where::eliminated());
    QCOMPARE(int(table.state.deck[0].eliminated[indexOf(Card::Cannon)]), 2);
    QVERIFY(table.state.phase == Phase::BritishAction);
    QVERIFY(table.foldsAlike);
}

void TestSantaCruzSea::foxLoss_onePerHit()
{
    Table table;
    table.adjust(
        R"({"turn":2,"phase":"bombardment","fox":{"at":"castle-roads","cards":{"cannon":1}}})");
    table.act(R"({"do":"bombard","plays":[{"card":"move","area":"castle-roads"}]})", {1, 1, 6});
    QVERIFY(table.state.pending.has_value());
    QCOMPARE(table.state.pending->count, 2);
    QCOMPARE(table.act(R"({"do":"end-phase"})"), std::string("decision-pending"));
    QCOMPARE(table.act(R"({"do":"fox-loss","unit":"rm-1"})"), std::string("bad-command"));
    QCOMPARE(table.act(R"({"do":"fox-loss","card":"cannon"})"), std::string());
    QVERIFY(!table.state.pending); // nothing is left to lose for the second hit
    QVERIFY(table.state.phase == Phase::BritishAction);
    QVERIFY(table.foldsAlike);
}

void TestSantaCruzSea::foxCargo_staysAwayByOption()
{
    Table table("blank", R"({"fox_cargo_returns":false})");
    table.adjust(
        R"({"turn":2,"phase":"bombardment","fox":{"at":"castle-roads"},"units":{"rm-1":{"at":"fox"}}})");
    table.act(R"({"do":"bombard","plays":[{"card":"move","area":"castle-roads"}]})", {1, 6, 6});
    QCOMPARE(table.act(R"({"do":"fox-loss","unit":"rm-1"})"), std::string());
    QVERIFY(table.state.unit(Block::Rm1).at == Where::off());
    QCOMPARE(table.state.unit(Block::Rm1).sp, 0);
    QVERIFY(table.foldsAlike);
}

void TestSantaCruzSea::refill_shufflesTheDiscardsIn()
{
    Table table;
    table.adjust(
        R"({"turn":2,"phase":"spanish-action","decks":{"spanish":{"hand":1,"discard":{"move":6,"assault":4,)"
        R"("counterattack":2,"confusion":3,"harassment":2,"reinforcements":2,"firing-from-cover":2,)"
        R"("heavy-swell":2,"lost":1}}}})");
    QCOMPARE(drawPile(table.state, Side::Spanish), 2);
    QCOMPARE(table.act(R"({"do":"end-phase"})"), std::string());
    QVERIFY(table.events.front()["reshuffled"] == Json(true));
    QCOMPARE(table.state.deck[1].hand, 5);
    QCOMPARE(drawPile(table.state, Side::Spanish), 22);
    QCOMPARE(table.state.turn, 3);
}

void TestSantaCruzSea::lastTurn_endsTheGame()
{
    Table table;
    table.adjust(
        R"({"turn":12,"phase":"spanish-action","units":{"sailors-1":{"at":"town-hall"}}})");
    QCOMPARE(table.act(R"({"do":"end-phase"})"), std::string());
    QVERIFY(table.events.back()["event"] == Json("game-over"));
    QVERIFY(table.events.back()["british"] == Json(2));
    QVERIFY(table.state.over());
    QCOMPARE(table.adjust(R"({"turn":11,"phase":"british-action"})"), std::string());
    QVERIFY(!table.state.over());
}

void TestSantaCruzSea::adjust_isAllOrNothing()
{
    Table table;
    const State before = table.state;
    QCOMPARE(table.adjust(R"({"turn":5,"units":{"rm-1":{"at":"dock"},"rm-2":{"at":"atlantis"}}})"),
             std::string("bad-command"));
    QVERIFY(table.state == before);
}

void TestSantaCruzSea::adjust_newPhaseForgetsTheCards()
{
    Table table;
    table.adjust(R"({"action":{"orders":2,"counterattack_for":"spanish"}})");
    table.adjust(R"({"turn":3})");
    QCOMPARE(table.state.action.orders, 2);
    table.adjust(R"({"phase":"spanish-action"})");
    QVERIFY(table.state.action == Action{});
}

QTEST_APPLESS_MAIN(TestSantaCruzSea)
#include "tst_santa_cruz_sea.moc"
