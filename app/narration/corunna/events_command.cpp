// SPDX-License-Identifier: GPL-3.0-or-later
// Command: Maneuver Units, Moore's ride, initiative, chits, marches and attachments.
#include "app/narration/corunna/event_sentences.h"
#include "app/narration/corunna/words.h"

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::command()
{
    static constexpr std::array<Teller, 10> kTellers{{
        {"divisions-in-span", &EventSentences::divisionsInSpan},
        {"mu-formed", &EventSentences::muFormed},
        {"ride", &EventSentences::ride},
        {"fly", &EventSentences::fly},
        {"initiative", &EventSentences::initiative},
        {"chit", &EventSentences::chit},
        {"must-regroup", &EventSentences::mustRegroup},
        {"march-order", &EventSentences::marchOrder},
        {"attached", &EventSentences::attached},
        {"presentation", &EventSentences::presentation},
    }};
    return kTellers;
}

QString EventSentences::divisionsInSpan() const
{
    const QStringList leaders = m_facts.names("leaders");
    return leaders.isEmpty()
        ? tr("No division leader is within Soult’s span")
        : tr("Within Soult’s span: %1", "%1 are leaders").arg(Narrator::list(leaders));
}

QString EventSentences::muFormed() const
{
    const QString mu = chitName(m_facts.text("mu").toStdString());
    const QString of = m_facts.name("of");
    const QString by = m_facts.text("by");
    const int units = static_cast<int>(m_facts.array("members").size());
    const QStringList details{m_facts.shortNames("divisions"), m_facts.shortNames("members")};
    //: %1 is "MU 2", %2 a division or a brigade, %n counts units
    if (by == QLatin1String("scenario-french"))
        return with(tr("The French form %1 with %2: %n units", nullptr, units).arg(mu, of),
                    details);
    if (by == QLatin1String("scenario-british"))
        return with(tr("The British form %1 with %2: %n units", nullptr, units).arg(mu, of),
                    details);
    if (by == QLatin1String("initiative"))
        return with(tr("%2 forms %1 on its own initiative: %n units", nullptr, units).arg(mu, of),
                    details);
    const bool moore = by.startsWith(QLatin1String("moore")) || by == QLatin1String("ride");
    const QString leader =
        moore ? leaderName("moore") : leaderName(by.toStdString()); // Soult, Alcedo, Hardinge
    //: %1 is a leader, %2 "MU 2", %3 a division or a brigade, %n counts units
    return with(tr("%1 forms %2 with %3: %n units", nullptr, units).arg(leader, mu, of), details);
}

QString EventSentences::ride() const
{
    const QString unchecked = m_facts.paths("unchecked");
    return with(tr("Moore rides to %1, %2 MP", "%1 is a hex, MP are movement points")
                    .arg(m_facts.hex("to"), QString::number(m_facts.number("cost"))),
                {m_facts.because(),
                 unchecked.isEmpty() ? QString() : tr("not checked: %1").arg(unchecked)});
}

QString EventSentences::fly() const
{
    return tr("Hardinge flies to the colours: %1 (%2)", "a brigade, and the hex of its colours")
        .arg(m_facts.name("brigade"), m_facts.hex("hex"));
}

QString EventSentences::initiative() const
{
    const QString leader = m_facts.name("leader");
    return m_facts.is("result", "success") ? tr("%1 takes the initiative", "a leader").arg(leader)
                                           : tr("%1 takes no initiative", "a leader").arg(leader);
}

QString EventSentences::chit() const
{
    const QString number = chitName(m_facts.text("chit").toStdString());
    const QString chit = m_facts.isNull("of")
        ? number
        : tr("%1, %2", "a Maneuver Unit: MU 2, and what it is made of")
              .arg(number, m_facts.name("of"));
    const int left = m_facts.number("left");
    return left == 0 ? tr("Chit: %1; the cup is empty").arg(chit)
                     : tr("Chit: %1; %n left in the cup", nullptr, left).arg(chit);
}

QString EventSentences::mustRegroup() const
{
    const QString unit = m_facts.name("unit");
    if (m_facts.isNull("port"))
        return tr("%1 has no colours and must regroup", "a unit").arg(unit);
    //: %1 is a unit, %2 a hex, %n the distance to it
    return tr("%1 has no colours and must go to the port: %2, %n hexes", nullptr,
              m_facts.number("distance"))
        .arg(unit, m_facts.hex("port"));
}

QString EventSentences::marchOrder() const
{
    return tr("Administrative March: %1", "%1 is a brigade").arg(m_facts.name("brigade"));
}

QString EventSentences::attached() const
{
    return tr("%1 is attached to: %2", "a battery or squadron, and a division or a brigade")
        .arg(m_facts.name("asset"), m_facts.name("to"));
}

QString EventSentences::presentation() const
{
    const QString regiment = m_facts.name("regiment");
    return m_facts.is("as", "regimental")
        ? tr("%1 stands as one regiment", "a French regiment").arg(regiment)
        : tr("%1 breaks down into battalions", "a French regiment").arg(regiment);
}

} // namespace qd::corunna
