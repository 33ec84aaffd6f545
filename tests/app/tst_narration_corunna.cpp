// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of Corunna word by word: short names of the order of battle, base-6 rolls, reasons that
// multiply, values that are not filled in.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/language_switch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <memory>
#include <string>

using namespace qd;

namespace {

/// A few hexes, called by their numbers.
BoardPicture hexes()
{
    BoardPicture board;
    for (const char *id :
         {"n1108", "n1408", "n1508", "n1911", "n1912", "s2106", "s2307", "s2712"}) {
        PicturePlace place;
        place.id = id;
        place.name = {id, id, id};
        board.places.push_back(place);
    }
    return board;
}

} // namespace

class TestNarrationCorunna : public QObject {
    Q_OBJECT

private slots:

    void init()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        m_narrator = std::make_unique<corunna::CorunnaNarrator>(hexes());
    }

    void names_data()
    {
        QTest::addColumn<QString>("name");
        const auto row = [](const char *id, const char *name) {
            QTest::newRow(id) << QString::fromUtf8(name);
        };
        row("17e-legere-2", "2/17e Légère");
        row("17e-legere", "17e Légère");
        row("3e-suisse-1", "1/3e Suisse");
        row("1re-hussards", "1re Hussards");
        row("hanovarian-chasseurs", "Hanovarian Chasseurs");
        row("1-2nd-foot", "1/2nd Foot");
        row("1-2nd-foot-lt", "1/2nd Foot light company");
        row("1-95th-rifles-lt-2", "1/95th Rifles light company 2");
        row("1-1st-guards-half-2", "1/1st Guards half-battalion 2");
        row("26th-foot-lt", "26th Foot light company");
        row("15th-light-dragoons", "15th Light Dragoons");
        row("merle-aap", "Merle foot battery");
        row("ii-corps-1-aac", "II Corps horse battery 1");
        row("rha-b-dowman", "RHA Troop B (Dowman)");
        row("voluntarios-3", "Voluntarios 3");
        row("belleraphon", "Belleraphon");
        row("lahoussaye", "LaHoussaye");
        row("colours-brigade-guards", "Colours of the Guards Brigade");
        row("reserve", "Reserve Division (Paget)");
        row("mu-2", "MU 2");
        row("4:40pm", "4:40 pm");
    }

    void names()
    {
        const QString id = QString::fromLatin1(QTest::currentDataTag());
        QTEST(m_narrator->term(id.toStdString()), "name");
    }

    void events_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *event, const char *said) {
            QTest::newRow(tag) << QByteArray(event) << QString::fromUtf8(said);
        };
        row("5.1.2",
            R"({"event":"mu-formed","mu":"mu-1","of":"ii-corps","by":"soult",)"
            R"("members":["17e-legere-1","merle-aap"],)"
            R"("divisions":["fr-division-1","fr-division-3"]})",
            "Soult forms MU 1 with II Corps: 2 units · 1st Division (Merle), 3rd Division "
            "(Delaborde); 1/17e Légère, Merle foot battery");
        row("5.1.7",
            R"({"event":"mu-formed","mu":"mu-3","of":"cavalerie-legere",)"
            R"("by":"initiative","members":["22e-chasseurs","8e-dragons"]})",
            "Light Cavalry (Franceschi) forms MU 3 on its own initiative: 2 units · 22e Chasseurs, "
            "8e Dragons");
        row("5.2.3",
            R"({"event":"ride","cost":5,"to":"s2307","unchecked":[],"because":)"
            R"([{"term":"clear","value":1},{"term":"contact-brigade-2","value":1}]})",
            "Moore rides to s2307, 5 MP · clear 1, contact: 2nd Brigade 1");
        row("5.2.9", R"({"event":"chit","chit":"mu-1","of":"brigade-2","left":4})",
            "Chit: MU 1, 2nd Brigade; 4 left in the cup");
        row("5.2.9 the last chit", R"({"event":"chit","chit":"artillery","left":0})",
            "Chit: Artillery; the cup is empty");
        row("5.2.10.2",
            R"({"event":"must-regroup","unit":"1-4th-foot","port":"n1408",)"
            R"("distance":9})",
            "1/4th Foot has no colours and must go to the port: n1408, 9 hexes");
        row("chart-movement",
            R"({"event":"moved","piece":"1-4th-foot","from":"s2106","to":"s2307","cost":1,)"
            R"("because":[{"term":"road-as-clear","value":1,"rule":"chart-movement"}],)"
            R"("missing":[]})",
            "1/4th Foot: s2106 → s2307, 1 MP · by road, as clear 1");
        row("R54",
            R"({"event":"moved","piece":"moore","from":"s2106","to":"s2307","cost":null,)"
            R"("because":[],"missing":["chart_fill.movement.slope.leader"]})",
            "Moore: s2106 → s2307 · not filled in: movement: slope, leader");
        row("4.8.3",
            R"({"event":"forced","unit":"86e-ligne-1","action":"rout","from":"s2106",)"
            R"("to":"s2307","cost":6,"because":[{"term":"clear","value":2},)"
            R"({"term":"rampart-rout","value":4,"rule":"4.8.3"}],"missing":[]})",
            "1/86e Ligne routs: s2106 → s2307 · 6 MP; clear 2, rampart, in rout 4");
        row("fire, worked out",
            R"({"event":"fire","attackers":["1-50th-foot"],"target":"17e-legere-1","attack":16,)"
            R"("defence":6,"dice":[4,3],"natural":43,"modified":56,"column":"2.5:1","losses":2,)"
            R"("missing":[],"because":[{"term":"1-50th-foot","value":16}]})",
            "1/50th Foot fires on 1/17e Légère: 16 against 6, column 2.5:1; 43, modified 56: 2 "
            "increments lost · 1/50th Foot 16");
        row("fire, no table",
            R"({"event":"fire","attackers":["merle-aap"],"target":"s2712","attack":7.5,)"
            R"("defence":9,"dice":[4,3],"natural":43,"modified":43,"column":null,"losses":null,)"
            R"("missing":[],"because":[],"unresolved":"series-table-missing"})",
            "Merle foot battery fires on s2712: 7.5 against 9; 43: look the result up in the "
            "series’ rulebook");
        row("fire, a value missing",
            R"({"event":"fire","attackers":["1-50th-foot"],"target":"17e-legere-1","attack":null,)"
            R"("defence":6,"dice":[1,1],"natural":11,"modified":11,"column":null,"losses":null,)"
            R"("missing":["units.1-50th-foot.fire"],"because":[],"unresolved":"value-missing"})",
            "1/50th Foot fires on 1/17e Légère: 11: a value is missing: work it out by hand · not "
            "filled in: 1/50th Foot: fire value");
        row("chart-square",
            R"({"event":"square","dice":[4,3],"unit":"1-42nd-highland","natural":43,)"
            R"("modified":46,"result":"disorder","modifier":3,)"
            R"("because":[{"term":"stack-in-line","value":3,"rule":"chart-square"}]})",
            "1/42nd Highland tries to form square: 43, modified 46: disorder · stack in line +3");
        row("4.8.5 Roll to Close",
            R"({"event":"close","dice":[4,3],"natural":43,"modified":16,"modifier":-15,)"
            R"("because":[{"term":"gate","value":-15,"rule":"4.8.5"}],)"
            R"("unresolved":"series-table-missing"})",
            "Roll to Close, 43, modified 16: look the result up in the series’ rulebook · "
            "gate −15");
        row("4.6.5 Roll to Stand",
            R"({"event":"stand","dice":[3,3],"natural":33,"modified":43,"modifier":6,"pass":true,)"
            R"("because":[{"term":"town","value":6,"rule":"4.6.5"}]})",
            "Roll to Stand, 33, modified 43: it stands · town +6");
        row("chart-recall",
            R"({"event":"recall","unit":"22e-chasseurs","die":5,"modified":4,"success_to":4,)"
            R"("success":true,"modifier":-1,)"
            R"("because":[{"term":"leader-cavalry-bonus","value":-1}]})",
            "Recall of 22e Chasseurs, die 5, modified 4 (up to 4): the cavalry is recalled · "
            "leader’s cavalry bonus −1");
        row("4.8.5 mêlée",
            R"({"event":"melee","attack":12,"defence":18,"natural":25,"modified":25,)"
            R"("attack_because":[{"term":"17e-legere-1","value":24},)"
            R"({"term":"17e-legere-1-against-mob","value":0.5,"op":"times"}],)"
            R"("defence_because":[{"term":"1-50th-foot","value":12},)"
            R"({"term":"through-gate","value":1.5,"op":"times-all"}],"column_shift":0,)"
            R"("attackers_disorder_on_advance":true,"defender_disorder":false,)"
            R"("unresolved":"series-table-missing"})",
            "Mêlée, 12 against 18; 25: look the result up in the series’ rulebook · attackers: "
            "1/17e Légère 24, 1/17e Légère: against a mob ×½; defenders: 1/50th Foot 12, through "
            "the gate ×1½; attackers who advance fall into disorder");
        row("6.5.4",
            R"({"event":"light-company-reconstituted","company":"1-2nd-foot-lt",)"
            R"("battalion":"1-2nd-foot","left":5})",
            "1/2nd Foot light company is reconstituted from 1/2nd Foot; left there: 5");
        row("6.8.8", R"({"event":"loss","unit":"8e-dragons","increments":2,"left":null})",
            "8e Dragons loses 2 increments");
        row("5.2.10.1",
            R"({"event":"colours-fly","brigade":"brigade-2","unit":"1-50th-foot",)"
            R"("hex":"s2106"})",
            "Colours of the 2nd Brigade: now with 1/50th Foot");
        row("chart-naval",
            R"({"event":"naval-commitment","dice":[4,3],"natural":43,"modifier":9,"modified":61,)"
            R"("result":"minor","because":[{"term":"evacuation-declared","value":9}]})",
            "Naval Commitment, 43, modified 61: Minor Support · evacuation declared +9");
        row("R10", R"({"event":"naval-reroll","turn":15,"time":"5:00pm"})",
            "The Naval Commitment is rolled again on turn 15, 5:00 pm");
        row("R13", R"({"event":"naval-support","die":6,"count":6,"available":4})",
            "Naval support, die 6: 6 ships are called, on the map: 4");
        row("9.9.1", R"({"event":"evacuation-declared","rearguard":"reserve","survivors":20.5})",
            "Evacuation declared; rearguard: Reserve Division (Paget); surviving battalions: 20.5");
        row("6.10.1",
            R"({"event":"embarked","piece":"1-50th-foot","ship":"guye","cost":5,)"
            R"("halves_spent":1,"unchecked":["units.1-50th-foot.movement"]})",
            "1/50th Foot embarks, ship Guye, 5 MP · not checked: 1/50th Foot: movement");
        row("6.10.2", R"({"event":"ship-exits","ship":"guye","evacuated":["1-50th-foot"]})",
            "Guye leaves the map; evacuated: 1/50th Foot");
        row("9.9.6", R"({"event":"eliminated","unit":"1-50th-foot","cause":"sunk"})",
            "1/50th Foot goes down with the ship");
        row("4.5.1", R"({"event":"eliminated","unit":"guye","cause":"fire"})", "Guye goes down");
        row("9.2", R"({"event":"turn-begins","turn":14,"time":"4:40pm"})", "Turn 14, 4:40 pm");
        row("9.8", R"({"event":"game-over","result":"british-overwhelming"})",
            "The game is over: British Overwhelming Victory");
        row("5.1.6",
            R"({"event":"reminder","topic":"soult-must-move","distance":2,)"
            R"("enemy":"1-2nd-foot"})",
            "Soult has the enemy 2 hexes away (1/2nd Foot): he must move off");
        row("adjusted sides",
            R"({"event":"adjusted","set":{"sides":{"french":{"corps_disbanded":true},)"
            R"("british":{"army_morale":2}},"command":{"moore_rode":true}}})",
            "Adjusted: command: Moore has ridden yes; sides: British Army Morale Level 2, French "
            "II Corps disbanded yes");
        row("adjusted charts and chits",
            R"({"event":"adjusted","set":{"chart_fill":{"movement":{"road":{"infantry":1}},)"
            R"("harassment":{"clear":3}},"cup":["leader","mu-1"]}})",
            "Adjusted: values of charts: harassment clear 3, movement road infantry 1; cup: "
            "Leaders, MU 1");
        row("adjusted colours",
            R"({"event":"adjusted","set":{"colours":{"brigade-10":{"with":"1-28th-foot"}}}})",
            "Adjusted: Colours of the 10th Brigade – with the battalion: 1/28th Foot");
        row("adjusted",
            R"({"event":"adjusted","set":{"units":{"1-2nd-foot":{"hex":"s2106","place":"map"}},)"
            R"("turn":3}})",
            "Adjusted: turn: 3; 1/2nd Foot – hex: s2106, where it is: on the map");
    }

    void events()
    {
        QFETCH(QByteArray, event);
        const QString name =
            QJsonDocument::fromJson(event).object().value(QLatin1String("event")).toString();
        QTEST(m_narrator->event(EventText{name.toStdString(), event.toStdString()}), "said");
    }

    void acts_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("events");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *tag, const char *command, const char *events,
                            const char *line) {
            QTest::newRow(tag) << QByteArray(command) << QByteArray(events)
                               << QString::fromUtf8(line);
        };
        row("several pieces, one way", R"({"do":"move"})",
            R"([{"event":"moved","piece":"1-4th-foot","from":"s2106","to":"s2307","cost":4},)"
            R"({"event":"moved","piece":"moore","from":"s2106","to":"s2307","cost":4},)"
            R"({"event":"colours-carried","brigade":"brigade-2","hex":"s2307"},)"
            R"({"event":"control","hex":"s2307","side":"british"}])",
            "1/4th Foot, Moore: s2106 → s2307, 4 MP");
        row("of several phases the last", R"({"do":"next-phase","to":"maneuver"})",
            R"([{"event":"phase","phase":"command-tracing","turn":1},)"
            R"({"event":"divisions-in-span","leaders":["merle"]},)"
            R"({"event":"phase","phase":"mu-creation","turn":1},)"
            R"({"event":"phase","phase":"maneuver","turn":1}])",
            "Next phase: Maneuver Segment");
        row("a set-up", R"({"do":"place"})",
            R"([{"event":"placed","piece":"hope","hex":"s2106"},)"
            R"({"event":"placed","piece":"colours-brigade-4","hex":"s2106"}])",
            "Set-up: Hope, Colours of the 4th Brigade → s2106");
        row("chart-square: the result is said once", R"({"do":"square"})",
            R"([{"event":"square","unit":"2-14th-foot","natural":41,"modified":51,)"
            R"("result":"square"},{"event":"formation","unit":"2-14th-foot",)"
            R"("formation":"square"}])",
            "2/14th Foot tries to form square: 41, modified 51: square formed");
        row("a result by tables that nobody compared", R"({"do":"morale"})",
            R"([{"event":"morale","unit":"17e-legere-1","natural":26,"modified":26,)"
            R"("pass":false,"conjecture":true}])",
            "Morale check, 1/17e Légère: 26: it fails (◇ by unchecked tables)");
        row("who closes", R"({"do":"close","unit":"17e-legere-1"})",
            R"([{"event":"close","natural":43,"modified":43,"pass":false}])",
            "Roll to Close, 1/17e Légère: 43: it stops short");
        row("5.2.10.2 all of them", R"({"do":"draw-chit","chit":"regroup"})",
            R"([{"event":"chit","chit":"regroup","left":3},)"
            R"({"event":"must-regroup","unit":"1-4th-foot","port":"n1408","distance":9},)"
            R"({"event":"must-regroup","unit":"1-50th-foot","port":"n1408","distance":9}])",
            "Chit: Regroup; 3 left in the cup · 2 units must go to the port");
    }

    void acts()
    {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, events);
        Entry entry;
        entry.kind = EntryKind::Act;
        entry.command = command;
        entry.events = events;
        QTEST(m_narrator->entry(entry), "line");
    }

    /// What a refusal is about, and the numbers that it brings, stand behind it.
    void refusalsSayTheirDetails()
    {
        Refusal far{"too-far", "series", {}, {}};
        far.with("cost", 9).with("left", 4);
        QCOMPARE(m_narrator->refusal(far),
                 QStringLiteral("Too far: it has not movement enough (costs 9, left: 4)"));
        Refusal chits{"chits-left", "5.2.9", {}, {}};
        chits.with("left", std::vector<std::string>{"leader", "mu-1"});
        QCOMPARE(m_narrator->refusal(chits),
                 QStringLiteral("First draw the chits that are left in the cup (Leaders, MU 1)"));
        Refusal stack{"stacking", "chart-stacking", {}, {}};
        stack.with("fails", std::vector<std::string>{"limit", "one-battery"});
        QCOMPARE(m_narrator->refusal(stack),
                 QStringLiteral("The hex does not hold them all (too many increments, one battery "
                                "only)"));
        stack.with("total", 12).with("limit", 9);
        QCOMPARE(m_narrator->refusal(stack),
                 QStringLiteral("The hex does not hold them all (too many increments, one battery "
                                "only, 12 in all, the hex holds 9)"));
        Refusal formation{"value-missing", {}, {}, {}};
        formation.with("field", std::vector<std::string>{"units.sapeurs.formation"});
        QCOMPARE(m_narrator->refusal(formation), QStringLiteral("Sapeurs: which formation?"));
        Refusal value{"value-missing", "chart-fire-defence", {}, {}};
        value.with("field", std::string("chart_fill.fire_defence.cavalry.column.clear"));
        QCOMPARE(m_narrator->refusal(value),
                 QStringLiteral("A value of your counters or charts is not filled in yet (fire "
                                "defence: cavalry, column, clear)"));
        Refusal movement{"value-missing", {}, {}, {}};
        movement.with("field", std::string("units.sapeurs.movement"));
        QVERIFY(m_narrator->refusal(movement).endsWith(QStringLiteral("(Sapeurs: movement)")));
        Refusal wall{"line-of-sight", "4.8.1", {}, {}};
        wall.with("at", std::string("n1911-n1912"));
        QCOMPARE(m_narrator->refusal(wall),
                 QString::fromUtf8("The line of sight is blocked: move the guns (n1911–n1912)"));
        Refusal dice{"dice-count", {}, {}, {}};
        dice.with("needed", 2).with("need", 2).with("given", 1);
        QCOMPARE(m_narrator->refusal(dice), QStringLiteral("It takes 2 dice; there are 1"));
    }

    /// A Maneuver Unit's chit says what it stands for.
    void offersNameTheirChits()
    {
        Offer offer;
        offer.id = "draw-chit/mu-2/brigade-3";
        QCOMPARE(m_narrator->offer(offer), QStringLiteral("Chit: MU 2, 3rd Brigade"));
        offer.id = "draw-chit/leader";
        QCOMPARE(m_narrator->offer(offer), QStringLiteral("Chit: Leaders"));
        offer.id = "next-phase/maneuver";
        QCOMPARE(m_narrator->offer(offer), QStringLiteral("Straight on to: Maneuver Segment"));
    }

    void questionsNameTheirPiece()
    {
        PendingDecision pending;
        pending.decision = "fly-colours";
        pending.json = R"({"decision":"fly-colours","brigade":"brigade-2","choices":[]})";
        QCOMPARE(m_narrator->decision(pending),
                 QStringLiteral("Colours of the 2nd Brigade: to which battalion do they fly?"));
        pending.decision = "pick-ships";
        pending.json = R"({"decision":"pick-ships","count":2})";
        QCOMPARE(m_narrator->decision(pending), QStringLiteral("Which 2 ships are tasked?"));
    }

    /// The battle's clock follows the reader.
    void clock()
    {
        const EventText turn{"turn-begins", R"({"event":"turn-begins","turn":1,"time":"12:20pm"})"};
        QCOMPARE(m_narrator->event(turn), QStringLiteral("Turn 1, 12:20 pm"));
        const EventText late{"turn-begins", R"({"event":"turn-begins","turn":22,"time":"7:20pm"})"};
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
        QVERIFY(m_narrator->event(late).contains(QLatin1String("19:20")));
    }

    void citations_data()
    {
        QTest::addColumn<QString>("whole");
        QTest::newRow("4.8.5") << "rule 4.8.5";
        QTest::newRow("R54") << "ruling R54";
        QTest::newRow("chart-square") << QString::fromUtf8("rule “Square Formation Chart”");
        QTest::newRow("series") << QString::fromUtf8("rule “Series”");
    }

    void citations()
    {
        QTEST(m_narrator->rule(Citation(std::string(QTest::currentDataTag()))), "whole");
    }

private:
    LanguageSwitch m_language;
    std::unique_ptr<corunna::CorunnaNarrator> m_narrator;
};

QTEST_GUILESS_MAIN(TestNarrationCorunna)
#include "tst_narration_corunna.moc"
