// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, turns, phases, hands, adjustments; and the helpers of all event sentences.
#include "app/narration/adjusted_set.h"
#include "app/narration/santa_cruz/event_sentences.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>

namespace qd::santa_cruz {

QString EventSentences::name(AreaId area) const
{
    const auto index = static_cast<qsizetype>(indexOf(area));
    if (index >= m_event.areas.size())
        return {};
    return m_narrator.placeName(m_event.areas.at(index).toStdString());
}

QString EventSentences::group(const std::vector<Block> &units, std::optional<Officer> officer)
{
    QStringList names;
    for (const Block unit : units)
        names.append(name(unit));
    if (officer)
        names.append(name(*officer));
    return Narrator::list(names);
}

QStringList EventSentences::cards(const CardCounts &counts)
{
    QStringList names;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const QString card = name(static_cast<Card>(i));
        if (counts[i] == 1)
            names.append(card);
        else if (counts[i] > 1)
            names.append(
                tr("%1 ×%2", "a card and how many copies").arg(card, QString::number(counts[i])));
    }
    return names;
}

QString EventSentences::subject(Side side) const
{
    const QString text = m_narrator.sideWithArticle(nameOf(side));
    return text.left(1).toUpper() + text.mid(1);
}

QString EventSentences::reasons(const Tally &tally) const
{
    QStringList texts;
    for (const Reason &reason : tally.because)
        texts.append(m_narrator.reason(reason));
    return texts.join(tr(", ", "between reasons"));
}

QString EventSentences::say(const event::SetupPlaced &e) const
{
    if (e.area.is != Where::Is::Area)
        return tr("Set-up: %1 taken off the board").arg(group(e.units));
    return tr("Set-up: %1 → %2", "units and area").arg(group(e.units), name(e.area.area));
}

QString EventSentences::say(const event::FoxLoaded &e) const
{
    const QStringList with = cards(e.cards);
    if (with.isEmpty())
        return tr("Aboard HMS Fox: %1").arg(group(e.units));
    return tr("Aboard HMS Fox: %1; cards: %2").arg(group(e.units), Narrator::list(with));
}

QString EventSentences::say(const event::FoxUnloaded &e) const
{
    const QStringList with = cards(e.cards);
    if (e.units.empty() && with.isEmpty())
        return tr("HMS Fox unloads: nothing was left aboard");
    if (with.isEmpty())
        return tr("HMS Fox unloads: %1").arg(group(e.units));
    if (e.units.empty())
        return tr("HMS Fox unloads: cards to the draw pile: %1").arg(Narrator::list(with));
    return tr("HMS Fox unloads: %1; cards to the draw pile: %2")
        .arg(group(e.units), Narrator::list(with));
}

QString EventSentences::say(const event::FoxSunk &e) const
{
    QStringList lost = cards(e.cards);
    for (auto unit = e.units.rbegin(); unit != e.units.rend(); ++unit)
        lost.prepend(name(*unit));
    if (lost.isEmpty())
        return tr("HMS Fox sinks");
    return tr("HMS Fox sinks and takes down: %1").arg(Narrator::list(lost));
}

QString EventSentences::say(const event::SetupDone &) const
{
    return tr("Set-up complete");
}

QString EventSentences::say(const event::HandDrawn &e) const
{
    return tr("%1: first hand of %n cards", "%1 is a side", e.hand)
        .arg(m_narrator.side(nameOf(e.side)));
}

QString EventSentences::say(const event::Turn &e) const
{
    const QString clock = clockText(QString::fromStdString(e.label));
    const QString turn = QString::number(e.turn);
    if (e.turn == 12)
        return tr("Turn %1 (%2), the last one", "%2 is the hour").arg(turn, clock);
    return tr("Turn %1 (%2)", "%2 is the hour").arg(turn, clock);
}

QString EventSentences::say(const event::PhaseBegan &e) const
{
    return tr("Phase: %1").arg(m_narrator.sequenceStep(nameOf(e.phase)));
}

QString EventSentences::say(const event::GameOver &e) const
{
    const QString british = QString::number(e.british);
    const QString spanish = QString::number(e.spanish);
    if (!e.leader)
        return tr("Game over: British %1, Spanish %2; a draw").arg(british, spanish);
    if (*e.leader == Side::British)
        return tr("Game over: British %1, Spanish %2; the British win").arg(british, spanish);
    return tr("Game over: British %1, Spanish %2; the Spanish win").arg(british, spanish);
}

QString EventSentences::say(const event::Refilled &e) const
{
    const QString hand = QString::number(e.hand);
    const QString limit = QString::number(e.limit);
    if (e.drawn == 0)
        return tr("Hand not refilled: %1 of %2 cards").arg(hand, limit);
    if (e.reshuffled)
        return tr("Discards reshuffled; %n cards drawn, hand %1 of %2", nullptr, e.drawn)
            .arg(hand, limit);
    return tr("Hand refilled: %n cards drawn, hand %1 of %2", nullptr, e.drawn).arg(hand, limit);
}

QString EventSentences::say(const event::Reminder &e) const
{
    return m_narrator.reminder(e.topic);
}

/// Cards by their titles, and what hangs on a combat; the rest has words of its own.
QString EventSentences::adjustedValue(const QString &key, const QJsonValue &value) const
{
    const auto word = [this](const QJsonValue &id) {
        return m_narrator.term(id.toString().toStdString());
    };
    QStringList parts;
    if (key == QLatin1String("origins")) {
        const QJsonObject from = value.toObject();
        for (auto each = from.begin(); each != from.end(); ++each)
            parts.append(
                tr("%1 from %2", "a unit and an area").arg(word(each.key()), word(each.value())));
        return Narrator::list(parts);
    }
    if (key == QLatin1String("supports")) {
        const QJsonArray cards = value.toArray();
        for (const auto &support : cards)
            parts.append(word(support.toObject().value(QLatin1String("card"))));
        return parts.isEmpty() ? word(QStringLiteral("none")) : Narrator::list(parts);
    }
    const QStringList piles{QStringLiteral("cards"), QStringLiteral("discard"),
                            QStringLiteral("eliminated"), QStringLiteral("pool")};
    if (!value.isObject() || !piles.contains(key))
        return {};
    CardCounts counts{};
    const QJsonObject pile = value.toObject();
    for (auto each = pile.begin(); each != pile.end(); ++each) {
        if (const auto card = cardFrom(each.key().toStdString()))
            counts[indexOf(*card)] = static_cast<std::uint8_t>(each.value().toInt());
    }
    parts = cards(counts);
    return parts.isEmpty() ? word(QStringLiteral("none")) : Narrator::list(parts);
}

/// Nothing is kept back: the journal is the referee's, who sees every block (5.5, ruling R56), and
/// tells of officers placed face down and of what is aboard as well.
QString EventSentences::say(const event::Adjusted &e) const
{
    if (!m_event.set.isEmpty()) {
        const QString pieces = QStringLiteral("pieces");
        const QString fox = QStringLiteral("fox");
        QJsonObject set = m_event.set;
        if (const QJsonValue cutter = set.take(fox); cutter.isObject())
            set.insert(pieces, QJsonObject{{fox, cutter}}); // a piece, as units are
        const AdjustedSet words(
            m_narrator,
            [this](const QString &key, const QJsonValue &value) {
                return adjustedValue(key, value);
            },
            [this](const QString &group, const QString &id) {
                return group == QLatin1String("batteries")
                    ? tr("%1 battery", "a colour").arg(m_narrator.term(id.toStdString()))
                    : QString();
            });
        return tr("Adjusted: %1")
            .arg(words.said(set,
                            {pieces, QStringLiteral("units"), QStringLiteral("officers"),
                             QStringLiteral("batteries"), QStringLiteral("decks")}));
    }
    QStringList names;
    for (const std::string &key : e.keys) {
        const QString label = m_narrator.fieldLabel("adjust", key);
        const bool isName = key.starts_with("fox");
        names.append(isName ? label : label.left(1).toLower() + label.mid(1));
    }
    names.removeDuplicates();
    return names.isEmpty() ? tr("The table is adjusted")
                           : tr("Adjusted: %1").arg(Narrator::list(names));
}

} // namespace qd::santa_cruz
