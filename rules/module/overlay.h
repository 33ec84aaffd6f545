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
    std::string kind; ///< how it is drawn, and narrated: "arc-" and a battery, "range",
                      ///< "sail-with-or-across", "sail-beat", "sail-tack", "sail-in-irons"
    PicturePoint at;
    double from = 0; ///< degrees clockwise from the board's top, clockwise to `to`
    double to = 360;
    double inner = 0; ///< radii, in the board's units
    double outer = 0;
    OverlayLabel label;
};

/// A straight line: a ruler, a path, a rake.
struct OverlayLine {
    std::string kind; ///< "ruler", "path", "rake", "closing"; on hexes "sight", "sight-blocked"
    PicturePoint a, b;
    OverlayLabel label;
};

/// Places of a lattice board that belong together for the piece in hand: a field of fire, zones,
/// a span of command.
struct OverlayField {
    /// How it is drawn, and narrated: "field-port", "field-starboard", "field-fort"; on hexes
    /// "zone-enemy", "zone-own" (zones of influence), "span", "span-infantry", "span-cavalry",
    /// "span-brigade" (how far a leader or colours command), "kept-off" (where a leader may not
    /// go), "obstacle" (what lies in a line of sight).
    std::string kind;
    std::vector<PicturePoint> outline; ///< the triangle, board units; of a span its one middle;
                                       ///< empty: only the places are marked
    std::vector<std::string> places; ///< ids, the nearest first
    bool spent = false; ///< nothing left to fire there: drawn fainter
};

/// A piece that the one in hand has to do with: an enemy in its field of fire.
struct OverlayMark {
    std::string kind; ///< "target": it may be fired at now; "near": in the field, but not now
    std::string piece;
    /// Read beside it, in this order: {"distance", 2}, {"hit-chance", 0.3333} (one gun, 0 … 1).
    std::vector<OverlayLabel> labels;
    std::string shows; ///< the side that it shows, narrated: "bow", "stern", "port", "starboard";
                       ///< empty: none (a fort)
};

/// What is drawn over a measured board for the piece in hand and its command under construction; on
/// a lattice board fields and marks, for the place and heading at which that command ends.
struct Overlay {
    std::vector<OverlaySector> sectors;
    std::vector<OverlayLine> lines;
    std::vector<OverlayField> fields{};
    std::vector<OverlayMark> marks{};
};

} // namespace qd
