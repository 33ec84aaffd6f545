// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonValue>

class QLineEdit;
class QVBoxLayout;
class QWidget;

namespace qd {

// What the editors of a form's fields have in common.

/// The column of an editor, without margins.
QVBoxLayout *columnOf(QWidget *widget);
/// A digit that was pressed elsewhere is typed into that line, in place of what stood there; the
/// keyboard goes with it.
void typeInto(QLineEdit *line, int digit);
/// A list that says nothing takes its key away: undefined.
QJsonValue listOrNothing(const QJsonArray &list);

} // namespace qd
