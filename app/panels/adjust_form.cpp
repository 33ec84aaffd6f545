// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adjust_form.h"

#include "app/narration/narrator.h"
#include "app/panels/adjust_values.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QVBoxLayout>

#include <utility>

namespace qd {
namespace {

Field withShown(Field field, const QJsonValue &value)
{
    field.value = value.isUndefined() || value.isNull() ? std::string() : jsonText(value);
    return field;
}

} // namespace

AdjustForm::AdjustForm(const Position &position, const Narrator &narrator, QJsonObject state,
                       QWidget *parent)
    : AdjustEditor(parent), m_position(position), m_narrator(narrator), m_state(std::move(state))
{
    setObjectName(QStringLiteral("adjust-editor"));
}

QJsonObject AdjustForm::changes() const
{
    return m_set;
}

void AdjustForm::apply(const QJsonObject &changes)
{
    m_set = changes;
    markChanged();
    refill();
}

FormWords AdjustForm::said() const
{
    return {&m_narrator, "adjust"};
}

QJsonValue AdjustForm::recorded(const QStringList &path) const
{
    return valueIn(m_state, path);
}

QJsonValue AdjustForm::valueAt(const QStringList &path) const
{
    const QJsonValue changed = valueIn(m_set, path);
    return changed.isUndefined() ? recorded(path) : changed;
}

void AdjustForm::setValue(const QStringList &path, const QJsonValue &value)
{
    const QJsonValue now = value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    setChange(path, sameValue(recorded(path), now) ? QJsonValue(QJsonValue::Undefined) : now);
}

void AdjustForm::setChange(const QStringList &path, const QJsonValue &value)
{
    m_set = withValue(m_set, path, value);
    markChanged();
    emit changed();
}

QString AdjustForm::nameOf(const QStringList &path) const
{
    return m_narrator.term(path.last().toStdString());
}

void AdjustForm::markChanged()
{
    for (int i = 0; m_marked != nullptr && i < m_marked->count(); ++i) {
        QListWidgetItem *item = m_marked->item(i);
        const QStringList path = pathOf(*item);
        const QString name = nameOf(path);
        const bool touched = !valueIn(m_set, path).isUndefined();
        QFont font = m_marked->font();
        font.setBold(touched);
        item->setFont(font);
        item->setText(touched ? changedName(name) : name);
    }
}

void AdjustForm::addTitle(QVBoxLayout *column, const QString &title)
{
    auto *caption = new Caption(Caption::Manner::Heading, column->parentWidget());
    caption->setText(title);
    column->addWidget(caption);
    caption->show();
}

QWidget *AdjustForm::addLine(QVBoxLayout *column, const std::optional<QString> &caption,
                             QWidget *editor)
{
    auto *line = new QWidget(column->parentWidget());
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    if (caption) {
        auto *label = new Caption(Caption::Manner::Plain, line);
        label->setText(*caption);
        row->addWidget(label, 2);
    }
    row->addWidget(editor, 3);
    column->addWidget(line);
    line->show();
    return line;
}

FieldEditor *AdjustForm::makeEditor(QVBoxLayout *column, const Field &field, const QString &label,
                                    const QStringList &path)
{
    FieldEditor *editor = makeFieldEditor(field, said(), EditorRoom::Cell, column->parentWidget());
    editor->setAccessibleName(label);
    editor->setObjectName(QStringLiteral("adjust-") + path.join(QLatin1Char('-')));
    return editor;
}

void AdjustForm::follow(FieldEditor *editor, const Field &field, const QStringList &path)
{
    connect(editor, &FieldEditor::edited, this,
            [this, path, editor, field](const QJsonValue &typed) {
                const bool kept =
                    typed.isUndefined() && field.kind == FieldKind::Number && !field.optional;
                const QJsonValue now = kept ? recorded(path) : typed;
                setValue(path, now);
                // Lists and ticks show what the field says, not what was clicked.
                editor->show(withShown(field, now));
            });
}

FieldEditor *AdjustForm::addEditor(QVBoxLayout *column, const Field &field, const QStringList &path)
{
    const QString label = said().label(field);
    FieldEditor *editor = makeEditor(column, field, label, path);
    addLine(column, field.kind == FieldKind::Flag ? std::nullopt : std::optional(label), editor);
    return editor;
}

void AdjustForm::addField(QVBoxLayout *column, const Field &field, const QStringList &path)
{
    follow(addEditor(column, withShown(field, valueAt(path)), path), field, path);
}

void AdjustForm::addField(QVBoxLayout *column, const QString &label, const Field &field,
                          const QStringList &path)
{
    FieldEditor *editor = makeEditor(column, withShown(field, valueAt(path)), label, path);
    addLine(column, field.kind == FieldKind::Flag ? QString() : label, editor);
    follow(editor, field, path);
}

} // namespace qd
