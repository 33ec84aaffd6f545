// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/entry_names.h"

#include <array>
#include <utility>

namespace qd {
namespace {

constexpr std::array kKinds{std::pair{EntryKind::Act, QLatin1String("act")},
                            std::pair{EntryKind::Undo, QLatin1String("undo")},
                            std::pair{EntryKind::Redo, QLatin1String("redo")},
                            std::pair{EntryKind::Amend, QLatin1String("amend")},
                            std::pair{EntryKind::Note, QLatin1String("note")},
                            std::pair{EntryKind::Reconcile, QLatin1String("reconcile")},
                            std::pair{EntryKind::Photo, QLatin1String("photo")}};
constexpr std::array kSources{std::pair{DiceSource::None, QLatin1String("none")},
                              std::pair{DiceSource::Table, QLatin1String("table")},
                              std::pair{DiceSource::App, QLatin1String("app")},
                              std::pair{DiceSource::Script, QLatin1String("script")}};

template <class Table, class Key>
QLatin1String nameIn(const Table &table, Key key)
{
    for (const auto &[value, name] : table)
        if (value == key)
            return name;
    return {};
}

template <class Table>
auto valueIn(const Table &table, const QString &text)
    -> std::optional<std::decay_t<decltype(table.front().first)>>
{
    for (const auto &[value, name] : table)
        if (text == name)
            return value;
    return std::nullopt;
}

} // namespace

QLatin1String entryKindName(EntryKind kind)
{
    return nameIn(kKinds, kind);
}

std::optional<EntryKind> entryKindOf(const QString &name)
{
    return valueIn(kKinds, name);
}

QLatin1String diceSourceName(DiceSource source)
{
    return nameIn(kSources, source);
}

std::optional<DiceSource> diceSourceOf(const QString &name)
{
    return valueIn(kSources, name);
}

} // namespace qd
