// SPDX-License-Identifier: GPL-3.0-or-later
// Fire, and what it does.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/event_sentences.h"

#include <array>

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarEvents";

/// Why hits came to nothing.
constexpr Phrase kWasted[] = {
    {"sunk", QT_TRANSLATE_NOOP3("TrafalgarEvents", "already sunk", "why hits are wasted")},
    {"no-guns-there",
     QT_TRANSLATE_NOOP3("TrafalgarEvents", "no gun is left on that side", "why hits are wasted")},
    {"mast-gone",
     QT_TRANSLATE_NOOP3("TrafalgarEvents", "that mast is gone already", "why hits are wasted")},
    {"no-masts",
     QT_TRANSLATE_NOOP3("TrafalgarEvents", "no mast is left to hit", "why hits are wasted")},
    {"mainmast-shielded",
     QT_TRANSLATE_NOOP3("TrafalgarEvents", "the mainmast is shielded", "why hits are wasted")},
    {"gun-gone",
     QT_TRANSLATE_NOOP3("TrafalgarEvents", "the gun is gone already", "why hits are wasted")},
};

} // namespace

std::span<const EventSentences::Teller> EventSentences::firing()
{
    static constexpr std::array<Teller, 9> kTellers{{
        {"fired", &EventSentences::fired},
        {"shouted", &EventSentences::shouted},
        {"gun-lost", &EventSentences::gunLost},
        {"mast-lost", &EventSentences::mastLost},
        {"fort-gun-lost", &EventSentences::fortGunLost},
        {"gun-replaced", &EventSentences::gunReplaced},
        {"hit-wasted", &EventSentences::hitWasted},
        {"hit-void", &EventSentences::hitVoid},
        {"sunk", &EventSentences::sunk},
    }};
    return kTellers;
}

QString EventSentences::shot() const
{
    const QString from = m_facts.name("from");
    const QString target = m_facts.name("target");
    const QString distance = QString::number(m_facts.number("distance"));
    const int guns = m_facts.number("guns");
    //: %1 is the ship that fires, %2 the target, %3 the distance
    if (m_facts.is("side", "port"))
        return tr("%1 fires %n guns to port at %2, distance %3", nullptr, guns)
            .arg(from, target, distance);
    if (m_facts.is("side", "starboard"))
        return tr("%1 fires %n guns to starboard at %2, distance %3", nullptr, guns)
            .arg(from, target, distance);
    return tr("%1 fires at %2, distance %3", "a fort").arg(from, target, distance);
}

QString EventSentences::hits() const
{
    const int hits = m_facts.number("hits");
    return hits == 0 ? tr("no hit") : tr("%n hits", nullptr, hits);
}

QString EventSentences::firedBriefly() const
{
    return tr("%1: %2", "a shot and its hits").arg(shot(), hits());
}

QString EventSentences::fired() const
{
    const bool atShip = !m_facts.isNull("struck");
    const QString aim =
        otherWord(m_facts.isNull("aim") ? "not-declared" : m_facts.text("aim").toStdString());
    QStringList needs;
    for (const auto &stars : m_facts.array("needs"))
        needs.append(starsOf(stars.toInt()));
    const QString reasons = m_facts.array("because").size() > 1 ? m_facts.because() : QString();
    return with(firedBriefly(),
                {atShip ? tr("aim: %1").arg(aim) : QString(), tr("dice: %1").arg(m_facts.stars()),
                 needs.isEmpty() ? QString() : tr("hits with: %1").arg(Narrator::list(needs)),
                 reasons.isEmpty() ? QString() : tr("guns: %1").arg(reasons)});
}

QString EventSentences::shouted() const
{
    return tr("FIRE! %1 fires at %2 in passing", "a fort and a ship")
        .arg(m_facts.name("fort"), m_facts.name("target"));
}

QString EventSentences::shoutedShot() const
{
    //: %1 is a fort, %2 a ship, %3 the distance, %4 the hits ("1 hit")
    return tr("FIRE! %1 fires at %2 in passing, distance %3: %4")
        .arg(m_facts.name("from"), m_facts.name("target"),
             QString::number(m_facts.number("distance")), hits());
}

QString EventSentences::gunsLost(int guns) const
{
    const QString ship = m_facts.name("ship");
    const QString left = QString::number(m_facts.number("left"));
    //: %1 is a ship, %2 how many guns are left
    return m_facts.is("side", "port")
        ? tr("%1 loses %n port guns; left on that side: %2", nullptr, guns).arg(ship, left)
        : tr("%1 loses %n starboard guns; left on that side: %2", nullptr, guns).arg(ship, left);
}

QString EventSentences::gunLost() const
{
    return gunsLost(1);
}

QString EventSentences::mastLost() const
{
    const QString ship = m_facts.name("ship");
    const QString mast = theMast(m_facts.text("mast").toStdString());
    const int moves = m_facts.number("moves");
    //: %1 is a ship, %2 "the mainmast"
    return moves == 0 ? tr("%1 loses %2 and can’t move any more").arg(ship, mast)
                      : tr("%1 loses %2: %n moves a turn", nullptr, moves).arg(ship, mast);
}

QString EventSentences::fortGunLost() const
{
    return tr("%1 loses its gun; a new one comes after %n turns", "a fort", m_facts.number("wait"))
        .arg(m_facts.name("fort"));
}

QString EventSentences::gunReplaced() const
{
    return tr("%1 has a gun again", "a fort").arg(m_facts.name("fort"));
}

QString EventSentences::hitWasted() const
{
    const QString why = phraseOf(kWasted, kContext, m_facts.text("why").toStdString());
    const int hits = m_facts.isNull("hits") ? 1 : m_facts.number("hits");
    //: %1 is the target, %2 why
    return tr("Wasted: %n hits on %1 (%2)", nullptr, hits).arg(m_facts.name("target"), why);
}

QString EventSentences::hitVoid() const
{
    return tr("Aim not declared: %n hits void", nullptr, m_facts.number("hits"));
}

QString EventSentences::sunk() const
{
    const QString ship = m_facts.name("ship");
    return m_facts.isNull("by") ? tr("%1 goes down", "a ship").arg(ship)
                                : tr("%1 goes down, sunk by %2").arg(ship, m_facts.name("by"));
}

} // namespace qd::trafalgar
