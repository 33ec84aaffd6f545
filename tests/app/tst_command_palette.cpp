// SPDX-License-Identifier: GPL-3.0-or-later
// Anything by typing a part of its name: what is found, in which order, and what it does.
#include "app/mirror/table_selection.h"
#include "app/panels/act_panel.h"
#include "app/window/name_match.h"
#include "tests/support/palette_bench.h"

#include <QElapsedTimer>
#include <QMenuBar>

using namespace qd;
using namespace qd::test;

class CommandPaletteTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreFoundAsPeopleType();
    void theBestAnswerComesFirst();
    void paletteKnowsEveryCommand_data();
    void paletteKnowsEveryCommand();
    void paletteDoesIt();
    void paletteTakesUpActs();
    void paletteShowsEntries();
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
