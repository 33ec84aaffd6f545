// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, toss, wind, turns, victory; and how an event finds its sentence.
#include "app/narration/adjusted_set.h"
#include "app/narration/trafalgar/event_sentences.h"
#include "app/narration/trafalgar/words.h"

#include <array>

namespace qd::trafalgar {

std::span<const EventSentences::Teller> EventSentences::setUp()
{
    static constexpr std::array<Teller, 12> kTellers{{
        {"adjusted", &EventSentences::adjusted},
        {"placed", &EventSentences::placed},
        {"swapped", &EventSentences::swapped},
        {"tossed", &EventSentences::tossed},
        {"wind-set", &EventSentences::windSet},
        {"wind-rolled", &EventSentences::windRolled},
        {"turn-begun", &EventSentences::turnBegun},
        {"turn-ended", &EventSentences::turnEnded},
        {"ship-done", &EventSentences::shipDone},
        {"turn-passed", &EventSentences::turnPassed},
        {"reminder", &EventSentences::reminder},
        {"victory", &EventSentences::victory},
    }};
    return kTellers;
}

QString EventSentences::say() const
{
    return tellEvent<EventSentences>(*this, m_facts.event(),
                                     {setUp(), sailing(), firing(), flags()});
}

QString EventSentences::brief() const
{
    const QString event = m_facts.event();
    if (event == QLatin1String("fired"))
        return firedBriefly();
    if (event == QLatin1String("moved"))
        return movedBriefly();
    return say();
}

QString EventSentences::with(const QString &fact, const QStringList &details) const
{
    QStringList told = details;
    told.removeAll(QString());
    return told.isEmpty() ? fact
                          : tr("%1 · %2", "what happened, and the dice or reasons of it")
                                .arg(fact, told.join(tr("; ", "between the details of an event")));
}

namespace {

/// What was set, each flag with its ship alone, or with its home.
QJsonObject withPlainFlags(QJsonObject set)
{
    const auto kFlags = QLatin1String("flags");
    QJsonObject flags = set.value(kFlags).toObject();
    for (const QString &side : flags.keys()) {
        QJsonObject flag = flags.value(side).toObject();
        flag.remove(flag.value(QLatin1String("ship")).isString() ? QLatin1String("where")
                                                                 : QLatin1String("ship"));
        if (flag.isEmpty())
            flag.insert(QLatin1String("where"), QLatin1String("home"));
        flags.insert(side, flag);
    }
    if (!flags.isEmpty())
        set.insert(kFlags, flags);
    return set;
}

} // namespace

QString EventSentences::adjusted() const
{
    const auto words = [this](const QString &key, const QJsonValue &value) {
        if (key == QLatin1String("at") && !value.isNull())
            return TrafalgarNarrator::point(value);
        if (key == QLatin1String("nation")) // of a ship: no side
            return otherWord(value.toString().toStdString());
        if (key == QLatin1String("arrow") && value.isDouble())
            return m_narrator.rosePoint(value.toInt());
        return key == QLatin1String("heading") && value.isDouble() ? headingWord(value.toInt())
                                                                   : QString();
    };
    const auto name = [](const QString &group, const QString &id) {
        return group == QLatin1String("flags") ? pieceWord("flag-" + id.toStdString()) : QString();
    };
    const QString all =
        AdjustedSet(m_narrator, words, name)
            .said(withPlainFlags(m_facts.object("set")),
                  {QStringLiteral("ships"), QStringLiteral("forts"), QStringLiteral("flags")});
    return all.isEmpty() ? tr("The table is adjusted") : tr("Adjusted: %1").arg(all);
}

QString EventSentences::placed() const
{
    //: %1 is a ship, %2 an anchorage, %3 its intersection, %4 a heading ("down right")
    return tr("Set-up: %1 at %2 (%3), heading %4")
        .arg(m_facts.name("ship"), m_facts.name("berth"), m_facts.point(),
             m_facts.heading("heading"));
}

QString EventSentences::swapped() const
{
    return tr("%1 makes room and lies at %2 now", "%2 is an intersection")
        .arg(m_facts.name("ship"), m_facts.point());
}

QString EventSentences::tossed() const
{
    const QString said = m_facts.isEnglish("winner")
        ? tr("The English win the toss and place the wind; the Allies play first")
        : tr("The Allies win the toss and place the wind; the English play first");
    const QJsonArray coin = m_facts.array("dice");
    if (coin.isEmpty())
        return said;
    return with(said, {otherWord(coin.at(0).toInt() == 1 ? "heads" : "tails")});
}

QString EventSentences::windSet() const
{
    const QString said = tr("First wind: the arrow points %1", "%1 is a heading: down right")
                             .arg(m_facts.arrow("arrow"));
    const QString barred = m_facts.barred();
    //: %1 are headings: "up left"
    return with(said, {barred.isEmpty() ? QString() : tr("against the wind: %1").arg(barred)});
}

QString EventSentences::windRolled() const
{
    const int stars = m_facts.array("dice").at(0).toInt();
    const QString barred = m_facts.barred();
    const QString against = barred.isEmpty() ? QString() : tr("against the wind: %1").arg(barred);
    if (stars == 0)
        return with(tr("Wind, blank: it holds"), {against});
    //: %1 and %2 are headings: "right", "down right"
    return with(tr("Wind, %n stars: the arrow turns %1 → %2", nullptr, stars)
                    .arg(m_facts.arrow("from"), m_facts.arrow("to")),
                {against});
}

QString EventSentences::turnBegun() const
{
    const int round = m_facts.number("round");
    return m_facts.isEnglish("side") ? tr("Round %1: the English play").arg(round)
                                     : tr("Round %1: the Allies play").arg(round);
}

QString EventSentences::turnEnded() const
{
    return m_facts.isEnglish("side") ? tr("The English end their turn")
                                     : tr("The Allies end their turn");
}

QString EventSentences::shipDone() const
{
    return tr("%1 is done for this turn", "a ship").arg(m_facts.name("ship"));
}

QString EventSentences::turnPassed() const
{
    const QString said = m_facts.isEnglish("side") ? tr("The English pass") : tr("The Allies pass");
    const QStringList ships = m_facts.names("repair");
    if (ships.isEmpty())
        return said;
    return with(said, {tr("repairs: %1", "%1 are ships").arg(Narrator::list(ships))});
}

QString EventSentences::reminder() const
{
    const std::string topic = m_facts.text("topic").toStdString();
    if (topic != "fort-may-shout" || m_facts.isNull("fort"))
        return m_narrator.reminder(topic);
    const QString fort = m_facts.name("fort");
    const QString ship = m_facts.name("ship");
    return m_facts.has("leaving")
        ? tr("%1 may shout “FIRE!”: %2 has sailed out of its range", "a fort and a ship")
              .arg(fort, ship)
        : tr("%1 may shout “FIRE!”: %2 is within its range", "a fort and a ship").arg(fort, ship);
}

QString EventSentences::victory() const
{
    const bool english = m_facts.isEnglish("side");
    if (m_facts.is("by", "flag"))
        return english ? tr("The English win: the enemy’s flag is in their port")
                       : tr("The Allies win: the enemy’s flag is in their port");
    if (m_facts.is("by", "superiority"))
        return english ? tr("The English win: the enemy has only one ship left")
                       : tr("The Allies win: the enemy has only one ship left");
    return english ? tr("The English win: all enemy ships are sunk")
                   : tr("The Allies win: all enemy ships are sunk");
}

} // namespace qd::trafalgar
