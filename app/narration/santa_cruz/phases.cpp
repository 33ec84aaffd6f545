// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a phase, and the counts shown in it.
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzPhases";

constexpr Phrase kHelp[] = {
    {"setup",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "The Spanish spread their nine units over the land, two in San Cristóbal "
                        "and one in every other fortress; no "
                        "area holds more than three (6, 5.6). Two British units go aboard HMS Fox; "
                        "the others wait with her in the "
                        "British set-up area (6, 12.1). Then both sides draw their hands (8.1).")}},
    {"naval-movement",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "Every British block at sea that is not off the coast yet must sail one "
                        "area nearer to it (7.1a–c). Where the "
                        "current runs each block throws a die: with 1–3 it drifts south, with 4–6 "
                        "it arrives (7.1d). Off the coast they "
                        "stop (7.1e).")}},
    {"bombardment",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "The Spanish may play up to three cards with the cannon, each at a sea "
                        "area with British blocks (7.2b). Every "
                        "battery that bears and is neither spiked nor occupied throws a die at "
                        "each block there and hits up to its "
                        "printed value, +1 with a +1 card (7.2a, c, d).")}},
    {"british-action",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "The British pass and discard, or play up to three Orders and Assaults "
                        "that are not all of one type (7.3e, f). "
                        "Entering an area that the enemy holds starts a combat, fought out at once "
                        "(7.3g, 10). At the end they refill "
                        "their hand (7.3j).")}},
    {"spanish-action",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "The Spanish do the same: pass and discard, or play up to three Orders and "
                        "Assaults that are not all of one type "
                        "(7.4, 7.3e, f). At the end they refill their hand and the turn marker "
                        "moves on; after turn 12 the victory points "
                        "are counted (7.5, 13).")}},
    {"game-over",
     {QT_TRANSLATE_NOOP("SantaCruzPhases",
                        "Twelve turns are played. Each side counts its areas and the morale track, "
                        "the British also the spiked "
                        "batteries; the higher total wins (7.5, 13).")}},
};

constexpr Phrase kCounts[] = {
    {"orders", {QT_TRANSLATE_NOOP("SantaCruzPhases", "Orders played: %L1")}},
    {"assaults", {QT_TRANSLATE_NOOP("SantaCruzPhases", "Assaults played: %L1")}},
    {"cards-left", {QT_TRANSLATE_NOOP("SantaCruzPhases", "Cards still allowed: %L1")}},
    {"morale-box", {QT_TRANSLATE_NOOP("SantaCruzPhases", "Morale box: %L1")}},
    {"turns-left", {QT_TRANSLATE_NOOP("SantaCruzPhases", "Turns left before the game ends: %L1")}},
};

} // namespace

QString SantaCruzNarrator::phaseHelp(std::string_view id) const
{
    QString help = phraseOf(kHelp, kContext, id);
    return help.isNull() ? Narrator::phaseHelp(id) : help;
}

QString SantaCruzNarrator::count(std::string_view key, int n) const
{
    QString text = phraseOf(kCounts, kContext, key);
    if (text.isNull())
        return Narrator::count(key, n);
    return key == "morale-box" ? text.arg(withSign(n)) : text.arg(n);
}

} // namespace qd::santa_cruz
