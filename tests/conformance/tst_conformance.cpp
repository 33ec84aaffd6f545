// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/resource_library.h"
#include "app/session/script_import.h"
#include "rules/catalog/catalog.h"
#include "rules/module/script.h"
#include "tests/conformance/random_games.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

using namespace qd;

namespace {

/// How many games are played at random; fewer or more by the environment.
int randomGames(const GameModule &game)
{
    const int wanted = qEnvironmentVariableIntValue("QD_RANDOM_GAMES");
    return wanted > 0 ? wanted : checksOf(game.info().id).randomGames;
}

bool isDistribution(const Json &json)
{
    return json.is_array() && !json.empty() && json.front().is_object()
        && json.front().contains("p");
}

QByteArray badSum(const Json &chances)
{
    double sum = 0;
    for (const Json &chance : chances)
        sum += chance.at("p").get<double>();
    return std::abs(sum - 1) > 1e-9 ? "chances add up to " + QByteArray::number(sum, 'g', 17)
                                    : QByteArray();
}

/// Every list of chances, and every object of outcomes with theirs, must add up to one.
QByteArray badChances(const Json &json)
{
    if (isDistribution(json))
        if (const QByteArray bad = badSum(json); !bad.isEmpty())
            return bad;
    if (json.is_object() && json.contains("outcomes") && json.at("outcomes").is_object())
        if (const QByteArray bad = badSum(json.at("outcomes")); !bad.isEmpty())
            return bad;
    if (json.is_structured())
        for (const Json &inner : json)
            if (const QByteArray bad = badChances(inner); !bad.isEmpty())
                return bad;
    return {};
}

} // namespace

/// What every game of the catalogue must keep (design.md, 5).
class TestConformance : public QObject {
    Q_OBJECT

private slots:

    void information_data() { rows(); }

    void information();

    void completeSpecOpensTheSameTable_data() { rows(); }

    void completeSpecOpensTheSameTable();

    void randomGamesEnd_data() { rows(); }

    void randomGamesEnd();

    void snapshotsRestore_data() { rows(); }

    void snapshotsRestore();

    void refusalsLeaveThePosition_data() { rows(); }

    void refusalsLeaveThePosition();

    void everyFaceIsTaken_data() { rows(); }

    void everyFaceIsTaken();

    void oddsAddUpToOne_data() { rows(); }

    void oddsAddUpToOne();

    void legalCommandsAreKnown_data() { rows(); }

    void legalCommandsAreKnown();

    void examplesAreTaken_data() { rows(); }

    void examplesAreTaken();

private:
    void rows();
    static const GameModule &game();
    /// Walks random games from the openings of all scenarios; `visit` is called at each position
    /// until it answers a complaint.
    template <class Visit>
    QByteArray walk(int gamesToPlay, std::uint64_t seed, Visit visit);

    TableSpec m_spec; ///< of the table that `walk` is at
};

void TestConformance::rows()
{
    QTest::addColumn<QString>("id");
    QVERIFY(!games().empty());
    // The longer games have an entry of their own, so that two of them are played at once.
    const QString only = qEnvironmentVariable("QD_GAME");
    const QStringList apart = qEnvironmentVariable("QD_GAMES_APART").split(u' ');
    for (const GameModule *one : games()) {
        const QString id = QString::fromStdString(one->info().id);
        if (only.isEmpty() ? !apart.contains(id) : id == only)
            QTest::newRow(one->info().id.c_str()) << id;
    }
}

const GameModule &TestConformance::game()
{
    const auto &all = games();
    return **std::find_if(all.begin(), all.end(), [](const GameModule *one) {
        return one->info().id == QTest::currentDataTag();
    });
}

template <class Visit>
QByteArray TestConformance::walk(int gamesToPlay, std::uint64_t seed, Visit visit)
{
    const auto &scenarios = game().info().scenarios;
    for (int i = 0; i < gamesToPlay; ++i) {
        m_spec = startOf(game(), checksOf(game().info().id), 2 * static_cast<std::uint64_t>(i));
        if (m_spec.options.empty())
            m_spec.scenario = scenarios[static_cast<std::size_t>(i) % scenarios.size()];
        auto opening = game().open(m_spec, resourceLibrary());
        if (!opening)
            return QByteArray::fromStdString(opening.error().message);
        RandomPlayer player(seed + static_cast<std::uint64_t>(i));
        Position position = inTheThick(*opening, seed + static_cast<std::uint64_t>(i));
        for (int acts = 0; acts < mostActs(game()); ++acts) {
            if (const QByteArray complaint = visit(position, player); !complaint.isEmpty())
                return "game " + QByteArray::number(i) + ", act " + QByteArray::number(acts) + ": "
                    + complaint;
            auto taken = player.play(position);
            if (!taken)
                break;
            position = taken->happened.after;
        }
    }
    return {};
}

void TestConformance::information()
{
    const GameInfo &info = game().info();
    QCOMPARE(info.sides.size(), std::size_t{2});
    QVERIFY(!info.scenarios.empty() && !info.defaultBoard.empty() && !info.edition.empty());
    for (const auto *names :
         {&info.commands, &info.events, &info.refusalCodes, &info.reasonTerms, &info.decisions}) {
        QVERIFY(!names->empty());
        const std::set<std::string> once(names->begin(), names->end());
        QCOMPARE(once.size(), names->size());
        for (const std::string &name : *names)
            QVERIFY2(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-")
                         == std::string::npos,
                     name.c_str());
    }
    for (const OptionInfo &option : info.options)
        QVERIFY2(parseJson(option.fallback).has_value(), option.key.c_str());
}

void TestConformance::completeSpecOpensTheSameTable()
{
    for (const std::string &scenario : game().info().scenarios) {
        TableSpec spec = specOf(game());
        spec.scenario = scenario;
        const auto whole = game().complete(spec, resourceLibrary());
        QVERIFY(whole.has_value());
        const auto opening = game().open(spec, resourceLibrary());
        const auto nothing = [](std::string_view, std::string_view,
                                std::string_view) -> std::optional<std::string> {
            return std::nullopt;
        };
        const auto alone = game().open(*whole, nothing); // needs no file any more
        QVERIFY2(alone.has_value(), alone ? "" : alone.error().message.c_str());
        QCOMPARE(alone->fingerprint(), opening->fingerprint());
        const auto twice = game().complete(*whole, nothing);
        QVERIFY(twice.has_value() && *twice == *whole);
    }
}

void TestConformance::randomGamesEnd()
{
    const int wanted = randomGames(game());
    const int workers = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 4);
    std::vector<std::unique_ptr<RandomGames>> shares;
    for (int i = 0; i < workers; ++i)
        shares.push_back(std::make_unique<RandomGames>(game()));
    std::vector<std::thread> threads;
    for (int i = 0; i < workers; ++i)
        threads.emplace_back(
            [&, i] { shares[static_cast<std::size_t>(i)]->run(i + 1, workers, wanted); });
    for (std::thread &thread : threads)
        thread.join();
    std::set<std::string> played;
    for (const auto &share : shares) {
        QVERIFY2(share->complaint().isEmpty(), share->complaint().constData());
        played.insert(share->played().begin(), share->played().end());
    }
    if (2 * wanted < checksOf(game().info().id).randomGames)
        return; // too few to have seen all
    for (const std::string &command : game().info().commands)
        QVERIFY2(command == "adjust" || played.contains(command),
                 ("never played: " + command).c_str());
}

void TestConformance::snapshotsRestore()
{
    int count = 0;
    const QByteArray complaint =
        walk(8, 500, [&, this](const Position &position, RandomPlayer &) -> QByteArray {
            if (++count % 5 != 0)
                return {};
            const auto state = stateOf(position);
            const auto restored = game().restore(m_spec, resourceLibrary(), position.snapshot());
            if (!restored)
                return "not restored: "
                    + QByteArray::fromStdString(restored.error().place + " "
                                                + restored.error().detail);
            if (restored->fingerprint() != position.fingerprint()
                || restored->pending() != position.pending() || stateOf(*restored) != state
                || restored->snapshot() != position.snapshot())
                return "restored differently";
            return {};
        });
    QVERIFY2(complaint.isEmpty(), complaint.constData());
    QVERIFY(count > 100);
}

void TestConformance::refusalsLeaveThePosition()
{
    const Names names(game().info());
    int refused = 0;
    const QByteArray complaint =
        walk(10, 900, [&](const Position &position, RandomPlayer &player) -> QByteArray {
            const std::string before = position.snapshot();
            const auto &commands = game().info().commands;
            std::vector<std::string> tries{
                "{}", "[]", R"({"do":1})", R"({"do":"no-such-command"})",
                R"({"do":")" + commands[player.random().below(commands.size())] + "\"}"};
            for (const Offer &offer : position.offers()) {
                if (offer.refused)
                    if (const QByteArray unknown = names.unknownIn(*offer.refused);
                        !unknown.isEmpty())
                        return unknown;
                tries.push_back(offer.command);
            }
            for (const std::string &text : tries) {
                const Decided decided = position.decide(text, std::nullopt);
                const auto *refusal = std::get_if<Refusal>(&decided);
                if (!refusal)
                    continue;
                ++refused;
                if (const QByteArray unknown = names.unknownIn(*refusal); !unknown.isEmpty())
                    return unknown;
            }
            return position.snapshot() == before ? QByteArray()
                                                 : QByteArray("a refusal changed the position");
        });
    QVERIFY2(complaint.isEmpty(), complaint.constData());
    QVERIFY(refused > 500);
}

namespace {

std::vector<int> facesOf(DieKind kind)
{
    std::vector<int> faces;
    for (int face = 0; face <= 66; ++face)
        if (isFace(kind, face))
            faces.push_back(face);
    return faces;
}

/// Hands every face to each die that `asked` wants, one die after the other; counts what was tried.
QByteArray refusedFace(const Position &position, const std::string &command, const Awaiting &asked,
                       SeededGenerator &random, int &tried)
{
    std::vector<int> thrown;
    std::vector<DieKind> kinds;
    for (const DiceAsk &ask : asked.asks)
        for (int i = 0; i < ask.count; ++i) {
            kinds.push_back(ask.kind);
            thrown.push_back(random.roll(ask.kind));
        }
    for (std::size_t die = 0; die < thrown.size(); ++die)
        for (const int face : facesOf(kinds[die])) {
            std::vector<int> dice = thrown;
            dice[die] = face;
            ++tried;
            const Decided decided = position.decide(command, dice);
            const auto *refusal = std::get_if<Refusal>(&decided);
            if (refusal && refusal->code != checksOf(position.module().info().id).refusedByFace)
                return QByteArray::fromStdString(refusal->code + ": " + command);
        }
    return {};
}

} // namespace

void TestConformance::everyFaceIsTaken()
{
    int tried = 0;
    int count = 0;
    const QByteArray complaint =
        walk(16, 1300, [&](const Position &position, RandomPlayer &player) -> QByteArray {
            if (++count % 2 != 0) // an act that wants dice is open at more than one position
                return {};
            for (const Offer &offer : position.offers()) {
                if (offer.refused)
                    continue;
                const auto command = player.fill(position, offer.command);
                if (!command)
                    continue;
                const Decided decided = position.decide(*command, std::nullopt);
                const auto *asked = std::get_if<Awaiting>(&decided);
                if (!asked)
                    continue;
                if (const QByteArray bad =
                        refusedFace(position, *command, *asked, player.random(), tried);
                    !bad.isEmpty())
                    return bad;
            }
            return {};
        });
    QVERIFY2(complaint.isEmpty(), complaint.constData());
    QVERIFY(tried > 1000);
}

void TestConformance::oddsAddUpToOne()
{
    const GameChecks checks = checksOf(game().info().id);
    QVERIFY(checks.oddsQueries);
    int answered = 0;
    int count = 0;
    const QByteArray complaint =
        walk(6, 1700, [&](const Position &position, RandomPlayer &) -> QByteArray {
            if (++count % 7 != 0)
                return {};
            for (const std::string &query : checks.oddsQueries(position)) {
                const auto answer = position.ask(query);
                if (!answer)
                    continue;
                ++answered;
                if (const QByteArray bad = badChances(*parseJson(*answer)); !bad.isEmpty())
                    return bad + ": " + QByteArray::fromStdString(query);
            }
            return {};
        });
    QVERIFY2(complaint.isEmpty(), complaint.constData());
    QVERIFY(answered > 100);
}

void TestConformance::legalCommandsAreKnown()
{
    const QByteArray complaint =
        walk(6, 2100, [](const Position &position, RandomPlayer &) -> QByteArray {
            const auto answer = position.ask(R"({"ask":"legal"})");
            if (!answer)
                return QByteArray::fromStdString(answer.error().message);
            const Json commands = parseJson(*answer)->at("commands");
            if (commands.empty() != position.situation().over)
                return "legal commands and the end of the game disagree";
            const auto &known = game().info().commands;
            for (const Json &command : commands)
                if (std::find(known.begin(), known.end(), command.at("do").get<std::string>())
                    == known.end())
                    return "unknown command " + QByteArray::fromStdString(canonicalText(command));
            return {};
        });
    QVERIFY2(complaint.isEmpty(), complaint.constData());
}

/// The ready example of a game, where it has one, is taken line by line and stops in the thick of
/// it.
void TestConformance::examplesAreTaken()
{
    const QByteArray example = exampleScript(QString::fromStdString(game().info().id));
    QVERIFY2(!example.isEmpty(), "no example");
    Script script({&game()}, resourceLibrary());
    int line = 0;
    for (const QByteArray &text : example.split('\n')) {
        const auto reply = script.feed(text.toStdString(), ++line);
        QVERIFY2(script.allTaken(), reply.value_or("").c_str());
    }
    QVERIFY(script.position() != nullptr && !script.position()->situation().over);
    QVERIFY(!script.position()->offers().empty());
}

QTEST_GUILESS_MAIN(TestConformance)
#include "tst_conformance.moc"
