// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// A point of the board file's plane (its own units; x right, y down).
struct PicturePoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const PicturePoint &, const PicturePoint &) = default;
};

/// A name in the three languages, as the board file prints it.
struct PictureName {
    std::string en, es, fr;
    friend bool operator==(const PictureName &, const PictureName &) = default;
};

/// A small mark in a place: a victory-point shield, a battery's die.
struct PictureBadge {
    std::string kind; ///< "vp", "battery-die", "battery", "entry", "fort" …
    std::string subject; ///< a battery's id …, empty: none
    int value = 0;
    bool off = false; ///< spiked, silenced, spent: drawn struck through
    friend bool operator==(const PictureBadge &, const PictureBadge &) = default;
};

struct PicturePlace {
    std::string id;
    std::string kind; ///< "sea", "land", "box" …; lattice boards: "point", "land", a hex's terrain
    PictureName name;
    PicturePoint anchor; ///< where the label and the pieces stand
    std::vector<PicturePoint> outline; ///< polygon, empty: only the anchor is known
    std::vector<PictureBadge> badges;
    /// "fortress", "beach", "castle", "setup" …; lattice boards: "reef", "sandbank", "berth",
    /// "corner", "port"; hexes: "coast", "breakwater".
    std::vector<std::string> tags;
    bool conjecture = false; ///< a guess of the board file: marked so on screen
};

/// A line between two places, or an arrow from one to the other.
struct PictureLink {
    std::string from, to;
    /// "border", "landing", "current" …; lattice boards: what lies between two neighbours ("reef",
    /// "sandbank", "river"; hexes: "fortification", "gate", "stream", "ford", "wall",
    /// "sunken_road", "slope" that rises from `from` to `to`, and along the way "road", "trail");
    /// plain neighbours need no link.
    std::string kind;
    std::string line; ///< "black", "red", "blue"
    std::optional<std::string> drift; ///< a current's other end
    bool conjecture = false;
};

struct PictureScenery {
    /// "hills", "houses"; measured boards: "land", "shoal"; lattice boards: "port", "map" and, of
    /// hexes, "area": a named group of places; "named": its name is told, not written on the board.
    std::string kind;
    std::vector<PicturePoint> outline;
    std::string id{}; ///< of a named group, narrated ("cadiz")
    PictureName name{};
    std::string side{}; ///< whose it is, empty: nobody's
    std::vector<std::string> places{}; ///< the group's places; the outline may then be left out
    bool conjecture = false;
};

/// The regular pattern that a board's places form. Places stand at the points of it, `pitch` board
/// units from each neighbour's anchor; which are neighbours follows from the anchors.
struct PictureLattice {
    std::string kind; ///< "triangle": pieces stand on intersections of lines; "hex": in hexes
    double pitch = 1; ///< from a place's anchor to a neighbour's, board units
    /// Degrees clockwise from the board's top of heading 0, 1, 2 …, going round clockwise.
    std::vector<double> headings;
    std::vector<double> rose; ///< the same of the printed rose's points; empty: no rose
    bool roseConjecture = false;
    friend bool operator==(const PictureLattice &, const PictureLattice &) = default;
};

/// Where a piece lies on a measured board, and where it points. On a lattice board `at` is the
/// anchor of the piece's place.
struct PicturePose {
    PicturePoint at; ///< its measuring point (a ship's mainmast)
    double heading = 0; ///< degrees, clockwise from the board's top
    friend bool operator==(const PicturePose &, const PicturePose &) = default;
};

/// What never moves: asked for once a table.
struct BoardPicture {
    double width = 0;
    double height = 0;
    std::vector<PicturePlace> places; ///< in board order
    std::vector<PictureLink> links;
    std::vector<PictureScenery> scenery;
    bool conjecture = false;
    std::string note;
    /// "inch": the board is measured, pieces lie where their poses say and its one place is the
    /// whole of it; empty: pieces lie in places.
    std::string unit;

    /// Set: a board of one lattice (its `unit` is empty). Places: id = label as people say it, a
    /// row's letters followed by the number in the row ("g10") or a hex's number ("1204");
    /// outline empty.
    std::optional<PictureLattice> lattice{};

    bool measured() const { return !unit.empty(); }
};

/// A row of boxes of a piece's record: what is left of what it had.
struct PictureGauge {
    /// "masts-top", "guns-port", "hull" …, narrated. Ships of masts and guns: "mast-fore",
    /// "mast-main", "mast-mizzen" (0 or 1 of 1), "guns-port", "guns-starboard", "moves" (left this
    /// turn of its allowance); forts: "guns" (0 or 1 of 1). Measured ships: "masts-top",
    /// "masts-bottom", "guns-" and a battery, "hull"; batteries on land: "guns-guns".
    std::string id;
    int left = 0;
    int max = 0;
    bool marked = false; ///< a mark of its own stands open (an initial broadside)
    friend bool operator==(const PictureGauge &, const PictureGauge &) = default;
};

/// A piece as the viewer may see it.
struct PicturePiece {
    std::string id;
    /// Theme id: "block", "officer", "ship", "cutter", "spike", "marker" …; measured boards:
    /// "sailing-ship" (its face is its rate), "shore-battery"; lattice boards: "model-ship" (face
    /// "line" or "frigate"), "fort-gun", "flag"; hexes: counters, "infantry", "light-company",
    /// "cavalry", "artillery", "sol", "transport" (the face is the type), "leader" (the face is the
    /// role), "colours".
    std::string kind;
    std::string face; ///< "royal-marines", "sailors", … empty where hidden
    std::string side;
    std::string place; ///< a place of the board, or "off", "eliminated", "available", … (trays
                       ///< beside the board)
    int strength = 0; ///< 0: none shown
    int strengthMax = 0;
    bool hidden = false; ///< the viewer sees its back only
    bool movable = false; ///< can be dragged now
    /// "in-combat", "attacker", "aboard", "face-down" …; model ships: "nation-french", "flag-SIDE"
    /// (a flag aboard), "fired-port", "fired-starboard" (no gun of that side is left to fire this
    /// turn), "moved", "done", "passed", "repairing", "dismasted", "sunk"; forts: "may-fire",
    /// "may-shout", "fired"; a flag: "aboard" (drawn by the ship on its place). Measured ships:
    /// "nation-", a condition, "struck", "prize", "pumps", "anchored", "independent", "moved",
    /// "grappled"; batteries on land: "red-hot". Counters: a formation ("line", "column",
    /// "road-column", "square", "general-order", "skirmish", "mob", "limbered", "unlimbered"), a
    /// state ("disorder", "pgd", "rout"; leaders "wounded", "killed", "captured"), "in-command",
    /// "dismounted", "faces" (its pose's heading is told), "moved", "of-" a division or brigade,
    /// "with-" what it is attached to, "mu-1" …, ships "tasked", "must-exit".
    std::vector<std::string> tags;
    std::string name; ///< as printed or typed, in no language; empty: the narrator names it
    /// Measured boards: where it lies. Lattice boards: the anchor of its place, and its heading.
    std::optional<PicturePose> pose;
    double length = 0; ///< measured boards: its own size, in the board's units
    double width = 0;
    std::vector<PictureGauge> gauges; ///< its record's boxes, in the order of the sheet
    std::optional<PicturePose> came; ///< where it stood before its last move: its wake
    /// What a person types to name it quickly ("1" … "8", "f1"), written beside it; empty: nothing.
    std::string shortcut{};
    /// Lattice boards: the poses it has had since its turn began, the first one first; empty or
    /// one: it has not moved.
    std::vector<PicturePose> track{};
    friend bool operator==(const PicturePiece &, const PicturePiece &) = default;
};

/// Two pieces that are joined: grappled, boarding, cargo and its ship.
struct PictureTie {
    std::string a, b;
    std::string kind; ///< "contact", "melee"; "transfer": a flag goes over; "aboard": `a` is in `b`
    friend bool operator==(const PictureTie &, const PictureTie &) = default;
};

/// The wind, for the rose.
struct PictureWind {
    double from = 0; ///< degrees it blows from, clockwise from the board's top
    std::vector<int> dice; ///< its speed dice, empty: none tossed
    /// Lattice boards: the point of the rose at which the arrow's tip points (an index of
    /// PictureLattice::rose), -1: none; and the headings (indices of PictureLattice::headings) on
    /// which no piece may step forward.
    int arrow = -1;
    std::vector<int> barred{};
    friend bool operator==(const PictureWind &, const PictureWind &) = default;
};

/// A printed track with its marker.
struct PictureTrack {
    std::string id; ///< "turn", "morale", "combat-round", "army-morale-french", "-british"
    std::vector<std::string> boxes; ///< printed labels
    int at = -1; ///< index of the marked box, -1: none
    friend bool operator==(const PictureTrack &, const PictureTrack &) = default;
};

/// Pieces, tracks and the badges of the moment.
struct TablePicture {
    std::vector<PicturePiece> pieces; ///< roster order
    std::vector<PictureTrack> tracks;
    std::vector<std::pair<std::string, std::vector<PictureBadge>>>
        badges; ///< place id → its badges now
    std::string focus; ///< the place where something is going on (a combat), empty: none
    std::vector<PictureTie> ties;
    std::optional<PictureWind> wind;
};

/// Who looks: the referee sees all, a side not the other's secrets, the public neither's.
enum class Viewer { Referee, FirstSide, SecondSide, Public };

} // namespace qd
