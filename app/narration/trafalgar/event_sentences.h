// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/event_tellers.h"
#include "app/narration/trafalgar/facts.h"

#include <QCoreApplication>

#include <span>

namespace qd::trafalgar {

/// A sentence for each kind of event (specification 4). Ships stand first and without an article,
/// so that other languages need not know their gender.
class EventSentences {
    Q_DECLARE_TR_FUNCTIONS(TrafalgarEvents)
public:
    EventSentences(const TrafalgarNarrator &narrator, const QJsonObject &event)
        : m_narrator(narrator), m_facts(narrator, event)
    {
    }

    /// The whole sentence; null for an event that is not of this game.
    QString say() const;
    /// The same for a journal line, where dice and reasons are left out.
    QString brief() const;

    /// Guns that one ship lost on one side, of several events together.
    QString gunsLost(int guns) const;
    /// The shot after the shout, in one statement.
    QString shoutedShot() const;

    using Teller = EventTeller<EventSentences>;

private:
    static std::span<const Teller> setUp(); // events_setup.cpp
    static std::span<const Teller> sailing(); // events_sailing.cpp
    static std::span<const Teller> firing(); // events_fire.cpp
    static std::span<const Teller> flags(); // events_flags.cpp

    // events_setup.cpp
    QString adjusted() const;
    QString placed() const;
    QString swapped() const;
    QString tossed() const;
    QString windSet() const;
    QString windRolled() const;
    QString turnBegun() const;
    QString turnEnded() const;
    QString shipDone() const;
    QString turnPassed() const;
    QString reminder() const;
    QString victory() const;
    // events_sailing.cpp
    QString moved() const;
    QString movedBriefly() const;
    QString repairing() const;
    QString mizzenRepaired() const;
    // events_fire.cpp
    QString fired() const;
    QString firedBriefly() const;
    /// "English frigate 1 fires 2 guns to port at …, distance 2"
    QString shot() const;
    /// "2 hits", "no hit"
    QString hits() const;
    QString shouted() const;
    QString gunLost() const;
    QString mastLost() const;
    QString fortGunLost() const;
    QString gunReplaced() const;
    QString hitWasted() const;
    QString hitVoid() const;
    QString sunk() const;
    // events_flags.cpp
    QString flagSeized() const;
    QString flagMoved() const;
    QString transferBegun() const;
    QString flagTransferred() const;
    QString transferLapsed() const;

    /// A statement and what it rests on, "fact · dice".
    QString with(const QString &fact, const QStringList &details) const;

    const TrafalgarNarrator &m_narrator;
    Facts m_facts;
};

} // namespace qd::trafalgar
