// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/corunna_table.h"

#include <algorithm>
#include <optional>
#include <vector>

using namespace qd;
using namespace qd::corunna;

namespace {

const char *const kSample = R"({"series":"public-sample"})";

/// The first event of that name; null: there is none.
Json eventOf(const Position &position, const std::string &command, std::vector<int> dice,
             const std::string &name)
{
    const Decided decided = position.decide(command, std::move(dice));
    const auto *happened = std::get_if<Happened>(&decided);
    if (happened == nullptr)
        qFatal("not taken: %s", command.c_str());
    for (const EventText &event : happened->events)
        if (event.name == name)
            return parseJson(event.json).value();
    return {};
}

/// 1/50th Foot in line, eight increments, beside the 17e Légère's battalions in column.
Position firing(const std::string &options)
{
    return after(opened({}, options),
                 R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-50th-foot":)"
                 R"({"hex":"s2706","increments_full":8,"formation":"line"},"17e-legere-1":)"
                 R"({"hex":"s2707","increments_full":6,"formation":"column"},"17e-legere-2":)"
                 R"({"hex":"s2707","increments_full":6,"formation":"column"}}}})");
}

/// 1/4th Foot with the colours of its brigade, another battalion of it beside.
Position standing()
{
    return after(opened({}, kSample),
                 R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-4th-foot":)"
                 R"({"hex":"s2106","morale":33},"1-42nd-highland":{"hex":"s2107"}},"colours":)"
                 R"({"brigade-2":{"with":"1-4th-foot"}}}})");
}

Json unitOf(const Position &position, const char *unit)
{
    return answerTo(position, R"({"ask":"state"})").at("units").at(unit);
}

std::vector<std::string> codesOf(const Form &form)
{
    std::vector<std::string> codes;
    for (const Refusal &caution : form.cautions)
        codes.push_back(caution.code);
    return codes;
}

} // namespace

/// What fire, mêlée and morale come to: every figure with its reasons, the odds before the dice,
/// what is booked, and what is said where a value is missing (specification 5, 6, 7).
class TestCorunnaFights : public QObject {
    Q_OBJECT

private slots:
    void aFireTellsEveryFigure();
    void fireOddsBeforeTheDice();
    void ofSeveralInAHexOneBearsTheLosses();
    void whatIsMissingIsSaidOnceAndBefore();
    void gunsWithoutRangesFire();
    void failingAMoraleCheckIsBooked();
    void failingAsTheTableSays();
    void aStructureStandsWhateverFalls();
    void moraleOddsTellWhatIsNeeded();
    void aMeleeIsBooked();
    void placesAreReadFromTheUnits();
    void coloursLeaveAllThatBreakTogether();
    void aFailedCheckMendsNoOrder();
    void decimalRollsNeedANumberBetweenRows();
    void gunsAtAStructureFireAtLongRange();
    void eventsOfVersionOneAreRead();
};

/// 7.1, 7.2, 9.3: 8 increments, 4 of them in a line hex, ×4 = 16; column in clear ground 6; 16 : 6
/// is 2.5:1, where 26 costs one increment and 64 two.
void TestCorunnaFights::aFireTellsEveryFigure()
{
    const Json fired = eventOf(
        firing(kSample),
        R"({"do":"fire","attackers":["1-50th-foot"],"target":"17e-legere-1","modifiers":[3]})",
        {6, 1}, "fire");
    QVERIFY(fired.at("attack") == Json(16));
    QVERIFY(fired.at("defence") == Json(6));
    QVERIFY(fired.at("ratio") == Json(2.6667));
    QVERIFY(fired.at("modifier") == Json(3));
    QVERIFY(fired.at("modified") == Json(64)); // three places on from 61
    QVERIFY(fired.at("losses") == Json(2));
    const Json firer = fired.at("firers").at(0);
    QVERIFY(firer.at("unit") == Json("1-50th-foot"));
    QVERIFY(firer.at("range") == Json(1));
    std::vector<std::string> terms;
    for (const Json &term : firer.at("because"))
        terms.push_back(term.at("term").get<std::string>());
    QVERIFY((terms == std::vector<std::string>{"increments", "line-limit", "multiple"}));
    QVERIFY(firer.at("because").at(2).at("rule") == Json("chart-fire-effects"));
    QVERIFY(fired.at("defence_because").at(0).at("term") == Json("column-clear"));
    QVERIFY(fired.at("table")
            == parseJson(R"([{"from":11,"to":25,"losses":0},{"from":26,"to":63,"losses":1},)"
                         R"({"from":64,"to":66,"losses":2}])")
                   .value());
}

/// Naturals 11–25 cost nothing (11 of 36), 26–63 one (22), 64–66 two (3).
void TestCorunnaFights::fireOddsBeforeTheDice()
{
    const Json odds = answerTo(
        firing(kSample),
        R"({"ask":"odds","of":"fire","attackers":["1-50th-foot"],"target":"17e-legere-1"})");
    QVERIFY(odds.at("outcomes").at("0").at("exact") == Json("11/36"));
    QVERIFY(odds.at("outcomes").at("1").at("exact") == Json("11/18"));
    QVERIFY(odds.at("outcomes").at("2").at("exact") == Json("1/12"));
    QVERIFY(odds.at("mean").at("exact") == Json("7/9"));
    QVERIFY(odds.at("attack") == Json(16));
    const Json blind = answerTo(
        firing(""),
        R"({"ask":"odds","of":"fire","attackers":["1-50th-foot"],"target":"17e-legere-1"})");
    QVERIFY(blind.at("unresolved") == Json("series-table-missing"));
    QVERIFY(blind.at("attack") == Json(32)); // without a pack no limit of the line: 8 × 4
    QVERIFY(!blind.contains("outcomes"));
}

/// A hex with two enemies: nothing is booked silently, the table says who is hit.
void TestCorunnaFights::ofSeveralInAHexOneBearsTheLosses()
{
    const Position position = firing(kSample);
    const std::string apply =
        R"({"do":"fire","attackers":["1-50th-foot"],"target":"s2707","apply":true)";
    QCOMPARE(refusalCode(position, apply + "}"), std::string("choice-needed"));
    const Form form = position.form(apply + "}");
    const auto hit = std::find_if(form.fields.begin(), form.fields.end(),
                                  [](const Field &field) { return field.key == "hit"; });
    QVERIFY(hit != form.fields.end() && !hit->optional && hit->choices.size() == 2);
    const Position then =
        after(position, apply + R"(,"hit":"17e-legere-2"})", std::vector<int>{6, 4});
    QVERIFY(unitOf(then, "17e-legere-2").at("increments") == Json(4));
    QVERIFY(unitOf(then, "17e-legere-1").at("increments") == Json(6));
    QCOMPARE(refusalCode(position, apply + R"(,"hit":"1-50th-foot"})"), std::string("bad-command"));
    // Without booking there is nothing to choose; both columns make the same defence.
    const Json fired = eventOf(
        position, R"({"do":"fire","attackers":["1-50th-foot"],"target":"s2707"})", {6, 4}, "fire");
    QVERIFY(fired.at("defence") == Json(6));
    QVERIFY(fired.at("losses") == Json(2));
    QVERIFY(!fired.contains("hit"));
}

/// A chart row that is not filled in (skirmishers) and an unknown counter: each once, and the form
/// says so before the dice, the table of the series too.
void TestCorunnaFights::whatIsMissingIsSaidOnceAndBefore()
{
    const Position position = after(
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-50th-foot":{"hex":"s2706",)"
              R"("formation":"line"},"17e-legere-1":{"hex":"s2707","formation":"skirmish"},)"
              R"("17e-legere-2":{"hex":"s2707","formation":"skirmish"}}}})"),
        R"({"do":"draw-chit","chit":"regroup"})");
    const std::string command = R"({"do":"fire","attackers":["1-50th-foot"],"target":"s2707"})";
    const Json fired = eventOf(position, command, {3, 3}, "fire");
    QVERIFY(fired.at("missing")
            == Json::array({"units.1-50th-foot.increments",
                            "chart_fill.fire_defence.infantry.skirmish.clear", "defence"}));
    QVERIFY(fired.at("unresolved") == Json("value-missing"));
    const Form form = position.form(command);
    QVERIFY((codesOf(form) == std::vector<std::string>{"value-missing", "series-table-missing"}));
    const Form roll = position.form(R"({"do":"morale","unit":"1-50th-foot"})");
    QVERIFY((codesOf(roll) == std::vector<std::string>{"series-table-missing", "value-missing"}));
    const Form melee =
        position.form(R"({"do":"melee","attackers":["1-50th-foot"],"defenders":["17e-legere-1"]})");
    QVERIFY((codesOf(melee) == std::vector<std::string>{"series-table-missing", "value-missing"}));
    QVERIFY(codesOf(firing(kSample).form(R"({"do":"morale","unit":"1-50th-foot","morale":33})"))
                .empty());
}

/// Commands never stop for an unknown value: the ranges of a battery.
void TestCorunnaFights::gunsWithoutRangesFire()
{
    const Position position =
        after(opened({}, kSample),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-50th-foot":{"hex":"s2706",)"
              R"("formation":"line"},"merle-aap":{"hex":"s2709","formation":"unlimbered"}}}})");
    const Json fired =
        eventOf(position, R"({"do":"fire","attackers":["merle-aap"],"target":"1-50th-foot"})",
                {3, 3}, "fire");
    QVERIFY(fired.at("missing") == Json::array({"units.merle-aap.range_close"}));
    const Position known = after(position,
                                 R"({"do":"adjust","set":{"units":{"merle-aap":{"range_close":1,)"
                                 R"("range_medium":2,"range_long":2}}}})");
    QCOMPARE(
        refusalCode(known, R"({"do":"fire","attackers":["merle-aap"],"target":"1-50th-foot"})"),
        std::string("off-chart")); // three hexes away
}

/// 33 against 22: it fails, 34 passes. Good order becomes disorder and the colours fly
/// (5.2.10.1); in disorder it routs, and its rout move is due.
void TestCorunnaFights::failingAMoraleCheckIsBooked()
{
    const std::string command = R"({"do":"morale","unit":"1-4th-foot","apply":true})";
    const Json checked = eventOf(standing(), command, {2, 2}, "morale");
    QVERIFY(checked.at("pass") == Json(false));
    QVERIFY(checked.at("needs") == Json(34));
    QVERIFY(checked.at("auto_fail") == Json(11));
    QVERIFY(checked.at("auto_pass") == Json(66));
    QVERIFY(checked.at("becomes") == Json("disorder"));
    const Position broken = after(standing(), command, std::vector<int>{2, 2});
    QVERIFY(unitOf(broken, "1-4th-foot").at("status") == Json("disorder"));
    QVERIFY(answerTo(broken, R"({"ask":"state"})").at("colours").at("brigade-2").at("with")
            == Json("1-42nd-highland"));
    QVERIFY(eventOf(broken, command, {2, 2}, "status").at("status") == Json("rout"));
    QVERIFY(eventOf(broken, command, {2, 2}, "reminder").at("topic") == Json("rout-move-due"));
    const Position passed = after(standing(), command, std::vector<int>{3, 4});
    QVERIFY(unitOf(passed, "1-4th-foot").at("status") == Json("good"));
}

/// The referee has the last word: what failing does, or that nothing is booked.
void TestCorunnaFights::failingAsTheTableSays()
{
    const Position routs =
        after(standing(), R"({"do":"morale","unit":"1-4th-foot","apply":true,"fails":"rout"})",
              std::vector<int>{2, 2});
    QVERIFY(unitOf(routs, "1-4th-foot").at("status") == Json("rout"));
    const Position noted =
        after(standing(), R"({"do":"morale","unit":"1-4th-foot"})", std::vector<int>{2, 2});
    QVERIFY(unitOf(noted, "1-4th-foot").at("status") == Json("good"));
}

/// 4.7.7.1: in a Special Structure it stands, and does not disorder for failing.
void TestCorunnaFights::aStructureStandsWhateverFalls()
{
    const Position then = after(
        standing(), R"({"do":"stand","unit":"1-4th-foot","special_structure":true,"apply":true})",
        std::vector<int>{1, 1});
    QVERIFY(unitOf(then, "1-4th-foot").at("status") == Json("good"));
    const Position open = after(standing(), R"({"do":"stand","unit":"1-4th-foot","apply":true})",
                                std::vector<int>{1, 1});
    QVERIFY(unitOf(open, "1-4th-foot").at("status") == Json("disorder"));
    // Nothing that the roll would want is missed where it decides nothing.
    QVERIFY(codesOf(opened().form(R"({"do":"stand","unit":"1-4th-foot","special_structure":true})"))
                .empty());
    QVERIFY(!codesOf(opened().form(R"({"do":"stand","unit":"1-4th-foot"})")).empty());
}

/// 34 and more pass: 21 of 36.
void TestCorunnaFights::moraleOddsTellWhatIsNeeded()
{
    const Json odds =
        answerTo(standing(), R"({"ask":"odds","of":"morale","unit":"1-4th-foot","apply":true})");
    QVERIFY(odds.at("success").at("exact") == Json("7/12"));
    QVERIFY(odds.at("needs") == Json(34));
    QVERIFY(odds.at("morale") == Json(33));
}

/// 24 : 12 is 2:1, where the sample's 45–66 disorders the defenders (14 of 36).
void TestCorunnaFights::aMeleeIsBooked()
{
    const Position position =
        after(opened({}, kSample),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"17e-legere-1":{"hex":"s2710",)"
              R"("increments_full":6,"melee":24},"1-50th-foot":{"hex":"s2711","increments_full":6,)"
              R"("melee":12}}}})");
    const Json odds = answerTo(position,
                               R"({"ask":"odds","of":"melee","attackers":["17e-legere-1"],)"
                               R"("defenders":["1-50th-foot"]})");
    QVERIFY(odds.at("outcomes").at("defender-disorder").at("exact") == Json("7/18"));
    QVERIFY(odds.at("ratio") == Json(2));
    const std::string command =
        R"({"do":"melee","attackers":["17e-legere-1"],"defenders":["1-50th-foot"],"apply":true})";
    const Json fought = eventOf(position, command, {4, 5}, "melee");
    QVERIFY(fought.at("column") == Json("2:1"));
    QVERIFY(fought.at("table").front().at("from") == Json(11));
    QVERIFY(fought.at("table").back().at("to") == Json(66));
    const Position then = after(position, command, std::vector<int>{4, 5});
    QVERIFY(unitOf(then, "1-50th-foot").at("status") == Json("disorder"));
    QVERIFY(unitOf(then, "17e-legere-1").at("status") == Json("good"));
    // Of two defenders nobody knows whose the losses are: 2:1 at 42 costs each side some.
    const std::string two =
        R"({"do":"melee","attackers":["17e-legere-1"],"defenders":["1-50th-foot",{"melee":0}],)"
        R"("apply":true})";
    bool asked = false;
    for (int tens = 2; tens <= 4; ++tens)
        for (int units = 1; units <= 6; ++units) {
            const Json mixed = eventOf(position, two, {tens, units}, "melee");
            const Json &result = mixed.at("result");
            const bool lost = result.value("defender", 0) > 0;
            const Json owed = mixed.value("owed", Json::array());
            QCOMPARE(std::find(owed.begin(), owed.end(), Json("defender-losses")) != owed.end(),
                     lost);
            asked = asked || lost;
        }
    QVERIFY(asked);
}

/// 4.4.3: up the slope from its own hex; 4.4.1: attacked up the slope where it stands.
void TestCorunnaFights::placesAreReadFromTheUnits()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"17e-legere-1":)"
              R"({"hex":"s1409"},"1-50th-foot":{"hex":"s1408"}}}})");
    QVERIFY(answerTo(position, R"({"ask":"close","unit":"17e-legere-1","target":"s1408"})")
                .at("modifier")
            == Json(-6));
    QVERIFY(answerTo(position, R"({"ask":"stand","unit":"1-50th-foot","from":["s1409"]})")
                .at("modifier")
            == Json(6));
}

/// 5.2.10.1: two battalions of one hex are disordered by one result, so the colours fly past the
/// other to the third, which is in good order. 48 : 24 is 2:1, where 45 disorders the defenders.
void TestCorunnaFights::coloursLeaveAllThatBreakTogether()
{
    const Position position =
        after(opened({}, kSample),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"17e-legere-1":{"hex":"s2107",)"
              R"("increments_full":6,"melee":48},"1-4th-foot":{"hex":"s2106","increments_full":6,)"
              R"("melee":12},"1-42nd-highland":{"hex":"s2106","increments_full":6,"melee":12},)"
              R"("1-50th-foot":{"hex":"s2103"}},"colours":{"brigade-2":{"with":"1-4th-foot"}}}})");
    const Decided decided =
        position.decide(R"({"do":"melee","attackers":["17e-legere-1"],"defenders":["1-4th-foot",)"
                        R"("1-42nd-highland"],"apply":true})",
                        std::vector<int>{4, 5});
    const auto &happened = std::get<Happened>(decided);
    std::vector<std::string> flown;
    for (const EventText &event : happened.events)
        if (event.name == "colours-fly")
            flown.push_back(parseJson(event.json).value().at("unit").get<std::string>());
    QVERIFY((flown == std::vector<std::string>{"1-50th-foot"}));
    QVERIFY(unitOf(happened.after, "1-4th-foot").at("status") == Json("disorder"));
    QVERIFY(unitOf(happened.after, "1-42nd-highland").at("status") == Json("disorder"));
}

/// Whoever routs is not disordered by the next check that he fails.
void TestCorunnaFights::aFailedCheckMendsNoOrder()
{
    const Position position =
        after(standing(), R"({"do":"adjust","set":{"units":{"1-4th-foot":{"status":"rout"}}}})");
    const Position then =
        after(position, R"({"do":"morale","unit":"1-4th-foot","apply":true,"fails":"disorder"})",
              std::vector<int>{2, 2});
    QVERIFY(unitOf(then, "1-4th-foot").at("status") == Json("rout"));
}

/// R1: 43 and a modifier of 4 are 47 in decimal, above a morale of 46; in base 6 they are 51.
void TestCorunnaFights::decimalRollsNeedANumberBetweenRows()
{
    const std::string asked = R"({"ask":"odds","of":"morale","morale":46})";
    const Position base6 = opened({}, kSample);
    QVERIFY(answerTo(base6, asked).at("needs") == Json(51));
    const Position decimal =
        opened({}, R"({"series":"public-sample","dice_arithmetic":"decimal"})");
    QVERIFY(answerTo(decimal, asked).at("needs") == Json(47));
    QVERIFY(eventOf(decimal,
                    R"({"do":"morale","unit":"1-4th-foot","morale":46,)"
                    R"("more":[{"term":"x","value":4}]})",
                    {4, 3}, "morale")
                .at("pass")
            == Json(true));
}

/// R101: against a Special Structure the long range value counts, and so only that range.
void TestCorunnaFights::gunsAtAStructureFireAtLongRange()
{
    const Position position =
        after(opened({}, kSample),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-4th-foot":{"hex":"n2212",)"
              R"("formation":"line","increments_full":6},"merle-aap":{"hex":"n2312",)"
              R"("formation":"unlimbered","fire_long":8,"range_long":6}}}})");
    const Json fired =
        eventOf(position, R"({"do":"fire","attackers":["merle-aap"],"target":"1-4th-foot"})",
                {3, 3}, "fire");
    QVERIFY(fired.at("missing").empty());
    QVERIFY(fired.at("firers").at(0).at("band") == Json("long"));
    QVERIFY(fired.at("attack") == Json(8));
    QVERIFY(fired.at("defence") == Json(20)); // 4.7.5: as if in General Order
}

/// Journals of version 1 hold fires, mêlées and checks without the figures that came later.
void TestCorunnaFights::eventsOfVersionOneAreRead()
{
    for (const char *json :
         {R"({"attack":16,"attackers":["1-50th-foot"],"because":[{"rule":"chart-fire-effects",)"
          R"("term":"1-50th-foot","value":16}],"column":"2.5:1","conjecture":true,"defence":6,)"
          R"("dice":[6,1],"event":"fire","losses":1,"missing":[],"modified":61,"natural":61,)"
          R"("rule":"chart-fire-effects","target":"17e-legere-1"})",
          R"({"attack":null,"attackers":["unit"],"because":[],"column":null,"defence":null,)"
          R"("dice":[1,1],"event":"fire","losses":null,"missing":["defence"],"modified":11,)"
          R"("natural":11,"rule":"chart-fire-effects","target":"s2707",)"
          R"("unresolved":"value-missing"})",
          R"({"because":[],"dice":[2,2],"event":"morale","modified":22,"modifier":0,"morale":33,)"
          R"("natural":22,"pass":false,"rule":"chart-morale","unit":"1-4th-foot"})",
          R"({"automatic":false,"because":[],"dice":[2,2],"event":"stand","modified":22,)"
          R"("modifier":0,"natural":22,"rule":"chart-stand","unresolved":"value-missing"})",
          R"({"attack":24,"attack_because":[],"attack_exact":"24",)"
          R"("attackers_disorder_on_advance":false,"column":"2:1","column_shift":0,"defence":12,)"
          R"("defence_because":[],"defence_exact":"12","defender_disorder":false,"dice":[4,5],)"
          R"("event":"melee","modified":45,"natural":45,"result":{"attacker_checks":false,)"
          R"("defender_checks":false,"result":"defender-disorder"},"rule":"chart-melee"})"}) {
        const auto read = standing().apply(
            EventText{parseJson(json).value().at("event").get<std::string>(), json});
        QVERIFY2(read.has_value(), read ? "" : read.error().detail.c_str());
        QCOMPARE(read->fingerprint(), standing().fingerprint());
    }
}

QTEST_GUILESS_MAIN(TestCorunnaFights)
#include "tst_corunna_fights.moc"
