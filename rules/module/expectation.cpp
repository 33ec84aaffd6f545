// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/expectation.h"

#include "rules/base/json_text.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace qd {
namespace {

using Why = std::optional<std::string>;

std::string shortText(const Json &value)
{
    std::string text = canonicalText(value);
    constexpr std::size_t kMost = 160;
    if (text.size() > kMost) {
        text.resize(kMost);
        text += "...";
    }
    return text;
}

std::string differ(const std::string &path, const Json &expected, const Json &actual)
{
    return (path.empty() ? std::string("the reply") : path.substr(1)) + ": wanted "
        + shortText(expected) + ", got " + shortText(actual);
}

bool sameNumber(const std::string &path, const Json &expected, const Json &actual)
{
    const bool chance = path.size() >= 2 && path.compare(path.size() - 2, 2, ".p") == 0;
    const double tolerance = chance ? 1e-12 : 1e-6;
    return std::abs(expected.get<double>() - actual.get<double>()) <= tolerance;
}

Why unlike(const Json &expected, const Json &actual, const std::string &path,
           line::Expect::How how);

Why unlikeObject(const Json &expected, const Json &actual, const std::string &path,
                 line::Expect::How how)
{
    if (!actual.is_object())
        return differ(path, expected, actual);
    for (const auto &[key, value] : expected.items()) {
        const auto found = actual.find(key);
        std::string below = path;
        below.append(".").append(key);
        if (found == actual.end())
            return below.substr(1).append(" is missing");
        if (auto why = unlike(value, *found, below, how))
            return why;
    }
    return std::nullopt;
}

Why unlikeList(const Json &expected, const Json &actual, const std::string &path)
{
    if (!actual.is_array() || expected.size() != actual.size())
        return differ(path, expected, actual);
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (auto why = unlike(expected[i], actual[i], path + "[" + std::to_string(i) + "]",
                              line::Expect::How::Whole))
            return why;
    return std::nullopt;
}

/// Each expected element is met by some element, in order.
Why lacks(const Json &expected, const Json &actual, const std::string &path)
{
    if (!actual.is_array())
        return differ(path, expected, actual);
    std::size_t at = 0;
    for (const Json &element : expected) {
        while (at < actual.size()
               && unlike(element, actual[at], path + "[]", line::Expect::How::Whole))
            ++at;
        if (at == actual.size())
            return (path.empty() ? path : path.substr(1)) + ": no element (in order) matches "
                + shortText(element);
        ++at;
    }
    return std::nullopt;
}

Why unlike(const Json &expected, const Json &actual, const std::string &path, line::Expect::How how)
{
    if (expected.is_object())
        return unlikeObject(expected, actual, path, how);
    if (expected.is_array())
        return how == line::Expect::How::Contains ? lacks(expected, actual, path)
                                                  : unlikeList(expected, actual, path);
    const bool same = expected.is_number() && actual.is_number()
        ? sameNumber(path, expected, actual)
        : expected == actual;
    return same ? Why() : Why(differ(path, expected, actual));
}

} // namespace

std::optional<std::string> mismatch(const line::Expect &expected, std::string_view reply)
{
    JsonLimits wide;
    wide.bytes = std::size_t{256} << 20U;
    const auto wanted = parseJson(expected.json, wide);
    const auto actual = parseJson(reply, wide);
    if (!wanted || !actual)
        return "the expectation or the reply is no JSON";
    return unlike(*wanted, *actual, {}, expected.how);
}

} // namespace qd
