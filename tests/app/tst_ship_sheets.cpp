// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/adjust_editor.h"
#include "app/panels/as_per_margin/box_delegate.h"
#include "app/panels/as_per_margin/sheet_rows.h"
#include "app/panels/as_per_margin/ships_panel.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/session/resource_library.h"
#include "tests/support/panel_bench.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

using namespace qd;
using namespace qd::as_per_margin;
using namespace qd::test;

namespace {

constexpr const char *kGame = "as-per-margin";
constexpr int kMasts = 3;
constexpr int kPort = 4;
constexpr int kHull = 6;
constexpr int kLost = 7;

/// The sheets on a table of two a side.
struct SheetBench {
    explicit SheetBench(const char *adjust = nullptr) : bench("two-a-side", kGame)
    {
        if (adjust != nullptr)
            recorded = bench.record(adjust);
        panel.follow(bench.session.get(), bench.narrator.get(), -1);
        panel.resize(1200, 400);
        panel.show();
        tree = panel.findChild<QTreeWidget *>();
    }

    QTreeWidgetItem *ship(const char *id) const
    {
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            for (int at = 0; at < tree->topLevelItem(i)->childCount(); ++at)
                if (tree->topLevelItem(i)->child(at)->data(0, Qt::UserRole + 2).toString()
                    == QLatin1String(id))
                    return tree->topLevelItem(i)->child(at);
        return nullptr;
    }

    SheetCell boxes(const char *id, int column) const
    {
        return ship(id)->data(column, BoxDelegate::kBoxesRole).value<SheetCell>();
    }

    /// The middle of a box, found as a pointer would find it.
    QPoint middle(const char *id, int column, const QString &key, int box) const
    {
        const QRect cell = tree->visualRect(tree->indexFromItem(ship(id), column));
        const SheetCell all = boxes(id, column);
        for (int y = cell.top(); y < cell.bottom(); ++y)
            for (int x = cell.left(); x < cell.right(); ++x) {
                const auto hit = BoxDelegate::boxAt(cell, tree->font(), all, {x, y});
                if (hit && hit->boxes.key == key && hit->box == box)
                    return {x + 2, y + 2};
            }
        return {-1, -1};
    }

    QJsonObject state(const char *id) const
    {
        const auto said = bench.session->now().ask(R"({"ask":"state"})");
        return jsonObject(*said).value(u"ships").toObject().value(QLatin1String(id)).toObject();
    }

    PanelBench bench;
    bool recorded = true;
    ShipsPanel panel{&bench.draft};
    QTreeWidget *tree = nullptr;
};

} // namespace

/// The record sheets, the count of the fleets, and the editor of the adjust dialog.
class TestShipSheets : public QObject {
    Q_OBJECT
private slots:
    void boxesOfAThirdRate();
    void boxesAreCrossedFromTheLeft();
    void clickCrossesAndRecords();
    void letterOfTheBroadside();
    void lettersByTheOption_data();
    void lettersByTheOption();
    void keysCrossAndRestore();
    void severalShipsInOneAct();
    void conditionsAreWords();
    void groupsAndFilter();
    void sortsByLosses();
    void choosingTellsAndFollows();
    void pastIsNotChanged();
    void fleetsAreCounted();
    void adjustSetsAShip();
    void adjustJoinsAndParts();
};

void TestShipSheets::boxesOfAThirdRate()
{
    const SheetBench sheets;
    const SheetCell masts = sheets.boxes("english-third", kMasts);
    QCOMPARE(masts.size(), 2); // two lines
    QCOMPARE(masts.at(0).max, 4);
    QCOMPARE(masts.at(1).max, 4);
    const SheetCell port = sheets.boxes("english-third", kPort);
    QCOMPARE(port.size(), 1);
    QCOMPARE(port.front().letter, QStringLiteral("P"));
    QCOMPARE(port.front().left, 4);
    QVERIFY(port.front().mark == SheetBoxes::Mark::Open);
    QCOMPARE(sheets.boxes("english-third", kHull).front().max, 8);
    QCOMPARE(sheets.ship("english-third")->text(kLost), QStringLiteral("0 of 24"));
    QCOMPARE(sheets.boxes("spanish-fifth", kHull).front().max, 4);
}

void TestShipSheets::boxesAreCrossedFromTheLeft()
{
    const PanelBench bench("two-a-side", kGame);
    const std::vector<SheetRow> rows = sheetRows(bench.session->now(), *bench.narrator);
    const auto row = std::ranges::find(rows, QStringLiteral("english-third"), &SheetRow::id);
    QVERIFY(row != rows.end());
    const auto set = [&](const QJsonObject &values) {
        return values.value(u"ships").toObject().value(row->id).toObject();
    };
    SheetBoxes hull = row->hull.front();
    QCOMPARE(set(boxClicked(*row, hull, 2)).value(u"hull").toInt(), 5); // three crossed
    hull.left = 5;
    QCOMPARE(set(boxClicked(*row, hull, 2)).value(u"hull").toInt(), 6); // the last of them back
    // A box of the top line stands on a whole bottom line; one of the bottom has none above it.
    QCOMPARE(set(boxClicked(*row, row->masts.at(0), 0)).value(u"masts").toInt(), 7);
    QCOMPARE(set(boxClicked(*row, row->masts.at(1), 1)).value(u"masts").toInt(), 2);
    QCOMPARE(set(boxClicked(*row, row->first.front(), 3))
                 .value(u"guns")
                 .toObject()
                 .value(u"port")
                 .toInt(-1),
             0);
    QVERIFY(boxClicked(*row, hull, 8).isEmpty());
    QVERIFY(boxStepped(*row, row->hull, -1).isEmpty()); // she is whole
}

void TestShipSheets::clickCrossesAndRecords()
{
    SheetBench sheets;
    const QPoint at = sheets.middle("french-third", kHull, QStringLiteral("hull"), 1);
    QVERIFY(at.x() > 0);
    const auto before = sheets.bench.session->entries().size();
    QTest::mouseClick(sheets.tree->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QCOMPARE(sheets.boxes("french-third", kHull).front().left, 6); // seen at once …
    QCOMPARE(sheets.state("french-third").value(u"hull").toInt(), 8); // … and not yet recorded
    auto *record = sheets.panel.findChild<QPushButton *>(QStringLiteral("shipsRecord"));
    QVERIFY(record->isEnabled() && !record->isHidden());
    record->click();
    QCOMPARE(sheets.bench.session->entries().size(), before + 1);
    QCOMPARE(sheets.state("french-third").value(u"hull").toInt(), 6);
    QVERIFY(record->isHidden());
    QVERIFY(sheets.bench.session->undo());
    QCOMPARE(sheets.boxes("french-third", kHull).front().left, 8);
}

void TestShipSheets::letterOfTheBroadside()
{
    SheetBench sheets;
    const QPoint at = sheets.middle("french-third", kPort, QStringLiteral("port"), -1);
    QVERIFY(at.x() > 0);
    QTest::mouseClick(sheets.tree->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QVERIFY(sheets.boxes("french-third", kPort).front().mark == SheetBoxes::Mark::Spent);
    QVERIFY(sheets.bench.draft.record());
    QCOMPARE(sheets.state("french-third").value(u"fresh").toObject().value(u"port").toBool(true),
             false);
}

void TestShipSheets::lettersByTheOption_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<SheetBoxes::Mark>("mark");
    QTest::newRow("ruling-r27: port and starboard only") << QByteArray() << SheetBoxes::Mark::None;
    QTest::newRow("ruling-r27: every battery")
        << QByteArray(R"({"initial_broadside":"every-battery"})") << SheetBoxes::Mark::Spent;
}

/// The fore guns of a bomb ketch that have been fired: a letter crossed out, or none at all.
void TestShipSheets::lettersByTheOption()
{
    QFETCH(QByteArray, options);
    QFETCH(SheetBoxes::Mark, mark);
    const PanelBench bench("two-a-side", kGame);
    TableSpec spec{kGame, "empty", options.toStdString(), {}, {}};
    const auto opened = bench.session->now().module().open(spec, resourceLibrary());
    QVERIFY(opened.has_value());
    const Decided decided = opened->decide(
        R"({"do":"adjust","set":{"ships":{"etna":{"side":"english","rate":"bomb-ketch",)"
        R"("fresh":{"fore":false}}}}})",
        std::nullopt, Strictness::Enforce);
    const auto *happened = std::get_if<Happened>(&decided);
    QVERIFY(happened != nullptr);
    const std::vector<SheetRow> rows = sheetRows(happened->after, *bench.narrator);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows.front().first.front().key, QStringLiteral("fore"));
    QVERIFY(rows.front().first.front().mark == mark);
}

void TestShipSheets::keysCrossAndRestore()
{
    SheetBench sheets;
    sheets.tree->setCurrentItem(sheets.ship("english-third"), kMasts);
    QTest::keyClick(sheets.tree, Qt::Key_Space);
    QTest::keyClick(sheets.tree, Qt::Key_Space);
    QCOMPARE(sheets.boxes("english-third", kMasts).at(0).left, 2);
    QCOMPARE(sheets.tree->currentColumn(), kMasts); // the keyboard stays in its cell
    QTest::keyClick(sheets.tree, Qt::Key_Backspace);
    QVERIFY(sheets.bench.draft.record());
    QCOMPARE(sheets.state("english-third").value(u"masts").toInt(), 7);
}

void TestShipSheets::severalShipsInOneAct()
{
    SheetBench sheets;
    sheets.tree->setCurrentItem(sheets.ship("english-third"), kHull);
    QTest::keyClick(sheets.tree, Qt::Key_Space);
    sheets.tree->setCurrentItem(sheets.ship("spanish-fifth"), kPort);
    QTest::keyClick(sheets.tree, Qt::Key_Space);
    QVERIFY(sheets.bench.draft.record());
    QCOMPARE(sheets.state("english-third").value(u"hull").toInt(), 7);
    QCOMPARE(sheets.state("spanish-fifth").value(u"guns").toObject().value(u"port").toInt(), 1);
    QCOMPARE(sheets.bench.session->entries().size(), std::size_t{1});
}

void TestShipSheets::conditionsAreWords()
{
    const SheetBench sheets(
        R"({"do":"adjust","set":{"ships":{"english-third":{"masts":4},"french-third":{"masts":0},)"
        R"("spanish-fifth":{"struck":true},"english-fifth":{"hull":2,"moved":true}}}})");
    QVERIFY(sheets.recorded);
    const auto &narrator = *sheets.bench.narrator;
    const auto condition = [&](const char *id) { return sheets.ship(id)->text(2); };
    QStringList all;
    for (const auto &[id, word] : {std::pair{"english-third", "damaged"},
                                   {"french-third", "dismasted"},
                                   {"spanish-fifth", "struck"},
                                   {"english-fifth", "undamaged"}}) {
        QVERIFY2(condition(id).endsWith(narrator.term(word)), qPrintable(condition(id)));
        all << condition(id).left(1);
    }
    QCOMPARE(all.removeDuplicates(), 0); // each has a symbol of its own
    const QString now = sheets.ship("english-fifth")->text(8);
    QVERIFY2(now.contains(narrator.term("pumps")) && now.contains(narrator.term("moved")),
             qPrintable(now));
    QCOMPARE(sheets.ship("spanish-fifth")->text(9), narrator.side("english")); // her captor
    const QString spoken =
        sheets.ship("french-third")->data(kMasts, Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("0 of 4 left")), qPrintable(spoken));
}

void TestShipSheets::groupsAndFilter()
{
    SheetBench sheets(R"({"do":"adjust","set":{"ships":{"spanish-fifth":{"struck":true}}}})");
    QCOMPARE(sheets.tree->topLevelItemCount(), 3); // French, Spanish, English
    auto *filter = sheets.panel.findChild<QComboBox *>(QStringLiteral("shipsFilter"));
    const auto choose = [filter](const QString &id) {
        filter->setCurrentIndex(filter->findData(id));
        emit filter->activated(filter->currentIndex());
    };
    choose(QStringLiteral("english"));
    QCOMPARE(sheets.tree->topLevelItemCount(), 1);
    QVERIFY(sheets.ship("french-third") == nullptr);
    choose(QStringLiteral("in-action"));
    QVERIFY(sheets.ship("spanish-fifth") == nullptr);
    QVERIFY(sheets.ship("french-third") != nullptr);
}

void TestShipSheets::sortsByLosses()
{
    SheetBench sheets(
        R"({"do":"adjust","set":{"ships":{"english-third":{"hull":7},"english-fifth":{"hull":1}}}})");
    emit sheets.tree->header()->sectionClicked(kLost);
    const QTreeWidgetItem *english = sheets.ship("english-third")->parent();
    QCOMPARE(english->child(0), sheets.ship("english-fifth")); // three boxes gone
    emit sheets.tree->header()->sectionClicked(kLost);
    QCOMPARE(sheets.ship("english-third")->parent()->child(0), sheets.ship("english-third"));
}

void TestShipSheets::choosingTellsAndFollows()
{
    SheetBench sheets;
    const QSignalSpy told(&sheets.panel, &TablePanel::pieceChosen);
    sheets.tree->setCurrentItem(sheets.ship("french-third"), 0);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.front().front().toString(), QStringLiteral("french-third"));
    sheets.panel.showChosen({QStringLiteral("english-fifth")});
    QCOMPARE(sheets.tree->currentItem(), sheets.ship("english-fifth"));
    QCOMPARE(told.size(), 1); // what came from the board is not told back
}

void TestShipSheets::pastIsNotChanged()
{
    SheetBench sheets(R"({"do":"adjust","set":{"ships":{"english-third":{"hull":7}}}})");
    sheets.panel.showEntry(0);
    QCOMPARE(sheets.boxes("english-third", kHull).front().left, 8);
    sheets.tree->setCurrentItem(sheets.ship("english-third"), kHull);
    QTest::keyClick(sheets.tree, Qt::Key_Space);
    QVERIFY(sheets.bench.draft.command().find("adjust") == std::string::npos);
}

void TestShipSheets::fleetsAreCounted()
{
    PanelBench bench("two-a-side", kGame);
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"ships":{"spanish-fifth":{"struck":true},"french-third":{"hull":5}}}})"));
    const std::vector<TablePanel *> panels = makeGamePanels(kGame, &bench.draft, nullptr);
    TablePanel *score = nullptr;
    for (TablePanel *panel : panels)
        if (panel->objectName() == QStringLiteral("scorePanel"))
            score = panel;
    QVERIFY(score != nullptr);
    score->follow(bench.session.get(), bench.narrator.get(), -1);
    const auto *tree = score->findChild<QTreeWidget *>();
    const QTreeWidgetItem *ships = tree->topLevelItem(0);
    QCOMPARE(ships->child(1)->text(1), QStringLiteral("1")); // French and Spanish in action
    QCOMPARE(ships->child(1)->text(2), QStringLiteral("2"));
    QCOMPARE(ships->child(8)->text(2), QStringLiteral("1")); // the English hold a prize
    const QTreeWidgetItem *boxes = tree->topLevelItem(1);
    QCOMPARE(boxes->child(2)->text(1), QStringLiteral("3 of 12"));
    QVERIFY(tree->toolTip().contains(QStringLiteral("no winner")));
    qDeleteAll(panels);
}

void TestShipSheets::adjustSetsAShip()
{
    const PanelBench bench("two-a-side", kGame);
    const Position position = bench.session->now();
    as_per_margin::AdjustEditor editor(position, *bench.narrator, nullptr);
    QVERIFY(editor.changes().isEmpty());
    const QSignalSpy changed(&editor, &qd::AdjustEditor::changed);
    auto *list = editor.findChild<QListWidget *>(QStringLiteral("adjust-ships"));
    for (int i = 0; i < list->count(); ++i)
        if (list->item(i)->data(Qt::UserRole).toString() == QStringLiteral("french-third"))
            list->setCurrentRow(i);
    auto *hull = editor.findChild<QWidget *>(QStringLiteral("adjust-ships-french-third-hull"))
                     ->findChild<QSpinBox *>();
    auto *x = editor.findChild<QWidget *>(QStringLiteral("adjust-ships-french-third-x"))
                  ->findChild<QDoubleSpinBox *>();
    QCOMPARE(hull->maximum(), 8);
    hull->setValue(5);
    x->setValue(12.5);
    QVERIFY(changed.size() >= 2);
    const QJsonObject ship =
        editor.changes().value(u"ships").toObject().value(u"french-third").toObject();
    QCOMPARE(ship, jsonObject(R"({"hull":5,"x":12.5})"));
    const std::string command =
        jsonText(QJsonObject{{QStringLiteral("do"), QStringLiteral("adjust")},
                             {QStringLiteral("set"), editor.changes()}});
    QVERIFY(std::holds_alternative<Happened>(position.decide(command, std::nullopt)));
    hull->setValue(8);
    x->setValue(40);
    QVERIFY(editor.changes().isEmpty()); // as it was
    hull->setValue(5);
    hull->setValue(hull->minimum()); // no number at all: as it was
    QVERIFY(editor.changes().isEmpty());
    QCOMPARE(hull->value(), 8);
    QCOMPARE(list->currentItem()->text(), bench.narrator->term("french-third"));
    x->setValue(12.5);
    QVERIFY(list->currentItem()->font().bold()); // said in words too
    QVERIFY(list->currentItem()->text() != bench.narrator->term("french-third"));
    editor.apply(jsonObject(R"({"turn":6})"));
    QCOMPARE(editor.changes().value(u"turn").toInt(), 6);
}

void TestShipSheets::adjustJoinsAndParts()
{
    const PanelBench bench("two-a-side", kGame);
    const Position position = bench.session->now();
    as_per_margin::AdjustEditor editor(position, *bench.narrator, nullptr);
    const auto choose = [&editor](const char *box, const char *ship) {
        auto *list = editor.findChild<QComboBox *>(QString::fromLatin1(box));
        list->setCurrentIndex(list->findData(QString::fromLatin1(ship)));
    };
    choose("adjust-one", "french-third");
    choose("adjust-other", "english-third");
    editor.findChild<QPushButton *>(QStringLiteral("adjust-join"))->click();
    QCOMPARE(editor.changes().value(u"contacts").toArray(),
             jsonValue(R"([["english-third","french-third"]])").toArray());
    auto *pairs = editor.findChild<QListWidget *>(QStringLiteral("adjust-contacts"));
    QCOMPARE(pairs->count(), 1);
    QVERIFY(pairs->item(0)->flags().testFlag(Qt::ItemIsEnabled)); // a pair, not a word about none
    pairs->setCurrentRow(0);
    editor.findChild<QPushButton *>(QStringLiteral("adjust-part"))->click();
    QVERIFY(editor.changes().isEmpty());
    QVERIFY(!pairs->item(0)->flags().testFlag(Qt::ItemIsEnabled));
    auto *one = editor.findChild<QSpinBox *>(QStringLiteral("adjust-wind-die-1"));
    auto *two = editor.findChild<QSpinBox *>(QStringLiteral("adjust-wind-die-2"));
    one->setValue(5);
    QVERIFY(editor.changes().isEmpty()); // one die is no wind
    two->setValue(2);
    QCOMPARE(editor.changes().value(u"wind").toObject().value(u"dice").toArray(),
             QJsonArray({5, 2}));
}

QTEST_MAIN(TestShipSheets)
#include "tst_ship_sheets.moc"
