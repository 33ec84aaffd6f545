// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/sheet_pages.h"

#include <QStringList>

class QPagedPaintDevice;
class QPainter;

namespace qd {

/// Draws a page of record sheets in black on white: what is lost is crossed out, so that a copier
/// and a reader who sees no colours lose nothing. The painter's unit is a millimetre, its origin
/// the page's corner. `page` counts from 0. Returns the texts that had no room even in the smallest
/// lettering and end in "…": none, unless a name is longer than a name should be.
QStringList paintSheetPage(QPainter &painter, const SheetBook &book, const SheetHeading &heading,
                           const SheetPages &pages, std::size_t page);

/// All pages, on paper of the device's own size; false: the device takes nothing.
bool printSheets(QPagedPaintDevice &device, const SheetBook &book, const SheetHeading &heading);

/// The sheets as a PDF file's bytes; empty: there is no sheet.
QByteArray sheetsAsPdf(const SheetBook &book, const SheetHeading &heading, const QPageSize &paper);

} // namespace qd
