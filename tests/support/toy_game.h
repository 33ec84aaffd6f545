// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A game of three rules, for tests of the seam: "add" counts up to 9, "throw" two dice and on a
// pair a coin as well, "choose" answers what a throw of a pair and heads asks.

#include "rules/module/table_of.h"

#include <string>
#include <variant>
#include <vector>

namespace qd::toy {

struct State {
    int total = 0;
    bool choosing = false;
    friend bool operator==(const State &, const State &) = default;
};

struct Command {
    std::string name;
    int value = 0;
};

struct Event {
    std::string name; ///< "added", "thrown", "asked", "chosen"
    int value = 0;
    std::vector<int> dice;
    friend bool operator==(const Event &, const Event &) = default;
};

struct Game {
    using State = toy::State;
    using Command = toy::Command;
    using Event = toy::Event;

    static const GameInfo &info()
    {
        static const GameInfo kInfo = [] {
            GameInfo info;
            info.id = "toy";
            info.edition = "none";
            info.sides = {"odd", "even"};
            info.scenarios = {"plain"};
            info.commands = {"add", "throw", "choose"};
            return info;
        }();
        return kInfo;
    }

    static tl::expected<State, Refusal> open(const TableSpec &spec, const DataLibrary &)
    {
        if (!spec.scenario.empty() && spec.scenario != "plain")
            return tl::unexpected(badCommand("no scenario is called " + spec.scenario));
        return State{};
    }

    static tl::expected<TableSpec, Refusal> complete(const TableSpec &spec, const DataLibrary &)
    {
        TableSpec whole = spec;
        whole.scenario = "plain";
        return whole;
    }

    static tl::expected<Command, Refusal> parseCommand(const State &, const Json &json,
                                                       DiceNamed dice)
    {
        const std::string name = json.at("do").get<std::string>();
        const bool takesValue = name == "add" || name == "choose";
        if (!takesValue && name != "throw")
            return tl::unexpected(badCommand("no such command"));
        if (json.size() != (takesValue ? 2U : 1U) || (takesValue && !json.contains("value")))
            return tl::unexpected(badCommand("unknown or missing key"));
        if (takesValue && !json.at("value").is_number_integer())
            return tl::unexpected(badCommand("value must be a whole number"));
        if (name == "choose" && dice == DiceNamed::Yes)
            return tl::unexpected(badCommand("choose takes no dice"));
        return Command{name, takesValue ? json.at("value").get<int>() : 0};
    }

    static Decision<Event> decide(const State &state, const Command &command,
                                  std::span<const int> dice, Strictness strictness)
    {
        Events<Event> events;
        if (state.choosing != (command.name == "choose"))
            return Refusal{state.choosing ? "decision-pending" : "no-decision", "3", "not now", {}};
        if (command.name == "throw")
            return thrown(dice);
        if (command.name == "add" && command.value + state.total > 9) {
            Refusal tooMany = Refusal{"too-many", "1", "nine is the most", {}}.with("most", 9);
            if (strictness == Strictness::Enforce)
                return tooMany;
            events.overruled = tooMany;
        }
        events.list.push_back(Event{command.name == "add" ? "added" : "chosen", command.value, {}});
        return events;
    }

    static State apply(State state, const Event &event)
    {
        if (event.name == "asked")
            state.choosing = true;
        else if (event.name == "chosen")
            state.choosing = false;
        state.total += event.value;
        return state;
    }

    static Json encodeEvent(const State &, const Event &event)
    {
        Json json{{"event", event.name}, {"value", event.value}, {"rule", "2"}};
        if (!event.dice.empty())
            json["dice"] = event.dice;
        return json;
    }

    static tl::expected<Event, Fault> decodeEvent(const State &, const Json &json)
    {
        if (!json.contains("event") || !json.contains("value"))
            return tl::unexpected(
                Fault{FaultKind::Malformed, {}, "event", "not an event of the toy game"});
        return Event{json.at("event").get<std::string>(), json.at("value").get<int>(),
                     json.value("dice", std::vector<int>{})};
    }

    static Json pendingJson(const State &state)
    {
        return state.choosing
            ? Json{{"decision", "choose"}, {"side", "odd"}, {"choices", {1, 2}}, {"rule", "3"}}
            : Json(nullptr);
    }

    static tl::expected<Json, Refusal> ask(const State &state, const Json &query)
    {
        if (query.at("ask") != "state")
            return tl::unexpected(badCommand("no such query"));
        return Json{{"total", state.total}, {"pending", pendingJson(state)}};
    }

    static Offers offers(const State &) { return {}; }

    static Form form(const State &, const Json &partial)
    {
        return Form{canonicalText(partial), {}, true};
    }

    static std::vector<Drop> drops(const State &, const Json &, const std::vector<std::string> &)
    {
        return {};
    }

    static const BoardPicture &board(const State &)
    {
        static const BoardPicture kNone;
        return kNone;
    }

    static TablePicture picture(const State &, Viewer) { return {}; }

    static Situation situation(const State &) { return {}; }

    static std::uint64_t fingerprint(const State &state)
    {
        return static_cast<std::uint64_t>(state.total) * 2 + (state.choosing ? 1 : 0);
    }

    static Json encodeState(const State &state)
    {
        return Json{{"total", state.total}, {"choosing", state.choosing}};
    }

    static tl::expected<State, Fault> decodeState(const State &, const Json &json)
    {
        if (!json.contains("total") || !json.contains("choosing"))
            return tl::unexpected(
                Fault{FaultKind::Malformed, {}, "state", "not a state of the toy game"});
        return State{json.at("total").get<int>(), json.at("choosing").get<bool>()};
    }

private:
    static Decision<Event> thrown(std::span<const int> dice)
    {
        DiceCup cup(dice);
        std::vector<int> two;
        if (!cup.take(DiceAsk{"throw", "odd", {}, 2, DieKind::Pips6, "2"}, two))
            return cup.awaiting();
        Events<Event> events;
        events.list.push_back(Event{"thrown", two[0] + two[1], two});
        std::vector<int> coin;
        if (two[0] == two[1]) {
            if (!cup.take(DiceAsk{"pair", "odd", {}, 1, DieKind::Coin, "2"}, coin))
                return cup.awaiting();
            if (coin.front() == 1)
                events.list.push_back(Event{"asked", 0, coin});
        }
        return events;
    }
};

} // namespace qd::toy
