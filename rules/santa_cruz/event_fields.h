// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qd::santa_cruz::event {

enum class HitCause : std::uint8_t {
    Battery,
    Fire,
    Attrition,
    Rayo,
    Panic,
    Fox,
    NoRetreat,
    Excess
};
enum class CardUse : std::uint8_t { Order, Assault, Response, Battery, CombatSupport };
enum class RemovalCause : std::uint8_t { Casualty, UnitsGone, OfficerLimit, NoRetreat, LuckyShot };
enum class Fate : std::uint8_t { Killed, Wounded };
enum class Trigger : std::uint8_t { Sixes, Fives };
enum class Silence : std::uint8_t { Spiked, Occupied };

std::string_view nameOf(HitCause);
std::string_view nameOf(CardUse);
std::string_view nameOf(RemovalCause);
std::string_view nameOf(Fate);
std::string_view nameOf(Trigger);
std::string_view nameOf(Silence);

/// An event's name and its keys, written once. Every event of the game is declared by it.
#define QD_EVENT(name, ...)                                                                        \
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

} // namespace qd::santa_cruz::event
