// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/santa_cruz/state.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::santa_cruz {

/// Reads the keys of a query. The first thing that is wrong is remembered (bad-command); what is
/// asked for afterwards is then some value or other, and the caller answers `refusal()`.
class QueryReader {
public:
    QueryReader(const State &state, const Json &query) : m_state(state), m_query(query) { }

    /// Any other key is wrong. "ask" is always known.
    void allow(std::initializer_list<std::string_view> keys);
    bool has(std::string_view key) const;

    AreaId area(std::string_view key);
    Side side(std::string_view key);
    /// At least one, none twice, no Fox.
    std::vector<Block> units(std::string_view key);
    std::string word(std::string_view key);
    /// A number of a range; `fallback` where left out, if there is one.
    int number(std::string_view key, int min, int max, std::optional<int> fallback = std::nullopt);
    bool flag(std::string_view key);

    const Json *value(std::string_view key) const;
    void fail(std::string message);

    const std::optional<Refusal> &refusal() const { return m_refusal; }

    const State &state() const { return m_state; }

private:
    const State &m_state;
    const Json &m_query;
    std::optional<Refusal> m_refusal;
};

} // namespace qd::santa_cruz
