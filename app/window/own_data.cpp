// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/own_data.h"

#include "app/window/table_files.h"
#include "rules/base/json_text.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

/// "byte 812" of a text as "line 40": that is where an editor goes. Other places as they are.
std::string placeForPeople(const std::string &place, const std::string &text)
{
    constexpr std::string_view kByte = "byte ";
    std::size_t byte = 0;
    if (!place.starts_with(kByte)
        || std::from_chars(place.data() + kByte.size(), place.data() + place.size(), byte).ec
            != std::errc())
        return place;
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size()));
    return "line " + std::to_string(1 + std::count(text.begin(), end, '\n'));
}

/// Characters that show nothing and turn, hide or break what stands beside them: control characters
/// (but line feeds and tabs) and marks of writing direction.
bool isUnseen(char32_t c)
{
    const bool control = (c < 0x20 && c != U'\n' && c != U'\t') || (c >= 0x7f && c < 0xa0);
    return control || c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

std::string plain(const std::string &text)
{
    QString said;
    for (const char32_t c : QString::fromStdString(text).toUcs4())
        if (!isUnseen(c))
            said += QString::fromUcs4(&c, 1);
    return said.toStdString();
}

/// Every name and text of a file, keys too, without what is unseen.
Json withoutUnseen(const Json &value)
{
    if (value.is_string())
        return plain(value.get_ref<const std::string &>());
    if (value.is_array()) {
        Json list = Json::array();
        for (const Json &each : value)
            list.push_back(withoutUnseen(each));
        return list;
    }
    if (!value.is_object())
        return value;
    Json object = Json::object();
    for (const auto &[key, each] : value.items()) {
        const std::string name = plain(key);
        object[name != key && value.contains(name) ? key : name] = withoutUnseen(each);
    }
    return object;
}

} // namespace

tl::expected<QString, Fault> readOwnData(const QString &file, const DataCheck &check)
{
    const auto bytes = readOwnFile(file);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const std::string name = file.toStdString();
    const std::string text = bytes->toStdString();
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(Fault{json.error().kind, name,
                                    placeForPeople(json.error().place, text),
                                    plain(json.error().detail)});
    if (!json->is_object())
        return tl::unexpected(Fault{FaultKind::Malformed, name, {}, "it is not a JSON object"});
    const std::string whole = canonicalText(withoutUnseen(*json));
    if (const auto refusal = check(whole))
        return tl::unexpected(Fault{FaultKind::Malformed, name, {}, refusal->message});
    return QString::fromStdString(whole);
}

bool isConjecture(const std::string &json)
{
    const auto data = parseJson(json);
    if (!data || !data->is_object())
        return false;
    const auto said = data->find("conjecture");
    if (said == data->end())
        return false;
    return said->is_boolean() ? said->get<bool>() : said->is_array() && !said->empty();
}

} // namespace qd
