// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons and menu entries: what may be done now.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/names.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

#include <QJsonDocument>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaOffers";

constexpr Phrase kCommands[] = {
    {"place", {QT_TRANSLATE_NOOP("CorunnaOffers", "Place a piece")}},
    {"finish-setup", {QT_TRANSLATE_NOOP("CorunnaOffers", "Finish this side’s set-up")}},
    {"next-phase", {QT_TRANSLATE_NOOP("CorunnaOffers", "Next phase")}},
    {"form-mu", {QT_TRANSLATE_NOOP("CorunnaOffers", "Form an MU")}},
    {"form-mu/soult", {QT_TRANSLATE_NOOP("CorunnaOffers", "Soult’s Command Point: form an MU")}},
    {"form-mu/moore", {QT_TRANSLATE_NOOP("CorunnaOffers", "Moore’s Command Point: form an MU")}},
    {"form-mu/moore-stack",
     {QT_TRANSLATE_NOOP("CorunnaOffers", "Moore activates the brigade he is stacked with")}},
    {"form-mu/alcedo", {QT_TRANSLATE_NOOP("CorunnaOffers", "Alcedo’s Command Point: form an MU")}},
    {"form-mu/scenario-french",
     {QT_TRANSLATE_NOOP("CorunnaOffers", "French Command Point: form an MU")}},
    {"form-mu/scenario-british",
     {QT_TRANSLATE_NOOP("CorunnaOffers", "British Command Point: form an MU")}},
    {"ride", {QT_TRANSLATE_NOOP("CorunnaOffers", "Moore’s ride")}},
    {"fly", {QT_TRANSLATE_NOOP("CorunnaOffers", "Hardinge flies to a brigade")}},
    {"initiative", {QT_TRANSLATE_NOOP("CorunnaOffers", "Try for initiative")}},
    {"draw-chit", {QT_TRANSLATE_NOOP("CorunnaOffers", "Draw a chit")}},
    {"move", QT_TRANSLATE_NOOP3("CorunnaOffers", "Move", "button")},
    {"forced", {QT_TRANSLATE_NOOP("CorunnaOffers", "Rout, recoil or displace")}},
    {"formation", {QT_TRANSLATE_NOOP("CorunnaOffers", "Change formation")}},
    {"status", {QT_TRANSLATE_NOOP("CorunnaOffers", "Set a unit’s state")}},
    {"fly-colours", {QT_TRANSLATE_NOOP("CorunnaOffers", "The colours fly to a battalion")}},
    {"mount", {QT_TRANSLATE_NOOP("CorunnaOffers", "Mount or dismount dragoons")}},
    {"loss", {QT_TRANSLATE_NOOP("CorunnaOffers", "Book a loss")}},
    {"reconstitute", {QT_TRANSLATE_NOOP("CorunnaOffers", "Reconstitute the light company")}},
    {"capture-colours", {QT_TRANSLATE_NOOP("CorunnaOffers", "Capture colours")}},
    {"fire", QT_TRANSLATE_NOOP3("CorunnaOffers", "Fire", "button")},
    {"magazine", {QT_TRANSLATE_NOOP("CorunnaOffers", "Roll for the magazine")}},
    {"square", {QT_TRANSLATE_NOOP("CorunnaOffers", "Try to form square")}},
    {"recall", {QT_TRANSLATE_NOOP("CorunnaOffers", "Recall cavalry")}},
    {"limber", {QT_TRANSLATE_NOOP("CorunnaOffers", "Try to limber up")}},
    {"close", QT_TRANSLATE_NOOP3("CorunnaOffers", "Roll to Close", "button")},
    {"stand", QT_TRANSLATE_NOOP3("CorunnaOffers", "Roll to Stand", "button")},
    {"morale", {QT_TRANSLATE_NOOP("CorunnaOffers", "Morale check")}},
    {"melee", QT_TRANSLATE_NOOP3("CorunnaOffers", "Mêlée", "button")},
    {"roll", {QT_TRANSLATE_NOOP("CorunnaOffers", "Another roll of the series")}},
    {"leader-casualty", {QT_TRANSLATE_NOOP("CorunnaOffers", "Leader casualty")}},
    {"leader-returns", {QT_TRANSLATE_NOOP("CorunnaOffers", "A leader comes back")}},
    {"replace-leader", {QT_TRANSLATE_NOOP("CorunnaOffers", "Replace a leader")}},
    {"step", {QT_TRANSLATE_NOOP("CorunnaOffers", "A leader steps down or up")}},
    {"step/soult/down", {QT_TRANSLATE_NOOP("CorunnaOffers", "Soult steps down to a division")}},
    {"step/soult/up", {QT_TRANSLATE_NOOP("CorunnaOffers", "Soult steps up to the corps")}},
    {"step/moore/down", {QT_TRANSLATE_NOOP("CorunnaOffers", "Moore steps down to a division")}},
    {"step/moore/up", {QT_TRANSLATE_NOOP("CorunnaOffers", "Moore steps up to the army")}},
    {"army-morale", {QT_TRANSLATE_NOOP("CorunnaOffers", "Set the Army Morale Level")}},
    {"naval-commitment", {QT_TRANSLATE_NOOP("CorunnaOffers", "Roll for Naval Commitment")}},
    {"naval-support", {QT_TRANSLATE_NOOP("CorunnaOffers", "Roll for the number of ships")}},
    {"pick-ships", {QT_TRANSLATE_NOOP("CorunnaOffers", "Pick the ships")}},
    {"declare-evacuation", {QT_TRANSLATE_NOOP("CorunnaOffers", "Declare the evacuation")}},
    {"embark", QT_TRANSLATE_NOOP3("CorunnaOffers", "Embark", "button")},
    {"disembark", QT_TRANSLATE_NOOP3("CorunnaOffers", "Disembark", "button")},
    {"exit-map", {QT_TRANSLATE_NOOP("CorunnaOffers", "A ship leaves the map")}},
    {"enter-map", {QT_TRANSLATE_NOOP("CorunnaOffers", "A transport comes back")}},
    {"reinforce", {QT_TRANSLATE_NOOP("CorunnaOffers", "Reinforcements enter")}},
    {"plan-entry", {QT_TRANSLATE_NOOP("CorunnaOffers", "Plan a division’s entry")}},
    {"control", {QT_TRANSLATE_NOOP("CorunnaOffers", "Note who holds a place")}},
    {"control/town", {QT_TRANSLATE_NOOP("CorunnaOffers", "Count the French town hexes")}},
    {"control/ports", {QT_TRANSLATE_NOOP("CorunnaOffers", "Count the French port hexes")}},
    {"retreat-line", {QT_TRANSLATE_NOOP("CorunnaOffers", "Judge the British line of retreat")}},
    {"march-order", {QT_TRANSLATE_NOOP("CorunnaOffers", "Order an Administrative March")}},
    {"attach", {QT_TRANSLATE_NOOP("CorunnaOffers", "Attach an asset")}},
    {"second-company", {QT_TRANSLATE_NOOP("CorunnaOffers", "Deploy the second Rifle company")}},
    {"presentation", {QT_TRANSLATE_NOOP("CorunnaOffers", "Regiment or battalions")}},
    {"adjust", {QT_TRANSLATE_NOOP("CorunnaOffers", "Adjust…")}},
};

/// What is done to the thing that the offer's second part names: %1.
constexpr Phrase kWith[] = {
    {"place", QT_TRANSLATE_NOOP3("CorunnaOffers", "Set up: %1", "a division or a brigade")},
    {"initiative", QT_TRANSLATE_NOOP3("CorunnaOffers", "Try for initiative: %1", "%1 is a leader")},
    {"fly-colours", QT_TRANSLATE_NOOP3("CorunnaOffers", "To %1", "colours fly to a battalion")},
    {"reconstitute",
     QT_TRANSLATE_NOOP3("CorunnaOffers", "From %1", "a company is rebuilt from a battalion")},
    {"reinforce",
     QT_TRANSLATE_NOOP3("CorunnaOffers", "Reinforcements enter: %1", "a division or a brigade")},
    {"next-phase", QT_TRANSLATE_NOOP3("CorunnaOffers", "Straight on to: %1", "%1 is a phase")},
};

} // namespace

QString commandName(std::string_view command)
{
    return phraseOf(kCommands, kContext, command);
}

QString CorunnaNarrator::offer(const Offer &offer) const
{
    if (const QString whole = commandName(offer.id); !whole.isNull())
        return whole;
    const QStringList parts = QString::fromStdString(offer.id).split(QLatin1Char('/'));
    const std::string head = parts.constFirst().toStdString();
    const std::string of = parts.value(1).toStdString();
    if (head == "draw-chit") {
        const QString chit = chitName(of);
        return parts.size() > 2
            ? tr("Chit: %1, %2", "a Maneuver Unit: MU 2, and what it is made of")
                  .arg(chit, term(parts.at(2).toStdString()))
            : tr("Chit: %1", "a chit of the cup").arg(chit);
    }
    if (const QString with = phraseOf(kWith, kContext, head); !with.isNull())
        return with.arg(head == "next-phase" ? phaseName(of) : term(of));
    const QString button = commandName(head);
    return button.isNull() ? Narrator::offer(offer) : button;
}

} // namespace qd::corunna
