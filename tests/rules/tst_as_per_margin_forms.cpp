// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/offers.h"
#include "tests/rules/as_per_margin_table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace qd;
using namespace qd::as_per_margin;

/// What the referee is offered: who may, who may not and why, and what is asked for.
class TestAsPerMarginForms : public QObject {
    Q_OBJECT

private slots:
    void firers_readyOnesFirst();
    void firers_othersSayWhyNot();
    void callingOff_isNotBoarding();
    void grapples_triedAreNamed();
    void extraMove_saysWhyNoDash();
    void pumpGun_offersHerOwnBatteries();
    void facing_isNotAskedWhenRaking();
    void drift_showsHowSheWillLie();
    void drift_namesWhoHasMoved();
    void chase_isOfferedUnderWay();
    void knownWind_isNotTossedFor();
};

namespace {

/// An English and a French third rate within two inches, the one at anchor.
constexpr auto kAboard =
    R"({"phase":"boarding","wind":{"from":"n","dice":[5,2]},"contacts":[["a","b"]],"ships":{)"
    R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"masts":3,"anchors":{"bow":true}},)"
    R"("b":{"side":"french-spanish","rate":"3rd","x":52,"y":50},)"
    R"("far":{"side":"english","rate":"5th","x":90,"y":90}}})";

std::vector<Choice> choicesOf(const Table &table, const std::string &command, const char *key)
{
    for (Field &field : Game::form(table.state, *parseJson(command)).fields)
        if (field.key == key)
            return std::move(field.choices);
    return {};
}

/// "b:has-fired far: ": each choice, and why it may not be.
std::string refusedCodes(const std::vector<Choice> &choices)
{
    std::string all;
    for (const Choice &choice : choices)
        all += choice.term + ":" + (choice.refused ? choice.refused->code : std::string()) + " ";
    return all;
}

} // namespace

/// By id `a` would lead; only `z` has a target for guns that have not fired.
void TestAsPerMarginForms::firers_readyOnesFirst()
{
    Table table;
    QCOMPARE(
        table.adjust(
            R"({"phase":"english-fire","ships":{)"
            R"("a":{"side":"english","rate":"3rd","x":10,"y":10},)"
            R"("m":{"side":"english","rate":"3rd","x":50,"y":46,"fired":["port","starboard"]},)"
            R"("z":{"side":"english","rate":"3rd","x":50,"y":50,"heading":0},)"
            R"("foe":{"side":"french-spanish","rate":"3rd","x":57,"y":50}}})"),
        std::string());
    const Form form = Game::form(table.state, *parseJson(R"({"do":"fire"})"));
    QVERIFY(!form.fields.empty());
    std::string order;
    for (const Choice &choice : form.fields.front().choices)
        order += choice.term + " ";
    QCOMPARE(order, std::string("z a m "));
}

/// What keeps each from firing at anybody; who only lacks a target is not refused.
void TestAsPerMarginForms::firers_othersSayWhyNot()
{
    Table table;
    QCOMPARE(
        table.adjust(
            R"({"phase":"english-fire","melees":[{"boarder":"boards","defender":"foe"}],"ships":{)"
            R"("boards":{"side":"english","rate":"3rd","x":10,"y":10},)"
            R"("done":{"side":"english","rate":"3rd","x":20,"y":10,"fired":["port","starboard"]},)"
            R"("half":{"side":"english","rate":"3rd","x":30,"y":10,"fired":["port"]},)"
            R"("prize":{"side":"french-spanish","rate":"3rd","x":40,"y":10,"struck":true},)"
            R"("pumps":{"side":"english","rate":"3rd","x":50,"y":10,"hull":4},)"
            R"("trader":{"side":"english","rate":"merchant-small","x":60,"y":10},)"
            R"("foe":{"side":"french-spanish","rate":"3rd","x":150,"y":150}}})"),
        std::string());
    QCOMPARE(refusedCodes(choicesOf(table, R"({"do":"fire"})", "firer")),
             std::string("boards:boarding-no-fire done:already-fired half: prize:out-of-action "
                         "pumps:crew-at-pumps trader:no-guns "));
}

/// A boarder that has fired, and a defender at the pumps, keep nobody from calling it off (5.5).
void TestAsPerMarginForms::callingOff_isNotBoarding()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QCOMPARE(table.adjust(R"({"melees":[{"boarder":"a","defender":"b"}],"ships":{)"
                          R"("a":{"fired":["port"]},"b":{"hull":1}}})"),
             std::string());
    const std::string command = R"({"do":"end-boarding","ship":"a","target":"b"})";
    const std::vector<Choice> defenders = choicesOf(table, command, "target");
    QCOMPARE(defenders.size(), std::size_t{1});
    QCOMPARE(defenders.front().term, std::string("b"));
    QVERIFY(!defenders.front().refused);
    QCOMPARE(refusedCodes(choicesOf(table, command, "ship")),
             std::string("a: b:no-boarding far:no-boarding "));
    QCOMPARE(refusedCodes(choicesOf(table, R"({"do":"board","ship":"a"})", "target")),
             std::string("b:has-fired "));
    QCOMPARE(table.act(command), std::string());
}

void TestAsPerMarginForms::grapples_triedAreNamed()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QCOMPARE(table.adjust(R"({"phase":"grapples"})"), std::string());
    const std::string command = R"({"do":"cut-grapples","ship":"a"})";
    QCOMPARE(refusedCodes(choicesOf(table, command, "other")), std::string("b: "));
    QCOMPARE(table.act(R"({"do":"cut-grapples","ship":"a","other":"b"})", {3, 3}), std::string());
    QCOMPARE(refusedCodes(choicesOf(table, command, "other")), std::string("b:already-tried "));
}

/// Both are independent; only the one that ran or reached may dash, either may pivot (r11).
void TestAsPerMarginForms::extraMove_saysWhyNoDash()
{
    Table table;
    QCOMPARE(table.adjust(R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                          R"("beat":{"side":"english","rate":"5th","x":10,"y":50,"heading":67.5,)"
                          R"("independent":true,"moved":true,"sailing":"beat"}}})"),
             std::string());
    const auto offered = [&table] {
        std::string all;
        for (const Offer &offer : Game::offers(table.state))
            if (offer.id.starts_with("extra/"))
                all += offer.id + " ";
        return all;
    };
    QCOMPARE(offered(), std::string("extra/pivot "));
    QCOMPARE(table.adjust(R"({"ships":{"run":{"side":"english","rate":"5th","x":50,"y":50,)"
                          R"("heading":180,"independent":true,"moved":true,)"
                          R"("sailing":"with-or-across"}}})"),
             std::string());
    QCOMPARE(offered(), std::string("extra/dash extra/pivot "));
    QCOMPARE(refusedCodes(choicesOf(table, R"({"do":"extra","use":"dash"})", "ship")),
             std::string("run: beat:not-running "));
    QCOMPARE(refusedCodes(choicesOf(table, R"({"do":"extra","use":"pivot"})", "ship")),
             std::string("beat: run: "));
    QCOMPARE(table.act(R"({"do":"extra","ship":"beat","use":"dash"})"), std::string("not-running"));
}

void TestAsPerMarginForms::pumpGun_offersHerOwnBatteries()
{
    Table table;
    QCOMPARE(table.adjust(R"({"phase":"english-fire","ships":{"k":{"side":"english",)"
                          R"("rate":"bomb-ketch","x":50,"y":50,"hull":2}}})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"call-from-pumps","ship":"k","purpose":"fire"})", {5}),
             std::string());
    QCOMPARE(refusedCodes(choicesOf(table, R"({"do":"pump-gun"})", "battery")),
             std::string("fore: aft: "));
}

/// Dead astern of the target: within 12 inches the hits fall on both sides, beyond on one (r21).
void TestAsPerMarginForms::facing_isNotAskedWhenRaking()
{
    for (const auto &[inches, asked] : {std::pair(10, false), std::pair(14, true)}) {
        Table table;
        QCOMPARE(
            table.adjust(R"({"phase":"english-fire","ships":{)"
                         R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":0},)"
                         R"("b":{"side":"french-spanish","rate":"3rd","y":50,"heading":90,"x":)"
                         + std::to_string(50 + inches) + "}}}"),
            std::string());
        const Form form =
            Game::form(table.state, *parseJson(R"({"do":"fire","firer":"a","target":"b"})"));
        QCOMPARE(std::ranges::find(form.fields, "facing", &Field::key) != form.fields.end(), asked);
    }
}

void TestAsPerMarginForms::drift_showsHowSheWillLie()
{
    for (const auto &[options, heading] :
         {std::pair(std::string(), 180.0),
          std::pair(std::string(R"({"grappled_pivot":"keep"})"), 30.0)}) {
        Table table(options);
        QCOMPARE(table.adjust(kAboard), std::string());
        QCOMPARE(table.adjust(R"({"phase":"move-dismasted","ships":{)"
                              R"("a":{"heading":30,"anchors":{"bow":false}}}})"),
                 std::string());
        const auto drop = Game::dropAt(table.state, Json::object(), "a", PicturePose{});
        QVERIFY(drop && drop->pose);
        QCOMPARE(drop->pose->heading, heading);
        QCOMPARE(table.ask(R"({"ask":"reach","ship":"a"})").at("heading_after").get<double>(),
                 heading);
        QCOMPARE(table.act(R"({"do":"drift","ship":"a"})"), std::string());
        QCOMPARE(table.state.ship("a")->heading, heading);
    }
}

/// Run aboard by a drifter she waits (r51); the reason names the ship that has moved, not her.
void TestAsPerMarginForms::drift_namesWhoHasMoved()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QCOMPARE(table.adjust(R"({"phase":"move-dismasted","ships":{)"
                          R"("a":{"anchors":{"bow":false}},"b":{"moved":true}}})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"drift","ship":"a"})"), std::string("already-moved"));
    QCOMPARE(std::get<std::string>(table.refusal->details.front().second), std::string("b"));
}

/// A side in general chase at any time (5.1): offered while a ship would gain the extra move by it.
void TestAsPerMarginForms::chase_isOfferedUnderWay()
{
    Table table;
    QCOMPARE(table.adjust(R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                          R"("a":{"side":"english","rate":"3rd","x":50,"y":50},)"
                          R"("b":{"side":"french-spanish","rate":"3rd","x":90,"y":50}}})"),
             std::string());
    const auto chase = [&table] {
        for (const Offer &offer : Game::offers(table.state))
            if (offer.id.starts_with("independent/"))
                return offer.command;
        return std::string();
    };
    QCOMPARE(chase(), std::string(R"({"do":"independent","on":true,"side":"english"})"));
    QCOMPARE(table.act(chase()), std::string());
    QVERIFY(table.state.ship("a")->independent);
    QCOMPARE(chase(), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"a":{"independent":false,"masts":4}}})"), std::string());
    QCOMPARE(chase(), std::string()); // damaged: no extra move
}

/// "Initial wind", "Wind speed": what is known isn't tossed for again.
void TestAsPerMarginForms::knownWind_isNotTossedFor()
{
    Table table;
    const auto tosses = [&table] {
        std::string all;
        for (const Offer &offer : Game::offers(table.state))
            if (offer.id.starts_with("initial-"))
                all += offer.id + (offer.preferred ? "! " : " ");
        return all;
    };
    QCOMPARE(tosses(), std::string("initial-wind! initial-speed "));
    QCOMPARE(table.adjust(R"({"wind":{"from":"n"}})"), std::string());
    QCOMPARE(tosses(), std::string("initial-speed! "));
    QCOMPARE(table.adjust(R"({"wind":{"dice":[5,2]}})"), std::string());
    QCOMPARE(tosses(), std::string());
}

QTEST_GUILESS_MAIN(TestAsPerMarginForms)
#include "tst_as_per_margin_forms.moc"
