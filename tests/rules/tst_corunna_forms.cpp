// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/corunna_table.h"

#include <algorithm>
#include <optional>
#include <set>

using namespace qd;
using namespace qd::corunna;

namespace {

const Field *fieldOf(const Form &form, const std::string &key)
{
    const auto found = std::find_if(form.fields.begin(), form.fields.end(),
                                    [&key](const Field &field) { return field.key == key; });
    return found == form.fields.end() ? nullptr : &*found;
}

std::optional<Offer> offerOf(const Position &position, const std::string &id)
{
    for (Offer &offer : position.offers())
        if (offer.id == id)
            return offer;
    return std::nullopt;
}

bool hasChoice(const Field &field, const std::string &value)
{
    return std::any_of(field.choices.begin(), field.choices.end(),
                       [&value](const Choice &choice) { return choice.value == value; });
}

} // namespace

/// What the table offers, and that its forms ask for every key of a command (specification 5).
class TestCorunnaForms : public QObject {
    Q_OBJECT

private slots:
    void offersOfPhases_data();
    void offersOfPhases();
    void formsAskFor_data();
    void formsAskFor();
    void aUnitIsNamedBeforeItIsJudged();
    void evacuationSaysWhyNot();
    void aWayGrowsHexByHex();
    void mooreRidesByDrag();
    void packModifiersAreOffered();
    void holdingIsSaidWhole();
    void rollIsOfAUnit();
    void fightIsBetweenEnemies();
    void stepsDownToHisOwnArmy();
    void aBrigadeIsSetUpStackByStack();
    void aRegimentIsSetUpTogether();
    void dwellingsMakeGeneralOrder();
    void aStackGoesTogether();
    void rowsBecomeTheScriptsCommand();
    void theChitInPlayIsWatched();
    void evacuationSaysWhatTheTablePlays();
    void aFireInHandStepsNowhere();
};

void TestCorunnaForms::offersOfPhases_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("offer");
    const auto row = [](const char *phase, const char *offer) {
        QTest::newRow((std::string(phase) + ": " + offer).c_str())
            << QString::fromLatin1(phase) << QString::fromLatin1(offer);
    };
    for (const char *phase : {"command-points", "maneuver", "naval", "turn-adjustment"})
        for (const char *offer : {"army-morale", "control", "control/ports", "retreat-line",
                                  "declare-evacuation", "leader-returns", "next-phase"})
            row(phase, offer);
    for (const char *phase : {"command-points", "command-tracing", "mu-creation", "initiative"})
        row(phase, "march-order"); // 6.7: the whole Command Segment
    row("command-points", "ride");
    row("maneuver", "presentation"); // 4.7.4.1: before a Special Structure is entered
    row("maneuver", "exit-map"); // R59: forced out, at once
    row("naval", "leader-casualty"); // 6.11.2: ships fire
    row("naval", "status");
    row("setup", "presentation");
}

void TestCorunnaForms::offersOfPhases()
{
    QFETCH(QString, phase);
    QFETCH(QString, offer);
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":")" + phase.toStdString()
                  + R"(","leaders":{"moore":{"hex":"s2106"},"hope":{"state":"wounded"}},)"
                    R"("units":{"guye":{"hex":"n1508","must_exit":true}}}})");
    QVERIFY(offerOf(position, offer.toStdString()).has_value());
}

void TestCorunnaForms::formsAskFor_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("choice"); // empty: none is looked for
    const auto row = [](const char *command, const char *key, const char *choice = "") {
        QTest::newRow((std::string(command) + ' ' + key).c_str())
            << QString::fromLatin1(command) << QString::fromLatin1(key)
            << QString::fromLatin1(choice);
    };
    row(R"({"do":"form-mu","by":"scenario-british"})", "of", "\"brigade-2\""); // R35
    row(R"({"do":"form-mu","by":"soult","of":"ii-corps"})", "divisions", "\"fr-division-1\"");
    row(R"({"do":"ride"})", "path", "\"s2107\"");
    row(R"({"do":"ride"})", "activate", "\"brigade-2\"");
    row(R"({"do":"move","piece":"soult"})", "escape"); // 5.1.6
    row(R"({"do":"move","piece":"1-4th-foot"})", "assault"); // 4.8.2
    row(R"({"do":"move","piece":"1-4th-foot"})", "leave_colours"); // 5.2.10.1
    row(R"({"do":"move","piece":"1-4th-foot"})", "around_block"); // 9.9.3
    row(R"({"do":"loss","unit":"1-4th-foot","cause":"melee"})", "occupied");
    row(R"({"do":"capture-colours","brigade":"brigade-2"})", "cause", "\"melee\"");
    row(R"({"do":"capture-colours","brigade":"brigade-2","cause":"melee"})", "occupied");
    row(R"({"do":"fire","attackers":["1-4th-foot"]})", "defence");
    row(R"({"do":"fire","attackers":["1-4th-foot"]})", "modifiers", "-3");
    row(R"({"do":"fire","attackers":["1-4th-foot"]})", "apply");
    row(R"({"do":"fire","attackers":["merle-aap"]})", "firing"); // its ranges are not filled in
    row(R"({"do":"melee","attackers":["1-4th-foot"],"defenders":["17e-legere-1"]})", "target",
        "\"s2107\"");
    row(R"({"do":"melee","attackers":["1-4th-foot"],"defenders":["17e-legere-1"]})", "from",
        "\"s2106\"");
    row(R"({"do":"melee","attackers":["1-4th-foot"],"defenders":["17e-legere-1"],)"
        R"("special_structure":true})",
        "use"); // 4.7.7
    row(R"({"do":"close","unit":"1-4th-foot"})", "target", "\"s2107\""); // the enemy's hex
    row(R"({"do":"stand","unit":"1-4th-foot"})", "from", "\"s2107\"");
    row(R"({"do":"close","unit":"1-4th-foot"})", "morale");
    row(R"({"do":"morale","unit":"1-4th-foot","apply":true})", "fails", "\"disorder\"");
    row(R"({"do":"control"})", "hexes", "\"n1010\"");
    row(R"({"do":"reinforce","group":"fr-division-2"})", "at");
    row(R"({"do":"reinforce","group":"fr-division-2"})", "formation", "\"column\"");
    row(R"({"do":"move","piece":"1-4th-foot"})", "pieces", "\"moore\""); // in the same hex
    row(R"({"do":"melee","attackers":["1-4th-foot"]})", "gate");
    row(R"({"do":"square","unit":"1-4th-foot"})", "personality");
    row(R"({"do":"limber"})", "army_leader");
    row(R"({"do":"close"})", "more", "3");
    row(R"({"do":"morale","unit":"1-4th-foot"})", "leader", "\"moore\"");
    row(R"({"do":"roll"})", "modifiers", "1");
    row(R"({"do":"leader-returns","leader":"hope"})", "hex", "\"s2106\"");
    row(R"({"do":"naval-commitment"})", "moore_dead");
    row(R"({"do":"embark"})", "piece", "\"baird\""); // leaders go too (R57)
    row(R"({"do":"embark"})", "same_action"); // R58
    row(R"({"do":"control","town_count":0})", "town_count");
    row(R"({"do":"control","port_count":0})", "port_count");
    row(R"({"do":"step","leader":"soult","direction":"down"})", "division", "\"dragons-1\"");
}

void TestCorunnaForms::formsAskFor()
{
    QFETCH(QString, command);
    QFETCH(QString, key);
    QFETCH(QString, choice);
    const Position position = after(
        opened(),
        R"({"do":"adjust","set":{"phase":"command-points","evacuation":{"declared":true,)"
        R"("rearguard":"reserve"},"units":{"guye":{"hex":"n1508"},"1-4th-foot":{"hex":"s2106"},)"
        R"("17e-legere-1":{"hex":"s2107"},"merle-aap":{"hex":"s2018"}},"colours":)"
        R"({"brigade-2":{"with":"1-4th-foot"}},"leaders":{"moore":{"hex":"s2106"},)"
        R"("soult":{"hex":"s2020"},"merle":{"hex":"s2018"},"baird":{"hex":"n1408"},)"
        R"("hope":{"state":"wounded"}}}})");
    const Form form = position.form(command.toStdString());
    const Field *field = fieldOf(form, key.toStdString());
    QVERIFY(field != nullptr);
    QVERIFY(choice.isEmpty() || hasChoice(*field, choice.toStdString()));
}

/// 5.0: the form is whole with the formation that the point activates, and not refused before.
void TestCorunnaForms::aUnitIsNamedBeforeItIsJudged()
{
    const Position position = after(
        opened(),
        R"({"do":"adjust","set":{"phase":"command-points","leaders":{"soult":{"hex":"s2020"},)"
        R"("merle":{"hex":"s2018"}}}})");
    QVERIFY(!position.form(R"({"do":"form-mu","by":"soult"})").complete);
    QVERIFY(position.form(R"({"do":"form-mu","by":"soult","of":"fr-division-1"})").complete);
    QVERIFY(!position.form(R"({"do":"form-mu","by":"alcedo"})").complete); // 5.3.2: units
    QVERIFY(position.form(R"({"do":"form-mu","by":"alcedo","units":["voluntarios-1"]})").complete);
}

/// 9.9, R21: at level 1 the offer stands there with its reason, at level 2 it is free.
void TestCorunnaForms::evacuationSaysWhyNot()
{
    const Position first = after(opened(), R"({"do":"adjust","set":{"phase":"maneuver"}})");
    const auto early = offerOf(first, "declare-evacuation");
    QVERIFY(early && early->refused && early->refused->code == "army-morale");
    const Position second = after(first, R"({"do":"army-morale","side":"british","level":2})");
    const auto now = offerOf(second, "declare-evacuation");
    QVERIFY(now && !now->refused);
    const auto words = opened("piedralonga");
    QVERIFY(!offerOf(after(words, R"({"do":"adjust","set":{"phase":"maneuver"}})"),
                     "declare-evacuation"));
}

/// The choices of a path are the hexes named so far and the neighbours of the last.
void TestCorunnaForms::aWayGrowsHexByHex()
{
    const Position position = after(opened(),
                                    R"({"do":"adjust","set":{"phase":"maneuver","units":)"
                                    R"({"1-4th-foot":{"hex":"s2106"}}}})");
    const Form one = position.form(R"({"do":"move","piece":"1-4th-foot"})");
    const Field *path = fieldOf(one, "path");
    QVERIFY(path != nullptr && path->max == 1);
    QCOMPARE(path->choices.size(), std::size_t{6});
    const Form two = position.form(R"({"do":"move","piece":"1-4th-foot","path":["s2107"]})");
    path = fieldOf(two, "path");
    QVERIFY(path != nullptr && path->max == 2);
    QCOMPARE(path->choices.front().value, std::string("\"s2107\""));
    QVERIFY(hasChoice(*path, "\"s2108\""));
    QVERIFY(!hasChoice(*path, "\"s2106\"")); // where it came from
}

/// 5.2.3, R39: one hex of clear ground and the colours of one brigade cost 1 + 1.
void TestCorunnaForms::mooreRidesByDrag()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"command-points","leaders":{"moore":)"
              R"({"hex":"s2106"}},"units":{"1-4th-foot":{"hex":"s2107"}},"colours":)"
              R"({"brigade-2":{"with":"1-4th-foot"}}}})");
    for (const Drop &drop : position.drops("", {"moore"})) {
        if (drop.place != "s2107")
            continue;
        QCOMPARE(drop.command, std::string(R"({"do":"ride","path":["s2107"]})"));
        QVERIFY(!drop.refused);
        const auto cost = answerTo(position, R"({"ask":"ride","path":["s2107"]})").at("cost");
        QVERIFY(drop.facts.front().second == cost.get<double>());
        const Position ridden = after(position, drop.command);
        const Json state = answerTo(ridden, R"({"ask":"state"})");
        QVERIFY(state.at("leaders").at("moore").at("hex") == Json("s2107"));
        QVERIFY(state.at("units").at("1-4th-foot").at("in_command") == Json(true));
        return;
    }
    QFAIL("no drop on the hex beside him");
}

/// 9.3: the entries of the owner's lists reach the roll as `more`.
void TestCorunnaForms::packModifiersAreOffered()
{
    const Position position = after(opened({}, R"({"series":"public-sample"})"),
                                    R"({"do":"adjust","set":{"phase":"maneuver"}})");
    const Form form = position.form(R"({"do":"close"})");
    const Field *more = fieldOf(form, "more");
    QVERIFY(more != nullptr && hasChoice(*more, R"({"term":"flank","value":12})"));
    const Json answer =
        answerTo(position, R"({"ask":"close","more":[{"term":"flank","value":12}],"dice":[2,1]})");
    QVERIFY(answer.at("modified") == Json(41)); // twelve places on
}

/// Who holds a place: both are to be said before the rules are asked.
void TestCorunnaForms::holdingIsSaidWhole()
{
    const Position position = after(opened(), R"({"do":"adjust","set":{"phase":"maneuver"}})");
    for (const char *part : {R"({"do":"control"})", R"({"do":"control","place":"eiris"})",
                             R"({"do":"control","side":"french"})"})
        QVERIFY2(!position.form(part).complete, part);
    QVERIFY(position.form(R"({"do":"control","place":"eiris","side":"french"})").complete);
    QVERIFY(position.form(R"({"do":"control","port_count":2})").complete);
}

/// Friends do not fight each other, nobody twice, and a mêlée is between neighbours.
void TestCorunnaForms::fightIsBetweenEnemies()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{)"
              R"("1-42nd-highland":{"hex":"s1209"},"1-4th-foot":{"hex":"s1210"},)"
              R"("17e-legere-1":{"hex":"s1309"},"17e-legere-2":{"hex":"s1320"}}}})");
    const auto melee = [](const char *attackers, const char *defenders) {
        return std::string(R"({"do":"melee","attackers":[)") + attackers + R"(],"defenders":[)"
            + defenders + "]}";
    };
    const char *highland = R"({"unit":"1-42nd-highland"})";
    QCOMPARE(
        refusalCode(position, melee(R"({"unit":"17e-legere-1"},{"unit":"1-4th-foot"})", highland)),
        std::string("one-side"));
    QCOMPARE(refusalCode(position, melee(R"({"unit":"1-4th-foot"})", highland)),
             std::string("one-side"));
    QCOMPARE(refusalCode(position, melee(R"({"unit":"17e-legere-2"})", highland)),
             std::string("not-beside"));
    QCOMPARE(refusalCode(position, melee(R"({"unit":"17e-legere-3"})", highland)),
             std::string("not-on-map"));
    QCOMPARE(refusalCode(position,
                         melee(R"({"unit":"17e-legere-1"},{"unit":"17e-legere-1"})", highland)),
             std::string("bad-command"));
    QCOMPARE(refusalCode(position, melee(R"({"unit":"17e-legere-1"})", highland)), std::string());
    QCOMPARE(refusalCode(position,
                         R"({"do":"fire","attackers":["17e-legere-1","17e-legere-1"],)"
                         R"("target":"1-42nd-highland"})"),
             std::string("bad-command"));
    QCOMPARE(refusalCode(position,
                         R"({"do":"fire","attackers":["17e-legere-1","1-4th-foot"],)"
                         R"("target":"1-42nd-highland"})"),
             std::string("one-side"));
    // Whoever is clicked next joins his own: the form has no enemy among the attackers.
    const Form form = position.form(R"({"do":"melee","attackers":[{"unit":"17e-legere-1"}]})");
    const Field *attackers = fieldOf(form, "attackers");
    const Field *defenders = fieldOf(form, "defenders");
    QVERIFY(attackers != nullptr && defenders != nullptr);
    QVERIFY(!hasChoice(*attackers, R"("1-42nd-highland")"));
    QVERIFY(hasChoice(*defenders, R"("1-42nd-highland")"));
}

/// A roll is some unit's: nothing is thrown for nobody.
void TestCorunnaForms::rollIsOfAUnit()
{
    const Position position = after(opened(), R"({"do":"adjust","set":{"phase":"maneuver"}})");
    for (const std::string name : {"morale", "close", "stand", "square", "recall", "limber"}) {
        const Form form = position.form(R"({"do":")" + name + R"("})");
        QVERIFY2(!form.complete, name.c_str());
        const Field *unit = fieldOf(form, "unit");
        QVERIFY2(unit != nullptr && !unit->optional && unit->value.empty(), name.c_str());
    }
}

/// 5.1.5.1, 5.2.7: nobody leads a division of the enemy.
void TestCorunnaForms::stepsDownToHisOwnArmy()
{
    const Position position = after(opened(),
                                    R"({"do":"adjust","set":{"phase":"command-points","leaders":)"
                                    R"({"moore":{"hex":"s2106"},"soult":{"hex":"s2020"}}}})");
    QCOMPARE(refusalCode(position,
                         R"({"do":"step","leader":"soult","direction":"down",)"
                         R"("division":"reserve"})"),
             std::string("bad-command"));
    QCOMPARE(refusalCode(position,
                         R"({"do":"step","leader":"moore","direction":"down",)"
                         R"("division":"fr-division-1"})"),
             std::string("bad-command"));
    // A fall ends the stepping down: when he is back, he has the corps again.
    const Position down =
        after(position,
              R"({"do":"step","leader":"soult","direction":"down","division":"fr-division-1"})");
    const Position back =
        after(after(down, R"({"do":"leader-casualty","leader":"soult","result":"wounded"})"),
              R"({"do":"leader-returns","leader":"soult"})");
    const Json state = answerTo(back, R"({"ask":"state"})");
    QVERIFY(state.at("leaders").at("soult").at("step_down").is_null());
    QVERIFY(state.at("sides").at("french").at("corps_disbanded") == Json(false));
}

/// Specification 10: the group, then hexes; company and colours go with their battalion.
void TestCorunnaForms::aBrigadeIsSetUpStackByStack()
{
    const Position start = opened("piedralonga");
    const auto first = offerOf(start, "place/brigade-4");
    QVERIFY(first.has_value());
    QCOMPARE(first->command,
             std::string(R"({"do":"place","pieces":["colours-brigade-4","1-2nd-foot",)"
                         R"("1-2nd-foot-lt"]})"));
    QVERIFY(offerOf(start, "place/division-2")->command == R"({"do":"place","piece":"hope"})");
    Json command = parseJson(first->command).value();
    const Form form = start.form(first->command);
    const Field *hex = fieldOf(form, "hex");
    QVERIFY(hex != nullptr && hasChoice(*hex, "\"s2709\""));
    QVERIFY(fieldOf(form, "formation") != nullptr);
    command["hex"] = "s2709";
    command["formation"] = "line";
    const Form whole = start.form(canonicalText(command));
    QVERIFY(whole.complete && whole.cautions.empty());
    const Position placed = after(start, canonicalText(command));
    const Json state = answerTo(placed, R"({"ask":"state"})");
    QVERIFY(state.at("colours").at("brigade-4").at("with") == Json("1-2nd-foot"));
    QVERIFY(state.at("units").at("1-2nd-foot-lt").at("hex") == Json("s2709"));
    QVERIFY(state.at("units").at("1-2nd-foot").at("formation") == Json("line"));
    const Offers then = placed.offers();
    QCOMPARE(then.front().id, std::string("place/brigade-4")); // begun: it comes first
    QVERIFY(then.front().preferred);
    QCOMPARE(then.front().command,
             std::string(R"({"do":"place","pieces":["1-5th-foot","1-5th-foot-lt"]})"));
    const Form untold =
        placed.form(R"({"do":"place","pieces":["1-5th-foot","1-5th-foot-lt"],"hex":"s2709"})");
    QVERIFY(untold.cautions.size() == 1 && untold.cautions.front().code == "value-missing");
}

/// chart-stacking: any one regiment may stand in a clear hex; its general comes with the first.
void TestCorunnaForms::aRegimentIsSetUpTogether()
{
    const Position french = after(opened(), R"({"do":"adjust","set":{"setup_step":2}})");
    const auto offer = offerOf(french, "place/fr-division-3");
    QVERIFY(offer.has_value());
    QCOMPARE(offer->command,
             std::string(R"({"do":"place","pieces":["delaborde","17e-legere-1","17e-legere-2",)"
                         R"("17e-legere-3"]})"));
}

/// 4.9: whoever is set up in a dwelling in a formed order is in General Order.
void TestCorunnaForms::dwellingsMakeGeneralOrder()
{
    const Position then =
        after(opened("porte-des-corunna"),
              R"({"do":"place","piece":"1-6th-foot","hex":"n1010","formation":"line"})");
    QVERIFY(answerTo(then, R"({"ask":"state"})").at("units").at("1-6th-foot").at("formation")
            == Json("general-order"));
}

/// Others of the stack join the first piece of a move, and go in one act.
void TestCorunnaForms::aStackGoesTogether()
{
    const Position position =
        after(opened(),
              R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-4th-foot":{"hex":"s2106"},)"
              R"("1-4th-foot-lt":{"hex":"s2106"}}}})");
    const Form form = position.form(
        R"({"do":"move","piece":"1-4th-foot","pieces":["1-4th-foot-lt"],"path":["s2107"]})");
    QCOMPARE(form.command,
             std::string(R"({"do":"move","path":["s2107"],"pieces":["1-4th-foot",)"
                         R"("1-4th-foot-lt"]})"));
    QVERIFY(form.complete);
    const Json state = answerTo(after(position, form.command), R"({"ask":"state"})");
    QVERIFY(state.at("units").at("1-4th-foot").at("hex") == Json("s2107"));
    QVERIFY(state.at("units").at("1-4th-foot-lt").at("hex") == Json("s2107"));
}

/// What rows ask goes where the script has it: numbers to the one who fires, hexes to the pieces.
void TestCorunnaForms::rowsBecomeTheScriptsCommand()
{
    const Form fire = opened().form(
        R"({"do":"fire","attackers":["1-4th-foot","1-50th-foot"],"target":"17e-legere-1",)"
        R"("firing":[{"unit":"1-4th-foot","firing":3},{"unit":"1-50th-foot"}]})");
    QCOMPARE(fire.command,
             std::string(R"({"attackers":[{"firing":3,"unit":"1-4th-foot"},"1-50th-foot"],)"
                         R"("do":"fire","target":"17e-legere-1"})"));
    QVERIFY(fire.complete);
    QCOMPARE(fieldOf(fire, "attackers")->value, std::string(R"(["1-4th-foot","1-50th-foot"])"));
    const Form enter = opened("piedralonga")
                           .form(R"({"do":"reinforce","group":"brigade-6","at":)"
                                 R"([{"hex":"s1010"},{"piece":"1-71st-highland","hex":"s1011"}]})");
    QCOMPARE(enter.command,
             std::string(R"({"at":{"1-71st-highland":"s1011","colours-brigade-6":"s1010"},)"
                         R"("do":"reinforce","group":"brigade-6"})"));
}

/// Nobody is refused for it, but it is said: no chit drawn, or another's.
void TestCorunnaForms::theChitInPlayIsWatched()
{
    const Position command =
        after(opened("piedralonga"),
              R"({"do":"adjust","set":{"phase":"command-points","units":{"1-2nd-foot":)"
              R"({"hex":"s2706"},"1-51st-foot":{"hex":"s2606"}}}})");
    const Position formed =
        after(command, R"({"do":"form-mu","by":"scenario-british","of":"brigade-4"})");
    const Position maneuver = after(formed, R"({"do":"next-phase","to":"maneuver"})");
    const std::string move = R"({"do":"move","piece":"1-51st-foot","to":"s2607"})";
    QCOMPARE(maneuver.form(move).cautions.front().code, std::string("no-chit-drawn"));
    const Position drawn = after(maneuver, R"({"do":"draw-chit","chit":"mu-1"})");
    const Form other = drawn.form(move);
    QCOMPARE(other.cautions.front().code, std::string("not-active"));
    QCOMPARE(refusalCode(drawn, move), std::string());
    QVERIFY(drawn.form(R"({"do":"move","piece":"1-2nd-foot","to":"s2707"})").cautions.empty());
    const Form anybody = drawn.form(R"({"do":"move"})");
    QCOMPARE(fieldOf(anybody, "piece")->choices.front().value, std::string("\"1-2nd-foot\""));
}

/// R21: with the other reading of "or lower" the reason says so.
void TestCorunnaForms::evacuationSaysWhatTheTablePlays()
{
    const Position position = after(
        opened({}, R"({"morale_or_lower":"number"})"),
        R"({"do":"adjust","set":{"phase":"maneuver","sides":{"british":{"army_morale":3}}}})");
    const auto offer = offerOf(position, "declare-evacuation");
    QVERIFY(offer && offer->refused && offer->refused->code == "army-morale");
    const auto &details = offer->refused->details;
    QVERIFY(details.size() == 1 && details.front().first == "needs");
    QCOMPARE(std::get<std::string>(details.front().second), std::string("number"));
}

/// While a fire is put together a hex without a target is no goal of a move.
void TestCorunnaForms::aFireInHandStepsNowhere()
{
    const Position position = after(
        opened(),
        R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-50th-foot":{"hex":"s2706"}}}})");
    const std::vector<std::string> piece{"1-50th-foot"};
    QVERIFY(position.dropOn(R"({"do":"move"})", piece, "s2705").has_value());
    QVERIFY(!position.dropOn(R"({"do":"fire"})", piece, "s2705").has_value());
}

QTEST_GUILESS_MAIN(TestCorunnaForms)
#include "tst_corunna_forms.moc"
