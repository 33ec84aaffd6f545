// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/field_editor.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QMenu;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace qd {

class Caption;
class ChoiceRow;

/// One of a few: a row each, refused ones with their reason.
class RadioEditor : public FieldEditor {
    Q_OBJECT
public:
    RadioEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;
    bool takeDigit(int digit) override;

    bool takesDigits() const override { return true; }

    void setNumbered(bool numbered) override;

private:
    void choose(std::size_t index);
    bool m_numbered = false;
    FormWords m_words;
    Field m_field;
    QVBoxLayout *m_column;
    std::vector<ChoiceRow *> m_rows;
};

/// One of many.
class ComboEditor : public FieldEditor {
    Q_OBJECT
public:
    ComboEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;
    /// It is typed into the list.
    bool takeDigit(int digit) override;
    bool takesDigits() const override;

private:
    void letType();
    void takeTyped();
    void takeNumber(const QString &typed);
    static Choice choiceOf(const Field &field);
    FormWords m_words;
    Field m_field;
    QComboBox *m_box;
};

/// Several, each with its digit.
class CheckEditor : public FieldEditor {
    Q_OBJECT
public:
    CheckEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;
    bool takeDigit(int digit) override;

    bool takesDigits() const override { return true; }

    void setNumbered(bool numbered) override;

private:
    void number();
    void toggle(std::size_t index);
    bool m_numbered = false;
    FormWords m_words;
    Field m_field;
    QVBoxLayout *m_column;
    std::vector<ChoiceRow *> m_rows;
};

/// Several, in the cell of a row: a button with a menu to tick.
class MenuEditor : public FieldEditor {
    Q_OBJECT
public:
    MenuEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// As much of the names as there is room for; the tool tip has them all.
    void elide();
    void toggle(std::size_t index);
    FormWords m_words;
    Field m_field;
    QString m_names;
    QToolButton *m_button;
    QMenu *m_menu;
};

/// Several with repeats (cards of a title): a number each.
class CountEditor : public FieldEditor {
    Q_OBJECT
public:
    CountEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    void tell();
    FormWords m_words;
    Field m_field;
    QVBoxLayout *m_column;
    std::vector<QSpinBox *> m_counts;
    bool m_showing = false;
};

/// Yes or no. Where the rules read it from the table the tick shows what holds; where it was told,
/// a line says so, and whether the table has it otherwise. Told what the table says, it is told no
/// more.
class FlagEditor : public FieldEditor {
    Q_OBJECT
public:
    FlagEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    FormWords m_words;
    Field m_field;
    QCheckBox *m_box;
    Caption *m_says;
};

/// The one thing that can be chosen: a tick (Lost! answers a move).
class TickEditor : public FieldEditor {
    Q_OBJECT
public:
    TickEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;

private:
    FormWords m_words;
    Field m_field;
    QCheckBox *m_box;
};

class NumberEditor : public FieldEditor {
    Q_OBJECT
public:
    NumberEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;
    /// It is typed into the box.
    bool takeDigit(int digit) override;

    bool takesDigits() const override { return true; }

private:
    FormWords m_words;
    QSpinBox *m_number;
    bool m_showing = false;
};

} // namespace qd
