// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/board.h"
#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/options.h"
#include "rules/corunna/roster.h"
#include "rules/corunna/series.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace qd::corunna {

/// A combat unit, a company or a ship, as it stands now (specification 3).
struct Unit {
    const UnitCard *card = nullptr; ///< what never changes; owned by the table's roster
    Place place = Place::Setup;
    std::optional<Hex> hex;
    std::optional<std::string> facing; ///< free text of the table
    std::optional<Formation> formation; ///< nullopt: not told
    Status status = Status::Good;
    std::optional<int> increments; ///< now
    int lost = 0;
    int mpSpent = 0; ///< this turn
    bool inCommand = false;
    std::optional<UnitRef> aboard; ///< a ship
    std::optional<Order> order;
    bool mounted = true; ///< of dragoons
    std::optional<std::string> attachedTo; ///< of assets: a division's or brigade's id
    int halvesSpent = 0; ///< of ships, 0–2 this turn
    bool mustExit = false; ///< a ship forced out (6.11.1.3)
    std::optional<int> exitedTurn; ///< of a ship off the map
    Values values{}; ///< `increments_full` is the printed Increment value

    std::optional<int> value(ValueKey key) const
    {
        return values.at(static_cast<std::size_t>(key));
    }

    std::optional<int> &value(ValueKey key) { return values.at(static_cast<std::size_t>(key)); }

    QD_COR_KEYS(v("place", place); v("hex", hex); v("facing", facing); v("formation", formation);
                v("status", status); v("increments", increments); v("lost", lost);
                v("mp_spent", mpSpent); v("in_command", inCommand); v("aboard", aboard);
                v("order", order); for (const ValueKey key
                                        : valuesOf(card->kind))
                    v(nameOf(key), values.at(static_cast<std::size_t>(key)));
                if (card->type == UnitType::Dragons) v("mounted", mounted);
                if (card->asset) v("attached_to", attachedTo);
                if (card->kind == Kind::Sol || card->kind == Kind::Transport) {
                    v("halves_spent", halvesSpent);
                    v("must_exit", mustExit);
                    v("exited_turn", exitedTurn);
                })
    friend bool operator==(const Unit &, const Unit &) = default;
};

struct Leader {
    const LeaderCard *card = nullptr; ///< owned by the table's roster
    Place place = Place::Setup;
    std::optional<Hex> hex;
    LeaderState state = LeaderState::Active;
    std::optional<int> returnsTurn;
    bool replaced = false;
    std::optional<Division> stepDown; ///< of Moore and Soult: the division they lead in person
    int mpSpent = 0;
    std::optional<UnitRef> aboard;
    Values values{};
    std::optional<bool> cavalrySpecial, artillerySpecial;

    std::optional<int> value(ValueKey key) const
    {
        return values.at(static_cast<std::size_t>(key));
    }

    QD_COR_KEYS(v("place", place); v("hex", hex); v("state", state); v("returns_turn", returnsTurn);
                v("replaced", replaced); v("step_down", stepDown); v("mp_spent", mpSpent);
                v("aboard", aboard);
                for (const ValueKey key
                     : leaderValues()) v(nameOf(key), values.at(static_cast<std::size_t>(key)));
                v("cavalry_special", cavalrySpecial); v("artillery_special", artillerySpecial);)
    friend bool operator==(const Leader &, const Leader &) = default;
};

/// A British brigade's colours.
struct Colours {
    const ColoursCard *card = nullptr; ///< owned by the table's roster
    Place place = Place::Setup;
    std::optional<Hex> hex;
    std::optional<UnitRef> with; ///< the battalion they are stacked with
    bool captured = false;
    bool inCommand = false;
    QD_COR_KEYS(v("place", place); v("hex", hex); v("with", with); v("captured", captured);
                v("in_command", inCommand);)
    friend bool operator==(const Colours &, const Colours &) = default;
};

struct Sequence {
    int turn = 1;
    Phase phase = Phase::Setup;
    int setupStep = 1;
    std::optional<std::string> activeChit;
    std::vector<std::string> cup, drawn;
    std::optional<std::string> result; ///< when the game is over
    QD_COR_KEYS(v("turn", turn); v("phase", phase); v("setup_step", setupStep);
                v("active_chit", activeChit); v("cup", cup); v("drawn", drawn);
                v("result", result);)
    friend bool operator==(const Sequence &, const Sequence &) = default;
};

struct FrenchArmy {
    int armyMorale = 1; ///< Army Morale Level (R20)
    bool corpsDisbanded = false; ///< 5.1.5.1
    QD_COR_KEYS(v("army_morale", armyMorale); v("corps_disbanded", corpsDisbanded);)
    friend bool operator==(const FrenchArmy &, const FrenchArmy &) = default;
};

struct BritishArmy {
    int armyMorale = 1;
    QD_COR_KEYS(v("army_morale", armyMorale);)
    friend bool operator==(const BritishArmy &, const BritishArmy &) = default;
};

struct SpanishArmy {
    QD_COR_KEYS()
    friend bool operator==(const SpanishArmy &, const SpanishArmy &) = default;
};

struct Armies {
    FrenchArmy french;
    BritishArmy british;
    SpanishArmy spanish;
    QD_COR_KEYS(v("french", french); v("british", british); v("spanish", spanish);)
    friend bool operator==(const Armies &, const Armies &) = default;
};

/// A Maneuver Unit of this turn.
struct Mu {
    std::string of; ///< a division, a brigade, "ii-corps", "coruna-militia"
    Source by{};
    std::vector<UnitRef> members; ///< sorted
    QD_COR_KEYS(v("of", of); v("by", by); v("members", members);)
    friend bool operator==(const Mu &, const Mu &) = default;
};

/// Command of this turn.
struct Commands {
    std::vector<Source> cpUsed; ///< in the order used
    std::optional<MooreMode> mooreMode;
    bool mooreRode = false; ///< and left his hex: half movement (R40)
    bool hardingeReady = false; ///< stacked with Moore when the segment began (R38)
    std::optional<Brigade> hardingeUsed;
    std::map<int, Mu> mus; ///< by number: "mu-1" …
    std::vector<LeaderId> initiativeTried;
    QD_COR_KEYS(v("cp_used", cpUsed); v("moore_mode", mooreMode); v("moore_rode", mooreRode);
                v("hardinge_ready", hardingeReady); v("hardinge_used", hardingeUsed); v("mus", mus);
                v("initiative_tried", initiativeTried);)
    friend bool operator==(const Commands &, const Commands &) = default;
};

struct Naval {
    std::optional<NavalResult> status;
    int rolls = 0;
    std::optional<int> rerollTurn;
    bool due = false; ///< the roll is called for (6.9.1)
    std::optional<int> supportCount;
    std::vector<UnitRef> shipsTasked; ///< sorted
    QD_COR_KEYS(v("status", status); v("rolls", rolls); v("reroll_turn", rerollTurn); v("due", due);
                v("support_count", supportCount); v("ships_tasked", shipsTasked);)
    friend bool operator==(const Naval &, const Naval &) = default;
};

struct Evacuation {
    bool declared = false;
    std::optional<Division> rearguard;
    bool begun = false; ///< the first unit embarked
    bool ceased = false;
    std::optional<double> survivors; ///< battalions at the declaration, a half counts ½
    QD_COR_KEYS(v("declared", declared); v("rearguard", rearguard); v("begun", begun);
                v("ceased", ceased); v("survivors_at_declaration", survivors);)
    friend bool operator==(const Evacuation &, const Evacuation &) = default;
};

struct Control {
    std::map<Hex, Side> hexes;
    std::optional<int> townCount, portCount; ///< override the count of hexes
    QD_COR_KEYS(v("hexes", hexes); v("town_count", townCount); v("port_count", portCount);)
    friend bool operator==(const Control &, const Control &) = default;
};

/// A planned entry (9.7).
struct Plan {
    Entry entry{};
    int turn = 0;
    QD_COR_KEYS(v("entry", entry); v("turn", turn);)
    friend bool operator==(const Plan &, const Plan &) = default;
};

/// Cells of charts that the text leaves out, as the owner fills them in.
struct ChartFill {
    std::map<DefenceKind, std::map<DefenceRow, std::map<Terrain, int>>> fireDefence;
    std::map<MoveRow, std::map<MoveClass, int>> movement;
    std::map<Terrain, int> harassment;
    QD_COR_KEYS(v("fire_defence", fireDefence); v("movement", movement);
                v("harassment", harassment);)
    friend bool operator==(const ChartFill &, const ChartFill &) = default;
};

/// A group of reinforcements.
struct Arrival {
    int turn = 0;
    std::string time;
    std::vector<Piece> arrived;
    QD_COR_KEYS(v("turn", turn); v("time", time); v("arrived", arrived);)
    friend bool operator==(const Arrival &, const Arrival &) = default;
};

struct RetreatLine {
    std::optional<bool> british; ///< clear to Corunna (9.8), as the table judges it
    QD_COR_KEYS(v("british", british);)
    friend bool operator==(const RetreatLine &, const RetreatLine &) = default;
};

/// Everything else that is noted beside the maps.
struct Ledger {
    RetreatLine retreatLine;
    std::map<Division, Plan> entryPlan;
    std::map<RegimentRef, Presentation> presentation;
    std::map<GroupRef, Arrival> reinforcements;
    ChartFill chartFill;
    std::vector<Brigade> capturedColours; ///< in the order taken
    QD_COR_KEYS(v("retreat_line", retreatLine); v("entry_plan", entryPlan);
                v("presentation", presentation); v("reinforcements", reinforcements);
                v("chart_fill", chartFill); v("captured_colours", capturedColours);)
    friend bool operator==(const Ledger &, const Ledger &) = default;
};

/// The choices that the rules wait for (specification 4).
namespace choice {

struct NavalCommitment {
    friend bool operator==(const NavalCommitment &, const NavalCommitment &) = default;
};

struct NavalSupport {
    friend bool operator==(const NavalSupport &, const NavalSupport &) = default;
};

struct PickShips {
    int count = 0;
    std::vector<UnitRef> choices; ///< sorted
    friend bool operator==(const PickShips &, const PickShips &) = default;
};

struct Magazine {
    UnitRef ship;
    friend bool operator==(const Magazine &, const Magazine &) = default;
};

struct FlyColours {
    Brigade brigade{};
    std::vector<UnitRef> choices; ///< battalions, sorted
    friend bool operator==(const FlyColours &, const FlyColours &) = default;
};

struct Reconstitute {
    UnitRef company;
    std::vector<UnitRef> choices; ///< battalions, sorted
    friend bool operator==(const Reconstitute &, const Reconstitute &) = default;
};

} // namespace choice

using Pending = std::variant<choice::NavalCommitment, choice::NavalSupport, choice::PickShips,
                             choice::Magazine, choice::FlyColours, choice::Reconstitute>;

/// A table of Corunna. Units stand in the order of the roster, so that a UnitRef is their place.
struct State {
    std::shared_ptr<const Board> board;
    std::shared_ptr<const Roster> roster;
    SeriesInForce series;
    Options options;

    std::vector<Unit> units;
    std::vector<Leader> leaders;
    std::vector<Colours> colours;
    Sequence sequence;
    Armies armies;
    Commands command;
    Naval naval;
    Evacuation evacuation;
    Control control;
    Ledger ledger;
    std::vector<Pending> pending; ///< the first is open, the others wait for it

    const Unit &unit(UnitRef ref) const { return units[static_cast<std::size_t>(ref.no)]; }

    Unit &unit(UnitRef ref) { return units[static_cast<std::size_t>(ref.no)]; }

    UnitRef refOf(const Unit &unit) const ///< of one of `units`
    {
        return UnitRef{static_cast<std::int16_t>(&unit - units.data())};
    }

    const Leader *leader(LeaderId id) const; ///< nullptr: not in the scenario
    Leader *leader(LeaderId id);
    const Colours *coloursOf(Brigade brigade) const; ///< likewise
    Colours *coloursOf(Brigade brigade);

    int turn() const { return sequence.turn; }

    Phase phase() const { return sequence.phase; }

    friend bool operator==(const State &, const State &) = default;
};

// Questions that decide, queries, offers and pictures all ask (state.cpp).

/// The two camps: the French, and the British with the Spaniards.
constexpr bool sameCamp(Side a, Side b)
{
    return (a == Side::French) == (b == Side::French);
}

constexpr bool isShip(Kind kind)
{
    return kind == Kind::Sol || kind == Kind::Transport;
}

/// Infantry battalions, half-battalions and companies, dragoons on foot.
bool onFoot(const Unit &unit);

inline bool isDragoons(const Unit &unit)
{
    return unit.card->type == UnitType::Dragons;
}

/// Foot, horse or guns on the map: what the rules call a combat unit of the land.
bool isCombatUnit(const Unit &unit);
/// A battalion (or half-battalion) of foot, no company.
bool isBattalion(const Unit &unit);

inline bool onMap(const Unit &unit)
{
    return unit.place == Place::Map && unit.hex;
}

inline bool onMap(const Leader &leader)
{
    return leader.place == Place::Map && leader.hex;
}

inline bool onMap(const Colours &colours)
{
    return colours.place == Place::Map && colours.hex;
}

/// On the map and neither wounded, killed nor captured.
bool isActive(const Leader *leader);
/// Active leaders of a scenario; a leader who is not in it counts as none (R36).
bool isOut(const Leader *leader); ///< in the scenario, and wounded, killed or captured
std::vector<UnitRef> unitsAt(const State &state, Hex hex); ///< on the map there, sorted
/// Enemies of `side` among the combat units of the land that stand there.
bool enemyAt(const State &state, Hex hex, Side side);
/// Enemy combat units whose zone reaches the hex (rule 4.7.2, R74), sorted.
std::vector<UnitRef> zonesInto(const State &state, Hex hex, Side side);
/// The hex of a piece on the map.
std::optional<Hex> hexOf(const State &state, const Piece &piece);
Side sideOf(const State &state, const Piece &piece);
Place placeOf(const State &state, const Piece &piece);
/// Whether the hex lies inside the scenario's boundary.
bool inBounds(const State &state, Hex hex);
/// The clock of a turn: "12:20pm".
std::string timeOf(const State &state, int turn);
int lastTurn(const State &state);
/// Minutes since midnight at which turn 1 begins, with the entry option taken into account.
int firstMinute(const State &state);
/// Cargo of a ship: units aboard, sorted.
std::vector<UnitRef> cargoOf(const State &state, UnitRef ship);
/// What does not hang together (cargo of no ship, a number out of its range …); empty: nothing. A
/// state that does not must never reach the rules.
std::string incoherence(const State &state);

} // namespace qd::corunna
