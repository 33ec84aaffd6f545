// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/command_reader.h"

#include <algorithm>

namespace qd::santa_cruz {

const Json *CommandReader::take(const char *key)
{
    if (!has(key))
        return nullptr;
    m_read.emplace_back(key);
    return &m_object[key];
}

const Json *CommandReader::needRaw(const char *key)
{
    const Json *json = take(key);
    if (json == nullptr)
        fail("the key " + named(key) + " is missing");
    return json;
}

void CommandReader::needBlocks(const char *key, std::vector<Block> &blocks)
{
    need(key, blocks);
    std::vector<Block> sorted = blocks;
    std::sort(sorted.begin(), sorted.end());
    if (blocks.empty())
        fail(named(key) + " must not be empty");
    else if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        fail(named(key) + " names a block twice");
}

void CommandReader::absorb(CommandReader &inner)
{
    if (auto refusal = inner.finish(); refusal && !m_refusal)
        m_refusal = std::move(refusal);
}

std::string CommandReader::named(const char *key) const
{
    return m_place.empty() ? key : m_place + "." + key;
}

std::string CommandReader::shown(const Json &json)
{
    constexpr std::size_t kMostShown = 60;
    if (json.is_structured() && json.size() > 8)
        return json.is_array() ? "that list" : "that object";
    std::string text = canonicalText(json);
    return text.size() <= kMostShown ? text : "that value";
}

std::optional<Refusal> CommandReader::finish()
{
    if (m_refusal || m_read.size() == m_object.size())
        return m_refusal;
    for (const auto &[key, value] : m_object.items())
        if (std::find(m_read.begin(), m_read.end(), key) == m_read.end())
            return badCommand((m_place.empty() ? "the command" : m_place) + " knows no key "
                              + jsonString(key));
    return m_refusal;
}

} // namespace qd::santa_cruz
