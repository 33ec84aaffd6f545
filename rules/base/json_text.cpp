// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/json_text.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace qd {
namespace {

/// Builds the value from the parser's events and stops where a limit is passed or a key stands
/// twice.
class Builder {
public:
    explicit Builder(const JsonLimits &limits) : m_limits(limits) { }

    bool null() { return put(Json()) != nullptr; }

    bool boolean(bool value) { return put(Json(value)) != nullptr; }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool number_integer(Json::number_integer_t value) { return put(Json(value)) != nullptr; }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool number_unsigned(Json::number_unsigned_t value) { return put(Json(value)) != nullptr; }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool number_float(Json::number_float_t value, const std::string & /*text*/)
    {
        return put(Json(value)) != nullptr;
    }

    bool string(std::string &value)
    {
        if (value.size() > m_limits.stringBytes)
            return stop(FaultKind::TooLarge, "a string longer than the limit");
        return put(Json(std::move(value))) != nullptr;
    }

    bool binary(Json::binary_t & /*value*/) { return stop(FaultKind::Malformed, "not valid JSON"); }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool start_object(std::size_t /*size*/) { return open(Json::object()); }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool end_object() { return close(); }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool start_array(std::size_t /*size*/) { return open(Json::array()); }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool end_array() { return close(); }

    bool key(std::string &name)
    {
        if (name.size() > m_limits.stringBytes)
            return stop(FaultKind::TooLarge, "a key longer than the limit");
        auto &object = m_open.back()->get_ref<Json::object_t &>();
        const auto [entry, fresh] = object.try_emplace(std::move(name));
        m_slot = &entry->second;
        return fresh
            || stop(FaultKind::Malformed, "key " + jsonString(entry->first) + " stands twice");
    }

    // NOLINTNEXTLINE(readability-identifier-naming): the parser calls it so
    bool parse_error(std::size_t byte, const std::string & /*token*/,
                     const Json::exception & /*error*/)
    {
        m_fault = Fault{FaultKind::Malformed, {}, "byte " + std::to_string(byte), "not valid JSON"};
        return false;
    }

    const std::optional<Fault> &fault() const { return m_fault; }

    Json take() { return std::move(m_root); }

private:
    /// Puts a value where the next one belongs.
    Json *put(Json value)
    {
        Json *place = m_open.empty() ? &m_root : m_slot;
        if (!m_open.empty() && m_open.back()->is_array()) {
            auto &list = m_open.back()->get_ref<Json::array_t &>();
            list.push_back(std::move(value));
            return &list.back();
        }
        *place = std::move(value);
        return place;
    }

    bool open(Json container)
    {
        if (static_cast<int>(m_open.size()) >= m_limits.depth)
            return stop(FaultKind::TooLarge,
                        "nested deeper than " + std::to_string(m_limits.depth) + " levels");
        m_open.push_back(put(std::move(container)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool stop(FaultKind kind, std::string detail)
    {
        m_fault = Fault{kind, {}, {}, std::move(detail)};
        return false;
    }

    JsonLimits m_limits;
    Json m_root;
    std::vector<Json *> m_open; ///< objects and arrays not closed yet, outermost first
    Json *m_slot = nullptr; ///< where the value of the last key goes
    std::optional<Fault> m_fault;
};

/// Depth of brackets, strings skipped: cheap, and it keeps the parser from building a deep tree at
/// all.
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
        return tl::unexpected(Fault{
            FaultKind::TooLarge, {}, {}, "longer than " + std::to_string(limits.bytes) + " bytes"});
    if (deeperThan(text, limits.depth))
        return tl::unexpected(
            Fault{FaultKind::TooLarge,
                  {},
                  {},
                  "nested deeper than " + std::to_string(limits.depth) + " levels"});
    Builder builder(limits);
    Json::sax_parse(text, &builder, Json::input_format_t::json, true);
    if (builder.fault())
        return tl::unexpected(*builder.fault());
    return builder.take();
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
