// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/hex.h"

#include <QTest>

#include <algorithm>

using namespace qd;

/// The hex grid (Corunna, ruling R72, R73), values worked out on paper.
class TestHex : public QObject {
    Q_OBJECT

private slots:
    void neighboursOfEachLayout_data();
    void neighboursOfEachLayout();
    void distances();
    void lineAlongAColumn();
    void lineAlongAHexside();
    void linesAreThoseOfThePlane_data();
    void linesAreThoseOfThePlane();
};

namespace {

/// A hex's middle in whole numbers, told by the layout alone: three to a column, two to a row (or
/// the other way round where rows are shifted).
struct Middle {
    long x = 0, y = 0;
};

Middle middleOf(HexLayout layout, int column, int row)
{
    switch (layout) {
    case HexLayout::ColumnsEvenDown:
        return {3L * column, 2L * row + (column % 2 == 0 ? 1 : 0)};
    case HexLayout::ColumnsOddDown:
        return {3L * column, 2L * row + (column % 2 != 0 ? 1 : 0)};
    case HexLayout::RowsEvenRight:
        return {2L * column + (row % 2 == 0 ? 1 : 0), 3L * row};
    case HexLayout::RowsOddRight:
        return {2L * column + (row % 2 != 0 ? 1 : 0), 3L * row};
    }
    return {};
}

/// The square of the distance between two points, in units in which neighbours are 12 apart.
long apart(HexLayout layout, Middle a, Middle b)
{
    const long dx = a.x - b.x;
    const long dy = a.y - b.y;
    const bool columns =
        layout == HexLayout::ColumnsEvenDown || layout == HexLayout::ColumnsOddDown;
    return columns ? dx * dx + 3 * dy * dy : 3 * dx * dx + dy * dy;
}

} // namespace

void TestHex::neighboursOfEachLayout_data()
{
    QTest::addColumn<HexLayout>("layout");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("adjacent");
    // From column 10, row 10. Where even columns lie lower, 11,11 touches it and 11,9 does not.
    QTest::newRow("even columns down, right above")
        << HexLayout::ColumnsEvenDown << 11 << 10 << true;
    QTest::newRow("even columns down, right below")
        << HexLayout::ColumnsEvenDown << 11 << 11 << true;
    QTest::newRow("even columns down, too high") << HexLayout::ColumnsEvenDown << 11 << 9 << false;
    QTest::newRow("odd columns down, right above") << HexLayout::ColumnsOddDown << 11 << 9 << true;
    QTest::newRow("odd columns down, too low") << HexLayout::ColumnsOddDown << 11 << 11 << false;
    QTest::newRow("even rows right, below right") << HexLayout::RowsEvenRight << 11 << 11 << true;
    QTest::newRow("even rows right, too far left") << HexLayout::RowsEvenRight << 9 << 11 << false;
    QTest::newRow("odd rows right, below left") << HexLayout::RowsOddRight << 9 << 11 << true;
    QTest::newRow("odd rows right, too far right") << HexLayout::RowsOddRight << 11 << 11 << false;
}

void TestHex::neighboursOfEachLayout()
{
    QFETCH(HexLayout, layout);
    QFETCH(int, column);
    QFETCH(int, row);
    QFETCH(bool, adjacent);
    const HexCube here = cubeOf(layout, 10, 10);
    const HexCube there = cubeOf(layout, column, row);
    QCOMPARE(hexDistance(here, there) == 1, adjacent);
    const auto around = hexNeighbours(here);
    QCOMPARE(around.size(), std::size_t{6});
    QCOMPARE(std::count(around.begin(), around.end(), there) == 1, adjacent);
}

void TestHex::distances()
{
    const auto at = [](int column, int row) {
        return cubeOf(HexLayout::ColumnsEvenDown, column, row);
    };
    QCOMPARE(hexDistance(at(1, 1), at(1, 1)), 0);
    QCOMPARE(hexDistance(at(10, 10), at(11, 9)), 2);
    QCOMPARE(hexDistance(at(19, 15), at(19, 25)), 10);
    // Six columns on, up to three rows cost nothing more.
    QCOMPARE(hexDistance(at(1, 1), at(7, 4)), 6);
    QCOMPARE(hexDistance(at(1, 1), at(7, 1)), 6);
    QCOMPARE(hexDistance(at(1, 1), at(7, 5)), 7);
}

void TestHex::lineAlongAColumn()
{
    const HexCube from = cubeOf(HexLayout::ColumnsEvenDown, 10, 10);
    const HexCube to = cubeOf(HexLayout::ColumnsEvenDown, 10, 13);
    const auto line = hexLine(from, to);
    QCOMPARE(line.size(), std::size_t{4});
    for (std::size_t i = 0; i < line.size(); ++i) {
        const HexCube step = cubeOf(HexLayout::ColumnsEvenDown, 10, 10 + static_cast<int>(i));
        QVERIFY(line[i].first == step && line[i].second == step);
    }
}

void TestHex::lineAlongAHexside()
{
    // Two columns on in the same row: half way it runs between two hexes of the middle column.
    const auto line = hexLine(cubeOf(HexLayout::ColumnsEvenDown, 10, 10),
                              cubeOf(HexLayout::ColumnsEvenDown, 12, 10));
    QCOMPARE(line.size(), std::size_t{3});
    const HexCube upper = cubeOf(HexLayout::ColumnsEvenDown, 11, 10);
    const HexCube lower = cubeOf(HexLayout::ColumnsEvenDown, 11, 11);
    QVERIFY(line[1].first != line[1].second);
    QVERIFY(line[1].first == upper || line[1].second == upper);
    QVERIFY(line[1].first == lower || line[1].second == lower);
}

void TestHex::linesAreThoseOfThePlane_data()
{
    QTest::addColumn<HexLayout>("layout");
    QTest::newRow("even columns down") << HexLayout::ColumnsEvenDown;
    QTest::newRow("odd columns down") << HexLayout::ColumnsOddDown;
    QTest::newRow("even rows right") << HexLayout::RowsEvenRight;
    QTest::newRow("odd rows right") << HexLayout::RowsOddRight;
}

/// Each step of a line is the hex, or the two, whose middles lie nearest to its point of the
/// straight line, measured in whole numbers and without cubes.
void TestHex::linesAreThoseOfThePlane()
{
    QFETCH(HexLayout, layout);
    constexpr int kSize = 14;
    int doubled = 0;
    // From a hex of each kind of column and row to every other.
    for (int pair = 0; pair < 4 * kSize * kSize; ++pair) {
        const int c1 = 5 + pair % 2;
        const int r1 = 8 + pair / 2 % 2;
        const int c2 = 1 + pair / 4 % kSize;
        const int r2 = 1 + pair / 4 / kSize;
        const HexCube from = cubeOf(layout, c1, r1);
        const HexCube to = cubeOf(layout, c2, r2);
        const auto line = hexLine(from, to);
        const long length = static_cast<long>(line.size()) - 1;
        const Middle a = middleOf(layout, c1, r1);
        const Middle b = middleOf(layout, c2, r2);
        for (long i = 0; i <= length; ++i) {
            // The point, and all middles, times the length: nothing is divided.
            const long times = std::max(length, 1L);
            const Middle point{a.x * times + (b.x - a.x) * i, a.y * times + (b.y - a.y) * i};
            long least = -1;
            std::vector<HexCube> nearest;
            for (int column = 0; column <= kSize + 1; ++column)
                for (int row = 0; row <= kSize + 1; ++row) {
                    const Middle here = middleOf(layout, column, row);
                    const long away = apart(layout, {here.x * times, here.y * times}, point);
                    if (least < 0 || away < least)
                        nearest.clear();
                    if (least < 0 || away <= least) {
                        least = away;
                        nearest.push_back(cubeOf(layout, column, row));
                    }
                }
            std::vector<HexCube> step{line[static_cast<std::size_t>(i)].first};
            if (line[static_cast<std::size_t>(i)].second != step.front())
                step.push_back(line[static_cast<std::size_t>(i)].second);
            std::sort(step.begin(), step.end());
            std::sort(nearest.begin(), nearest.end());
            QVERIFY(step == nearest);
            doubled += step.size() == 2 ? 1 : 0;
        }
    }
    QVERIFY(doubled > 50); // lines along hexsides were among them
}

QTEST_GUILESS_MAIN(TestHex)
#include "tst_hex.moc"
