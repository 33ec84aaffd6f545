// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/outline_model.h"
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "tests/support/mirror_fixture.h"
#include "tests/support/sea_bench.h"

#include <QAbstractItemModelTester>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace qd;
using qd::test::busyTable;
using qd::test::MirrorTable;
using qd::test::positionOf;

class TestOutline : public QObject {
    Q_OBJECT
private slots:
    void modelKeepsTheContract();
    void everyPieceIsARowWithItsValue();
    void traysComeAfterTheBoard();
    void shipsStandBySide();
    void shipsTellWhoLiesAboard();
    void shipsAreGoalsToo();
    void longRowsTakeMoreLines();
    void hiddenPiecesGiveNothingAway();
    void emptyPlacesCanBeLeftOut();
    void selectionGoesBothWays();
    void moveMenuDrops();
    void refusedGoalSaysWhy();
    void namesFollowTheNamer();
    void doesEveryDropOfTheMirror_data();
    void doesEveryDropOfTheMirror();
};

namespace {

/// What putting pieces down led to: the commands handed on and the goals refused.
struct Heard {
    explicit Heard(DropDesk *desk)
        : dropped(desk, &DropDesk::dropped), refused(desk, &DropDesk::refused)
    {
    }

    QStringList take()
    {
        QStringList all;
        for (const QList<QVariant> &each : std::as_const(dropped))
            all << each.first().toString();
        for (const QList<QVariant> &each : std::as_const(refused))
            all << QStringLiteral("refused ")
                    + QString::fromStdString(each.first().value<Drop>().place);
        dropped.clear();
        refused.clear();
        return all;
    }

    QSignalSpy dropped, refused;
};

/// Whatever may be taken up: each piece by itself, and all that lie together.
QList<QPair<QStringList, QString>> handfuls(const TablePicture &picture)
{
    QList<QPair<QStringList, QString>> all;
    std::map<std::string, QStringList> together;
    for (const PicturePiece &piece : picture.pieces) {
        if (!piece.movable)
            continue;
        const QString id = QString::fromStdString(piece.id);
        all << qMakePair(QStringList{id}, QString::fromStdString(piece.place));
        together[piece.place] << id;
    }
    for (const auto &[place, pieces] : together)
        if (pieces.size() > 1)
            all << qMakePair(pieces, QString::fromStdString(place));
    return all;
}

} // namespace

void TestOutline::modelKeepsTheContract()
{
    OutlineModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    MirrorTable table = busyTable();
    model.setTable(table.board, table.picture);
    const int rows = model.rowCount();
    // Moves, losses, a tray that empties and one that opens, a changed order.
    table.piece("rm-1").place = "pila-square";
    table.piece("militia-1").strength = 1;
    table.piece("sailors-9").place = "caleta";
    table.piece("volunteers-3").place = "out-of-play";
    std::swap(table.picture.pieces[0], table.picture.pieces[3]);
    model.setTable(table.board, table.picture);
    QCOMPARE(model.rowCount(), rows - 1);
    std::erase_if(table.picture.pieces,
                  [](const PicturePiece &piece) { return piece.kind == "officer"; });
    std::swap(table.board.places[2], table.board.places[9]);
    model.setTable(table.board, table.picture);
    QCOMPARE(model.index(2, 0).data(OutlineModel::IdRole).toString(),
             QStringLiteral("san-cristobal"));
    model.clearTable();
    QCOMPARE(model.rowCount(), 0);
}

void TestOutline::everyPieceIsARowWithItsValue()
{
    OutlineModel model;
    const MirrorTable table = busyTable();
    model.setTable(table.board, table.picture);
    for (const PicturePiece &piece : table.picture.pieces) {
        const QModelIndex row = model.indexOfPiece(QString::fromStdString(piece.id));
        QVERIFY2(row.isValid(), piece.id.c_str());
        QCOMPARE(row.parent(), model.indexOfPlace(QString::fromStdString(piece.place)));
        QVERIFY(!row.data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    QCOMPARE(
        model.indexOfPiece(QStringLiteral("rm-1"), OutlineModel::ValueColumn).data().toString(),
        QStringLiteral("●●●○"));
    QVERIFY(model.indexOfPiece(QStringLiteral("rm-1"))
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("3 of 4")));
    QVERIFY(model.indexOfPlace(QStringLiteral("san-cristobal"), OutlineModel::ValueColumn)
                .data()
                .toString()
                .contains(QLatin1Char('6')));
}

void TestOutline::traysComeAfterTheBoard()
{
    OutlineModel model;
    const MirrorTable table = busyTable();
    model.setTable(table.board, table.picture);
    const int board = static_cast<int>(table.board.places.size());
    QCOMPARE(model.indexOfPlace(QStringLiteral("fox")).row(), board);
    for (const char *tray : {"off", "available", "eliminated", "wounded", "killed"})
        QVERIFY(model.indexOfPlace(QLatin1String(tray)).row() > board);
    QVERIFY(model.indexOfPlace(QStringLiteral("fox")).data().toString() != QStringLiteral("fox"));
    QVERIFY(model.indexOfPlace(QStringLiteral("dock"))
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("violet")));
}

void TestOutline::hiddenPiecesGiveNothingAway()
{
    OutlineModel model;
    const MirrorTable table = busyTable();
    const Position position = positionOf(table);
    model.setTable(position.board(), position.picture(Viewer::Public));
    for (const char *id : {"regulars-1", "gutierrez"}) {
        for (const int column : {0, 1})
            for (const int role :
                 {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::AccessibleTextRole),
                  static_cast<int>(Qt::ToolTipRole)}) {
                const QString text =
                    model.indexOfPiece(QLatin1String(id), column).data(role).toString();
                QVERIFY2(!text.contains(QLatin1String(id)) && !text.contains(QChar(0x25CF)),
                         qPrintable(text));
            }
    }
}

void TestOutline::emptyPlacesCanBeLeftOut()
{
    MirrorView mirror;
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    const MirrorTable table = busyTable();
    outline.setTable(table.board, table.picture);
    const int few = outline.model()->rowCount();
    outline.setEmptyPlaces(OutlineView::EmptyPlaces::Show);
    QCOMPARE(outline.model()->rowCount(), outline.outlineModel()->rowCount());
    QVERIFY(few < outline.model()->rowCount());
    outline.setEmptyPlaces(OutlineView::EmptyPlaces::Hide);
    QCOMPARE(outline.model()->rowCount(), few);
    // A place that gets its first piece appears by itself.
    MirrorTable next = table;
    next.piece("rm-1").place = "barranco";
    outline.setTable(next.board, next.picture);
    QCOMPARE(outline.model()->rowCount(), few + 1);
}

void TestOutline::selectionGoesBothWays()
{
    MirrorView mirror;
    const MirrorTable table = busyTable();
    mirror.setPosition(positionOf(table), Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(table.board, table.picture);
    mirror.selection()->set({QStringLiteral("rm-1"), QStringLiteral("troubridge")},
                            QStringLiteral("caleta"));
    QStringList rows;
    for (const QModelIndex &row : outline.selectionModel()->selectedRows())
        rows.append(row.data(OutlineModel::IdRole).toString());
    rows.sort();
    QCOMPARE(rows, QStringList({QStringLiteral("rm-1"), QStringLiteral("troubridge")}));

    QSignalSpy changed(&mirror, &MirrorView::selectionChanged);
    QTest::keyClick(&outline, Qt::Key_Home); // the first place
    QVERIFY(changed.count() > 0);
    QVERIFY(mirror.selection()->pieces().isEmpty());
    QCOMPARE(mirror.selection()->place(), QStringLiteral("british-setup"));
    QTest::keyClick(&outline, Qt::Key_Down); // its first piece
    QCOMPARE(mirror.selection()->pieces(), QStringList{QStringLiteral("sailors-5")});
    QCOMPARE(mirror.selection()->place(), QStringLiteral("british-setup"));
    QTest::keyClick(&outline, Qt::Key_Escape);
    QVERIFY(mirror.selection()->pieces().isEmpty());
}

void TestOutline::moveMenuDrops()
{
    MirrorView mirror;
    const MirrorTable table = busyTable();
    mirror.setPosition(positionOf(table), Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(table.board, table.picture);
    mirror.selection()->set({QStringLiteral("rm-1")}, QStringLiteral("caleta"));
    QSignalSpy dropped(&mirror, &MirrorView::dropped);
    QMenu *menu = outline.moveMenu();
    QCOMPARE(menu->actions().size(), static_cast<qsizetype>(table.drops.size()));
    menu->actions().first()->trigger();
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped.first().first().toString(),
             QString::fromStdString(table.drops.front().command));
    mirror.selection()->clear();
    QVERIFY(!outline.moveMenu()->actions().first()->isEnabled());
}

void TestOutline::refusedGoalSaysWhy()
{
    MirrorView mirror;
    const MirrorTable table = busyTable();
    mirror.setPosition(positionOf(table), Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(table.board, table.picture);
    mirror.selection()->set({QStringLiteral("rm-1")}, QStringLiteral("caleta"));
    QSignalSpy refused(mirror.dropDesk(), &DropDesk::refused);
    QAction *last = outline.moveMenu()->actions().last();
    QVERIFY(last->text().contains(QStringLiteral("5.6")));
    last->trigger();
    QCOMPARE(refused.count(), 1);
}

void TestOutline::namesFollowTheNamer()
{
    OutlineModel model;
    const MirrorTable table = busyTable();
    model.setTable(table.board, table.picture);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    PieceNamer namer;
    namer.pieceName = [](const std::string &) { return QStringLiteral("Infantes de marina 1"); };
    namer.placeName = [](const std::string &) { return QStringLiteral("La Caleta"); };
    model.setNamer(namer);
    QVERIFY(changed.count() > 0);
    QCOMPARE(model.indexOfPiece(QStringLiteral("rm-1")).data().toString(),
             QStringLiteral("Infantes de marina 1"));
    QVERIFY(model.indexOfPlace(QStringLiteral("caleta"))
                .data()
                .toString()
                .startsWith(QStringLiteral("La Caleta")));
}

void TestOutline::doesEveryDropOfTheMirror_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("adjust");
    QTest::newRow("set-up") << QByteArray("standard") << QByteArray();
    QTest::newRow("naval movement")
        << QByteArray("blank")
        << QByteArray(R"({"do":"adjust","set":{"phase":"naval-movement","turn":2,"units":{)"
                      R"("rm-1":{"at":"british-setup","sp":4},"rm-2":{"at":"castle-roads","sp":4},)"
                      R"("sailors-1":{"at":"castle-roads","sp":4}}}})");
    QTest::newRow("British action")
        << QByteArray("blank")
        << QByteArray(
               R"({"do":"adjust","set":{"officers":{"roman":{"at":"pila-square","face":"up"}},)"
               R"("phase":"british-action","turn":2,"units":{"militia-1":{"at":"pila-square","sp":3},)"
               R"("rm-1":{"at":"dock","sp":2},"sailors-1":{"at":"dock","sp":3}}}})");
}

/// On the game itself: for all that can be taken up, the mirror by keyboard and the outline's menu
/// offer the same goals and hand on the same commands; what is refused is refused in both.
void TestOutline::doesEveryDropOfTheMirror()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, adjust);
    const GameModule *game = findGame("santa-cruz-1797");
    QVERIFY(game);
    TableSpec spec;
    spec.game = game->info().id;
    spec.scenario = scenario.toStdString();
    auto opened = game->open(spec, resourceLibrary());
    QVERIFY(opened);
    Position position = *opened;
    if (!adjust.isEmpty()) {
        const Decided decided = position.decide(adjust.toStdString(), std::nullopt);
        const auto *happened = std::get_if<Happened>(&decided);
        QVERIFY(happened != nullptr);
        position = happened->after;
    }
    MirrorView mirror;
    mirror.resize(1000, 800);
    mirror.setPosition(position, Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(position.board(), position.picture());
    Heard heard(mirror.dropDesk());
    int compared = 0;
    for (const auto &[pieces, place] : handfuls(position.picture())) {
        const std::vector<Drop> goals = mirror.dropDesk()->goals(pieces);
        mirror.selection()->set(pieces, place);
        const std::unique_ptr<QMenu> menu(outline.moveMenu());
        for (const Drop &goal : goals) {
            const QString there = QString::fromStdString(goal.place);
            mirror.selection()->set(pieces, there);
            QTest::keyClick(&mirror, Qt::Key_Return);
            const QStringList byMirror = heard.take();
            QCOMPARE(byMirror.size(), 1);
            const QList<QAction *> entries = menu->actions();
            const auto entry = std::ranges::find_if(entries, [&there](const QAction *each) {
                return each->data().toString() == there;
            });
            QVERIFY2(entry != entries.end(), goal.place.c_str());
            (*entry)->trigger();
            QCOMPARE(heard.take(), byMirror);
            ++compared;
        }
    }
    QVERIFY2(compared > 2, qPrintable(QString::number(compared)));
}

void TestOutline::shipsStandBySide()
{
    const auto position = qd::test::seaChase("move-english");
    QVERIFY(position);
    OutlineModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(position->board(), position->picture(Viewer::Referee));
    QCOMPARE(model.rowCount(), 3); // the wind and the sides, not the sea
    const QString wind = model.index(0, 0).data().toString();
    QVERIFY2(wind.contains(QStringLiteral("270")) && wind.contains(QStringLiteral("5 + 2 = 7")),
             qPrintable(wind));
    const QString read = model.index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(read.contains(QStringLiteral("total 7")), qPrintable(read));
    const QModelIndex english = model.indexOfPiece(QStringLiteral("namur")).parent();
    QCOMPARE(english.data().toString(), QStringLiteral("english"));
    QCOMPARE(model.rowCount(english), 2);
    const QModelIndex namur = model.indexOfPiece(QStringLiteral("namur"));
    QVERIFY2(namur.data().toString().startsWith(QStringLiteral("Namur")),
             qPrintable(namur.data().toString()));
    QVERIFY2(namur.data().toString().contains(QStringLiteral("90")),
             qPrintable(namur.data().toString())); // her heading
    const QString value =
        model.indexOfPiece(QStringLiteral("namur"), OutlineModel::ValueColumn).data().toString();
    QVERIFY2(value.contains(QLatin1Char('/')), qPrintable(value));
    const QString spoken = namur.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("hull")), qPrintable(spoken));
    // What is off the table lies in its tray.
    const auto sunk = qd::test::seaPosition(
        "empty", R"({"ships":{"a":{"name":"A","side":"english","rate":"3rd","x":1,"y":1,
"fate":"sunk"},"b":{"name":"B","side":"english","rate":"3rd","x":5,"y":5,"masts":4}}})");
    QVERIFY(sunk);
    model.setTable(sunk->board(), sunk->picture(Viewer::Referee));
    QVERIFY(model.indexOfPlace(QStringLiteral("sunk")).isValid());
    QCOMPARE(model.indexOfPiece(QStringLiteral("a")).parent(),
             model.indexOfPlace(QStringLiteral("sunk")));
    const QString damaged = model.indexOfPiece(QStringLiteral("b")).data().toString();
    QVERIFY2(damaged.contains(QStringLiteral("damaged")), qPrintable(damaged));
    QCOMPARE(model.indexOfPlace(QStringLiteral("sunk")).data().toString(), QStringLiteral("Sunk"));
}

void TestOutline::shipsTellWhoLiesAboard()
{
    const std::string ships =
        R"("ships":{"a":{"name":"Ajax","side":"english","rate":"3rd","x":9,"y":1},
"b":{"name":"Brutus","side":"french-spanish","rate":"3rd","x":5,"y":1}})";
    OutlineModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto apart = qd::test::seaPosition("empty", "{" + ships + "}");
    QVERIFY(apart);
    model.setTable(apart->board(), apart->picture(Viewer::Referee));
    QVERIFY(!model.indexOfPiece(QStringLiteral("a"))
                 .data()
                 .toString()
                 .contains(QStringLiteral("Brutus")));
    const auto aboard = qd::test::seaPosition("empty", "{" + ships + R"(,"contacts":[["a","b"]]})");
    QVERIFY(aboard);
    model.setTable(aboard->board(), aboard->picture(Viewer::Referee));
    QVERIFY(model.indexOfPiece(QStringLiteral("a"))
                .data()
                .toString()
                .contains(QStringLiteral("aboard Brutus")));
    QCOMPARE(
        model.indexOfPiece(QStringLiteral("a")).data().toString().count(QStringLiteral("aboard")),
        1); // once is enough
    QVERIFY(!model.indexOfPiece(QStringLiteral("a"))
                 .data()
                 .toString()
                 .contains(QStringLiteral("grappled")));
    QVERIFY(model.indexOfPiece(QStringLiteral("b"))
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("aboard Ajax")));
}

void TestOutline::shipsAreGoalsToo()
{
    const auto position = qd::test::seaChase("english-fire");
    QVERIFY(position);
    MirrorView mirror;
    mirror.setPosition(*position, Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(position->board(), position->picture(Viewer::Referee));
    outline.selectionModel()->setCurrentIndex(
        outline.model()
            ->match(outline.model()->index(0, 0), OutlineModel::IdRole, QStringLiteral("namur"), 1,
                    Qt::MatchExactly | Qt::MatchRecursive)
            .value(0),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(mirror.selection()->pieces(), QStringList{QStringLiteral("namur")});
    const std::unique_ptr<QMenu> menu(outline.moveMenu());
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts.append(action->text());
    QVERIFY2(texts.join(QLatin1Char('|')).contains(QStringLiteral("Rubis")),
             qPrintable(texts.join(QLatin1Char('|'))));
}

/// No row of ships or of the wind is cut: a narrow outline gives it another line.
void TestOutline::longRowsTakeMoreLines()
{
    const auto position = qd::test::seaPosition("empty", R"({"wind":{"from":"w","dice":[5,2]},
"ships":{"a":{"name":"Ajax","side":"english","rate":"3rd","x":9,"y":1,"heading":90},
"b":{"name":"San Juan Nepomuceno","side":"french-spanish","rate":"3rd","x":5,"y":1,"masts":2,"moved":true}},
"contacts":[["a","b"]]})");
    QVERIFY(position);
    MirrorView mirror;
    mirror.setPosition(*position, Viewer::Referee);
    OutlineView outline(mirror.selection(), mirror.dropDesk());
    outline.setTable(position->board(), position->picture(Viewer::Referee));
    const auto row = [&outline](const char *id) {
        return outline.model()
            ->match(outline.model()->index(0, 0), OutlineModel::IdRole, QLatin1String(id), 1,
                    Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    };
    const auto lines = [&](const QModelIndex &index) {
        return outline.visualRect(index).height() / outline.fontMetrics().height();
    };
    outline.resize(outline.fontMetrics().averageCharWidth() * 90, 600);
    outline.show();
    QTRY_COMPARE(lines(row("b")), 1);
    outline.resize(outline.fontMetrics().averageCharWidth() * 30, 600);
    QTRY_VERIFY(lines(row("b")) >= 3);
    QVERIFY(lines(outline.model()->index(0, 0)) >= 2); // the wind
    const QModelIndex side = row("b").parent();
    QCOMPARE(lines(side), 1);
    // The wind lies nowhere: standing on it chooses no place.
    outline.setCurrentIndex(outline.model()->index(0, 0));
    QVERIFY(mirror.selection()->place().isEmpty());
}

QTEST_MAIN(TestOutline)
#include "tst_outline.moc"
