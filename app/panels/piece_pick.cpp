// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/piece_pick.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QJsonArray>
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

/// The field of those whom the act is about, where they may be several.
const Field *severalOf(const Form &form)
{
    const auto first = std::ranges::find_if(form.fields, [](const Field &field) {
        return field.kind == FieldKind::Piece || field.kind == FieldKind::Pieces;
    });
    return first == form.fields.end() || first->kind != FieldKind::Pieces ? nullptr : &*first;
}

/// Whole as it stands, an act that asks for nothing but pieces still takes one more, or lets one
/// go; an act with a goal stays as it is.
bool mayChange(const ActDraft &draft, const Field &pieces, const std::string &value)
{
    if (draft.stage() != ActDraft::Stage::Ready)
        return true;
    const QJsonArray chosen = jsonValue(pieces.value).toArray();
    return wantsPiecesAlone(draft.form())
        && (chosen.contains(jsonValue(value)) || pieces.max == 0 || chosen.size() < pieces.max);
}

/// The piece is one of several that the act is about.
bool toggles(const ActDraft &draft, const std::string &value)
{
    const Field *pieces = severalOf(draft.form());
    const Choice *choice = pieces == nullptr ? nullptr : choiceIn(*pieces, value);
    return choice != nullptr && !choice->refused && mayChange(draft, *pieces, value);
}

} // namespace

PiecePick pickPiece(ActDraft &draft, const std::string &piece)
{
    using Did = PiecePick::Did;
    if (draft.stage() == ActDraft::Stage::Empty)
        return {};
    const std::string value = jsonText(QJsonValue(fromUtf8(piece)));
    if (toggles(draft, value)) {
        if (!draft.faces().empty())
            return {Did::Kept, std::nullopt};
        draft.togglePiece(piece);
        return {Did::Several, std::nullopt};
    }
    if (draft.stage() == ActDraft::Stage::Ready)
        return {};
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

bool wantsPiecesAlone(const Form &form)
{
    return severalOf(form) != nullptr && std::ranges::all_of(form.fields, [](const Field &field) {
               return field.kind == FieldKind::Pieces || field.kind == FieldKind::Flag;
           });
}

bool asksFor(const ActDraft &draft, const std::string &piece)
{
    if (draft.stage() == ActDraft::Stage::Empty)
        return false;
    const std::string value = jsonText(QJsonValue(fromUtf8(piece)));
    if (toggles(draft, value))
        return true;
    return draft.stage() != ActDraft::Stage::Ready
        && std::ranges::any_of(draft.form().fields, [&value](const Field &field) {
               const Choice *choice = field.kind == FieldKind::Piece && field.value.empty()
                   ? choiceIn(field, value)
                   : nullptr;
               return choice != nullptr && !choice->refused;
           });
}

} // namespace qd
