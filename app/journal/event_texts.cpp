// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/event_texts.h"

#include <QList>

#include <optional>
#include <string_view>

namespace qd {
namespace {

Fault malformed(const char *what)
{
    return Fault{FaultKind::Malformed, {}, {}, what};
}

/// The end of the string that begins at `from` (its quote), behind the closing quote; npos: none.
std::size_t stringEnd(std::string_view text, std::size_t from)
{
    for (std::size_t i = from + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return std::string_view::npos;
}

/// The end of the object that begins at `from`; npos: none.
std::size_t objectEnd(std::string_view text, std::size_t from)
{
    int depth = 0;
    for (std::size_t i = from; i < text.size();) {
        const char c = text[i];
        if (c == '"') {
            i = stringEnd(text, i);
            if (i == std::string_view::npos)
                return i;
            continue;
        }
        if (c == '{' || c == '[')
            ++depth;
        if ((c == '}' || c == ']') && --depth == 0)
            return i + 1;
        ++i;
    }
    return std::string_view::npos;
}

/// The value of the object's own key "event".
std::string nameOf(std::string_view object)
{
    constexpr std::string_view kKey = R"("event":")";
    int depth = 0;
    for (std::size_t i = 0; i < object.size();) {
        const char c = object[i];
        if (c == '"') {
            if (depth == 1 && object.substr(i, kKey.size()) == kKey) {
                const std::size_t begin = i + kKey.size();
                return std::string(object.substr(begin, object.find('"', begin) - begin));
            }
            i = stringEnd(object, i);
            if (i == std::string_view::npos)
                return {};
            continue;
        }
        if (c == '{' || c == '[')
            ++depth;
        else if (c == '}' || c == ']')
            --depth;
        ++i;
    }
    return {};
}

} // namespace

tl::expected<std::vector<StoredEvent>, Fault> splitEvents(const QByteArray &array)
{
    const std::string_view text(array.constData(), static_cast<std::size_t>(array.size()));
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return tl::unexpected(malformed("its events are no array"));
    std::vector<StoredEvent> events;
    std::size_t at = 1;
    while (at + 1 < text.size()) {
        if (text[at] != '{')
            return tl::unexpected(malformed("one of its events is no object"));
        const std::size_t end = objectEnd(text, at);
        if (end == std::string_view::npos || end >= text.size())
            return tl::unexpected(malformed("one of its events has no end"));
        const std::string_view object = text.substr(at, end - at);
        events.push_back(StoredEvent{nameOf(object), std::string(object)});
        at = end;
        if (text[at] == ',')
            ++at;
        else if (at + 1 != text.size())
            return tl::unexpected(malformed("its events are no array"));
    }
    return events;
}

tl::expected<std::vector<int>, Fault> readRolls(const QByteArray &array)
{
    std::vector<int> faces;
    if (array.size() < 2 || !array.startsWith('[') || !array.endsWith(']'))
        return tl::unexpected(malformed("its rolls are no array"));
    if (array.size() == 2)
        return faces;
    for (const QByteArray &number : array.mid(1, array.size() - 2).split(',')) {
        bool good = false;
        faces.push_back(number.toInt(&good));
        if (!good)
            return tl::unexpected(malformed("one of its rolls is no whole number"));
    }
    return faces;
}

QByteArray rollsText(const std::vector<int> &faces)
{
    QByteArray text("[");
    for (const int face : faces) {
        if (text.size() > 1)
            text += ',';
        text += QByteArray::number(face);
    }
    return text + ']';
}

} // namespace qd
