// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"
#include "app/narration/santa_cruz/event_reader.h"
#include "app/narration/santa_cruz/words.h"

#include <QCoreApplication>
#include <QJsonValue>

namespace qd::santa_cruz {

/// A sentence for each kind of event: std::visit over EventBody compiles only when none is
/// forgotten.
class EventSentences {
    Q_DECLARE_TR_FUNCTIONS(SantaCruzEvents)
public:
    EventSentences(const Narrator &narrator, const ReadEvent &event)
        : m_narrator(narrator), m_event(event)
    {
    }

    // events_setup.cpp
    QString say(const event::SetupPlaced &) const;
    QString say(const event::FoxLoaded &) const;
    QString say(const event::FoxUnloaded &) const;
    QString say(const event::FoxSunk &) const;
    QString say(const event::SetupDone &) const;
    QString say(const event::HandDrawn &) const;
    QString say(const event::Turn &) const;
    QString say(const event::PhaseBegan &) const;
    QString say(const event::GameOver &) const;
    QString say(const event::Refilled &) const;
    QString say(const event::Reminder &) const;
    QString say(const event::Adjusted &) const;

    QString say(const event::AdjustedTo &) const { return {}; }

    QString say(const event::After &) const { return {}; }

    // events_sea.cpp
    QString say(const event::NavalMoved &) const;
    QString say(const event::Bombardment &) const;
    QString say(const event::Fire &) const;
    QString say(const event::Hit &) const;
    QString say(const event::Eliminated &) const;
    QString say(const event::FoxHit &) const;
    QString say(const event::FoxLost &) const;
    QString say(const event::Spiked &) const;
    // events_cards.cpp
    QString say(const event::CardPlayed &) const;
    QString say(const event::Passed &) const;
    QString say(const event::Moved &) const;
    QString say(const event::HandLimit &) const;
    QString say(const event::Lost &) const;
    QString say(const event::LostVoided &) const;
    QString say(const event::Rayo &) const;
    QString say(const event::RolledFor &) const;
    QString say(const event::ConfusionDiscarded &) const;
    QString say(const event::ConfusionNoneLeft &) const;
    QString say(const event::Reshuffled &) const;
    QString say(const event::ConfusionAdded &) const;
    QString say(const event::PanicRoll &) const;
    QString say(const event::PanicRetreated &) const;
    QString say(const event::Reinforced &) const;
    // events_officers.cpp
    QString say(const event::OfficerPlaced &) const;
    QString say(const event::OfficerRevealed &) const;
    QString say(const event::OfficerMoved &) const;
    QString say(const event::OfficerReturned &) const;
    QString say(const event::OfficerCasualty &) const;
    QString say(const event::OfficerRemoved &) const;
    QString say(const event::LuckyShot &) const;
    // events_combat.cpp
    QString say(const event::CombatStarted &) const;
    QString say(const event::SupportPlayed &) const;
    QString say(const event::SupportCancelled &) const;
    QString say(const event::DrumsJoined &) const;
    QString say(const event::DrumsReturned &) const;
    QString say(const event::Round &) const;
    QString say(const event::DiceCount &) const;
    QString say(const event::Rolled &) const;
    QString say(const event::VolunteersFled &) const;
    QString say(const event::Retreated &) const;
    QString say(const event::Attrition &) const;
    QString say(const event::Stays &) const;
    QString say(const event::CombatEnded &) const;
    QString say(const event::Morale &) const;
    QString say(const event::CounterattackWindow &) const;

private:
    static QString name(Block block) { return unitName(block); }

    static QString name(Officer officer) { return officerName(officer); }

    static QString name(Card card) { return cardName(card); }

    QString name(AreaId area) const;
    static QString group(const std::vector<Block> &units, std::optional<Officer> officer = {});
    /// Cards by name, "2 × Cannon" where there are several copies.
    static QStringList cards(const CardCounts &counts);
    /// "The British" at the start of a sentence.
    QString subject(Side side) const;
    QString reasons(const Tally &tally) const;
    QString adjustedValue(const QString &key, const QJsonValue &value) const;

    const Narrator &m_narrator;
    const ReadEvent &m_event;
};

} // namespace qd::santa_cruz
