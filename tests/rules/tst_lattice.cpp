// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/lattice.h"

#include <QTest>

using namespace qd;

/// The triangular lattice: steps, turns, distances, and vectors split along two headings.
class TestLattice : public QObject {
    Q_OBJECT

private slots:
    void step_data();
    void step();
    void rotation_goesRoundInSixTurns();
    void distance_data();
    void distance();
    void steps_data();
    void steps();
    void steps_addUp();
    void straight_data();
    void straight();
    void turned_staysWithinSix();
};

void TestLattice::step_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    const int steps[kHeadings][2]{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    for (int heading = 0; heading < kHeadings; ++heading)
        QTest::addRow("%d", heading) << steps[heading][0] << steps[heading][1];
}

void TestLattice::step()
{
    QFETCH(int, q);
    QFETCH(int, r);
    const int heading = QString::fromLatin1(QTest::currentDataTag()).toInt();
    QCOMPARE(stepOn(heading), (LatticePoint{q, r}));
    QCOMPARE(rotated({1, 0}, heading), (LatticePoint{q, r}));
    QCOMPARE(stepOn(heading) + stepOn(heading + 3), (LatticePoint{}));
}

void TestLattice::rotation_goesRoundInSixTurns()
{
    QCOMPARE(rotated({2, 1}, 1), (LatticePoint{-1, 3}));
    QCOMPARE(rotated({2, 1}, 3), (LatticePoint{-2, -1}));
    QCOMPARE(rotated({2, 1}, -1), (LatticePoint{3, -2}));
    QCOMPARE(rotated({2, 1}, 6), (LatticePoint{2, 1}));
}

void TestLattice::distance_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<int>("steps");
    QTest::newRow("same point") << 0 << 0 << 0;
    QTest::newRow("neighbour") << 0 << 1 << 1;
    QTest::newRow("along a row") << 3 << 0 << 3;
    QTest::newRow("both down") << 1 << 1 << 2;
    QTest::newRow("across") << 2 << -1 << 2;
    QTest::newRow("down left") << -2 << 3 << 3;
    QTest::newRow("corner to corner of the schematic board") << 12 << 12 << 24;
}

void TestLattice::distance()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(int, steps);
    const LatticePoint from{6, -2};
    QCOMPARE(qd::distance(from, from + LatticePoint{q, r}), steps);
    QCOMPARE(qd::distance(from + LatticePoint{q, r}, from), steps);
}

void TestLattice::steps_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<int>("heading");
    QTest::addColumn<int>("along");
    QTest::addColumn<int>("aside");
    QTest::newRow("nothing") << 0 << 0 << 0 << 0 << 0;
    QTest::newRow("right") << 1 << 0 << 0 << 1 << 0;
    QTest::newRow("down right and down left") << -2 << 3 << 1 << 1 << 2;
    QTest::newRow("up right") << 3 << -3 << 5 << 3 << 0;
    QTest::newRow("up right and right") << 2 << -1 << 5 << 1 << 1;
    QTest::newRow("left and up left") << -1 << -2 << 3 << 1 << 2;
}

void TestLattice::steps()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(int, heading);
    QFETCH(int, along);
    QFETCH(int, aside);
    QCOMPARE(stepsOf({q, r}), (LatticeSteps{heading, along, aside}));
}

void TestLattice::steps_addUp()
{
    for (int q = -5; q <= 5; ++q)
        for (int r = -5; r <= 5; ++r) {
            const LatticeSteps found = stepsOf({q, r});
            const LatticePoint sum =
                found.along * stepOn(found.heading) + found.aside * stepOn(found.heading + 1);
            QCOMPARE(sum, (LatticePoint{q, r}));
            QCOMPARE(found.along + found.aside, qd::distance({}, {q, r}));
            QVERIFY(found.along > 0 || (q == 0 && r == 0));
        }
}

void TestLattice::straight_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<int>("heading");
    QTest::newRow("ahead") << 2 << 0 << 0;
    QTest::newRow("up right") << 2 << -2 << 5;
    QTest::newRow("off the lines") << 1 << 1 << -1;
    QTest::newRow("same point") << 0 << 0 << -1;
}

void TestLattice::straight()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(int, heading);
    QCOMPARE(straightHeading({4, 4}, {4 + q, 4 + r}).value_or(-1), heading);
}

void TestLattice::turned_staysWithinSix()
{
    QCOMPARE(turned(0, -1), 5);
    QCOMPARE(turned(5, 1), 0);
    QCOMPARE(turned(4, -13), 3);
}

QTEST_APPLESS_MAIN(TestLattice)
#include "tst_lattice.moc"
