// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/event_facts.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"
#include "app/narration/trafalgar/words.h"

namespace qd::trafalgar {

/// The keys of one event, with intersections, headings and star dice.
class Facts : public EventFacts {
public:
    Facts(const TrafalgarNarrator &narrator, QJsonObject event)
        : EventFacts(narrator, std::move(event)), m_narrator(narrator)
    {
    }

    /// The intersection that the fact tells, here or within the object of the key.
    QString point(const char *within = nullptr) const
    {
        const QJsonObject place = within == nullptr ? json() : object(within);
        const QJsonValue label = place.value(QLatin1String("label"));
        return TrafalgarNarrator::point(label.isString() ? label
                                                         : place.value(QLatin1String("at")));
    }

    QString heading(const char *key) const { return headingWord(number(key)); }

    /// Where the wind arrow points.
    QString arrow(const char *key) const { return m_narrator.rosePoint(number(key)); }

    /// Headings on which no ship may go forward: "up left, left".
    QString barred() const
    {
        QStringList words;
        for (const auto &heading : array("barred"))
            words.append(headingWord(heading.toInt()));
        return words.join(QStringLiteral(", ")); // their own words hold an "and"
    }

    /// "blank, 2, 3"
    QString stars(const char *key = "dice") const
    {
        QStringList faces;
        for (const auto &stars : array(key))
            faces.append(face(stars.toInt()));
        return faces.join(QStringLiteral(", "));
    }

    bool isEnglish(const char *key) const { return is(key, "english"); }

private:
    const TrafalgarNarrator &m_narrator;
};

} // namespace qd::trafalgar
