// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/geometry/lattice.h"
#include "rules/module/picture.h"
#include "rules/trafalgar/words.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qd::trafalgar {

/// A row of intersections, counted from the left (specification 8.1).
struct BoardRow {
    std::string letters; ///< "g"
    int r = 0;
    int from = 0; ///< q of the first intersection
    int to = 0; ///< q of the last
};

/// A dot at which a ship lies before the game (`setup-2`).
struct Berth {
    LatticePoint at;
    std::vector<int> seaward; ///< headings, the usual one first
};

/// Where a fort gun stands (r-19).
struct FortSite {
    LatticePoint at;
    std::optional<std::vector<LatticePoint>> covers; ///< nullopt: all round
};

struct PortSite {
    LatticePoint corner;
    std::vector<LatticePoint> points; ///< its water, the corner included
    int seaHeading = 0;
};

/// A stretch between two neighbouring points, the lesser first.
using Stretch = std::pair<LatticePoint, LatticePoint>;

/// A board file (specification 8.3), checked. Immutable; shared by all states of a table.
struct Board {
    std::string id;
    std::vector<BoardRow> rows; ///< by r
    int roseOffset = 0; ///< degrees by which the rose's points lie clockwise of the headings
    std::array<PortSite, 2> ports; ///< by Port
    std::array<Berth, 8> berths; ///< by BerthId
    std::array<FortSite, 4> forts; ///< by FortId
    std::vector<LatticePoint> land; ///< sorted, the forts' points included
    std::vector<LatticePoint> reefs, sandbanks; ///< sorted
    std::vector<Stretch> reefStretches, bankStretches; ///< sorted
    /// The owner's copy of the diagram (r-02): offsets to starboard of heading 0, sorted.
    std::optional<std::vector<LatticePoint>> diagram;
    std::string source; ///< canonical JSON of the whole file, its base merged in
    std::shared_ptr<const BoardPicture> picture; ///< made of it

    const PortSite &port(Port which) const { return ports[indexOf(which)]; }

    const Berth &berth(BerthId which) const { return berths[indexOf(which)]; }

    const FortSite &fort(FortId which) const { return forts[indexOf(which)]; }

    bool has(LatticePoint at) const;
    /// Land before reef before sandbank where a file names a point twice.
    Terrain terrain(LatticePoint at) const;
    /// A reef patch covers the stretch between two neighbouring points; a bank likewise.
    bool reefBetween(LatticePoint a, LatticePoint b) const;
    bool bankBetween(LatticePoint a, LatticePoint b) const;
    /// "g10": row and number along it; empty for a point off the board.
    std::string label(LatticePoint at) const;
    /// The point that a label names, nullopt: none.
    std::optional<LatticePoint> point(std::string_view label) const;
    /// The port whose water the point is.
    std::optional<Port> portAt(LatticePoint at) const;
    std::optional<FortId> fortAt(LatticePoint at) const;
    /// All points, row by row from the left.
    std::vector<LatticePoint> points() const;
};

} // namespace qd::trafalgar
