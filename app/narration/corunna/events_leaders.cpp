// SPDX-License-Identifier: GPL-3.0-or-later
// Leaders and colours: who falls, who stands in for whom, where the colours go.
#include "app/narration/corunna/event_sentences.h"

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::leaders()
{
    static constexpr std::array<Teller, 16> kTellers{{
        {"leader-casualty", &EventSentences::leaderCasualty},
        {"leader-returns", &EventSentences::leaderReturns},
        {"leader-replaced", &EventSentences::leaderReplaced},
        {"corps-disbanded", &EventSentences::corpsDisbanded},
        {"corps-formed", &EventSentences::corpsFormed},
        {"moore-steps-down", &EventSentences::mooreStepsDown},
        {"moore-steps-up", &EventSentences::mooreStepsUp},
        {"no-army-leader", &EventSentences::noArmyLeader},
        {"spanish-out-of-command", &EventSentences::spanishOutOfCommand},
        {"stepped-down", &EventSentences::steppedDown},
        {"stepped-up", &EventSentences::steppedUp},
        {"hardinge-follows", &EventSentences::hardingeFollows},
        {"colours-carried", &EventSentences::coloursCarried},
        {"colours-fly", &EventSentences::coloursFly},
        {"colours-stay", &EventSentences::coloursStay},
        {"colours-captured", &EventSentences::coloursCaptured},
    }};
    return kTellers;
}

QString EventSentences::leaderCasualty() const
{
    const QString leader = m_facts.name("leader");
    if (m_facts.is("result", "killed"))
        return tr("%1 is killed", "a leader").arg(leader);
    if (m_facts.is("result", "captured"))
        return tr("%1 is captured", "a leader").arg(leader);
    return m_facts.isNull("returns_turn")
        ? tr("%1 is wounded", "a leader").arg(leader)
        : tr("%1 is wounded, back on turn %2", "a leader")
              .arg(leader, QString::number(m_facts.number("returns_turn")));
}

QString EventSentences::leaderReturns() const
{
    const QString leader = m_facts.name("leader");
    return m_facts.isNull("hex")
        ? tr("%1 is back", "a leader").arg(leader)
        : tr("%1 is back → %2", "a leader and a hex").arg(leader, m_facts.hex("hex"));
}

QString EventSentences::leaderReplaced() const
{
    return tr("%1 has a successor", "a leader").arg(m_facts.name("leader"));
}

QString EventSentences::corpsDisbanded() const
{
    return tr("II Corps is disbanded: its divisions act on their own");
}

QString EventSentences::corpsFormed() const
{
    return tr("II Corps is formed again");
}

QString EventSentences::mooreStepsDown() const
{
    return tr("Moore steps down to lead: %1", "%1 is a division").arg(m_facts.name("division"));
}

QString EventSentences::mooreStepsUp() const
{
    return tr("Moore commands the army again; %1 has its own leader", "%1 is a division")
        .arg(m_facts.name("division"));
}

QString EventSentences::noArmyLeader() const
{
    return tr("The British army has no leader now");
}

QString EventSentences::spanishOutOfCommand() const
{
    return tr("The Spanish are out of command");
}

QString EventSentences::steppedDown() const
{
    const QString leader = m_facts.name("leader");
    return m_facts.isNull("division") ? tr("%1 steps down", "a leader").arg(leader)
                                      : tr("%1 steps down to lead: %2", "a leader, a division")
                                            .arg(leader, m_facts.name("division"));
}

QString EventSentences::steppedUp() const
{
    return tr("%1 steps up again", "a leader").arg(m_facts.name("leader"));
}

QString EventSentences::hardingeFollows() const
{
    return tr("Hardinge goes along → %1", "%1 is a hex").arg(m_facts.hex("hex"));
}

QString EventSentences::coloursCarried() const
{
    return tr("%1 go along → %2", "colours, a hex")
        .arg(coloursName("colours-" + m_facts.text("brigade").toStdString()), m_facts.hex("hex"));
}

QString EventSentences::coloursFly() const
{
    return tr("%1: now with %2", "colours, a battalion")
        .arg(coloursName("colours-" + m_facts.text("brigade").toStdString()), m_facts.name("unit"));
}

QString EventSentences::coloursStay() const
{
    return tr("%1 stay: no battalion of theirs is left to fly to", "colours")
        .arg(coloursName("colours-" + m_facts.text("brigade").toStdString()));
}

QString EventSentences::coloursCaptured() const
{
    return tr("%1: captured", "colours")
        .arg(coloursName("colours-" + m_facts.text("brigade").toStdString()));
}

} // namespace qd::corunna
