// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/base/reason.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd::trafalgar {

using Because = std::vector<Reason>;

} // namespace qd::trafalgar

namespace qd::trafalgar::event {

/// An event's name and its keys, written once. Every event of the game is declared by it.
#define QD_TRAFALGAR_EVENT(name, ...)                                                              \
    static constexpr const char *kName = name;                                                     \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v)                                                            \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }                                                                                              \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v) const                                                      \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

} // namespace qd::trafalgar::event
