// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_fields.h"

#include "app/panels/json_values.h"
#include "rules/module/position.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

#include <utility>

namespace qd::adjusting {

QJsonObject stateOf(const Position &position)
{
    const auto answer = position.ask(R"({"ask":"state"})");
    return answer ? jsonObject(*answer) : QJsonObject();
}

Field fieldOf(std::string key, FieldKind kind)
{
    Field field;
    field.key = std::move(key);
    field.kind = kind;
    return field;
}

Field number(std::string key, int least, int most)
{
    Field field = fieldOf(std::move(key), FieldKind::Number);
    field.min = least;
    field.max = most;
    return field;
}

Field flag(std::string key)
{
    return fieldOf(std::move(key), FieldKind::Flag);
}

Field words(std::string key, const QStringList &ids)
{
    Field field = fieldOf(std::move(key), FieldKind::Choice);
    for (const QString &id : ids) {
        Choice choice;
        choice.value = jsonText(QJsonValue(id));
        choice.term = id.toStdString();
        field.choices.push_back(std::move(choice));
    }
    return field;
}

void empty(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

QVBoxLayout *columnIn(QScrollArea *scroll)
{
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    scroll->setWidget(page);
    return column;
}

} // namespace qd::adjusting
