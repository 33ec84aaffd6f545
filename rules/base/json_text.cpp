// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/json_text.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <vector>

namespace qd {
namespace {

/// Watches a parse: nlohmann's own builder does the work, this one says when to stop.
class Guard {
public:
    explicit Guard(const JsonLimits &limits)
        : m_limits(limits)
    {
    }

    bool operator()(int depth, Json::parse_event_t event, Json &parsed)
    {
        if (depth > m_limits.depth)
            return stop(FaultKind::TooLarge, "nested deeper than " + std::to_string(m_limits.depth) + " levels");
        switch (event) {
        case Json::parse_event_t::object_start:
            m_keys.emplace_back();
            break;
        case Json::parse_event_t::object_end:
            if (!m_keys.empty())
                m_keys.pop_back();
            break;
        case Json::parse_event_t::key:
            if (parsed.get_ref<const std::string &>().size() > m_limits.stringBytes)
                return stop(FaultKind::TooLarge, "a key longer than the limit");
            if (!m_keys.empty() && !m_keys.back().insert(parsed.get<std::string>()).second)
                return stop(FaultKind::Malformed, "key " + jsonString(parsed.get<std::string>()) + " stands twice");
            break;
        case Json::parse_event_t::value:
            if (parsed.is_string() && parsed.get_ref<const std::string &>().size() > m_limits.stringBytes)
                return stop(FaultKind::TooLarge, "a string longer than the limit");
            break;
        default:
            break;
        }
        return true;
    }
    const std::optional<Fault> &fault() const { return m_fault; }

private:
    bool stop(FaultKind kind, std::string detail)
    {
        if (!m_fault)
            m_fault = Fault{kind, {}, {}, std::move(detail)};
        return false;
    }

    JsonLimits m_limits;
    std::vector<std::set<std::string>> m_keys;
    std::optional<Fault> m_fault;
};

/// Depth of brackets, strings skipped: cheap, and it keeps the parser from building a deep tree at all.
bool deeperThan(std::string_view text, int limit)
{
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > limit)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

tl::expected<Json, Fault> parseJson(std::string_view text, const JsonLimits &limits)
{
    if (text.size() > limits.bytes)
        return tl::unexpected(Fault{FaultKind::TooLarge, {}, {}, "longer than " + std::to_string(limits.bytes) + " bytes"});
    if (deeperThan(text, limits.depth))
        return tl::unexpected(
            Fault{FaultKind::TooLarge, {}, {}, "nested deeper than " + std::to_string(limits.depth) + " levels"});
    Guard guard(limits);
    try {
        Json value = Json::parse(
            text, [&guard](int d, Json::parse_event_t e, Json &j) { return guard(d, e, j); }, true);
        if (guard.fault())
            return tl::unexpected(*guard.fault());
        return value;
    } catch (const Json::parse_error &e) {
        return tl::unexpected(
            Fault{FaultKind::Malformed, {}, "byte " + std::to_string(e.byte), "not valid JSON"});
    } catch (const Json::exception &) {
        return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "not valid JSON"});
    }
}

std::string canonicalText(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string jsonString(std::string_view text)
{
    return Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace qd
