// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/corunna/facts.h"
#include "app/narration/event_tellers.h"

#include <QCoreApplication>

#include <span>

namespace qd::corunna {

/// A sentence for each kind of event (specification 4, 5). Units and ships stand first and without
/// an article, so that other languages need not know their gender.
class EventSentences {
    Q_DECLARE_TR_FUNCTIONS(CorunnaEvents)
public:
    EventSentences(const CorunnaNarrator &narrator, const QJsonObject &event)
        : m_narrator(narrator), m_facts(narrator, event)
    {
    }

    /// The whole sentence; null for an event that is not of this game.
    QString say() const;
    /// The same for a journal line, where reasons and names of members are left out.
    QString brief();

    /// Several pieces that were set up in one hex, or went one way, in one statement.
    QString placedTogether(const QStringList &pieces) const;
    QString movedTogether(const QStringList &pieces) const;

    using Teller = EventTeller<EventSentences>;

private:
    enum class Length { Brief, Whole };

    static std::span<const Teller> play(); // events_play.cpp
    static std::span<const Teller> command(); // events_command.cpp
    static std::span<const Teller> leaders(); // events_leaders.cpp
    static std::span<const Teller> moves(); // events_moves.cpp
    static std::span<const Teller> losses(); // events_losses.cpp
    static std::span<const Teller> fights(); // events_fights.cpp
    static std::span<const Teller> navy(); // events_navy.cpp

    QString told() const;

    // events_play.cpp
    QString tableOpened() const;
    QString adjusted() const;
    QString placed() const;
    QString setupFinished() const;
    QString turnBegins() const;
    QString reinforcementDue() const;
    QString leaderDueBack() const;
    QString phase() const;
    QString gameOver() const;
    QString unchecked() const;
    QString reminder() const;
    QString control() const;
    QString retreatLine() const;
    QString armyMorale() const;
    QString reinforced() const;
    QString entryPlanned() const;
    // events_command.cpp
    QString divisionsInSpan() const;
    QString muFormed() const;
    QString ride() const;
    QString fly() const;
    QString initiative() const;
    QString chit() const;
    QString mustRegroup() const;
    QString marchOrder() const;
    QString attached() const;
    QString presentation() const;
    // events_leaders.cpp
    QString leaderCasualty() const;
    QString leaderReturns() const;
    QString leaderReplaced() const;
    QString corpsDisbanded() const;
    QString corpsFormed() const;
    QString mooreStepsDown() const;
    QString mooreStepsUp() const;
    QString noArmyLeader() const;
    QString spanishOutOfCommand() const;
    QString steppedDown() const;
    QString steppedUp() const;
    QString hardingeFollows() const;
    QString coloursCarried() const;
    QString coloursFly() const;
    QString coloursStay() const;
    QString coloursCaptured() const;
    // events_moves.cpp
    QString moved() const;
    QString forced() const;
    QString stays() const;
    QString status() const;
    QString formation() const;
    QString surrendered() const;
    QString dismounted() const;
    QString mounted() const;
    // events_losses.cpp
    QString loss() const;
    QString eliminated() const;
    QString companyReconstituted() const;
    QString secondCompany() const;
    QString shipMustExit() const;
    QString rifleLeaderCasualty() const;
    QString magazineCheck() const;
    QString magazine() const;
    // events_fights.cpp
    QString fire() const;
    QString fireValues() const;
    QString notFilledIn() const;
    QString fireResult() const;
    QString square() const;
    QString recall() const;
    QString limber() const;
    QString close() const;
    QString stand() const;
    QString morale() const;
    QString melee() const;
    QString meleeResult() const;
    QString stillOwed() const;
    /// The roll that a check wants; null: not known.
    QString needed() const;
    QString rolled() const;
    /// "43", "43, modified 56": a base-6 roll.
    QString roll() const;
    /// "5, modified 3; up to 4": a die that must be low.
    QString lowDie() const;
    /// Who rolls, where the event tells: null.
    QString roller() const;
    /// What a roll that nobody could work out still wants; null: it is worked out.
    QString open() const;
    // events_navy.cpp
    QString navalRollDue() const;
    QString navalCommitment() const;
    QString fleetLeaves() const;
    QString evacuationCeases() const;
    QString navalReroll() const;
    QString navalSupport() const;
    QString shipsTasked() const;
    QString evacuationDeclared() const;
    QString embarked() const;
    QString disembarked() const;
    QString shipExits() const;
    QString shipEnters() const;

    /// A statement and what it rests on, "fact · detail; detail"; empty details are passed over, in
    /// a journal line all of them.
    QString with(const QString &fact, const QStringList &details) const;

    const CorunnaNarrator &m_narrator;
    Facts m_facts;
    Length m_length = Length::Whole;
};

/// "12:20 pm", "12 h 20": a time of the battle, as the scenario files write it ("12:20pm").
QString clockText(const QString &time); // events_play.cpp

} // namespace qd::corunna
