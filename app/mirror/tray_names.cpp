// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/tray_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace qd {

namespace {

struct Tray {
    const char *id;
    const char *name;
};

constexpr std::array<Tray, 12> kTrays = {{
    {"setup", QT_TRANSLATE_NOOP("Trays", "To be set up")},
    {"fox", QT_TRANSLATE_NOOP("Trays", "Aboard HMS Fox")},
    {"aboard", QT_TRANSLATE_NOOP("Trays", "Aboard")},
    {"off", QT_TRANSLATE_NOOP("Trays", "Not on the board")},
    {"sunk", QT_TRANSLATE_NOOP("Trays", "Sunk")},
    {"exploded", QT_TRANSLATE_NOOP("Trays", "Blown up")},
    {"gone", QT_TRANSLATE_NOOP("Trays", "Left the table")},
    {"available", QT_TRANSLATE_NOOP("Trays", "Available officers")},
    {"eliminated", QT_TRANSLATE_NOOP("Trays", "Eliminated")},
    {"wounded", QT_TRANSLATE_NOOP("Trays", "Wounded officers")},
    {"killed", QT_TRANSLATE_NOOP("Trays", "Officers killed")},
    {"out-of-play", QT_TRANSLATE_NOOP("Trays", "Out of play")},
}};

} // namespace

QString trayName(const std::string &id)
{
    const auto found =
        std::ranges::find_if(kTrays, [&id](const Tray &tray) { return id == tray.id; });
    return found == kTrays.end() ? QString::fromStdString(id)
                                 : QCoreApplication::translate("Trays", found->name);
}

int trayRank(const std::string &id)
{
    const auto found =
        std::ranges::find_if(kTrays, [&id](const Tray &tray) { return id == tray.id; });
    return static_cast<int>(found - kTrays.begin());
}

} // namespace qd
