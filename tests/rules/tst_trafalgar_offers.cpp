// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/trafalgar_table.h"

#include <algorithm>
#include <set>

using namespace qd;
using namespace qd::trafalgar;

/// What helps with an act: forms, goals of a drag, the picture, the charts. All of it must say what
/// `decide` says. The list of acts is in tst_trafalgar_acts.cpp.
class TestTrafalgarOffers : public QObject {
    Q_OBJECT

private slots:
    void drops_sayWhatDecideSays_data();
    void drops_sayWhatDecideSays();
    void drops_ofTheWindArrow();
    void drops_addAShot();
    void dropAlong_goesStepByStep_data();
    void dropAlong_goesStepByStep();
    void form_data();
    void form();
    void overlay_followsTheCommand();
    void picture_ofShipsFortsAndFlags();
    void shortcuts_countOwnSideFirst();
    void charts_holdTheNumbersOfTheSheet();
};

namespace {

constexpr auto kTurn =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0},"english-frigate-1":{"at":[6,8],"heading":3},)"
    R"("english-frigate-2":{"at":[8,6]},"allied-line-1":{"at":[6,7],"heading":0},)"
    R"("allied-line-2":{"at":[9,1],"heading":4}},"flags":{"allied":{"ship":"english-frigate-2"}}})";
constexpr auto kTwoOnOnePoint =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":[6,6],"heading":0,"now":{"spent":2}},"english-line-2":{"at":[6,6],)"
    R"("masts":{"fore":false,"main":false,"mizzen":false}}}})";
constexpr auto kShout =
    R"({"phase":"turn","side":"allied","first":"english","wind":{"arrow":1},"ships":{)"
    R"("allied-line-1":{"at":[8,10],"heading":5}}})";

QByteArray idsOf(const Offers &offers)
{
    QList<QByteArray> ids;
    for (const Offer &offer : offers)
        ids << QByteArray::fromStdString((offer.refused         ? "-"
                                              : offer.preferred ? "+"
                                                                : "")
                                         + offer.id);
    return ids.join(' ');
}

const qd::Field *find(const Form &form, const std::string &key)
{
    const auto found = std::find_if(form.fields.begin(), form.fields.end(),
                                    [&key](const qd::Field &field) { return field.key == key; });
    return found == form.fields.end() ? nullptr : &*found;
}

std::set<std::string> open(const qd::Field &field)
{
    std::set<std::string> values;
    for (const Choice &choice : field.choices)
        if (!choice.refused)
            values.insert(choice.value);
    return values;
}

const PicturePiece &piece(const TablePicture &picture, const std::string &id)
{
    return *std::find_if(picture.pieces.begin(), picture.pieces.end(),
                         [&id](const PicturePiece &each) { return each.id == id; });
}

bool tagged(const PicturePiece &piece, const std::string &tag)
{
    return std::find(piece.tags.begin(), piece.tags.end(), tag) != piece.tags.end();
}

QByteArray cellText(const ChartText &cell)
{
    QList<QByteArray> parts;
    if (!cell.term.empty())
        parts << QByteArray::fromStdString(cell.term);
    for (const int number : cell.numbers)
        parts << QByteArray::number(number);
    return parts.join('/');
}

QByteArray rowText(const ChartRow &row)
{
    QList<QByteArray> cells;
    for (const ChartText &cell : row.cells)
        cells << cellText(cell);
    return cells.join(' ');
}

} // namespace

void TestTrafalgarOffers::drops_sayWhatDecideSays_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("flag-4: two that must part")
        << QByteArray(kTwoOnOnePoint) << QByteArray("english-line-1");
    for (const char *ship : {"english-line-1", "english-frigate-1", "english-frigate-2",
                             "english-line-2", "allied-line-1", "cadiz-fort-1"})
        QTest::addRow("turn: %s", ship) << QByteArray(kTurn) << QByteArray(ship);
    QTest::newRow("setup") << QByteArray("{}") << QByteArray("allied-frigate-1");
    QTest::newRow("anchored") << QByteArray(
        R"({"phase":"turn","side":"allied","first":"english","wind":{"arrow":1}})")
                              << QByteArray("allied-frigate-1");
}

/// Every goal's command is taken and leads there, or refused for the reason that it gives.
void TestTrafalgarOffers::drops_sayWhatDecideSays()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, piece);
    Table table(piece == "allied-frigate-1" ? R"({"second_fleet":"stays"})" : "");
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    const std::vector<Drop> drops = Game::drops(table.state, Json::object(), {piece.toStdString()});
    QVERIFY(!drops.empty());
    for (const Drop &drop : drops) {
        Table tried = table;
        const std::string code = tried.act(drop.command);
        if (drop.tag == "fire") { // dice are owed, nothing may be worth aiming at
            if (!drop.refused)
                QCOMPARE(code, std::string("awaiting"));
            else if (code != "awaiting")
                QCOMPARE(drop.refused->code, code);
            continue;
        }
        QCOMPARE(code, drop.refused ? drop.refused->code : std::string());
        if (drop.refused || !drop.pose)
            continue;
        const auto pictured = Game::picture(tried.state, Viewer::Referee);
        const auto &there = ::piece(pictured, piece.toStdString());
        QCOMPARE(there.place, drop.place);
        QVERIFY(there.pose == drop.pose);
        if (!drop.way.empty()) {
            QVERIFY(there.track == drop.way);
            QCOMPARE(drop.facts.front().first, std::string("cost"));
            QCOMPARE(drop.facts.front().second, static_cast<double>(drop.way.size() - 1));
        }
    }
}

void TestTrafalgarOffers::drops_ofTheWindArrow()
{
    Table table;
    QVERIFY(Game::drops(table.state, {}, {"wind"}).empty());
    QCOMPARE(table.act(R"({"do":"toss","winner":"allied"})"), std::string());
    const std::vector<Drop> drops = Game::drops(table.state, {}, {"wind"});
    QCOMPARE(drops.size(), std::size_t{6});
    QCOMPARE(drops.at(4).place, std::string("rose-4"));
    QCOMPARE(table.act(drops.at(4).command), std::string());
    QVERIFY(table.state.play.arrow == 4);
}

void TestTrafalgarOffers::drops_addAShot()
{
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    const Json partial{{"do", "fire"},
                       {"ship", "english-line-1"},
                       {"shots", Json::array({{{"target", "allied-line-1"}, {"aim", "mast"}}})}};
    const std::vector<Drop> drops = Game::drops(table.state, partial, {"english-line-1"});
    const auto onto = std::find_if(drops.begin(), drops.end(),
                                   [](const Drop &drop) { return drop.place == "allied-line-2"; });
    QVERIFY(onto != drops.end());
    QCOMPARE(parseJson(onto->command)->at("shots").size(), std::size_t{2});
    QCOMPARE(onto->refused->code, std::string("out-of-range"));
}

void TestTrafalgarOffers::dropAlong_goesStepByStep_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("place"); ///< empty: no drop at all
    QTest::addColumn<QByteArray>("refused");
    QTest::addColumn<QByteArray>("tag");
    const auto row = [](const char *name, const char *piece, const char *steps, const char *place,
                        const char *refused, const char *tag = "free") {
        QTest::newRow(name) << QByteArray(piece) << QByteArray(steps) << QByteArray(place)
                            << QByteArray(refused) << QByteArray(tag);
    };
    row("move-1", "english-line-1", "pf", "f10", "");
    row("start", "english-line-1", "", "g10", "");
    row("move-4: stops before the Allied ship", "english-line-1", "sf", "g10", "occupied");
    row("r-29: alongside the mate with the flag", "english-line-1", "ff", "g12", "", "alongside");
    row("r-29: not beyond", "english-line-1", "fff", "g11", "occupied");
    row("speed-1: no fifth move", "english-line-1", "fpfff", "e12", "too-many-moves");
    row("play-3: the other side's ship", "allied-line-1", "f", "h11", "not-your-turn");
    row("no ship", "cadiz-fort-1", "f", "", "");
    row("no letter", "english-line-1", "x", "", "");
}

void TestTrafalgarOffers::dropAlong_goesStepByStep()
{
    QFETCH(QByteArray, piece);
    QFETCH(QByteArray, steps);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, refused);
    QFETCH(QByteArray, tag);
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    const auto drop = Game::dropAlong(table.state, {}, piece.toStdString(), steps.toStdString());
    QCOMPARE(drop.has_value(), !place.isEmpty());
    if (!drop)
        return;
    QCOMPARE(drop->place, place.toStdString());
    QCOMPARE(drop->refused ? drop->refused->code : std::string(), refused.toStdString());
    QCOMPARE(drop->tag, tag.toStdString());
}

void TestTrafalgarOffers::form_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("choices"); ///< those that the rules take, sorted
    QTest::addColumn<bool>("complete");
    const auto row = [](const char *name, const char *command, const char *key, const char *choices,
                        bool complete) {
        QTest::newRow(name) << QByteArray(command) << QByteArray(key) << QByteArray(choices)
                            << complete;
    };
    row("who can sail", R"({"do":"move"})", "ship",
        R"("english-frigate-1" "english-frigate-2" "english-line-1" "english-line-2")", false);
    row("who can fire", R"({"do":"fire"})", "ship",
        R"("english-frigate-1" "english-frigate-2" "english-line-1")", false);
    row("at whom", R"({"do":"fire","ship":"english-line-1"})", "target", R"("allied-line-1")",
        false);
    row("hits-5: at what", R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})",
        "aim", R"("battery" "fore" "main" "mast" "mizzen" null)", false);
    row("all said", R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":null})",
        "target", R"("allied-line-1")", true);
    row("a shot without its aim",
        R"({"do":"fire","ship":"english-line-1","shots":[{"target":"allied-line-1"}]})", "ship",
        R"("english-frigate-1" "english-frigate-2" "english-line-1")", false);
    row("headings at a goal", R"({"do":"move","ship":"english-line-1","to":"g11"})", "heading",
        "0 1 2 3 4 5", true);
    row("the way is told", R"({"do":"move","ship":"english-line-1","path":"f"})", "path", R"("f")",
        true);
    row("alongside: one goal", R"({"do":"move","ship":"english-line-1","alongside":true})", "to",
        R"("g12")", false);
    row("flag-4: which flag", R"({"do":"transfer-flag","from":"english-frigate-2"})", "flag",
        R"("allied")", false);
    row("done", R"({"do":"done"})", "ship",
        R"("english-frigate-1" "english-frigate-2" "english-line-1" "english-line-2")", false);
    row("whole side", R"({"do":"pass-turn"})", "", "", true);
    row("no such act", R"({"do":"fly"})", "", "", false);
}

void TestTrafalgarOffers::form()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, choices);
    QFETCH(bool, complete);
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    const Form form = Game::form(table.state, *parseJson(command.toStdString()));
    QCOMPARE(form.complete, complete);
    QVERIFY(*parseJson(form.command) == *parseJson(command.toStdString()));
    if (key.isEmpty()) {
        QVERIFY(form.fields.empty());
        return;
    }
    const qd::Field *field = find(form, key.toStdString());
    QVERIFY(field != nullptr);
    QList<QByteArray> values;
    for (const std::string &value : open(*field))
        values << QByteArray::fromStdString(value);
    QCOMPARE(values.join(' '), choices);
}

void TestTrafalgarOffers::overlay_followsTheCommand()
{
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    const Overlay here = Game::overlay(table.state, Json::object(), "english-line-1");
    QCOMPARE(here.fields.size(), std::size_t{2});
    QCOMPARE(here.fields.at(1).kind, std::string("field-starboard"));
    QCOMPARE(here.fields.at(1).outline.size(), std::size_t{3});
    QCOMPARE(here.fields.at(1).places.size(), std::size_t{9});
    QCOMPARE(here.marks.size(), std::size_t{1});
    QCOMPARE(here.marks.front().piece, std::string("allied-line-1"));
    QCOMPARE(here.marks.front().kind, std::string("target"));
    QCOMPARE(here.marks.front().shows, std::string("port"));
    QCOMPARE(here.marks.front().labels.front(), (OverlayLabel{"distance", 1}));
    QCOMPARE(here.marks.front().labels.back(), (OverlayLabel{"hit-chance", 0.5}));
    const Overlay turned = Game::overlay(
        table.state, *parseJson(R"({"do":"move","ship":"english-line-1","path":"s"})"),
        "english-line-1");
    QVERIFY(turned.marks.empty()); // the enemy lies ahead then
    const Overlay fort = Game::overlay(table.state, Json::object(), "cadiz-fort-1");
    QCOMPARE(fort.fields.front().kind, std::string("field-fort"));
    QVERIFY(Game::overlay(table.state, Json::object(), "flag-english").fields.empty());
}

void TestTrafalgarOffers::picture_ofShipsFortsAndFlags()
{
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"english-line-1":{"guns":{"port":1},)"
                          R"("masts":{"mizzen":false},"name":"Victory"}},)"
                          R"("forts":{"cadiz-fort-2":{"gun":false}}})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"pf"})"), std::string());
    const TablePicture picture = Game::picture(table.state, Viewer::Public);
    QCOMPARE(picture.pieces.size(), std::size_t{14}); // 8 ships, 4 forts, 2 flags
    const PicturePiece &victory = piece(picture, "english-line-1");
    QCOMPARE(victory.name, std::string("Victory"));
    QCOMPARE(victory.place, std::string("f10"));
    QCOMPARE(victory.pose->heading, 30.0); // heading 5, up right
    QCOMPARE(victory.strength, 2 + 1 + 3);
    QCOMPARE(victory.strengthMax, 3 + 6);
    QCOMPARE(victory.gauges.back(), (PictureGauge{"moves", 1, 3, false})); // 1 + 2, 2 spent
    QCOMPARE(victory.track.size(), std::size_t{3});
    QVERIFY(victory.movable && tagged(victory, "moved") && !tagged(victory, "flag-allied"));
    QVERIFY(tagged(piece(picture, "english-frigate-2"), "flag-allied"));
    QVERIFY(!piece(picture, "allied-line-1").movable);
    QVERIFY(tagged(piece(picture, "flag-allied"), "aboard"));
    QCOMPARE(piece(picture, "flag-allied").place, std::string("g12"));
    QCOMPARE(piece(picture, "flag-english").place, std::string("m19"));
    QCOMPARE(piece(picture, "cadiz-fort-2").gauges.front().left, 0);
    QCOMPARE(picture.wind->arrow, 1);
    QCOMPARE(picture.wind->from, 330.0); // from the upper left
    QCOMPARE(picture.wind->barred, std::vector<int>{4});
}

void TestTrafalgarOffers::shortcuts_countOwnSideFirst()
{
    Table table;
    QCOMPARE(table.adjust(kShout), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"allied-line-1","path":"s"})"), std::string());
    const TablePicture picture = Game::picture(table.state, Viewer::Referee);
    QCOMPARE(piece(picture, "allied-line-1").shortcut, std::string("1"));
    QCOMPARE(piece(picture, "english-line-1").shortcut, std::string("5"));
    QCOMPARE(piece(picture, "cadiz-fort-2").shortcut, std::string("h"));
    QCOMPARE(piece(picture, "gibraltar-fort-1").shortcut, std::string("j"));
    QVERIFY(tagged(piece(picture, "gibraltar-fort-1"), "may-shout"));
    QVERIFY(!tagged(piece(picture, "gibraltar-fort-2"), "may-shout")); // 6 off
    QVERIFY(idsOf(Game::offers(table.state)).contains("shout/gibraltar-fort-1"));
}

void TestTrafalgarOffers::charts_holdTheNumbersOfTheSheet()
{
    Table table;
    QCOMPARE(table.adjust(kTurn), std::string());
    const std::vector<Chart> charts = Game::charts(
        table.state,
        *parseJson(R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})"));
    for (const Chart &chart : charts)
        for (const ChartRow &row : chart.rows)
            QCOMPARE(row.cells.size(), chart.columns.size());
    const auto chart = [&charts](const std::string &id) {
        return *std::find_if(charts.begin(), charts.end(),
                             [&id](const Chart &each) { return each.id == id; });
    };
    QCOMPARE(rowText(chart("ships").rows.at(0)), QByteArray("1 2 1 4 2 3 6"));
    QCOMPARE(rowText(chart("ships").rows.at(1)), QByteArray("2 2 2 6 4 2 4"));
    QCOMPARE(rowText(chart("die").rows.at(0)), QByteArray("1/3 3/6")); // a range, then a fraction
    QCOMPARE(rowText(chart("die").rows.at(2)), QByteArray("3 1/6"));
    QVERIFY(chart("die").rows.at(0).use == ChartUse::Lit);
    QVERIFY(chart("die").rows.at(1).use == ChartUse::Idle);
    QCOMPARE(rowText(chart("hits-2").rows.at(1)), QByteArray("4/9 4/9 1/9"));
    QCOMPARE(rowText(chart("hits-3").rows.at(2)), QByteArray("125/216 25/72 5/72 1/216"));
    QCOMPARE(rowText(chart("may-hit").rows.at(0)), QByteArray("yes yes yes"));
    QCOMPARE(rowText(chart("may-hit").rows.at(3)), QByteArray("no yes once-another-mast-is-gone"));
    QCOMPARE(rowText(chart("wind").rows.at(2)), QByteArray("1/6 arrow-clockwise/2"));
    Table shielding(R"({"mainmast":"shielding"})");
    const std::vector<Chart> others = Game::charts(shielding.state, Json::object());
    QCOMPARE(rowText(others.at(4).rows.at(3)), QByteArray("no yes once-the-mizzenmast-is-gone"));
}

QTEST_APPLESS_MAIN(TestTrafalgarOffers)
#include "tst_trafalgar_offers.moc"
