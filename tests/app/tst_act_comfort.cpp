// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/panels/caution_bar.h"
#include "app/panels/outcome_view.h"
#include "app/panels/refusal_bar.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/status_line.h"
#include "app/window/table_desk.h"
#include "tests/support/panel_bench.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace qd;
using namespace qd::test;

/// What the panels say is said once, fits at double text size, and the status line gives way
/// politely.
class TestActComfort : public QObject {
    Q_OBJECT
private slots:
    void outcomeRepeatsNothing();
    void adjustmentsAreToldAsTheyWillBe_data();
    void adjustmentsAreToldAsTheyWillBe();
    void diceAndRefusalsAreAnnounced();
    void cautionsStopNothing();
    void missingValuesLeadToAdjust();
    void actFitsAtDoubleSize();
    void windowFitsASmallScreenAtDoubleSize();
    void statusSaysWhereWeAre();
    void statusGivesWay();
};

void TestActComfort::outcomeRepeatsNothing()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})"));
    bench.draft.setCommand(R"({"do":"round"})");
    for (const int face : {4, 3, 5, 2, 1}) // two British dice, three Spanish
        bench.draft.typeFace(face);
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    QStringList said = bench.panel.findChild<OutcomeView *>()->sentences();
    QVERIFY(!said.isEmpty());
    for (const EventText &event : bench.draft.preview()) {
        if (event.name == "dice-count") // the battle board has it, with its reasons
            QVERIFY(said.filter(bench.narrator->event(event)).isEmpty());
    }
    QCOMPARE(said.removeDuplicates(), 0);
}

void TestActComfort::adjustmentsAreToldAsTheyWillBe_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QString>("said");
    QTest::newRow("santa cruz") << QByteArray("santa-cruz-1797") << QByteArray("blank")
                                << QByteArray(R"({"units":{"rm-1":{"at":"dock","sp":2}}})")
                                << QStringLiteral(
                                       "Adjusted: Royal Marines 1 – where: Dock, strength "
                                       "points: 2");
    QTest::newRow("as per margin")
        << QByteArray("as-per-margin") << QByteArray("two-a-side")
        << QByteArray(R"({"ships":{"english-third":{"hull":5}}})")
        << QStringLiteral("Adjusted: English 3rd rate – hull boxes left: 5");
    QTest::newRow("trafalgar") << QByteArray("trafalgar") << QByteArray("standard")
                               << QByteArray(R"({"forts":{"cadiz-fort-1":{"gun":false}}})")
                               << QString();
}

/// Before it is recorded an adjustment says the journal's own sentence.
void TestActComfort::adjustmentsAreToldAsTheyWillBe()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, set);
    QFETCH(QString, said);
    PanelBench bench(scenario.toStdString(), game.toStdString());
    bench.draft.setCommand(R"({"do":"adjust","set":)" + set.toStdString() + "}");
    QVERIFY2(bench.draft.stage() == ActDraft::Stage::Ready,
             bench.draft.refusal() ? bench.draft.refusal()->message.c_str() : "");
    const QStringList before = bench.panel.findChild<OutcomeView *>()->sentences();
    QCOMPARE(before.size(), 1);
    QVERIFY(bench.draft.record());
    QCOMPARE(before.first(), bench.narrator->entry(bench.session->entries().back()));
    if (!said.isEmpty())
        QCOMPARE(before.first(), said);
    QVERIFY2(before.first().contains(QStringLiteral(" – ")), qPrintable(before.first()));
}

/// A screen reader says what the dice came to, and why the rules say no, once each.
void TestActComfort::diceAndRefusalsAreAnnounced()
{
    PanelBench bench("blank");
    auto *bar = bench.panel.findChild<RefusalBar *>();
    auto *outcome = bench.panel.findChild<OutcomeView *>();
    QSignalSpy refused(bar, &RefusalBar::spoken);
    QSignalSpy fallen(outcome, &OutcomeView::spoken);
    QVERIFY(bench.record(kCombatExample));
    bench.draft.setCommand(
        R"({"card":"assault","do":"play","from":"dock","to":"north-shore","units":["rm-1"]})");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Refused);
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.first().first().toString().contains(
        bench.narrator->refusal(*bench.draft.refusal())));
    bar->retranslate(); // no news
    QCOMPARE(refused.size(), 1);
    QVERIFY(bench.record(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})"));
    bench.draft.setCommand(R"({"do":"round"})");
    QCOMPARE(fallen.size(), 0);
    for (const int face : {4, 3, 5, 2, 1})
        bench.draft.typeFace(face);
    QCOMPARE(fallen.size(), 1);
    QCOMPARE(fallen.first().first().toString(), outcome->sentences().join(QStringLiteral(". ")));
}

void TestActComfort::actFitsAtDoubleSize()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    LanguageSwitch language;
    for (const char *code : {"es", "fr", "en"}) {
        language.set(LanguageSwitch::fromCode(QString::fromLatin1(code)));
        PanelBench bench("blank");
        QVERIFY(bench.record(kCombatExample));
        bench.panel.resize(340, 560); // what a screen of 1280 × 720 leaves
        QCoreApplication::processEvents();
        for (const ChoiceRow *row : bench.panel.findChildren<ChoiceRow *>()) {
            if (!row->isVisibleTo(&bench.panel))
                continue;
            const int right = row->mapTo(&bench.panel, QPoint(row->width(), 0)).x();
            QVERIFY2(right <= bench.panel.width(), qPrintable(row->label()));
        }
        bench.draft.setCommand(
            R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})");
        QCoreApplication::processEvents();
        const ChoiceRow *record = bench.row("recordButton");
        QVERIFY(record != nullptr && record->isEnabled());
        const QRect place(record->mapTo(&bench.panel, QPoint(0, 0)), record->size());
        QVERIFY2(bench.panel.rect().contains(place), code);
    }
}

namespace {

/// A window with the Combat Example's table.
struct Evening {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    PanelBench bench{"blank"};
    std::unique_ptr<MainWindow> window;
    StatusLine *status = nullptr;

    Evening()
    {
        language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        bench.record(kCombatExample);
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        status = window->findChild<StatusLine *>();
        bench.panel.setDraft(nullptr);
        bench.panel.setSession(nullptr);
        bench.draft.setSession(nullptr);
        window->desk()->setTable(std::move(bench.session));
    }

    ~Evening() { window->desk()->closeTable(); }

    QString part(const char *name) const
    {
        const auto *label = status->findChild<QLabel *>(QString::fromLatin1(name));
        return label->isVisibleTo(status) ? label->text() : QString();
    }
};

} // namespace

void TestActComfort::windowFitsASmallScreenAtDoubleSize()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    Evening evening;
    evening.window->resize(1280, 690); // 720 less the title bar
    evening.window->show();
    QCoreApplication::processEvents();
    QVERIFY2(evening.window->height() <= 690,
             qPrintable(QString::number(evening.window->height())));
}

void TestActComfort::statusSaysWhereWeAre()
{
    Evening evening;
    evening.status->resize(2000, 20);
    QCOMPARE(evening.status->text(),
             QStringLiteral("Turn 2 of 12, British action · t.qdj · saved #1 · chain verified · "
                            "dice from the table"));
    QCOMPARE(evening.status->accessibleName(), evening.status->text());
    for (const QLabel *label : evening.status->findChildren<QLabel *>()) {
        if (label->isVisibleTo(evening.status)) {
            QVERIFY(!label->toolTip().isEmpty());
            QVERIFY(!label->accessibleName().isEmpty());
        }
    }
    QVERIFY(evening.window->desk()->session()->setCustomaryDice(DiceSource::App));
    QVERIFY2(evening.status->text().contains(QStringLiteral("dice rolled by the program")),
             qPrintable(evening.status->text()));
    QVERIFY(evening.status->text().contains(QStringLiteral("saved #2")));
    evening.window->desk()->showEntry(0);
    QVERIFY(evening.status->text().startsWith(QStringLiteral("Looking at entry #0: Turn 1")));
    evening.window->desk()->showNow();
    evening.window->desk()->closeTable();
    QCOMPARE(evening.status->text(), QString());
}

void TestActComfort::statusGivesWay()
{
    Evening evening;
    StatusLine *status = evening.status;
    status->setParent(nullptr); // free of the bar, which would set its width
    const auto back = qScopeGuard([&] { status->setParent(evening.window.get()); });
    status->show();
    status->resize(status->sizeHint().width() + 4, 20);
    QVERIFY(evening.part("statusChain").contains(QStringLiteral("chain verified")));
    // Narrower: first what matters least, never what is on the disk; nothing is cut off.
    status->resize(status->sizeHint().width() / 2, 20);
    QCOMPARE(evening.part("statusChain"), QString());
    QVERIFY(evening.part("statusSaved").contains(QStringLiteral("saved #1")));
    QVERIFY(status->toolTip().contains(QStringLiteral("chain verified")));
    int wide = 0;
    for (const QLabel *label : status->findChildren<QLabel *>())
        wide +=
            label->isVisibleTo(status) ? label->fontMetrics().horizontalAdvance(label->text()) : 0;
    QVERIFY(wide <= status->width());
}

/// No chit is drawn: it is said above the outcome and to a screen reader, once, and Enter records.
void TestActComfort::cautionsStopNothing()
{
    PanelBench bench("piedralonga", "corunna");
    QVERIFY(bench.record(R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-51st-foot":)"
                         R"({"hex":"s2606","formation":"line"}}}})"));
    const auto *bar = bench.panel.findChild<CautionBar *>();
    QVERIFY(bar->isHidden());
    const QSignalSpy spoken(bar, &CautionBar::spoken);
    bench.draft.setCommand(R"({"do":"move","piece":"1-51st-foot","to":"s2607"})");
    QVERIFY(!bench.draft.form().cautions.empty());
    QVERIFY(bar->isVisible());
    const QString said = bench.narrator->refusal(bench.draft.form().cautions.front());
    QVERIFY2(said.contains(QStringLiteral("No chit is drawn yet")), qPrintable(said));
    QVERIFY2(bar->accessibleName().contains(said), qPrintable(bar->accessibleName()));
    QCOMPARE(spoken.size(), 1);
    bench.panel.retranslate(); // no news
    QCOMPARE(spoken.size(), 1);
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    const auto *outcome = bench.panel.findChild<OutcomeView *>();
    QTRY_VERIFY(bar->mapTo(&bench.panel, QPoint(0, bar->height())).y()
                <= outcome->mapTo(&bench.panel, QPoint()).y());
    QVERIFY(bench.panel.rect().contains(QRect(bar->mapTo(&bench.panel, QPoint()), bar->size())));
    bench.keys("\n");
    QVERIFY(bench.lastCommand().contains("1-51st-foot"));
    QVERIFY(bar->isHidden());
}

/// Each value that is not filled in has its line and its button.
void TestActComfort::missingValuesLeadToAdjust()
{
    PanelBench bench("piedralonga", "corunna");
    QVERIFY(bench.record(R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-5th-foot":)"
                         R"({"hex":"s2611","formation":"line"},"17e-legere-1":)"
                         R"({"hex":"s2612","formation":"column"}}}})"));
    bench.draft.setCommand(
        R"({"do":"melee","attackers":["1-5th-foot"],"defenders":["17e-legere-1"]})");
    const auto *bar = bench.panel.findChild<CautionBar *>();
    QVERIFY(bar->isVisible());
    const QSignalSpy wanted(&bench.panel, &ActPanel::valueWanted);
    const auto click = [bar](const char *description) {
        for (auto *button : bar->findChildren<QPushButton *>())
            if (button->accessibleDescription().contains(QString::fromUtf8(description)))
                return button->click();
        QFAIL(description);
    };
    click("5th Foot");
    QCOMPARE(wanted.size(), 1);
    QVERIFY2(wanted.first().first().toString().startsWith(QStringLiteral("units.1-5th-foot.")),
             qPrintable(wanted.first().first().toString()));
    click("Mêlée Table"); // the tables of the series too
    QCOMPARE(wanted.last().first().toString(), QStringLiteral("series.melee"));
}

QTEST_MAIN(TestActComfort)
#include "tst_act_comfort.moc"
