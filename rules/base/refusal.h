// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace qd {

/// The rules say no. A value, never an exception: the state is exactly as before.
struct Refusal {
    using Detail = std::variant<int, std::string, std::vector<std::string>>;

    std::string code; ///< kebab-case, listed in the game's specification; the app narrates from it
    Citation rule;
    std::string message; ///< English, for a script's author
    /// Keys that the reply carries beside the code: {"block","rm-1"}, {"needed",7} …
    std::vector<std::pair<std::string, Detail>> details;

    Refusal &with(std::string key, Detail value)
    {
        details.emplace_back(std::move(key), std::move(value));
        return *this;
    }

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// A malformed command: an unknown name, key, id, or an impossible number.
inline Refusal badCommand(std::string message)
{
    return Refusal{"bad-command", {}, std::move(message), {}};
}

} // namespace qd
