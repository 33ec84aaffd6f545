// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard of the window: F6, F1, the tabs by number, undo by name, and who gets which key.
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_panel.h"
#include "app/window/key_catcher.h"
#include "app/window/keys_dialog.h"
#include "app/window/shortcut_store.h"
#include "tests/support/palette_bench.h"

#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>

using namespace qd;
using namespace qd::test;

namespace {

/// A throw that waits for its dice.
void waitForDice(WindowBench &bench)
{
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})");
    QVERIFY(bench.draft()->record());
    QCoreApplication::processEvents();
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::NeedsDice);
}

} // namespace

class KeysTest : public QObject {
    Q_OBJECT
private slots:
    void digitsReachTheTrayFromEverywhere_data();
    void digitsReachTheTrayFromEverywhere();
    void lettersStayInTextFields();
    void escapeClosesWhatIsOnTop();
    void paneKeyVisitsAll();
    void tabsByNumber();
    void helpExplainsThePhaseFromEverywhere();
    void undoNamesTheAct_data();
    void undoNamesTheAct();
    void fullScreen();
};

void KeysTest::digitsReachTheTrayFromEverywhere_data()
{
    QTest::addColumn<QByteArray>("widget");
    for (const char *name :
         {"mirror", "outlineView", "actPanel", "journalTable", "bottom-tabs", "die0", "rollButton"})
        QTest::newRow(name) << QByteArray(name);
}

void KeysTest::digitsReachTheTrayFromEverywhere()
{
    QFETCH(QByteArray, widget);
    WindowBench bench;
    waitForDice(bench);
    QWidget *from = bench.child(widget.constData());
    QVERIFY(from != nullptr);
    from->setFocus();
    bench.dice("43");
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4, 3}));
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4}));
    bench.key(Qt::Key_Backspace); // no typed die is left to ask about
    QVERIFY(bench.draft()->faces().empty());
    bench.letter('r');
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.lastEvents().contains("round"));
}

void KeysTest::lettersStayInTextFields()
{
    WindowBench bench;
    waitForDice(bench);
    bench.key(Qt::Key_F, Qt::ControlModifier);
    auto *search = bench.child<QLineEdit>("journalSearch");
    QCOMPARE(bench.window->focusWidget(), search);
    QTest::keyClicks(search, QStringLiteral("rm 1 2+"));
    QCOMPARE(search->text(), QStringLiteral("rm 1 2+"));
    QVERIFY(bench.draft()->faces().empty());
    QTest::keyClick(search, Qt::Key_Backspace);
    QCOMPARE(search->text(), QStringLiteral("rm 1 2"));
    // Esc ends the search, not the throw.
    const std::string before = bench.draft()->command();
    bench.key(Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QCOMPARE(bench.window->focusWidget(), search);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.window->focusWidget(), bench.mirror());
    QCOMPARE(bench.draft()->command(), before);
}

void KeysTest::escapeClosesWhatIsOnTop()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.letter('m');
    QVERIFY(!bench.draft()->command().empty());
    const Called called(bench);
    bench.key(Qt::Key_Escape);
    QVERIFY(!called.palette->isVisible());
    QVERIFY(!bench.draft()->command().empty());
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.draft()->command().empty());
    // On the board Esc lets go of the pieces.
    bench.click("dock");
    QVERIFY(!bench.mirror()->selection()->pieces().isEmpty());
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.mirror()->selection()->pieces().isEmpty());
}

void KeysTest::paneKeyVisitsAll()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const auto pane = [&bench]() -> QString {
        for (const QWidget *at = bench.window->focusWidget(); at != nullptr;
             at = at->parentWidget())
            for (const char *name :
                 {"outlineView", "mirror", "actPanel", "bottom-tabs", "strip-bar"})
                if (at->objectName() == QLatin1String(name))
                    return at->objectName();
        return {};
    };
    QStringList visited;
    for (int i = 0; i < 5; ++i) {
        visited << pane();
        bench.key(Qt::Key_F6);
    }
    QCOMPARE(pane(), visited.first()); // round
    QStringList sorted = visited;
    sorted.sort();
    QCOMPARE(sorted,
             (QStringList{QStringLiteral("actPanel"), QStringLiteral("bottom-tabs"),
                          QStringLiteral("mirror"), QStringLiteral("outlineView"),
                          QStringLiteral("strip-bar")}));
    bench.key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(pane(), visited.last()); // and back
    // A pane gets the keyboard back where it lost it.
    bench.key(Qt::Key_F, Qt::ControlModifier);
    const QWidget *search = bench.window->focusWidget();
    bench.key(Qt::Key_F6);
    QVERIFY(pane() != QLatin1String("bottom-tabs"));
    bench.key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(bench.window->focusWidget(), search);
    // A closed dock is passed over.
    bench.child("dock-outline")->hide();
    visited.clear();
    for (int i = 0; i < 5; ++i) {
        visited << pane();
        bench.key(Qt::Key_F6);
    }
    QVERIFY(!visited.contains(QLatin1String("outlineView")));
}

void KeysTest::tabsByNumber()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    auto *tabs = bench.child<QTabWidget>("bottom-tabs");
    QVERIFY(tabs->count() >= 3);
    for (const QWidget *from : {static_cast<QWidget *>(bench.mirror()), bench.child("outlineView"),
                                bench.child("actPanel")}) {
        const_cast<QWidget *>(from)->setFocus();
        bench.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), 2);
        QCOMPARE(bench.window->focusWidget(), from); // only the tab turns
        bench.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), 0);
    }
    bench.key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 1);
    bench.key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    bench.key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(tabs->currentIndex() != 1);
    QCOMPARE(bare(bench.action("tab-2")->text()), QStringLiteral("2 ") + bare(tabs->tabText(1)));
    bench.speak("es");
    QTRY_COMPARE(bare(bench.action("tab-2")->text()),
                 QStringLiteral("2 ") + bare(tabs->tabText(1)));
    const int count = tabs->count();
    if (count < 9)
        QVERIFY(!bench.action(qPrintable(QStringLiteral("tab-%1").arg(count + 1)))->isVisible());
    // A tab of a closed dock opens it.
    bench.child("dock-journal")->hide();
    bench.key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(bench.child("dock-journal")->isVisible());
    bench.action("close")->trigger();
    QVERIFY(!bench.action("tab-1")->isEnabled());
}

void KeysTest::helpExplainsThePhaseFromEverywhere()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    for (const char *name :
         {"mirror", "outlineView", "actPanel", "journalTable", "journalSearch"}) {
        bench.told.clear();
        bench.child(name)->setFocus();
        bench.key(Qt::Key_F1);
        QCOMPARE(bench.told.size(), 1);
        QVERIFY(bench.told.first().contains(bench.desk()->narrator()->phaseHelp(bench.phase())));
    }
}

void KeysTest::undoNamesTheAct_data()
{
    languageRows();
}

void KeysTest::undoNamesTheAct()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.newTable("standard");
    const QString plain = bench.action("undo")->text();
    bench.draft()->setCommand(R"({"do":"load-fox","units":["rm-1","sailors-1"]})");
    QVERIFY(bench.draft()->record());
    bench.speak(code.constData());
    const auto sentence = [&] {
        return bench.desk()->narrator()->entry(bench.session()->entries().front());
    };
    const auto about = [&](const char *id) {
        return bare(bench.action(id)->text())
            .remove(0, bench.window->actions()->plainText(QString::fromLatin1(id)).size());
    };
    QVERIFY2(bench.action("undo")->text().contains(sentence().left(20)),
             qPrintable(bench.action("undo")->text()));
    QVERIFY(bench.action("undo")->text().size() < 70);
    bench.action("undo")->trigger();
    QVERIFY(about("undo").isEmpty());
    QVERIFY(bench.action("redo")->text().contains(sentence().left(20)));
    bench.action("redo")->trigger();
    QVERIFY(about("redo").isEmpty());
    QVERIFY(bench.action("undo")->text().contains(sentence().left(20)));
    bench.speak("en");
    QVERIFY(bench.action("undo")->text().startsWith(plain));
}

void KeysTest::fullScreen()
{
    WindowBench bench;
    bench.key(Qt::Key_F11);
    QTRY_VERIFY(bench.window->isFullScreen());
    QVERIFY(bench.action("full-screen")->isChecked());
    bench.key(Qt::Key_F11);
    QTRY_VERIFY(!bench.window->isFullScreen());
    QVERIFY(!bench.action("full-screen")->isChecked());
}

QTEST_MAIN(KeysTest)
#include "tst_keys.moc"
