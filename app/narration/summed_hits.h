// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>

namespace qd {

/// Wasted hits that differ in their number only, told as one with the sum of them, where the first
/// of them stands: equal sentences would be read as one hit.
QList<QJsonObject> withHitsSummed(const QList<QJsonObject> &events);

} // namespace qd
