// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/piece_pick.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace qd {
namespace {

const Choice *choiceIn(const Field &field, const std::string &value)
{
    const auto found = std::ranges::find(field.choices, value, &Choice::value);
    return found == field.choices.end() ? nullptr : &*found;
}

/// Another subject begins the act anew: what was said of the first one isn't true of it.
void beginAnew(ActDraft &draft, const std::string &key, const std::string &value)
{
    const std::optional<Offer> offer = draft.offer();
    QJsonObject command{
        {QStringLiteral("do"), jsonObject(draft.command()).value(QStringLiteral("do"))}};
    if (offer)
        command = jsonObject(offer->command);
    command.insert(fromUtf8(key), jsonValue(value));
    draft.setCommand(jsonText(command));
}

/// The piece is one of several that the act is about: of those that begin its form.
bool toggles(const ActDraft &draft, const std::string &value)
{
    const std::vector<Field> &fields = draft.form().fields;
    const Choice *choice = fields.empty() || fields.front().kind != FieldKind::Pieces
        ? nullptr
        : choiceIn(fields.front(), value);
    return choice != nullptr && !choice->refused;
}

} // namespace

PiecePick pickPiece(ActDraft &draft, const std::string &piece)
{
    using Did = PiecePick::Did;
    if (draft.stage() == ActDraft::Stage::Empty || draft.stage() == ActDraft::Stage::Ready)
        return {};
    const std::string value = jsonText(QJsonValue(fromUtf8(piece)));
    if (toggles(draft, value)) {
        if (!draft.faces().empty())
            return {Did::Kept, std::nullopt};
        draft.togglePiece(piece);
        return {Did::Several, std::nullopt};
    }
    std::vector<Field> asking;
    for (const Field &field : draft.form().fields)
        if (field.kind == FieldKind::Piece)
            asking.push_back(field);
    const auto may = [&value](const Field &field) {
        const Choice *choice = choiceIn(field, value);
        return choice != nullptr && !choice->refused;
    };
    const auto empty = std::ranges::find_if(
        asking, [&may](const Field &field) { return field.value.empty() && may(field); });
    if (empty != asking.end()) {
        draft.setField(empty->key, value);
        return {empty == asking.begin() ? Did::Subject : Did::Named, std::nullopt};
    }
    if (std::ranges::find(asking, value, &Field::value) != asking.end())
        return {Did::Kept, std::nullopt};
    const auto other = std::ranges::find_if(asking, may);
    if (other != asking.end()) {
        if (!draft.faces().empty())
            return {Did::Kept, std::nullopt};
        const bool subject = other == asking.begin();
        if (subject)
            beginAnew(draft, other->key, value);
        else
            draft.setField(other->key, value);
        return {subject ? Did::Subject : Did::Named, std::nullopt};
    }
    for (const Field &field : asking)
        if (const Choice *choice = choiceIn(field, value))
            return {Did::Kept, choice->refused};
    return {};
}

} // namespace qd
