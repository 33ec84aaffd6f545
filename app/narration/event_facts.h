// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace qd {

/// The keys of one event, with the narrator's names for what they hold. Keys that are missing (an
/// older journal) give empty values: a narrator never fails.
class EventFacts {
public:
    EventFacts(const Narrator &narrator, QJsonObject event)
        : m_narrator(narrator), m_event(std::move(event))
    {
    }

    QString event() const { return text("event"); }

    QString text(const char *key) const { return m_event.value(QLatin1String(key)).toString(); }

    bool is(const char *key, const char *word) const { return text(key) == QLatin1String(word); }

    /// A flag that is set.
    bool has(const char *key) const { return m_event.value(QLatin1String(key)).toBool(); }

    bool isNull(const char *key) const
    {
        const QJsonValue value = m_event.value(QLatin1String(key));
        return value.isNull() || value.isUndefined();
    }

    int number(const char *key) const { return m_event.value(QLatin1String(key)).toInt(); }

    double real(const char *key) const { return m_event.value(QLatin1String(key)).toDouble(); }

    /// The name of what the key means: a ship, a battery, a step …
    QString name(const char *key) const { return nameOf(text(key)); }

    QString nameOf(const QString &id) const { return m_narrator.term(id.toStdString()); }

    std::vector<std::string> ids(const char *key) const
    {
        std::vector<std::string> found;
        for (const auto &id : array(key))
            found.push_back(id.toString().toStdString());
        return found;
    }

    QStringList names(const char *key) const
    {
        QStringList found;
        for (const auto &id : array(key))
            found.append(nameOf(id.toString()));
        return found;
    }

    QString dice(const char *key) const { return Narrator::faces(array(key)); }

    QJsonArray array(const char *key) const { return m_event.value(QLatin1String(key)).toArray(); }

    QJsonObject object(const char *key) const
    {
        return m_event.value(QLatin1String(key)).toObject();
    }

    /// "gun boxes 6, rake +6": why a number is what it is.
    QString because(const char *key = "because") const { return reasons(array(key)); }

    QString reasons(const QJsonArray &terms) const
    {
        QStringList texts;
        for (const auto &each : terms) {
            const QJsonObject term = each.toObject();
            Reason reason;
            reason.term = term.value(QLatin1String("term")).toString().toStdString();
            reason.value = term.value(QLatin1String("value")).toInt();
            texts.append(m_narrator.reason(reason));
        }
        return texts.join(QStringLiteral(", "));
    }

    const QJsonObject &json() const { return m_event; }

    const Narrator &narrator() const { return m_narrator; }

private:
    const Narrator &m_narrator;
    QJsonObject m_event;
};

} // namespace qd
