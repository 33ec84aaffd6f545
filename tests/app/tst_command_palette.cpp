// SPDX-License-Identifier: GPL-3.0-or-later
// Anything by typing a part of its name: what is found, in which order, and what it does.
#include "app/mirror/table_selection.h"
#include "app/panels/act_panel.h"
#include "app/panels/charts_panel.h"
#include "app/window/name_match.h"
#include "tests/support/palette_bench.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace qd;
using namespace qd::test;

class CommandPaletteTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreFoundAsPeopleType();
    void theBestAnswerComesFirst();
    void wordsPeopleTypeAreFound_data();
    void wordsPeopleTypeAreFound();
    void nothingIsCalledByItsId_data();
    void nothingIsCalledByItsId();
    void enterSaysWhyNot();
    void moveToSaysWhatToChoose();
    void actionsSayWhyNot();
    void paletteKnowsEveryCommand_data();
    void paletteKnowsEveryCommand();
    void paletteDoesIt();
    void paletteTakesUpActs();
    void paletteShowsEntries();
    void paletteGoesToCharts();
    void paletteGreysWhatIsNotAllowed();
    void paletteIsQuick();
    void paletteFitsTheWindow();
};

void CommandPaletteTest::namesAreFoundAsPeopleType()
{
    QCOMPARE(folded(QStringLiteral("Œuvre Évêché ÑANDÚ")), QStringLiteral("oeuvre eveche nandu"));
    const auto score = [](const char *query, const char *name) {
        return matchScore(foldedWords(QString::fromUtf8(query)), folded(QString::fromUtf8(name)),
                          folded(QStringLiteral("Turn")));
    };
    QVERIFY(score("", "End phase") >= 0);
    QVERIFY(score("phase end", "End phase") >= 0); // in any order
    QVERIFY(score("PHAS", "End phase") >= 0);
    QVERIFY(score("accion", "Terminar la acción") >= 0);
    QVERIFY(score("acción", "terminar la ACCION") >= 0);
    QVERIFY(score("enph", "End phase") >= 0); // letters left out
    QVERIFY(score("turn", "End phase") >= 0); // the menu's name
    QVERIFY(score("dice", "End phase") < 0);
    QVERIFY(score("end dice", "End phase") < 0); // every word must answer
    QVERIFY(score("esahpdne", "End phase") < 0);
}

void CommandPaletteTest::theBestAnswerComesFirst()
{
    const auto score = [](const QString &name) {
        return matchScore(foldedWords(QStringLiteral("und")), folded(name), {});
    };
    const int start = score(QStringLiteral("Undo"));
    const int word = score(QStringLiteral("Do undo"));
    const int inside = score(QStringLiteral("Found"));
    const int scattered = score(QStringLiteral("Up and down"));
    QVERIFY(start > word);
    QVERIFY(word > inside);
    QVERIFY(inside > scattered);
    QVERIFY(scattered >= 0);
}

void CommandPaletteTest::wordsPeopleTypeAreFound_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("action");
    const auto row = [](const char *typed, const char *action) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QByteArray(action);
    };
    row("letter", "action-print-sheets");
    row("paper", "action-print-sheets");
    row("a4", "action-print-sheets");
    row("backup", "action-save-copy");
    row("exit", "action-quit");
    row("take back", "action-undo");
    row("throw", "action-roll");
    row("dark mode", "setting-theme-2");
    row("hotkeys", "action-shortcuts");
    row("correct", "action-adjust");
    row("rewind", "action-undo-to");
}

/// By other words than its name: the command is among the first answers.
void CommandPaletteTest::wordsPeopleTypeAreFound()
{
    QFETCH(QString, typed);
    QFETCH(QByteArray, action);
    WindowBench bench;
    TableSpec spec;
    spec.game = "as-per-margin"; // it has record sheets
    spec.scenario = "two-a-side";
    auto made = TableSession::create(bench.folder.filePath(QStringLiteral("sea.qdj")), spec, {});
    QVERIFY(made.has_value());
    bench.desk()->setTable(std::move(*made));
    const auto *wanted = bench.child<QAction>(action.constData());
    QVERIFY(wanted != nullptr);
    const QString name = bare(wanted->text());
    const Called called(bench);
    called.type(typed);
    const QStringList first = called.all().mid(0, 3);
    QVERIFY2(first.contains(name), qPrintable(called.all().join(u'|')));
}

void CommandPaletteTest::nothingIsCalledByItsId_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("game");
    for (const char *code : {"en", "es", "fr"})
        for (const char *game : {"santa-cruz-1797", "as-per-margin", "trafalgar"})
            QTest::addRow("%s %s", code, game) << QByteArray(code) << QByteArray(game);
}

/// No line is called as the program calls it inside ("play/assault", "fall-aboard").
void CommandPaletteTest::nothingIsCalledByItsId()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, game);
    WindowBench bench;
    bench.speak(code.constData());
    TableSpec spec;
    spec.game = game.toStdString();
    auto made = TableSession::create(bench.folder.filePath(QStringLiteral("ids.qdj")), spec, {});
    QVERIFY(made.has_value());
    bench.desk()->setTable(std::move(*made));
    const Called called(bench);
    static const QRegularExpression kId(QStringLiteral("^[a-z0-9]+([-/_][a-z0-9]+)+$"));
    QVERIFY(called.list->model()->rowCount() > 20);
    for (int row = 0; row < called.list->model()->rowCount(); ++row) {
        const QModelIndex line = called.list->model()->index(row, 0);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)}) {
            const QString text = line.data(role).toString();
            QVERIFY2(!kId.match(text).hasMatch(), qPrintable(text));
            QVERIFY2(role != Qt::DisplayRole || text.size() > 1, qPrintable(text));
        }
    }
}

/// Enter on a grey line says why it can't be done now.
void CommandPaletteTest::enterSaysWhyNot()
{
    WindowBench bench;
    const Called called(bench);
    called.type(QStringLiteral("end phase"));
    const auto *says = bench.child<QLabel>("palette-nothing");
    QVERIFY(!says->isVisible());
    bench.key(Qt::Key_Return);
    QVERIFY(says->isVisible());
    QCOMPARE(says->text(), QStringLiteral("Not now: End phase (Open a table first.)"));
    QCOMPARE(called.query->accessibleDescription(), says->text());
    // The line that it is about is still whole.
    QVERIFY(called.list->visualRect(called.list->currentIndex()).bottom()
            <= called.list->viewport()->height());
    called.type(QStringLiteral("s")); // something else is asked for
    QVERIFY(says->text() != QStringLiteral("Not now: End phase (Open a table first.)"));
}

/// Ctrl+M with nothing chosen: what to choose, in the status line; with a piece, its goals.
void CommandPaletteTest::moveToSaysWhatToChoose()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    QSignalSpy announced(bench.desk(), &TableDesk::announced);
    bench.mirror()->selection()->set({}, {});
    bench.key(Qt::Key_M, Qt::ControlModifier);
    QCOMPARE(announced.size(), 1);
    QVERIFY(
        announced.first().first().toString().contains(QStringLiteral("Choose what shall move")));
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    bench.mirror()->selection()->set({QStringLiteral("rm-1")}, QStringLiteral("dock"));
    bench.key(Qt::Key_M, Qt::ControlModifier);
    QWidget *menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    menu->close();
    QCOMPARE(announced.size(), 1);
}

/// No grey entry of the menus is grey without a reason.
void CommandPaletteTest::actionsSayWhyNot()
{
    WindowBench bench;
    const auto check = [&bench](const char *when) {
        int grey = 0;
        for (const QAction *action : bench.window->actions()->all()) {
            if (!action->isVisible() || action->objectName().startsWith(u"action-tab-"))
                continue;
            const QString why = ActionCatalogue::whyNot(action);
            QVERIFY2(action->isEnabled() == why.isEmpty(),
                     qPrintable(action->objectName() + u' ' + QString::fromLatin1(when)));
            grey += action->isEnabled() ? 0 : 1;
        }
        QVERIFY2(grey > 0, when);
    };
    check("no table");
    QCOMPARE(ActionCatalogue::whyNot(bench.action("undo")), QStringLiteral("Open a table first."));
    bench.putUp(kCombatExample);
    check("a table");
    QCOMPARE(ActionCatalogue::whyNot(bench.action("record")), QStringLiteral("No act is in hand."));
    QCOMPARE(bench.action("record")->toolTip(), QStringLiteral("No act is in hand."));
    bench.desk()->stepFirst();
    check("the past");
    QVERIFY(ActionCatalogue::whyNot(bench.action("move-to")).contains(QStringLiteral("the past")));
    bench.desk()->showNow();
    QVERIFY(bench.action("move-to")->isEnabled());
}

void CommandPaletteTest::paletteKnowsEveryCommand_data()
{
    languageRows();
}

void CommandPaletteTest::paletteKnowsEveryCommand()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.speak(code.constData());
    bench.putUp(kCombatExample);
    const Called called(bench);
    QVERIFY(called.palette->isVisible());
    QVERIFY(called.query->hasFocus() || bench.window->focusWidget() == called.query);
    const QStringList all = called.all();
    for (const QAction *action : bench.window->actions()->all())
        if (action->isVisible() && action != bench.action("palette"))
            QVERIFY2(all.contains(bare(action->text())), qPrintable(action->text()));
    for (const Offer &offer : bench.session()->now().offers())
        QVERIFY2(all.contains(bench.desk()->narrator()->offer(offer)), offer.id.c_str());
    for (const char *setting : {"setting-language-fr", "setting-theme-2", "setting-text-150"})
        QVERIFY2(all.contains(bare(bench.child<QAction>(setting) != nullptr
                                       ? bench.child<QAction>(setting)->text()
                                       : QString())),
                 setting);
    // Each is found by its own words without their accents.
    const QString wanted = bare(bench.action("adjust")->text());
    called.type(folded(wanted).chopped(1));
    QCOMPARE(called.first(), wanted);
}

void CommandPaletteTest::paletteDoesIt()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const QString file = bench.session()->file();
    {
        const Called called(bench);
        called.type(QStringLiteral("dark"));
        QCOMPARE(called.first(), QStringLiteral("Dark"));
        bench.key(Qt::Key_Return);
        QVERIFY(!called.palette->isVisible());
        QCOMPARE(bench.preferences.theme(), Preferences::Theme::Dark);
        QCOMPARE(bench.window->focusWidget(), bench.mirror()); // back where it was
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("text size 150"));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.preferences.textPercent(), 150);
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("outline go"));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.window->focusWidget(), bench.child("outlineView"));
    }
    bench.action("close")->trigger();
    {
        const Called called(bench);
        called.type(QStringLiteral("recent ") + QFileInfo(file).completeBaseName());
        bench.key(Qt::Key_Return);
        QVERIFY(bench.session() != nullptr);
        QCOMPARE(bench.session()->file(), file);
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("francais"));
        bench.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(LanguageSwitch::code(bench.language.locale()), QStringLiteral("fr"));
    }
}

void CommandPaletteTest::paletteTakesUpActs()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const Called called(bench);
    called.type(QStringLiteral("assault"));
    bench.key(Qt::Key_Return);
    QVERIFY(QByteArray::fromStdString(bench.draft()->command()).contains(R"("card":"assault")"));
}

void CommandPaletteTest::paletteShowsEntries()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    {
        const Called called(bench);
        called.type(QStringLiteral("#1"));
        QVERIFY(called.first().contains(QStringLiteral("#1")));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.desk()->shownEntry(), qint64(1));
    }
    bench.action("step-now")->trigger();
    const Called called(bench);
    called.type(QStringLiteral("#4711"));
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.desk()->shownEntry(), qint64(-1));
    QVERIFY(called.palette->isVisible()); // nothing happened
}

void CommandPaletteTest::paletteGoesToCharts()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    {
        const Called called(bench);
        called.type(QStringLiteral("chart casualties"));
        QVERIFY2(called.first().startsWith(QStringLiteral("Chart: ")), qPrintable(called.first()));
        bench.key(Qt::Key_Return);
    }
    const auto *charts = bench.window->findChild<ChartsPanel *>();
    QVERIFY(charts->isVisible());
    QCOMPARE(charts->chosen(), QStringLiteral("casualty"));
}

void CommandPaletteTest::paletteGreysWhatIsNotAllowed()
{
    WindowBench bench;
    const Called called(bench); // no table: most is not for now
    called.type(QStringLiteral("end phase"));
    QCOMPARE(called.first(), QStringLiteral("End phase"));
    QVERIFY(called.list->currentIndex()
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("not allowed now")));
    bench.key(Qt::Key_Return);
    QVERIFY(called.palette->isVisible());
    called.query->clear();
    called.type(QStringLiteral("xyzzy"));
    QVERIFY(bench.child("palette-nothing")->isVisible());
    QVERIFY(!called.list->isVisible());
    bench.key(Qt::Key_Return); // and nothing breaks
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Escape);
    QVERIFY(!called.palette->isVisible());
}

void CommandPaletteTest::paletteIsQuick()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const Called called(bench);
    qint64 worst = 0;
    for (const QChar letter : QStringLiteral("recordtheactorsomethingelse")) {
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(called.query, letter.toLatin1());
        called.list->viewport()->repaint();
        worst = std::max(worst, clock.elapsed());
    }
    QVERIFY2(worst <= 150, qPrintable(QString::number(worst))); // 50 ms on a free machine
}

void CommandPaletteTest::paletteFitsTheWindow()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const QFont before = QApplication::font();
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    QFont large = before;
    large.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(large);
    bench.window->resize(900, 700);
    const Called called(bench);
    QVERIFY(called.palette->parentWidget()->rect().contains(called.palette->geometry()));
    const int left = called.palette->x();
    const int right = bench.window->width() - called.palette->geometry().right() - 1;
    QVERIFY(std::abs(left - right) <= 1);
    QVERIFY(called.palette->width() >= called.palette->fontMetrics().averageCharWidth() * 30);
    for (const char *name : {"palette-query", "palette-list"})
        QVERIFY2(called.palette->rect().contains(bench.child(name)->geometry()), name);
    QVERIFY(!called.query->accessibleName().isEmpty());
    QVERIFY(!called.query->accessibleDescription().isEmpty()); // the chosen line
}

QTEST_MAIN(CommandPaletteTest)
#include "tst_command_palette.moc"
