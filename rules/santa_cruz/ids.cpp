// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/ids.h"

#include "rules/santa_cruz/event.h"
#include "rules/santa_cruz/state.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

using Words = std::string_view;

constexpr std::array<Words, 2> kSides{"british", "spanish"};
constexpr std::array<Words, 2> kRoles{"attacker", "defender"};
constexpr std::array<Words, 5> kKinds{"royal-marines", "sailors", "regulars", "militia",
                                      "volunteers"};
constexpr std::array<Words, kBlockCount> kBlocks{
    "rm-1",         "rm-2",         "rm-3",         "sailors-1", "sailors-2", "sailors-3",
    "sailors-4",    "sailors-5",    "sailors-6",    "sailors-7", "sailors-8", "sailors-9",
    "regulars-1",   "regulars-2",   "regulars-3",   "militia-1", "militia-2", "militia-3",
    "volunteers-1", "volunteers-2", "volunteers-3", "fox"};
constexpr std::array<Words, kOfficerCount> kOfficers{"bowen",    "freemantle", "hood",    "nelson",
                                                     "oldfield", "troubridge", "benitez", "grandy",
                                                     "guinter",  "gutierrez",  "roman"};
constexpr std::array<Words, kBatteryCount> kBatteries{"green", "red", "violet", "yellow"};
constexpr std::array<Words, kCardCount> kCards{"move",
                                               "rayo",
                                               "french-eager",
                                               "harassment",
                                               "spike-the-cannons",
                                               "panic",
                                               "reinforcements",
                                               "assault",
                                               "counterattack",
                                               "lost",
                                               "heavy-swell",
                                               "firing-from-cover",
                                               "cannon",
                                               "assault-ladders",
                                               "battle-drums",
                                               "lucky-shot",
                                               "confusion"};
constexpr std::array<Words, 6> kPhases{"setup",          "naval-movement", "bombardment",
                                       "british-action", "spanish-action", "game-over"};
constexpr std::array<Words, 3> kLines{"black", "red", "blue"};
constexpr std::array<Words, 3> kHoodScopes{"any-card", "british-card", "british-response"};
constexpr std::array<Words, 2> kPanicTowards{"either", "nearest"};
constexpr std::array<Words, 3> kFoxStatus{"afloat", "unloaded", "sunk"};
constexpr std::array<Words, 5> kOfficerStatus{"available", "on-map", "killed", "wounded",
                                              "out-of-play"};
constexpr std::array<Words, 3> kCombatBy{"assault", "counterattack-assault",
                                         "counterattack-response"};
constexpr std::array<Words, 4> kStages{"support", "fire", "fire-back", "resolving"};
constexpr std::array<Words, 12> kSteps{
    "oldfield",         "hits",        "casualties",     "flight", "units-gone",
    "fire-back",        "attrition",   "attrition-hits", "end",    "retreat-attacker",
    "retreat-defender", "drums-return"};
constexpr std::array<Words, 8> kDecisions{
    "fox-loss", "assign-hit",    "oldfield",         "flee",
    "retreat",  "panic-retreat", "eliminate-excess", "drums-return"};
constexpr std::array<Words, 8> kHitCauses{"battery", "fire", "attrition",  "rayo",
                                          "panic",   "fox",  "no-retreat", "excess"};
constexpr std::array<Words, 5> kCardUses{"order", "assault", "response", "battery",
                                         "combat-support"};
constexpr std::array<Words, 5> kRemovals{"casualty", "units-gone", "officer-limit", "no-retreat",
                                         "lucky-shot"};
constexpr std::array<Words, 2> kFates{"killed", "wounded"};
constexpr std::array<Words, 2> kTriggers{"sixes", "fives"};
constexpr std::array<Words, 2> kSilences{"spiked", "occupied"};

template <class E, std::size_t N>
std::optional<E> find(const std::array<Words, N> &words, Words word)
{
    const auto at = std::find(words.begin(), words.end(), word);
    if (at == words.end())
        return std::nullopt;
    return static_cast<E>(at - words.begin());
}

} // namespace

std::string_view nameOf(Side side)
{
    return kSides[indexOf(side)];
}

std::string_view nameOf(Role role)
{
    return kRoles[indexOf(role)];
}

std::string_view nameOf(Kind kind)
{
    return kKinds[indexOf(kind)];
}

std::string_view nameOf(Block block)
{
    return kBlocks[indexOf(block)];
}

std::string_view nameOf(Officer officer)
{
    return kOfficers[indexOf(officer)];
}

std::string_view nameOf(Battery battery)
{
    return kBatteries[indexOf(battery)];
}

std::string_view nameOf(Card card)
{
    return kCards[indexOf(card)];
}

std::string_view nameOf(Phase phase)
{
    return kPhases[indexOf(phase)];
}

std::string_view nameOf(Line line)
{
    return kLines[indexOf(line)];
}

std::string_view nameOf(HoodScope scope)
{
    return kHoodScopes[indexOf(scope)];
}

std::string_view nameOf(PanicTowards towards)
{
    return kPanicTowards[indexOf(towards)];
}

std::string_view nameOf(FoxState::Status status)
{
    return kFoxStatus[indexOf(status)];
}

std::string_view nameOf(OfficerState::Status status)
{
    return kOfficerStatus[indexOf(status)];
}

std::string_view nameOf(CombatBy by)
{
    return kCombatBy[indexOf(by)];
}

std::string_view nameOf(Stage stage)
{
    return kStages[indexOf(stage)];
}

std::string_view nameOf(Resolution::Step step)
{
    return kSteps[indexOf(step)];
}

std::string_view nameOf(DecisionKind kind)
{
    return kDecisions[indexOf(kind)];
}

namespace event {
std::string_view nameOf(HitCause cause)
{
    return kHitCauses[indexOf(cause)];
}

std::string_view nameOf(CardUse use)
{
    return kCardUses[indexOf(use)];
}

std::string_view nameOf(RemovalCause cause)
{
    return kRemovals[indexOf(cause)];
}

std::string_view nameOf(Fate fate)
{
    return kFates[indexOf(fate)];
}

std::string_view nameOf(Trigger trigger)
{
    return kTriggers[indexOf(trigger)];
}

std::string_view nameOf(Silence silence)
{
    return kSilences[indexOf(silence)];
}
} // namespace event

std::optional<Side> sideFrom(std::string_view name)
{
    return find<Side>(kSides, name);
}

std::optional<Block> blockFrom(std::string_view name)
{
    return find<Block>(kBlocks, name);
}

std::optional<Officer> officerFrom(std::string_view name)
{
    return find<Officer>(kOfficers, name);
}

std::optional<Battery> batteryFrom(std::string_view name)
{
    return find<Battery>(kBatteries, name);
}

std::optional<Card> cardFrom(std::string_view name)
{
    return find<Card>(kCards, name);
}

std::optional<Phase> phaseFrom(std::string_view name)
{
    return find<Phase>(kPhases, name);
}

} // namespace qd::santa_cruz
