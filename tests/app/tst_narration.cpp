// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the rules can say has a sentence in each language: the lists of GameInfo, and
// whatever the vectors bring up.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "rules/catalog/catalog.h"
#include "tests/app/narration_corpus.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace qd;

namespace {

/// What is wrong with a text that a person reads; empty: nothing.
QString faultOf(const QString &text, const QString &id)
{
    static const QRegularExpression place(QStringLiteral("%(L?\\d|n)"));
    static const QRegularExpression ids(QStringLiteral(
        "\\b[a-z]{2,}(-[a-z]+)*-[1-9]\\b|\\b(san-|pila-|royal-m|british-|spanish-)"));
    if (text.trimmed().isEmpty())
        return QStringLiteral("nothing is said");
    if (text == id)
        return QStringLiteral("the id is said");
    if (text.contains(place))
        return QStringLiteral("a place is left open");
    if (text.contains(ids))
        return QStringLiteral("an id stands in it");
    if (text.contains(QLatin1String("  ")) || text.contains(QLatin1String(" ,"))
        || text.contains(QLatin1String("()")))
        return QStringLiteral("something is missing in it");
    return {};
}

} // namespace

class TestNarration : public QObject {
    Q_OBJECT

private slots:

    void initTestCase()
    {
        m_game = findGame("santa-cruz-1797");
        QVERIFY(m_game != nullptr);
        m_corpus = std::make_unique<test::NarrationCorpus>(test::narrationCorpus(*m_game));
        QVERIFY(m_corpus->opening);
        m_narrator = makeNarrator(*m_game, *m_corpus->opening);
    }

    void init()
    {
        if (QTest::currentDataTag() != nullptr)
            m_language.set(
                LanguageSwitch::fromCode(QString::fromLatin1(QTest::currentDataTag()).left(2)));
    }

    void events_data() { languages(); }

    void events()
    {
        for (const std::string &name : m_game->info().events) {
            const bool seen =
                std::any_of(m_corpus->events.begin(), m_corpus->events.end(),
                            [&name](const EventText &event) { return event.name == name; });
            QVERIFY2(seen, ("no vector shows the event " + name).c_str());
        }
        for (const EventText &event : m_corpus->events) {
            const QString said = m_narrator->event(event);
            check(said, QString::fromStdString(event.name));
            QVERIFY2(!said.endsWith(QLatin1Char('.')), qPrintable(said));
            QVERIFY2(!said.at(0).isDigit(), qPrintable(said));
        }
    }

    /// Keys that are missing (an older journal) never leave a hole or a crash.
    void bareEvents_data() { languages(); }

    void bareEvents()
    {
        for (const std::string &name : m_game->info().events) {
            const QString said = m_narrator->event(EventText{name, "{}"});
            QVERIFY2(!said.contains(QLatin1Char('%')), qPrintable(said));
        }
        QVERIFY(m_narrator->event(EventText{"~after", "{}"}).isEmpty());
    }

    void acts_data() { languages(); }

    void acts()
    {
        for (const Entry &act : m_corpus->acts) {
            check(m_narrator->entry(act), {});
            const QStringList details = m_narrator->entryDetails(act);
            QVERIFY(!details.isEmpty());
            for (const QString &detail : details)
                check(detail, {});
        }
    }

    void refusals_data() { languages(); }

    void refusals()
    {
        for (const std::string &code : m_game->info().refusalCodes)
            check(m_narrator->refusal(Refusal{code, {}, {}, {}}), QString::fromStdString(code));
        for (const auto &[key, refusal] : m_corpus->refusals)
            if (refusal.code != "bad-command") // it quotes the line
                check(m_narrator->refusal(refusal), QString::fromStdString(refusal.code));
    }

    void choices_data() { languages(); }

    void choices()
    {
        for (const auto &[id, offer] : m_corpus->offers)
            check(m_narrator->offer(offer), QString::fromStdString(id));
        for (const auto &[command, key] : m_corpus->fields)
            check(m_narrator->fieldLabel(command, key), QString::fromStdString(key));
        for (const auto &[key, choice] : m_corpus->choices) {
            const bool isNumber = choice.term.empty();
            check(m_narrator->choice(choice),
                  isNumber ? QString() : QString::fromStdString(choice.value));
        }
        for (const std::string &tag : m_corpus->tags)
            check(m_narrator->tag(tag), QStringLiteral("-"));
        for (const std::string &command : m_game->info().commands) {
            Offer offer;
            offer.id = command;
            check(m_narrator->offer(offer), QString::fromStdString(command));
        }
    }

    void decisions_data() { languages(); }

    void decisions()
    {
        for (const std::string &decision : m_game->info().decisions) {
            PendingDecision pending;
            pending.decision = decision;
            const QString question = m_narrator->decision(pending);
            check(question, QString::fromStdString(decision));
            QVERIFY2(question.endsWith(QLatin1Char('?')), qPrintable(question));
        }
        for (const auto &[json, pending] : m_corpus->decisions)
            check(m_narrator->decision(pending), QString::fromStdString(pending.decision));
        for (const auto &[topic, owed] : m_corpus->owed)
            check(m_narrator->owed(owed), QString::fromStdString(owed.topic));
        for (const auto &[key, ask] : m_corpus->dice)
            check(m_narrator->diceAsk(ask), QString::fromStdString(ask.term));
        for (const char *term :
             {"round", "casualty", "current", "battery", "rayo", "panic", "lucky-shot"}) {
            DiceAsk ask;
            ask.term = term;
            ask.side = "british";
            ask.count = 1;
            const QString said = m_narrator->diceAsk(ask);
            check(said, QString::fromUtf8(term));
            QVERIFY2(!said.contains(QLatin1Char('-')), qPrintable(said));
        }
        for (const std::string &topic : m_game->info().reminderTopics)
            check(m_narrator->reminder(topic), QString::fromStdString(topic));
    }

    void words_data() { languages(); }

    void words()
    {
        for (const std::string &term : m_game->info().reasonTerms)
            check(m_narrator->reason(Reason{term, 1, {}, {}}), QString::fromStdString(term));
        for (const auto &[key, reason] : m_corpus->reasons)
            check(m_narrator->reason(reason), QString::fromStdString(reason.term));
        check(m_narrator->term("2:30"),
              m_language.locale().language() == QLocale::French ? QStringLiteral("2:30")
                                                                : QString());
        for (const std::string &decision : m_game->info().decisions)
            check(m_narrator->term(decision), QString::fromStdString(decision));
        for (const std::string &term : m_corpus->terms)
            check(m_narrator->term(term), QStringLiteral("-"));
        for (const PicturePlace &place : m_corpus->opening->board().places)
            check(m_narrator->placeName(place.id), QString::fromStdString(place.id));
        for (const std::string &side : m_game->info().sides) {
            check(m_narrator->side(side), QString::fromStdString(side));
            check(m_narrator->sideWithArticle(side), QString::fromStdString(side));
            check(m_narrator->sideAdjective(side, Narrator::Gender::Feminine), QStringLiteral("-"));
        }
        for (const std::string &step : m_corpus->steps) {
            check(m_narrator->sequenceStep(step), QString::fromStdString(step));
            QVERIFY2(m_narrator->phaseHelp(step).contains(QLatin1Char('(')), step.c_str());
        }
        for (const std::string &count : m_corpus->counts)
            check(m_narrator->count(count, 2), QString::fromStdString(count));
    }

    void newTable_data() { languages(); }

    void newTable()
    {
        const auto narrator = makeNarrator(*m_game);
        QCOMPARE(narrator->gameName(), QStringLiteral("Santa Cruz 1797"));
        for (const std::string &scenario : m_game->info().scenarios) {
            check(narrator->scenario(scenario), QString::fromStdString(scenario));
            check(narrator->scenarioHelp(scenario), QString::fromStdString(scenario));
        }
        for (const OptionInfo &option : m_game->info().options) {
            check(narrator->option(option.key), QString::fromStdString(option.key));
            check(narrator->optionHelp(option.key), QString::fromStdString(option.key));
            check(narrator->optionValue(option.key, option.fallback),
                  QString::fromStdString(option.fallback));
            for (const std::string &value : option.values)
                check(narrator->optionValue(option.key, value), QString::fromStdString(value));
        }
    }

    /// Every kind of fault says what, why, and what to do next: at least two sentences.
    void faults_data() { languages(); }

    void faults()
    {
        for (int kind = 0; kind <= static_cast<int>(FaultKind::Gone); ++kind) {
            const QString bare = faultSentence(Fault{static_cast<FaultKind>(kind), {}, {}, {}});
            const QString whole = faultSentence(
                Fault{static_cast<FaultKind>(kind), "evening.qdt", "line 12", "no JSON"});
            check(bare, {});
            check(whole, {});
            QVERIFY2(bare.count(QRegularExpression(QStringLiteral("[.;:]"))) >= 2,
                     qPrintable(bare));
            QVERIFY2(whole.endsWith(QLatin1Char('.')), qPrintable(whole));
        }
        for (const DiceSource source : {DiceSource::Table, DiceSource::App, DiceSource::Script})
            check(diceSource(source), {});
        QVERIFY(diceSource(DiceSource::None).isEmpty());
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
    static void languages()
    {
        QTest::addColumn<int>("unused");
        for (const char *language : {"en", "es", "fr"})
            QTest::newRow(language) << 0;
    }

    static void check(const QString &text, const QString &id)
    {
        const QString fault = faultOf(text, id);
        if (!fault.isEmpty())
            QTest::qFail(
                qPrintable(fault + QStringLiteral(": ") + id + QStringLiteral(" → ") + text),
                __FILE__, __LINE__);
    }

    const GameModule *m_game = nullptr;
    LanguageSwitch m_language;
    std::unique_ptr<test::NarrationCorpus> m_corpus;
    std::unique_ptr<Narrator> m_narrator;
};

QTEST_GUILESS_MAIN(TestNarration)
#include "tst_narration.moc"
