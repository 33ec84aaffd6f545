// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/palette.h"

#include <QTest>

using namespace qd;

class TestPalette : public QObject {
    Q_OBJECT
private slots:
    void contrastIsThatOfWcag();
    void pairsAreLegible_data();
    void pairsAreLegible();
    void qtPaletteIsLegible_data();
    void qtPaletteIsLegible();
    void shadeIsRecognised();
    void artIsRecoloured();
};

namespace {
constexpr double kText = 4.5;
constexpr double kGraphics = 3.0;

const char *nameOf(Shade shade)
{
    switch (shade) {
    case Shade::Light:
        return "light";
    case Shade::Dark:
        return "dark";
    case Shade::LightContrast:
        return "light contrast";
    case Shade::DarkContrast:
        break;
    }
    return "dark contrast";
}

/// High contrast asks for half as much again: 7 for text (WCAG 2.2, 1.4.6), 4.5 for graphics.
double wanted(double usual, Shade shade)
{
    if (!isHighContrast(shade))
        return usual;
    return usual < kText - 0.5 ? kText : 7.0;
}
}

void TestPalette::contrastIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    QCOMPARE(blended(QColor(0, 0, 0, 0), Qt::white), QColor(Qt::white));
}

void TestPalette::pairsAreLegible_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const Shade shade : kShades) {
        const Palette p = qd::palette(shade);
        const QByteArray name = QByteArray(nameOf(shade)) + ' ';
        const auto row = [&name, shade](const char *what, const QColor &ink, const QColor &ground,
                                        double least) {
            QTest::newRow((name + what).constData()) << ink << ground << wanted(least, shade);
        };
        for (const auto &[what, ground] :
             {std::pair("window", p.window), std::pair("panel", p.panel),
              std::pair("strip", p.strip)}) {
            row((QByteArray("text on ") + what).constData(), p.text, ground, kText);
            row((QByteArray("muted on ") + what).constData(), p.muted, ground, kText);
            row((QByteArray("caution on ") + what).constData(), p.caution, ground, kText);
            row((QByteArray("saved on ") + what).constData(), p.good, ground, kText);
            row((QByteArray("accent on ") + what).constData(), p.accent, ground, kText);
            row((QByteArray("edge on ") + what).constData(), p.edge, ground, kGraphics);
            row((QByteArray("ring on ") + what).constData(), p.selected, ground, kGraphics);
        }
        row("muted on chosen row", p.muted, p.chosenRow, kText);
        row("bar of the chosen row", p.accent, p.chosenRow, kGraphics);
        row("text on chosen row", p.text, p.chosenRow, kText);
        row("text on accent", p.accentText, p.accent, kText);
        row("tip on caution", isDark(shade) ? p.window : p.accentText, p.caution, kText);
        row("board ink on land", p.ink, p.land, kText);
        row("board ink on fortress", p.ink, p.fortress, kText);
        row("sea name on sea", p.seaInk, p.sea, kText);
        row("conjecture on land", p.conjecture, p.land, kText);
        row("conjecture on fortress", p.conjecture, p.fortress, kText - 0.5);
        row("conjecture on sea", p.conjecture, p.sea, kText);
        row("figure on shield", p.shieldInk, p.shield, kText);
        row("British mark", p.britishMark, p.british, kText);
        row("Spanish mark", p.spanishMark, p.spanish, kText);
        row("French mark", p.frenchMark, p.french, kText);
        for (const char *battery : {"green", "red", "violet", "yellow"})
            row((QByteArray("battery ") + battery).constData(), p.batteryColours(battery).second,
                p.batteryColours(battery).first, kText);
        for (const auto &[what, ground] :
             {std::pair("land", p.land), std::pair("fortress", p.fortress),
              std::pair("sea", p.sea)}) {
            row((QByteArray("legal ring on ") + what).constData(), p.legal, ground, kGraphics);
            row((QByteArray("selected ring on ") + what).constData(), p.selected, ground,
                kGraphics);
            row((QByteArray("caution ring on ") + what).constData(), p.caution, ground, kGraphics);
        }
        row("red border on land", p.redLine, p.land, kGraphics);
        row("red border on fortress", p.redLine, p.fortress, kGraphics);
        row("dots on red border", p.redLineDots, p.redLine, kGraphics);
        row("sea border on sea", p.blueLine, p.sea, kGraphics);
        row("border on land", p.ink, p.land, kGraphics);
    }
}

void TestPalette::pairsAreLegible()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double ratio = contrast(ink, ground);
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio, 'f', 2)));
}

void TestPalette::qtPaletteIsLegible_data()
{
    QTest::addColumn<int>("shade");
    for (const Shade shade : kShades)
        QTest::newRow(nameOf(shade)) << static_cast<int>(shade);
}

void TestPalette::qtPaletteIsLegible()
{
    QFETCH(int, shade);
    const QPalette q = toQPalette(qd::palette(static_cast<Shade>(shade)));
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},
        {QPalette::Text, QPalette::Base},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::Link, QPalette::Base}};
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        for (const auto &[text, ground] : pairs)
            QVERIFY2(contrast(q.color(group, text), q.color(group, ground)) >= kText,
                     qPrintable(QString::number(text)));
    QVERIFY(contrast(q.color(QPalette::Disabled, QPalette::Text),
                     q.color(QPalette::Disabled, QPalette::Base))
            >= kGraphics);
}

void TestPalette::shadeIsRecognised()
{
    for (const Shade shade : kShades) {
        QPalette q = toQPalette(qd::palette(shade));
        QCOMPARE(shadeOf(q), shade);
        // A label that writes in a colour of its own, a control that is disabled.
        q.setColor(QPalette::WindowText, qd::palette(shade).muted);
        QCOMPARE(shadeOf(q), shade);
        q.setCurrentColorGroup(QPalette::Disabled);
        QCOMPARE(shadeOf(q), shade);
    }
    // Desktops' own: black on grey is no high contrast, black on white and white on black are.
    QPalette desktop(QColor(0xEF, 0xEF, 0xEF));
    QCOMPARE(shadeOf(desktop), Shade::Light);
    const auto all = [](const QColor &text, const QColor &ground) {
        QPalette made(ground);
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
            made.setColor(role, ground);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            made.setColor(role, text);
        return made;
    };
    QCOMPARE(shadeOf(all(Qt::black, Qt::white)), Shade::LightContrast);
    QCOMPARE(shadeOf(all(Qt::white, Qt::black)), Shade::DarkContrast);
}

void TestPalette::artIsRecoloured()
{
    const Palette dark = qd::palette(Shade::Dark);
    QCOMPARE(recoloured("fill=\"#A8202A\" stroke=\"#22303C\"", dark),
             QByteArray("fill=\"") + dark.british.name().toUtf8() + "\" stroke=\""
                 + dark.text.name().toUtf8() + "\"");
    QCOMPARE(recoloured("#123456", dark), QByteArray("#123456"));
}

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
