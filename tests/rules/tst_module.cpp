// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/act.h"
#include "rules/module/check_script.h"
#include "rules/module/expectation.h"
#include "rules/module/replies.h"
#include "rules/module/script.h"
#include "tests/support/toy_game.h"

#include <QTest>

using namespace qd;

namespace {

const GameModule &toyModule()
{
    static const ModuleOf<toy::Game> kModule;
    return kModule;
}

DataLibrary noLibrary()
{
    return [](std::string_view, std::string_view, std::string_view) -> std::optional<std::string> {
        return std::nullopt;
    };
}

/// Feeds lines and keeps the reply of the last one.
class Feeder {
public:
    QByteArray operator()(const QByteArray &text)
    {
        const auto reply = m_script.feed(text.toStdString(), ++m_line);
        return reply ? QByteArray::fromStdString(*reply) : QByteArray("none");
    }

    const Script &script() const { return m_script; }

private:
    Script m_script{{&toyModule()}, noLibrary()};
    int m_line = 0;
};

const QByteArray kTable = R"({"table":{"game":"toy","seed":5}})";

QByteArray codeOf(const QByteArray &reply)
{
    const auto json = parseJson(reply.toStdString());
    if (!json || !json->contains("error"))
        return reply;
    return QByteArray::fromStdString(json->at("error").at("code").get<std::string>());
}

} // namespace

class TestModule : public QObject {
    Q_OBJECT

private slots:
    void actParsed();
    void actRefused_data();
    void actRefused();
    void actLineReadsBack();
    void faceBeyondAnIntegerStaysAFace();
    void repliesAreContractForms();
    void tableLine_data();
    void tableLine();
    void tableLineReadsBack();
    void badLines_data();
    void badLines();
    void silentLines_data();
    void silentLines();
    void beforeTheTable_data();
    void beforeTheTable();
    void diceOfACommand_data();
    void diceOfACommand();
    void refusalLeavesTheState();
    void overruledActCarriesItsRule();
    void missingDiceComeFromTheSeed();
    void undoGivesTheSameDiceAgain();
    void undoAndRedo();
    void secondTableLine();
    void refusedTableLineKeepsTheTable();
    void foldOfEventsIsTheLiveState();
    void snapshotsRestore();
    void damagedEventsAndSnapshotsAreFaults();
    void expectations_data();
    void expectations();
    void checkCountsWhatFails();
    void hostileLines_data();
    void hostileLines();
};

void TestModule::actParsed()
{
    const auto act =
        parseAct(*parseJson(R"({"reason":"so","do":"x","b":1,"force":true,"dice":[1,2],"a":[]})"));
    QVERIFY(act.has_value());
    const std::string command = R"({"a":[],"b":1,"do":"x"})";
    QCOMPARE(act->command, command);
    QCOMPARE(*act->dice, (std::vector<int>{1, 2}));
    QVERIFY(act->strictness == Strictness::Overrule);
    QCOMPARE(act->reason, std::string("so"));

    const auto plain = parseAct(*parseJson(R"({"do":"adjust","reason":"mended","force":false})"));
    QVERIFY(plain.has_value());
    QVERIFY(!plain->dice.has_value());
    QVERIFY(plain->strictness == Strictness::Enforce);
    QCOMPARE(plain->reason, std::string("mended"));
}

void TestModule::actRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no do") << QByteArray(R"({"dice":[1]})");
    QTest::newRow("do not a text") << QByteArray(R"({"do":1})");
    QTest::newRow("dice not a list") << QByteArray(R"({"do":"x","dice":1})");
    QTest::newRow("dice null") << QByteArray(R"({"do":"x","dice":null})");
    QTest::newRow("a text for a face") << QByteArray(R"({"do":"x","dice":["six"]})");
    QTest::newRow("a fraction for a face") << QByteArray(R"({"do":"x","dice":[1.5]})");
    QTest::newRow("true for a face") << QByteArray(R"({"do":"x","dice":[true]})");
    QTest::newRow("force not a flag") << QByteArray(R"({"do":"x","force":"yes","reason":"r"})");
    QTest::newRow("force without a reason") << QByteArray(R"({"do":"x","force":true})");
    QTest::newRow("force with an empty reason")
        << QByteArray(R"({"do":"x","force":true,"reason":""})");
    QTest::newRow("force with a blank reason")
        << QByteArray(R"({"do":"x","force":true,"reason":" \t"})");
    QTest::newRow("reason not a text") << QByteArray(R"({"do":"x","reason":1})");
    QTest::newRow("a list") << QByteArray(R"([{"do":"x"}])");
}

void TestModule::actRefused()
{
    QFETCH(QByteArray, text);
    const auto json = parseJson(text.toStdString());
    QVERIFY(json.has_value());
    const auto act = parseAct(*json);
    QVERIFY(!act.has_value());
    QCOMPARE(act.error().code, std::string("bad-command"));
    QVERIFY(act.error().rule.isNone());
}

void TestModule::actLineReadsBack()
{
    const Act act{R"({"do":"x","to":"y"})", std::vector<int>{6, 1}, Strictness::Overrule,
                  "at the \"table\""};
    const auto back = parseAct(*parseJson(actLine(act)));
    QVERIFY(back.has_value());
    QCOMPARE(back->command, act.command);
    QCOMPARE(*back->dice, *act.dice);
    QVERIFY(back->strictness == act.strictness);
    QCOMPARE(back->reason, act.reason);
    const std::string bare = R"({"do":"x"})";
    QCOMPARE(actLine(Act{bare, std::nullopt, Strictness::Enforce, {}}), bare);
}

void TestModule::faceBeyondAnIntegerStaysAFace()
{
    const auto act = parseAct(
        *parseJson(R"({"do":"x","dice":[99999999999,18446744073709551615,-99999999999]})"));
    QVERIFY(act.has_value());
    for (const int face : *act->dice)
        QVERIFY(!isFace(DieKind::Pips6, face) && !isFace(DieKind::Base66, face));
}

void TestModule::repliesAreContractForms()
{
    const std::string taken =
        R"({"line":3,"ok":true,"entry":2,"events":[{"event":"a"},{"event":"b"}],"pending":null})";
    QCOMPARE(takenReply(3,
                        Taken{2,
                              eventsText({{"a", R"({"event":"a"})"}, {"b", R"({"event":"b"})"}}),
                              "null",
                              {}}),
             taken);
    const std::string noBookkeeping = R"([{"event":"a"}])";
    QCOMPARE(shownEventsText({{"a", R"({"event":"a"})"}, {"~after", R"({"event":"~after"})"}}), noBookkeeping);
    const std::string forced =
        R"({"line":1,"ok":true,"entry":1,"events":[],"overruled":{"code":"c","rule":null},"pending":null})";
    QCOMPARE(takenReply(1, Taken{1, "[]", "null", overruledText(Refusal{"c", {}, "m", {}})}),
             forced);
    const std::string stepped = R"({"line":4,"ok":true,"entry":0,"pending":{"decision":"d"}})";
    QCOMPARE(steppedReply(4, 0, R"({"decision":"d"})"), stepped);
    const std::string answered = R"({"line":9,"ok":true,"answer":{"a":1}})";
    QCOMPARE(answeredReply(9, R"({"a":1})"), answered);
    Refusal refusal{"too-many", "7.3f", "a \"b\"", {}};
    refusal.with("needed", 2)
        .with("unit", std::string("rm-1"))
        .with("blocks", std::vector<std::string>{"x", "y"});
    const auto refused = parseJson(refusedReply(5, refusal));
    QVERIFY(refused.has_value());
    const auto expected = parseJson(
        R"({"line":5,"ok":false,"error":{"code":"too-many","rule":"7.3f","message":"a \"b\"","needed":2,"unit":"rm-1","blocks":["x","y"]}})");
    QVERIFY(*refused == *expected);
    const auto none = parseJson(refusedReply(5, badCommand("m")));
    QVERIFY(none->at("error").at("rule").is_null());
}

void TestModule::tableLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("taken");
    const auto row = [](const char *name, const char *text, bool taken) {
        QTest::newRow(name) << QByteArray(text) << taken;
    };
    row("only the game", R"({"table":{"game":"toy"}})", true);
    row("all keys",
        R"({"table":{"game":"toy","scenario":"plain","options":{},"board":"b","seed":18446744073709551615}})",
        true);
    row("board object", R"({"table":{"game":"toy","board":{"areas":[]}}})", true);
    row("no game", R"({"table":{}})", false);
    row("unknown game", R"({"table":{"game":"chess"}})", false);
    row("unknown scenario", R"({"table":{"game":"toy","scenario":"night"}})", false);
    row("empty scenario", R"({"table":{"game":"toy","scenario":""}})", false);
    row("unknown key", R"({"table":{"game":"toy","sed":1}})", false);
    row("key beside", R"({"table":{"game":"toy"},"seed":1})", false);
    row("not an object", R"({"table":"toy"})", false);
    row("game not a text", R"({"table":{"game":1}})", false);
    row("options not an object", R"({"table":{"game":"toy","options":[]}})", false);
    row("board not a name", R"({"table":{"game":"toy","board":1}})", false);
    row("negative seed", R"({"table":{"game":"toy","seed":-1}})", false);
    row("fraction as seed", R"({"table":{"game":"toy","seed":1.5}})", false);
    row("seed too large", R"({"table":{"game":"toy","seed":18446744073709551616}})", false);
}

void TestModule::tableLine()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, taken);
    Feeder feed;
    const QByteArray reply = feed(text);
    if (taken)
        QCOMPARE(reply, QByteArray(R"({"line":1,"ok":true,"entry":0,"events":[],"pending":null})"));
    else
        QCOMPARE(codeOf(reply), QByteArray("bad-command"));
    QCOMPARE(feed.script().allTaken(), taken);
}

void TestModule::tableLineReadsBack()
{
    const TableSpec spec{"toy", "plain", R"({"a":true})", R"("board")", 7};
    const ScriptLine read = readScriptLine(qd::tableLine(spec));
    QVERIFY(std::holds_alternative<line::Table>(read));
    QVERIFY(std::get<line::Table>(read).spec == spec);
    const ScriptLine bare = readScriptLine(qd::tableLine(TableSpec{"toy", {}, {}, {}, {}}));
    QVERIFY(std::get<line::Table>(bare).spec == (TableSpec{"toy", {}, {}, {}, {}}));
}

void TestModule::badLines_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    row("words", "hello");
    row("list", "[]");
    row("number", "4");
    row("empty object", "{}");
    row("unknown form", R"({"doo":"add"})");
    row("unknown command", R"({"do":"fly"})");
    row("unknown key", R"({"do":"throw","hard":true})");
    row("unknown query", R"({"ask":"weather"})");
    row("query not a text", R"({"ask":1})");
    row("undo false", R"({"undo":false})");
    row("undo one", R"({"undo":1})");
    row("undo and more", R"({"undo":true,"redo":true})");
    row("redo null", R"({"redo":null})");
    row("note not a text", R"({"note":1})");
    row("note and more", R"({"note":"x","by":"y"})");
    row("expect not an object", R"({"expect":1})");
    row("two values", "{} {}");
    row("duplicate key", R"({"do":"add","do":"add"})");
}

void TestModule::badLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    feed(kTable);
    QCOMPARE(codeOf(feed(text)), QByteArray("bad-command"));
    QVERIFY(!feed.script().allTaken());
}

void TestModule::silentLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \t \r");
    QTest::newRow("comment") << QByteArray("# {\"do\":1}");
    QTest::newRow("indented comment") << QByteArray("   # x");
    QTest::newRow("comment of bytes") << QByteArray("#\0\xFF", 3);
    QTest::newRow("note") << QByteArray(R"({"note":"x"})");
    QTest::newRow("expect") << QByteArray(R"({"expect":{"ok":false}})");
    QTest::newRow("expect_contains") << QByteArray(R"({"expect_contains":{"ok":false}})");
}

void TestModule::silentLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    QCOMPARE(feed(text), QByteArray("none"));
    feed(kTable);
    QCOMPARE(feed(text + "\r\n"), QByteArray("none"));
    QVERIFY(feed.script().allTaken());
}

void TestModule::beforeTheTable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("do") << QByteArray(R"({"do":"throw"})");
    QTest::newRow("ask") << QByteArray(R"({"ask":"state"})");
    QTest::newRow("undo") << QByteArray(R"({"undo":true})");
    QTest::newRow("redo") << QByteArray(R"({"redo":true})");
}

void TestModule::beforeTheTable()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    QCOMPARE(codeOf(feed(text)), QByteArray("bad-command"));
    QCOMPARE(codeOf(feed(kTable)),
             QByteArray(R"({"line":2,"ok":true,"entry":0,"events":[],"pending":null})"));
}

void TestModule::diceOfACommand_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("needed");
    QTest::addColumn<int>("given");
    const auto row = [](const char *dice, const char *code, int needed, int given) {
        QTest::newRow(dice) << QByteArray(dice) << QByteArray(code) << needed << given;
    };
    row("[1,2]", "", 0, 0);
    row("[2,2,0]", "", 0, 0);
    row("[]", "dice-count", 2, 0);
    row("[1]", "dice-count", 2, 1);
    row("[1,1]", "dice-count", 3, 2);
    row("[1,2,3]", "dice-count", 2, 3);
    row("[1,1,1,1]", "dice-count", 3, 4);
    row("[0,2]", "dice-face", 0, 0);
    row("[7]", "dice-face", 0, 0);
    row("[1,1,2]", "dice-face", 0, 0);
    row("[1,2,99]", "dice-face", 0, 0);
    row("[99999999999,1]", "dice-face", 0, 0);
}

void TestModule::diceOfACommand()
{
    QFETCH(QByteArray, dice);
    QFETCH(QByteArray, code);
    QFETCH(int, needed);
    QFETCH(int, given);
    Feeder feed;
    feed(kTable);
    const auto reply = parseJson(feed(R"({"do":"throw","dice":)" + dice + "}").toStdString());
    QVERIFY(reply.has_value());
    QCOMPARE(reply->at("ok").get<bool>(), code.isEmpty());
    if (code.isEmpty())
        return;
    QCOMPARE(reply->at("error").at("code").get<std::string>(), code.toStdString());
    if (code == "dice-count") {
        QCOMPARE(reply->at("error").at("needed").get<int>(), needed);
        QCOMPARE(reply->at("error").at("given").get<int>(), given);
    }
}

void TestModule::refusalLeavesTheState()
{
    Feeder feed;
    feed(kTable);
    feed(R"({"do":"add","value":4})");
    const QByteArray before = feed(R"({"ask":"state"})");
    const QByteArray refused = feed(R"({"do":"add","value":6})");
    QCOMPARE(codeOf(refused), QByteArray("too-many"));
    QVERIFY(refused.contains(R"("rule":"1")"));
    QVERIFY(refused.contains(R"("most":9)"));
    QCOMPARE(feed(R"({"ask":"state"})").mid(12), before.mid(12));
    QVERIFY(!feed.script().allTaken());
}

void TestModule::overruledActCarriesItsRule()
{
    Feeder feed;
    feed(kTable);
    QCOMPARE(
        feed(R"({"do":"add","value":12,"force":true,"reason":"agreed"})"),
        QByteArray(
            R"({"line":2,"ok":true,"entry":1,"events":[{"event":"added","rule":"2","value":12}],)"
            R"("overruled":{"code":"too-many","rule":"1"},"pending":null})"));
    QCOMPARE(codeOf(feed(R"({"do":"choose","value":1,"force":true,"reason":"agreed"})")),
             QByteArray("no-decision"));
}

void TestModule::missingDiceComeFromTheSeed()
{
    Feeder one;
    Feeder two;
    one(kTable);
    two(kTable);
    for (int i = 0; i < 20; ++i) {
        const QByteArray reply = one(R"({"do":"throw"})");
        QCOMPARE(two(R"({"do":"throw"})"), reply);
        const auto json = parseJson(reply.toStdString());
        QVERIFY(json->at("ok").get<bool>());
        QVERIFY(json->at("events").at(0).contains("dice"));
        if (!json->at("pending").is_null()) {
            one(R"({"do":"choose","value":1})");
            two(R"({"do":"choose","value":1})");
        }
    }
}

void TestModule::undoGivesTheSameDiceAgain()
{
    Feeder feed;
    feed(kTable);
    const QByteArray first = feed(R"({"do":"throw"})");
    feed(R"({"undo":true})");
    const QByteArray again = feed(R"({"do":"throw"})");
    QCOMPARE(again.mid(again.indexOf("events")), first.mid(first.indexOf("events")));
}

void TestModule::undoAndRedo()
{
    Feeder feed;
    feed(kTable);
    QCOMPARE(codeOf(feed(R"({"undo":true})")), QByteArray("nothing-to-undo"));
    feed(R"({"do":"add","value":1})");
    feed(R"({"do":"throw","dice":[2,2,1]})");
    QCOMPARE(feed(R"({"undo":true})"),
             QByteArray(R"({"line":5,"ok":true,"entry":1,"pending":null})"));
    QVERIFY(feed(R"({"redo":true})")
                .startsWith(R"({"line":6,"ok":true,"entry":2,"pending":{"choices")"));
    QCOMPARE(codeOf(feed(R"({"redo":true})")), QByteArray("nothing-to-redo"));
    feed(R"({"undo":true})");
    QVERIFY(feed(R"({"do":"add","value":2})").contains(R"("entry":2)"));
    QCOMPARE(codeOf(feed(R"({"redo":true})")), QByteArray("nothing-to-redo"));
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":3)"));
}

void TestModule::secondTableLine()
{
    Feeder feed;
    feed(kTable);
    feed(R"({"do":"add","value":1})");
    QVERIFY(feed(kTable).contains(R"("entry":0)"));
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":0)"));
    QCOMPARE(codeOf(feed(R"({"undo":true})")), QByteArray("nothing-to-undo"));
}

void TestModule::refusedTableLineKeepsTheTable()
{
    Feeder feed;
    feed(kTable);
    feed(R"({"do":"add","value":1})");
    QCOMPARE(codeOf(feed(R"({"table":{"game":"chess"}})")), QByteArray("bad-command"));
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":1)"));
}

void TestModule::foldOfEventsIsTheLiveState()
{
    const auto opening = toyModule().open(TableSpec{"toy", {}, {}, {}, {}}, noLibrary());
    QVERIFY(opening.has_value());
    Decided decided = opening->decide(R"({"do":"throw"})", std::vector<int>{3, 3, 1});
    const auto *happened = std::get_if<Happened>(&decided);
    QVERIFY(happened);
    QCOMPARE(happened->events.size(), std::size_t{2});
    Position folded = *opening;
    for (const EventText &event : happened->events) {
        const auto next = folded.apply(event);
        QVERIFY(next.has_value());
        folded = *next;
    }
    QCOMPARE(folded.fingerprint(), happened->after.fingerprint());
    QCOMPARE(folded.snapshot(), happened->after.snapshot());
    QCOMPARE(folded.pending(), happened->after.pending());
}

void TestModule::snapshotsRestore()
{
    const TableSpec spec{"toy", {}, {}, {}, {}};
    const auto opening = toyModule().open(spec, noLibrary());
    Decided decided = opening->decide(R"({"do":"add","value":3})", std::nullopt);
    const Position &after = std::get<Happened>(decided).after;
    const auto restored = toyModule().restore(spec, noLibrary(), after.snapshot());
    QVERIFY(restored.has_value());
    QCOMPARE(restored->fingerprint(), after.fingerprint());
}

void TestModule::damagedEventsAndSnapshotsAreFaults()
{
    const TableSpec spec{"toy", {}, {}, {}, {}};
    const auto opening = toyModule().open(spec, noLibrary());
    for (const char *text : {"", "{", "[]", "{}", "null"}) {
        QVERIFY(!opening->apply(EventText{"added", text}).has_value());
        QVERIFY(!toyModule().restore(spec, noLibrary(), text).has_value());
    }
}

void TestModule::expectations_data()
{
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<bool>("contains");
    const auto row = [](const char *name, const char *expected, const char *reply, bool whole,
                        bool contains) {
        QTest::newRow(name) << QByteArray(expected) << QByteArray(reply) << whole << contains;
    };
    row("named keys only", R"({"a":1})", R"({"a":1,"b":2})", true, true);
    row("missing key", R"({"c":1})", R"({"a":1})", false, false);
    row("null is not missing", R"({"c":null})", R"({"a":1})", false, false);
    row("null", R"({"c":null})", R"({"c":null})", true, true);
    row("true is not one", R"({"c":true})", R"({"c":1})", false, false);
    row("one is not true", R"({"c":1})", R"({"c":true})", false, false);
    row("text", R"({"c":"x"})", R"({"c":"y"})", false, false);
    row("number within", R"({"c":1.0000005})", R"({"c":1})", true, true);
    row("number outside", R"({"c":1.000002})", R"({"c":1})", false, false);
    row("chance within", R"({"p":0.5})", R"({"p":0.5000000000001})", true, true);
    row("chance outside", R"({"p":0.5})", R"({"p":0.5000001})", false, false);
    row("nested chance", R"({"x":[{"p":0.5}]})", R"({"x":[{"p":0.5000001}]})", false, false);
    row("list as it is", R"({"l":[1,2]})", R"({"l":[1,2]})", true, true);
    row("list longer", R"({"l":[1,2]})", R"({"l":[1,3,2]})", false, true);
    row("list out of order", R"({"l":[2,1]})", R"({"l":[1,2]})", false, false);
    row("element twice", R"({"l":[1,1]})", R"({"l":[1,2]})", false, false);
    row("lists in elements match whole", R"({"l":[{"m":[1]}]})", R"({"l":[{"m":[1,2]}]})", false,
        false);
    row("empty list", R"({"l":[]})", R"({"l":[1]})", false, true);
    row("list for an object", R"({"l":[]})", R"({"l":{}})", false, false);
    row("object for a list", R"({"l":{}})", R"({"l":[]})", false, false);
}

void TestModule::expectations()
{
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, reply);
    QFETCH(bool, whole);
    QFETCH(bool, contains);
    const auto matches = [&](line::Expect::How how) {
        return !mismatch(line::Expect{how, expected.toStdString()}, reply.toStdString());
    };
    QCOMPARE(matches(line::Expect::How::Whole), whole);
    QCOMPARE(matches(line::Expect::How::Contains), contains);
}

void TestModule::checkCountsWhatFails()
{
    CheckScript check({&toyModule()}, noLibrary());
    int number = 0;
    for (const char *text :
         {R"({"expect":{"ok":true}})", kTable.constData(), R"({"expect":{"ok":true}})", "# x",
          R"({"do":"add","value":1})", R"({"note":"x"})", R"({"expect":{"entry":2}})",
          R"({"expect_contains":{"events":[{"event":"added"}]}})"})
        check.feed(text, ++number);
    QCOMPARE(check.expectations(), 4);
    QCOMPARE(check.failures().size(), std::size_t{2});
    QVERIFY(check.failures()[0].rfind("line 1: ", 0) == 0);
    QVERIFY(check.failures()[1].rfind("line 7: entry: wanted 2, got 1", 0) == 0);
}

void TestModule::hostileLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("ten thousand deep") << QByteArray(R"({"do":)" + QByteArray(10000, '['));
    QTest::newRow("a million deep") << QByteArray(R"({"do":)").repeated(1000000);
    QTest::newRow("longer than a line may be")
        << QByteArray(R"({"note":")" + QByteArray(int(kScriptLineLimit), 'x') + R"("})");
    QTest::newRow("NUL bytes") << QByteArray(1000, '\0');
    QTest::newRow("lone surrogate") << QByteArray(R"({"do":"\ud800"})");
    QTest::newRow("bytes that are no UTF-8") << QByteArray("{\"do\":\"\xFF\xFE\"}");
    QTest::newRow("many dice") << QByteArray(R"({"do":"throw","dice":[1)"
                                             + QByteArray(",1").repeated(500000) + "]}");
    QTest::newRow("dice beyond any number") << QByteArray(R"({"do":"throw","dice":[1e999]})");
    QTest::newRow("huge number") << QByteArray(
        R"({"do":"add","value":99999999999999999999999999})");
}

void TestModule::hostileLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    feed(kTable);
    const auto reply = parseJson(feed(text).toStdString());
    QVERIFY(reply.has_value());
    QCOMPARE(reply->at("ok").get<bool>(), false);
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":0)"));
}

QTEST_APPLESS_MAIN(TestModule)
#include "tst_module.moc"
