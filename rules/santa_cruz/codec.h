// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How values of this game stand in JSON: one encode and one decode for each type, found by
// overload. Included by the .cpp files that write or read JSON only.

#include "rules/base/json_text.h"
#include "rules/santa_cruz/event.h"
#include "rules/santa_cruz/state.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace qd::santa_cruz {

using Origins = std::vector<std::pair<Block, AreaId>>;
using Ways = std::vector<std::pair<Block, std::vector<AreaId>>>;

/// How many values an enumeration has: its decoder tries them all.
template <class E>
constexpr std::size_t kValuesOf = 0;
template <>
inline constexpr std::size_t kValuesOf<Side> = 2;
template <>
inline constexpr std::size_t kValuesOf<Role> = 2;
template <>
inline constexpr std::size_t kValuesOf<Kind> = 5;
template <>
inline constexpr std::size_t kValuesOf<Block> = kBlockCount;
template <>
inline constexpr std::size_t kValuesOf<Officer> = kOfficerCount;
template <>
inline constexpr std::size_t kValuesOf<Battery> = kBatteryCount;
template <>
inline constexpr std::size_t kValuesOf<Card> = kCardCount;
template <>
inline constexpr std::size_t kValuesOf<Phase> = 6;
template <>
inline constexpr std::size_t kValuesOf<HoodScope> = 3;
template <>
inline constexpr std::size_t kValuesOf<PanicTowards> = 2;
template <>
inline constexpr std::size_t kValuesOf<FoxState::Status> = 3;
template <>
inline constexpr std::size_t kValuesOf<OfficerState::Status> = 5;
template <>
inline constexpr std::size_t kValuesOf<CombatBy> = 3;
template <>
inline constexpr std::size_t kValuesOf<Stage> = 4;
template <>
inline constexpr std::size_t kValuesOf<Resolution::Step> = 12;
template <>
inline constexpr std::size_t kValuesOf<DecisionKind> = 8;
template <>
inline constexpr std::size_t kValuesOf<event::HitCause> = 8;
template <>
inline constexpr std::size_t kValuesOf<event::CardUse> = 5;
template <>
inline constexpr std::size_t kValuesOf<event::RemovalCause> = 5;
template <>
inline constexpr std::size_t kValuesOf<event::Fate> = 2;
template <>
inline constexpr std::size_t kValuesOf<event::Trigger> = 2;
template <>
inline constexpr std::size_t kValuesOf<event::Silence> = 2;

template <class E>
concept Word = std::is_enum_v<E> &&(kValuesOf<E> > 0);

/// A part of an event that lists its own keys.
template <class T>
concept Part = requires
{
    T::kName;
};

// --- Writing

inline Json encode(const Board & /*board*/, int value)
{
    return value;
}

inline Json encode(const Board & /*board*/, bool value)
{
    return value;
}

inline Json encode(const Board & /*board*/, const std::string &value)
{
    return value;
}

inline Json encode(const Board &board, AreaId area)
{
    return board.area(area).id;
}

inline Json encode(const Board &board, Where where)
{
    return std::string(nameOf(board, where));
}

template <Word E>
Json encode(const Board & /*board*/, E value)
{
    return std::string(nameOf(value));
}

Json encode(const Board &, const CardCounts &cards); ///< zero counts left out
Json encode(const Board &, const Tally &tally);
Json encode(const Board &, const Origins &origins); ///< {UNIT:AREA}
Json encode(const Board &, const Ways &ways);
Json encode(const Board &, const Action &action);
Json encode(const Board &, const Support &support);
Json encode(const Board &,
            const Combat &combat); ///< COMBAT's keys that are not computed, and `resolution`
Json encode(const Board &, const Resolution &resolution);
Json encode(const Board &, const Resolution::Throw &thrown);
Json encode(const Board &, const Pending &pending);
template <Part T>
Json encode(const Board &board, const T &part);

template <class T>
Json encode(const Board &board, const std::optional<T> &value)
{
    return value ? encode(board, *value) : Json(nullptr);
}

template <class T>
Json encode(const Board &board, const std::vector<T> &values)
{
    Json list = Json::array();
    for (const auto &value : values)
        list.push_back(encode(board, value));
    return list;
}

/// The visitor that writes the keys of an event.
class FieldWriter {
public:
    FieldWriter(const Board &board, Json &object) : m_board(board), m_object(object) { }

    template <class T>
    void operator()(const char *key, const T &value)
    {
        m_object[key] = encode(m_board, value);
    }

    /// Left out when there is nothing.
    template <class T>
    void maybe(const char *key, const T &value)
    {
        if (isThere(value))
            (*this)(key, value);
    }

    void leader(const char *key, const std::optional<Side> &side)
    {
        m_object[key] = side ? std::string(nameOf(*side)) : std::string("draw");
    }

    void goes(const char *key, bool eliminated)
    {
        m_object[key] = eliminated ? "eliminated" : "discard";
    }

private:
    template <class T>
    static bool isThere(const std::optional<T> &value)
    {
        return value.has_value();
    }

    template <class T>
    static bool isThere(const std::vector<T> &values)
    {
        return !values.empty();
    }

    static bool isThere(const Tally &tally) { return !tally.because.empty(); }

    const Board &m_board;
    Json &m_object;
};

template <Part T>
Json encode(const Board &board, const T &part)
{
    Json object = Json::object();
    part.fields(FieldWriter(board, object));
    return object;
}

// --- Reading. False: the JSON is nothing of that type.

bool decode(const Board &, const Json &, int &value);
bool decode(const Board &, const Json &, bool &value);
bool decode(const Board &, const Json &, std::string &value);
bool decode(const Board &, const Json &, AreaId &area);
bool decode(const Board &, const Json &, Where &where);

template <Word E>
bool decode(const Board & /*board*/, const Json &json, E &value)
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

bool decode(const Board &, const Json &, CardCounts &cards);
bool decode(const Board &, const Json &, Tally &tally);
bool decode(const Board &, const Json &, Origins &origins);
bool decode(const Board &, const Json &, Ways &ways);
bool decode(const Board &, const Json &, Action &action);
bool decode(const Board &, const Json &, Support &support);
bool decode(const Board &, const Json &, Combat &combat);
bool decode(const Board &, const Json &, Resolution &resolution);
bool decode(const Board &, const Json &, Resolution::Throw &thrown);
bool decode(const Board &, const Json &, Pending &pending);
template <Part T>
bool decode(const Board &board, const Json &json, T &part);

template <class T>
bool decode(const Board &board, const Json &json, std::optional<T> &value)
{
    if (json.is_null()) {
        value.reset();
        return true;
    }
    T read{};
    const bool well = decode(board, json, read);
    value = std::move(read);
    return well;
}

/// Longest list in a value of this game.
inline constexpr std::size_t kMostElements = 1000;

template <class T>
bool decode(const Board &board, const Json &json, std::vector<T> &values)
{
    if (!json.is_array() || json.size() > kMostElements)
        return false;
    values.clear();
    values.reserve(json.size());
    for (const Json &element : json) {
        T value{};
        if (!decode(board, element, value))
            return false;
        values.push_back(std::move(value));
    }
    return true;
}

/// No block but a unit, where units are meant.
inline bool onlyUnits(Block block)
{
    return isUnit(block);
}

inline bool onlyUnits(const std::optional<Block> &block)
{
    return !block || isUnit(*block);
}

bool onlyUnits(const std::vector<Block> &blocks);

/// The visitor that reads keys. Remembers the first key that is wrong.
class FieldReader {
public:
    FieldReader(const Board &board, const Json &object) : m_board(board), m_object(object) { }

    /// The key must be there.
    template <class T>
    void operator()(const char *key, T &value)
    {
        if (!m_wrong.empty())
            return;
        const auto found = m_object.find(key);
        if (found == m_object.end() || !decode(m_board, *found, value) || !fits(key, value))
            m_wrong = key;
    }

    template <class T>
    void maybe(const char *key, T &value)
    {
        if (m_object.contains(key))
            (*this)(key, value);
    }

    void leader(const char *key, std::optional<Side> &side)
    {
        const auto found = m_object.find(key);
        if (found != m_object.end() && *found == "draw")
            side.reset();
        else
            (*this)(key, side);
    }

    void goes(const char *key, bool &eliminated)
    {
        const auto found = m_object.find(key);
        if (found == m_object.end() || (*found != "eliminated" && *found != "discard"))
            m_wrong = key;
        else
            eliminated = *found == "eliminated";
    }

    /// Empty: all was well.
    const std::string &wrong() const { return m_wrong; }

private:
    template <class T>
    static bool fits(std::string_view key, const T &value)
    {
        if constexpr (std::is_same_v<T, int>)
            return inRange(key, value);
        else if constexpr (
            std::is_same_v<
                T,
                Block> || std::is_same_v<T, std::optional<Block>> || std::is_same_v<T, std::vector<Block>>)
            return key == "block" || onlyUnits(value);
        else
            return true;
    }

    static bool inRange(std::string_view key, int value);

    const Board &m_board;
    const Json &m_object;
    std::string m_wrong;
};

template <Part T>
bool decode(const Board &board, const Json &json, T &part)
{
    if (!json.is_object())
        return false;
    FieldReader reader(board, json);
    part.fields(reader);
    return reader.wrong().empty();
}

} // namespace qd::santa_cruz
