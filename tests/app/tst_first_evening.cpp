// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who has never seen the window does with it, and what it must not do then.
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_panel.h"
#include "app/window/new_table_dialog.h"
#include "app/window/notice.h"
#include "app/window/one_line.h"
#include "app/window/session_marks.h"
#include "app/window/status_line.h"
#include "app/window/table_files.h"
#include "rules/catalog/catalog.h"
#include "tests/support/palette_bench.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QInputDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QTreeWidget>

using namespace qd;
using namespace qd::test;

namespace {

constexpr const char *kTwoStarts =
    R"({"do":"adjust","set":{"phase":"british-action","turn":2,"units":{"rm-1":{"at":"dock","sp":4},)"
    R"("rm-2":{"at":"dock","sp":4},"sailors-1":{"at":"san-cristobal","sp":3}}}})";
constexpr const char *kLoadFox = R"({"do":"load-fox","units":["rm-1","sailors-1"]})";
constexpr const char *kAssault =
    R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})";

/// A click on a block.
void clickPiece(const WindowBench &bench, const char *piece)
{
    const PieceItem *item = bench.mirror()->mirrorScene()->piece(QString::fromLatin1(piece));
    QVERIFY2(item != nullptr, piece);
    const QPoint at = bench.mirror()->mapFromScene(item->sceneBoundingRect().center());
    QTest::mouseClick(bench.mirror()->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QCoreApplication::processEvents();
}

bool drafted(const WindowBench &bench, const char *part)
{
    return QByteArray::fromStdString(bench.draft()->command()).contains(part);
}

/// What a kill leaves: tables that are marked as open by a program that is no more.
void leaveOpen(const WindowBench &bench, const QString &file)
{
    const StateStore &store = bench.preferences.state();
    for (const QString &name : store.names(QStringLiteral("table-"))) {
        QJsonObject mark = store.read(name);
        if (mark.value(QStringLiteral("file")).toString() != file)
            continue;
        mark.insert(QStringLiteral("owner"), QStringLiteral("boot 1 1"));
        mark.insert(QStringLiteral("ended"), false);
        QVERIFY(store.write(name, mark));
    }
}

/// A table with an act in hand that a kill left; its file.
QString crashed(WindowBench &bench)
{
    bench.newTable("standard");
    const QString file = bench.session()->file();
    bench.draft()->setCommand(kLoadFox);
    bench.desk()->closeTable();
    leaveOpen(bench, file);
    return file;
}

} // namespace

class FirstEveningTest : public QObject {
    Q_OBJECT
private slots:
    void keysComeBackAfterAMenu();
    void digitsPassTheMenuBar();
    void aClickNamesWhereTheyStart();
    void aPieceInAGoalIsTheGoal();
    void noteIsRecordedAndPutAside();
    void unfinishedIsRefusedForGood();
    void onlyTheNewestIsOffered();
    void whatIsTakenUpAgainIsSaid();
    void whatIsTakenUpAgainIsTouched_data();
    void whatIsTakenUpAgainIsTouched();
    void theListFollowsTheTable();
    void enterInTheListShowsItsLine();
    void exactOnlyWhereAFractionIsKnown();
    void whatMayBeDoneIsChosenFirst();
    void aSecretIsNotGivenAwayByEnter();
    void arrowsOpenNoDialog();
    void itEndsAtOnce();
    void namesKeepToOneLine();
    void noTableWhereNothingCanBeWritten();
};

void FirstEveningTest::keysComeBackAfterAMenu()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(kAssault);
    QVERIFY(bench.draft()->record());
    bench.mirror()->setFocus();
    QMenuBar *bar = bench.window->menuBar();
    const QRect title = bar->actionGeometry(bar->actions().at(3));
    QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, title.center());
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QTRY_COMPARE(bench.window->focusWidget(), bench.mirror());
    bench.dice("43");
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4, 3}));
}

void FirstEveningTest::digitsPassTheMenuBar()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(kAssault);
    QVERIFY(bench.draft()->record());
    bench.window->menuBar()->setFocus(Qt::MenuBarFocusReason);
    bench.dice("4");
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4}));
}

void FirstEveningTest::aClickNamesWhereTheyStart()
{
    WindowBench bench;
    bench.putUp(kTwoStarts);
    bench.letter('m');
    QVERIFY(!drafted(bench, R"("from")"));
    bench.click("dock");
    QVERIFY2(drafted(bench, R"("from":"dock")"), bench.draft()->command().c_str());
    QVERIFY2(drafted(bench, R"(["rm-1","rm-2"])"), bench.draft()->command().c_str());
    QCOMPARE(bench.mirror()->selection()->pieces().size(), 2); // its goals are ringed
    bench.click("pila-square");
    QVERIFY2(drafted(bench, R"("to":"pila-square")"), bench.draft()->command().c_str());
    // A single block: it alone.
    bench.draft()->clear();
    bench.letter('m');
    clickPiece(bench, "rm-2");
    QVERIFY2(drafted(bench, R"("from":"dock")"), bench.draft()->command().c_str());
    QVERIFY2(drafted(bench, R"("units":["rm-2"])"), bench.draft()->command().c_str());
}

void FirstEveningTest::aPieceInAGoalIsTheGoal()
{
    WindowBench bench;
    bench.putUp(kTwoStarts);
    bench.click("dock");
    clickPiece(bench, "sailors-1");
    QVERIFY2(drafted(bench, R"("to":"san-cristobal")"), bench.draft()->command().c_str());
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_Escape);
    clickPiece(bench, "sailors-1"); // nothing chosen: it is
    QCOMPARE(bench.mirror()->selection()->pieces(), QStringList{QStringLiteral("sailors-1")});
}

void FirstEveningTest::noteIsRecordedAndPutAside()
{
    WindowBench bench;
    bench.newTable("standard");
    const auto inDialog = [this](auto &&what) {
        QTimer::singleShot(0, this, [what] {
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            what(*dialog);
        });
    };
    inDialog([](QInputDialog &dialog) {
        dialog.setTextValue(QStringLiteral("The cutter"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Escape);
    });
    bench.action("note")->trigger();
    QCOMPARE(bench.session()->entries().size(), std::size_t{0});
    inDialog([](QInputDialog &dialog) {
        QCOMPARE(dialog.textValue(), QStringLiteral("The cutter"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    });
    bench.action("note")->trigger();
    QCOMPARE(bench.session()->entries().size(), std::size_t{1});
    inDialog([](QInputDialog &dialog) {
        QCOMPARE(dialog.textValue(), QString()); // it was recorded
        dialog.setTextValue(QStringLiteral("Nothing"));
        for (auto *button : dialog.findChildren<QPushButton *>())
            if (button->text().contains(QLatin1String("Discard")))
                return button->click();
        QFAIL("there is no Discard");
    });
    bench.action("note")->trigger();
    QCOMPARE(bench.window->dialogs()->kept().note, QString());
}

void FirstEveningTest::unfinishedIsRefusedForGood()
{
    WindowBench bench;
    const QString older = crashed(bench);
    const QString newer = crashed(bench);
    bench.open();
    const SessionMarks marks(bench.preferences.state());
    QVERIFY(bench.child("welcome-unfinished")->isVisible());
    bench.child<QPushButton>("welcome-not-now")->click();
    QVERIFY(!bench.child("welcome-unfinished")->isVisible());
    QVERIFY(!marks.unfinished());
    QVERIFY(marks.of(newer) && marks.of(newer)->hand.command == kLoadFox); // only the offer ended
    bench.open();
    QVERIFY(!bench.child("welcome-unfinished")->isVisible());
    QVERIFY(bench.window->openFile(older));
    QCOMPARE(bench.draft()->command(), std::string(kLoadFox));
}

void FirstEveningTest::onlyTheNewestIsOffered()
{
    WindowBench bench;
    const QString older = crashed(bench);
    crashed(bench);
    leaveOpen(bench, older);
    bench.open();
    const SessionMarks marks(bench.preferences.state());
    const auto offered = marks.unfinished();
    QVERIFY(offered);
    QVERIFY(bench.window->openFile(offered->file));
    bench.desk()->closeTable();
    QVERIFY(!marks.unfinished());
    QVERIFY(!bench.child("welcome-unfinished")->isVisible());
}

void FirstEveningTest::whatIsTakenUpAgainIsSaid()
{
    WindowBench bench;
    const QString file = crashed(bench);
    bench.open();
    QString said;
    connect(bench.desk(), &TableDesk::announced, this, [&](const QString &what) { said = what; });
    QVERIFY(bench.window->openFile(file));
    QCOMPARE(said, QStringLiteral("The act that was in hand is back."));
    const auto *news = bench.child<QLabel>("statusNews");
    QVERIFY(news->isVisible());
    QCOMPARE(news->text(), said);
    QVERIFY(bench.child<QLabel>("statusSaved")->isVisible());
    const auto *line = bench.child<QLabel>("takenUpAgain");
    QVERIFY(line->isVisible());
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    QTest::keyClick(bench.focus(), Qt::Key_Return); // the second of two
    QCOMPARE(bench.session()->entries().size(), std::size_t{0});
    QTRY_VERIFY(!bench.draft()->cameJustNow());
    // However late it comes, a first Enter only turns to what came back; the next one records it.
    const QString asked = line->text();
    QTest::keyClick(bench.focus(), Qt::Key_Return);
    QCOMPARE(bench.session()->entries().size(), std::size_t{0});
    QVERIFY(line->isVisible());
    QVERIFY(line->text() != asked);
    QTest::keyClick(bench.focus(), Qt::Key_Return); // the same stroke twice
    QCOMPARE(bench.session()->entries().size(), std::size_t{0});
    QTRY_VERIFY(!bench.draft()->cameJustNow());
    QTest::keyClick(bench.focus(), Qt::Key_Return);
    QCOMPARE(bench.session()->entries().size(), std::size_t{1});
    QVERIFY(!line->isVisible());
}

/// Whoever turned to the act that came back needs one Enter, as ever.
void FirstEveningTest::whatIsTakenUpAgainIsTouched_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"click", "edit", "button"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void FirstEveningTest::whatIsTakenUpAgainIsTouched()
{
    QFETCH(QString, how);
    WindowBench bench;
    const QString file = crashed(bench);
    bench.open();
    QVERIFY(bench.window->openFile(file));
    QVERIFY(bench.draft()->isUntouched());
    QTRY_VERIFY(!bench.draft()->cameJustNow());
    if (how == QLatin1String("button")) {
        QTest::mouseClick(bench.child<QWidget>("recordButton"), Qt::LeftButton);
        QCOMPARE(bench.session()->entries().size(), std::size_t{1});
        return;
    }
    if (how == QLatin1String("click"))
        QTest::mouseClick(bench.child<QWidget>("actPanel"), Qt::LeftButton, {}, {2, 2});
    else
        bench.draft()->setCommand(bench.draft()->command());
    QVERIFY(!bench.draft()->isUntouched());
    QTRY_VERIFY(!bench.draft()->cameJustNow());
    QTest::keyClick(bench.focus(), Qt::Key_Return);
    QCOMPARE(bench.session()->entries().size(), std::size_t{1});
}

void FirstEveningTest::theListFollowsTheTable()
{
    WindowBench bench;
    bench.newTable("standard");
    const QString file = bench.session()->file();
    for (int i = 0; i < 60; ++i)
        QVERIFY(bench.session()->note(QString::number(i), QStringLiteral("referee")));
    bench.desk()->closeTable();
    bench.open();
    QVERIFY(bench.window->openFile(file));
    const auto *list = bench.child<QTableView>("journalTable");
    const QScrollBar *bar = list->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    const auto inSight = [list](int row) {
        return list->viewport()->rect().contains(list->visualRect(list->model()->index(row, 0)));
    };
    bench.action("step-first")->trigger();
    QTRY_COMPARE(bar->value(), 0);
    QVERIFY(!list->currentIndex().isValid());
    for (int i = 0; i < 30; ++i)
        bench.action("step-on")->trigger();
    QTRY_VERIFY(inSight(29));
    QCOMPARE(list->currentIndex().row(), 29);
    bench.action("step-now")->trigger();
    QTRY_COMPARE(bar->value(), bar->maximum());
}

void FirstEveningTest::enterInTheListShowsItsLine()
{
    WindowBench bench;
    bench.newTable("standard");
    for (int i = 0; i < 5; ++i)
        QVERIFY(bench.session()->note(QString::number(i), QStringLiteral("referee")));
    auto *list = bench.child<QTableView>("journalTable");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.desk()->shownEntry(), 2);
    bench.action("step-first")->trigger();
    bench.key(Qt::Key_Return); // no line is chosen
    QCOMPARE(bench.desk()->shownEntry(), 0);
}

void FirstEveningTest::exactOnlyWhereAFractionIsKnown()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(kAssault);
    QVERIFY(bench.draft()->record());
    const auto *numbers = bench.child<QTreeWidget>("oddsNumbers");
    const auto fractions = [numbers] {
        int known = 0;
        for (int i = 0; i < numbers->topLevelItemCount(); ++i)
            known += numbers->topLevelItem(i)->text(2).contains(u'/') ? 1 : 0;
        return known;
    };
    auto *tabs = bench.child<QTabWidget>("bottom-tabs");
    tabs->setCurrentWidget(bench.child("oddsPanel"));
    QTRY_VERIFY(numbers->isVisible());
    QTRY_VERIFY(fractions() > 0);
    QVERIFY(!numbers->isColumnHidden(2));
}

void FirstEveningTest::whatMayBeDoneIsChosenFirst()
{
    WindowBench bench;
    bench.newTable("standard");
    const Called called(bench);
    called.type(QStringLiteral("200"));
    const QString first = called.first();
    QVERIFY2(first.contains(QStringLiteral("200")), qPrintable(first));
    QVERIFY2(!first.contains(QStringLiteral("#200")), qPrintable(first));
}

void FirstEveningTest::aSecretIsNotGivenAwayByEnter()
{
    WindowBench bench;
    bench.newTable("standard");
    QString preset;
    QTimer::singleShot(0, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        preset = box->defaultButton()->text();
        QTest::keyClick(box, Qt::Key_Return);
    });
    bench.action("reveal-dice")->trigger();
    QCOMPARE(preset, QStringLiteral("Change &nothing"));
    QVERIFY(!bench.session()->isDiceRevealed());
}

void FirstEveningTest::arrowsOpenNoDialog()
{
    WindowBench bench;
    NewTableDialog dialog(bench.preferences, NewTableDraft(games()));
    dialog.show();
    int asked = 0;
    dialog.context().chooseFile = [&asked](QWidget *) {
        ++asked;
        return QString();
    };
    auto *box = dialog.findChild<QComboBox *>(QStringLiteral("new-table-data-board"));
    QVERIFY(box != nullptr);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_End, Qt::Key_PageDown})
        QTest::keyClick(box, key);
    QTest::keyClicks(box, QStringLiteral("Own"));
    QCOMPARE(asked, 0);
    // From the open list.
    dialog.showStep(2);
    box->showPopup();
    QTRY_VERIFY(box->view()->isVisible());
    QTest::keyClick(box->view(), Qt::Key_End);
    QTest::keyClick(box->view(), Qt::Key_Return);
    QTRY_COMPARE(asked, 1);
}

void FirstEveningTest::itEndsAtOnce()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(kAssault);
    QVERIFY(bench.draft()->record());
    for (int i = 0; i < 6; ++i)
        bench.mirror()->zoomIn(); // its pictures are being drawn anew
    QTest::qWait(250);
    QElapsedTimer clock;
    clock.start();
    bench.window->close();
    bench.window.reset();
    QVERIFY2(clock.elapsed() < 300, qPrintable(QString::number(clock.elapsed())));
}

void FirstEveningTest::namesKeepToOneLine()
{
    QCOMPARE(oneLine(QStringLiteral("Club\nnight\t2\x7f") + QChar(0x2028)),
             QStringLiteral("Club night 2  "));
    WindowBench bench;
    const QString file = bench.folder.filePath(QStringLiteral("Club\nnight.qdj"));
    TableSpec spec;
    spec.game = "santa-cruz-1797";
    spec.scenario = "standard";
    {
        TablePeople people;
        people.title = QStringLiteral("Club\nnight");
        QVERIFY(TableSession::create(file, spec, people));
    }
    QVERIFY(bench.window->openFile(file));
    const QString said = bench.window->findChild<StatusLine *>()->text();
    QVERIFY2(said.contains(QStringLiteral("Club night.qdj")), qPrintable(said));
    QVERIFY2(!bench.window->windowTitle().contains(u'\n'), qPrintable(bench.window->windowTitle()));
}

void FirstEveningTest::noTableWhereNothingCanBeWritten()
{
    WindowBench bench;
    // Nobody, whatever the permissions say, makes a folder there.
    bench.preferences.setTablesFolder(QStringLiteral("/proc/quarterdeck-tables"));
    NewTableDialog dialog(bench.preferences, NewTableDraft(games()));
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.step(), 4);
    const auto *trouble = dialog.findChild<Notice *>(QStringLiteral("new-table-folder-trouble"));
    QVERIFY2(trouble->sentence().contains(QStringLiteral("/proc/quarterdeck-tables")),
             qPrintable(trouble->sentence()));
    QVERIFY(!makeTablesFolder(QStringLiteral("/proc/quarterdeck-tables")));
}

QTEST_MAIN(FirstEveningTest)
#include "tst_first_evening.moc"
