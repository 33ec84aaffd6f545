// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Makes a GameModule of a game's typed functions. A game is a struct G of types and static
// functions:
//
//   using State, Command, Event (State and Event: values with ==; copying a State is cheap)
//   const GameInfo &info()
//   tl::expected<State, Refusal> open(const TableSpec &, const DataLibrary &)
//   tl::expected<TableSpec, Refusal> complete(const TableSpec &, const DataLibrary &)
//   tl::expected<Command, Refusal> parseCommand(const State &, const Json &, DiceNamed)
//   Decision<Event> decide(const State &, const Command &, std::span<const int> dice, Strictness)
//   State apply(State, const Event &)
//   std::string_view actor(const State &before, const Command &)    (a side, or "referee";
//     left out: always "referee")
//   Json encodeEvent(const State &before, const Event &)
//   tl::expected<Event, Fault> decodeEvent(const State &before, const Json &)
//   Json pendingJson(const State &)
//   tl::expected<Json, Refusal> ask(const State &, const Json &)
//   Offers offers(const State &)    Form form(const State &, const Json &)
//   std::vector<Drop> drops(const State &, const Json &partial, const std::vector<std::string>
//   &pieces) const BoardPicture &board(const State &)    TablePicture picture(const State &,
//   Viewer) Situation situation(const State &)    std::vector<Chart> charts(const State &,
//   const Json &partial) (left out: the game has no charts)
//   std::optional<Drop> dropOn(const State &, const Json &partial, const std::vector<std::string>
//   &pieces, const std::string &place) (left out: `drops` says all)
//   std::optional<Drop> dropAt(const State &, const Json &partial, const std::string &piece, const
//   PicturePose &wanted)    Overlay overlay(const State &, const Json &partial, const std::string
//   &piece) (both left out: the board is not measured; lattice boards have overlay, and)
//   std::optional<Drop> dropAlong(const State &, const Json &partial, const std::string &piece,
//   std::string_view steps)    std::uint64_t fingerprint(const State &) Json encodeState(const
//   State &)    tl::expected<State, Fault> decodeState(const State &opening, const Json &)
//
// `decide` never sees a face that its dice can't show, nor more faces than it asks for: both are
// refused here.

#include "rules/base/json_text.h"
#include "rules/module/dice_check.h"
#include "rules/module/dice_named.h"
#include "rules/module/game_module.h"
#include "rules/module/position.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd {

/// One position of a game G.
template <class G>
class TableOf final : public Position::Model {
public:
    using State = typename G::State;
    using Event = typename G::Event;

    TableOf(const GameModule &module, State state) : m_module(module), m_state(std::move(state)) { }

    const State &state() const { return m_state; }

    const GameModule &module() const override { return m_module; }

    Decided decide(std::string_view command, const std::optional<std::vector<int>> &dice,
                   Strictness strictness) const override
    {
        const auto json = parseJson(command);
        if (!json)
            return badCommand("the command is " + json.error().detail);
        if (!json->is_object())
            return badCommand("a command is a JSON object");
        if (G::info().facesAreNumbers && dice
            && std::find(dice->begin(), dice->end(), kNoFace) != dice->end())
            return badCommand("\"dice\" must be a list of whole numbers");
        const auto parsed = G::parseCommand(m_state, *json, dice ? DiceNamed::Yes : DiceNamed::No);
        if (!parsed)
            return parsed.error();
        const std::span<const int> faces =
            dice ? std::span<const int>(*dice) : std::span<const int>();
        Decision<Event> decision = thrown<Event>(
            [&](std::span<const int> given) {
                return G::decide(m_state, *parsed, given, strictness);
            },
            faces);
        return std::visit(
            Overloaded{[&](Events<Event> &events) -> Decided {
                           Happened taken = happened(events);
                           if constexpr (requires { G::actor(m_state, *parsed); })
                               taken.actor = G::actor(m_state, *parsed);
                           else
                               taken.actor = "referee";
                           return taken;
                       },
                       [](Awaiting &awaiting) -> Decided { return std::move(awaiting); },
                       [](Refusal &refusal) -> Decided { return std::move(refusal); }},
            decision);
    }

    tl::expected<Position, Fault> apply(const EventText &event) const override
    {
        const auto json = parseJson(event.json);
        if (!json)
            return tl::unexpected(json.error());
        if (!json->is_object())
            return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "an event is a JSON object"});
        const auto decoded = G::decodeEvent(m_state, *json);
        if (!decoded)
            return tl::unexpected(decoded.error());
        return at(G::apply(m_state, *decoded));
    }

    std::string pending() const override { return canonicalText(G::pendingJson(m_state)); }

    tl::expected<std::string, Refusal> ask(std::string_view query) const override
    {
        const auto json = parseJson(query);
        if (!json)
            return tl::unexpected(badCommand("the query is " + json.error().detail));
        if (!json->is_object())
            return tl::unexpected(badCommand("a query is a JSON object"));
        const auto answer = G::ask(m_state, *json);
        if (!answer)
            return tl::unexpected(answer.error());
        return canonicalText(*answer);
    }

    Offers offers() const override { return G::offers(m_state); }

    Form form(std::string_view partialCommand) const override
    {
        return G::form(m_state, objectOf(partialCommand));
    }

    std::vector<Drop> drops(std::string_view partialCommand,
                            const std::vector<std::string> &pieces) const override
    {
        return G::drops(m_state, objectOf(partialCommand), pieces);
    }

    std::optional<Drop> dropOn([[maybe_unused]] std::string_view partialCommand,
                               [[maybe_unused]] const std::vector<std::string> &pieces,
                               [[maybe_unused]] const std::string &place) const override
    {
        if constexpr (requires { G::dropOn(m_state, Json(), pieces, place); })
            return G::dropOn(m_state, objectOf(partialCommand), pieces, place);
        else
            return std::nullopt;
    }

    std::optional<Drop> dropAt([[maybe_unused]] std::string_view partialCommand,
                               [[maybe_unused]] const std::string &piece,
                               [[maybe_unused]] const PicturePose &wanted) const override
    {
        if constexpr (requires { G::dropAt(m_state, Json(), piece, wanted); })
            return G::dropAt(m_state, objectOf(partialCommand), piece, wanted);
        else
            return std::nullopt;
    }

    std::optional<Drop> dropAlong([[maybe_unused]] std::string_view partialCommand,
                                  [[maybe_unused]] const std::string &piece,
                                  [[maybe_unused]] std::string_view steps) const override
    {
        if constexpr (requires { G::dropAlong(m_state, Json(), piece, steps); })
            return G::dropAlong(m_state, objectOf(partialCommand), piece, steps);
        else
            return std::nullopt;
    }

    Overlay overlay([[maybe_unused]] std::string_view partialCommand,
                    [[maybe_unused]] const std::string &piece) const override
    {
        if constexpr (requires { G::overlay(m_state, Json(), piece); })
            return G::overlay(m_state, objectOf(partialCommand), piece);
        else
            return {};
    }

    std::vector<Chart> charts([[maybe_unused]] std::string_view partialCommand) const override
    {
        if constexpr (requires { G::charts(m_state, Json()); })
            return G::charts(m_state, objectOf(partialCommand));
        else
            return {};
    }

    const BoardPicture &board() const override { return G::board(m_state); }

    TablePicture picture(Viewer viewer) const override { return G::picture(m_state, viewer); }

    Situation situation() const override { return G::situation(m_state); }

    std::uint64_t fingerprint() const override { return G::fingerprint(m_state); }

    std::string snapshot() const override { return canonicalText(G::encodeState(m_state)); }

private:
    Position at(State state) const
    {
        return Position(std::make_shared<TableOf>(m_module, std::move(state)));
    }

    Happened happened(Events<Event> &events) const
    {
        std::vector<EventText> texts;
        texts.reserve(events.list.size());
        State state = m_state;
        for (const Event &event : events.list) {
            const Json json = G::encodeEvent(state, event);
            texts.push_back(EventText{json.value("event", std::string()), canonicalText(json)});
            state = G::apply(std::move(state), event);
        }
        return Happened{std::move(texts), std::move(events.overruled), at(std::move(state)), {}};
    }

    /// A partial command; what is no JSON object counts as an empty one.
    static Json objectOf(std::string_view text)
    {
        const auto json = parseJson(text);
        return json && json->is_object() ? *json : Json::object();
    }

    const GameModule &m_module;
    State m_state;
};

/// The module of a game G.
template <class G>
class ModuleOf final : public GameModule {
public:
    const GameInfo &info() const override { return G::info(); }

    tl::expected<Position, Refusal> open(const TableSpec &spec,
                                         const DataLibrary &library) const override
    {
        auto state = G::open(spec, library);
        if (!state)
            return tl::unexpected(state.error());
        return Position(std::make_shared<TableOf<G>>(*this, std::move(*state)));
    }

    tl::expected<Position, Fault> restore(const TableSpec &spec, const DataLibrary &library,
                                          std::string_view snapshot) const override
    {
        const auto json = parseJson(snapshot);
        if (!json)
            return tl::unexpected(json.error());
        const auto opening = G::open(spec, library);
        if (!opening)
            return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, opening.error().message});
        auto state = G::decodeState(*opening, *json);
        if (!state)
            return tl::unexpected(state.error());
        return Position(std::make_shared<TableOf<G>>(*this, std::move(*state)));
    }

    tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                              const DataLibrary &library) const override
    {
        return G::complete(spec, library);
    }
};

} // namespace qd
