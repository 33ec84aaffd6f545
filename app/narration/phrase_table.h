// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace qd {

/// An English source text, as QT_TRANSLATE_NOOP or QT_TRANSLATE_NOOP3 leaves it.
struct Source {
    const char *text = nullptr;
    const char *comment = nullptr;
};

/// An id and what it is called or what it says.
struct Phrase {
    std::string_view id;
    Source source;
};

/// The phrase of an id in the present language; null when the table has none.
inline QString phraseOf(std::span<const Phrase> table, const char *context, std::string_view id)
{
    for (const Phrase &phrase : table) {
        if (phrase.id == id)
            return QCoreApplication::translate(context, phrase.source.text, phrase.source.comment);
    }
    return {};
}

/// What a value of an option is called; its table names it by both ("load/mixed"). `jsonText`: as
/// the option's value stands in a table's options. Null when the table has none.
inline QString optionPhrase(std::span<const Phrase> table, const char *context,
                            std::string_view key, std::string_view jsonText)
{
    std::string both = std::string(key) + "/" + std::string(jsonText);
    std::erase(both, '"');
    return phraseOf(table, context, both);
}

/// The first part of a key that may be a path: an adjustment of "ships.namur" is about the ships.
inline std::string_view headOf(std::string_view key)
{
    return key.substr(0, key.find_first_of("./"));
}

/// The label of a command's key: the command's own ("fire/guns"), else the key's. Null when neither
/// table has one.
inline QString labelPhrase(std::span<const Phrase> ofCommand, std::span<const Phrase> keys,
                           const char *context, std::string_view command, std::string_view key)
{
    const std::string_view head = headOf(key);
    const QString own =
        phraseOf(ofCommand, context, std::string(command) + "/" + std::string(head));
    return own.isNull() ? phraseOf(keys, context, head) : own;
}

} // namespace qd
