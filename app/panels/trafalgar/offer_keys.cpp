// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/offer_keys.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"
#include "app/panels/trafalgar/questions.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <string>
#include <string_view>

namespace qd::trafalgar {
namespace {

const QHash<QString, QString> &commandKeys()
{
    static const QHash<QString, QString> kKeys{
        {QStringLiteral("place"), QStringLiteral("L")},
        {QStringLiteral("toss"), QStringLiteral("T")},
        {QStringLiteral("set-wind"), QStringLiteral("W")},
        {QStringLiteral("roll-wind"), QStringLiteral("W")},
        {QStringLiteral("move"), QStringLiteral("M")},
        {QStringLiteral("fire"), QStringLiteral("B")},
        {QStringLiteral("seize-flag"), QStringLiteral("E")},
        {QStringLiteral("return-flag"), QStringLiteral("O")},
        {QStringLiteral("transfer-flag"), QStringLiteral("X")},
        {QStringLiteral("repair"), QStringLiteral("I")},
        {QStringLiteral("done"), QStringLiteral("D")},
        {QStringLiteral("pass-turn"), QStringLiteral("A")},
    };
    return kKeys;
}

/// A mast that falls by itself has its own letter: `choose-mast` with one mast.
QString mastKey(const QJsonArray &masts)
{
    static const QHash<QString, QString> kKeys{
        {QStringLiteral("fore"), QStringLiteral("F")},
        {QStringLiteral("main"), QStringLiteral("M")},
        {QStringLiteral("mizzen"), QStringLiteral("Z")},
    };
    return masts.size() == 1 ? kKeys.value(masts.first().toString()) : QString();
}

const Field *fieldOf(const ActDraft &draft, std::string_view key)
{
    const std::vector<Field> &fields = draft.form().fields;
    const auto field = std::ranges::find(fields, key, &Field::key);
    return field == fields.end() ? nullptr : &*field;
}

/// Aims the shot in hand; before a hit fell the aim may be changed.
bool aimAt(ActDraft &draft, const char *aim)
{
    const Field *field = fieldOf(draft, "aim");
    const std::string value = jsonText(QJsonValue(QLatin1String(aim)));
    if (field == nullptr
        || std::ranges::find(field->choices, value, &Choice::value) == field->choices.end())
        return false;
    draft.setField("aim", value);
    return true;
}

bool yield(ActDraft &draft)
{
    if (fieldOf(draft, "yielded") == nullptr)
        return false;
    draft.setField("yielded", "true");
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
    if (key >= Qt::Key_1 && key <= Qt::Key_8)
        return namePiece(draft, QString::number(key - Qt::Key_0));
    switch (key) {
    case Qt::Key_F:
        return sail(draft, 'f') || aimAt(draft, "fore");
    case Qt::Key_P:
        return sail(draft, 'p');
    case Qt::Key_S:
        return sail(draft, 's');
    case Qt::Key_Backspace:
        return sail(draft, '\0');
    case Qt::Key_B:
        return aimAt(draft, "battery");
    case Qt::Key_M:
        return aimAt(draft, "mast");
    case Qt::Key_A:
        return aimAt(draft, "main");
    case Qt::Key_Z:
        return aimAt(draft, "mizzen");
    case Qt::Key_Y:
        return yield(draft);
    default:
        return false;
    }
}

} // namespace qd::trafalgar
