// SPDX-License-Identifier: GPL-3.0-or-later
// The window's program itself, killed and asked to end while an act is in hand.
#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"
#include "app/window/session_marks.h"
#include "app/window/table_desk.h"

#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>

using namespace qd;

class WindowKillTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void killedProgramIsOfferedWithItsDraft();
    void whoseEndNobodyAskedForIsNotAlive();
    void anotherProgramWithItsNumberIsNotIt();
    void askedToEndItLeavesOneFile_data();
    void askedToEndItLeavesOneFile();
    void questionKeepsNobody();

private:
    QString makeTable(const char *name) const;
    void start(QProcess &program, const QString &file);
    std::optional<SessionMark> markOf(const QString &file) const;

    QTemporaryDir m_home;
    std::unique_ptr<StateStore> m_store;
};

void WindowKillTest::initTestCase()
{
    // This test and the program that it starts share one home.
    QVERIFY(m_home.isValid());
    for (const char *name : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_home.path().toUtf8());
    m_store = std::make_unique<StateStore>(StateStore::systemFolder());
}

QString WindowKillTest::makeTable(const char *name) const
{
    TableSpec spec;
    spec.game = "santa-cruz-1797";
    spec.scenario = "standard";
    const QString file = m_home.filePath(QString::fromLatin1(name));
    const auto made = TableSession::create(file, spec, {});
    if (!made || !(*made)->note(QStringLiteral("begun"), QStringLiteral("referee")))
        return {};
    return file;
}

std::optional<SessionMark> WindowKillTest::markOf(const QString &file) const
{
    return SessionMarks(*m_store).of(file);
}

void WindowKillTest::start(QProcess &program, const QString &file)
{
    program.start(QStringLiteral(QD_BIN_DIR "/quarterdeck"), {file});
    QVERIFY(program.waitForStarted());
    const auto open = [&] {
        const auto mark = markOf(file);
        return mark && !mark->ended;
    };
    QTRY_VERIFY_WITH_TIMEOUT(open(), 10000);
}

void WindowKillTest::killedProgramIsOfferedWithItsDraft()
{
    const QString file = makeTable("evening.qdj");
    QVERIFY(!file.isEmpty());
    // An act that was begun and not recorded, as the program keeps it.
    SessionMark begun;
    begun.file = file;
    begun.ended = true;
    begun.hand.command = R"({"do":"place","units":["militia-1"]})";
    {
        const auto session = TableSession::open(file);
        QVERIFY(session);
        begun.head = QString::fromLatin1((*session)->entries().back().hash);
    }
    QVERIFY(SessionMarks(*m_store).write(begun));

    QProcess program;
    start(program, file);
    QVERIFY(!SessionMarks(*m_store).unfinished()); // it lives
    program.kill();
    QVERIFY(program.waitForFinished());
    const auto left = SessionMarks(*m_store).unfinished();
    QVERIFY(left);
    QCOMPARE(left->file, file);
    QVERIFY(left->hand.command.find("militia-1") != std::string::npos);
    QCOMPARE(left->entries, 1);

    // The next start: one key.
    Preferences preferences;
    LanguageSwitch language;
    Appearance appearance;
    MainWindow window(preferences, language, appearance);
    window.dialogs()->tell = [](const QString &, const QString &text) { QFAIL(qPrintable(text)); };
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.focusWidget() != nullptr);
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(window.desk()->isOpen());
    QCOMPARE(window.desk()->session()->file(), file);
    QVERIFY(window.desk()->draft()->command().find("militia-1") != std::string::npos);
    QTRY_VERIFY(!SessionMarks(*m_store).unfinished()); // this program has it now
    window.close();
}

/// A killed program whose parent has not asked for its end yet stays in /proc as a zombie.
void WindowKillTest::whoseEndNobodyAskedForIsNotAlive()
{
    const QString file = makeTable("zombie.qdj");
    QVERIFY(!file.isEmpty());
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl(QD_BIN_DIR "/quarterdeck", "quarterdeck", qPrintable(file), nullptr);
        ::_exit(127);
    }
    QVERIFY(child > 0);
    const auto mark = [&] { return markOf(file); };
    QTRY_VERIFY_WITH_TIMEOUT(mark() && !mark()->ended, 10000);
    QVERIFY(!SessionMarks(*m_store).unfinished());
    QCOMPARE(::kill(child, SIGKILL), 0);
    siginfo_t how = {};
    QCOMPARE(::waitid(P_PID, static_cast<id_t>(child), &how, WEXITED | WNOWAIT), 0); // still there
    QVERIFY(QFile::exists(QStringLiteral("/proc/%1/stat").arg(child)));
    const auto left = SessionMarks(*m_store).unfinished();
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    QVERIFY(left);
    QCOMPARE(left->file, file);
    SessionMarks(*m_store).remove(file);
}

void WindowKillTest::anotherProgramWithItsNumberIsNotIt()
{
    const QString file = makeTable("reused.qdj");
    QVERIFY(!file.isEmpty());
    SessionMark mark;
    mark.file = file;
    QVERIFY(SessionMarks(*m_store).write(mark));
    QVERIFY(!SessionMarks(*m_store).unfinished()); // this program has it
    QStringList own = SessionMarks::ownerMark().split(QLatin1Char(' '));
    QCOMPARE(own.size(), 3);
    own.last() += QLatin1Char('1'); // the same number, started at another time
    const QStringList names = m_store->names(QStringLiteral("table-"));
    for (const QString &name : names) {
        QJsonObject object = m_store->read(name);
        if (object.value(QStringLiteral("file")).toString() != file)
            continue;
        object.insert(QStringLiteral("owner"), own.join(QLatin1Char(' ')));
        QVERIFY(m_store->write(name, object));
    }
    const auto left = SessionMarks(*m_store).unfinished();
    QVERIFY(left);
    QCOMPARE(left->file, file);
    SessionMarks(*m_store).remove(file);
}

void WindowKillTest::askedToEndItLeavesOneFile_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("logging out") << SIGTERM;
    QTest::newRow("the terminal goes") << SIGHUP;
    QTest::newRow("Ctrl+C") << SIGINT;
}

void WindowKillTest::askedToEndItLeavesOneFile()
{
    QFETCH(int, signal);
    const QString file = makeTable(qPrintable(QStringLiteral("orderly-%1.qdj").arg(signal)));
    QVERIFY(!file.isEmpty());
    QProcess program;
    start(program, file);
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
    QVERIFY(program.waitForFinished(5000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(!QFile::exists(file + QStringLiteral("-wal")));
    QVERIFY(!SessionMarks(*m_store).unfinished());
}

/// The signals that the program answers itself, a bit each (proc(5), SigCgt).
static bool answersTerm(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArrayList lines = status.readAll().split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith("SigCgt:"))
            return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1)) & 1U;
    return false;
}

/// The file is open elsewhere, and the second program asks what to do: asked to end it ends, and
/// the first goes on.
void WindowKillTest::questionKeepsNobody()
{
    const QString file = makeTable("asked.qdj");
    QVERIFY(!file.isEmpty());
    QProcess first;
    start(first, file);
    QProcess second;
    second.start(QStringLiteral(QD_BIN_DIR "/quarterdeck"), {file});
    QVERIFY(second.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(answersTerm(second.processId()), 10000);
    QTest::qWait(1500); // the question stands
    QCOMPARE(second.state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(second.processId()), SIGTERM), 0);
    QVERIFY(second.waitForFinished(10000));
    QCOMPARE(second.exitStatus(), QProcess::NormalExit);
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGTERM), 0);
    QVERIFY(first.waitForFinished(5000));
}

QTEST_MAIN(WindowKillTest)
#include "tst_window_kill.moc"
