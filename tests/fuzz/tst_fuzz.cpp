// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "app/session/resource_library.h"
#include "rules/base/json_text.h"
#include "rules/catalog/catalog.h"
#include "rules/module/script_fuzz.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>
#include <sstream>

using namespace qd;

namespace {

struct Ran {
    int status = -1;
    std::string out;
    std::string err;
};

Ran run(const QStringList &arguments, const std::string &input = {})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const ExitStatus status = runConsole(arguments, Streams{in, out, err});
    return Ran{static_cast<int>(status), out.str(), err.str()};
}

QString text(const char *latin)
{
    return QString::fromLatin1(latin);
}

} // namespace

/// Random and damaged input, the same in every run: nothing crashes, nothing hangs, nothing is
/// lost. `quarterdeck-cli fuzz --seconds N` goes on from where this stops.
class TestFuzz : public QObject {
    Q_OBJECT

private slots:
    void scriptLines_data();
    void scriptLines();
    void journalCommands_data();
    void journalCommands();
    void journalBytes();
    void boards();
    void fleets();

private:
    static void rows(int seeds);
    /// A journal with the lines of one fuzzed table in it.
    static void makeJournal(const QString &file, const GameModule &game, std::uint64_t seed,
                            int lines);
};

void TestFuzz::rows(int seeds)
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seed");
    for (const GameModule *game : games())
        for (int seed = 1; seed <= seeds; ++seed)
            QTest::addRow("%s %d", game->info().id.c_str(), seed)
                << QString::fromStdString(game->info().id) << seed;
}

void TestFuzz::scriptLines_data()
{
    rows(5);
}

void TestFuzz::scriptLines()
{
    QFETCH(QString, game);
    QFETCH(int, seed);
    ScriptFuzzer fuzzer(*findGame(game.toStdString()), resourceLibrary(),
                        static_cast<std::uint64_t>(seed));
    const auto complaint = fuzzer.run(800);
    QVERIFY2(!complaint, complaint.value_or("").c_str());
}

void TestFuzz::makeJournal(const QString &file, const GameModule &game, std::uint64_t seed,
                           int lines)
{
    ScriptFuzzer fuzzer(game, resourceLibrary(), seed);
    QVERIFY(!fuzzer.run(lines));
    const auto &fed = fuzzer.firstTable();
    const Json table = parseJson(fed.front())->at("table");
    const Ran made =
        run({text("new"), file, text("--game"), QString::fromStdString(game.info().id),
             text("--scenario"), QString::fromStdString(table.at("scenario").get<std::string>())});
    QVERIFY2(made.status == 0, made.err.c_str());
    std::string input;
    for (std::size_t i = 1; i < fed.size(); ++i)
        if (fed[i].find('\n') == std::string::npos)
            input += fed[i] + '\n';
    const Ran done = run({text("do"), file, text("-")}, input);
    QVERIFY2(done.status == 0 || done.status == 1, done.err.c_str());
    std::istringstream replies(done.out);
    for (std::string reply; std::getline(replies, reply);)
        QVERIFY2(parseJson(reply).has_value(), reply.c_str());
}

void TestFuzz::journalCommands_data()
{
    rows(3);
}

void TestFuzz::journalCommands()
{
    QFETCH(QString, game);
    QFETCH(int, seed);
    const QTemporaryDir folder;
    const QString file = folder.filePath(text("t.qdj"));
    makeJournal(file, *findGame(game.toStdString()), static_cast<std::uint64_t>(seed) + 40, 250);
    const Ran verified = run({text("verify"), file});
    QVERIFY2(verified.status == 0, (verified.out + verified.err).c_str());
    const Ran exported = run({text("export"), file, text("--script")});
    QCOMPARE(exported.status, 0);
    QFile script(folder.filePath(text("t.jsonl")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(QByteArray::fromStdString(exported.out));
    script.close();
    const QString again = folder.filePath(text("u.qdj"));
    const Ran imported = run({text("import"), script.fileName(), again});
    QVERIFY2(imported.status == 0, imported.err.c_str());
    QCOMPARE(run({text("show"), again, text("--json")}).out,
             run({text("show"), file, text("--json")}).out);
}

void TestFuzz::journalBytes()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(text("t.qdj"));
    makeJournal(file, *games().front(), 77, 60);
    QFile whole(file);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    const QString damaged = folder.filePath(text("d.qdj"));
    SeededGenerator random(5);
    int refused = 0;
    for (int round = 0; round < 40; ++round) {
        QByteArray bent = bytes;
        if (round % 4 == 0)
            bent.truncate(
                static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bytes.size()))));
        for (int i = 0; i < 1 + round % 8 && !bent.isEmpty(); ++i)
            bent[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bent.size())))] =
                static_cast<char>(random.below(256));
        QFile copy(damaged);
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write(bent);
        copy.close();
        for (const char *verb : {"verify", "log"}) {
            const Ran ran = run({text(verb), damaged});
            QVERIFY2(ran.status == 0 || ran.status == 3, ran.err.c_str());
            QVERIFY(ran.status == 0 || !(ran.err + ran.out).empty());
            refused += ran.status == 3 ? 1 : 0;
        }
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), bent); // looking at it changed nothing
    }
    QVERIFY(refused > 10);
}

namespace {

void collect(Json &value, std::vector<Json *> &all)
{
    all.push_back(&value);
    if (value.is_structured())
        for (Json &inner : value)
            collect(inner, all);
}

/// A data file with a few of its values changed, doubled or gone.
Json bentFile(Json board, SeededGenerator &random)
{
    const std::vector<Json> odd{nullptr,       true,          -1, 0, 99999, 1e300, "", "dock",
                                Json::array(), Json::object()};
    for (std::uint64_t times = 1 + random.below(3); times > 0; --times) {
        std::vector<Json *> all;
        collect(board, all);
        Json &target = *all[random.below(all.size())];
        if (target.is_structured() && !target.empty() && random.below(2) == 0)
            target.erase(std::next(target.begin(),
                                   static_cast<std::ptrdiff_t>(random.below(target.size()))));
        else
            target = random.below(2) == 0 ? odd[random.below(odd.size())]
                                          : Json(*all[random.below(all.size())]);
    }
    return board;
}

} // namespace

void TestFuzz::boards()
{
    for (const GameModule *game : games()) {
        const GameInfo &info = game->info();
        const auto boardText = resourceLibrary()(info.id, "board", info.defaultBoard);
        QVERIFY(boardText.has_value());
        const Json board = *parseJson(*boardText);
        SeededGenerator random(9);
        int opened = 0;
        for (int round = 0; round < 300; ++round) {
            TableSpec spec{info.id, {}, {}, canonicalText(bentFile(board, random)), {}};
            const auto position = game->open(spec, resourceLibrary());
            if (!position) {
                QCOMPARE(position.error().code, std::string("bad-command"));
                QVERIFY(!position.error().message.empty());
                continue;
            }
            ++opened;
            QVERIFY(position->ask(R"({"ask":"legal"})").has_value());
            QVERIFY(position->ask(R"({"ask":"state"})").has_value());
            const TablePicture picture = position->picture();
            QVERIFY(!picture.pieces.empty());
            RandomPlayer player(static_cast<std::uint64_t>(round));
            player.play(*position);
        }
        QVERIFY2(opened < 300, "no bent board was refused");
    }
}

/// Fleets of one's own: whatever stands in them, they open or say what is wrong.
void TestFuzz::fleets()
{
    const GameModule *game = findGame("as-per-margin");
    QVERIFY(game != nullptr);
    SeededGenerator random(11);
    int opened = 0;
    int refused = 0;
    for (const char *scenario : {"two-a-side", "nile-1798"}) {
        const auto file = resourceLibrary()("as-per-margin", "scenario", scenario);
        QVERIFY(file.has_value());
        const Json fleet = *parseJson(*file);
        for (int round = 0; round < 250; ++round) {
            TableSpec spec{"as-per-margin", {}, {}, {}, {}};
            spec.options = canonicalText(Json{{"fleet", bentFile(fleet, random)}});
            const auto position = game->open(spec, resourceLibrary());
            if (!position) {
                ++refused;
                QVERIFY(position.error().code == "bad-command"
                        || position.error().code == "no-rate");
                QVERIFY(!position.error().message.empty());
                continue;
            }
            ++opened;
            const auto whole = game->complete(spec, resourceLibrary());
            QVERIFY(whole.has_value());
            const auto again = game->open(*whole, resourceLibrary());
            QVERIFY(again.has_value() && again->fingerprint() == position->fingerprint());
            QVERIFY(position->ask(R"({"ask":"state"})").has_value());
            (void)position->picture();
            RandomPlayer player(static_cast<std::uint64_t>(round));
            player.play(*position);
        }
    }
    QVERIFY(opened > 50 && refused > 50);
}

QTEST_GUILESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
