// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/options.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

Json toJson(bool value)
{
    return value;
}

template <class Word>
Json toJson(Word value)
{
    return std::string(nameOf(value));
}

bool fromJson(const Json &json, bool &value)
{
    if (json.is_boolean())
        value = json.get<bool>();
    return json.is_boolean();
}

template <class Word>
bool fromJson(const Json &json, Word &value)
{
    constexpr int kMostWords = std::is_same_v<Word, HoodScope> ? 3 : 2;
    for (int i = 0; i < kMostWords; ++i) {
        if (json == nameOf(static_cast<Word>(i))) {
            value = static_cast<Word>(i);
            return true;
        }
    }
    return false;
}

} // namespace

Json encodeOptions(const Options &options)
{
    Json object = Json::object();
    visitOptions(options,
                 [&object](const char *key, const auto &value) { object[key] = toJson(value); });
    return object;
}

tl::expected<Options, std::string> mergedOptions(const Options &options, const Json &object)
{
    Options merged = options;
    std::size_t known = object.contains("decks") ? 1 : 0;
    std::string wrong;
    visitOptions(merged, [&](const char *key, auto &value) {
        const auto found = object.find(key);
        if (found == object.end())
            return;
        ++known;
        if (wrong.empty() && !fromJson(*found, value))
            wrong.append("the option \"")
                .append(key)
                .append("\" can't be ")
                .append(canonicalText(*found));
    });
    if (!wrong.empty())
        return tl::unexpected(std::move(wrong));
    if (known == object.size())
        return merged;
    for (const auto &[key, value] : object.items()) {
        bool listed = key == "decks";
        visitOptions(merged, [&, &name = key](const char *each, const auto & /*value*/) {
            listed |= name == each;
        });
        if (!listed)
            return tl::unexpected("no option is called " + jsonString(key));
    }
    return merged;
}

} // namespace qd::santa_cruz
