// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/module/random_play.h"
#include "tests/rules/corunna_table.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

using namespace qd;
using namespace qd::corunna;

/// What the vectors do not reach: arithmetic, files, snapshots, adjustments that make no sense, and
/// whole games at random.
class TestCorunna : public QObject {
    Q_OBJECT

private slots:
    void base6Arithmetic();
    void completeSpecNeedsNoFiles();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void senselessAdjustments_data();
    void senselessAdjustments();
    void adjustmentsCompleteThemselves();
    void adjustmentsHangTogether();
    void twoDecisionsWaitInTurn();
    void cargoGoesDownWithItsShip();
    void drawnShipsStayTheSame();
    void snapshotsRestore();
    void randomGames();
    void chartsHoldTheirNumbers_data();
    void chartsHoldTheirNumbers();
    void diceTooFew();
    void noLossIsBeyondWhatAJournalHolds();
    void statesOfVersionOneAreKept();
};

void TestCorunna::base6Arithmetic()
{
    // R1, R2: 43 is the 21st place from 11; nine on is 56; past the ends it stays.
    QCOMPARE(modifiedRoll(43, 9, DiceArithmetic::Base6), 56);
    QCOMPARE(modifiedRoll(16, 1, DiceArithmetic::Base6), 21);
    QCOMPARE(modifiedRoll(62, 9, DiceArithmetic::Base6), 66);
    QCOMPARE(modifiedRoll(14, -6, DiceArithmetic::Base6), 11);
    QCOMPARE(modifiedRoll(41, 9, DiceArithmetic::Decimal), 50);
    int place = 0;
    for (int tens = 1; tens <= 6; ++tens)
        for (int units = 1; units <= 6; ++units) {
            QCOMPARE(placeOf(rollOf(tens, units)), place);
            QCOMPARE(rollAt(place++), rollOf(tens, units));
        }
}

void TestCorunna::completeSpecNeedsNoFiles()
{
    for (const char *scenario : {"corunna", "piedralonga", "porte-des-corunna"})
        for (const char *options : {"", R"({"series":"public-sample","fleet_always":true})",
                                    R"({"variable_entry":true,"hex_layout":"columns-odd-down"})"}) {
            const TableSpec spec{"corunna", scenario, options, {}, {}};
            const auto whole = module().complete(spec, sourceLibrary());
            QVERIFY2(whole.has_value(), whole ? "" : whole.error().message.c_str());
            const auto nothing = [](std::string_view, std::string_view,
                                    std::string_view) -> std::optional<std::string> {
                return std::nullopt;
            };
            const auto alone = module().open(*whole, nothing);
            QVERIFY2(alone.has_value(), alone ? "" : alone.error().message.c_str());
            QCOMPARE(alone->fingerprint(), module().open(spec, sourceLibrary())->fingerprint());
            const auto twice = module().complete(*whole, nothing);
            QVERIFY(twice.has_value() && *twice == *whole);
        }
}

void TestCorunna::wrongFilesAreRefused_data()
{
    QTest::addColumn<std::string>("options");
    QTest::addColumn<std::string>("board");
    QTest::newRow("a board of another format") << std::string() << std::string(R"({"format":"x"})");
    QTest::newRow("a board without maps")
        << std::string()
        << std::string(R"({"format":"corunna-board-1","layout":"columns-even-down","maps":[]})");
    QTest::newRow("a board without the places of the rules")
        << std::string()
        << std::string(R"({"format":"corunna-board-1","layout":"columns-even-down",)"
                       R"("maps":[{"id":"n","prefix":"n","columns":9,"rows":9,"origin":[0,0]}]})");
    QTest::newRow("no such board") << std::string() << std::string(R"("nowhere")");
    QTest::newRow("no such pack") << std::string(R"({"series":"nobody's"})") << std::string();
    QTest::newRow("a pack whose columns fall")
        << std::string(R"({"series":{"format":"corunna-series-tables-1","fire":)"
                       R"({"columns":["2:1","1:1"],"cells":{"1:1":[],"2:1":[]}}}})")
        << std::string();
    QTest::newRow("a mêlée column with a gap") << std::string(
        R"({"series":{"format":"corunna-series-tables-1","melee":{"columns":["1:1"],)"
        R"("cells":{"1:1":[{"from":11,"to":55,"result":"no-effect"}]}}}})")
                                               << std::string();
    QTest::newRow("a value of no unit")
        << std::string(R"({"values":{"units":{"old-guard":{"fire":3}}}})") << std::string();
    QTest::newRow("values of another part")
        << std::string(R"({"values":{"turn":3}})") << std::string();
}

void TestCorunna::wrongFilesAreRefused()
{
    QFETCH(std::string, options);
    QFETCH(std::string, board);
    const auto position =
        module().open(TableSpec{"corunna", {}, options, board, {}}, sourceLibrary());
    QVERIFY(!position.has_value());
    QCOMPARE(position.error().code, std::string("bad-command"));
}

void TestCorunna::senselessAdjustments_data()
{
    QTest::addColumn<std::string>("set");
    for (const char *set : {R"({"units":{"guye":{"aboard":"1-4th-foot","place":"aboard"}}})",
                            R"({"units":{"1-4th-foot":{"aboard":"1-9th-foot","place":"aboard"}}})",
                            R"({"units":{"1-4th-foot":{"increments":-1}}})",
                            R"({"units":{"1-4th-foot":{"side":"french"}}})",
                            R"({"units":{"1-4th-foot":{"speed":3}}})",
                            R"({"units":{"17e-legere-1":{"mounted":true}}})",
                            R"({"colours":{"brigade-2":{"with":"1-50th-foot-lt"}}})",
                            R"({"colours":{"brigade-2":{"with":"1-2nd-foot"}}})",
                            R"({"turn":0})",
                            R"({"time":"9:00am"})",
                            R"({"cup":["joker"]})",
                            R"({"sides":{"french":{"army_morale":7}}})",
                            R"({"options":{"an_xxx":true}})",
                            R"({"weather":"fog"})",
                            R"({"control":{"hexes":{"n1010":"swiss"}}})",
                            R"({"units":{"1-4th-foot":{"increments_full":6,"increments":7}}})",
                            R"({"leaders":{"hope":{"step_down":"division-1"}}})",
                            R"({"leaders":{"moore":{"step_down":"fr-division-1"}}})",
                            R"({"leaders":{"hope":{"place":"aboard"}}})",
                            R"({"leaders":{"hope":{"returns_turn":0}}})",
                            R"({"naval":{"rolls":-1}})",
                            R"({"naval":{"support_count":7}})",
                            R"({"naval":{"ships_tasked":["guye"]}})",
                            R"({"naval":{"reroll_turn":0}})",
                            R"({"evacuation":{"rearguard":"fr-division-1"}})",
                            R"({"evacuation":{"survivors_at_declaration":-2}})",
                            R"({"evacuation":{"survivors_at_declaration":20.25}})",
                            R"({"control":{"town_count":40}})",
                            R"({"control":{"port_count":7}})",
                            R"({"chart_fill":{"movement":{"slope":{"infantry":-1}}}})",
                            R"({"chart_fill":{"harassment":{"village":-1}}})",
                            R"({"entry_plan":{"dragons-1":{"entry":"portazgo","turn":0}}})",
                            R"({"reinforcements":{"dragons-1":{"turn":0}}})",
                            R"({"cup":["regroup","regroup"]})",
                            R"({"result":"banana"})",
                            R"({"units":{"1-4th-foot":{"hex":"s2106"}},)"
                            R"("colours":{"brigade-2":{"with":"1-4th-foot","hex":"s2107"}}})"})
        QTest::newRow(set) << std::string(set);
}

void TestCorunna::senselessAdjustments()
{
    QFETCH(std::string, set);
    QCOMPARE(refusalCode(opened(), R"({"do":"adjust","set":)" + set + "}"),
             std::string("bad-command"));
}

void TestCorunna::adjustmentsCompleteThemselves()
{
    const Position position = after(
        opened(),
        R"({"do":"adjust","set":{"turn":4,"phase":"maneuver","units":{"1-4th-foot":)"
        R"({"hex":"s2106","increments_full":7,"lost":2}},"colours":{"brigade-2":{"with":"1-4th-foot"}}}})");
    const Json state = answerTo(position, R"({"ask":"state"})");
    QCOMPARE(state.at("time").get<std::string>(), std::string("1:20pm")); // 12:20 and three turns
    QVERIFY(state.at("units").at("1-4th-foot").at("place") == Json("map"));
    QVERIFY(state.at("units").at("1-4th-foot").at("increments") == Json(5));
    QVERIFY(state.at("colours").at("brigade-2").at("hex") == Json("s2106"));
    QCOMPARE(state.at("cup").size(), std::size_t{4});
    // An entry of a map that is set to null is taken away.
    const Position held =
        after(position, R"({"do":"adjust","set":{"control":{"hexes":{"n1010":"french"}}}})");
    const Position freed =
        after(held, R"({"do":"adjust","set":{"control":{"hexes":{"n1010":null}}}})");
    QCOMPARE(freed.fingerprint(), position.fingerprint());
}

/// What an adjustment leaves open follows from what it says.
void TestCorunna::adjustmentsHangTogether()
{
    const Position start =
        after(opened(),
              R"({"do":"adjust","set":{"units":{"1-4th-foot":{"place":"aboard","aboard":"guye"},)"
              R"("1-42nd-highland":{"hex":"s2106"},"1-50th-foot":{"hex":"s2107"}},)"
              R"("colours":{"brigade-2":{"with":"1-42nd-highland"}}}})");
    const auto at = [](const Position &position) {
        return answerTo(position, R"({"ask":"state"})");
    };
    // Ashore again: no ship holds it any more; gone: no hex does.
    const Position ashore = after(start,
                                  R"({"do":"adjust","set":{"units":{"1-4th-foot":{"hex":"n1408"},)"
                                  R"("1-50th-foot":{"place":"eliminated"}}}})");
    QVERIFY(at(ashore).at("units").at("1-4th-foot").at("aboard").is_null());
    QVERIFY(at(ashore).at("units").at("1-50th-foot").at("hex").is_null());
    // The battalion is set down elsewhere: the colours stay, and are with it no longer.
    const Position apart =
        after(start, R"({"do":"adjust","set":{"units":{"1-42nd-highland":{"hex":"s2108"}}}})");
    QVERIFY(at(apart).at("colours").at("brigade-2").at("hex") == Json("s2106"));
    QVERIFY(at(apart).at("colours").at("brigade-2").at("with").is_null());
    // 5.2.10.2: taken colours are on the list of those taken.
    const Position taken =
        after(start, R"({"do":"adjust","set":{"colours":{"brigade-2":{"captured":true}}}})");
    QVERIFY(at(taken).at("captured_colours") == Json::array({"brigade-2"}));
    // A group that comes on turn 9 comes at 3:00pm: 12:20 and eight turns of twenty minutes.
    const Position late =
        after(start, R"({"do":"adjust","set":{"reinforcements":{"dragons-1":{"turn":9}}}})");
    QVERIFY(at(late).at("reinforcements").at("dragons-1").at("time") == Json("3:00pm"));
}

void TestCorunna::twoDecisionsWaitInTurn()
{
    // A battalion routs before the walls: its colours must choose, and a French unit has come near
    // enough for the fleet. The roll waits until the colours have flown.
    const Position start =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-6th-foot":{"hex":"n1018"},)"
              R"("1-9th-foot":{"hex":"n1021"},"2-23rd-fusiliers":{"hex":"n1021"}},)"
              R"("colours":{"brigade-7":{"with":"1-6th-foot"}}}})");
    const Position two =
        after(start,
              R"({"do":"adjust","set":{"pending":{"decision":"fly-colours","brigade":"brigade-7",)"
              R"("choices":["1-9th-foot","2-23rd-fusiliers"]}}})");
    QCOMPARE(refusalCode(two, R"({"do":"next-phase"})"), std::string("decision-pending"));
    QCOMPARE(refusalCode(two, R"({"do":"fly-colours","unit":"1-6th-foot"})"),
             std::string("bad-command"));
    const Position flown = after(two, R"({"do":"fly-colours","unit":"1-9th-foot"})");
    QCOMPARE(flown.pending(), std::string("null"));
}

void TestCorunna::cargoGoesDownWithItsShip()
{
    // 9.9.6, R102: the battalion is lost, its colours fly to the next of the brigade.
    const Position start = after(
        opened(),
        R"({"do":"adjust","set":{"phase":"maneuver","naval":{"rolls":1,"status":"anchor"},)"
        R"("evacuation":{"declared":true,"rearguard":"reserve"},"units":{"guye":{"hex":"n1508",)"
        R"("increments_full":4},"1-4th-foot":{"hex":"n1408"},"1-42nd-highland":{"hex":"n1120"}},)"
        R"("colours":{"brigade-2":{"with":"1-4th-foot"}}}})");
    const Position aboard = after(start, R"({"do":"embark","piece":"1-4th-foot","ship":"guye"})");
    QVERIFY(answerTo(aboard, R"({"ask":"state"})").at("colours").at("brigade-2").at("place")
            == Json("aboard"));
    const Position sunk = after(aboard, R"({"do":"loss","unit":"guye","increments":4})");
    const Json state = answerTo(sunk, R"({"ask":"state"})");
    QVERIFY(state.at("units").at("1-4th-foot").at("place") == Json("eliminated"));
    QVERIFY(state.at("colours").at("brigade-2").at("with") == Json("1-42nd-highland"));
    QVERIFY(state.at("colours").at("brigade-2").at("hex") == Json("n1120"));
}

void TestCorunna::drawnShipsStayTheSame()
{
    // Minor support: the program draws, and the same act always draws the same ships.
    const Position start =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"naval","units":{"22e-chasseurs":{"hex":"n1920"},)"
              R"("victory":{"hex":"n1707"},"mars":{"hex":"n1708"},"eagle":{"hex":"n1709"}}}})");
    const Position minor = after(start, R"({"do":"naval-commitment"})", std::vector<int>{5, 5});
    const Position once = after(minor, R"({"do":"naval-support"})", std::vector<int>{3});
    const Position again = after(minor, R"({"do":"naval-support"})", std::vector<int>{3});
    QCOMPARE(once.fingerprint(), again.fingerprint());
    QCOMPARE(answerTo(once, R"({"ask":"state"})").at("naval").at("ships_tasked").size(),
             std::size_t{2});
    QCOMPARE(refusalCode(minor, R"({"do":"naval-support","ships":["mars"]})"), std::string());
}

void TestCorunna::snapshotsRestore()
{
    const TableSpec spec{"corunna", {}, R"({"series":"public-sample"})", {}, {}};
    Position position = *module().open(spec, sourceLibrary());
    RandomPlayer player(7);
    for (int act = 0; act < 240; ++act) {
        const auto taken = player.play(position);
        QVERIFY(taken.has_value());
        position = taken->happened.after;
        if (act % 40 != 0)
            continue;
        const auto restored = module().restore(spec, sourceLibrary(), position.snapshot());
        QVERIFY2(restored.has_value(), restored ? "" : restored.error().detail.c_str());
        QCOMPARE(restored->fingerprint(), position.fingerprint());
        QCOMPARE(restored->snapshot(), position.snapshot());
    }
    QVERIFY(!module().restore(spec, sourceLibrary(), "{}").has_value());
}

void TestCorunna::randomGames()
{
    static constexpr std::array<const char *, 3> kScenarios{"piedralonga", "porte-des-corunna",
                                                            "corunna"};
    const auto &known = module().info().events;
    std::set<std::string> played;
    for (std::uint64_t seed = 0; seed < kScenarios.size(); ++seed) {
        Position position = opened(kScenarios.at(seed));
        RandomPlayer player(seed);
        int acts = 0;
        while (!position.situation().over) {
            QVERIFY2(++acts < 3000, "the game doesn't end");
            const auto taken = player.play(position);
            QVERIFY2(taken.has_value(), position.situation().phase.c_str());
            played.insert(parseJson(taken->act.command)->at("do").get<std::string>());
            Position folded = position;
            for (const EventText &event : taken->happened.events) {
                QVERIFY2(event.isBookkeeping()
                             || std::find(known.begin(), known.end(), event.name) != known.end(),
                         event.name.c_str());
                const auto next = folded.apply(event);
                QVERIFY2(next.has_value(), event.json.c_str());
                folded = *next;
            }
            QCOMPARE(folded.fingerprint(), taken->happened.after.fingerprint());
            position = taken->happened.after;
        }
    }
    QVERIFY(played.size() > 25);
}

/// Cells of the charts that the same functions as `decide` fill in (specification 7).
void TestCorunna::chartsHoldTheirNumbers_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QList<int>>("numbers"); // empty: a blank cell
    const auto row = [](const char *chart, const char *head, int column, QList<int> numbers) {
        const std::string name = std::string(chart) + ' ' + head + ' ' + std::to_string(column);
        QTest::newRow(name.c_str())
            << QString::fromLatin1(chart) << QString::fromLatin1(head) << column << numbers;
    };
    row("chart-recall", "french", 0, {1, 4});
    row("chart-recall", "british", 0, {1, 2});
    row("chart-recall", "hanoverian", 0, {1, 3});
    row("chart-recall-modifiers", "leader-cavalry-bonus", 0, {-1});
    row("chart-recall-modifiers", "leader-special", 0, {-2});
    row("chart-limbering", "french-foot-artillery", 0, {1, 3});
    row("chart-limbering", "french-horse-artillery", 0, {1, 5});
    row("chart-limbering", "british-horse-artillery", 0, {1, 4});
    row("chart-limbering-modifiers", "army-leader", 0, {-2});
    row("chart-naval", "contrary-winds", 0, {41, 46});
    row("chart-naval-modifiers", "evacuation-declared", 0, {9});
    row("chart-naval-modifiers", "death-of-moore", 0, {-9});
    row("chart-fire-effects-french", "row-ligne", 0, {3});
    row("chart-fire-effects-french", "row-legere", 4, {4});
    row("chart-fire-effects-french", "row-dragoons", 2, {1});
    row("chart-fire-effects-british", "row-foot", 0, {4});
    row("chart-fire-effects-british", "row-rifles", 2, {5});
    row("chart-fire-effects-british", "row-companies", 1, {4});
    row("chart-fire-defence", "line", 0, {9});
    row("chart-fire-defence", "square", 0, {6});
    row("chart-fire-defence", "general-order", 3, {20});
    row("chart-fire-defence", "skirmish", 0, {});
    row("chart-movement", "town", 1, {4});
    row("chart-movement", "special-structure", 3, {2});
    row("chart-stacking", "infantry", 0, {18});
    row("chart-stacking", "infantry", 2, {6});
    row("chart-stacking", "infantry-skirmish", 1, {3});
    row("chart-square-modifiers", "triggered-by-lancers", 0, {6});
    row("chart-square-british", "adjacent", 2, {42, 66});
    row("chart-close", "town", 0, {-6});
    row("chart-close", "gate", 0, {-15});
    row("chart-stand", "town", 0, {6});
    row("chart-stand", "charge-up-slope", 0, {9});
    row("chart-morale", "opportunity-charge", 0, {-6});
}

void TestCorunna::chartsHoldTheirNumbers()
{
    QFETCH(QString, chart);
    QFETCH(QString, row);
    QFETCH(int, column);
    QFETCH(QList<int>, numbers);
    for (const Chart &each : opened().charts("")) {
        for (const ChartRow &line : each.rows) {
            if (each.id != chart.toStdString() || line.head.term != row.toStdString())
                continue;
            const ChartText &cell = line.cells.at(static_cast<std::size_t>(column));
            QCOMPARE(QList<int>(cell.numbers.begin(), cell.numbers.end()), numbers);
            return;
        }
    }
    QFAIL("no such row");
}

/// `need` says how many dice (specification 4).
void TestCorunna::diceTooFew()
{
    const Position position = after(opened(), R"({"do":"adjust","set":{"phase":"maneuver"}})");
    const Decided decided =
        position.decide(R"({"do":"roll"})", std::optional(std::vector<int>{1, 2, 3}));
    const auto *refusal = std::get_if<Refusal>(&decided);
    QVERIFY(refusal != nullptr && refusal->code == "dice-count");
    const auto need = std::find_if(refusal->details.begin(), refusal->details.end(),
                                   [](const auto &detail) { return detail.first == "need"; });
    QVERIFY(need != refusal->details.end());
    QCOMPARE(std::get<int>(need->second), 2);
}

namespace {

/// 1/4th Foot on the map in the Maneuver Segment.
Position tabled()
{
    return after(opened(),
                 R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-4th-foot":)"
                 R"({"hex":"s2106"}}}})");
}

} // namespace

/// What a journal could not be read back with is no act: a loss, however often it is told.
void TestCorunna::noLossIsBeyondWhatAJournalHolds()
{
    const std::string most = R"({"do":"loss","unit":"1-4th-foot","increments":1000})";
    QCOMPARE(refusalCode(tabled(), R"({"do":"loss","unit":"1-4th-foot","increments":5000})"),
             std::string("bad-command"));
    const Position once = after(tabled(), most); // `after` reads its events back
    QCOMPARE(refusalCode(once, most), std::string("bad-command"));
    const Position late = after(tabled(),
                                R"({"do":"adjust","set":{"turn":1000,"leaders":{"moore":)"
                                R"({"hex":"s2106"}}}})");
    after(late, R"({"do":"leader-casualty","leader":"moore","result":"wounded","turns":200})");
}

/// Version 1 took more increments than are printed from an adjustment: such a table opens and goes
/// on, while no adjustment brings it about now.
void TestCorunna::statesOfVersionOneAreKept()
{
    const std::string nine =
        R"({"do":"adjust","set":{"units":{"1-4th-foot":{"increments_full":6,"increments":9}}}})";
    QCOMPARE(refusalCode(tabled(), nine), std::string("bad-command"));
    const std::string six =
        R"({"do":"adjust","set":{"units":{"1-4th-foot":{"increments_full":6,"increments":6}}}})";
    const Decided decided = tabled().decide(six, std::nullopt);
    const EventText &last = std::get<Happened>(decided).events.back();
    Json old = parseJson(last.json).value();
    old["units"]["1-4th-foot"]["increments"] = 9;
    const auto kept = tabled().apply(EventText{last.name, canonicalText(old)});
    QVERIFY2(kept.has_value(), kept ? "" : kept.error().detail.c_str());
    const Position lost = after(*kept, R"({"do":"loss","unit":"1-4th-foot","increments":1})");
    QVERIFY(answerTo(lost, R"({"ask":"state"})").at("units").at("1-4th-foot").at("increments")
            == Json(8));
    after(lost, R"({"do":"adjust","set":{"turn":3}})");
    after(lost, six); // and it can be put right
}

QTEST_GUILESS_MAIN(TestCorunna)
#include "tst_corunna.moc"
