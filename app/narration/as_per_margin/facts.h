// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/course.h"
#include "app/narration/event_facts.h"

namespace qd::as_per_margin {

/// The keys of one event, with lengths, headings and scores of a toss.
class Facts : public EventFacts {
public:
    using EventFacts::EventFacts;

    QString inches(const char *key) const { return narrator().length(real(key)); }

    /// Where a ship points: "135° (SE)".
    QString heading(const char *key) const { return courseText(real(key)); }

    /// Where the wind blows from: "SE".
    QString wind(const char *key) const { return narrator().heading(real(key)); }

    /// The score of the first or second ship of a toss.
    QString score(int which) const
    {
        const QJsonObject score = array("scores").at(which).toObject();
        return Narrator::decimal(score.value(QLatin1String("score")).toDouble());
    }
};

} // namespace qd::as_per_margin
