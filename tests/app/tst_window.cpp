// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window: opened, used and closed as a referee does, dialogs answered through the dialog
// desk.
#include "app/mirror/mirror_view.h"
#include "app/mirror/table_selection.h"
#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"
#include "app/window/start_request.h"
#include "app/window/status_line.h"
#include "app/window/table_desk.h"
#include "app/window/table_files.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace qd;

namespace {

/// A window with settings, tables and answers of its own.
struct Evening {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    std::unique_ptr<MainWindow> window;
    QStringList told;

    Evening()
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
        open();
    }

    void open()
    {
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        window->dialogs()->tell = [this](const QString &, const QString &text) { told << text; };
        window->dialogs()->choose = [](const DialogDesk::Question &) { return -1; };
        window->dialogs()->confirm = [](const QString &, const QString &) { return true; };
        window->show();
    }

    QAction *action(const char *id) const
    {
        return window->actions()->action(QString::fromLatin1(id));
    }

    TableSession *session() const { return window->desk()->session(); }

    void newTable(const char *scenario)
    {
        window->dialogs()->newTable = [scenario](const QString &) {
            DialogDesk::NewTable wanted;
            wanted.spec.game = "santa-cruz-1797";
            wanted.spec.scenario = scenario;
            wanted.people.title = QStringLiteral("Club night: round 1/2");
            return std::optional(wanted);
        };
        action("new")->trigger();
    }
};

} // namespace

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void startsWithTheWelcomePage();
    void welcomePageStandsAloneAfterAnEvening();
    void newTableIsOnDiskAtOnce();
    void exampleOpensReadyToStepThrough();
    void whatWasRecordedIsThereAfterAnAbruptEnd();
    void boardLetsGoWhatTheKeysTookUp();
    void docksGrowWithTheText();
    void undoRedoAndTheirWords();
    void adjustAndNote();
    void refusedActIsRecordedAnyway();
    void foreignFileIsRefusedUntouched();
    void secondProgramOnOneFileLooksOnly();
    void keysAndAccessKeysAreUnique_data();
    void keysAndAccessKeysAreUnique();
    void languageSwitchesLive();
    void everyWidgetHasAName();
    void argumentsAreRead_data();
    void argumentsAreRead();
    void fileNamesAreFreshAndSafe();
};

void WindowTest::startsWithTheWelcomePage()
{
    Evening evening;
    QVERIFY(evening.window->findChild<QWidget *>(QStringLiteral("welcome"))->isVisible());
    QVERIFY(!evening.window->findChild<QWidget *>(QStringLiteral("dock-act"))->isVisible());
    QVERIFY(!evening.action("undo")->isEnabled());
    QVERIFY(evening.action("new")->isEnabled());
}

void WindowTest::welcomePageStandsAloneAfterAnEvening()
{
    Evening evening;
    evening.newTable("standard");
    evening.window->close(); // keeps the layout, docks and strip shown
    evening.open();
    QVERIFY(evening.window->findChild<QWidget *>(QStringLiteral("welcome"))->isVisible());
    for (const char *part : {"dock-act", "dock-outline", "dock-journal", "strip-bar"})
        QVERIFY2(!evening.window->findChild<QWidget *>(QString::fromLatin1(part))->isVisible(),
                 part);
}

void WindowTest::newTableIsOnDiskAtOnce()
{
    Evening evening;
    evening.newTable("standard");
    QVERIFY(evening.session());
    const QFileInfo file(evening.session()->file());
    QVERIFY(file.exists());
    QVERIFY(file.fileName().endsWith(QStringLiteral("Club night round 1 2.qdj")));
    QCOMPARE(evening.preferences.recentTables().value(0), file.absoluteFilePath());
    QVERIFY(evening.window->findChild<QWidget *>(QStringLiteral("mirror"))->isVisible());
}

void WindowTest::exampleOpensReadyToStepThrough()
{
    Evening evening;
    evening.action("example")->trigger();
    QVERIFY(evening.session());
    QCOMPARE(evening.window->desk()->shownEntry(), 1);
    QVERIFY(evening.window->findChild<QWidget *>(QStringLiteral("review-bar"))->isVisible());
    QVERIFY(!evening.action("undo")->isEnabled());
    const auto last = static_cast<qint64>(evening.session()->entries().size());
    for (qint64 seq = 2; seq <= last; ++seq) {
        evening.action("step-on")->trigger();
        QCOMPARE(evening.window->desk()->shownEntry(), seq);
    }
    QVERIFY(!evening.action("step-on")->isEnabled());
    evening.action("step-now")->trigger();
    QCOMPARE(evening.window->desk()->shownEntry(), -1);
    QVERIFY(evening.action("undo")->isEnabled());
    QCOMPARE(evening.session()->now().situation().score.size(), std::size_t{2});
}

void WindowTest::whatWasRecordedIsThereAfterAnAbruptEnd()
{
    Evening evening;
    evening.newTable("standard");
    const QString file = evening.session()->file();
    evening.window->desk()->draft()->setCommand(
        R"({"do":"load-fox","units":["rm-1","sailors-1"]})");
    QVERIFY(evening.window->desk()->draft()->record());
    // What a flat battery leaves: the file and what lies beside it, as they are on disk now.
    const QString left = evening.folder.filePath(QStringLiteral("after.qdj"));
    QVERIFY(QFile::copy(file, left));
    if (QFile::exists(file + QStringLiteral("-wal")))
        QVERIFY(QFile::copy(file + QStringLiteral("-wal"), left + QStringLiteral("-wal")));
    evening.window->desk()->closeTable();
    QVERIFY2(evening.window->openFile(left), qPrintable(evening.told.join(QLatin1Char('\n'))));
    QCOMPARE(evening.session()->entries().size(), std::size_t{1});
    const QByteArray state =
        QByteArray::fromStdString(*evening.session()->now().ask(R"({"ask":"state"})"));
    QVERIFY(state.contains(R"("units":["rm-1","sailors-1"])"));
}

void WindowTest::boardLetsGoWhatTheKeysTookUp()
{
    Evening evening;
    evening.newTable("standard");
    ActDraft *draft = evening.window->desk()->draft();
    auto *mirror = evening.window->findChild<MirrorView *>();
    QVERIFY(mirror != nullptr);
    TableSelection *chosen = mirror->selection();
    // Recorded: nothing is in hand any more.
    chosen->set({QStringLiteral("regulars-1")}, QString());
    draft->setCommand(R"({"do":"place","units":["regulars-1"],"area":"dock"})");
    QVERIFY(draft->record());
    QCOMPARE(chosen->pieces(), QStringList());
    // Named by key: the piece chosen on the board before is not meant.
    chosen->set({QStringLiteral("regulars-1")}, QStringLiteral("dock"));
    draft->setCommand(R"({"do":"place","units":["militia-1"]})");
    QCOMPARE(chosen->pieces(), QStringList());
    // And a click on an area with pieces of its own is the goal.
    chosen->set({QStringLiteral("regulars-1")}, QStringLiteral("dock"));
    emit mirror->placeClicked(QStringLiteral("dock"));
    QCOMPARE(draft->stage(), ActDraft::Stage::Ready);
    QVERIFY(QByteArray::fromStdString(draft->command()).contains(R"("area":"dock")"));
    QVERIFY(QByteArray::fromStdString(draft->command()).contains(R"(["militia-1"])"));
}

void WindowTest::docksGrowWithTheText()
{
    Evening evening;
    evening.newTable("standard");
    auto *dock = evening.window->findChild<QDockWidget *>(QStringLiteral("dock-act"));
    QVERIFY(dock != nullptr);
    evening.window->resize(1600, 900);
    QCoreApplication::processEvents();
    const int width = dock->width();
    const int title = dock->titleBarWidget()->fontMetrics().height();
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSizeF(before.pointSizeF() * 1.5);
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    QApplication::setFont(large);
    QTRY_VERIFY2(dock->width() > width * 5 / 4,
                 qPrintable(QStringLiteral("%1 → %2").arg(width).arg(dock->width())));
    QVERIFY(dock->titleBarWidget()->fontMetrics().height() > title);
}

void WindowTest::undoRedoAndTheirWords()
{
    Evening evening;
    evening.newTable("standard");
    evening.window->desk()->draft()->setCommand(
        R"({"do":"load-fox","units":["rm-1","sailors-1"]})");
    QVERIFY(evening.window->desk()->draft()->record());
    QVERIFY(evening.action("undo")->isEnabled());
    evening.action("undo")->trigger();
    QVERIFY(evening.session()->isUndone(1));
    const auto *news = evening.window->findChild<QLabel *>(QStringLiteral("statusNews"));
    QVERIFY(news != nullptr);
    QCOMPARE(news->accessibleName(), QStringLiteral("Entry 1 undone"));
    QVERIFY(evening.action("redo")->isEnabled());
    evening.action("redo")->trigger();
    QVERIFY(!evening.session()->isUndone(1));
    QCOMPARE(evening.session()->entries().size(), std::size_t{3}); // nothing is ever deleted
}

void WindowTest::adjustAndNote()
{
    Evening evening;
    evening.newTable("blank");
    evening.window->dialogs()->adjustment = [](const Position &, const Narrator &) {
        return std::optional(DialogDesk::Adjustment{R"({"do":"adjust","set":{"morale":2}})",
                                                    QStringLiteral("as it lies")});
    };
    evening.action("adjust")->trigger();
    QCOMPARE(evening.session()->entries().back().reason, QStringLiteral("as it lies"));
    evening.window->dialogs()->note = [] { return std::optional(QStringLiteral("tea")); };
    evening.action("note")->trigger();
    QCOMPARE(evening.session()->entries().size(), std::size_t{2});
    QCOMPARE(evening.session()->entries().back().kind, EntryKind::Note);
}

void WindowTest::refusedActIsRecordedAnyway()
{
    Evening evening;
    evening.newTable("standard");
    ActDraft *draft = evening.window->desk()->draft();
    draft->setCommand(
        R"({"do":"place","units":["militia-1","militia-2","militia-3","regulars-1"],"area":"dock"})");
    QCOMPARE(draft->stage(), ActDraft::Stage::Refused);
    QCOMPARE(draft->refusal()->code, std::string("stacking-limit"));
    QVERIFY(evening.action("overrule")->isEnabled());
    evening.window->dialogs()->reason = [] { return std::optional(QStringLiteral("both agreed")); };
    evening.action("overrule")->trigger();
    QCOMPARE(evening.session()->entries().size(), std::size_t{1});
    QVERIFY(evening.session()->entries().back().overruled.contains("stacking-limit"));
    QCOMPARE(evening.session()->entries().back().reason, QStringLiteral("both agreed"));
}

void WindowTest::foreignFileIsRefusedUntouched()
{
    Evening evening;
    const QString name = evening.folder.filePath(QStringLiteral("holiday.qdj"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("not a journal");
    file.close();
    QVERIFY(!evening.window->openFile(name));
    QCOMPARE(evening.told.size(), 1);
    QVERIFY(evening.told.first().contains(QStringLiteral("holiday.qdj")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("not a journal"));
    QVERIFY(!evening.window->openFile(evening.folder.filePath(QStringLiteral("nowhere.qdj"))));
    QVERIFY(!QFile::exists(evening.folder.filePath(QStringLiteral("nowhere.qdj"))));
}

void WindowTest::secondProgramOnOneFileLooksOnly()
{
    Evening evening;
    evening.newTable("standard");
    const QString file = evening.session()->file();
    evening.action("close")->trigger();
    QProcess holder;
    holder.start(QStringLiteral(QD_BIN_DIR "/quarterdeck-cli"),
                 {QStringLiteral("do"), file, QStringLiteral("-")});
    QVERIFY(holder.waitForStarted());
    holder.write("{\"do\":\"load-fox\",\"units\":[\"rm-1\",\"rm-2\"]}\n");
    QVERIFY(holder.waitForReadyRead()); // the act is acknowledged: the file is held
    QElapsedTimer clock;
    clock.start();
    QVERIFY2(evening.window->openFile(file), qPrintable(evening.told.join(QLatin1Char('\n'))));
    QVERIFY2(clock.elapsed() < 1000, "the answer took too long");
    QCOMPARE(evening.session()->access(), TableSession::Access::ReadOnly);
    QCOMPARE(evening.session()->entries().size(), std::size_t{1});
    QVERIFY(!evening.action("adjust")->isEnabled());
    QVERIFY(evening.window->findChild<StatusLine *>(QStringLiteral("status"))
                ->text()
                .contains(QStringLiteral("read only")));
    holder.closeWriteChannel();
    QVERIFY(holder.waitForFinished());
}

void WindowTest::keysAndAccessKeysAreUnique_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void WindowTest::keysAndAccessKeysAreUnique()
{
    QFETCH(QString, code);
    Evening evening;
    evening.language.set(LanguageSwitch::fromCode(code));
    QCoreApplication::processEvents();
    QHash<QString, QString> keys;
    for (const QAction *each : evening.window->actions()->all()) {
        const QString key = each->shortcut().toString();
        if (key.isEmpty())
            continue;
        QVERIFY2(!keys.contains(key), qPrintable(key + QStringLiteral(": ") + each->text()));
        keys.insert(key, each->text());
    }
    const auto accessKey = [](const QString &text) {
        const auto at = text.indexOf(QLatin1Char('&'));
        return at < 0 ? QChar() : text.at(at + 1).toLower();
    };
    const auto unique = [&](const QList<QAction *> &actions, const QString &where) {
        QHash<QChar, QString> seen;
        for (const QAction *each : actions) {
            if (each->isSeparator() || each->text().isEmpty())
                continue;
            const QChar key = accessKey(each->text());
            if (key.isNull())
                continue;
            if (seen.contains(key))
                QFAIL(qPrintable(where + QStringLiteral(": ") + seen.value(key)
                                 + QStringLiteral(" / ") + each->text()));
            seen.insert(key, each->text());
        }
    };
    unique(evening.window->menuBar()->actions(), QStringLiteral("menu bar"));
    for (const QAction *menu : evening.window->menuBar()->actions())
        unique(menu->menu()->actions(), menu->text());
    for (const QAction *each : evening.window->actions()->all())
        QVERIFY2(!accessKey(each->text()).isNull(), qPrintable(each->text()));
}

void WindowTest::languageSwitchesLive()
{
    Evening evening;
    evening.action("example")->trigger();
    const QString english = evening.action("undo")->text();
    auto *say = evening.window->findChild<QLabel *>(QStringLiteral("review-say"));
    const QString englishSay = say->toolTip();
    evening.language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
    QCoreApplication::processEvents();
    QCOMPARE(evening.action("undo")->text().remove(QLatin1Char('&')), QStringLiteral("Deshacer"));
    QVERIFY(say->toolTip() != englishSay);
    evening.language.set(LanguageSwitch::fromCode(QStringLiteral("fr")));
    QCoreApplication::processEvents();
    QCOMPARE(evening.action("undo")->text().remove(QLatin1Char('&')),
             QStringLiteral("Annuler le coup"));
    evening.language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
    QCoreApplication::processEvents();
    QCOMPARE(evening.action("undo")->text(), english);
    QCOMPARE(say->toolTip(), englishSay);
}

void WindowTest::everyWidgetHasAName()
{
    Evening evening;
    evening.action("example")->trigger();
    evening.action("step-now")->trigger();
    QCoreApplication::processEvents();
    QStringList nameless;
    for (const QWidget *each : evening.window->findChildren<QWidget *>()) {
        if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus || each->isWindow())
            continue;
        const auto *scrolled = qobject_cast<const QAbstractScrollArea *>(each->parentWidget());
        if (scrolled != nullptr && scrolled->viewport() == each)
            continue; // spoken for by its view
        if (each->objectName().startsWith(QStringLiteral("qt_")) || each->inherits("QTabBar")
            || each->inherits("QScrollArea") || each->inherits("QTabWidget")
            || each->inherits("QHeaderView"))
            continue;
        QAccessibleInterface *spoken =
            QAccessible::queryAccessibleInterface(const_cast<QWidget *>(each));
        if (spoken == nullptr || spoken->text(QAccessible::Name).isEmpty())
            nameless << QString::fromLatin1(each->metaObject()->className()) + QLatin1Char(' ')
                    + each->objectName() + QStringLiteral(" in ")
                    + each->parentWidget()->objectName();
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void WindowTest::argumentsAreRead_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<bool>("says");
    QTest::addColumn<QString>("file");
    QTest::newRow("nothing") << QStringList() << 0 << false << QString();
    QTest::newRow("file") << QStringList{QStringLiteral("a.qdj")} << 0 << false
                          << QStringLiteral("a.qdj");
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << 0 << true << QString();
    QTest::newRow("version") << QStringList{QStringLiteral("--version")} << 0 << true << QString();
    QTest::newRow("unknown game") << QStringList{QStringLiteral("--example"),
                                                 QStringLiteral("chess")}
                                  << 2 << true << QString();
    QTest::newRow("example without a name")
        << QStringList{QStringLiteral("--example")} << 2 << true << QString();
    QTest::newRow("unknown option")
        << QStringList{QStringLiteral("--quick")} << 2 << true << QString();
    QTest::newRow("two files") << QStringList{QStringLiteral("a"), QStringLiteral("b")} << 2 << true
                               << QStringLiteral("a");
    QTest::newRow("a file that looks like an option")
        << QStringList{QStringLiteral("--"), QStringLiteral("--a.qdj")} << 0 << false
        << QStringLiteral("--a.qdj");
    QTest::newRow("toolkit option")
        << QStringList{QStringLiteral("-platform"), QStringLiteral("offscreen"),
                       QStringLiteral("a.qdj")}
        << 0 << false << QStringLiteral("a.qdj");
}

void WindowTest::argumentsAreRead()
{
    QFETCH(QStringList, words);
    QFETCH(int, exitCode);
    QFETCH(bool, says);
    QFETCH(QString, file);
    std::vector<QByteArray> texts{"quarterdeck"};
    for (const QString &word : words)
        texts.push_back(word.toUtf8());
    std::vector<char *> argv;
    for (QByteArray &text : texts)
        argv.push_back(text.data());
    const StartRequest request = readArguments(static_cast<int>(argv.size()), argv.data());
    QCOMPARE(request.exitCode, exitCode);
    QCOMPARE(!request.say.isEmpty(), says);
    if (!says)
        QCOMPARE(request.file, file);
}

void WindowTest::fileNamesAreFreshAndSafe()
{
    QTemporaryDir folder;
    const QDate date(2026, 11, 29);
    const QString first = freshTableFile(folder.path(), QStringLiteral("../a\\b:c"), date);
    QCOMPARE(QFileInfo(first).absolutePath(), QFileInfo(folder.path()).absoluteFilePath());
    QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("2026-11-29 .. a b c.qdj"));
    QFile file(first);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(freshTableFile(folder.path(), QStringLiteral("../a\\b:c"), date)
                .endsWith(QStringLiteral("(2).qdj")));
}

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
