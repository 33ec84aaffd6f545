// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/offers.h"

#include <QJsonValue>
#include <QWidget>

#include <map>
#include <string>

namespace qd {

class Narrator;

/// Whose words the editors of a form use.
struct FormWords {
    const Narrator *narrator = nullptr;
    std::string command; ///< the command's name, for field labels
    /// Pieces by their JSON text: the heading that they stand under in a long list, and why they
    /// can do nothing with the act as it stands.
    std::map<std::string, QString> groups{};
    std::map<std::string, QString> idle{};

    bool isIdle(const Choice &choice) const
    {
        return choice.refused || idle.contains(choice.value);
    }

    QString label(const Field &field) const;
    QString choice(const Choice &choice) const;
    /// What the rules say against it, or how it is marked ("combat", "red border"); empty: nothing.
    QString remark(const Choice &choice) const;
};

/// Edits one field of a form. It shows what the field says and tells what was chosen; the field
/// itself changes only when the rules answer with a new form.
class FieldEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// Shows a field of the same shape (same kind and choices).
    virtual void show(const Field &field) = 0;
    /// A digit chooses or toggles the n-th choice (1 …). False: no such choice.
    virtual bool takeDigit(int digit);

    /// Whether digits can go to it.
    virtual bool takesDigits() const { return false; }

    /// Digits go to this field and to no other one of the form: its lines show their numbers.
    virtual void setNumbered(bool /*numbered*/) { }

    using QWidget::show;

signals:
    /// `value` undefined: the key is taken away.
    void edited(const QJsonValue &value);
};

/// How much room an editor has: a field of its own, or a cell of a row.
enum class EditorRoom { Field, Cell };

/// The editor for a field, named "field-<key>".
FieldEditor *makeFieldEditor(const Field &field, const FormWords &words, EditorRoom room,
                             QWidget *parent);

/// True when an editor made for `a` can show `b`.
bool sameShape(const Field &a, const Field &b);

} // namespace qd
