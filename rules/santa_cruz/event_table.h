// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event_fields.h"

// Facts of set-up, sea, batteries, cards in general, officers and the sequence (specification 4.9).
namespace qd::santa_cruz::event {

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

} // namespace qd::santa_cruz::event
