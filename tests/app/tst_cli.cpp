// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_reader.h"
#include "rules/module/script_line.h"
#include "tests/app/console_desk.h"

#include <fstream>

using namespace qd;
using namespace qd::console;

class TestCli : public QObject {
    Q_OBJECT

private slots:

    void init() { m_desk = std::make_unique<Desk>(); }

    void everyVerbHasHelp();
    void generalHelpAndVersion();
    void wrongUsage_data();
    void wrongUsage();
    void runPrintsReplies();
    void runReadsAFile();
    void runCannotRead_data();
    void runCannotRead();
    void checkCountsFiles();
    void unknownGameIsNamed();
    void gamesAsJson();
    void fuzzRuns();
    void linesAreNeverHeldWhole();
    void emptyLineIsWrongUsage();
    void lostOutputIsTheDisk();

private:
    std::unique_ptr<Desk> m_desk;
};

void TestCli::everyVerbHasHelp()
{
    QVERIFY(verbs().size() >= 12);
    for (const auto &verb : verbs()) {
        const Ran helped = run({verb->name(), text("--help")});
        QCOMPARE(helped.status, 0);
        QVERIFY(helped.out.startsWith("usage: quarterdeck-cli " + verb->name().toUtf8()));
        QVERIFY(helped.err.isEmpty());
        QVERIFY(!verb->summary().isEmpty());
        QCOMPARE(run({text("help"), verb->name()}).out, helped.out);
    }
}

void TestCli::generalHelpAndVersion()
{
    const Ran help = run({text("--help")});
    QCOMPARE(help.status, 0);
    for (const auto &verb : verbs())
        QVERIFY(help.out.contains("  " + verb->name().toUtf8() + ' '));
    for (const char *status :
         {"0 ok", "1 the rules refused", "2 wrong usage", "3 a damaged", "4 the disk"})
        QVERIFY2(help.out.contains(status), status);
    const Ran version = run({text("--version")});
    QCOMPARE(version.status, 0);
    QCOMPARE(version.out, QByteArray("quarterdeck-cli " QUARTERDECK_VERSION "\n"));
    QCOMPARE(run({}).status, 2);
}

void TestCli::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    for (const char *line : {"fly",
                             "run",
                             "run a b",
                             "run --hard -",
                             "check",
                             "new",
                             "new x.qdj",
                             "new x.qdj --game chess",
                             "new x.qdj --game santa-cruz-1797 --players Anna,Blas,Carlos",
                             "new --game",
                             "do x.qdj",
                             "do",
                             "ask x.qdj",
                             "show",
                             "show a b",
                             "log",
                             "log x.qdj --lang de",
                             "verify",
                             "verify x.qdj --depth deep",
                             "export x.qdj",
                             "export --script",
                             "import x",
                             "games chess",
                             "fuzz --seed many",
                             "fuzz --game chess"})
        QTest::newRow(line) << words(line);
}

void TestCli::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Ran ran = run(arguments);
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.out.isEmpty());
    QVERIFY(ran.err.contains("usage: quarterdeck-cli"));
}

void TestCli::runPrintsReplies()
{
    const Ran ran =
        run(words("run -"), "# a comment\n" + kTable + '\n' + kSetUp + "\r\n\n" + kMove);
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.lines().size(), 3);
    QCOMPARE(ran.line(0)[QLatin1String("line")].toInt(), 2);
    QCOMPARE(ran.line(2)[QLatin1String("line")].toInt(), 5);
    QCOMPARE(ran.line(2)[QLatin1String("entry")].toInt(), 2);
    const Ran refused = run(words("run -"), kTable + "\n{\"do\":\"fly\"}\n" + kState);
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.lines().size(), 3);
    QVERIFY(refused.line(2)[QLatin1String("ok")].toBool());
}

void TestCli::runReadsAFile()
{
    m_desk->write("s.jsonl", kTable + '\n' + kState + '\n');
    const Ran ran = run({text("run"), m_desk->path("s.jsonl")});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.lines().size(), 2);
    QCOMPARE(run(words("run -"), kTable + '\n' + kState).out, ran.out);
}

/// A full disk behind standard output: nothing was answered, and that is said.
void TestCli::lostOutputIsTheDisk()
{
    std::istringstream in;
    std::ostringstream err;
    std::ofstream full("/dev/full");
    QVERIFY(full.is_open());
    QCOMPARE(runConsole({text("games")}, Streams{in, full, err}), ExitStatus::Disk);
    QVERIFY(QByteArray::fromStdString(err.str()).contains("check the disk"));
}

void TestCli::runCannotRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no such file") << text("none.jsonl");
    QTest::newRow("a folder") << text(".");
    QTest::newRow("a device that never ends") << text("../../../../../../dev/zero");
}

void TestCli::runCannotRead()
{
    QFETCH(QString, name);
    const QString file = m_desk->folder() + QLatin1Char('/') + name;
    for (const char *verb : {"run", "check"}) {
        const Ran ran = run({text(verb), file});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.err.contains(file.toUtf8()));
        QCOMPARE(ran.err.count('\n'), 1);
    }
}

void TestCli::checkCountsFiles()
{
    m_desk->write("good.jsonl", kTable + "\n{\"expect\":{\"ok\":true}}\n");
    m_desk->write("bad.jsonl",
                  kTable + "\n{\"expect\":{\"entry\":7}}\n{\"expect\":{\"ok\":false}}\n");
    const Ran good = run({text("check"), m_desk->path("good.jsonl")});
    QCOMPARE(good.status, 0);
    QCOMPARE(good.out, QByteArray("1 passed, 0 failed\n"));
    const Ran both = run({text("check"), m_desk->path("good.jsonl"), m_desk->path("bad.jsonl")});
    QCOMPARE(both.status, 1);
    QVERIFY(both.out.startsWith("FAIL " + m_desk->path("bad.jsonl").toUtf8()
                                + ": line 2: entry: wanted 7, got 0"));
    QVERIFY(both.out.endsWith("\n1 passed, 1 failed\n"));
    QCOMPARE(both.lines().size(), 2);
    QCOMPARE(run({text("check"), text("--verbose"), m_desk->path("bad.jsonl")}).lines().size(), 3);
    // What a failed export left is no script that holds.
    m_desk->write("empty.jsonl", "\n  \n");
    const Ran nothing = run({text("check"), m_desk->path("empty.jsonl")});
    QCOMPARE(nothing.status, 2);
    QVERIFY(nothing.out.isEmpty());
    QVERIFY(nothing.err.contains(m_desk->path("empty.jsonl").toUtf8()));
    QCOMPARE(nothing.err.count('\n'), 1);
}

void TestCli::unknownGameIsNamed()
{
    const Ran ran = run({text("new"), m_desk->path("x.qdj"), text("--game"), text("nogame")});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains("\"nogame\""), ran.err.constData());
    for (const char *game : {"santa-cruz-1797", "corunna", "trafalgar", "as-per-margin"})
        QVERIFY2(ran.err.contains(game), game);
}

void TestCli::gamesAsJson()
{
    const Ran ran = run(words("games --json"));
    QCOMPARE(ran.status, 0);
    bool found = false;
    for (qsizetype i = 0; i < ran.lines().size(); ++i)
        found = found || ran.line(i)[QLatin1String("game")].toString() == text("santa-cruz-1797");
    QVERIFY(found);
    QVERIFY(run(words("games")).out.contains("santa-cruz-1797"));
}

void TestCli::fuzzRuns()
{
    const Ran ran = run(words("fuzz --game santa-cruz-1797 --seed 5 --lines 300"));
    QVERIFY2(ran.status == 0, ran.out.constData());
    QVERIFY(ran.out.contains("nothing broke"));
}

void TestCli::emptyLineIsWrongUsage()
{
    const QString file = m_desk->path("empty-line.qdj");
    QCOMPARE(run({text("new"), file, text("--game"), text("santa-cruz-1797")}).status, 0);
    for (const char *line : {"", "  "}) {
        const Ran ran = run({text("do"), file, text(line)});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!ran.err.isEmpty());
    }
    // In a stream of lines an empty one is nothing.
    QCOMPARE(run({text("do"), file, text("-")}, "\n").status, 0);
}

void TestCli::linesAreNeverHeldWhole()
{
    std::string longLine(kScriptLineLimit + 100000, 'x');
    std::istringstream in("a\n" + longLine + "\n\nb");
    LineReader lines(in);
    std::string line;
    QVERIFY(lines.next(line));
    QCOMPARE(line, std::string("a"));
    QVERIFY(lines.next(line));
    QCOMPARE(line.size(), kScriptLineLimit + 1);
    QVERIFY(lines.next(line));
    QVERIFY(line.empty());
    QCOMPARE(lines.number(), 3);
    QVERIFY(lines.next(line));
    QCOMPARE(line, std::string("b"));
    QVERIFY(!lines.next(line));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
