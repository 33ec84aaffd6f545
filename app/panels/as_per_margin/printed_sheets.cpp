// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/printed_sheets.h"

#include "app/narration/narrator.h"
#include "app/panels/as_per_margin/fleet_row.h"
#include "app/panels/as_per_margin/sheet_rows.h"
#include "rules/module/game_module.h"

#include <QCoreApplication>

#include <algorithm>

namespace qd::as_per_margin {
namespace {

/// The words' context.
class PrintedWords {
    Q_DECLARE_TR_FUNCTIONS(PrintedWords)
};

PrintedBoxes::Mark printed(SheetBoxes::Mark mark)
{
    switch (mark) {
    case SheetBoxes::Mark::Open:
        return PrintedBoxes::Mark::Open;
    case SheetBoxes::Mark::Spent:
        return PrintedBoxes::Mark::Spent;
    case SheetBoxes::Mark::None:
        break;
    }
    return PrintedBoxes::Mark::None;
}

/// The label stands before the first row of a kind only.
void addRows(RecordSheet &sheet, const SheetCell &cell, QString &label)
{
    for (const SheetBoxes &boxes : cell) {
        PrintedBoxes row{label, boxes.letter, printed(boxes.mark), boxes.left, boxes.max, 0};
        if (boxes.key == QLatin1String("hull"))
            row.aLine = (boxes.max + 1) / 2;
        sheet.rows.push_back(row);
        label.clear();
    }
}

RecordSheet sheetOf(const SheetRow &row, const Narrator &narrator)
{
    RecordSheet sheet;
    sheet.pile = fromUtf8(row.side);
    sheet.group = fleetName(row.side, row.nation, narrator);
    sheet.name = row.name;
    const QString rate = narrator.term(row.rate);
    sheet.kind = row.gunsRated > 0
        ? PrintedWords::tr("%1, %n guns", "a ship’s rate and her guns", row.gunsRated).arg(rate)
        : rate;
    sheet.condition = row.condition;
    if (row.afloat)
        sheet.notes = row.lasting;
    sheet.lost = !row.afloat;
    QString label = PrintedWords::tr("Masts", "rows of boxes");
    addRows(sheet, row.masts, label);
    label = PrintedWords::tr("Guns", "rows of boxes");
    addRows(sheet, row.first, label);
    addRows(sheet, row.second, label);
    label = PrintedWords::tr("Hull", "rows of boxes");
    addRows(sheet, row.hull, label);
    return sheet;
}

std::vector<LegendLine> legend()
{
    using Sample = LegendLine::Sample;
    const QString port = batteryLetter(QStringLiteral("port"));
    return {
        {Sample::CrossedBox, {}, PrintedWords::tr("a box crossed: a hit")},
        {Sample::OpenLetter, port, PrintedWords::tr("the initial broadside is still to come")},
        {Sample::SpentLetter, port, PrintedWords::tr("the initial broadside has been fired")},
        {Sample::None,
         {},
         PrintedWords::tr("Upper masts all crossed: damaged; all masts: dismasted")},
        {Sample::None,
         {},
         PrintedWords::tr("Upper line of the hull crossed: crew at the pumps; all of it: sunk")},
        {Sample::None, {}, PrintedWords::tr("All gun boxes crossed: she strikes her colours")},
    };
}

} // namespace

SheetBook printedSheets(const Position &position, const Narrator &narrator)
{
    std::vector<SheetRow> rows = sheetRows(position, narrator);
    std::ranges::stable_sort(rows, [](const SheetRow &a, const SheetRow &b) {
        if (a.nation != b.nation)
            return a.nation < b.nation;
        if (a.shore != b.shore)
            return b.shore;
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    SheetBook book;
    // The sides stand in the order of the rules.
    for (const std::string &side : position.module().info().sides)
        for (const SheetRow &row : rows)
            if (row.side == side)
                book.sheets.push_back(sheetOf(row, narrator));
    book.legend = legend();
    return book;
}

} // namespace qd::as_per_margin
