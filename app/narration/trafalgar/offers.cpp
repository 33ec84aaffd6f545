// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and menu entries: what may be done now.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarOffers";

constexpr Phrase kCommands[] = {
    {"adjust", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Adjust…")}},
    {"place", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Place a ship")}},
    {"toss/coin", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Call heads or tails")}},
    {"toss", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Say who won the toss")}},
    {"set-wind", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Place the wind arrow")}},
    {"move", QT_TRANSLATE_NOOP3("TrafalgarOffers", "Move", "button: a ship")},
    {"fire", QT_TRANSLATE_NOOP3("TrafalgarOffers", "Fire", "button")},
    {"fire/several", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Fire at several targets")}},
    {"choose-mast", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Choose the mast")}},
    {"fort-fire", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Fort fires")}},
    {"shout", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Fort shouts “FIRE!”")}},
    {"seize-flag", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Seize the flag")}},
    {"transfer-flag", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Hand the flag over")}},
    {"return-flag", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Put the flag back")}},
    {"repair", QT_TRANSLATE_NOOP3("TrafalgarOffers", "Repair", "button: a ship passes")},
    {"pass-turn", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Pass the turn")}},
    {"done", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Ship is done")}},
    {"end-turn", {QT_TRANSLATE_NOOP("TrafalgarOffers", "End the turn")}},
    {"roll-wind", {QT_TRANSLATE_NOOP("TrafalgarOffers", "Throw for the wind")}},
};

} // namespace

QString commandName(std::string_view command)
{
    return phraseOf(kCommands, kContext, command);
}

QString TrafalgarNarrator::offer(const Offer &offer) const
{
    const QJsonObject command =
        QJsonDocument::fromJson(QByteArray::fromStdString(offer.command)).object();
    const auto named = [&](const char *key) {
        const QString id = command.value(QLatin1String(key)).toString();
        return id.isEmpty() ? QString() : term(id.toStdString());
    };
    const std::string head = offer.id.substr(0, offer.id.find('/'));
    QString button = commandName(offer.id);
    if (button.isNull())
        button = commandName(head);
    if (button.isNull())
        return Narrator::offer(offer);
    if (head == "choose-mast" && offer.id.size() > head.size()) {
        const QString masts = term(offer.id.substr(head.size() + 1));
        return masts.left(1).toUpper() + masts.mid(1);
    }
    const QString ship = named("ship");
    const QString first =
        !ship.isEmpty() ? ship : named(command.contains(QLatin1String("fort")) ? "fort" : "from");
    const QString second = !named("target").isEmpty() ? named("target") : named("to");
    if (!first.isEmpty() && !second.isEmpty())
        return tr("%1: %2 → %3", "a button, a ship and another: Fire: … → …")
            .arg(button, first, second);
    if (!first.isEmpty())
        return tr("%1: %2", "a button and the ship that it is about").arg(button, first);
    return button;
}

} // namespace qd::trafalgar
