// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/santa_cruz/battle_line.h"
#include "app/panels/stage_panel.h"
#include "app/panels/tally_card.h"
#include "tests/support/panel_bench.h"

#include <QApplication>
#include <QScrollArea>

using namespace qd;
using namespace qd::test;

namespace {

constexpr const char *kAssault =
    R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})";
constexpr const char *kFortress =
    R"({"do":"adjust","set":{"phase":"british-action","turn":2,"officers":{"hood":{"at":"dock"}},)"
    R"("units":{"militia-1":{"at":"san-pedro","sp":2},"rm-1":{"at":"dock","sp":4}}}})";
constexpr const char *kEscalade =
    R"({"card":"assault","do":"play","from":"dock","to":"san-pedro","units":["rm-1"]})";

QString textOf(const ActPanel &panel, const char *name)
{
    const auto *label = panel.findChild<QLabel *>(QString::fromLatin1(name));
    return label != nullptr && label->isVisibleTo(&panel) ? label->text() : QString();
}

void settle()
{
    for (int i = 0; i < 6; ++i)
        QApplication::processEvents();
}

} // namespace

/// The Battle Board: dice and reasons, supports with their keys, markers, chances; and that nothing
/// on it is cut off, whatever the size of the letters.
class TestBattleBoard : public QObject {
    Q_OBJECT
private slots:
    void reasonsAddUp();
    void bothCannonsHaveAKey();
    void supportsMakeRoomForDice();
    void fortressSaysWhoThrowsFirst();
    void attritionIsCounted();
    void chancesAreShown();
    void linesAreSpoken();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
};

void TestBattleBoard::reasonsAddUp()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(kAssault));
    const auto *defender = bench.panel.findChild<TallyCard *>(QStringLiteral("defenderCard"));
    QCOMPARE(defender->answer(), QStringLiteral("3 dice"));
    const QString said = defender->accessibleDescription();
    for (const char *part : {"10.2", "11.7", "Román"})
        QVERIFY2(said.contains(QString::fromUtf8(part)), qPrintable(said));
    QCOMPARE(said.count(QStringLiteral("+1")), 3);
}

void TestBattleBoard::bothCannonsHaveAKey()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(kAssault));
    QCOMPARE(bench.row("offer-support/british/cannon")->keyCap(), QStringLiteral("C"));
    QCOMPARE(bench.row("offer-support/spanish/cannon")->keyCap(), QStringLiteral("⇧C"));
    QTest::keyClick(&bench.panel, Qt::Key_C, Qt::ShiftModifier);
    QVERIFY(bench.lastCommand().contains(R"("side":"spanish")"));
    QVERIFY(bench.row("offer-support/british/cannon") == nullptr); // attacker's first (10.1)
}

void TestBattleBoard::supportsMakeRoomForDice()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(kAssault));
    ChoiceRow *cannon = bench.row("offer-support/british/cannon");
    QVERIFY(cannon->isVisibleTo(&bench.panel));
    bench.keys("3");
    QVERIFY(!cannon->isVisibleTo(&bench.panel));
    QTest::keyClick(&bench.panel, Qt::Key_Backspace);
    QVERIFY(cannon->isVisibleTo(&bench.panel));
}

void TestBattleBoard::fortressSaysWhoThrowsFirst()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kFortress));
    QVERIFY(bench.record(kEscalade));
    QVERIFY(textOf(bench.panel, "battleOrder").contains(QStringLiteral("10.10")));
    bench.keys("l"); // ladders: as in any other area
    QVERIFY(bench.lastCommand().contains("assault-ladders"));
    QVERIFY(textOf(bench.panel, "battleOrder").isEmpty());
}

void TestBattleBoard::attritionIsCounted()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(kAssault));
    for (int round = 1; round <= 2; ++round) {
        while (bench.draft.stage() == ActDraft::Stage::NeedsDice)
            bench.keys("1");
        bench.keys("\n");
        QVERIFY(textOf(bench.panel, "battleMarkers").contains(QStringLiteral("10.6")));
        bench.keys("\n"); // both stay
    }
    while (bench.draft.stage() == ActDraft::Stage::NeedsDice)
        bench.keys("1");
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("attrition"));
}

void TestBattleBoard::chancesAreShown()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(
        R"({"card":"assault","do":"play","from":"dock","place":{"area":"dock","officer":"troubridge"},)"
        R"("to":"pila-square","units":["sailors-1","rm-1"]})"));
    const QString odds = textOf(bench.panel, "battleOdds");
    for (const char *figure : {"30", "44", "26", "60%", "14%"})
        QVERIFY2(odds.contains(QString::fromLatin1(figure)), qPrintable(odds));
}

void TestBattleBoard::linesAreSpoken()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QVERIFY(bench.record(kAssault));
    QStringList lines;
    for (const auto *line : bench.panel.findChildren<santa_cruz::BattleLine *>())
        lines << line->accessibleDescription();
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(QStringLiteral("Royal Marines 1, strength 2")));
    QVERIFY(lines[1].contains(QStringLiteral("Román")));
}

void TestBattleBoard::nothingIsCutOff_data()
{
    QTest::addColumn<double>("size");
    QTest::addColumn<int>("width");
    QTest::newRow("usual size") << 1.0 << 340;
    QTest::newRow("narrow, longer words") << 1.3 << 300;
    QTest::newRow("double size") << 2.0 << 476;
}

void TestBattleBoard::nothingIsCutOff()
{
    QFETCH(double, size);
    QFETCH(int, width);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(usual.pointSizeF() * size);
    QApplication::setFont(font);
    PanelBench bench("blank");
    bench.panel.resize(width, 840);
    QVERIFY(bench.record(kCombatExample));
    const auto check = [&](const char *when) {
        settle();
        const auto *area = bench.panel.findChild<QScrollArea *>();
        QVERIFY2(area->widget()->width() <= area->viewport()->width(), when);
        for (const auto *row : bench.panel.findChildren<ChoiceRow *>()) {
            if (row->isVisible())
                QVERIFY2(row->height() >= row->heightForWidth(row->width()),
                         qPrintable(row->label()));
        }
        for (const auto *label : bench.panel.findChildren<QLabel *>()) {
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(label->text()));
        }
        for (const auto *die : bench.panel.findChildren<DieButton *>()) {
            if (!die->isVisible())
                continue;
            const QWidget *tray = bench.panel.findChild<QWidget *>(QStringLiteral("diceTray"));
            QVERIFY2(tray->rect().contains(QRect(die->mapTo(tray, QPoint(0, 0)), die->size())),
                     when);
            QVERIFY2(!die->visibleRegion().isEmpty()
                         || !area->viewport()->rect().contains(
                             die->mapTo(area->viewport(), die->rect().center())),
                     when);
        }
    };
    check("offers");
    bench.keys("a");
    QVERIFY(bench.draft.choosePlace("pila-square"));
    check("form");
    bench.keys("\n");
    check("supports");
    bench.keys("435266");
    check("dice");
    bench.keys("6");
    check("outcome");
    QApplication::setFont(usual);
}

QTEST_MAIN(TestBattleBoard)
#include "tst_battle_board.moc"
