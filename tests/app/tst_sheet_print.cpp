// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/game_panels.h"
#include "app/panels/sheet_painter.h"
#include "app/window/table_files.h"
#include "tests/support/sea_bench.h"
#include "tests/support/window_bench.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

#include <sys/stat.h>

using namespace qd;
using namespace qd::test;

namespace {

constexpr double kDots = 8; ///< a millimetre

QSizeF millimetres(const QPageSize &paper)
{
    return paper.size(QPageSize::Millimeter);
}

QSizeF a4()
{
    return millimetres(QPageSize(QPageSize::A4));
}

QSizeF letter()
{
    return millimetres(QPageSize(QPageSize::Letter));
}

/// So many ships of one fleet, of the first rate.
SheetBook fleetOf(int ships)
{
    SheetBook book;
    for (int i = 0; i < ships; ++i) {
        RecordSheet sheet;
        sheet.pile = sheet.group = QStringLiteral("English");
        sheet.name = QStringLiteral("Ship %1").arg(i);
        sheet.rows = {
            {QStringLiteral("Masts"), {}, PrintedBoxes::Mark::None, 6, 6, 0},
            {{}, {}, PrintedBoxes::Mark::None, 6, 6, 0},
            {QStringLiteral("Guns"), QStringLiteral("P"), PrintedBoxes::Mark::Open, 6, 6, 0},
            {{}, QStringLiteral("S"), PrintedBoxes::Mark::Open, 6, 6, 0},
            {QStringLiteral("Hull"), {}, PrintedBoxes::Mark::None, 12, 12, 6}};
        book.sheets.push_back(sheet);
    }
    book.legend.assign(6, LegendLine{});
    return book;
}

QImage drawn(const SheetBook &book, std::size_t page = 0)
{
    const SheetPages pages = layOutSheets(book, a4());
    QImage image((a4() * kDots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kDots, kDots);
    paintSheetPage(painter, book, {}, pages, page);
    return image;
}

/// How much ink there is in a part of the page.
int inkIn(const QImage &image, const QRectF &part)
{
    int dark = 0;
    const QRect dots = QRectF(part.topLeft() * kDots, part.size() * kDots).toRect();
    for (int y = dots.top(); y <= dots.bottom(); ++y)
        for (int x = dots.left(); x <= dots.right(); ++x)
            dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    return dark;
}

std::unique_ptr<Narrator> narratorOf(const Position &position)
{
    auto narrator = makeNarrator(position.module(), position);
    narrator->know(position.picture());
    return narrator;
}

SheetBook bookOf(const Position &position)
{
    return makeSheetBook(position, *narratorOf(position)).value_or(SheetBook());
}

const RecordSheet *sheetOf(const SheetBook &book, const char *name)
{
    for (const RecordSheet &sheet : book.sheets)
        if (sheet.name == QLatin1String(name))
            return &sheet;
    return nullptr;
}

/// The numbers of a page's /MediaBox, and how many pages there are.
QSizeF mediaBox(const QByteArray &pdf)
{
    static const QRegularExpression kBox(
        QStringLiteral("/MediaBox\\s*\\[\\s*0\\s+0\\s+([0-9.]+)\\s+([0-9.]+)"));
    const auto found = kBox.match(QString::fromLatin1(pdf));
    return {found.captured(1).toDouble(), found.captured(2).toDouble()};
}

qsizetype pdfPages(const QByteArray &pdf)
{
    static const QRegularExpression kPage(QStringLiteral("/Type\\s*/Page\\b"));
    return QString::fromLatin1(pdf).count(kPage);
}

/// The window on a fleet.
class SheetBench : public WindowBench {
public:
    explicit SheetBench(const char *game = "as-per-margin", const char *scenario = "two-a-side")
    {
        TableSpec spec;
        spec.game = game;
        spec.scenario = scenario;
        TablePeople people;
        people.title = QStringLiteral("Club night");
        const QString file = folder.filePath(QStringLiteral("fleet.qdj"));
        if (auto made = TableSession::create(file, spec, people))
            made->reset();
        window->openFile(file);
        QCoreApplication::processEvents();
    }

    void answer(const QString &file, QPageSize::PageSizeId paper)
    {
        window->dialogs()->fileForSheets = [this, file, paper](const QString &suggestion,
                                                               const QPageSize &usual) {
            suggested = suggestion;
            offered = usual.id();
            return std::optional(DialogDesk::PaperFile{file, QPageSize(paper)});
        };
    }

    QString suggested;
    QPageSize::PageSizeId offered = QPageSize::Custom;
};

/// For the eye: QD_SHOTS names a folder that takes the pages as they come out.
void keep(const QByteArray &pdf, const QString &name)
{
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        writeWhole(folder + QLatin1Char('/') + name + QStringLiteral(".pdf"), pdf);
}

/// What a long day leaves of Nelson's fleet and of Villeneuve's.
constexpr const char *kLongDay = R"({"turn":9,"phase":"english-fire","ships":{
"victory":{"masts":5,"hull":7,"guns":{"port":2,"starboard":5},"fresh":{"port":false,"starboard":false}},
"royal-sovereign":{"masts":0,"hull":4,"guns":{"port":1},"fresh":{"port":false}},
"bucentaure":{"struck":true,"masts":0,"hull":3,"guns":{"port":0,"starboard":0}},
"achille-french":{"fate":"exploded","hull":2},
"santisima-trinidad":{"struck":true,"masts":1,"guns":{"port":0,"starboard":0}}}})";

QByteArray bytesOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

} // namespace

/// Record sheets on paper: which sheet on which page, what is drawn, and the file.
class TestSheetPrint : public QObject {
    Q_OBJECT
private slots:
    void pages_data();
    void pages();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void fewAreLarger();
    void eachSideHasItsPile();
    void groupsGoOn();
    void paperOfTheCountry_data();
    void paperOfTheCountry();
    void boxesOfTheTypes_data();
    void boxesOfTheTypes();
    void damageIsCounted();
    void longRowsGoOnBelow();
    void crossedBoxIsDrawnCrossed();
    void spentLetterIsStruckOut();
    void lostSheetIsStruckOut();
    void blackOnWhite();
    void textsHaveRoom_data();
    void textsHaveRoom();
    void pdf_data();
    void pdf();
    void savedFromTheWindow();
    void failureLeavesNoHalfFile();
    void previewPrintsAllPages();
    void pastEntryAsItWas();
    void emptyTableIsSaid();
    void gamesWithoutSheets();
};

void TestSheetPrint::pages_data()
{
    QTest::addColumn<int>("ships");
    QTest::addColumn<bool>("isA4");
    QTest::addColumn<int>("expected");
    // Three in a row, five rows a page: 2 × 1.8 + 5 + 4 + 6 lines of 4.5 + 3 × 0.6 = 41.4 mm high,
    // 3 mm apart: five rows with their heading are 226 mm. A4 leaves 297 − 20 − 13 − 5 − 3 lines of
    // 3.9 − 3 = 244.3 mm, Letter 226.7 mm.
    QTest::newRow("1, A4") << 1 << true << 1;
    QTest::newRow("1, Letter") << 1 << false << 1;
    QTest::newRow("6, A4") << 6 << true << 1;
    QTest::newRow("6, Letter") << 6 << false << 1;
    QTest::newRow("15, A4") << 15 << true << 1;
    QTest::newRow("16, A4") << 16 << true << 2;
    QTest::newRow("60, A4") << 60 << true << 4;
    QTest::newRow("60, Letter") << 60 << false << 4;
}

void TestSheetPrint::pages()
{
    QFETCH(int, ships);
    QFETCH(bool, isA4);
    QFETCH(int, expected);
    const SheetPages pages = layOutSheets(fleetOf(ships), isA4 ? a4() : letter());
    QCOMPARE(static_cast<int>(pages.pages.size()), expected);
    std::size_t next = 0;
    for (const SheetPage &page : pages.pages)
        for (const PlacedSheet &sheet : page.sheets)
            QCOMPARE(sheet.sheet, next++); // each once, in their order
    QCOMPARE(next, static_cast<std::size_t>(ships));
}

void TestSheetPrint::nothingOverlaps_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::newRow("A4") << a4();
    QTest::newRow("Letter") << letter();
    QTest::newRow("A4, broad side up") << a4().transposed();
    QTest::newRow("A5") << millimetres(QPageSize(QPageSize::A5));
}

void TestSheetPrint::nothingOverlaps()
{
    QFETCH(QSizeF, paper);
    const auto position = seaPosition("trafalgar-1805");
    QVERIFY(position);
    const QRectF whole(QPointF(), paper);
    const SheetPages made = layOutSheets(bookOf(*position), paper);
    for (const SheetPage &page : made.pages) {
        QList<QRectF> frames{page.head, page.legend, page.foot};
        for (const PlacedHeading &heading : page.headings)
            frames << heading.frame;
        for (const PlacedSheet &sheet : page.sheets)
            frames << sheet.frame;
        for (qsizetype i = 0; i < frames.size(); ++i) {
            QVERIFY(whole.contains(frames.at(i)));
            for (qsizetype j = i + 1; j < frames.size(); ++j)
                QVERIFY(!frames.at(i).adjusted(0.1, 0.1, -0.1, -0.1).intersects(frames.at(j)));
        }
    }
}

void TestSheetPrint::fewAreLarger()
{
    const SheetPages few = layOutSheets(fleetOf(6), a4());
    const SheetPages many = layOutSheets(fleetOf(60), a4());
    QVERIFY(few.scale > many.scale);
    QCOMPARE(many.scale, 1.0);
    QVERIFY(few.pages.front().sheets.front().frame.width()
            > many.pages.front().sheets.front().frame.width());
}

void TestSheetPrint::eachSideHasItsPile()
{
    const auto position = seaPosition("two-a-side");
    QVERIFY(position);
    const SheetBook book = bookOf(*position);
    QCOMPARE(book.sheets.size(), std::size_t{4});
    const SheetPages made = layOutSheets(book, a4());
    QCOMPARE(made.pages.size(), std::size_t{2});
    for (const SheetPage &page : made.pages)
        QCOMPARE(page.sheets.size(), std::size_t{2});
    QVERIFY(book.sheets.at(0).pile != book.sheets.at(2).pile);
}

void TestSheetPrint::groupsGoOn()
{
    const SheetPages made = layOutSheets(fleetOf(60), a4());
    QVERIFY(!made.pages.at(0).headings.front().goesOn);
    for (std::size_t i = 1; i < made.pages.size(); ++i) {
        QCOMPARE(made.pages.at(i).headings.size(), std::size_t{1});
        QVERIFY(made.pages.at(i).headings.front().goesOn);
    }
    // Two fleets of a side: the second begins below the first, under its own heading.
    SheetBook two = fleetOf(4);
    two.sheets.at(2).group = two.sheets.at(3).group = QStringLiteral("Spanish");
    const SheetPages both = layOutSheets(two, a4());
    QCOMPARE(both.pages.size(), std::size_t{1});
    QCOMPARE(both.pages.front().headings.size(), std::size_t{2});
    QVERIFY(both.pages.front().sheets.at(2).frame.top()
            > both.pages.front().sheets.at(1).frame.bottom());
}

void TestSheetPrint::paperOfTheCountry_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("paper");
    QTest::newRow("US") << QStringLiteral("en_US") << QStringLiteral("Letter");
    QTest::newRow("Quebec") << QStringLiteral("fr_CA") << QStringLiteral("Letter");
    QTest::newRow("Mexico") << QStringLiteral("es_MX") << QStringLiteral("Letter");
    QTest::newRow("Britain") << QStringLiteral("en_GB") << QStringLiteral("A4");
    QTest::newRow("Spain") << QStringLiteral("es_ES") << QStringLiteral("A4");
    QTest::newRow("France") << QStringLiteral("fr_FR") << QStringLiteral("A4");
}

void TestSheetPrint::paperOfTheCountry()
{
    QFETCH(QString, locale);
    QFETCH(QString, paper);
    QCOMPARE(usualPaper(QLocale(locale)).key(), paper);
}

void TestSheetPrint::boxesOfTheTypes_data()
{
    QTest::addColumn<QString>("rate");
    QTest::addColumn<QList<int>>("rows"); // masts above and below, guns, hull
    QTest::newRow("1st") << QStringLiteral("1st") << QList<int>{6, 6, 6, 6, 12};
    QTest::newRow("6th") << QStringLiteral("6th") << QList<int>{1, 1, 1, 1, 2};
    QTest::newRow("bomb ketch") << QStringLiteral("bomb-ketch") << QList<int>{1, 1, 1, 1, 4};
    QTest::newRow("gunboat") << QStringLiteral("gunboat") << QList<int>{1, 1, 1};
    QTest::newRow("merchant") << QStringLiteral("merchant-small") << QList<int>{1, 1, 2};
}

void TestSheetPrint::boxesOfTheTypes()
{
    QFETCH(QString, rate);
    QFETCH(QList<int>, rows);
    const auto position =
        seaPosition("empty",
                    R"({"ships":{"namur":{"name":"Namur","side":"english","rate":")"
                        + rate.toStdString() + R"("}}})");
    QVERIFY(position);
    const SheetBook book = bookOf(*position);
    QCOMPARE(book.sheets.size(), std::size_t{1});
    QList<int> boxes;
    for (const PrintedBoxes &row : book.sheets.front().rows) {
        QCOMPARE(row.left, row.max);
        boxes << row.max;
    }
    QCOMPARE(boxes, rows);
    QCOMPARE(book.sheets.front().rows.back().label, QStringLiteral("Hull"));
    QVERIFY(book.sheets.front().rows.back().aLine * 2 >= rows.back()); // two lines of halves
}

void TestSheetPrint::damageIsCounted()
{
    const auto position = seaPosition(
        "two-a-side",
        R"({"ships":{"english-third":{"masts":3,"hull":4,"guns":{"port":1},"fresh":{"port":false}},
"english-fifth":{"fate":"sunk"}}})");
    QVERIFY(position);
    const auto narrator = narratorOf(*position);
    const SheetBook book = bookOf(*position);
    const RecordSheet *third = sheetOf(book, narrator->term("english-third").toUtf8().constData());
    QVERIFY(third != nullptr);
    QCOMPARE(third->rows.at(0).left, 0); // the upper line went first
    QCOMPARE(third->rows.at(1).left, 3);
    QCOMPARE(third->rows.at(2).left, 1);
    QVERIFY(third->rows.at(2).mark == PrintedBoxes::Mark::Spent);
    QVERIFY(third->rows.at(3).mark == PrintedBoxes::Mark::Open);
    QCOMPARE(third->rows.at(4).left, 4);
    QVERIFY(third->condition.contains(QStringLiteral("damaged")));
    QCOMPARE(third->notes, QStringList{narrator->term("pumps")}); // half her hull is gone
    QVERIFY(!third->lost);
    const RecordSheet *fifth = sheetOf(book, narrator->term("english-fifth").toUtf8().constData());
    QVERIFY(fifth != nullptr && fifth->lost);
}

void TestSheetPrint::longRowsGoOnBelow()
{
    SheetBook book = fleetOf(1);
    const double width = 57;
    const double before = sheetHeight(book.sheets.front(), width);
    PrintedBoxes &masts = book.sheets.front().rows.front();
    masts.left = masts.max = 2 * boxesALine(masts, width) + 1;
    QCOMPARE(printedLines(masts, width), 3);
    QCOMPARE(sheetHeight(book.sheets.front(), width), before + 2 * sheet_measure::kLine);
}

void TestSheetPrint::crossedBoxIsDrawnCrossed()
{
    SheetBook whole = fleetOf(1);
    SheetBook hit = whole;
    hit.sheets.front().rows.at(4).left = 11; // one box of the hull
    const QImage before = drawn(whole);
    const QImage after = drawn(hit);
    const SheetPages pages = layOutSheets(whole, a4());
    using namespace sheet_measure;
    const double s = pages.scale;
    const QRectF frame = pages.pages.front().sheets.front().frame;
    const QPointF first = frame.topLeft()
        + QPointF(kPad + kLabel + kLetter, kPad + kName + kWords + 4 * kLine + 3 * kRowGap) * s;
    const double side = kBox * s;
    // The corners of the box, and its middle, where the two strokes meet.
    const QRectF middle(first + QPointF(side * 0.4, side * 0.4), QSizeF(side, side) * 0.2);
    const QRectF between(first + QPointF(side * 0.4, side * 0.1), QSizeF(side, side) * 0.2);
    QCOMPARE(inkIn(before, middle), 0);
    QVERIFY(inkIn(after, middle) > 0);
    QCOMPARE(inkIn(after, between), 0); // crossed, not filled
    const QRectF second = middle.translated(kLine * s, 0);
    QCOMPARE(inkIn(after, second), 0);
    // Nothing else of the page has changed.
    QImage masked[2] = {before, after};
    for (QImage &image : masked) {
        QPainter painter(&image);
        const double over = side * 0.2;
        painter.fillRect(QRectF((first - QPointF(over, over)) * kDots,
                                QSizeF(side + 2 * over, side + 2 * over) * kDots),
                         Qt::white);
    }
    QVERIFY(masked[0] == masked[1]);
}

void TestSheetPrint::spentLetterIsStruckOut()
{
    SheetBook open = fleetOf(1);
    SheetBook spent = open;
    spent.sheets.front().rows.at(2).mark = PrintedBoxes::Mark::Spent;
    SheetBook none = open;
    none.sheets.front().rows.at(2).mark = PrintedBoxes::Mark::None;
    QVERIFY(drawn(open) != drawn(spent));
    QVERIFY(drawn(open) != drawn(none));
    QVERIFY(drawn(spent) != drawn(none));
}

void TestSheetPrint::lostSheetIsStruckOut()
{
    SheetBook afloat = fleetOf(1);
    SheetBook sunk = afloat;
    sunk.sheets.front().lost = true;
    const QRectF frame = layOutSheets(afloat, a4()).pages.front().sheets.front().frame;
    const QPointF at = (frame.bottomLeft() + frame.topRight()) / 2;
    const QRectF middle(at - QPointF(0.3, 0.3), QSizeF(0.6, 0.6));
    QVERIFY(inkIn(drawn(sunk), middle) > inkIn(drawn(afloat), middle));
}

void TestSheetPrint::blackOnWhite()
{
    SheetBook book = fleetOf(2);
    book.sheets.front().rows.front().left = 3;
    book.sheets.back().lost = true;
    const QImage image = drawn(book);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb dot = image.pixel(x, y);
            QVERIFY(qRed(dot) == qGreen(dot) && qGreen(dot) == qBlue(dot));
        }
}

void TestSheetPrint::textsHaveRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("scenario");
    for (const char *code : {"en", "es", "fr"})
        for (const char *scenario : {"two-a-side", "finisterre-1747", "second-finisterre-1747",
                                     "cape-st-vincent-1797", "nile-1798", "trafalgar-1805"})
            QTest::addRow("%s %s", code, scenario)
                << QString::fromLatin1(code) << QString::fromLatin1(scenario);
}

void TestSheetPrint::textsHaveRoom()
{
    QFETCH(QString, language);
    QFETCH(QString, scenario);
    LanguageSwitch speaks;
    speaks.set(LanguageSwitch::fromCode(language));
    QCoreApplication::processEvents();
    const bool damaged = scenario == QLatin1String("trafalgar-1805");
    const auto position =
        seaPosition(scenario.toStdString(), damaged ? std::string(kLongDay) : std::string());
    QVERIFY(position);
    const SheetBook book = bookOf(*position);
    const auto narrator = narratorOf(*position);
    const SheetHeading heading{
        narrator->scenario(scenario.toStdString()), QStringLiteral("Record sheets"),
        narrator->sequenceStep(position->situation().phase), QStringLiteral("1805")};
    keep(sheetsAsPdf(book, heading, QPageSize(QPageSize::A4)), language + u'-' + scenario);
    QImage image((letter() * kDots).toSize(), QImage::Format_RGB32);
    for (const QSizeF &paper : {a4(), letter()}) {
        const SheetPages pages = layOutSheets(book, paper);
        for (std::size_t page = 0; page < pages.pages.size(); ++page) {
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(kDots, kDots);
            QCOMPARE(paintSheetPage(painter, book, heading, pages, page), QStringList());
        }
    }
    speaks.set(QLocale(QStringLiteral("en_GB")));
    QCoreApplication::processEvents();
}

void TestSheetPrint::pdf_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QSizeF>("points"); // a 72nd of an inch
    QTest::newRow("A4") << int(QPageSize::A4) << QSizeF(595, 842);
    QTest::newRow("Letter") << int(QPageSize::Letter) << QSizeF(612, 792);
}

void TestSheetPrint::pdf()
{
    QFETCH(int, paper);
    QFETCH(QSizeF, points);
    const QByteArray pdf =
        sheetsAsPdf(fleetOf(60), {}, QPageSize(static_cast<QPageSize::PageSizeId>(paper)));
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QCOMPARE(pdfPages(pdf), 4);
    const QSizeF box = mediaBox(pdf);
    QVERIFY2(qAbs(box.width() - points.width()) < 1.5, qPrintable(QString::number(box.width())));
    QVERIFY2(qAbs(box.height() - points.height()) < 1.5, qPrintable(QString::number(box.height())));
    QVERIFY(sheetsAsPdf({}, {}, QPageSize(QPageSize::A4)).isEmpty());
}

void TestSheetPrint::savedFromTheWindow()
{
    SheetBench bench;
    const QString file = bench.folder.filePath(QStringLiteral("sheets.pdf"));
    bench.answer(file, QPageSize::Letter);
    QVERIFY(bench.action("save-sheets")->isVisible());
    bench.action("save-sheets")->trigger();
    QCOMPARE(bench.told, QStringList());
    QVERIFY(bench.suggested.endsWith(QStringLiteral("fleet.pdf")));
    const QByteArray pdf = bytesOf(file);
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pdfPages(pdf), 2);
    QVERIFY(qAbs(mediaBox(pdf).width() - 612) < 1.5);
    bench.action("save-sheets")->trigger();
    QCOMPARE(bench.offered, QPageSize::Letter); // what was chosen last
}

void TestSheetPrint::failureLeavesNoHalfFile()
{
    SheetBench bench;
    const QString nowhere = bench.folder.filePath(QStringLiteral("no/such/folder/sheets.pdf"));
    bench.answer(nowhere, QPageSize::A4);
    bench.action("save-sheets")->trigger();
    QCOMPARE(bench.told.size(), 1);
    QVERIFY(bench.told.front().contains(nowhere));
    QVERIFY(!QFileInfo::exists(nowhere));
    // A pipe is no ordinary file, and stays what it is.
    const QString pipe = bench.folder.filePath(QStringLiteral("pipe.pdf"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(!writeWhole(pipe, QByteArray("x")).isEmpty());
    QVERIFY(!QFileInfo(pipe).isFile());
    const QString there = bench.folder.filePath(QStringLiteral("there.pdf"));
    QVERIFY(writeWhole(there, "old").isEmpty());
    QVERIFY(writeWhole(there, "new").isEmpty());
    QCOMPARE(bytesOf(there), QByteArray("new"));
    const QString taken = bench.folder.filePath(QStringLiteral("taken.pdf"));
    QVERIFY(QDir().mkdir(taken)); // a folder of that name: nothing can take its place
    bench.answer(taken, QPageSize::A4);
    bench.action("save-sheets")->trigger();
    QCOMPARE(bench.told.size(), 2);
    const QDir folder(bench.folder.path());
    QCOMPARE(folder.entryList({QStringLiteral("taken.pdf*"), QStringLiteral("there.pdf*")},
                              QDir::AllEntries, QDir::Name),
             QStringList({QStringLiteral("taken.pdf"), QStringLiteral("there.pdf")}));
}

void TestSheetPrint::previewPrintsAllPages()
{
    SheetBench bench;
    QString title;
    QByteArray pdf;
    bench.window->dialogs()->previewPages = [&](const QString &named, const QPageSize &usual,
                                                const PaintPages &paint) {
        title = named;
        QBuffer bytes(&pdf);
        bytes.open(QIODevice::WriteOnly);
        QPdfWriter writer(&bytes); // with the margins that a printer has
        writer.setPageSize(usual);
        paint(writer);
    };
    bench.action("print-sheets")->trigger();
    QCOMPARE(title, QStringLiteral("Record sheets"));
    QCOMPARE(pdfPages(pdf), 2);
}

void TestSheetPrint::pastEntryAsItWas()
{
    SheetBench bench;
    Act act;
    act.command = R"({"do":"adjust","set":{"ships":{"english-third":{"hull":1}}}})";
    QVERIFY(bench.session()->record(act, QStringLiteral("referee")).has_value());
    const auto printed = [&bench] {
        const QString file = bench.folder.filePath(QStringLiteral("now.pdf"));
        bench.answer(file, QPageSize::A4);
        bench.action("save-sheets")->trigger();
        return bytesOf(file).size();
    };
    const auto now = printed();
    bench.desk()->showEntry(0);
    QCoreApplication::processEvents();
    QVERIFY(printed() != now); // seven crosses less
}

void TestSheetPrint::emptyTableIsSaid()
{
    SheetBench bench("as-per-margin", "empty");
    bool asked = false;
    bench.window->dialogs()->previewPages = [&asked](const QString &, const QPageSize &,
                                                     const PaintPages &) { asked = true; };
    bench.action("print-sheets")->trigger();
    QVERIFY(!asked);
    QCOMPARE(bench.told.size(), 1);
}

void TestSheetPrint::gamesWithoutSheets()
{
    SheetBench bench("santa-cruz-1797", "standard");
    QVERIFY(bench.desk()->isOpen());
    QVERIFY(!bench.action("print-sheets")->isVisible());
    QVERIFY(!bench.action("print-sheets")->isEnabled());
    QVERIFY(!bench.action("save-sheets")->isVisible());
    QVERIFY(!makeSheetBook(bench.session()->now(), *bench.desk()->narrator()));
}

QTEST_MAIN(TestSheetPrint)
#include "tst_sheet_print.moc"
