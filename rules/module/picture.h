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
    std::string kind; ///< "sea", "land", "box" …
    PictureName name;
    PicturePoint anchor; ///< where the label and the pieces stand
    std::vector<PicturePoint> outline; ///< polygon, empty: only the anchor is known
    std::vector<PictureBadge> badges;
    std::vector<std::string> tags; ///< "fortress", "beach", "castle", "setup" …
    bool conjecture = false; ///< a guess of the board file: marked so on screen
};

/// A line between two places, or an arrow from one to the other.
struct PictureLink {
    std::string from, to;
    std::string kind; ///< "border", "landing", "current" …
    std::string line; ///< "black", "red", "blue"
    std::optional<std::string> drift; ///< a current's other end
    bool conjecture = false;
};

struct PictureScenery {
    std::string kind; ///< "hills", "houses"
    std::vector<PicturePoint> outline;
};

/// Where a piece lies on a measured board, and where it points.
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

    bool measured() const { return !unit.empty(); }
};

/// A row of boxes of a piece's record: what is left of what it had.
struct PictureGauge {
    std::string id; ///< "masts-top", "guns-port", "hull" …, narrated
    int left = 0;
    int max = 0;
    bool marked = false; ///< a mark of its own stands open (an initial broadside)
    friend bool operator==(const PictureGauge &, const PictureGauge &) = default;
};

/// A piece as the viewer may see it.
struct PicturePiece {
    std::string id;
    std::string kind; ///< theme id: "block", "officer", "ship", "cutter", "spike", "marker" …
    std::string face; ///< "royal-marines", "sailors", … empty where hidden
    std::string side;
    std::string place; ///< a place of the board, or "off", "eliminated", "available", … (trays
                       ///< beside the board)
    int strength = 0; ///< 0: none shown
    int strengthMax = 0;
    bool hidden = false; ///< the viewer sees its back only
    bool movable = false; ///< can be dragged now
    std::vector<std::string> tags; ///< "in-combat", "attacker", "aboard", "face-down" …
    std::string name; ///< as printed or typed, in no language; empty: the narrator names it
    std::optional<PicturePose> pose; ///< measured boards: where it lies
    double length = 0; ///< measured boards: its own size, in the board's units
    double width = 0;
    std::vector<PictureGauge> gauges; ///< its record's boxes, in the order of the sheet
    std::optional<PicturePose> came; ///< where it stood before its last move: its wake
    friend bool operator==(const PicturePiece &, const PicturePiece &) = default;
};

/// Two pieces that are joined: grappled, boarding.
struct PictureTie {
    std::string a, b;
    std::string kind; ///< "contact", "melee"
    friend bool operator==(const PictureTie &, const PictureTie &) = default;
};

/// The wind, for the rose.
struct PictureWind {
    double from = 0; ///< degrees it blows from, clockwise from the board's top
    std::vector<int> dice; ///< its speed dice, empty: none tossed
    friend bool operator==(const PictureWind &, const PictureWind &) = default;
};

/// A printed track with its marker.
struct PictureTrack {
    std::string id; ///< "turn", "morale", "combat-round"
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
