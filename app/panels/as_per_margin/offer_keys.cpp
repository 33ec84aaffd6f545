// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/offer_keys.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QHash>

#include <algorithm>

namespace qd::as_per_margin {
namespace {

const QHash<QString, QString> &commandKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("fire"), QStringLiteral("F")},
        {QStringLiteral("move"), QStringLiteral("M")},
        {QStringLiteral("tack"), QStringLiteral("T")},
        {QStringLiteral("drift-all"), QStringLiteral("D")},
        {QStringLiteral("drift"), QStringLiteral("S")},
        {QStringLiteral("check-wind"), QStringLiteral("W")},
        {QStringLiteral("initial-wind"), QStringLiteral("W")},
        {QStringLiteral("initial-speed"), QStringLiteral("V")},
        {QStringLiteral("cut-grapples"), QStringLiteral("C")},
        {QStringLiteral("board"), QStringLiteral("B")},
        {QStringLiteral("end-boarding"), QStringLiteral("E")},
        {QStringLiteral("call-from-pumps"), QStringLiteral("P")},
        {QStringLiteral("place"), QStringLiteral("L")},
    };
    return keys;
}

bool cycle(ActDraft &draft, const char *key)
{
    return draft.cycleField(key);
}

} // namespace

QString keyOf(const QJsonObject &command)
{
    const QString word = command.value(u"do").toString();
    const QString use = command.value(u"use").toString();
    if (word == QLatin1String("extra"))
        return use == QLatin1String("pivot") ? QStringLiteral("Z") : QStringLiteral("X");
    if (word == QLatin1String("independent"))
        return command.value(u"side").toString() == QLatin1String("english") ? QStringLiteral("G")
                                                                             : QStringLiteral("I");
    return commandKeys().value(word);
}

bool takeKey(ActDraft &draft, int key)
{
    const QString word = jsonObject(draft.command()).value(u"do").toString();
    if (word == QLatin1String("fire"))
        return key == Qt::Key_B && cycle(draft, "battery");
    if (word == QLatin1String("fall-aboard"))
        return (key == Qt::Key_W && cycle(draft, "mover_wish"))
            || (key == Qt::Key_O && cycle(draft, "other_wish"));
    if (word == QLatin1String("cut-grapples"))
        return (key == Qt::Key_W && cycle(draft, "ship_wish"))
            || (key == Qt::Key_O && cycle(draft, "other_wish"));
    return false;
}

} // namespace qd::as_per_margin
