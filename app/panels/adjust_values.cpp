// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_values.h"

#include "app/panels/compass_points.h"

#include <QJsonValue>

#include <algorithm>
#include <cmath>

namespace qd {
namespace {

/// A heading is the same as a name and as degrees.
double degreesOf(const QJsonValue &value)
{
    const auto point = std::ranges::find(kCompassPoints, value.toString().toStdString());
    return point != kCompassPoints.end()
        ? static_cast<double>(point - kCompassPoints.begin()) * kPointOfCompass
        : value.toDouble(-1);
}

} // namespace

QJsonValue valueIn(const QJsonObject &object, const QStringList &path)
{
    QJsonValue value = object;
    for (const QString &key : path)
        value = value.toObject().value(key);
    return value;
}

QJsonObject withValue(QJsonObject object, const QStringList &path, const QJsonValue &value)
{
    const QString &key = path.first();
    if (path.size() > 1) {
        const QJsonObject inner = withValue(object.value(key).toObject(), path.mid(1), value);
        if (inner.isEmpty())
            object.remove(key);
        else
            object.insert(key, inner);
    } else if (value.isUndefined()) {
        object.remove(key);
    } else {
        object.insert(key, value);
    }
    return object;
}

bool sameValue(const QJsonValue &a, const QJsonValue &b)
{
    if (a.isString() != b.isString() && degreesOf(a) >= 0)
        return std::abs(degreesOf(a) - degreesOf(b)) < 1e-6;
    return a == b || ((a.isNull() || a.isUndefined()) && (b.isNull() || b.isUndefined()));
}

} // namespace qd
