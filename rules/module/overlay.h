// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

#include <string>
#include <vector>

namespace qd {

/// A number to be read beside a drawn line or arc: "7.3 inches", "min 2".
struct OverlayLabel {
    std::string term; ///< narrated with the value; empty: nothing is written
    double value = 0;
    friend bool operator==(const OverlayLabel &, const OverlayLabel &) = default;
};

/// Part of a ring round a point: an arc of fire, a band of headings with its distances.
struct OverlaySector {
    std::string kind; ///< how it is drawn, and narrated: "arc", "sail-with-or-across", "sail-beat",
                      ///< "sail-tack", "in-irons" …
    PicturePoint at;
    double from = 0; ///< degrees clockwise from the board's top, clockwise to `to`
    double to = 360;
    double inner = 0; ///< radii, in the board's units
    double outer = 0;
    OverlayLabel label;
};

/// A straight line: a ruler, a path, a rake.
struct OverlayLine {
    std::string kind; ///< "ruler", "path", "rake", "closing" …
    PicturePoint a, b;
    OverlayLabel label;
};

/// What is drawn over a measured board for the piece in hand and its command under construction.
struct Overlay {
    std::vector<OverlaySector> sectors;
    std::vector<OverlayLine> lines;
};

} // namespace qd
