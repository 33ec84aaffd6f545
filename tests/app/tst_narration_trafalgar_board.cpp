// SPDX-License-Identifier: GPL-3.0-or-later
// Trafalgar's sentences about a table with its board: intersections and roses of any board, what is
// owed and by whom.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <variant>

using namespace qd;

namespace {

bool holdsPoints(const QString &key)
{
    constexpr std::array kKeys{"corner", "at",   "land",   "points", "edges",
                               "covers", "rows", "berths", "forts"};
    return std::any_of(kKeys.begin(), kKeys.end(),
                       [&key](const char *each) { return key == QLatin1String(each); });
}

/// The schematic board with every point moved by so much: a person's own board may begin anywhere.
QJsonValue moved(const QJsonValue &value, const QString &key, int dq, int dr)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (const QString &each : object.keys())
            object[each] = moved(object.value(each), each, dq, dr);
        if (object.contains(QLatin1String("q_from"))) {
            object[QLatin1String("r")] = object.value(QLatin1String("r")).toInt() + dr;
            for (const char *end : {"q_from", "q_to"})
                object[QLatin1String(end)] = object.value(QLatin1String(end)).toInt() + dq;
        }
        return object;
    }
    if (!value.isArray() || !holdsPoints(key))
        return value;
    QJsonArray list = value.toArray();
    if (list.size() == 2 && list.at(0).isDouble() && list.at(1).isDouble())
        return QJsonArray{list.at(0).toInt() + dq, list.at(1).toInt() + dr};
    for (qsizetype i = 0; i < list.size(); ++i)
        list[i] = moved(list.at(i), key, dq, dr);
    return list;
}

std::string ownBoard(int dq, int dr)
{
    QFile file(QStringLiteral(QD_SOURCE_DIR "/resources/boards/trafalgar/schematic.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no board");
    const QJsonObject whole = QJsonDocument::fromJson(file.readAll()).object();
    return QJsonDocument(moved(whole, {}, dq, dr).toObject())
        .toJson(QJsonDocument::Compact)
        .toStdString();
}

} // namespace

class TestNarrationTrafalgarBoard : public QObject {
    Q_OBJECT

private slots:

    void init()
    {
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        m_narrator = makeNarrator(*findGame("trafalgar"));
    }

    void pointsOfAnyBoard_data()
    {
        QTest::addColumn<int>("dq");
        QTest::addColumn<int>("dr");
        QTest::newRow("as it comes") << 0 << 0;
        QTest::newRow("begins elsewhere") << -7 << 4;
    }

    /// Every sentence about a point says it as the board does, wherever its first row begins.
    void pointsOfAnyBoard()
    {
        QFETCH(int, dq);
        QFETCH(int, dr);
        const GameModule &game = *findGame("trafalgar");
        const auto opening =
            game.open({"trafalgar", {}, {}, ownBoard(dq, dr), {}}, resourceLibrary());
        QVERIFY2(opening.has_value(), opening ? "" : opening.error().message.c_str());
        const auto narrator = makeNarrator(game, *opening);
        Position position = *opening;
        const auto told = [&](const std::string &command) {
            QStringList lines;
            const Decided decided = position.decide(command, std::nullopt);
            if (const auto *refusal = std::get_if<Refusal>(&decided))
                return narrator->refusal(*refusal);
            const auto &happened = std::get<Happened>(decided);
            for (const EventText &event : happened.events)
                lines << narrator->event(event);
            position = happened.after;
            lines.removeAll(QString());
            return lines.join(QLatin1Char('|'));
        };
        const QString at = QStringLiteral("[%1,%2]").arg(6 + dq).arg(6 + dr);
        QCOMPARE(told(R"({"do":"place","ship":"english-line-1","berth":"gibraltar-berth-4"})"),
                 QStringLiteral("Set-up: English line ship 1 at Gibraltar anchorage 4 (k19), "
                                "heading up and left|English frigate 2 makes room and lies at m17 "
                                "now"));
        QCOMPARE(told(R"({"do":"adjust","set":{"phase":"turn","side":"english","ships":{)"
                      R"("english-frigate-1":{"at":)"
                      + at.toStdString() + R"(,"heading":0}}}})"),
                 QStringLiteral("Adjusted: phase: Turn; English frigate 1 – intersection: g10, "
                                "heading: right; side to play: English"));
        QVERIFY(told(R"({"do":"move","ship":"english-frigate-1","path":"ff"})")
                    .startsWith(QStringLiteral("English frigate 1: g10 → g12, 2 moves; left: 4")));
        QVERIFY(told(R"({"do":"move","ship":"english-frigate-1","path":"p"})")
                    .startsWith(QStringLiteral("English frigate 1 turns at g12, 1 move; left: 3")));
    }

    /// A rose turned by 30° points between the headings (r-09), and two headings are barred.
    void roseBetweenHeadings()
    {
        const GameModule &game = *findGame("trafalgar");
        const auto opening =
            game.open({"trafalgar",
                       {},
                       {},
                       R"({"base":"schematic","id":"own","rose":{"points":6,"offset":30}})",
                       {}},
                      resourceLibrary());
        QVERIFY2(opening.has_value(), opening ? "" : opening.error().message.c_str());
        const auto narrator = makeNarrator(game, *opening);
        QCOMPARE(narrator->term("rose-5"), QStringLiteral("up and right – right"));
        QCOMPARE(m_narrator->term("rose-5"), QStringLiteral("up and right"));
        QCOMPARE(narrator->term("heading-5"), QStringLiteral("up and right"));
        QCOMPARE(narrator->event(
                     EventText{"wind-set", R"({"event":"wind-set","arrow":0,"barred":[3,4]})"}),
                 QStringLiteral("First wind: the arrow points right – down and right · against the "
                                "wind: left, up and left"));
    }

    /// What is owed names who owes it: the ships of the side that plays, and its enemy's forts.
    void owedNamesWhoMayAct()
    {
        const GameModule &game = *findGame("trafalgar");
        const auto opening = game.open({"trafalgar", {}, {}, {}, {}}, resourceLibrary());
        QVERIFY(opening.has_value());
        const Decided decided = opening->decide(
            R"({"do":"adjust","set":{"phase":"turn","side":"allied","first":"allied",)"
            R"("ships":{"allied-line-1":{"at":"g10","heading":0},)"
            R"("english-line-2":{"at":"h10"},"english-frigate-1":{"at":"h9"}}}})",
            std::nullopt);
        const auto *happened = std::get_if<Happened>(&decided);
        QVERIFY(happened != nullptr);
        QStringList lines;
        for (const Owed &owed : happened->after.situation().owed)
            lines << m_narrator->owed(owed);
        QCOMPARE(lines.join(QLatin1Char('|')),
                 QStringLiteral("Can still fire at an enemy: Allied line ship 1"));
    }

    /// Both sides' turns and the wind are a round: so the journal calls it, and so the strip.
    void roundsAreCounted()
    {
        QCOMPARE(m_narrator->count("turn", 3), QStringLiteral("Round 3"));
        QCOMPARE(makeNarrator(*findGame("as-per-margin"))->count("turn", 3),
                 QStringLiteral("Turn 3"));
    }

private:
    LanguageSwitch m_language;
    std::unique_ptr<Narrator> m_narrator; ///< of no board
};

QTEST_GUILESS_MAIN(TestNarrationTrafalgarBoard)
#include "tst_narration_trafalgar_board.moc"
