// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/adjusted_set.h"
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/names.h"
#include "app/narration/event_facts.h"

namespace qd::corunna {

/// The keys of one event, with hexes, base-6 rolls and reasons that multiply.
class Facts : public EventFacts {
public:
    Facts(const CorunnaNarrator &narrator, const QJsonObject &event)
        : EventFacts(narrator, event), m_narrator(narrator)
    {
    }

    QString hex(const char *key) const { return m_narrator.placeName(text(key).toStdString()); }

    /// "town −6, up slope −6"; empty for none.
    QString because(const char *key = "because") const { return m_narrator.because(array(key)); }

    /// A number that may have a fraction: "7.5".
    QString amount(const char *key) const { return Narrator::decimal(real(key)); }

    /// "A, B, C and 4 more": no more than fit on a line.
    QString shortNames(const char *key) const { return AdjustedSet::capped(names(key)); }

    /// What is not filled in: "1/2nd Foot: fire value, road: infantry".
    QString paths(const char *key) const
    {
        QStringList texts;
        for (const auto &path : array(key))
            texts.append(m_narrator.valuePath(path.toString()));
        return AdjustedSet::capped(texts);
    }

    bool isFrench(const char *key) const { return is(key, "french"); }

private:
    const CorunnaNarrator &m_narrator;
};

} // namespace qd::corunna
