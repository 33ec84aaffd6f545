// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/place_item.h"
#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qd {

/// Where a piece would come to lie.
struct SeaGhost {
    QString piece;
    PicturePose pose;
    bool refused = false;
};

/// A ruler somebody holds: from mainmast to mainmast, or anywhere. Inches.
struct SeaRuler {
    PicturePoint from, to;
    QString text;
};

/// What is drawn over a measured board at the moment, beside its pieces.
struct SeaShow {
    QStringList chosen;
    QString cursor; ///< the piece that the keyboard stands on
    QString hovered;
    std::map<std::string, GoalMark> goals; ///< pieces that a drop may fall on
    Overlay overlay;
    std::optional<SeaGhost> ghost;
    std::optional<SeaRuler> ruler;
};

} // namespace qd
