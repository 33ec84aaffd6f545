// SPDX-License-Identifier: GPL-3.0-or-later
// A journal line: what a whole act came to, in one line.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/as_per_margin/event_sentences.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {

namespace {

/// What an act may lead to beside its own result, said after it.
constexpr std::array<std::string_view, 15> kOutcomes{
    "cable-cut", "adrift",     "damaged",        "dismasted",      "pumps-manned",
    "struck",    "sunk",       "exploded",       "destroyed",      "silenced",
    "closing",   "recaptured", "held-at-anchor", "move-forfeited", "fell-aboard"};

class Summary {
    Q_DECLARE_TR_FUNCTIONS(AsPerMarginSummaries)
public:
    Summary(const Narrator &narrator, const QJsonObject &command, const QJsonArray &events)
        : m_narrator(narrator), m_command(command)
    {
        for (const auto &event : events)
            m_events.append(event.toObject());
    }

    QString line() const
    {
        QStringList parts = headline(m_command.value(QLatin1String("do")).toString());
        parts.append(outcomes());
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(tr(" · ", "between two statements of a journal line"));
    }

private:
    /// Null: the act has no event of that name.
    QJsonObject first(const char *name) const
    {
        for (const QJsonObject &event : m_events) {
            if (event.value(QLatin1String("event")).toString() == QLatin1String(name))
                return event;
        }
        return {};
    }

    QString said(const char *name) const
    {
        const QJsonObject event = first(name);
        return event.isEmpty() ? QString() : EventSentences(m_narrator, event).brief();
    }

    /// The first of these events that happened.
    QString saidOf(std::initializer_list<const char *> names) const
    {
        for (const char *name : names) {
            if (const QString text = said(name); !text.isEmpty())
                return text;
        }
        return {};
    }

    Facts facts(const char *name) const { return {m_narrator, first(name)}; }

    QStringList headline(const QString &command) const
    {
        if (command == QLatin1String("fire"))
            return {fire()};
        if (command == QLatin1String("move"))
            return {move()};
        if (command == QLatin1String("tack"))
            return {tack()};
        if (command == QLatin1String("extra"))
            return {extra()};
        if (command == QLatin1String("drift") || command == QLatin1String("drift-all"))
            return {drift()};
        if (command == QLatin1String("fall-aboard"))
            return {said("fall-aboard-toss"), way()};
        if (command == QLatin1String("board"))
            return {said("boarding")};
        if (command == QLatin1String("check-wind"))
            return {said("wind-check"), said("wind-shift"), said("wind-speed")};
        if (command == QLatin1String("next-phase"))
            return nextPhase();
        if (command == QLatin1String("independent"))
            return {independent()};
        return {firstSaid()};
    }

    QString firstSaid() const
    {
        for (const QJsonObject &event : m_events) {
            if (const QString text = EventSentences(m_narrator, event).brief(); !text.isEmpty())
                return text;
        }
        return {};
    }

    QString fire() const
    {
        const QJsonObject fired = first("fired");
        if (fired.isEmpty())
            return firstSaid();
        const Facts shot(m_narrator, fired);
        const QString boxes = EventSentences(m_narrator, first("boxes-crossed")).crossed();
        const QJsonObject found = first("hits");
        const bool hit = std::any_of(found.begin(), found.end(), [](const QJsonValue &value) {
            return value.toBool() || value.toInt() > 0;
        });
        const QString result = !boxes.isEmpty() ? boxes : hit ? tr("no box lost") : tr("no hit");
        const QString guns = EventSentences(m_narrator, fired).fired();
        //: %1 is the ship, %2 what she fires ("her port broadside"), %3 the target, %4 the
        //: distance, %5 the boxes that the target loses
        return shot.has("rake") ? tr("%1 rakes %3 with %2, %4: %5")
                                      .arg(shot.name("firer"), guns, shot.name("target"),
                                           shot.inches("distance"), result)
                                : tr("%1 fires %2 at %3, %4: %5")
                                      .arg(shot.name("firer"), guns, shot.name("target"),
                                           shot.inches("distance"), result);
    }

    QString move() const
    {
        const Facts moved = facts("moved");
        if (moved.event().isEmpty()) {
            const Facts pivoted = facts("pivoted");
            if (pivoted.event().isEmpty())
                return {};
            return pivoted.has("wears")
                ? tr("%1 wears round to %2", "%2 is a compass name or degrees")
                      .arg(pivoted.name("ship"), pivoted.heading("to"))
                : tr("%1 steers %2", "%2 is a compass name or degrees")
                      .arg(pivoted.name("ship"), pivoted.heading("to"));
        }
        if (moved.real("distance") <= 0)
            return said("moved");
        if (facts("pivoted").has("wears"))
            return tr("%1 wears round to %2, %3", "%2 is a compass name or degrees, %3 a distance")
                .arg(moved.name("ship"), moved.heading("heading"), moved.inches("distance"));
        return first("pivoted").isEmpty()
            ? tr("%1 stands on to %2, %3", "%2 is a compass name or degrees, %3 a distance")
                  .arg(moved.name("ship"), moved.heading("heading"), moved.inches("distance"))
            : tr("%1 steers %2, %3", "%2 is a compass name or degrees, %3 a distance")
                  .arg(moved.name("ship"), moved.heading("heading"), moved.inches("distance"));
    }

    QString tack() const
    {
        const Facts toss = facts("tack-toss");
        if (!toss.is("result", "tacked")) {
            const Facts drifted = facts("drifted");
            return drifted.event().isEmpty()
                ? said("tack-toss")
                : tr("%1 misses stays (%2) and drifts %3", "%2 is a die, %3 a distance")
                      .arg(toss.name("ship"), QString::number(toss.number("total")),
                           drifted.inches("distance"));
        }
        const Facts moved = facts("moved");
        if (moved.event().isEmpty())
            return said("tack-toss");
        return tr("%1 tacks (%2): heading %3, %4", "%2 is a die, %3 a compass name, %4 a distance")
            .arg(toss.name("ship"), QString::number(toss.number("total")), moved.heading("heading"),
                 moved.inches("distance"));
    }

    QString extra() const
    {
        const Facts moved = facts("moved");
        if (moved.event().isEmpty())
            return saidOf({"extra-toss", "pivoted"});
        const Facts toss = facts("extra-toss");
        return tr("%1 dashes on (%2): %3", "%2 is a die, %3 a distance")
            .arg(moved.name("ship"), toss.dice("dice"), moved.inches("distance"));
    }

    /// What is left of the way of the ship that met another.
    QString way() const { return saidOf({"moved", "drifted"}); }

    QString drift() const
    {
        QStringList ships;
        QString inches;
        for (const QJsonObject &event : m_events) {
            const Facts facts(m_narrator, event);
            if (facts.event() != QLatin1String("drifted"))
                continue;
            ships.append(facts.name("ship"));
            inches = facts.inches("distance");
        }
        if (ships.isEmpty())
            return saidOf({"held-at-anchor", "pivoted"});
        if (ships.size() == 1)
            return said("drifted");
        constexpr int kMostNamed = 6; // more would not fit on a line
        if (ships.size() > kMostNamed)
            return tr("%n ships drift %1", "%1 is a distance", static_cast<int>(ships.size()))
                .arg(inches);
        return tr("Drifting %2: %1", "%1 are ships, %2 is a distance")
            .arg(Narrator::list(ships), inches);
    }

    QStringList nextPhase() const
    {
        QString phase;
        QStringList fires; // steps of fire that are passed over
        QString last;
        for (const QJsonObject &event : m_events) {
            if (event.value(QLatin1String("event")).toString() != QLatin1String("phase"))
                continue;
            if (last.endsWith(QLatin1String("-fire")))
                fires << m_narrator.sequenceStep(last.toStdString());
            phase = EventSentences(m_narrator, event).say();
            last = event.value(QLatin1String("phase")).toString();
        }
        const QString silent = fires.isEmpty()
            ? QString()
            : tr("%1: nobody fires", "a step of the turn that is passed over")
                  .arg(Narrator::list(fires));
        return {said("turn-checked-off"), silent, phase, said("reminder")};
    }

    QString independent() const
    {
        const Facts ships = facts("independent");
        const QString side = m_command.value(QLatin1String("side")).toString();
        if (side.isEmpty() || !ships.has("on"))
            return said("independent");
        const int count = static_cast<int>(ships.array("ships").size());
        return side == QLatin1String("english")
            ? tr("General Chase: %n English ships are independent", nullptr, count)
            : tr("General Chase: %n French and Spanish ships are independent", nullptr, count);
    }

    QStringList outcomes() const
    {
        QStringList texts;
        const bool tossed =
            !first("fall-aboard-toss").isEmpty() || !first("reclose-toss").isEmpty();
        for (const QJsonObject &event : m_events) {
            const std::string name = event.value(QLatin1String("event")).toString().toStdString();
            const bool isSaid = tossed && name == "fell-aboard"; // the toss tells it
            if (!isSaid && std::find(kOutcomes.begin(), kOutcomes.end(), name) != kOutcomes.end())
                texts.append(EventSentences(m_narrator, event).brief());
        }
        return texts;
    }

    const Narrator &m_narrator;
    QJsonObject m_command;
    QList<QJsonObject> m_events;
};

} // namespace

QString AsPerMarginNarrator::summary(const QJsonObject &command, const QJsonArray &events) const
{
    const QString line = Summary(*this, command, events).line();
    if (!line.isEmpty())
        return euphonic(line);
    const QString told = Narrator::summary(command, events);
    const std::string act = command.value(QLatin1String("do")).toString().toStdString();
    const QString button = commandName(act);
    return told == fromUtf8(act) && !button.isNull() ? button : told;
}

} // namespace qd::as_per_margin
