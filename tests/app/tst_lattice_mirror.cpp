// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/model_item.h"
#include "app/mirror/outline_model.h"
#include "app/mirror/table_selection.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "tests/support/lattice_bench.h"

#include <QAccessible>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace qd;
using qd::test::LatticeTableBench;
using qd::test::squadrons;

namespace {

const QString kVictory = QStringLiteral("english-line-1");
const QString kFrigate = QStringLiteral("english-frigate-1");
const QString kFrenchman = QStringLiteral("allied-line-1");

/// Kept for people to look at when QD_SHOTS names a directory.
void keep(QWidget &view, const QString &name)
{
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        view.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace

class TestLatticeMirror : public QObject {
    Q_OBJECT
private slots:

    void init()
    {
        m_view = std::make_unique<MirrorView>();
        m_view->setMotion(MirrorView::Motion::Still);
        m_view->resize(1280, 800);
        m_view->show();
    }

    void cleanup() { m_view.reset(); }

    void boardIsReadAsALattice();
    void shipsStandOnTheirPointsAndHeadings();
    void drawingLosesMastsAndGuns();
    void reachIsShownWithItsCost();
    void clickGoesAndASecondRecords();
    void wheelAndArrowsTurnHer();
    void keysBuildAWay();
    void keysStopWhereTheRulesDo();
    void itsOwnKeyChoosesAShip();
    void enemysKeyFires();
    void moveBegunElsewhereIsShown();
    void clickOnAnEnemyFires();
    void dragGoesToo();
    void roseTakesTheWind();
    void assistiveTechnologyReadsModels();
    void outlineListsSides();
    void trafalgarOpensOnItsBoard();
    void otherBoardsGoOnAsTheyAre();
    void staysFluid_data();
    void staysFluid();
    void shots_data();
    void shots();

private:
    void open(const LatticeTableBench &table)
    {
        m_view->setPosition(qd::test::positionOf(table), Viewer::Referee);
    }

    MirrorScene *scene() const { return m_view->mirrorScene(); }

    const LatticeShow &shown() const { return scene()->lattice()->shown(); }

    QPoint at(const std::string &place) const
    {
        return m_view->mapFromScene(scene()->lattice()->anchorOf(place));
    }

    void click(const QPoint &point) const
    {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, point);
    }

    void choose(const QString &ship) const
    {
        click(at(scene()->model(ship)->place().toStdString()));
    }

    static QString pathOf(const QSignalSpy &dropped)
    {
        const QByteArray json = dropped.last().first().toString().toUtf8();
        return QJsonDocument::fromJson(json).object()[QStringLiteral("path")].toString();
    }

    std::unique_ptr<MirrorView> m_view;
};

void TestLatticeMirror::boardIsReadAsALattice()
{
    const LatticeTableBench table;
    const LatticeBoard board = latticeBoardOf(latticeScene(table.board));
    QCOMPARE(board.points.size(), std::size_t(241)); // 7 rows of 19, 6 of 18
    // Between 241 points: 18 or 17 along each row, 36 between each row and the next. A land point
    // takes its own away: four at the rim's length, three at the end of a long row.
    const auto lines = [](const LatticeTableBench &t) {
        return latticeBoardOf(latticeScene(t.board)).lines.size();
    };
    LatticeTableBench open;
    for (PicturePlace &place : open.board.places)
        place.kind = "point";
    QCOMPARE(lines(open), std::size_t(7 * 18 + 6 * 17 + 12 * 36));
    QCOMPARE(lines(table), lines(open) - 4 - 3 - 4 - 3);
    QCOMPARE(board.reefs.size(), std::size_t(6)); // four points, two stretches
    QCOMPARE(board.banks.size(), std::size_t(6));
    QCOMPARE(board.ports.size(), std::size_t(2));
    QCOMPARE(board.rim.size(), std::size_t(2 * 13 + 2 * 19));
    QVERIFY(!board.land.empty());
}

void TestLatticeMirror::shipsStandOnTheirPointsAndHeadings()
{
    open(squadrons());
    const ModelItem *victory = scene()->model(kVictory);
    QVERIFY(victory);
    const QPointF away = victory->pos() - scene()->lattice()->anchorOf("g10");
    QVERIFY(std::hypot(away.x(), away.y()) < 0.01);
    QCOMPARE(victory->rotation(), 90.0); // heading 0: right along the row
    QVERIFY(victory->ownSize().height() > 0.8 * scene()->lattice()->pitch());
    QVERIFY(victory->ownSize().height() < scene()->lattice()->pitch());
    QCOMPARE(scene()->model(kFrigate)->rotation(), 30.0);
}

void TestLatticeMirror::drawingLosesMastsAndGuns()
{
    open(squadrons());
    const ModelLook hurt = scene()->model(kFrenchman)->model();
    QCOMPARE(hurt.masts, (std::array<bool, 3>{true, false, true}));
    QCOMPARE(hurt.guns, (std::array<int, 2>{3, 1}));
    ModelLook whole = hurt;
    whole.masts = {true, true, true};
    ModelLook armed = hurt;
    armed.guns = {3, 3};
    const auto drawn = [](const ModelLook &look) {
        QImage image(140, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintModel(painter, look, QRectF(0, 0, 140, 200), palette(Shade::Light));
        return image;
    };
    QVERIFY(drawn(whole) != drawn(hurt));
    QVERIFY(drawn(armed) != drawn(hurt));
    QVERIFY(whole.key() != hurt.key());
    QVERIFY(armed.key() != hurt.key());
}

void TestLatticeMirror::reachIsShownWithItsCost()
{
    open(squadrons());
    QVERIFY(shown().goals.empty());
    choose(kVictory);
    QVERIFY(m_view->selection()->isChosen(kVictory));
    QCOMPARE(shown().goals.at("g11").text, QStringLiteral("1"));
    QCOMPARE(shown().goals.at("g14").text, QStringLiteral("4"));
    QVERIFY(!shown().goals.contains("g15")); // five moves
    QCOMPARE(shown().goals.at("f9").text, QStringLiteral("3")); // two turns and a step
    QCOMPARE(shown().targets, std::vector<std::string>{"allied-line-1"});
    QCOMPARE(shown().overlay.fields.size(), std::size_t(2));
}

void TestLatticeMirror::clickGoesAndASecondRecords()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QSignalSpy confirmed(m_view.get(), &MirrorView::confirmed);
    choose(kVictory);
    click(at("g12"));
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(pathOf(dropped), QStringLiteral("ff"));
    QVERIFY(shown().ghost.has_value());
    QCOMPARE(shown().ghost->way.size(), std::size_t(3));
    QCOMPARE(confirmed.size(), 0);
    click(at("g12"));
    QCOMPARE(confirmed.size(), 1);
    QCOMPARE(dropped.size(), 1);
}

void TestLatticeMirror::wheelAndArrowsTurnHer()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    choose(kVictory);
    click(at("g12"));
    // Two moves to get there, two left: five headings, the opposite one would take three turns.
    QCOMPARE(shown().ghost->turns.size(), std::size_t(5));
    const QPointF point = at("g12");
    QWheelEvent wheel(point, m_view->viewport()->mapToGlobal(point), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    const double zoom = m_view->zoom();
    QCoreApplication::sendEvent(m_view->viewport(), &wheel);
    QCOMPARE(m_view->zoom(), zoom);
    QCOMPARE(pathOf(dropped).count(QLatin1Char('s')), 1);
    // The arrow to the upper right: heading 5, one turn to port.
    const QPointF arrow =
        scene()->lattice()->anchorOf("g12") + latticeStep(30, 0.56 * scene()->lattice()->pitch());
    click(m_view->mapFromScene(arrow));
    QCOMPARE(pathOf(dropped).count(QLatin1Char('p')), 1);
    QCOMPARE(pathOf(dropped).count(QLatin1Char('f')), 2);
}

void TestLatticeMirror::keysBuildAWay()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QSignalSpy confirmed(m_view.get(), &MirrorView::confirmed);
    choose(kVictory);
    QTest::keyClicks(m_view.get(), QStringLiteral("fsf"));
    QCOMPARE(pathOf(dropped), QStringLiteral("fsf"));
    QCOMPARE(dropped.size(), 3);
    QCOMPARE(shown().ghost->way.size(), std::size_t(4));
    QTest::keyClick(m_view.get(), Qt::Key_Backspace);
    QCOMPARE(pathOf(dropped), QStringLiteral("fs"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(confirmed.size(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Backspace);
    QTest::keyClick(m_view.get(), Qt::Key_Backspace);
    QVERIFY(dropped.last().first().toString().isEmpty()); // nothing of the move is left
    QVERIFY(m_view->selection()->isChosen(kVictory));
}

void TestLatticeMirror::keysStopWhereTheRulesDo()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    choose(kVictory);
    QTest::keyClicks(m_view.get(), QStringLiteral("fffff")); // she has four
    QCOMPARE(pathOf(dropped), QStringLiteral("ffff"));
    QCOMPARE(dropped.size(), 4);
}

void TestLatticeMirror::itsOwnKeyChoosesAShip()
{
    open(squadrons());
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QVERIFY(m_view->selection()->isChosen(kFrigate));
    QTest::keyClick(m_view.get(), Qt::Key_1);
    QCOMPARE(m_view->selection()->pieces(), QStringList{kVictory});
    QTest::keyClick(m_view.get(), Qt::Key_Tab);
    QCOMPARE(m_view->selection()->pieces(), QStringList{kFrigate});
}

/// 1 3: the ship, then the enemy's number.
void TestLatticeMirror::enemysKeyFires()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    const std::string key = scene()->model(kFrenchman)->piece().shortcut;
    QTest::keyClicks(m_view.get(), QStringLiteral("1") + QString::fromStdString(key));
    QCOMPARE(dropped.size(), 1);
    QVERIFY(dropped.last().first().toString().contains(QStringLiteral("\"fire\"")));
    QCOMPARE(m_view->selection()->pieces(), QStringList{kVictory});
}

/// The act panel's move of a ship: the board shows its reach and its way, and sails it on.
void TestLatticeMirror::moveBegunElsewhereIsShown()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    m_view->setPartialCommand(
        QStringLiteral(R"({"do":"move","path":"f","ship":"%1"})").arg(kVictory));
    QVERIFY(shown().goals.contains("g12"));
    QVERIFY(shown().ghost.has_value());
    QCOMPARE(shown().ghost->way.size(), std::size_t(2));
    QTest::keyClicks(m_view.get(), QStringLiteral("f"));
    QCOMPARE(pathOf(dropped), QStringLiteral("ff"));
    m_view->setPartialCommand({});
    QVERIFY(!shown().ghost.has_value());
    QVERIFY(shown().goals.empty());
}

void TestLatticeMirror::clickOnAnEnemyFires()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    choose(kVictory);
    choose(kFrenchman);
    QCOMPARE(dropped.size(), 1);
    QVERIFY(dropped.last().first().toString().contains(QStringLiteral("\"fire\"")));
    QVERIFY(m_view->spokenGoal(kFrenchman).contains(QStringLiteral("bow")));
    QCOMPARE(m_view->selection()->pieces(), QStringList{kVictory});
}

void TestLatticeMirror::dragGoesToo()
{
    open(squadrons());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    const QPoint from = at("g10");
    const QPoint to = at("g12");
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    for (const QPoint &point : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, point, m_view->viewport()->mapToGlobal(point),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_view->viewport(), &move);
    }
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(pathOf(dropped), QStringLiteral("ff"));
}

void TestLatticeMirror::roseTakesTheWind()
{
    LatticeTableBench table = squadrons();
    table.picture.wind.reset();
    for (int point = 0; point < 6; ++point)
        table.windDrops.push_back(
            Drop{"rose-" + std::to_string(point),
                 R"({"arrow":)" + std::to_string(point) + R"(,"do":"set-wind"})",
                 {},
                 {}});
    open(table);
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    const LatticeRose *rose = scene()->latticeRose();
    QVERIFY(rose);
    QPointF spot; // the point to the right
    const QRectF room = rose->boundingRect();
    for (qreal x = 0; x < room.width(); x += 2)
        for (qreal y = 0; y < room.height(); y += 2)
            if (const QPointF here = rose->mapToScene(QPointF(x, y)); rose->pointAt(here) == 0)
                spot = here;
    QVERIFY(!spot.isNull());
    click(m_view->mapFromScene(spot));
    QCOMPARE(dropped.size(), 1);
    QVERIFY(dropped.last().first().toString().contains(QStringLiteral("\"arrow\":0")));
}

void TestLatticeMirror::assistiveTechnologyReadsModels()
{
    open(squadrons());
    const QString said = m_view->spokenPiece(kFrenchman);
    QVERIFY2(said.contains(QStringLiteral("heading down and left")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("mast-fore")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("mast-main")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("guns-starboard 1 of 3")), qPrintable(said));
    QVERIFY(m_view->spokenPlace(QStringLiteral("g6")).contains(QStringLiteral("sandbank")));
    choose(kVictory);
    QVERIFY(m_view->spokenGoal(QStringLiteral("g12")).contains(QStringLiteral("2 left")));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(board);
    QCOMPARE(board->childCount(), 241);
    const int place = static_cast<int>(scene()->placeIds().indexOf(QStringLiteral("f10")));
    QAccessibleInterface *point = board->child(place);
    QVERIFY(point && point->childCount() == 1);
    QVERIFY(point->child(0)->text(QAccessible::Name).contains(QStringLiteral("heading")));
    QVERIFY(!point->rect().isEmpty());
}

void TestLatticeMirror::outlineListsSides()
{
    const LatticeTableBench table = squadrons();
    OutlineModel model;
    model.setTable(table.board, table.picture);
    QCOMPARE(model.rowCount(), 3); // the wind and two sides
    const QModelIndex ship = model.indexOfPiece(kFrenchman);
    QVERIFY(ship.isValid());
    const QString said = ship.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.contains(QStringLiteral("heading down and left")), qPrintable(said));
}

void TestLatticeMirror::trafalgarOpensOnItsBoard()
{
    const GameModule *game = findGame("trafalgar");
    QVERIFY(game);
    TableSpec spec;
    spec.game = game->info().id;
    const auto opened = game->open(spec, resourceLibrary());
    QVERIFY(opened.has_value());
    m_view->setPosition(*opened, Viewer::Referee);
    choose(QStringLiteral("english-frigate-1")); // at k18: r-30, any berth of her own port
    QVERIFY(m_view->selection()->isChosen(QStringLiteral("english-frigate-1")));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    click(at("m17")); // where the first ship of the line lies: they exchange berths
    QCOMPARE(dropped.size(), 1);
    const QString placed = dropped.last().first().toString();
    QVERIFY2(placed.contains(QStringLiteral("gibraltar-berth-1")), qPrintable(placed));

    const auto after = [](const Position &position, const char *command) {
        Decided decided = position.decide(command, std::nullopt, Strictness::Enforce);
        auto *happened = std::get_if<Happened>(&decided);
        return happened ? std::optional<Position>(happened->after) : std::nullopt;
    };
    const auto tossed = after(*opened, R"({"do":"toss","winner":"english"})");
    QVERIFY(tossed);
    m_view->setPosition(*tossed, Viewer::Referee);
    m_view->selection()->set({}, {});
    const LatticeRose *rose = scene()->latticeRose();
    QCOMPARE(rose->pointAt(rose->mapToScene(QPointF(0, 0))), -1);
    const auto blown = after(*tossed, R"({"arrow":3,"do":"set-wind"})");
    QVERIFY(blown);
    m_view->setPosition(*blown, Viewer::Referee);
    // start-1: the loser plays first; r-09: the arrow points left, so no step to the right.
    choose(QStringLiteral("allied-frigate-1")); // c2 (q 0, r 2), heading 1: d2 is ahead
    QCOMPARE(shown().goals.at("d2").text, QStringLiteral("1"));
    QVERIFY(rose->spoken().contains(QStringLiteral("No step forward: right")));
}

void TestLatticeMirror::otherBoardsGoOnAsTheyAre()
{
    open(squadrons());
    m_view->setPosition(qd::test::positionOf(qd::test::busyTable()), Viewer::Referee);
    QVERIFY(!scene()->lattice());
    QVERIFY(scene()->piece(QStringLiteral("rm-1")));
    open(squadrons());
    QVERIFY(scene()->lattice());
    QVERIFY(scene()->model(kVictory));
    QVERIFY(!scene()->piece(QStringLiteral("rm-1")));
}

/// P6: a frame while a ship is carried, and one of the whole board with reach and fields shown. The
/// processor's own time is measured, so that a busy machine doesn't matter.
void TestLatticeMirror::staysFluid_data()
{
    QTest::addColumn<bool>("whole");
    QTest::newRow("a ship is carried") << false;
    QTest::newRow("the whole board") << true;
}

void TestLatticeMirror::staysFluid()
{
    QFETCH(bool, whole);
    constexpr double kMost = 16; // milliseconds, quality P6
    constexpr std::size_t kFrames = 40;
    open(squadrons());
    choose(kVictory);
    m_view->grab();
    std::vector<double> took;
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        const std::clock_t start = std::clock();
        if (whole)
            m_view->viewport()->repaint();
        else
            scene()->carry({kFrigate}, QPointF(static_cast<qreal>(frame) * 4, 0));
        QCoreApplication::processEvents();
        took.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(took);
    const double p95 = took.at(kFrames * 95 / 100);
    qInfo("p50 %.1f ms, p95 %.1f ms", took.at(kFrames / 2), p95);
    QVERIFY2(p95 <= kMost, qPrintable(QStringLiteral("p95 is %1 ms").arg(p95)));
}

void TestLatticeMirror::shots_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<double>("zoom");
    QTest::newRow("light") << false << 0 << 0.0;
    QTest::newRow("light, chosen") << false << 1 << 0.0;
    QTest::newRow("light, going") << false << 2 << 0.0;
    QTest::newRow("light, close") << false << 2 << 2.0;
    QTest::newRow("dark, going") << true << 2 << 0.0;
    QTest::newRow("dark, close") << true << 1 << 2.0;
}

void TestLatticeMirror::shots()
{
    QFETCH(bool, dark);
    QFETCH(int, chosen);
    QFETCH(double, zoom);
    m_view->setLook(palette(dark ? Shade::Dark : Shade::Light));
    open(squadrons());
    if (zoom > 0)
        m_view->showAt(zoom, scene()->lattice()->anchorOf("g11"));
    if (chosen > 0)
        choose(kVictory);
    if (chosen > 1)
        click(at("h12"));
    QTRY_VERIFY(m_view->isSharp() || !m_view->isVisible());
    QVERIFY(!m_view->grab().isNull());
    QString name = QString::fromLatin1(QTest::currentDataTag());
    keep(*m_view,
         QStringLiteral("lattice-") + name.replace(QStringLiteral(", "), QStringLiteral("-")));
}

QTEST_MAIN(TestLatticeMirror)
#include "tst_lattice_mirror.moc"
