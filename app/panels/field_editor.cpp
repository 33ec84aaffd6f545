// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/field_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/choice_editors.h"
#include "app/panels/json_values.h"
#include "app/panels/measure_editors.h"
#include "app/panels/rows_editor.h"

#include <algorithm>

namespace qd {

QString FormWords::label(const Field &field) const
{
    return narrator != nullptr ? narrator->fieldLabel(command, field.key) : fromUtf8(field.key);
}

QString FormWords::choice(const Choice &choice) const
{
    return narrator != nullptr ? narrator->choice(choice) : fromUtf8(choice.value);
}

QString FormWords::remark(const Choice &choice) const
{
    if (narrator == nullptr)
        return {};
    if (choice.refused)
        return narrator->refusal(*choice.refused);
    return choice.tag.empty() || choice.tag == "free" ? QString() : narrator->tag(choice.tag);
}

bool FieldEditor::takeDigit(int /*digit*/)
{
    return false;
}

FieldEditor *makeFieldEditor(const Field &field, const FormWords &words, EditorRoom room,
                             QWidget *parent)
{
    static constexpr std::size_t kFewChoices = 6;
    FieldEditor *editor = nullptr;
    switch (field.kind) {
    case FieldKind::Place:
    case FieldKind::Piece:
    case FieldKind::Choice:
        if (room == EditorRoom::Field && field.choices.size() <= kFewChoices)
            editor = new RadioEditor(words, parent);
        else if (field.kind == FieldKind::Choice && field.choices.size() == 1)
            editor = new TickEditor(words, parent);
        else
            editor = new ComboEditor(words, parent);
        break;
    case FieldKind::Pieces:
    case FieldKind::Places:
        if (room == EditorRoom::Field)
            editor = new CheckEditor(words, parent);
        else
            editor = new MenuEditor(words, parent);
        break;
    case FieldKind::Choices:
        editor = new CountEditor(words, parent);
        break;
    case FieldKind::Flag:
        editor = new FlagEditor(words, parent);
        break;
    case FieldKind::Number:
        editor = new NumberEditor(words, parent);
        break;
    case FieldKind::Measure:
        editor = new MeasureEditor(words, parent);
        break;
    case FieldKind::Heading:
        editor = new HeadingEditor(words, parent);
        break;
    case FieldKind::Rows:
        editor = new RowsEditor(words, parent);
        break;
    case FieldKind::Group:
        editor = new GroupEditor(words, parent);
        break;
    }
    editor->setObjectName(QStringLiteral("field-") + fromUtf8(field.key));
    editor->show(field);
    return editor;
}

bool sameShape(const Field &a, const Field &b)
{
    const auto sameChoice = [](const Choice &x, const Choice &y) {
        return x.value == y.value && x.term == y.term && x.tag == y.tag && x.refused == y.refused;
    };
    return a.key == b.key && a.kind == b.kind && a.min == b.min && a.max == b.max
        && a.optional == b.optional && a.unit == b.unit
        && std::ranges::equal(a.choices, b.choices, sameChoice)
        && std::ranges::equal(a.rowFields, b.rowFields, sameShape);
}

} // namespace qd
