// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/script_fuzz.h"

#include "rules/base/json_text.h"

#include <array>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

constexpr std::size_t kRemembered = 400;

const std::array<Json, 16> &oddValues()
{
    static const std::array<Json, 16> kOdd{Json(nullptr),
                                           Json(true),
                                           Json(false),
                                           Json(0),
                                           Json(-1),
                                           Json(7),
                                           Json(1e300),
                                           Json(""),
                                           Json("dock"),
                                           Json("nobody"),
                                           Json::array(),
                                           Json::object(),
                                           Json(INT64_MIN),
                                           Json(UINT64_MAX),
                                           Json(std::string(3000, 'x')),
                                           Json::array({1, 2, 3, 4, 5, 6})};
    return kOdd;
}

/// Collects pointers to every value inside, the outermost first.
void collect(Json &value, std::vector<Json *> &all)
{
    all.push_back(&value);
    if (value.is_structured())
        for (Json &inner : value)
            collect(inner, all);
}

std::string refusalCode(const Json &reply)
{
    return reply.contains("error") ? reply["error"].value("code", std::string()) : std::string();
}

} // namespace

ScriptFuzzer::ScriptFuzzer(const GameModule &game, DataLibrary library, std::uint64_t seed)
    : m_game(game), m_library(std::move(library)), m_player(seed), m_script({&game}, m_library)
{
}

std::optional<std::string> ScriptFuzzer::open()
{
    ++m_tables;
    const auto &scenarios = m_game.info().scenarios;
    TableSpec spec{
        m_game.info().id, scenarios[below(scenarios.size())], {}, {}, m_player.random().next()};
    return feed(tableLine(spec));
}

std::optional<std::string> ScriptFuzzer::feed(const std::string &text)
{
    const Position *position = m_script.position();
    const auto before = position ? std::optional<Position>(*position) : std::nullopt;
    ++m_line;
    if (m_tables == 1)
        m_firstTable.push_back(text);
    const auto replyText = m_script.feed(text, m_line);
    const auto complaint = [&](const std::string &what) {
        return what + " - the line: " + text.substr(0, 1000);
    };
    if (!replyText)
        return std::nullopt;
    const auto reply = parseJson(*replyText);
    if (!reply || !reply->is_object() || reply->value("line", 0) != m_line
        || !reply->contains("ok"))
        return complaint("the reply is not of the contract: " + replyText->substr(0, 400));
    const bool taken = reply->at("ok") == Json(true);
    if (taken == reply->contains("error") || (!taken && refusalCode(*reply).empty()))
        return complaint("ok and error disagree: " + replyText->substr(0, 400));
    if (!taken && before && m_script.position()->snapshot() != before->snapshot())
        return complaint("a refusal changed the state");
    return std::nullopt;
}

std::string ScriptFuzzer::goodLine()
{
    const Position *position = m_script.position();
    const auto act = position ? m_player.play(*position) : std::nullopt;
    return act ? actLine(act->act) : std::string();
}

std::string ScriptFuzzer::bent(std::string text)
{
    auto parsed = parseJson(text);
    if (!parsed || !parsed->is_object())
        return text;
    Json json = *parsed;
    for (std::size_t times = 1 + below(3); times > 0; --times) {
        std::vector<Json *> all;
        collect(json, all);
        Json &target = *all[below(all.size())];
        const Json &odd = oddValues()[below(oddValues().size())];
        switch (below(5)) {
        case 0:
            target = odd;
            break;
        case 1:
            if (target.is_object())
                target["odd"] = odd;
            break;
        case 2:
            if (target.is_object() && !target.empty())
                target.erase(
                    std::next(target.begin(), static_cast<std::ptrdiff_t>(below(target.size()))));
            break;
        case 3:
            if (target.is_array())
                target.push_back(target.empty() || below(2) == 0 ? odd : Json(target.front()));
            break;
        default:
            target = Json(*all[below(all.size())]);
            break;
        }
        if (json.dump().size() > 100000)
            break;
    }
    if (json.is_object() && below(3) == 0) {
        json["force"] = true;
        json["reason"] = "fuzz";
    }
    return canonicalText(json);
}

std::string ScriptFuzzer::broken(std::string text)
{
    for (std::size_t times = 1 + below(8); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        switch (below(4)) {
        case 0:
            text[at] = static_cast<char>(below(256));
            break;
        case 1:
            text.erase(at, 1 + below(4));
            break;
        case 2:
            text.insert(at, 1 + below(3), static_cast<char>(below(256)));
            break;
        default:
            text.insert(at, text.substr(below(text.size()), below(20)));
            break;
        }
    }
    return text;
}

std::optional<std::string> ScriptFuzzer::run(int lines)
{
    if (auto complaint = open())
        return complaint;
    const int last = m_line + lines;
    while (m_line < last) {
        const std::size_t kind = below(10);
        std::string text;
        if (kind < 4)
            text = goodLine();
        else if (kind == 4)
            text = below(2) == 0 ? R"({"undo":true})" : R"({"redo":true})";
        else if (!m_seen.empty())
            text = m_seen[below(m_seen.size())];
        if (text.empty()) {
            if (auto complaint = open())
                return complaint;
            continue;
        }
        if (kind < 4) {
            if (m_seen.size() < kRemembered)
                m_seen.push_back(text);
            else
                m_seen[below(kRemembered)] = text;
        } else if (kind > 4) {
            text = kind < 8 ? bent(std::move(text)) : broken(std::move(text));
        }
        if (auto complaint = feed(text))
            return complaint;
    }
    return std::nullopt;
}

} // namespace qd
