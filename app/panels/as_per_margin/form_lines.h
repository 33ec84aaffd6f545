// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QComboBox;
class QFormLayout;
class QWidget;

// The lines of the form of a ship.
namespace qd::as_per_margin {

/// A combo box that may be narrower than its longest line.
QComboBox *combo(const QString &name, QWidget *parent);
/// A labelled line of the form; the label's letter leads to the field.
void addLine(QFormLayout *form, const QString &label, QWidget *field);
/// A heading above the lines that follow.
void addHeading(QFormLayout *form, const QString &text);

} // namespace qd::as_per_margin
