// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of Trafalgar word by word, in the three languages: intersections, headings, star dice,
// plurals, names that a person gave.
#include "app/narration/language_switch.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"
#include "rules/catalog/catalog.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace qd;

class TestNarrationTrafalgar : public QObject {
    Q_OBJECT

private slots:

    void init()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        m_narrator = std::make_unique<trafalgar::TrafalgarNarrator>(BoardPicture{});
    }

    void events_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *language, const char *event,
                            const char *said) {
            QTest::newRow(qPrintable(
                QStringLiteral("%1 %2").arg(QLatin1String(language), QLatin1String(tag))))
                << language << QByteArray(event) << QString::fromUtf8(said);
        };
        const char *moved =
            R"({"event":"moved","ship":"english-frigate-1","from":{"at":[6,6],"label":"g10",)"
            R"("heading":0},"to":{"at":[8,6],"label":"g12","heading":1},"path":"ffs","cost":3,)"
            R"("remaining":3})";
        row("move-2", "en", moved,
            "English frigate 1: g10 → g12, 3 moves; left: 3 · forward 2, 60° to starboard (right); "
            "heading down and right");
        row("move-2", "es", moved,
            "Fragata inglesa 1: g10 → g12, 3 movimientos; quedan: 3 · avanzar 2, 60° a estribor "
            "(derecha); rumbo: abajo a la derecha");
        row("move-2", "fr", moved,
            "Frégate anglaise 1 : g10 → g12, 3 mouvements ; reste : 3 · avancer de 2, 60° sur "
            "tribord (droite) ; cap : en bas à droite");
        const char *turned =
            R"({"event":"moved","ship":"allied-line-2","from":{"at":[-6,12],"label":"m1",)"
            R"("heading":0},"to":{"at":[-6,12],"label":"m1","heading":5},"path":"p","cost":1,)"
            R"("remaining":0})";
        row("turn on the spot", "en", turned,
            "Allied line ship 2 turns at m1, 1 move; left: 0 · 60° to port (left); heading up and "
            "right");
        row("turn on the spot", "fr", turned,
            "Vaisseau allié 2 pivote en m1, 1 mouvement ; reste : 0 · 60° sur bâbord (gauche) ; "
            "cap : en haut à droite");
        const char *fired =
            R"({"event":"fired","from":"english-line-1","target":"allied-frigate-2","side":"port",)"
            R"("guns":2,"distance":2,"aim":"battery","struck":"starboard","needs":[2,3],)"
            R"("dice":[0,3],"hits":1,"because":[{"term":"guns-standing","value":3},)"
            R"({"term":"held-back","value":-1}]})";
        row("die-1", "en", fired,
            "English line ship 1 fires 2 guns to port at Allied frigate 2, distance 2: 1 hit · "
            "aim: battery; dice: blank, 3; hits with: 2 stars and 3 stars; guns: guns standing 3, "
            "held back −1");
        row("die-1", "es", fired,
            "Navío inglés 1 dispara 2 cañones por babor contra Fragata aliada 2, distancia 2: 1 "
            "impacto · blanco: batería; dados: blanca, 3; acierta con: 2 estrellas y 3 estrellas; "
            "cañones: cañones en pie 3, reservados −1");
        row("die-1", "fr", fired,
            "Vaisseau anglais 1 tire 2 canons par bâbord sur Frégate alliée 2, distance 2 : 1 coup "
            "au but · cible : batterie ; dés : blanche, 3 ; touche avec : 2 étoiles et 3 étoiles ; "
            "canons : canons en état 3, gardés −1");
        const char *oneGun =
            R"({"event":"fired","from":"english-line-1","target":"cadiz-fort-1","side":"starboard",)"
            R"("guns":1,"distance":3,"aim":null,"struck":null,"needs":[3],"dice":[3],"hits":0,)"
            R"("because":[{"term":"guns-standing","value":1}]})";
        row("one gun, a fort", "en", oneGun,
            "English line ship 1 fires 1 gun to starboard at Cadiz fort 1, distance 3: no hit · "
            "dice: 3; hits with: 3 stars");
        row("one gun, a fort", "es", oneGun,
            "Navío inglés 1 dispara 1 cañón por estribor contra Fuerte 1 de Cádiz, distancia 3: "
            "sin impactos · dados: 3; acierta con: 3 estrellas");
        row("hits-5", "en",
            R"({"event":"mast-lost","ship":"allied-line-1","mast":"main","moves":2})",
            "Allied line ship 1 loses the mainmast: 2 moves a turn");
        row("hits-5, one move left", "es",
            R"({"event":"mast-lost","ship":"allied-line-1","mast":"main","moves":1})",
            "Navío aliado 1 pierde el palo mayor: 1 movimiento por turno");
        row("hits-5, the last mast", "fr",
            R"({"event":"mast-lost","ship":"allied-line-1","mast":"fore","moves":0})",
            "Vaisseau allié 1 perd le mât de misaine et ne peut plus bouger");
        row("hits-2", "en", R"({"event":"hit-void","target":"allied-line-1","hits":1})",
            "Aim not declared: 1 hit void");
        row("hits-2", "es", R"({"event":"hit-void","target":"allied-line-1","hits":2})",
            "Blanco sin anunciar: 2 impactos nulos");
        row("hits-6", "en",
            R"({"event":"hit-wasted","target":"allied-line-1","why":"mainmast-shielded","hits":2})",
            "Wasted: 2 hits on Allied line ship 1 (the mainmast is shielded)");
        row("play-4", "en",
            R"({"event":"wind-rolled","dice":[1],"points":1,"from":0,"to":1,"barred":[4]})",
            "Wind, 1 star: the arrow turns right → down and right · against the wind: up and left");
        row("play-4", "fr",
            R"({"event":"wind-rolled","dice":[3],"points":3,"from":0,"to":3,"barred":[0]})",
            "Vent, 3 étoiles : la flèche tourne, droite → gauche · contre le vent : droite");
        row("play-4, blank", "es",
            R"({"event":"wind-rolled","dice":[0],"points":0,"from":0,"to":0,"barred":[]})",
            "Viento, cara blanca: se mantiene");
        row("setup-2", "en",
            R"({"event":"placed","ship":"english-line-1","berth":"gibraltar-berth-1","at":[12,12],)"
            R"("label":"m19","heading":3})",
            "Set-up: English line ship 1 at Gibraltar anchorage 1 (m19), heading left");
        row("fort-2", "en",
            R"({"event":"reminder","topic":"fort-may-shout","fort":"gibraltar-fort-2",)"
            R"("ship":"allied-frigate-1","nearest":2,"leaving":true})",
            "Gibraltar fort 2 may shout “FIRE!”: Allied frigate 1 has sailed out of its range");
        row("flag-5", "fr", R"({"event":"flag-moved","flag":"allied","to":"home","held_by":null})",
            "Le pavillon allié est de retour dans son port");
        row("win-2", "es", R"({"event":"victory","side":"allied","by":"superiority"})",
            "Ganan los aliados: al enemigo solo le queda un buque");
        row("adjusted", "en",
            R"({"event":"adjusted","set":{"ships":{"allied-line-1":{"at":"g10"}},"wind":{"arrow":2}}})",
            "Adjusted: Allied line ship 1 – intersection: g10; wind: wind arrow "
            "down and left");
        row("an older journal", "en", R"({"event":"swapped","ship":"allied-line-1","at":[2,-1]})",
            "Allied line ship 1 makes room and lies at (2, -1) now");
        row("adjusted, a flag aboard", "en",
            R"({"event":"adjusted","set":{"flags":{"allied":{"ship":"english-line-1",)"
            R"("where":"ship"}}}})",
            "Adjusted: Allied flag – ship: English line ship 1");
        row("adjusted, a flag at home", "en",
            R"({"event":"adjusted","set":{"flags":{"english":{"ship":null}}}})",
            "Adjusted: English flag – where: at home");
        row("adjusted, a nation is no side", "es",
            R"({"event":"adjusted","set":{"ships":{"allied-line-1":{"nation":"english"}}}})",
            "Ajustes: Navío aliado 1 – nación: inglés");
        row("adjusted, too many to name", "es",
            R"({"event":"adjusted","set":{"ships":{"allied-line-1":{},"allied-line-2":{},)"
            R"("english-line-1":{}},"forts":{"cadiz-fort-1":{}},"side":"allied"}})",
            "Ajustes: Fuerte 1 de Cádiz; Navío aliado 1; Navío aliado 2 y 2 más");
    }

    void events()
    {
        QFETCH(QString, language);
        QFETCH(QByteArray, event);
        m_language.set(LanguageSwitch::fromCode(language));
        const QString name =
            QJsonDocument::fromJson(event).object().value(QLatin1String("event")).toString();
        QString said = m_narrator->event(EventText{name.toStdString(), event.toStdString()});
        said.replace(QChar(0xA0), QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char(' '));
        QTEST(said, "said");
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
        row("hits-4: guns of a side are told together", R"({"do":"fire"})",
            R"([{"event":"fired","from":"english-line-1","target":"allied-line-1","side":"port",)"
            R"("guns":3,"distance":1,"aim":"battery","struck":"port","dice":[1,0,2],"hits":2},)"
            R"({"event":"gun-lost","ship":"allied-line-1","side":"port","left":2},)"
            R"({"event":"gun-lost","ship":"allied-line-1","side":"port","left":1}])",
            "English line ship 1 fires 3 guns to port at Allied line ship 1, distance 1: 2 hits · "
            "Allied line ship 1 loses 2 port guns; left on that side: 1");
        row("fort-2: the shout and its shot are one", R"({"do":"fort-fire"})",
            R"([{"event":"shouted","fort":"cadiz-fort-1","target":"english-frigate-1"},)"
            R"({"event":"fired","from":"cadiz-fort-1","target":"english-frigate-1","side":"fort",)"
            R"("guns":1,"distance":2,"aim":"mast","struck":"stern","dice":[2],"hits":1},)"
            R"({"event":"mast-lost","ship":"english-frigate-1","mast":"mizzen","moves":4}])",
            "FIRE! Cadiz fort 1 fires at English frigate 1 in passing, distance 2: 1 hit · English "
            "frigate 1 loses the mizzenmast: 4 moves a turn");
        row("play-3", R"({"do":"end-turn"})",
            R"([{"event":"turn-ended","side":"english","round":1},)"
            R"({"event":"turn-begun","side":"allied","round":1}])",
            "The English end their turn · Round 1: the Allies play");
        row("r-24: a side that passes ends its turn", R"({"do":"pass-turn"})",
            R"([{"event":"turn-passed","side":"allied","repair":["allied-line-1"]},)"
            R"({"event":"turn-ended","side":"allied","round":2},)"
            R"({"event":"reminder","topic":"roll-wind"}])",
            "The Allies pass · repairs: Allied line ship 1");
        row("move-1", R"({"do":"move"})",
            R"([{"event":"moved","ship":"english-frigate-1","from":{"at":[6,6],"label":"g10"},)"
            R"("to":{"at":[7,6],"label":"g11"},"path":"f","cost":1,"remaining":5}])",
            "English frigate 1: g10 → g11, 1 move; left: 5");
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

    void refusals_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *code, const char *rule, const char *said) {
            QTest::newRow(
                qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(code), QLatin1String(rule))))
                << code << rule << QString::fromUtf8(said);
        };
        row("into-wind", "start-1", "Ships can’t go against the wind: take another heading");
        row("already-moved", "flag-1", "Too late: seize the flag before the ship moves");
        row("already-moved", "r-24", "Too late: the ship has moved or fired already this turn");
        row("not-in-field", "fort-1", "This fort’s gun does not cover that intersection");
        row("not-in-field", "field-1", "The target is in neither field of fire: turn the ship");
    }

    void refusals()
    {
        QFETCH(QString, code);
        QFETCH(QString, rule);
        const Refusal refusal{code.toStdString(), Citation(rule.toStdString()), {}, {}};
        QTEST(m_narrator->refusal(refusal), "said");
    }

    /// What a refusal is about, and the numbers that it brings, stand behind it.
    void refusalsSayTheirNumbers()
    {
        Refusal far{"out-of-range", "fire-1", {}, {}};
        far.with("distance", 4);
        QCOMPARE(m_narrator->refusal(far),
                 QStringLiteral("Too far: guns reach up to 3 steps (distance: 4)"));
        Refusal phase{"ship-passed", "r-24", {}, {}};
        phase.with("phase", std::string("turn")).with("ship", std::string("allied-line-1"));
        QCOMPARE(m_narrator->refusal(phase),
                 QStringLiteral("The ship passes this turn: it neither moves nor fires (Allied "
                                "line ship 1)"));
    }

    /// Every code that the rules can raise has a sentence of this game or of all games.
    void refusalsOfEveryCode()
    {
        const GameModule &game = *findGame("trafalgar");
        for (const std::string &code : game.info().refusalCodes) {
            const QString said = m_narrator->refusal({code, {}, {}, {}});
            QVERIFY2(!said.isEmpty() && said != QString::fromStdString(code), code.c_str());
            QVERIFY2(!said.contains(QRegularExpression(QStringLiteral("\\b([Ss]he|[Hh]er)\\b"))),
                     code.c_str());
        }
    }

    void citations_data()
    {
        QTest::addColumn<QString>("citation");
        QTest::addColumn<QString>("whole");
        QTest::newRow("paragraph") << "speed-3" << QString::fromUtf8("rule “Speed 3”");
        QTest::newRow("ruling") << "r-22"
                                << "ruling R22";
        QTest::newRow("none") << QString() << QString();
    }

    void citations()
    {
        QFETCH(QString, citation);
        QTEST(m_narrator->rule(Citation(citation.toStdString())), "whole");
    }

    /// Trafalgar's dice have stars and blank faces; the toss is a coin's.
    void diceAsTheyFell()
    {
        Entry entry;
        entry.command = R"({"do":"fire"})";
        entry.rolls = "[0,3,0]";
        QCOMPARE(m_narrator->dice(entry), QStringLiteral("blank, 3, blank"));
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
        QCOMPARE(m_narrator->dice(entry), QStringLiteral("blanca, 3, blanca"));
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        entry.command = R"({"do":"toss"})";
        entry.rolls = "[1]";
        QCOMPARE(m_narrator->dice(entry), QStringLiteral("heads"));
    }

    /// A name that a person gave stands for the ship wherever it is named.
    void namesThatPeopleGive()
    {
        TablePicture picture;
        PicturePiece ship;
        ship.id = "allied-line-2";
        ship.name = "Santa Ana";
        picture.pieces.push_back(ship);
        m_narrator->know(picture);
        QCOMPARE(m_narrator->event(
                     EventText{"sunk", R"({"ship":"allied-line-2","by":"english-frigate-2"})"}),
                 QStringLiteral("Santa Ana goes down, sunk by English frigate 2"));
    }

    void decisions_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("said");
        QTest::newRow("one") << "en" << 1 << "Allied line ship 1: which mast falls?";
        QTest::newRow("two") << "en" << 2 << "Allied line ship 1: which 2 masts fall?";
        QTest::newRow("es one") << "es" << 1 << QString::fromUtf8("Navío aliado 1: ¿qué palo cae?");
        QTest::newRow("es two") << "es" << 2
                                << QString::fromUtf8("Navío aliado 1: ¿qué 2 palos caen?");
    }

    void decisions()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        m_language.set(LanguageSwitch::fromCode(language));
        PendingDecision pending;
        pending.decision = "choose-mast";
        pending.json = R"({"decision":"choose-mast","target":"allied-line-1","count":)"
            + std::to_string(count) + "}";
        QTEST(m_narrator->decision(pending), "said");
    }

    void headings_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<QString>("said");
        QTest::newRow("0") << 90.0 << "right";
        QTest::newRow("1") << 150.0 << "down and right";
        QTest::newRow("4") << 330.0 << "up and left";
        QTest::newRow("5") << 30.0 << "up and right";
    }

    void headings()
    {
        QFETCH(double, degrees);
        QTEST(m_narrator->heading(degrees), "said");
    }

private:
    LanguageSwitch m_language;
    std::unique_ptr<trafalgar::TrafalgarNarrator> m_narrator;
};

QTEST_GUILESS_MAIN(TestNarrationTrafalgar)
#include "tst_narration_trafalgar.moc"
