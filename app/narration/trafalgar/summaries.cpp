// SPDX-License-Identifier: GPL-3.0-or-later
// A journal line: what a whole act came to, in one line.
#include "app/narration/summed_hits.h"
#include "app/narration/trafalgar/event_sentences.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"
#include "app/narration/trafalgar/words.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace qd::trafalgar {

namespace {

/// What the line of an act leaves out: the details below it tell.
constexpr std::array<const char *, 2> kLeftOut{"reminder", "shouted"};

class Summary {
    Q_DECLARE_TR_FUNCTIONS(TrafalgarSummaries)
public:
    Summary(const TrafalgarNarrator &narrator, const QJsonArray &events) : m_narrator(narrator)
    {
        for (const auto &event : events)
            m_events.append(event.toObject());
        m_events = withHitsSummed(m_events);
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
    static QString nameOf(const QJsonObject &event)
    {
        return event.value(QLatin1String("event")).toString();
    }

    bool has(const char *name) const
    {
        return std::any_of(m_events.begin(), m_events.end(), [name](const QJsonObject &event) {
            return nameOf(event) == QLatin1String(name);
        });
    }

    QString part(qsizetype at) const
    {
        const QJsonObject &event = m_events.at(at);
        const QString name = nameOf(event);
        const bool leftOut =
            std::any_of(kLeftOut.begin(), kLeftOut.end(),
                        [&name](const char *each) { return name == QLatin1String(each); });
        if (leftOut || (name == QLatin1String("turn-ended") && has("turn-passed")))
            return {};
        const EventSentences sentences(m_narrator, event);
        if (name == QLatin1String("gun-lost"))
            return gunsLost(at);
        if (name == QLatin1String("fired") && has("shouted"))
            return sentences.shoutedShot();
        return sentences.brief();
    }

    /// All guns that a ship lost on one side, said where the last of them is.
    QString gunsLost(qsizetype at) const
    {
        const QJsonObject &event = m_events.at(at);
        const auto isSame = [&event](const QJsonObject &other) {
            return nameOf(other) == nameOf(event)
                && other.value(QLatin1String("ship")) == event.value(QLatin1String("ship"))
                && other.value(QLatin1String("side")) == event.value(QLatin1String("side"));
        };
        const auto from = m_events.begin() + at;
        if (std::any_of(from + 1, m_events.end(), isSame))
            return {};
        const auto guns = std::count_if(m_events.begin(), m_events.end(), isSame);
        return EventSentences(m_narrator, event).gunsLost(static_cast<int>(guns));
    }

    const TrafalgarNarrator &m_narrator;
    QList<QJsonObject> m_events;
};

} // namespace

/// Stars, with a word for the blank face; the coin of the toss by its sides.
QString TrafalgarNarrator::dice(const Entry &entry) const
{
    const auto thrown = QJsonDocument::fromJson(entry.rolls).array();
    const QJsonObject command = QJsonDocument::fromJson(entry.command).object();
    const bool coin = command.value(QLatin1String("do")).toString() == QLatin1String("toss");
    QStringList texts;
    for (const auto &each : thrown) {
        const int fell = each.toInt();
        texts.append(coin ? otherWord(fell == 1 ? "heads" : "tails") : face(fell));
    }
    return texts.join(QStringLiteral(", "));
}

QString TrafalgarNarrator::summary(const QJsonObject &command, const QJsonArray &events) const
{
    const QString line = Summary(*this, events).line();
    if (!line.isEmpty())
        return line;
    const QString told = Narrator::summary(command, events);
    const std::string act = command.value(QLatin1String("do")).toString().toStdString();
    const QString button = commandName(act);
    return told == fromUtf8(act) && !button.isNull() ? button : told;
}

} // namespace qd::trafalgar
