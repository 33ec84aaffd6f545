// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: from the shout to the morale marker.
#include "app/narration/santa_cruz/event_sentences.h"

namespace qd::santa_cruz {

QString EventSentences::say(const event::CombatStarted &e) const
{
    const QString attackers = group(e.attacker == Side::British ? e.british : e.spanish);
    const QString defenders = group(e.attacker == Side::British ? e.spanish : e.british);
    const QString area = name(e.area);
    if (e.fortress && e.redBorder)
        return tr("Combat (%1): %2 against %3, over a red line; fortress: the defender fires "
                  "first; turn the blocks face up, the "
                  "attacker’s support comes first")
            .arg(area, attackers, defenders);
    if (e.fortress)
        return tr("Combat (%1): %2 against %3; fortress: the defender fires first; turn the blocks "
                  "face up, the attacker’s "
                  "support comes first")
            .arg(area, attackers, defenders);
    if (e.redBorder)
        return tr("Combat (%1): %2 against %3, over a red line; turn the blocks face up, the "
                  "attacker’s support comes first")
            .arg(area, attackers, defenders);
    return tr("Combat (%1): %2 against %3; turn the blocks face up, the attacker’s support comes "
              "first")
        .arg(area, attackers, defenders);
}

QString EventSentences::say(const event::SupportPlayed &e) const
{
    return e.side == Side::British ? tr("British support: %1", "%1 is a card").arg(name(e.card))
                                   : tr("Spanish support: %1", "%1 is a card").arg(name(e.card));
}

QString EventSentences::say(const event::SupportCancelled &e) const
{
    return tr("Heavy Swell! cancels %1; both cards are eliminated").arg(name(e.card));
}

QString EventSentences::say(const event::DrumsJoined &e) const
{
    return tr("Battle Drums call %1 (from %2)", "units; an area")
        .arg(group(e.units, e.officer), name(e.from));
}

QString EventSentences::say(const event::DrumsReturned &e) const
{
    return tr("Back after Battle Drums: %1 → %2").arg(name(e.unit), name(e.to));
}

QString EventSentences::say(const event::Round &e) const
{
    return tr("Combat round %1").arg(QString::number(e.round));
}

QString EventSentences::say(const event::DiceCount &e) const
{
    const QString side = subject(e.side);
    const QString why = reasons(e.because);
    if (e.dice == 0)
        return e.role == Role::Attacker ? tr("%1, attacking: no dice — %2").arg(side, why)
                                        : tr("%1, defending: no dice — %2").arg(side, why);
    return e.role == Role::Attacker
        ? tr("%1, attacking: %n dice — %2", nullptr, e.dice).arg(side, why)
        : tr("%1, defending: %n dice — %2", nullptr, e.dice).arg(side, why);
}

QString EventSentences::say(const event::Rolled &e) const
{
    const auto faces = [](const std::vector<int> &dice) {
        QStringList texts;
        for (const int face : dice)
            texts.append(QString::number(face));
        return texts.join(QLatin1String(", "));
    };
    const QString side = subject(e.side);
    if (e.dice.empty())
        return tr("%1 throw no dice", "%1: The British, The Spanish").arg(side);
    if (e.modified != e.dice && !e.modified.empty()) {
        const QString thrown =
            tr("%1 (modified: %2)", "dice").arg(faces(e.dice), faces(e.modified));
        return e.hits == 0 ? tr("%1 throw %2: no hit").arg(side, thrown)
                           : tr("%1 throw %2: %n hits", nullptr, e.hits).arg(side, thrown);
    }
    return e.hits == 0 ? tr("%1 throw %2: no hit").arg(side, faces(e.dice))
                       : tr("%1 throw %2: %n hits", nullptr, e.hits).arg(side, faces(e.dice));
}

QString EventSentences::say(const event::VolunteersFled &e) const
{
    return tr("A 4: the volunteers run to %1 (%2)", "an area; the units")
        .arg(name(e.to), group(e.units, e.officer));
}

QString EventSentences::say(const event::Retreated &e) const
{
    return tr("Retreat: %1 → %2").arg(group(e.units, e.officer), name(e.to));
}

QString EventSentences::say(const event::Attrition &e) const
{
    return tr("Attrition after round %1: a hit on each side").arg(QString::number(e.round));
}

QString EventSentences::say(const event::Stays &e) const
{
    return tr("%1 stay and fight on", "%1: The British, The Spanish").arg(subject(e.side));
}

QString EventSentences::say(const event::CombatEnded &e) const
{
    const QString area = name(e.area);
    if (!e.winner)
        return tr("Combat over (%1) after %n rounds: nobody is left", nullptr, e.rounds).arg(area);
    return tr("Combat over (%1) after %n rounds: won by %2; stand the blocks up again",
              "%2: the British", e.rounds)
        .arg(area, m_narrator.sideWithArticle(nameOf(*e.winner)));
}

QString EventSentences::say(const event::Morale &e) const
{
    return tr("Morale marker: %1 → %2").arg(Narrator::withSign(e.from), Narrator::withSign(e.to));
}

QString EventSentences::say(const event::CounterattackWindow &e) const
{
    return e.side == Side::British
        ? tr("The British may answer with Counterattack before the next card")
        : tr("The Spanish may answer with Counterattack before the next card");
}

} // namespace qd::santa_cruz
