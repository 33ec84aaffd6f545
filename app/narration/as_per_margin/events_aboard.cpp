// SPDX-License-Identifier: GPL-3.0-or-later
// Falling aboard, grapples, boarding.
#include "app/narration/as_per_margin/event_sentences.h"

#include <array>

namespace qd::as_per_margin {

std::span<const EventSentences::Teller> EventSentences::aboard()
{
    static constexpr std::array<Teller, 11> kTellers{{
        {"closing", &EventSentences::closing},
        {"fall-aboard-toss", &EventSentences::fallAboardToss},
        {"fell-aboard", &EventSentences::fellAboard},
        {"recaptured", &EventSentences::recaptured},
        {"grapple-toss", &EventSentences::grappleToss},
        {"reclose-toss", &EventSentences::recloseToss},
        {"reclose-declined", &EventSentences::recloseDeclined},
        {"contact-ended", &EventSentences::contactEnded},
        {"boarding-begun", &EventSentences::boardingBegun},
        {"boarding-ended", &EventSentences::boardingEnded},
        {"boarding", &EventSentences::boardingWithDice},
    }};
    return kTellers;
}

QString EventSentences::scores(int first) const
{
    const QString both = tr("%1 to %2", "scores of two ships that toss")
                             .arg(m_facts.score(first), m_facts.score(1 - first));
    for (const auto &score : m_facts.array("scores")) {
        if (score.toObject().value(QLatin1String("because")).toArray().size() > 1)
            return tr("%1, halved at anchor", "%1 are the scores").arg(both);
    }
    return both;
}

QString EventSentences::closing() const
{
    const QString mover = m_facts.name("mover");
    const QString other = m_facts.name("other");
    const QString between = m_facts.inches("distance");
    constexpr double kNothing = 0.005; // inches: less is not seen in two decimals
    if (m_facts.real("travelled") < kNothing)
        return tr("%1 lies within %2 of %3 from the start", "%2 is a distance")
            .arg(mover, between, other);
    return tr("%1 comes within %2 of %3 after %4 of her way", "%2 and %4 are distances")
        .arg(mover, between, other, m_facts.inches("travelled"));
}

QString EventSentences::fallAboardToss() const
{
    const QString mover = m_facts.name("mover");
    const QString other = m_facts.name("other");
    if (!m_facts.is("result", "aboard"))
        return m_facts.text("winner") == m_facts.text("mover") // who is higher had her wish
            ? tr("%1 fends %2 off (%3)", "%3 are scores").arg(mover, other, scores())
            : tr("%1 fends %2 off (%3)", "%3 are scores").arg(other, mover, scores(1));
    return m_facts.isNull("winner")
        ? tr("%1 falls aboard %2: a tie (%3)", "%3 are scores").arg(mover, other, scores())
        : tr("%1 falls aboard %2 (%3)", "%3 are scores").arg(mover, other, scores());
}

QString EventSentences::fellAboard() const
{
    const QStringList ships = m_facts.names("ships");
    return tr("%1 and %2 fall aboard each other").arg(ships.value(0), ships.value(1));
}

QString EventSentences::recaptured() const
{
    return m_facts.is("side", "english")
        ? tr("%2 takes %1 back for the English").arg(m_facts.name("ship"), m_facts.name("by"))
        : tr("%2 takes %1 back for the French and Spanish")
              .arg(m_facts.name("ship"), m_facts.name("by"));
}

QString EventSentences::grappleToss() const
{
    const QString ship = m_facts.name("ship");
    const QString other = m_facts.name("other");
    if (m_facts.is("result", "parted"))
        return tr("The grapples between %1 and %2 are cut (%3)", "%3 are scores")
            .arg(ship, other, scores());
    return m_facts.isNull("winner")
        ? tr("The grapples between %1 and %2 hold: a tie (%3)", "%3 are scores")
              .arg(ship, other, scores())
        : tr("The grapples between %1 and %2 hold (%3)", "%3 are scores")
              .arg(ship, other, scores());
}

QString EventSentences::recloseToss() const
{
    const QString ship = m_facts.name("ship");
    const QString other = m_facts.name("other");
    return m_facts.is("result", "aboard")
        ? tr("%1 closes again and falls aboard %2 (%3)", "%3 are scores").arg(ship, other, scores())
        : tr("%1 closes again, but %2 keeps clear (%3)", "%3 are scores")
              .arg(ship, other, scores());
}

QString EventSentences::recloseDeclined() const
{
    return tr("%1 lets %2 go").arg(m_facts.name("ship"), m_facts.name("other"));
}

QString EventSentences::contactEnded() const
{
    const QStringList ships = m_facts.names("ships");
    const QString a = ships.value(0);
    const QString b = ships.value(1);
    if (m_facts.is("cause", "sunk"))
        return tr("%1 and %2 are joined no longer: one of them sinks").arg(a, b);
    if (m_facts.is("cause", "exploded"))
        return tr("%1 and %2 are joined no longer: one of them blows up").arg(a, b);
    if (m_facts.is("cause", "struck"))
        return tr("%1 and %2 are joined no longer: one of them has struck").arg(a, b);
    return tr("%1 and %2 break away from each other").arg(a, b);
}

QString EventSentences::boardingBegun() const
{
    return tr("%1 boards %2").arg(m_facts.name("boarder"), m_facts.name("defender"));
}

QString EventSentences::boardingEnded() const
{
    return tr("%1 calls off the boarding of %2")
        .arg(m_facts.name("boarder"), m_facts.name("defender"));
}

QString EventSentences::boarding() const
{
    const QJsonObject hits = m_facts.object("hits");
    const QString ship = m_facts.name("ship");
    const QString target = m_facts.name("target");
    const int first = hits.value(QLatin1String("ship")).toInt();
    const int second = hits.value(QLatin1String("target")).toInt();
    if (m_facts.isNull("winner"))
        return tr("Boarding, %1 and %2: hits %3 to %4, nobody loses a box")
            .arg(ship, target, QString::number(first), QString::number(second));
    const QString loser = m_facts.text("winner") == m_facts.text("ship") ? target : ship;
    //: %1 and %2 are the ships, %3 and %4 their hits, %5 the ship whose guns are hit
    return tr("Boarding, %1 and %2: hits %3 to %4; %n hits fall on the guns of %5", nullptr,
              m_facts.number("surplus"))
        .arg(ship, target, QString::number(first), QString::number(second), loser);
}

QString EventSentences::boardingWithDice() const
{
    const QJsonObject dice = m_facts.object("dice");
    QStringList thrown;
    for (const char *role : {"ship", "target"}) {
        const QJsonArray faces = dice.value(QLatin1String(role)).toArray();
        if (!faces.isEmpty())
            thrown.append(tr("%1: %2", "a ship and her dice")
                              .arg(m_facts.name(role), Narrator::faces(faces)));
    }
    return with(boarding(), thrown.join(tr("; ", "between the dice of two ships")));
}

} // namespace qd::as_per_margin
