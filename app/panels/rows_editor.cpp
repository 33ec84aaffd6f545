// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/rows_editor.h"

#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

void emptyLayout(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

/// The row's own fields: what each says in this row.
Field cellOf(const Field &rowField, const QJsonObject &row)
{
    Field cell = rowField;
    cell.value = jsonText(row.value(fromUtf8(rowField.key)));
    return cell;
}

void setKey(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
}

bool isWholeObject(const std::vector<Field> &fields, const QJsonObject &object)
{
    return std::ranges::all_of(fields, [&](const Field &field) {
        return field.optional || object.contains(fromUtf8(field.key));
    });
}

/// The name of the cell inside `widget` that has the keyboard, empty for none.
QString focusedCell(const QWidget *widget)
{
    const QWidget *focus = widget->focusWidget();
    if (focus == nullptr || !focus->hasFocus())
        return {};
    for (; focus != nullptr && focus != widget; focus = focus->parentWidget()) {
        if (qobject_cast<const FieldEditor *>(focus) != nullptr)
            return focus->objectName();
    }
    return {};
}

void focusCell(const QWidget *widget, const QString &name)
{
    if (name.isEmpty())
        return;
    const QList<FieldEditor *> cells = widget->findChildren<FieldEditor *>(name);
    if (!cells.isEmpty())
        cells.last()->setFocus();
}

/// A number that must be there starts at its least.
QJsonObject freshRow(const std::vector<Field> &fields)
{
    QJsonObject row;
    for (const Field &field : fields) {
        if (field.kind == FieldKind::Number && !field.optional)
            row.insert(fromUtf8(field.key), field.min);
        else if (!field.optional && field.choices.size() == 1 && field.kind != FieldKind::Pieces)
            row.insert(fromUtf8(field.key), jsonValue(field.choices.front().value));
    }
    return row;
}

} // namespace

RowsEditor::RowsEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    m_column = new QVBoxLayout;
    outer->addLayout(m_column);
    m_add = new QToolButton(this);
    m_add->setObjectName(QStringLiteral("addRow"));
    m_add->setAutoRaise(true);
    m_add->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_add, &QToolButton::clicked, this, [this] {
        m_rows.append(freshRow(m_field.rowFields));
        rebuild();
        tell();
    });
    outer->addWidget(m_add, 0, Qt::AlignLeading);
}

void RowsEditor::show(const Field &field)
{
    m_add->setText(tr("+ another row"));
    m_field = field;
    const QJsonArray told = jsonValue(field.value).toArray();
    if (told != wholeRows())
        m_rows = told;
    if (m_rows.isEmpty())
        m_rows.append(freshRow(field.rowFields));
    m_add->setVisible(field.max <= 0 || m_rows.size() < field.max);
    rebuild();
}

void RowsEditor::rebuild()
{
    const QString focus = focusedCell(this);
    emptyLayout(m_column);
    for (int r = 0; r < m_rows.size(); ++r) {
        const QJsonObject row = m_rows.at(r).toObject();
        auto *box = new QWidget(this);
        auto *line = new QHBoxLayout(box);
        line->setContentsMargins(0, 0, 0, 0);
        auto *cells = new QVBoxLayout;
        cells->setSpacing(2);
        line->addLayout(cells, 1);
        for (const Field &rowField : m_field.rowFields) {
            FieldEditor *cell =
                makeFieldEditor(cellOf(rowField, row), m_words, EditorRoom::Cell, box);
            const QString key = fromUtf8(rowField.key);
            cell->setObjectName(QStringLiteral("cell-%1-%2").arg(r).arg(key));
            connect(cell, &FieldEditor::edited, this,
                    [this, r, key](const QJsonValue &value) { setCell(r, key, value); });
            if (rowField.kind == FieldKind::Choices || rowField.kind == FieldKind::Number) {
                auto *label = new Caption(Caption::Manner::Muted, box);
                label->setText(m_words.label(rowField));
                cells->addWidget(label);
            }
            cells->addWidget(cell);
        }
        auto *remove = new QToolButton(box);
        remove->setText(QStringLiteral("✕"));
        remove->setAutoRaise(true);
        remove->setObjectName(QStringLiteral("removeRow%1").arg(r));
        remove->setToolTip(tr("Take this row away"));
        remove->setAccessibleName(tr("Take row %1 away").arg(r + 1));
        connect(remove, &QToolButton::clicked, this, [this, r] { removeRow(r); });
        line->addWidget(remove, 0, Qt::AlignTop);
        m_column->addWidget(box);
    }
    focusCell(this, focus);
}

bool RowsEditor::isWhole(const QJsonObject &row) const
{
    return isWholeObject(m_field.rowFields, row);
}

QJsonArray RowsEditor::wholeRows() const
{
    QJsonArray whole;
    for (const QJsonValue &row : m_rows) {
        if (isWhole(row.toObject()))
            whole.append(row);
    }
    return whole;
}

void RowsEditor::setCell(int row, const QString &key, const QJsonValue &value)
{
    QJsonObject object = m_rows.at(row).toObject();
    setKey(object, key, value);
    m_rows.replace(row, object);
    tell();
}

void RowsEditor::removeRow(int row)
{
    m_rows.removeAt(row);
    tell();
}

void RowsEditor::tell()
{
    const QJsonArray whole = wholeRows();
    emit edited(whole.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(whole));
}

GroupEditor::GroupEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void GroupEditor::show(const Field &field)
{
    m_field = field;
    const QJsonObject told = jsonValue(field.value).toObject();
    if (!told.isEmpty() || isWholeObject(field.rowFields, m_object))
        m_object = told;
    rebuild();
}

void GroupEditor::rebuild()
{
    const QString focus = focusedCell(this);
    emptyLayout(m_column);
    for (const Field &part : m_field.rowFields) {
        FieldEditor *cell =
            makeFieldEditor(cellOf(part, m_object), m_words, EditorRoom::Cell, this);
        const QString key = fromUtf8(part.key);
        cell->setObjectName(QStringLiteral("part-") + key);
        connect(cell, &FieldEditor::edited, this, [this, key](const QJsonValue &value) {
            setKey(m_object, key, value);
            const bool whole = !m_object.isEmpty() && isWholeObject(m_field.rowFields, m_object);
            emit edited(whole ? QJsonValue(m_object) : QJsonValue(QJsonValue::Undefined));
        });
        m_column->addWidget(cell);
    }
    focusCell(this, focus);
}

} // namespace qd
