// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/odds.h"
#include "rules/trafalgar/weather.h"
#include "tests/rules/trafalgar_table.h"

#include <array>
#include <functional>
#include <map>

using namespace qd;
using namespace qd::trafalgar;

/// Odds (specification 5.12, 6.2, 6.3): the laws of the sheet worked out by hand, and volleys
/// against every throw of real dice handed to `decide`.
class TestTrafalgarOdds : public QObject {
    Q_OBJECT

private slots:
    void hits_data();
    void hits();
    void volley_againstEveryThrow_data();
    void volley_againstEveryThrow();
    void volley_leavesAnOpenChoiceAlone();
    void volley_whatWasGoneIsNotLost();
    void volley_refused_data();
    void volley_refused();
    void fort_refused_data();
    void fort_refused();
    void wind_data();
    void wind();
    void wind_barred();
    void wind_refused();
};

namespace {

constexpr std::array<int, 6> kDie{0, 0, 0, 1, 2, 3}; ///< the faces of the artillery die

constexpr auto kBroadside =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":0,)"
    R"("guns":{"port":1,"starboard":0},"masts":{"fore":false}}}})";
constexpr auto kFromTheBow =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"allied-frigate-1":{"at":[5,8],"heading":4}}})";
constexpr auto kBothSides =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-frigate-1":{"at":[4,2],"heading":0},"allied-line-2":{"at":[4,3],"heading":1}}})";

Chance chance(std::uint64_t part, std::uint64_t whole)
{
    return Chance::of(part, whole);
}

/// What one throw did to a ship, as `decide` has it: the open choices are answered with the first.
struct Outcome {
    int guns = 0, masts = 0;
    bool sunk = false;
};

void throwAll(int dice, const std::function<void(const std::vector<int> &)> &visit)
{
    std::vector<std::size_t> sides(static_cast<std::size_t>(dice), 0);
    for (;;) {
        std::vector<int> faces;
        for (const std::size_t side : sides)
            faces.push_back(kDie.at(side));
        visit(faces);
        std::size_t i = 0;
        while (i < sides.size() && ++sides[i] == kDie.size())
            sides[i++] = 0;
        if (i == sides.size())
            return;
    }
}

State after(const State &state, const std::string &command, const std::vector<int> &faces)
{
    Table table;
    table.state = state;
    if (!table.act(command, faces).empty())
        qFatal("refused: %s", table.refusal->message.c_str());
    while (!table.state.pending.empty()) {
        const Json choice = Game::pendingJson(table.state).at("choices").at(0);
        if (!table.act(canonicalText(Json{{"do", "choose-mast"}, {"masts", choice}})).empty())
            qFatal("the choice is refused");
    }
    return table.state;
}

} // namespace

void TestTrafalgarOdds::hits_data()
{
    QTest::addColumn<int>("guns");
    QTest::addColumn<int>("distance");
    QTest::addColumn<QList<int>>("parts"); ///< of `whole`, by number of hits
    QTest::addColumn<int>("whole");
    QTest::newRow("1 gun at 1") << 1 << 1 << QList<int>{1, 1} << 2;
    QTest::newRow("2 guns at 1") << 2 << 1 << QList<int>{1, 2, 1} << 4;
    QTest::newRow("3 guns at 1") << 3 << 1 << QList<int>{1, 3, 3, 1} << 8;
    QTest::newRow("2 guns at 2") << 2 << 2 << QList<int>{4, 4, 1} << 9;
    QTest::newRow("3 guns at 2") << 3 << 2 << QList<int>{8, 12, 6, 1} << 27;
    QTest::newRow("2 guns at 3") << 2 << 3 << QList<int>{25, 10, 1} << 36;
    QTest::newRow("3 guns at 3") << 3 << 3 << QList<int>{125, 75, 15, 1} << 216;
}

void TestTrafalgarOdds::hits()
{
    QFETCH(int, guns);
    QFETCH(int, distance);
    QFETCH(QList<int>, parts);
    QFETCH(int, whole);
    const Distribution law = hitsOf({}, guns, distance);
    QCOMPARE(law.size(), static_cast<std::size_t>(guns) + 1);
    for (int k = 0; k <= guns; ++k)
        QCOMPARE(law.chance(static_cast<std::size_t>(k)),
                 chance(static_cast<std::uint64_t>(parts[k]), static_cast<std::uint64_t>(whole)));
    Options exact;
    exact.dieReading = DieReading::Exact; // the last line of the table at every distance
    QCOMPARE(hitsOf(exact, guns, distance).chance(0).p, hitsOf({}, guns, 3).chance(0).p);
}

void TestTrafalgarOdds::volley_againstEveryThrow_data()
{
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<int>("dice");
    QTest::addColumn<QByteArray>("options");
    const QByteArray line("allied-line-1");
    QTest::newRow("battery with one gun")
        << QByteArray(kBroadside)
        << QByteArray(R"("ship":"english-line-1","target":"allied-line-1","aim":"battery")") << line
        << 3 << QByteArray();
    QTest::newRow("battery, then free masts: it may sink")
        << QByteArray(kBroadside)
        << QByteArray(R"("ship":"english-line-1","shots":[{"target":"allied-line-1",)"
                      R"("aim":"battery","guns":1},{"target":"allied-line-1","aim":"mast"}])")
        << line << 3 << QByteArray();
    QTest::newRow("one mast named twice")
        << QByteArray(kBroadside)
        << QByteArray(R"("ship":"english-line-1","shots":[{"target":"allied-line-1",)"
                      R"("aim":"main","guns":2},{"target":"allied-line-1","aim":"mizzen"}])")
        << line << 3 << QByteArray();
    QTest::newRow("free masts from the bow at 2")
        << QByteArray(kFromTheBow)
        << QByteArray(R"("ship":"english-line-1","target":"allied-frigate-1","aim":"mast")")
        << QByteArray("allied-frigate-1") << 3 << QByteArray(R"({"mainmast":"shielding"})");
    QTest::newRow("mainmast behind the foremast")
        << QByteArray(kFromTheBow)
        << QByteArray(R"("ship":"english-line-1","shots":[{"target":"allied-frigate-1",)"
                      R"("aim":"fore","guns":1},{"target":"allied-frigate-1","aim":"main"}])")
        << QByteArray("allied-frigate-1") << 3 << QByteArray();
    QTest::newRow("exact reading")
        << QByteArray(kFromTheBow)
        << QByteArray(R"("ship":"english-line-1","target":"allied-frigate-1","aim":"mast")")
        << QByteArray("allied-frigate-1") << 3 << QByteArray(R"({"die_reading":"exact"})");
    QTest::newRow("both sides of a frigate at a ship and a fort")
        << QByteArray(kBothSides)
        << QByteArray(R"("ship":"english-frigate-1","shots":[{"target":"allied-line-2",)"
                      R"("aim":"mast"},{"target":"cadiz-fort-1"}])")
        << QByteArray("allied-line-2") << 4 << QByteArray();
}

void TestTrafalgarOdds::volley_againstEveryThrow()
{
    QFETCH(QByteArray, scene);
    QFETCH(QByteArray, keys);
    QFETCH(QByteArray, target);
    QFETCH(int, dice);
    QFETCH(QByteArray, options);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(scene.toStdString()), std::string());
    const Json answer = table.ask(R"({"ask":"odds","of":"volley",)" + keys.toStdString() + "}");
    QVERIFY2(answer.contains("targets"), canonicalText(answer).c_str());
    std::map<int, int> guns, masts;
    int sunk = 0, forts = 0, whole = 0;
    const std::string id = target.toStdString();
    const ShipId ship = id == "allied-line-1" ? ShipId::AlliedLine1
        : id == "allied-line-2"               ? ShipId::AlliedLine2
                                              : ShipId::AlliedFrigate1;
    const Ship before = table.state.ship(ship);
    throwAll(dice, [&](const std::vector<int> &faces) {
        const State then = after(table.state, R"({"do":"fire",)" + keys.toStdString() + "}", faces);
        const Ship &hit = then.ship(ship);
        ++guns[before.guns[0] + before.guns[1] - hit.guns[0] - hit.guns[1]];
        ++masts[countOf(before.masts) - countOf(hit.masts)];
        sunk += hit.sunk ? 1 : 0;
        forts += then.fort(FortId::Cadiz1).gun ? 0 : 1;
        ++whole;
    });
    const Json &odds = answer.at("targets").at(0);
    const auto same = [whole](const Json &given, int ways) {
        const auto exact = fractionOf(static_cast<Wide>(ways), static_cast<Wide>(whole));
        const std::string text =
            exact->denominator == 1 ? std::to_string(exact->numerator) : exact->text();
        return given.at("exact") == text;
    };
    QCOMPARE(odds.at("guns_lost").size(), guns.size());
    for (const Json &entry : odds.at("guns_lost"))
        QVERIFY(same(entry, guns.at(entry.at("k").get<int>())));
    QCOMPARE(odds.at("masts_lost").size(), masts.size());
    for (const Json &entry : odds.at("masts_lost"))
        QVERIFY(same(entry, masts.at(entry.at("k").get<int>())));
    QVERIFY(same(odds.at("sunk"), sunk));
    if (answer.at("targets").size() > 1)
        QVERIFY(same(answer.at("targets").at(1).at("destroyed"), forts));
}

/// A choice that waits belongs to another volley.
void TestTrafalgarOdds::volley_leavesAnOpenChoiceAlone()
{
    Table table;
    QCOMPARE(table.adjust(kBroadside), std::string());
    QCOMPARE(table.act(R"({"do":"fire","ship":"english-line-1","target":"allied-line-1",)"
                       R"("aim":"mast","guns":1})",
                       {1}),
             std::string());
    QVERIFY(!table.state.pending.empty());
    const Json odds = table.ask(R"({"ask":"odds","of":"volley","ship":"english-line-1",)"
                                R"("target":"allied-line-1","aim":"battery","guns":1})");
    QCOMPARE(odds.at("targets").at(0).at("masts_lost").size(), std::size_t{1});
    QVERIFY(odds.at("targets").at(0).at("masts_lost").at(0).at("k") == Json(0));
}

/// A ship that has no masts does not lose its last one.
void TestTrafalgarOdds::volley_whatWasGoneIsNotLost()
{
    Table table;
    QCOMPARE(table.adjust(kBroadside), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"allied-line-1":{"masts":{"main":false,"mizzen":false}}}})"),
             std::string());
    const Json odds = table.ask(R"({"ask":"odds","of":"volley","ship":"english-line-1",)"
                                R"("target":"allied-line-1","aim":"battery","guns":1})");
    const Json &target = odds.at("targets").at(0);
    QVERIFY(target.at("dismasted").at("exact") == Json("0"));
    QVERIFY(target.at("sunk").at("exact") == Json("1/2")); // the last gun of a dismasted ship
    QVERIFY(target.at("silenced").at("exact") == Json("1/2"));
    QVERIFY(!target.contains("mast")); // no mast is named
}

void TestTrafalgarOdds::volley_refused_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *keys, const char *code) {
        QTest::newRow(name) << QByteArray(keys) << QByteArray(code);
    };
    row("no aim", R"("ship":"english-line-1","target":"allied-line-1")", "bad-command");
    row("dice", R"("ship":"english-line-1","target":"allied-line-1","aim":"mast","dice":[1])",
        "bad-command");
    row("a key that is none",
        R"("ship":"english-line-1","target":"allied-line-1","aim":"mast","colour":"red")",
        "bad-command");
    row("a command", R"("do":"fire","ship":"english-line-1","target":"allied-line-1")",
        "bad-command");
    row("shooter not there", R"("ship":"english-frigate-2","target":"allied-line-1","aim":"mast")",
        "bad-command");
    row("hits-8", R"("ship":"english-line-1","target":"allied-frigate-2","aim":"mast")",
        "target-sunk");
    row("fire-1", R"("ship":"english-line-1","target":"allied-line-2","aim":"mast")",
        "out-of-range");
    row("field-1", R"("ship":"english-frigate-1","target":"allied-line-1","aim":"mast")",
        "not-in-field");
    row("hits-5", R"("ship":"english-line-1","target":"allied-line-1","aim":"fore")", "mast-gone");
    row("power-1", R"("ship":"english-line-1","target":"allied-line-1","aim":"mast","guns":4)",
        "guns-fired");
}

void TestTrafalgarOdds::volley_refused()
{
    QFETCH(QByteArray, keys);
    QFETCH(QByteArray, code);
    Table table;
    QCOMPARE(table.adjust(kBroadside), std::string());
    QCOMPARE(table.adjust(R"({"phase":"wind","ships":{"english-frigate-2":{"at":null},)"
                          R"("allied-frigate-2":{"sunk":true},)"
                          R"("english-frigate-1":{"at":[5,7],"heading":0}}})"),
             std::string());
    const Json answer = table.ask(R"({"ask":"odds","of":"volley",)" + keys.toStdString() + "}");
    QCOMPARE(answer.value("error", std::string()), code.toStdString());
}

void TestTrafalgarOdds::fort_refused_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *set, const char *keys, const char *code) {
        QTest::newRow(name) << QByteArray(set) << QByteArray(keys) << QByteArray(code);
    };
    const char *shot = R"("fort":"cadiz-fort-1","target":"english-frigate-1")";
    row("none", "{}", shot, "");
    row("fort-3", R"({"forts":{"cadiz-fort-1":{"gun":false}}})", shot, "gun-gone");
    row("fort-2", R"({"forts":{"cadiz-fort-1":{"fired":true}}})", shot, "fort-fired");
    row("friend", "{}", R"("fort":"cadiz-fort-1","target":"allied-line-2")", "friendly-target");
    row("fire-1", "{}", R"("fort":"gibraltar-fort-1","target":"allied-line-2")", "out-of-range");
    row("sunk", R"({"ships":{"english-frigate-1":{"sunk":true}}})", shot, "target-sunk");
    row("not there", R"({"ships":{"english-frigate-1":{"at":null}}})", shot, "bad-command");
    row("no masts",
        R"({"ships":{"english-frigate-1":{"masts":{"fore":false,"main":false,"mizzen":false}}}})",
        shot, "no-masts");
    row("no fort", "{}", R"("target":"english-frigate-1")", "bad-command");
}

void TestTrafalgarOdds::fort_refused()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, keys);
    QFETCH(QByteArray, code);
    Table table;
    QCOMPARE(table.adjust(kBothSides), std::string());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const Json answer = table.ask(R"({"ask":"odds","of":"fort",)" + keys.toStdString() + "}");
    QCOMPARE(answer.value("error", std::string()), code.toStdString());
    if (code.isEmpty()) // at 2: one die of six shows 2 or 3
        QVERIFY(answer.at("targets").at(0).at("masts_lost").at(1).at("exact") == Json("1/3"));
}

void TestTrafalgarOdds::wind_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<QList<int>>("parts"); ///< of 6^rounds, from arrow 0
    QTest::newRow("one") << QByteArray() << 1 << QList<int>{3, 1, 1, 1, 0, 0};
    QTest::newRow("one, two stars back")
        << QByteArray(R"({"wind_two":"counter-clockwise"})") << 1 << QList<int>{3, 1, 0, 1, 1, 0};
    // 0: 0+0, 3+3; 1: 0+1 twice; 2: 0+2 twice, 1+1; 3: 0+3, 1+2 twice; 4: 1+3 twice, 2+2; 5: 2+3
    QTest::newRow("two") << QByteArray() << 2 << QList<int>{10, 6, 7, 8, 3, 2};
}

void TestTrafalgarOdds::wind()
{
    QFETCH(QByteArray, options);
    QFETCH(int, rounds);
    QFETCH(QList<int>, parts);
    const Table table(options.toStdString());
    const std::array<Chance, 6> odds = arrowOdds(table.state.options, 0, rounds);
    const std::uint64_t whole = rounds == 1 ? 6 : 36;
    for (int arrow = 0; arrow < kRosePoints; ++arrow)
        QCOMPARE(odds.at(static_cast<std::size_t>(arrow)),
                 chance(static_cast<std::uint64_t>(parts[arrow]), whole));
    double sum = 0;
    for (const Chance &each : arrowOdds(table.state.options, 4, 20))
        sum += each.p;
    QVERIFY(std::abs(sum - 1) < 1e-12);
}

/// With the fan three headings are barred at a time: each arrow bars those 2, 3 and 4 points on.
void TestTrafalgarOdds::wind_barred()
{
    const Table table(R"({"into_wind":"fan"})");
    const std::array<Chance, 6> odds = barredOdds(table.state, 0, 1);
    const std::array<std::uint64_t, 6> sixths{2, 1, 3, 4, 5, 3};
    for (std::size_t heading = 0; heading < sixths.size(); ++heading)
        QCOMPARE(odds.at(heading), chance(sixths.at(heading), 6));
}

void TestTrafalgarOdds::wind_refused()
{
    const Table table;
    const auto code = [&table](const char *query) {
        return table.ask(query).value("error", std::string());
    };
    QCOMPARE(code(R"({"ask":"odds","of":"wind"})"), std::string("bad-command")); // no arrow yet
    QCOMPARE(code(R"({"ask":"odds","of":"wind","arrow":5})"), std::string());
    QCOMPARE(code(R"({"ask":"odds","of":"wind","arrow":6})"), std::string("bad-command"));
    QCOMPARE(code(R"({"ask":"odds","of":"wind","arrow":0,"rounds":21})"),
             std::string("bad-command"));
    QCOMPARE(code(R"({"ask":"odds"})"), std::string("bad-command"));
}

QTEST_APPLESS_MAIN(TestTrafalgarOdds)
#include "tst_trafalgar_odds.moc"
