// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace qd::santa_cruz {

/// A fact of the journal with its types back. The narration has no State to decode with, so areas
/// are numbered within the event: `areas` gives their ids.
struct ReadEvent {
    EventBody body;
    Citation rule;
    QStringList areas;
    QJsonObject set; ///< what an adjustment set, where its command is known
};

/// Empty for a name that no event has. Keys that are missing keep their defaults: a narrator never
/// fails.
std::optional<ReadEvent> readEvent(const QJsonObject &object);

} // namespace qd::santa_cruz
