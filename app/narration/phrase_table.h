// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <span>
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

} // namespace qd
