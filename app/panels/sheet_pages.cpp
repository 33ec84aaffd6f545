// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sheet_pages.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qd {
namespace {

using namespace sheet_measure;

constexpr double kMargin = 10;
constexpr double kHead = 13;
constexpr double kFoot = 5;
constexpr double kHeading = 7;
constexpr double kGap = 3; ///< between sheets
constexpr double kNarrowest = 57; ///< a sheet at scale 1
constexpr double kLegendColumn = 88;
constexpr std::array kScales{1.5, 1.2, 1.0}; ///< the first that keeps each pile on one page

int countOfPiles(const SheetBook &book)
{
    int piles = 0;
    for (std::size_t i = 0; i < book.sheets.size(); ++i)
        piles += i == 0 || book.sheets.at(i).pile != book.sheets.at(i - 1).pile ? 1 : 0;
    return piles;
}

/// Fills page after page at one scale.
class Layouter {
public:
    Layouter(const SheetBook &book, const QSizeF &paper, double scale) : m_book(book)
    {
        m_made.paper = paper;
        m_made.scale = scale;
        m_width = paper.width() - 2 * kMargin;
        m_columns = std::max(1, int(std::floor((m_width + kGap) / (kNarrowest * scale + kGap))));
        m_sheetWidth = (m_width - (m_columns - 1) * kGap) / m_columns;
        const auto lines = static_cast<int>(book.legend.size());
        const int columns = legendColumns(m_width);
        m_legend = (lines + columns - 1) / columns * kLegendLine + kGap;
        m_bottom = paper.height() - kMargin - kFoot - m_legend;
    }

    SheetPages made()
    {
        for (std::size_t i = 0; i < m_book.sheets.size();)
            i = addRow(i);
        return m_made;
    }

private:
    const RecordSheet &sheet(std::size_t at) const { return m_book.sheets.at(at); }

    bool sameGroup(std::size_t a, std::size_t b) const
    {
        return sheet(a).group == sheet(b).group && sheet(a).pile == sheet(b).pile;
    }

    /// The sheets from `first` on that stand side by side; the sheet after them.
    std::size_t addRow(std::size_t first)
    {
        const auto last = static_cast<std::size_t>(m_columns) + first;
        std::size_t end = first;
        double height = 0;
        while (end < m_book.sheets.size() && end < last && sameGroup(first, end))
            height = std::max(
                height, sheetHeight(sheet(end++), m_sheetWidth / m_made.scale) * m_made.scale);
        const bool begins = first == 0 || !sameGroup(first - 1, first);
        const bool newPile = first == 0 || sheet(first - 1).pile != sheet(first).pile;
        const double heading = begins ? kHeading : 0;
        if (newPile || m_top + heading + height > m_bottom)
            addPage();
        if (begins || m_made.pages.back().headings.empty())
            addHeading(sheet(first).group, !begins);
        for (std::size_t i = first; i < end; ++i) {
            const double x = kMargin + static_cast<double>(i - first) * (m_sheetWidth + kGap);
            m_made.pages.back().sheets.push_back({i, QRectF(x, m_top, m_sheetWidth, height)});
        }
        m_top += height + kGap;
        return end;
    }

    void addPage()
    {
        SheetPage page;
        page.head = QRectF(kMargin, kMargin, m_width, kHead - kGap);
        page.legend = QRectF(kMargin, m_bottom + kGap, m_width, m_legend - kGap);
        page.foot = QRectF(kMargin, m_bottom + m_legend, m_width, kFoot);
        m_made.pages.push_back(page);
        m_top = kMargin + kHead;
    }

    void addHeading(const QString &text, bool goesOn)
    {
        m_made.pages.back().headings.push_back(
            {text, goesOn, QRectF(kMargin, m_top, m_width, kHeading)});
        m_top += kHeading;
    }

    const SheetBook &m_book;
    SheetPages m_made;
    double m_width = 0, m_sheetWidth = 0, m_legend = 0, m_bottom = 0, m_top = 0;
    int m_columns = 1;
};

} // namespace

int boxesALine(const PrintedBoxes &row, double width)
{
    const int room =
        std::max(1, int(std::floor((width - 2 * kPad - kLabel - kLetter) / kLine + 0.2)));
    return std::min(room, row.aLine > 0 ? row.aLine : room);
}

int printedLines(const PrintedBoxes &row, double width)
{
    const int many = boxesALine(row, width);
    return std::max(1, (row.max + many - 1) / many);
}

double sheetHeight(const RecordSheet &sheet, double width)
{
    double height = 2 * kPad + kName + kWords + (sheet.notes.isEmpty() ? 0 : kWords);
    for (const PrintedBoxes &row : sheet.rows)
        height += printedLines(row, width) * kLine + (row.label.isEmpty() ? 0 : kRowGap);
    return height;
}

int legendColumns(double width)
{
    return std::max(1, int(std::floor(width / kLegendColumn)));
}

SheetPages layOutSheets(const SheetBook &book, const QSizeF &paper)
{
    const auto piles = static_cast<std::size_t>(countOfPiles(book));
    SheetPages made;
    for (const double scale : kScales) {
        made = Layouter(book, paper, scale).made();
        if (made.pages.size() <= piles)
            break;
    }
    return made;
}

QPageSize usualPaper(const QLocale &where)
{
    using L = QLocale;
    static constexpr std::array kLetter{
        L::UnitedStates, L::Canada,    L::Mexico,    L::Philippines,       L::PuertoRico,
        L::Chile,        L::Colombia,  L::Venezuela, L::Guatemala,         L::CostaRica,
        L::ElSalvador,   L::Nicaragua, L::Panama,    L::DominicanRepublic, L::Honduras,
    };
    return QPageSize(std::ranges::find(kLetter, where.territory()) != kLetter.end()
                         ? QPageSize::Letter
                         : QPageSize::A4);
}

} // namespace qd
