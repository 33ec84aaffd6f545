// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/fleet_file.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace qd::as_per_margin {

/// What is odd about a fleet though the rules take it: somebody may have meant it so.
struct FleetAdvice {
    std::vector<QString> ofUnit; ///< beside each unit of the file; empty: nothing
    QStringList ofFleet; ///< sentences about all of it
};

/// `sea`: the board's size in inches; none: places are not looked at. `called` names a unit.
FleetAdvice adviceOn(const FleetFile &file, const QSizeF &sea,
                     const std::function<QString(std::size_t unit)> &called);

} // namespace qd::as_per_margin
