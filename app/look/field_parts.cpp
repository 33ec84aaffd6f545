// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/field_parts.h"

#include "app/look/control_paint.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace qd {

QRect comboPart(const QStyleOptionComboBox &box, QStyle::SubControl part, const QRect &usual)
{
    const int letters = box.fontMetrics.height();
    const int arrow = arrowWidth(letters);
    QRect rect = box.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        rect.setLeft(rect.right() - arrow);
        rect.adjust(0, 0, -letters / 8, 0);
        break;
    case QStyle::SC_ComboBoxEditField:
        rect.adjust(2 + fieldPad(letters), 2, -arrow - letters / 8, -2);
        break;
    default:
        return usual;
    }
    return QStyle::visualRect(box.direction, box.rect, rect);
}

QRect spinPart(const QStyleOptionSpinBox &box, QStyle::SubControl part)
{
    const int letters = box.fontMetrics.height();
    const int arrow = arrowWidth(letters);
    QRect rect = box.rect.adjusted(0, 1, -letters / 8, -1);
    switch (part) {
    case QStyle::SC_SpinBoxUp:
        rect.setLeft(rect.right() - arrow);
        rect.setBottom(box.rect.center().y());
        break;
    case QStyle::SC_SpinBoxDown:
        rect.setLeft(rect.right() - arrow);
        rect.setTop(box.rect.center().y() + 1);
        break;
    case QStyle::SC_SpinBoxEditField:
        rect.adjust(2 + fieldPad(letters), 1, -arrow - 1, -1);
        break;
    default:
        return box.rect;
    }
    return QStyle::visualRect(box.direction, box.rect, rect);
}

void paintCombo(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow)
{
    const Palette &look = lookOf(box);
    paintField(painter, box, box.rect);
    const bool enabled = box.state.testFlag(QStyle::State_Enabled);
    paintChevron(painter, arrow, Qt::DownArrow, enabled ? look.text : look.edge,
                 box.fontMetrics.height() / 2.0);
}

void paintSteps(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up,
                const QRect &down)
{
    const Palette &look = lookOf(box);
    const bool enabled = box.state.testFlag(QStyle::State_Enabled);
    const auto step = [&](const QRect &rect, QStyle::SubControl which,
                          QAbstractSpinBox::StepEnabledFlag may, Qt::ArrowType points) {
        const bool can = enabled && box.stepEnabled.testFlag(may);
        if (can && box.activeSubControls == which)
            painter.fillRect(QRectF(rect).adjusted(1, 1.5, -1.5, -1.5), look.chosenRow);
        paintChevron(painter, rect, points, can ? look.text : look.edge,
                     std::min(rect.height() * 0.8, box.fontMetrics.height() * 0.45));
    };
    step(up, QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Qt::UpArrow);
    step(down, QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Qt::DownArrow);
}

} // namespace qd
