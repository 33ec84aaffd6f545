// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_editor.h"
#include "app/panels/chevron_bar.h"
#include "app/panels/game_panels.h"
#include "app/panels/odds_plot.h"
#include "app/panels/panel_colours.h"
#include "app/panels/sequence_strip.h"
#include "app/panels/stage_panel.h"
#include "app/panels/tally_card.h"
#include "tests/support/panel_bench.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

#include <cmath>

using namespace qd;
using namespace qd::test;

namespace {

TablePanel *named(const std::vector<TablePanel *> &panels, const char *name)
{
    for (TablePanel *panel : panels) {
        if (panel->objectName() == QLatin1String(name))
            return panel;
    }
    return nullptr;
}

/// The texts of a tree's columns, a line an item.
QStringList linesOf(const QTreeWidget *tree)
{
    QStringList lines;
    QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(tree));
    for (; *it != nullptr; ++it) {
        QStringList cells;
        for (int c = 0; c < tree->columnCount(); ++c)
            cells << (*it)->text(c);
        lines << cells.join(u'|');
    }
    return lines;
}

double luminance(const QColor &colour)
{
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

/// The strip and the tabs: odds, cards, officers, score; their colours.
class TestTablePanels : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void emptyPanelsSayWhatComes();
    void oddsOfADraftedAssault();
    void oddsOfTheCombat();
    void cardsAreCounted();
    void officersHaveTheirStatus();
    void scoreHasItsRules();
    void stripTellsWhereWeAre();
    void stripTellsWhatIsOwed();
    void chevronsKeepThePresentStep_data();
    void chevronsKeepThePresentStep();
    void pastIsShown();
    void stageClaimsSupportsOnly();
    void gameBringsItsAdjustEditor();
    void adjustGoesToAValue();
    void plotGivesPartsUp();
    void colours_data();
    void colours();

private:
    void follow()
    {
        for (TablePanel *panel : m_tabs) {
            panel->setNarrator(m_bench->narrator.get());
            panel->setSession(m_bench->session.get());
        }
    }

    std::unique_ptr<PanelBench> m_bench;
    std::vector<TablePanel *> m_tabs;
};

void TestTablePanels::init()
{
    m_bench = std::make_unique<PanelBench>("blank");
    QVERIFY(m_bench->session);
    QVERIFY(m_bench->record(kCombatExample));
    m_tabs = makeGamePanels("santa-cruz-1797", &m_bench->draft, nullptr);
}

void TestTablePanels::cleanup()
{
    qDeleteAll(m_tabs);
    m_tabs.clear();
    m_bench.reset();
}

void TestTablePanels::emptyPanelsSayWhatComes()
{
    QVERIFY(m_tabs.size() >= 4);
    for (const TablePanel *panel : m_tabs) {
        QVERIFY(!panel->title().isEmpty());
        QStringList said;
        for (const QLabel *label : panel->findChildren<QLabel *>()) {
            if (label->isVisibleTo(panel) && !label->text().isEmpty())
                said << label->text();
        }
        QCOMPARE(said.size(), 1);
    }
}

void TestTablePanels::oddsOfADraftedAssault()
{
    follow();
    TablePanel *odds = named(m_tabs, "oddsPanel");
    m_bench->keys("a");
    QVERIFY(m_bench->draft.choosePlace("pila-square"));
    while (m_bench->draft.command().find("troubridge") == std::string::npos)
        m_bench->keys("o");
    // 10 example: 3 dice each (vector odds-combat-round-example, odds-combat-end-example)
    const QStringList lines = linesOf(odds->findChild<QTreeWidget *>());
    QVERIFY(lines.filter(QStringLiteral("8/27")).size() == 2);
    QVERIFY(lines.filter(QStringLiteral("91/216")).size() == 1);
    QVERIFY(!lines.filter(QStringLiteral("59.7%")).isEmpty());
    QVERIFY(!lines.filter(QStringLiteral("82.7%")).isEmpty());
}

void TestTablePanels::oddsOfTheCombat()
{
    follow();
    m_bench->keys("a");
    QVERIFY(m_bench->draft.choosePlace("pila-square"));
    m_bench->keys("\n");
    const QStringList lines = linesOf(named(m_tabs, "oddsPanel")->findChild<QTreeWidget *>());
    QVERIFY(lines.filter(QStringLiteral("4/9")).size()
            >= 2); // two dice of the British without Troubridge
}

void TestTablePanels::cardsAreCounted()
{
    follow();
    const QStringList lines = linesOf(named(m_tabs, "cardsPanel")->findChild<QTreeWidget *>());
    QVERIFY(!lines.filter(QStringLiteral("hand 6 of 6")).isEmpty());
    QVERIFY(!lines.filter(QStringLiteral("hand 5 of 5")).isEmpty());
    QVERIFY(!lines.filter(QStringLiteral("Reinforcements|2")).isEmpty());
    // British Confusion waits beside the board, Spanish is in the deck (8.0)
    QCOMPARE(lines.value(1), QStringLiteral("British|0|0|0|3|0"));
    QCOMPARE(lines.value(2), QStringLiteral("Spanish|3|0|0|0|0"));
    const QString note =
        named(m_tabs, "cardsPanel")->findChild<QLabel *>(QStringLiteral("cardsNote"))->text();
    QVERIFY2(note.contains(QStringLiteral("rule 8.4")), qPrintable(note));
}

void TestTablePanels::officersHaveTheirStatus()
{
    follow();
    const QStringList lines = linesOf(named(m_tabs, "officersPanel")->findChild<QTreeWidget *>());
    QCOMPARE(lines.size(), 2 + 11);
    // what they give, with the rule (11.7)
    QCOMPARE(lines.filter(QStringLiteral("Nelson|available|||+1 on each die: always (rule 11.7)"))
                 .size(),
             1);
    QCOMPARE(lines.filter(QStringLiteral("no Lost! on his group (rule 11.7)")).size(), 1);
    QVERIFY(!lines.filter(QStringLiteral("face down")).isEmpty()); // Román
}

void TestTablePanels::scoreHasItsRules()
{
    QVERIFY(m_bench->record(R"({"do":"adjust","set":{"batteries":{"red":{"spiked":true}}}})"));
    follow();
    TablePanel *score = named(m_tabs, "scorePanel");
    const auto *british = score->findChild<TallyCard *>(QStringLiteral("score-british"));
    const auto *spanish = score->findChild<TallyCard *>(QStringLiteral("score-spanish"));
    QCOMPARE(british->answer(), QStringLiteral("2 VP")); // the dock and a spiked battery
    QCOMPARE(spanish->answer(), QStringLiteral("2 VP")); // Pila square
    QVERIFY(british->accessibleDescription().contains(QStringLiteral("rule 13")));
    QVERIFY(!score->findChild<QLabel *>(QStringLiteral("scoreLeader"))->text().isEmpty());
    const QString standings = score->findChild<QLabel *>(QStringLiteral("scoreStandings"))->text();
    QVERIFY2(standings.contains(QStringLiteral("Turns left before the game ends: 10")),
             qPrintable(standings));
    QVERIFY2(standings.contains(QStringLiteral("Morale box: 0")), qPrintable(standings));
}

void TestTablePanels::stripTellsWhereWeAre()
{
    SequenceStrip strip;
    QVERIFY(!strip.findChild<QLabel *>(QStringLiteral("stripTurn"))->text().isEmpty());
    strip.setNarrator(m_bench->narrator.get());
    strip.setSession(m_bench->session.get());
    QCOMPARE(strip.findChild<QLabel *>(QStringLiteral("stripTurn"))->text(),
             QStringLiteral("Turn 2 of 12"));
    QVERIFY(strip.findChild<QLabel *>(QStringLiteral("stripHour"))
                ->text()
                .contains(QStringLiteral("2:30")));
    QVERIFY(strip.findChild<QLabel *>(QStringLiteral("stripSaved"))
                ->text()
                .contains(QStringLiteral("#1")));
    QVERIFY(strip.findChild<QLabel *>(QStringLiteral("stripScore"))
                ->text()
                .contains(QStringLiteral("1 : 2")));
    QVERIFY(
        strip.findChild<ChevronBar *>()->accessibleDescription().contains(QStringLiteral("now")));
    QSignalSpy next(&strip, &SequenceStrip::nextRequested);
    strip.findChild<QPushButton *>(QStringLiteral("nextButton"))->click();
    QCOMPARE(next.size(), 1);
}

void TestTablePanels::stripTellsWhatIsOwed()
{
    QVERIFY(m_bench->record(
        R"({"do":"adjust","set":{"phase":"naval-movement","units":{)"
        R"("sailors-2":{"at":"offing-north"},"sailors-3":{"at":"offing-north"}}}})"));
    SequenceStrip strip;
    strip.setNarrator(m_bench->narrator.get());
    strip.setSession(m_bench->session.get());
    const auto *owed = strip.findChild<QLabel *>(QStringLiteral("stripOwed"));
    QVERIFY(owed->text().contains(u'2'));
    // By whom, once.
    QCOMPARE(owed->toolTip().split(u'\n').size(), 1);
    QVERIFY(owed->toolTip().contains(QStringLiteral("Sailors 2")));
    QCOMPARE(owed->toolTip().count(QStringLiteral("Sailors 3")), 1);
}

void TestTablePanels::chevronsKeepThePresentStep_data()
{
    QTest::addColumn<int>("present");
    QTest::addColumn<int>("percent");
    for (const int present : {0, 5, 12})
        for (const int percent : {100, 150, 200})
            QTest::addRow("step %d at %d %%", present + 1, percent) << present << percent;
}

/// Thirteen steps, whatever the room: the present one has its name, the nearest a tick, a number or
/// a good part of theirs, the rest go out of sight from the ends. A bare ellipsis says nothing.
void TestTablePanels::chevronsKeepThePresentStep()
{
    QFETCH(int, present);
    QFETCH(int, percent);
    ChevronBar bar;
    QFont letters = bar.font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100);
    bar.setFont(letters);
    std::vector<ChevronBar::Step> steps;
    for (int i = 0; i < 13; ++i)
        steps.push_back({QStringLiteral("French fire %1").arg(i + 1),
                         i < present        ? StepState::Done
                             : i == present ? StepState::Current
                                            : StepState::ToCome,
                         {}});
    bar.setSteps(steps);
    QVERIFY(bar.minimumSizeHint().width() <= bar.fontMetrics().height() * 14);
    for (int width = bar.minimumSizeHint().width(); width <= bar.sizeHint().width(); width += 7) {
        bar.resize(width, bar.sizeHint().height());
        const QStringList shown = bar.lettering();
        QCOMPARE(shown.size(), 13);
        QCOMPARE(shown[present], steps[static_cast<std::size_t>(present)].name);
        int insight = 0;
        for (int i = 0; i < 13; ++i) {
            QVERIFY(shown[i] != QStringLiteral("…"));
            insight += shown[i].isEmpty() ? 0 : 1;
            if (shown[i].isEmpty()) // nothing is left out in between
                QVERIFY(i < present ? i == 0 || shown[i - 1].isEmpty()
                                    : i == 12 || shown[i + 1].isEmpty());
            else if (i != present && !shown[i].contains(QStringLiteral("Fren")))
                QCOMPARE(shown[i], i < present ? QStringLiteral("✓") : QString::number(i + 1));
        }
        QVERIFY(insight >= 2);
    }
    bar.resize(bar.sizeHint().width(), bar.sizeHint().height());
    QVERIFY(bar.lettering().last().endsWith(QStringLiteral("French fire 13")));
}

void TestTablePanels::pastIsShown()
{
    SequenceStrip strip;
    strip.setNarrator(m_bench->narrator.get());
    strip.setSession(m_bench->session.get());
    const auto *turn = strip.findChild<QLabel *>(QStringLiteral("stripTurn"));
    strip.showEntry(0);
    QCOMPARE(turn->text(), QStringLiteral("Turn 1 of 12"));
    QVERIFY(!strip.findChild<QPushButton *>(QStringLiteral("nextButton"))->isEnabled());
    strip.showNow();
    QCOMPARE(turn->text(), QStringLiteral("Turn 2 of 12"));
}

void TestTablePanels::stageClaimsSupportsOnly()
{
    const std::unique_ptr<StagePanel> stage(makeStage("santa-cruz-1797", nullptr));
    QVERIFY(stage != nullptr);
    stage->setNarrator(m_bench->narrator.get());
    stage->showPosition(m_bench->session->now());
    QVERIFY(!stage->isOn());
    QVERIFY(m_bench->record(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})"));
    stage->showPosition(m_bench->session->now());
    QVERIFY(stage->isOn());
    QVERIFY(!stage->heading().isEmpty());
    int claimed = 0;
    for (const Offer &offer : m_bench->session->now().offers()) {
        claimed += stage->claims(offer) ? 1 : 0;
        QCOMPARE(stage->claims(offer), offer.id.rfind("support/", 0) == 0);
    }
    QVERIFY(claimed > 0);
    QVERIFY(makeStage("another-game", nullptr) == nullptr);
}

/// The dialog knows no game: it asks for the form, and a game without one can't be adjusted.
void TestTablePanels::gameBringsItsAdjustEditor()
{
    QVERIFY(isAdjustable("santa-cruz-1797"));
    QVERIFY(!isAdjustable("another-game"));
    const std::unique_ptr<AdjustEditor> form(
        makeAdjustEditor(m_bench->session->now(), *m_bench->narrator, nullptr));
    QVERIFY(form);
    QVERIFY(form->changes().isEmpty());
    form->apply({{QStringLiteral("morale"), 2}});
    QCOMPARE(form->changes(), (QJsonObject{{QStringLiteral("morale"), 2}}));
}

/// A figure that a roll lacks, and a cell of a chart that the text leaves out: the form goes there.
void TestTablePanels::adjustGoesToAValue()
{
    const PanelBench corunna("corunna", "corunna");
    QVERIFY(corunna.session);
    const std::unique_ptr<AdjustEditor> form(
        makeAdjustEditor(corunna.session->now(), *corunna.narrator, nullptr));
    const auto field = [&form](const char *name) {
        return form->findChild<QWidget *>(QString::fromLatin1(name));
    };
    QVERIFY(form->goTo(
        {QStringLiteral("units"), QStringLiteral("1-5th-foot"), QStringLiteral("melee")}));
    QVERIFY(field("adjust-units-1-5th-foot-melee") != nullptr); // the counter was chosen
    const QStringList cell{QStringLiteral("chart_fill"), QStringLiteral("fire_defence"),
                           QStringLiteral("infantry"), QStringLiteral("disorder"),
                           QStringLiteral("clear")};
    QVERIFY(form->goTo(cell));
    auto *number =
        field("adjust-chart_fill-fire_defence-infantry-disorder-clear")->findChild<QSpinBox *>();
    number->setValue(7);
    QJsonValue set = form->changes();
    for (const QString &key : cell)
        set = set[key];
    QCOMPARE(set.toInt(), 7);
    QVERIFY(!form->goTo({QStringLiteral("units"), QStringLiteral("nobody")}));
}

/// A low plot: the bars and what tells them apart first, nothing over anything else.
void TestTablePanels::plotGivesPartsUp()
{
    OddsPlot plot;
    plot.setPlot(QStringLiteral("This round"), QStringLiteral("hits"),
                 {{QStringLiteral("British"), {0.3, 0.44, 0.22, 0.04}},
                  {QStringLiteral("Spanish"), {0.3, 0.44, 0.22, 0.04}}});
    const int em = plot.fontMetrics().height();
    int shown = 0;
    for (int height = 0; height <= em * 9; ++height) {
        plot.resize(em * 9, height); // too narrow for title and legend side by side
        const OddsPlot::Parts parts = plot.parts();
        const int count = parts.bars + parts.legend + parts.figures + parts.title + parts.caption;
        QVERIFY(count >= shown); // more room never shows less
        shown = count;
        if (!parts.bars) {
            QCOMPARE(count, 0);
            continue;
        }
        QVERIFY(height - parts.head - parts.foot >= em);
        QVERIFY(parts.head + 0.01 >= em * (parts.legend + parts.figures + parts.title));
        QVERIFY(parts.foot + 0.01 >= em * (1 + parts.caption));
        QVERIFY(parts.legend || !parts.figures);
        QVERIFY(parts.figures || !parts.title);
    }
    QCOMPARE(shown, 5);
}

void TestTablePanels::colours_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestTablePanels::colours()
{
    QFETCH(bool, dark);
    QPalette palette;
    palette.setColor(QPalette::Window, dark ? QColor(0x1B222B) : QColor(0xF7F8FA));
    const PanelColours c = panelColours(palette);
    for (const QColor &ground : {c.window, c.panel, c.strip, c.accentTint, c.outcome}) {
        QVERIFY(contrast(c.text, ground) >= 4.5);
        QVERIFY(contrast(c.muted, ground) >= 4.5);
    }
    QVERIFY(contrast(c.onAccent, c.accent) >= 4.5);
    QVERIFY(contrast(c.onCautionTint, c.cautionTint) >= 4.5);
    QVERIFY(contrast(c.caution, c.panel) >= 4.5);
    QVERIFY(contrast(c.saved, c.strip) >= 4.5);
    for (const QColor &graphic : {c.line, c.accent, c.selected, c.legal, c.seriesA, c.seriesB})
        QVERIFY2(contrast(graphic, c.panel) >= 3.0, qPrintable(graphic.name()));
    for (const char *side : {"british", "spanish", "french", "other"}) {
        const SideColours own = sideColours(palette, side);
        QVERIFY(contrast(own.onTint, own.tint) >= 4.5);
        QVERIFY(contrast(own.mark, own.block) >= 4.5);
        QVERIFY(contrast(c.text, own.tint) >= 4.5);
        QVERIFY(contrast(c.muted, own.tint) >= 4.5);
    }
}

QTEST_MAIN(TestTablePanels)
#include "tst_table_panels.moc"
