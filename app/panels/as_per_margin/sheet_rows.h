// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <QJsonObject>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <vector>

namespace qd {
class Narrator;
}

namespace qd::as_per_margin {

/// One printed row of boxes of a record sheet.
struct SheetBoxes {
    enum class Mark { None, Open, Spent };
    QString key; ///< "masts-top", "masts-bottom", "hull", or a battery ("port")
    int left = 0; ///< boxes not crossed
    int max = 0;
    Mark mark = Mark::None; ///< the letter of the initial broadside: open, or crossed out
    QString letter; ///< before the boxes, empty: none
    friend bool operator==(const SheetBoxes &, const SheetBoxes &) = default;
};

using SheetCell = QList<SheetBoxes>;

/// The columns of the sheets that hold boxes.
enum class SheetPart { Masts, FirstGuns, SecondGuns, Hull };

/// A ship (or a battery ashore) as her record sheet shows her.
struct SheetRow {
    QString id;
    QString name;
    std::string side, nation, controller, rate;
    int gunsRated = 0; ///< carried, as her class counts them; 0: not given
    bool shore = false;
    bool afloat = true; ///< and placed: she takes part
    bool inAction = true; ///< afloat and not struck
    QString condition; ///< symbol and word
    int standing = 0; ///< for sorting: the worse, the higher
    int left = 0, max = 0; ///< boxes of all rows
    QString now; ///< moved, fired, at the pumps … in words
    QStringList lasting; ///< what of it outlasts the turn: at the pumps, anchored, a prize …
    SheetCell masts, first, second, hull;

    const SheetCell &cell(SheetPart part) const;
};

/// Everybody of a position, in the order of the rules.
std::vector<SheetRow> sheetRows(const Position &position, const Narrator &narrator);

/// The letter printed before a battery's boxes: "P" before those of "port".
QString batteryLetter(const QString &battery);

/// What an adjust command must set so that a box is crossed, or restored if it is crossed already;
/// boxes are crossed from the left, as on paper. `box` −1: the mark's letter. Empty: nothing.
QJsonObject boxClicked(const SheetRow &row, const SheetBoxes &boxes, int box);
/// One box more crossed (`step` 1) or restored (−1) in a cell. Empty: there is none left.
QJsonObject boxStepped(const SheetRow &row, const SheetCell &cell, int step);

} // namespace qd::as_per_margin

Q_DECLARE_METATYPE(qd::as_per_margin::SheetCell)
