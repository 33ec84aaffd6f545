// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/board.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qd::santa_cruz {

/// Copies by title.
using CardCounts = std::array<std::uint8_t, kCardCount>;

enum class HoodScope : std::uint8_t { AnyCard, BritishCard, BritishResponse };
enum class PanicTowards : std::uint8_t { Either, Nearest };

/// The options of a table (2.4). `decks` and `simplified` shape the start and can't be adjusted.
struct Options {
    bool minOneDie = false; ///< 14.0
    bool reinforcementsOnce = false; ///< 14.1
    bool luckyShotRoll = false; ///< 14.2
    bool simplified = false; ///< 14.4
    bool harassmentNeedsConfusion = true; ///< R21
    bool seaToSeaByCard = false; ///< R13
    bool counterattackPlacesOfficer = false; ///< R31
    HoodScope hoodScope = HoodScope::AnyCard; ///< R31b
    bool laddersKeepBowen = false; ///< R33
    bool attritionAfterWin = true; ///< R44
    PanicTowards panicTowards = PanicTowards::Either; ///< R25
    bool batteryPlayEliminates = true; ///< R71
    bool retreatIntoOrigin = true; ///< R45
    bool drumsRedBorder = false; ///< R34
    bool fortressStopsFlight = false; ///< R43
    bool simplifiedCounterattack = false; ///< R53
    bool discardDown = false; ///< R17
    bool foxCargoReturns = true; ///< R67
    friend bool operator==(const Options &, const Options &) = default;
};

/// Where a unit is.
struct Where {
    enum class Is : std::uint8_t { Area, Off, Fox, Eliminated };
    Is is = Is::Off;
    AreaId area{}; ///< only with Is::Area

    static Where in(AreaId a) { return {Is::Area, a}; }

    static Where off() { return {Is::Off, {}}; }

    static Where fox() { return {Is::Fox, {}}; }

    static Where eliminated() { return {Is::Eliminated, {}}; }

    bool isIn(AreaId a) const { return is == Is::Area && area == a; }

    friend bool operator==(const Where &, const Where &) = default;
};

struct UnitState {
    int sp = 4; ///< strength points 0–4; 0 exactly when eliminated (or out of the game, R67)
    Where at;
    friend bool operator==(const UnitState &, const UnitState &) = default;
};

struct FoxState {
    enum class Status : std::uint8_t { Afloat, Unloaded, Sunk };
    Status status = Status::Afloat;
    std::optional<AreaId> at;
    int hits = 0;
    CardCounts cards{}; ///< the anchor cards aboard
    friend bool operator==(const FoxState &, const FoxState &) = default;
};

struct OfficerState {
    enum class Status : std::uint8_t { Available, OnMap, Killed, Wounded, OutOfPlay };
    Status status = Status::Available;
    std::optional<AreaId> at;
    bool faceUp = false;
    friend bool operator==(const OfficerState &, const OfficerState &) = default;
};

/// A deck by counts: what is hidden (hand and draw pile) follows from the composition.
struct DeckState {
    int hand = 0;
    int baseLimit = 0;
    CardCounts discard{}, eliminated{}, pool{};
    friend bool operator==(const DeckState &, const DeckState &) = default;
};

/// What was done in an action phase.
struct Action {
    int orders = 0;
    int assaults = 0;
    std::optional<Side> counterattackFor; ///< whose counterattack window is open (10.0)
    friend bool operator==(const Action &, const Action &) = default;
};

struct Support {
    Side side{};
    Card card{};
    bool cancelled = false;
    std::vector<Block> units; ///< Battle Drums
    std::optional<Officer> officer;
    std::optional<AreaId> from;
    friend bool operator==(const Support &, const Support &) = default;
};

enum class CombatBy : std::uint8_t { Assault, CounterattackAssault, CounterattackResponse };
enum class Stage : std::uint8_t { Support, Fire, FireBack, Resolving };

/// What of a thrown round has still to take effect. Kept while a decision interrupts the
/// resolution.
struct Resolution {
    /// The next thing to do.
    enum class Step : std::uint8_t {
        Oldfield, ///< 1: a British die may be raised
        Hits, ///< 2
        Casualties, ///< 3
        Flight, ///< 4
        UnitsGone, ///< 5
        FireBack, ///< 6
        Attrition, ///< 7
        AttritionHits,
        End, ///< 8
        RetreatAttacker,
        RetreatDefender,
        DrumsReturn, ///< after the win
    };

    struct Throw {
        std::vector<int> faces; ///< natural
        std::vector<int> modified;
        int hitsOn = 5;
        int hits = 0;
        bool thrown = false;
        friend bool operator==(const Throw &, const Throw &) = default;
    };

    Step step = Step::Hits;
    bool fireBack = false; ///< the attacker's throw of a Fortress combat
    std::array<Throw, 2> throws; ///< by role
    std::array<std::optional<int>, 2> casualtyDie; ///< by role of the officer it is thrown for
    std::array<int, 2> hitsLeft{}; ///< by role of the side that takes them
    std::vector<Block> volunteersAtThrow; ///< R43
    bool flightDue = false;
    bool attritionDone = false;
    friend bool operator==(const Resolution &, const Resolution &) = default;
};

struct Combat {
    AreaId area{};
    Side attacker{};
    CombatBy by = CombatBy::Assault;
    std::vector<std::pair<Block, AreaId>> origins; ///< roster order
    bool redBorder = false;
    int round = 0;
    Stage stage = Stage::Support;
    std::vector<Support> supports; ///< in the order of play
    std::optional<Resolution> resolution; ///< in stage Resolving

    Side side(Role role) const { return role == Role::Attacker ? attacker : enemyOf(attacker); }

    Role role(Side side) const { return side == attacker ? Role::Attacker : Role::Defender; }

    friend bool operator==(const Combat &, const Combat &) = default;
};

enum class DecisionKind : std::uint8_t {
    FoxLoss,
    AssignHit,
    Oldfield,
    Flee,
    Retreat,
    PanicRetreat,
    EliminateExcess,
    DrumsReturn,
};
std::string_view nameOf(DecisionKind);

/// A choice that the rules wait for (4.7). Only the keys of its kind are used.
struct Pending {
    DecisionKind kind{};
    Side side{};
    std::vector<Block> units; ///< choices among units: assign-hit, fox-loss, eliminate-excess,
                              ///< drums-return; flee: who runs
    std::vector<Card> cards; ///< fox-loss
    std::vector<AreaId> areas; ///< flee, retreat (defender)
    std::vector<std::pair<Block, std::vector<AreaId>>> ways; ///< panic-retreat
    bool attrition = false; ///< assign-hit: cause
    int count =
        0; ///< assign-hit: hits left; fox-loss: losses left; eliminate-excess, drums-return: excess
    std::vector<int> faces; ///< oldfield
    std::vector<int> dice; ///< oldfield: the choices
    Role role{}; ///< retreat
    std::optional<AreaId> area; ///< panic-retreat, eliminate-excess
    std::optional<Officer> officer; ///< panic-retreat
    friend bool operator==(const Pending &, const Pending &) = default;
};

struct State {
    std::shared_ptr<const Board> board;
    std::shared_ptr<const Decks> decks;
    bool blank = false; ///< scenario "blank"
    Options options;
    int turn = 0; ///< 0 before the start, then 1–12
    Phase phase = Phase::Setup;
    std::array<UnitState, kUnitCount> units;
    FoxState fox;
    std::array<OfficerState, kOfficerCount> officers;
    std::array<bool, kBatteryCount> spiked{};
    int morale = 0;
    std::array<DeckState, 2> deck;
    Action action;
    std::optional<Combat> combat;
    std::optional<Pending> pending;

    const UnitState &unit(Block b) const { return units[indexOf(b)]; }

    UnitState &unit(Block b) { return units[indexOf(b)]; }

    const OfficerState &officer(Officer o) const { return officers[indexOf(o)]; }

    OfficerState &officer(Officer o) { return officers[indexOf(o)]; }

    bool over() const { return phase == Phase::GameOver; }

    friend bool operator==(const State &, const State &) = default;
};

/// Words of scripts.
std::string_view nameOf(HoodScope);
std::string_view nameOf(PanicTowards);
std::string_view nameOf(FoxState::Status);
std::string_view nameOf(OfficerState::Status);
std::string_view nameOf(CombatBy);
std::string_view nameOf(Stage);
std::string_view nameOf(Resolution::Step);
/// An area's id, "off", "fox" or "eliminated".
std::string_view nameOf(const Board &, Where);

// Questions that decide, odds, offers and pictures all ask (state.cpp).

/// Units of a side in an area, roster order (never Fox, never cargo).
std::vector<Block> unitsIn(const State &, AreaId, Side);
bool anyIn(const State &, AreaId, Side);
/// Units aboard Fox, roster order.
std::vector<Block> cargo(const State &);
/// The officer of a side in an area.
std::optional<Officer> officerIn(const State &, AreaId, Side);
int strengthOf(const State &, const std::vector<Block> &units);
/// Base less officers killed, never below 0 (8.1, 10.5, R18).
int handLimit(const State &, Side);
/// Copies in hand and draw pile together.
int hiddenCopies(const State &, Side, Card);
int drawPile(const State &, Side);
/// Whose action phase it is.
std::optional<Side> phasingSide(const State &);

} // namespace qd::santa_cruz
