// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/charts.h"
#include "rules/module/offers.h"
#include "tests/rules/as_per_margin_table.h"

#include <algorithm>

using namespace qd;
using namespace qd::as_per_margin;

/// What helps at the table: the pages of charts that are made of the rules' numbers, the order of
/// choices, and what a move is called.
class TestAsPerMarginAids : public QObject {
    Q_OBJECT

private slots:
    void fallingAboard_cells_data();
    void fallingAboard_cells();
    void fallingAboard_litByTheWishes();
    void tossScore_halvesAtAnchor_data();
    void tossScore_halvesAtAnchor();
    void boarding_facesAndDice();
    void boarding_litInItsStep();
    void allowance_rowsFollowTheWind();
    void tacking_litForWhoTacks();
    void pivot_wears_data();
    void pivot_wears();
    void tackMinimum_isOfTheForm();
};

namespace {

/// An English and a French third rate within two inches, the one at anchor.
constexpr auto kAboard =
    R"({"phase":"boarding","wind":{"from":"n","dice":[5,2]},"contacts":[["a","b"]],"ships":{)"
    R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"masts":3,"anchors":{"bow":true}},)"
    R"("b":{"side":"french-spanish","rate":"3rd","x":52,"y":50},)"
    R"("far":{"side":"english","rate":"5th","x":90,"y":90}}})";

Chart chartOf(const Table &table, const std::string &id, const std::string &command = "{}")
{
    for (Chart &chart : Game::charts(table.state, *parseJson(command)))
        if (chart.id == id)
            return std::move(chart);
    return {};
}

/// The heads of the lit rows, and those of the lit columns, as their terms or numbers.
std::string litRows(const Chart &chart)
{
    std::string all;
    for (const ChartRow &row : chart.rows)
        if (row.use == ChartUse::Lit)
            all += (all.empty() ? "" : " ") + row.head.term;
    return all;
}

std::string litColumns(const Chart &chart)
{
    std::string all;
    for (const ChartColumn &column : chart.columns)
        if (column.use == ChartUse::Lit)
            all += (all.empty() ? "" : " ") + column.head.term;
    return all;
}

} // namespace

void TestAsPerMarginAids::fallingAboard_cells_data()
{
    QTest::addColumn<std::string>("wishes");
    QTest::addColumn<std::string>("cells"); // first higher, tie, second higher
    QTest::newRow("both grapple") << std::string("wishes-grapple-grapple")
                                  << std::string("aboard aboard aboard");
    QTest::newRow("the second fends")
        << std::string("wishes-grapple-fend") << std::string("aboard aboard apart");
    QTest::newRow("the first fends")
        << std::string("wishes-fend-grapple") << std::string("apart aboard aboard");
    QTest::newRow("both fend: a tie fouls them")
        << std::string("wishes-fend-fend") << std::string("apart aboard apart");
}

void TestAsPerMarginAids::fallingAboard_cells()
{
    QFETCH(std::string, wishes);
    QFETCH(std::string, cells);
    const Chart chart = chartOf(Table(), "falling-aboard");
    QCOMPARE(chart.rows.size(), std::size_t{4});
    const auto row =
        std::ranges::find(chart.rows, wishes, [](const ChartRow &r) { return r.head.term; });
    QVERIFY(row != chart.rows.end());
    std::string said;
    for (const ChartText &cell : row->cells)
        said += (said.empty() ? "" : " ") + cell.term;
    QCOMPARE(said, cells);
}

void TestAsPerMarginAids::fallingAboard_litByTheWishes()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QCOMPARE(litRows(chartOf(table, "falling-aboard")), std::string());
    const std::string cut = R"({"do":"cut-grapples","ship":"a","other":"b")";
    QCOMPARE(litRows(chartOf(table, "falling-aboard", cut + "}")),
             std::string("wishes-fend-grapple")); // who cuts wishes to part, the other to stay
    QCOMPARE(litRows(chartOf(table, "falling-aboard", cut + R"(,"other_wish":"part"})")),
             std::string("wishes-fend-fend"));
    QCOMPARE(litColumns(chartOf(table, "toss-score", cut + "}")),
             std::string("under-way at-anchor"));
    // A ship that runs within three inches of another: the decision lights its row.
    QCOMPARE(table.adjust(R"({"phase":"move-english","contacts":[],"ships":{"a":null,)"
                          R"("far":{"x":52,"y":56,"heading":180}}})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"far","distance":5})"), std::string());
    QVERIFY(table.state.pending);
    QCOMPARE(litRows(chartOf(table, "falling-aboard",
                             R"({"do":"fall-aboard","mover_wish":"grapple","other_wish":"fend"})")),
             std::string("wishes-grapple-fend"));
    QCOMPARE(litColumns(chartOf(table, "toss-score")), std::string("under-way"));
}

void TestAsPerMarginAids::tossScore_halvesAtAnchor_data()
{
    QTest::addColumn<std::string>("options");
    QTest::addColumn<int>("five"); // halves
    QTest::newRow("exactly, r15") << std::string() << 5;
    QTest::newRow("down, r15") << std::string(R"({"halving":"down"})") << 4;
    QTest::newRow("up, r15") << std::string(R"({"halving":"up"})") << 6;
}

void TestAsPerMarginAids::tossScore_halvesAtAnchor()
{
    QFETCH(std::string, options);
    QFETCH(int, five);
    const Chart chart = chartOf(Table(options), "toss-score");
    QCOMPARE(chart.rows.size(), std::size_t{6});
    QCOMPARE(chart.rows[4].cells[0].numbers, std::vector<int>{10}); // free: 5 is 5
    QCOMPARE(chart.rows[4].cells[1].numbers, std::vector<int>{five});
    QCOMPARE(chart.rows[5].cells[1].numbers, std::vector<int>{6}); // 6 is 3 however one rounds
}

void TestAsPerMarginAids::boarding_facesAndDice()
{
    Table table;
    const Chart faces = chartOf(table, "boarding");
    std::string hits;
    for (const ChartRow &row : faces.rows)
        if (row.cells.front().term == "boarding-hit")
            hits += std::to_string(row.head.numbers.front());
    QCOMPARE(hits, std::string("456"));
    QVERIFY(chartOf(table, "boarding-dice").id.empty()); // nobody lies aboard anybody
    QCOMPARE(table.adjust(kAboard), std::string());
    const Chart dice = chartOf(table, "boarding-dice");
    QCOMPARE(dice.rows.size(), std::size_t{2}); // the two, not the far one
    std::vector<int> first;
    for (const ChartText &cell : dice.rows[0].cells)
        first.push_back(cell.numbers.front());
    QCOMPARE(first, (std::vector<int>{3, 8, 8, 19})); // masts, guns, hull of a third rate
    QCOMPARE(dice.rows[1].cells.back().numbers.front(), 24);
    QCOMPARE(litRows(chartOf(table, "boarding-dice", R"({"do":"board","ship":"a","target":"b"})")),
             std::string("ship/a ship/b"));
}

void TestAsPerMarginAids::boarding_litInItsStep()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QVERIFY(chartOf(table, "boarding").inUse());
    QCOMPARE(table.adjust(R"({"contacts":[]})"), std::string());
    QVERIFY(!chartOf(table, "boarding").inUse()); // nobody to board
    QVERIFY(!chartOf(table, "pumps").inUse());
    QVERIFY(chartOf(table, "pumps", R"({"do":"call-from-pumps","ship":"a"})").inUse());
}

void TestAsPerMarginAids::allowance_rowsFollowTheWind()
{
    Table table;
    QCOMPARE(chartOf(table, "allowance").rows[0].cells[0].term, std::string("total"));
    QCOMPARE(table.adjust(kAboard), std::string());
    const Chart chart = chartOf(table, "allowance", R"({"do":"move","ship":"a","heading":67.5})");
    std::vector<int> inches;
    for (const ChartRow &row : chart.rows)
        for (const ChartText &cell : row.cells)
            inches.push_back(cell.numbers.front());
    // 5 and 2: total 7, higher 5, lower 2; in irons nothing; dismasted ships drift 2.
    QCOMPARE(inches, (std::vector<int>{7, 5, 0, 5, 2, 0, 2, 2, 2}));
    QCOMPARE(litRows(chart), std::string("damaged")); // three masts of eight
    QCOMPARE(litColumns(chart), std::string("beat"));
}

void TestAsPerMarginAids::tacking_litForWhoTacks()
{
    Table table;
    QCOMPARE(table.adjust(kAboard), std::string());
    QCOMPARE(litColumns(chartOf(table, "tacking", R"({"do":"tack","ship":"b"})")),
             std::string("french-spanish"));
    const Chart chart = chartOf(table, "tacking");
    QCOMPARE(litColumns(chart), std::string());
    // A damaged ship adds 2: totals to 8 stand there, and from 6 on all fail.
    std::string fails;
    for (const ChartRow &row : chart.rows)
        for (const ChartText &cell : row.cells)
            fails += cell.term == "missed-stays" ? "x" : "-";
    QCOMPARE(fails, std::string("--------x-xxxxxx")); // French and Spanish first, 1 to 8
}

void TestAsPerMarginAids::pivot_wears_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<bool>("wears");
    // The wind is north: dead before it is 180.
    QTest::newRow("across the stern, clockwise") << 150.0 << 210.0 << true;
    QTest::newRow("across the stern, the other way") << 200.0 << 170.0 << true;
    QTest::newRow("just to before the wind") << 150.0 << 180.0 << false;
    QTest::newRow("from before the wind") << 180.0 << 220.0 << false;
    QTest::newRow("on one side") << 100.0 << 170.0 << false;
    QTest::newRow("the full ninety") << 135.0 << 225.0 << true;
}

void TestAsPerMarginAids::pivot_wears()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(bool, wears);
    Table table;
    QCOMPARE(table.adjust(R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                          R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":)"
                          + std::to_string(from) + "}}}"),
             std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"a","heading":)" + std::to_string(to) + "}"),
             std::string());
    const std::vector<Json> pivots = table.named("pivoted");
    QCOMPARE(pivots.size(), std::size_t{1});
    QCOMPARE(pivots.front().contains("wears"), wears); // left out where she doesn't
    QVERIFY(table.foldsAlike);
}

/// The form of a tack shows the same least distance as decide asks for (r09).
void TestAsPerMarginAids::tackMinimum_isOfTheForm()
{
    for (const auto &[options, least] :
         {std::pair(std::string(), 0.0),
          std::pair(std::string(R"({"tack_minimum":"lower-die"})"), 2.0)}) {
        Table table(options);
        QCOMPARE(
            table.adjust(R"({"phase":"move-english","wind":{"from":"n","dice":[5,2]},"ships":{)"
                         R"("a":{"side":"english","rate":"3rd","x":50,"y":50,"heading":"ene"}}})"),
            std::string());
        const Form form =
            Game::form(table.state, *parseJson(R"({"do":"tack","ship":"a","heading":"wnw"})"));
        const auto field = std::ranges::find(form.fields, "distance", &Field::key);
        QVERIFY(field != form.fields.end());
        QCOMPARE(field->low, least);
        QCOMPARE(field->high, 5.0);
    }
}

QTEST_GUILESS_MAIN(TestAsPerMarginAids)
#include "tst_as_per_margin_aids.moc"
