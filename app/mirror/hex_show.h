// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace qd {

/// A hex that the chosen counters may go to, or may not.
struct HexGoal {
    QString text; ///< what going there costs
    bool refused = false;
};

/// What is drawn over a board of hexes at the moment, beside its counters.
struct HexShow {
    QStringList chosen;
    QString hovered; ///< the place under the pointer
    QString cursor; ///< the place that the keyboard stands on
    std::map<std::string, HexGoal> goals; ///< by place
    std::vector<std::string> targets; ///< counters that may be fired at
    std::vector<PicturePose> way; ///< to the goal that pointer or keyboard rest on
    bool costs = true; ///< the figures in the hexes are drawn
    bool zones = true;
    bool spans = true;
    bool sight = true;
    /// Fields: "zone-own", "zone-enemy", "kept-off" (where Soult may not go), "span",
    /// "span-infantry", "span-cavalry", "span-brigade", "obstacle"; lines: "sight",
    /// "sight-blocked".
    Overlay overlay;
};

} // namespace qd
