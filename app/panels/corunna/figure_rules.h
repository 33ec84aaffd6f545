// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/corunna/order_of_battle.h"
#include "app/panels/corunna/values_file.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace qd::corunna {

/// The highest figure that a counter has: well above any that is printed.
inline constexpr int kHighestFigure = 99;

/// What somebody typed as a counter's figure.
struct FigureRead {
    QJsonValue value; ///< undefined: taken out
    QString why; ///< why it is none, in a sentence; empty: it is one
};

/// Reads a figure (specification 9.4). Morale is compared with rolls of two dice read as tens and
/// units (R1, R2), so that it is such a roll: 11 to 66 without the digits 0, 7, 8 and 9. A counter
/// has at least one increment. Leaders' specials are yes or no; everything else is 0 to 99.
FigureRead readFigure(const QString &field, const QString &typed);
/// What a figure is as text in a cell, whatever a file has there.
QString figureText(const QJsonValue &value);
/// Why a value of a file is no such figure; empty: it is one, or there is none.
QString figureOdd(const QString &field, const QJsonValue &value);

/// A figure of a counter in a file that looks wrong.
struct OddFigure {
    std::size_t group = 0;
    QString piece, field; ///< ids
    QString said; ///< a sentence that names both
};

/// What looks wrong in a file: figures that are none, ranges that don't rise.
std::vector<OddFigure> oddFigures(const std::vector<OrderGroup> &groups, const ValuesFile &file);
/// Counters that a file has figures of and the order of battle does not know, by their names in the
/// file: of another scenario, misspelt, or of another game.
QStringList strangers(const std::vector<OrderGroup> &groups, const ValuesFile &file);

} // namespace qd::corunna
