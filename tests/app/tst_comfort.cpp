// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers, gives back and says when something stands in the way.
#include "app/mirror/mirror_view.h"
#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/session/table_session.h"
#include "app/session/verify.h"
#include "app/window/action_catalogue.h"
#include "app/window/adjust_dialog.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/dropped_file.h"
#include "app/window/layout_keeper.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"
#include "app/window/session_marks.h"
#include "app/window/table_desk.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QInputDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QProxyStyle>
#include <QPushButton>
#include <QScopeGuard>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <ctime>
#include <unistd.h>

using namespace qd;

namespace {

constexpr const char *kLoadFox = R"({"do":"load-fox","units":["rm-1","sailors-1"]})";

struct Evening {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    std::unique_ptr<MainWindow> window;
    QStringList told;
    QList<DialogDesk::Question> asked;
    int verb = -1; ///< what the next question is answered with

    Evening()
    {
        preferences.setTablesFolder(path("tables"));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
        open();
    }

    void open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        DialogDesk *dialogs = window->dialogs();
        dialogs->tell = [this](const QString &, const QString &text) { told << text; };
        dialogs->confirm = [](const QString &, const QString &) { return true; };
        dialogs->choose = [this](const DialogDesk::Question &question) {
            asked << question;
            return std::exchange(verb, -1);
        };
        window->show();
        QCoreApplication::processEvents();
    }

    QString path(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }

    /// A table of its own, open in the window.
    QString newTable(const char *name = "evening.qdj") const
    {
        TableSpec spec;
        spec.game = "santa-cruz-1797";
        spec.scenario = "standard";
        const QString file = path(name);
        {
            const auto made = TableSession::create(file, spec, {});
            if (!made)
                return {};
        }
        window->openFile(file);
        QCoreApplication::processEvents();
        return file;
    }

    ActDraft *draft() const { return window->desk()->draft(); }

    template <typename Widget>
    Widget *part(const char *name) const
    {
        return window->findChild<Widget *>(QString::fromLatin1(name));
    }

    SessionMarks marks() const { return SessionMarks(preferences.state()); }
};

} // namespace

class ComfortTest : public QObject {
    Q_OBJECT

private slots:
    void layoutComesBack();
    void layoutIsReset();
    void damagedStateIsPassedOver();
    void recentTablesAreState();
    void draftComesBack();
    void draftOfAnOlderJournalIsLeft();
    void loggingOutMayBeCalledOff();
    void crashIsOffered();
    void noteIsKeptWhileItIsTyped();
    void adjustmentGoesOn();
    void missingTableIsLookedForOrForgotten();
    void busyTableIsLookedAt();
    void readOnlyTableIsLookedAt();
    void restingTableIsOneWholeFile();
    void tableTakenAwayGoesOnElsewhere();
    void fullDiskKeepsTheAct();
    void damagedTableIsVerified();
    void dropsAreRecognised_data();
    void dropsAreRecognised();
    void dropsAreAnswered();
    void scriptBecomesATable();
    void choiceIsCancelledAndExplained();
    void textSizeReachesEverything();
    void stillWhereTheSystemWantsIt();
    void loopIsNeverBlocked();
};

void ComfortTest::layoutComesBack()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.window->resize(1300, 850);
    evening.part<QDockWidget>("dock-outline")->toggleViewAction()->trigger();
    evening.part<QTabWidget>("bottom-tabs")->setCurrentIndex(1);
    evening.part<QTableView>("journalTable")->horizontalHeader()->resizeSection(1, 137);
    auto *mirror = evening.part<MirrorView>("mirror");
    mirror->showAt(1.5, {300, 200});
    const double zoom = mirror->zoom();
    QVERIFY(!mirror->isFitted());
    mirror->setTrayColumns(4); // counters beside maps of hexes: as wide, and not shown
    evening.window->actions()->action(QStringLiteral("map-tray"))->setEnabled(true);
    evening.window->actions()->action(QStringLiteral("map-tray"))->trigger();
    evening.window->close();
    evening.open();
    QCOMPARE(evening.window->lastOpen(), QFileInfo(file).absoluteFilePath());
    QVERIFY(evening.window->openFile(file));
    QCoreApplication::processEvents();
    QVERIFY(!evening.part<QDockWidget>("dock-outline")->isVisible());
    QVERIFY(evening.part<QDockWidget>("dock-act")->isVisible());
    QCOMPARE(evening.part<QTabWidget>("bottom-tabs")->currentIndex(), 1);
    QCOMPARE(evening.window->size(), QSize(1300, 850));
    mirror = evening.part<MirrorView>("mirror");
    QTRY_VERIFY(!mirror->isFitted());
    QCOMPARE(mirror->zoom(), zoom);
    QCOMPARE(mirror->trayColumns(), 4);
    QVERIFY(!mirror->isDrawn(MirrorView::Drawn::Tray));
    QVERIFY(!evening.window->actions()->action(QStringLiteral("map-tray"))->isChecked());
    evening.part<QTabWidget>("bottom-tabs")->setCurrentIndex(0);
    const auto width = [&] {
        return evening.part<QTableView>("journalTable")->horizontalHeader()->sectionSize(1);
    };
    QTRY_VERIFY2(std::abs(width() - 137) < 3, qPrintable(QString::number(width())));
    // Another table brings the same docks, not the same zoom.
    evening.newTable("other.qdj");
    QVERIFY(!evening.part<QDockWidget>("dock-outline")->isVisible());
    QTRY_VERIFY(mirror->isFitted());
}

void ComfortTest::layoutIsReset()
{
    Evening evening;
    evening.newTable();
    auto *outline = evening.part<QDockWidget>("dock-outline");
    auto *act = evening.part<QDockWidget>("dock-act");
    outline->toggleViewAction()->trigger();
    act->setFloating(true);
    evening.window->actions()->action(QStringLiteral("reset-layout"))->trigger();
    QVERIFY(outline->isVisible());
    QVERIFY(!act->isFloating());
    QCOMPARE(evening.window->dockWidgetArea(act), Qt::RightDockWidgetArea);
}

void ComfortTest::damagedStateIsPassedOver()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.window->close();
    for (const char *name : {"state/layout.json", "state/recent.json"}) {
        QFile state(evening.path(name));
        QVERIFY2(state.open(QIODevice::WriteOnly), name);
        state.write("{\"docks\": [1, \xff\xfe");
    }
    evening.open();
    QVERIFY(evening.preferences.recentTables().isEmpty());
    QVERIFY(evening.window->openFile(file));
    QVERIFY(evening.part<QDockWidget>("dock-outline")->isVisible());
    QVERIFY(evening.part<QDockWidget>("dock-act")->isVisible());
    QVERIFY(evening.told.isEmpty());
}

void ComfortTest::recentTablesAreState()
{
    Evening evening;
    const QString file = evening.newTable();
    QCOMPARE(evening.preferences.recentTables(), QStringList{QFileInfo(file).absoluteFilePath()});
    QFile settings(evening.path("settings.ini"));
    if (settings.open(QIODevice::ReadOnly))
        QVERIFY(!settings.readAll().contains("evening.qdj"));
    qputenv("XDG_STATE_HOME", evening.folder.path().toUtf8());
    QCOMPARE(StateStore::systemFolder(), evening.path("quarterdeck"));
    qputenv("XDG_STATE_HOME", "not/absolute");
    QCOMPARE(StateStore::systemFolder(),
             QDir::home().filePath(QStringLiteral(".local/state/quarterdeck")));
    qunsetenv("XDG_STATE_HOME");
}

void ComfortTest::draftComesBack()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(R"({"do":"place","units":["militia-1"]})");
    const std::string command = evening.draft()->command();
    evening.window->close(); // asks nothing
    evening.open();
    QVERIFY(!evening.marks().unfinished()); // it ended in order
    QVERIFY(evening.window->openFile(file));
    QCOMPARE(evening.draft()->command(), command);
    QCOMPARE(evening.draft()->stage(), ActDraft::Stage::Incomplete);
}

void ComfortTest::draftOfAnOlderJournalIsLeft()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(R"({"do":"place","units":["militia-1"]})");
    evening.window->close();
    evening.open();
    {
        const auto other = TableSession::open(file);
        QVERIFY(other);
        QVERIFY((*other)->note(QStringLiteral("from the console"), QStringLiteral("referee")));
    }
    QVERIFY(evening.window->openFile(file));
    QVERIFY(evening.draft()->command().find("militia-1") == std::string::npos);
}

/// The desktop asks every program to keep its work, and then somebody stays after all.
void ComfortTest::loggingOutMayBeCalledOff()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(R"({"do":"place","units":["militia-1"]})");
    evening.window->keepAll();
    const auto kept = [&] { return evening.marks().of(file); };
    QVERIFY(kept() && !kept()->ended);
    QVERIFY(kept()->hand.command.find("militia-1") != std::string::npos);
    evening.draft()->setCommand(kLoadFox); // the evening goes on, and is kept on
    QTRY_VERIFY_WITH_TIMEOUT(kept() && kept()->hand.command.find("sailors-1") != std::string::npos,
                             2000);
    evening.window->close();
    QVERIFY(kept() && kept()->ended);
}

void ComfortTest::crashIsOffered()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    const auto kept = [&] { return evening.marks().of(file); };
    QTRY_VERIFY_WITH_TIMEOUT(kept() && kept()->hand.command.find("sailors-1") != std::string::npos,
                             2000);
    QVERIFY(!evening.marks().unfinished()); // this program lives
    // What a kill leaves: the mark of a process that is no more.
    const QStringList names = evening.preferences.state().names(QStringLiteral("table-"));
    QCOMPARE(names.size(), 1);
    QJsonObject left = evening.preferences.state().read(names.first());
    evening.window->desk()->closeTable();
    left.insert(QStringLiteral("owner"), QStringLiteral("boot 1 1"));
    QVERIFY(evening.preferences.state().write(names.first(), left));
    const auto offered = evening.marks().unfinished();
    QVERIFY(offered);
    QCOMPARE(offered->file, QFileInfo(file).absoluteFilePath());
    QVERIFY(evening.window->openFile(file));
    QVERIFY(evening.draft()->command().find("sailors-1") != std::string::npos);
    QCOMPARE(evening.draft()->stage(), ActDraft::Stage::Ready);
    QVERIFY(evening.draft()->record());
    evening.window->desk()->closeTable();
    QVERIFY(!evening.marks().unfinished());
    QVERIFY(!kept()); // nothing in hand, nothing kept
}

void ComfortTest::noteIsKeptWhileItIsTyped()
{
    Evening evening;
    const QString file = evening.newTable();
    QString kept;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(QStringLiteral("Both agree: the cutter"));
        for (int tries = 0; tries < 30 && kept.isEmpty(); ++tries) {
            QTest::qWait(50);
            if (const auto mark = evening.marks().of(file))
                kept = mark->hand.note;
        }
        dialog->reject();
    });
    QVERIFY(!evening.window->dialogs()->note());
    QCOMPARE(kept, QStringLiteral("Both agree: the cutter"));
    // After a crash the next note begins with it.
    evening.window->dialogs()->setKept({kept, {}, {}});
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->textValue(), kept);
        dialog->accept();
    });
    QCOMPARE(evening.window->dialogs()->note(), std::optional(kept));
}

void ComfortTest::adjustmentGoesOn()
{
    Evening evening;
    evening.newTable();
    const QJsonObject set = QJsonDocument::fromJson(R"({"morale":2,"turn":3,
        "units":{"rm-1":{"at":"dock","sp":1}},"fox":{"at":"dock","status":"afloat","hits":1},
        "batteries":{},"officers":{}})")
                                .object();
    AdjustDialog first(evening.window->desk()->session()->now(),
                       *evening.window->desk()->narrator());
    first.restore(set, QStringLiteral("as it lies"));
    const QJsonObject changed = first.changes();
    QCOMPARE(changed.value(QStringLiteral("morale")).toInt(), 2);
    QCOMPARE(
        changed[QStringLiteral("units")][QStringLiteral("rm-1")][QStringLiteral("at")].toString(),
        QStringLiteral("dock"));
    QCOMPARE(first.reason(), QStringLiteral("as it lies"));
    // What the journal will say of it is said before it is recorded.
    QCOMPARE(first.findChild<QLabel *>(QStringLiteral("adjust-say"))->text(),
             QStringLiteral("Adjusted: morale: 2; HMS Fox – where: Dock, hits: 1, status: afloat; "
                            "turn: 3; Royal Marines 1 – where: Dock, strength points: 1"));
    AdjustDialog second(evening.window->desk()->session()->now(),
                        *evening.window->desk()->narrator());
    second.restore(changed, first.reason());
    QCOMPARE(second.changes(), changed);
}

void ComfortTest::missingTableIsLookedForOrForgotten()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.window->desk()->closeTable();
    const QString moved = evening.path("moved.qdj");
    QVERIFY(QFile::rename(file, moved));
    evening.verb = 0; // look for it
    evening.window->dialogs()->fileToOpen = [&] { return moved; };
    QVERIFY(evening.window->openFile(file));
    QCOMPARE(evening.asked.size(), 1);
    QCOMPARE(evening.asked.first().verbs.size(), 2);
    QVERIFY(evening.asked.first().text.contains(QStringLiteral("evening.qdj")));
    QCOMPARE(evening.window->desk()->session()->file(), moved);
    QVERIFY(!evening.preferences.recentTables().contains(QFileInfo(file).absoluteFilePath()));
    evening.window->desk()->closeTable();
    QVERIFY(QFile::remove(moved));
    evening.verb = 1; // forget it
    QVERIFY(!evening.window->openFile(moved));
    QVERIFY(evening.preferences.recentTables().isEmpty());
}

void ComfortTest::busyTableIsLookedAt()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.window->desk()->closeTable();
    auto *bar = evening.part<QWidget>("look-bar");
    {
        QProcess holder;
        holder.start(QStringLiteral(QD_BIN_DIR "/quarterdeck-cli"),
                     {QStringLiteral("do"), file, QStringLiteral("-")});
        QVERIFY(holder.waitForStarted());
        holder.write("{\"ask\":\"state\"}\n");
        QVERIFY(holder.waitForReadyRead());
        QVERIFY(evening.window->openFile(file));
        QCOMPARE(evening.window->desk()->session()->access(), TableSession::Access::ReadOnly);
        QVERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel *>(QStringLiteral("look-say"))
                    ->text()
                    .contains(QStringLiteral("copy")));
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished());
    }
    bar->findChild<QPushButton *>(QStringLiteral("look-again"))->click();
    QCOMPARE(evening.window->desk()->session()->access(), TableSession::Access::ReadWrite);
    QVERIFY(!bar->isVisible());
}

/// A moment after an act, a copy of the file has it, though the table is still open.
void ComfortTest::restingTableIsOneWholeFile()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    QVERIFY(evening.draft()->record());
    const QString ahead = file + QStringLiteral("-wal");
    QTRY_COMPARE(QFileInfo(ahead).size(), 0);
    const QString copy = evening.folder.filePath(QStringLiteral("stick.qdj"));
    QVERIFY(QFile::copy(file, copy));
    const auto report = verifyFile(copy, VerifyDepth::Redecide);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(report->isSound());
    QCOMPARE(report->head, evening.window->desk()->session()->entries().back().hash);
}

/// On a medium that can't be written everything can be seen, and the bar says why nothing more can.
void ComfortTest::readOnlyTableIsLookedAt()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    QVERIFY(evening.draft()->record());
    evening.window->desk()->closeTable();
    using F = QFileDevice;
    const auto all = F::ReadOwner | F::ReadGroup | F::ReadOther;
    const auto enter = F::ExeOwner | F::ExeGroup | F::ExeOther;
    QFile::setPermissions(evening.folder.path(), all | enter | F::WriteOwner);
    QFile::setPermissions(file, all);
    // Nothing is read-only to the superuser: go on as somebody else.
    const bool root = ::geteuid() == 0;
    QVERIFY(!root || ::seteuid(65534) == 0);
    const bool opened = evening.window->openFile(file);
    QVERIFY(!root || ::seteuid(0) == 0);
    QVERIFY2(opened, qPrintable(evening.told.join(QLatin1Char('\n'))));
    const TableSession *session = evening.window->desk()->session();
    QCOMPARE(session->access(), TableSession::Access::ReadOnly);
    QCOMPARE(session->entries().size(), std::size_t{1});
    auto *bar = evening.part<QWidget>("look-bar");
    auto *says = bar->findChild<QLabel *>(QStringLiteral("look-say"));
    QVERIFY(bar->isVisible());
    for (const auto &[code, words] : {std::pair("en", "Read only"), std::pair("es", "Solo lectura"),
                                      std::pair("fr", "Lecture seule")}) {
        evening.language.set(LanguageSwitch::fromCode(QString::fromLatin1(code)));
        QCoreApplication::processEvents();
        QVERIFY2(says->text().contains(QString::fromLatin1(words)), qPrintable(says->text()));
    }
    // A copy elsewhere can be gone on with.
    const QString copy = evening.path("elsewhere.qdj");
    evening.window->dialogs()->fileForCopy = [&](const QString &) { return copy; };
    bar->findChild<QPushButton *>(QStringLiteral("look-copy"))->click();
    QCOMPARE(evening.window->desk()->session()->file(), copy);
    QCOMPARE(evening.window->desk()->session()->access(), TableSession::Access::ReadWrite);
    QVERIFY(!bar->isVisible());
}

void ComfortTest::tableTakenAwayGoesOnElsewhere()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    QVERIFY(evening.draft()->record());
    evening.draft()->setCommand(R"({"do":"place","units":["regulars-1"],"area":"dock"})");
    QCOMPARE(evening.draft()->stage(), ActDraft::Stage::Ready);
    const std::string command = evening.draft()->command();
    QVERIFY(QFile::remove(file));
    const QString copy = evening.path("elsewhere.qdj");
    evening.window->dialogs()->fileForCopy = [&](const QString &) { return copy; };
    evening.verb = 0;
    QVERIFY(!evening.draft()->record());
    QCOMPARE(evening.asked.size(), 1);
    QCOMPARE(evening.window->desk()->session()->file(), copy);
    QCOMPARE(evening.window->desk()->session()->entries().size(), std::size_t{1});
    QCOMPARE(evening.draft()->command(), command);
    QVERIFY(evening.draft()->record());
    QCOMPARE(evening.window->desk()->session()->entries().size(), std::size_t{2});
}

void ComfortTest::fullDiskKeepsTheAct()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    const std::string command = evening.draft()->command();
    emit evening.window->desk()->faulted(
        Fault{FaultKind::DiskFull, file.toStdString(), {}, "no space"});
    QCOMPARE(evening.asked.size(), 1);
    QVERIFY(evening.asked.first().text.contains(file));
    QVERIFY(evening.asked.first().text.contains(QStringLiteral("free)")));
    QCOMPARE(evening.draft()->command(), command); // cancelled: it stays in hand
    evening.verb = 0; // try again
    emit evening.window->desk()->faulted(
        Fault{FaultKind::DiskFull, file.toStdString(), {}, "no space"});
    QCOMPARE(evening.window->desk()->session()->entries().size(), std::size_t{1});
}

void ComfortTest::damagedTableIsVerified()
{
    Evening evening;
    const QString file = evening.newTable();
    evening.draft()->setCommand(kLoadFox);
    QVERIFY(evening.draft()->record());
    evening.window->desk()->closeTable();
    QFile journal(file);
    QVERIFY(journal.open(QIODevice::ReadWrite));
    QByteArray bytes = journal.readAll();
    const qsizetype at = bytes.lastIndexOf("sailors-1");
    QVERIFY(at > 0);
    journal.seek(at);
    journal.write("sailors-9");
    journal.close();
    evening.verb = 0;
    QVERIFY(!evening.window->openFile(file));
    QCOMPARE(evening.asked.size(), 1);
    QCOMPARE(evening.told.size(), 1);
    QVERIFY2(evening.told.first().contains(QStringLiteral("first entry that differs is 1")),
             qPrintable(evening.told.first()));
}

void ComfortTest::dropsAreRecognised_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    using Kind = DroppedFile::Kind;
    const auto row = [](const char *title, const QByteArray &content, const char *name, Kind kind) {
        QTest::newRow(title) << content << QString::fromLatin1(name) << static_cast<int>(kind);
    };
    row("a journal by its name", "anything", "a.qdj", Kind::Journal);
    row("a journal by its content", QByteArray("SQLite format 3\0and so on", 25), "a.bin",
        Kind::Journal);
    row("a script", "# words\n{\"table\":{\"game\":\"santa-cruz-1797\"}}\n", "a.jsonl",
        Kind::Script);
    row("a board", "{\"format\":\"quarterdeck-board-1\"}", "a.json", Kind::Board);
    row("decks", "{\"format\":\"quarterdeck-decks-1\"}", "a.json", Kind::Decks);
    row("other JSON", "{\"format\":\"other\"}", "a.json", Kind::Other);
    row("empty", "", "a.jsonl", Kind::Other);
}

void ComfortTest::dropsAreRecognised()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, name);
    QFETCH(int, kind);
    QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const DroppedFile dropped = recogniseDrop({QUrl::fromLocalFile(file.fileName())});
    QCOMPARE(static_cast<int>(dropped.kind), kind);
    QCOMPARE(dropped.file, file.fileName());
}

void ComfortTest::dropsAreAnswered()
{
    Evening evening;
    const QString picture = evening.path("photo.png");
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(image.save(picture));
    const auto drop = [&](const QList<QUrl> &urls) {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QCoreApplication::sendEvent(evening.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(evening.window.get(), &event);
    };
    drop({QUrl::fromLocalFile(picture)});
    drop({QUrl::fromLocalFile(evening.folder.path())});
    drop({QUrl::fromLocalFile(picture), QUrl::fromLocalFile(evening.folder.path())});
    drop({QUrl(QStringLiteral("https://example.org/a.qdj"))});
    drop({QUrl::fromLocalFile(evening.path("nowhere.json"))});
    QCOMPARE(evening.told.size(), 5);
    QVERIFY(evening.told.at(0).contains(QStringLiteral("picture")));
    QVERIFY(evening.told.at(1).contains(QStringLiteral("folder")));
    QVERIFY(evening.told.at(2).contains(QStringLiteral("single file")));
    QVERIFY(!evening.window->desk()->isOpen());
}

void ComfortTest::scriptBecomesATable()
{
    Evening evening;
    const QString script = evening.path("match.jsonl");
    QVERIFY(QFile::copy(QStringLiteral(":/examples/santa-cruz-1797.jsonl"), script));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(script)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(evening.window.get(), &enter);
    QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(evening.window.get(), &event);
    QVERIFY2(evening.window->desk()->isOpen(), qPrintable(evening.told.join(QLatin1Char('\n'))));
    QVERIFY(evening.window->desk()->session()->entries().size() > 1);
    QVERIFY(evening.window->desk()->session()->file().contains(QStringLiteral("match")));
}

void ComfortTest::choiceIsCancelledAndExplained()
{
    Evening evening;
    DialogDesk desk(evening.window.get(), evening.preferences);
    bool explained = false;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        const auto close = qScopeGuard([dialog] { dialog->reject(); });
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_F1);
        const auto *box = qobject_cast<QMessageBox *>(dialog);
        QVERIFY(box != nullptr);
        QCOMPARE(box->informativeText(), QStringLiteral("Help"));
        explained = true;
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible()); // Esc was enough
    });
    QCOMPARE(desk.choose({QStringLiteral("Title"),
                          QStringLiteral("Text"),
                          {QStringLiteral("&Verb")},
                          QStringLiteral("Help")}),
             -1);
    QVERIFY(explained);
    QTimer::singleShot(0, this, [] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_Return); // the usual verb
        if (dialog->isVisible())
            dialog->reject();
    });
    QCOMPARE(desk.choose({QStringLiteral("Title"),
                          QStringLiteral("Text"),
                          {QStringLiteral("&Verb"), QStringLiteral("&Other")},
                          QStringLiteral("Help")}),
             0);
}

void ComfortTest::textSizeReachesEverything()
{
    Evening evening;
    evening.newTable();
    const auto restore = qScopeGuard([&] { evening.appearance.setTextPercent(100); });
    const double before = QApplication::font().pointSizeF();
    evening.appearance.setTextPercent(200);
    QCoreApplication::processEvents();
    QCOMPARE(QToolTip::font().pointSizeF(), before * 2);
    QCOMPARE(evening.window->menuBar()->font().pointSizeF(), before * 2);
    for (const char *name : {"outline", "journalTable", "act-panel"})
        if (const auto *part = evening.part<QWidget>(name))
            QCOMPARE(part->font().pointSizeF(), before * 2);
    const QMessageBox later;
    QCOMPARE(later.font().pointSizeF(), before * 2);
}

void ComfortTest::stillWhereTheSystemWantsIt()
{
    // A style without animations (the desktop's switch) stills the board, whatever was chosen here.
    class StillStyle : public QProxyStyle {
    public:
        int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                      QStyleHintReturn *data) const override
        {
            return hint == SH_Widget_Animation_Duration
                ? 0
                : QProxyStyle::styleHint(hint, option, widget, data);
        }
    };

    class LivelyStyle : public QProxyStyle {
    public:
        int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                      QStyleHintReturn *data) const override
        {
            return hint == SH_Widget_Animation_Duration
                ? 200
                : QProxyStyle::styleHint(hint, option, widget, data);
        }
    };

    QApplication::setStyle(new LivelyStyle);
    QVERIFY(Appearance::systemAnimates());
    QApplication::setStyle(new StillStyle);
    QVERIFY(!Appearance::systemAnimates());
    QApplication::setStyle(QStringLiteral("fusion"));
}

namespace {

double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

} // namespace

void ComfortTest::loopIsNeverBlocked()
{
    Evening evening;
    // The processor's time between two looks at the event loop: what another program takes of the
    // machine doesn't count.
    QStringList slow;
    const auto step = [&](const char *what, const auto &act) {
        const double before = threadSeconds();
        act();
        QCoreApplication::processEvents();
        if (const double took = threadSeconds() - before; took > 0.1)
            slow << QStringLiteral("%1: %2 ms").arg(QLatin1String(what)).arg(took * 1000);
    };
    const auto trigger = [&](const char *id) {
        evening.window->actions()->action(QString::fromLatin1(id))->trigger();
    };
    evening.newTable();
    step("draft", [&] { evening.draft()->setCommand(kLoadFox); });
    step("record", [&] { evening.draft()->record(); });
    step("place", [&] {
        evening.draft()->setCommand(R"({"do":"place","units":["regulars-1"],"area":"dock"})");
    });
    step("record", [&] { evening.draft()->record(); });
    step("undo", [&] { trigger("undo"); });
    step("redo", [&] { trigger("redo"); });
    step("back", [&] { trigger("step-back"); });
    step("now", [&] { trigger("step-now"); });
    step("zoom", [&] { trigger("zoom-in"); });
    step("fit", [&] { trigger("fit"); });
    auto *tabs = evening.part<QTabWidget>("bottom-tabs");
    for (int i = 0; i < tabs->count(); ++i)
        step("tab", [&] { tabs->setCurrentIndex(i); });
    QVERIFY2(slow.isEmpty(), qPrintable(slow.join(QLatin1Char('\n'))));
}

QTEST_MAIN(ComfortTest)
#include "tst_comfort.moc"
