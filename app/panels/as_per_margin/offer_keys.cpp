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

/// Letters also where a decision asks for dice: the digits are their faces.
QString decisionKey(const QJsonObject &command)
{
    const auto says = [&command](const char16_t *key, const char *wish) {
        return command.value(QStringView(key)).toString() == QLatin1String(wish);
    };
    if (says(u"do", "reclose"))
        return says(u"choice", "attempt") ? QStringLiteral("A") : QStringLiteral("N");
    if (!says(u"do", "fall-aboard"))
        return {};
    if (says(u"mover_wish", "grapple"))
        return says(u"other_wish", "grapple") ? QStringLiteral("A") : QStringLiteral("G");
    return says(u"other_wish", "grapple") ? QStringLiteral("H") : QStringLiteral("F");
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
    const QString answer = decisionKey(command);
    return answer.isEmpty() ? commandKeys().value(word) : answer;
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
