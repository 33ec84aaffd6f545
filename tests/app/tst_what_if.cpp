// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_view.h"
#include "app/narration/language_switch.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/odds_asker.h"
#include "app/panels/odds_plot.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/table_desk.h"
#include "tests/support/panel_bench.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace qd;
using namespace qd::test;

namespace {

constexpr const char *kAssault =
    R"({"card":"assault","do":"play","from":"dock","officer":null,"to":"pila-square","units":["rm-1","sailors-1"]})";
constexpr const char *kQuestion =
    R"({"ask":"odds","of":"combat-end","what_if":{"from":"dock","to":"pila-square","units":["rm-1","sailors-1"]}})";
/// Three full units a side: the longest walk that the map can hold.
constexpr const char *kLargest =
    R"({"do":"adjust","set":{"officers":{"nelson":{"at":"dock"},"roman":{"at":"pila-square"}},"phase":"british-action","turn":2,)"
    R"("units":{"militia-1":{"at":"pila-square"},"regulars-1":{"at":"pila-square"},"rm-1":{"at":"dock"},)"
    R"("rm-2":{"at":"dock"},"rm-3":{"at":"dock"},"volunteers-1":{"at":"pila-square"}}}})";
constexpr const char *kLargestAssault =
    R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["rm-1","rm-2","rm-3"]})";

QStringList linesOf(const QWidget *panel)
{
    QStringList lines;
    QTreeWidgetItemIterator it(panel->findChild<QTreeWidget *>());
    for (; *it != nullptr; ++it)
        lines << (*it)->text(0) + u'|' + (*it)->text(1) + u'|' + (*it)->text(2);
    return lines;
}

} // namespace

/// The odds of an assault that is only thought of: exact, apart from the act in hand, nothing
/// recorded.
class TestWhatIf : public QObject {
    Q_OBJECT
private slots:
    void init();
    void oddsAppearAndNothingIsRecorded();
    void lineIsTheRulesOwnNumber();
    void draftStaysWhatItIs();
    void refusedActsAreNotImagined();
    void combatThatGoesOnComesFirst();
    void longWalksGoOnBesideTheWindow();
    void newerQuestionPutsTheOlderOff();
    void answersDoNotPileUp();
    void goalUnderThePointerIsConsidered();

private:
    QString line() const
    {
        const auto *label = m_bench->panel.findChild<QLabel *>(QStringLiteral("actOdds"));
        return label->isVisibleTo(&m_bench->panel) ? label->text() : QString();
    }

    std::unique_ptr<PanelBench> m_bench;
};

void TestWhatIf::init()
{
    m_bench = std::make_unique<PanelBench>("blank");
    QVERIFY(m_bench->session);
    QVERIFY(m_bench->record(kCombatExample));
    m_bench->draft.odds()->setPatience(2000); // numbers here, time elsewhere
}

void TestWhatIf::oddsAppearAndNothingIsRecorded()
{
    const auto tabs = makeGamePanels("santa-cruz-1797", &m_bench->draft, nullptr);
    TablePanel *odds = tabs.front();
    odds->follow(m_bench->session.get(), m_bench->narrator.get(), -1);
    const auto *caption = odds->findChild<QLabel *>(QStringLiteral("oddsCaption"));
    QVERIFY(!caption->text().contains(QStringLiteral("What if")));
    const std::size_t entries = m_bench->session->entries().size();
    const std::uint64_t before = m_bench->session->now().fingerprint();
    m_bench->draft.consider(kAssault);
    QVERIFY(caption->text().contains(QStringLiteral("What if")));
    QVERIFY(caption->text().contains(QStringLiteral("Pila square")));
    // 10.2: the British 1 + 1 (marines) against 1 + 1 (7 strength points to 5) + Román
    const QStringList lines = linesOf(odds);
    QCOMPARE(lines.filter(QStringLiteral("British: 0 hits|44.4%|4/9")).size(), 1);
    QCOMPARE(lines.filter(QStringLiteral("Spanish: 0 hits|29.6%|8/27")).size(), 1);
    QCOMPARE(m_bench->session->entries().size(), entries);
    QCOMPARE(m_bench->session->now().fingerprint(), before);
    QVERIFY(m_bench->draft.command().empty());
    m_bench->draft.consider({});
    QVERIFY(!caption->text().contains(QStringLiteral("What if")));
    QVERIFY(linesOf(odds).isEmpty());
    qDeleteAll(tabs);
}

void TestWhatIf::lineIsTheRulesOwnNumber()
{
    QCOMPARE(line(), QString());
    m_bench->draft.consider(kAssault);
    const auto asked = m_bench->session->now().ask(kQuestion);
    QVERIFY(asked);
    const double wins =
        jsonObject(*asked).value(u"attacker_wins").toObject().value(u"p").toDouble();
    QVERIFY(wins > 0.1 && wins < 0.9);
    QVERIFY(line().startsWith(QStringLiteral("What if")));
    QVERIFY2(line().contains(QStringLiteral("2 dice to 3")), qPrintable(line()));
    QVERIFY2(line().contains(QLocale().toString(wins * 100, 'f', 1)), qPrintable(line()));
    m_bench->draft.consider({});
    QCOMPARE(line(), QString());
}

void TestWhatIf::draftStaysWhatItIs()
{
    m_bench->draft.setCommand(kAssault);
    QCOMPARE(m_bench->draft.stage(), ActDraft::Stage::Ready);
    const std::string drafted = m_bench->draft.command();
    const QString real = line();
    QVERIFY2(real.startsWith(QStringLiteral("Odds")), qPrintable(real));
    m_bench->draft.consider(
        R"({"card":"assault","do":"play","from":"dock","officer":null,"to":"pila-square","units":["rm-1"]})");
    QVERIFY2(line().startsWith(QStringLiteral("What if")), qPrintable(line()));
    QCOMPARE(m_bench->draft.command(), drafted);
    QCOMPARE(m_bench->draft.stage(), ActDraft::Stage::Ready);
    m_bench->draft.consider({});
    QCOMPARE(line(), real);
    // What is taken in hand is no longer a thought.
    m_bench->draft.consider(kAssault);
    m_bench->draft.setCommand(kAssault);
    QCOMPARE(line(), real);
}

void TestWhatIf::refusedActsAreNotImagined()
{
    m_bench->draft.consider(
        R"({"card":"assault","do":"play","from":"dock","to":"town-hall","units":["rm-1"]})");
    QVERIFY(!m_bench->draft.considered());
    QCOMPARE(line(), QString());
    m_bench->draft.consider("no command");
    QVERIFY(!m_bench->draft.considered());
}

void TestWhatIf::combatThatGoesOnComesFirst()
{
    QVERIFY(m_bench->record(kAssault));
    m_bench->draft.consider(kAssault);
    QCOMPARE(line(), QString()); // the battle board tells the odds
    const auto tabs = makeGamePanels("santa-cruz-1797", &m_bench->draft, nullptr);
    tabs.front()->follow(m_bench->session.get(), m_bench->narrator.get(), -1);
    const QString caption =
        tabs.front()->findChild<QLabel *>(QStringLiteral("oddsCaption"))->text();
    QVERIFY2(caption.contains(QStringLiteral("this round")), qPrintable(caption));
    qDeleteAll(tabs);
}

void TestWhatIf::longWalksGoOnBesideTheWindow()
{
    QVERIFY(m_bench->record(kLargest));
    OddsAsker &asker = *m_bench->draft.odds();
    asker.setPatience(0);
    m_bench->draft.consider(kLargestAssault);
    QVERIFY(m_bench->draft.considered());
    const QJsonObject query = jsonObject(R"({"ask":"odds","of":"combat-end"})");
    QElapsedTimer clock;
    clock.start();
    const auto first = asker.ask(*m_bench->draft.considered(), query);
    QVERIFY2(clock.elapsed() < 20, "the window waited");
    if (!first)
        QTRY_VERIFY(asker.ask(*m_bench->draft.considered(), query));
    const auto exact = m_bench->draft.considered()->ask(jsonText(query));
    QVERIFY(exact);
    QCOMPARE(*asker.ask(*m_bench->draft.considered(), query), jsonObject(*exact));
    QTRY_VERIFY(line().startsWith(QStringLiteral("What if")));
}

void TestWhatIf::newerQuestionPutsTheOlderOff()
{
    OddsAsker asker;
    asker.setPatience(0);
    QSignalSpy answered(&asker, &OddsAsker::answered);
    const Position &now = m_bench->session->now();
    for (int dice = 10; dice <= 20; ++dice)
        asker.ask(now,
                  {{QStringLiteral("ask"), QStringLiteral("odds")},
                   {QStringLiteral("of"), QStringLiteral("hits")},
                   {QStringLiteral("dice"), dice}});
    const QJsonObject last{{QStringLiteral("ask"), QStringLiteral("odds")},
                           {QStringLiteral("of"), QStringLiteral("hits")},
                           {QStringLiteral("dice"), 20}};
    QTRY_VERIFY(asker.ask(now, last));
    QVERIFY2(answered.size() < 11, "every question that nobody waits for was answered");
    QCOMPARE(asker.ask(now, last)->value(u"hits").toArray().size(), 21);
    // What the rules don't answer is an answer too.
    const QJsonObject none{{QStringLiteral("ask"), QStringLiteral("odds")},
                           {QStringLiteral("of"), QStringLiteral("combat-round")}};
    QTRY_VERIFY(asker.ask(now, none));
    QVERIFY(asker.ask(now, none)->isEmpty());
}

/// An evening asks thousands of times: only so many answers are kept.
void TestWhatIf::answersDoNotPileUp()
{
    OddsAsker asker;
    asker.setPatience(5000);
    const Position &now = m_bench->session->now();
    const auto ask = [&](int game) {
        return asker.ask(now,
                         {{QStringLiteral("ask"), QStringLiteral("odds")},
                          {QStringLiteral("of"), QStringLiteral("hits")},
                          {QStringLiteral("dice"), 2},
                          {QStringLiteral("asked"), game}});
    };
    for (int i = 0; i < OddsAsker::kAnswersKept + 20; ++i)
        QVERIFY(ask(i));
    QCOMPARE(asker.answersKept(), 20);
    QVERIFY(ask(OddsAsker::kAnswersKept + 19));
    QCOMPARE(asker.answersKept(), 20); // known
}

void TestWhatIf::goalUnderThePointerIsConsidered()
{
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    LanguageSwitch language;
    Appearance appearance;
    MainWindow window(preferences, language, appearance);
    auto bench = std::make_unique<PanelBench>("blank");
    QVERIFY(bench->record(kCombatExample));
    window.desk()->setTable(std::move(bench->session));
    window.desk()->draft()->odds()->setPatience(2000);
    auto *mirror = window.findChild<MirrorView *>();
    Drop drop;
    drop.place = "pila-square";
    drop.command = kAssault;
    emit mirror->goalHovered(drop);
    const auto *label = window.findChild<QLabel *>(QStringLiteral("actOdds"));
    QVERIFY2(label->text().startsWith(QStringLiteral("What if")), qPrintable(label->text()));
    QVERIFY(window.desk()->draft()->command().empty());
    emit mirror->goalLeft();
    QVERIFY(!label->isVisibleTo(label->parentWidget()));
    drop.refused = Refusal{"not-adjacent", "5.5", {}, {}};
    emit mirror->goalHovered(drop);
    QVERIFY(!window.desk()->draft()->considered());
    window.desk()->closeTable();
}

QTEST_MAIN(TestWhatIf)
#include "tst_what_if.moc"
