// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/box_delegate.h"

namespace qd::as_per_margin {

/// Rows of boxes in a list that may be too narrow to draw them: then their numbers stand there,
/// which are the cell's text.
class FleetBoxDelegate final : public BoxDelegate {
    Q_OBJECT
public:
    enum class Manner { Drawn, Counted };

    using BoxDelegate::BoxDelegate;

    void setManner(Manner manner) { m_manner = manner; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Manner m_manner = Manner::Drawn;
};

} // namespace qd::as_per_margin
