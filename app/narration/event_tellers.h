// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>
#include <span>

namespace qd {

/// An event's name and the member of a game's `Sentences` that has its sentence.
template <class Sentences>
struct EventTeller {
    const char *event;
    QString (Sentences::*tell)() const;
};

/// What the first teller of an event's name says; null: none of the groups has one.
template <class Sentences>
QString tellEvent(const Sentences &sentences, const QString &event,
                  std::initializer_list<std::span<const EventTeller<Sentences>>> groups)
{
    for (const auto &tellers : groups) {
        for (const EventTeller<Sentences> &teller : tellers) {
            if (event == QLatin1String(teller.event))
                return (sentences.*teller.tell)();
        }
    }
    return {};
}

} // namespace qd
