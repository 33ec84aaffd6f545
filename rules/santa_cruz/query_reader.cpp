// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/query_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

std::string inQuotes(std::string_view key)
{
    return '"' + std::string(key) + '"';
}

} // namespace

const Json *QueryReader::value(std::string_view key) const
{
    const auto found = m_query.find(std::string(key));
    return found == m_query.end() ? nullptr : &*found;
}

bool QueryReader::has(std::string_view key) const
{
    return value(key) != nullptr;
}

void QueryReader::fail(std::string message)
{
    if (!m_refusal)
        m_refusal = badCommand(std::move(message));
}

void QueryReader::allow(std::initializer_list<std::string_view> keys)
{
    for (const auto &[key, unused] : m_query.items())
        if (key != "ask" && std::find(keys.begin(), keys.end(), key) == keys.end())
            fail("unknown key " + inQuotes(key));
}

std::string QueryReader::word(std::string_view key)
{
    const Json *found = value(key);
    if (found == nullptr || !found->is_string()) {
        fail(inQuotes(key) + " must be a text");
        return {};
    }
    return found->get<std::string>();
}

AreaId QueryReader::area(std::string_view key)
{
    const auto found = m_state.board->find(word(key));
    if (!found)
        fail(inQuotes(key) + " must be an area");
    return found.value_or(AreaId{});
}

Side QueryReader::side(std::string_view key)
{
    const auto found = sideFrom(word(key));
    if (!found)
        fail(inQuotes(key) + " must be a side");
    return found.value_or(Side::British);
}

std::vector<Block> QueryReader::units(std::string_view key)
{
    std::vector<Block> units;
    const Json *found = value(key);
    if (found == nullptr || !found->is_array() || found->empty()) {
        fail(inQuotes(key) + " must be a list of units");
        return units;
    }
    for (const Json &entry : *found) {
        const auto block = entry.is_string() ? blockFrom(entry.get<std::string>()) : std::nullopt;
        if (!block || !isUnit(*block)) {
            fail(inQuotes(key) + " must name units");
            continue;
        }
        if (std::find(units.begin(), units.end(), *block) != units.end())
            fail(inQuotes(key) + " names a unit twice");
        units.push_back(*block);
    }
    return units;
}

int QueryReader::number(std::string_view key, int min, int max, std::optional<int> fallback)
{
    const Json *found = value(key);
    if (found == nullptr && fallback)
        return *fallback;
    if (found != nullptr && found->is_number_integer() && *found >= min && *found <= max)
        return found->get<int>();
    fail(inQuotes(key) + " must be a whole number from " + std::to_string(min) + " to "
         + std::to_string(max));
    return fallback.value_or(min);
}

bool QueryReader::flag(std::string_view key)
{
    const Json *found = value(key);
    if (found == nullptr)
        return false;
    if (!found->is_boolean()) {
        fail(inQuotes(key) + " must be true or false");
        return false;
    }
    return found->get<bool>();
}

} // namespace qd::santa_cruz
