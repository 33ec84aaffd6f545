// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of Santa Cruz 1797 word by word in each language, and what every narrator does alike:
// lines of a journal, citations, lists, tallies.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QJsonDocument>
#include <QTest>

using namespace qd;

class TestNarrationSantaCruz : public QObject {
    Q_OBJECT

private slots:

    void initTestCase()
    {
        const GameModule *game = findGame("santa-cruz-1797");
        QVERIFY(game != nullptr);
        TableSpec spec;
        spec.game = game->info().id;
        const auto opening = game->open(spec, resourceLibrary());
        QVERIFY(opening);
        m_narrator = makeNarrator(*game, *opening);
    }

    void init()
    {
        if (QTest::currentDataTag() != nullptr)
            m_language.set(
                LanguageSwitch::fromCode(QString::fromLatin1(QTest::currentDataTag()).left(2)));
    }

    /// Dice that come up in few games.
    void rareDice_data()
    {
        QTest::addColumn<int>("unused");
        for (const char *language : {"en", "es", "fr"})
            QTest::newRow(language) << 0;
    }

    void rareDice()
    {
        for (const char *term :
             {"round", "casualty", "current", "battery", "rayo", "panic", "lucky-shot"}) {
            DiceAsk ask;
            ask.term = term;
            ask.side = "british";
            ask.count = 1;
            const QString said = m_narrator->diceAsk(ask);
            QVERIFY2(!said.isEmpty() && said != QLatin1String(term), term);
            QVERIFY2(!said.contains(QLatin1Char('-')), qPrintable(said));
        }
    }

    void journalLines_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *tag, EntryKind kind, const char *command,
                            const char *line) {
            QTest::newRow(tag) << static_cast<int>(kind) << QByteArray(command)
                               << QString::fromUtf8(line);
        };
        row("en undo", EntryKind::Undo, "{\"undo\":true}", "Entry 118 undone");
        row("es undo", EntryKind::Undo, "{\"undo\":true}", "Anotación 118 deshecha");
        row("fr undo", EntryKind::Undo, "{\"undo\":true}", "Entrée 118 annulée");
        row("en redo", EntryKind::Redo, "{\"redo\":true}", "Entry 118 restored");
        row("fr note", EntryKind::Note, "{\"note\":\"café\"}", "Note\u00a0: café");
        row("es note", EntryKind::Note, "{\"note\":\"café\"}", "Nota: café");
        row("en reveal", EntryKind::Note, "{\"reveal_dice\":\"00\"}",
            "The app’s dice are revealed: anybody can check them now");
    }

    void journalLines()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, command);
        Entry entry;
        entry.kind = static_cast<EntryKind>(kind);
        entry.targetSeq = 118;
        entry.command = command;
        QTEST(m_narrator->entry(entry), "line");
    }

    void adjustments_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *set, const char *said) {
            QTest::newRow(tag) << QByteArray(set) << QString::fromUtf8(said);
        };
        row("en 4.8 units", R"({"units":{"rm-1":{"at":"dock","sp":2},"sailors-3":{"at":"off"}}})",
            "Adjusted: Royal Marines 1 – where: Dock, strength points: 2; Sailors 3 – where: off "
            "the board");
        row("es 4.8 units", R"({"units":{"rm-1":{"at":"dock"}}})",
            "Ajuste: Royal Marines 1 – dónde: Muelle");
        row("en 4.8 officer", R"({"officers":{"roman":{"at":"pila-square","face":"down"}}})",
            "Adjusted: Román – where: Pila square, lies: face down");
        row("en 4.8 fox",
            R"({"fox":{"at":"caleta","cards":{"cannon":2},"hits":1,"status":"afloat"}})",
            "Adjusted: HMS Fox – where: Caleta, cards: Cannon ×2, hits: 1, status: afloat");
        row("en 4.8 tracks", R"({"morale":-2,"phase":"british-action","turn":3})",
            "Adjusted: morale: -2; phase: British action; turn: 3");
        row("en 4.8 battery", R"({"batteries":{"green":{"spiked":true}}})",
            "Adjusted: green battery – spiked: yes");
        row("en 4.8 deck", R"({"decks":{"british":{"hand":4,"discard":{}}}})",
            "Adjusted: British – discard pile: none, cards in hand: 4");
        row("en 4.8 combat", R"({"combat":null,"pending":null})",
            "Adjusted: combat: none; open decision: none");
        row("en 4.8 combat made",
            R"({"combat":{"area":"dock","attacker":"british","origins":{"rm-1":"caleta"},)"
            R"("supports":[{"side":"british","card":"cannon"}]}})",
            "Adjusted: combat: area Dock, attacker British, where the attackers came from Royal "
            "Marines 1 from Caleta, support cards Cannon");
    }

    /// Nothing is kept back: the referee sees all (R56), and the journal is his.
    void adjustments()
    {
        QFETCH(QByteArray, set);
        Entry entry;
        entry.kind = EntryKind::Act;
        entry.command = R"({"do":"adjust","set":)" + set + '}';
        entry.events = R"([{"event":"adjusted","keys":["units"],"rule":null}])";
        QTEST(m_narrator->entry(entry), "said");
    }

    void sentences_data()
    {
        QTest::addColumn<QString>("event");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *event, const char *said) {
            QTest::newRow(tag) << QString::fromUtf8(event) << QString::fromUtf8(said);
        };
        const char *drift =
            R"({"event":"naval-moved","block":"sailors-3","from":"offing-north","intended":"castle-roads",)"
            R"("to":"south-roads","die":2,"drifted":true,"rule":"7.1d"})";
        row("en 7.1d", drift, "Sailors 3, die 2: carried by the current to South roads");
        row("es 7.1d", drift, "Marineros 3, dado 2: la corriente lo arrastra hacia Rada sur");
        row("fr 7.1d", drift, "Marins 3, dé 2\u00a0: le courant le drosse vers Rade sud");
        const char *move =
            R"({"event":"moved","side":"spanish","units":["militia-1","volunteers-2"],"officer":"roman",)"
            R"("from":"town-hall","to":"dock","rule":"9.assault"})";
        row("en 9", move, "Assault: Militia 1, Volunteers 2 and Román, Town hall → Dock");
        row("es 9", move, "Asalto: Milicias 1, Voluntarios 2 y Román, Ayuntamiento → Muelle");
        row("fr 9", move, "Assaut\u00a0: Milices 1, Volontaires 2 et Román, Hôtel de ville → Môle");
        const char *one =
            R"({"event":"rolled","side":"british","role":"attacker","dice":[6],"modified":[6],"hits_on":5,"hits":1})";
        row("en one hit", one, "The British throw 6: 1 hit");
        row("es one hit", one, "Los británicos sacan 6: 1 impacto");
        row("fr one hit", one, "Les Britanniques obtiennent 6\u00a0: 1 touche");
        const char *two =
            R"({"event":"rolled","side":"spanish","role":"defender","dice":[5,4],"modified":[6,5],"hits_on":5,"hits":2})";
        row("en two hits", two, "The Spanish throw 5, 4 (modified: 6, 5): 2 hits");
        row("es two hits", two, "Los españoles sacan 5, 4 (modificados: 6, 5): 2 impactos");
        row("fr two hits", two,
            "Les Espagnols obtiennent 5, 4 (modifiés\u00a0: 6, 5)\u00a0: 2 touches");
        const char *none = R"({"event":"hand-limit","side":"british","limit":0})";
        row("en zero", none, "British hand limit: 0 cards");
        row("es zero", none, "Límite de mano británico: 0 cartas");
        row("fr zero", none, "Limite de main britannique\u00a0: 0 carte");
        const char *turn = R"({"event":"turn","turn":12,"label":"7:30"})";
        row("en turn", turn, "Turn 12 (7:30), the last one");
        row("fr turn", turn, "Tour 12 (7\u00a0h\u00a030), le dernier");
        const char *spike = R"({"event":"spiked","battery":"red","area":"concepcion"})";
        row("es spiked", spike,
            "Batería roja clavada (Batería de la Concepción): no volverá a disparar");
    }

    void sentences()
    {
        QFETCH(QString, event);
        const QByteArray json = event.toUtf8();
        const std::string name = QJsonDocument::fromJson(json)
                                     .object()
                                     .value(QLatin1String("event"))
                                     .toString()
                                     .toStdString();
        QTEST(m_narrator->event(EventText{name, json.toStdString()}), "said");
    }

    void rules_data()
    {
        QTest::addColumn<QString>("citation");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *citation, const char *said) {
            QTest::newRow(tag) << QString::fromUtf8(citation) << QString::fromUtf8(said);
        };
        row("en number", "7.3f", "rule 7.3f");
        row("es ruling", "R12", "criterio R12");
        row("fr ruling", "R12", "interprétation R12");
        row("en name", "9.move", "rule “Move”");
        row("es name", "9.move", "regla «Movimiento»");
        row("fr name", "9.heavy-swell", "règle «\u00a0Forte houle\u202f!\u00a0»");
        row("en none", "", "");
    }

    void rules()
    {
        QFETCH(QString, citation);
        QTEST(m_narrator->rule(Citation(citation.toStdString())), "said");
    }

    void lists_data()
    {
        QTest::addColumn<QStringList>("items");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const QStringList &items, const char *said) {
            QTest::newRow(tag) << items << QString::fromUtf8(said);
        };
        const auto words = [](std::initializer_list<const char *> list) {
            QStringList items;
            for (const char *item : list)
                items.append(QString::fromUtf8(item));
            return items;
        };
        row("en none", {}, "");
        row("en one", words({"A"}), "A");
        row("en three", words({"A", "B", "C"}), "A, B and C");
        row("es three", words({"A", "B", "C"}), "A, B y C");
        row("es before i", words({"Fox", "infantería"}), "Fox e infantería");
        row("es before hi", words({"A", "Hidalgo"}), "A e Hidalgo");
        row("es before hie", words({"A", "hielo"}), "A y hielo");
        row("fr two", words({"A", "B"}), "A et B");
    }

    void lists()
    {
        QFETCH(QStringList, items);
        QTEST(Narrator::list(items), "said");
    }

    void hours_data()
    {
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << QStringLiteral("2:30");
        QTest::newRow("fr") << QString::fromUtf8("2\u00a0h\u00a030");
    }

    void hours() { QTEST(m_narrator->term("2:30"), "said"); }

    void tally()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        Tally tally;
        tally.add("base", 1, "10.2");
        tally.add("officer", 1, "11.7", "troubridge");
        tally.add("red-border", -1, "10.2");
        QCOMPARE(m_narrator->tally(tally),
                 QString::fromUtf8("1 = base die +1, Troubridge +1, red line −1"));
        QCOMPARE(m_narrator->tally(Tally{}), QStringLiteral("0"));
    }

private:
    LanguageSwitch m_language;
    std::unique_ptr<Narrator> m_narrator;
};

QTEST_GUILESS_MAIN(TestNarrationSantaCruz)
#include "tst_narration_santa_cruz.moc"
