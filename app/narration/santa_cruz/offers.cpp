// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and menu entries: what may be done now.
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"
#include "app/narration/santa_cruz/words.h"

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
    {"retreat/stay", QT_TRANSLATE_NOOP3("SantaCruzOffers", "Stay", "decline to retreat")},
    {"retreat/retreat", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Retreat")}},
    {"oldfield/0", {QT_TRANSLATE_NOOP("SantaCruzOffers", "Leave the dice as they are")}},
};

} // namespace

QString SantaCruzNarrator::offer(const Offer &offer) const
{
    const QString whole = phraseOf(kCommands, kContext, offer.id);
    if (!whole.isNull())
        return whole;
    const QStringList parts = fromUtf8(offer.id).split(QLatin1Char('/'));
    const std::string head = parts.constFirst().toStdString();
    const std::string last = parts.constLast().toStdString();
    if (head == "play") {
        if (const auto card = cardFrom(last))
            return cardName(*card);
    }
    if (head == "support") {
        if (const auto card = cardFrom(last)) {
            if (parts.contains(QLatin1String("british")))
                return tr("British support: %1", "%1 is a card").arg(cardName(*card));
            if (parts.contains(QLatin1String("spanish")))
                return tr("Spanish support: %1", "%1 is a card").arg(cardName(*card));
            return cardName(*card);
        }
    }
    const QString command = phraseOf(kCommands, kContext, head);
    if (command.isNull())
        return Narrator::offer(offer);
    if (parts.size() == 1)
        return command;
    if (head == "oldfield")
        return tr("Raise die %1").arg(parts.constLast());
    return tr("%1: %2", "what to do and with what").arg(command, term(last));
}

} // namespace qd::santa_cruz
