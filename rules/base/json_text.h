// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace qd {

using Json = nlohmann::json;

/// What a JSON text may hold at most before it is refused unread.
struct JsonLimits {
    std::size_t bytes = std::size_t{16} << 20U;
    int depth = 64;
    std::size_t stringBytes = std::size_t{1} << 20U;
};

/// Parses one JSON text within limits: no deep recursion, no invalid UTF-8, no lone surrogates, no
/// duplicate keys, nothing after the value. Faults: Malformed or TooLarge, `place` is "byte n".
tl::expected<Json, Fault> parseJson(std::string_view text, const JsonLimits &limits = {});

/// The canonical text of a value: keys sorted, no blanks, UTF-8 as it is.
std::string canonicalText(const Json &value);

/// `text` as a JSON string literal with its quotes.
std::string jsonString(std::string_view text);

} // namespace qd
