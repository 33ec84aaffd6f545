// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/script.h"

#include "rules/base/json_text.h"
#include "rules/module/replies.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

Refusal noTable()
{
    return badCommand("no table is open: a script begins with a table line");
}

/// The events of a table line: `table-opened` where the game knows it (contract: Reply forms; a
/// game's specification says whether there is one).
std::string openingEvents(const GameInfo &info, const TableSpec &spec)
{
    static constexpr const char *kOpened = "table-opened";
    if (std::find(info.events.begin(), info.events.end(), kOpened) == info.events.end())
        return "[]";
    Json event{{"event", kOpened}, {"game", info.id}, {"rule", nullptr}};
    event["scenario"] = spec.scenario.empty() ? info.scenarios.front() : spec.scenario;
    return canonicalText(Json::array({std::move(event)}));
}

/// The faces that `awaiting` still lacks.
void rollMissing(const Awaiting &awaiting, SeededGenerator &dice, std::vector<int> &faces)
{
    std::size_t before = 0;
    for (const DiceAsk &ask : awaiting.asks) {
        const std::size_t after = before + static_cast<std::size_t>(std::max(ask.count, 0));
        while (faces.size() < after)
            faces.push_back(dice.roll(ask.kind));
        before = after;
    }
}

} // namespace

std::variant<Happened, Refusal> decideWithDice(const Position &position, const Act &act,
                                               SeededGenerator &dice, std::vector<int> *rolled)
{
    std::optional<std::vector<int>> faces = act.dice;
    SeededGenerator thrown = dice;
    for (;;) {
        Decided decided = position.decide(act.command, faces, act.strictness);
        if (auto *refusal = std::get_if<Refusal>(&decided))
            return std::move(*refusal);
        if (auto *happened = std::get_if<Happened>(&decided)) {
            dice = thrown;
            if (rolled && faces)
                *rolled = std::move(*faces);
            return std::move(*happened);
        }
        const auto &awaiting = std::get<Awaiting>(decided);
        const int given = faces ? static_cast<int>(faces->size()) : 0;
        if (act.dice || awaiting.needed() <= given)
            return diceCount(awaiting.needed(), given);
        if (!faces)
            faces.emplace();
        rollMissing(awaiting, thrown, *faces);
    }
}

Script::Script(std::vector<const GameModule *> games, DataLibrary library)
    : m_games(std::move(games)), m_library(std::move(library))
{
}

std::optional<std::string> Script::feed(std::string_view text, int lineNumber)
{
    return take(readScriptLine(text), lineNumber);
}

std::optional<std::string> Script::take(const ScriptLine &parsed, int lineNumber)
{
    return std::visit(
        Overloaded{
            [](const line::Blank &) -> std::optional<std::string> { return std::nullopt; },
            [](const line::Note &) -> std::optional<std::string> { return std::nullopt; },
            [](const line::Expect &) -> std::optional<std::string> { return std::nullopt; },
            [&](const line::Table &table) -> std::optional<std::string> {
                return openTable(table.spec, lineNumber);
            },
            [&](const line::Do &command) -> std::optional<std::string> {
                return takeAct(command.act, lineNumber);
            },
            [&](const line::Ask &query) -> std::optional<std::string> {
                return answer(query.query, lineNumber);
            },
            [&](const line::Undo &) -> std::optional<std::string> { return undo(lineNumber); },
            [&](const line::Redo &) -> std::optional<std::string> { return redo(lineNumber); },
            [&](const Refusal &refusal) -> std::optional<std::string> {
                return refuse(lineNumber, refusal);
            }},
        parsed);
}

std::string Script::refuse(int lineNumber, const Refusal &refusal)
{
    m_allTaken = false;
    return refusedReply(lineNumber, refusal);
}

std::string Script::openTable(const TableSpec &spec, int lineNumber)
{
    const auto game =
        std::find_if(m_games.begin(), m_games.end(),
                     [&spec](const GameModule *module) { return module->info().id == spec.game; });
    if (game == m_games.end())
        return refuse(lineNumber, badCommand("no game is called " + jsonString(spec.game)));
    auto opening = (*game)->open(spec, m_library);
    if (!opening)
        return refuse(lineNumber, opening.error());
    m_spec = spec;
    m_now = 0;
    m_moments.clear();
    m_moments.push_back(Moment{std::move(*opening), SeededGenerator(spec.seed.value_or(0))});
    return takenReply(
        lineNumber,
        Taken{0, openingEvents((*game)->info(), spec), m_moments.front().position.pending(), {}});
}

std::string Script::takeAct(const Act &act, int lineNumber)
{
    if (m_moments.empty())
        return refuse(lineNumber, noTable());
    if (const auto missing = reasonMissing(act, m_moments[m_now].position.module().info()))
        return refuse(lineNumber, *missing);
    SeededGenerator dice = m_moments[m_now].dice;
    auto decided = decideWithDice(m_moments[m_now].position, act, dice);
    if (const auto *refusal = std::get_if<Refusal>(&decided))
        return refuse(lineNumber, *refusal);
    auto &happened = std::get<Happened>(decided);
    m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(m_now) + 1, m_moments.end());
    m_moments.push_back(Moment{std::move(happened.after), dice});
    ++m_now;
    return takenReply(lineNumber,
                      Taken{static_cast<long long>(m_now), shownEventsText(happened.events),
                            m_moments[m_now].position.pending(),
                            overruledText(happened.overruled)});
}

std::string Script::answer(const std::string &query, int lineNumber)
{
    if (m_moments.empty())
        return refuse(lineNumber, noTable());
    const auto answer = m_moments[m_now].position.ask(query);
    return answer ? answeredReply(lineNumber, *answer) : refuse(lineNumber, answer.error());
}

std::string Script::undo(int lineNumber)
{
    if (m_moments.empty())
        return refuse(lineNumber, noTable());
    if (m_now == 0)
        return refuse(lineNumber, nothingToUndo());
    --m_now;
    return steppedReply(lineNumber, static_cast<long long>(m_now),
                        m_moments[m_now].position.pending());
}

std::string Script::redo(int lineNumber)
{
    if (m_moments.empty())
        return refuse(lineNumber, noTable());
    if (m_now + 1 == m_moments.size())
        return refuse(lineNumber, nothingToRedo());
    ++m_now;
    return steppedReply(lineNumber, static_cast<long long>(m_now),
                        m_moments[m_now].position.pending());
}

} // namespace qd
