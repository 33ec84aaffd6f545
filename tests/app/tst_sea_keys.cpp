// SPDX-License-Identifier: GPL-3.0-or-later
// As Per Margin in the real window: ships pointed at fill the act in hand, and keys do what they
// are said to do wherever the keyboard stands.
#include "app/mirror/drop_desk.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/table_selection.h"
#include "app/panels/choice_row.h"
#include "app/panels/json_values.h"
#include "tests/support/window_bench.h"

#include <QJsonObject>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTreeWidget>

#include <algorithm>

using namespace qd;
using namespace qd::test;

namespace {

/// Both Englishmen have a Frenchman on their beam; the other Frenchman lies out of every arc of the
/// third rate.
constexpr const char *kFire =
    R"({"do":"adjust","set":{"phase":"english-fire","wind":{"from":270,"dice":[5,2]},"ships":{)"
    R"("english-third":{"x":40,"y":20,"heading":90},"french-third":{"x":40,"y":27,"heading":90},)"
    R"("english-fifth":{"x":34,"y":20,"heading":90},)"
    R"("spanish-fifth":{"x":52,"y":20,"heading":90}}}})";

void putUp(WindowBench &bench)
{
    TableSpec spec;
    spec.game = "as-per-margin";
    spec.scenario = "two-a-side";
    TablePeople people;
    people.title = QStringLiteral("Club night");
    const QString file = bench.folder.filePath(QStringLiteral("sea.qdj"));
    auto made = TableSession::create(file, spec, people);
    QVERIFY(made.has_value());
    made->reset();
    QVERIFY(bench.window->openFile(file));
    Act act;
    act.command = kFire;
    QVERIFY(bench.session()->record(act, QStringLiteral("referee")).has_value());
    QCoreApplication::processEvents();
}

void clickShip(const WindowBench &bench, const char *ship)
{
    const PosedItem *item = bench.mirror()->mirrorScene()->posed(QString::fromLatin1(ship));
    QVERIFY2(item != nullptr, ship);
    const QPoint at = bench.mirror()->mapFromScene(item->scenePos());
    QTest::mouseClick(bench.mirror()->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QCoreApplication::processEvents();
}

QString said(const WindowBench &bench, QStringView key)
{
    return jsonObject(bench.draft()->command()).value(key).toString();
}

} // namespace

class TestSeaKeys : public QObject {
    Q_OBJECT
private slots:
    void shipsPointedAtFill_data();
    void shipsPointedAtFill();
    void anotherShipFiresInstead();
    void missedTargetIsExplained_data();
    void missedTargetIsExplained();
    void diceKeepTheirAct();
    void enterChoosesTheLine();
    void escapeLeavesTheBoxes();
};

void TestSeaKeys::shipsPointedAtFill_data()
{
    QTest::addColumn<bool>("chosenFirst");
    QTest::newRow("F, who fires, at whom") << false;
    QTest::newRow("who fires, F, at whom") << true;
}

void TestSeaKeys::shipsPointedAtFill()
{
    QFETCH(bool, chosenFirst);
    WindowBench bench;
    putUp(bench);
    if (chosenFirst)
        clickShip(bench, "english-third");
    bench.letter('f');
    if (!chosenFirst)
        clickShip(bench, "english-third");
    QCOMPARE(said(bench, u"do"), QStringLiteral("fire"));
    QCOMPARE(said(bench, u"firer"), QStringLiteral("english-third"));
    clickShip(bench, "french-third");
    QCOMPARE(said(bench, u"target"), QStringLiteral("french-third"));
    QVERIFY(bench.draft()->stage() == ActDraft::Stage::NeedsDice);
}

void TestSeaKeys::anotherShipFiresInstead()
{
    WindowBench bench;
    putUp(bench);
    bench.draft()->setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    clickShip(bench, "english-fifth");
    QCOMPARE(said(bench, u"firer"), QStringLiteral("english-fifth"));
    QCOMPARE(bench.mirror()->dropDesk()->subject(), QStringLiteral("english-fifth"));
}

void TestSeaKeys::missedTargetIsExplained_data()
{
    QTest::addColumn<bool>("byHand");
    QTest::newRow("the firer was chosen on the board") << true;
    QTest::newRow("the firer was named in the panel") << false;
}

/// "Fire": the other one isn't in the arc. The act stays, the board stays with the firer.
void TestSeaKeys::missedTargetIsExplained()
{
    QFETCH(bool, byHand);
    WindowBench bench;
    putUp(bench);
    if (byHand) {
        bench.letter('f');
        clickShip(bench, "english-third");
        clickShip(bench, "french-third");
    } else {
        bench.draft()->setCommand(
            R"({"do":"fire","firer":"english-third","target":"french-third"})");
    }
    QVERIFY(bench.draft()->stage() == ActDraft::Stage::NeedsDice);
    const std::string before = bench.draft()->command();
    const QSignalSpy announced(bench.desk(), &TableDesk::announced);
    clickShip(bench, "spanish-fifth");
    QCOMPARE(bench.draft()->command(), before);
    const QStringList &chosen = bench.mirror()->selection()->pieces();
    QVERIFY2(!chosen.contains(QStringLiteral("spanish-fifth")), qPrintable(chosen.join(u' ')));
    QCOMPARE(bench.mirror()->dropDesk()->subject(), QStringLiteral("english-third"));
    QCOMPARE(announced.size(), 1);
    const QString why = announced.at(0).at(0).toString();
    QVERIFY2(why.endsWith(QStringLiteral("(rule “Fire”)")), qPrintable(why));
}

/// Faces that fell are not thrown away by a click on another ship.
void TestSeaKeys::diceKeepTheirAct()
{
    WindowBench bench;
    putUp(bench);
    bench.draft()->setCommand(R"({"do":"fire","firer":"english-third","target":"french-third"})");
    bench.dice("6");
    const std::string before = bench.draft()->command();
    clickShip(bench, "english-fifth");
    QCOMPARE(bench.draft()->command(), before);
    QCOMPARE(bench.draft()->faces(), std::vector<int>{6});
}

void TestSeaKeys::enterChoosesTheLine()
{
    WindowBench bench;
    putUp(bench);
    bench.letter('f');
    auto *line = bench.child<ChoiceRow>("firer-0");
    QVERIFY(line != nullptr && !line->isChecked());
    line->setFocus(Qt::TabFocusReason);
    bench.key(Qt::Key_Return);
    const QString first = said(bench, u"firer");
    QVERIFY(!first.isEmpty());
    bench.key(Qt::Key_Return); // the chosen line keeps what it has
    QCOMPARE(said(bench, u"firer"), first);
}

/// Space on a box crosses it; out of the boxes by Esc it crosses nothing.
void TestSeaKeys::escapeLeavesTheBoxes()
{
    WindowBench bench;
    putUp(bench);
    auto *tree = bench.child<QTreeWidget>("shipsTree");
    auto *tabs = bench.window->findChild<QTabWidget *>();
    QVERIFY(tree != nullptr && tabs != nullptr);
    for (int i = 0; i < tabs->count(); ++i)
        if (tabs->widget(i)->isAncestorOf(tree))
            tabs->setCurrentIndex(i);
    constexpr int kMasts = 3;
    tree->setCurrentItem(tree->topLevelItem(0)->child(0), kMasts);
    tree->setFocus();
    bench.key(Qt::Key_Space);
    QCOMPARE(said(bench, u"do"), QStringLiteral("adjust"));
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.draft()->command().empty());
    QVERIFY(!tree->hasFocus());
    const auto before = bench.session()->entries().size();
    bench.key(Qt::Key_Space);
    QVERIFY(said(bench, u"do") != QStringLiteral("adjust"));
    QVERIFY(bench.session()->entries().size() == before
            || bench.lastEvents().contains("\"phase\""));
}

QTEST_MAIN(TestSeaKeys)

#include "tst_sea_keys.moc"
