// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How values of this game stand in JSON: one encode and one decode for each type, found by
// overload. Included by the .cpp files that write or read JSON only. What is decoded is checked so
// far that the rules can work on it: numbers in range, lists not endless.

#include "rules/base/json_text.h"
#include "rules/trafalgar/event.h"
#include "rules/trafalgar/state.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace qd::trafalgar {

/// How many values an enumeration has: its decoder tries them all.
template <class E>
constexpr std::size_t kValuesOf = 0;
template <>
inline constexpr std::size_t kValuesOf<Side> = 2;
template <>
inline constexpr std::size_t kValuesOf<Kind> = 2;
template <>
inline constexpr std::size_t kValuesOf<Nation> = 3;
template <>
inline constexpr std::size_t kValuesOf<Port> = 2;
template <>
inline constexpr std::size_t kValuesOf<Mast> = 3;
template <>
inline constexpr std::size_t kValuesOf<GunSide> = 2;
template <>
inline constexpr std::size_t kValuesOf<Field> = 3;
template <>
inline constexpr std::size_t kValuesOf<Shows> = 4;
template <>
inline constexpr std::size_t kValuesOf<Aim> = 5;
template <>
inline constexpr std::size_t kValuesOf<Phase> = 5;
template <>
inline constexpr std::size_t kValuesOf<WinBy> = 3;
template <>
inline constexpr std::size_t kValuesOf<Call> = 2;
template <>
inline constexpr std::size_t kValuesOf<Waste> = 6;
template <>
inline constexpr std::size_t kValuesOf<Terrain> = 4;
template <>
inline constexpr std::size_t kValuesOf<ShipId> = 8;
template <>
inline constexpr std::size_t kValuesOf<FortId> = 4;
template <>
inline constexpr std::size_t kValuesOf<BerthId> = 8;

template <class E>
concept Word = std::is_enum_v<E> &&(kValuesOf<E> > 0);

/// A fact that lists its own keys.
template <class T>
concept Fact = requires
{
    T::kName;
};

inline constexpr std::size_t kMostElements = 100'000; ///< longest list in a value of this game
inline constexpr std::size_t kLongestWord = 200; ///< bytes of an id or a name
inline constexpr int kLargestCount = 1'000'000;

// --- Writing

inline Json encode(int value)
{
    return value;
}

inline Json encode(bool value)
{
    return value;
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

Json encode(const Combatant &combatant); ///< its id
Json encode(const Reason &reason);
Json encode(LatticePoint point); ///< [q, r]
Json encode(const Station &station); ///< {"at":[q,r],"heading":h}
Json encode(const std::array<int, 2> &bySide); ///< {"port":2,"starboard":0}
Json encode(const MastSet &masts); ///< ["fore","mizzen"]
Json encode(const ShipNow &now); ///< these: every field, for journals and snapshots
Json encode(const Ship &ship);
Json encode(const Fort &fort);
Json encode(const Flag &flag);
Json encode(const Transfer &transfer); ///< {"from","to","flag"}
Json encode(const Play &play);
Json encode(const MastHits &hits);

template <class T>
Json encode(const std::optional<T> &value);
template <class T>
Json encode(const std::vector<T> &values);

inline Json encode(const std::array<Flag, 2> &flags)
{
    return Json::array({encode(flags[0]), encode(flags[1])});
}

template <class A, class B>
Json encode(const std::pair<A, B> &pair)
{
    return Json::array({encode(pair.first), encode(pair.second)});
}

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

    /// A JSON text, written as the value it is.
    void json(const char *key, const std::string &text)
    {
        m_object[key] = parseJson(text).value_or(Json::object());
    }

    void orHome(const char *key, const std::optional<ShipId> &ship)
    {
        m_object[key] = ship ? encode(*ship) : Json("home");
    }

private:
    Json &m_object;
};

template <Fact T>
Json encode(const T &fact)
{
    Json object = Json::object();
    fact.fields(FieldWriter(object));
    return object;
}

// --- Reading. False: the JSON is nothing of that type.

bool decode(const Json &, int &value); ///< within ± kLargestCount
bool decode(const Json &, bool &value);
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

bool decode(const Json &, Combatant &combatant);
bool decode(const Json &, Reason &reason);
bool decode(const Json &, LatticePoint &point); ///< two whole numbers; on the board or not
bool decode(const Json &, Station &station);
bool decode(const Json &, std::array<int, 2> &bySide);
bool decode(const Json &, MastSet &masts); ///< a list of names, each once
bool decode(const Json &, ShipNow &now);
bool decode(const Json &, Ship &ship);
bool decode(const Json &, Fort &fort);
bool decode(const Json &, Flag &flag);
bool decode(const Json &, Transfer &transfer);
bool decode(const Json &, Play &play);
bool decode(const Json &, MastHits &hits);
template <class T>
bool decode(const Json &json, std::optional<T> &value);
template <class T>
bool decode(const Json &json, std::vector<T> &values);

inline bool decode(const Json &json, std::array<Flag, 2> &flags)
{
    return json.is_array() && json.size() == 2 && decode(json[0], flags[0])
        && decode(json[1], flags[1]);
}

template <class A, class B>
bool decode(const Json &json, std::pair<A, B> &pair)
{
    return json.is_array() && json.size() == 2 && decode(json[0], pair.first)
        && decode(json[1], pair.second);
}

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

    void json(const char *key, std::string &text)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end() || !found->is_object())
            m_wrong = key;
        else
            text = canonicalText(*found);
    }

    void orHome(const char *key, std::optional<ShipId> &ship)
    {
        const auto found = m_object.find(key);
        if (found != m_object.end() && *found == "home")
            ship.reset();
        else
            (*this)(key, ship);
    }

    /// Empty: all was well.
    const std::string &wrong() const { return m_wrong; }

private:
    const Json &m_object;
    std::string m_wrong;
};

template <Fact T>
bool decode(const Json &json, T &fact)
{
    if (!json.is_object())
        return false;
    FieldReader reader(json);
    fact.fields(reader);
    return reader.wrong().empty();
}

/// Ships stand on points of the board, sunk ones on none, and have no more guns than their kind. A
/// state of which that does not hold must never reach the rules.
bool coherent(const State &state);

} // namespace qd::trafalgar
