// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/as_per_margin/sheet_rows.h"

#include <QStyledItemDelegate>

#include <optional>

namespace qd::as_per_margin {

/// Draws rows of boxes as the printed sheet has them: an empty square for a box that is left, one
/// with a cross for a lost one; the letter of an initial broadside stands until it is struck
/// through.
class BoxDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Holds a SheetCell; nothing: the cell is words.
    static constexpr int kBoxesRole = Qt::UserRole + 1;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    struct Hit {
        SheetBoxes boxes;
        int box = 0; ///< −1: the letter
    };

    /// The box under a point of a cell's rectangle; nullopt: none.
    static std::optional<Hit> boxAt(const QRect &cell, const QFont &font, const SheetCell &boxes,
                                    const QPoint &point);
};

} // namespace qd::as_per_margin
