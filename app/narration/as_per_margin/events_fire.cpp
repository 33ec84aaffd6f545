// SPDX-License-Identifier: GPL-3.0-or-later
// Fire, damage, pumps.
#include "app/narration/as_per_margin/event_sentences.h"
#include "app/narration/phrase_table.h"

#include <array>

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginEvents";

constexpr Phrase kFired[] = {
    {"port", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her port broadside", "what she fires")},
    {"starboard",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her starboard broadside", "what she fires")},
    {"fore", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her fore guns", "what she fires")},
    {"aft", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her aft guns", "what she fires")},
    {"forward", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her forward guns", "what she fires")},
    {"guns", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "its guns", "what a shore battery fires")},
};

constexpr Phrase kInitial[] = {
    {"port",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her initial port broadside", "what she fires")},
    {"starboard",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her initial starboard broadside", "what she fires")},
    {"fore",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her fore guns for the first time", "what she fires")},
    {"aft",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her aft guns for the first time", "what she fires")},
    {"forward",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "her forward guns for the first time",
                        "what she fires")},
};

/// The dice of a fire in the order thrown. %1: faces.
constexpr Phrase kTables[] = {
    {"table_1", {QT_TRANSLATE_NOOP("AsPerMarginEvents", "Table I: %1")}},
    {"table_2", {QT_TRANSLATE_NOOP("AsPerMarginEvents", "Table II: %1")}},
    {"table_3", {QT_TRANSLATE_NOOP("AsPerMarginEvents", "Table III: %1")}},
    {"red_hot", {QT_TRANSLATE_NOOP("AsPerMarginEvents", "red hot shot: %1")}},
    {"re_toss", {QT_TRANSLATE_NOOP("AsPerMarginEvents", "tossed again: %1")}},
};

constexpr Phrase kCrossed[] = {
    {"port", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "port guns −%1", "boxes crossed off")},
    {"starboard",
     QT_TRANSLATE_NOOP3("AsPerMarginEvents", "starboard guns −%1", "boxes crossed off")},
    {"fore", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "fore guns −%1", "boxes crossed off")},
    {"aft", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "aft guns −%1", "boxes crossed off")},
    {"forward", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "forward guns −%1", "boxes crossed off")},
    {"guns", QT_TRANSLATE_NOOP3("AsPerMarginEvents", "guns −%1", "boxes crossed off")},
};

} // namespace

std::span<const EventSentences::Teller> EventSentences::fighting()
{
    static constexpr std::array<Teller, 14> kTellers{{
        {"fired", &EventSentences::firingWithDice},
        {"hits", &EventSentences::hits},
        {"boxes-crossed", &EventSentences::boxesCrossed},
        {"cable-cut", &EventSentences::cableCut},
        {"adrift", &EventSentences::adrift},
        {"damaged", &EventSentences::damaged},
        {"dismasted", &EventSentences::dismasted},
        {"pumps-manned", &EventSentences::pumpsManned},
        {"sunk", &EventSentences::sunk},
        {"struck", &EventSentences::struck},
        {"exploded", &EventSentences::exploded},
        {"destroyed", &EventSentences::destroyed},
        {"silenced", &EventSentences::silenced},
        {"called-from-pumps", &EventSentences::calledFromPumps},
    }};
    return kTellers;
}

QString EventSentences::fired() const
{
    const std::string battery = m_facts.text("battery").toStdString();
    const QString first =
        m_facts.has("initial") ? phraseOf(kInitial, kContext, battery) : QString();
    if (!first.isNull())
        return first;
    const QString guns = phraseOf(kFired, kContext, battery);
    return guns.isNull() ? phraseOf(kFired, kContext, "guns") : guns;
}

QString EventSentences::firing() const
{
    const int dice = m_facts.number("dice_count");
    const QString firer = m_facts.name("firer");
    const QString target = m_facts.name("target");
    const QString distance = m_facts.inches("distance");
    //: %1 is the ship, %2 what she fires ("her port broadside"), %3 the target, %4 the distance
    return m_facts.has("rake")
        ? tr("%1 rakes %3 with %2, %4: %n dice", nullptr, dice)
              .arg(firer, fired(), target, distance)
        : tr("%1 fires %2 at %3, %4: %n dice", nullptr, dice).arg(firer, fired(), target, distance);
}

QString EventSentences::tableDice() const
{
    const QJsonObject dice = m_facts.object("dice");
    QStringList thrown;
    for (const Phrase &table : kTables) {
        const QJsonArray faces =
            dice.value(QLatin1String(table.id.data(), static_cast<int>(table.id.size()))).toArray();
        if (!faces.isEmpty())
            thrown.append(phraseOf(kTables, kContext, table.id).arg(Narrator::faces(faces)));
    }
    return thrown.join(tr("; ", "between the dice of one table and of the next"));
}

QString EventSentences::firingWithDice() const
{
    const QString reasons = m_facts.because();
    const QString said = reasons.isEmpty()
        ? firing()
        : tr("%1 (%2)", "a number and its reasons").arg(firing(), reasons);
    return with(said, tableDice());
}

QString EventSentences::hits() const
{
    QStringList found;
    if (const int n = m_facts.number("masts"); n > 0)
        found.append(tr("masts %1", "number of hits").arg(n));
    if (const int n = m_facts.number("guns"); n > 0)
        found.append(tr("guns %1", "number of hits").arg(n));
    if (const int n = m_facts.number("hull"); n > 0)
        found.append(tr("hull %1", "number of hits").arg(n));
    if (m_facts.has("bow_cable"))
        found.append(tr("bow cable"));
    if (m_facts.has("stern_cable"))
        found.append(tr("stern cable"));
    if (m_facts.has("explosion"))
        found.append(tr("the magazine explodes"));
    const QString target = m_facts.name("target");
    return found.isEmpty()
        ? tr("No hit on %1").arg(target)
        : tr("Hits on %1: %2").arg(target, found.join(tr(", ", "between kinds of hits")));
}

QString EventSentences::crossed() const
{
    int guns = 0;
    const QJsonObject rows = m_facts.object("guns");
    for (auto row = rows.begin(); row != rows.end(); ++row)
        guns += row.value().toInt();
    QStringList boxes;
    if (guns > 0)
        boxes.append(tr("%n gun boxes", nullptr, guns));
    if (const int n = m_facts.number("masts"); n > 0)
        boxes.append(tr("%n mast boxes", nullptr, n));
    if (const int n = m_facts.number("hull"); n > 0)
        boxes.append(tr("%n hull boxes", nullptr, n));
    return boxes.join(tr(", ", "between kinds of boxes"));
}

QString EventSentences::boxesCrossed() const
{
    QStringList boxes;
    if (const int n = m_facts.number("masts"); n > 0)
        boxes.append(tr("masts −%1", "boxes crossed off").arg(n));
    const QJsonObject rows = m_facts.object("guns");
    for (const Phrase &row : kCrossed) {
        const int n =
            rows.value(QLatin1String(row.id.data(), static_cast<int>(row.id.size()))).toInt();
        if (n > 0)
            boxes.append(phraseOf(kCrossed, kContext, row.id).arg(n));
    }
    if (const int n = m_facts.number("hull"); n > 0)
        boxes.append(tr("hull −%1", "boxes crossed off").arg(n));
    const QJsonObject lost = m_facts.object("lost");
    int without = 0;
    for (auto hit = lost.begin(); hit != lost.end(); ++hit)
        without += hit.value().toInt();
    const QString ship = m_facts.name("ship");
    if (boxes.isEmpty())
        return tr("%1: %n hits find no box any more", nullptr, without).arg(ship);
    const QString all = boxes.join(tr(", ", "between kinds of boxes"));
    return without == 0
        ? tr("%1: %2", "a ship and the boxes crossed off").arg(ship, all)
        : tr("%1: %2; %n hits find no box any more", nullptr, without).arg(ship, all);
}

QString EventSentences::cableCut() const
{
    return m_facts.is("cable", "stern") ? tr("%1: stern cable cut").arg(m_facts.name("ship"))
                                        : tr("%1: bow cable cut").arg(m_facts.name("ship"));
}

QString EventSentences::adrift() const
{
    return tr("%1 holds by no anchor any more and is adrift").arg(m_facts.name("ship"));
}

QString EventSentences::damaged() const
{
    return tr("%1 loses her upper masts: damaged").arg(m_facts.name("ship"));
}

QString EventSentences::dismasted() const
{
    return tr("%1 loses her last mast").arg(m_facts.name("ship"));
}

QString EventSentences::pumpsManned() const
{
    return tr("Half her hull is gone: %1 mans the pumps").arg(m_facts.name("ship"));
}

QString EventSentences::sunk() const
{
    return tr("%1 sinks").arg(m_facts.name("ship"));
}

QString EventSentences::struck() const
{
    return m_facts.is("to", "english")
        ? tr("%1 strikes to the English").arg(m_facts.name("ship"))
        : tr("%1 strikes to the French and Spanish").arg(m_facts.name("ship"));
}

QString EventSentences::exploded() const
{
    return tr("%1 blows up: the fire has reached her magazine").arg(m_facts.name("ship"));
}

QString EventSentences::destroyed() const
{
    return tr("%1 is destroyed: its magazine blows up", "a shore battery")
        .arg(m_facts.name("ship"));
}

QString EventSentences::silenced() const
{
    return tr("%1 is silenced: it has no guns left", "a shore battery").arg(m_facts.name("ship"));
}

QString EventSentences::calledFromPumps() const
{
    const QString ship = m_facts.name("ship");
    const QString die = m_facts.dice("dice");
    const QString harm = m_facts.is("result", "hull") ? tr("one hull hit")
        : m_facts.is("result", "gun")                 ? tr("one gun hit")
                                                      : tr("the water doesn’t gain");
    //: %2 is a die, %3 what the water does meanwhile
    if (m_facts.is("purpose", "repel"))
        return tr("%1 calls her men from the pumps to repel boarders (die %2): %3")
            .arg(ship, die, harm);
    if (m_facts.is("purpose", "board"))
        return tr("%1 calls her men from the pumps to board (die %2): %3").arg(ship, die, harm);
    return tr("%1 calls her men from the pumps to fire (die %2): %3").arg(ship, die, harm);
}

} // namespace qd::as_per_margin
