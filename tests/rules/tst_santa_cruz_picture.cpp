// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/santa_cruz_position.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace qd;
using namespace qd::santa_cruz;
using namespace qd::santa_cruz::test;

namespace {

const PicturePiece *pieceOf(const TablePicture &picture, std::string_view id)
{
    const auto found = std::find_if(picture.pieces.begin(), picture.pieces.end(),
                                    [&](const PicturePiece &piece) { return piece.id == id; });
    return found == picture.pieces.end() ? nullptr : &*found;
}

const PictureTrack *trackOf(const TablePicture &picture, std::string_view id)
{
    const auto found = std::find_if(picture.tracks.begin(), picture.tracks.end(),
                                    [&](const PictureTrack &track) { return track.id == id; });
    return found == picture.tracks.end() ? nullptr : &*found;
}

bool hasTag(const PicturePiece &piece, std::string_view tag)
{
    return std::find(piece.tags.begin(), piece.tags.end(), tag) != piece.tags.end();
}

/// The badge of a battery or a die in a place, nullptr for none.
const PictureBadge *badgeOf(const TablePicture &picture, std::string_view place,
                            std::string_view kind, std::string_view subject)
{
    for (const auto &[id, badges] : picture.badges)
        if (id == place)
            for (const PictureBadge &badge : badges)
                if (badge.kind == kind && badge.subject == subject)
                    return &badge;
    return nullptr;
}

const Owed *owedOf(const Situation &situation, std::string_view topic)
{
    const auto found = std::find_if(situation.owed.begin(), situation.owed.end(),
                                    [&](const Owed &owed) { return owed.topic == topic; });
    return found == situation.owed.end() ? nullptr : &*found;
}

int countOf(const Situation &situation, std::string_view what)
{
    for (const auto &[name, count] : situation.counts)
        if (name == what)
            return count;
    return -1;
}

State midGame()
{
    return putUp({{"turn", 3},
                  {"phase", "british-action"},
                  {"morale", -2},
                  {"units",
                   {{"rm-1", {{"at", "dock"}, {"sp", 3}}},
                    {"sailors-1", {{"at", "castle-roads"}}},
                    {"sailors-2", {{"at", "eliminated"}}},
                    {"militia-1", {{"at", "pila-square"}}},
                    {"regulars-1", {{"at", "san-pedro"}}}}},
                  {"officers",
                   {{"hood", {{"at", "dock"}, {"face", "down"}}},
                    {"roman", {{"at", "pila-square"}, {"face", "up"}}},
                    {"bowen", {{"status", "killed"}}}}},
                  {"batteries", {{"red", {{"spiked", true}}}}}});
}

} // namespace

class TestSantaCruzPicture : public QObject {
    Q_OBJECT
private slots:
    void pieces();
    void secrets_data();
    void secrets();
    void combat();
    void badgesAndTracks();
    void whatMoves();
    void situationOfASetUp();
    void situationOfAPhase();
    void listsAreComplete();
};

void TestSantaCruzPicture::pieces()
{
    const TablePicture picture = Game::picture(midGame(), Viewer::Referee);
    const PicturePiece &marines = *pieceOf(picture, "rm-1");
    QCOMPARE(marines.kind, std::string("block"));
    QCOMPARE(marines.face, std::string("royal-marines"));
    QCOMPARE(marines.place, std::string("dock"));
    QCOMPARE(marines.strength, 3);
    QCOMPARE(marines.strengthMax, 4);
    QVERIFY(!marines.hidden);
    QCOMPARE(pieceOf(picture, "sailors-2")->place, std::string("eliminated"));
    QCOMPARE(pieceOf(picture, "bowen")->place, std::string("killed"));
    QCOMPARE(pieceOf(picture, "nelson")->place, std::string("available"));
    QVERIFY(hasTag(*pieceOf(picture, "hood"), "face-down"));
    QCOMPARE(pieceOf(picture, "spike-red")->place, std::string("san-pedro"));
    QVERIFY(pieceOf(picture, "spike-green") == nullptr);
    QCOMPARE(pieceOf(picture, "fox")->kind, std::string("cutter"));
    // roster order
    QCOMPARE(picture.pieces.front().id, std::string("rm-1"));
    const TablePicture setup = Game::picture(opened("standard"), Viewer::Referee);
    QCOMPARE(pieceOf(setup, "fox")->place, std::string("british-setup"));
    QCOMPARE(pieceOf(setup, "rm-1")->place, std::string("off"));
}

void TestSantaCruzPicture::secrets_data()
{
    QTest::addColumn<int>("viewer");
    QTest::addColumn<bool>("british");
    QTest::addColumn<bool>("spanish");
    QTest::newRow("5.5: the British see their own") << int(Viewer::FirstSide) << true << false;
    QTest::newRow("5.5: the Spanish see their own") << int(Viewer::SecondSide) << false << true;
    QTest::newRow("5.5: the public sees neither") << int(Viewer::Public) << false << false;
}

void TestSantaCruzPicture::secrets()
{
    QFETCH(int, viewer);
    QFETCH(bool, british);
    QFETCH(bool, spanish);
    const State state = midGame();
    const TablePicture all = Game::picture(state, Viewer::Referee);
    const TablePicture picture = Game::picture(state, static_cast<Viewer>(viewer));
    QCOMPARE(picture.pieces.size(), all.pieces.size());
    QCOMPARE(pieceOf(picture, "rm-1") != nullptr, british);
    QCOMPARE(pieceOf(picture, "hood") != nullptr, british);
    QCOMPARE(pieceOf(picture, "militia-1") != nullptr, spanish);
    QVERIFY(pieceOf(picture, "roman") != nullptr); // face up
    QVERIFY(pieceOf(picture, "sailors-2") != nullptr); // out of play
    std::set<std::string> ids;
    for (const PicturePiece &piece : picture.pieces) {
        QVERIFY2(ids.insert(piece.id).second, piece.id.c_str());
        if (!piece.hidden)
            continue;
        QVERIFY(piece.face.empty());
        QCOMPARE(piece.strength, 0);
        QVERIFY(!blockFrom(piece.id) && !officerFrom(piece.id));
    }
}

void TestSantaCruzPicture::combat()
{
    const State state = after(midGame(),
                              {{"do", "play"},
                               {"card", "assault"},
                               {"from", "dock"},
                               {"to", "pila-square"},
                               {"units", {"rm-1"}}});
    const TablePicture picture = Game::picture(state, Viewer::Public);
    QCOMPARE(picture.focus, std::string("pila-square"));
    QVERIFY(hasTag(*pieceOf(picture, "rm-1"), "attacker")); // revealed (10.0)
    QVERIFY(hasTag(*pieceOf(picture, "militia-1"), "defender"));
    QVERIFY(hasTag(*pieceOf(picture, "hood"), "in-combat"));
    QVERIFY(pieceOf(picture, "regulars-1") == nullptr);
    QCOMPARE(trackOf(picture, "combat-round")->at, -1);
}

void TestSantaCruzPicture::badgesAndTracks()
{
    const State state = midGame();
    const TablePicture picture = Game::picture(state, Viewer::Referee);
    QCOMPARE(badgeOf(picture, "san-cristobal", "vp", "")->value, 6);
    QVERIFY(badgeOf(picture, "dock", "battery", "violet")->off); // occupied
    QVERIFY(badgeOf(picture, "san-pedro", "battery", "red")->off); // spiked
    QVERIFY(!badgeOf(picture, "san-cristobal", "battery", "green")->off);
    QCOMPARE(badgeOf(picture, "castle-roads", "battery-die", "red")->value, 3);
    QVERIFY(badgeOf(picture, "castle-roads", "battery-die", "red")->off);
    QVERIFY(!badgeOf(picture, "castle-roads", "battery-die", "green")->off);
    QCOMPARE(trackOf(picture, "turn")->at, 2);
    QCOMPARE(trackOf(picture, "turn")->boxes.size(), std::size_t{12});
    const PictureTrack &morale = *trackOf(picture, "morale");
    QCOMPARE(morale.boxes.at(static_cast<std::size_t>(morale.at)), std::string("-2"));
}

void TestSantaCruzPicture::whatMoves()
{
    const State state = midGame();
    const TablePicture action = Game::picture(state, Viewer::Referee);
    QVERIFY(pieceOf(action, "rm-1")->movable);
    QVERIFY(pieceOf(action, "sailors-1")->movable);
    QVERIFY(!pieceOf(action, "militia-1")->movable);
    QVERIFY(!pieceOf(action, "sailors-2")->movable);
    QVERIFY(pieceOf(action, "nelson")->movable);
    QVERIFY(!pieceOf(action, "bowen")->movable);
    QVERIFY(!pieceOf(action, "gutierrez")->movable);
    const State guns = after(state, {{"do", "adjust"}, {"set", {{"phase", "bombardment"}}}});
    QVERIFY(!pieceOf(Game::picture(guns, Viewer::Referee), "rm-1")->movable);
}

void TestSantaCruzPicture::situationOfASetUp()
{
    State state = opened("standard");
    Situation situation = Game::situation(state);
    QCOMPARE(situation.phase, std::string("setup"));
    QCOMPARE(situation.steps.front().id, std::string("setup"));
    QCOMPARE(situation.steps.front().state, StepState::Current);
    QCOMPARE(owedOf(situation, "fox-cargo")->count, 2);
    QCOMPARE(owedOf(situation, "setup-units")->count, 9);
    QCOMPARE(owedOf(situation, "castle-garrison")->count, 2);
    QCOMPARE(owedOf(situation, "fortress-garrison")->subjects,
             (std::vector<std::string>{"san-pedro", "concepcion"}));
    state = after(state, {{"do", "load-fox"}, {"units", {"rm-1", "rm-2"}}});
    state = after(
        state, {{"do", "place"}, {"units", {"militia-1", "militia-2"}}, {"area", "san-cristobal"}});
    situation = Game::situation(state);
    QVERIFY(owedOf(situation, "fox-cargo") == nullptr);
    QVERIFY(owedOf(situation, "castle-garrison") == nullptr);
    QCOMPARE(owedOf(situation, "setup-units")->count, 7);
}

void TestSantaCruzPicture::situationOfAPhase()
{
    const State state =
        after(midGame(), {{"do", "adjust"}, {"set", {{"action", {{"orders", 1}}}}}});
    const Situation situation = Game::situation(state);
    QCOMPARE(situation.turn, 3);
    QCOMPARE(situation.turns, 12);
    QCOMPARE(situation.turnLabel, std::string("3:00"));
    QCOMPARE(countOf(situation, "orders"), 1);
    QCOMPARE(countOf(situation, "cards-left"), 2);
    QCOMPARE(situation.steps.at(0).state, StepState::Done);
    QCOMPARE(situation.steps.at(2).state, StepState::Current);
    QCOMPARE(situation.steps.at(3).state, StepState::ToCome);
    QCOMPARE(situation.score.at(0).side, std::string("british"));
    QCOMPARE(situation.score.at(0).points.total(), 2); // dock and a spike
    QVERIFY(!situation.pending.has_value());
    State naval = putUp({{"turn", 2},
                         {"phase", "naval-movement"},
                         {"units", {{"rm-1", {{"at", "offing-north"}}}}}});
    QCOMPARE(owedOf(Game::situation(naval), "must-sail")->subjects,
             std::vector<std::string>{"rm-1"});
    State panic = putUp(
        {{"turn", 2}, {"phase", "british-action"}, {"units", {{"militia-1", {{"at", "caleta"}}}}}});
    panic = after(panic, {{"do", "play"}, {"card", "panic"}, {"area", "caleta"}}, {4});
    const Situation asked = Game::situation(panic);
    QCOMPARE(asked.pending->decision, std::string("panic-retreat"));
    QCOMPARE(asked.pending->side, std::string("spanish"));
    QVERIFY(owedOf(asked, "decision") != nullptr);
    const State over = after(midGame(), {{"do", "adjust"}, {"set", {{"phase", "game-over"}}}});
    QVERIFY(Game::situation(over).over);
}

void TestSantaCruzPicture::listsAreComplete()
{
    const GameInfo &info = Game::info();
    QCOMPARE(info.id, std::string("santa-cruz-1797"));
    QCOMPARE(info.options.size(), std::size_t{19});
    QCOMPARE(info.commands.size(), std::size_t{21});
    QCOMPARE(info.decisions.size(), std::size_t{8});
    for (const std::string &decision : info.decisions)
        QVERIFY(std::find(info.commands.begin(), info.commands.end(), decision)
                != info.commands.end());
    for (const auto *list : {&info.commands, &info.events, &info.refusalCodes, &info.reasonTerms}) {
        const std::set<std::string> once(list->begin(), list->end());
        QCOMPARE(once.size(), list->size());
    }
    for (const std::string &event : info.events)
        QVERIFY(!event.starts_with('~'));
    // every option can be set to each of its values
    for (const OptionInfo &option : info.options)
        for (const std::string &value : option.values)
            QVERIFY2(opened("blank", {{option.key, Json::parse(value)}}).board != nullptr,
                     option.key.c_str());
}

QTEST_APPLESS_MAIN(TestSantaCruzPicture)
#include "tst_santa_cruz_picture.moc"
