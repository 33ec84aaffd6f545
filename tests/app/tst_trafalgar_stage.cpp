// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/stage_panel.h"
#include "app/panels/tally_card.h"
#include "tests/support/panel_bench.h"

#include <QJsonArray>
#include <QLabel>

using namespace qd;
using namespace qd::test;

namespace {

constexpr const char *kGame = "trafalgar";
constexpr const char *kFire = R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})";

/// An English ship of the line on (6,6), bow to heading 0; the ally so many steps to starboard.
std::string broadside(int distance)
{
    return R"({"do":"adjust","set":{"phase":"turn","side":"english","first":"english","round":1,)"
           R"("wind":{"arrow":1},"ships":{"english-line-1":{"at":[6,6],"heading":0},)"
           R"("allied-line-1":{"at":[6,)"
        + std::to_string(6 + distance) + R"(],"heading":0}}}})";
}

/// The allied frigate is about to pass the fort on (8,12), which is not its turn.
constexpr const char *kPassing =
    R"({"do":"adjust","set":{"phase":"turn","side":"allied","first":"allied","round":1,)"
    R"("wind":{"arrow":0},"ships":{"allied-frigate-1":{"at":[7,10],"heading":1}}}})";
constexpr const char *kPasses = R"({"do":"move","ship":"allied-frigate-1","path":"f"})";
/// A ship of the line that has the fort itself in its field (vector fort-2-priority-options).
constexpr const char *kBearing =
    R"({"do":"adjust","set":{"phase":"turn","side":"allied","first":"allied","round":1,)"
    R"("wind":{"arrow":0},"ships":{"allied-line-1":{"at":[7,10],"heading":0}}}})";

QString shown(const QWidget &in, const char *name)
{
    const auto *label = in.findChild<QLabel *>(QString::fromLatin1(name));
    return label != nullptr && !label->isHidden() ? label->text() : QString();
}

} // namespace

/// Trafalgar in the act panel: its keys, the shot's stage, "FIRE!".
class TestTrafalgarStage : public QObject {
    Q_OBJECT
private slots:
    void chancesByDistance_data();
    void chancesByDistance();
    void aimIsAskedFor();
    void shoutByKey();
    void shoutInPassing();
    void shoutRefusedWithItsRule();
    void shipHasPriority();
    void keysDiffer();
    void spaceEndsTheTurn();
};

void TestTrafalgarStage::chancesByDistance_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<QString>("each");
    QTest::addColumn<QString>("some");
    QTest::addColumn<int>("hitting");
    QTest::newRow("die-2: 1 point, 1/2, 7/8") << 1 << "50.0%"
                                              << "87.5%" << 3;
    QTest::newRow("die-2: 2 points, 1/3, 19/27") << 2 << "33.3%"
                                                 << "70.4%" << 2;
    QTest::newRow("die-2: 3 points, 1/6, 91/216") << 3 << "16.7%"
                                                  << "42.1%" << 1;
}

void TestTrafalgarStage::chancesByDistance()
{
    QFETCH(int, distance);
    QFETCH(QString, each);
    QFETCH(QString, some);
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(distance).c_str()));
    bench.draft.setCommand(kFire);
    const QString line = oddsLine(kGame, bench.draft, *bench.narrator);
    QVERIFY2(line.startsWith(QStringLiteral("3 dice")), qPrintable(line)); // fire-3
    QVERIFY2(line.contains(each) && line.contains(some), qPrintable(line));
    auto *stage = bench.panel.findChild<StagePanel *>();
    QVERIFY(stage != nullptr && stage->isOn() && !stage->isHidden());
    auto *card = stage->findChild<TallyCard *>(QStringLiteral("fireCard"));
    QCOMPARE(card->answer(), QStringLiteral("3 dice"));
    QVERIFY(shown(*stage, "fireAim").contains(QStringLiteral("starboard")));
    int hitting = 0;
    for (const DieButton *die : stage->findChildren<DieButton *>())
        hitting += die->isEnabled() ? 1 : 0;
    QTEST(hitting, "hitting");
    QVERIFY(shown(*stage, "face-0").contains(QStringLiteral("misses")));
    QVERIFY(shown(*stage, "face-3").contains(QStringLiteral("hits")));
}

void TestTrafalgarStage::aimIsAskedFor()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.draft.setCommand(kFire);
    QVERIFY(bench.row("aimBattery") != nullptr && bench.row("aimMast") != nullptr);
    bench.keys("m");
    QCOMPARE(jsonObject(bench.draft.command()).value(u"aim").toString(), QStringLiteral("mast"));
    QVERIFY(bench.row("aimBattery") == nullptr);
    bench.keys("b");
    QCOMPARE(jsonObject(bench.draft.command()).value(u"aim").toString(), QStringLiteral("battery"));
}

void TestTrafalgarStage::shoutByKey()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(kPassing));
    QVERIFY(bench.record(kPasses));
    ChoiceRow *button = bench.row("shout-1");
    QVERIFY(button != nullptr && button->label().contains(QStringLiteral("FIRE!")));
    QCOMPARE(button->keyCap(), QStringLiteral("G"));
    bench.keys("g");
    const QJsonObject command = jsonObject(bench.draft.command());
    QCOMPARE(command.value(u"do").toString(), QStringLiteral("fort-fire"));
    QCOMPARE(command.value(u"fort").toString(), QStringLiteral("gibraltar-fort-1"));
}

/// The frigate comes into the fort's range and leaves it in one move: j17, j16, j15, i15.
void TestTrafalgarStage::shoutInPassing()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"turn","side":"allied","first":"allied","round":1,)"
        R"("wind":{"arrow":2},"forts":{"gibraltar-fort-2":{"fired":true}},)"
        R"("ships":{"allied-frigate-1":{"at":"j17","heading":3}}}})"));
    QVERIFY(bench.record(R"({"do":"move","ship":"allied-frigate-1","path":"ffsf"})"));
    QVERIFY(bench.row("shout-1") != nullptr);
    bench.draft.setCommand(R"({"do":"fort-fire","fort":"gibraltar-fort-1",)"
                           R"("target":"allied-frigate-1","at":"j15"})");
    const auto *stage = bench.panel.findChild<StagePanel *>();
    const QString aim = shown(*stage, "fireAim");
    QVERIFY2(aim.contains(QStringLiteral("distance 3")), qPrintable(aim));
    QVERIFY2(aim.contains(QStringLiteral("stern")), qPrintable(aim));
    bench.keys("m");
    QVERIFY(bench.draft.stage() == ActDraft::Stage::NeedsDice);
    const QString line = oddsLine(kGame, bench.draft, *bench.narrator);
    QVERIFY2(line.contains(QStringLiteral("loses a mast 16.7%")), qPrintable(line));
}

void TestTrafalgarStage::shoutRefusedWithItsRule()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(kPassing));
    QVERIFY(bench.row("shout-1") == nullptr);
    const auto *stage = bench.panel.findChild<StagePanel *>();
    QVERIFY(!stage->isOn());
    bench.keys("g"); // the frigate lies within range and has not moved
    QVERIFY(bench.draft.command().empty());
    QVERIFY(stage->isOn() && !stage->isHidden());
    const QString why = shown(*stage, "shoutWhyNot");
    const QString rule = bench.narrator->rule(Citation("fort-2"));
    QVERIFY2(why.contains(rule), qPrintable(why));
    QVERIFY2(why.contains(bench.narrator->term("allied-frigate-1")), qPrintable(why));
    QVERIFY(bench.record(kPasses)); // now it may
    QVERIFY(shown(*stage, "shoutWhyNot").isEmpty());
    QVERIFY(bench.row("shout-1") != nullptr);
}

void TestTrafalgarStage::shipHasPriority()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(kBearing));
    QVERIFY(bench.record(R"({"do":"move","ship":"allied-line-1","path":"f"})"));
    bench.draft.setCommand(
        R"({"do":"fort-fire","fort":"gibraltar-fort-1","target":"allied-line-1","aim":"mast"})");
    QVERIFY(bench.row("yields") != nullptr); // r-21
    const auto *stage = bench.panel.findChild<StagePanel *>();
    QVERIFY(!shown(*stage, "shipPriority").isEmpty());
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Refused);
    bench.keys("y");
    QVERIFY(jsonObject(bench.draft.command()).value(u"yielded").toBool());
    QVERIFY(bench.draft.stage() == ActDraft::Stage::NeedsDice);
    QVERIFY(bench.row("yields") == nullptr);
}

void TestTrafalgarStage::keysDiffer()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    QStringList keys;
    for (const Offer &offer : bench.session->now().offers())
        if (const QString key = offerKey(kGame, offer); !key.isEmpty())
            keys << key;
    QVERIFY(keys.contains(QStringLiteral("M")) && keys.contains(QStringLiteral("B")));
    QCOMPARE(keys.removeDuplicates(), 0);
    for (const char *taken : {"R", "G", "F", "P", "S"})
        QVERIFY2(!keys.contains(QLatin1String(taken)), taken);
}

void TestTrafalgarStage::spaceEndsTheTurn()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.keys(" ");
    const auto state = bench.session->now().ask(R"({"ask":"state"})");
    QCOMPARE(jsonObject(*state).value(u"side").toString(), QStringLiteral("allied"));
}

QTEST_MAIN(TestTrafalgarStage)
#include "tst_trafalgar_stage.moc"
