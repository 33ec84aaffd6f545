// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

// Values of an adjust command's `set` by their path ("ships", "namur", "hull").
namespace qd {

/// Undefined: nothing stands there.
QJsonValue valueIn(const QJsonObject &object, const QStringList &path);
/// The object with a value at a path; undefined takes it away, and what is left empty with it.
QJsonObject withValue(QJsonObject object, const QStringList &path, const QJsonValue &value);
/// Null is the same as nothing, and a heading's name as its degrees.
bool sameValue(const QJsonValue &a, const QJsonValue &b);

} // namespace qd
