// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace qd::santa_cruz {

/// Facts of a table (specification 4.9). Each names its keys once, in `fields`: the codec writes
/// and reads by them. Optional members are null when empty; `v.maybe` leaves a key out when there
/// is nothing.
namespace event {

enum class HitCause : std::uint8_t {
    Battery,
    Fire,
    Attrition,
    Rayo,
    Panic,
    Fox,
    NoRetreat,
    Excess
};
enum class CardUse : std::uint8_t { Order, Assault, Response, Battery, CombatSupport };
enum class RemovalCause : std::uint8_t { Casualty, UnitsGone, OfficerLimit, NoRetreat, LuckyShot };
enum class Fate : std::uint8_t { Killed, Wounded };
enum class Trigger : std::uint8_t { Sixes, Fives };
enum class Silence : std::uint8_t { Spiked, Occupied };

std::string_view nameOf(HitCause);
std::string_view nameOf(CardUse);
std::string_view nameOf(RemovalCause);
std::string_view nameOf(Fate);
std::string_view nameOf(Trigger);
std::string_view nameOf(Silence);

#define QD_EVENT(name, ...)                                                                        \
    static constexpr const char *kName = name;                                                     \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v)                                                            \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }                                                                                              \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v) const                                                      \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

struct SetupPlaced {
    std::vector<Block> units;
    Where area; ///< an area or off
    QD_EVENT("setup-placed", v("units", units); v("area", area);)
};

struct FoxLoaded {
    std::vector<Block> units;
    CardCounts cards{};
    QD_EVENT("fox-loaded", v("units", units); v("cards", cards);)
};

struct FoxUnloaded {
    std::vector<Block> units;
    CardCounts cards{};
    QD_EVENT("fox-unloaded", v("units", units); v("cards", cards);)
};

struct FoxSunk {
    std::vector<Block> units;
    CardCounts cards{};
    QD_EVENT("fox-sunk", v("units", units); v("cards", cards);)
};

struct SetupDone {
    QD_EVENT("setup-done", )
};

struct HandDrawn {
    Side side{};
    int drawn = 0;
    int hand = 0;
    QD_EVENT("hand-drawn", v("side", side); v("drawn", drawn); v("hand", hand);)
};

struct Turn {
    int turn = 0;
    std::string label;
    QD_EVENT("turn", v("turn", turn); v("label", label);)
};

struct PhaseBegan {
    Phase phase{};
    int turn = 0;
    QD_EVENT("phase", v("phase", phase); v("turn", turn);)
};

struct GameOver {
    int british = 0;
    int spanish = 0;
    std::optional<Side> leader; ///< nullopt: "draw"
    QD_EVENT("game-over", v("british", british); v("spanish", spanish); v.leader("leader", leader);)
};

struct Refilled {
    Side side{};
    int drawn = 0;
    int hand = 0;
    int limit = 0;
    bool reshuffled = false;
    QD_EVENT("refilled", v("side", side); v("drawn", drawn); v("hand", hand); v("limit", limit);
             v("reshuffled", reshuffled);)
};

struct NavalMoved {
    Block block{};
    AreaId from{}, intended{}, to{};
    std::optional<int> die;
    bool drifted = false;
    QD_EVENT("naval-moved", v("block", block); v("from", from); v("intended", intended);
             v("to", to); v("die", die); v("drifted", drifted);)
};

struct CardPlayed {
    Side side{};
    Card card{};
    bool eliminated = false; ///< goes to the eliminated cards, else to the discard pile
    CardUse as{};
    QD_EVENT("card-played", v("side", side); v("card", card); v.goes("goes", eliminated);
             v("as", as);)
};

struct FiringBattery {
    Battery battery{};
    int needs = 0;
    Tally because;
    QD_EVENT("", v("battery", battery); v("needs", needs); v("because", because);)
};

struct SilentBattery {
    Battery battery{};
    Silence why{};
    QD_EVENT("", v("battery", battery); v("why", why);)
};

struct Bombardment {
    AreaId area{};
    Card card{};
    bool plus = false;
    std::vector<FiringBattery> batteries;
    std::vector<SilentBattery> silent;
    QD_EVENT("bombardment", v("area", area); v("card", card); v("plus", plus);
             v("batteries", batteries); v("silent", silent);)
};

struct BatteryRoll {
    Battery battery{};
    int die = 0;
    int needs = 0;
    bool hit = false;
    QD_EVENT("", v("battery", battery); v("die", die); v("needs", needs); v("hit", hit);)
};

struct Fire {
    Block block{};
    std::vector<BatteryRoll> rolls;
    int hits = 0;
    QD_EVENT("fire", v("block", block); v("rolls", rolls); v("hits", hits);)
};

struct Hit {
    Block unit{};
    int spFrom = 0, spTo = 0;
    HitCause cause{};
    QD_EVENT("hit", v("unit", unit); v("sp_from", spFrom); v("sp_to", spTo); v("cause", cause);)
};

struct Eliminated {
    Block unit{};
    HitCause cause{};
    QD_EVENT("eliminated", v("unit", unit); v("cause", cause);)
};

struct FoxHit {
    int hits = 0;
    QD_EVENT("fox-hit", v("hits", hits);)
};

struct FoxLost { ///< one of the two
    std::optional<Block> unit;
    std::optional<Card> card;
    QD_EVENT("fox-lost", v.maybe("unit", unit); v.maybe("card", card);)
};

struct Passed {
    Side side{};
    std::vector<Card> discarded;
    QD_EVENT("passed", v("side", side); v("discarded", discarded);)
};

struct Moved {
    Side side{};
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId from{}, to{};
    QD_EVENT("moved", v("side", side); v("units", units); v("officer", officer); v("from", from);
             v("to", to);)
};

struct OfficerPlaced {
    Officer officer{};
    AreaId area{};
    QD_EVENT("officer-placed", v("officer", officer); v("area", area);)
};

struct OfficerRevealed {
    Officer officer{};
    AreaId area{};
    QD_EVENT("officer-revealed", v("officer", officer); v("area", area);)
};

struct OfficerMoved {
    Officer officer{};
    AreaId to{};
    QD_EVENT("officer-moved", v("officer", officer); v("to", to);)
};

struct OfficerReturned {
    Officer officer{};
    QD_EVENT("officer-returned", v("officer", officer);)
};

struct OfficerCasualty {
    Officer officer{};
    Trigger trigger{};
    int die = 0;
    Fate result{};
    QD_EVENT("officer-casualty", v("officer", officer); v("trigger", trigger); v("die", die);
             v("result", result);)
};

struct OfficerRemoved {
    Officer officer{};
    Fate result{};
    RemovalCause cause{};
    QD_EVENT("officer-removed", v("officer", officer); v("result", result); v("cause", cause);)
};

struct HandLimit {
    Side side{};
    int limit = 0;
    QD_EVENT("hand-limit", v("side", side); v("limit", limit);)
};

struct Lost {
    std::vector<Block> units;
    std::optional<AreaId> to; ///< null: they stay
    QD_EVENT("lost", v("units", units); v("to", to);)
};

struct LostVoided {
    QD_EVENT("lost-voided", )
};

struct Rayo {
    AreaId area{};
    std::optional<int> needs; ///< null on a beach
    Tally because; ///< left out on a beach
    QD_EVENT("rayo", v("area", area); v("needs", needs); v.maybe("because", because);)
};

struct RolledFor {
    Block unit{};
    int die = 0;
    bool hit = false;
    QD_EVENT("rolled-for", v("unit", unit); v("die", die); v("hit", hit);)
};

struct ConfusionDiscarded {
    Side side{};
    QD_EVENT("confusion-discarded", v("side", side);)
};

struct ConfusionNoneLeft {
    Side side{};
    QD_EVENT("confusion-none-left", v("side", side);)
};

struct Reshuffled {
    Side side{};
    QD_EVENT("reshuffled", v("side", side);)
};

struct ConfusionAdded {
    Side side{};
    int poolLeft = 0;
    QD_EVENT("confusion-added", v("side", side); v("pool_left", poolLeft);)
};

struct Spiked {
    Battery battery{};
    AreaId area{};
    QD_EVENT("spiked", v("battery", battery); v("area", area);)
};

struct PanicRoll {
    Block unit{};
    int die = 0;
    int result = 0;
    Tally because;
    int spLost = 0;
    int retreat = 0; ///< areas to go back
    QD_EVENT("panic-roll", v("unit", unit); v("die", die); v("result", result);
             v("because", because); v("sp_lost", spLost); v("retreat", retreat);)
};

struct PanicRetreated {
    Block unit{};
    AreaId from{}, to{};
    QD_EVENT("panic-retreated", v("unit", unit); v("from", from); v("to", to);)
};

struct Reinforced {
    Block unit{};
    int spFrom = 0, spTo = 0;
    AreaId area{};
    QD_EVENT("reinforced", v("unit", unit); v("sp_from", spFrom); v("sp_to", spTo);
             v("area", area);)
};

struct CombatStarted {
    AreaId area{};
    Side attacker{}, defender{};
    CombatBy by{};
    bool redBorder = false;
    bool fortress = false;
    std::vector<Block> british, spanish;
    QD_EVENT("combat-started", v("area", area); v("attacker", attacker); v("defender", defender);
             v("by", by); v("red_border", redBorder); v("fortress", fortress);
             v("british", british); v("spanish", spanish);)
};

struct SupportPlayed {
    Side side{};
    Card card{};
    QD_EVENT("support-played", v("side", side); v("card", card);)
};

struct SupportCancelled {
    Side side{};
    Card card{};
    /// What Battle Drums had brought goes back (bookkeeping keys, left out when empty).
    std::vector<std::pair<Block, AreaId>> returned;
    std::optional<Officer> officer;
    std::optional<AreaId> officerTo;
    QD_EVENT("support-cancelled", v("side", side); v("card", card); v.maybe("returned", returned);
             v.maybe("officer", officer); v.maybe("officer_to", officerTo);)
};

struct DrumsJoined {
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId from{};
    QD_EVENT("drums-joined", v("units", units); v("officer", officer); v("from", from);)
};

struct DrumsReturned {
    Block unit{};
    AreaId to{};
    QD_EVENT("drums-returned", v("unit", unit); v("to", to);)
};

struct LuckyShot {
    Officer officer{};
    std::optional<int> die;
    bool effect = false;
    QD_EVENT("lucky-shot", v("officer", officer); v("die", die); v("effect", effect);)
};

struct Round {
    int round = 0;
    int marker = 0;
    QD_EVENT("round", v("round", round); v("marker", marker);)
};

struct DiceCount {
    Side side{};
    Role role{};
    int dice = 0;
    Tally because;
    QD_EVENT("dice-count", v("side", side); v("role", role); v("dice", dice);
             v("because", because);)
};

struct Rolled {
    Side side{};
    Role role{};
    std::vector<int> dice, modified;
    int hitsOn = 5;
    int hits = 0;
    QD_EVENT("rolled", v("side", side); v("role", role); v("dice", dice); v("modified", modified);
             v("hits_on", hitsOn); v("hits", hits);)
};

struct VolunteersFled {
    Side side{};
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId to{};
    QD_EVENT("volunteers-fled", v("side", side); v("units", units); v("officer", officer);
             v("to", to);)
};

struct Retreated {
    Side side{};
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId to{};
    QD_EVENT("retreated", v("side", side); v("units", units); v("officer", officer); v("to", to);)
};

struct Attrition {
    int round = 0;
    QD_EVENT("attrition", v("round", round);)
};

struct Stays {
    Side side{};
    QD_EVENT("stays", v("side", side);)
};

struct CombatEnded {
    AreaId area{};
    std::optional<Side> winner;
    int rounds = 0;
    QD_EVENT("combat-ended", v("area", area); v("winner", winner); v("rounds", rounds);)
};

struct Morale {
    int from = 0, to = 0;
    QD_EVENT("morale", v("from", from); v("to", to);)
};

struct CounterattackWindow {
    Side side{};
    QD_EVENT("counterattack-window", v("side", side);)
};

struct Reminder {
    std::string topic; ///< check-cannon-symbol, sp-unused, discard-down
    QD_EVENT("reminder", v("topic", topic);)
};

struct Adjusted {
    std::vector<std::string> keys;
    QD_EVENT("adjusted", v("keys", keys);)
};

/// Bookkeeping: what an adjustment set, as canonical JSON of its `set`.
struct AdjustedTo {
    std::string set;
    QD_EVENT("~adjusted-to", v("set", set);)
};

/// Bookkeeping: those parts of the state that no fact above determines, as they are after the act.
/// Ends every act that changed one of them.
struct After {
    Action action;
    std::optional<Combat> combat;
    std::optional<Pending> pending;
    QD_EVENT("~after", v("action", action); v("combat", combat); v("pending", pending);)
};

#undef QD_EVENT

} // namespace event

using EventBody = std::variant<
    event::SetupPlaced, event::FoxLoaded, event::FoxUnloaded, event::FoxSunk, event::SetupDone,
    event::HandDrawn, event::Turn, event::PhaseBegan, event::GameOver, event::Refilled,
    event::NavalMoved, event::CardPlayed, event::Bombardment, event::Fire, event::Hit,
    event::Eliminated, event::FoxHit, event::FoxLost, event::Passed, event::Moved,
    event::OfficerPlaced, event::OfficerRevealed, event::OfficerMoved, event::OfficerReturned,
    event::OfficerCasualty, event::OfficerRemoved, event::HandLimit, event::Lost, event::LostVoided,
    event::Rayo, event::RolledFor, event::ConfusionDiscarded, event::ConfusionNoneLeft,
    event::Reshuffled, event::ConfusionAdded, event::Spiked, event::PanicRoll,
    event::PanicRetreated, event::Reinforced, event::CombatStarted, event::SupportPlayed,
    event::SupportCancelled, event::DrumsJoined, event::DrumsReturned, event::LuckyShot,
    event::Round, event::DiceCount, event::Rolled, event::VolunteersFled, event::Retreated,
    event::Attrition, event::Stays, event::CombatEnded, event::Morale, event::CounterattackWindow,
    event::Reminder, event::Adjusted, event::AdjustedTo, event::After>;

/// One fact with its rule number (none for `adjusted` and bookkeeping).
struct Event {
    Citation rule;
    EventBody body;
};

/// The fold. Total: events are facts and are never refused. Never looks at the rules again.
void apply(State &state, const Event &event);

} // namespace qd::santa_cruz
