// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sheet_painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace qd {
namespace {

using namespace sheet_measure;

constexpr double kFine = 20; ///< steps of lettering in a millimetre
constexpr double kSmallest = 1.7; ///< millimetres: lettering that can still be read
constexpr double kDpmm = 600 / 25.4; ///< of the PDF
constexpr double kThin = 0.18, kLineWidth = 0.3, kBold = 0.5; ///< strokes in millimetres

/// The words' context.
class PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)
};

enum class Weight { Plain, Bold };

class PagePainter {
public:
    PagePainter(QPainter &painter, double scale) : m_painter(painter), m_scale(scale) { }

    /// A text in its rectangle: smaller where it has no room.
    void say(const QRectF &rect, const QString &text, double height, Qt::Alignment where,
             Weight weight = Weight::Plain)
    {
        if (text.isEmpty())
            return;
        const QSizeF room = rect.size() * kFine;
        QFont font = QGuiApplication::font();
        font.setBold(weight == Weight::Bold);
        font.setHintingPreference(QFont::PreferNoHinting);
        double size = height;
        const auto wide = [&] {
            font.setPixelSize(static_cast<int>(size * kFine));
            return QFontMetricsF(font).horizontalAdvance(text);
        };
        while (wide() > room.width() && size > kSmallest)
            size = std::max(kSmallest, size * 0.95);
        QString shown = text;
        if (wide() > room.width()) {
            shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width());
            m_unfit << text;
        }
        m_painter.save();
        m_painter.setPen(Qt::black);
        m_painter.setFont(font);
        m_painter.translate(rect.topLeft());
        m_painter.scale(1 / kFine, 1 / kFine);
        m_painter.drawText(QRectF(QPointF(), room),
                           int(where | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine,
                           shown);
        m_painter.restore();
    }

    double widthOf(const QString &text, double height, Weight weight = Weight::Plain) const
    {
        QFont font = QGuiApplication::font();
        font.setBold(weight == Weight::Bold);
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setPixelSize(static_cast<int>(height * kFine));
        return QFontMetricsF(font).horizontalAdvance(text) / kFine;
    }

    void stroke(double width)
    {
        m_painter.setPen(QPen(Qt::black, width, Qt::SolidLine, Qt::FlatCap));
    }

    void line(const QPointF &from, const QPointF &to, double width)
    {
        stroke(width);
        m_painter.drawLine(from, to);
    }

    void box(const QRectF &rect, bool crossed)
    {
        stroke(kLineWidth);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(rect);
        if (!crossed)
            return;
        // Over the edge, as a pencil does it.
        const double over = rect.width() * 0.08;
        const QRectF cross = rect.adjusted(-over, -over, over, over);
        line(cross.topLeft(), cross.bottomRight(), kBold);
        line(cross.bottomLeft(), cross.topRight(), kBold);
    }

    /// A letter before boxes; the mark of a battery stands in a ring that is struck out later.
    void letter(const QRectF &rect, const QString &letter, PrintedBoxes::Mark mark)
    {
        using Mark = PrintedBoxes::Mark;
        const bool open = mark == Mark::Open;
        const double side = rect.height();
        const double size = side * (mark == Mark::None ? 0.75 : 0.66);
        const Weight weight = open ? Weight::Bold : Weight::Plain;
        say(rect, letter, size, Qt::AlignHCenter, weight);
        if (mark == Mark::None)
            return;
        const double width =
            std::min(rect.width(), std::max(side, widthOf(letter, size, weight) + side * 0.3));
        const QRectF ring(rect.center() - QPointF(width / 2, side / 2), QSizeF(width, side));
        stroke(open ? kLineWidth : kThin);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(ring, side / 2, side / 2);
        if (mark == Mark::Spent)
            line(ring.bottomLeft(), ring.topRight(), kLineWidth);
    }

    void sheet(const RecordSheet &sheet, const QRectF &frame)
    {
        m_painter.setBrush(Qt::NoBrush);
        stroke(kLineWidth);
        m_painter.drawRect(frame);
        const double s = m_scale;
        const double pad = kPad * s;
        const double width = frame.width() - 2 * pad;
        QPointF at = frame.topLeft() + QPointF(pad, pad);
        say({at, QSizeF(width, kName * s)}, sheet.name, 3.6 * s, Qt::AlignLeft, Weight::Bold);
        at.ry() += kName * s;
        saySides({at, QSizeF(width, kWords * s)}, sheet.kind, sheet.condition, 2.6 * s);
        at.ry() += kWords * s;
        if (!sheet.notes.isEmpty()) {
            say({at, QSizeF(width, kWords * s)}, sheet.notes.join(QStringLiteral(" · ")), 2.6 * s,
                Qt::AlignLeft);
            at.ry() += kWords * s;
        }
        for (const PrintedBoxes &row : sheet.rows)
            at.ry() += rowOfBoxes(row, at, frame.width());
        if (sheet.lost)
            line(frame.bottomLeft(), frame.topRight(), kBold);
    }

    /// One text to the left, one to the right, of one size that has room for both.
    void saySides(const QRectF &rect, const QString &left, const QString &right, double height)
    {
        const double gap = 2 * m_scale;
        const double wants = widthOf(left, height);
        const double other = widthOf(right, height);
        const double room = rect.width() - gap;
        const double share = wants + other > room ? room / (wants + other) : 1;
        const double size = std::max(kSmallest, height * share);
        const double part = wants + other > room ? wants * share : wants;
        say({rect.topLeft(), QSizeF(part + 0.2, rect.height())}, left, size, Qt::AlignLeft);
        say({rect.left() + part + gap - 0.2, rect.top(), room - part + 0.2, rect.height()}, right,
            size, Qt::AlignRight);
    }

    /// The height that it took.
    double rowOfBoxes(const PrintedBoxes &row, QPointF at, double width)
    {
        const double s = m_scale;
        const double gap = row.label.isEmpty() ? 0 : kRowGap * s;
        at.ry() += gap;
        const double side = kBox * s;
        say({at, QSizeF((kLabel - 1) * s, side)}, row.label, 2.6 * s, Qt::AlignLeft);
        if (!row.letter.isEmpty())
            letter({at.x() + kLabel * s, at.y(), (kLetter - 0.8) * s, side}, row.letter, row.mark);
        const int many = boxesALine(row, width / s);
        for (int i = 0; i < row.max; ++i)
            box({at.x() + (kLabel + kLetter + i % many * kLine) * s, at.y() + i / many * kLine * s,
                 side, side},
                i < row.max - row.left);
        return printedLines(row, width / s) * kLine * s + gap;
    }

    void legend(const std::vector<LegendLine> &lines, const QRectF &frame)
    {
        using Sample = LegendLine::Sample;
        const int columns = legendColumns(frame.width());
        const int rows = (static_cast<int>(lines.size()) + columns - 1) / columns;
        const double column = frame.width() / columns;
        constexpr double kSide = 2.9, kWide = 4.2; // a box; a mark
        for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
            const LegendLine &each = lines.at(static_cast<std::size_t>(i));
            const QPointF at = frame.topLeft()
                + QPointF(i / rows * column, i % rows * kLegendLine + (kLegendLine - kSide) / 2);
            const QRectF sample(at, QSizeF(kSide, kSide));
            const QRectF wide(at, QSizeF(kWide, kSide));
            if (each.sample == Sample::CrossedBox)
                box(sample.translated((kWide - kSide) / 2, 0), true);
            else if (each.sample != Sample::None)
                letter(wide, each.letter,
                       each.sample == Sample::OpenLetter ? PrintedBoxes::Mark::Open
                                                         : PrintedBoxes::Mark::Spent);
            const double indent = each.sample == Sample::None ? 0 : kWide + 1.2;
            say({at.x() + indent, at.y(), column - indent - 2, kSide}, each.text, 2.4,
                Qt::AlignLeft);
        }
    }

    void head(const SheetHeading &heading, const QRectF &frame)
    {
        const double half = frame.height() / 2;
        const QRectF upper(frame.topLeft(), QSizeF(frame.width(), half));
        say(upper.adjusted(0, 0, -frame.width() / 4, 0), heading.table, 4.4, Qt::AlignLeft,
            Weight::Bold);
        say(upper.adjusted(frame.width() * 3 / 4 + 2, 0, 0, 0), heading.title, 3.2, Qt::AlignRight);
        saySides(upper.translated(0, half), heading.moment, heading.entry, 2.9);
        line(frame.bottomLeft(), frame.bottomRight(), kThin);
    }

    QPainter &painter() { return m_painter; }

    const QStringList &unfit() const { return m_unfit; }

private:
    QPainter &m_painter;
    double m_scale;
    QStringList m_unfit;
};

} // namespace

QStringList paintSheetPage(QPainter &painter, const SheetBook &book, const SheetHeading &heading,
                           const SheetPages &pages, std::size_t page)
{
    const SheetPage &shown = pages.pages.at(page);
    PagePainter on(painter, pages.scale);
    painter.setRenderHint(QPainter::Antialiasing);
    on.head(heading, shown.head);
    for (const PlacedHeading &each : shown.headings) {
        const QString text = each.goesOn
            ? PaperWords::tr("%1, continued", "a fleet whose sheets began on the page before")
                  .arg(each.text)
            : each.text;
        on.say(each.frame.adjusted(0, 0, 0, -1.5), text, 3.4, Qt::AlignLeft, Weight::Bold);
    }
    for (const PlacedSheet &each : shown.sheets)
        on.sheet(book.sheets.at(each.sheet), each.frame);
    on.legend(book.legend, shown.legend);
    const QLocale locale;
    on.say(shown.foot,
           PaperWords::tr("page %1 of %2", "of a print")
               .arg(locale.toString(static_cast<int>(page) + 1),
                    locale.toString(static_cast<int>(pages.pages.size()))),
           2.6, Qt::AlignRight);
    return on.unfit();
}

bool printSheets(QPagedPaintDevice &device, const SheetBook &book, const SheetHeading &heading)
{
    const QPageLayout layout = device.pageLayout();
    const QRectF whole = layout.fullRect(QPageLayout::Millimeter);
    const SheetPages pages = layOutSheets(book, whole.size());
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QRectF printable = layout.paintRect(QPageLayout::Millimeter);
    const double scale = device.width() / printable.width();
    for (std::size_t page = 0; page < pages.pages.size(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        painter.save();
        painter.scale(scale, scale);
        painter.translate(-printable.topLeft());
        paintSheetPage(painter, book, heading, pages, page);
        painter.restore();
    }
    return painter.end();
}

QByteArray sheetsAsPdf(const SheetBook &book, const SheetHeading &heading, const QPageSize &paper)
{
    if (book.sheets.empty())
        return {};
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&bytes);
        writer.setTitle(heading.table.isEmpty()
                            ? heading.title
                            : heading.title + QStringLiteral(" – ") + heading.table);
        writer.setCreator(QStringLiteral("Quarterdeck"));
        writer.setResolution(static_cast<int>(kDpmm * 25.4));
        writer.setPageLayout(QPageLayout(paper, QPageLayout::Portrait, QMarginsF()));
        if (!printSheets(writer, book, heading))
            return {};
    }
    return bytes.data();
}

} // namespace qd
