// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/command.h"

#include <optional>
#include <string>

namespace qd::santa_cruz {

/// Reads the keys of a command (or of an object inside it) and refuses those that nobody read. The
/// first thing that is wrong is kept; reading goes on with defaults.
class CommandReader {
public:
    CommandReader(const State &state, const Json &object, std::string place = {})
        : m_state(state), m_object(object), m_place(std::move(place))
    {
        if (!object.is_object())
            fail(m_place + " must be an object");
    }

    const State &state() const { return m_state; }

    bool has(const char *key) const { return m_object.is_object() && m_object.contains(key); }

    /// A key that must be there.
    template <class T>
    void need(const char *key, T &value)
    {
        const Json *json = take(key);
        if (json == nullptr)
            fail("the key " + named(key) + " is missing");
        else if (!decode(*m_state.board, *json, value))
            fail(named(key) + " can't be " + shown(*json));
    }

    template <class T>
    void may(const char *key, std::optional<T> &value)
    {
        if (has(key))
            need(key, value.emplace());
    }

    void may(const char *key, bool &value)
    {
        if (has(key))
            need(key, value);
    }

    /// A list of blocks with at least one, none of them twice.
    void needBlocks(const char *key, std::vector<Block> &blocks);
    /// The raw value of a key that must be there, nullptr (and a fault) else.
    const Json *needRaw(const char *key);

    /// Reads a list of objects with at least one: `read` gets a reader for each.
    template <class Read>
    void needRows(const char *key, Read read)
    {
        const Json *rows = needRaw(key);
        if (rows == nullptr)
            return;
        if (!rows->is_array() || rows->empty() || rows->size() > kMostElements)
            return fail(named(key) + " must be a list that is not empty");
        for (std::size_t i = 0; i < rows->size() && !m_refusal; ++i) {
            CommandReader row(m_state, (*rows)[i], named(key) + "[" + std::to_string(i) + "]");
            read(row);
            absorb(row);
        }
    }

    /// Reads one object.
    template <class Read>
    void needObject(const char *key, Read read)
    {
        const Json *object = needRaw(key);
        if (object == nullptr)
            return;
        CommandReader inner(m_state, *object, named(key));
        read(inner);
        absorb(inner);
    }

    void fail(std::string message)
    {
        if (!m_refusal)
            m_refusal = badCommand(std::move(message));
    }

    /// Once all keys are read: what was wrong, an unknown key included.
    std::optional<Refusal> finish();

private:
    const Json *take(const char *key);
    void absorb(CommandReader &inner);
    std::string named(const char *key) const;
    static std::string shown(const Json &json);

    const State &m_state;
    const Json &m_object;
    std::string m_place; ///< "moves[1]", empty: the command itself
    std::vector<std::string> m_read;
    std::optional<Refusal> m_refusal;
};

// parse_play.cpp
command::Play readPlay(CommandReader &in);
command::Counterattack readCounterattack(CommandReader &in);
command::SupportCard readSupport(CommandReader &in);
/// Whether a play or a support card takes dice.
bool takesDice(const State &state, const command::Play &play);
bool takesDice(const State &state, const command::SupportCard &support);

} // namespace qd::santa_cruz
