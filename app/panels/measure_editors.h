// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/field_editor.h"

#include <QJsonValue>
#include <QString>

#include <optional>

class QComboBox;

namespace qd {

class Caption;
class MeasureBox;

/// A length (FieldKind::Measure): a number with a decimal comma or point, what the rules allow
/// beside it. A number outside of that can be typed: the rules then say why not, and the referee
/// may overrule them. What is typed finer than tenths counts in tenths, and that is said. Empty:
/// left out.
class MeasureEditor : public FieldEditor {
    Q_OBJECT
public:
    MeasureEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    QString allowed(const Field &field) const;
    void sayAllowed();
    FormWords m_words;
    MeasureBox *m_box;
    Caption *m_allowed;
    QJsonValue m_value; ///< what the field says
    QString m_said; ///< what the rules allow
    bool m_showing = false;
};

/// A direction (FieldKind::Heading): one of the 32 points by its name in the reader's language, or
/// degrees from 0 to below 360. Empty: left out.
class HeadingEditor : public FieldEditor {
    Q_OBJECT
public:
    HeadingEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    void fill();
    QString nameOf(int point) const;
    /// What a typed text means as the field's value; undefined: nothing (yet).
    QJsonValue meaning(const QString &text) const;
    QString textOf(const QJsonValue &value) const;
    FormWords m_words;
    QComboBox *m_box;
};

} // namespace qd
