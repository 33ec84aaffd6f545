// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/resource_library.h"
#include "rules/base/json_text.h"
#include "rules/module/random_play.h"
#include "tests/conformance/invariants.h"

#include <QByteArray>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace qd {

inline constexpr int kMostActs = 3000; ///< a game that takes longer never ends
inline constexpr int kEndlessActs = 80; ///< of a game that the rules never end
inline constexpr int kLookEvery = 4; ///< acts between two looks at the whole state

/// The default table of a game.
inline TableSpec specOf(const GameModule &game)
{
    return TableSpec{game.info().id, {}, {}, {}, {}};
}

/// How many acts of a game are played at most.
inline int mostActs(const GameModule &game)
{
    const int left = checksOf(game.info().id).mostActs;
    return left > 0 ? left : game.info().endless ? kEndlessActs : kMostActs;
}

/// A random game may be left before it ends.
inline bool mayBeLeft(const GameModule &game)
{
    return game.info().endless || checksOf(game.info().id).mostActs > 0;
}

/// The position after the act that puts a game into the thick of it, where it has one.
inline Position inTheThick(const Position &opening, std::uint64_t seed)
{
    const GameChecks checks = checksOf(opening.module().info().id);
    const auto act = checks.closeOpening ? checks.closeOpening(opening, seed) : std::nullopt;
    if (!act)
        return opening;
    const Decided decided = opening.decide(*act, std::nullopt);
    const auto *happened = std::get_if<Happened>(&decided);
    return happened ? happened->after : opening;
}

/// A table with each option that has a few values set to one of them.
inline TableSpec variedSpec(const GameModule &game, std::uint64_t seed)
{
    SeededGenerator random(seed);
    std::string options;
    for (const OptionInfo &option : game.info().options)
        if (!option.values.empty())
            options += (options.empty() ? "{" : ",") + jsonString(option.key) + ":"
                + option.values[random.below(option.values.size())];
    TableSpec spec = specOf(game);
    spec.options = options.empty() ? options : options + "}";
    return spec;
}

/// The start of a random game. Where a game never ends, three games of four begin close together,
/// the others in turn with each scenario.
inline TableSpec startOf(const GameModule &game, const GameChecks &checks, std::uint64_t seed)
{
    TableSpec spec = seed % 2 == 0 ? specOf(game) : variedSpec(game, seed);
    if (checks.mostActs > 0) // no more than a part of each game: each scenario in turn
        spec.scenario = game.info().scenarios[seed / 2 % game.info().scenarios.size()];
    if (!game.info().endless)
        return spec;
    const auto close = checks.closeStart && seed % 4 != 0 ? checks.closeStart(seed) : std::nullopt;
    if (close) {
        Json options = parseJson(spec.options.empty() ? "{}" : spec.options).value();
        options["fleet"] = parseJson(*close).value();
        spec.options = canonicalText(options);
    } else {
        spec.scenario = game.info().scenarios[seed / 4 % game.info().scenarios.size()];
    }
    return spec;
}

/// What {"ask":"state"} answers.
inline Json stateOf(const Position &position)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    const auto json = parseJson(answer ? *answer : "null");
    return json ? *json : Json();
}

/// What of an act's outcome does not hold together.
inline QByteArray inconsistent(const Position &before, const RandomAct &taken)
{
    Position folded = before;
    for (const EventText &event : taken.happened.events) {
        const auto next = folded.apply(event);
        if (!next)
            return "an event can't be read back: "
                + QByteArray::fromStdString(event.json + " " + next.error().detail);
        folded = *next;
    }
    if (folded.fingerprint() != taken.happened.after.fingerprint())
        return "the fold of the events is another state";
    Decided again = before.decide(taken.act.command, taken.act.dice, taken.act.strictness);
    const auto *same = std::get_if<Happened>(&again);
    if (!same || same->events != taken.happened.events)
        return "deciding twice gives two answers";
    return {};
}

/// Each name that the events and refusals of a game carry must be one that the game declares.
class Names {
public:
    explicit Names(const GameInfo &info) : m_info(info), m_ownTerm(checksOf(info.id).ownTerm) { }

    QByteArray unknownIn(const EventText &event) const
    {
        if (event.isBookkeeping())
            return {};
        if (!among(m_info.events, event.name))
            return "undeclared event " + QByteArray::fromStdString(event.name);
        const auto json = parseJson(event.json);
        if (!json || !json->contains("rule") || json->value("event", std::string()) != event.name)
            return "an event without its name and rule: " + QByteArray::fromStdString(event.json);
        if (event.name == "reminder"
            && !among(m_info.reminderTopics, json->value("topic", std::string())))
            return "undeclared reminder: " + QByteArray::fromStdString(event.json);
        return unknownTerm(*json);
    }

    QByteArray unknownIn(const Refusal &refusal) const
    {
        return among(m_info.refusalCodes, refusal.code)
            ? QByteArray()
            : "undeclared refusal " + QByteArray::fromStdString(refusal.code);
    }

private:
    static bool among(const std::vector<std::string> &names, const std::string &name)
    {
        return std::find(names.begin(), names.end(), name) != names.end();
    }

    bool isTerm(const std::string &term) const
    {
        return among(m_info.reasonTerms, term) || (m_ownTerm && m_ownTerm(term));
    }

    QByteArray unknownTerm(const Json &json) const
    {
        if (json.is_object() && json.contains("term") && !isTerm(json.value("term", std::string())))
            return "undeclared reason " + QByteArray::fromStdString(canonicalText(json));
        if (json.is_structured())
            for (const Json &inner : json)
                if (const QByteArray unknown = unknownTerm(inner); !unknown.isEmpty())
                    return unknown;
        return {};
    }

    const GameInfo &m_info;
    bool (*m_ownTerm)(std::string_view);
};

/// Plays whole games at random and watches every act of them.
class RandomGames {
public:
    explicit RandomGames(const GameModule &game)
        : m_game(game), m_checks(checksOf(game.info().id)), m_names(game.info())
    {
    }

    /// The games of every `step`-th seed; stops at the first complaint.
    void run(int first, int step, int last)
    {
        for (int seed = first; seed <= last && m_complaint.isEmpty(); seed += step) {
            m_acts = 0;
            const QByteArray what = play(static_cast<std::uint64_t>(seed));
            if (!what.isEmpty())
                m_complaint = "seed " + QByteArray::number(seed) + ", act "
                    + QByteArray::number(m_acts) + ": " + what;
        }
    }

    const QByteArray &complaint() const { return m_complaint; }

    const std::set<std::string> &played() const { return m_played; }

private:
    static QByteArray deadEnd(const Position &position)
    {
        QByteArray text = "a dead end: "
            + QByteArray::fromStdString(position.pending() + position.situation().phase);
        for (const Offer &offer : position.offers())
            text += ' ' + QByteArray::fromStdString(offer.id)
                + QByteArray::fromStdString(offer.refused ? " (" + offer.refused->code + ")" : "");
        return text;
    }

    QByteArray play(std::uint64_t seed)
    {
        const auto opening = m_game.open(startOf(m_game, m_checks, seed), resourceLibrary());
        if (!opening)
            return QByteArray::fromStdString(opening.error().message);
        RandomPlayer player(seed);
        Position position = inTheThick(*opening, seed);
        while (!position.situation().over) {
            if (++m_acts == mostActs(m_game))
                return mayBeLeft(m_game) ? QByteArray() : "the game doesn't end";
            auto taken = player.play(position); // the rules leave something to be done always
            if (!taken)
                return deadEnd(position);
            if (QByteArray what = watch(position, *taken); !what.isEmpty())
                return what + " - " + QByteArray::fromStdString(taken->act.command);
            position = taken->happened.after;
        }
        return {};
    }

    QByteArray watch(const Position &before, const RandomAct &taken)
    {
        if (QByteArray loose = inconsistent(before, taken); !loose.isEmpty())
            return loose;
        for (const EventText &event : taken.happened.events)
            if (QByteArray unknown = m_names.unknownIn(event); !unknown.isEmpty())
                return unknown;
        m_played.insert(parseJson(taken.act.command)->at("do").get<std::string>());
        const Position &after = taken.happened.after;
        const bool looked = m_acts % kLookEvery == 0 || after.situation().over;
        const auto wrong =
            looked && m_checks.broken ? m_checks.broken(after, stateOf(after)) : std::nullopt;
        return QByteArray::fromStdString(wrong.value_or(""));
    }

    const GameModule &m_game;
    GameChecks m_checks;
    Names m_names;
    std::set<std::string> m_played;
    QByteArray m_complaint;
    int m_acts = 0;
};

} // namespace qd
