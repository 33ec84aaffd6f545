// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toy_script.h"

#include <QTest>

using namespace qd;
using namespace qd::toy;

class TestScript : public QObject {
    Q_OBJECT

private slots:
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
    void hostileLines_data();
    void hostileLines();
};

void TestScript::tableLine_data()
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

void TestScript::tableLine()
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

void TestScript::tableLineReadsBack()
{
    const TableSpec spec{"toy", "plain", R"({"a":true})", R"("board")", 7};
    const ScriptLine read = readScriptLine(qd::tableLine(spec));
    QVERIFY(std::holds_alternative<line::Table>(read));
    QVERIFY(std::get<line::Table>(read).spec == spec);
    const ScriptLine bare = readScriptLine(qd::tableLine(TableSpec{"toy", {}, {}, {}, {}}));
    QVERIFY(std::get<line::Table>(bare).spec == (TableSpec{"toy", {}, {}, {}, {}}));
}

void TestScript::badLines_data()
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

void TestScript::badLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    feed(kTable);
    QCOMPARE(codeOf(feed(text)), QByteArray("bad-command"));
    QVERIFY(!feed.script().allTaken());
}

void TestScript::silentLines_data()
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

void TestScript::silentLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    QCOMPARE(feed(text), QByteArray("none"));
    feed(kTable);
    QCOMPARE(feed(text + "\r\n"), QByteArray("none"));
    QVERIFY(feed.script().allTaken());
}

void TestScript::beforeTheTable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("do") << QByteArray(R"({"do":"throw"})");
    QTest::newRow("ask") << QByteArray(R"({"ask":"state"})");
    QTest::newRow("undo") << QByteArray(R"({"undo":true})");
    QTest::newRow("redo") << QByteArray(R"({"redo":true})");
}

void TestScript::beforeTheTable()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    QCOMPARE(codeOf(feed(text)), QByteArray("bad-command"));
    QCOMPARE(codeOf(feed(kTable)),
             QByteArray(R"({"line":2,"ok":true,"entry":0,"events":[],"pending":null})"));
}

void TestScript::diceOfACommand_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("needed");
    QTest::addColumn<int>("given");
    const auto row = [](const char *dice, const char *code, int needed, int given) {
        QTest::newRow(dice) << QByteArray(dice) << QByteArray(code) << needed << given;
    };
    row("[1,2]", "", 0, 0);
    row("[2,2,2]", "", 0, 0);
    row("[]", "dice-count", 2, 0);
    row("[1]", "dice-count", 2, 1);
    row("[1,1]", "dice-count", 3, 2);
    row("[1,2,3]", "dice-count", 2, 3);
    row("[1,1,1,1]", "dice-count", 3, 4);
    row("[0,2]", "dice-face", 0, 0);
    row("[7]", "dice-face", 0, 0);
    row("[1,1,3]", "dice-face", 0, 0);
    row("[1,2,99]", "dice-face", 0, 0);
    row("[99999999999,1]", "dice-face", 0, 0);
}

void TestScript::diceOfACommand()
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

void TestScript::refusalLeavesTheState()
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

void TestScript::overruledActCarriesItsRule()
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

void TestScript::missingDiceComeFromTheSeed()
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

void TestScript::undoGivesTheSameDiceAgain()
{
    Feeder feed;
    feed(kTable);
    const QByteArray first = feed(R"({"do":"throw"})");
    feed(R"({"undo":true})");
    const QByteArray again = feed(R"({"do":"throw"})");
    QCOMPARE(again.mid(again.indexOf("events")), first.mid(first.indexOf("events")));
}

void TestScript::undoAndRedo()
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

void TestScript::secondTableLine()
{
    Feeder feed;
    feed(kTable);
    feed(R"({"do":"add","value":1})");
    QVERIFY(feed(kTable).contains(R"("entry":0)"));
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":0)"));
    QCOMPARE(codeOf(feed(R"({"undo":true})")), QByteArray("nothing-to-undo"));
}

void TestScript::refusedTableLineKeepsTheTable()
{
    Feeder feed;
    feed(kTable);
    feed(R"({"do":"add","value":1})");
    QCOMPARE(codeOf(feed(R"({"table":{"game":"chess"}})")), QByteArray("bad-command"));
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":1)"));
}

void TestScript::hostileLines_data()
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

void TestScript::hostileLines()
{
    QFETCH(QByteArray, text);
    Feeder feed;
    feed(kTable);
    const auto reply = parseJson(feed(text).toStdString());
    QVERIFY(reply.has_value());
    QCOMPARE(reply->at("ok").get<bool>(), false);
    QVERIFY(feed(R"({"ask":"state"})").contains(R"("total":0)"));
}

QTEST_APPLESS_MAIN(TestScript)
#include "tst_script.moc"
