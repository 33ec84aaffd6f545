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

/// Values that other rows hold already under that key, lists opened.
QJsonArray takenIn(const QJsonArray &rows, const QString &key)
{
    QJsonArray taken;
    for (const auto &row : rows) {
        const QJsonValue value = row.toObject().value(key);
        if (value.isArray()) {
            for (const auto &item : value.toArray())
                taken.append(item);
        } else if (!value.isUndefined()) {
            taken.append(value);
        }
    }
    return taken;
}

/// What is evident in the next row: pieces that no row has yet; of a fixed list, the next piece.
QJsonObject freshRow(const Field &rows, const QJsonArray &others)
{
    QJsonObject row;
    for (const Field &field : rows.rowFields) {
        const QString key = fromUtf8(field.key);
        const QJsonArray taken = takenIn(others, key);
        QJsonArray open;
        for (const Choice &choice : field.choices) {
            if (!choice.refused && !taken.contains(jsonValue(choice.value)))
                open.append(jsonValue(choice.value));
        }
        if (field.optional || open.isEmpty())
            continue;
        if (field.kind == FieldKind::Pieces)
            row.insert(key, open);
        else if (field.kind == FieldKind::Piece && rows.min == rows.max && rows.max > 0)
            row.insert(key, open.first());
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
        addFreshRow();
        rebuild();
    });
    outer->addWidget(m_add, 0, Qt::AlignLeading);
}

void RowsEditor::show(const Field &field)
{
    m_add->setText(tr("+ another row"));
    m_field = field;
    m_rows = jsonValue(field.value).toArray();
    while (m_rows.size() < std::max(1, field.min))
        addFreshRow();
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
        box->show();
    }
    focusCell(this, focus);
}

void RowsEditor::addFreshRow()
{
    m_rows.append(freshRow(m_field, m_rows));
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
    QJsonArray told;
    for (const auto &row : m_rows) {
        if (!row.toObject().isEmpty())
            told.append(row);
    }
    emit edited(told.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(told));
}

GroupEditor::GroupEditor(FormWords words, QWidget *parent)
    : FieldEditor(parent), m_words(std::move(words)), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void GroupEditor::show(const Field &field)
{
    m_field = field;
    m_object = jsonValue(field.value).toObject();
    rebuild();
}

/// A part that must be there and is taken away takes the group with it; the only choice of a part
/// comes with the first thing chosen.
void GroupEditor::setPart(const Field &part, const QJsonValue &value)
{
    setKey(m_object, fromUtf8(part.key), value);
    if (value.isUndefined() && !part.optional)
        m_object = {};
    if (!m_object.isEmpty()) {
        for (const Field &other : m_field.rowFields) {
            const QString key = fromUtf8(other.key);
            if (!other.optional && other.choices.size() == 1 && !m_object.contains(key))
                m_object.insert(key, jsonValue(other.choices.front().value));
        }
    }
    emit edited(m_object.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(m_object));
}

void GroupEditor::rebuild()
{
    const QString focus = focusedCell(this);
    emptyLayout(m_column);
    for (const Field &part : m_field.rowFields) {
        FieldEditor *cell =
            makeFieldEditor(cellOf(part, m_object), m_words, EditorRoom::Cell, this);
        cell->setObjectName(QStringLiteral("part-") + fromUtf8(part.key));
        connect(cell, &FieldEditor::edited, this,
                [this, part](const QJsonValue &value) { setPart(part, value); });
        m_column->addWidget(cell);
        cell->QWidget::show();
    }
    focusCell(this, focus);
}

} // namespace qd
