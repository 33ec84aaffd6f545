// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/game_module.h"
#include "rules/module/position.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace qd::test {

/// A game without rules: its answers are what a test says they are.
struct FakeAnswers {
    std::function<Decided(std::string_view, const std::optional<std::vector<int>> &, Strictness,
                          const Position &)>
        decide;
    std::function<Form(std::string_view)> form = [](std::string_view command) {
        Form whole;
        whole.command = command;
        whole.complete = true;
        return whole;
    };
    Offers offers;
    Situation situation;
    std::string pending = "null";
};

class FakeModule : public GameModule {
public:
    FakeModule()
    {
        m_info.id = "fake";
        m_info.sides = {"british", "spanish"};
    }

    const GameInfo &info() const override { return m_info; }

    tl::expected<Position, Refusal> open(const TableSpec &, const DataLibrary &) const override
    {
        return tl::unexpected(badCommand("tests only"));
    }

    tl::expected<Position, Fault> restore(const TableSpec &, const DataLibrary &,
                                          std::string_view) const override
    {
        return tl::unexpected(Fault{});
    }

    tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                              const DataLibrary &) const override
    {
        return spec;
    }

private:
    GameInfo m_info;
};

class FakeModel : public Position::Model, public std::enable_shared_from_this<FakeModel> {
public:
    explicit FakeModel(FakeAnswers answers) : m_answers(std::move(answers)) { }

    const GameModule &module() const override
    {
        static const FakeModule module;
        return module;
    }

    Decided decide(std::string_view command, const std::optional<std::vector<int>> &dice,
                   Strictness strictness) const override
    {
        return m_answers.decide(command, dice, strictness, Position(shared_from_this()));
    }

    tl::expected<Position, Fault> apply(const EventText &) const override
    {
        return Position(shared_from_this());
    }

    std::string pending() const override { return m_answers.pending; }

    tl::expected<std::string, Refusal> ask(std::string_view) const override
    {
        return tl::unexpected(badCommand("tests only"));
    }

    Offers offers() const override { return m_answers.offers; }

    Form form(std::string_view partialCommand) const override
    {
        return m_answers.form(partialCommand);
    }

    std::vector<Drop> drops(std::string_view, const std::vector<std::string> &) const override
    {
        return {};
    }

    const BoardPicture &board() const override
    {
        static const BoardPicture none;
        return none;
    }

    TablePicture picture(Viewer) const override { return {}; }

    Situation situation() const override { return m_answers.situation; }

    std::uint64_t fingerprint() const override { return 0; }

    std::string snapshot() const override { return "{}"; }

private:
    FakeAnswers m_answers;
};

inline Position fakePosition(FakeAnswers answers)
{
    return Position(std::make_shared<FakeModel>(std::move(answers)));
}

/// decide for an act that throws the given groups and then happens.
inline auto throwing(std::vector<DiceAsk> asks, std::vector<EventText> events = {})
{
    return [asks = std::move(asks), events = std::move(events)](
               std::string_view, const std::optional<std::vector<int>> &dice, Strictness,
               const Position &here) -> Decided {
        const std::vector<int> faces = dice.value_or(std::vector<int>());
        DiceCup cup(faces);
        for (const DiceAsk &ask : asks) {
            std::vector<int> fell;
            if (!cup.take(ask, fell))
                return cup.awaiting();
        }
        return Happened{events, std::nullopt, here, "british"};
    };
}

} // namespace qd::test
