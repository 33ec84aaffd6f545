// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/field_editor.h"

#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace qd {

class Caption;
class ChoiceRow;

/// Several of a long list of pieces: by headings (hex and brigade), those that can do nothing with
/// the act folded away with the reason, and found by typing a part of a name. The pieces can be
/// clicked on the board as well.
class RollEditor : public FieldEditor {
    Q_OBJECT
public:
    RollEditor(FormWords words, QWidget *parent);
    void show(const Field &field) override;
    /// It is typed into the line that searches.
    bool takeDigit(int digit) override;

    bool takesDigits() const override { return true; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Line {
        std::size_t choice;
        ChoiceRow *row;
        Caption *heading; ///< above it, or above an earlier one of its group
        bool idle;
    };

    void fill();
    void check();
    void filter();
    static bool fits(const Line &line, const QString &typed);
    void takeTyped();
    void toggle(std::size_t index);

    FormWords m_words;
    Field m_field;
    QLineEdit *m_search;
    QVBoxLayout *m_column;
    ChoiceRow *m_others; ///< shows those that cannot
    std::vector<Line> m_lines;
    std::vector<QWidget *> m_made;
};

} // namespace qd
