// SPDX-License-Identifier: GPL-3.0-or-later
// Losses, and what becomes of units, companies and ships.
#include "app/narration/corunna/event_sentences.h"

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::losses()
{
    static constexpr std::array<Teller, 8> kTellers{{
        {"loss", &EventSentences::loss},
        {"eliminated", &EventSentences::eliminated},
        {"light-company-reconstituted", &EventSentences::companyReconstituted},
        {"second-company", &EventSentences::secondCompany},
        {"ship-must-exit", &EventSentences::shipMustExit},
        {"rifle-leader-casualty", &EventSentences::rifleLeaderCasualty},
        {"magazine-check", &EventSentences::magazineCheck},
        {"magazine", &EventSentences::magazine},
    }};
    return kTellers;
}

QString EventSentences::loss() const
{
    const QString unit = m_facts.name("unit");
    const int lost = m_facts.number("increments");
    return m_facts.isNull("left") ? tr("%1 loses %n increments", "a unit", lost).arg(unit)
                                  : tr("%1 loses %n increments; left: %2", "a unit", lost)
                                        .arg(unit, QString::number(m_facts.number("left")));
}

QString EventSentences::eliminated() const
{
    const QString unit = m_facts.name("unit");
    if (m_facts.is("cause", "sunk"))
        return tr("%1 goes down with the ship", "a unit aboard").arg(unit);
    if (m_facts.is("cause", "surrender"))
        return tr("%1 is taken prisoner", "a unit").arg(unit);
    if (!shipName(m_facts.text("unit").toStdString()).isNull())
        return tr("%1 goes down", "a ship").arg(unit);
    return tr("%1 is eliminated", "a unit").arg(unit);
}

QString EventSentences::companyReconstituted() const
{
    const QString company = m_facts.name("company");
    const QString battalion = m_facts.name("battalion");
    return m_facts.isNull("left")
        ? tr("%1 is reconstituted from %2", "a light company and its battalion")
              .arg(company, battalion)
        : tr("%1 is reconstituted from %2; left there: %3",
             "a light company, its battalion, increments")
              .arg(company, battalion, QString::number(m_facts.number("left")));
}

QString EventSentences::secondCompany() const
{
    const QString company = m_facts.name("company");
    const QString battalion = m_facts.name("battalion");
    return m_facts.isNull("left")
        ? tr("%1 deploys from %2", "a rifle company and its battalion").arg(company, battalion)
        : tr("%1 deploys from %2; left there: %3", "a rifle company, its battalion, increments")
              .arg(company, battalion, QString::number(m_facts.number("left")));
}

QString EventSentences::shipMustExit() const
{
    return tr("%1 has lost half its increments and must leave the map", "a ship")
        .arg(m_facts.name("ship"));
}

QString EventSentences::rifleLeaderCasualty() const
{
    const QString natural = QString::number(m_facts.number("natural"));
    return tr("Rifles, natural %1: a leader in the hex is hit (%2)", "a roll, leaders")
        .arg(natural, m_facts.shortNames("leaders"));
}

QString EventSentences::magazineCheck() const
{
    return tr("The magazine may blow up after a natural 66 (%1)", "%1 is a ship")
        .arg(m_facts.name("ship"));
}

QString EventSentences::magazine() const
{
    const QString die = QString::number(m_facts.number("die"));
    return m_facts.has("explodes") ? tr("Magazine, die %1: the ship blows up").arg(die)
                                   : tr("Magazine, die %1: it holds").arg(die);
}

} // namespace qd::corunna
