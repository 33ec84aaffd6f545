// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/odds.h"
#include "rules/as_per_margin/salvo.h"
#include "rules/base/rng.h"
#include "tests/rules/as_per_margin_table.h"

#include <cmath>
#include <map>

using namespace qd;
using namespace qd::as_per_margin;

/// The exact odds: what a die does, and whole fires against the same fires thrown many times.
class TestAsPerMarginOdds : public QObject {
    Q_OBJECT

private slots:
    void die_toEightInches();
    void fire_againstThrownDice_data();
    void fire_againstThrownDice();
    void fire_smallCasesByHand();
    void fire_rakeParity();
    void boarding_againstThrownDice();
    void nothing_isExactlyZero();
};

namespace {

std::string odds(const char *firer = "a", const char *target = "f")
{
    return std::string(R"({"ask":"odds","kind":"fire","firer":")") + firer + R"(","target":")"
        + target + "\"}";
}

/// a fires at f five inches abeam; their keys otherwise as named.
std::string duel(const char *firer, const char *target)
{
    return std::string(R"({"phase":"english-fire","ships":{"a":{"side":"english","x":50,"y":50,)")
        + firer + R"(},"f":{"side":"french-spanish","x":55,"y":50,)" + target + "}}}";
}

std::string exact(const Json &chance)
{
    return chance.value("exact", std::string("none"));
}

} // namespace

void TestAsPerMarginOdds::die_toEightInches()
{
    Table table;
    QCOMPARE(table.adjust(
                 duel(R"("rate":"3rd")", R"("rate":"3rd","anchors":{"bow":true,"stern":true})")),
             std::string());
    const Json die = table.ask(odds()).at("per_die");
    QCOMPARE(exact(die.at("masts")), std::string("11/54")); // 264 of 1296
    QCOMPARE(exact(die.at("guns")), std::string("43/216")); // 258
    QCOMPARE(exact(die.at("hull")), std::string("1/27")); // 48
    QCOMPARE(exact(die.at("explosion")), std::string("1/324")); // 4: a French target
    QCOMPARE(exact(die.at("bow_cable")), std::string("1/36"));
    QCOMPARE(exact(die.at("stern_cable")), std::string("1/36"));
    double sum = 0;
    for (const auto &[key, chance] : die.items())
        sum += chance.at("p").get<double>();
    QVERIFY(std::abs(sum - 1) < 1e-12);
}

void TestAsPerMarginOdds::fire_againstThrownDice_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("firer");
    const auto row = [](const char *name, const std::string &set, const char *firer = "a") {
        QTest::newRow(name) << QByteArray::fromStdString(set) << QByteArray(firer);
    };
    row("a broadside", duel(R"("rate":"5th")", R"("rate":"6th")"));
    row("raking a first rate",
        duel(R"("rate":"1st")", R"("rate":"1st","heading":"w","masts":8,"hull":3)"));
    row("raking a last gun",
        duel(R"("rate":"4th")",
             R"("rate":"3rd","heading":"e","guns":{"port":1,"starboard":0},"hull":2)"));
    row("at anchor",
        duel(R"("rate":"4th")", R"("rate":"3rd","anchors":{"bow":true,"stern":true})"));
    row("a gunboat raked", duel(R"("rate":"6th")", R"("rate":"gunboat","heading":"e")"));
    row("an unarmed merchant", duel(R"("rate":"6th")", R"("rate":"merchant-small")"));
    row("red hot shot",
        R"({"phase":"english-fire","batteries":{"fort":{"side":"english","boxes":3,"x":50,"y":50,)"
        R"("heading":"e","red_hot":true}},"ships":{"f":{"side":"french-spanish","rate":"5th","x":55,"y":50}}})",
        "fort");
    row("red hot shot at a hulk",
        R"({"phase":"english-fire","batteries":{"fort":{"side":"english","boxes":3,"x":50,"y":50,)"
        R"("heading":"e","red_hot":true}},"ships":{"f":{"side":"french-spanish","rate":"5th","masts":0,"x":55,"y":50}}})",
        "fort");
}

void TestAsPerMarginOdds::fire_againstThrownDice()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, firer);
    Table table;
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const Json wanted = table.ask(odds(firer.constData()));
    // By the functions that decide calls.
    const Unit gun = *unitOf(table.state, firer.toStdString());
    const Unit target = *unitOf(table.state, "f");
    const Aim aim = aimOf(table.state, gun, target);
    const Battery battery = *chosenBattery(table.state, gun, target);
    const SalvoTerms terms = salvoTerms(gun, target, aim, fireCount(gun, battery, aim).dice);
    SeededGenerator random(20261130);
    const auto cast = [&random](int count) {
        std::vector<int> faces;
        for (int i = 0; i < count; ++i)
            faces.push_back(random.roll(DieKind::Pips6));
        return faces;
    };
    constexpr int kThrows = 20000;
    std::map<std::string, int> seen;
    std::array<double, 3> sums{};
    for (int i = 0; i < kThrows; ++i) {
        event::FireDice dice;
        dice.table1 = cast(terms.dice);
        dice.table2 = cast(table2Dice(terms, dice));
        dice.table3 = cast(table3Dice(dice));
        dice.redHot = cast(redHotDice(terms, dice));
        dice.reToss = cast(reTossDice(dice));
        Damage damage = hitsOf(terms, dice);
        damage.rake = aim.rake;
        damage.facing = aim.facing;
        sums[0] += damage.masts;
        sums[1] += damage.guns;
        sums[2] += damage.hull;
        const DamageResult result =
            damageTo(*target.ship, damage, DamageCause::Fire, table.state.options);
        seen["explodes"] += result.explodes ? 1 : 0;
        seen["sinks"] += result.sinks ? 1 : 0;
        const bool still = !result.explodes && !result.sinks;
        seen["strikes"] += result.strikes ? 1 : 0;
        seen["dismasts"] += still && result.dismasts ? 1 : 0;
        seen["damages"] += still && result.damages ? 1 : 0;
        seen["pumps"] += still && result.pumps ? 1 : 0;
        seen["cuts_bow_cable"] += result.bowCable ? 1 : 0;
        seen["cuts_stern_cable"] += result.sternCable ? 1 : 0;
    }
    for (const auto &[name, count] : seen) {
        const double p = wanted.at("outcome").at(name).at("p").get<double>();
        const double sigma = std::sqrt(p * (1 - p) * kThrows);
        QVERIFY2(std::abs(count - p * kThrows) <= 4 * sigma + 1e-9,
                 QByteArray::fromStdString(name) + ": " + QByteArray::number(count) + " of "
                     + QByteArray::number(p * kThrows));
    }
    // A die's hits vary by less than 1: four sigma of the mean are within 4 √(dice / throws).
    const double slack = 4 * std::sqrt(static_cast<double>(terms.dice) / kThrows);
    int part = 0;
    for (const char *kind : {"masts", "guns", "hull"}) {
        const double mean = sums.at(static_cast<std::size_t>(part++)) / kThrows;
        QVERIFY(std::abs(mean - wanted.at("expected").at(kind).at("p").get<double>()) < slack);
        double whole = 0;
        double expected = 0;
        const Json &list = wanted.at(kind);
        for (std::size_t k = 0; k < list.size(); ++k) {
            whole += list[k].at("p").get<double>();
            expected += static_cast<double>(k) * list[k].at("p").get<double>();
        }
        QVERIFY(std::abs(whole - 1) < 1e-12);
        QVERIFY(std::abs(expected - wanted.at("expected").at(kind).at("p").get<double>()) < 1e-9);
    }
}

void TestAsPerMarginOdds::fire_smallCasesByHand()
{
    Table table;
    // One box beyond 16 inches: only a six hits, and takes the last mast.
    QCOMPARE(
        table.adjust(
            R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"6th","x":50,"y":50,)"
            R"("fresh":{"starboard":false}},"f":{"side":"french-spanish","rate":"6th","masts":1,"x":70,"y":50}}})"),
        std::string());
    const Json odds6 = table.ask(odds());
    QVERIFY(odds6.at("dice_count") == Json(1));
    QCOMPARE(exact(odds6.at("outcome").at("dismasts")), std::string("1/6"));
    QCOMPARE(exact(odds6.at("outcome").at("strikes")), std::string("0/1"));
    QCOMPARE(odds6.at("guns").size(), std::size_t{1});
    QCOMPARE(exact(odds6.at("guns").front()), std::string("1/1"));
    QCOMPARE(exact(odds6.at("masts").back()), std::string("1/6"));
}

void TestAsPerMarginOdds::fire_rakeParity()
{
    Table table;
    // One die rakes a gunboat: a lone gun hit is odd, falls on her hull and sinks her.
    QCOMPARE(
        table.adjust(
            R"({"phase":"english-fire","ships":{"a":{"side":"english","rate":"gunboat","x":50,"y":50,"heading":"e",)"
            R"("fresh":{"forward":false}},"f":{"side":"french-spanish","rate":"gunboat","heading":"e","x":60,"y":50}}})"),
        std::string());
    const Json rake = table.ask(odds());
    QVERIFY(rake.at("rake").get<bool>());
    QVERIFY(rake.at("dice_count") == Json(2));
    // To 16 inches: 5 guns, 6 masts. One gun hit sinks: 2 · 1/6 · 5/6; two strike: 1/36.
    QCOMPARE(exact(rake.at("outcome").at("sinks")), std::string("5/18"));
    QCOMPARE(exact(rake.at("outcome").at("strikes")), std::string("1/36"));
}

void TestAsPerMarginOdds::boarding_againstThrownDice()
{
    Table table;
    QCOMPARE(table.adjust(duel(R"("rate":"5th")", R"("rate":"6th")")), std::string());
    const Json odds = table.ask(R"({"ask":"odds","kind":"board","ship":"a","target":"f"})");
    SeededGenerator random(7);
    constexpr int kThrows = 20000;
    int wins = 0;
    int strikes = 0;
    for (int i = 0; i < kThrows; ++i) {
        const auto hits = [&random](int count) {
            int sum = 0;
            for (int die = 0; die < count; ++die)
                sum += random.roll(DieKind::Pips6) >= 4 ? 1 : 0;
            return sum;
        };
        const int surplus = hits(12) - hits(6);
        wins += surplus > 0 ? 1 : 0;
        strikes += surplus >= 2 ? 1 : 0; // all of a 6th rate's guns
    }
    for (const auto &[key, count] :
         {std::pair("ship_wins", wins), std::pair("target_strikes", strikes)}) {
        const double p = odds.at(key).at("p").get<double>();
        QVERIFY(std::abs(count - p * kThrows) < 4 * std::sqrt(p * (1 - p) * kThrows));
    }
    QCOMPARE(exact(odds.at("target_strikes")), exact(odds.at("target_loses").back()));
}

void TestAsPerMarginOdds::nothing_isExactlyZero()
{
    Table table;
    // Eighteen dice do not fit exact weights; what can't be is 0 all the same.
    QCOMPARE(table.adjust(duel(R"("rate":"1st")", R"("rate":"1st","heading":"w")")), std::string());
    const Json fire = table.ask(odds());
    QVERIFY(fire.at("dice_count") == Json(18));
    QCOMPARE(exact(fire.at("outcome").at("cuts_bow_cable")), std::string("0/1"));
    QVERIFY(fire.at("outcome").at("sinks").at("p").get<double>() > 0);
    QCOMPARE(table.adjust(R"({"ships":{"f":{"struck":true}}})"), std::string());
    QCOMPARE(exact(table.ask(odds()).at("outcome").at("strikes")), std::string("0/1"));
    // Dice that do not bear do nothing.
    QCOMPARE(table.adjust(R"({"ships":{"a":{"heading":"e"}}})"), std::string());
    const Json none = table.ask(odds());
    QVERIFY(none.at("dice_count") == Json(0));
    QCOMPARE(exact(none.at("masts").front()), std::string("1/1"));
    QCOMPARE(exact(none.at("expected").at("guns")), std::string("0/1"));
}

QTEST_GUILESS_MAIN(TestAsPerMarginOdds)
#include "tst_as_per_margin_odds.moc"
