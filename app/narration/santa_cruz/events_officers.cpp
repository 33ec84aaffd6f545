// SPDX-License-Identifier: GPL-3.0-or-later
// Officers: placed, revealed, hit, removed.
#include "app/narration/santa_cruz/event_sentences.h"

namespace qd::santa_cruz {

QString EventSentences::say(const event::OfficerPlaced &e) const
{
    return tr("Officer placed face down: %1 → %2").arg(name(e.officer), name(e.area));
}

QString EventSentences::say(const event::OfficerRevealed &e) const
{
    return tr("Officer face up: %1 (%2)").arg(name(e.officer), name(e.area));
}

QString EventSentences::say(const event::OfficerMoved &e) const
{
    return tr("Officer goes along: %1 → %2").arg(name(e.officer), name(e.to));
}

QString EventSentences::say(const event::OfficerReturned &e) const
{
    return tr("%1 leaves the board and is available again").arg(name(e.officer));
}

QString EventSentences::say(const event::OfficerCasualty &e) const
{
    const QString officer = name(e.officer);
    const QString die = QString::number(e.die);
    const bool killed = e.result == event::Fate::Killed;
    if (e.trigger == event::Trigger::Sixes)
        return killed ? tr("Two natural 6s: %1 is hit; die %2: killed").arg(officer, die)
                      : tr("Two natural 6s: %1 is hit; die %2: wounded").arg(officer, die);
    return killed ? tr("Two natural 5s: %1 is hit; die %2: killed").arg(officer, die)
                  : tr("Two natural 5s: %1 is hit; die %2: wounded").arg(officer, die);
}

QString EventSentences::say(const event::OfficerRemoved &e) const
{
    const QString officer = name(e.officer);
    switch (e.cause) {
    case event::RemovalCause::UnitsGone:
        return tr("%1 has no unit left with him and leaves the board").arg(officer);
    case event::RemovalCause::OfficerLimit:
        return tr("%1 finds another officer there and leaves the board").arg(officer);
    case event::RemovalCause::NoRetreat:
        return tr("%1 has no way back and leaves the board").arg(officer);
    case event::RemovalCause::Casualty:
    case event::RemovalCause::LuckyShot:
        break;
    }
    return e.result == event::Fate::Killed
        ? tr("%1 leaves the board, killed or gravely wounded").arg(officer)
        : tr("%1 leaves the board, wounded").arg(officer);
}

QString EventSentences::say(const event::LuckyShot &e) const
{
    const QString officer = name(e.officer);
    if (!e.die)
        return tr("The lucky shot from “Tigre” strikes %1").arg(officer);
    const QString die = QString::number(*e.die);
    return e.effect ? tr("The lucky shot from “Tigre”, die %2: it strikes %1").arg(officer, die)
                    : tr("The lucky shot from “Tigre”, die %2: it misses %1").arg(officer, die);
}

} // namespace qd::santa_cruz
