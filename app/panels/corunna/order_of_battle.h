// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace qd {
class Narrator;
}

namespace qd::corunna {

/// A counter and the figures that it has (specification 9.4).
struct OrderPiece {
    QString part; ///< "units" or "leaders"
    QString id, name;
    QString printed; ///< its name as the counter has it
    QStringList fields; ///< in the order of the counter
    QString who; ///< whose counter, of what kind, as shown: "French: infantry"
};

/// A brigade, the troops of one kind of a division that are in none, the leaders of a side.
struct OrderGroup {
    QString side, division; ///< as shown
    QString name; ///< as shown
    std::vector<OrderPiece> pieces;

    /// The fields that any of them has, in the order of the counters.
    QStringList fields() const;
};

/// The order of battle of a table, by side, division and brigade; the leaders of a side come first.
/// Which figures a counter has is what the rules find missing at a table where none is known.
std::vector<OrderGroup> orderOfBattle(const Position &blank, const Narrator &narrator);

/// Every figure that a counter can have, in the order of the counters.
QStringList figures();
/// A field's name in the present language: "Mêlée".
QString figureName(const QString &field);
/// What can't be counted without it, in a few words; empty for a field that blocks nothing.
QString figureBlocks(const QString &field);
/// True where the figure is yes or no.
bool isYesNo(const QString &field);

} // namespace qd::corunna
