// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_box_delegate.h"

namespace qd::as_per_margin {

void FleetBoxDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    if (m_manner == Manner::Drawn)
        BoxDelegate::paint(painter, option, index);
    else
        QStyledItemDelegate::paint(painter, option, index);
}

QSize FleetBoxDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (m_manner == Manner::Drawn)
        return BoxDelegate::sizeHint(option, index);
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.rwidth() += option.fontMetrics.averageCharWidth();
    size.rheight() += option.fontMetrics.height() / 3;
    return size;
}

} // namespace qd::as_per_margin
