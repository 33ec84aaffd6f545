// SPDX-License-Identifier: GPL-3.0-or-later
// Trafalgar's keys in the real window (specification 9): ships by their numbers, steps by letters,
// wherever the keyboard stands.
#include "app/mirror/lattice_table.h"
#include "app/mirror/table_selection.h"
#include "app/panels/json_values.h"
#include "tests/support/window_bench.h"

#include <QJsonObject>
#include <QLabel>

using namespace qd;
using namespace qd::test;

namespace {

/// Broadside to broadside, two points apart; a frigate in a field of its own.
constexpr const char *kLines =
    R"({"do":"adjust","set":{"phase":"turn","side":"english","first":"english","round":1,)"
    R"("turn_no":1,"wind":{"arrow":1},"ships":{"english-line-1":{"at":[6,6],"heading":0},)"
    R"("allied-line-1":{"at":[6,8],"heading":0}}}})";

/// The one enemy in her field of fire is filled in.
constexpr const char *kOneTarget =
    R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})";

void putUp(WindowBench &bench)
{
    TableSpec spec;
    spec.game = "trafalgar";
    spec.scenario = "standard";
    TablePeople people;
    people.title = QStringLiteral("Club night");
    const QString file = bench.folder.filePath(QStringLiteral("trafalgar.qdj"));
    auto made = TableSession::create(file, spec, people);
    QVERIFY(made.has_value());
    made->reset();
    QVERIFY(bench.window->openFile(file));
    Act act;
    act.command = kLines;
    QVERIFY(bench.session()->record(act, QStringLiteral("referee")).has_value());
    QCoreApplication::processEvents();
}

void type(WindowBench &bench, const char *keys)
{
    for (; *keys != '\0'; ++keys)
        if (*keys == '\n')
            bench.key(Qt::Key_Return);
        else
            bench.letter(*keys);
}

} // namespace

class TestTrafalgarKeys : public QObject {
    Q_OBJECT
private slots:
    void sails_data();
    void sails();
    void firesByNumbers_data();
    void firesByNumbers();
    void chosenShipFires();
    void movePickedUpSails();
    void fortTellsWhy();
    void pointOutOfReachKeepsTheShip();
    void leftQuestionAnswersNothing_data();
    void leftQuestionAnswersNothing();
};

void TestTrafalgarKeys::sails_data()
{
    QTest::addColumn<QString>("from");
    QTest::newRow("the board has the keyboard") << QStringLiteral("mirror");
    QTest::newRow("the act panel has it") << QStringLiteral("actPanel");
    QTest::newRow("the journal has it") << QStringLiteral("journalTable");
}

/// 1 f s f Enter.
void TestTrafalgarKeys::sails()
{
    QFETCH(QString, from);
    WindowBench bench;
    putUp(bench);
    bench.child(from.toLatin1().constData())->setFocus();
    type(bench, "1fsf\n");
    QVERIFY2(bench.lastEvents().contains("\"path\":\"fsf\""), bench.lastEvents());
}

void TestTrafalgarKeys::firesByNumbers_data()
{
    sails_data();
}

/// 1 5 b 0 2 3 Enter.
void TestTrafalgarKeys::firesByNumbers()
{
    QFETCH(QString, from);
    WindowBench bench;
    putUp(bench);
    bench.child(from.toLatin1().constData())->setFocus();
    type(bench, "15b");
    QVERIFY(bench.draft()->stage() == ActDraft::Stage::NeedsDice);
    bench.dice("023");
    type(bench, "\n");
    QVERIFY2(bench.lastEvents().contains("gun-lost"), bench.lastEvents());
}

/// A ship that is chosen on the board begins the act that is taken up.
void TestTrafalgarKeys::chosenShipFires()
{
    WindowBench bench;
    putUp(bench);
    bench.mirror()->setFocus();
    type(bench, "1b");
    const QJsonObject command = jsonObject(bench.draft()->command());
    QCOMPARE(command.value(u"do").toString(), QStringLiteral("fire"));
    QCOMPARE(command.value(u"ship").toString(), QStringLiteral("english-line-1"));
}

/// m 1 f f Enter: the act first, then the ship and its way; the board shows it meanwhile.
void TestTrafalgarKeys::movePickedUpSails()
{
    WindowBench bench;
    putUp(bench);
    bench.mirror()->setFocus();
    type(bench, "m1f");
    QCOMPARE(jsonObject(bench.draft()->command()).value(u"path").toString(), QStringLiteral("f"));
    type(bench, "f\n");
    QVERIFY2(bench.lastEvents().contains("\"path\":\"ff\""), bench.lastEvents());
}

/// The letter of a fort of the other side: nobody has sailed past it, and nothing is taken up.
void TestTrafalgarKeys::fortTellsWhy()
{
    WindowBench bench;
    putUp(bench);
    bench.mirror()->setFocus();
    const qsizetype before = static_cast<qsizetype>(bench.session()->entries().size());
    type(bench, "j");
    QVERIFY(bench.draft()->command().empty());
    const auto *why = bench.child<QLabel>("shoutWhyNot");
    QVERIFY(why != nullptr && why->isVisible());
    QCOMPARE(static_cast<qsizetype>(bench.session()->entries().size()), before);
}

/// A click on a point where no way leads: why not, and the ship is still in hand.
void TestTrafalgarKeys::pointOutOfReachKeepsTheShip()
{
    WindowBench bench;
    putUp(bench);
    MirrorView *mirror = bench.mirror();
    mirror->setFocus();
    type(bench, "1");
    const QPointF far = mirror->mirrorScene()->lattice()->anchorOf("c17");
    QTest::mouseClick(mirror->viewport(), Qt::LeftButton, Qt::NoModifier,
                      mirror->mapFromScene(far));
    QCOMPARE(mirror->selection()->pieces(), QStringList{QStringLiteral("english-line-1")});
    QVERIFY(bench.draft()->stage() == ActDraft::Stage::Refused);
    QCOMPARE(bench.draft()->refusal()->code, std::string("unreachable"));
    type(bench, "f\n"); // and she sails on as if nothing had happened
    QVERIFY2(bench.lastEvents().contains("\"path\":\"f\""), bench.lastEvents());
}

void TestTrafalgarKeys::leftQuestionAnswersNothing_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("asked");
    for (const char *from : {"mirror", "actPanel", "journalTable"}) {
        const auto row = [from](const char *name, const char *keys, const char *command,
                                const char *asked) {
            QTest::addRow("%s, %s", name, from)
                << QString::fromLatin1(from) << QString::fromLatin1(keys)
                << QString::fromLatin1(command) << QString::fromLatin1(asked);
        };
        row("the aim was asked, then m", "15e1m", R"({"do":"move","ship":"english-line-1"})",
            "Where to?");
        row("the aim was asked, then b", "15e1b", kOneTarget, "What do the guns aim at?");
        row("the ship was let go, then m", "15eem", R"({"do":"move"})", "Which ship sails?");
        row("chosen anew after two Esc, then m", "15ee1m",
            R"({"do":"move","ship":"english-line-1"})", "Where to?");
        row("the step was asked, then b", "1mfee1b", kOneTarget, "What do the guns aim at?");
    }
}

/// Esc lets go of the act and of its question: M and B are then what they are without one. (e: Esc)
void TestTrafalgarKeys::leftQuestionAnswersNothing()
{
    QFETCH(QString, from);
    QFETCH(QString, keys);
    QFETCH(QString, command);
    QFETCH(QString, asked);
    WindowBench bench;
    putUp(bench);
    bench.child(from.toLatin1().constData())->setFocus();
    for (const QChar key : keys)
        if (key == u'e')
            bench.key(Qt::Key_Escape);
        else
            bench.letter(key.toLatin1());
    QCOMPARE(jsonObject(bench.draft()->command()), jsonObject(command.toStdString()));
    const auto *question = bench.child<QLabel>("questionText");
    QVERIFY(question != nullptr && question->isVisible());
    QVERIFY2(question->text().startsWith(asked), qPrintable(question->text()));
}

QTEST_MAIN(TestTrafalgarKeys)
#include "tst_trafalgar_keys.moc"
