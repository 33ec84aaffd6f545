// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/as_per_margin/facts.h"
#include "app/narration/event_tellers.h"

#include <QCoreApplication>

#include <span>

namespace qd::as_per_margin {

/// A sentence for each kind of event (specification 6). Ships stand first and without an article,
/// so that other languages need not know their gender.
class EventSentences {
    Q_DECLARE_TR_FUNCTIONS(AsPerMarginEvents)
public:
    EventSentences(const Narrator &narrator, const QJsonObject &event)
        : m_narrator(narrator), m_facts(narrator, event)
    {
    }

    /// The whole sentence; null for an event that is not of this game.
    QString say() const;
    /// The same for a journal line, where the dice and reasons are left out.
    QString brief() const;

    /// "her initial port broadside": what was fired.
    QString fired() const;
    /// What was crossed off, of all batteries together: "2 gun boxes, 1 mast box"; empty: nothing.
    QString crossed() const;

    using Teller = EventTeller<EventSentences>;

private:
    static std::span<const Teller> setUp(); // events_setup.cpp
    static std::span<const Teller> sailing(); // events_sailing.cpp
    static std::span<const Teller> fighting(); // events_fire.cpp
    static std::span<const Teller> aboard(); // events_aboard.cpp

    // events_setup.cpp
    QString adjusted() const;
    QString adjustedValue(const QString &key, const QJsonValue &value) const;
    QString placed() const;
    QString windSet() const;
    QString windSpeed() const;
    QString windCheck() const;
    QString windShift() const;
    QString independent() const;
    QString phase() const;
    QString turnCheckedOff() const;
    QString reminder() const;
    // events_sailing.cpp
    QString pivoted() const;
    QString allowance() const;
    QString tackToss() const;
    QString extraToss() const;
    QString moved() const;
    QString drifted() const;
    QString heldAtAnchor() const;
    QString moveForfeited() const;
    // events_fire.cpp
    QString firing() const;
    QString firingWithDice() const;
    QString tableDice() const;
    QString hits() const;
    QString boxesCrossed() const;
    QString cableCut() const;
    QString adrift() const;
    QString damaged() const;
    QString dismasted() const;
    QString pumpsManned() const;
    QString sunk() const;
    QString struck() const;
    QString exploded() const;
    QString destroyed() const;
    QString silenced() const;
    QString calledFromPumps() const;
    // events_aboard.cpp
    QString closing() const;
    QString fallAboardToss() const;
    QString fellAboard() const;
    QString recaptured() const;
    QString grappleToss() const;
    QString recloseToss() const;
    QString recloseDeclined() const;
    QString contactEnded() const;
    QString boardingBegun() const;
    QString boardingEnded() const;
    QString boarding() const;
    QString boardingWithDice() const;
    /// "3 to 1.5": the scores of a toss, that of the `first` of the two ships (0 or 1) first; with
    /// the reason where an anchor halves one.
    QString scores(int first = 0) const;

    /// A statement and what it rests on, "fact · dice".
    QString with(const QString &fact, const QString &details) const;

    const Narrator &m_narrator;
    Facts m_facts;
};

} // namespace qd::as_per_margin
