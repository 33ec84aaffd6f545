// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/weather.h"
#include "tests/rules/trafalgar_table.h"

#include <algorithm>
#include <map>

using namespace qd;
using namespace qd::trafalgar;

/// Ways, reaches, fields of fire, what a target shows, which masts may fall, the wind (sections 6
/// and 7.3).
class TestTrafalgarSpace : public QObject {
    Q_OBJECT

private slots:
    void reach_holdsEveryWay_data();
    void reach_holdsEveryWay();
    void course_data();
    void course();
    void course_offTheBoardIsLast();
    void field_ofTheTable_data();
    void field_ofTheTable();
    void field_counts_data();
    void field_counts();
    void shows_data();
    void shows();
    void masts_data();
    void masts();
    void needs_data();
    void needs();
    void wind_data();
    void wind();
};

namespace {

constexpr auto kOpenSea =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-frigate-1":{"at":[6,6],"heading":0}}})";
constexpr auto kAmongReefs =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-frigate-1":{"at":[7,2],"heading":2},"allied-line-1":{"at":[6,3]}}})";
constexpr auto kByABank =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":2},"ships":{)"
    R"("english-frigate-1":{"at":[1,6],"heading":0}}})";
constexpr auto kAtTheEdge =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":0},"ships":{)"
    R"("english-frigate-1":{"at":[17,0],"heading":0}}})";
constexpr auto kByAMate =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-frigate-1":{"at":[6,6],"heading":0},"english-line-2":{"at":[8,6]}},)"
    R"("flags":{"allied":{"ship":"english-line-2"}}})";
constexpr auto kOnAMate =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-frigate-1":{"at":[6,6],"heading":0},"english-line-2":{"at":[6,6]}},)"
    R"("flags":{"allied":{"ship":"english-frigate-1"}}})";

using Key = std::tuple<int, int, int>;

Key keyOf(const Station &station)
{
    return {station.at.q, station.at.r, station.heading};
}

/// Every way of so many letters, shorter before longer and each length in dictionary order.
std::vector<std::string> allWays(int letters)
{
    std::vector<std::string> ways{{}};
    std::size_t from = 0;
    for (int length = 1; length <= letters; ++length) {
        const std::size_t to = ways.size();
        for (; from < to; ++from)
            for (const char letter : {'f', 'p', 's'})
                ways.push_back(ways[from] + letter);
    }
    return ways;
}

const MastSet kAllMasts{true, true, true};

MastSet mastsOf(const char *text)
{
    const QByteArray names(text);
    return {names.contains("fore"), names.contains("main"), names.contains("mizzen")};
}

QByteArray textOf(const std::vector<MastSet> &sets)
{
    QList<QByteArray> all;
    for (const MastSet &set : sets) {
        QList<QByteArray> names;
        for (const Mast mast : kMasts)
            if (set[indexOf(mast)])
                names << QByteArray::fromStdString(std::string(nameOf(mast)));
        all << names.join('+');
    }
    return all.join(' ');
}

} // namespace

void TestTrafalgarSpace::reach_holdsEveryWay_data()
{
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("open sea") << QByteArray(kOpenSea) << QByteArray();
    QTest::newRow("among reefs") << QByteArray(kAmongReefs) << QByteArray();
    QTest::newRow("by a bank") << QByteArray(kByABank) << QByteArray();
    QTest::newRow("no stop on the bank")
        << QByteArray(kByABank) << QByteArray(R"({"sandbank_stop":false})");
    QTest::newRow("at the edge") << QByteArray(kAtTheEdge) << QByteArray();
    QTest::newRow("not facing the wind")
        << QByteArray(kAtTheEdge) << QByteArray(R"({"into_wind":"facing"})");
    QTest::newRow("fan") << QByteArray(kOpenSea) << QByteArray(R"({"into_wind":"fan"})");
    QTest::newRow("by a mate with a flag") << QByteArray(kByAMate) << QByteArray();
    QTest::newRow("on a mate's point") << QByteArray(kOnAMate) << QByteArray();
}

/// Walks every string of letters there is: the reach must list just the ends of those that the
/// rules take, each with the first of its cheapest ways.
void TestTrafalgarSpace::reach_holdsEveryWay()
{
    QFETCH(QByteArray, scene);
    QFETCH(QByteArray, options);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(scene.toStdString()), std::string());
    const ShipId ship = ShipId::EnglishFrigate1;
    std::map<Key, std::string> places, aside;
    for (const std::string &way : allWays(remainingOf(table.state, ship))) {
        const Course plain = courseOf(table.state, ship, way, Alongside::No);
        if (plain.refusals.empty())
            places.emplace(keyOf(plain.end), way);
        const Course mate = courseOf(table.state, ship, way, Alongside::Yes);
        if (!plain.refusals.empty() && mate.refusals.empty())
            aside.emplace(keyOf(mate.end), way);
    }
    for (const auto &[key, way] : places)
        aside.erase(key);
    const Reach reach = reachOf(table.state, ship);
    QCOMPARE(reach.places.size(), places.size());
    QCOMPARE(reach.alongside.size(), aside.size());
    for (const Reached &reached : reach.places)
        QCOMPARE(reached.way, places.at(keyOf(reached.station)));
    for (const Reached &reached : reach.alongside)
        QCOMPARE(reached.way, aside.at(keyOf(reached.station)));
    const auto before = [](const Reached &a, const Reached &b) {
        return a.way.size() != b.way.size() ? a.way.size() < b.way.size() : a.way < b.way;
    };
    QVERIFY(std::is_sorted(reach.places.begin(), reach.places.end(), before));
}

void TestTrafalgarSpace::course_data()
{
    QTest::addColumn<QByteArray>("scene");
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QByteArray>("codes");
    QTest::newRow("speed-3") << QByteArray(kOpenSea) << QByteArray("fffffff")
                             << QByteArray("too-many-moves");
    QTest::newRow("start-1: arrow 1 bars heading 4")
        << QByteArray(kOpenSea) << QByteArray("ppf") << QByteArray("into-wind 3");
    QTest::newRow("start-1: turning there is free")
        << QByteArray(kOpenSea) << QByteArray("ppsf") << QByteArray();
    QTest::newRow("move-5: c10") << QByteArray(kAmongReefs) << QByteArray("ppf")
                                 << QByteArray("reef 3");
    QTest::newRow("move-5: bank for a frigate")
        << QByteArray(kByABank) << QByteArray("f") << QByteArray();
    QTest::newRow("move-4: c9 to the Allied ship")
        << QByteArray(kAmongReefs) << QByteArray("f") << QByteArray("occupied 1");
    QTest::newRow("move-1: the edge")
        << QByteArray(kAtTheEdge) << QByteArray("ff") << QByteArray("off-board 2");
    QTest::newRow("flag-4: without the key")
        << QByteArray(kByAMate) << QByteArray("ff") << QByteArray("occupied 2");
    QTest::newRow("flag-4: off a point shared since the turn began")
        << QByteArray(kOnAMate) << QByteArray("f") << QByteArray();
}

void TestTrafalgarSpace::course()
{
    QFETCH(QByteArray, scene);
    QFETCH(QByteArray, way);
    QFETCH(QByteArray, codes);
    Table table;
    QCOMPARE(table.adjust(scene.toStdString()), std::string());
    const Course course =
        courseOf(table.state, ShipId::EnglishFrigate1, way.toStdString(), Alongside::No);
    QList<QByteArray> found;
    for (const Refusal &refusal : course.refusals) {
        found << QByteArray::fromStdString(refusal.code);
        for (const auto &[key, value] : refusal.details)
            if (key == "step")
                found << QByteArray::number(std::get<int>(value));
    }
    QCOMPARE(found.join(' '), codes);
}

void TestTrafalgarSpace::course_offTheBoardIsLast()
{
    Table table;
    QCOMPARE(table.adjust(kAtTheEdge), std::string());
    const Course course =
        courseOf(table.state, ShipId::EnglishFrigate1, "fffffffff", Alongside::No);
    QVERIFY(course.offBoard);
    QCOMPARE(course.refusals.size(), std::size_t{2});
    QCOMPARE(course.refusals.front().code, std::string("too-many-moves"));
    QCOMPARE(course.refusals.back().code, std::string("off-board"));
    QCOMPARE(course.stations.size(), std::size_t{1}); // it stays on the last point
}

void TestTrafalgarSpace::field_ofTheTable_data()
{
    QTest::addColumn<int>("heading");
    for (int heading = 0; heading < kHeadings; ++heading)
        QTest::addRow("heading %d", heading) << heading;
}

/// r-02, table 6.5: a steps on the heading 60° off, b on the one 120° off.
void TestTrafalgarSpace::field_ofTheTable()
{
    QFETCH(int, heading);
    const Table table;
    const Station ship{{6, 6}, heading};
    for (const GunSide side : kGunSides) {
        const int way = side == GunSide::Starboard ? 1 : -1;
        std::vector<LatticePoint> want;
        for (int a = 0; a <= 3; ++a)
            for (int b = a == 0 ? 1 : 0; a + b <= 3; ++b)
                want.push_back(ship.at + a * stepOn(heading + way) + b * stepOn(heading + 2 * way));
        std::vector<LatticePoint> found = fieldPoints(table.state, ship, side);
        QVERIFY(std::is_sorted(found.begin(), found.end(), [&](LatticePoint x, LatticePoint y) {
            return std::tuple(distance(ship.at, x), x.r, x.q)
                < std::tuple(distance(ship.at, y), y.r, y.q);
        }));
        std::sort(found.begin(), found.end());
        std::sort(want.begin(), want.end());
        QCOMPARE(found, want);
        for (const LatticePoint at : want)
            QVERIFY(fieldOf(table.state, ship, at) == side);
    }
    QVERIFY(!fieldOf(table.state, ship, ship.at));
    QVERIFY(!fieldOf(table.state, ship, ship.at + stepOn(heading)));
    QVERIFY(!fieldOf(table.state, ship, ship.at - stepOn(heading)));
}

void TestTrafalgarSpace::field_counts_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("points");
    QTest::newRow("closed: 2 + 3 + 4") << QByteArray(R"({"field_of_fire":"closed"})") << 9;
    QTest::newRow("open: 0 + 1 + 2") << QByteArray(R"({"field_of_fire":"open"})") << 3;
    QTest::newRow("beam: 2 + 5 + 8") << QByteArray(R"({"field_of_fire":"beam"})") << 15;
}

void TestTrafalgarSpace::field_counts()
{
    QFETCH(QByteArray, options);
    QFETCH(int, points);
    const Table table(options.toStdString());
    for (int heading = 0; heading < kHeadings; ++heading)
        for (const GunSide side : kGunSides)
            QCOMPARE(fieldPoints(table.state, {{6, 6}, heading}, side).size(),
                     static_cast<std::size_t>(points));
    // By the edge only points of the board count.
    QCOMPARE(fieldPoints(table.state, {{6, 0}, 0}, GunSide::Port).size(), std::size_t{0});
}

void TestTrafalgarSpace::shows_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<QByteArray>("wedge");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](int q, int r, const char *wedge, const char *line) {
        QTest::addRow("(%d,%d)", q, r) << q << r << QByteArray(wedge) << QByteArray(line);
    };
    for (int far = 1; far <= 3; ++far) {
        row(far, 0, "bow", "bow");
        row(-far, 0, "stern", "stern");
    }
    for (const auto &[q, r] : {std::pair(2, -1), {3, -2}, {3, -1}})
        row(q, r, "bow", "port");
    for (const auto &[q, r] : {std::pair(1, 1), {2, 1}, {1, 2}})
        row(q, r, "bow", "starboard");
    for (const auto &[q, r] : {std::pair(-1, -1), {-1, -2}, {-2, -1}})
        row(q, r, "stern", "port");
    for (const auto &[q, r] : {std::pair(-2, 1), {-3, 1}, {-3, 2}})
        row(q, r, "stern", "starboard");
    for (const auto &[q, r] : {std::pair(0, -1), {1, -1}, {1, -2}, {0, -3}, {3, -3}})
        row(q, r, "port", "port");
    for (const auto &[q, r] : {std::pair(-1, 1), {0, 1}, {-1, 2}, {-3, 3}, {0, 3}})
        row(q, r, "starboard", "starboard");
}

/// Table 6.6, and the same turned to every heading.
void TestTrafalgarSpace::shows()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(QByteArray, wedge);
    QFETCH(QByteArray, line);
    Options options;
    for (int heading = 0; heading < kHeadings; ++heading) {
        const Station target{{6, 6}, heading};
        const LatticePoint shooter = target.at + rotated({q, r}, heading);
        options.presentation = Presentation::Wedge;
        QCOMPARE(nameOf(showsOf(options, target, shooter)), wedge.toStdString());
        options.presentation = Presentation::Line;
        QCOMPARE(nameOf(showsOf(options, target, shooter)), line.toStdString());
    }
}

void TestTrafalgarSpace::masts_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<QByteArray>("masts");
    QTest::addColumn<int>("shows");
    QTest::addColumn<int>("hits");
    QTest::addColumn<QByteArray>("sets");
    const auto row = [](const char *name, Mainmast option, const char *masts, Shows shows, int hits,
                        const char *sets) {
        QTest::newRow(name) << static_cast<int>(option) << QByteArray(masts)
                            << static_cast<int>(shows) << hits << QByteArray(sets);
    };
    const char *all = "fore main mizzen";
    row("side, one", Mainmast::Either, all, Shows::Port, 1, "fore main mizzen");
    row("side, two", Mainmast::Either, all, Shows::Starboard, 2,
        "fore+main fore+mizzen main+mizzen");
    row("side, all", Mainmast::Either, all, Shows::Port, 3, "fore+main+mizzen");
    row("side, more than all", Mainmast::Either, all, Shows::Port, 5, "fore+main+mizzen");
    row("bow, one", Mainmast::Either, all, Shows::Bow, 1, "fore mizzen");
    row("bow, two: the first opens the mainmast", Mainmast::Either, all, Shows::Bow, 2,
        "fore+main fore+mizzen main+mizzen");
    row("stern, foremast gone", Mainmast::Either, "main mizzen", Shows::Stern, 1, "main mizzen");
    row("none left", Mainmast::Either, "", Shows::Port, 2, "");
    row("shielding, bow, one", Mainmast::Shielding, all, Shows::Bow, 1, "fore mizzen");
    row("shielding, bow, two: only behind the foremast", Mainmast::Shielding, all, Shows::Bow, 2,
        "fore+main fore+mizzen");
    row("shielding, stern, two", Mainmast::Shielding, all, Shows::Stern, 2,
        "fore+mizzen main+mizzen");
    row("shielding, stern, foremast gone", Mainmast::Shielding, "main mizzen", Shows::Stern, 1,
        "mizzen");
    row("ends only, side", Mainmast::EndsOnly, all, Shows::Port, 3, "fore+mizzen");
    row("ends only, side, mainmast alone", Mainmast::EndsOnly, "main", Shows::Port, 1, "");
    row("ends only, bow, mainmast alone", Mainmast::EndsOnly, "main", Shows::Bow, 1, "main");
}

void TestTrafalgarSpace::masts()
{
    QFETCH(int, option);
    QFETCH(QByteArray, masts);
    QFETCH(int, shows);
    QFETCH(int, hits);
    QFETCH(QByteArray, sets);
    Options options;
    options.mainmast = static_cast<Mainmast>(option);
    QCOMPARE(
        textOf(mastChoices(options, mastsOf(masts.constData()), static_cast<Shows>(shows), hits)),
        sets);
}

void TestTrafalgarSpace::needs_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<QList<int>>("maximum");
    QTest::addColumn<QList<int>>("exact");
    QTest::newRow("0") << 0 << QList<int>() << QList<int>();
    QTest::newRow("1") << 1 << QList<int>{1, 2, 3} << QList<int>{1};
    QTest::newRow("2") << 2 << QList<int>{2, 3} << QList<int>{2};
    QTest::newRow("3") << 3 << QList<int>{3} << QList<int>{3};
    QTest::newRow("4") << 4 << QList<int>() << QList<int>();
}

void TestTrafalgarSpace::needs()
{
    QFETCH(int, distance);
    QFETCH(QList<int>, maximum);
    QFETCH(QList<int>, exact);
    Options options;
    const auto faces = [&] {
        const std::vector<int> found = needsAt(options, distance);
        return QList<int>(found.begin(), found.end());
    };
    QCOMPARE(faces(), maximum);
    QCOMPARE(hittingFaces(options, distance), static_cast<int>(maximum.size()));
    options.dieReading = DieReading::Exact;
    QCOMPARE(faces(), exact);
}

void TestTrafalgarSpace::wind_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QList<int>>("barred");
    const QByteArray between(R"({"base":"schematic","rose":{"points":6,"offset":30}})");
    QTest::newRow("r-07") << QByteArray() << QByteArray() << QList<int>{4};
    QTest::newRow("facing") << QByteArray(R"({"into_wind":"facing"})") << QByteArray()
                            << QList<int>{4};
    QTest::newRow("fan") << QByteArray(R"({"into_wind":"fan"})") << QByteArray()
                         << QList<int>{3, 4, 5};
    QTest::newRow("off") << QByteArray(R"({"into_wind":"off"})") << QByteArray() << QList<int>();
    QTest::newRow("r-09: from") << QByteArray(R"({"wind_arrow":"from"})") << QByteArray()
                                << QList<int>{1};
    QTest::newRow("r-09: between the headings") << QByteArray() << between << QList<int>{4, 5};
    QTest::newRow("fan between the headings")
        << QByteArray(R"({"into_wind":"fan"})") << between << QList<int>{4, 5};
}

/// The arrow at rose point 1.
void TestTrafalgarSpace::wind()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, board);
    QFETCH(QList<int>, barred);
    const Table table(options.toStdString(), board.toStdString());
    QVERIFY(barredNow(table.state).empty()); // not placed yet
    const std::vector<int> found = barredWith(table.state, 1);
    QCOMPARE(QList<int>(found.begin(), found.end()), barred);
}

QTEST_APPLESS_MAIN(TestTrafalgarSpace)
#include "tst_trafalgar_space.moc"
