// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/order_of_battle.h"
#include "app/panels/corunna/values_file.h"

#include <QTreeWidget>

namespace qd::corunna {

/// How much of the counters' figures is known.
struct FigureCount {
    int known = 0, all = 0;
    QString blocked; ///< the widest gaps in words, empty: none
};

FigureCount countFigures(const std::vector<OrderGroup> &groups, const ValuesFile &file);

/// The figures that nobody typed yet: a line a figure, with what can't be counted without it, and
/// below it whose counters lack it. Enter or a click asks to go to the first of them.
class MissingList : public QTreeWidget {
    Q_OBJECT
public:
    explicit MissingList(QWidget *parent);
    void showGaps(const std::vector<OrderGroup> &groups, const ValuesFile &file);

signals:
    /// `who` as OrderPiece has it; empty: anybody's.
    void wanted(const QString &field, const QString &who);

private:
    void take(const QTreeWidgetItem *line);
};

} // namespace qd::corunna
