// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/adjust_editor.h"
#include "app/panels/field_editor.h"
#include "rules/module/position.h"

#include <QJsonValue>
#include <QStringList>

#include <optional>

class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace qd {

class Narrator;

/// Adjust as a form of labelled fields: each field is a value of the state at a path ("ships",
/// "namur", "hull"), and what was made different stands at the same path in `changes`. The lines
/// of its list of pieces say which of them were changed.
class AdjustForm : public AdjustEditor {
    Q_OBJECT
public:
    QJsonObject changes() const override;
    void apply(const QJsonObject &changes) override;

protected:
    /// Position and narrator outlive the form. `state`: the answer of {"ask":"state"}, with its
    /// values as the fields say them.
    AdjustForm(const Position &position, const Narrator &narrator, QJsonObject state,
               QWidget *parent);

    const Position &position() const { return m_position; }

    const Narrator &narrator() const { return m_narrator; }

    FormWords said() const;

    /// What stands on the table as it is recorded; undefined: nothing.
    QJsonValue recorded(const QStringList &path) const;
    /// What the value is now: changed here, or as it is recorded.
    QJsonValue valueAt(const QStringList &path) const;
    /// Sets a value: undefined is null, and what is as it was is no change.
    void setValue(const QStringList &path, const QJsonValue &value);
    /// Puts a value into the changes as it is; undefined: takes it out.
    void setChange(const QStringList &path, const QJsonValue &value);

    void addTitle(QVBoxLayout *column, const QString &title);
    /// A line with an editor in it. No caption: the editor has the whole line.
    QWidget *addLine(QVBoxLayout *column, const std::optional<QString> &caption, QWidget *editor);
    /// A labelled editor of a value that has a way of its own to be set.
    FieldEditor *addEditor(QVBoxLayout *column, const Field &field, const QStringList &path);
    /// A labelled editor of the value at a path. A number that may not be left out stays as it is
    /// recorded when it is cleared.
    void addField(QVBoxLayout *column, const Field &field, const QStringList &path);
    /// The same with a label of the form's own; ticks stand below the other editors.
    void addField(QVBoxLayout *column, const QString &label, const Field &field,
                  const QStringList &path);

    /// The list whose lines are marked when the piece they name was changed.
    void markIn(QListWidget *pieces) { m_marked = pieces; }

    /// Sets what was changed in bold, and in words.
    void markChanged();
    /// Where the piece of a line stands in the state.
    virtual QStringList pathOf(const QListWidgetItem &item) const = 0;
    virtual QString nameOf(const QStringList &path) const;
    /// "Namur, changed"
    virtual QString changedName(const QString &name) const = 0;
    /// Shows all values anew, after `apply`.
    virtual void refill() = 0;

private:
    FieldEditor *makeEditor(QVBoxLayout *column, const Field &field, const QString &label,
                            const QStringList &path);
    void follow(FieldEditor *editor, const Field &field, const QStringList &path);

    const Position &m_position;
    const Narrator &m_narrator;
    QJsonObject m_state;
    QJsonObject m_set; ///< what was made different
    QListWidget *m_marked = nullptr;
};

} // namespace qd
