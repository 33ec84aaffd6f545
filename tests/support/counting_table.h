// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"
#include "tests/support/counting_game.h"

namespace qd::counting {

/// Surroundings that know the counting game and nothing else.
template <int kVersion = 1>
Surroundings surroundings()
{
    return {[](std::string_view id) { return id == "counting" ? &module<kVersion>() : nullptr; },
            [](std::string_view, std::string_view, std::string_view) { return std::nullopt; }};
}

inline TableSpec spec()
{
    TableSpec made;
    made.game = "counting";
    return made;
}

inline TablePeople people()
{
    return {QStringLiteral("Tuesday"),
            {QStringLiteral("Ann"), QStringLiteral("Bo")},
            QStringLiteral("Cy")};
}

inline Act add(int by)
{
    Act act;
    act.command = "{\"by\":" + std::to_string(by) + ",\"do\":\"add\"}";
    return act;
}

inline Act roll(std::optional<std::vector<int>> dice = std::nullopt)
{
    Act act;
    act.command = R"({"do":"roll"})";
    act.dice = std::move(dice);
    return act;
}

inline std::int64_t total(const Position &position)
{
    return Json::parse(*position.ask(R"({"ask":"state"})"))["total"].get<std::int64_t>();
}

} // namespace qd::counting
