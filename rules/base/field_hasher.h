// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fingerprint.h"

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace qd {

/// Adds a game's values to a fingerprint field by field: lists and maps with their length,
/// optionals with a mark, doubles by their bits (−0 is 0). A game's hasher derives from it with
/// itself as `Own`, says `using FieldHasher::add` and adds an `add` for each of its own types.
/// What it adds, and in which order, may never change: journals hold the sums.
template <class Own>
class FieldHasher {
public:
    template <class T>

    requires(std::is_enum_v<T> || std::is_integral_v<T>) void add(T value)
    {
        m_print.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }

    void add(double value) { m_print.add(std::bit_cast<std::uint64_t>(value + 0.0)); }

    void add(const std::string &text) { m_print.add(std::string_view(text)); }

    template <class T>
    void add(const std::optional<T> &value)
    {
        add(value.has_value());
        if (value)
            own().add(*value);
    }

    template <class T>
    void add(const std::vector<T> &values)
    {
        add(values.size());
        for (const T &value : values)
            own().add(value);
    }

    template <class T, std::size_t N>
    void add(const std::array<T, N> &values)
    {
        for (const T &value : values)
            own().add(value);
    }

    template <class A, class B>
    void add(const std::pair<A, B> &pair)
    {
        all(pair.first, pair.second);
    }

    template <class K, class T>
    void add(const std::map<K, T> &values)
    {
        add(values.size());
        for (const auto &[key, value] : values)
            all(key, value);
    }

    template <class... T>
    void all(const T &...values)
    {
        (own().add(values), ...);
    }

    std::uint64_t value() const { return m_print.value(); }

private:
    Own &own() { return static_cast<Own &>(*this); }

    Fingerprint m_print;
};

} // namespace qd
