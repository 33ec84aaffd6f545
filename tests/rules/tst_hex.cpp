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
};

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

QTEST_GUILESS_MAIN(TestHex)
#include "tst_hex.moc"
