// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and menu entries: what may be done now.
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzOffers";

constexpr Phrase kCommands[] = {
    {"place", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Place Spanish units")}},
    {"load-fox", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Load HMS Fox")}},
    {"start", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Begin the first turn")}},
    {"naval-move", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Sail")}},
    {"bombard", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Fire the batteries")}},
    {"end-phase", {QT_TRANSLATE_NOOP("SantaCruzOffers", "End the phase")}},
    {"pass", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Pass and discard")}},
    {"play", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Play a card")}},
    {"counterattack", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Answer with Counterattack")}},
    {"support", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Play a support card")}},
    {"round", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Throw the combat dice")}},
    {"fire-back", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Fire back")}},
    {"fox-loss", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Choose the loss aboard HMS Fox")}},
    {"assign-hit", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Assign the hit")}},
    {"oldfield", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Use Oldfield’s die")}},
    {"flee", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Choose where the volunteers run")}},
    {"retreat", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Stay or retreat")}},
    {"panic-retreat", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Carry out the panic retreat")}},
    {"eliminate-excess", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Eliminate the excess units")}},
    {"drums-return", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Send the excess units back")}},
    {"adjust", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Adjust…")}},
    {"retreat/both-stay", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Both sides stay")}},
    {"retreat/attacker/stay", {QT_TRANSLATE_NOOP("SantaCruzOffers", "The attacker stays")}},
    {"retreat/attacker/retreat", {QT_TRANSLATE_NOOP("SantaCruzOffers", "The attacker retreats")}},
    {"retreat/defender/stay", {QT_TRANSLATE_NOOP("SantaCruzOffers", "The defender stays")}},
    {"oldfield/0", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Leave the dice as they are")}},
};

/// What is done to the thing that the offer's last part names: %1.
constexpr Phrase kWith[] = {
    {"bombard", QT_TRANSLATE_NOOP3("SantaCruzOffers", "Fire on %1", "%1 is a sea area")},
    {"assign-hit", QT_TRANSLATE_NOOP3("SantaCruzOffers", "Hit on %1", "%1 is a unit")},
    {"fox-loss", QT_TRANSLATE_NOOP3("SantaCruzOffers", "Lose %1", "%1 is a unit or a card")},
    {"oldfield",
     QT_TRANSLATE_NOOP3("SantaCruzOffers", "Raise die %1", "%1 is its number in the row")},
    {"flee", QT_TRANSLATE_NOOP3("SantaCruzOffers", "Run to %1", "%1 is an area")},
    {"retreat/defender",
     QT_TRANSLATE_NOOP3("SantaCruzOffers", "The defender retreats to %1", "%1 is an area")},
    {"support/british",
     QT_TRANSLATE_NOOP3("SantaCruzOffers", "British support: %1", "%1 is a card")},
    {"support/spanish",
     QT_TRANSLATE_NOOP3("SantaCruzOffers", "Spanish support: %1", "%1 is a card")},
};

} // namespace

QString SantaCruzNarrator::doing(std::string_view command)
{
    const QString said = phraseOf(kCommands, kContext, command);
    return said.isNull() ? fromUtf8(command) : said;
}

QString SantaCruzNarrator::offer(const Offer &offer) const
{
    QString whole = phraseOf(kCommands, kContext, offer.id);
    if (!whole.isNull())
        return whole;
    const std::string_view id = offer.id;
    const std::size_t slash = id.rfind('/');
    if (slash == std::string_view::npos)
        return Narrator::offer(offer);
    const std::string_view head = id.substr(0, slash);
    const std::string_view last = id.substr(slash + 1);
    if (head == "play")
        return term(last);
    const QString with = phraseOf(kWith, kContext, head);
    if (!with.isNull())
        return with.arg(term(last));
    QString command = phraseOf(kCommands, kContext, head);
    if (command.isNull())
        return Narrator::offer(offer);
    return tr("%1: %2", "what to do and with what").arg(command, term(last));
}

} // namespace qd::santa_cruz
