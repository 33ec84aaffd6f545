// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/console_desk.h"

using namespace qd;
using namespace qd::console;

class TestCliJournal : public QObject {
    Q_OBJECT

private slots:

    void init() { m_desk = std::make_unique<Desk>(); }

    void newMakesAJournal();
    void newNeverOverwrites();
    void newRefusesABadSpec_data();
    void newRefusesABadSpec();
    void newTakesABoardFile();
    void doRecordsAndReplies();
    void doAnswersANote();
    void newWhereNoFileCanBe();
    void doKnowsWhoActs();
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
    void importThrowsTheDiceOfRun();
    void damagedFilesHaveTheirStatus_data();
    void damagedFilesHaveTheirStatus();

private:
    std::unique_ptr<Desk> m_desk;
};

void TestCliJournal::newMakesAJournal()
{
    m_desk->makeTable();
    QVERIFY(QFile::exists(m_desk->path("t.qdj")));
    QCOMPARE(QDir(m_desk->folder()).entryList(QDir::Files),
             QStringList{text("t.qdj")}); // at rest one file
    const Ran shown = run({text("show"), m_desk->path("t.qdj"), text("--json")});
    QCOMPARE(shown.status, 0);
    QCOMPARE(shown.line(0)[QLatin1String("scenario")].toString(), text("blank"));
}

void TestCliJournal::newNeverOverwrites()
{
    m_desk->write("t.qdj", "mine");
    const Ran ran =
        run({text("new"), m_desk->path("t.qdj"), text("--game"), text("santa-cruz-1797")});
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.err.contains(m_desk->path("t.qdj").toUtf8()));
    QFile file(m_desk->path("t.qdj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void TestCliJournal::newRefusesABadSpec_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("scenario") << words("--scenario second-night") << 1;
    QTest::newRow("option") << words("--options {\"fog\":true}") << 1;
    QTest::newRow("board") << words("--board atlantis") << 1;
    QTest::newRow("options no JSON") << words("--options {") << 2;
    QTest::newRow("options no object") << words("--options []") << 2;
    QTest::newRow("board file missing") << words("--board ./none.json") << 2;
    QTest::newRow("board that never ends") << words("--board /dev/zero") << 2;
    QTest::newRow("seed") << words("--seed many") << 2;
}

void TestCliJournal::newRefusesABadSpec()
{
    QFETCH(QStringList, options);
    QFETCH(int, status);
    const Ran ran =
        run(QStringList{text("new"), m_desk->path("t.qdj"), text("--game"), text("santa-cruz-1797")}
            + options);
    QCOMPARE(ran.status, status);
    QVERIFY(!ran.err.isEmpty());
    QVERIFY(!QFile::exists(m_desk->path("t.qdj")));
}

void TestCliJournal::newTakesABoardFile()
{
    QFile board(text(":/boards/santa-cruz-1797/schematic.json"));
    QVERIFY(board.open(QIODevice::ReadOnly));
    m_desk->write("mine.json", board.readAll());
    const Ran ran = run({text("new"), m_desk->path("t.qdj"), text("--game"),
                         text("santa-cruz-1797"), text("--board"), m_desk->path("mine.json")});
    QVERIFY2(ran.status == 0, ran.err.constData());
    m_desk->write("broken.json", "{\"areas\":");
    const Ran broken = run({text("new"), m_desk->path("u.qdj"), text("--game"),
                            text("santa-cruz-1797"), text("--board"), m_desk->path("broken.json")});
    QCOMPARE(broken.status, 2);
    QVERIFY(broken.err.contains(m_desk->path("broken.json").toUtf8())
            && broken.err.contains("byte"));
}

void TestCliJournal::doRecordsAndReplies()
{
    m_desk->makeTable();
    const Ran done = run({text("do"), m_desk->path("t.qdj"), QString::fromLatin1(kSetUp)});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.lines().size(), 1);
    QCOMPARE(done.line(0)[QLatin1String("entry")].toInt(), 1);
    const Ran refused =
        run({text("do"), m_desk->path("t.qdj"), text(R"({"do":"round","dice":[1]})")});
    QCOMPARE(refused.status, 1);
    QCOMPARE(refused.line(0)[QLatin1String("error")][QLatin1String("code")].toString(),
             text("no-combat"));
    const Ran table = run({text("do"), m_desk->path("t.qdj"), QString::fromLatin1(kTable)});
    QCOMPARE(table.status, 1);
}

/// A person is told that the note is on the disk; a script's notes get no reply (contract).
void TestCliJournal::doAnswersANote()
{
    m_desk->makeTable();
    QCOMPARE(run({text("do"), m_desk->path("t.qdj"), QString::fromLatin1(kSetUp)}).status, 0);
    const Ran noted = run({text("do"), m_desk->path("t.qdj"), text(R"({"note":"a break"})")});
    QCOMPARE(noted.status, 0);
    QCOMPARE(noted.lines().size(), 1);
    QCOMPARE(noted.line(0)[QLatin1String("line")].toInt(), 1);
    QCOMPARE(noted.line(0)[QLatin1String("ok")].toBool(), true);
    QCOMPARE(noted.line(0)[QLatin1String("entry")].toInt(), 1); // acts that stand
    QCOMPARE(run({text("log"), m_desk->path("t.qdj")}).lines().size(), 2);
    const Ran script = run({text("do"), m_desk->path("t.qdj"), text("-")}, "{\"note\":\"tea\"}\n");
    QCOMPARE(script.status, 0);
    QVERIFY(script.out.isEmpty());
    QCOMPARE(run({text("log"), m_desk->path("t.qdj")}).lines().size(), 3);
}

void TestCliJournal::newWhereNoFileCanBe()
{
    if (!QFileInfo(text("/proc")).isDir())
        QSKIP("there is no folder that takes no files");
    const Ran ran = run({text("new"), text("/proc/x.qdj"), text("--game"), text("as-per-margin")});
    QCOMPARE(ran.status, 4);
    QVERIFY2(ran.err.startsWith("/proc/x.qdj: nothing can be written there; choose another folder"),
             ran.err.constData());
    QVERIFY2(!ran.err.contains("database"), ran.err.constData());
}

void TestCliJournal::doKnowsWhoActs()
{
    m_desk->makeTable();
    const QString line = QString::fromLatin1(kSetUp);
    const Ran nobody =
        run({text("do"), m_desk->path("t.qdj"), line, text("--actor"), text("nobody")});
    QCOMPARE(nobody.status, 2);
    QVERIFY(nobody.err.contains("referee, british, spanish"));
    QVERIFY(nobody.out.isEmpty());
    QCOMPARE(
        run({text("do"), m_desk->path("t.qdj"), line, text("--actor"), text("spanish")}).status, 0);
    QCOMPARE(run({text("log"), m_desk->path("t.qdj")}).lines().size(), 1);
}

void TestCliJournal::doTakesManyLines()
{
    m_desk->makeTable();
    const Ran done = run({text("do"), m_desk->path("t.qdj"), text("-")},
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
    const Ran log = run({text("log"), m_desk->path("t.qdj"), text("--json")});
    QCOMPARE(log.lines().size(), 5); // every entry stays
}

void TestCliJournal::doThrowsMissingDice()
{
    m_desk->makeTable();
    const QByteArray lines =
        R"({"do":"adjust","set":{"turn":2,"phase":"british-action","units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}}})"
        "\n"
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})"
        "\n"
        R"({"do":"round"})"
        "\n";
    const Ran done = run({text("do"), m_desk->path("t.qdj"), text("-")}, lines);
    QVERIFY2(done.status == 0, (done.out + done.err).constData());
    const Ran log = run({text("log"), m_desk->path("t.qdj"), text("--json")});
    QCOMPARE(log.line(1)[QLatin1String("dice_source")].toString(), text("none"));
    QCOMPARE(log.line(2)[QLatin1String("dice_source")].toString(), text("app"));
    QVERIFY(log.line(2)[QLatin1String("dice")].toArray().size() >= 2);
}

void TestCliJournal::doStopsAtNoRefusal()
{
    m_desk->makeTable();
    const Ran done = run({text("do"), m_desk->path("t.qdj"), text("-")},
                         "{\"do\":\"fly\"}\nnonsense\n" + kSetUp + '\n');
    QCOMPARE(done.status, 1);
    QCOMPARE(done.lines().size(), 3);
    QVERIFY(done.line(2)[QLatin1String("ok")].toBool());
}

void TestCliJournal::doGivesTheRepliesOfRun()
{
    m_desk->makeTable();
    const QByteArray lines = kSetUp + '\n' + kMove
        + "\n{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n" + kState + '\n';
    const Ran recorded = run({text("do"), m_desk->path("t.qdj"), text("-")}, lines);
    const Ran played = run(words("run -"), kTable + '\n' + lines);
    QCOMPARE(recorded.lines().size() + 1, played.lines().size());
    for (qsizetype i = 0; i < recorded.lines().size(); ++i) {
        QJsonObject expected = played.line(i + 1);
        expected[QLatin1String("line")] = expected[QLatin1String("line")].toInt() - 1;
        QCOMPARE(recorded.line(i), expected);
    }
}

void TestCliJournal::askAnswers()
{
    m_desk->makeTable(kSetUp + '\n');
    const Ran score = run({text("ask"), m_desk->path("t.qdj"), text(R"({"ask":"score"})")});
    QCOMPARE(score.status, 0);
    QVERIFY(score.line(0)[QLatin1String("answer")].isObject());
    const Ran before = run(
        {text("ask"), m_desk->path("t.qdj"), QString::fromLatin1(kState), text("--at"), text("0")});
    QCOMPARE(before.line(0)[QLatin1String("answer")][QLatin1String("turn")].toInt(), 1);
    const Ran wrong = run({text("ask"), m_desk->path("t.qdj"), text(R"({"ask":"weather"})")});
    QCOMPARE(wrong.status, 1);
    QCOMPARE(run({text("ask"), m_desk->path("t.qdj"), QString::fromLatin1(kMove)}).status, 1);
    QCOMPARE(run({text("ask"), m_desk->path("t.qdj"), QString::fromLatin1(kState), text("--at"),
                  text("9")})
                 .status,
             2);
}

void TestCliJournal::showAtAnEntry()
{
    m_desk->makeTable(kSetUp + '\n' + kMove + '\n');
    const auto at = [this](const char *entry) {
        const Ran shown =
            run({text("show"), m_desk->path("t.qdj"), text("--json"), text("--at"), text(entry)});
        return shown
            .line(0)[QLatin1String("units")][QLatin1String("sailors-1")][QLatin1String("at")]
            .toString();
    };
    QCOMPARE(at("0"), text("off"));
    QCOMPARE(at("1"), text("dock"));
    QCOMPARE(at("2"), text("pila-square"));
    const Ran words = run({text("show"), m_desk->path("t.qdj")});
    QCOMPARE(words.status, 0);
    QVERIFY(words.out.contains("turn 2 of 12"));
    QCOMPARE(run({text("show"), m_desk->path("t.qdj"), text("--at"), text("3")}).status, 2);
}

void TestCliJournal::logAsJson()
{
    m_desk->makeTable(kSetUp + '\n' + kMove + "\n{\"undo\":true}\n");
    const Ran log = run({text("log"), m_desk->path("t.qdj"), text("--json")});
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

void TestCliJournal::logInThreeLanguages()
{
    m_desk->makeTable(kSetUp + '\n' + kMove + '\n');
    for (const char *language : {"en", "es", "fr"}) {
        const Ran log = run({text("log"), m_desk->path("t.qdj"), text("--lang"), text(language)});
        QCOMPARE(log.status, 0);
        QCOMPARE(log.lines().size(), 2);
        QVERIFY(log.lines()[1].contains("   2  20"));
    }
}

void TestCliJournal::verifyEveryDepth()
{
    m_desk->makeTable(kSetUp + '\n' + kMove + "\n{\"undo\":true}\n{\"redo\":true}\n");
    for (const char *depth : {"chain", "refold", "redecide"}) {
        const Ran checked = run(
            {text("verify"), m_desk->path("t.qdj"), text("--depth"), text(depth), text("--json")});
        QVERIFY2(checked.status == 0, (checked.out + checked.err).constData());
        QCOMPARE(checked.line(0)[QLatin1String("sound")].toBool(), true);
        QCOMPARE(checked.line(0)[QLatin1String("entries")].toInt(), 4);
        QCOMPARE(checked.line(0)[QLatin1String("depth")].toString(), text(depth));
    }
    QVERIFY(run({text("verify"), m_desk->path("t.qdj")}).out.contains("sound"));
}

void TestCliJournal::verifyNamesTheFirstThatDiffers()
{
    m_desk->makeTable(kSetUp + '\n' + kMove + '\n');
    QFile file(m_desk->path("t.qdj"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    const QByteArray reason = "from the table";
    const qsizetype place = bytes.indexOf(reason);
    QVERIFY(place > 0);
    bytes[place] = 'F';
    file.seek(0);
    file.write(bytes);
    file.close();
    const Ran checked = run({text("verify"), m_desk->path("t.qdj"), text("--json")});
    QCOMPARE(checked.status, 3);
    QCOMPARE(checked.line(0)[QLatin1String("first_bad")].toInt(), 1);
    QCOMPARE(checked.line(0)[QLatin1String("sound")].toBool(), false);
}

void TestCliJournal::exportImportsAgain()
{
    const QByteArray fight =
        R"({"do":"adjust","set":{"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}}})"
        "\n"
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})"
        "\n"
        R"({"do":"round"})"
        "\n";
    m_desk->makeTable(kSetUp + '\n' + kMove
                      + "\n{\"undo\":true}\n{\"note\":\"caf\xC3\xA9\"}\n{\"redo\":true}\n" + fight);
    const Ran exported = run({text("export"), m_desk->path("t.qdj"), text("--script")});
    QVERIFY2(exported.status == 0, exported.err.constData());
    QCOMPARE(exported.lines().size(), 9);
    m_desk->write("s.jsonl", exported.out);
    QCOMPARE(run({text("run"), m_desk->path("s.jsonl")}).status, 0);
    const Ran imported = run({text("import"), m_desk->path("s.jsonl"), m_desk->path("u.qdj")});
    QVERIFY2(imported.status == 0, imported.err.constData());
    QCOMPARE(imported.out, QByteArray("8 entries\n"));
    QCOMPARE(run({text("export"), m_desk->path("u.qdj"), text("--script")}).out, exported.out);
    const auto state = [this](const char *name) {
        return run({text("show"), m_desk->path(name), text("--json")}).out;
    };
    QCOMPARE(state("u.qdj"), state("t.qdj"));
}

void TestCliJournal::importIsAllOrNothing()
{
    m_desk->write("bad.jsonl", kTable + '\n' + kSetUp + "\n{\"do\":\"fly\"}\n");
    const Ran bad = run({text("import"), m_desk->path("bad.jsonl"), m_desk->path("b.qdj")});
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.err.contains("line 3"), bad.err.constData());
    QVERIFY(!QFile::exists(m_desk->path("b.qdj")));
    m_desk->write("good.jsonl", kTable + '\n' + kSetUp + '\n');
    QCOMPARE(run({text("import"), m_desk->path("good.jsonl"), m_desk->path("g.qdj")}).out,
             QByteArray("1 entries\n"));
    QCOMPARE(run({text("import"), m_desk->path("good.jsonl"), m_desk->path("g.qdj")}).status,
             2); // it exists
    QCOMPARE(run({text("import"), m_desk->path("none.jsonl"), m_desk->path("h.qdj")}).status, 2);
    m_desk->write("none.jsonl", "# nothing\n");
    QCOMPARE(run({text("import"), m_desk->path("none.jsonl"), m_desk->path("h.qdj")}).status, 1);
}

void TestCliJournal::damagedFilesHaveTheirStatus_data()
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

void TestCliJournal::damagedFilesHaveTheirStatus()
{
    QFETCH(QByteArray, content);
    QFETCH(int, status);
    m_desk->write("d.qdj", content);
    for (const QStringList &arguments :
         {QStringList{text("show"), m_desk->path("d.qdj")},
          QStringList{text("log"), m_desk->path("d.qdj")},
          QStringList{text("verify"), m_desk->path("d.qdj")},
          QStringList{text("export"), m_desk->path("d.qdj"), text("--script")},
          QStringList{text("do"), m_desk->path("d.qdj"), QString::fromLatin1(kMove)},
          QStringList{text("ask"), m_desk->path("d.qdj"), QString::fromLatin1(kState)}}) {
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.err.contains(m_desk->path("d.qdj").toUtf8()), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY(ran.out.isEmpty());
    }
    QFile file(m_desk->path("d.qdj"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
    QCOMPARE(run({text("show"), m_desk->path("none.qdj")}).status, 2);
}

void TestCliJournal::importThrowsTheDiceOfRun()
{
    const QByteArray fight =
        R"({"do":"adjust","set":{"turn":2,"phase":"british-action","units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}}}})"
        "\n"
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]})"
        "\n";
    const QByteArray round = "{\"do\":\"round\"}\n";
    const QByteArray script =
        kTable + '\n' + fight + round + "{\"undo\":true}\n" + round + kState + '\n';
    const Ran played = run(words("run -"), script);
    QCOMPARE(played.status, 0);
    QCOMPARE(played.line(5)[QLatin1String("events")],
             played.line(3)[QLatin1String("events")]); // no fishing
    m_desk->write("s.jsonl", script);
    const Ran imported = run({text("import"), m_desk->path("s.jsonl"), m_desk->path("i.qdj")});
    QVERIFY2(imported.status == 0, imported.err.constData());
    const Ran shown = run({text("show"), m_desk->path("i.qdj"), text("--json")});
    QCOMPARE(shown.line(0), played.line(6)[QLatin1String("answer")].toObject());
}

QTEST_GUILESS_MAIN(TestCliJournal)
#include "tst_cli_journal.moc"
