// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/trafalgar_table.h"

#include <algorithm>

using namespace qd;
using namespace qd::trafalgar;

/// Two ships on one point, which must part (`flag-4`, r-29), and forts that shout at a ship that
/// has sailed past (`fort-2`, r-20): what ties ships or sides together within a turn.
class TestTrafalgarTogether : public QObject {
    Q_OBJECT

private slots:
    void parting_data();
    void parting();
    void parting_overruled();
    void parting_comesBackInVain();
    void parting_ofOthersIsFree();
    void parting_withoutAnyWay_data();
    void parting_withoutAnyWay();
    void parting_isSaidBeforehand();
    void passing_isOffered();
    void passing_asksWhere();
    void passing_saysWhatTheShotIs();
    void passing_notInTime_data();
    void passing_notInTime();
};

namespace {

/// A ship of the line and a wreck have lain on g10 since the turn began; another line ship by.
constexpr auto kTogether =
    R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
    R"("english-line-1":{"at":"g10","heading":0},)"
    R"("english-frigate-1":{"at":"g10","masts":{"fore":false,"main":false,"mizzen":false}},)"
    R"("english-line-2":{"at":"e9","heading":0},"allied-line-1":{"at":"f9"}},)"
    R"("flags":{"allied":{"ship":"english-frigate-1"}}})";

/// An Allied frigate comes round the point below Gibraltar's first fort (m15): j17 and i15, where
/// it begins and ends, are 4 off, j16 and j15 are 3 off.
constexpr auto kRoundTheFort =
    R"({"phase":"turn","side":"allied","first":"english","wind":{"arrow":2},"ships":{)"
    R"("allied-frigate-1":{"at":"j17","heading":3}},"forts":{"gibraltar-fort-2":{"fired":true}}})";
constexpr auto kRound = R"({"do":"move","ship":"allied-frigate-1","path":"ffsf"})";

std::string ids(const Offers &offers)
{
    std::string all;
    for (const Offer &offer : offers)
        all += (all.empty() ? "" : " ") + std::string(offer.refused ? "-" : "") + offer.id;
    return all;
}

bool offered(const Table &table, const std::string &id)
{
    const Offers offers = Game::offers(table.state);
    return std::any_of(offers.begin(), offers.end(),
                       [&id](const Offer &offer) { return offer.id == id && !offer.refused; });
}

const qd::Field *find(const Form &form, const std::string &key)
{
    const auto found = std::find_if(form.fields.begin(), form.fields.end(),
                                    [&key](const qd::Field &field) { return field.key == key; });
    return found == form.fields.end() ? nullptr : &*found;
}

std::string legal(const Table &table)
{
    std::string all;
    const Json answer = table.ask(R"({"ask":"legal"})");
    for (const Json &command : answer.at("commands"))
        all += (all.empty() ? "" : " ") + command.at("do").get<std::string>();
    return all;
}

} // namespace

void TestTrafalgarTogether::parting_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("before"); ///< an act that is taken
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *before, const char *command, const char *code,
                        const char *options = "") {
        QTest::newRow(name) << QByteArray(options) << QByteArray(before) << QByteArray(command)
                            << QByteArray(code);
    };
    row("flag-4: the turn waits", "", R"({"do":"end-turn"})", "shared-point");
    row("flag-4: so does passing", "", R"({"do":"pass-turn"})", "shared-point");
    row("flag-4: turns that leave a move", "",
        R"({"do":"move","ship":"english-line-1","path":"psp"})", "");
    row("flag-4: not the last move in a turn", "",
        R"({"do":"move","ship":"english-line-1","path":"psps"})", "shared-point");
    row("flag-4: the only one that can leave is not done", "",
        R"({"do":"done","ship":"english-line-1"})", "shared-point");
    row("flag-4: the wreck may be", "", R"({"do":"done","ship":"english-frigate-1"})", "");
    row("flag-4: a transfer between the two", "",
        R"({"do":"transfer-flag","from":"english-frigate-1","to":"english-line-1"})", "");
    row("r-10: nor closed by another ship's move",
        R"({"do":"move","ship":"english-line-1","path":"p"})",
        R"({"do":"move","ship":"english-line-2","path":"f"})", "shared-point",
        R"({"ship_order":"one-at-a-time"})");
    row("r-10: nor by its shot, before the dice",
        R"({"do":"move","ship":"english-line-1","path":"p"})",
        R"({"do":"fire","ship":"english-line-2","target":"allied-line-1","aim":"mast"})",
        "shared-point", R"({"ship_order":"one-at-a-time"})");
    row("r-10: in any order otherwise", R"({"do":"move","ship":"english-line-1","path":"p"})",
        R"({"do":"move","ship":"english-line-2","path":"f"})", "");
    row("flag-4: parted", R"({"do":"move","ship":"english-line-1","path":"f"})",
        R"({"do":"end-turn"})", "");
}

void TestTrafalgarTogether::parting()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, code);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(kTogether), std::string());
    if (!before.isEmpty())
        QCOMPARE(table.act(before.toStdString()), std::string());
    const State was = table.state;
    QCOMPARE(table.act(command.toStdString()), code.toStdString());
    if (code.isEmpty())
        return;
    QVERIFY(table.state == was);
    QCOMPARE(table.refusal->rule.text(), std::string("flag-4"));
}

void TestTrafalgarTogether::parting_overruled()
{
    Table table;
    QCOMPARE(table.adjust(kTogether), std::string());
    QCOMPARE(table.act(R"({"do":"done","ship":"english-line-1"})", {}, Strictness::Overrule),
             std::string());
    QCOMPARE(table.overruled, std::string("shared-point"));
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string()); // nobody is left that could leave
}

void TestTrafalgarTogether::parting_comesBackInVain()
{
    Table table;
    QCOMPARE(table.adjust(kTogether), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"english-line-1":{"masts":{"mizzen":false}},)"
                          R"("english-line-2":{"at":"g9","heading":0}}})"),
             std::string());
    // 3 moves: one ahead, and none would be left to turn about and come back; a mate that began
    // elsewhere may come alongside instead.
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"f"})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-2","path":"f","alongside":true})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
    // A frigate has the moves: it leaves, and is not let back with its last one.
    QCOMPARE(table.adjust(R"({"side":"english","phase":"turn","ships":{)"
                          R"("english-line-1":{"at":"a9"},"english-line-2":{"at":"c9"},)"
                          R"("english-frigate-2":{"at":"g10","heading":0}}})"),
             std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-frigate-2","path":"f"})"), std::string());
    QCOMPARE(table.adjust(R"({"ships":{"english-frigate-2":{"now":{"spent":2}}}})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-frigate-2","path":"pppf",)"
                       R"("alongside":true})"),
             std::string("shared-point"));
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
}

void TestTrafalgarTogether::parting_ofOthersIsFree()
{
    // Both pairs lie by the one free point; the way of one is the way out of the other.
    Table table;
    QCOMPARE(
        table.adjust(
            R"({"phase":"turn","side":"english","first":"english","wind":{"arrow":1},"ships":{)"
            R"("english-line-1":{"at":"g10","heading":0,"masts":{"main":false,"mizzen":false}},)"
            R"("english-line-2":{"at":"g10","masts":{"fore":false,"main":false,"mizzen":false}},)"
            R"("english-frigate-1":{"at":"g12","heading":3,"masts":{"fore":false,"main":false}},)"
            R"("english-frigate-2":{"at":"g12","masts":{"fore":false,"main":false,"mizzen":false}}}})"),
        std::string());
    QCOMPARE(table.adjust(R"({"ships":{"english-frigate-1":{"now":{"spent":1}}}})"), std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"p"})"),
             std::string("shared-point"));
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"f"})"), std::string());
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string()); // the frigates can't part now
}

void TestTrafalgarTogether::parting_withoutAnyWay_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("one move left, the bow in the wind")
        << QByteArray(R"({"ships":{"english-line-1":{"heading":4,"now":{"spent":3}}}})")
        << QByteArray();
    QTest::newRow("one move left, an enemy ahead")
        << QByteArray(R"({"ships":{"english-line-1":{"now":{"spent":3}},)"
                      R"("allied-line-1":{"at":"g11"}}})")
        << QByteArray();
    QTest::newRow("its masts were shot away")
        << QByteArray(R"({"ships":{"english-line-1":{"masts":{"main":false,"mizzen":false},)"
                      R"("now":{"spent":1}}}})")
        << QByteArray();
    QTest::newRow("done already") << QByteArray(
        R"({"ships":{"english-line-1":{"now":{"done":true}}}})")
                                  << QByteArray();
    QTest::newRow("start-2: the second fleet stays")
        << QByteArray(R"({"first":"allied"})") << QByteArray(R"({"second_fleet":"stays"})");
}

/// No position leaves a side without an act that ends its turn.
void TestTrafalgarTogether::parting_withoutAnyWay()
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, options);
    Table table(options.toStdString());
    QCOMPARE(table.adjust(kTogether), std::string());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    QVERIFY2(legal(table).ends_with("end-turn"), legal(table).c_str());
    QVERIFY(offered(table, "end-turn"));
    QCOMPARE(table.act(R"({"do":"end-turn"})"), std::string());
}

void TestTrafalgarTogether::parting_isSaidBeforehand()
{
    Table table;
    QCOMPARE(table.adjust(kTogether), std::string());
    QCOMPARE(ids(Game::offers(table.state)),
             std::string("move fire fire/several transfer-flag done -pass-turn -end-turn"));
    QVERIFY(!legal(table).ends_with("end-turn"));
    const Form done = Game::form(table.state, *parseJson(R"({"do":"done"})"));
    for (const Choice &choice : find(done, "ship")->choices)
        QCOMPARE(choice.refused ? choice.refused->code : std::string(),
                 choice.term == "english-line-1" ? std::string("shared-point") : std::string());
    QCOMPARE(table.act(R"({"do":"move","ship":"english-line-1","path":"pp"})"), std::string());
    // Two moves are left: a goal is taken or refused as its command is.
    int refused = 0;
    for (const Drop &drop : Game::drops(table.state, Json::object(), {"english-line-1"})) {
        Table tried = table;
        if (drop.tag == "fire" || drop.command.empty())
            continue;
        QCOMPARE(drop.refused ? drop.refused->code : std::string(), tried.act(drop.command));
        refused += drop.refused && drop.refused->code == "shared-point" ? 1 : 0;
    }
    QVERIFY(refused > 0);
}

void TestTrafalgarTogether::passing_isOffered()
{
    Table table;
    QCOMPARE(table.adjust(kRoundTheFort), std::string());
    QVERIFY(!offered(table, "shout/gibraltar-fort-1"));
    QCOMPARE(table.act(kRound), std::string());
    QVERIFY(holds(
        table.named("reminder").front(),
        {{"fort", "gibraltar-fort-1"}, {"nearest", 3}, {"leaving", true}, {"rule", "fort-2"}}));
    QVERIFY(offered(table, "shout/gibraltar-fort-1"));
    const TablePicture picture = Game::picture(table.state, Viewer::Referee);
    const auto fort =
        std::find_if(picture.pieces.begin(), picture.pieces.end(),
                     [](const PicturePiece &piece) { return piece.id == "gibraltar-fort-1"; });
    QVERIFY(std::count(fort->tags.begin(), fort->tags.end(), "may-shout") == 1);
    const Json reminders = table.ask(R"({"ask":"reminders"})").at("reminders");
    QVERIFY(std::any_of(reminders.begin(), reminders.end(), [](const Json &one) {
        return holds(one,
                     {{"topic", "fort-may-shout"}, {"targets", Json::array({"allied-frigate-1"})}});
    }));
    // A list of commands without places holds what needs none (specification 5.2).
    QVERIFY(legal(table).find("fort-fire") == std::string::npos);
}

void TestTrafalgarTogether::passing_asksWhere()
{
    Table table;
    QCOMPARE(table.adjust(kRoundTheFort), std::string());
    QCOMPARE(table.act(kRound), std::string());
    const std::string shot = R"({"do":"fort-fire","fort":"gibraltar-fort-1",)"
                             R"("target":"allied-frigate-1","aim":"mast")";
    const Form form = Game::form(table.state, *parseJson(shot + "}"));
    QVERIFY(!form.complete);
    const qd::Field *where = find(form, "at");
    QVERIFY(where != nullptr && !where->optional);
    QCOMPARE(where->choices.size(), std::size_t{2});
    QCOMPARE(where->choices.front().value, std::string("\"j16\""));
    QCOMPARE(where->choices.back().value, std::string("\"j15\""));
    QVERIFY(Game::form(table.state, *parseJson(shot + R"(,"at":"j15"})")).complete);
    QCOMPARE(table.act(shot + "}", {3}), std::string("out-of-range"));
    const std::vector<Drop> drops = Game::drops(table.state, Json::object(), {"gibraltar-fort-1"});
    const auto onto = std::find_if(drops.begin(), drops.end(), [](const Drop &drop) {
        return drop.place == "allied-frigate-1";
    });
    QVERIFY(onto != drops.end() && !onto->refused);
    QVERIFY(holds(*parseJson(onto->command), {{"at", "j16"}}));
    QVERIFY(onto->facts.front() == std::make_pair(std::string("distance"), 3.0));
    const Overlay overlay = Game::overlay(table.state, Json::object(), "gibraltar-fort-1");
    QCOMPARE(overlay.marks.size(), std::size_t{1});
    QCOMPARE(overlay.marks.front().kind, std::string("target"));
    QCOMPARE(overlay.marks.front().labels.front(), (OverlayLabel{"distance", 3}));
    QCOMPARE(table.act(shot + R"(,"at":"j15"})", {3}), std::string());
    QVERIFY(holds(table.named("fired").front(), {{"distance", 3}, {"hits", 1}}));
    QVERIFY(!offered(table, "shout/gibraltar-fort-1"));
}

/// On j15 it had turned to heading 4: the last heading on a point counts (4.7).
void TestTrafalgarTogether::passing_saysWhatTheShotIs()
{
    Table table;
    QCOMPARE(table.adjust(kRoundTheFort), std::string());
    QCOMPARE(table.act(kRound), std::string());
    const auto shot = [&table](const std::string &at) {
        return table.ask(R"({"ask":"shot","from":"gibraltar-fort-1","target":"allied-frigate-1")"
                         + at + "}");
    };
    QVERIFY(holds(shot(""), {{"distance", 4}, {"bears", false}}));
    QVERIFY(holds(shot(R"(,"at":"j16")"), {{"distance", 3}, {"bears", true}, {"shows", "port"}}));
    QVERIFY(holds(shot(R"(,"at":"j15")"), {{"distance", 3}, {"bears", true}, {"shows", "stern"}}));
    QVERIFY(holds(shot(R"(,"at":"a1")"), {{"error", "bad-command"}}));
    const auto odds = [&table](const std::string &rest) {
        return table.ask(
            R"({"ask":"odds","of":"fort","fort":"gibraltar-fort-1","target":"allied-frigate-1")"
            + rest + "}");
    };
    QVERIFY(holds(odds(""), {{"error", "out-of-range"}}));
    QVERIFY(holds(odds(R"(,"at":"j15","aim":"battery")"), {{"error", "battery-not-exposed"}}));
    QVERIFY(holds(odds(R"(,"at":"j16","aim":"battery")").at("targets").front(),
                  {{"shows", "port"}, {"guns", 1}}));
}

void TestTrafalgarTogether::passing_notInTime_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::newRow("fort-2: it has fired")
        << QByteArray(R"({"forts":{"gibraltar-fort-1":{"fired":true}}})");
    QTest::newRow("fort-3: its gun is gone")
        << QByteArray(R"({"forts":{"gibraltar-fort-1":{"gun":false}}})");
    QTest::newRow("play-3: in its own turn") << QByteArray(R"({"side":"english"})");
    QTest::newRow("fort-2: the turn is over") << QByteArray(R"({"phase":"wind"})");
    QTest::newRow("fort-2: the way began anew")
        << QByteArray(R"({"ships":{"allied-frigate-1":{"at":"i15"}}})");
}

void TestTrafalgarTogether::passing_notInTime()
{
    QFETCH(QByteArray, set);
    Table table;
    QCOMPARE(table.adjust(kRoundTheFort), std::string());
    QCOMPARE(table.act(kRound), std::string());
    QCOMPARE(table.adjust(set.toStdString()), std::string());
    for (const Offer &offer : Game::offers(table.state))
        QVERIFY2(offer.id.find("gibraltar-fort-1") == std::string::npos, offer.id.c_str());
}

QTEST_APPLESS_MAIN(TestTrafalgarTogether)
#include "tst_trafalgar_together.moc"
