// SPDX-License-Identifier: GPL-3.0-or-later
// The commonest acts, done in the real window by keys and clicks, which are counted: at most three
// besides the dice. The keyboard stands where it stands when the table has just been shown, on the
// board, unless the test says otherwise.
#include "app/mirror/outline_model.h"
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/json_values.h"
#include "tests/support/window_bench.h"

#include <QLabel>
#include <QLineEdit>

using namespace qd;
using namespace qd::test;

namespace {

constexpr int kAtMost = 3;

/// The British turn with a group that may march, and an officer's worth of cards.
constexpr const char *kMarch =
    R"({"do":"adjust","set":{"phase":"british-action","turn":2,"units":{"rm-1":{"at":"dock","sp":4},)"
    R"("rm-2":{"at":"dock","sp":4},"sailors-1":{"at":"dock","sp":3}}}})";

bool says(const QByteArray &events, std::initializer_list<const char *> words)
{
    return std::ranges::all_of(words,
                               [&events](const char *word) { return events.contains(word); });
}

/// The units that the act in hand names, in its order.
QByteArray unitsOf(const ActDraft &draft)
{
    return jsonObject(draft.command())
        .value(u"units")
        .toVariant()
        .toStringList()
        .join(u' ')
        .toUtf8();
}

QByteArray chosenOn(const WindowBench &bench)
{
    return bench.mirror()->selection()->pieces().join(u' ').toUtf8();
}

} // namespace

class StrokesTest : public QObject {
    Q_OBJECT
private slots:
    void moveByMouse();
    void moveByCardAndMouse();
    void moveByKeysOnTheBoard();
    void moveByKeysInTheOutline();
    void assaultByMouse();
    void assaultByKeys();
    void roundsDice();
    void roundsDiceByTheProgram();
    void answersInACombat();
    void playACard();
    void supportInACombat();
    void nextPhase();
    void undoIsOne();
    void enterWalksTheBoard();
    void blocksBesideTheBoardAreChosen();
    void blocksAreClickedTogether();
    void typedNamesAreChosenOneByOne();
    void typedFacesAreNotLost();
};

void StrokesTest::moveByMouse()
{
    WindowBench bench;
    bench.putUp(kMarch);
    bench.click("dock"); // all that can be moved there
    bench.click("san-cristobal");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "san-cristobal", "rm-1", "rm-2", "sailors-1"}),
             bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::moveByCardAndMouse()
{
    WindowBench bench;
    bench.putUp(kMarch);
    bench.letter('m');
    bench.click("san-cristobal");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "san-cristobal", "rm-1", "rm-2", "sailors-1"}),
             bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::moveByKeysOnTheBoard()
{
    WindowBench bench;
    bench.putUp(kMarch);
    bench.mirror()->selection()->set({}, QStringLiteral("dock")); // where the arrows went
    bench.key(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    bench.letter('2'); // the second goal of the menu
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "rm-1", "rm-2", "sailors-1"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::moveByKeysInTheOutline()
{
    WindowBench bench;
    bench.putUp(kMarch);
    auto *outline = bench.child<OutlineView>("outlineView");
    outline->setFocus();
    bench.mirror()->selection()->set({}, QStringLiteral("dock")); // the row of the place
    QCOMPARE(outline->currentIndex().data(OutlineModel::IdRole).toString(), QStringLiteral("dock"));
    bench.key(Qt::Key_Return); // its goals
    QVERIFY(QApplication::activePopupWidget() != nullptr);
    bench.letter('1');
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "rm-1", "rm-2", "sailors-1"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::assaultByMouse()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"combat-started", "pila-square"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::assaultByKeys()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.mirror()->selection()->set({}, QStringLiteral("dock"));
    bench.key(Qt::Key_M, Qt::ControlModifier);
    bench.letter('3'); // Pila square, a combat
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"combat-started", "pila-square"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::roundsDice()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    bench.strokes = 0;
    QVERIFY(bench.draft()->facesNeeded() > 0); // they lie open by themselves
    for (int i = bench.draft()->facesNeeded(); i > 0; --i)
        bench.dice("2");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"round"}), bench.lastEvents());
    QVERIFY(bench.session()->entries().back().dice == DiceSource::Table);
    QCOMPARE(bench.strokes, 1);
}

void StrokesTest::roundsDiceByTheProgram()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    bench.strokes = 0;
    bench.letter('r');
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"round"}), bench.lastEvents());
    QVERIFY(bench.session()->entries().back().dice == DiceSource::App);
    QCOMPARE(bench.strokes, 2);
}

void StrokesTest::answersInACombat()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    for (int i = bench.draft()->facesNeeded(); i > 0; --i)
        bench.dice("1");
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.session()->now().situation().pending->decision, std::string("retreat"));
    bench.strokes = 0;
    bench.key(Qt::Key_Return); // both stay: the usual answer, though the board has the keyboard
    QVERIFY2(says(bench.lastEvents(), {"stays"}), bench.lastEvents());
    QCOMPARE(bench.strokes, 1);
}

void StrokesTest::playACard()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.letter('n'); // Panic!, which has one target here
    bench.key(Qt::Key_Return);
    if (bench.draft()->stage() == ActDraft::Stage::NeedsDice) { // or dice come in between
        bench.strokes = 1;
        for (int i = bench.draft()->facesNeeded(); i > 0; --i)
            bench.dice("3");
        bench.key(Qt::Key_Return);
    }
    QVERIFY2(says(bench.lastEvents(), {"card-played", "panic"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::supportInACombat()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    bench.strokes = 0;
    bench.letter('c'); // Cannon
    if (bench.draft()->stage() == ActDraft::Stage::Ready)
        bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"support-played"}), bench.lastEvents());
    QVERIFY2(bench.strokes <= kAtMost, qPrintable(QString::number(bench.strokes)));
}

void StrokesTest::nextPhase()
{
    for (const char *from : {"mirror", "outlineView", "actPanel", "journalTable"}) {
        WindowBench bench;
        bench.putUp(kMarch);
        bench.child(from)->setFocus();
        bench.key(Qt::Key_Space);
        QVERIFY2(bench.phase() != "british-action", from);
        QCOMPARE(bench.strokes, 1);
    }
}

void StrokesTest::undoIsOne()
{
    WindowBench bench;
    bench.putUp(kMarch);
    bench.key(Qt::Key_Space);
    bench.strokes = 0;
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.phase(), std::string("british-action"));
    bench.key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(bench.phase() != "british-action");
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    bench.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(bench.phase() != "british-action");
    QCOMPARE(bench.strokes, 4);
}

/// Enter takes up, the arrows carry, Enter puts down; with an act in hand Enter names its place.
void StrokesTest::enterWalksTheBoard()
{
    WindowBench bench;
    bench.putUp(kMarch);
    TableSelection *chosen = bench.mirror()->selection();
    chosen->set({}, QStringLiteral("dock"));
    bench.key(Qt::Key_Return);
    QCOMPARE(chosen->pieces().size(), 3);
    chosen->setPlace(QStringLiteral("san-cristobal"));
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.draft()->command().empty());
    bench.letter('m');
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Incomplete);
    // The arrows pass over places without choosing them.
    bench.key(Qt::Key_Down);
    QVERIFY(!chosen->place().isEmpty());
    chosen->set({}, QStringLiteral("san-pedro"));
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Incomplete);
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "san-pedro"}), bench.lastEvents());
}

/// Two go aboard HMS Fox (6): clicks on the blocks "Not on the board" choose them and let them go.
void StrokesTest::blocksBesideTheBoardAreChosen()
{
    WindowBench bench;
    bench.newTable("standard");
    bench.letter('l');
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Incomplete);
    bench.clickPiece("rm-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1"));
    QCOMPARE(chosenOn(bench), QByteArray("rm-1"));
    bench.clickPiece("sailors-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1 sailors-1"));
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.clickPiece("rm-2"); // there is no room for a third
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1 sailors-1"));
    QCOMPARE(chosenOn(bench), QByteArray("rm-1 sailors-1"));
    bench.clickPiece("rm-1"); // the other one instead
    bench.clickPiece("rm-2");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"fox-loaded", "rm-2", "sailors-1"}), bench.lastEvents());
    QVERIFY(!bench.lastEvents().contains("rm-1"));
    // The Spanish, two at once, into an area.
    bench.draft()->setCommand(R"({"do":"place"})");
    bench.clickPiece("militia-1");
    bench.clickPiece("volunteers-1");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"setup-placed", "militia-1", "volunteers-1", "pila-square"}),
             bench.lastEvents());
    // A block that stands there is the area's ground for one that was named already.
    bench.draft()->setCommand(R"({"do":"place","units":["militia-2"]})");
    bench.clickPiece("militia-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("militia-2"));
    QVERIFY(bench.draft()->command().find("pila-square") != std::string::npos);
}

/// A group on the board: the first click means this block, the next ones join it.
void StrokesTest::blocksAreClickedTogether()
{
    WindowBench bench;
    bench.putUp(kMarch);
    bench.letter('m');
    bench.clickPiece("rm-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1"));
    bench.clickPiece("sailors-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1 sailors-1"));
    QCOMPARE(chosenOn(bench), QByteArray("rm-1 sailors-1"));
    bench.clickPiece("rm-1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("sailors-1"));
    bench.clickPiece("sailors-1"); // a group has its last
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("sailors-1"));
    bench.click("san-cristobal");
    bench.key(Qt::Key_Return);
    QVERIFY2(says(bench.lastEvents(), {"moved", "san-cristobal", "sailors-1"}), bench.lastEvents());
    QVERIFY(!bench.lastEvents().contains("rm-"));
}

/// Enter takes the first of what was typed, whatever is chosen already.
void StrokesTest::typedNamesAreChosenOneByOne()
{
    WindowBench bench;
    bench.newTable("standard");
    bench.letter('l');
    const auto typed = [&bench](const char *name) {
        auto *search = bench.child<QLineEdit>("search-units");
        search->setFocus();
        QTest::keyClicks(search, QString::fromLatin1(name));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(search->text().isEmpty());
    };
    typed("royal marines 1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1"));
    typed("royal marines 1"); // it is already
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1"));
    typed("sailors 1");
    QCOMPARE(unitsOf(*bench.draft()), QByteArray("rm-1 sailors-1"));
}

/// Dice that fell on the table are not rolled over by one key.
void StrokesTest::typedFacesAreNotLost()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.click("dock");
    bench.click("pila-square");
    bench.key(Qt::Key_Return);
    const auto *status = bench.child<QLabel>("diceStatus");
    bench.dice("63");
    bench.letter('r');
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{6, 3}));
    QVERIFY2(status->text().contains(QStringLiteral("once more")), qPrintable(status->text()));
    bench.dice("2"); // the others are typed after all
    QVERIFY(!status->text().contains(QStringLiteral("once more")));
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{6, 3, 2}));
    bench.letter('r');
    bench.letter('r');
    QVERIFY(bench.draft()->source() == DiceSource::App);
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.session()->entries().back().dice == DiceSource::App);
    QVERIFY(bench.session()->verify(VerifyDepth::Redecide).flaw == VerifyFlaw::None);
}

QTEST_MAIN(StrokesTest)
#include "tst_strokes.moc"
