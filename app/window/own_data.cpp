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
                                    placeForPeople(json.error().place, text), json.error().detail});
    if (!json->is_object())
        return tl::unexpected(Fault{FaultKind::Malformed, name, {}, "it is not a JSON object"});
    const std::string whole = canonicalText(*json);
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
