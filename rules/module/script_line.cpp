// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/script_line.h"

#include <nlohmann/json.hpp>

namespace qd {
namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r\n";
    const auto first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

Refusal unread(const Fault &fault)
{
    return badCommand(fault.place.empty()
                          ? "the line is " + fault.detail
                          : "the line is " + fault.detail + " (" + fault.place + ")");
}

Refusal wrongKey(const std::string &key)
{
    return badCommand("a table line knows no key " + jsonString(key));
}

std::optional<Refusal> readText(const Json &value, const char *key, std::string &text)
{
    if (!value.is_string())
        return badCommand("\"" + std::string(key) + "\" must be a text");
    text = value.get<std::string>();
    return std::nullopt;
}

std::optional<Refusal> readTableKey(const std::string &key, const Json &value, TableSpec &spec)
{
    if (key == "game")
        return readText(value, "game", spec.game);
    if (key == "scenario")
        return readText(value, "scenario", spec.scenario);
    if (key == "options") {
        if (!value.is_object())
            return badCommand("\"options\" must be an object");
        spec.options = canonicalText(value);
        return std::nullopt;
    }
    if (key == "board") {
        if (!value.is_object() && !value.is_string())
            return badCommand("\"board\" must be a name or an object");
        spec.board = canonicalText(value);
        return std::nullopt;
    }
    if (key == "seed") {
        if (!value.is_number_unsigned())
            return badCommand("\"seed\" must be a whole number from 0 to 18446744073709551615");
        spec.seed = value.get<std::uint64_t>();
        return std::nullopt;
    }
    return wrongKey(key);
}

ScriptLine readTable(const Json &json)
{
    const Json &table = json.at("table");
    if (json.size() != 1 || !table.is_object())
        return badCommand("a table line is {\"table\":{…}} and nothing else");
    line::Table read;
    for (const auto &[key, value] : table.items())
        if (auto refusal = readTableKey(key, value, read.spec))
            return std::move(*refusal);
    if (!table.contains("game"))
        return badCommand("a table line must name its \"game\"");
    if (table.contains("scenario") && read.spec.scenario.empty())
        return badCommand("\"scenario\" must not be empty");
    return read;
}

ScriptLine readAsk(const Json &json)
{
    if (!json.at("ask").is_string())
        return badCommand("\"ask\" must name a query");
    return line::Ask{canonicalText(json)};
}

template <class Form>
ScriptLine readStep(const Json &json, const char *key)
{
    if (json.size() != 1 || json.at(key) != Json(true))
        return badCommand("write {\"" + std::string(key) + "\":true} and nothing else");
    return Form{};
}

ScriptLine readNote(const Json &json)
{
    if (json.size() != 1 || !json.at("note").is_string())
        return badCommand("a note is {\"note\":\"…\"} and nothing else");
    return line::Note{json.at("note").get<std::string>()};
}

ScriptLine readExpect(const Json &json, const char *key, line::Expect::How how)
{
    if (json.size() != 1 || !json.at(key).is_object())
        return badCommand("an expectation is {\"" + std::string(key) + "\":{…}} and nothing else");
    return line::Expect{how, canonicalText(json.at(key))};
}

} // namespace

ScriptLine readScriptLine(std::string_view text)
{
    const std::string_view body = trimmed(text);
    if (body.empty() || body.front() == '#')
        return line::Blank{};
    JsonLimits limits;
    limits.bytes = kScriptLineLimit;
    const auto json = parseJson(body, limits);
    if (!json)
        return unread(json.error());
    if (!json->is_object())
        return badCommand("the line is not a JSON object");
    if (json->contains("do")) {
        auto act = parseAct(*json);
        if (!act)
            return act.error();
        return line::Do{std::move(*act)};
    }
    if (json->contains("ask"))
        return readAsk(*json);
    if (json->contains("table"))
        return readTable(*json);
    if (json->contains("undo"))
        return readStep<line::Undo>(*json, "undo");
    if (json->contains("redo"))
        return readStep<line::Redo>(*json, "redo");
    if (json->contains("note"))
        return readNote(*json);
    if (json->contains("expect"))
        return readExpect(*json, "expect", line::Expect::How::Whole);
    if (json->contains("expect_contains"))
        return readExpect(*json, "expect_contains", line::Expect::How::Contains);
    return badCommand("the line is neither a table, a command, a query, an undo or redo, a note "
                      "nor an expectation");
}

std::string tableLine(const TableSpec &spec)
{
    std::string text = R"({"table":{"game":)" + jsonString(spec.game);
    if (!spec.scenario.empty())
        text += ",\"scenario\":" + jsonString(spec.scenario);
    if (!spec.options.empty())
        text += ",\"options\":" + spec.options;
    if (!spec.board.empty())
        text += ",\"board\":" + spec.board;
    if (spec.seed)
        text += ",\"seed\":" + std::to_string(*spec.seed);
    return text + "}}";
}

std::string noteLine(std::string_view text)
{
    return "{\"note\":" + jsonString(text) + "}";
}

} // namespace qd
