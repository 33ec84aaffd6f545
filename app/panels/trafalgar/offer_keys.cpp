// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/offer_keys.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace qd::trafalgar {
namespace {

const QHash<QString, QString> &commandKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("place"), QStringLiteral("L")},
        {QStringLiteral("toss"), QStringLiteral("T")},
        {QStringLiteral("set-wind"), QStringLiteral("W")},
        {QStringLiteral("roll-wind"), QStringLiteral("W")},
        {QStringLiteral("move"), QStringLiteral("M")},
        {QStringLiteral("fire"), QStringLiteral("B")},
        {QStringLiteral("transfer-flag"), QStringLiteral("X")},
        {QStringLiteral("done"), QStringLiteral("D")},
        {QStringLiteral("pass-turn"), QStringLiteral("A")},
    };
    return keys;
}

/// A mast that falls by itself has its own letter: `choose-mast` with one mast.
QString mastKey(const QJsonArray &masts)
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("fore"), QStringLiteral("F")},
        {QStringLiteral("main"), QStringLiteral("M")},
        {QStringLiteral("mizzen"), QStringLiteral("Z")},
    };
    return masts.size() == 1 ? keys.value(masts.first().toString()) : QString();
}

/// Fills a field in if the form has it and that value is one of its choices (any for a flag).
bool fill(ActDraft &draft, const char *key, const char *value)
{
    const std::vector<Field> &fields = draft.form().fields;
    const auto field = std::ranges::find(fields, key, &Field::key);
    if (field == fields.end())
        return false;
    const auto has = [value](const Choice &choice) { return choice.value == value; };
    if (field->kind != FieldKind::Flag && std::ranges::none_of(field->choices, has))
        return false;
    draft.setField(key, value);
    return true;
}

} // namespace

QString keyOf(const QJsonObject &command)
{
    const QString word = command.value(u"do").toString();
    if (word == QLatin1String("toss") && command.contains(u"caller"))
        return QStringLiteral("C");
    if (word == QLatin1String("fire") && command.contains(u"shots"))
        return QStringLiteral("V");
    if (word == QLatin1String("choose-mast"))
        return mastKey(command.value(u"masts").toArray());
    return commandKeys().value(word);
}

bool takeKey(ActDraft &draft, int key)
{
    const QString word = jsonObject(draft.command()).value(u"do").toString();
    if (word != QLatin1String("fire") && word != QLatin1String("fort-fire"))
        return false;
    switch (key) {
    case Qt::Key_B:
        return fill(draft, "aim", R"("battery")");
    case Qt::Key_M:
        return fill(draft, "aim", R"("mast")");
    case Qt::Key_Y:
        return fill(draft, "yielded", "true");
    default:
        return false;
    }
}

} // namespace qd::trafalgar
