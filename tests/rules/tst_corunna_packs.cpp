// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's files given in play (specification 9.3, 9.4): tables of the series that a table was
// opened without, or corrected; counter values from a file.
#include "tests/rules/corunna_table.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace qd;
using namespace qd::corunna;

namespace {

/// Made-up tables: at 4:1 a loss from `from` on; to stand, a roll above the morale passes, or one
/// that reaches it.
std::string packFrom(int from, bool conjecture = false, const char *pass = "above")
{
    return R"({"format":"corunna-series-tables-1","name":"evening","conjecture":)"
        + std::string(conjecture ? "true" : "false")
        + R"(,"fire":{"columns":["1:1","4:1"],"below":"no-effect","cells":{"1:1":)"
          R"([{"from":52,"losses":1}],"4:1":[{"from":)"
        + std::to_string(from) + R"(,"losses":1},{"from":62,"losses":3}]}},"stand":{"pass":")"
        + pass + R"("}})";
}

std::string giving(const char *what, const std::string &pack)
{
    return R"({"do":"adjust","set":{")" + std::string(what) + "\":" + pack + "}}";
}

/// 36 against 9 is 4:1; the dice are read as tens and units.
Json fireAt(const Position &position, int tens, int units)
{
    return answerTo(position,
                    R"({"ask":"fire","attack":36,"defence":9,"dice":[)" + std::to_string(tens) + ','
                        + std::to_string(units) + "]}");
}

std::optional<Refusal> refused(const Position &position, const std::string &command)
{
    const Decided decided = position.decide(command, std::nullopt);
    const auto *refusal = std::get_if<Refusal>(&decided);
    return refusal != nullptr ? std::optional(*refusal) : std::nullopt;
}

std::string flawOf(const Refusal &refusal)
{
    const auto found = std::ranges::find_if(
        refusal.details, [](const auto &detail) { return detail.first == "flaw"; });
    const auto *code =
        found == refusal.details.end() ? nullptr : std::get_if<std::string>(&found->second);
    return code != nullptr ? *code : std::string();
}

} // namespace

class CorunnaPacksTest : public QObject {
    Q_OBJECT
private slots:
    void tablesComeInPlay();
    void tablesAreCorrected();
    void tablesAreInTheState();
    void tablesOfTheOpeningKeepTheSums();
    void badTablesAreRefused_data();
    void badTablesAreRefused();
    void valuesComeFromAFile();
};

void CorunnaPacksTest::tablesComeInPlay()
{
    const Position bare = opened();
    QVERIFY(!bare.ask(R"({"ask":"fire","attack":36,"defence":9})").has_value());
    QVERIFY(answerTo(bare, R"({"ask":"series"})").at("series") == Json("none"));
    const std::string command = giving("series", packFrom(33));
    const Position given = after(bare, command);
    QVERIFY(fireAt(given, 3, 2).at("losses") == Json(0));
    QVERIFY(fireAt(given, 3, 3).at("losses") == Json(1));
    QVERIFY(fireAt(given, 6, 2).at("losses") == Json(3));
    QVERIFY(answerTo(given, R"({"ask":"series"})").at("series") == *parseJson(packFrom(33)));
    // The journal says what was set, and carries the pack.
    const Decided decided = bare.decide(command, std::nullopt);
    const auto &events = std::get<Happened>(decided).events;
    QCOMPARE(events.size(), std::size_t{2});
    QVERIFY(parseJson(events[0].json)->at("keys") == Json::array({"series"}));
    QVERIFY(parseJson(events[1].json)->at("series") == *parseJson(packFrom(33)));
    // A table that the pack leaves out is still missing.
    const auto morale = given.ask(R"({"ask":"morale","morale":33,"dice":[4,4],"resolve":true})");
    QVERIFY(!morale.has_value());
    QCOMPARE(morale.error().code, std::string("series-table-missing"));
    QCOMPARE(given.charts("").size(), bare.charts("").size() + 1); // the Fire Table
    // None again.
    const Position none = after(given, giving("series", R"("none")"));
    QVERIFY(!none.ask(R"({"ask":"fire","attack":36,"defence":9})").has_value());
    QCOMPARE(none.charts("").size(), bare.charts("").size());
}

/// A wrong cell found during the evening.
void CorunnaPacksTest::tablesAreCorrected()
{
    const auto standAt = [](const Position &position) -> Json {
        const Decided decided =
            position.decide(R"({"do":"stand","morale":33})", std::vector<int>{3, 3});
        for (const EventText &event : std::get<Happened>(decided).events)
            if (event.name == "stand")
                return *parseJson(event.json);
        return {};
    };
    const Position wrong = after(opened(), giving("series", packFrom(33, true)));
    const Json failed = standAt(wrong);
    QVERIFY(failed.at("pass") == Json(false)); // 33 is not above 33
    QVERIFY(failed.at("conjecture") == Json(true));
    const Position right = after(wrong, giving("series", packFrom(34, false, "at-least")));
    QVERIFY(fireAt(right, 3, 3).at("losses") == Json(0));
    QVERIFY(fireAt(right, 3, 4).at("losses") == Json(1));
    QVERIFY(standAt(right).at("pass") == Json(true));
    QVERIFY(!standAt(right).contains("conjecture"));
    QVERIFY(standAt(wrong) == failed); // the position before goes by the pack before
}

void CorunnaPacksTest::tablesAreInTheState()
{
    const TableSpec spec{"corunna", {}, R"({"series":"public-sample"})", {}, {}};
    const Position start = *module().open(spec, sourceLibrary());
    for (const std::string &pack : {packFrom(33), std::string(R"("none")")}) {
        const Position given = after(start, giving("series", pack));
        QVERIFY(given.fingerprint() != start.fingerprint());
        const auto restored = module().restore(spec, sourceLibrary(), given.snapshot());
        QVERIFY(restored.has_value());
        QCOMPARE(restored->fingerprint(), given.fingerprint());
        QVERIFY(answerTo(*restored, R"({"ask":"series"})")
                == answerTo(given, R"({"ask":"series"})"));
        // Acts after it carry it on.
        const Position later = after(given, R"({"do":"adjust","set":{"turn":4}})");
        QVERIFY(answerTo(later, R"({"ask":"series"})") == answerTo(given, R"({"ask":"series"})"));
    }
    // A snapshot or an event with a bad pack is none.
    Json snapshot = *parseJson(after(start, giving("series", packFrom(33))).snapshot());
    snapshot["series"]["fire"]["columns"] = Json::array({"4:1", "1:1"});
    QVERIFY(!module().restore(spec, sourceLibrary(), canonicalText(snapshot)).has_value());
    QVERIFY(!start.apply({"~after", R"({"event":"~after","rule":null,"series":{}})"}).has_value());
}

/// Journals of tables that were opened with a pack hold sums that do not count it.
void CorunnaPacksTest::tablesOfTheOpeningKeepTheSums()
{
    QCOMPARE(opened({}, R"({"series":"public-sample"})").fingerprint(), opened().fingerprint());
    QVERIFY(!parseJson(opened({}, R"({"series":"public-sample"})").snapshot())->contains("series"));
}

void CorunnaPacksTest::badTablesAreRefused_data()
{
    QTest::addColumn<std::string>("pack");
    QTest::addColumn<std::string>("flaw");
    const std::string head = R"({"format":"corunna-series-tables-1",)";
    QTest::newRow("no pack") << std::string(R"({"fire":{}})") << std::string("series-format");
    QTest::newRow("a name") << std::string(R"("public-sample")") << std::string("series-format");
    QTest::newRow("a number") << std::string("3") << std::string("series-format");
    QTest::newRow("falling losses") << head
            + R"("fire":{"columns":["1:1"],"below":"no-effect","cells":{"1:1":)"
              R"([{"from":33,"losses":1},{"from":20,"losses":2}]}}})"
                                    << std::string("series-roll");
    QTest::newRow("a gap") << head
            + R"("melee":{"columns":["1:1"],"below":"no-effect","cells":)"
              R"({"1:1":[{"from":11,"to":55,"result":"no-effect"}]}}})"
                           << std::string("series-cover");
}

void CorunnaPacksTest::badTablesAreRefused()
{
    QFETCH(std::string, pack);
    QFETCH(std::string, flaw);
    const auto refusal = refused(opened(), giving("series", pack));
    QVERIFY(refusal.has_value());
    QCOMPARE(refusal->code, std::string("bad-command"));
    QCOMPARE(flawOf(*refusal), flaw);
    if (pack.front() != '{')
        return;
    // The same flaw as at the opening.
    const auto table = module().open(TableSpec{"corunna", {}, R"({"series":)" + pack + "}", {}, {}},
                                     sourceLibrary());
    QVERIFY(!table.has_value());
    QCOMPARE(flawOf(table.error()), flaw);
}

void CorunnaPacksTest::valuesComeFromAFile()
{
    const std::string file =
        R"({"format":"corunna-values-1","name":"mine","units":{"1-4th-foot":)"
        R"({"increments_full":7,"fire":9},"unit-of-another-scenario":{"fire":1}},)"
        R"("leaders":{"moore":{"span":6}}})";
    const Position hurt =
        after(opened(),
              R"({"do":"adjust","set":{"units":{"1-4th-foot":{"increments_full":6,"lost":2}}}})");
    const Position filled = after(hurt, giving("values", file));
    const Json state = answerTo(filled, R"({"ask":"state"})");
    QVERIFY(state.at("units").at("1-4th-foot").at("fire") == Json(9));
    QVERIFY(state.at("units").at("1-4th-foot").at("increments") == Json(5)); // 7 printed, 2 lost
    QVERIFY(state.at("leaders").at("moore").at("span") == Json(6));
    for (const char *bad : {R"({"format":"corunna-values-2"})", R"("mine")", R"({"turn":3})",
                            R"({"units":{"old-guard":{"fire":3}}})"})
        QCOMPARE(refusalCode(hurt, giving("values", bad)), std::string("bad-command"));
}

QTEST_GUILESS_MAIN(CorunnaPacksTest)
#include "tst_corunna_packs.moc"
