// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/act.h"
#include "rules/module/check_script.h"
#include "rules/module/expectation.h"
#include "rules/module/replies.h"
#include "tests/support/toy_script.h"

#include <QTest>

using namespace qd;
using namespace qd::toy;

class TestModule : public QObject {
    Q_OBJECT

private slots:
    void actParsed();
    void actRefused_data();
    void actRefused();
    void reasonWhereTheGameAsksForOne();
    void actLineReadsBack();
    void faceBeyondAnIntegerStaysAFace();
    void faceThatIsNoNumberIsNoFace();
    void repliesAreContractForms();
    void foldOfEventsIsTheLiveState();
    void snapshotsRestore();
    void damagedEventsAndSnapshotsAreFaults();
    void expectations_data();
    void expectations();
    void checkCountsWhatFails();
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
    QTest::newRow("force not a flag") << QByteArray(R"({"do":"x","force":"yes","reason":"r"})");
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

/// Each game says whether the referee must give a reason for overruling.
void TestModule::reasonWhereTheGameAsksForOne()
{
    GameInfo info;
    const auto missing = [&info](const char *line) {
        const auto refusal = reasonMissing(*parseAct(*parseJson(line)), info);
        return refusal && refusal->code == "bad-command";
    };
    for (const char *bare : {R"({"do":"x","force":true})", R"({"do":"x","force":true,"reason":""})",
                             R"({"do":"x","force":true,"reason":" \t"})"}) {
        info.reasonNeeded = true;
        QVERIFY(missing(bare));
        info.reasonNeeded = false;
        QVERIFY(!missing(bare));
    }
    info.reasonNeeded = true;
    QVERIFY(!missing(R"({"do":"x","force":true,"reason":"so"})"));
    QVERIFY(!missing(R"({"do":"x"})"));
}

/// Each game says whether that is a face that no die shows or no command at all (the vectors try
/// both).
void TestModule::faceThatIsNoNumberIsNoFace()
{
    for (const char *face : {R"("six")", "1.5", "true", "null", "[]"}) {
        const auto act = parseAct(*parseJson(std::string(R"({"do":"x","dice":[3,)") + face + "]}"));
        QVERIFY(act.has_value());
        QCOMPARE(*act->dice, (std::vector<int>{3, kNoFace}));
    }
    QVERIFY(!isFace(DieKind::Pips6, kNoFace));
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
    QCOMPARE(shownEventsText({{"a", R"({"event":"a"})"}, {"~after", R"({"event":"~after"})"}}),
             noBookkeeping);
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

QTEST_APPLESS_MAIN(TestModule)
#include "tst_module.moc"
