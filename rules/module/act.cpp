// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/act.h"

#include "rules/module/game_module.h"
#include "rules/module/replies.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

/// A face as it was written; one beyond any die stays one (the dice checks refuse it as
/// `dice-face`).
int faceOf(const Json &number)
{
    constexpr auto kMost = static_cast<Json::number_integer_t>(std::numeric_limits<int>::max());
    if (number.is_number_unsigned())
        return static_cast<int>(
            std::min(number.get<Json::number_unsigned_t>(), Json::number_unsigned_t{kMost}));
    return static_cast<int>(std::clamp(number.get<Json::number_integer_t>(), -kMost, kMost));
}

tl::expected<std::vector<int>, Refusal> parseDice(const Json &value)
{
    if (!value.is_array())
        return tl::unexpected(badCommand("\"dice\" must be a list of faces"));
    std::vector<int> faces;
    faces.reserve(value.size());
    for (const Json &face : value) {
        // What is no whole number is no face of any die: the dice checks refuse it.
        faces.push_back(face.is_number_integer() ? faceOf(face) : kNoFace);
    }
    return faces;
}

tl::expected<void, Refusal> readDice(const Json &line, Act &act)
{
    const auto dice = line.find("dice");
    if (dice == line.end())
        return {};
    auto faces = parseDice(*dice);
    if (!faces)
        return tl::unexpected(faces.error());
    act.dice = std::move(*faces);
    return {};
}

tl::expected<void, Refusal> readOverruling(const Json &line, Act &act)
{
    if (const auto reason = line.find("reason"); reason != line.end()) {
        if (!reason->is_string())
            return tl::unexpected(badCommand("\"reason\" must be a text"));
        act.reason = reason->get<std::string>();
    }
    const auto force = line.find("force");
    if (force == line.end())
        return {};
    if (!force->is_boolean())
        return tl::unexpected(badCommand("\"force\" must be true or false"));
    if (force->get<bool>())
        act.strictness = Strictness::Overrule;
    return {};
}

} // namespace

tl::expected<Act, Refusal> parseAct(const Json &line)
{
    if (!line.is_object())
        return tl::unexpected(badCommand("a command is a JSON object"));
    const auto name = line.find("do");
    if (name == line.end() || !name->is_string())
        return tl::unexpected(badCommand("\"do\" must name a command"));
    Act act;
    if (const auto read = readDice(line, act); !read)
        return tl::unexpected(read.error());
    if (const auto read = readOverruling(line, act); !read)
        return tl::unexpected(read.error());
    if (line.find("dice") == line.end() && line.find("reason") == line.end()
        && line.find("force") == line.end()) {
        act.command = canonicalText(line);
        return act;
    }
    Json command = line;
    command.erase("dice");
    command.erase("reason");
    command.erase("force");
    act.command = canonicalText(command);
    return act;
}

std::optional<Refusal> reasonMissing(const Act &act, const GameInfo &info)
{
    if (!info.reasonNeeded || act.strictness == Strictness::Enforce
        || act.reason.find_first_not_of(" \t\r\n") != std::string::npos)
        return std::nullopt;
    return badCommand(R"("force" needs a "reason" that is not empty)");
}

std::string actLine(const Act &act)
{
    std::string line = act.command;
    line.pop_back();
    if (act.dice)
        line += ",\"dice\":" + canonicalText(Json(*act.dice));
    if (act.strictness == Strictness::Overrule)
        line += ",\"force\":true";
    if (!act.reason.empty())
        line += ",\"reason\":" + jsonString(act.reason);
    return line + "}";
}

} // namespace qd
