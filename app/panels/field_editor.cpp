// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/field_editor.h"

#include "app/narration/narrator.h"
#include "app/panels/caption.h"
#include "app/panels/choice_editors.h"
#include "app/panels/json_values.h"
#include "app/panels/measure_editors.h"
#include "app/panels/roll_editor.h"
#include "app/panels/rows_editor.h"

#include <QVBoxLayout>

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
    if (const auto why = idle.find(choice.value); why != idle.end())
        return why->second;
    return choice.tag.empty() || choice.tag == "free" ? QString() : narrator->tag(choice.tag);
}

bool FieldEditor::takeDigit(int /*digit*/)
{
    return false;
}

namespace {

/// Nothing that could be chosen: another field has to be filled in first.
class NothingEditor : public FieldEditor {
public:
    explicit NothingEditor(QWidget *parent)
        : FieldEditor(parent), m_says(new Caption(Caption::Manner::Muted, this))
    {
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_says);
    }

    void show(const Field & /*field*/) override
    {
        m_says->setText(FieldEditor::tr("Nothing to choose from yet"));
    }

private:
    Caption *m_says;
};

bool isChosen(FieldKind kind)
{
    return kind == FieldKind::Place || kind == FieldKind::Piece || kind == FieldKind::Choice
        || kind == FieldKind::Pieces || kind == FieldKind::Places;
}

FieldEditor *newEditor(const Field &field, const FormWords &words, EditorRoom room, QWidget *parent)
{
    static constexpr std::size_t kFewChoices = 6;
    const bool wide = room == EditorRoom::Field;
    constexpr std::size_t kDigits = 9; // more than that are found by their names and on the board
    if (wide && isChosen(field.kind) && field.choices.empty())
        return new NothingEditor(parent);
    switch (field.kind) {
    case FieldKind::Place:
    case FieldKind::Piece:
    case FieldKind::Choice:
        if (wide && field.choices.size() <= kFewChoices)
            return new RadioEditor(words, parent);
        if (field.kind == FieldKind::Choice && field.choices.size() == 1)
            return new TickEditor(words, parent);
        return new ComboEditor(words, parent);
    case FieldKind::Pieces:
    case FieldKind::Places:
        if (wide && field.kind == FieldKind::Pieces && field.choices.size() > kDigits)
            return new RollEditor(words, parent);
        if (wide)
            return new CheckEditor(words, parent);
        return new MenuEditor(words, parent);
    case FieldKind::Choices:
        return new CountEditor(words, parent);
    case FieldKind::Flag:
        return new FlagEditor(words, parent);
    case FieldKind::Number:
        return new NumberEditor(words, parent);
    case FieldKind::Measure:
        return new MeasureEditor(words, parent);
    case FieldKind::Heading:
        return new HeadingEditor(words, parent);
    case FieldKind::Rows:
        return new RowsEditor(words, parent);
    case FieldKind::Group:
        break;
    }
    return new GroupEditor(words, parent);
}

} // namespace

FieldEditor *makeFieldEditor(const Field &field, const FormWords &words, EditorRoom room,
                             QWidget *parent)
{
    FieldEditor *editor = newEditor(field, words, room, parent);
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
