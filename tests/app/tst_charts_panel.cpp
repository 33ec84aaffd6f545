// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/panels/charts_panel.h"
#include "app/panels/json_values.h"
#include "tests/support/panel_bench.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>

#include <algorithm>

using namespace qd;
using namespace qd::test;

/// The charts of the rules as tables: their numbers, what is lit when, and that all of it is said.
class TestChartsPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everyChartIsTold_data();
    void everyChartIsTold();
    void numbersAreTheRulebooks_data();
    void numbersAreTheRulebooks();
    void combatLightsItsReasons();
    void draftedAssaultLightsThem();
    void phaseChoosesTheChart();
    void choiceByHandHolds();
    void silencedBatteriesAreTold();
    void moraleBoxIsLit();
    void lowPanelKeepsItsRows();
    void emptyPanelSaysWhatComes();
    void printedChartsArePages();
    void useIsFramedWhereItMeets();
    void clickTellsTheActInHand();
    void enterTakesAnActUp();
    void cellIsReadInWords();
    void pagesStandInAWindowOfTheirOwn();

private:
    QTableWidget *table() const { return m_panel->findChild<QTableWidget *>(); }

    QStringList row(const QString &head) const
    {
        for (int r = 0; r < table()->rowCount(); ++r) {
            if (!table()->item(r, 0)->text().endsWith(head))
                continue;
            QStringList cells;
            for (int c = 0; c < table()->columnCount(); ++c)
                cells << table()->item(r, c)->text().trimmed();
            return cells;
        }
        return {};
    }

    bool isLit(const QString &head) const
    {
        for (int r = 0; r < table()->rowCount(); ++r) {
            const QTableWidgetItem *item = table()->item(r, 0);
            if (!item->text().endsWith(head))
                continue;
            const bool marked = item->text().startsWith(QStringLiteral("▶"));
            // said, shown by sign, by weight and by ground: all or none
            const bool spoken = item->data(Qt::AccessibleTextRole)
                                    .toString()
                                    .contains(QStringLiteral("in use now"));
            return marked && spoken && item->font().bold()
                && item->background().style() != Qt::NoBrush;
        }
        return false;
    }

    /// Corunna with a battalion of each side, beside each other in the clear.
    void openCorunna()
    {
        m_panel.reset();
        m_bench = std::make_unique<PanelBench>("corunna", "corunna");
        QVERIFY(m_bench->session);
        QVERIFY(m_bench->record(
            R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-5th-foot":{"hex":"s2611",)"
            R"("formation":"line"},"17e-legere-1":{"hex":"s2612","formation":"column"}}}})"));
        m_panel = std::make_unique<ChartsPanel>(&m_bench->draft);
        m_panel->follow(m_bench->session.get(), m_bench->narrator.get(), -1);
    }

    /// The shown table with that cell: the head of its row, and its column from 1.
    QTableWidget *tableWith(const QString &head, int *row) const
    {
        for (QTableWidget *each : m_panel->findChildren<QTableWidget *>()) {
            for (int r = 0; r < each->rowCount(); ++r) {
                if (each->parentWidget()->isHidden() || !each->item(r, 0)->text().endsWith(head))
                    continue;
                *row = r;
                return each;
            }
        }
        return nullptr;
    }

    QString reading() const
    {
        return m_panel->findChild<QLabel *>(QStringLiteral("chartReading"))->text();
    }

    QJsonObject inHand() const { return jsonObject(m_bench->draft.command()); }

    std::unique_ptr<PanelBench> m_bench;
    std::unique_ptr<ChartsPanel> m_panel;
};

void TestChartsPanel::init()
{
    m_bench = std::make_unique<PanelBench>("blank");
    QVERIFY(m_bench->session);
    QVERIFY(m_bench->record(kCombatExample));
    m_panel = std::make_unique<ChartsPanel>(&m_bench->draft);
    m_panel->follow(m_bench->session.get(), m_bench->narrator.get(), -1);
}

void TestChartsPanel::cleanup()
{
    m_panel.reset();
    m_bench.reset();
}

void TestChartsPanel::everyChartIsTold_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

/// No id in a cell, no place left open, each row as wide as the chart, in each language.
void TestChartsPanel::everyChartIsTold()
{
    QFETCH(QString, code);
    LanguageSwitch language;
    language.set(LanguageSwitch::fromCode(code));
    const Narrator &narrator = *m_bench->narrator;
    const std::vector<Chart> charts = m_bench->session->now().charts({});
    QVERIFY(charts.size() >= 12);
    for (const Chart &chart : charts) {
        QVERIFY2(!narrator.chartTitle(chart.id).isEmpty(), chart.id.c_str());
        for (const std::string &note : chart.notes)
            QVERIFY2(!narrator.chartNote(note).isEmpty(), note.c_str());
        std::vector<ChartText> texts{chart.corner};
        for (const ChartColumn &column : chart.columns)
            texts.push_back(column.head);
        for (const ChartRow &row : chart.rows) {
            QCOMPARE(row.cells.size(), chart.columns.size());
            QVERIFY(!narrator.chartText(row.head).isEmpty());
            QVERIFY(!row.rule.isNone() || !chart.rule.isNone() || chart.id == "limits");
            texts.push_back(row.head);
            texts.insert(texts.end(), row.cells.begin(), row.cells.end());
        }
        for (const ChartText &text : texts) {
            if (text.kind != ChartText::Kind::Words)
                continue;
            const QString said = narrator.chartText(text);
            QVERIFY2(!said.isEmpty() && !said.contains(u'%') && !said.contains(u'_'),
                     text.term.c_str());
            QVERIFY2(said != fromUtf8(text.term) || !text.term.starts_with("n-"),
                     text.term.c_str());
            QVERIFY2(!said.contains(u'-') || !text.term.ends_with(said.toStdString()),
                     text.term.c_str());
        }
    }
    language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
}

void TestChartsPanel::numbersAreTheRulebooks_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("cells");
    const auto row = [](const char *name, const char *chart, const char *head, const char *cells) {
        QTest::newRow(name) << QString::fromUtf8(chart) << QString::fromUtf8(head)
                            << QString::fromUtf8(cells);
    };
    row("10.2 elite units", "combat-dice", "elite units", "+1|10.2");
    row("10.2 red line", "combat-dice", "red line", "−1|10.2");
    row("10.4 hits", "hits", "A hit", "5–6|10.4");
    row("10.10 hits", "hits", "attacking a fortress", "6|10.10");
    row("6.5 two dice", "chances", "2", "4/9|4/9|1/9||1/36|11/36|10.4");
    row("6.5 three dice", "chances", "3", "8/27|4/9|2/9|1/27|2/27|91/216|10.4");
    row("6.5 four dice", "chances", "4", "16/81|32/81|8/27|8/81|19/144|671/1296|10.4");
    row("10.5 killed", "casualty", "1–3", "killed|−1|10.5");
    row("11.7 Bowen", "officers", "Bowen", "attacking a fortress||two 5s endanger him too|11.7");
    row("11.7 Nelson", "officers", "Nelson", "|always||11.7");
    row("4.0 castle roads", "batteries", "Castle roads", "1–2|1–3|1–2||7.2c");
    row("7.1d current", "current", "1–3", "drifts with the current|7.1d");
    row("9 Panic 6", "panic", "6", "1|2|Panic!");
    row("9 Panic 4", "panic", "4", "0|1|Panic!");
    row("9 Rayo fortress", "rayo", "Fortress", "6|Bomb Vessel “Rayo”");
    row("13 castle", "victory-points", "San Cristóbal castle", "6||13");
    row("8.1 hand", "limits", "Spanish hand", "5|8.1");
}

void TestChartsPanel::numbersAreTheRulebooks()
{
    QFETCH(QString, chart);
    QFETCH(QString, head);
    QFETCH(QString, cells);
    m_panel->choose(chart);
    QCOMPARE(m_panel->chosen(), chart);
    QCOMPARE(row(head).mid(1).join(u'|'), cells);
}

void TestChartsPanel::combatLightsItsReasons()
{
    QVERIFY(m_bench->record(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})"));
    QCOMPARE(m_panel->chosen(), QStringLiteral("combat-dice"));
    QVERIFY(isLit(QStringLiteral("base die")));
    QVERIFY(isLit(QStringLiteral("elite units")));
    QVERIFY(isLit(QStringLiteral("most strength points")));
    QVERIFY(!isLit(QStringLiteral("red line")));
    QCOMPARE(row(QStringLiteral("elite units")).mid(1, 3).join(u'|'), QStringLiteral("+1|+1|"));
    QCOMPARE(row(QStringLiteral("Dice")).mid(1, 3).join(u'|'), QStringLiteral("|2|3"));
    m_panel->choose(QStringLiteral("officers"));
    QVERIFY(isLit(QStringLiteral("Román")));
    QVERIFY(!isLit(QStringLiteral("Nelson")));
    m_panel->choose(QStringLiteral("chances"));
    QVERIFY(isLit(QStringLiteral("2")));
    QVERIFY(!isLit(QStringLiteral("4")));
}

void TestChartsPanel::draftedAssaultLightsThem()
{
    m_panel->choose(QStringLiteral("combat-dice"));
    QVERIFY(!isLit(QStringLiteral("elite units")));
    m_bench->draft.setCommand(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
    QVERIFY(isLit(QStringLiteral("elite units")));
    m_bench->draft.clear();
    QVERIFY(!isLit(QStringLiteral("elite units")));
}

void TestChartsPanel::phaseChoosesTheChart()
{
    QVERIFY(m_bench->record(R"({"do":"adjust","set":{"phase":"naval-movement","units":{)"
                            R"("sailors-2":{"at":"offing-north"}}}})"));
    QCOMPARE(m_panel->chosen(), QStringLiteral("current"));
    QVERIFY(isLit(QStringLiteral("1–3")));
    m_panel->choose(QStringLiteral("sea-moves"));
    QVERIFY(isLit(m_bench->narrator->placeName("offing-north")));
    QVERIFY(!isLit(m_bench->narrator->placeName("offing-south")));
    QVERIFY(m_bench->record(R"({"do":"adjust","set":{"phase":"bombardment","units":{)"
                            R"("sailors-2":{"at":"castle-roads"}}}})"));
    QCOMPARE(m_panel->chosen(), QStringLiteral("batteries"));
    QVERIFY(isLit(QStringLiteral("Castle roads")));
    QVERIFY(!isLit(QStringLiteral("South roads")));
}

void TestChartsPanel::choiceByHandHolds()
{
    m_panel->choose(QStringLiteral("panic"));
    m_bench->draft.setCommand(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
    QCOMPARE(m_panel->chosen(), QStringLiteral("panic"));
    const auto *list = m_panel->findChild<QListWidget *>();
    for (int i = 0; i < list->count(); ++i) // every title is in sight
        QVERIFY(list->fontMetrics().horizontalAdvance(list->item(i)->text()) < list->width());
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("▶")));
    QVERIFY(list->item(0)
                ->data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("in use now")));
}

void TestChartsPanel::silencedBatteriesAreTold()
{
    m_panel->choose(QStringLiteral("batteries"));
    // The British hold the dock, where the violet battery stands.
    QCOMPARE(row(QStringLiteral("The battery now")).mid(1, 4).join(u'|'),
             QStringLiteral("fires|fires|occupied|fires"));
    QVERIFY(m_bench->record(R"({"do":"adjust","set":{"batteries":{"red":{"spiked":true}}}})"));
    m_panel->choose(QStringLiteral("batteries"));
    QCOMPARE(row(QStringLiteral("The battery now")).value(2), QStringLiteral("spiked"));
    m_panel->choose(QStringLiteral("victory-points"));
    QVERIFY(isLit(QStringLiteral("Red battery spiked")));
}

void TestChartsPanel::moraleBoxIsLit()
{
    QVERIFY(m_bench->record(R"({"do":"adjust","set":{"morale":2}})"));
    m_panel->choose(QStringLiteral("morale"));
    QVERIFY(isLit(QStringLiteral("+2")));
    QVERIFY(!isLit(QStringLiteral("+1")));
}

/// In a low dock at twice the letters the page scrolls: its lines can be brought into sight.
void TestChartsPanel::lowPanelKeepsItsRows()
{
    QFont letters = m_panel->font();
    letters.setPointSizeF(letters.pointSizeF() * 2);
    m_panel->setFont(letters);
    m_panel->show();
    const int line = table()->fontMetrics().height() * 3 / 2;
    m_panel->resize(line * 24, line * 9 / 2);
    QCoreApplication::processEvents();
    const auto *scroll = m_panel->findChild<QScrollArea *>(QStringLiteral("chartScroll"));
    QVERIFY2(scroll->viewport()->height() >= line,
             qPrintable(QString::number(scroll->viewport()->height())));
    const int last = table()->rowCount() - 1;
    m_panel->focusPage();
    table()->setCurrentCell(last, 1);
    QCoreApplication::processEvents();
    const QRect cell = table()->visualItemRect(table()->item(last, 1));
    const QPoint at = table()->viewport()->mapTo(scroll->viewport(), cell.center());
    QVERIFY2(scroll->viewport()->rect().contains(at),
             qPrintable(QStringLiteral("%1 %2").arg(at.x()).arg(at.y())));
}

void TestChartsPanel::emptyPanelSaysWhatComes()
{
    m_panel->setSession(nullptr);
    QStringList said;
    for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
        if (label->isVisibleTo(m_panel.get()))
            said << label->text();
    }
    QCOMPARE(said.size(), 1);
    QVERIFY(said.first().contains(QStringLiteral("charts")));
}

/// Part 2 of the exclusive rules: each printed chart has a page.
void TestChartsPanel::printedChartsArePages()
{
    openCorunna();
    QStringList ids;
    for (const auto &[id, title] : m_panel->pages()) {
        ids << id;
        QVERIFY2(!title.isEmpty() && title != id, qPrintable(id));
    }
    QCOMPARE(ids.join(u' '),
             QStringLiteral("chart-naval chart-fire-effects chart-fire-defence chart-movement "
                            "chart-stacking chart-square chart-rolls chart-recall chart-limbering "
                            "chart-embarkation"));
    m_panel->choose(QStringLiteral("chart-square-british")); // a part of a page
    QCOMPARE(m_panel->chosen(), QStringLiteral("chart-square"));
    const auto tables = m_panel->findChildren<QTableWidget *>();
    QCOMPARE(std::ranges::count_if(tables, [](auto *t) { return !t->parentWidget()->isHidden(); }),
             3); // French, British, modifiers
}

/// Fire Defence: a column in the clear; Square Formation: two hexes, stack in line.
void TestChartsPanel::useIsFramedWhereItMeets()
{
    openCorunna();
    constexpr int kCrossed = Qt::UserRole;
    m_bench->draft.setCommand(
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1"})");
    m_panel->choose(QStringLiteral("chart-fire-defence"));
    int row = 0;
    const QTableWidget *defence = tableWith(QStringLiteral("Column"), &row);
    QVERIFY(defence != nullptr);
    QCOMPARE(defence->item(row, 1)->text(), QStringLiteral("6"));
    QVERIFY(defence->item(row, 1)->data(kCrossed).toBool());
    QVERIFY(!defence->item(row, 2)->data(kCrossed).toBool());
    QVERIFY(defence->horizontalHeaderItem(1)->text().startsWith(QStringLiteral("▶")));
    m_bench->draft.setCommand(R"({"do":"square","unit":"1-5th-foot","distance":2})");
    m_panel->choose(QStringLiteral("chart-square"));
    for (const QTableWidget *each : m_panel->findChildren<QTableWidget *>()) {
        if (each->parentWidget()->isHidden())
            continue;
        int lit = 0;
        for (int r = 0; r < each->rowCount(); ++r)
            lit += each->item(r, 0)->text().startsWith(QStringLiteral("▶")) ? 1 : 0;
        const bool french = each->accessibleName().contains(QStringLiteral("French"));
        QCOMPARE(lit, french ? 0 : 1);
    }
}

void TestChartsPanel::clickTellsTheActInHand()
{
    openCorunna();
    m_bench->draft.setCommand(
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1"})");
    m_panel->choose(QStringLiteral("chart-fire-defence"));
    int row = 0;
    QTableWidget *defence = tableWith(QStringLiteral("Line"), &row);
    defence->setCurrentCell(row, 1);
    emit defence->cellClicked(row, 1);
    QCoreApplication::processEvents();
    QCOMPARE(inHand().value(u"defence").toInt(), 9); // a line in the clear
    emit defence->cellClicked(row, 1);
    QCoreApplication::processEvents();
    QVERIFY(!inHand().contains(u"defence")); // told twice: taken back
}

void TestChartsPanel::enterTakesAnActUp()
{
    openCorunna();
    m_panel->choose(QStringLiteral("chart-square"));
    int row = 0;
    QTableWidget *square = tableWith(QStringLiteral("3"), &row);
    QVERIFY(square != nullptr);
    square->setCurrentCell(row, 1);
    emit square->cellClicked(row, 1); // a click alone takes up no other act
    QCoreApplication::processEvents();
    QVERIFY(inHand().isEmpty());
    const auto *tell = m_panel->findChild<QPushButton *>(QStringLiteral("chartTell"));
    QVERIFY(!tell->isHidden());
    QTest::keyClick(square, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(inHand().value(u"do").toString(), QStringLiteral("square"));
    QCOMPARE(inHand().value(u"distance").toInt(), 3);
}

void TestChartsPanel::cellIsReadInWords()
{
    openCorunna();
    m_panel->choose(QStringLiteral("chart-fire-effects"));
    int row = 0;
    QTableWidget *effects = tableWith(QStringLiteral("95th Rifles"), &row);
    QVERIFY(effects != nullptr);
    effects->setCurrentCell(row, 1);
    for (const char *part : {"95th Rifles", "Line", "×5", "counts 5"})
        QVERIFY2(reading().contains(QString::fromUtf8(part)), qPrintable(reading()));
    effects->setCurrentCell(row, 5);
    QVERIFY2(reading().contains(QStringLiteral("Not permitted")), qPrintable(reading()));
}

void TestChartsPanel::pagesStandInAWindowOfTheirOwn()
{
    openCorunna();
    m_panel->show();
    m_panel->choose(QStringLiteral("chart-movement"));
    const auto *list = m_panel->findChild<QListWidget *>();
    QVERIFY(m_panel->isAncestorOf(list) && list->window() == m_panel.get());
    m_panel->findChild<QPushButton *>(QStringLiteral("chartsOwnWindow"))->click();
    auto *window = m_panel->findChild<QDialog *>(QStringLiteral("chartsWindow"));
    QVERIFY(window != nullptr && window->isVisible());
    QCOMPARE(list->window(), window);
    m_bench->draft.setCommand(R"({"do":"square","unit":"1-5th-foot","distance":2})");
    m_panel->choose(QStringLiteral("chart-square")); // it follows the table there
    QCOMPARE(m_panel->chosen(), QStringLiteral("chart-square"));
    m_panel->findChild<QPushButton *>(QStringLiteral("chartsBack"))->click();
    QCoreApplication::processEvents();
    QCOMPARE(list->window(), m_panel.get());
    QVERIFY(list->isVisible());
}

QTEST_MAIN(TestChartsPanel)
#include "tst_charts_panel.moc"
