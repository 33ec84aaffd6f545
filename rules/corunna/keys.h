// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qd::corunna {

/// Lists the keys of a command, a query, an event or a part of the state once; the codec writes and
/// reads by it. `v(key, value)`: the key is always there; `v.maybe(key, value)`: it may be left
/// out.
#define QD_COR_KEYS(...)                                                                           \
    static constexpr bool kHasKeys = true;                                                         \
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

/// The same for what has a name of its own: a command ("do"), a query ("ask"), an event ("event").
#define QD_COR_NAMED(name, ...)                                                                    \
    static constexpr const char *kName = name;                                                     \
    QD_COR_KEYS(__VA_ARGS__)

} // namespace qd::corunna
