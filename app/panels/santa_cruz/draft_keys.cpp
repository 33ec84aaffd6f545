// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/draft_keys.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace qd::santa_cruz {
namespace {

const QHash<QString, QString> &playKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("move"), QStringLiteral("M")},
        {QStringLiteral("assault"), QStringLiteral("A")},
        {QStringLiteral("counterattack"), QStringLiteral("C")},
        {QStringLiteral("rayo"), QStringLiteral("Y")},
        {QStringLiteral("french-eager"), QStringLiteral("E")},
        {QStringLiteral("harassment"), QStringLiteral("H")},
        {QStringLiteral("spike-the-cannons"), QStringLiteral("K")},
        {QStringLiteral("panic"), QStringLiteral("N")},
        {QStringLiteral("reinforcements"), QStringLiteral("R")},
    };
    return keys;
}

const QHash<QString, QString> &supportKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("cannon"), QStringLiteral("C")},
        {QStringLiteral("assault-ladders"), QStringLiteral("L")},
        {QStringLiteral("battle-drums"), QStringLiteral("D")},
        {QStringLiteral("firing-from-cover"), QStringLiteral("F")},
        {QStringLiteral("lucky-shot"), QStringLiteral("T")},
        {QStringLiteral("heavy-swell"), QStringLiteral("H")},
    };
    return keys;
}

const QHash<QString, QString> &commandKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("pass"), QStringLiteral("P")},
        {QStringLiteral("bombard"), QStringLiteral("B")},
        {QStringLiteral("naval-move"), QStringLiteral("V")},
        {QStringLiteral("load-fox"), QStringLiteral("L")},
        {QStringLiteral("place"), QStringLiteral("P")},
        {QStringLiteral("counterattack"), QStringLiteral("X")},
    };
    return keys;
}

const Field *fieldOf(const ActDraft &draft, std::string_view key)
{
    const auto &fields = draft.form().fields;
    const auto found = std::ranges::find(fields, key, &Field::key);
    return found == fields.end() ? nullptr : &*found;
}

bool toggleLost(ActDraft &draft)
{
    const Field *response = fieldOf(draft, "response");
    if (response == nullptr)
        return false;
    const bool on = !response->value.empty();
    draft.setField("response", on ? std::string() : std::string(R"({"card":"lost"})"));
    return true;
}

bool discardConfusion(ActDraft &draft, int count)
{
    const Field *discard = fieldOf(draft, "discard");
    if (discard == nullptr || textAt(jsonObject(draft.command()), u"do") != "pass")
        return false;
    QJsonArray cards;
    for (int i = 0; i < count; ++i)
        cards.append(QStringLiteral("confusion"));
    draft.setField("discard", count > 0 ? jsonText(QJsonValue(cards)) : std::string());
    return true;
}

/// The last named area's +1 card, on or off.
bool togglePlus(ActDraft &draft)
{
    const Field *plays = fieldOf(draft, "plays");
    if (plays == nullptr || plays->value.empty())
        return false;
    QJsonArray rows = jsonValue(plays->value).toArray();
    QJsonObject row = rows.last().toObject();
    if (row.value(u"plus").toBool())
        row.remove(u"plus");
    else
        row.insert(u"plus", true);
    rows.replace(rows.size() - 1, row);
    draft.setField("plays", jsonText(QJsonValue(rows)));
    return true;
}

} // namespace

QString keyOf(const QJsonObject &command)
{
    const QString word = command.value(u"do").toString();
    const QString card = command.value(u"card").toString();
    if (word == QLatin1String("play"))
        return playKeys().value(card);
    if (word == QLatin1String("support"))
        return supportKeys().value(card);
    if (word == QLatin1String("retreat")
        && command.value(u"attacker").toString() == QLatin1String("retreat"))
        return QStringLiteral("R");
    return commandKeys().value(word);
}

bool takeKey(ActDraft &draft, int key)
{
    switch (key) {
    case Qt::Key_O:
        return draft.cycleField("officer");
    case Qt::Key_L:
        return toggleLost(draft);
    case Qt::Key_Plus:
        return togglePlus(draft);
    default:
        break;
    }
    return key >= Qt::Key_0 && key <= Qt::Key_9 && discardConfusion(draft, key - Qt::Key_0);
}

} // namespace qd::santa_cruz
