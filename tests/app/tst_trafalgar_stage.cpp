// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/outcome_view.h"
#include "app/panels/stage_panel.h"
#include "app/panels/tally_card.h"
#include "app/panels/trafalgar/odds_panel.h"
#include "tests/support/panel_bench.h"

#include <QJsonArray>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeWidget>

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
    void oneQuestionAtATime();
    void digitsNameShips();
    void aimIsAskedFor();
    void severalShotsAreShown();
    void forcedShotHasItsDice();
    void steersByKeysAndButtons();
    void chosenShipBegins();
    void fortsHaveALetterEach();
    void noOfferIsNumbered();
    void windIsSaidByDirection();
    void shoutByKey();
    void shoutInPassing();
    void shoutRefusedWithItsRule();
    void shipHasPriority();
    void declaredAimStaysInSight();
    void wastedHitsAreCounted();
    void chooserPicksTheMast();
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

/// Who, at whom, the aim, the dice: never two of them, never in the form as well.
void TestTrafalgarStage::oneQuestionAtATime()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    // A second shooter and a second target: what there is only one of is filled in.
    QVERIFY(
        bench.record(R"({"do":"adjust","set":{"ships":{"english-line-2":{"at":[8,6],"heading":0},)"
                     R"("allied-line-2":{"at":[6,7],"heading":0}}}})"));
    const auto asked = [&bench] { return shown(bench.panel, "questionText"); };
    const auto formHas = [&bench](const char *key) {
        const auto *field =
            bench.panel.findChild<QWidget *>(QStringLiteral("field-") + QLatin1String(key));
        return field != nullptr && field->isVisibleTo(&bench.panel);
    };
    bench.draft.setCommand(R"({"do":"fire"})");
    QCOMPARE(asked(), QStringLiteral("Which ship fires?"));
    QVERIFY(bench.row("ask-english-line-1") != nullptr);
    QVERIFY(bench.row("ask-english-frigate-1") == nullptr); // nobody in its fields
    QVERIFY(bench.click("questionMore"));
    QVERIFY(!bench.row("ask-english-frigate-1")->explanation().isEmpty()); // why not
    QVERIFY(bench.click("ask-english-line-1"));
    QCOMPARE(asked(), QStringLiteral("At whom?"));
    const ChoiceRow *target = bench.row("ask-allied-line-1");
    QVERIFY(target != nullptr && target->explanation().contains(QStringLiteral("distance 2")));
    QVERIFY(bench.row("ask-allied-frigate-2") == nullptr); // out of range
    QVERIFY(bench.click("ask-allied-line-1"));
    QVERIFY(bench.row("aimBattery") != nullptr && bench.row("aimFore") == nullptr);
    QVERIFY(bench.draft.asks().empty());
    QVERIFY(bench.click("aimMast"));
    QVERIFY(asked().isEmpty());
    QVERIFY(bench.draft.stage() == ActDraft::Stage::NeedsDice);
    for (const char *key : {"ship", "target", "aim", "guns"})
        QVERIFY2(!formHas(key), key);
    QVERIFY(bench.click("moreOfShot"));
    QVERIFY(formHas("guns"));
}

/// Specification 9: 1 6 b 0 2 3 – the ship, the target, the aim, the dice.
void TestTrafalgarStage::digitsNameShips()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.keys("b15b023");
    const QJsonObject command = jsonObject(bench.draft.command());
    QCOMPARE(command.value(u"ship").toString(), QStringLiteral("english-line-1"));
    QCOMPARE(command.value(u"target").toString(), QStringLiteral("allied-line-1"));
    QCOMPARE(command.value(u"aim").toString(), QStringLiteral("battery"));
    QCOMPARE(bench.draft.faces(), (std::vector<int>{0, 2, 3}));
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Ready);
    bench.keys("6"); // the dice have fallen: the target stays
    QCOMPARE(jsonObject(bench.draft.command()).value(u"target").toString(),
             QStringLiteral("allied-line-1"));
}

void TestTrafalgarStage::severalShotsAreShown()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.draft.setCommand(R"({"do":"fire","ship":"english-line-1","shots":[)"
                           R"({"target":"allied-line-1","aim":"battery","guns":1},)"
                           R"({"target":"allied-line-1","aim":"mast","guns":2}]})");
    const QStringList lines = shown(bench.panel, "fireAim").split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines.front().contains(QStringLiteral("1 di"))
                 && lines.front().contains(QStringLiteral("distance 2")),
             qPrintable(lines.front()));
    QVERIFY2(lines.back().contains(QStringLiteral("2 dice")), qPrintable(lines.back()));
}

/// The referee lets a shot pass that is too far: the card counts the dice that are thrown.
void TestTrafalgarStage::forcedShotHasItsDice()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(4).c_str()));
    bench.draft.setCommand(R"({"do":"fire","ship":"english-line-1","target":"allied-line-1",)"
                           R"("aim":"mast","side":"starboard"})");
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Refused);
    QVERIFY(bench.draft.overrule(QStringLiteral("agreed")));
    QCOMPARE(bench.draft.facesNeeded(), 3);
    const auto *card = bench.panel.findChild<TallyCard *>(QStringLiteral("fireCard"));
    QVERIFY(card->isVisibleTo(&bench.panel));
    QCOMPARE(card->answer(), QStringLiteral("3 dice"));
}

/// Forward, a turn to starboard, forward: by letters and by buttons; Backspace takes one back.
void TestTrafalgarStage::steersByKeysAndButtons()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    const auto way = [&bench] {
        return jsonObject(bench.draft.command()).value(u"path").toString();
    };
    bench.keys("m1f");
    QCOMPARE(way(), QStringLiteral("f"));
    QVERIFY(bench.click("step-starboard"));
    bench.keys("f");
    QCOMPARE(way(), QStringLiteral("fsf"));
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Ready);
    QTest::keyClick(&bench.panel, Qt::Key_Backspace);
    QCOMPARE(way(), QStringLiteral("fs"));
    QVERIFY(bench.click("step-back"));
    QVERIFY(bench.click("step-back"));
    QVERIFY(way().isEmpty());
    bench.keys("fsf\n");
    QVERIFY(bench.lastCommand().contains("\"path\":\"fsf\""));
}

void TestTrafalgarStage::chosenShipBegins()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    const auto ship = [&bench] {
        return jsonObject(bench.draft.command()).value(u"ship").toString();
    };
    bench.panel.showChosen({QStringLiteral("english-line-1")});
    bench.keys("b");
    QCOMPARE(ship(), QStringLiteral("english-line-1"));
    bench.draft.clear();
    bench.panel.showChosen({QStringLiteral("english-frigate-1")}); // nobody in its fields
    bench.keys("b"); // then the one ship that has an enemy there
    QCOMPARE(ship(), QStringLiteral("english-line-1"));
}

/// As with the ships' numbers, those of the side whose turn it is come first.
void TestTrafalgarStage::fortsHaveALetterEach()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    const auto letters = [&bench] {
        QString all;
        for (const PicturePiece &piece : bench.session->now().picture().pieces)
            if (piece.kind == "fort-gun")
                all += fromUtf8(piece.shortcut);
        return all;
    };
    QCOMPARE(letters(), QStringLiteral("ghjk"));
    bench.keys("  "); // who has not moved is said first
    QCOMPARE(letters(), QStringLiteral("jkgh"));
    bench.keys("h"); // Cadiz's second fort in its own turn: the reason, and no act
    QVERIFY(bench.draft.command().empty());
    const QString why = shown(bench.panel, "shoutWhyNot");
    QVERIFY2(why.contains(bench.narrator->term("cadiz-fort-2")), qPrintable(why));
}

/// Digits are ships: a flag that may be seized, a repair, a fort's shot have letters.
void TestTrafalgarStage::noOfferIsNumbered()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"turn","side":"english","first":"english","round":2,)"
        R"("wind":{"arrow":1},"ships":{"english-frigate-1":{"at":"a1","heading":0,"at_corner":1},)"
        R"("allied-line-1":{"at":"j15","heading":0}}}})"));
    QStringList caps;
    for (const ChoiceRow *row : bench.panel.findChildren<ChoiceRow *>())
        if (row->isVisibleTo(&bench.panel) && !row->keyCap().isEmpty())
            caps << row->keyCap();
    QVERIFY2(caps.contains(QStringLiteral("E")), qPrintable(caps.join(u' ')));
    for (const QString &cap : caps)
        QVERIFY2(!cap.front().isDigit(), qPrintable(cap));
    bench.keys("e");
    QCOMPARE(jsonObject(bench.draft.command()).value(u"do").toString(),
             QStringLiteral("seize-flag"));
}

void TestTrafalgarStage::windIsSaidByDirection()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(R"({"do":"adjust","set":{"phase":"wind","first":"english","round":1,)"
                         R"("turn_no":2,"wind":{"arrow":2}}})"));
    trafalgar::OddsPanel odds(&bench.draft);
    odds.follow(bench.session.get(), bench.narrator.get(), -1);
    odds.show();
    QString all;
    const auto said = [&odds, &all] { // the answer comes from another thread
        all.clear();
        for (const QTreeWidget *tree : odds.findChildren<QTreeWidget *>())
            for (int i = 0; i < tree->topLevelItemCount(); ++i)
                all += tree->topLevelItem(i)->text(0) + u'\n';
        return !all.isEmpty();
    };
    QTRY_VERIFY(said());
    QVERIFY2(all.contains(QStringLiteral("It goes on pointing down and left")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("It turns to point up and right")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("No step forward up and right")), qPrintable(all));
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
    QCOMPARE(button->keyCap(),
             QStringLiteral("J")); // the first fort of the side that is not at play
    bench.keys("j");
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
    bench.keys("j"); // the frigate lies within range and has not moved
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
    QVERIFY(shown(*stage, "questionText").contains(bench.narrator->term("allied-line-1")));
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Incomplete); // nobody has answered yet
    const std::string asked = bench.draft.command();
    bench.keys("2"); // not a face, and not another target
    QCOMPARE(bench.draft.command(), asked);
    bench.keys("n");
    QVERIFY(bench.draft.command().empty());
    QVERIFY(shown(*stage, "shoutWhyNot").contains(bench.narrator->term("allied-line-1")));
    bench.draft.setCommand(asked);
    bench.keys("y");
    QVERIFY(jsonObject(bench.draft.command()).value(u"yielded").toBool());
    QVERIFY(bench.draft.stage() == ActDraft::Stage::NeedsDice);
    QVERIFY(bench.row("yields") == nullptr);
}

/// hits-1: what was declared is said until the dice have fallen, and can be changed.
void TestTrafalgarStage::declaredAimStaysInSight()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.keys("b1m");
    QVERIFY(bench.draft.stage() == ActDraft::Stage::NeedsDice);
    QVERIFY(bench.row("declaredAim") != nullptr);
    QVERIFY(bench.row("declaredAim")->label().contains(QStringLiteral("mast")));
    QVERIFY(bench.click("declaredAim"));
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Incomplete);
    QVERIFY(bench.row("aimBattery") != nullptr);
    bench.keys("b02");
    QVERIFY(!bench.row("declaredAim")->isEnabled());
    QVERIFY(bench.row("declaredAim")->label().contains(QStringLiteral("battery")));
}

/// r-17: one gun is left, and each of the other two hits counts.
void TestTrafalgarStage::wastedHitsAreCounted()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"turn","side":"english","wind":{"arrow":1},"ships":{)"
        R"("english-line-1":{"at":[6,6],"heading":0},)"
        R"("allied-line-1":{"at":[6,7],"heading":0,"guns":{"port":1}}}}})"));
    bench.keys("b1b111");
    QVERIFY(bench.draft.stage() == ActDraft::Stage::Ready);
    const auto *outcome = bench.panel.findChild<OutcomeView *>();
    const QString said = outcome->sentences().join(QLatin1Char('\n'));
    QVERIFY2(said.contains(QStringLiteral("Wasted: 2 hits")), qPrintable(said));
    bench.keys("\n");
    const QString line = bench.narrator->entry(bench.session->entries().back());
    QVERIFY2(line.contains(QStringLiteral("Wasted: 2 hits")), qPrintable(line));
}

/// r-15: it is said who chooses, and Enter chooses nothing for them.
void TestTrafalgarStage::chooserPicksTheMast()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    bench.keys("b1m003\n");
    const auto pending = bench.session->now().situation().pending;
    QVERIFY(pending.has_value());
    const QString asked = bench.narrator->decision(*pending);
    QVERIFY2(asked.contains(QStringLiteral("The English decide")), qPrintable(asked));
    QVERIFY2(asked.contains(bench.narrator->ruleMark(Citation("r-15"))), qPrintable(asked));
    bench.keys("\n\n");
    QVERIFY(bench.session->now().situation().pending.has_value());
    QVERIFY(bench.draft.command().empty());
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
    for (const char *taken : {"R", "G", "H", "J", "K", "F", "P", "S"})
        QVERIFY2(!keys.contains(QLatin1String(taken)), taken);
}

void TestTrafalgarStage::spaceEndsTheTurn()
{
    PanelBench bench("standard", kGame);
    QVERIFY(bench.record(broadside(2).c_str()));
    const auto side = [&bench] {
        const auto state = bench.session->now().ask(R"({"ask":"state"})");
        return jsonObject(*state).value(u"side").toString();
    };
    // No ship must sail (play-1), but who has not is named before the turn is over.
    QSignalSpy announced(&bench.panel, &ActPanel::announced);
    bench.keys(" ");
    QCOMPARE(side(), QStringLiteral("english"));
    QCOMPARE(announced.size(), 1);
    const QString said = announced.first().first().toString();
    QVERIFY2(said.contains(bench.narrator->term("english-line-1")), qPrintable(said));
    bench.keys(" ");
    QCOMPARE(side(), QStringLiteral("allied"));
}

QTEST_MAIN(TestTrafalgarStage)
#include "tst_trafalgar_stage.moc"
