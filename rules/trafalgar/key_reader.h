// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/trafalgar/board_reader.h"
#include "rules/trafalgar/codec.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace qd::trafalgar {

/// Reads the keys of an object (a command, a query, a part of an adjustment) and refuses those that
/// nobody read. The first thing that is wrong is kept; reading goes on with defaults.
class KeyReader {
public:
    explicit KeyReader(const Json &object) : m_object(object)
    {
        if (!object.is_object())
            fail("an object is needed");
    }

    bool has(const char *key) const { return m_object.is_object() && m_object.contains(key); }

    /// The raw value, nullptr where there is none.
    const Json *raw(const char *key)
    {
        m_read.insert(key);
        return has(key) ? &m_object.at(key) : nullptr;
    }

    template <class T>
    void need(const char *key, T &value)
    {
        const Json *json = raw(key);
        if (json == nullptr)
            fail("the key " + jsonString(key) + " is missing");
        else if (!decode(*json, value))
            wrong(key, *json);
    }

    template <class T>
    void may(const char *key, T &value)
    {
        if (const Json *json = raw(key); json != nullptr && !decode(*json, value))
            wrong(key, *json);
    }

    /// A key that may be left out, but not null.
    template <class T>
    void may(const char *key, std::optional<T> &value)
    {
        if (const Json *json = raw(key); json != nullptr && !decode(*json, value.emplace()))
            wrong(key, *json);
    }

    /// A key that may be left out or null.
    template <class T>
    void mayNull(const char *key, std::optional<T> &value)
    {
        if (const Json *json = raw(key); json != nullptr && !decode(*json, value))
            wrong(key, *json);
    }

    /// A whole number from `least` to `most`.
    void needWithin(const char *key, int &value, int least, int most)
    {
        need(key, value);
        if (has(key) && (value < least || value > most))
            wrong(key, m_object.at(key));
    }

    void mayWithin(const char *key, std::optional<int> &value, int least, int most)
    {
        may(key, value);
        if (value && (*value < least || *value > most))
            wrong(key, m_object.at(key));
    }

    /// A point of the board: [q, r] or its label.
    void mayPoint(const char *key, const Board &board, std::optional<LatticePoint> &point)
    {
        const Json *json = raw(key);
        if (json == nullptr)
            return;
        point = readPoint(board, *json);
        if (!point)
            wrong(key, *json);
    }

    void wrong(const char *key, const Json &json)
    {
        fail(jsonString(key) + " can't be " + canonicalText(json).substr(0, kShown));
    }

    void fail(const std::string &message)
    {
        if (!m_refusal)
            m_refusal = badCommand(message);
    }

    bool well() const { return !m_refusal; }

    /// What is wrong among the keys read.
    const std::optional<Refusal> &wrong() const { return m_refusal; }

    /// A key that nobody read.
    std::optional<Refusal> unread() const
    {
        if (!m_object.is_object())
            return m_refusal;
        for (const auto &[key, value] : m_object.items()) {
            if (!m_read.contains(key))
                return badCommand("no key is called " + jsonString(key.substr(0, kShown)));
        }
        return std::nullopt;
    }

    /// What is wrong, a key that nobody read included.
    std::optional<Refusal> finish() const { return m_refusal ? m_refusal : unread(); }

private:
    static constexpr std::size_t kShown = 60; ///< bytes of a wrong value that a message repeats

    const Json &m_object;
    std::set<std::string, std::less<>> m_read;
    std::optional<Refusal> m_refusal;
};

} // namespace qd::trafalgar
