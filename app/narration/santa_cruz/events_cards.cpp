// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and what they do outside a combat.
#include "app/narration/santa_cruz/event_sentences.h"

namespace qd::santa_cruz {

QString EventSentences::say(const event::CardPlayed &e) const
{
    const QString card = name(e.card);
    switch (e.as) {
    case event::CardUse::Order:
    case event::CardUse::Assault:
        return e.eliminated ? tr("Card played, then eliminated: %1").arg(card)
                            : tr("Card played: %1").arg(card);
    case event::CardUse::Response:
        return e.eliminated ? tr("Card in response, then eliminated: %1").arg(card)
                            : tr("Card in response: %1").arg(card);
    case event::CardUse::Battery:
        return e.eliminated ? tr("Card for the batteries, then eliminated: %1").arg(card)
                            : tr("Card for the batteries: %1").arg(card);
    case event::CardUse::CombatSupport:
        return e.eliminated ? tr("Support card, then eliminated: %1").arg(card)
                            : tr("Support card: %1").arg(card);
    }
    return {};
}

QString EventSentences::say(const event::Passed &e) const
{
    if (e.discarded.empty())
        return tr("Pass, no card discarded");
    CardCounts counts{};
    for (const Card card : e.discarded)
        ++counts[indexOf(card)];
    return tr("Pass; %n cards discarded: %1", nullptr, static_cast<int>(e.discarded.size()))
        .arg(Narrator::list(cards(counts)));
}

QString EventSentences::say(const event::Moved &e) const
{
    const std::string &rule = m_event.rule.text();
    const auto card =
        rule.starts_with("9.") ? cardFrom(std::string_view(rule).substr(2)) : std::nullopt;
    return tr("%1: %2, %3 → %4", "a card, units and officer, from one area to another")
        .arg(name(card.value_or(Card::Move)), group(e.units, e.officer), name(e.from), name(e.to));
}

QString EventSentences::say(const event::HandLimit &e) const
{
    if (e.side == Side::British)
        return tr("British hand limit: %n cards", nullptr, e.limit);
    return tr("Spanish hand limit: %n cards", nullptr, e.limit);
}

QString EventSentences::say(const event::Lost &e) const
{
    if (e.to)
        return tr("Lost! The Spanish lead %1 to %2").arg(group(e.units), name(*e.to));
    return tr("Lost! No area is open; staying where they are: %1").arg(group(e.units));
}

QString EventSentences::say(const event::LostVoided &) const
{
    return tr("Freemantle shows himself: Lost! has no effect and the move goes on");
}

QString EventSentences::say(const event::Rayo &e) const
{
    if (!e.needs)
        return tr("Rayo fires on the beach (%1): every unit there is eliminated").arg(name(e.area));
    if (*e.needs >= 6)
        return tr("Rayo fires on %1: hits on 6").arg(name(e.area));
    return tr("Rayo fires on %1: hits on %2–6").arg(name(e.area), QString::number(*e.needs));
}

QString EventSentences::say(const event::RolledFor &e) const
{
    const QString die = QString::number(e.die);
    return e.hit ? tr("%1, die %2: hit").arg(name(e.unit), die)
                 : tr("%1, die %2: miss").arg(name(e.unit), die);
}

QString EventSentences::say(const event::ConfusionDiscarded &e) const
{
    return tr("%1 discard a Confusion card", "%1: The British, The Spanish").arg(subject(e.side));
}

QString EventSentences::say(const event::ConfusionNoneLeft &) const
{
    return tr("No Confusion card is left beside the board");
}

QString EventSentences::say(const event::Reshuffled &e) const
{
    return tr("%1 reshuffle their draw pile", "%1: The British, The Spanish").arg(subject(e.side));
}

QString EventSentences::say(const event::ConfusionAdded &e) const
{
    if (e.poolLeft == 0)
        return tr("A Confusion card joins the draw pile (%1): it was the last one beside the board",
                  "%1 is a side")
            .arg(m_narrator.side(nameOf(e.side)));
    return tr("A Confusion card joins the draw pile (%1); %n left beside the board", "%1 is a side",
              e.poolLeft)
        .arg(m_narrator.side(nameOf(e.side)));
}

QString EventSentences::say(const event::PanicRoll &e) const
{
    const QString unit = name(e.unit);
    const QString die = e.die == e.result
        ? QString::number(e.die)
        : tr("%1 → %2", "a die and its modified value")
              .arg(QString::number(e.die), QString::number(e.result));
    if (e.spLost == 0 && e.retreat == 0)
        return tr("Panic of %1, die %2: stands firm", "%1 is a unit").arg(unit, die);
    if (e.spLost == 0)
        return tr("Panic of %1, die %2: %n areas back", "%1 is a unit", e.retreat).arg(unit, die);
    if (e.retreat == 0)
        return tr("Panic of %1, die %2: strength −%3", "%1 is a unit")
            .arg(unit, die, QString::number(e.spLost));
    return tr("Panic of %1, die %2: strength −%3, %n areas back", "%1 is a unit", e.retreat)
        .arg(unit, die, QString::number(e.spLost));
}

QString EventSentences::say(const event::PanicRetreated &e) const
{
    return tr("Panic retreat: %1, %2 → %3").arg(name(e.unit), name(e.from), name(e.to));
}

QString EventSentences::say(const event::Reinforced &e) const
{
    const QString to = QString::number(e.spTo);
    if (e.spFrom == 0)
        return tr("Reinforcements: %1 returns with strength %2 (%3)", "a unit, a number, an area")
            .arg(name(e.unit), to, name(e.area));
    return tr("Reinforcements: %1, strength %2 → %3")
        .arg(name(e.unit), QString::number(e.spFrom), to);
}

} // namespace qd::santa_cruz
