// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/odds_line.h"
#include "app/panels/dice_tray.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/offer_list.h"
#include "app/panels/outcome_view.h"
#include "app/panels/sequence_strip.h"
#include "app/panels/stage_panel.h"
#include "app/panels/tally_card.h"
#include "tests/support/panel_bench.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <string>
#include <utility>

using namespace qd;
using namespace qd::test;

namespace {

constexpr const char *kGame = "as-per-margin";

/// The English 3rd rate lies 7 inches south of the French one; both point east. The wind is west.
constexpr const char *kBroadside =
    R"({"do":"adjust","set":{"phase":"english-fire","wind":{"from":270,"dice":[5,2]},)"
    R"("ships":{"english-third":{"x":40,"y":20},"french-third":{"x":40,"y":27}}}})";
/// The same, the Frenchman bows on: raked.
constexpr const char *kRake =
    R"({"do":"adjust","set":{"ships":{"french-third":{"heading":180,"x":40,"y":27}}}})";
constexpr const char *kSail =
    R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":270,"dice":[5,2]}}})";

QString labelOf(const QWidget &in, const char *name)
{
    const auto *label = in.findChild<QLabel *>(QString::fromLatin1(name));
    return label != nullptr && !label->isHidden() ? label->text() : QString();
}

QJsonObject answer(const Position &position, const char *query)
{
    const auto said = position.ask(query);
    return said ? jsonObject(*said) : QJsonObject();
}

QString percent(const QJsonObject &chance)
{
    const double p = chance.value(u"p").toDouble();
    return p > 0 && p < 0.0005 ? QStringLiteral("<0.1%")
                               : QLocale().toString(p * 100, 'f', 1) + u'%';
}

} // namespace

/// As Per Margin in the act panel: its keys, the fire stage, its chances, the strip.
class TestFireStage : public QObject {
    Q_OBJECT
private slots:
    void everyOfferHasItsOwnKey_data();
    void everyOfferHasItsOwnKey();
    void fireShowsDiceAndReasons();
    void distanceAgreesWithItsRange();
    void sideNamedIsTheSideHit();
    void facesAreTheCharts_data();
    void facesAreTheCharts();
    void rakeAddsItsDice();
    void facesAreTypedTableByTable();
    void chancesAreTheRules();
    void farShotTellsWhatItMayDo();
    void targetPointedAtIsImagined();
    void boardingHasTwoCards();
    void namesAreFoundByTyping();
    void moveIsTypedThrough();
    void closingPresetsTheWishes();
    void buttonsKeepTheirWords();
    void spaceGoesToTheNextStep();
    void oddsTabTellsExactly();
    void stripKeepsWhatIsOwed();
    void stripCountsShips();
};

void TestFireStage::everyOfferHasItsOwnKey_data()
{
    QTest::addColumn<QString>("phase");
    for (const char *phase : {"set-up", "french-spanish-fire", "wind", "grapples", "move-dismasted",
                              "move-french-spanish", "move-english", "english-fire"})
        QTest::newRow(phase) << QString::fromLatin1(phase);
}

void TestFireStage::everyOfferHasItsOwnKey()
{
    QFETCH(QString, phase);
    PanelBench bench("two-a-side", kGame);
    const std::string adjust = R"({"do":"adjust","set":{"wind":{"from":270,"dice":[5,2]},"phase":")"
        + phase.toStdString() + R"("}})";
    QVERIFY(bench.record(adjust.c_str()));
    QStringList keys;
    for (const Offer &offer : bench.session->now().offers()) {
        const QString key = offerKey(kGame, offer);
        QVERIFY2(!key.isEmpty(), offer.id.c_str());
        QVERIFY2(key != QStringLiteral("R") && !key.at(0).isDigit(), offer.id.c_str());
        keys << key;
    }
    QVERIFY(!keys.isEmpty());
    QCOMPARE(keys.removeDuplicates(), 0);
}

void TestFireStage::fireShowsDiceAndReasons()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    auto *stage = bench.panel.findChild<StagePanel *>();
    QVERIFY(stage != nullptr && stage->isOn() && !stage->isHidden());
    auto *card = stage->findChild<TallyCard *>(QStringLiteral("fireCard"));
    QCOMPARE(card->answer(), QStringLiteral("8 dice")); // 4 boxes, initial broadside
    const QString aim = labelOf(*stage, "fireAim");
    QVERIFY2(aim.contains(QStringLiteral("port")) && aim.contains(QStringLiteral("7″, range"))
                 && aim.contains(QStringLiteral("8″")) && aim.contains(QStringLiteral("initial")),
             qPrintable(aim));
    QStringList said;
    for (const QLabel *label : card->findChildren<QLabel *>())
        said << label->text();
    QCOMPARE(said.count(QStringLiteral("+4")), 2); // boxes, and again for the broadside
    QVERIFY(labelOf(bench.panel, "actHeading").contains(bench.narrator->term("french-third")));
    bench.draft.clear();
    QVERIFY(!stage->isOn() && stage->isHidden());
}

/// A hair beyond 8 inches fires at the range to 16, and is not shown as 8.
void TestFireStage::distanceAgreesWithItsRange()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    QVERIFY(bench.record(R"({"do":"adjust","set":{"ships":{"french-third":{"x":40,"y":28.04}}}})"));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    const QString aim = labelOf(bench.panel, "fireAim");
    QVERIFY2(aim.contains(QStringLiteral("8.04″, range to 16″")), qPrintable(aim));
}

/// Bows on beyond 12 inches the referee names the side that is hit (ruling r21).
void TestFireStage::sideNamedIsTheSideHit()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"ships":{"french-third":{"heading":180,"x":40,"y":34}}}})"));
    for (const auto &[facing, said] :
         {std::pair("", "at: port"), std::pair(R"(,"facing":"starboard")", "at: starboard")}) {
        bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third")"
                               + std::string(facing) + "}");
        const QString aim = labelOf(bench.panel, "fireAim");
        QVERIFY2(aim.contains(QLatin1String(said)), qPrintable(aim));
    }
}

void TestFireStage::facesAreTheCharts_data()
{
    QTest::addColumn<double>("north");
    QTest::addColumn<QString>("said");
    QTest::newRow("table-1 to 8″")
        << 27.0 << QStringLiteral("1–3: miss · 4: Table II · 5: guns · 6: masts");
    QTest::newRow("table-1 to 16″") << 34.0 << QStringLiteral("1–4: miss · 5: guns · 6: masts");
    QTest::newRow("table-1 to 24″") << 40.0 << QStringLiteral("1–5: miss · 6: masts");
}

/// What the faces mean at that range: the rules' table, in the words of the Charts tab.
void TestFireStage::facesAreTheCharts()
{
    QFETCH(double, north);
    QFETCH(QString, said);
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    const QByteArray there = R"({"do":"adjust","set":{"ships":{"french-third":{"x":40,"y":)"
        + QByteArray::number(north) + "}}}}";
    QVERIFY(bench.record(there.constData()));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    const auto *card = bench.panel.findChild<TallyCard *>(QStringLiteral("fireCard"));
    QStringList texts;
    for (const QLabel *label : card->findChildren<QLabel *>())
        texts << label->text();
    QVERIFY2(texts.contains(said), qPrintable(texts.join(u'|')));
}

void TestFireStage::rakeAddsItsDice()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    QVERIFY(bench.record(kRake));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    auto *card = bench.panel.findChild<TallyCard *>(QStringLiteral("fireCard"));
    QCOMPARE(card->answer(), QStringLiteral("12 dice"));
    QVERIFY(labelOf(bench.panel, "fireAim").contains(QStringLiteral("rakes")));
}

void TestFireStage::facesAreTypedTableByTable()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    QCOMPARE(bench.draft.facesNeeded(), 8); // of Table I: no more is known yet
    bench.keys("45611111"); // a 4 calls for Table II
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    QCOMPARE(bench.draft.facesNeeded(), 9);
    bench.keys("3"); // which sets her on fire: Table III
    QCOMPARE(bench.draft.facesNeeded(), 10);
    bench.keys("5"); // a gun box
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    const auto *outcome = bench.panel.findChild<OutcomeView *>();
    QVERIFY(!outcome->isHidden());
    QVERIFY(outcome->accessibleDescription().contains(bench.narrator->term("french-third")));
    bench.keys("\n");
    const QJsonObject ship = answer(bench.session->now(), R"({"ask":"state"})")
                                 .value(u"ships")
                                 .toObject()
                                 .value(u"french-third")
                                 .toObject();
    QCOMPARE(ship.value(u"masts").toInt(), 7);
    QCOMPARE(ship.value(u"guns").toObject().value(u"starboard").toInt(), 2);
}

void TestFireStage::chancesAreTheRules()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    bench.draft.odds()->setPatience(5000);
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    const QJsonObject outcome =
        answer(bench.session->now(),
               R"({"ask":"odds","kind":"fire","firer":"english-third","target":"french-third"})")
            .value(u"outcome")
            .toObject();
    const QString line = labelOf(bench.panel, "fireOdds");
    // 8 dice, each 264 and 258 and 48 of 1,296: the first thing that is said.
    QVERIFY2(line.contains(QStringLiteral("8 dice: about 1.6 masts, 1.6 guns, 0.3 hull")),
             qPrintable(line));
    for (const char *key : {"strikes", "dismasts", "sinks", "explodes"}) {
        const QString chance = percent(outcome.value(QLatin1String(key)).toObject());
        QVERIFY2(line.contains(chance), qPrintable(line + QStringLiteral(" / ") + chance));
    }
}

/// 20 inches off only a 6 hits, and only masts: 4 boxes and 4 for the first broadside.
void TestFireStage::farShotTellsWhatItMayDo()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    QVERIFY(bench.record(R"({"do":"adjust","set":{"ships":{"french-third":{"x":40,"y":40}}}})"));
    bench.draft.odds()->setPatience(5000);
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    const QString line = labelOf(bench.panel, "fireOdds");
    // 8/6 of a mast; none hit: 5/6 to the eighth is 23.3%.
    QVERIFY2(line.contains(QStringLiteral("8 dice: about 1.3 masts, 0.0 guns, 0.0 hull")),
             qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("a mast hit 76.7%")), qPrintable(line));
    // All 8 mast boxes: one in 1,679,616, so not nothing.
    QVERIFY2(line.contains(QStringLiteral("dismasted <0.1%")), qPrintable(line));
    for (const char *never : {"strikes", "sinks", "explodes", "gun hit"})
        QVERIFY2(!line.contains(QLatin1String(never)), qPrintable(line));
    const QJsonObject odds =
        answer(bench.session->now(),
               R"({"ask":"odds","kind":"fire","firer":"english-third","target":"french-third"})");
    const QJsonObject any = qd::as_per_margin::anyHit(odds, u"masts");
    QCOMPARE(any.value(u"exact").toString(), QStringLiteral("1288991/1679616"));
    QCOMPARE(qd::as_per_margin::anyHit(odds, u"guns").value(u"exact").toString(),
             QStringLiteral("0/1"));
}

void TestFireStage::targetPointedAtIsImagined()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    // A second target, on the other side: the only one would be taken without being named.
    QVERIFY(bench.record(R"({"do":"adjust","set":{"ships":{"spanish-fifth":{"x":40,"y":13}}}})"));
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third"})");
    auto *stage = bench.panel.findChild<StagePanel *>();
    QVERIFY(stage->isOn());
    QVERIFY(stage->findChild<TallyCard *>(QStringLiteral("fireCard"))->isHidden());
    bench.draft.consider(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    auto *card = stage->findChild<TallyCard *>(QStringLiteral("fireCard"));
    QVERIFY(!card->isHidden());
    QCOMPARE(card->answer(), QStringLiteral("8 dice"));
    QVERIFY(labelOf(*stage, "fireAim").startsWith(QStringLiteral("What if")));
    bench.draft.consider({});
    QVERIFY(card->isHidden());
    QVERIFY(bench.draft.command().find("target") == std::string::npos);
}

void TestFireStage::boardingHasTwoCards()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"boarding","ships":{"french-third":{"x":40,"y":22}},)"
        R"("contacts":[["english-third","french-third"]]}})"));
    bench.draft.setCommand(R"({"do":"board","ship":"english-third","target":"french-third"})");
    const auto *ship = bench.panel.findChild<TallyCard *>(QStringLiteral("fireCard"));
    const auto *target = bench.panel.findChild<TallyCard *>(QStringLiteral("defenderCard"));
    QCOMPARE(ship->answer(), QStringLiteral("24 dice")); // 8 masts, 8 guns, 8 hull
    QVERIFY(!target->isHidden());
    QCOMPARE(target->answer(), QStringLiteral("24 dice"));
}

/// Among many ships a few letters and Enter name the firer, then the target; the faces follow.
void TestFireStage::namesAreFoundByTyping()
{
    PanelBench bench("finisterre-1747", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"english-fire","wind":{"from":270,"dice":[5,2]},)"
        R"("ships":{"namur":{"x":40,"y":20,"heading":90},"rubis":{"x":40,"y":30,"heading":90}}}})"));
    bench.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
    bench.draft.setCommand(R"({"do":"fire"})");
    bench.keys("\n"); // what is missing comes first
    auto *firer = bench.panel.findChild<QComboBox *>(QStringLiteral("combo-firer"));
    QVERIFY(firer != nullptr && firer->hasFocus());
    QVERIFY(firer->currentText().isEmpty());
    QTest::keyClicks(firer, QStringLiteral("amu"));
    QTest::keyClick(firer, Qt::Key_Return);
    auto *target = bench.panel.findChild<QComboBox *>(QStringLiteral("combo-target"));
    QVERIFY(target != nullptr && target->hasFocus());
    QTest::keyClicks(target, QStringLiteral("rubi"));
    QTest::keyClick(target, Qt::Key_Return);
    const QJsonObject command = jsonObject(bench.draft.command());
    QCOMPARE(command.value(u"firer").toString(), QStringLiteral("namur"));
    QCOMPARE(command.value(u"target").toString(), QStringLiteral("rubis"));
    QVERIFY(!target->hasFocus()); // what is typed next are faces
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    const int dice = bench.draft.facesNeeded();
    QVERIFY(dice > 0);
    for (int i = 0; i < dice; ++i)
        bench.keys("1");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
}

/// Three fields by keyboard, Enter records: ship, heading, distance.
void TestFireStage::moveIsTypedThrough()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kSail));
    bench.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
    bench.panel.setFocus();
    bench.keys("m");
    const auto &ships = bench.draft.form().fields.front().choices;
    const auto third = std::ranges::find(ships, "english-third", &Choice::term) - ships.begin();
    bench.keys(std::to_string(third + 1).c_str());
    QCOMPARE(QJsonObject(jsonObject(bench.draft.command())).value(u"ship").toString(),
             QStringLiteral("english-third"));
    auto *heading =
        bench.panel.findChild<QWidget *>(QStringLiteral("field-heading"))->findChild<QComboBox *>();
    QVERIFY(heading->isAncestorOf(QApplication::focusWidget())
            || QApplication::focusWidget() == heading);
    QTest::keyClicks(heading->lineEdit(), QStringLiteral("ene"));
    auto *distance = bench.panel.findChild<QWidget *>(QStringLiteral("field-distance"))
                         ->findChild<QDoubleSpinBox *>();
    distance->setFocus();
    distance->selectAll();
    QTest::keyClicks(distance, QStringLiteral("5,5"));
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    QTest::keyClick(distance, Qt::Key_Return);
    const QJsonObject command = jsonObject(bench.lastCommand().toStdString());
    QCOMPARE(command.value(u"heading").toString(), QStringLiteral("ene"));
    QCOMPARE(command.value(u"distance").toDouble(), 5.5);
    QCOMPARE(command.value(u"ship").toString(), QStringLiteral("english-third"));
}

void TestFireStage::closingPresetsTheWishes()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":270,"dice":[5,2]},)"
        R"("ships":{"french-third":{"x":45,"y":21}}}})"));
    QVERIFY(bench.record(R"({"do":"move","ship":"english-third","distance":7})"));
    QVERIFY(bench.session->now().situation().pending.has_value());
    // Enemies: the mover grapples, the other fends; only two faces are left to type.
    const QJsonObject command = jsonObject(bench.draft.command());
    QCOMPARE(command.value(u"mover_wish").toString(), QStringLiteral("grapple"));
    QCOMPARE(command.value(u"other_wish").toString(), QStringLiteral("fend"));
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    QCOMPARE(bench.draft.facesNeeded(), 2);
    // Digits are faces: every answer has a letter.
    QStringList keys;
    for (const Offer &answer : bench.session->now().offers())
        keys << offerKey(kGame, answer);
    QCOMPARE(keys, QStringLiteral("G F H A").split(u' '));
    bench.keys("a"); // both grapple
    QCOMPARE(jsonObject(bench.draft.command()).value(u"other_wish").toString(),
             QStringLiteral("grapple"));
    bench.keys("g"); // and back to what was proposed
    QCOMPARE(jsonObject(bench.draft.command()).value(u"other_wish").toString(),
             QStringLiteral("fend"));
    bench.keys("w"); // she would rather keep clear
    QCOMPARE(jsonObject(bench.draft.command()).value(u"mover_wish").toString(),
             QStringLiteral("fend"));
    bench.keys("62\n");
    QVERIFY(bench.session->now().pending() == "null");
    QVERIFY(bench.lastEvents().contains("fended-off"));
}

/// Large letters in a narrow dock: Record and Roll stand below each other.
void TestFireStage::buttonsKeepTheirWords()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    QFont font = bench.panel.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    bench.panel.setFont(font);
    bench.draft.setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    auto *record = bench.panel.findChild<ChoiceRow *>(QStringLiteral("recordButton"));
    auto *roll = bench.panel.findChild<ChoiceRow *>(QStringLiteral("rollButton"));
    const int both = record->sizeHint().width() + roll->sizeHint().width();
    bench.panel.resize(both * 3 / 4, 900);
    QTRY_VERIFY(roll->y() >= record->y() + record->height());
    QVERIFY(record->width() >= record->sizeHint().width());
    bench.panel.resize(both * 2, 900);
    QTRY_COMPARE(roll->y(), record->y());
}

void TestFireStage::spaceGoesToTheNextStep()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kBroadside));
    const Offers offers = bench.session->now().offers();
    QVERIFY(endsPhase(offers.back()));
    bench.keys(" ");
    QVERIFY(bench.phase() != "english-fire");
    QVERIFY(bench.lastCommand().contains("next-phase"));
}

void TestFireStage::oddsTabTellsExactly()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":270,"dice":[5,2]},)"
        R"("ships":{"english-third":{"heading":350}}}})"));
    bench.draft.odds()->setPatience(5000);
    const std::vector<TablePanel *> panels = makeGamePanels(kGame, &bench.draft, nullptr);
    TablePanel *odds = nullptr;
    for (TablePanel *panel : panels)
        if (panel->objectName() == QStringLiteral("oddsPanel"))
            odds = panel;
    QVERIFY(odds != nullptr);
    odds->follow(bench.session.get(), bench.narrator.get(), -1);
    bench.draft.setCommand(R"({"do":"tack","ship":"english-third"})");
    const auto *numbers = odds->findChild<QTreeWidget *>(QStringLiteral("oddsNumbers"));
    QCOMPARE(numbers->topLevelItemCount(), 2);
    QCOMPARE(numbers->topLevelItem(0)->text(2), QStringLiteral("5/6")); // English, undamaged
    QCOMPARE(numbers->topLevelItem(1)->text(2), QStringLiteral("1/6"));
    qDeleteAll(panels);
}

/// At 200 % the phases leave no room beside them: what is owed stands below, on a line of its own.
void TestFireStage::stripKeepsWhatIsOwed()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(kSail));
    SequenceStrip strip;
    strip.follow(bench.session.get(), bench.narrator.get(), -1);
    const auto *owed = strip.findChild<QLabel *>(QStringLiteral("stripOwed"));
    const auto *next = strip.findChild<QPushButton *>(QStringLiteral("nextButton"));
    strip.resize(1600, strip.sizeHint().height());
    strip.show();
    QVERIFY(QTest::qWaitForWindowExposed(&strip));
    QVERIFY(owed->geometry().center().y() < next->geometry().bottom());
    QVERIFY(owed->geometry().right() < next->geometry().left());
    const QString whole = owed->text();
    QVERIFY(!whole.isEmpty() && !whole.contains(QChar(0x2026)));
    QFont large = strip.font();
    large.setPointSizeF(large.pointSizeF() * 2);
    strip.setFont(large);
    strip.resize(1440, strip.sizeHint().height());
    QTRY_VERIFY(owed->geometry().top() >= next->geometry().bottom());
    QTRY_COMPARE(owed->text(), whole);
}

void TestFireStage::stripCountsShips()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"turn":4,"ships":{"spanish-fifth":{"struck":true}}}})"));
    SequenceStrip strip;
    strip.follow(bench.session.get(), bench.narrator.get(), -1);
    const QString score = strip.findChild<QLabel *>(QStringLiteral("stripScore"))->text();
    QVERIFY2(score.endsWith(QStringLiteral("1 : 2")), qPrintable(score));
    QVERIFY2(!score.contains(QStringLiteral("VP")), qPrintable(score));
    const QString turn = strip.findChild<QLabel *>(QStringLiteral("stripTurn"))->text();
    QVERIFY2(turn.startsWith(QStringLiteral("Turn 4 · ")), qPrintable(turn));
}

QTEST_MAIN(TestFireStage)
#include "tst_fire_stage.moc"
