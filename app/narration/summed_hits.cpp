// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/summed_hits.h"

#include <QJsonValue>
#include <QString>

#include <algorithm>

namespace qd {
namespace {

const QString &hitsKey()
{
    static const QString key = QStringLiteral("hits");
    return key;
}

bool isCounted(const QJsonObject &event)
{
    return event.value(QLatin1String("event")).toString() == QLatin1String("hit-wasted")
        && event.value(hitsKey()).isDouble();
}

QJsonObject withoutHits(QJsonObject event)
{
    event.remove(hitsKey());
    return event;
}

} // namespace

QList<QJsonObject> withHitsSummed(const QList<QJsonObject> &events)
{
    QList<QJsonObject> told;
    for (const QJsonObject &event : events) {
        const auto same =
            std::find_if(told.begin(), told.end(), [&event](const QJsonObject &other) {
                return isCounted(other) && withoutHits(other) == withoutHits(event);
            });
        if (!isCounted(event) || same == told.end())
            told.append(event);
        else
            same->insert(hitsKey(),
                         same->value(hitsKey()).toInt() + event.value(hitsKey()).toInt());
    }
    return told;
}

} // namespace qd
