// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/panels/journal_model.h"
#include "app/panels/journal_panel.h"
#include "tests/support/journal_bench.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStyle>
#include <QTableView>
#include <QToolButton>

using namespace qd;
using namespace qd::counting;
using Tester = QAbstractItemModelTester;

namespace {

const QString kOdd = QStringLiteral("odd");

QString textAt(const JournalModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

void finish(const JournalModel &model)
{
    QTRY_VERIFY(!model.isFiltering());
}

} // namespace

/// The journal's lines: made when looked at, filtered, struck through, followed.
class TestJournalPanel : public QObject {
    Q_OBJECT
private slots:
    void modelKeepsItsPromises();
    void dicesSourceIsSaid();
    void undoneIsSaidTwice();
    void overruledCarriesItsReason();
    void filterFindsWords();
    void newEntriesPassTheFilter();
    void hundredThousandAreFluent();
    void followsTheNewest();
    void clickShowsAndDetailsUnfold();
    void headsKeepTheirWords_data();
    void headsKeepTheirWords();
};

void TestJournalPanel::modelKeepsItsPromises()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalModel model;
    const Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setNarrator(&narrator);
    model.setSession(session.get());
    QCOMPARE(model.rowCount(), 0);
    for (int i = 0; i < 5; ++i)
        QVERIFY(session->record(add(i + 1), kOdd));
    QVERIFY(session->undo());
    QVERIFY(session->redo());
    QVERIFY(session->note(QStringLiteral("tea"), QStringLiteral("referee")));
    QCOMPARE(model.rowCount(), static_cast<int>(session->entries().size()));
    model.setFilter(QStringLiteral("tea"));
    finish(model);
    QCOMPARE(model.rowCount(), 1);
    model.setFilter({});
    QCOMPARE(model.rowCount(), static_cast<int>(session->entries().size()));
    model.setSession(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestJournalPanel::dicesSourceIsSaid()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    JournalModel model;
    model.setSession(session.get());
    QVERIFY(session->record(roll({{2, 5}}), kOdd));
    QVERIFY(session->record(roll(), kOdd, TableSession::MissingDice::Roll));
    QVERIFY(textAt(model, 0, JournalModel::Dice).contains(QStringLiteral("2, 5 table")));
    QVERIFY(textAt(model, 1, JournalModel::Dice).contains(QStringLiteral("program")));
}

void TestJournalPanel::undoneIsSaidTwice()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalModel model;
    model.setNarrator(&narrator);
    model.setSession(session.get());
    QVERIFY(session->record(add(1), kOdd));
    const QModelIndex what = model.index(0, JournalModel::What);
    QVERIFY(!what.data(JournalModel::UndoneRole).toBool());
    QVERIFY(session->undo());
    QVERIFY(what.data(JournalModel::UndoneRole).toBool());
    QVERIFY(what.data(Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(textAt(model, 0, JournalModel::Flags).contains(QStringLiteral("undone")));
    QVERIFY(session->redo());
    QVERIFY(!what.data(JournalModel::UndoneRole).toBool());
}

void TestJournalPanel::overruledCarriesItsReason()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    JournalModel model;
    model.setSession(session.get());
    QVERIFY(session->record(add(50), kOdd));
    Act forced = add(51);
    forced.strictness = Strictness::Overrule;
    forced.reason = "both agreed";
    const auto seq = session->record(forced, kOdd);
    QVERIFY(seq);
    const int row = model.rowOf(*seq);
    const bool overruled = model.index(row, 0).data(JournalModel::OverruledRole).toBool();
    QCOMPARE(overruled, !session->entries().back().overruled.isEmpty());
    QVERIFY(textAt(model, row, JournalModel::Flags).contains(QStringLiteral("both agreed")));
}

void TestJournalPanel::filterFindsWords()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalModel model;
    const Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setNarrator(&narrator);
    model.setSession(session.get());
    QVERIFY(session->note(QStringLiteral("Señor Güinter’s hat"), QStringLiteral("referee")));
    QVERIFY(session->record(roll({{3, 4}}), kOdd));
    for (const char *text : {"senor", "guinter's", "HAT señor", "note"}) {
        model.setFilter(QString::fromUtf8(text));
        finish(model);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.seqAt(0), 1);
    }
    model.setFilter(QStringLiteral("3, 4"));
    finish(model);
    QCOMPARE(model.seqAt(0), 2);
    QCOMPARE(model.rowOf(1), -1);
    model.setFilter(QStringLiteral("nowhere"));
    finish(model);
    QCOMPARE(model.rowCount(), 0);
}

void TestJournalPanel::newEntriesPassTheFilter()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalModel model;
    const Tester tester(&model, Tester::FailureReportingMode::QtTest);
    model.setNarrator(&narrator);
    model.setSession(session.get());
    model.setFilter(QStringLiteral("tea"));
    finish(model);
    QVERIFY(session->record(add(1), kOdd));
    QVERIFY(session->note(QStringLiteral("tea"), QStringLiteral("referee")));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.seqAt(0), 2);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 2);
}

void TestJournalPanel::hundredThousandAreFluent()
{
    const JournalBench bench;
    JournalBench::fill(bench.path(), 100'000);
    const auto session = bench.open(bench.path());
    QVERIFY(session);
    const Narrator narrator{BoardPicture()};
    JournalPanel panel;
    panel.setNarrator(&narrator);
    panel.resize(1000, 300);
    panel.show();
    QElapsedTimer clock;
    clock.start();
    panel.setJournal(session.get());
    QApplication::processEvents();
    panel.grab();
    QVERIFY2(clock.elapsed() < 500, qPrintable(QString::number(clock.elapsed())));
    auto *table = panel.findChild<QTableView *>();
    clock.restart();
    for (int i = 0; i < 20; ++i) {
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum() * i / 20);
        panel.grab();
    }
    QVERIFY2(clock.elapsed() < 20 * 50, qPrintable(QString::number(clock.elapsed())));
    clock.restart();
    QVERIFY(session->record(add(1), kOdd));
    QApplication::processEvents();
    QVERIFY2(clock.elapsed() < 250, qPrintable(QString::number(clock.elapsed())));
    // A filter never holds the window up for long.
    auto *search = panel.findChild<QLineEdit *>(QStringLiteral("journalSearch"));
    search->setText(QStringLiteral("99999"));
    qint64 longest = 0;
    for (int slice = 0; slice < 100 && panel.model()->isFiltering(); ++slice) {
        clock.restart();
        QApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, clock.elapsed());
    }
    QVERIFY2(longest < 100, qPrintable(QString::number(longest)));
    QVERIFY(panel.model()->rowCount() >= 1);
}

void TestJournalPanel::followsTheNewest()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    JournalPanel panel;
    panel.resize(800, 200);
    panel.setJournal(session.get());
    panel.show();
    for (int i = 0; i < 60; ++i)
        QVERIFY(session->record(add(1), kOdd));
    QApplication::processEvents();
    auto *bar = panel.findChild<QTableView *>()->verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(0);
    QVERIFY(session->record(add(1), kOdd));
    QApplication::processEvents();
    QCOMPARE(bar->value(), 0); // whoever reads the past is left alone
    panel.followNewest();
    QCOMPARE(bar->value(), bar->maximum());
}

void TestJournalPanel::clickShowsAndDetailsUnfold()
{
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalPanel panel;
    panel.setNarrator(&narrator);
    panel.resize(800, 300);
    panel.setJournal(session.get());
    panel.show();
    QVERIFY(session->record(roll({{1, 2}}), kOdd));
    QVERIFY(session->record(add(4), kOdd));
    QApplication::processEvents();
    auto *table = panel.findChild<QTableView *>();
    QSignalSpy shown(&panel, &JournalPanel::entrySelected);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(panel.model()->index(0, JournalModel::What)).center());
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown[0][0].toLongLong(), 1);
    auto *details = panel.findChild<QListWidget *>();
    QVERIFY(details->isHidden());
    QTest::keyClick(table, Qt::Key_Right);
    QVERIFY(!details->isHidden());
    QCOMPARE(details->count(), static_cast<int>(panel.model()->details(1).size()));
    QTest::keyClick(table, Qt::Key_Left);
    QVERIFY(details->isHidden());
}

void TestJournalPanel::headsKeepTheirWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("width");
    for (const char *language : {"en", "es", "fr"})
        for (const int percent : {100, 150, 200})
            for (const int width : {560, 900, 1440})
                QTest::addRow("%s %d %% %d", language, percent, width)
                    << QString::fromLatin1(language) << percent << width;
}

/// Every head has room for its words, whatever the letters, and what happened for a few of its own;
/// where that is more than the panel is wide, the table scrolls sideways.
void TestJournalPanel::headsKeepTheirWords()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    QFETCH(int, width);
    LanguageSwitch languages;
    languages.set(LanguageSwitch::fromCode(language));
    const JournalBench bench;
    const auto session = bench.create(bench.path());
    const Narrator narrator{BoardPicture()};
    JournalPanel panel;
    QFont letters = panel.font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100);
    panel.setFont(letters);
    panel.setNarrator(&narrator);
    panel.resize(width, 300);
    panel.setJournal(session.get());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto *table = panel.findChild<QTableView *>();
    const QHeaderView *header = table->horizontalHeader();
    QCOMPARE(header->fontMetrics().height(), QFontMetrics(letters).height());
    for (int column = 0; column < panel.model()->columnCount(); ++column) {
        const QString head = panel.model()->headerData(column, Qt::Horizontal).toString();
        const int words = header->fontMetrics().horizontalAdvance(head);
        QVERIFY2(header->sectionSize(column) > words,
                 qPrintable(QStringLiteral("%1: %2 for %3")
                                .arg(head)
                                .arg(header->sectionSize(column))
                                .arg(words)));
        QCOMPARE(panel.model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 head);
    }
    // An hour isn't cut either.
    QVERIFY(header->sectionSize(JournalModel::Time)
            > table->fontMetrics().horizontalAdvance(QStringLiteral("00:00"))
                + 2 * table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin));
    QVERIFY(header->sectionSize(JournalModel::What)
            >= table->fontMetrics().averageCharWidth() * 24);
    const bool wider = header->length() > table->viewport()->width();
    QTRY_COMPARE(table->horizontalScrollBar()->maximum() > 0, wider);
    QVERIFY(wider || header->length() >= table->viewport()->width() - 1); // no empty strip
    languages.set(LanguageSwitch::fromCode(QStringLiteral("en")));
}

QTEST_MAIN(TestJournalPanel)
#include "tst_journal_panel.moc"
