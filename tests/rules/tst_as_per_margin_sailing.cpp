// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/script.h"
#include "rules/module/table_of.h"
#include "tests/rules/as_per_margin_table.h"

using namespace qd;
using namespace qd::as_per_margin;

/// Sailing, tacking, drifting and falling aboard, rows by rule. The wind blows from the north with
/// 5 and 2, unless a row says else: 7 inches across it, 5 beating, 2 at least.
class TestAsPerMarginSailing : public QObject {
    Q_OBJECT

private slots:
    void sailing_data();
    void sailing();
    void closing_data();
    void closing();
    void path_goesOnAfterFending();
    void path_stopsByOption();
    void path_adjustedMeanwhile();
    void path_givenUp();
    void forcedMove_isNotCheckedAgainstHerOwnGroup();
    void forcedInSetUp_wantsAWind_data();
    void forcedInSetUp_wantsAWind();
    void driftAll_goesOnWithTheRest();
    void drift_leavesAloneWhoHasNoPlace();
    void drift_heldByAnAnchor();
    void runAboard_waitsForTheNextDrift();
    void reclose_drawsBothDownWind();
    void undo_takesThePathBack();
};

namespace {

constexpr auto kBeating = R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                          R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"ene"}}})";
constexpr auto kFrenchBeating =
    R"({"phase":"move-french-spanish","wind":{"from":"n","dice":[5,2]},"ships":{)"
    R"("a":{"side":"french-spanish","rate":"3rd","x":50,"y":50,"heading":"ene"}}})";
constexpr auto kDamaged =
    R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
    R"("a":{"side":"english","rate":"3rd","masts":4,"x":50,"y":50,"heading":"ene"}}})";
constexpr auto kReaching = R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                           R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"e"}}})";
constexpr auto kInIrons =
    R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
    R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"n-by-e"}}})";
constexpr auto kScout = R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                        R"("a":{"side":"english","rate":"5th","independent":true,"moved":true,)"
                        R"("sailing":"with-or-across","x":50,"y":50,"heading":"e"}}})";
constexpr auto kScoutThatBeat =
    R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
    R"("a":{"side":"english","rate":"5th","independent":true,"moved":true,)"
    R"("sailing":"beat","x":50,"y":50,"heading":"ene"}}})";
constexpr auto kTackOver = R"({"do":"tack","ship":"a","heading":"wnw"})";

} // namespace

void TestAsPerMarginSailing::sailing_data()
{
    sceneRows({
        {"tacking: english four",
         kBeating,
         kTackOver,
         {4},
         R"({"event":"tack-toss","rule":"tacking","total":4,"result":"tacked"})"},
        {"tacking: english five",
         kBeating,
         kTackOver,
         {5},
         R"({"event":"tack-toss","total":5,"result":"tacked"})"},
        {"tacking: english six",
         kBeating,
         kTackOver,
         {6},
         R"({"event":"tack-toss","total":6,"result":"missed-stays"})"},
        {"tacking: french four",
         kFrenchBeating,
         kTackOver,
         {4},
         R"({"event":"tack-toss","result":"tacked"})"},
        {"tacking: french five",
         kFrenchBeating,
         kTackOver,
         {5},
         R"({"event":"tack-toss","result":"missed-stays"})"},
        {"tacking: damaged adds two",
         kDamaged,
         kTackOver,
         {3},
         R"({"event":"tack-toss","total":5,"result":"tacked","because":[{"term":"die","value":3},{"term":"damaged","value":2}]})"},
        {"tacking: damaged four misses",
         kDamaged,
         kTackOver,
         {4},
         R"({"event":"tack-toss","total":6,"result":"missed-stays"})"},
        {"tacking: swings through the eye",
         kBeating,
         kTackOver,
         {1},
         R"({"event":"pivoted","rule":"tacking","from":67.5,"to":292.5,"by":-135})"},
        {"tacking: no minimum",
         kBeating,
         kTackOver,
         {1},
         R"({"event":"allowance","min":0,"max":5,"sailing":"beat","because":[{"term":"higher-die","value":5}]})"},
        {"tacking: moves on the new tack",
         kBeating,
         R"({"do":"tack","ship":"a","heading":"wnw","distance":0.5})",
         {1},
         R"({"event":"moved","rule":"wind-speed","distance":0.5,"heading":292.5})"},
        {"tacking: minimum by option",
         kBeating,
         R"({"do":"tack","ship":"a","heading":"wnw","distance":1.5})",
         {},
         R"({"code":"too-short","rule":"wind-speed"})",
         R"({"tack_minimum":"lower-die"})"},
        {"tacking: missed stays drift the lower die",
         kBeating,
         kTackOver,
         {6},
         R"({"event":"drifted","rule":"dismasted","distance":2,"x":50,"y":48,"heading":67.5})"},
        {"tacking: into irons",
         kBeating,
         R"({"do":"tack","ship":"a","heading":"ne"})",
         {2},
         R"({"event":"moved","distance":0,"heading":45})"},
        {"tacking: irons to the other tack need no toss",
         kInIrons,
         R"({"do":"tack","ship":"a","heading":"ene"})",
         {},
         R"({"code":"not-a-tack","rule":"tacking"})"},
        {"tacking: by option into irons is no tack",
         kBeating,
         R"({"do":"tack","ship":"a","heading":"ne"})",
         {},
         R"({"code":"not-a-tack"})",
         R"({"tack_toss":"across"})"},
        {"tacking: by option into irons is a move",
         kBeating,
         R"({"do":"move","ship":"a","heading":"ne"})",
         {},
         R"({"event":"allowance","sailing":"in-irons","min":0,"max":0})",
         R"({"tack_toss":"across"})"},
        {"turning: 90 degrees",
         kReaching,
         R"({"do":"move","ship":"a","heading":"s"})",
         {},
         R"({"event":"pivoted","rule":"turning","by":90,"to":180})"},
        {"turning: no more",
         kReaching,
         R"({"do":"move","ship":"a","heading":180.1})",
         {},
         R"({"code":"pivot-too-far","rule":"turning"})"},
        {"turning: a move does not tack",
         kBeating,
         R"({"do":"move","ship":"a","heading":"wnw"})",
         {},
         R"({"code":"pivot-too-far","rule":"turning"})"},
        {"turning: a move does not turn into irons",
         kBeating,
         R"({"do":"move","ship":"a","heading":67.4})",
         {},
         R"({"code":"needs-tack","rule":"tacking"})"},
        {"wind-speed: the total across",
         kReaching,
         R"({"do":"move","ship":"a"})",
         {},
         R"({"event":"moved","distance":7,"x":57,"y":50,"from":{"x":50,"y":50}})"},
        {"wind-speed: the higher die beating",
         kBeating,
         R"({"do":"move","ship":"a"})",
         {},
         R"({"event":"moved","distance":5})"},
        {"wind-speed: the lower die damaged and beating",
         kDamaged,
         R"({"do":"move","ship":"a"})",
         {},
         R"({"event":"allowance","min":2,"max":2,"because":[{"term":"lower-die","value":2}]})"},
        {"wind-speed: the higher die damaged across",
         kDamaged,
         R"({"do":"move","ship":"a","heading":"e"})",
         {},
         R"({"event":"allowance","max":5,"because":[{"term":"higher-die","value":5}]})"},
        {"wind-speed: tolerance past the total",
         kReaching,
         R"({"do":"move","ship":"a","distance":7.0000009})",
         {},
         R"({"event":"moved"})"},
        {"wind-speed: too far",
         kReaching,
         R"({"do":"move","ship":"a","distance":7.00001})",
         {},
         R"({"code":"too-far","rule":"wind-speed"})"},
        {"wind-speed: the minimum",
         kReaching,
         R"({"do":"move","ship":"a","distance":2})",
         {},
         R"({"event":"moved","distance":2})"},
        {"wind-speed: too short",
         kReaching,
         R"({"do":"move","ship":"a","distance":1.99})",
         {},
         R"({"code":"too-short","rule":"wind-speed"})"},
        {"wind-speed: in irons",
         kInIrons,
         R"({"do":"move","ship":"a","distance":1})",
         {},
         R"({"code":"in-irons","rule":"wind-speed"})"},
        {"wind-speed: in irons she stays",
         kInIrons,
         R"({"do":"move","ship":"a"})",
         {},
         R"({"event":"moved","distance":0})"},
        {"wind-speed: out of irons by a pivot",
         kInIrons,
         R"({"do":"move","ship":"a","heading":"e"})",
         {},
         R"({"event":"moved","distance":7})"},
        {"wind-speed: the eye by option",
         kBeating,
         R"({"do":"move","ship":"a","heading":"nne"})",
         {},
         R"({"event":"allowance","sailing":"beat","max":5})",
         R"({"beat_limit":"eye"})"},
        {"extra-move: the dash",
         kScout,
         R"({"do":"extra","ship":"a","use":"dash"})",
         {4},
         R"({"event":"moved","rule":"wind-speed","distance":4,"x":54})"},
        {"extra-move: the die is the most",
         kScout,
         R"({"do":"extra","ship":"a","use":"dash","distance":4.5})",
         {4},
         R"({"code":"too-far","rule":"extra-move"})"},
        {"extra-move: not beating",
         kScoutThatBeat,
         R"({"do":"extra","ship":"a","use":"dash"})",
         {},
         R"({"code":"not-running","rule":"extra-move"})"},
        {"extra-move: the pivot",
         kScoutThatBeat,
         R"({"do":"extra","ship":"a","use":"pivot","heading":"sse"})",
         {},
         R"({"event":"pivoted","rule":"extra-move","by":90})"},
        {"extra-move: the pivot is no tack",
         kScoutThatBeat,
         R"({"do":"extra","ship":"a","use":"pivot","heading":"nne"})",
         {},
         R"({"code":"needs-tack","rule":"tacking"})"},
        {"board: a reminder at the edge",
         R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{"a":{"side":"english","rate":"3rd","x":199,"y":50,"heading":"e"}}})",
         R"({"do":"move","ship":"a"})",
         {},
         R"({"event":"moved","x":206})"},
    });
}

void TestAsPerMarginSailing::sailing()
{
    const Table table = played();
    const QByteArray wrong = unwanted(table);
    QVERIFY2(wrong.isEmpty(), wrong.constData());
}

namespace {

/// An English ship heading east at 50, 50 in her step, and a French one.
std::string meeting(const char *x, const char *y, const char *more = "")
{
    return std::string(R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)")
        + R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"e"},)"
        + R"("f":{"side":"french-spanish","rate":"3rd","heading":"e","x":)" + x + R"(,"y":)" + y
        + more + "}}}";
}

} // namespace

void TestAsPerMarginSailing::closing_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<double>("travelled"); // −1: no check
    const auto row = [](const char *name, const std::string &set, double travelled,
                        const char *options = "") {
        QTest::newRow(name) << QByteArray::fromStdString(set) << QByteArray(options) << travelled;
    };
    row("falling-aboard: ahead", meeting("56", "50"), 3);
    row("falling-aboard: just reached", meeting("60", "50"), 7);
    row("falling-aboard: just missed", meeting("60.01", "50"), -1);
    row("falling-aboard: abeam at three", meeting("54", "53"), 4);
    row("falling-aboard: abeam beyond three", meeting("54", "53.01"), -1);
    row("falling-aboard: opening", meeting("49", "50"), -1);
    row("falling-aboard: within three and closing", meeting("52", "50"), 0);
    row("falling-aboard: within three and abeam", meeting("50", "52"), -1);
    row("falling-aboard: sunk ships foul nobody", meeting("56", "50", R"(,"fate":"sunk")"), -1);
    row("falling-aboard: struck ships do", meeting("56", "50", R"(,"struck":true)"), 3);
    row("falling-aboard: friends", meeting("56", "50", R"(,"struck":true)"), -1,
        R"({"friends_foul":false})");
}

void TestAsPerMarginSailing::closing()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, options);
    QFETCH(double, travelled);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const Json path = table.ask(R"({"ask":"path","ship":"a","heading":"e","distance":7})");
    QCOMPARE(table.act(R"({"do":"move","ship":"a"})"), std::string());
    const auto closing = table.named("closing");
    QCOMPARE(closing.size(), travelled < 0 ? std::size_t{0} : std::size_t{1});
    QCOMPARE(path.at("checks").size(), closing.size());
    QCOMPARE(table.state.pending.has_value(), travelled >= 0);
    if (travelled >= 0)
        QVERIFY(std::abs(closing.front().at("travelled").get<double>() - travelled) < 1e-6);
    QVERIFY(table.foldsAlike);
}

namespace {

/// Two French ships in the way of an English one.
constexpr auto kTwoInTheWay =
    R"({"phase":"move-english","wind":{"from":"n","dice":[6,5]},"ships":{)"
    R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"e"},)"
    R"("f":{"side":"french-spanish","rate":"3rd","x":55,"y":52,"heading":"e"},)"
    R"("g":{"side":"french-spanish","rate":"3rd","x":59,"y":49,"heading":"e"}}})";
constexpr auto kFend = R"({"do":"fall-aboard","mover_wish":"fend","other_wish":"grapple"})";

} // namespace

void TestAsPerMarginSailing::path_goesOnAfterFending()
{
    Table table;
    QCOMPARE(table.adjust(kTwoInTheWay), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":11})"), std::string());
    QCOMPARE(table.names(), std::string("allowance closing"));
    QVERIFY(table.named("closing").front().at("other") == Json("f"));
    // Nothing else goes on meanwhile, but an adjustment.
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string("decision-pending"));
    QCOMPARE(table.act(R"({"do":"reclose","choice":"decline"})"), std::string("decision-pending"));
    QCOMPARE(table.act(kFend, {6, 1}), std::string());
    QCOMPARE(table.names(), std::string("fall-aboard-toss closing"));
    QVERIFY(table.named("closing").front().at("other") == Json("g"));
    QCOMPARE(table.act(kFend, {3, 3}), std::string()); // a tie collides
    QCOMPARE(table.names(), std::string("fall-aboard-toss moved fell-aboard reminder"));
    QVERIFY(table.named("fell-aboard").front().at("ships") == Json({"a", "g"}));
    QVERIFY(std::abs(table.state.ship("a")->at->x - (59 - std::sqrt(8.0))) < 1e-6);
    QVERIFY(!table.state.pending && table.state.ship("a")->moved);
    QCOMPARE(table.act(kFend, {3, 3}), std::string("no-decision"));
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginSailing::path_stopsByOption()
{
    Table table(R"({"after_fending":"stops"})");
    QCOMPARE(table.adjust(kTwoInTheWay), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":11})"), std::string());
    QCOMPARE(table.act(kFend, {6, 1}), std::string());
    QCOMPARE(table.names(), std::string("fall-aboard-toss moved"));
    QVERIFY(std::abs(table.state.ship("a")->at->x - (55 - std::sqrt(5.0))) < 1e-6);
    QVERIFY(!table.state.pending);
}

void TestAsPerMarginSailing::path_adjustedMeanwhile()
{
    Table table;
    QCOMPARE(table.adjust(kTwoInTheWay), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":11})"), std::string());
    // Ruling r43: the path goes on from its recorded line, whoever was moved meanwhile.
    QCOMPARE(table.adjust(R"({"ships":{"a":{"x":1,"y":1},"g":{"x":100,"y":100}}})"), std::string());
    QVERIFY(table.state.pending.has_value());
    QCOMPARE(table.act(kFend, {6, 1}), std::string());
    QCOMPARE(table.names(), std::string("fall-aboard-toss moved"));
    QVERIFY(std::abs(table.state.ship("a")->at->x - 61) < 1e-6);
    QVERIFY(std::abs(table.state.ship("a")->at->y - 50) < 1e-6);
}

void TestAsPerMarginSailing::path_givenUp()
{
    Table table;
    QCOMPARE(table.adjust(kTwoInTheWay), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":11})"), std::string());
    QCOMPARE(table.adjust(R"({"pending":null,"ships":{"a":{"x":52,"y":50}}})"), std::string());
    QVERIFY(!table.state.pending && table.state.ship("a")->moved);
    QCOMPARE(table.state.ship("a")->at->x, 52.0);
    // A ship that is taken away takes the decision with her.
    QCOMPARE(table.adjust(R"({"ships":{"a":{"moved":false,"x":50}}})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","distance":11})"), std::string());
    QVERIFY(table.state.pending.has_value());
    QCOMPARE(table.adjust(R"({"ships":{"f":null}})"), std::string());
    QVERIFY(!table.state.pending && table.state.ship("a")->moved);
}

void TestAsPerMarginSailing::forcedMove_isNotCheckedAgainstHerOwnGroup()
{
    Table table;
    QCOMPARE(table.adjust(meeting("52", "50")), std::string());
    QCOMPARE(table.adjust(R"({"contacts":[["a","f"]]})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a"})"), std::string("fallen-aboard"));
    QCOMPARE(table.refusal->rule.text(), std::string("falling-aboard"));
    QCOMPARE(table.act(R"({"do":"move","ship":"a"})", {}, Strictness::Overrule), std::string());
    QCOMPARE(table.overruled, std::string("fallen-aboard"));
    QCOMPARE(table.names(), std::string("allowance moved"));
    QVERIFY(!table.state.pending);
    QCOMPARE(table.state.contacts.size(), std::size_t{1});
}

void TestAsPerMarginSailing::forcedInSetUp_wantsAWind_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::newRow("move") << QByteArray(R"({"do":"move","ship":"a"})");
    QTest::newRow("tack") << QByteArray(R"({"do":"tack","ship":"a","heading":"n"})");
    QTest::newRow("drift") << QByteArray(R"({"do":"drift","ship":"a"})");
    QTest::newRow("drift-all") << QByteArray(R"({"do":"drift-all"})");
    QTest::newRow("dash") << QByteArray(R"({"do":"extra","ship":"a","use":"dash"})");
    QTest::newRow("check-wind") << QByteArray(R"({"do":"check-wind"})");
}

void TestAsPerMarginSailing::forcedInSetUp_wantsAWind()
{
    QFETCH(QByteArray, command);
    for (const char *wind : {R"({})", R"({"wind":{"from":"n"}})", R"({"wind":{"dice":[5,2]}})"}) {
        Table table;
        QCOMPARE(
            table.adjust(
                R"({"ships":{"a":{"side":"english","rate":"3rd","x":5,"y":5,"moved":false}}})"),
            std::string());
        QCOMPARE(table.adjust(wind), std::string());
        QCOMPARE(table.act(command.toStdString(), {}, Strictness::Overrule),
                 std::string("wind-unknown"));
        QCOMPARE(table.refusal->rule.text(), std::string("initial-wind"));
        // Set-up itself may be left without.
        QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string("wind-unknown"));
        QCOMPARE(table.act(R"({"do":"next-phase"})", {}, Strictness::Overrule), std::string());
        QCOMPARE(table.overruled, std::string("wind-unknown"));
    }
}

namespace {

/// Three dismasted ships of which the first two drift towards an anchored enemy.
constexpr auto kDrifters =
    R"({"phase":"move-dismasted","wind":{"from":"n","dice":[6,4]},"ships":{)"
    R"("a":{"side":"english","rate":"3rd","masts":0,"x":50,"y":50,"heading":"e"},)"
    R"("b":{"side":"english","rate":"3rd","masts":0,"x":80,"y":50,"heading":"s"},)"
    R"("c":{"side":"french-spanish","rate":"3rd","masts":0,"x":20,"y":50,"heading":"n"},)"
    R"("z":{"side":"french-spanish","rate":"3rd","x":50,"y":44,"heading":"e","anchors":{"bow":true}}}})";

} // namespace

void TestAsPerMarginSailing::driftAll_goesOnWithTheRest()
{
    Table table;
    QCOMPARE(table.adjust(kDrifters), std::string());
    QCOMPARE(table.act(R"({"do":"drift-all"})"), std::string());
    QCOMPARE(table.names(), std::string("pivoted closing"));
    QVERIFY(table.named("closing").front().at("travelled") == Json(3));
    // The anchored ship halves her score: 5 becomes 2.5, less than 3.
    QCOMPARE(
        table.act(R"({"do":"fall-aboard","mover_wish":"fend","other_wish":"grapple"})", {3, 5}),
        std::string());
    QCOMPARE(table.names(), std::string("fall-aboard-toss drifted drifted pivoted drifted"));
    QCOMPARE(table.state.ship("a")->at->y, 46.0);
    QCOMPARE(table.state.ship("b")->at->y, 46.0);
    QCOMPARE(table.state.ship("c")->at->y, 46.0);
    QCOMPARE(table.state.ship("c")->heading, 180.0);
    QCOMPARE(table.act(R"({"do":"drift-all"})"), std::string("nothing-to-drift"));
    QCOMPARE(table.act(R"({"do":"drift","ship":"z"})"), std::string("not-dismasted"));
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginSailing::drift_leavesAloneWhoHasNoPlace()
{
    Table table;
    QCOMPARE(table.adjust(kDrifters), std::string());
    QCOMPARE(
        table.adjust(R"({"ships":{"d":{"side":"english","rate":"5th"}},"contacts":[["a","d"]]})"),
        std::string());
    QCOMPARE(table.act(R"({"do":"drift","ship":"a"})"), std::string());
    QVERIFY(!table.state.ship("d")->at.has_value());
}

void TestAsPerMarginSailing::drift_heldByAnAnchor()
{
    Table table;
    QCOMPARE(table.adjust(kDrifters), std::string());
    QCOMPARE(table.adjust(R"({"contacts":[["a","z"]]})"), std::string());
    QCOMPARE(table.act(R"({"do":"drift","ship":"a"})"), std::string());
    QCOMPARE(table.names(), std::string("held-at-anchor"));
    QVERIFY(table.named("held-at-anchor").front().at("rule") == Json("ruling-r17"));
    QVERIFY(table.named("held-at-anchor").front().at("ships") == Json({"a", "z"}));
    QVERIFY(table.state.ship("z")->moved);
}

void TestAsPerMarginSailing::runAboard_waitsForTheNextDrift()
{
    Table table;
    QCOMPARE(table.adjust(kDrifters), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"z":{"anchors":{"bow":false}}}})"), std::string());
    QCOMPARE(table.act(R"({"do":"drift","ship":"a"})"), std::string());
    QCOMPARE(
        table.act(R"({"do":"fall-aboard","mover_wish":"grapple","other_wish":"fend"})", {6, 1}),
        std::string());
    QVERIFY(!table.state.ship("z")->moved);
    // Ruling r51: the group has had its move; z owes none, now or in her own step.
    QCOMPARE(table.act(R"({"do":"drift","ship":"z"})"), std::string("already-moved"));
    QCOMPARE(table.act(R"({"do":"drift-all"})"), std::string());
    QCOMPARE(table.state.ship("z")->at->y, 44.0);
    QCOMPARE(table.act(R"({"do":"next-phase","to":"move-english"})"), std::string());
}

void TestAsPerMarginSailing::reclose_drawsBothDownWind()
{
    Table table;
    QCOMPARE(table.adjust(meeting("52", "50")), std::string());
    QCOMPARE(table.adjust(R"({"phase":"grapples","contacts":[["a","f"]]})"), std::string());
    QCOMPARE(table.act(R"({"do":"cut-grapples","ship":"a","other":"f"})", {5, 2}), std::string());
    QCOMPARE(table.names(), std::string("grapple-toss contact-ended reminder"));
    QVERIFY(table.state.pending.has_value());
    QCOMPARE(table.act(R"({"do":"reclose","choice":"attempt"})", {4, 4}), std::string());
    QCOMPARE(table.names(), std::string("reclose-toss fell-aboard reminder"));
    QCOMPARE(table.state.contacts.size(), std::size_t{1});
    QVERIFY(table.state.contacts.front().tried);
    QCOMPARE(table.act(R"({"do":"cut-grapples","ship":"a","other":"f"})"),
             std::string("already-tried"));
    QCOMPARE(table.act(R"({"do":"next-phase"})"), std::string());
    QCOMPARE(table.act(R"({"do":"drift-all"})"), std::string());
    QCOMPARE(table.state.ship("f")->at->y, 48.0);
    // Failing costs the move.
    QCOMPARE(table.adjust(
                 R"({"phase":"grapples","ships":{"f":{"moved":false}},"contacts":[["a","f"]]})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"cut-grapples","ship":"a","other":"f"})", {5, 2}), std::string());
    QCOMPARE(table.act(R"({"do":"reclose","choice":"attempt"})", {1, 4}), std::string());
    QCOMPARE(table.names(), std::string("reclose-toss move-forfeited"));
    QVERIFY(table.state.ship("f")->forfeited);
    QVERIFY(table.foldsAlike);
}

void TestAsPerMarginSailing::undo_takesThePathBack()
{
    const ModuleOf<Game> module;
    Script script({&module}, noLibrary());
    int line = 0;
    const auto feed = [&](const std::string &text) {
        return script.feed(text, ++line).value_or("");
    };
    const auto ok = [&](const std::string &text) {
        const auto reply = parseJson(feed(text));
        return reply && reply->value("ok", false);
    };
    QVERIFY(ok(
        R"({"table":{"game":"as-per-margin","scenario":"empty","board":{"id":"sea","width":200,"height":200}}})"));
    QVERIFY(ok(std::string(R"({"do":"adjust","reason":"a scene","set":)") + kTwoInTheWay + "}"));
    const std::uint64_t before = script.position()->fingerprint();
    QVERIFY(ok(R"({"do":"move","ship":"a","distance":11})"));
    const std::uint64_t waiting = script.position()->fingerprint();
    QVERIFY(ok(R"({"do":"fall-aboard","mover_wish":"fend","other_wish":"grapple","dice":[6,1]})"));
    const std::uint64_t second = script.position()->fingerprint();
    QVERIFY(ok(R"({"do":"fall-aboard","mover_wish":"fend","other_wish":"grapple","dice":[1,6]})"));
    QVERIFY(ok(R"({"undo":true})"));
    QCOMPARE(script.position()->fingerprint(), second);
    QVERIFY(ok(R"({"undo":true})"));
    QCOMPARE(script.position()->fingerprint(), waiting);
    QVERIFY(script.position()->pending().find("fall-aboard") != std::string::npos);
    QVERIFY(ok(R"({"undo":true})"));
    QCOMPARE(script.position()->fingerprint(), before);
    QVERIFY(ok(R"({"redo":true})") && ok(R"({"redo":true})"));
    QCOMPARE(script.position()->fingerprint(), second);
}

QTEST_GUILESS_MAIN(TestAsPerMarginSailing)
#include "tst_as_per_margin_sailing.moc"
