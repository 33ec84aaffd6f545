// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qd {

/// A point that the chosen piece may go to.
struct LatticeGoal {
    QString text; ///< the moves that it costs; empty: nothing (a berth)
    bool alongside = false; ///< a mate's point, or none where the set-up puts a ship
};

/// A heading that the piece may have where it is about to go.
struct LatticeTurn {
    double heading = 0;
    bool taken = false; ///< the one of the act in hand
};

/// Where a piece would come to lie, and how it would get there.
struct LatticeGhost {
    QString piece;
    std::vector<PicturePose> way; ///< the last pose is where it comes to lie
    std::vector<LatticeTurn> turns;
};

/// What is drawn over a lattice board at the moment, beside its pieces.
struct LatticeShow {
    QStringList chosen;
    QString hovered; ///< a place or a piece
    QString cursor; ///< the place that the keyboard stands on
    std::string focus; ///< the place that a question is about
    std::map<std::string, LatticeGoal> goals; ///< by place
    std::vector<std::string> targets; ///< pieces that may be fired at
    Overlay overlay;
    std::optional<LatticeGhost> ghost;
};

} // namespace qd
