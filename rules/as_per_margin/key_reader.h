// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/codec.h"
#include "rules/base/refusal.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace qd::as_per_margin {

/// A compass direction in degrees.
struct Heading {
    double degrees = 0;
};

/// Degrees 0 ≤ a < 360, or one of the 32 names.
bool decode(const Json &, Heading &heading);

/// Reads the keys of an object (a command, a ship of a fleet, a part of an adjustment) and refuses
/// those that nobody read. The first thing that is wrong is kept; reading goes on with defaults.
class KeyReader {
public:
    explicit KeyReader(const Json &object, std::string place = {})
        : m_object(object), m_place(std::move(place))
    {
        if (!object.is_object())
            fail("must be an object");
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

    void mayHeading(const char *key, double &degrees)
    {
        Heading heading{degrees};
        may(key, heading);
        degrees = heading.degrees;
    }

    void mayHeading(const char *key, std::optional<double> &degrees)
    {
        std::optional<Heading> heading;
        may(key, heading);
        if (heading)
            degrees = heading->degrees;
    }

    void wrong(const char *key, const Json &json)
    {
        fail(jsonString(key) + " can't be " + canonicalText(json).substr(0, kShown));
    }

    void fail(const std::string &message)
    {
        if (!m_refusal)
            m_refusal = badCommand(m_place.empty() ? message : m_place + ": " + message);
    }

    void fail(Refusal refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal);
    }

    bool well() const { return !m_refusal; }

    /// What is wrong, a key that nobody read included.
    std::optional<Refusal> finish()
    {
        if (m_refusal || !m_object.is_object())
            return m_refusal;
        for (const auto &[key, value] : m_object.items())
            if (!m_read.contains(key))
                fail("no key is called " + jsonString(key.substr(0, kShown)));
        return m_refusal;
    }

private:
    static constexpr std::size_t kShown = 60; ///< bytes of a wrong value that a message repeats

    const Json &m_object;
    std::string m_place;
    std::set<std::string, std::less<>> m_read;
    std::optional<Refusal> m_refusal;
};

} // namespace qd::as_per_margin
