// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fingerprint.h"
#include "rules/module/table_of.h"

#include <nlohmann/json.hpp>

namespace qd::counting {

// A game for tests of tables and journals: a counter.
//   {"do":"add","by":n}     adds n; more than 100 breaks rule 1.1 (can be overruled)
//   {"do":"roll"}           two six-sided dice, a double asks for a third (2.1); adds them up
//   {"do":"ask"}            asks the first side for a decision (3.1)
//   {"do":"pick","choice":"double"|"halve"}
//   {"do":"adjust","set":{"total":n}}

struct State {
    std::int64_t total = 0;
    std::int64_t acts = 0;
    bool asked = false;
    friend bool operator==(const State &, const State &) = default;
};

struct Command {
    std::string name;
    std::int64_t number = 0;
    std::string choice;
};

struct Event {
    std::string name;
    std::int64_t total = 0; ///< after it
    std::vector<int> dice;
    friend bool operator==(const Event &, const Event &) = default;
};

/// `kVersion` lets a test pretend a newer program.
template <int kVersion>
struct Game {
    using State = counting::State;
    using Command = counting::Command;
    using Event = counting::Event;

    static const GameInfo &info()
    {
        static const GameInfo kInfo = [] {
            GameInfo made;
            made.id = "counting";
            made.version = kVersion;
            made.edition = "first";
            made.sides = {"odd", "even"};
            made.scenarios = {"from-zero"};
            made.commands = {"add", "roll", "ask", "pick", "adjust"};
            return made;
        }();
        return kInfo;
    }

    static tl::expected<State, Refusal> open(const TableSpec &spec, const DataLibrary &)
    {
        if (spec.scenario == "from-thousand")
            return State{1000, 0, false};
        if (spec.scenario.empty() || spec.scenario == "from-zero")
            return State{};
        return tl::unexpected(badCommand("no scenario is called " + jsonString(spec.scenario)));
    }

    static tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                                     const DataLibrary &library)
    {
        if (const auto state = open(spec, library); !state)
            return tl::unexpected(state.error());
        TableSpec whole = spec;
        if (whole.scenario.empty())
            whole.scenario = "from-zero";
        if (whole.options.empty())
            whole.options = "{}";
        if (whole.board.empty())
            whole.board = R"({"name":"plain"})";
        return whole;
    }

    static tl::expected<Command, Refusal> parseCommand(const State &, const Json &json, DiceNamed)
    {
        Command command{json.value("do", std::string()), 0, {}};
        if (command.name == "add" && json.contains("by") && json["by"].is_number_integer())
            command.number = json["by"].get<std::int64_t>();
        else if (command.name == "pick" && json.contains("choice") && json["choice"].is_string())
            command.choice = json["choice"].get<std::string>();
        else if (command.name == "adjust" && json.contains("set"))
            command.number = json["set"].value("total", std::int64_t{0});
        else if (command.name != "roll" && command.name != "ask")
            return tl::unexpected(badCommand("no such command"));
        return command;
    }

    static Decision<Event> decide(const State &state, const Command &command,
                                  std::span<const int> dice, Strictness strictness)
    {
        Events<Event> events;
        const auto refuses = [&](Refusal refusal) {
            events.overruled = std::move(refusal);
            return strictness == Strictness::Enforce;
        };
        if (state.asked && command.name != "pick" && command.name != "adjust"
            && refuses(Refusal{"decision-pending", "3.1", "pick first", {}}))
            return *events.overruled;
        if (command.name == "add" && command.number > 100
            && refuses(Refusal{"too-much", "1.1", "at most 100", {}}))
            return *events.overruled;
        if (command.name == "pick" && !state.asked)
            return badCommand("nothing was asked");
        if (command.name == "roll")
            return roll(state, dice, std::move(events));
        std::int64_t total = state.total;
        if (command.name == "add")
            total += command.number;
        else if (command.name == "adjust")
            total = command.number;
        else if (command.name == "pick")
            total = command.choice == "double" ? total * 2 : total / 2;
        events.list.push_back(Event{command.name == "ask" ? "asked" : command.name, total, {}});
        return events;
    }

    static State apply(State state, const Event &event)
    {
        state.total = event.total;
        ++state.acts;
        state.asked = event.name == "asked";
        return state;
    }

    static Json encodeEvent(const State &, const Event &event)
    {
        Json json{{"event", event.name}, {"rule", nullptr}, {"total", event.total}};
        if (!event.dice.empty())
            json["dice"] = event.dice;
        return json;
    }

    static tl::expected<Event, Fault> decodeEvent(const State &, const Json &json)
    {
        if (!json.contains("total") || !json["total"].is_number_integer())
            return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "an event without total"});
        return Event{json.value("event", std::string()), json["total"].get<std::int64_t>(),
                     json.value("dice", std::vector<int>())};
    }

    static Json pendingJson(const State &state)
    {
        if (!state.asked)
            return nullptr;
        return Json{{"choices", {"double", "halve"}},
                    {"decision", "pick"},
                    {"rule", "3.1"},
                    {"side", "odd"}};
    }

    static tl::expected<Json, Refusal> ask(const State &state, const Json &query)
    {
        if (query.value("ask", std::string()) != "state")
            return tl::unexpected(badCommand("no such query"));
        return encodeState(state);
    }

    static Offers offers(const State &)
    {
        Offer roll;
        roll.id = "roll";
        roll.command = R"({"do":"roll"})";
        return {roll};
    }

    static Form form(const State &, const Json &json)
    {
        Form made;
        made.command = canonicalText(json);
        made.complete = true;
        return made;
    }

    static std::vector<Drop> drops(const State &, const Json &, const std::vector<std::string> &)
    {
        return {};
    }

    static const BoardPicture &board(const State &)
    {
        static const BoardPicture kBoard;
        return kBoard;
    }

    static TablePicture picture(const State &, Viewer) { return {}; }

    static Situation situation(const State &state)
    {
        Situation made;
        made.turn = static_cast<int>(state.acts);
        return made;
    }

    static std::uint64_t fingerprint(const State &state)
    {
        Fingerprint print;
        print.add(static_cast<std::uint64_t>(state.total));
        print.add(static_cast<std::uint64_t>(state.acts));
        print.add(static_cast<std::uint64_t>(state.asked ? 1 : 0));
        return print.value();
    }

    static Json encodeState(const State &state)
    {
        return Json{{"acts", state.acts}, {"asked", state.asked}, {"total", state.total}};
    }

    static tl::expected<State, Fault> decodeState(const State &, const Json &json)
    {
        if (!json.is_object() || !json.contains("total"))
            return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "no state"});
        return State{json.value("total", std::int64_t{0}), json.value("acts", std::int64_t{0}),
                     json.value("asked", false)};
    }

private:
    static Decision<Event> roll(const State &state, std::span<const int> dice, Events<Event> events)
    {
        DiceCup cup(dice);
        std::vector<int> faces;
        std::vector<int> third;
        if (!cup.take(DiceAsk{"roll", {}, {}, 2, DieKind::Pips6, "2.1"}, faces))
            return cup.awaiting();
        if (faces[0] == faces[1]
            && !cup.take(DiceAsk{"double", {}, {}, 1, DieKind::Pips6, "2.1"}, third))
            return cup.awaiting();
        faces.insert(faces.end(), third.begin(), third.end());
        std::int64_t total = state.total;
        for (const int face : faces)
            total += face;
        events.list.push_back(Event{"rolled", total, faces});
        return events;
    }
};

template <int kVersion = 1>
const GameModule &module()
{
    static const ModuleOf<Game<kVersion>> kModule;
    return kModule;
}

} // namespace qd::counting
