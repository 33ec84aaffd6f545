// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/options.h"
#include "rules/as_per_margin/ship_types.h"
#include "rules/as_per_margin/words.h"
#include "rules/geometry/plane.h"
#include "rules/module/picture.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace qd::as_per_margin {

/// A ship's or shore battery's id (one name space), kebab-case, from the fleet file or `adjust`.
using UnitId = std::string;

/// The sea (specification 11.1). Immutable once the table is open.
struct SeaBoard {
    std::string id;
    double width = 0; ///< inches
    double height = 0; ///< inches
    bool edges = false; ///< remind when a ship ends outside
    std::string source; ///< canonical JSON of the whole board object, as `ask state` shows it
    std::shared_ptr<const BoardPicture> picture; ///< made of it

    friend bool operator==(const SeaBoard &a, const SeaBoard &b) { return a.source == b.source; }
};

/// One battery of a ship: boxes left, and what it has done.
struct GunRow {
    Battery battery{};
    int left = 0;
    int max = 0;
    bool fresh = false; ///< its initial broadside is still to come (the letter is not crossed out)
    bool fired = false; ///< this turn
    friend bool operator==(const GunRow &, const GunRow &) = default;
};

struct Anchors {
    bool bow = false; ///< the cable holds
    bool stern = false;

    bool holds() const { return bow || stern; }

    friend bool operator==(const Anchors &, const Anchors &) = default;
};

struct Ship {
    UnitId id;
    std::string name;
    Side side{};
    std::string nation;
    Rate rate{};
    std::optional<int> gunsRated;
    std::optional<Point> at; ///< mainmast; nullopt: not on the table
    double heading = 0; ///< degrees, 0 … 360
    int top = 0; ///< mast boxes when new, upper line
    int bottom = 0; ///< lower line
    int masts = 0; ///< mast boxes left; hits take the upper line first
    int hullMax = 1;
    int hull = 1;
    std::vector<GunRow> guns;
    Anchors anchors;
    bool independent = false; ///< may use the extra move
    bool struck = false;
    std::optional<Side> heldBy; ///< set exactly when struck, unless an adjustment says else
    Fate fate = Fate::Afloat;
    // This turn
    bool moved = false;
    std::optional<Sailing> sailing;
    std::optional<Extra> extra;
    bool missedStays = false;
    bool forfeited = false;
    std::optional<double> drifted; ///< inches
    bool called = false; ///< this step: the crew is away from the pumps
    bool boarding = false;
    friend bool operator==(const Ship &, const Ship &) = default;
};

struct ShoreBattery {
    UnitId id;
    std::string name;
    Side side{};
    std::optional<int> gunsRated;
    std::optional<Point> at;
    double heading = 0; ///< degrees: the centre of its fire
    double arc = 45; ///< half-width in degrees; 180: all round
    int guns = 0; ///< boxes left
    int max = 0;
    bool redHot = false;
    ShoreFate fate = ShoreFate::InAction;
    bool fired = false;
    friend bool operator==(const ShoreBattery &, const ShoreBattery &) = default;
};

/// Two ships fallen aboard each other: a wind arrow on the table. `a` < `b`.
struct Contact {
    UnitId a, b;
    bool tried = false; ///< its toss was made this turn

    bool has(std::string_view id) const { return a == id || b == id; }

    friend bool operator==(const Contact &, const Contact &) = default;
};

struct Melee {
    UnitId boarder, defender;
    bool fought = false; ///< tossed in the present boarding step
    friend bool operator==(const Melee &, const Melee &) = default;
};

struct WindState {
    std::optional<double> from; ///< degrees it blows FROM; nullopt: not yet known
    std::optional<double> prevailing; ///< degrees it usually blows from; nullopt: not yet known
    std::optional<std::array<int, 2>> dice;
    bool checked = false; ///< this turn

    bool known() const { return from && dice; }

    int total() const { return (*dice)[0] + (*dice)[1]; } ///< with dice only

    int high() const { return std::max((*dice)[0], (*dice)[1]); }

    int low() const { return std::min((*dice)[0], (*dice)[1]); }

    friend bool operator==(const WindState &, const WindState &) = default;
};

/// What a straight path is part of, and so what ends it.
enum class PathKind : std::uint8_t { Move, Dash, Drift, MissedStays };
std::string_view nameOf(PathKind);

/// A straight path under way, kept while a decision interrupts it (specification 4, Paths). A group
/// drifts as one.
struct Path {
    PathKind kind{};
    std::vector<UnitId> movers; ///< the ship, or all of a drifting group, by id
    std::vector<Point> from; ///< where each of them began
    double heading = 0; ///< direction of the path
    double length = 0; ///< inches
    double travelled = 0; ///< inches done so far
    std::vector<std::pair<UnitId, UnitId>> checked; ///< (mover, other), tossed for already
    bool all = false; ///< drift-all: go on with the next group afterwards
    friend bool operator==(const Path &, const Path &) = default;
};

/// The choices that the rules wait for (specification 5, Decisions).
struct FallAboard {
    UnitId mover, other;
    Path path;
    friend bool operator==(const FallAboard &, const FallAboard &) = default;
};

struct Reclose {
    UnitId ship, other;
    friend bool operator==(const Reclose &, const Reclose &) = default;
};

struct PumpGun {
    UnitId ship;
    friend bool operator==(const PumpGun &, const PumpGun &) = default;
};

using Pending = std::variant<FallAboard, Reclose, PumpGun>;

struct State {
    std::shared_ptr<const SeaBoard> board;
    std::string scenario;
    Options options;
    int turn = 1;
    Phase phase = Phase::SetUp;
    WindState wind;
    std::vector<Ship> ships; ///< by id
    std::vector<ShoreBattery> batteries; ///< by id
    std::vector<Contact> contacts; ///< in the order they fell aboard
    std::vector<Melee> melees; ///< in the order announced
    std::optional<Pending> pending;

    const Ship *ship(std::string_view id) const; ///< nullptr: none of that id
    Ship *ship(std::string_view id);
    const ShoreBattery *battery(std::string_view id) const;
    ShoreBattery *battery(std::string_view id);

    friend bool operator==(const State &, const State &) = default;
};

// Questions that decide, odds, offers and pictures all ask (state.cpp).

Condition conditionOf(const Ship &ship);
Condition conditionWith(const Ship &ship, int masts); ///< with so many mast boxes left
/// Half her hull is gone: men at the pumps (rule `pumps`).
bool atPumps(const Ship &ship);
bool atPumpsWith(const Ship &ship, int hull); ///< with so many hull boxes left
/// Who sails her now: whoever holds her, else her side.
Side controllerOf(const Ship &ship);
bool afloat(const Ship &ship); ///< fate only
bool onTable(const Ship &ship); ///< afloat and placed
int gunsLeft(const Ship &ship);
int gunsMax(const Ship &ship);
const GunRow *gunRow(const Ship &ship, Battery battery);
GunRow *gunRow(Ship &ship, Battery battery);
/// All ships joined to her by contacts, herself included, by id.
std::vector<UnitId> groupOf(const State &state, std::string_view id);
bool inContact(const State &state, std::string_view id);
const Contact *contactOf(const State &state, std::string_view a, std::string_view b);
const Melee *meleeOf(const State &state, std::string_view a, std::string_view b); ///< either order
/// A ship of the group holds by an anchor (ruling r17).
bool groupAnchored(const State &state, std::string_view id);
/// A wind check is owed in this turn (section 3, Wind clock): 0 or 1.
int checksDue(const State &state);
/// Game minutes at the start of the turn.
double minutesGone(const State &state);

} // namespace qd::as_per_margin
