// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of As Per Margin word by word, in English: distances, headings, dice, names of ships.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QJsonDocument>
#include <QTest>

using namespace qd;

class TestNarrationAsPerMargin : public QObject {
    Q_OBJECT

private slots:

    void initTestCase()
    {
        const GameModule *game = findGame("as-per-margin");
        QVERIFY(game != nullptr);
        TableSpec spec;
        spec.game = game->info().id;
        spec.scenario = "trafalgar-1805";
        const auto opening = game->open(spec, resourceLibrary());
        QVERIFY(opening);
        m_narrator = makeNarrator(*game, *opening);
    }

    void init() { m_language.set(LanguageSwitch::fromCode(QStringLiteral("en"))); }

    void events_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *event, const char *said) {
            QTest::newRow(tag) << QByteArray(event) << QString::fromUtf8(said);
        };
        row("fired",
            R"({"event":"fired","firer":"victory","battery":"port","target":"bucentaure","distance":6.25,)"
            R"("range":8,"dice_count":18,"because":[{"term":"gun-boxes","value":6},)"
            R"({"term":"initial-broadside","value":6},{"term":"rake","value":6}],"initial":true,)"
            R"("rake":true,"facing":null,"dice":{"table_1":[4,5,1],"table_2":[3],"table_3":[],)"
            R"("red_hot":[],"re_toss":[]}})",
            "Victory rakes Bucentaure with her initial port broadside, 6.25″: 18 dice (gun boxes "
            "6, initial broadside +6, rake +6) · Table I: 4, 5, 1; Table II: 3");
        row("hits",
            R"({"event":"hits","target":"bucentaure","masts":1,"guns":2,"hull":0,"explosion":true})",
            "Hits on Bucentaure: masts 1, guns 2, the magazine explodes");
        row("crossed",
            R"({"event":"boxes-crossed","ship":"bucentaure","masts":1,"guns":{"port":2,"starboard":0},)"
            R"("hull":0,"lost":{"masts":0,"guns":2,"hull":0}})",
            "Bucentaure: masts −1, port guns −2; 2 hits find no box any more");
        row("moved", R"({"event":"moved","ship":"victory","distance":6.5,"heading":247.5})",
            "Victory sails 6.5″, heading 247.5° (WSW)");
        row("no compass name", R"({"event":"moved","ship":"victory","distance":7,"heading":47.25})",
            "Victory sails 7″, heading 047.25°");
        row("pivoted", R"({"event":"pivoted","ship":"victory","from":90,"to":67.5,"by":-22.5})",
            "Victory turns 22.5° to port: heading 067.5° (ENE)");
        row("allowance",
            R"({"event":"allowance","ship":"victory","sailing":"beat","min":2,"max":5,)"
            R"("because":[{"term":"higher-die","value":5}]})",
            "Victory beats: least 2″, most 5″ · higher die 5");
        row("tack, damaged",
            R"({"event":"tack-toss","ship":"victory","dice":[3],"total":5,"result":"tacked",)"
            R"("because":[{"term":"die","value":3},{"term":"damaged","value":2}]})",
            "Victory tacks (5) · die 3, damaged +2");
        row("tie",
            R"({"event":"fall-aboard-toss","mover":"victory","other":"redoutable","dice":[3,3],)"
            R"("scores":[{"ship":"victory","score":3},{"ship":"redoutable","score":3}],)"
            R"("winner":null,"result":"aboard"})",
            "Victory falls aboard Redoutable: a tie (3 to 3)");
        row("falling-aboard: the other fends off",
            R"({"event":"fall-aboard-toss","mover":"victory","other":"redoutable","dice":[2,5],)"
            R"("scores":[{"ship":"victory","score":2},{"ship":"redoutable","score":5}],)"
            R"("winner":"redoutable","result":"fended-off"})",
            "Redoutable fends Victory off (5 to 2)");
        row("falling-aboard: the mover fends off",
            R"({"event":"fall-aboard-toss","mover":"victory","other":"redoutable","dice":[6,5],)"
            R"("scores":[{"ship":"victory","score":6},{"ship":"redoutable","score":5}],)"
            R"("winner":"victory","result":"fended-off"})",
            "Victory fends Redoutable off (6 to 5)");
        row("halved",
            R"({"event":"grapple-toss","ship":"victory","other":"redoutable","dice":[3,1],)"
            R"("scores":[{"ship":"victory","score":1.5,"because":[{"term":"die"},{"term":"anchored"}]},)"
            R"({"ship":"redoutable","score":1}],"winner":"victory","result":"parted"})",
            "The grapples between Victory and Redoutable are cut (1.5 to 1, halved at anchor)");
        row("boarding",
            R"({"event":"boarding","ship":"victory","target":"redoutable","hits":{"ship":5,"target":3},)"
            R"("dice":{"ship":[4,5],"target":[1]},"winner":"victory","surplus":2})",
            "Boarding, Victory and Redoutable: hits 5 to 3; 2 hits fall on the guns of Redoutable "
            "· "
            "Victory: 4, 5; Redoutable: 1");
        row("struck", R"({"event":"struck","ship":"redoutable","to":"english"})",
            "Redoutable strikes to the English");
        row("first wind", R"({"event":"wind-set","dice":[5,6],"from":225,"compass":"sw"})",
            "First wind (5, 6): it blows from SW");
        row("no name known", R"({"event":"sunk","ship":"ville-de-milan"})", "Ville De Milan sinks");
        row("namesakes", R"({"event":"sunk","ship":"neptune-french"})", "Neptune sinks");
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
        row("broadside", R"({"do":"fire"})",
            R"([{"event":"fired","firer":"victory","battery":"starboard","target":"redoutable",)"
            R"("distance":14,"dice_count":6},{"event":"hits","target":"redoutable","masts":2,"guns":2},)"
            R"({"event":"boxes-crossed","ship":"redoutable","masts":2,"guns":{"port":1,"starboard":2},)"
            R"("hull":0},{"event":"dismasted","ship":"redoutable"}])",
            "Victory fires her starboard broadside at Redoutable, 14″: 3 gun boxes, 2 mast boxes · "
            "Redoutable loses her last mast");
        row("no hit", R"({"do":"fire"})",
            R"([{"event":"fired","firer":"victory","battery":"aft","target":"redoutable","distance":20},)"
            R"({"event":"hits","target":"redoutable","masts":0,"guns":0,"hull":0,"explosion":false}])",
            "Victory fires her aft guns at Redoutable, 20″: no hit");
        row("move", R"({"do":"move"})",
            R"([{"event":"pivoted","ship":"victory","to":247.5,"by":22.5},{"event":"moved",)"
            R"("ship":"victory","distance":6.5,"heading":247.5}])",
            "Victory steers 247.5° (WSW), 6.5″");
        row("meets", R"({"do":"move"})",
            R"([{"event":"pivoted","ship":"victory","to":90,"by":22.5},{"event":"closing",)"
            R"("mover":"victory","other":"redoutable","distance":3,"travelled":1.75}])",
            "Victory steers 090° (E) · Victory comes within 3″ of Redoutable after 1.75″ of her "
            "way");
        row("missed stays", R"({"do":"tack"})",
            R"([{"event":"tack-toss","ship":"victory","dice":[6],"total":6,"result":"missed-stays"},)"
            R"({"event":"drifted","ship":"victory","distance":2}])",
            "Victory misses stays (6) and drifts 2″");
        row("aboard", R"({"do":"fall-aboard"})",
            R"([{"event":"fall-aboard-toss","mover":"victory","other":"redoutable","scores":)"
            R"([{"score":5},{"score":2}],"winner":"victory","result":"aboard"},)"
            R"({"event":"moved","ship":"victory","distance":2.5,"heading":90},)"
            R"({"event":"fell-aboard","ships":["redoutable","victory"]}])",
            "Victory falls aboard Redoutable (5 to 2) · Victory sails 2.5″, heading 090° (E)");
        row("new turn", R"({"do":"next-phase"})",
            R"([{"event":"turn-checked-off","turn":3},{"event":"phase","turn":4,"phase":)"
            R"("french-spanish-fire"}])",
            "Turn 3 is checked off · Turn 4: French and Spanish fire");
        row("fire passed over", R"({"do":"next-phase","to":"boarding"})",
            R"([{"event":"turn-checked-off","turn":3},{"event":"phase","turn":4,"phase":)"
            R"("french-spanish-fire"},{"event":"phase","turn":4,"phase":"boarding"}])",
            "Turn 3 is checked off · French and Spanish fire: nobody fires · Turn 4: Boarding");
        row("box by hand", R"({"do":"adjust","set":{"ships":{"victory":{"hull":11}}}})",
            R"([{"event":"adjusted","keys":["ships"]}])",
            "Adjusted: Victory – hull boxes left: 11");
        row("guns by hand",
            R"({"do":"adjust","set":{"ships":{"redoutable":{"guns":{"port":3},"struck":true}},)"
            R"("turn":4}})",
            R"([{"event":"adjusted","keys":["ships","turn"]}])",
            "Adjusted: Redoutable – gun boxes left: port 3, has struck: yes; turn: 4");
        row("where she lies",
            R"({"do":"adjust","set":{"ships":{"victory":{"heading":45,"x":4.5,"y":3},)"
            R"("redoutable":null}}})",
            R"([{"event":"adjusted","keys":["ships"]}])",
            "Adjusted: Redoutable – taken off the table; Victory – heading: 045° (NE), inches from "
            "the "
            "west "
            "edge: 4.5″, inches from the south edge: 3″");
        row("many by hand",
            R"({"do":"adjust","set":{"ships":{"bucentaure":{"hull":1},"neptune-french":{"hull":2},)"
            R"("redoutable":{"hull":3},"temeraire":{"hull":4},"victory":{"hull":5}}}})",
            R"([{"event":"adjusted","keys":["ships"]}])",
            "Adjusted: Bucentaure – hull boxes left: 1; Neptune – hull boxes left: 2; Redoutable – "
            "hull boxes left: 3 and 2 more");
        row("chase", R"({"do":"independent","side":"english","on":true})",
            R"([{"event":"independent","on":true,"ships":["victory","neptune-english"]}])",
            "General Chase: 2 English ships are independent");
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

    /// Spanish says e before the sound i, wherever a name comes to stand.
    void spanishBeforeI()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
        QCOMPARE(Narrator::euphonic(QString::fromUtf8("Entre Namur y Inglés de 3.ª clase")),
                 QString::fromUtf8("Entre Namur e Inglés de 3.ª clase"));
        QCOMPARE(Narrator::euphonic(QStringLiteral("Namur y Rubis y Hielo")),
                 QStringLiteral("Namur y Rubis y Hielo"));
        const auto list = [](const char *one, const char *other) {
            return Narrator::list({QString::fromUtf8(one), QString::fromUtf8(other)});
        };
        QCOMPARE(list("Argentina", "Inglaterra"), QStringLiteral("Argentina e Inglaterra"));
        QCOMPARE(list("Hidra", "Íñigo"), QString::fromUtf8("Hidra e Íñigo"));
        QCOMPARE(list("Namur", "Hidra"), QStringLiteral("Namur e Hidra"));
        QCOMPARE(list("Namur", "Hierro"), QStringLiteral("Namur y Hierro"));
        QCOMPARE(list("Namur", "Hiato"), QStringLiteral("Namur y Hiato"));
        QCOMPARE(list("Inglaterra", "Argentina"), QStringLiteral("Inglaterra y Argentina"));
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        QCOMPARE(Narrator::euphonic(QStringLiteral("a y i")), QStringLiteral("a y i"));
    }

    void handMadeInSpanish()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
        Entry entry;
        entry.kind = EntryKind::Act;
        entry.command = R"({"do":"adjust","set":{"ships":{"victory":{"hull":11}}}})";
        entry.events = R"([{"event":"adjusted","keys":["ships"]}])";
        const QString said = m_narrator->entry(entry);
        QVERIFY2(said.contains(QString::fromUtf8("Victory – casillas de casco")), qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral(": 11")), qPrintable(said));
    }

    void citations_data()
    {
        QTest::addColumn<QString>("citation");
        QTest::addColumn<QString>("whole");
        QTest::addColumn<QString>("mark");
        QTest::newRow("rule") << "falling-aboard" << QString::fromUtf8("rule “Falling aboard”")
                              << "Falling aboard";
        QTest::newRow("table") << "table-2" << QString::fromUtf8("rule “Table II”") << "Table II";
        QTest::newRow("ruling") << "ruling-r17"
                                << "ruling R17"
                                << "R17";
        QTest::newRow("none") << QString() << QString() << QString();
    }

    void citations()
    {
        QFETCH(QString, citation);
        const Citation cited(citation.toStdString());
        QTEST(m_narrator->rule(cited), "whole");
        QTEST(m_narrator->ruleMark(cited), "mark");
    }

    void measures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("term");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *language, const char *term, double value,
                            const char *said) {
            QTest::newRow(tag) << language << term << value << QString::fromUtf8(said);
        };
        row("plain", "en", "inches", 7.5, "7.5″");
        row("rounded", "en", "inches", 6.12345, "6.12″");
        row("comma", "es", "inches", 7.5, "7,5″");
        row("most", "en", "max", 7, "most 7″");
        row("heading", "en", "heading", 247.5, "heading WSW");
        row("full circle", "en", "heading", 359.999, "heading N");
        row("between two points", "en", "heading", 5, "heading 005°");
        row("pivot", "en", "pivot", 22.5, "pivot 22.5°");
    }

    void measures()
    {
        QFETCH(QString, language);
        QFETCH(QString, term);
        QFETCH(double, value);
        m_language.set(LanguageSwitch::fromCode(language));
        QTEST(m_narrator->measure(term.toStdString(), value, "inch"), "said");
    }

    void refusalsNameShips()
    {
        Refusal refusal{"already-moved", "turn-sequence", {}, {}};
        refusal.with("ship", std::string("victory"));
        QCOMPARE(m_narrator->refusal(refusal),
                 QStringLiteral("She has moved already this turn (Victory)"));
        Refusal many{"unmoved-ships", "wind-speed", {}, {}};
        many.with("ships",
                  std::vector<std::string>{"victory", "neptune-english", "mars", "ajax", "orion",
                                           "leviathan"});
        QCOMPARE(m_narrator->refusal(many),
                 QStringLiteral("Ships must still move (Victory, Neptune, Mars, Ajax and 2 more)"));
    }

    void decisionsNameShips()
    {
        PendingDecision pending;
        pending.decision = "fall-aboard";
        pending.json = R"({"mover":"victory","other":"redoutable"})";
        QCOMPARE(m_narrator->decision(pending),
                 QString::fromUtf8("Victory is within 3″ of Redoutable: grapple or fend off?"));
    }

    void dice_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("ship");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *term, const char *ship, const char *said) {
            QTest::newRow(term) << term << ship << QString::fromUtf8(said);
        };
        row("table-1", "victory", "Table I: 2 dice");
        row("table-2", "victory", "Table II: 2 dice, one for each 4");
        row("table-3", "victory", "Table III: 2 dice, one for each 3");
        row("red-hot", "victory", "Red hot shot: 2 dice, one for each hit");
        row("re-toss", "victory", "Magazine: 2 dice, one for each 1");
        row("boarding", "victory", "Victory, 2 dice: boarding, 4–6 hits");
        row("pumps", "victory", "Victory, 2 dice: men leave the pumps");
        row("extra", "victory", "Victory, 2 dice: dash");
        row("tack", "victory", "Victory, 2 dice: tacking");
        row("fall-aboard", "victory", "Victory, 2 dice: grapple or fend off");
        row("grapples", "victory", "Victory, 2 dice: cutting the grapples");
        row("reclose", "victory", "Victory, 2 dice: closing again");
        row("initial-wind", "", "2 dice: first wind");
        row("initial-wind-again", "", "2 dice: first wind, second toss");
        row("wind-speed", "", "2 dice: wind dice");
        row("wind-check", "", "2 dice: wind check");
        row("wind-change", "", "2 dice: wind check, second toss");
    }

    void dice()
    {
        QFETCH(QString, term);
        QFETCH(QString, ship);
        DiceAsk ask;
        ask.term = term.toStdString();
        ask.subject = ship.toStdString();
        ask.count = 2;
        QTEST(m_narrator->diceAsk(ask), "said");
    }

    void gauges()
    {
        QCOMPARE(m_narrator->gauge("guns-port"), QStringLiteral("Port guns"));
        QCOMPARE(m_narrator->gauge("masts-bottom"), QStringLiteral("Masts, bottom line"));
    }

    void clock()
    {
        QCOMPARE(m_narrator->count("half-minutes", 9), QStringLiteral("4.5 minutes gone"));
        QCOMPARE(m_narrator->count("half-minutes", 0), QStringLiteral("0 minutes gone"));
        QCOMPARE(m_narrator->count("half-minutes", 2), QStringLiteral("1 minute gone"));
    }

    /// Ships that come onto the table later are called by their names once they are known.
    void learnsNames()
    {
        TablePicture picture;
        PicturePiece late;
        late.id = "temeraire-2";
        late.name = "Fighting Temeraire";
        picture.pieces.push_back(late);
        m_narrator->know(picture);
        QCOMPARE(m_narrator->term("temeraire-2"), QStringLiteral("Fighting Temeraire"));
        QCOMPARE(m_narrator->term("victory"), QStringLiteral("Victory"));
    }

    /// A ship without a name is called by her type, a battery ashore by what it is.
    void namesTheNameless_data()
    {
        QTest::addColumn<QString>("carried");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *carried, const char *said) {
            QTest::newRow(carried) << QString::fromUtf8(carried) << QString::fromUtf8(said);
        };
        row("3rd", "3rd rate");
        row("3rd 12", "3rd rate 12");
        row("bomb-ketch", "Bomb ketch");
        row("merchant-small 2", "Small merchant 2");
        row("shore-battery", "Shore battery");
        row("3rd division", "3rd division"); // a name
        row("Gunboat", "Gunboat");
        row("hull", "hull");
    }

    void namesTheNameless()
    {
        QFETCH(QString, carried);
        QFETCH(QString, said);
        TablePicture picture;
        PicturePiece ship;
        ship.id = "some-id";
        ship.name = carried.toStdString();
        picture.pieces.push_back(ship);
        m_narrator->know(picture);
        QCOMPARE(m_narrator->term("some-id"), said);
    }

    /// Nations are free text (specification 2): those of the game have words, others stay as
    /// written.
    void nations()
    {
        QCOMPARE(m_narrator->tag("nation-spanish"), QStringLiteral("Spanish"));
        QCOMPARE(m_narrator->tag("nation-klingon"), QStringLiteral("klingon"));
        QCOMPARE(m_narrator->tag("nation-Pays-Bas"), QStringLiteral("Pays-Bas"));
    }

private:
    LanguageSwitch m_language;
    std::unique_ptr<Narrator> m_narrator;
};

QTEST_GUILESS_MAIN(TestNarrationAsPerMargin)
#include "tst_narration_as_per_margin.moc"
