// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/command_palette.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace qd {

/// The lines that answer to what was typed, best first.
class PaletteModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { DetailRole = Qt::UserRole + 1, KeyRole, NowRole };

    using QAbstractListModel::QAbstractListModel;

    void setLines(QList<PaletteLine> lines, CommandPalette::QueryLine queryLine);
    void find(const QString &query);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    /// The first row that may be done, else the first.
    int usualRow() const;

    const PaletteLine &line(int row) const { return m_shown.at(row); }

private:
    struct Folded {
        QString name, beside;
    };

    QList<PaletteLine> m_lines;
    QList<Folded> m_folded; ///< beside m_lines
    CommandPalette::QueryLine m_queryLine;
    QList<PaletteLine> m_shown;
};

/// A line: its name, where it stands or why not, its key in a cap at the right edge.
class PaletteDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace qd
