// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/plane.h"

#include <QTest>

#include <cmath>

using namespace qd;

/// The measured plane: directions, angles, and how a straight path passes a mark.
class TestGeometry : public QObject {
    Q_OBJECT

private slots:
    void bearing_data();
    void bearing();
    void angle_data();
    void angle();
    void moved_data();
    void moved();
    void approach_data();
    void approach();
    void limits_areInclusive();
    void bearingAndMove_agree();
};

void TestGeometry::bearing_data()
{
    QTest::addColumn<double>("dx");
    QTest::addColumn<double>("dy");
    QTest::addColumn<double>("degrees");
    QTest::newRow("north") << 0.0 << 1.0 << 0.0;
    QTest::newRow("east") << 2.0 << 0.0 << 90.0;
    QTest::newRow("south") << 0.0 << -3.0 << 180.0;
    QTest::newRow("west") << -1.0 << 0.0 << 270.0;
    QTest::newRow("north-east") << 1.0 << 1.0 << 45.0;
    QTest::newRow("south-west") << -5.0 << -5.0 << 225.0;
    QTest::newRow("same point") << 0.0 << 0.0 << 0.0;
}

void TestGeometry::bearing()
{
    QFETCH(double, dx);
    QFETCH(double, dy);
    QFETCH(double, degrees);
    QCOMPARE(qd::bearing({3, 4}, {3 + dx, 4 + dy}) + 1, degrees + 1);
    QCOMPARE(qd::distance({3, 4}, {3 + dx, 4 + dy}) + 1, std::hypot(dx, dy) + 1);
}

void TestGeometry::angle_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("whole");
    QTest::addColumn<double>("sign");
    QTest::newRow("0") << 0.0 << 0.0 << 0.0;
    QTest::newRow("360 is 0") << 360.0 << 0.0 << 0.0;
    QTest::newRow("180 stays") << 180.0 << 180.0 << 180.0;
    QTest::newRow("-180 is 180") << -180.0 << 180.0 << 180.0;
    QTest::newRow("181 is -179") << 181.0 << 181.0 << -179.0;
    QTest::newRow("-90") << -90.0 << 270.0 << -90.0;
    QTest::newRow("725") << 725.0 << 5.0 << 5.0;
    QTest::newRow("a hair below 0") << -1e-15 << 0.0 << 0.0;
    QTest::newRow("what would be shown as 360") << 359.9999999 << 0.0 << 0.0;
    QTest::newRow("what is shown as less than 360") << 359.999999 << 359.999999 << -1e-6;
}

void TestGeometry::angle()
{
    QFETCH(double, degrees);
    QFETCH(double, whole);
    QFETCH(double, sign);
    QCOMPARE(full(degrees) + 1, whole + 1);
    QCOMPARE(signedAngle(degrees) + 500, sign + 500);
    QVERIFY(full(degrees) >= 0 && full(degrees) < 360);
    QVERIFY(!std::signbit(full(degrees)));
}

void TestGeometry::moved_data()
{
    QTest::addColumn<double>("heading");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("north") << 0.0 << 10.0 << 15.0;
    QTest::newRow("east") << 90.0 << 15.0 << 10.0;
    QTest::newRow("south") << 180.0 << 10.0 << 5.0;
    QTest::newRow("west") << 270.0 << 5.0 << 10.0;
    QTest::newRow("three and four") << qRadiansToDegrees(std::atan2(3.0, 4.0)) << 13.0 << 14.0;
}

void TestGeometry::moved()
{
    QFETCH(double, heading);
    QFETCH(double, x);
    QFETCH(double, y);
    const Point end = qd::moved({10, 10}, heading, 5);
    QCOMPARE(end.x, x);
    QCOMPARE(end.y, y);
}

namespace {

constexpr double kNever = -1;

} // namespace

void TestGeometry::approach_data()
{
    QTest::addColumn<double>("x"); // the mark; the path begins at 0, 0 and runs north
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("closest");
    QTest::addColumn<double>("closestAt");
    QTest::addColumn<bool>("closing");
    QTest::addColumn<double>("at");
    QTest::newRow("dead ahead") << 0.0 << 10.0 << 12.0 << 0.0 << 10.0 << true << 7.0;
    QTest::newRow("dead ahead, just reached") << 0.0 << 10.0 << 7.0 << 3.0 << 7.0 << true << 7.0;
    QTest::newRow("dead ahead, too short") << 0.0 << 10.0 << 6.9 << 3.1 << 6.9 << true << kNever;
    QTest::newRow("passing at exactly three") << 3.0 << 8.0 << 12.0 << 3.0 << 8.0 << true << 8.0;
    QTest::newRow("passing beyond three") << 3.01 << 8.0 << 12.0 << 3.01 << 8.0 << true << kNever;
    QTest::newRow("passing within") << 1.8 << 8.0 << 12.0 << 1.8 << 8.0 << true << 5.6;
    QTest::newRow("within three at the start, ahead")
        << 0.0 << 2.0 << 1.0 << 1.0 << 1.0 << true << 0.0;
    QTest::newRow("within three, opening") << 0.0 << -2.0 << 5.0 << 2.0 << 0.0 << false << kNever;
    QTest::newRow("within three, abeam") << 2.0 << 0.0 << 5.0 << 2.0 << 0.0 << false << kNever;
    QTest::newRow("exactly three at the start, ahead")
        << 0.0 << 3.0 << 5.0 << 0.0 << 3.0 << true << 0.0;
    QTest::newRow("no way made") << 0.0 << 2.0 << 0.0 << 2.0 << 0.0 << false << kNever;
    QTest::newRow("on the same spot") << 0.0 << 0.0 << 4.0 << 0.0 << 0.0 << false << kNever;
}

void TestGeometry::approach()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, length);
    QFETCH(double, closest);
    QFETCH(double, closestAt);
    QFETCH(bool, closing);
    QFETCH(double, at);
    // The same scene turned and shifted gives the same numbers.
    for (const double heading : {0.0, 90.0, 217.0}) {
        const Point start{20, 30};
        const Point mark = qd::moved(qd::moved(start, heading, y), heading + 90, x);
        const Approach found = qd::approach(start, heading, length, mark, 3);
        QVERIFY(std::abs(found.start - std::hypot(x, y)) < 1e-9);
        QVERIFY(std::abs(found.closest - closest) < 1e-6);
        QVERIFY(std::abs(found.closestAt - closestAt) < 1e-6);
        QCOMPARE(found.closing, closing);
        QCOMPARE(found.at.has_value(), at != kNever);
        if (found.at)
            QVERIFY2(std::abs(*found.at - at) < 1e-4, QByteArray::number(*found.at));
    }
}

void TestGeometry::limits_areInclusive()
{
    QVERIFY(atMost(8 + 5e-7, 8) && !atMost(8 + 2e-6, 8));
    QVERIFY(atLeast(8 - 5e-7, 8) && !atLeast(8 - 2e-6, 8));
    QVERIFY(same(8, 8 + 9e-7) && !same(8, 8.00001));
}

void TestGeometry::bearingAndMove_agree()
{
    for (double heading = 0; heading < 360; heading += 11.25) {
        const Point end = qd::moved({5, -7}, heading, 9);
        QVERIFY(std::abs(signedAngle(qd::bearing({5, -7}, end) - heading)) < 1e-9);
        QVERIFY(std::abs(qd::distance({5, -7}, end) - 9) < 1e-9);
    }
}

QTEST_GUILESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
