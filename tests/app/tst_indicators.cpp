// SPDX-License-Identifier: GPL-3.0-or-later
// The program's controls: seen in every theme, where the keyboard is, what is chosen; check boxes
// as large as their text.
#include "app/look/palette.h"
#include "app/window/appearance.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace qd;

namespace {

constexpr std::pair<Preferences::Theme, const char *> kThemes[] = {
    {Preferences::Theme::Light, "light"},
    {Preferences::Theme::Dark, "dark"},
    {Preferences::Theme::LightContrast, "light contrast"},
    {Preferences::Theme::DarkContrast, "dark contrast"}};

/// How often a colour stands in the picture.
int count(const QImage &picture, const QColor &colour)
{
    int found = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            found += picture.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

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
    void edgesStandOut_data();
    void edgesStandOut();
    void theDefaultIsFilled_data();
    void theDefaultIsFilled();
    void theKeyboardIsSeen_data();
    void theKeyboardIsSeen();
    void chosenRowsKeepTheirLetters_data();
    void chosenRowsKeepTheirLetters();
    void aTablesRowHasOneBar();
    void theTabInFrontIsUnderlined_data();
    void theTabInFrontIsUnderlined();
    void scrollBarsSayHowMuchIsSeen();

private:
    void themes();

    Appearance m_appearance;
};

void IndicatorsTest::outlinesStandOut_data()
{
    QTest::addColumn<bool>("radio");
    QTest::addColumn<Preferences::Theme>("theme");
    QTest::addColumn<bool>("checked");
    for (const bool radio : {false, true})
        for (const auto &[theme, name] : kThemes)
            for (const bool checked : {false, true})
                QTest::addRow("%s %s %s", radio ? "radio" : "check", name, checked ? "on" : "off")
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

void IndicatorsTest::themes()
{
    QTest::addColumn<Preferences::Theme>("theme");
    for (const auto &[theme, name] : kThemes)
        QTest::newRow(name) << theme;
}

void IndicatorsTest::edgesStandOut_data()
{
    themes();
}

void IndicatorsTest::edgesStandOut()
{
    QFETCH(Preferences::Theme, theme);
    m_appearance.setTheme(theme);
    QPushButton button(QStringLiteral("Next"));
    QLineEdit field;
    for (QWidget *each : std::initializer_list<QWidget *>{&button, &field}) {
        each->resize(each->sizeHint());
        const QImage picture = each->grab().toImage();
        double best = 1;
        for (int x = 0; x < 3; ++x)
            best = std::max(
                best,
                contrast(picture.pixelColor(x, each->height() / 2), m_appearance.look().window));
        QVERIFY2(best >= 3.0, qPrintable(QString::number(best, 'f', 2)));
    }
}

void IndicatorsTest::theDefaultIsFilled_data()
{
    themes();
}

void IndicatorsTest::theDefaultIsFilled()
{
    QFETCH(Preferences::Theme, theme);
    m_appearance.setTheme(theme);
    const Palette look = m_appearance.look();
    QPushButton button(QStringLiteral("Start"));
    button.resize(button.sizeHint());
    const QImage plain = button.grab().toImage();
    button.setDefault(true);
    const QImage filled = button.grab().toImage();
    const int area = button.width() * button.height();
    QVERIFY(count(filled, look.accent) > area / 2);
    QVERIFY(count(plain, look.accent) < area / 4);
    QVERIFY(count(filled, look.accentText) > 0); // its letters
}

void IndicatorsTest::theKeyboardIsSeen_data()
{
    themes();
}

void IndicatorsTest::theKeyboardIsSeen()
{
    QFETCH(Preferences::Theme, theme);
    m_appearance.setTheme(theme);
    QWidget window;
    QPushButton button(QStringLiteral("Roll"), &window);
    QLineEdit field(&window);
    QTabBar tabs(&window);
    tabs.addTab(QStringLiteral("Score"));
    field.move(0, button.sizeHint().height() * 2);
    tabs.move(0, button.sizeHint().height() * 4);
    window.resize(400, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (QWidget *each : std::initializer_list<QWidget *>{&button, &field, &tabs}) {
        window.setFocus();
        const int without = count(each->grab().toImage(), m_appearance.look().selected);
        each->setFocus(Qt::TabFocusReason);
        window.setAttribute(Qt::WA_KeyboardFocusChange); // as Tab does
        const int with = count(each->grab().toImage(), m_appearance.look().selected);
        // Two pixels wide along the sides at least.
        QVERIFY2(with - without >= 2 * each->height(), each->metaObject()->className());
    }
}

void IndicatorsTest::chosenRowsKeepTheirLetters_data()
{
    themes();
}

/// A chosen row has a bar at its edge, so that it is not told by its colour alone.
void IndicatorsTest::chosenRowsKeepTheirLetters()
{
    QFETCH(Preferences::Theme, theme);
    m_appearance.setTheme(theme);
    const Palette look = m_appearance.look();
    QTreeWidget tree;
    auto *item = new QTreeWidgetItem(&tree, {QStringLiteral("Mole")});
    tree.setRootIsDecorated(false);
    tree.setCurrentItem(nullptr);
    tree.resize(300, 200);
    tree.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tree));
    const QRect row = tree.visualItemRect(item);
    item->setSelected(true);
    const QImage picture = tree.viewport()->grab(row).toImage();
    QVERIFY(count(picture, look.chosenRow) > row.width() * row.height() / 2);
    QVERIFY(count(picture, look.accent) >= 2 * row.height());
    QVERIFY(count(picture, look.text) > 0);
}

void IndicatorsTest::aTablesRowHasOneBar()
{
    m_appearance.setTheme(Preferences::Theme::Light);
    QTableWidget table(1, 3);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.resize(400, 200);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    table.setCurrentCell(-1, -1);
    table.selectRow(0);
    table.clearFocus();
    const auto barred = [&](int column) {
        const QRect cell = table.visualRect(table.model()->index(0, column));
        return count(table.viewport()->grab(cell).toImage(), m_appearance.look().accent)
            >= 2 * cell.height();
    };
    QVERIFY(barred(0));
    QVERIFY(!barred(1) && !barred(2));
}

void IndicatorsTest::theTabInFrontIsUnderlined_data()
{
    themes();
}

void IndicatorsTest::theTabInFrontIsUnderlined()
{
    QFETCH(Preferences::Theme, theme);
    m_appearance.setTheme(theme);
    QTabBar tabs;
    tabs.addTab(QStringLiteral("Journal"));
    tabs.addTab(QStringLiteral("Score"));
    tabs.setCurrentIndex(1);
    tabs.resize(tabs.sizeHint());
    const QImage picture = tabs.grab().toImage();
    const auto lined = [&](int tab) {
        return count(picture.copy(tabs.tabRect(tab)), m_appearance.look().accent);
    };
    QVERIFY(lined(1) >= 3 * tabs.tabRect(1).width());
    QCOMPARE(lined(0), 0);
}

void IndicatorsTest::scrollBarsSayHowMuchIsSeen()
{
    m_appearance.setTheme(Preferences::Theme::Light);
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 300);
    bar.setPageStep(100); // a quarter of 400
    bar.resize(bar.sizeHint().width(), 400);
    const auto slider = [&bar] {
        QStyleOptionSlider option;
        option.initFrom(&bar);
        option.orientation = Qt::Vertical;
        option.minimum = bar.minimum();
        option.maximum = bar.maximum();
        option.pageStep = bar.pageStep();
        option.sliderPosition = bar.sliderPosition();
        return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option,
                                           QStyle::SC_ScrollBarSlider, &bar);
    };
    QCOMPARE(slider(), QRect(0, 0, bar.width(), 100));
    bar.setValue(150);
    QCOMPARE(slider(), QRect(0, 150, bar.width(), 100));
    bar.setValue(300);
    QCOMPARE(slider(), QRect(0, 300, bar.width(), 100));
    const QColor seen = bar.grab().toImage().pixelColor(bar.width() / 2, 350);
    QVERIFY(contrast(seen, m_appearance.look().window) >= 3.0);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    QTest::mouseClick(&bar, Qt::LeftButton, Qt::NoModifier, QPoint(bar.width() / 2, 10));
    QCOMPARE(bar.value(), 200); // a page up
    bar.setRange(0, 100000);
    QVERIFY(slider().height() >= bar.fontMetrics().height() * 2); // never too small to grasp
}

QTEST_MAIN(IndicatorsTest)
#include "tst_indicators.moc"
