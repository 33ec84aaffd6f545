// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/santa_cruz_table.h"

#include <QTest>

using namespace qd;
using namespace qd::santa_cruz;

/// Board and deck files (specification 8): the default ones are read, what 8.1 forbids is refused
/// by place.
class TestSantaCruzBoard : public QObject {
    Q_OBJECT

private slots:
    void defaultBoard();
    void defaultDecks();
    void malformedBoard_data();
    void malformedBoard();
    void malformedDecks_data();
    void malformedDecks();
    void deckWarnings();
    void hostileFiles();
    void unknownSpecs_data();
    void unknownSpecs();
    void completeSpecOpensTheSameTable();
    void noBritishEntryArea();
};

namespace {

Json defaultFile(const char *kind, const char *name)
{
    return *parseJson(*dataFile(kind, name));
}

AreaId area(const Board &board, const char *id)
{
    return *board.find(id);
}

} // namespace

void TestSantaCruzBoard::defaultBoard()
{
    const auto board = Board::fromJson(defaultFile("board", "schematic"));
    QVERIFY(board);
    QCOMPARE(board->areaCount(), std::size_t{20});
    QCOMPARE(board->area(board->castle()).id, std::string("san-cristobal"));
    QCOMPARE(board->area(board->setupArea()).id, std::string("british-setup"));
    QCOMPARE(board->neighbours(area(*board, "dock")).size(), std::size_t{3});
    QVERIFY(board->border(area(*board, "san-cristobal"), area(*board, "caleta")) == Line::Red);
    QVERIFY(board->landing(area(*board, "castle-roads"), area(*board, "caleta")) == Line::Blue);
    QVERIFY(!board->landing(area(*board, "castle-roads"), area(*board, "dock")));
    QVERIFY(board->coastal(area(*board, "south-roads")));
    QVERIFY(!board->coastal(area(*board, "offing-south")));
    QCOMPARE(board->turnLabels().back(), std::string("7:30"));
    QCOMPARE(board->moraleBox(-3)->spanish, 3);
    QVERIFY(board->moraleBox(4) == nullptr);
    QCOMPARE(board->picture().places.size(), board->areaCount());
}

void TestSantaCruzBoard::defaultDecks()
{
    const auto decks = Decks::fromJson(defaultFile("decks", "conjecture"));
    QVERIFY(decks);
    QVERIFY(decks->warnings.empty());
    QCOMPARE(decks->copies(Side::British, Card::Move), 7);
    QCOMPARE(decks->find(Side::Spanish, Card::Cannon)->plus, 1);
    QVERIFY(decks->find(Side::British, Card::Lost) == nullptr);
}

void TestSantaCruzBoard::malformedBoard_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *pointer, const char *value,
                        const char *place) {
        QTest::newRow(name) << QString::fromLatin1(pointer) << QString::fromLatin1(value)
                            << QString::fromLatin1(place);
    };
    row("id twice", "/areas/1/id", R"("british-setup")", "areas[1].id");
    row("id not kebab", "/areas/1/id", R"("Offing")", "areas[1].id");
    row("id a fixed word", "/areas/1/id", R"("fox")", "areas[1].id");
    row("kind unknown", "/areas/1/kind", R"("swamp")", "areas[1].kind");
    row("vp negative", "/areas/7/vp", "-1", "areas[7].vp");
    row("vp a fraction", "/areas/7/vp", "2.5", "areas[7].vp");
    row("die above 6", "/areas/4/dice/0/hit", "7", "areas[4].dice[0].hit");
    row("die of no battery", "/areas/4/dice/0/battery", R"("blue")", "areas[4].dice[0].battery");
    row("die twice", "/areas/4/dice/0/battery", R"("red")", "areas[4].dice[1].battery");
    row("shape of two points", "/areas/4/shape", "[[0,0],[1,1]]", "areas[4].shape");
    row("shape with text", "/areas/4/shape", R"([[0,0],[1,1],["a",2]])", "areas[4].shape");
    row("coordinate beyond all", "/areas/4/xy", "[1e300,0]", "areas[4].xy");
    row("two set-up areas", "/areas/1/setup", R"("british")", "areas");
    row("castle no Fortress", "/castle", R"("dock")", "castle");
    row("castle unknown", "/castle", R"("atlantis")", "castle");
    row("a fourth Fortress", "/areas/8/fortress", "true", "areas");
    row("a third entry area", "/areas/8/reinforcements", R"("spanish")", "areas");
    row("entry at sea", "/areas/1/reinforcements", R"("spanish")", "areas[1].reinforcements");
    row("battery at sea", "/batteries/0/area", R"("castle-roads")", "batteries[0].area");
    row("battery twice", "/batteries/1/id", R"("green")", "batteries[1].id");
    row("three batteries", "/batteries", "[]", "batteries");
    row("border to nowhere", "/borders/0/between/0", R"("atlantis")", "borders[0].between[0]");
    row("border twice", "/borders/1/between/1", R"("san-cristobal")", "borders[1].between");
    row("line unknown", "/borders/0/line", R"("green")", "borders[0].line");
    row("sea move ashore", "/sea_moves/0/to", R"("dock")", "sea_moves[0]");
    row("sea moves in a circle", "/sea_moves/5/to", R"("british-setup")", "sea_moves");
    row("no way on at sea", "/sea_moves", "[]", "areas[0]");
    row("landing from land", "/landings/0/from", R"("dock")", "landings[0]");
    row("eleven turns", "/tracks/turns", "[]", "tracks.turns");
    row("turns out of order", "/tracks/turns/1/turn", "5", "tracks.turns[1].turn");
    row("morale without 0", "/tracks/morale/boxes/3/at", "9", "tracks.morale.boxes");
    row("another game", "/game", R"("corunna")", "game");
    row("another format", "/format", R"("quarterdeck-board-2")", "format");
    row("areas no list", "/areas", "{}", "areas");
    row("tracks no object", "/tracks", "7", "tracks");
}

void TestSantaCruzBoard::malformedBoard()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, place);
    Json file = defaultFile("board", "schematic");
    file[Json::json_pointer(pointer.toStdString())] = *parseJson(value.toStdString());
    const auto board = Board::fromJson(file);
    QVERIFY(!board);
    QCOMPARE(board.error().kind, FaultKind::Malformed);
    QCOMPARE(QString::fromStdString(board.error().place), place);
    QVERIFY(!board.error().detail.empty());
}

void TestSantaCruzBoard::malformedDecks_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const char *pointer, const char *value,
                        const char *place) {
        QTest::newRow(name) << QString::fromLatin1(pointer) << QString::fromLatin1(value)
                            << QString::fromLatin1(place);
    };
    row("card unknown", "/british/cards/0/card", R"("tea")", "british.cards[0].card");
    row("card twice", "/british/cards/1/card", R"("move")", "british.cards[1].card");
    row("count negative", "/spanish/cards/0/count", "-1", "spanish.cards[0].count");
    row("count huge", "/spanish/cards/0/count", "18446744073709551615", "spanish.cards[0].count");
    row("more cannons than copies", "/spanish/cards/0/battery", "9", "spanish.cards[0].battery");
    row("anchor in the Spanish deck", "/spanish/cards/0/anchor", "1", "spanish.cards[0].anchor");
    row("cannon in the British deck", "/british/cards/0/battery", "1", "british.cards[0].battery");
    row("mark no flag", "/british/cards/0/eliminate", R"("yes")", "british.cards[0].eliminate");
    row("no cards", "/spanish", "{}", "spanish");
}

void TestSantaCruzBoard::malformedDecks()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, place);
    Json file = defaultFile("decks", "conjecture");
    file[Json::json_pointer(pointer.toStdString())] = *parseJson(value.toStdString());
    const auto decks = Decks::fromJson(file);
    QVERIFY(!decks);
    QCOMPARE(QString::fromStdString(decks.error().place), place);
}

void TestSantaCruzBoard::deckWarnings()
{
    Json file = defaultFile("decks", "conjecture");
    file["british"]["cards"][0]["count"] = 6; // 28 of 29
    file["spanish"]["cards"][0]["card"] = "panic"; // a British card
    const auto decks = Decks::fromJson(file);
    QVERIFY(decks);
    QCOMPARE(decks->warnings.size(), std::size_t{2});
}

void TestSantaCruzBoard::hostileFiles()
{
    Json points = Json::array();
    for (int i = 0; i < 1'000'000; ++i)
        points.push_back(Json::array({i % 100, i % 50}));
    Json file = defaultFile("board", "schematic");
    file["areas"][0]["shape"] = std::move(points);
    QVERIFY(!Board::fromJson(file));
    QVERIFY(!Board::fromJson(Json::array()));
    QVERIFY(!Board::fromJson(Json::object()));
    QVERIFY(!Decks::fromJson(Json(3)));

    const std::string deep(100'000, '[');
    const auto opened = Game::open({"santa-cruz-1797", "", "", deep, {}}, library());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, std::string("bad-command"));
}

void TestSantaCruzBoard::unknownSpecs_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("board");
    QTest::newRow("scenario") << "second-night"
                              << ""
                              << "";
    QTest::newRow("board") << ""
                           << ""
                           << "\"atlas\"";
    QTest::newRow("board no name") << ""
                                   << ""
                                   << "3";
    QTest::newRow("decks") << ""
                           << R"({"decks":"tarot"})"
                           << "";
    QTest::newRow("option") << ""
                            << R"({"fog":true})"
                            << "";
    QTest::newRow("option of another type") << ""
                                            << R"({"min_one_die":1})"
                                            << "";
    QTest::newRow("option of another word") << ""
                                            << R"({"hood_scope":"none"})"
                                            << "";
    QTest::newRow("options no object") << ""
                                       << "[]"
                                       << "";
}

void TestSantaCruzBoard::unknownSpecs()
{
    QFETCH(QString, scenario);
    QFETCH(QString, options);
    QFETCH(QString, board);
    const TableSpec spec{
        "santa-cruz-1797", scenario.toStdString(), options.toStdString(), board.toStdString(), {}};
    const auto opened = Game::open(spec, library());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, std::string("bad-command"));
    QVERIFY(!opened.error().message.empty());
    QVERIFY(!Game::complete(spec, library()));
}

void TestSantaCruzBoard::completeSpecOpensTheSameTable()
{
    const TableSpec spec{"santa-cruz-1797", "",
                         R"({"simplified":true,"hood_scope":"british-card"})", "", 7};
    const auto complete = Game::complete(spec, library());
    QVERIFY(complete);
    QCOMPARE(complete->scenario, std::string("standard"));
    QVERIFY(complete->seed == spec.seed);
    const auto opened = Game::open(spec, library());
    const auto again = Game::open(*complete, DataLibrary());
    QVERIFY(opened && again);
    QVERIFY(Game::encodeState(*again) == Game::encodeState(*opened));
    QCOMPARE(Game::fingerprint(*again), Game::fingerprint(*opened));
    QCOMPARE(Game::complete(*complete, DataLibrary())->options, complete->options);
    QCOMPARE(again->decks->copies(Side::Spanish, Card::LuckyShot), 0); // 14.4
}

/// No check of 8.1 asks for a British entry area: without one the cards are still offered, and an
/// eliminated unit has no way back (4.6).
void TestSantaCruzBoard::noBritishEntryArea()
{
    Json board = defaultFile("board", "schematic");
    for (Json &entry : board["areas"])
        if (entry["kind"] == "sea")
            entry.erase("reinforcements");
    Table table;
    auto opened = Game::open({"santa-cruz-1797", "blank", {}, canonicalText(board), {}}, library());
    QVERIFY(opened);
    table.state = std::move(*opened);
    QVERIFY(table.state.board->entries(Side::British).empty());
    QCOMPARE(table.act(R"({"do":"adjust","set":{"units":{"rm-1":{"at":"eliminated"}}}})"),
             std::string());
    const auto legal = Game::ask(table.state, Json{{"ask", "legal"}});
    QVERIFY(legal);
    const Json reinforcements{{"do", "play"}, {"card", "reinforcements"}};
    QVERIFY(canonicalText(*legal).find(R"("card":"reinforcements")") != std::string::npos);
    QVERIFY(!Game::offers(table.state).empty());
    QVERIFY(!Game::form(table.state, reinforcements).fields.empty());
    QCOMPARE(table.act(R"({"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":1}]})"),
             std::string("not-reinforcement-area"));
}

QTEST_APPLESS_MAIN(TestSantaCruzBoard)
#include "tst_santa_cruz_board.moc"
