// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/dice_tray.h"
#include "app/panels/die_button.h"
#include "app/panels/outcome_view.h"
#include "app/panels/tally_card.h"
#include "tests/support/panel_bench.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace qd;
using namespace qd::test;

/// The Combat Example of the rulebook and a whole turn, played on the widgets with the keys of the
/// table.
class TestTurnThroughWidgets : public QObject {
    Q_OBJECT
private slots:
    void combatExample();
    void wholeTurn();
    void overruling();
    void bothStayIsOneKey();
    void fortressAsksTheSecondThrowByItself();
};

namespace {

int openDice(const ActPanel &panel)
{
    int count = 0;
    for (const DieButton *die : panel.findChildren<DieButton *>()) {
        if (die->isVisibleTo(&panel))
            ++count;
    }
    return count;
}

QString answerOf(const ActPanel &panel, const char *card)
{
    const auto *found = panel.findChild<TallyCard *>(QString::fromLatin1(card));
    return found != nullptr ? found->answer() : QString();
}

} // namespace

void TestTurnThroughWidgets::combatExample()
{
    PanelBench bench("blank");
    QVERIFY(bench.session);
    QVERIFY(bench.record(kCombatExample));

    // A, the group of the dock is taken as a whole; the goal; O: Troubridge comes along.
    bench.keys("a");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Incomplete);
    QVERIFY(bench.draft.choosePlace("pila-square"));
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    for (int i = 0; i < 12 && bench.draft.command().find("troubridge") == std::string::npos; ++i)
        bench.keys("o");
    QVERIFY(bench.draft.command().find("troubridge") != std::string::npos);
    const auto *outcome = bench.panel.findChild<OutcomeView *>();
    QVERIFY(outcome != nullptr && outcome->sentences().size() >= 4);
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("combat-started"));

    // The battle board: four dice with the Cannon, three once the swell has taken it.
    bench.keys("c");
    QVERIFY(bench.lastEvents().contains("support-played"));
    QCOMPARE(answerOf(bench.panel, "attackerCard"), QStringLiteral("4 dice"));
    bench.keys("h");
    if (bench.draft.stage() == ActDraft::Stage::Ready)
        bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("support-cancelled"));
    QCOMPARE(answerOf(bench.panel, "attackerCard"), QStringLiteral("3 dice"));
    QCOMPARE(answerOf(bench.panel, "defenderCard"), QStringLiteral("3 dice"));

    // Dice lie open by themselves; the two sixes call for a seventh.
    QCOMPARE(openDice(bench.panel), 6);
    bench.keys("435266");
    QCOMPARE(openDice(bench.panel), 7);
    bench.keys("2");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    bench.keys("\n");
    QCOMPARE(bench.session->entries().back().rolls, QByteArray("[4,3,5,2,6,6,2]"));

    // Which of two equals: a key; where the volunteers run: a click; the British go back: R.
    QVERIFY(!bench.panel.findChild<QLabel *>(QStringLiteral("decisionQuestion"))->text().isEmpty());
    QVERIFY(bench.row("offer-assign-hit/rm-1") != nullptr);
    bench.keys("2");
    QVERIFY(bench.lastEvents().contains("officer-casualty"));
    QVERIFY(bench.click("offer-flee/city-centre"));
    QVERIFY(bench.lastEvents().contains("volunteers-fled"));
    bench.keys("r");
    QVERIFY(bench.lastEvents().contains(R"("winner":"spanish")"));
    QVERIFY(bench.lastEvents().contains(R"("from":0,"rule":"10.9","to":-1)"));
}

void TestTurnThroughWidgets::wholeTurn()
{
    PanelBench bench("standard");
    QVERIFY(bench.session);
    QCOMPARE(bench.phase(), std::string("setup"));
    const std::pair<const char *, std::vector<std::string>> garrisons[] = {
        {"san-cristobal", {"regulars-1", "militia-1"}},
        {"san-pedro", {"militia-2"}},
        {"concepcion", {"militia-3"}},
        {"pila-square", {"regulars-2", "volunteers-1"}},
        {"town-hall", {"regulars-3", "volunteers-2", "volunteers-3"}},
    };
    for (const auto &[area, units] : garrisons) {
        QVERIFY(bench.click("offer-place"));
        for (const std::string &unit : units)
            QVERIFY(bench.draft.togglePiece(unit));
        QVERIFY(bench.draft.choosePlace(area));
        QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
        bench.keys("\n");
        QVERIFY(bench.lastEvents().contains("setup-placed"));
    }
    bench.keys("l"); // Fox: two sailors, of a list that is too long for digits
    for (const char *unit : {"sailors-1", "sailors-2"})
        QVERIFY(bench.draft.togglePiece(unit));
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("fox-loaded"));
    bench.keys(" ");
    QCOMPARE(bench.phase(), std::string("naval-movement"));

    // The fleet sails as one; a block that the current can take needs a die.
    bench.keys(" ");
    QCOMPARE(bench.phase(), std::string("naval-movement"));
    QVERIFY(bench.draft.refusal() && bench.draft.refusal()->code == "naval-compulsory");
    bench.keys("v");
    auto *goal = bench.panel.findChild<QWidget *>(QStringLiteral("cell-0-to"));
    QVERIFY(goal != nullptr);
    const Drop everything =
        bench.session->now()
            .drops("",
                   [&] {
                       std::vector<std::string> blocks;
                       for (const Owed &owed : bench.session->now().situation().owed)
                           blocks.insert(blocks.end(), owed.subjects.begin(), owed.subjects.end());
                       return blocks;
                   }())
            .front();
    bench.draft.mergeDrop(everything);
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    for (int i = 0; i < bench.draft.facesNeeded() + 1; ++i)
        bench.keys("5");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    bench.keys("\n");
    QCOMPARE(bench.phase(), std::string("bombardment"));
    bench.keys(" ");
    QCOMPARE(bench.phase(), std::string("british-action"));
    bench.keys("p\n");
    QCOMPARE(bench.phase(), std::string("spanish-action"));
    bench.keys("p2\n"); // two Confusion cards go
    QVERIFY(bench.lastCommand().contains(R"("discard":["confusion","confusion"])"));
    QCOMPARE(bench.phase(), std::string("naval-movement"));
    QCOMPARE(bench.session->now().situation().turn, 2);
}

void TestTurnThroughWidgets::overruling()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("m");
    bench.draft.setField("to", R"("town-hall")"); // not adjacent
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Refused);
    auto *text = bench.panel.findChild<QLabel *>(QStringLiteral("refusalText"));
    QVERIFY(text->text().contains(QStringLiteral("4.3")));
    bench.keys("\n");
    auto *reason = bench.panel.findChild<QLineEdit *>(QStringLiteral("overruleReason"));
    QVERIFY(!reason->isHidden());
    QTest::keyClicks(reason, QStringLiteral("both agreed"));
    QTest::keyClick(reason, Qt::Key_Return);
    const Entry &entry = bench.session->entries().back();
    QVERIFY(entry.overruled.contains("not-adjacent"));
    QCOMPARE(entry.reason, QStringLiteral("both agreed"));
    QCOMPARE(bench.session->entries().size(), std::size_t(2));
    // Enter once more does not end the phase: that is what Space is for.
    bench.keys("\n");
    QCOMPARE(bench.session->entries().size(), std::size_t(2));
}

void TestTurnThroughWidgets::bothStayIsOneKey()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})"));
    const int needed = bench.draft.facesNeeded();
    QVERIFY(needed > 0);
    for (int i = 0; i < needed; ++i)
        bench.keys("1");
    bench.keys("\n");
    QCOMPARE(bench.session->now().situation().pending->decision, std::string("retreat"));
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("stays"));
    // and the next round's dice lie open
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
}

void TestTurnThroughWidgets::fortressAsksTheSecondThrowByItself()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"british-action","turn":2,"units":{"militia-1":{"at":"san-pedro","sp":4},)"
        R"("rm-1":{"at":"dock","sp":4}}}})"));
    QVERIFY(bench.record(
        R"({"card":"assault","do":"play","from":"dock","to":"san-pedro","units":["rm-1"]})"));
    const int defender = bench.draft.facesNeeded();
    QVERIFY(defender > 0);
    for (int i = 0; i < defender; ++i)
        bench.keys("2");
    bench.keys("\n");
    QVERIFY(bench.draft.command().find("fire-back") != std::string::npos);
    QVERIFY(bench.draft.facesNeeded() > 0);
}

QTEST_MAIN(TestTurnThroughWidgets)
#include "tst_turn_through_widgets.moc"
