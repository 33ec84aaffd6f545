// SPDX-License-Identifier: GPL-3.0-or-later
// A journal line: what a whole act came to, in one line.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/event_sentences.h"

#include <algorithm>
#include <array>

namespace qd::corunna {

namespace {

/// What the line of an act leaves out: the details below it tell.
constexpr std::array<const char *, 8> kLeftOut{
    "unchecked", "stays",           "control",          "divisions-in-span",
    "reminder",  "colours-carried", "hardinge-follows", "magazine-check"};

QString nameOf(const QJsonObject &event)
{
    return event.value(QLatin1String("event")).toString();
}

class Summary {
    Q_DECLARE_TR_FUNCTIONS(CorunnaSummaries)
public:
    Summary(const CorunnaNarrator &narrator, const QJsonObject &command, const QJsonArray &events)
        : m_narrator(narrator)
    {
        for (const auto &event : events) {
            if (!nameOf(event.toObject()).startsWith(QLatin1Char('~')))
                m_events.append(withUnit(event.toObject(), command));
        }
    }

    QString line() const
    {
        QStringList parts;
        for (qsizetype i = 0; i < m_events.size(); ++i)
            parts.append(part(i));
        parts.removeAll(QString());
        parts.removeDuplicates();
        return parts.join(tr(" · ", "between two statements of a journal line"));
    }

private:
    /// A roll's event with the unit that its command rolls for: not every roll's event tells.
    static QJsonObject withUnit(QJsonObject event, const QJsonObject &command)
    {
        const QJsonValue unit = command.value(QLatin1String("unit"));
        const bool isOwn = nameOf(event) == command.value(QLatin1String("do")).toString();
        if (isOwn && unit.isString() && !event.contains(QLatin1String("unit")))
            event.insert(QLatin1String("unit"), unit);
        return event;
    }

    QString part(qsizetype at) const
    {
        const QJsonObject &event = m_events.at(at);
        const QString name = nameOf(event);
        if (isLeftOut(name) && m_events.size() > 1)
            return {};
        const bool isState = name == QLatin1String("formation") || name == QLatin1String("status");
        if (isState && count(QStringLiteral("square")) > 0) // the roll's result says so
            return {};
        if (name == QLatin1String("phase"))
            return isLast(at) ? brief(event) : QString(); // of several phases the last
        if (name == QLatin1String("placed"))
            return together(at, &EventSentences::placedTogether);
        if (name == QLatin1String("moved"))
            return together(at, &EventSentences::movedTogether);
        if (name == QLatin1String("must-regroup"))
            return isLast(at) ? tr("%n units must go to the port", nullptr, count(name))
                              : QString();
        return brief(event);
    }

    static bool isLeftOut(const QString &name)
    {
        return std::any_of(kLeftOut.begin(), kLeftOut.end(),
                           [&name](const char *each) { return name == QLatin1String(each); });
    }

    QString brief(const QJsonObject &event) const
    {
        return m_narrator.marked(event, EventSentences(m_narrator, event).brief());
    }

    int count(const QString &name) const
    {
        return static_cast<int>(
            std::count_if(m_events.begin(), m_events.end(),
                          [&name](const QJsonObject &event) { return nameOf(event) == name; }));
    }

    bool isLast(qsizetype at) const
    {
        const QString name = nameOf(m_events.at(at));
        return std::none_of(m_events.begin() + at + 1, m_events.end(),
                            [&name](const QJsonObject &event) { return nameOf(event) == name; });
    }

    /// Pieces that went the same way, said where the first of them is.
    QString together(qsizetype at, QString (EventSentences::*tell)(const QStringList &) const) const
    {
        const QJsonObject &event = m_events.at(at);
        QStringList pieces;
        for (qsizetype i = 0; i < m_events.size(); ++i) {
            if (!goesAlong(event, m_events.at(i)))
                continue;
            if (i < at)
                return {};
            const QString piece = m_events.at(i).value(QLatin1String("piece")).toString();
            pieces.append(m_narrator.term(piece.toStdString()));
        }
        return (EventSentences(m_narrator, event).*tell)(pieces);
    }

    static bool goesAlong(const QJsonObject &event, const QJsonObject &other)
    {
        constexpr std::array<const char *, 5> kSame{"event", "hex", "from", "to", "cost"};
        return std::all_of(kSame.begin(), kSame.end(), [&](const char *key) {
            return event.value(QLatin1String(key)) == other.value(QLatin1String(key));
        });
    }

    const CorunnaNarrator &m_narrator;
    QList<QJsonObject> m_events;
};

} // namespace

QString CorunnaNarrator::summary(const QJsonObject &command, const QJsonArray &events) const
{
    const QString line = Summary(*this, command, events).line();
    if (!line.isEmpty())
        return euphonic(line);
    const QString told = Narrator::summary(command, events);
    const std::string act = command.value(QLatin1String("do")).toString().toStdString();
    const QString button = commandName(act);
    return told == fromUtf8(act) && !button.isNull() ? button : told;
}

} // namespace qd::corunna
