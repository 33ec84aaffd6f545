// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/santa_cruz_scene.h"

#include <QTest>

using namespace qd;

/// Section 10 at the table: cases that the vectors leave out.
class TestSantaCruzCombatScenes : public QObject {
    Q_OBJECT
private slots:
    void combatScene_data();
    void combatScene();
    void retreatScene_data();
    void retreatScene();
    void supportScene_data();
    void supportScene();
};

void TestSantaCruzCombatScenes::combatScene_data()
{
    sceneColumns();
    addScene(
        "R47: equal units of one kind from two areas are a choice", "",
        R"("units":{"sailors-1":{"at":"dock"},"sailors-2":{"at":"caleta"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"caleta","units":["sailors-2"]}
             {"do":"round","dice":[1,1,5]}
             {"expect":{"ok":true,"pending":{"decision":"assign-hit","choices":["sailors-1","sailors-2"],"hits_left":1}}})");
    addScene(
        "10.6: a choice under attrition", "",
        R"("units":{"sailors-1":{"at":"dock","sp":2},"rm-1":{"at":"dock","sp":2},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]}
             {"do":"adjust","set":{"combat":{"round":2,"stage":"fire"}}}
             {"do":"round","dice":[1,1,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"attrition","round":3}],"pending":{"decision":"assign-hit","rule":"10.6","cause":"attrition","hits_left":1}}}
             {"do":"assign-hit","unit":"rm-1"}
             {"expect":{"ok":true,"events":[{"event":"hit","unit":"rm-1","sp_to":1,"rule":"10.6"},{"event":"hit","unit":"militia-1","sp_to":3}],"pending":{"decision":"retreat","role":"attacker"}}})");
    addScene(
        "R42, 11.5: casualty die and last unit in one throw", "",
        R"("units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"pila-square"},"militia-2":{"at":"pila-square"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[1,6,6,4]}
             {"expect_contains":{"ok":true,"events":[{"event":"eliminated","unit":"sailors-1"},{"event":"officer-casualty","officer":"hood","result":"wounded"},{"event":"officer-removed","cause":"casualty"},{"event":"combat-ended","winner":"spanish"}]}})");
    addScene(
        "11.5: no casualty, the last unit takes the officer along", "",
        R"("units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"pila-square"},"militia-2":{"at":"pila-square"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[1,5,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"eliminated","unit":"sailors-1"},{"event":"officer-removed","officer":"hood","result":"wounded","cause":"units-gone","rule":"11.5"},{"event":"combat-ended"}]}})");
    addScene(
        "11.7 Oldfield: in a Fortress he raises a die of the fire-back", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"dock"},"militia-1":{"at":"san-pedro"}},"officers":{"oldfield":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"san-pedro","units":["sailors-1","rm-1"]}
             {"do":"round","dice":[1],"oldfield":0}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"round","dice":[1]}
             {"do":"fire-back","dice":[6,6,6],"oldfield":0}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"fire-back","dice":[5,6,2],"oldfield":2}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"fire-back","dice":[5,6,2]}
             {"expect":{"ok":true,"pending":{"decision":"oldfield","choices":[0,1,3]}}}
             {"do":"oldfield","die":1}
             {"expect_contains":{"ok":true,"events":[{"event":"rolled","modified":[6,6,2],"hits_on":6,"hits":2}],"pending":{"decision":"retreat"}}})");
    addScene(
        "11.7 Oldfield: three 6s leave nothing to raise", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"dock"},"militia-1":{"at":"pila-square"}},"officers":{"oldfield":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]}
             {"do":"round","dice":[6,6,6,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"rolled","side":"british","hits":3}],"pending":{"decision":"retreat"}}})");
    addScene(
        "R43: volunteers hit to the last do not run", "",
        R"("units":{"sailors-1":{"at":"dock"},"volunteers-1":{"at":"pila-square","sp":1},"militia-1":{"at":"pila-square","sp":1}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"cannon"}
             {"do":"round","dice":[5,4,1,1]}
             {"expect":{"ok":true,"pending":{"decision":"assign-hit"}}}
             {"do":"assign-hit","unit":"volunteers-1"}
             {"expect":{"ok":true,"pending":{"decision":"retreat"}}})");
    addScene(
        "10.7, R46: volunteers run into a full area", "",
        R"("units":{"sailors-1":{"at":"dock"},"volunteers-1":{"at":"pila-square"},"regulars-1":{"at":"pila-square"},"militia-1":{"at":"caleta"},"militia-2":{"at":"caleta"},"militia-3":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[4,1,1,1]}
             {"do":"flee","to":"caleta"}
             {"expect":{"ok":true,"pending":{"decision":"eliminate-excess","area":"caleta","excess":1}}}
             {"do":"eliminate-excess","units":["volunteers-1"]}
             {"expect":{"ok":true,"pending":{"decision":"retreat","role":"attacker"}}})");
    addScene(
        "11.2: running to another officer removes the one who runs", "",
        R"("units":{"sailors-1":{"at":"dock"},"volunteers-1":{"at":"pila-square"},"militia-1":{"at":"caleta"}},"officers":{"grandy":{"at":"pila-square"},"roman":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[4,1,1]}
             {"do":"flee","to":"caleta"}
             {"expect_contains":{"ok":true,"events":[{"event":"volunteers-fled","officer":null},{"event":"officer-removed","officer":"grandy","result":"wounded","cause":"officer-limit"},{"event":"combat-ended","winner":"british"}]}})");
    addScene(
        "R48: the morale marker goes one box towards the winner, wherever it stands", "",
        R"("morale":-3,"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square","sp":1}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[5,1,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"morale","from":-3,"to":-2}]}})");
    addScene("10.10: attackers wiped out by the defender's fire do not fire back", "",
             R"("units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"san-pedro"}})",
             R"({"do":"play","card":"assault","from":"dock","to":"san-pedro","units":["sailors-1"]}
             {"do":"round","dice":[5,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"eliminated","unit":"sailors-1"},{"event":"combat-ended","winner":"spanish"}],"pending":null}})");
    addScene(
        "10.4: only the strongest; the referee may overrule it for a unit of the combat", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"dock"},"sailors-2":{"at":"dock","sp":2},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1","rm-1","sailors-2"]}
             {"do":"round","dice":[1,1,1,5]}
             {"do":"assign-hit","unit":"sailors-2"}
             {"expect":{"ok":false,"error":{"code":"not-strongest","rule":"10.4"}}}
             {"do":"assign-hit","unit":"militia-1","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"assign-hit","unit":"sailors-2","force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"not-strongest"},"events":[{"event":"hit","unit":"sailors-2","sp_to":1}]}})");
}

void TestSantaCruzCombatScenes::combatScene()
{
    runScene();
}

void TestSantaCruzCombatScenes::retreatScene_data()
{
    sceneColumns();
    // The volunteers have run into the area that the first group came from.
    constexpr const char *kTaken =
        R"("units":{"sailors-1":{"at":"caleta"},"sailors-2":{"at":"caleta"},"sailors-3":{"at":"caleta"},"rm-1":{"at":"city-centre"},"regulars-1":{"at":"santo-domingo","sp":2},"volunteers-1":{"at":"santo-domingo","sp":2}})";
    addScene(
        "R77: part of the attackers can go back, the others are eliminated first", "", kTaken,
        R"({"do":"play","card":"assault","from":"caleta","to":"santo-domingo","units":["sailors-1","sailors-2","sailors-3"]}
             {"do":"support","side":"british","card":"battle-drums","from":"city-centre","units":["rm-1"]}
             {"do":"round","dice":[4,1,1,1,1]}
             {"do":"flee","to":"caleta"}
             {"ask":"retreats","side":"british"}
             {"expect":{"ok":true,"answer":{"areas":["city-centre"],"lost":["sailors-1","sailors-2","sailors-3"]}}}
             {"do":"retreat","attacker":"retreat"}
             {"expect":{"ok":true,"events":[{"event":"eliminated","unit":"sailors-1","cause":"no-retreat","rule":"10.7"},{"event":"eliminated","unit":"sailors-2"},{"event":"eliminated","unit":"sailors-3"},{"event":"retreated","units":["rm-1"],"to":"city-centre"},{"event":"combat-ended","winner":"spanish"},{"event":"morale","to":-1},{"event":"counterattack-window"}]}})");
    addScene(
        "R77: no way back for anybody: all may be named, a named one is eliminated", "", kTaken,
        R"({"do":"play","card":"assault","from":"caleta","to":"santo-domingo","units":["sailors-1","sailors-2","sailors-3"]}
             {"do":"support","side":"british","card":"battle-drums","from":"city-centre","units":["rm-1"]}
             {"do":"round","dice":[4,1,1,1,1]}
             {"do":"flee","to":"caleta"}
             {"do":"retreat","attacker":"stay","defender":"city-centre"}
             {"expect_contains":{"ok":true,"pending":{"decision":"drums-return","excess":1,"choices":["rm-1","sailors-1","sailors-2","sailors-3"]}}}
             {"do":"drums-return","units":["sailors-2"]}
             {"expect":{"ok":true,"events":[{"event":"eliminated","unit":"sailors-2","cause":"no-retreat","rule":"9.battle-drums"},{"event":"counterattack-window"}],"pending":null}})");
    addScene(
        "R77: option retreat_into_origin: nobody runs or retreats there",
        R"("retreat_into_origin":false)", kTaken,
        R"({"do":"play","card":"assault","from":"caleta","to":"santo-domingo","units":["sailors-1"]}
             {"do":"round","dice":[4,1,1]}
             {"expect":{"ok":true,"pending":{"decision":"flee","choices":["pila-square","town-hall","laguna-road"]}}}
             {"do":"flee","to":"caleta"}
             {"expect":{"ok":false,"error":{"code":"not-eligible","rule":"10.4"}}})");
    addScene(
        "10.7: groups go back apart, the officer with the first that finds no other", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"caleta"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"caleta","units":["rm-1"]}
             {"do":"round","dice":[1,1,1,1]}
             {"do":"adjust","set":{"officers":{"nelson":{"at":"caleta"}}}}
             {"do":"retreat","attacker":"retreat"}
             {"expect_contains":{"ok":true,"events":[{"event":"retreated","units":["rm-1"],"officer":null,"to":"caleta"},{"event":"retreated","units":["sailors-1"],"officer":"hood","to":"dock"},{"event":"combat-ended","winner":"spanish"}]}})");
    addScene(
        "11.2: nowhere without another officer: removed as wounded", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[1,1]}
             {"do":"adjust","set":{"officers":{"nelson":{"at":"dock"}}}}
             {"do":"retreat","attacker":"retreat"}
             {"expect_contains":{"ok":true,"events":[{"event":"retreated","officer":null},{"event":"officer-removed","officer":"hood","result":"wounded","cause":"officer-limit","rule":"10.7"}]}})");
    addScene(
        "R34: the excess of a win goes back even to the sea", "",
        R"("units":{"sailors-1":{"at":"pila-square"},"sailors-2":{"at":"pila-square"},"sailors-3":{"at":"pila-square"},"rm-1":{"at":"castle-roads"},"militia-1":{"at":"caleta","sp":1}})",
        R"({"do":"play","card":"assault","from":"pila-square","to":"caleta","units":["sailors-1","sailors-2","sailors-3"]}
             {"do":"support","side":"british","card":"battle-drums","from":"castle-roads","units":["rm-1"]}
             {"do":"round","dice":[5,1,1,1]}
             {"do":"drums-return","units":["rm-1"]}
             {"expect_contains":{"ok":true,"events":[{"event":"drums-returned","unit":"rm-1","to":"castle-roads"}]}})");
    addScene(
        "10.7: called from the sea, eliminated in a retreat", "",
        R"("units":{"sailors-1":{"at":"pila-square"},"rm-1":{"at":"castle-roads"},"militia-1":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"pila-square","to":"caleta","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"castle-roads","units":["rm-1"]}
             {"do":"round","dice":[1,1,1,1]}
             {"do":"retreat","attacker":"retreat"}
             {"expect_contains":{"ok":true,"events":[{"event":"eliminated","unit":"rm-1","cause":"no-retreat"},{"event":"retreated","units":["sailors-1"],"to":"pila-square"}]}})");
    addScene(
        "10.7: the answers that are none", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[1,1]}
             {"do":"retreat","attacker":"retreat","defender":"stay"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"retreat","attacker":"stay"}
             {"expect":{"ok":true,"events":[{"event":"stays","side":"british"}],"pending":{"role":"defender"}}}
             {"do":"retreat","attacker":"retreat"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"retreat","attacker":"stay"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"retreat","attacker":"stay","defender":"stay"}
             {"expect":{"ok":true,"events":[{"event":"stays","side":"spanish"}],"pending":null}})");
    addScene(
        "10.7: the referee may send them anywhere on land", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"round","dice":[1,1]}
             {"do":"retreat","attacker":"stay","defender":"town-hall"}
             {"expect":{"ok":false,"error":{"code":"not-eligible","rule":"10.7"}}}
             {"do":"retreat","attacker":"stay","defender":"castle-roads","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"retreat","attacker":"stay","defender":"town-hall","force":true,"reason":"r"}
             {"expect_contains":{"ok":true,"overruled":{"code":"not-eligible"},"events":[{"event":"stays","side":"british"},{"event":"retreated","to":"town-hall"},{"event":"combat-ended","winner":"british"}]}})");
    addScene(
        "10.0: a counterattack in a forced combat of the other side opens no window", "",
        R"("units":{"sailors-1":{"at":"dock","sp":1},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","side":"spanish","from":"pila-square","to":"dock","units":["militia-1"],"force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"not-your-phase","rule":"7.3"}}}
             {"do":"round","dice":[5,1,1]}
             {"expect_contains":{"ok":true,"events":[{"event":"combat-ended","winner":"spanish"},{"event":"morale"}]}}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"action":{"counterattack_for":null}}}})");
}

void TestSantaCruzCombatScenes::retreatScene()
{
    runScene();
}

void TestSantaCruzCombatScenes::supportScene_data()
{
    sceneColumns();
    addScene(
        "9 Heavy Swell!: the drums' officer goes back with them, face up", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"caleta"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"caleta","units":["rm-1"]}
             {"expect_contains":{"ok":true,"events":[{"event":"drums-joined","officer":"hood"},{"event":"officer-revealed","officer":"hood","area":"pila-square"}]}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"battle-drums"}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"units":{"rm-1":{"at":"caleta"}},"officers":{"hood":{"at":"caleta","face":"up"}},"combat":{"origins":{"sailors-1":"dock"},"supports":[{"card":"battle-drums","cancelled":true},{"card":"heavy-swell"}]}}}})");
    addScene(
        "9 Heavy Swell!: an officer shot meanwhile does not come back", "",
        R"("units":{"sailors-1":{"at":"dock"},"rm-1":{"at":"caleta"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"caleta"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"caleta","units":["rm-1"]}
             {"do":"support","side":"spanish","card":"lucky-shot"}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"battle-drums"}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"officers":{"hood":{"status":"killed","at":null}},"units":{"rm-1":{"at":"caleta"}}}}})");
    addScene(
        "R34: only the first group's red line costs a die", "",
        R"("units":{"sailors-1":{"at":"laguna-road"},"sailors-2":{"at":"barranco"},"militia-1":{"at":"town-hall"}})",
        R"({"do":"play","card":"assault","from":"laguna-road","to":"town-hall","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"barranco","units":["sailors-2"]}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"combat":{"red_border":false}}}})");
    addScene(
        "R34: option drums_red_border, and undone by Heavy Swell!", R"("drums_red_border":true)",
        R"("units":{"sailors-1":{"at":"laguna-road"},"sailors-2":{"at":"barranco"},"militia-1":{"at":"town-hall"}})",
        R"({"do":"play","card":"assault","from":"laguna-road","to":"town-hall","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"barranco","units":["sailors-2"]}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"combat":{"red_border":true}}}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"battle-drums"}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"combat":{"red_border":false}}}})");
    addScene(
        "R34: the first group's red line stays", R"("drums_red_border":true)",
        R"("units":{"sailors-1":{"at":"barranco"},"sailors-2":{"at":"laguna-road"},"militia-1":{"at":"town-hall"}})",
        R"({"do":"play","card":"assault","from":"barranco","to":"town-hall","units":["sailors-1"]}
             {"do":"support","side":"british","card":"battle-drums","from":"laguna-road","units":["sailors-2"]}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"battle-drums"}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"combat":{"red_border":true}}}})");
    addScene(
        "9 Heavy Swell!: of two equal cards the later one, each once", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"cannon"}
             {"do":"support","side":"british","card":"cannon"}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon"}
             {"ask":"state"}
             {"expect":{"ok":true,"answer":{"combat":{"supports":[{"card":"cannon"},{"card":"cannon","cancelled":true},{"card":"heavy-swell"}]}}}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon"}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon"}
             {"expect":{"ok":false,"error":{"code":"card-not-available"}}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}})");
    addScene(
        "R30, 10.1: Heavy Swell! of the attacker after the British defender's cards", "",
        R"("phase":"spanish-action","units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"pila-square","to":"dock","units":["militia-1"]}
             {"do":"support","side":"british","card":"cannon"}
             {"do":"support","side":"spanish","card":"cannon"}
             {"expect":{"ok":false,"error":{"code":"attacker-supports-first"}}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon"}
             {"expect_contains":{"ok":true,"events":[{"event":"support-cancelled","side":"british"}]}})");
    addScene(
        "4.1: what even the referee can't carry out in the support stage", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"british","card":"move","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"support","side":"british","card":"firing-from-cover","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"support","side":"spanish","card":"lucky-shot","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"support","side":"spanish","card":"heavy-swell","against":"cannon","force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}}
             {"do":"fire-back","dice":[1],"force":true,"reason":"r"}
             {"expect":{"ok":false,"error":{"code":"wrong-stage"}}}
             {"do":"support","side":"british","card":"assault-ladders","force":true,"reason":"r"}
             {"expect":{"ok":true,"overruled":{"code":"not-a-fortress"}}})");
    addScene(
        "R35: 14.2's die without the option is a slip", "",
        R"("units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"support","side":"spanish","card":"lucky-shot","dice":[4]}
             {"expect":{"ok":false,"error":{"code":"bad-command"}}})");
    addScene(
        "R17: option discard_down reminds when the limit falls below the hand",
        R"("discard_down":true)",
        R"("decks":{"british":{"hand":6}},"units":{"sailors-1":{"at":"dock"},"militia-1":{"at":"pila-square"}},"officers":{"hood":{"at":"dock"}})",
        R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["sailors-1"]}
             {"do":"adjust","set":{"decks":{"british":{"hand":6}}}}
             {"do":"support","side":"spanish","card":"lucky-shot"}
             {"expect_contains":{"ok":true,"events":[{"event":"hand-limit","limit":5},{"event":"reminder","topic":"discard-down"}]}})");
}

void TestSantaCruzCombatScenes::supportScene()
{
    runScene();
}

QTEST_GUILESS_MAIN(TestSantaCruzCombatScenes)
#include "tst_santa_cruz_combat_scenes.moc"
