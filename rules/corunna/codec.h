// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How values of this game stand in JSON: one encode and one decode for each type, found by
// overload. Included by the .cpp files that write or read JSON only. Ids are looked up in the
// table's board and roster: what is decoded names only what is there.

#include "rules/base/json_text.h"
#include "rules/corunna/command.h"
#include "rules/corunna/event.h"
#include "rules/corunna/state.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace qd::corunna {

/// What ids mean at a table.
struct Lexicon {
    const Board &board;
    const Roster &roster;
};

inline Lexicon lexiconOf(const State &state)
{
    return {*state.board, *state.roster};
}

/// A type that lists its own keys (keys.h).
template <class T>
concept Keyed = requires
{
    T::kHasKeys;
};

inline constexpr std::size_t kMostElements = 2000; ///< longest list in a value of this game
inline constexpr std::size_t kLongestWord = 200; ///< bytes of an id or a name

// --- Writing

Json encode(const Lexicon &, int value);
Json encode(const Lexicon &, bool value);
Json encode(const Lexicon &, double value); ///< whole numbers without a fraction
Json encode(const Lexicon &, const std::string &value);
Json encode(const Lexicon &, Hex hex);
Json encode(const Lexicon &, UnitRef unit);
Json encode(const Lexicon &, GroupRef group);
Json encode(const Lexicon &, RegimentRef regiment);
Json encode(const Lexicon &, const Piece &piece);
Json encode(const Lexicon &, const command::Target &target);
Json encode(const Lexicon &, const Term &term);
Json encode(const Lexicon &, const std::array<int, 2> &rolls);
Json encode(const Lexicon &, const Pending &pending); ///< as `pending` stands in replies
Json encode(const Lexicon &, const SeriesInForce &series); ///< the pack, or "none"

template <Word E>
Json encode(const Lexicon & /*lexicon*/, E value)
{
    return std::string(nameOf(value));
}

template <Keyed T>
Json encode(const Lexicon &lexicon, const T &part);
template <class T>
Json encode(const Lexicon &lexicon, const std::optional<T> &value);
template <class T>
Json encode(const Lexicon &lexicon, const std::vector<T> &values);
template <class K, class T>
Json encode(const Lexicon &lexicon, const std::map<K, T> &values);

/// The key of a map: an id as text.
template <class K>
std::string keyOf(const Lexicon &lexicon, const K &key)
{
    if constexpr (std::is_same_v<K, int>) // Maneuver Units
        return "mu-" + std::to_string(key);
    else
        return encode(lexicon, key).template get<std::string>();
}

template <class T>
Json encode(const Lexicon &lexicon, const std::optional<T> &value)
{
    return value ? encode(lexicon, *value) : Json(nullptr);
}

template <class T>
Json encode(const Lexicon &lexicon, const std::vector<T> &values)
{
    Json list = Json::array();
    for (const auto &value : values)
        list.push_back(encode(lexicon, value));
    return list;
}

template <class K, class T>
Json encode(const Lexicon &lexicon, const std::map<K, T> &values)
{
    Json object = Json::object();
    for (const auto &[key, value] : values)
        object[keyOf(lexicon, key)] = encode(lexicon, value);
    return object;
}

/// The visitor that writes keys.
class KeyWriter {
public:
    KeyWriter(const Lexicon &lexicon, Json &object) : m_lexicon(lexicon), m_object(object) { }

    template <class T>
    void operator()(std::string_view key, const T &value)
    {
        m_object[std::string(key)] = encode(m_lexicon, value);
    }

    /// Left out when there is nothing.
    template <class T>
    void maybe(std::string_view key, const std::optional<T> &value)
    {
        if (value)
            (*this)(key, *value);
    }

    template <class T>
    void maybe(std::string_view key, const T &value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            if (value)
                (*this)(key, value);
        } else {
            if (!value.empty())
                (*this)(key, value);
        }
    }

private:
    const Lexicon &m_lexicon;
    Json &m_object;
};

template <Keyed T>
Json encode(const Lexicon &lexicon, const T &part)
{
    Json object = Json::object();
    part.fields(KeyWriter(lexicon, object));
    return object;
}

// --- Reading. False: the JSON is nothing of that type.

bool decode(const Lexicon &, const Json &, int &value); ///< within ± a million
bool decode(const Lexicon &, const Json &, bool &value);
bool decode(const Lexicon &, const Json &, double &value); ///< finite, within ± a million
bool decode(const Lexicon &, const Json &, std::string &value); ///< at most kLongestWord bytes
bool decode(const Lexicon &, const Json &, Exact &value); ///< a number of twelfths, from 0
bool decode(const Lexicon &, const Json &, Hex &hex);
bool decode(const Lexicon &, const Json &, UnitRef &unit);
bool decode(const Lexicon &, const Json &, GroupRef &group);
bool decode(const Lexicon &, const Json &, RegimentRef &regiment);
bool decode(const Lexicon &, const Json &, Piece &piece);
bool decode(const Lexicon &, const Json &, command::Target &target);
bool decode(const Lexicon &, const Json &, Term &term);
bool decode(const Lexicon &, const Json &, std::array<int, 2> &rolls);
bool decode(const Lexicon &, const Json &, AskedDice &dice);
bool decode(const Lexicon &, const Json &, Modifier &modifier); ///< a number, or {term, value}
bool decode(const Lexicon &, const Json &, asked::Firer &firer);
bool decode(const Lexicon &, const Json &, asked::SquareTrigger &trigger);
bool decode(const Lexicon &, const Json &, asked::Fighter &fighter); ///< an id, or an object
bool decode(const Lexicon &, const Json &, std::vector<std::pair<Piece, Hex>> &places);
bool decode(const Lexicon &, const Json &, std::map<UnitRef, Unit> &units); ///< cards are set
bool decode(const Lexicon &, const Json &, std::map<LeaderId, Leader> &leaders);
bool decode(const Lexicon &, const Json &, std::map<Brigade, Colours> &colours);
bool decode(const Lexicon &, const Json &, Pending &pending);
bool decode(const Lexicon &, const Json &, SeriesInForce &series); ///< as given in play

template <Word E>
bool decode(const Lexicon & /*lexicon*/, const Json &json, E &value)
{
    if (!json.is_string())
        return false;
    const auto found = wordNamed<E>(json.get_ref<const std::string &>());
    value = found.value_or(value);
    return found.has_value();
}

template <Keyed T>
bool decode(const Lexicon &lexicon, const Json &json, T &part);
template <class T>
bool decode(const Lexicon &lexicon, const Json &json, std::optional<T> &value);
template <class T>
bool decode(const Lexicon &lexicon, const Json &json, std::vector<T> &values);
template <class K, class T>
bool decode(const Lexicon &lexicon, const Json &json, std::map<K, T> &values);

/// The number of "mu-7"; nullopt: no such name.
std::optional<int> muNumber(std::string_view name);

template <class K>
bool keyFrom(const Lexicon &lexicon, const std::string &text, K &key)
{
    if constexpr (std::is_same_v<K, int>) {
        const auto number = muNumber(text);
        key = number.value_or(0);
        return number.has_value();
    } else {
        return decode(lexicon, Json(text), key);
    }
}

template <class T>
bool decode(const Lexicon &lexicon, const Json &json, std::optional<T> &value)
{
    value.reset();
    return json.is_null() || decode(lexicon, json, value.emplace());
}

template <class T>
bool decode(const Lexicon &lexicon, const Json &json, std::vector<T> &values)
{
    if (!json.is_array() || json.size() > kMostElements)
        return false;
    values.clear();
    values.reserve(json.size());
    for (const Json &element : json) {
        T value{};
        if (!decode(lexicon, element, value))
            return false;
        values.push_back(std::move(value));
    }
    return true;
}

/// An entry that is null is none.
template <class K, class T>
bool decode(const Lexicon &lexicon, const Json &json, std::map<K, T> &values)
{
    if (!json.is_object() || json.size() > kMostElements)
        return false;
    values.clear();
    for (const auto &[name, element] : json.items()) {
        K key{};
        T value{};
        if (!keyFrom(lexicon, name, key))
            return false;
        if (element.is_null())
            continue;
        if (!decode(lexicon, element, value))
            return false;
        values.emplace(std::move(key), std::move(value));
    }
    return true;
}

/// The visitor that reads keys. Remembers the first that is wrong, and which were read.
class KeyReader {
public:
    KeyReader(const Lexicon &lexicon, const Json &object) : m_lexicon(lexicon), m_object(object) { }

    /// The key must be there.
    template <class T>
    void operator()(std::string_view key, T &value)
    {
        const Json *json = raw(key);
        if (json == nullptr || !decode(m_lexicon, *json, value))
            fail(key);
    }

    /// The key may be left out; null is no value of it, unless the type knows null.
    template <class T>
    void maybe(std::string_view key, std::optional<T> &value)
    {
        const Json *json = raw(key);
        if (json != nullptr && !decode(m_lexicon, *json, value.emplace()))
            fail(key);
    }

    template <class T>
    void maybe(std::string_view key, T &value)
    {
        const Json *json = raw(key);
        if (json != nullptr && !decode(m_lexicon, *json, value))
            fail(key);
    }

    /// The value of a key, which counts as read; nullptr: there is none.
    const Json *raw(std::string_view key)
    {
        m_read.push_back(key);
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    void fail(std::string_view key)
    {
        if (m_wrong.empty())
            m_wrong = key;
    }

    /// The first key that is missing, wrong, or (`strict`) known to nobody; empty: all was well.
    std::string wrong() const { return m_wrong; }

    std::string strictlyWrong() const
    {
        if (!m_wrong.empty())
            return m_wrong;
        for (const auto &[key, value] : m_object.items())
            if (std::find(m_read.begin(), m_read.end(), key) == m_read.end())
                return key.empty() ? std::string("(empty)") : key;
        return {};
    }

private:
    const Lexicon &m_lexicon;
    const Json &m_object;
    std::vector<std::string_view> m_read;
    std::string m_wrong;
};

template <Keyed T>
bool decode(const Lexicon &lexicon, const Json &json, T &part)
{
    if (!json.is_object())
        return false;
    KeyReader reader(lexicon, json);
    part.fields(reader);
    return reader.strictlyWrong().empty();
}

// --- The whole state (codec_state.cpp)

/// Every part of the state in the form of `ask state` (specification 3).
Json stateJson(const State &state);
/// Reads what `stateJson` writes into `state`, whose board, roster and options stay; the key that
/// is wrong, or an empty text. Texts that follow from others (side, kind, time …) must agree.
std::string readState(const Json &json, State &state);

} // namespace qd::corunna
