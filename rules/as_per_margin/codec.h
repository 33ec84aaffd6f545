// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How values of this game stand in JSON: one encode and one decode for each type, found by
// overload. Included by the .cpp files that write or read JSON only. What is decoded is checked so
// far that the rules can work on it: numbers finite and in range, lists not endless.

#include "rules/as_per_margin/event.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace qd::as_per_margin {

/// How many values an enumeration has: its decoder tries them all.
template <class E>
constexpr std::size_t kValuesOf = 0;
template <>
inline constexpr std::size_t kValuesOf<Side> = 2;
template <>
inline constexpr std::size_t kValuesOf<Rate> = 11;
template <>
inline constexpr std::size_t kValuesOf<Battery> = 6;
template <>
inline constexpr std::size_t kValuesOf<Phase> = 9;
template <>
inline constexpr std::size_t kValuesOf<Fate> = 4;
template <>
inline constexpr std::size_t kValuesOf<ShoreFate> = 3;
template <>
inline constexpr std::size_t kValuesOf<Sailing> = 3;
template <>
inline constexpr std::size_t kValuesOf<Condition> = 3;
template <>
inline constexpr std::size_t kValuesOf<Extra> = 2;
template <>
inline constexpr std::size_t kValuesOf<Wish> = 2;
template <>
inline constexpr std::size_t kValuesOf<Parting> = 2;
template <>
inline constexpr std::size_t kValuesOf<Purpose> = 3;
template <>
inline constexpr std::size_t kValuesOf<ContactEnd> = 4;
template <>
inline constexpr std::size_t kValuesOf<WindResult> = 6;
template <>
inline constexpr std::size_t kValuesOf<PathKind> = 4;
template <>
inline constexpr std::size_t kValuesOf<event::PumpResult> = 3;

template <class E>
concept Word = std::is_enum_v<E> &&(kValuesOf<E> > 0);

/// A part of an event that lists its own keys.
template <class T>
concept Part = requires
{
    T::kName;
};

inline constexpr std::size_t kMostElements = 1000; ///< longest list in a value of this game
inline constexpr std::size_t kLongestWord = 200; ///< bytes of an id or a name
inline constexpr double kFarthest = 1e6; ///< inches or degrees that a number may reach
inline constexpr double kFarthestPlace = 2.5e5; ///< inches east or north: then distances are less
inline constexpr int kMostTurns = 1'000'000; ///< as far as whole numbers are read
inline constexpr int kMostBoxes = 100; ///< boxes in a row: a fire has at most three dice a box

// --- Writing

inline Json encode(int value)
{
    return value;
}

inline Json encode(bool value)
{
    return value;
}

inline Json encode(double value)
{
    return value + 0.0; // never −0
}

inline Json encode(const std::string &value)
{
    return value;
}

template <Word E>
Json encode(E value)
{
    return std::string(nameOf(value));
}

Json encode(const Term &term);
Json encode(const Point &point);
Json encode(const event::GunHits &hits); ///< {"port":2,"starboard":0}
Json encode(const GunRow &row);
Json encode(const Ship &ship); ///< every field, for journals and snapshots
Json encode(const ShoreBattery &battery);
Json encode(const Contact &contact);
Json encode(const Melee &melee);
Json encode(const WindState &wind);
Json encode(const Path &path);
Json encode(const Pending &pending);
Json encode(const std::array<int, 2> &dice);
Json encode(const std::pair<UnitId, UnitId> &pair);
template <Part T>
Json encode(const T &part);

template <class T>
Json encode(const std::optional<T> &value)
{
    return value ? encode(*value) : Json(nullptr);
}

template <class T>
Json encode(const std::vector<T> &values)
{
    Json list = Json::array();
    for (const auto &value : values)
        list.push_back(encode(value));
    return list;
}

/// The visitor that writes the keys of an event.
class FieldWriter {
public:
    explicit FieldWriter(Json &object) : m_object(object) { }

    template <class T>
    void operator()(const char *key, const T &value)
    {
        m_object[key] = encode(value);
    }

    /// Left out when there is nothing.
    template <class T>
    void maybe(const char *key, const std::optional<T> &value)
    {
        if (value)
            (*this)(key, *value);
    }

    template <class T>
    void maybe(const char *key, const std::vector<T> &values)
    {
        if (!values.empty())
            (*this)(key, values);
    }

    void word(const char *key, bool value, const char *yes, const char *no)
    {
        m_object[key] = value ? yes : no;
    }

    /// The side of a step: "both" where it is of both, null in set-up.
    void sideOf(const char *key, Phase phase, const std::optional<Side> &side)
    {
        if (side)
            (*this)(key, *side);
        else
            m_object[key] = phase == Phase::SetUp ? Json(nullptr) : Json("both");
    }

    void pending(const char *key, bool there, const std::optional<Pending> &pending)
    {
        if (there)
            (*this)(key, pending);
    }

private:
    Json &m_object;
};

template <Part T>
Json encode(const T &part)
{
    Json object = Json::object();
    part.fields(FieldWriter(object));
    return object;
}

// --- Reading. False: the JSON is nothing of that type.

bool decode(const Json &, int &value); ///< within ± a million
bool decode(const Json &, bool &value);
bool decode(const Json &, double &value); ///< finite, within ± a million
bool decode(const Json &, std::string &value); ///< at most kLongestWord bytes

template <Word E>
bool decode(const Json &json, E &value)
{
    if (!json.is_string())
        return false;
    const auto &name = json.get_ref<const std::string &>();
    for (std::size_t i = 0; i < kValuesOf<E>; ++i) {
        if (nameOf(static_cast<E>(i)) == name) {
            value = static_cast<E>(i);
            return true;
        }
    }
    return false;
}

bool decode(const Json &, Term &term);
bool decode(const Json &, Point &point);
bool decode(const Json &, event::GunHits &hits);
bool decode(const Json &, GunRow &row);
bool decode(const Json &, Ship &ship);
bool decode(const Json &, ShoreBattery &battery);
bool decode(const Json &, Contact &contact);
bool decode(const Json &, Melee &melee);
bool decode(const Json &, WindState &wind);
bool decode(const Json &, Path &path);
bool decode(const Json &, Pending &pending);
bool decode(const Json &, std::array<int, 2> &dice); ///< faces of two dice
bool decode(const Json &, std::pair<UnitId, UnitId> &pair);
template <Part T>
bool decode(const Json &json, T &part);

template <class T>
bool decode(const Json &json, std::optional<T> &value)
{
    value.reset();
    return json.is_null() || decode(json, value.emplace());
}

template <class T>
bool decode(const Json &json, std::vector<T> &values)
{
    if (!json.is_array() || json.size() > kMostElements)
        return false;
    values.clear();
    values.reserve(json.size());
    for (const Json &element : json) {
        T value{};
        if (!decode(element, value))
            return false;
        values.push_back(std::move(value));
    }
    return true;
}

/// The visitor that reads keys. Remembers the first key that is wrong.
class FieldReader {
public:
    explicit FieldReader(const Json &object) : m_object(object) { }

    /// The key must be there.
    template <class T>
    void operator()(const char *key, T &value)
    {
        if (!m_wrong.empty())
            return;
        const auto found = m_object.find(key);
        if (found == m_object.end() || !decode(*found, value))
            m_wrong = key;
    }

    template <class T>
    void maybe(const char *key, T &value)
    {
        if (m_object.contains(key))
            (*this)(key, value);
    }

    void word(const char *key, bool &value, const char *yes, const char *no)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end() || (*found != yes && *found != no))
            m_wrong = key;
        else
            value = *found == yes;
    }

    void sideOf(const char *key, Phase /*phase*/, std::optional<Side> &side)
    {
        const auto found = m_object.find(key);
        if (found != m_object.end() && *found == "both")
            side.reset();
        else
            (*this)(key, side);
    }

    void pending(const char *key, bool &there, std::optional<Pending> &pending)
    {
        there = m_object.contains(key);
        maybe(key, pending);
    }

    /// Empty: all was well.
    const std::string &wrong() const { return m_wrong; }

private:
    const Json &m_object;
    std::string m_wrong;
};

template <Part T>
bool decode(const Json &json, T &part)
{
    if (!json.is_object())
        return false;
    FieldReader reader(json);
    part.fields(reader);
    return reader.wrong().empty();
}

/// Whether everything that the state names is there: contacts, melees and the open decision stand
/// on ships that exist. A state that is not must never reach the rules.
bool coherent(const State &state);

/// Whether a journal can hold the state and what comes of it next: everybody within
/// `kFarthestPlace`, no list nor count beyond what is read back. What is not must never be
/// acknowledged.
bool recordable(const State &state);

} // namespace qd::as_per_margin
