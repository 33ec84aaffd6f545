// SPDX-License-Identifier: GPL-3.0-or-later
// What clicks and keys do to the command in hand.
#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QJsonArray>

#include <algorithm>

namespace qd {
namespace {

int choiceIndex(const std::vector<Choice> &choices, const std::string &value)
{
    const auto found = std::ranges::find(choices, value, &Choice::value);
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

} // namespace

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
