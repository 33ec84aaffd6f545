// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/field_editor.h"

#include <QJsonArray>
#include <QJsonObject>

class QToolButton;
class QVBoxLayout;

namespace qd {

/// A list of objects: a block of cells for each row, rows added and taken away. Rows that still
/// lack something stay here and are told only once they are whole.
class RowsEditor : public FieldEditor {
    Q_OBJECT
public:
    RowsEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    void rebuild();
    void setCell(int row, const QString &key, const QJsonValue &value);
    void removeRow(int row);
    void addFreshRow();
    void tell();
    FormWords m_words;
    Field m_field;
    QJsonArray m_rows;
    QVBoxLayout *m_column;
    QToolButton *m_add;
};

/// One object inside the command.
class GroupEditor : public FieldEditor {
    Q_OBJECT
public:
    GroupEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    void rebuild();
    void setPart(const Field &part, const QJsonValue &value);
    FormWords m_words;
    Field m_field;
    QJsonObject m_object;
    QVBoxLayout *m_column;
};

} // namespace qd
