// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/data_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

bool isKebab(std::string_view id)
{
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !id.empty() && id.size() <= DataReader::kIdLimit && id.front() != '-' && id.back() != '-'
        && std::all_of(id.begin(), id.end(), plain);
}

} // namespace

const Json *DataReader::member(const Json &object, const char *key, const std::string &place)
{
    const auto found = object.find(key);
    if (found != object.end())
        return &*found;
    fail(place, std::string("\"") + key + "\" is missing");
    return nullptr;
}

const Json *DataReader::object(const Json &parent, const char *key, const std::string &place)
{
    const Json *value = member(parent, key, place);
    return value != nullptr && isObject(*value, at(place, key)) ? value : nullptr;
}

const Json *DataReader::list(const Json &parent, const char *key, const std::string &place,
                             std::size_t most)
{
    const Json *value = member(parent, key, place);
    if (value == nullptr)
        return nullptr;
    if (!value->is_array())
        fail(at(place, key), "must be a list");
    else if (value->size() > most)
        fail(at(place, key), "has more than " + std::to_string(most) + " entries");
    else
        return value;
    return nullptr;
}

bool DataReader::isObject(const Json &value, const std::string &place)
{
    if (!value.is_object())
        fail(place, "must be an object");
    return value.is_object();
}

int DataReader::integer(const Json &parent, const char *key, const std::string &place, int least,
                        int most)
{
    return member(parent, key, place) != nullptr ? integerOr(least, parent, key, place, least, most)
                                                 : least;
}

int DataReader::integerOr(int fallback, const Json &parent, const char *key,
                          const std::string &place, int least, int most)
{
    const auto found = parent.find(key);
    if (found == parent.end())
        return fallback;
    if (found->is_number_integer()) {
        const auto value = found->get<Json::number_integer_t>();
        const bool huge = found->is_number_unsigned() && value < 0;
        if (!huge && value >= least && value <= most)
            return static_cast<int>(value);
    }
    fail(at(place, key),
         "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return fallback;
}

bool DataReader::flag(const Json &parent, const char *key, const std::string &place)
{
    const auto found = parent.find(key);
    if (found == parent.end())
        return false;
    if (!found->is_boolean()) {
        fail(at(place, key), "must be true or false");
        return false;
    }
    return found->get<bool>();
}

std::string DataReader::text(const Json &parent, const char *key, const std::string &place,
                             std::size_t limit)
{
    const Json *value = member(parent, key, place);
    if (value == nullptr)
        return {};
    if (!value->is_string() || value->get_ref<const std::string &>().size() > limit) {
        fail(at(place, key), "must be a text of at most " + std::to_string(limit) + " bytes");
        return {};
    }
    return value->get<std::string>();
}

std::string DataReader::textOr(std::string fallback, const Json &parent, const char *key,
                               const std::string &place)
{
    return parent.contains(key) ? text(parent, key, place) : std::move(fallback);
}

std::string DataReader::id(const Json &parent, const char *key, const std::string &place)
{
    std::string value = text(parent, key, place);
    if (!failed() && !isKebab(value))
        fail(at(place, key), "must be an id of lower-case letters, digits and hyphens");
    return value;
}

void DataReader::header(const Json &file, std::string_view format)
{
    if (const auto found = file.find("format"); found != file.end() && *found != format)
        fail("format", "must be \"" + std::string(format) + "\"");
    if (const auto found = file.find("game"); found != file.end() && *found != "santa-cruz-1797")
        fail("game", "must be \"santa-cruz-1797\"");
}

} // namespace qd::santa_cruz
