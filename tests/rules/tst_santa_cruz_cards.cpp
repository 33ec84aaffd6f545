// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/board.h"
#include "rules/santa_cruz/panic.h"
#include "tests/support/santa_cruz_scene.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace qd;
using namespace qd::santa_cruz;

/// Section 9 at the table: cases that the vectors leave out.
class TestSantaCruzCards : public QObject {
    Q_OBJECT
private slots:
    void panicDie_data();
    void panicDie();
    void panicWays_data();
    void panicWays();
    void panicScene_data();

    void panicScene() { runScene(); }

    void moveScene_data();

    void moveScene() { runScene(); }

    void lostScene_data();

    void lostScene() { runScene(); }

    void otherScene_data();

    void otherScene() { runScene(); }
};

namespace {

std::shared_ptr<const Board> schematic()
{
    const auto text = sourceLibrary()("santa-cruz-1797", "board", "schematic");
    const auto board = Board::fromJson(*parseJson(text.value_or("")));
    return std::make_shared<const Board>(*board);
}

} // namespace

void TestSantaCruzCards::panicDie_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("fortress");
    QTest::addColumn<int>("result");
    QTest::addColumn<int>("spLost");
    QTest::addColumn<int>("retreat");
    QTest::newRow("9 Panic: 1") << 1 << false << 1 << 0 << 0;
    QTest::newRow("9 Panic: 3") << 3 << false << 3 << 0 << 0;
    QTest::newRow("9 Panic: 4") << 4 << false << 4 << 0 << 1;
    QTest::newRow("9 Panic: 5") << 5 << false << 5 << 1 << 1;
    QTest::newRow("9 Panic: 6") << 6 << false << 6 << 1 << 2;
    QTest::newRow("9 Panic: a 1 in a Fortress stays 1") << 1 << true << 1 << 0 << 0;
    QTest::newRow("9 Panic: a 4 in a Fortress") << 4 << true << 3 << 0 << 0;
    QTest::newRow("9 Panic: a 6 in a Fortress") << 6 << true << 5 << 1 << 1;
}

void TestSantaCruzCards::panicDie()
{
    QFETCH(int, die);
    QFETCH(bool, fortress);
    QFETCH(int, result);
    QFETCH(int, spLost);
    QFETCH(int, retreat);
    Area area;
    area.fortress = fortress;
    const PanicResult panic = panicResult(die, area);
    QCOMPARE(panic.result(), result);
    QCOMPARE(panic.spLost, spLost);
    QCOMPARE(panic.retreat, retreat);
}

void TestSantaCruzCards::panicWays_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("areas");
    QTest::addColumn<bool>("nearest");
    QTest::addColumn<QString>("enemy");
    QTest::addColumn<QString>("ways");
    const auto row = [](const char *name, const char *from, int areas, bool nearest,
                        const char *enemy, const char *ways) {
        QTest::newRow(name) << QString(QLatin1String(from)) << areas << nearest
                            << QString(QLatin1String(enemy)) << QString(QLatin1String(ways));
    };
    row("R25: towards either entry area", "town-hall", 1, false, "", "santo-domingo laguna-road");
    row("R25: one and the same entry area", "town-hall", 2, false, "", "city-centre");
    row("R25: option nearest", "town-hall", 1, true, "", "laguna-road");
    row("R25: option nearest, two areas lead beyond it", "town-hall", 2, true, "", "");
    row("R25: an entry area towards the other", "north-road", 1, false, "", "city-centre");
    row("R25: an entry area has no nearer one", "north-road", 1, true, "", "");
    row("9 Panic: not where the enemy is", "town-hall", 1, false, "laguna-road", "santo-domingo");
    row("9 Panic: nor through him", "caleta", 2, false, "santo-domingo", "city-centre");
}

void TestSantaCruzCards::panicWays()
{
    QFETCH(QString, from);
    QFETCH(int, areas);
    QFETCH(bool, nearest);
    QFETCH(QString, enemy);
    QFETCH(QString, ways);
    State state;
    state.board = schematic();
    if (nearest)
        state.options.panicTowards = PanicTowards::Nearest;
    if (!enemy.isEmpty())
        state.unit(Block::Sailors1).at = Where::in(*state.board->find(enemy.toStdString()));
    QStringList found;
    for (const AreaId area :
         qd::santa_cruz::panicWays(state, *state.board->find(from.toStdString()), areas))
        found << QString::fromStdString(state.board->area(area).id);
    QCOMPARE(found.join(QLatin1Char(' ')), ways);
}

void TestSantaCruzCards::panicScene_data()
{
    sceneColumns();
    constexpr const char *kSquare =
        R"("units":{"regulars-1":{"at":"pila-square"},"militia-1":{"at":"pila-square"},"volunteers-1":{"at":"pila-square"},"regulars-2":{"at":"city-centre"}},"officers":{"roman":{"at":"pila-square"},"grandy":{"at":"city-centre"}})";
    addScene("11.4: the officer stays with those who stay", "", kSquare,
             R"({"do":"play","card":"panic","area":"pila-square","dice":[1,4,1]}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"santo-domingo"}]}
             {"expect":{"ok":true,"events":[{"event":"panic-retreated","unit":"militia-1"}],"pending":null}})");
    addScene("11.4: the officer goes with the unit named", "", kSquare,
             R"({"do":"play","card":"panic","area":"pila-square","dice":[1,4,1]}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"santo-domingo"}],"officer_with":"regulars-1"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"santo-domingo"}],"officer_with":"militia-1"}
             {"expect":{"ok":true,"events":[{"event":"panic-retreated"},{"event":"officer-moved","officer":"roman","to":"santo-domingo","rule":"11.4"}]}})");
    addScene("11.2: to another officer: removed as wounded", "", kSquare,
             R"({"do":"play","card":"panic","area":"pila-square","dice":[4,4,4]}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"city-centre"},{"unit":"regulars-1","to":"santo-domingo"},{"unit":"volunteers-1","to":"santo-domingo"}]}
             {"expect":{"ok":true,"events":[{"event":"panic-retreated"},{"event":"panic-retreated"},{"event":"panic-retreated"},{"event":"officer-removed","officer":"roman","result":"wounded","cause":"officer-limit","rule":"11.2"}],"pending":null}})");
    addScene(
        "R46: two overfull areas are settled one after the other", "",
        R"("units":{"regulars-1":{"at":"pila-square"},"militia-1":{"at":"pila-square"},"regulars-2":{"at":"city-centre"},"regulars-3":{"at":"city-centre"},"volunteers-3":{"at":"city-centre"},"militia-2":{"at":"santo-domingo"},"militia-3":{"at":"santo-domingo"},"volunteers-2":{"at":"santo-domingo"}})",
        R"({"do":"play","card":"panic","area":"pila-square","dice":[4,4]}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"city-centre"},{"unit":"regulars-1","to":"santo-domingo"}]}
             {"expect":{"ok":true,"pending":{"decision":"eliminate-excess","area":"santo-domingo","excess":1,"choices":["regulars-1","militia-2","militia-3","volunteers-2"]}}}
             {"do":"eliminate-excess","units":["volunteers-2"]}
             {"expect":{"ok":true,"pending":{"decision":"eliminate-excess","area":"city-centre","excess":1}}}
             {"do":"eliminate-excess","units":["regulars-1"]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"eliminate-excess","units":["militia-1"]}
             {"expect":{"ok":true,"pending":null}})");
    addScene(
        "11.5: all gone, the officer too", "",
        R"("units":{"militia-1":{"at":"pila-square","sp":1}},"officers":{"roman":{"at":"pila-square"}})",
        R"({"do":"play","card":"panic","area":"pila-square","dice":[5]}
             {"expect_contains":{"ok":true,"events":[{"event":"eliminated","cause":"panic"},{"event":"officer-removed","officer":"roman","cause":"units-gone"}],"pending":null}})");
    addScene("9 Panic: the referee may send them elsewhere on land", "",
             R"("units":{"militia-1":{"at":"pila-square"}})",
             R"({"do":"play","card":"panic","area":"pila-square","dice":[4]}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"castle-roads"}],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"panic-retreat","moves":[{"unit":"militia-1","to":"dock"}],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"not-towards-entry","rule":"9.panic"}}})");
}

void TestSantaCruzCards::moveScene_data()
{
    sceneColumns();
    addScene(
        "R13: option sea_to_sea_by_card, by a shared border", R"("sea_to_sea_by_card":true)",
        R"("units":{"sailors-1":{"at":"castle-roads"}})",
        R"({"do":"play","card":"move","from":"castle-roads","to":"british-setup","units":["sailors-1"]}
             {"expect":{"ok":false,"error":{"code":"not-adjacent","rule":"4.3"}}}
             {"do":"play","card":"move","from":"castle-roads","to":"south-roads","units":["sailors-1"]}
             {"expect":{"ok":true}})");
    addScene("R28: an officer alone comes on, on land only", "",
             R"("units":{"sailors-1":{"at":"castle-roads"},"sailors-2":{"at":"dock"}})",
             R"({"do":"play","card":"assault","place":{"officer":"hood","area":"castle-roads"}}
             {"expect":{"ok":false,"error":{"code":"officer-must-land","rule":"9.assault"}}}
             {"do":"play","card":"counterattack","place":{"officer":"hood","area":"dock"}}
             {"expect":{"ok":true,"events":[{"event":"card-played","as":"assault"},{"event":"officer-placed","officer":"hood","rule":"11.0"}]}})");
    addScene(
        "9 Assault: an officer placed at sea goes with the group", "",
        R"("units":{"sailors-1":{"at":"castle-roads"},"sailors-2":{"at":"castle-roads"}})",
        R"({"do":"play","card":"assault","from":"castle-roads","to":"caleta","units":["sailors-1"],"place":{"officer":"hood","area":"castle-roads"},"officer":null}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"assault","from":"castle-roads","to":"caleta","units":["sailors-1"],"place":{"officer":"hood","area":"castle-roads"},"officer":"bowen"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"assault","from":"castle-roads","to":"caleta","units":["sailors-1"],"place":{"officer":"hood","area":"castle-roads"},"officer":"hood"}
             {"expect":{"ok":true}})");
    addScene(
        "11.2: an officer placed in the goal bars the group's own", "",
        R"("units":{"sailors-1":{"at":"dock"},"sailors-2":{"at":"caleta"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"],"place":{"officer":"nelson","area":"caleta"}}
             {"expect":{"ok":true}}
             {"do":"play","card":"assault","from":"pila-square","to":"caleta","units":["sailors-1"],"officer":"hood"}
             {"expect":{"ok":false,"error":{"code":"officer-limit","rule":"11.2"}}})");
    addScene(
        "12.2: cargo counts for an officer placed where Fox lies", "",
        R"("fox":{"status":"afloat","at":"south-roads","cards":{"cannon":2}},"units":{"rm-1":{"at":"fox"},"sailors-1":{"at":"fox"}})",
        R"({"do":"play","card":"assault","from":"south-roads","to":"south-beach","units":["rm-1"],"place":{"officer":"hood","area":"south-roads"}}
             {"expect":{"ok":false,"error":{"code":"not-there","unit":"rm-1"}}}
             {"do":"play","card":"assault","from":"south-roads","to":"south-beach","units":["rm-1"],"unload":true,"place":{"officer":"hood","area":"south-roads"}}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"officer-placed"},{"event":"fox-unloaded","units":["rm-1","sailors-1"]},{"event":"moved","units":["rm-1"],"officer":"hood"}]}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"units":{"sailors-1":{"at":"south-roads"}}}}})");
    addScene(
        "R80: unloading alone lands nobody and no officer", "",
        R"("fox":{"status":"afloat","at":"south-roads"},"units":{"sailors-1":{"at":"south-roads"},"sailors-2":{"at":"dock"}})",
        R"({"do":"play","card":"move","from":"south-roads","to":"south-beach","units":[],"unload":true}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"assault","from":"south-roads","units":[],"unload":true,"place":{"officer":"hood","area":"south-roads"}}
             {"expect":{"ok":false,"error":{"code":"officer-must-land"}}}
             {"do":"play","card":"assault","from":"south-roads","units":[],"unload":true,"place":{"officer":"hood","area":"dock"}}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"officer-placed"},{"event":"fox-unloaded"}]}})");
    addScene(
        "4.1: forced moves that can and can't be carried out", "",
        R"("units":{"sailors-1":{"at":"dock"},"sailors-2":{"at":"eliminated"},"militia-1":{"at":"san-pedro"}})",
        R"({"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-2"],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1"],"officer":"hood","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1","fox"],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"fox-never-lands"}}}
             {"do":"play","card":"move","from":"dock","to":"san-pedro","units":["sailors-1"],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"enemy-there","rule":"9.move"},"events":[{"event":"card-played"},{"event":"moved"}]}})");
    addScene(
        "4.1: the phase can be overruled only for a side", "",
        R"("phase":"bombardment","units":{"militia-1":{"at":"caleta"}})",
        R"({"do":"play","card":"move","from":"caleta","to":"pila-square","units":["militia-1"],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"wrong-phase"}}}
             {"do":"play","card":"move","side":"spanish","from":"caleta","to":"pila-square","units":["militia-1"],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"wrong-phase","rule":"7.0"}}})");
    addScene(
        "9 Counterattack: the officer always goes, and it counts for nobody", "",
        R"("action":{"counterattack_for":"spanish"},"units":{"militia-1":{"at":"city-centre"},"militia-2":{"at":"city-centre"}},"officers":{"roman":{"at":"city-centre"}})",
        R"({"do":"counterattack","from":"city-centre","to":"pila-square","units":["militia-1"],"officer":null}
             {"expect":{"ok":false,"error":{"code":"needs-officer","rule":"9.counterattack"}}}
             {"do":"counterattack","side":"british","from":"city-centre","to":"pila-square","units":["militia-1"]}
             {"expect":{"ok":false,"error":{"code":"no-counterattack-window"}}}
             {"do":"counterattack","from":"city-centre","to":"pila-square","units":["militia-1"]}
             {"expect_contains":{"ok":true,"events":[{"event":"moved","units":["militia-1"],"officer":"roman","rule":"9.counterattack"}]}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"action":{"orders":0,"assaults":0,"counterattack_for":null}}}}
             {"do":"counterattack","from":"pila-square","to":"dock","units":["militia-1"],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}})");
    addScene(
        "R31: a Response leaves no window behind", "",
        R"("action":{"counterattack_for":"spanish"},"units":{"militia-1":{"at":"city-centre"},"sailors-1":{"at":"pila-square","sp":1}},"officers":{"roman":{"at":"city-centre"}})",
        R"({"do":"counterattack","from":"city-centre","to":"pila-square","units":["militia-1"]}
             {"do":"round","dice":[5,1,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"combat-ended","winner":"spanish"},{"event":"morale"}]}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"action":{"counterattack_for":null}}}})");
}

void TestSantaCruzCards::lostScene_data()
{
    sceneColumns();
    addScene(
        "R29: Lost! may lead where the British were going", "",
        R"("units":{"sailors-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"move","from":"pila-square","to":"dock","units":["sailors-1"],"response":{"card":"lost","to":"dock"}}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"card-played","card":"lost","as":"response","rule":"9.lost"},{"event":"lost","to":"dock"},{"event":"moved","to":"dock","rule":"9.lost"}]}})");
    addScene(
        "9 Lost!: limits hold in the goal, too", "",
        R"("units":{"sailors-1":{"at":"pila-square"},"sailors-2":{"at":"dock"},"sailors-3":{"at":"dock"},"sailors-4":{"at":"dock"}})",
        R"({"do":"play","card":"move","from":"pila-square","to":"caleta","units":["sailors-1"],"response":{"card":"lost","to":"dock"}}
             {"expect":{"ok":false,"error":{"code":"stacking-limit","rule":"5.6"}}}
             {"do":"play","card":"move","from":"pila-square","to":"caleta","units":["sailors-1"],"response":{"card":"lost","to":"town-hall"}}
             {"expect":{"ok":false,"error":{"code":"not-adjacent","rule":"4.3"}}})");
    addScene(
        "R81: with Fox unloaded the group that must stay is set down at sea", "",
        R"("fox":{"status":"afloat","at":"south-roads","cards":{"cannon":2}},"units":{"rm-1":{"at":"fox"},"militia-1":{"at":"south-beach"}})",
        R"({"do":"play","card":"assault","from":"south-roads","to":"south-beach","units":["rm-1"],"unload":true,"response":{"card":"lost"}}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"card-played"},{"event":"lost","to":null},{"event":"fox-unloaded","units":["rm-1"]}]}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"units":{"rm-1":{"at":"south-roads"}},"fox":{"status":"unloaded"},"combat":null}}})");
    addScene(
        "11.7 Freemantle: he protects a group though he stays, placed by that very Assault", "",
        R"("units":{"sailors-1":{"at":"pila-square"},"sailors-2":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"pila-square","to":"dock","units":["sailors-1"],"place":{"officer":"freemantle","area":"pila-square"},"officer":null,"response":{"card":"lost","to":"caleta","reveal_freemantle":true}}
             {"expect":{"ok":true,"events":[{"event":"card-played","card":"assault"},{"event":"officer-placed"},{"event":"card-played","card":"lost"},{"event":"officer-revealed","officer":"freemantle","rule":"11.7"},{"event":"lost-voided","rule":"11.7"},{"event":"moved","officer":null,"to":"dock","rule":"9.assault"}]}})");
    addScene(
        "11.7 Freemantle: revealed only where he is", "",
        R"("units":{"sailors-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"move","from":"pila-square","to":"dock","units":["sailors-1"],"response":{"card":"lost","to":"caleta","reveal_freemantle":true}}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}})");
    addScene(
        "9 Lost!: it answers no Spanish card, not even by force", "",
        R"("phase":"spanish-action","units":{"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"move","from":"pila-square","to":"dock","units":["militia-1"],"response":{"card":"lost","to":"caleta"},"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}})");
}

void TestSantaCruzCards::otherScene_data()
{
    sceneColumns();
    addScene(
        "7.3f: the third of a type by force still counts", "",
        R"("action":{"orders":2},"units":{"sailors-1":{"at":"dock"}})",
        R"({"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1"],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"three-of-a-type","rule":"7.3f"}}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"action":{"orders":3}}}})");
    addScene(
        "8.3: a forced card without a hand leaves the hand at none", "",
        R"("decks":{"british":{"hand":0}},"units":{"sailors-1":{"at":"dock"}})",
        R"({"do":"play","card":"move","from":"dock","to":"pila-square","units":["sailors-1"],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"card-not-available","rule":"8.3"}}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"decks":{"british":{"hand":0}}}}})");
    addScene(
        "9 French: the officer may go along, room at the end only (R24)", "",
        R"("phase":"spanish-action","units":{"militia-1":{"at":"north-shore"},"regulars-1":{"at":"san-pedro"},"regulars-2":{"at":"san-pedro"},"regulars-3":{"at":"san-pedro"}},"officers":{"roman":{"at":"north-shore"}})",
        R"({"do":"play","card":"french-eager","from":"north-shore","to":"dock","units":["militia-1"]}
             {"expect":{"ok":true,"events":[{"event":"card-played","goes":"eliminated"},{"event":"moved","officer":"roman","to":"dock","rule":"9.french-eager"}]}})");
    addScene(
        "11.2: the French reach no second officer", "",
        R"("phase":"spanish-action","units":{"militia-1":{"at":"north-shore"},"regulars-1":{"at":"dock"}},"officers":{"roman":{"at":"north-shore"},"grandy":{"at":"dock"}})",
        R"({"do":"play","card":"french-eager","from":"north-shore","to":"dock","units":["militia-1"]}
             {"expect":{"ok":false,"error":{"code":"officer-limit","rule":"11.2"}}})");
    addScene(
        "9 Reinforcements: the order of the checks", "",
        R"("units":{"rm-1":{"at":"dock","sp":4},"militia-1":{"at":"pila-square","sp":1},"sailors-1":{"at":"dock","sp":1}})",
        R"({"do":"play","card":"reinforcements","add":[{"unit":"militia-1","sp":4}]}
             {"expect":{"ok":false,"error":{"code":"not-yours","rule":"9.reinforcements"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":4}]}
             {"expect":{"ok":false,"error":{"code":"too-many-sp"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":2}]}
             {"expect":{"ok":false,"error":{"code":"elite-sp-limit"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":1}]}
             {"expect":{"ok":false,"error":{"code":"over-strength","rule":"5.3"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"rm-1","sp":1}],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"sailors-1","sp":1,"area":"caleta"}]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"sailors-1","sp":0}]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"sailors-1","sp":1},{"unit":"sailors-1","sp":1}]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"reinforcements","add":[]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"play","card":"reinforcements","add":[{"unit":"sailors-1","sp":3}]}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"reinforced","sp_from":1,"sp_to":4}]}})");
    addScene(
        "9 Reinforcements: cargo of Fox is not on the map (R27)", "",
        R"("fox":{"status":"afloat","at":"south-roads"},"units":{"sailors-1":{"at":"fox","sp":2}})",
        R"({"do":"play","card":"reinforcements","add":[{"unit":"sailors-1","sp":1}]}
             {"expect":{"ok":false,"error":{"code":"not-on-map"}}})");
    addScene(
        "9 Harassment: nothing goes in without a Spanish Confusion (R21), nor from an empty pool",
        "",
        R"("phase":"spanish-action","decks":{"british":{"pool":{}}},"units":{"sailors-1":{"at":"dock"}})",
        R"({"do":"play","card":"harassment","discard_confusion":false}
             {"expect":{"ok":true,"events":[{"event":"card-played"}]}}
             {"do":"play","card":"harassment","discard_confusion":true}
             {"expect":{"ok":true,"events":[{"event":"card-played"},{"event":"confusion-discarded","side":"spanish"},{"event":"confusion-none-left","side":"british"}]}})");
    addScene(
        "8.3: no Confusion left in the hand for Harassment", "",
        R"("phase":"spanish-action","decks":{"spanish":{"hand":1}},"units":{"sailors-1":{"at":"dock"}})",
        R"({"do":"play","card":"harassment","discard_confusion":true}
             {"expect":{"ok":false,"error":{"code":"card-not-available","rule":"8.3"}}})");
    addScene("9 Rayo: a forced card without a target is wasted", "",
             R"("units":{"sailors-1":{"at":"dock"}})",
             R"({"do":"play","card":"rayo","area":"caleta","dice":[],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"no-target","rule":"9.rayo"}}})");
}

QTEST_GUILESS_MAIN(TestSantaCruzCards)
#include "tst_santa_cruz_cards.moc"
