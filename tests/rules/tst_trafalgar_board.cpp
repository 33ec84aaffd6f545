// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board_reader.h"
#include "tests/rules/trafalgar_table.h"

#include <algorithm>

using namespace qd;
using namespace qd::trafalgar;

/// Board files (specification 8): what the schematic board holds, what is refused, and how it is
/// drawn.
class TestTrafalgarBoard : public QObject {
    Q_OBJECT

private slots:
    void schematic_isTheOneOfTheSpecification();
    void label_data();
    void label();
    void refused_data();
    void refused();
    void taken_data();
    void taken();
    void names_ofTheLibrary();
    void source_readsBackAlike();
    void point_isOnTheBoard();
    void picture_ofPoints();
};

namespace {

tl::expected<Board, std::string> boardOf(const std::string &json)
{
    return readBoard(*parseJson(json), library());
}

Board schematic()
{
    return *readBoard(Json("schematic"), library());
}

/// The schematic board with other parts.
QByteArray with(const char *parts)
{
    return QByteArray(R"({"base":"schematic","id":"x",)") + parts + "}";
}

/// The schematic board with something changed at a place of its JSON.
QByteArray patched(const char *pointer, const char *value)
{
    Json file = *parseJson(schematic().source);
    file[Json::json_pointer(pointer)] = *parseJson(value);
    return QByteArray::fromStdString(canonicalText(file));
}

} // namespace

void TestTrafalgarBoard::schematic_isTheOneOfTheSpecification()
{
    const Board board = schematic();
    QCOMPARE(board.id, std::string("schematic"));
    QCOMPARE(board.points().size(), std::size_t{241}); // 7 rows of 19, 6 of 18
    QCOMPARE(board.label(board.port(Port::Cadiz).corner), std::string("a1"));
    QCOMPARE(board.label(board.port(Port::Gibraltar).corner), std::string("m19"));
    QCOMPARE(board.label(board.berth(BerthId::Gibraltar2).at), std::string("l17"));
    QCOMPARE(board.label(board.fort(FortId::Cadiz2).at), std::string("e1"));
    QCOMPARE(board.terrain({4, 0}), Terrain::Land); // a fort
    QCOMPARE(board.terrain({8, 2}), Terrain::Reef); // c10
    QCOMPARE(board.terrain({2, 6}), Terrain::Sandbank); // g6
    QCOMPARE(board.terrain({6, 6}), Terrain::Sea);
    QVERIFY(board.reefBetween({4, 3}, {3, 3}) && board.reefBetween({3, 3}, {4, 3}));
    QVERIFY(!board.reefBetween({4, 3}, {5, 3}));
    QVERIFY(board.bankBetween({2, 10}, {1, 10}));
    QVERIFY(board.portAt({0, 3}) == Port::Cadiz && !board.portAt({2, 2}));
    QVERIFY(board.fortAt({14, 8}) == FortId::Gibraltar2 && !board.fortAt({12, 12}));
    for (const Port port : kPorts) // the ports are all within 3 of their corners
        for (const LatticePoint at : board.port(port).points)
            QVERIFY(distance(board.port(port).corner, at) <= 3);
}

void TestTrafalgarBoard::label_data()
{
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<bool>("there");
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::newRow("first row") << QByteArray("a19") << true << 18 << 0;
    QTest::newRow("middle") << QByteArray("g10") << true << 6 << 6;
    QTest::newRow("last") << QByteArray("m19") << true << 12 << 12;
    QTest::newRow("short row") << QByteArray("b19") << false << 0 << 0;
    QTest::newRow("from 1") << QByteArray("a0") << false << 0 << 0;
    QTest::newRow("no leading nought") << QByteArray("g010") << false << 0 << 0;
    QTest::newRow("no such row") << QByteArray("n1") << false << 0 << 0;
    QTest::newRow("no number") << QByteArray("g") << false << 0 << 0;
    QTest::newRow("capital") << QByteArray("G10") << false << 0 << 0;
    QTest::newRow("too much") << QByteArray("g10 ") << false << 0 << 0;
    QTest::newRow("huge") << QByteArray("g99999999999") << false << 0 << 0;
    QTest::newRow("empty") << QByteArray("") << false << 0 << 0;
}

void TestTrafalgarBoard::label()
{
    QFETCH(QByteArray, label);
    QFETCH(bool, there);
    QFETCH(int, q);
    QFETCH(int, r);
    const Board board = schematic();
    const auto at = board.point(label.toStdString());
    QCOMPARE(at.has_value(), there);
    if (!there)
        return;
    QCOMPARE(*at, (LatticePoint{q, r}));
    QCOMPARE(board.label(*at), label.toStdString());
}

void TestTrafalgarBoard::refused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no rows, no ports") << QByteArray(R"({"id":"x"})");
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("another base") << QByteArray(R"({"base":"mine","id":"x"})");
    QTest::newRow("no such board") << QByteArray(R"("atlantis")");
    QTest::newRow("unknown key") << with(R"("tide":1)");
    QTest::newRow("another format") << with(R"("format":"quarterdeck-board-1")");
    QTest::newRow("id no text") << patched("/id", "7");
    QTest::newRow("row twice") << patched("/rows/1/row", R"("a")");
    QTest::newRow("row number twice") << patched("/rows/1/r", "0");
    QTest::newRow("row backwards") << patched("/rows/0/q_to", "-1");
    QTest::newRow("row without end") << patched("/rows/0/q_to", "2000000000");
    QTest::newRow("land off the rows") << with(R"("land":[[50,50]])");
    QTest::newRow("land beyond all numbers") << with(R"("land":[[18446744073709551615,3]])");
    QTest::newRow("land no point") << with(R"("land":[[1]])");
    QTest::newRow("stretch over two points")
        << with(R"("reefs":{"points":[],"edges":[[[3,3],[5,3]]]})");
    QTest::newRow("stretch with one end") << with(R"("reefs":{"edges":[[[3,3]]]})");
    QTest::newRow("bank off the rows") << with(R"("sandbanks":{"points":[[0,13]],"edges":[]})");
    QTest::newRow("rose offset") << with(R"("rose":{"points":6,"offset":15})");
    QTest::newRow("rose points") << with(R"("rose":{"points":8,"offset":0})");
    QTest::newRow("one port") << patched("/ports", "{}");
    QTest::newRow("a third port") << patched("/ports/brest", "{}");
    QTest::newRow("both ports English") << patched("/ports/cadiz/side", R"("english")");
    QTest::newRow("three berths") << patched("/ports/cadiz/berths", "[]");
    QTest::newRow("a berth's id") << patched("/ports/cadiz/berths/0/id", R"("cadiz-berth-5")");
    QTest::newRow("a berth twice") << patched("/ports/cadiz/berths/0/at", "[1,1]");
    QTest::newRow("a berth at sea") << patched("/ports/cadiz/berths/0/at", "[6,6]");
    QTest::newRow("a berth without the sea") << patched("/ports/cadiz/berths/0/seaward", "[]");
    QTest::newRow("a heading that is none") << patched("/ports/cadiz/berths/0/seaward", "[6]");
    QTest::newRow("a fort's id") << patched("/ports/cadiz/forts/1/id", R"("gibraltar-fort-1")");
    QTest::newRow("a fort off the rows") << patched("/ports/cadiz/forts/0/at", "[0,-1]");
    QTest::newRow("a fort covers nothing there")
        << patched("/ports/cadiz/forts/0/covers", "[[0,-1]]");
    QTest::newRow("a corner at sea") << patched("/ports/cadiz/corner", "[6,6]");
    QTest::newRow("port water on land") << patched("/ports/cadiz/points/1", "[4,0]");
    QTest::newRow("a sea heading that is none") << patched("/ports/cadiz/sea_heading", "-1");
    QTest::newRow("diagram ahead") << with(R"("field_of_fire":{"starboard":[[1,0]]})");
    QTest::newRow("diagram to port") << with(R"("field_of_fire":{"starboard":[[1,-1]]})");
    QTest::newRow("diagram too far") << with(R"("field_of_fire":{"starboard":[[0,4]]})");
    QTest::newRow("conjecture no word") << with(R"("rows_conjecture":"yes")");
}

void TestTrafalgarBoard::refused()
{
    QFETCH(QByteArray, file);
    const auto board = boardOf(file.toStdString());
    QVERIFY(!board);
    QVERIFY(!board.error().empty());
    const auto opened = Game::open({"trafalgar", {}, {}, file.toStdString(), {}}, library());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, std::string("bad-command"));
}

void TestTrafalgarBoard::taken_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no reefs") << with(R"("reefs":{"points":[],"edges":[]})");
    QTest::newRow("rose between the headings") << with(R"("rose":{"points":6,"offset":30})");
    QTest::newRow("a diagram") << with(R"("field_of_fire":{"starboard":[[0,1],[-1,1],[2,1]]})");
    QTest::newRow("no fort listed as land") << with(R"("land":[],"land_conjecture":false)");
    QTest::newRow("a fort that covers one point")
        << patched("/ports/cadiz/forts/0/covers", "[[4,1]]");
}

void TestTrafalgarBoard::taken()
{
    QFETCH(QByteArray, file);
    const auto board = boardOf(file.toStdString());
    QVERIFY2(board.has_value(), board ? "" : board.error().c_str());
    QCOMPARE(board->terrain({4, 0}), Terrain::Land); // forts are land in any case
}

void TestTrafalgarBoard::names_ofTheLibrary()
{
    QCOMPARE(boardOf(R"({"base":"schematic"})")->id, std::string("schematic"));
    QVERIFY(!readBoard(Json("schematic"), {}));
}

void TestTrafalgarBoard::source_readsBackAlike()
{
    const Board first = *boardOf(R"({"base":"schematic","id":"x","land":[]})");
    const Board second = *boardOf(first.source);
    QCOMPARE(second.source, first.source);
    QCOMPARE(second.id, std::string("x"));
    QVERIFY(second.land == first.land);
}

void TestTrafalgarBoard::point_isOnTheBoard()
{
    const Board board = schematic();
    QVERIFY(readPoint(board, *parseJson("[6,6]")) == (LatticePoint{6, 6}));
    QVERIFY(readPoint(board, Json("a1")) == (LatticePoint{0, 0}));
    for (const char *wrong : {"[0,13]", "[6]", "[6,6,0]", R"(["6",6])", "[6.0,6]", "null", "7",
                              "[18446744073709551615,6]", "[-9223372036854775808,6]"})
        QVERIFY2(!readPoint(board, *parseJson(wrong)), wrong);
}

void TestTrafalgarBoard::picture_ofPoints()
{
    const Table table;
    const BoardPicture &picture = Game::board(table.state);
    QVERIFY(picture.lattice.has_value() && picture.conjecture);
    QCOMPARE(picture.lattice->headings, (std::vector<double>{90, 150, 210, 270, 330, 30}));
    QCOMPARE(picture.lattice->rose, picture.lattice->headings);
    QCOMPARE(picture.places.size(), std::size_t{241});
    const auto place = [&picture](const std::string &id) {
        return *std::find_if(picture.places.begin(), picture.places.end(),
                             [&id](const PicturePlace &each) { return each.id == id; });
    };
    const PicturePoint g10 = place("g10").anchor;
    const PicturePoint g11 = place("g11").anchor;
    QCOMPARE(g11.x - g10.x, picture.lattice->pitch);
    QCOMPARE(g11.y, g10.y);
    const PicturePoint below = place("h10").anchor; // down right of g10
    QCOMPARE(below.x - g10.x, picture.lattice->pitch / 2);
    QVERIFY(std::abs(std::hypot(below.x - g10.x, below.y - g10.y) - picture.lattice->pitch) < 1e-9);
    QCOMPARE(place("a5").kind, std::string("land"));
    QCOMPARE(place("c10").tags, (std::vector<std::string>{"reef"}));
    QCOMPARE(place("a1").tags, (std::vector<std::string>{"port", "corner"}));
    QCOMPARE(place("a3").tags, (std::vector<std::string>{"port", "berth"}));
    QCOMPARE(picture.links.size(), std::size_t{4});
    QCOMPARE(picture.scenery.size(), std::size_t{2});
    QCOMPARE(picture.scenery.front().side, std::string("english"));
    for (const PicturePlace &each : picture.places) {
        QVERIFY(each.anchor.x > 0 && each.anchor.x < picture.width);
        QVERIFY(each.anchor.y > 0 && each.anchor.y < picture.height);
    }
}

QTEST_APPLESS_MAIN(TestTrafalgarBoard)
#include "tst_trafalgar_board.moc"
