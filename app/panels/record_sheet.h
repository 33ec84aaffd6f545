// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace qd {

/// A row of boxes on paper: what a battle leaves of a piece. Crossed from the left.
struct PrintedBoxes {
    enum class Mark { None, Open, Spent };
    QString label; ///< "Masts"; empty: the row goes on with what stands above
    QString letter; ///< before the boxes ("P"), empty: none
    Mark mark = Mark::None; ///< the letter is a mark of its own: open, or struck out
    int left = 0; ///< boxes not crossed
    int max = 0;
    int aLine = 0; ///< boxes on a printed line, 0: as many as there is room for
    friend bool operator==(const PrintedBoxes &, const PrintedBoxes &) = default;
};

/// What one piece's record sheet says, in the reader's language.
struct RecordSheet {
    QString pile; ///< sheets of different piles share no page: each player gets his own
    QString group; ///< the heading that it stands under
    QString name;
    QString kind; ///< "3rd rate, 74 guns"
    QString condition;
    QStringList notes; ///< "anchored" …
    std::vector<PrintedBoxes> rows;
    bool lost = false; ///< out of the game: the whole sheet is struck out
    friend bool operator==(const RecordSheet &, const RecordSheet &) = default;
};

/// A line that explains what is printed.
struct LegendLine {
    enum class Sample { None, CrossedBox, OpenLetter, SpentLetter };
    Sample sample = Sample::None;
    QString letter; ///< of the sample
    QString text;
};

/// The record sheets of a table at one moment.
struct SheetBook {
    std::vector<RecordSheet> sheets; ///< piles and groups one after the other
    std::vector<LegendLine> legend; ///< at the foot of every page
};

/// What heads every page.
struct SheetHeading {
    QString table;
    QString title; ///< "Record sheets"
    QString moment; ///< turn and phase
    QString entry; ///< the journal's entry and its date
};

} // namespace qd
