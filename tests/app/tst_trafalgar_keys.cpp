// SPDX-License-Identifier: GPL-3.0-or-later
// Trafalgar's keys in the real window (specification 9): ships by their numbers, steps by letters,
// wherever the keyboard stands.
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

QTEST_MAIN(TestTrafalgarKeys)
#include "tst_trafalgar_keys.moc"
