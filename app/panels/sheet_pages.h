// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/record_sheet.h"

#include <QLocale>
#include <QPageSize>
#include <QRectF>

#include <vector>

namespace qd {

/// A sheet's place on a page. Millimetres from the page's upper left corner, as all of this file.
struct PlacedSheet {
    std::size_t sheet = 0; ///< of the book
    QRectF frame;
};

/// A group's heading and its place.
struct PlacedHeading {
    QString text;
    bool goesOn = false; ///< the group began on an earlier page
    QRectF frame;
};

/// What stands on one printed page.
struct SheetPage {
    std::vector<PlacedHeading> headings;
    std::vector<PlacedSheet> sheets;
    QRectF head; ///< the page's heading
    QRectF legend;
    QRectF foot; ///< the page's number
};

/// A book laid out on paper of one size.
struct SheetPages {
    QSizeF paper;
    double scale = 1; ///< of the sheets: few of them are drawn larger
    std::vector<SheetPage> pages;
};

/// Sizes within a sheet, at scale 1.
namespace sheet_measure {
inline constexpr double kPad = 1.8;
inline constexpr double kName = 5.0;
inline constexpr double kWords = 4.0; ///< kind and condition; the notes
inline constexpr double kLine = 4.5; ///< a line of boxes
inline constexpr double kRowGap = 0.6; ///< above the first row of a kind
inline constexpr double kBox = 3.9;
inline constexpr double kLabel = 17.5;
inline constexpr double kLetter = 6.0;
inline constexpr double kLegendLine = 3.9; ///< whatever the scale
} // namespace sheet_measure

/// How many boxes of a row one printed line takes in a sheet of this width (at scale 1).
int boxesALine(const PrintedBoxes &row, double width);
/// The printed lines that a row takes there.
int printedLines(const PrintedBoxes &row, double width);
/// How high a sheet of this width is (at scale 1).
double sheetHeight(const RecordSheet &sheet, double width);
/// Into how many columns the legend is set.
int legendColumns(double width);

/// Which sheets stand on which page, and where: group after group under its heading, each pile on
/// pages of its own, in rows; larger where every pile has room on one page. `paper` is the whole
/// page in millimetres. An empty book: no page.
SheetPages layOutSheets(const SheetBook &book, const QSizeF &paper);

/// The paper that printers hold in that part of the world: Letter or A4.
QPageSize usualPaper(const QLocale &where);

} // namespace qd
