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
#include <set>
#include <string>

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

/// Regiments and divisions are called by their numbers: "1/50th Foot", "2.ª división". No other
/// number opens a sentence.
bool startsWithUnit(const QString &said)
{
    static const QRegularExpression unit(
        QString::fromUtf8("^(\\d/)?\\d+(st|nd|rd|th|re|er|e|\\.ª|\\.º) \\p{L}"));
    return said.contains(unit);
}

} // namespace

class TestNarration : public QObject {
    Q_OBJECT

private slots:

    void initTestCase()
    {
        for (const char *id : kGames) {
            Bench &bench = m_benches[id];
            for (const GameModule *game : games())
                if (game->info().id == id)
                    bench.game = game;
            QVERIFY(bench.game != nullptr);
            bench.corpus =
                std::make_unique<test::NarrationCorpus>(test::narrationCorpus(*bench.game));
            QVERIFY(bench.corpus->opening);
            bench.narrator = makeNarrator(*bench.game, *bench.corpus->opening);
            QStringList ids;
            for (const std::string &piece : bench.corpus->named) {
                if (piece.size() >= kLongEnough && !kWords.contains(piece))
                    ids.append(QRegularExpression::escape(QString::fromStdString(piece)));
            }
            if (!ids.isEmpty())
                bench.ids.setPattern(QStringLiteral("\\b(%1)\\b").arg(ids.join(QLatin1Char('|'))));
        }
    }

    /// Rows are called after the language and the game: "es as-per-margin"; without a game it is
    /// the first.
    void init()
    {
        const char *tag = QTest::currentDataTag();
        const QString row = tag == nullptr ? QString() : QString::fromLatin1(tag);
        if (!row.isEmpty())
            m_language.set(LanguageSwitch::fromCode(row.left(2)));
        const auto found = m_benches.find(row.mid(3).toStdString());
        m_bench = found == m_benches.end() ? &m_benches.at(kGames[0]) : &found->second;
        m_game = m_bench->game;
        m_corpus = m_bench->corpus.get();
        m_narrator = m_bench->narrator.get();
    }

    void events_data() { languages(); }

    void events()
    {
        for (const std::string &name : m_game->info().events) {
            const bool seen =
                std::any_of(m_corpus->events.begin(), m_corpus->events.end(),
                            [&name](const EventText &event) { return event.name == name; });
            QVERIFY2(seen, ("neither a vector nor a game shows the event " + name).c_str());
        }
        for (const EventText &event : m_corpus->events) {
            const QString said = m_narrator->event(event);
            check(said, QString::fromStdString(event.name));
            QVERIFY2(!said.endsWith(QLatin1Char('.')), qPrintable(said));
            QVERIFY2(!said.at(0).isDigit() || startsWithUnit(said), qPrintable(said));
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
        for (const std::string &decision : m_game->info().decisions)
            check(m_narrator->term(decision), QString::fromStdString(decision));
        for (const std::string &term : m_corpus->terms)
            check(m_narrator->term(term), QStringLiteral("-"));
        for (const PicturePlace &place : m_corpus->opening->board().places) {
            const bool isLabel = place.name.en == place.id; // an intersection: "g10"
            check(m_narrator->placeName(place.id),
                  isLabel ? QString() : QString::fromStdString(place.id));
        }
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

    /// Charts, the record sheet, and what is drawn on a measured board.
    void charts_data() { languages(); }

    void charts()
    {
        QVERIFY(!m_corpus->charts.empty());
        for (const auto &[id, chart] : m_corpus->charts) {
            check(m_narrator->chartTitle(id), QString::fromStdString(id));
            for (const std::string &note : chart.notes)
                check(m_narrator->chartNote(note), QString::fromStdString(note));
            checkText(chart.corner);
            for (const ChartColumn &column : chart.columns)
                checkText(column.head);
            for (const ChartRow &row : chart.rows) {
                checkText(row.head);
                for (const ChartText &cell : row.cells)
                    checkText(cell);
            }
        }
        for (const std::string &gauge : m_corpus->gauges)
            check(m_narrator->gauge(gauge),
                  gauge == "hull" ? QString() : QString::fromStdString(gauge));
        for (const std::string &term : m_corpus->measures) {
            if (!term.empty())
                check(m_narrator->measure(term, 7.5, "inch"), QString::fromStdString(term));
        }
    }

    void newTable_data() { languages(); }

    void newTable()
    {
        const auto narrator = makeNarrator(*m_game);
        check(narrator->gameName(), QString::fromStdString(m_game->info().id));
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
        // The board that three of the games bring is called by a word, not by its file's name.
        const QString board = narrator->optionValue("board", R"("schematic")");
        if (m_game->info().id != "as-per-margin")
            check(board, QStringLiteral("schematic"));
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

private:
    static void languages()
    {
        QTest::addColumn<int>("unused");
        for (const char *game : kGames) {
            for (const char *language : {"en", "es", "fr"})
                QTest::newRow(qPrintable(
                    QStringLiteral("%1 %2").arg(QLatin1String(language), QLatin1String(game))))
                    << 0;
        }
    }

    void checkText(const ChartText &text) const
    {
        if (text.kind == ChartText::Kind::Words)
            check(m_narrator->chartText(text),
                  text.term.find('-') != std::string::npos ? QString::fromStdString(text.term)
                                                           : QString());
    }

    void check(const QString &text, const QString &id) const
    {
        QString fault = faultOf(text, id);
        if (fault.isEmpty() && !m_bench->ids.pattern().isEmpty() && text.contains(m_bench->ids))
            fault = QStringLiteral("a piece is called by its id");
        if (!fault.isEmpty())
            QTest::qFail(
                qPrintable(fault + QStringLiteral(": ") + id + QStringLiteral(" → ") + text),
                __FILE__, __LINE__);
    }

    struct Bench {
        const GameModule *game = nullptr;
        std::unique_ptr<test::NarrationCorpus> corpus;
        std::unique_ptr<Narrator> narrator;
        QRegularExpression ids; ///< of pieces that carry their names
    };

    static constexpr const char *kGames[] = {"santa-cruz-1797", "as-per-margin", "trafalgar",
                                             "corunna"};
    static constexpr std::size_t kLongEnough = 4; ///< shorter ids are words, too
    inline static const std::set<std::string> kWords{"victory", "hope",
                                                     "sapeurs"}; ///< so are these

    LanguageSwitch m_language;
    std::map<std::string, Bench> m_benches;
    const Bench *m_bench = nullptr;
    const GameModule *m_game = nullptr;
    const test::NarrationCorpus *m_corpus = nullptr;
    const Narrator *m_narrator = nullptr;
};

QTEST_GUILESS_MAIN(TestNarration)
#include "tst_narration.moc"
