// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/data_cure.h"

#include "rules/base/json_text.h"

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace qd {
namespace {

/// From the file down to a key; a place in a list is its number.
using Path = std::vector<std::string>;

constexpr int kMostKeys = 200;
constexpr auto *kFormatKey = "format";

/// What the rules have against a file; empty: nothing.
std::string complaint(const Json &file, const DataTrial &trial)
{
    const auto opened = trial(canonicalText(file));
    return opened ? std::string() : opened.error().message;
}

/// The key that a complaint says is unknown; empty: it is about something else.
std::string unknownKey(const std::string &message)
{
    constexpr std::array<std::string_view, 2> kSaid{"no key is called ", "has no key "};
    for (const std::string_view said : kSaid) {
        const auto at = message.find(said);
        if (at == std::string::npos)
            continue;
        const auto key = parseJson(std::string_view(message).substr(at + said.size()));
        if (key && key->is_string())
            return key->get<std::string>();
    }
    return {};
}

/// A complaint repeats the beginning only of a long key.
bool isCalled(const std::string &key, const std::string &said)
{
    constexpr std::size_t kAlwaysSaid = 50;
    return key == said || (said.size() > kAlwaysSaid && key.starts_with(said.substr(0, 50)));
}

/// Where keys of that name stand.
void collect(const Json &value, const std::string &said, Path &here, std::vector<Path> &found)
{
    for (const auto &[key, each] : value.items()) {
        here.push_back(key);
        if (value.is_object() && isCalled(key, said))
            found.push_back(here);
        if (each.is_structured())
            collect(each, said, here, found);
        here.pop_back();
    }
}

/// Takes a key out; of all that stand in the same list where it is one of a ship's own.
Json without(Json file, const Path &path)
{
    constexpr std::size_t kOfAListed = 3; // list, number, key
    if (path.size() == kOfAListed && file[path[0]].is_array()) {
        for (Json &each : file[path[0]])
            if (each.is_object())
                each.erase(path[2]);
        return file;
    }
    Json *at = &file;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        at = at->is_array() ? &at->at(std::stoul(path[i])) : &at->at(path[i]);
    at->erase(path.back());
    return file;
}

bool isForeign(const Json &file, const std::string &format)
{
    const auto said = file.find(kFormatKey);
    return said != file.end() && *said != format;
}

/// Takes the unknown key out that the rules name: the one without which they say something else.
bool takeOut(Json &file, const std::string &key, const std::string &message, const DataTrial &trial)
{
    std::vector<Path> found;
    Path here;
    collect(file, key, here, found);
    for (const Path &path : found) {
        Json rest = without(file, path);
        if (complaint(rest, trial) == message)
            continue;
        file = std::move(rest);
        return true;
    }
    return false;
}

} // namespace

bool canCure(const std::string &json, const std::string &format, const DataTrial &trial)
{
    const auto file = parseJson(json);
    if (!file || !file->is_object())
        return false;
    return isForeign(*file, format) || !unknownKey(complaint(*file, trial)).empty();
}

std::optional<DataCure> cureOf(const std::string &json, const std::string &format,
                               const DataTrial &trial)
{
    auto file = parseJson(json);
    if (!file || !file->is_object())
        return std::nullopt;
    DataCure cure;
    if (isForeign(*file, format)) {
        (*file)[kFormatKey] = format;
        cure.formatSet = true;
    }
    for (int i = 0; i < kMostKeys; ++i) {
        const std::string message = complaint(*file, trial);
        const std::string key = unknownKey(message);
        if (key.empty() || !takeOut(*file, key, message, trial))
            break;
        if (const QString name = QString::fromStdString(key); !cure.taken.contains(name))
            cure.taken << name;
    }
    if (!cure.formatSet && cure.taken.isEmpty())
        return std::nullopt;
    cure.json = canonicalText(*file);
    return cure;
}

} // namespace qd
