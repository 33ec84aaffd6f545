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

#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>

using namespace qd;

class WindowKillTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void killedProgramIsOfferedWithItsDraft();
    void askedToEndItLeavesOneFile_data();
    void askedToEndItLeavesOneFile();

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

QTEST_MAIN(WindowKillTest)
#include "tst_window_kill.moc"
