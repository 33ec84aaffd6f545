// SPDX-License-Identifier: GPL-3.0-or-later
// Check boxes and radio buttons: seen in both themes, as large as their text.
#include "app/look/palette.h"
#include "app/window/appearance.h"

#include <QApplication>
#include <QCheckBox>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace qd;

namespace {

std::unique_ptr<QAbstractButton> made(bool radio)
{
    std::unique_ptr<QAbstractButton> button;
    if (radio)
        button = std::make_unique<QRadioButton>(QStringLiteral("Sea to sea by card"));
    else
        button = std::make_unique<QCheckBox>(QStringLiteral("Sea to sea by card"));
    button->setAutoFillBackground(true);
    button->resize(button->sizeHint());
    return button;
}

QRect indicatorOf(const QAbstractButton &button, bool radio)
{
    QStyleOptionButton option;
    option.initFrom(&button);
    return button.style()->subElementRect(
        radio ? QStyle::SE_RadioButtonIndicator : QStyle::SE_CheckBoxIndicator, &option, &button);
}

/// The best contrast with the ground along the row through the middle of the left half: where the
/// outline is crossed.
double outlineContrast(const QImage &picture, const QRect &indicator, const QColor &ground)
{
    double best = 1;
    const int y = indicator.center().y();
    for (int x = indicator.left(); x < indicator.left() + indicator.width() / 3; ++x)
        best = std::max(best, contrast(picture.pixelColor(x, y), ground));
    return best;
}

} // namespace

class IndicatorsTest : public QObject {
    Q_OBJECT
private slots:
    void outlinesStandOut_data();
    void outlinesStandOut();
    void tickedDiffersFromUnticked_data();
    void tickedDiffersFromUnticked();
    void growWithTheText_data();
    void growWithTheText();
    void inTreesToo();

private:
    Appearance m_appearance;
};

void IndicatorsTest::outlinesStandOut_data()
{
    QTest::addColumn<bool>("radio");
    QTest::addColumn<Preferences::Theme>("theme");
    QTest::addColumn<bool>("checked");
    for (const bool radio : {false, true})
        for (const auto theme : {Preferences::Theme::Light, Preferences::Theme::Dark})
            for (const bool checked : {false, true})
                QTest::addRow("%s %s %s", radio ? "radio" : "check",
                              theme == Preferences::Theme::Light ? "light" : "dark",
                              checked ? "on" : "off")
                    << radio << theme << checked;
}

void IndicatorsTest::outlinesStandOut()
{
    QFETCH(bool, radio);
    QFETCH(Preferences::Theme, theme);
    QFETCH(bool, checked);
    m_appearance.setTheme(theme);
    m_appearance.setTextPercent(100);
    const auto button = made(radio);
    button->setChecked(checked);
    const QImage picture = button->grab().toImage();
    const QColor ground = button->palette().color(QPalette::Window);
    const double ratio = outlineContrast(picture, indicatorOf(*button, radio), ground);
    QVERIFY2(ratio >= 3.0, qPrintable(QString::number(ratio, 'f', 2)));
}

void IndicatorsTest::tickedDiffersFromUnticked_data()
{
    outlinesStandOut_data();
}

void IndicatorsTest::tickedDiffersFromUnticked()
{
    QFETCH(bool, radio);
    QFETCH(Preferences::Theme, theme);
    QFETCH(bool, checked);
    m_appearance.setTheme(theme);
    const auto button = made(radio);
    button->setChecked(checked);
    const QRect box = indicatorOf(*button, radio);
    const QPoint inside = box.center() - QPoint(box.width() / 4, box.height() / 6);
    const QColor seen = button->grab().toImage().pixelColor(inside);
    const Palette look = m_appearance.look();
    QCOMPARE(seen.name(), (checked ? look.accent : look.panel).name());
    QVERIFY(contrast(look.accent, look.panel) >= 3.0);
    QVERIFY(contrast(look.accentText, look.accent) >= 3.0);
}

void IndicatorsTest::growWithTheText_data()
{
    QTest::addColumn<bool>("radio");
    QTest::newRow("check") << false;
    QTest::newRow("radio") << true;
}

void IndicatorsTest::growWithTheText()
{
    QFETCH(bool, radio);
    m_appearance.setTextPercent(100);
    const int small = indicatorOf(*made(radio), radio).height();
    m_appearance.setTextPercent(200);
    const auto large = made(radio);
    const QRect box = indicatorOf(*large, radio);
    QVERIFY(box.height() >= large->fontMetrics().ascent());
    QVERIFY2(box.height() * 10 >= small * 15, qPrintable(QString::number(small)));
    QVERIFY(large->rect().contains(box));
    m_appearance.setTextPercent(100);
}

void IndicatorsTest::inTreesToo()
{
    m_appearance.setTheme(Preferences::Theme::Dark);
    QTreeWidget tree;
    auto *item = new QTreeWidgetItem(&tree, {QStringLiteral("Mole")});
    item->setCheckState(0, Qt::Unchecked);
    tree.resize(300, 200);
    tree.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    const QRect row = tree.visualItemRect(item);
    const QImage picture = tree.viewport()->grab().toImage();
    const QRect left(row.left(), row.top(), row.height(), row.height());
    const double ratio = outlineContrast(picture, left.adjusted(0, 0, left.width(), 0),
                                         tree.palette().color(QPalette::Base));
    QVERIFY2(ratio >= 3.0, qPrintable(QString::number(ratio, 'f', 2)));
}

QTEST_MAIN(IndicatorsTest)
#include "tst_indicators.moc"
