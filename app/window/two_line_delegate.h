// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace qd {

/// Rows of a list with a picture, a title and a muted second line. The chosen row has a bar in the
/// accent at its left edge and a bold title; the second line wraps.
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// The role of the second line's text.
    static constexpr int kSecondLine = Qt::UserRole + 20;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Parts {
        QRect row, icon, title, second;
    };

    static Parts partsOf(const QStyleOptionViewItem &option, const QModelIndex &index);
};

} // namespace qd
