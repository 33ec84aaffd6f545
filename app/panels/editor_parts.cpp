// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/editor_parts.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace qd {

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    return column;
}

void typeInto(QLineEdit *line, int digit)
{
    line->setFocus(Qt::ShortcutFocusReason);
    line->selectAll();
    QKeyEvent key(QEvent::KeyPress, Qt::Key_0 + digit, Qt::NoModifier, QString::number(digit));
    QCoreApplication::sendEvent(line, &key);
}

QJsonValue listOrNothing(const QJsonArray &list)
{
    return list.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(list);
}

} // namespace qd
