// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/distribution.h"
#include "rules/odds/throws.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace qd;

class TestOdds : public QObject {
    Q_OBJECT
private slots:
    void binomial_data();
    void binomial();
    void sumsAndTails();
    void beyondTheWidth();
    void everyThrowOnce();
    void fractions();
};

void TestOdds::binomial_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("exact");
    QTest::newRow("10.4: no die") << 0 << 0 << QStringLiteral("1/1");
    QTest::newRow("10.4: three dice, none") << 3 << 0 << QStringLiteral("8/27");
    QTest::newRow("10.4: three dice, one") << 3 << 1 << QStringLiteral("4/9");
    QTest::newRow("10.4: three dice, three") << 3 << 3 << QStringLiteral("1/27");
    QTest::newRow("10.4: five dice, two") << 5 << 2 << QStringLiteral("80/243");
    QTest::newRow("more than dice") << 3 << 4 << QStringLiteral("0/1");
}

void TestOdds::binomial()
{
    QFETCH(int, count);
    QFETCH(int, value);
    QFETCH(QString, exact);
    const Chance chance =
        Distribution::binomial(count, 1, 3).chance(static_cast<std::size_t>(value));
    QVERIFY(chance.exact.has_value());
    QCOMPARE(QString::fromStdString(chance.exact->text()), exact);
}

void TestOdds::sumsAndTails()
{
    const Distribution green = Distribution::ofWeights({4, 2});
    const Distribution red = Distribution::ofWeights({3, 3});
    const Distribution both = green + red;
    QCOMPARE(both.size(), std::size_t{3});
    QCOMPARE(both.chance(0), Chance::of(1, 3));
    QCOMPARE(both.chance(1), Chance::of(1, 2));
    QCOMPARE(both.atLeast(1), Chance::of(2, 3));
    QCOMPARE(both.atLeast(0), Chance::of(1, 1));
    QVERIFY(std::abs(both.expected() - 5.0 / 6.0) < 1e-15);
    QCOMPARE(Distribution::certain(2).chance(2), Chance::of(1, 1));
    QCOMPARE(Distribution::certain(2).expected(), 2.0);
    QCOMPARE(Distribution::ofWeights({2, 2, 0, 0}).size(), std::size_t{2});
}

void TestOdds::beyondTheWidth()
{
    const Distribution many = Distribution::binomial(200, 1, 2);
    QVERIFY(!many.exact());
    QVERIFY(!many.chance(100).exact.has_value());
    // the middle of a binomial by Stirling's series
    const double n = 100;
    const double middle = 1.0 / std::sqrt(M_PI * n) * (1 - 1 / (8 * n) + 1 / (128 * n * n));
    QVERIFY(std::abs(many.chance(100).p - middle) < 1e-7);
    QVERIFY(std::abs(many.expected() - 100) < 1e-9);
    QVERIFY(std::abs(many.atLeast(0).p - 1) < 1e-12);
    // exact, but no longer in 64 bits
    const Distribution wide = Distribution::binomial(100, 1, 2);
    QVERIFY(wide.exact());
    QVERIFY(!wide.chance(0).exact.has_value());
    QVERIFY(std::abs(wide.chance(0).p - std::pow(0.5, 100)) < 1e-40);
}

void TestOdds::everyThrowOnce()
{
    for (int dice = 0; dice <= 4; ++dice) {
        std::map<std::vector<int>, int> counted;
        const int all = static_cast<int>(std::lround(std::pow(6, dice)));
        for (int code = 0; code < all; ++code) {
            std::vector<int> faces;
            for (int i = 0, rest = code; i < dice; ++i, rest /= 6)
                faces.push_back(rest % 6 + 1);
            std::sort(faces.rbegin(), faces.rend());
            ++counted[faces];
        }
        std::map<std::vector<int>, int> walked;
        eachThrow(dice, [&](const std::vector<int> &faces, Wide ways) {
            QVERIFY(!walked.contains(faces));
            walked[faces] = static_cast<int>(ways);
        });
        QCOMPARE(walked, counted);
    }
    Wide sum = 0;
    eachThrow(kMostDice, [&](const std::vector<int> &, Wide ways) { sum += ways; });
    QVERIFY(sum == waysToThrow(kMostDice));
}

void TestOdds::fractions()
{
    QCOMPARE(Chance::of(0, 6).exact->text(), std::string("0/1"));
    QCOMPARE(Chance::of(6, 6).exact->text(), std::string("1/1"));
    QCOMPARE(Chance::of(546, 1296).exact->text(), std::string("91/216"));
    const Wide huge = Wide{1} << 100U;
    QVERIFY(!fractionOf(1, huge).has_value());
    QCOMPARE(fractionOf(huge, huge)->text(), std::string("1/1"));
    const Wide most = ~std::uint64_t{0};
    QVERIFY(fractionOf(most - 1, most).has_value());
}

QTEST_APPLESS_MAIN(TestOdds)
#include "tst_odds.moc"
