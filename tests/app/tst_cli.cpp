// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/line_reader.h"
#include "app/cli/verb.h"
#include "rules/module/script_line.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace qd;

namespace {

/// What the console answered.
struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> all = out.split('\n');
        all.removeLast();
        return all;
    }

    QJsonObject line(qsizetype i) const
    {
        return QJsonDocument::fromJson(lines().value(i)).object();
    }
};

Ran run(const QStringList &arguments, const QByteArray &input = {})
{
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    const ExitStatus status = runConsole(arguments, Streams{in, out, err});
    return Ran{static_cast<int>(status), QByteArray::fromStdString(out.str()),
               QByteArray::fromStdString(err.str())};
}

QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

QStringList words(const char *latin)
{
    return text(latin).split(QLatin1Char(' '));
}

const QByteArray kTable =
    R"({"table":{"game":"santa-cruz-1797","scenario":"blank","board":"schematic","options":{"decks":"conjecture"},"seed":3}})";
const QByteArray kSetUp =
    R"({"do":"adjust","set":{"turn":2,"phase":"british-action","units":{"sailors-1":{"at":"dock"}}},"reason":"from the table"})";
const QByteArray kMove =
    R"({"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1"]})";
const QByteArray kState = R"({"ask":"state"})";

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void init();

    void everyVerbHasHelp();
    void generalHelpAndVersion();
    void wrongUsage_data();
    void wrongUsage();

    void runPrintsReplies();
    void runReadsAFile();
    void runCannotRead_data();
    void runCannotRead();
    void checkCountsFiles();
    void gamesAsJson();

    void newMakesAJournal();
    void newNeverOverwrites();
    void newRefusesABadSpec_data();
    void newRefusesABadSpec();
    void newTakesABoardFile();
    void doRecordsAndReplies();
    void doTakesManyLines();
    void doThrowsMissingDice();
    void doStopsAtNoRefusal();
    void doGivesTheRepliesOfRun();
    void askAnswers();
    void showAtAnEntry();
    void logAsJson();
    void logInThreeLanguages();
    void verifyEveryDepth();
    void verifyNamesTheFirstThatDiffers();
    void exportImportsAgain();
    void importIsAllOrNothing();
    void damagedFilesHaveTheirStatus_data();
    void damagedFilesHaveTheirStatus();
    void fuzzRuns();

    void linesAreNeverHeldWhole();

private:
    QString path(const char *name) const { return m_folder->filePath(text(name)); }

    void write(const char *name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    /// A journal "t.qdj" of the blank scenario with the given lines in it.
    void makeTable(const QByteArray &lines = {}) const
    {
        const Ran made = run({text("new"), path("t.qdj"), text("--game"), text("santa-cruz-1797"),
                              text("--scenario"), text("blank"), text("--seed"), text("3")});
        QVERIFY2(made.status == 0, made.err.constData());
        if (!lines.isEmpty()) {
            const Ran done = run({text("do"), path("t.qdj"), text("-")}, lines);
            QVERIFY2(done.status == 0, (done.out + done.err).constData());
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCli::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

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
    write("s.jsonl", kTable + '\n' + kState + '\n');
    const Ran ran = run({text("run"), path("s.jsonl")});
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.lines().size(), 2);
    QCOMPARE(run(words("run -"), kTable + '\n' + kState).out, ran.out);
}

void TestCli::runCannotRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no such file") << text("none.jsonl");
    QTest::newRow("a folder") << text(".");
}

void TestCli::runCannotRead()
{
    QFETCH(QString, name);
    const QString file = m_folder->filePath(name);
    for (const char *verb : {"run", "check"}) {
        const Ran ran = run({text(verb), file});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.err.contains(file.toUtf8()));
        QCOMPARE(ran.err.count('\n'), 1);
    }
}

void TestCli::checkCountsFiles()
{
    write("good.jsonl", kTable + "\n{\"expect\":{\"ok\":true}}\n");
    write("bad.jsonl", kTable + "\n{\"expect\":{\"entry\":7}}\n{\"expect\":{\"ok\":false}}\n");
    const Ran good = run({text("check"), path("good.jsonl")});
    QCOMPARE(good.status, 0);
    QCOMPARE(good.out, QByteArray("1 passed, 0 failed\n"));
    const Ran both = run({text("check"), path("good.jsonl"), path("bad.jsonl")});
    QCOMPARE(both.status, 1);
    QVERIFY(both.out.startsWith("FAIL " + path("bad.jsonl").toUtf8()
                                + ": line 2: entry: wanted 7, got 0"));
    QVERIFY(both.out.endsWith("\n1 passed, 1 failed\n"));
    QCOMPARE(both.lines().size(), 2);
    QCOMPARE(run({text("check"), text("--verbose"), path("bad.jsonl")}).lines().size(), 3);
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

void TestCli::newMakesAJournal()
{
    makeTable();
    QVERIFY(QFile::exists(path("t.qdj")));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList{text("t.qdj")}); // at rest one file
    const Ran shown = run({text("show"), path("t.qdj"), text("--json")});
    QCOMPARE(shown.status, 0);
    QCOMPARE(shown.line(0)[QLatin1String("scenario")].toString(), text("blank"));
}

void TestCli::newNeverOverwrites()
{
    write("t.qdj", "mine");
    const Ran ran = run({text("new"), path("t.qdj"), text("--game"), text("santa-cruz-1797")});
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.err.contains(path("t.qdj").toUtf8()));
    QFile file(path("t.qdj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void TestCli::newRefusesABadSpec_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("scenario") << words("--scenario second-night") << 1;
    QTest::newRow("option") << words("--options {\"fog\":true}") << 1;
    QTest::newRow("board") << words("--board atlantis") << 1;
    QTest::newRow("options no JSON") << words("--options {") << 2;
    QTest::newRow("options no object") << words("--options []") << 2;
    QTest::newRow("board file missing") << words("--board ./none.json") << 2;
    QTest::newRow("seed") << words("--seed many") << 2;
}

void TestCli::newRefusesABadSpec()
{
    QFETCH(QStringList, options);
    QFETCH(int, status);
    const Ran ran = run(
        QStringList{text("new"), path("t.qdj"), text("--game"), text("santa-cruz-1797")} + options);
    QCOMPARE(ran.status, status);
    QVERIFY(!ran.err.isEmpty());
    QVERIFY(!QFile::exists(path("t.qdj")));
}

void TestCli::newTakesABoardFile()
{
    QFile board(text(":/boards/santa-cruz-1797/schematic.json"));
    QVERIFY(board.open(QIODevice::ReadOnly));
    write("mine.json", board.readAll());
    const Ran ran = run({text("new"), path("t.qdj"), text("--game"), text("santa-cruz-1797"),
                         text("--board"), path("mine.json")});
    QVERIFY2(ran.status == 0, ran.err.constData());
    write("broken.json", "{\"areas\":");
    const Ran broken = run({text("new"), path("u.qdj"), text("--game"), text("santa-cruz-1797"),
                            text("--board"), path("broken.json")});
    QCOMPARE(broken.status, 2);
    QVERIFY(broken.err.contains(path("broken.json").toUtf8()) && broken.err.contains("byte"));
}

void TestCli::doRecordsAndReplies()
{
    makeTable();
    const Ran done = run({text("do"), path("t.qdj"), QString::fromLatin1(kSetUp)});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.lines().size(), 1);
    QCOMPARE(done.line(0)[QLatin1String("entry")].toInt(), 1);
    const Ran refused = run({text("do"), path("t.qdj"), text(R"({"do":"round","dice":[1]})")});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.line(0)[QLatin1String("error")][QLatin1String("code")].toString(),
             text("no-combat"));
    const Ran table = run({text("do"), path("t.qdj"), QString::fromLatin1(kTable)});
    QCOMPARE(table.status, 1);
}

void TestCli::doTakesManyLines()
{
    makeTable();
    const Ran done = run({text("do"), path("t.qdj"), text("-")},
                         kSetUp + '\n' + kMove
                             + "\n{\"undo\":true}\n{\"note\":\"a break\"}\n# x\n{\"redo\":true}\n"
                             + kState + '\n');
    QVERIFY2(done.status == 0, (done.out + done.err).constData());
    QCOMPARE(done.lines().size(), 5);
    QCOMPARE(done.line(2)[QLatin1String("entry")].toInt(), 1);
    QCOMPARE(done.line(3)[QLatin1String("entry")].toInt(), 2);
    QCOMPARE(done.line(3)[QLatin1String("line")].toInt(), 6);
    QCOMPARE(done.line(4)[QLatin1String("answer")][QLatin1String("units")]
                         [QLatin1String("sailors-1")][QLatin1String("at")]
                             .toString(),
             text("pila-square"));
    const Ran log = run({text("log"), path("t.qdj"), text("--json")});
    QCOMPARE(log.lines().size(), 5); // every entry stays
}

void TestCli::doThrowsMissingDice()
{
    makeTable();
    const QByteArray lines =
        R"({"do":"adjust","set":{"turn":2,"phase":"british-action","units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}}})"
        "\n"
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})"
        "\n"
        R"({"do":"round"})"
        "\n";
    const Ran done = run({text("do"), path("t.qdj"), text("-")}, lines);
    QVERIFY2(done.status == 0, (done.out + done.err).constData());
    const Ran log = run({text("log"), path("t.qdj"), text("--json")});
    QCOMPARE(log.line(1)[QLatin1String("dice_source")].toString(), text("none"));
    QCOMPARE(log.line(2)[QLatin1String("dice_source")].toString(), text("app"));
    QVERIFY(log.line(2)[QLatin1String("dice")].toArray().size() >= 2);
}

void TestCli::doStopsAtNoRefusal()
{
    makeTable();
    const Ran done =
        run({text("do"), path("t.qdj"), text("-")}, "{\"do\":\"fly\"}\nnonsense\n" + kSetUp + '\n');
    QCOMPARE(done.status, 1);
    QCOMPARE(done.lines().size(), 3);
    QVERIFY(done.line(2)[QLatin1String("ok")].toBool());
}

void TestCli::doGivesTheRepliesOfRun()
{
    makeTable();
    const QByteArray lines = kSetUp + '\n' + kMove
        + "\n{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n" + kState + '\n';
    const Ran recorded = run({text("do"), path("t.qdj"), text("-")}, lines);
    const Ran played = run(words("run -"), kTable + '\n' + lines);
    QCOMPARE(recorded.lines().size() + 1, played.lines().size());
    for (qsizetype i = 0; i < recorded.lines().size(); ++i) {
        QJsonObject expected = played.line(i + 1);
        expected[QLatin1String("line")] = expected[QLatin1String("line")].toInt() - 1;
        QCOMPARE(recorded.line(i), expected);
    }
}

void TestCli::askAnswers()
{
    makeTable(kSetUp + '\n');
    const Ran score = run({text("ask"), path("t.qdj"), text(R"({"ask":"score"})")});
    QCOMPARE(score.status, 0);
    QVERIFY(score.line(0)[QLatin1String("answer")].isObject());
    const Ran before =
        run({text("ask"), path("t.qdj"), QString::fromLatin1(kState), text("--at"), text("0")});
    QCOMPARE(before.line(0)[QLatin1String("answer")][QLatin1String("turn")].toInt(), 1);
    const Ran wrong = run({text("ask"), path("t.qdj"), text(R"({"ask":"weather"})")});
    QCOMPARE(wrong.status, 1);
    QCOMPARE(run({text("ask"), path("t.qdj"), QString::fromLatin1(kMove)}).status, 1);
    QCOMPARE(run({text("ask"), path("t.qdj"), QString::fromLatin1(kState), text("--at"), text("9")})
                 .status,
             2);
}

void TestCli::showAtAnEntry()
{
    makeTable(kSetUp + '\n' + kMove + '\n');
    const auto at = [this](const char *entry) {
        const Ran shown =
            run({text("show"), path("t.qdj"), text("--json"), text("--at"), text(entry)});
        return shown
            .line(0)[QLatin1String("units")][QLatin1String("sailors-1")][QLatin1String("at")]
            .toString();
    };
    QCOMPARE(at("0"), text("off"));
    QCOMPARE(at("1"), text("dock"));
    QCOMPARE(at("2"), text("pila-square"));
    const Ran words = run({text("show"), path("t.qdj")});
    QCOMPARE(words.status, 0);
    QVERIFY(words.out.contains("turn 2 of 12"));
    QCOMPARE(run({text("show"), path("t.qdj"), text("--at"), text("3")}).status, 2);
}

void TestCli::logAsJson()
{
    makeTable(kSetUp + '\n' + kMove + "\n{\"undo\":true}\n");
    const Ran log = run({text("log"), path("t.qdj"), text("--json")});
    QCOMPARE(log.lines().size(), 3);
    const QJsonObject first = log.line(0);
    QCOMPARE(first[QLatin1String("seq")].toInt(), 1);
    QCOMPARE(first[QLatin1String("kind")].toString(), text("act"));
    QCOMPARE(first[QLatin1String("reason")].toString(), text("from the table"));
    QCOMPARE(first[QLatin1String("command")][QLatin1String("do")].toString(), text("adjust"));
    QCOMPARE(first[QLatin1String("hash")].toString().size(), 64);
    QVERIFY(first[QLatin1String("events")].toArray().size() >= 1);
    QVERIFY(log.line(1)[QLatin1String("undone")].toBool());
    QCOMPARE(log.line(2)[QLatin1String("kind")].toString(), text("undo"));
    QCOMPARE(log.line(2)[QLatin1String("target")].toInt(), 2);
}

void TestCli::logInThreeLanguages()
{
    makeTable(kSetUp + '\n' + kMove + '\n');
    for (const char *language : {"en", "es", "fr"}) {
        const Ran log = run({text("log"), path("t.qdj"), text("--lang"), text(language)});
        QCOMPARE(log.status, 0);
        QCOMPARE(log.lines().size(), 2);
        QVERIFY(log.lines()[1].contains("   2  20"));
    }
}

void TestCli::verifyEveryDepth()
{
    makeTable(kSetUp + '\n' + kMove + "\n{\"undo\":true}\n{\"redo\":true}\n");
    for (const char *depth : {"chain", "refold", "redecide"}) {
        const Ran checked =
            run({text("verify"), path("t.qdj"), text("--depth"), text(depth), text("--json")});
        QVERIFY2(checked.status == 0, (checked.out + checked.err).constData());
        QCOMPARE(checked.line(0)[QLatin1String("sound")].toBool(), true);
        QCOMPARE(checked.line(0)[QLatin1String("entries")].toInt(), 4);
        QCOMPARE(checked.line(0)[QLatin1String("depth")].toString(), text(depth));
    }
    QVERIFY(run({text("verify"), path("t.qdj")}).out.contains("sound"));
}

void TestCli::verifyNamesTheFirstThatDiffers()
{
    makeTable(kSetUp + '\n' + kMove + '\n');
    QFile file(path("t.qdj"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    const QByteArray reason = "from the table";
    const qsizetype place = bytes.indexOf(reason);
    QVERIFY(place > 0);
    bytes[place] = 'F';
    file.seek(0);
    file.write(bytes);
    file.close();
    const Ran checked = run({text("verify"), path("t.qdj"), text("--json")});
    QCOMPARE(checked.status, 3);
    QCOMPARE(checked.line(0)[QLatin1String("first_bad")].toInt(), 1);
    QCOMPARE(checked.line(0)[QLatin1String("sound")].toBool(), false);
}

void TestCli::exportImportsAgain()
{
    const QByteArray fight =
        R"({"do":"adjust","set":{"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}}})"
        "\n"
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})"
        "\n"
        R"({"do":"round"})"
        "\n";
    makeTable(kSetUp + '\n' + kMove
              + "\n{\"undo\":true}\n{\"note\":\"caf\xC3\xA9\"}\n{\"redo\":true}\n" + fight);
    const Ran exported = run({text("export"), path("t.qdj"), text("--script")});
    QVERIFY2(exported.status == 0, exported.err.constData());
    QCOMPARE(exported.lines().size(), 9);
    write("s.jsonl", exported.out);
    QCOMPARE(run({text("run"), path("s.jsonl")}).status, 0);
    const Ran imported = run({text("import"), path("s.jsonl"), path("u.qdj")});
    QVERIFY2(imported.status == 0, imported.err.constData());
    QCOMPARE(imported.out, QByteArray("8 entries\n"));
    QCOMPARE(run({text("export"), path("u.qdj"), text("--script")}).out, exported.out);
    const auto state = [this](const char *name) {
        return run({text("show"), path(name), text("--json")}).out;
    };
    QCOMPARE(state("u.qdj"), state("t.qdj"));
}

void TestCli::importIsAllOrNothing()
{
    write("bad.jsonl", kTable + '\n' + kSetUp + "\n{\"do\":\"fly\"}\n");
    const Ran bad = run({text("import"), path("bad.jsonl"), path("b.qdj")});
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.err.contains("line 3"), bad.err.constData());
    QVERIFY(!QFile::exists(path("b.qdj")));
    write("good.jsonl", kTable + '\n' + kSetUp + '\n');
    QCOMPARE(run({text("import"), path("good.jsonl"), path("g.qdj")}).out,
             QByteArray("1 entries\n"));
    QCOMPARE(run({text("import"), path("good.jsonl"), path("g.qdj")}).status, 2); // it exists
    QCOMPARE(run({text("import"), path("none.jsonl"), path("h.qdj")}).status, 2);
    write("none.jsonl", "# nothing\n");
    QCOMPARE(run({text("import"), path("none.jsonl"), path("h.qdj")}).status, 1);
}

void TestCli::damagedFilesHaveTheirStatus_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("status");
    QTest::newRow("text") << QByteArray(
        "this is no journal, but it is long enough to be looked at for a while")
                          << 3;
    QTest::newRow("empty") << QByteArray() << 3;
    QTest::newRow("zeros") << QByteArray(8192, '\0') << 3;
    QTest::newRow("head of a database")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(84, 'x') << 3;
}

void TestCli::damagedFilesHaveTheirStatus()
{
    QFETCH(QByteArray, content);
    QFETCH(int, status);
    write("d.qdj", content);
    for (const QStringList &arguments :
         {QStringList{text("show"), path("d.qdj")}, QStringList{text("log"), path("d.qdj")},
          QStringList{text("verify"), path("d.qdj")},
          QStringList{text("export"), path("d.qdj"), text("--script")},
          QStringList{text("do"), path("d.qdj"), QString::fromLatin1(kMove)},
          QStringList{text("ask"), path("d.qdj"), QString::fromLatin1(kState)}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.err.contains(path("d.qdj").toUtf8()), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY(ran.out.isEmpty());
    }
    QFile file(path("d.qdj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
    QCOMPARE(run({text("show"), path("none.qdj")}).status, 2);
}

void TestCli::fuzzRuns()
{
    const Ran ran = run(words("fuzz --game santa-cruz-1797 --seed 5 --lines 300"));
    QVERIFY2(ran.status == 0, ran.out.constData());
    QVERIFY(ran.out.contains("nothing broke"));
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
