// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette.h"
#include "app/panels/panel_colours.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace qd;

/// The panels' own colours: legible on their grounds (WCAG 2.2: text 4.5, graphics 3), and the
/// series of plots apart for every eye. The shared palette has tst_palette.
class TestContrast : public QObject {
    Q_OBJECT
private slots:
    void distanceIsThatOfCie76();
    void panelPairsAreLegible_data();
    void panelPairsAreLegible();
    void neighboursStayApart_data();
    void neighboursStayApart();
    void trafficLightsWouldNot();
};

namespace {

constexpr double kText = 4.5;
constexpr double kGraphics = 3.0;

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

// Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB.
constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868},
                          {0.114503, 0.786281, 0.099216},
                          {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968},
                          {0.280085, 0.672501, 0.047413},
                          {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779},
                          {-0.078411, 0.930809, 0.147602},
                          {0.004733, 0.691367, 0.303900}}};

struct Eye {
    const char *name;
    const Matrix &sees;
    double least; ///< the smallest CIE76 distance within the whole set of Okabe and Ito
};

const std::array<Eye, 4> kEyes{{{"normal", kNormal, 26},
                                {"protan", kProtan, 21},
                                {"deutan", kDeutan, 17},
                                {"tritan", kTritan, 16}}};

Vector times(const Matrix &matrix, const Vector &v)
{
    Vector out{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            out.at(row) += matrix.at(row).at(column) * v.at(column);
    return out;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* under D65 of what that eye sees of an sRGB colour.
Vector labOf(const QColor &colour, const Matrix &eye)
{
    Vector seen =
        times(eye, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (double &channel : seen)
        channel = std::clamp(channel, 0.0, 1.0);
    constexpr Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                             {0.2126729, 0.7151522, 0.0721750},
                             {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Vector kWhite{0.95047, 1.0, 1.08883};
    Vector f = times(kToXyz, seen);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f.at(i) / kWhite.at(i);
        f.at(i) = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double distance(const QColor &a, const QColor &b, const Matrix &eye)
{
    const Vector p = labOf(a, eye);
    const Vector q = labOf(b, eye);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

} // namespace

void TestContrast::distanceIsThatOfCie76()
{
    QVERIFY(std::abs(distance(Qt::black, Qt::white, kNormal) - 100) < 0.1);
    QCOMPARE(distance(Qt::red, Qt::red, kProtan), 0.0);
    // sRGB red in L*a*b*: 53.24, 80.09, 67.20.
    const Vector red = labOf(Qt::red, kNormal);
    QVERIFY(std::abs(red[0] - 53.24) < 0.05 && std::abs(red[1] - 80.09) < 0.1
            && std::abs(red[2] - 67.20) < 0.1);
}

void TestContrast::panelPairsAreLegible_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const Shade shade : kShades) {
        const QPalette system = toQPalette(qd::palette(shade));
        const PanelColours c = panelColours(system);
        const bool high = isHighContrast(shade);
        const QByteArray prefix =
            QByteArray(high ? "high contrast " : "") + (isDark(shade) ? "dark: " : "light: ");
        const auto row = [&prefix, high](const QByteArray &what, const QColor &ink,
                                         const QColor &ground, double least) {
            constexpr double kMore = 7.0; // WCAG 2.2, 1.4.6
            QTest::newRow((prefix + what).constData())
                << ink << ground << (high && least >= kText ? kMore : least);
        };
        for (const auto &[name, ground] :
             {std::pair("window", c.window), std::pair("panel", c.panel),
              std::pair("strip", c.strip), std::pair("outcome", c.outcome),
              std::pair("chosen row", c.accentTint)}) {
            const QByteArray on = QByteArray(" on ") + name;
            row("text" + on, c.text, ground, kText);
            row("muted" + on, c.muted, ground, kText);
            row("caution" + on, c.caution, ground, kText);
            row("line" + on, c.line, ground, kGraphics);
            row("selected" + on, c.selected, ground, kGraphics);
            row("legal" + on, c.legal, ground, kGraphics);
            row("saved" + on, c.saved, ground, kGraphics);
        }
        row("text on accent", c.onAccent, c.accent, kText);
        row("refusal", c.onCautionTint, c.cautionTint, kText);
        row("flag on refusal", c.caution, c.cautionTint, kGraphics);
        for (const auto &[name, series] : {std::pair("A", c.seriesA), std::pair("B", c.seriesB)}) {
            row(QByteArray("series ") + name + " on panel", series, c.panel, kGraphics);
            row(QByteArray("series ") + name + " on window", series, c.window, kGraphics);
        }
        for (const char *side : {"british", "spanish", "french", "nobody"}) {
            const SideColours s = sideColours(system, side);
            row(QByteArray(side) + " mark", s.mark, s.block, kText);
            row(QByteArray(side) + " card", s.onTint, s.tint, kText);
            row(QByteArray(side) + " card, text", c.text, s.tint, kText);
            row(QByteArray(side) + " card, muted", c.muted, s.tint, kText);
        }
    }
}

void TestContrast::panelPairsAreLegible()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double ratio = contrast(ink, ground);
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio, 'f', 2)));
}

void TestContrast::neighboursStayApart_data()
{
    QTest::addColumn<int>("shade");
    QTest::newRow("light") << static_cast<int>(Shade::Light);
    QTest::newRow("dark") << static_cast<int>(Shade::Dark);
    QTest::newRow("high contrast, light") << static_cast<int>(Shade::LightContrast);
    QTest::newRow("high contrast, dark") << static_cast<int>(Shade::DarkContrast);
}

void TestContrast::neighboursStayApart()
{
    QFETCH(int, shade);
    const QPalette system = toQPalette(qd::palette(static_cast<Shade>(shade)));
    const PanelColours c = panelColours(system);
    for (const Eye &eye : kEyes) {
        const double apart = distance(c.seriesA, c.seriesB, eye.sees);
        QVERIFY2(apart >= eye.least,
                 qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(eye.name)).arg(apart)));
        // The blocks that meet on one board.
        for (const char *enemy : {"british", "french"}) {
            const double sides = distance(sideColours(system, "spanish").block,
                                          sideColours(system, enemy).block, eye.sees);
            QVERIFY2(sides >= eye.least, eye.name);
        }
    }
}

/// A red and a green that most people tell apart well: the test above can fail.
void TestContrast::trafficLightsWouldNot()
{
    const QColor red(0xB05030);
    const QColor green(0x6E7A2E);
    QVERIFY(distance(red, green, kNormal) > 50);
    QVERIFY(distance(red, green, kDeutan) < 5);
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
