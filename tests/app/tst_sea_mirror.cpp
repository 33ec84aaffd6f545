// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_labels.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/sea_words.h"
#include "app/mirror/ship_painter.h"
#include "app/mirror/table_selection.h"
#include "app/mirror/theme.h"
#include "tests/support/mirror_fixture.h"
#include "tests/support/sea_bench.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPainter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace qd;
using qd::test::seaChase;
using qd::test::seaPosition;

namespace {

const QString kNamur = QStringLiteral("namur");
const QString kPrince = QStringLiteral("prince");
const QString kRubis = QStringLiteral("rubis");

/// Kept for people to look at when QD_SHOTS names a directory.
void keep(MirrorView &view, const QString &name)
{
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        view.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

QJsonObject jsonOf(const QSignalSpy &dropped)
{
    return QJsonDocument::fromJson(dropped.last().first().toString().toUtf8()).object();
}

} // namespace

class TestSeaMirror : public QObject {
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

    void shipsLieToScale();
    void farOffTheyStaySeen();
    void namesKeepApart();
    void sixtyShipsAreNamed();
    void smallPicturesBearNoNames();
    void crowdedNamesGiveWay();
    void namesMakeRoom();
    void namesKeepToTheirShips();
    void pointingMovesNoName();
    void dragMovesAShip();
    void dragYieldsWholeDegreesAndTenths();
    void dragBesideTheWindLiesClose();
    void dragTellsThatSheWears();
    void placingYieldsTenths();
    void lostShipsLieInNamedTrays_data();
    void lostShipsLieInNamedTrays();
    void longNamesHaveRoomInTrays();
    void leadersCrossNothing_data();
    void leadersCrossNothing();
    void flagLettersFollowTheReader();
    void arcLabelsLeaveShipsFree();
    void wordsKeepApart_data();
    void wordsKeepApart();
    void dragSentenceFits();
    void noArcsWithoutFire_data();
    void noArcsWithoutFire();
    void tooFarIsRefused();
    void refusalNamesItsRule();
    void windKeepsToItsCorner();
    void setUpTurnsWithTheWheel();
    void trayGivesItsShip();
    void clickOnATargetFires();
    void arrowsPlanAMove();
    void arrowsWalkFromShipToShip();
    void tabWalksAndLeaves();
    void hoverMeasures();
    void rulerMeasuresAnywhere();
    void rulerAgreesWithTheRange_data();
    void rulerAgreesWithTheRange();
    void overlayFollowsTheChoice();
    void draftKeepsItsGhost();
    void wakesShowTheLastMove();
    void otherBoardsGoOnAsTheyAre();
    void assistiveTechnologyReadsShips();
    void marksRender();
    void manyShipsStayFluid();
    void shots_data();
    void shots();

private:
    void open(const std::optional<Position> &position)
    {
        QVERIFY(position);
        m_view->setPosition(*position, Viewer::Referee);
    }

    MirrorScene *scene() const { return m_view->mirrorScene(); }

    const SeaShow &shown() const { return scene()->sea()->shown(); }

    /// A point of the sea in the viewport, in the picture's inches.
    QPoint at(double x, double y) const
    {
        return m_view->mapFromScene(scene()->sea()->toScene({x, y}));
    }

    QPoint at(const QString &ship) const
    {
        return m_view->mapFromScene(scene()->posed(ship)->pos());
    }

    void press(const QPoint &from)
    {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    }

    void moveTo(const QPoint &point, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent move(QEvent::MouseMove, point, m_view->viewport()->mapToGlobal(point),
                         Qt::NoButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(m_view->viewport(), &move);
    }

    void hover(const QPoint &point)
    {
        QMouseEvent move(QEvent::MouseMove, point, m_view->viewport()->mapToGlobal(point),
                         Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(m_view->viewport(), &move);
    }

    void release(const QPoint &point)
    {
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, point);
    }

    QString tip() const
    {
        const auto *label = m_view->findChild<QLabel *>(QStringLiteral("mirrorTip"));
        return label->isVisible() ? label->text() : QString();
    }

    std::unique_ptr<MirrorView> m_view;
};

void TestSeaMirror::shipsLieToScale()
{
    open(seaChase("move-english"));
    const SeaTable *sea = scene()->sea();
    QVERIFY(sea);
    for (const PicturePiece &piece : scene()->pieces()) {
        const PosedItem *item = scene()->posed(QString::fromStdString(piece.id));
        QVERIFY(item);
        QCOMPARE(item->pos(), sea->toScene(piece.pose->at));
        QCOMPARE(item->rotation(), piece.pose->heading);
    }
    // The picture's y runs down: y 30 of a sea 60 deep.
    QCOMPARE(sea->toInches(scene()->posed(kNamur)->pos()).y, 30.0);
    m_view->showAt(6, scene()->posed(kNamur)->pos());
    const PosedItem *item = scene()->posed(kNamur);
    QCOMPARE(item->drawnLength(), item->piece().length * sea->unit());
}

void TestSeaMirror::farOffTheyStaySeen()
{
    open(seaPosition("trafalgar-1805"));
    m_view->showAt(0.25, scene()->boardRect().center());
    for (const PicturePiece &piece : scene()->pieces()) {
        const PosedItem *item = scene()->posed(QString::fromStdString(piece.id));
        QVERIFY2(item->drawnLength() * m_view->zoom() >= 13.9, piece.id.c_str());
    }
}

void TestSeaMirror::namesKeepApart()
{
    open(seaPosition("nile-1798"));
    std::vector<QRectF> taken;
    int full = 0;
    for (const auto &[id, spot] : scene()->sea()->labels()) {
        if (spot.form == LabelForm::Hidden)
            continue;
        full += spot.form == LabelForm::Full ? 1 : 0;
        const QRectF rect = spot.rect.translated(scene()->posed(QString::fromStdString(id))->pos()
                                                 * m_view->zoom());
        for (const QRectF &other : taken)
            QVERIFY2(!other.intersects(rect), id.c_str());
        taken.push_back(rect);
    }
    QVERIFY2(full >= 15, qPrintable(QString::number(full)));
}

/// Sixty ships in an ordinary window: each has her name, in full.
void TestSeaMirror::sixtyShipsAreNamed()
{
    open(seaPosition("trafalgar-1805"));
    m_view->fitTable();
    const auto labels = scene()->sea()->labels();
    QCOMPARE(labels.size(), std::size_t{60});
    for (const auto &[id, spot] : labels)
        QVERIFY2(spot.form == LabelForm::Full, id.c_str());
}

/// A picture of a table for a list shows the ships: no names over them.
void TestSeaMirror::smallPicturesBearNoNames()
{
    open(seaPosition("trafalgar-1805"));
    m_view->fitTable();
    const SeaTable *sea = scene()->sea();
    QVERIFY(sea->writesNames(m_view->zoom()));
    QVERIFY(!sea->writesNames(m_view->zoom() / 4));
    const QImage small = m_view->thumbnail(QSize(320, 200));
    QVERIFY(!small.isNull());
    QFont font = QGuiApplication::font();
    const QFont usual = font;
    font.setPointSize(20);
    QGuiApplication::setFont(font);
    const auto again = qScopeGuard([&usual] { QGuiApplication::setFont(usual); });
    QVERIFY(sea->writesNames(m_view->zoom())); // on screen always
}

void TestSeaMirror::crowdedNamesGiveWay()
{
    const LabelWish wish{{0, 0}, {20, 20}, {60, 14}, {30, 14}, {}, 1};
    LabelWish must = wish;
    must.at = {5, 0};
    must.asked = true;
    std::vector<LabelWish> wishes(60, wish);
    wishes.push_back(must);
    const std::vector<LabelSpot> spots = placeLabels(wishes);
    QCOMPARE(spots.size(), wishes.size());
    QVERIFY(spots.back().form == LabelForm::Full); // chosen: always written
    QVERIFY(std::ranges::any_of(
        spots, [](const LabelSpot &spot) { return spot.form == LabelForm::Hidden; }));
    // A mark that stands just where a name would: the name goes elsewhere.
    const std::vector<LabelWish> alone(1, wish);
    const QRectF habit = placeLabels(alone).front().rect;
    const LabelSpot aside = placeLabels(alone, {}, {habit}).front();
    QVERIFY(aside.form == LabelForm::Full && !aside.rect.intersects(habit) && !aside.led);
}

/// The second name finds its only spot taken by one that may as well stand elsewhere.
void TestSeaMirror::namesMakeRoom()
{
    const QRectF sea(0, 0, 200, 60);
    LabelWish free{{60, 30}, {20, 20}, {60, 14}, {}, {}, 1}; // stands to her right by habit
    LabelWish tight{{150, 30}, {20, 20}, {60, 14}, {}, {}, 2};
    std::vector<QRectF> taken{{0, 0, 40, 60}, {139, 0, 61, 20}, {139, 40, 61, 20}};
    taken.push_back({161, 20, 39, 20}); // only to the left of the second there is room
    const std::vector<LabelSpot> spots = placeLabels({free, tight}, sea, taken);
    QVERIFY(spots[1].form == LabelForm::Full);
    QVERIFY(spots[0].form == LabelForm::Full);
    QVERIFY(!spots[0].rect.translated(free.at).intersects(spots[1].rect.translated(tight.at)));
}

/// In a line of ships a name stands where nobody takes it for the next one's.
void TestSeaMirror::namesKeepToTheirShips()
{
    std::vector<LabelWish> line;
    for (const double x : {100.0, 190.0, 280.0}) // just room for a name between two
        line.push_back(LabelWish{{x, 100}, {24, 12}, {58, 14}, {}, {}, 1});
    const std::vector<LabelSpot> spots = placeLabels(line);
    for (std::size_t i = 0; i < line.size(); ++i) {
        QVERIFY(spots[i].form == LabelForm::Full);
        const QRectF rect = spots[i].rect.translated(line[i].at);
        for (std::size_t k = 0; k < line.size(); ++k)
            if (k != i)
                QVERIFY(!rect.adjusted(-8, -4, 8, 4).contains(line[k].at - QPointF(12, 0))
                        && !rect.adjusted(-8, -4, 8, 4).contains(line[k].at + QPointF(12, 0)));
    }
}

/// Pointing at a ship names her and moves no other name.
void TestSeaMirror::pointingMovesNoName()
{
    open(seaPosition("cape-st-vincent-1797"));
    const auto before = scene()->sea()->labels();
    QVERIFY(std::ranges::count_if(
                before, [](const auto &each) { return each.second.form == LabelForm::Full; })
            >= 44);
    for (const PicturePiece &piece : scene()->pieces()) {
        const QString id = QString::fromStdString(piece.id);
        hover(at(id));
        const QString pointed = shown().hovered;
        QVERIFY(!pointed.isEmpty());
        for (const auto &[name, spot] : scene()->sea()->labels()) {
            if (QString::fromStdString(name) == pointed)
                QVERIFY2(spot.form == LabelForm::Full, name.c_str());
            else if (spot.form != LabelForm::Hidden)
                QCOMPARE(spot.rect, before.at(name).rect);
        }
    }
}

void TestSeaMirror::dragMovesAShip()
{
    open(seaChase("move-english"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    press(at(kPrince));
    moveTo(at(16, 30));
    moveTo(at(17, 30));
    QVERIFY(shown().ghost);
    QVERIFY(!shown().ghost->refused);
    QVERIFY(std::abs(shown().ghost->pose.at.x - 17) < 0.2);
    QVERIFY2(tip().contains(QStringLiteral("90")), qPrintable(tip()));
    release(at(17, 30));
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    QCOMPARE(command[QLatin1String("do")].toString(), QStringLiteral("move"));
    QCOMPARE(command[QLatin1String("ship")].toString(), QStringLiteral("prince"));
    QCOMPARE(command[QLatin1String("heading")].toDouble(), 90.0);
    QVERIFY(std::abs(command[QLatin1String("distance")].toDouble() - 3) < 0.2);
    QVERIFY(tip().isEmpty());
}

void TestSeaMirror::dragYieldsWholeDegreesAndTenths()
{
    open(seaChase("move-english"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    press(at(kPrince));
    moveTo(at(16, 31));
    moveTo(at(17.31, 33.02));
    release(at(17.31, 33.02));
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    const double heading = command[QLatin1String("heading")].toDouble();
    const double distance = command[QLatin1String("distance")].toDouble();
    // 3.31 inches east and 3.02 south of (14, 30): 132 degrees, 4.5 inches, by a pixel or two.
    QCOMPARE(heading, std::round(heading));
    QVERIFY2(std::abs(heading - 132) <= 2, qPrintable(QString::number(heading)));
    QCOMPARE(distance, std::round(distance * 10) / 10);
    QVERIFY2(std::abs(distance - 4.5) <= 0.15, qPrintable(QString::number(distance)));
}

void TestSeaMirror::dragBesideTheWindLiesClose()
{
    // The wind is west; a ship that lies north may beat as close as 67.5 degrees off it: 337.5.
    const auto position =
        seaPosition("empty", R"({"phase":"move-english","wind":{"from":"w","dice":[5,2]},
"ships":{"namur":{"name":"Namur","side":"english","rate":"2nd","x":40,"y":30,"heading":0}}})");
    QVERIFY(position);
    const auto drop = [&](double degrees) {
        const double angle = degrees * 3.14159265358979 / 180;
        const PicturePose pose{{40 + 4 * std::sin(angle), 30 - 4 * std::cos(angle)}, 0};
        return position->dropAt("", "namur", pose);
    };
    for (const double wanted : {336.2, 337.2, 337.5}) {
        const auto close = drop(wanted);
        QVERIFY(close && close->pose);
        QVERIFY2(!close->refused, qPrintable(QString::number(wanted)));
        QCOMPARE(close->pose->heading, 337.5);
    }
    QCOMPARE(drop(338.4)->pose->heading, 338.0);
    QCOMPARE(drop(350.7)->pose->heading, 351.0);
    QVERIFY(drop(325)->refused); // far too near the wind
}

void TestSeaMirror::dragTellsThatSheWears()
{
    // East before a west wind goes nobody through it; from 80 to 130 degrees her stern does.
    const auto position =
        seaPosition("empty", R"({"phase":"move-english","wind":{"from":"w","dice":[5,2]},
"ships":{"namur":{"name":"Namur","side":"english","rate":"2nd","x":40,"y":30,"heading":60}}})");
    QVERIFY(position);
    open(position);
    QCOMPARE(position->dropAt("", "namur", {{43, 33}, 0})->tag, "wear"); // to 135
    QCOMPARE(position->dropAt("", "namur", {{44, 30.5}, 0})->tag, "wear"); // to 97
    QCOMPARE(position->dropAt("", "namur", {{44, 29.5}, 0})->tag, "move"); // to 83
    QCOMPARE(position->dropAt("", "namur", {{44, 30}, 0})->tag, "move"); // dead before the wind
    press(at(kNamur));
    moveTo(at(42, 31));
    moveTo(at(43, 33));
    QVERIFY2(tip().contains(QStringLiteral("wears")), qPrintable(tip()));
    release(at(43, 33));
}

void TestSeaMirror::placingYieldsTenths()
{
    const auto position = seaChase("set-up");
    QVERIFY(position);
    const auto drop = position->dropAt("", "namur", {{25.26, 39.94}, 131.4});
    QVERIFY(drop && drop->pose);
    // The sea is 60 inches deep and the picture's y runs down.
    const auto command = QJsonDocument::fromJson(QByteArray::fromStdString(drop->command)).object();
    QCOMPARE(command[QLatin1String("x")].toDouble(), 25.3);
    QCOMPARE(command[QLatin1String("y")].toDouble(), 20.1);
    QCOMPARE(command[QLatin1String("heading")].toDouble(), 131.0);
}

void TestSeaMirror::lostShipsLieInNamedTrays_data()
{
    QTest::addColumn<QString>("fate");
    QTest::addColumn<QString>("tray");
    QTest::newRow("sunk") << QStringLiteral("sunk") << QStringLiteral("Sunk");
    QTest::newRow("exploded") << QStringLiteral("exploded") << QStringLiteral("Blown up");
    QTest::newRow("struck and taken off")
        << QStringLiteral("gone") << QStringLiteral("Left the table");
}

void TestSeaMirror::lostShipsLieInNamedTrays()
{
    QFETCH(QString, fate);
    QFETCH(QString, tray);
    const std::string set =
        R"({"ships":{"orion":{"name":"Orion","side":"english","rate":"3rd","struck":true,"x":1,"y":1,"fate":")"
        + fate.toStdString() + R"("}}})";
    open(seaPosition("empty", set));
    const QString orion = QStringLiteral("orion");
    const PosedItem *lost = scene()->posed(orion);
    QVERIFY(lost && !lost->isPosed());
    QCOMPARE(scene()->placeAt(lost->pos()), fate);
    QCOMPARE(scene()->placeName(fate), tray);
    QVERIFY(shipMarks(lost->piece()).contains(QStringLiteral("struck")));
}

/// A name too long for half a row of a tray has a row to itself.
void TestSeaMirror::longNamesHaveRoomInTrays()
{
    open(seaPosition("empty", R"({"ships":{
"a":{"name":"Orion","side":"english","rate":"3rd","struck":true,"x":1,"y":1,"fate":"sunk"},
"b":{"name":"Vengeur du Peuple","side":"english","rate":"3rd","struck":true,"x":1,"y":1,"fate":"sunk"},
"c":{"name":"Mars","side":"english","rate":"3rd","struck":true,"x":1,"y":1,"fate":"sunk"}}})"));
    const PosedItem *brief = scene()->posed(QStringLiteral("a"));
    const PosedItem *wide = scene()->posed(QStringLiteral("b"));
    QVERIFY(brief && wide);
    QVERIFY(wide->sceneBoundingRect().width() > brief->sceneBoundingRect().width() * 1.8);
    QVERIFY(scene()->sceneRect().contains(wide->sceneBoundingRect()));
    const auto body = [&](const PosedItem *ship) { // without the ring of the chosen one
        return ship->sceneBoundingRect().adjusted(5, 5, -5, -5);
    };
    for (const char *other : {"a", "c"})
        QVERIFY(!body(wide).intersects(body(scene()->posed(QLatin1String(other)))));
}

/// A line to a name that stands apart crosses no other ship, name or such line.
void TestSeaMirror::leadersCrossNothing_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *scenario : {"trafalgar-1805", "cape-st-vincent-1797", "nile-1798"})
        QTest::newRow(scenario) << QString::fromLatin1(scenario);
}

void TestSeaMirror::leadersCrossNothing()
{
    QFETCH(const QString, scenario);
    m_view->resize(640, 480);
    open(seaPosition(scenario.toStdString()));
    m_view->fitTable();
    const qreal zoom = m_view->zoom();
    const auto spots = scene()->sea()->labels();
    const auto middle = [&](const std::string &id) {
        return scene()->posed(QString::fromStdString(id))->pos() * zoom;
    };
    int written = 0;
    for (const auto &[id, spot] : spots) {
        written += spot.form == LabelForm::Hidden ? 0 : 1;
        if (!spot.led)
            continue;
        const QRectF box = spot.rect.translated(middle(id));
        const QPointF end(std::clamp(middle(id).x(), box.left(), box.right()),
                          std::clamp(middle(id).y(), box.top(), box.bottom()));
        for (int step = 0; step <= 40; ++step) {
            const QPointF at = QLineF(middle(id), end).pointAt(step / 40.0);
            for (const auto &[other, its] : spots)
                if (other != id && its.form != LabelForm::Hidden)
                    QVERIFY2(!its.rect.translated(middle(other)).contains(at),
                             qPrintable(QString::fromStdString(id + " over " + other)));
        }
    }
    QVERIFY2(written >= 20, qPrintable(QString::number(written)));
}

void TestSeaMirror::flagLettersFollowTheReader()
{
    SeaWords words;
    QCOMPARE(words.flagLetter("danish"),
             QStringLiteral("D")); // no narrator knows her: her own name
    PieceNamer namer;
    namer.termText = [](const std::string &id) {
        return id == "nation-english" ? QStringLiteral("anglais") : QString::fromStdString(id);
    };
    words.setNamer(namer);
    QCOMPARE(words.flagLetter("english"), QStringLiteral("A"));
    QCOMPARE(words.flagLetter("danish"), QStringLiteral("D"));
}

/// A target just where the name of the port arc stands by habit: the words go elsewhere.
void TestSeaMirror::arcLabelsLeaveShipsFree()
{
    open(seaPosition("empty", R"({"phase":"english-fire","wind":{"from":"w","dice":[5,2]},
"ships":{"namur":{"name":"Namur","side":"english","rate":"2nd","x":48,"y":20,"heading":90},
"rubis":{"name":"Rubis","side":"french-spanish","rate":"1st","x":48,"y":30.08,"heading":90},
"gloire":{"name":"Gloire","side":"french-spanish","rate":"1st","x":48,"y":9.92,"heading":90}}})"));
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    QVERIFY(!shown().overlay.sectors.empty());
    std::vector<QRectF> ships;
    for (const PicturePiece &piece : scene()->pieces()) {
        const PosedItem *item = scene()->posed(QString::fromStdString(piece.id));
        QRectF body(0, 0, item->drawnLength(), item->drawnLength());
        body.moveCenter(item->pos());
        ships.push_back(m_view->viewportTransform().mapRect(body));
    }
    const std::vector<QRectF> words = scene()->sea()->chips(m_view->viewportTransform());
    QVERIFY(words.size() >= 2);
    for (const QRectF &box : words)
        for (const QRectF &ship : ships)
            QVERIFY(!box.intersects(ship));
}

void TestSeaMirror::wordsKeepApart_data()
{
    QTest::addColumn<int>("points"); // the size of the reader's letters
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QString>("phase");
    const QSize large(1280, 800);
    const QSize small(470, 390);
    for (const QString &phase : {QStringLiteral("english-fire"), QStringLiteral("move-english"),
                                 QStringLiteral("set-up")}) {
        QTest::addRow("100 %%, %s", qPrintable(phase)) << 10 << large << phase;
        QTest::addRow("200 %%, %s", qPrintable(phase)) << 20 << large << phase;
        QTest::addRow("200 %%, small window, %s", qPrintable(phase)) << 20 << small << phase;
    }
}

/// Names, ranges, arcs and the measured distance: none on a ship, none on another, all in sight.
void TestSeaMirror::wordsKeepApart()
{
    QFETCH(const int, points);
    QFETCH(const QSize, window);
    QFETCH(const QString, phase);
    QFont font = QGuiApplication::font();
    const QFont usual = font;
    font.setPointSize(points);
    QGuiApplication::setFont(font);
    const auto again = qScopeGuard([&usual] { QGuiApplication::setFont(usual); });
    m_view->resize(window);
    open(seaChase(phase.toStdString()));
    m_view->fitTable();
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    hover(at(kPrince)); // a ruler from one to the other
    const QTransform world = m_view->viewportTransform();
    std::vector<QRectF> all;
    for (const PicturePiece &piece : scene()->pieces()) {
        const PosedItem *item = scene()->posed(QString::fromStdString(piece.id));
        const QTransform lies =
            QTransform(world).translate(item->pos().x(), item->pos().y()).rotate(item->rotation());
        const qreal length = item->drawnLength();
        all.push_back(lies.mapRect(QRectF(-length * 0.2, -length / 2, length * 0.4, length)));
    }
    const std::size_t ships = all.size();
    for (const auto &[id, spot] : scene()->sea()->labels())
        if (spot.form != LabelForm::Hidden)
            all.push_back(
                spot.rect.translated(world.map(scene()->posed(QString::fromStdString(id))->pos())));
    QVERIFY(all.size() >= 2 * ships - 1);
    for (const QRectF &chip : scene()->sea()->chips(world)) {
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(chip));
        all.push_back(chip);
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = std::max(i + 1, ships); j < all.size(); ++j)
            QVERIFY2(!all[i].adjusted(1, 1, -1, -1).intersects(all[j].adjusted(1, 1, -1, -1)),
                     qPrintable(QStringLiteral("%1 and %2 of %3").arg(i).arg(j).arg(ships)));
    // The sentence beside the pointer is in sight, whatever it is.
    const auto *label = m_view->findChild<QLabel *>(QStringLiteral("mirrorTip"));
    if (label->isVisible())
        QVERIFY(m_view->viewport()->rect().contains(label->geometry()));
}

/// While a ship is dragged the sentence says all of it, wrapped into the window, and hides neither
/// her nor where she goes.
void TestSeaMirror::dragSentenceFits()
{
    QFont font = QGuiApplication::font();
    const QFont usual = font;
    font.setPointSize(20);
    QGuiApplication::setFont(font);
    const auto again = qScopeGuard([&usual] { QGuiApplication::setFont(usual); });
    m_view->resize(470, 390);
    open(seaChase("move-english"));
    m_view->fitTable();
    press(at(kNamur));
    moveTo(at(22, 32));
    moveTo(at(24, 33));
    const auto *label = m_view->findChild<QLabel *>(QStringLiteral("mirrorTip"));
    QVERIFY(label->isVisible());
    QVERIFY(m_view->viewport()->rect().contains(label->geometry()));
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    QVERIFY(!label->geometry().contains(at(kNamur)));
    QVERIFY(!label->geometry().contains(at(24, 33)));
    release(at(24, 33));
}

/// Boarding is fought with pikes: no arc of fire is drawn for it.
void TestSeaMirror::noArcsWithoutFire_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<bool>("arcs");
    QTest::newRow("boarding") << QStringLiteral("boarding") << false;
    QTest::newRow("grapples") << QStringLiteral("grapples") << false;
    QTest::newRow("fire") << QStringLiteral("english-fire") << true;
    QTest::newRow("the wind: looking ahead") << QStringLiteral("wind") << true;
}

void TestSeaMirror::noArcsWithoutFire()
{
    QFETCH(const QString, phase);
    QFETCH(const bool, arcs);
    open(seaChase(phase.toStdString()));
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    QCOMPARE(!shown().overlay.sectors.empty(), arcs);
}

void TestSeaMirror::tooFarIsRefused()
{
    open(seaChase("move-english"));
    QSignalSpy refused(m_view.get(), &MirrorView::refusedDrop);
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    press(at(kNamur));
    moveTo(at(30, 30));
    moveTo(at(60, 30));
    QVERIFY(shown().ghost && shown().ghost->refused);
    QVERIFY2(tip().contains(QStringLiteral("wind-speed")), qPrintable(tip()));
    release(at(60, 30));
    QCOMPARE(dropped.count(), 0);
    QCOMPARE(refused.count(), 1);
    QVERIFY(!refused.first().first().value<Drop>().command.empty());
}

/// The sentence beside the pointer calls the rule as the reader knows it.
void TestSeaMirror::refusalNamesItsRule()
{
    PieceNamer namer;
    namer.ruleText = [](const Refusal &) { return QStringLiteral("rule “Wind speed”"); };
    m_view->setNamer(namer);
    open(seaChase("move-english"));
    press(at(kNamur));
    moveTo(at(30, 30));
    moveTo(at(60, 30));
    QVERIFY2(tip().endsWith(QStringLiteral("(rule “Wind speed”)")), qPrintable(tip()));
    release(at(60, 30));
}

/// Zoomed in, the wind keeps to a corner of the window, however large the letters.
void TestSeaMirror::windKeepsToItsCorner()
{
    QFont font = QGuiApplication::font();
    const QFont usual = font;
    font.setPointSize(20);
    QGuiApplication::setFont(font);
    const auto again = qScopeGuard([&usual] { QGuiApplication::setFont(usual); });
    m_view->resize(470, 390);
    open(seaChase("move-english"));
    m_view->showAt(4, scene()->posed(kNamur)->pos());
    const auto *rose = m_view->findChild<QWidget *>(QStringLiteral("windRose"));
    QVERIFY(rose && rose->isVisible());
    QVERIFY(rose->width() <= m_view->viewport()->width() * 2 / 5);
    QVERIFY(m_view->viewport()->rect().contains(rose->geometry()));
}

void TestSeaMirror::setUpTurnsWithTheWheel()
{
    open(seaChase("set-up"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    press(at(kNamur));
    moveTo(at(22, 30));
    moveTo(at(25, 40));
    const QPoint here = at(25, 40);
    QWheelEvent turn(here, m_view->viewport()->mapToGlobal(here), {}, {0, -120}, Qt::LeftButton, {},
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_view->viewport(), &turn);
    release(here);
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    QCOMPARE(command[QLatin1String("do")].toString(), QStringLiteral("place"));
    QCOMPARE(command[QLatin1String("heading")].toDouble(), 78.75); // a point to the left of east
    QVERIFY(std::abs(command[QLatin1String("x")].toDouble() - 25) < 0.2);
    QVERIFY(std::abs(command[QLatin1String("y")].toDouble() - 20) < 0.2); // north up
}

void TestSeaMirror::trayGivesItsShip()
{
    open(seaPosition("empty",
                     R"({"ships":{"orion":{"name":"Orion","side":"english","rate":"3rd"}}})"));
    const QString orion = QStringLiteral("orion");
    QVERIFY(scene()->posed(orion) && !scene()->posed(orion)->isPosed());
    QCOMPARE(scene()->placeAt(scene()->posed(orion)->pos()), QStringLiteral("off"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    press(at(orion));
    moveTo(at(60, 20));
    moveTo(at(30, 20));
    QVERIFY(shown().ghost);
    release(at(30, 20));
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    QCOMPARE(command[QLatin1String("do")].toString(), QStringLiteral("place"));
    QVERIFY(std::abs(command[QLatin1String("x")].toDouble() - 30) < 0.2);
    // By keys: from the middle of what is seen.
    m_view->setFocus();
    m_view->selection()->set({orion}, QStringLiteral("off"));
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(dropped.count(), 2);
    QCOMPARE(jsonOf(dropped)[QLatin1String("heading")].toDouble(), 11.25);
}

void TestSeaMirror::clickOnATargetFires()
{
    open(seaChase("english-fire"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QSignalSpy told(m_view.get(), &MirrorView::goalHovered);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(kNamur));
    QCOMPARE(m_view->selection()->pieces(), QStringList{kNamur});
    QCOMPARE(shown().goals.size(), std::size_t{2});
    hover(at(kRubis));
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.first().first().value<Drop>().place, "rubis");
    keep(*m_view, QStringLiteral("fire-hover"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(kRubis));
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    QCOMPARE(command[QLatin1String("do")].toString(), QStringLiteral("fire"));
    QCOMPARE(command[QLatin1String("target")].toString(), QStringLiteral("rubis"));
}

void TestSeaMirror::arrowsPlanAMove()
{
    open(seaChase("move-english"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    m_view->setFocus();
    m_view->selection()->set({kPrince}, QStringLiteral("sea"));
    QTest::keyClick(m_view.get(), Qt::Key_Return); // straight ahead, all that she may
    QVERIFY(shown().ghost);
    const double most = shown().ghost->pose.at.x - 14;
    QVERIFY(most > 3);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QVERIFY(std::abs(shown().ghost->pose.at.x - 14 - (most - 0.5)) < 1e-6);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(dropped.count(), 1);
    const auto command = jsonOf(dropped);
    QCOMPARE(command[QLatin1String("ship")].toString(), QStringLiteral("prince"));
    QCOMPARE(command[QLatin1String("heading")].toDouble(), 78.75);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QVERIFY(shown().ghost);
    QTest::keyClick(m_view.get(), Qt::Key_Escape); // the plan first, then the ship
    QCOMPARE(m_view->selection()->pieces(), QStringList{kPrince});
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->selection()->pieces().isEmpty());
}

void TestSeaMirror::arrowsWalkFromShipToShip()
{
    open(seaChase("english-fire"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QSignalSpy refused(m_view.get(), &MirrorView::refusedDrop);
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    m_view->selection()->setPlace(kPrince);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->selection()->place(), kNamur);
    QCOMPARE(shown().cursor, kNamur);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_view->selection()->pieces(), QStringList{kNamur});
    // Her targets: the arrows walk among them.
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(m_view->selection()->place(), kRubis);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(dropped.count() + refused.count(), 1);
}

void TestSeaMirror::tabWalksAndLeaves()
{
    open(seaChase("move-english"));
    m_view->setFocus();
    QVERIFY(m_view->selection()->pieces().isEmpty());
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    QTest::keyClick(m_view.get(), Qt::Key_Tab);
    QCOMPARE(m_view->selection()->pieces(), QStringList{kPrince});
    QTest::keyClick(m_view.get(), Qt::Key_Tab); // no trap: from the last one it leaves the board
    QCOMPARE(m_view->selection()->pieces(), QStringList{kPrince});
}

void TestSeaMirror::hoverMeasures()
{
    open(seaChase("move-english"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(kNamur));
    hover(at(kPrince));
    QVERIFY(shown().ruler);
    QVERIFY2(shown().ruler->text.startsWith(QStringLiteral("6")), qPrintable(shown().ruler->text));
    QVERIFY2(shown().ruler->text.contains(QStringLiteral("270")), qPrintable(shown().ruler->text));
    QCOMPARE(shown().hovered, kPrince);
}

void TestSeaMirror::rulerMeasuresAnywhere()
{
    open(seaChase("move-english"));
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier, at(40, 10));
    moveTo(at(44, 10), Qt::ControlModifier);
    moveTo(at(50, 10), Qt::ControlModifier);
    QVERIFY(shown().ruler);
    QVERIFY(std::abs(shown().ruler->to.x - shown().ruler->from.x - 10) < 0.3);
    release(at(50, 10));
    QVERIFY(shown().ruler); // it stays
    QCOMPARE(dropped.count(), 0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(60, 10));
    QVERIFY(!shown().ruler);
}

void TestSeaMirror::rulerAgreesWithTheRange_data()
{
    QTest::addColumn<double>("inches");
    QTest::addColumn<QString>("said");
    QTest::newRow("tenths") << 6.32 << QStringLiteral("6.3″");
    QTest::newRow("ranges: within 8") << 7.96 << QStringLiteral("8″");
    QTest::newRow("ranges: 8 itself") << 8.0000001 << QStringLiteral("8″");
    QTest::newRow("ranges: a hair beyond 8") << 8.04 << QStringLiteral("8.04″");
    QTest::newRow("fire: a hair beyond a rake") << 12.01 << QStringLiteral("12.01″");
}

void TestSeaMirror::rulerAgreesWithTheRange()
{
    QFETCH(double, inches);
    QFETCH(QString, said);
    const SeaWords words;
    QCOMPARE(words.line({"ruler", {}, {}, {"inches", inches}}), said);
    QVERIFY2(words.ruler(inches, 90).startsWith(said), qPrintable(words.ruler(inches, 90)));
}

void TestSeaMirror::overlayFollowsTheChoice()
{
    open(seaChase("move-english"));
    QVERIFY(shown().overlay.sectors.empty());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at(kNamur));
    const auto has = [this](const char *kind) {
        return std::ranges::find(shown().overlay.sectors, kind, &OverlaySector::kind)
            != shown().overlay.sectors.end();
    };
    QVERIFY(has("sail-with-or-across"));
    keep(*m_view, QStringLiteral("bands"));
    open(seaChase("english-fire"));
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    QVERIFY(has("arc-port"));
    QVERIFY(has("arc-starboard"));
    QCOMPARE(std::ranges::count(shown().overlay.sectors, "range", &OverlaySector::kind), 3);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(shown().overlay.sectors.empty());
}

void TestSeaMirror::draftKeepsItsGhost()
{
    open(seaChase("move-english"));
    m_view->setPartialCommand(
        QStringLiteral(R"({"do":"move","ship":"namur","heading":90,"distance":4})"));
    // Nobody is chosen on the board: the act's own ship is meant.
    QVERIFY(m_view->selection()->pieces().isEmpty());
    QVERIFY(shown().ghost);
    QCOMPARE(shown().ghost->piece, kNamur);
    QVERIFY(std::abs(shown().ghost->pose.at.x - 24) < 1e-6);
    QCOMPARE(shown().ghost->pose.heading, 90.0);
    m_view->setPartialCommand({});
    QVERIFY(!shown().ghost);
}

void TestSeaMirror::wakesShowTheLastMove()
{
    const auto before = seaChase("move-english");
    open(before);
    Decided decided = before->decide(R"({"do":"move","ship":"prince","heading":90,"distance":3})",
                                     std::nullopt, Strictness::Overrule);
    const auto *happened = std::get_if<Happened>(&decided);
    QVERIFY(happened);
    const QImage still = m_view->grab().toImage();
    m_view->setPosition(happened->after, Viewer::Referee);
    QVERIFY(m_view->grab().toImage() != still);
    QVERIFY(std::abs(scene()->sea()->toInches(scene()->posed(kPrince)->pos()).x - 17) < 0.01);
}

void TestSeaMirror::otherBoardsGoOnAsTheyAre()
{
    open(seaChase("move-english"));
    const qd::test::MirrorTable areas = qd::test::busyTable();
    m_view->setPosition(qd::test::positionOf(areas), Viewer::Referee);
    QVERIFY(!scene()->sea());
    QCOMPARE(scene()->pieces().size(), areas.picture.pieces.size());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      m_view->mapFromScene(scene()->piece(QStringLiteral("rm-1"))->pos()));
    QCOMPARE(m_view->selection()->pieces(), QStringList{QStringLiteral("rm-1")});
    open(seaChase("move-english"));
    QVERIFY(scene()->sea());
    m_view->clearTable();
    QVERIFY(!scene()->sea());
}

void TestSeaMirror::assistiveTechnologyReadsShips()
{
    open(seaChase("move-english"));
    QAccessibleInterface *view = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(view && view->childCount() >= 1);
    QAccessibleInterface *sea = view->child(0);
    QCOMPARE(sea->childCount(), 4);
    QStringList names;
    for (int i = 0; i < sea->childCount(); ++i)
        names.append(sea->child(i)->text(QAccessible::Name));
    QVERIFY2(names.join(QLatin1Char('|')).contains(QStringLiteral("Prince George")),
             qPrintable(names.join(QLatin1Char('|'))));
    const QString spoken = m_view->spokenPiece(kNamur);
    QVERIFY2(spoken.contains(QStringLiteral("2nd")), qPrintable(spoken));
    QVERIFY2(spoken.contains(QStringLiteral("90")), qPrintable(spoken));
}

void TestSeaMirror::marksRender()
{
    Theme theme;
    QVERIFY(theme.load(Theme::fileOf(QStringLiteral("as-per-margin")), palette(Shade::Dark)));
    for (const QString &id : Theme::elementsOf(Theme::fileOf(QStringLiteral("as-per-margin")))) {
        QImage image(48, 48, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        theme.paint(painter, id, QRectF(0, 0, 48, 48));
        painter.end();
        int painted = 0;
        for (int y = 0; y < 48; ++y)
            for (int x = 0; x < 48; ++x)
                painted += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
        QVERIFY2(painted > 60, qPrintable(id));
    }
}

void TestSeaMirror::manyShipsStayFluid()
{
    open(seaPosition("trafalgar-1805",
                     R"({"phase":"move-english","wind":{"from":"wnw","dice":[5,2]}})"));
    const QString victory = QStringLiteral("victory");
    QVERIFY(scene()->posed(victory));
    m_view->grab();
    press(at(victory));
    QElapsedTimer timer;
    timer.start();
    const QPoint from = at(victory);
    for (int i = 0; i < 20; ++i) {
        moveTo(from + QPoint(20 + i, i));
        m_view->viewport()->repaint();
    }
    const qint64 each = timer.elapsed() / 20;
    release(from);
    QVERIFY2(each < 80, qPrintable(QString::number(each))); // a smoke test: the bench measures
    timer.restart();
    for (int i = 0; i < 10; ++i) { // every name finds another spot
        m_view->zoomIn();
        m_view->viewport()->repaint();
        m_view->zoomOut();
        m_view->viewport()->repaint();
    }
    const qint64 step = timer.elapsed() / 20;
    QVERIFY2(step < 120, qPrintable(QString::number(step)));
}

void TestSeaMirror::shots_data()
{
    QTest::addColumn<int>("shade");
    QTest::newRow("light") << 0;
    QTest::newRow("dark") << 1;
}

/// Every condition and mark side by side, on both grounds.
void TestSeaMirror::shots()
{
    QFETCH(const int, shade);
    const QString tone = QLatin1String(QTest::currentDataTag());
    m_view->setLook(palette(shade == 0 ? Shade::Light : Shade::Dark));
    const auto all = [&](const std::string &scenario, const std::string &set) {
        open(seaPosition(scenario, set));
        m_view->fitTable();
        QTRY_VERIFY(m_view->isSharp());
        keep(*m_view, QString::fromStdString(scenario) + QLatin1Char('-') + tone);
    };
    all("trafalgar-1805", R"({"phase":"move-english","wind":{"from":"wnw","dice":[5,2]}})");
    m_view->selection()->set({QStringLiteral("victory")}, QStringLiteral("sea"));
    keep(*m_view, QStringLiteral("trafalgar-chosen-") + tone);
    m_view->showAt(4, scene()->posed(QStringLiteral("victory"))->pos());
    QTRY_VERIFY(m_view->isSharp());
    keep(*m_view, QStringLiteral("trafalgar-close-") + tone);
    all("nile-1798", R"({"phase":"english-fire","wind":{"from":"nnw","dice":[6,3]}})");
    all("two-a-side", {});
    open(seaChase("english-fire"));
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    keep(*m_view, QStringLiteral("fire-") + tone);
    open(seaChase("move-english"));
    m_view->selection()->set({kNamur}, QStringLiteral("sea"));
    m_view->showAt(1.6, scene()->posed(kNamur)->pos());
    keep(*m_view, QStringLiteral("sail-") + tone);
    const QImage picture = m_view->thumbnail(QSize(320, 200));
    QVERIFY(!picture.isNull());
    m_view->selection()->set({}, {});
    all("empty", R"({"phase":"grapples","wind":{"from":"sw","dice":[4,4]},"ships":{
"a":{"name":"Bellerophon","side":"english","rate":"3rd","x":20,"y":30,"heading":20,"masts":4},
"b":{"name":"Orient","side":"french-spanish","nation":"french","rate":"1st","x":22,"y":30,"heading":10,"anchors":{"bow":true}},
"c":{"name":"San Josef","side":"french-spanish","nation":"spanish","rate":"1st","x":34,"y":36,"heading":250,"struck":true},
"d":{"name":"Agamemnon","side":"english","rate":"3rd","x":46,"y":24,"heading":135,"masts":0,"hull":2},
"e":{"name":"Mars","side":"english","rate":"3rd","x":56,"y":40,"heading":300,"moved":true,"independent":true},
"g":{"name":"Vengeur du Peuple","side":"french-spanish","nation":"french","rate":"3rd","fate":"sunk"},
"h":{"name":"Swiftsure","side":"english","rate":"3rd"},
"i":{"name":"Orion","side":"english","rate":"3rd","masts":3},
"f":{"name":"Sans Pareil","side":"french-spanish","nation":"french","rate":"6th","x":60,"y":22,"heading":0}},
"batteries":{"fort":{"name":"Fort","side":"french-spanish","boxes":3,"x":80,"y":30,"heading":270,"red_hot":true}},
"contacts":[["a","b"]],"melees":[{"boarder":"b","defender":"a"}]})");
    keep(*m_view, QStringLiteral("trays-") + tone);
    m_view->showAt(1.7, scene()->posed(QStringLiteral("c"))->pos());
    QTRY_VERIFY(m_view->isSharp());
    keep(*m_view, QStringLiteral("conditions-") + tone);
}

QTEST_MAIN(TestSeaMirror)
#include "tst_sea_mirror.moc"
