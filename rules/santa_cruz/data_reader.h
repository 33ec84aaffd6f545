// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"
#include "rules/base/json_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace qd::santa_cruz {

/// Where one stands in a data file and what was found wrong first. Readers go on after a fault
/// (with defaults) and ask for it at the end.
class DataReader {
public:
    /// Limits of a text in a data file, bytes.
    static constexpr std::size_t kNameLimit = 200;
    static constexpr std::size_t kIdLimit = 64;

    bool failed() const { return m_fault.has_value(); }

    const Fault &fault() const { return *m_fault; }

    void fail(std::string place, std::string detail)
    {
        if (!m_fault)
            m_fault = Fault{FaultKind::Malformed, {}, std::move(place), std::move(detail)};
    }

    /// The member of an object, nullptr (with a fault) when it is not there.
    const Json *member(const Json &object, const char *key, const std::string &place);
    const Json *object(const Json &parent, const char *key, const std::string &place);
    /// A list of at most `most` elements.
    const Json *list(const Json &parent, const char *key, const std::string &place,
                     std::size_t most);
    /// An element that must be an object.
    bool isObject(const Json &value, const std::string &place);
    int integer(const Json &parent, const char *key, const std::string &place, int least, int most);
    int integerOr(int fallback, const Json &parent, const char *key, const std::string &place,
                  int least, int most);
    bool flag(const Json &parent, const char *key, const std::string &place);
    std::string text(const Json &parent, const char *key, const std::string &place,
                     std::size_t limit = kNameLimit);
    std::string textOr(std::string fallback, const Json &parent, const char *key,
                       const std::string &place);
    /// A kebab-case id.
    std::string id(const Json &parent, const char *key, const std::string &place);
    /// The keys that say what a file is, checked where they are there.
    void header(const Json &file, std::string_view format);

    static std::string at(const std::string &place, const char *key)
    {
        return place.empty() ? key : place + "." + key;
    }

    static std::string at(const char *list, std::size_t index)
    {
        return std::string(list) + "[" + std::to_string(index) + "]";
    }

private:
    std::optional<Fault> m_fault;
};

} // namespace qd::santa_cruz
