// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and menu entries: what may be done now.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

#include <QJsonDocument>

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginOffers";

constexpr Phrase kCommands[] = {
    {"adjust", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Adjust…")}},
    {"place", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Place a ship")}},
    {"initial-wind", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Toss for the first wind")}},
    {"initial-speed", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Toss the wind dice")}},
    {"independent", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Make ships independent")}},
    {"independent/english",
     {QT_TRANSLATE_NOOP("AsPerMarginOffers", "General Chase for the English")}},
    {"independent/french-spanish",
     {QT_TRANSLATE_NOOP("AsPerMarginOffers", "General Chase for the French and Spanish")}},
    {"next-phase", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Next step")}},
    {"fire", QT_TRANSLATE_NOOP3("AsPerMarginOffers", "Fire", "button")},
    {"call-from-pumps", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Call the men from the pumps")}},
    {"pump-gun", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Give up a gun box")}},
    {"board", QT_TRANSLATE_NOOP3("AsPerMarginOffers", "Board", "button: attack the other ship")},
    {"end-boarding", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Call the boarding off")}},
    {"check-wind", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Check the wind")}},
    {"cut-grapples", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Cut the grapples")}},
    {"reclose", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Close again or let her go")}},
    {"reclose/attempt", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Try to close again")}},
    {"reclose/decline", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Let her go")}},
    {"move", QT_TRANSLATE_NOOP3("AsPerMarginOffers", "Sail", "button")},
    {"tack", QT_TRANSLATE_NOOP3("AsPerMarginOffers", "Tack", "button")},
    {"extra", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Extra move")}},
    {"extra/dash", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Extra move: dash on")}},
    {"extra/pivot", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Extra move: pivot")}},
    {"drift", QT_TRANSLATE_NOOP3("AsPerMarginOffers", "Let one ship drift", "button")},
    {"drift-all", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Let all of them drift")}},
    {"fall-aboard", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Toss: grapple or fend off")}},
    {"fall-aboard/grapple-fend",
     {QT_TRANSLATE_NOOP("AsPerMarginOffers", "The mover grapples, the other fends off")}},
    {"fall-aboard/fend-fend", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Both fend off")}},
    {"fall-aboard/fend-grapple",
     {QT_TRANSLATE_NOOP("AsPerMarginOffers", "The mover fends off, the other grapples")}},
    {"fall-aboard/grapple-grapple", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "Both grapple")}},
    {"pump-gun/port", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "She loses a port gun box")}},
    {"pump-gun/starboard",
     {QT_TRANSLATE_NOOP("AsPerMarginOffers", "She loses a starboard gun box")}},
    {"pump-gun/fore", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "She loses a fore gun box")}},
    {"pump-gun/aft", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "She loses an aft gun box")}},
    {"pump-gun/forward", {QT_TRANSLATE_NOOP("AsPerMarginOffers", "She loses the forward gun box")}},
};

QJsonObject objectOf(const std::string &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

} // namespace

QString commandName(std::string_view command)
{
    return phraseOf(kCommands, kContext, command);
}

QString AsPerMarginNarrator::offer(const Offer &offer) const
{
    const QJsonObject command = objectOf(offer.command);
    if (offer.id == "next-phase") {
        const QString to = command.value(QLatin1String("to")).toString();
        if (!to.isEmpty())
            return tr("Next: %1", "%1 is a step of the turn").arg(sequenceStep(to.toStdString()));
    }
    if (offer.id.starts_with("end-boarding/"))
        return tr("Call the boarding off: %1, %2", "two ships")
            .arg(term(command.value(QLatin1String("ship")).toString().toStdString()),
                 term(command.value(QLatin1String("target")).toString().toStdString()));
    const QString whole = commandName(offer.id);
    if (!whole.isNull())
        return whole;
    const std::string head = offer.id.substr(0, offer.id.find('/'));
    const QString button = commandName(head);
    return button.isNull() ? Narrator::offer(offer) : button;
}

} // namespace qd::as_per_margin
