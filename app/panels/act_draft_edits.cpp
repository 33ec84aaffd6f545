// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks and keys do to the command in hand, which offer it grew from, what is evident in it
// and what it lacks.
#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <utility>

namespace qd {
namespace {

/// True when `part` says nothing that `whole` does not say too; lists are compared item by item.
bool isPartOf(const QJsonValue &part, const QJsonValue &whole)
{
    if (part.isObject() && whole.isObject()) {
        const QJsonObject object = part.toObject();
        const QJsonObject other = whole.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (!isPartOf(it.value(), other.value(it.key())))
                return false;
        }
        return true;
    }
    if (part.isArray() && whole.isArray()) {
        const QJsonArray list = part.toArray();
        const QJsonArray other = whole.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (i >= other.size() || !isPartOf(list.at(i), other.at(i)))
                return false;
        }
        return true;
    }
    return part == whole;
}

int choiceIndex(const std::vector<Choice> &choices, const std::string &value)
{
    const auto found = std::ranges::find(choices, value, &Choice::value);
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

/// The value of the only choice that the rules allow, where a field must be filled in and is not;
/// undefined where there is none or more than one.
QJsonValue evidentValue(const Field &field)
{
    const bool list = field.kind == FieldKind::Pieces || field.kind == FieldKind::Places;
    const bool one = field.kind == FieldKind::Piece || field.kind == FieldKind::Place
        || field.kind == FieldKind::Choice;
    const bool open = !field.optional && field.value.empty();
    if (!open || (!one && !(list && field.min <= 1)))
        return QJsonValue::Undefined;
    const auto allowed = [](const Choice &choice) { return !choice.refused; };
    if (std::ranges::count_if(field.choices, allowed) != 1)
        return QJsonValue::Undefined;
    const QJsonValue only = jsonValue(std::ranges::find_if(field.choices, allowed)->value);
    return list ? QJsonValue(QJsonArray{only}) : only;
}

bool lacksAPart(const Field &field, const QJsonObject &object)
{
    return std::ranges::any_of(field.rowFields, [&object](const Field &part) {
        return !part.optional && !object.contains(fromUtf8(part.key));
    });
}

bool isMissing(const Field &field)
{
    if (field.value.empty())
        return !field.optional;
    const QJsonValue value = jsonValue(field.value);
    switch (field.kind) {
    case FieldKind::Group:
        return lacksAPart(field, value.toObject());
    case FieldKind::Rows: {
        const QJsonArray rows = value.toArray();
        return rows.size() < field.min
            || std::any_of(rows.begin(), rows.end(), [&field](const QJsonValue &row) {
                   return lacksAPart(field, row.toObject());
               });
    }
    case FieldKind::Pieces:
    case FieldKind::Places:
    case FieldKind::Choices:
        return value.toArray().size() < field.min;
    default:
        return false;
    }
}

} // namespace

std::optional<Offer> ActDraft::offer() const
{
    if (!m_position || m_command.empty())
        return std::nullopt;
    const QJsonObject command = jsonObject(m_command);
    std::optional<Offer> best;
    qsizetype keys = 0;
    for (Offer &offer : m_position->offers()) {
        const QJsonObject object = jsonObject(offer.command);
        if (object.size() > keys && isPartOf(object, command)) {
            keys = object.size();
            best = std::move(offer);
        }
    }
    return best;
}

std::vector<std::string> ActDraft::missing() const
{
    std::vector<std::string> keys;
    for (const Field &field : m_form.fields) {
        if (isMissing(field))
            keys.push_back(field.key);
    }
    return keys;
}

/// What can be said in one way only needs nobody to say it. A choice may bring others about.
void ActDraft::fillEvident()
{
    constexpr int kAtMost = 16;
    for (int filled = 0; filled < kAtMost && !m_form.complete; ++filled) {
        const auto field = std::ranges::find_if(
            m_form.fields, [](const Field &f) { return !evidentValue(f).isUndefined(); });
        if (field == m_form.fields.end())
            return;
        QJsonObject object = jsonObject(m_command);
        object.insert(fromUtf8(field->key), evidentValue(*field));
        m_command = jsonText(object);
        m_form = m_position->form(m_command);
        if (!m_form.command.empty())
            m_command = m_form.command;
    }
}

bool ActDraft::appendPlaceToRows(const Field &field, const std::string &place)
{
    const auto cell = std::ranges::find(field.rowFields, FieldKind::Place, &Field::kind);
    if (cell == field.rowFields.end()
        || choiceIndex(cell->choices, jsonText(QJsonValue(fromUtf8(place)))) < 0)
        return false;
    QJsonArray rows = jsonValue(field.value).toArray();
    QJsonObject row = rows.isEmpty() ? QJsonObject() : rows.last().toObject();
    const QString key = fromUtf8(cell->key);
    if (!rows.isEmpty() && !row.contains(key))
        rows.removeLast();
    else
        row = QJsonObject();
    row.insert(key, fromUtf8(place));
    rows.append(row);
    setField(std::string(field.key), jsonText(QJsonValue(rows)));
    return true;
}

/// A group that was begun (Lost! answers a move) takes the place before the form's own fields do.
bool ActDraft::fillPlaceOfGroup(const Field &field, const std::string &place)
{
    const auto part = std::ranges::find(field.rowFields, FieldKind::Place, &Field::kind);
    if (part == field.rowFields.end()
        || choiceIndex(part->choices, jsonText(QJsonValue(fromUtf8(place)))) < 0)
        return false;
    QJsonObject group = jsonObject(field.value);
    group.insert(fromUtf8(part->key), fromUtf8(place));
    setField(std::string(field.key), jsonText(group));
    return true;
}

bool ActDraft::choosePlace(const std::string &place)
{
    const std::string value = jsonText(QJsonValue(fromUtf8(place)));
    const Field *chosen = nullptr;
    for (const Field &field : m_form.fields) {
        if (field.kind == FieldKind::Rows && appendPlaceToRows(field, place))
            return true;
        if (field.kind == FieldKind::Group && !field.value.empty()
            && fillPlaceOfGroup(field, place))
            return true;
        if (field.kind != FieldKind::Place)
            continue;
        if (choiceIndex(field.choices, value) >= 0)
            chosen = &field;
        if (chosen == &field && field.value.empty())
            break;
    }
    if (chosen == nullptr)
        return false;
    setField(std::string(chosen->key), value);
    return true;
}

bool ActDraft::togglePiece(const std::string &piece)
{
    const std::string value = jsonText(QJsonValue(fromUtf8(piece)));
    const auto field = std::ranges::find_if(m_form.fields, [&](const Field &f) {
        return f.kind == FieldKind::Pieces && choiceIndex(f.choices, value) >= 0;
    });
    if (field == m_form.fields.end())
        return false;
    const QJsonArray before = jsonValue(field->value).toArray();
    QJsonArray now;
    // In the order of the choices, so that the same pieces always make the same command.
    for (const Choice &choice : field->choices) {
        const bool had = before.contains(jsonValue(choice.value));
        if (choice.value == value ? !had : had)
            now.append(jsonValue(choice.value));
    }
    setField(std::string(field->key), now.isEmpty() ? std::string() : jsonText(QJsonValue(now)));
    return true;
}

bool ActDraft::cycleField(const std::string &key)
{
    const auto field = std::ranges::find(m_form.fields, key, &Field::key);
    if (field == m_form.fields.end() || field->choices.empty())
        return false;
    const int count = static_cast<int>(field->choices.size());
    int index = choiceIndex(field->choices, field->value);
    for (int tried = 0; tried <= count; ++tried) {
        ++index;
        if (index >= count) {
            index = -1;
            if (field->optional)
                break;
            continue;
        }
        if (!field->choices[static_cast<std::size_t>(index)].refused)
            break;
    }
    setField(key,
             index < 0 ? std::string()
                       : std::string(field->choices[static_cast<std::size_t>(index)].value));
    return true;
}

void ActDraft::consider(const std::string &command)
{
    if (command == m_consideredCommand)
        return;
    m_consideredCommand = command;
    m_considered.reset();
    if (m_position && !command.empty()) {
        const Form form = m_position->form(command); // it fills in what is evident
        Decided decided = m_position->decide(form.command.empty() ? command : form.command,
                                             std::nullopt, Strictness::Enforce);
        if (auto *happened = std::get_if<Happened>(&decided))
            m_considered = std::move(happened->after);
    }
    emit consideredChanged();
}

} // namespace qd
