// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/board_fonts.h"
#include "app/mirror/drop_desk.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "tests/support/large_table.h"
#include "tests/support/mirror_fixture.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace qd;
using qd::test::busyTable;
using qd::test::MirrorTable;
using qd::test::positionOf;

namespace {

PieceNamer fixtureNames()
{
    PieceNamer namer;
    namer.pieceName = [](const std::string &id) {
        QString name = QString::fromStdString(id);
        name[0] = name[0].toUpper();
        return name;
    };
    namer.termText = [](const std::string &id) { return QString::fromStdString(id); };
    namer.refusalText = [](const Refusal &refusal) {
        return QString::fromStdString(refusal.message);
    };
    return namer;
}

QPoint onScreen(MirrorView &view, const QString &piece)
{
    return view.mapFromScene(view.mirrorScene()->piece(piece)->scenePos());
}

QPoint groundOf(MirrorView &view, const QString &place)
{
    return view.mapFromScene(view.mirrorScene()->place(place)->layout().label.center());
}

/// Kept for people to look at when QD_SHOTS names a directory.
void keep(MirrorView &view, const QString &name)
{
    const QString folder = qEnvironmentVariable("QD_SHOTS");
    if (!folder.isEmpty())
        view.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace

class TestMirror : public QObject {
    Q_OBJECT
private slots:

    void init()
    {
        m_view = std::make_unique<MirrorView>();
        m_view->setMotion(MirrorView::Motion::Still);
        m_view->setNamer(fixtureNames());
        m_view->resize(1280, 800);
        m_view->show();
        m_table = busyTable();
        m_view->setPosition(positionOf(m_table), Viewer::Referee);
    }

    void cleanup() { m_view.reset(); }

    void namesBadgesAndPiecesKeepApart();
    void everyPieceIsSomewhere();
    void crowdedPlaceFits();
    void clickThenClickDrops();
    void dragDrops();
    void refusedDropIsTold();
    void goalsAreTold();
    void keysWalkChooseAndDrop();
    void numberKeysToggle();
    void updateKeepsItems();
    void turningBlockStaysInItsBounds();
    void lookOnlyMovesNothing();
    void bannerSaysThatThePastIsShown();
    void thumbnailShowsTheTable();
    void zoomIsSharpAgain();
    void sharpPictureIsTheSame();
    void wheelZoomsAroundThePointer();
    void traysKeepTheirPlaces();
    void manyPiecesStayFluid();
    void layoutIsFast();
    void longNamesStayInTheirPlaces();
    void assistiveTechnologySeesTheTable();
    void assistiveTechnologyChoosesAndDrops();
    void realGame();
    void shots_data();
    void shots();

private:
    std::unique_ptr<MirrorView> m_view;
    MirrorTable m_table;
};

void TestMirror::namesBadgesAndPiecesKeepApart()
{
    std::vector<QRectF> taken;
    std::vector<std::pair<QString, QRectF>> bodies;
    for (const PicturePlace &place : m_table.board.places) {
        const QString id = QString::fromStdString(place.id);
        const PlaceItem *item = m_view->mirrorScene()->place(id);
        QVERIFY2(item, place.id.c_str());
        const PlaceLayout &layout = item->layout();
        std::vector<QRectF> mine;
        for (const QRectF &badge : layout.badges)
            if (!badge.isEmpty())
                mine.push_back(badge);
        const qreal step = layout.label.height() / static_cast<qreal>(layout.lines.size());
        for (qsizetype line = 0; line < layout.lines.size(); ++line) {
            const qreal width = QFontMetricsF(boardFont(layout.labelSize, layout.lettering))
                                    .horizontalAdvance(layout.lines[line]);
            mine.push_back(QRectF(layout.label.center().x() - width / 2,
                                  layout.label.top() + step * static_cast<qreal>(line), width,
                                  step));
        }
        for (std::size_t i = 0; i < mine.size(); ++i)
            for (std::size_t j = i + 1; j < mine.size(); ++j)
                QVERIFY2(
                    !mine[i].adjusted(0, 0.5, 0, -0.5).intersects(mine[j].adjusted(0, 0.5, 0, -0.5))
                        || layout.lines.size() > 1,
                    place.id.c_str());
        for (const QString &piece : m_view->mirrorScene()->piecesIn(id)) {
            const PieceItem *on = m_view->mirrorScene()->piece(piece);
            const QRectF body(on->pos() - QPointF(on->size().width(), on->size().height()) / 2,
                              on->size());
            for (const QRectF &other : mine)
                QVERIFY2(!other.intersects(body.adjusted(1, 1, -1, -1)), qPrintable(piece));
            bodies.emplace_back(piece, body.adjusted(2, 2, -2, -2));
            QVERIFY2(item->outline().containsPoint(on->pos(), Qt::OddEvenFill), qPrintable(piece));
        }
        for (const QRectF &rect : mine)
            for (const QRectF &other : taken)
                QVERIFY2(!other.intersects(rect), place.id.c_str());
        taken.insert(taken.end(), mine.begin(), mine.end());
    }
    // Nor do pieces that stand a little over a border cover what belongs to the neighbour.
    for (const auto &[piece, body] : bodies)
        for (const QRectF &rect : taken)
            QVERIFY2(!rect.intersects(body), qPrintable(piece));
}

void TestMirror::everyPieceIsSomewhere()
{
    for (const PicturePiece &piece : m_table.picture.pieces) {
        const PieceItem *item = m_view->mirrorScene()->piece(QString::fromStdString(piece.id));
        QVERIFY2(item, piece.id.c_str());
        QVERIFY2(m_view->mirrorScene()->sceneRect().contains(item->pos()), piece.id.c_str());
        QCOMPARE(m_view->mirrorScene()->placeAt(item->pos()), QString::fromStdString(piece.place));
    }
}

void TestMirror::crowdedPlaceFits()
{
    const PlaceItem *castle = m_view->mirrorScene()->place(QStringLiteral("san-cristobal"));
    const QStringList crowd = m_view->mirrorScene()->piecesIn(QStringLiteral("san-cristobal"));
    QCOMPARE(crowd.size(), 8);
    for (const QString &id : crowd) {
        const PieceItem *piece = m_view->mirrorScene()->piece(id);
        const QRectF body(piece->pos() - QPointF(piece->size().width(), piece->size().height()) / 2,
                          piece->size());
        QVERIFY2(castle->outline().boundingRect().adjusted(-6, -6, 6, 6).contains(body),
                 qPrintable(id));
        QVERIFY2(piece->size().height() >= 19, qPrintable(id));
    }
    // The second side stands above the first.
    QVERIFY(m_view->mirrorScene()->piece(QStringLiteral("regulars-1"))->y()
            < m_view->mirrorScene()->piece(QStringLiteral("rm-2"))->y());
}

void TestMirror::clickThenClickDrops()
{
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      onScreen(*m_view, QStringLiteral("rm-1")));
    QCOMPARE(m_view->selection()->pieces(), QStringList{QStringLiteral("rm-1")});
    QCOMPARE(m_view->mirrorScene()->place(QStringLiteral("pila-square"))->goal(), GoalMark::Combat);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier,
                      onScreen(*m_view, QStringLiteral("troubridge")));
    QCOMPARE(m_view->selection()->pieces().size(), 2);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      groundOf(*m_view, QStringLiteral("pila-square")));
    QCOMPARE(dropped.count(), 1);
    QVERIFY(dropped.first().first().toString().contains(QStringLiteral("assault")));
}

void TestMirror::dragDrops()
{
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QWidget *viewport = m_view->viewport();
    const QPointF home = m_view->mirrorScene()->piece(QStringLiteral("rm-1"))->pos();
    QTest::mousePress(viewport, Qt::LeftButton, {}, onScreen(*m_view, QStringLiteral("rm-1")));
    const QPoint goal = groundOf(*m_view, QStringLiteral("concepcion"));
    QTest::mouseMove(viewport, goal / 2 + onScreen(*m_view, QStringLiteral("rm-1")) / 2);
    QTest::mouseMove(viewport, goal);
    QVERIFY(m_view->mirrorScene()->piece(QStringLiteral("rm-1"))->pos() != home);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, goal);
    QCOMPARE(dropped.count(), 1);
    QVERIFY(dropped.first().first().toString().contains(QStringLiteral("concepcion")));
    // Nobody recorded anything: the piece is back.
    QCOMPARE(m_view->mirrorScene()->piece(QStringLiteral("rm-1"))->pos(), home);
}

void TestMirror::refusedDropIsTold()
{
    QSignalSpy refused(m_view->dropDesk(), &DropDesk::refused);
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    m_view->selection()->set({QStringLiteral("rm-1")}, QStringLiteral("caleta"));
    const QPoint goal = groundOf(*m_view, QStringLiteral("town-hall"));
    QTest::mouseMove(m_view->viewport(), goal);
    const auto *tip = m_view->findChild<QLabel *>(QStringLiteral("mirrorTip"));
    QVERIFY(tip->isVisible());
    QVERIFY(tip->text().contains(QStringLiteral("5.6")));
    QVERIFY(tip->text().contains(QStringLiteral("three blocks")));
    keep(*m_view, QStringLiteral("refused"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, goal);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(dropped.count(), 0);
    QCOMPARE(m_view->selection()->pieces(), QStringList{QStringLiteral("rm-1")});
}

/// What a drop would make is told while pointer or keyboard rest on a goal: once, and taken back.
void TestMirror::goalsAreTold()
{
    QSignalSpy told(m_view.get(), &MirrorView::goalHovered);
    QSignalSpy left(m_view.get(), &MirrorView::goalLeft);
    m_view->selection()->set({QStringLiteral("rm-1")}, QStringLiteral("caleta"));
    QCOMPARE(told.count(), 0); // where it stands is no goal
    const QPoint goal = groundOf(*m_view, QStringLiteral("pila-square"));
    QTest::mouseMove(m_view->viewport(), goal);
    QTest::mouseMove(m_view->viewport(), goal + QPoint(2, 1));
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.first().first().value<Drop>().command,
             std::string(R"({"do":"assault","to":"pila-square"})"));
    QTest::mouseMove(m_view->viewport(), groundOf(*m_view, QStringLiteral("north-road")));
    QCOMPARE(left.count(), 1);
    // The keyboard's cursor: from where the pieces stand down to a goal, and on to a refused one.
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->selection()->place(), QStringLiteral("concepcion"));
    QCOMPARE(told.count(), 2);
    QCOMPARE(told.last().first().value<Drop>().place, std::string("concepcion"));
    m_view->selection()->setPlace(QStringLiteral("town-hall"));
    QCOMPARE(told.count(), 3);
    QVERIFY(told.last().first().value<Drop>().refused.has_value());
    m_view->selection()->clear();
    QCOMPARE(left.count(), 2);
    // Somebody who only looks on is told nothing.
    m_view->setInteraction(MirrorView::Interaction::LookOnly);
    m_view->selection()->set({QStringLiteral("rm-1")}, QStringLiteral("pila-square"));
    QCOMPARE(told.count(), 3);
}

void TestMirror::keysWalkChooseAndDrop()
{
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    QSignalSpy activated(m_view.get(), &MirrorView::placeActivated);
    m_view->selection()->setPlace(QStringLiteral("castle-roads"));
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(m_view->selection()->place(), QStringLiteral("san-cristobal"));
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->selection()->place(), QStringLiteral("caleta"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(m_view->selection()->pieces(),
             m_view->mirrorScene()->movablePiecesIn(QStringLiteral("caleta")));
    QCOMPARE(activated.count(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(m_view->selection()->place(), QStringLiteral("concepcion"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(dropped.count(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(m_view->selection()->pieces().isEmpty());
}

void TestMirror::numberKeysToggle()
{
    m_view->selection()->setPlace(QStringLiteral("caleta"));
    const QStringList here = m_view->mirrorScene()->piecesIn(QStringLiteral("caleta"));
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QCOMPARE(m_view->selection()->pieces(), QStringList{here[1]});
    QTest::keyClick(m_view.get(), Qt::Key_1);
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QCOMPARE(m_view->selection()->pieces(), QStringList{here[0]});
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->selection()->pieces(), QStringList{here[1]});
}

void TestMirror::updateKeepsItems()
{
    const PieceItem *before = m_view->mirrorScene()->piece(QStringLiteral("rm-1"));
    m_view->selection()->set({QStringLiteral("rm-1"), QStringLiteral("sailors-2")},
                             QStringLiteral("caleta"));
    MirrorTable next = m_table;
    next.piece("rm-1").place = "pila-square";
    next.piece("rm-1").strength = 2;
    std::erase_if(next.picture.pieces,
                  [](const PicturePiece &piece) { return piece.id == "sailors-2"; });
    m_view->setPosition(positionOf(next), Viewer::Referee);
    const PieceItem *after = m_view->mirrorScene()->piece(QStringLiteral("rm-1"));
    QCOMPARE(after, before);
    QCOMPARE(m_view->mirrorScene()->placeAt(after->pos()), QStringLiteral("pila-square"));
    QVERIFY(!m_view->mirrorScene()->piece(QStringLiteral("sailors-2")));
    QCOMPARE(m_view->selection()->pieces(), QStringList{QStringLiteral("rm-1")});
    // And with motion: it arrives, upright, within a fifth of a second.
    m_view->setMotion(MirrorView::Motion::Animated);
    m_view->setPosition(positionOf(m_table), Viewer::Referee);
    QVERIFY(after->rotation() != 0);
    QTRY_COMPARE_WITH_TIMEOUT(after->rotation(), 0.0, 1000);
    QCOMPARE(m_view->mirrorScene()->placeAt(after->pos()), QStringLiteral("caleta"));
}

void TestMirror::turningBlockStaysInItsBounds()
{
    MirrorScene *scene = m_view->mirrorScene();
    PieceItem *block = const_cast<PieceItem *>(scene->piece(QStringLiteral("rm-1")));
    for (const qreal turn : {0.0, 45.0, 90.0, 180.0}) {
        block->setRotation(turn);
        const QRectF bounds = block->sceneBoundingRect();
        // Only this piece, on a ground of a colour that it doesn't have.
        QImage picture(bounds.size().toSize() * 3, QImage::Format_RGB32);
        picture.fill(Qt::magenta);
        QPainter painter(&picture);
        painter.translate(QPointF(picture.width(), picture.height()) / 2 - block->scenePos());
        painter.setTransform(block->sceneTransform(), true);
        block->paint(&painter, nullptr, nullptr);
        painter.end();
        const QRect inside =
            bounds.translated(QPointF(picture.width(), picture.height()) / 2 - block->scenePos())
                .toAlignedRect()
                .adjusted(-1, -1, 1, 1);
        int painted = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixelColor(x, y) == QColor(Qt::magenta))
                    continue;
                ++painted;
                QVERIFY2(inside.contains(x, y), qPrintable(QStringLiteral("%1 degrees").arg(turn)));
            }
        }
        QVERIFY(painted > 0);
    }
    block->setRotation(0);
}

void TestMirror::lookOnlyMovesNothing()
{
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    m_view->setInteraction(MirrorView::Interaction::LookOnly);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      onScreen(*m_view, QStringLiteral("rm-1")));
    QCOMPARE(m_view->mirrorScene()->place(QStringLiteral("pila-square"))->goal(), GoalMark::None);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {},
                      groundOf(*m_view, QStringLiteral("pila-square")));
    QCOMPARE(dropped.count(), 0);
}

void TestMirror::bannerSaysThatThePastIsShown()
{
    auto *banner = m_view->findChild<QLabel *>(QStringLiteral("reviewBanner"));
    QVERIFY(!banner->isVisible());
    m_view->setReviewBanner(QStringLiteral("The table as it was at entry 118"));
    QVERIFY(banner->isVisible());
    QVERIFY(banner->height() > 0);
    m_view->setReviewBanner({});
    QVERIFY(!banner->isVisible());
}

void TestMirror::thumbnailShowsTheTable()
{
    const QImage image = m_view->thumbnail({240, 160});
    QCOMPARE(image.size(), QSize(240, 160));
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 4)
        for (int x = 0; x < image.width(); x += 4)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 40);
    m_view->clearTable();
    QVERIFY(m_view->mirrorScene()->pieces().empty());
    QVERIFY(!m_view->thumbnail({240, 160}).isNull());
}

void TestMirror::zoomIsSharpAgain()
{
    m_view->grab();
    QTRY_VERIFY(m_view->isSharp());
    const qsizetype before = m_view->mirrorScene()->sprites().count();
    QVERIFY(before > 10);
    const double fitted = m_view->zoom();
    m_view->zoomIn();
    m_view->grab();
    QVERIFY(m_view->zoom() > fitted);
    QVERIFY(!m_view->isSharp());
    QCOMPARE(m_view->mirrorScene()->sprites().count(), before); // stretched meanwhile
    const QImage stretched = m_view->grab().toImage();
    QTRY_VERIFY(m_view->isSharp());
    QVERIFY(m_view->grab().toImage() != stretched);
    m_view->fitTable();
    QCOMPARE(m_view->zoom(), fitted);
}

/// What was drawn beside the GUI thread is what would have been drawn in it.
void TestMirror::sharpPictureIsTheSame()
{
    m_view->grab();
    m_view->zoomIn();
    m_view->zoomIn();
    m_view->grab();
    QTRY_VERIFY(m_view->isSharp());
    const QImage later = m_view->grab().toImage();
    MirrorView fresh;
    fresh.setMotion(MirrorView::Motion::Still);
    fresh.setNamer(fixtureNames());
    fresh.resize(m_view->size());
    fresh.setPosition(positionOf(m_table), Viewer::Referee);
    fresh.zoomIn();
    fresh.zoomIn();
    fresh.show();
    fresh.horizontalScrollBar()->setValue(m_view->horizontalScrollBar()->value());
    fresh.verticalScrollBar()->setValue(m_view->verticalScrollBar()->value());
    const QImage atOnce = fresh.grab().toImage();
    QCOMPARE(later.size(), atOnce.size());
    int differing = 0;
    for (int y = 0; y < later.height(); ++y)
        for (int x = 0; x < later.width(); ++x)
            differing +=
                std::abs(qGray(later.pixel(x, y)) - qGray(atOnce.pixel(x, y))) > 60 ? 1 : 0;
    QVERIFY2(differing < later.width() * later.height() / 100,
             qPrintable(QString::number(differing)));
}

void TestMirror::wheelZoomsAroundThePointer()
{
    const QPoint at = onScreen(*m_view, QStringLiteral("rm-1"));
    const double fitted = m_view->zoom();
    const auto wheel = [&](int turned, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, {0, turned}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_view->viewport(), &event);
    };
    for (int notch = 0; notch < 3; ++notch)
        wheel(120, Qt::NoModifier);
    QVERIFY(m_view->zoom() > fitted * 1.5);
    const QPoint now = onScreen(*m_view, QStringLiteral("rm-1"));
    // To within what whole pixels and the centring of a fitted table leave.
    QVERIFY2((now - at).manhattanLength() <= 24,
             qPrintable(QString::number((now - at).manhattanLength())));
    const double zoomed = m_view->zoom();
    wheel(-120, Qt::ControlModifier);
    QVERIFY(m_view->zoom() < zoomed);
    // Ctrl with an arrow pans, and so does the ground, dragged.
    const int left = m_view->horizontalScrollBar()->value();
    QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(m_view->horizontalScrollBar()->value() > left);
    const int before = m_view->horizontalScrollBar()->value();
    const QPoint ground(m_view->viewport()->width() / 2, 4);
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, ground);
    QTest::mouseMove(m_view->viewport(), ground - QPoint(40, 0));
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, ground - QPoint(40, 0));
    QCOMPARE(m_view->horizontalScrollBar()->value(), before + 40);
    QTest::keyClick(m_view.get(), Qt::Key_0);
    QCOMPARE(m_view->zoom(), fitted);
}

/// An act moves what it moves: what lies beside the board stays where the eye has found it.
void TestMirror::traysKeepTheirPlaces()
{
    const MirrorScene *scene = m_view->mirrorScene();
    const QRectF whole = scene->sceneRect();
    const double zoom = m_view->zoom();
    const auto posOf = [scene](const char *id) {
        return scene->piece(QString::fromLatin1(id))->pos();
    };
    const QPointF hood = posOf("hood");
    const QPointF oldfield = posOf("oldfield");
    const QPointF killed = scene->place(QStringLiteral("killed"))->centre();
    MirrorTable next = m_table;
    next.piece("freemantle").place = "caleta"; // lay before both
    next.piece("sailors-8").place = "castle-roads"; // the cutter is empty now
    m_view->setPosition(positionOf(next), Viewer::Referee);
    QCOMPARE(posOf("hood"), hood);
    QCOMPARE(posOf("oldfield"), oldfield);
    QCOMPARE(scene->place(QStringLiteral("killed"))->centre(), killed);
    QVERIFY(scene->place(QStringLiteral("fox")));
    QCOMPARE(scene->sceneRect(), whole);
    QCOMPARE(m_view->zoom(), zoom);
    // Back at once, each to its own spot.
    m_view->setPosition(positionOf(m_table), Viewer::Referee);
    QCOMPARE(posOf("hood"), hood);
    QCOMPARE(scene->placeAt(posOf("freemantle")), QStringLiteral("available"));
    for (const char *other : {"hood", "oldfield", "benitez", "grandy"})
        QVERIFY2(posOf("freemantle") != posOf(other), other);
}

/// Far above what is aimed at (bench_mirror measures that): a busy machine must not fail it, a
/// drawing that forgets its sprites does.
void TestMirror::manyPiecesStayFluid()
{
    MirrorTable many = qd::test::largeTable(2000);
    m_view->setPosition(positionOf(many), Viewer::Referee);
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get())); // what is not seen is not painted
    m_view->viewport()->repaint();
    QVERIFY(m_view->mirrorScene()->sprites().count() > 100);
    const auto median = [](const std::function<void(int)> &work) {
        std::vector<qint64> times;
        for (int i = 0; i < 15; ++i) {
            QElapsedTimer timer;
            timer.start();
            work(i);
            times.push_back(timer.elapsed());
        }
        std::ranges::sort(times);
        return times[times.size() / 2];
    };
    const qint64 repaint = median([this](int) { m_view->viewport()->repaint(); });
    const qint64 act = median([&](int i) {
        PicturePiece &moved = many.picture.pieces[static_cast<std::size_t>(i * 101)];
        moved.place = many.board.places[static_cast<std::size_t>(i * 7)].id;
        m_view->setPosition(positionOf(many), Viewer::Referee);
        m_view->viewport()->repaint();
    });
    const qint64 zoom = median([this](int) {
        m_view->zoomIn();
        m_view->viewport()->repaint();
    });
    qInfo("2000 pieces: repaint %lld ms, act %lld ms, zoom step %lld ms", repaint, act, zoom);
    QVERIFY2(repaint < 100, "full repaint");
    QVERIFY2(act < 150, "one act");
    QVERIFY2(zoom < 200, "zoom step");
    QTRY_VERIFY_WITH_TIMEOUT(m_view->isSharp(), 10000);
}

void TestMirror::layoutIsFast()
{
    PieceNamer other = fixtureNames();
    other.placeName = [](const std::string &id) {
        return QString::fromStdString(id).replace(QLatin1Char('-'), QLatin1Char(' '));
    };
    QElapsedTimer timer;
    timer.start();
    m_view->setNamer(other); // what a change of language does
    qInfo("names laid out: %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 1000);
    timer.restart();
    m_view->setPosition(positionOf(m_table), Viewer::Referee); // what an act does
    qInfo("position shown: %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 100);
}

void TestMirror::longNamesStayInTheirPlaces()
{
    PieceNamer namer = fixtureNames();
    for (const bool french : {false, true}) {
        namer.placeName = [this, french](const std::string &id) {
            const auto found = std::ranges::find(m_table.board.places, id, &PicturePlace::id);
            return found == m_table.board.places.end()
                ? QString()
                : QString::fromStdString(french ? found->name.fr : found->name.es);
        };
        m_view->setNamer(namer);
        namesBadgesAndPiecesKeepApart();
        crowdedPlaceFits();
        keep(*m_view, french ? QStringLiteral("french") : QStringLiteral("spanish"));
    }
}

void TestMirror::assistiveTechnologySeesTheTable()
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
    QVERIFY(board);
    const QStringList places = m_view->mirrorScene()->placeIds();
    QCOMPARE(board->childCount(), static_cast<int>(places.size()));
    int pieces = 0;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface *place = board->child(i);
        QVERIFY(place && place->isValid());
        QCOMPARE(place->parent(), board);
        QCOMPARE(board->indexOfChild(place), i);
        QVERIFY2(!place->text(QAccessible::Name).isEmpty(), qPrintable(places[i]));
        QVERIFY2(!place->text(QAccessible::Description).isEmpty(), qPrintable(places[i]));
        for (int j = 0; j < place->childCount(); ++j, ++pieces) {
            QAccessibleInterface *piece = place->child(j);
            QVERIFY(piece && piece->isValid());
            QCOMPARE(piece->parent(), place);
            QCOMPARE(place->indexOfChild(piece), j);
            QVERIFY(!piece->text(QAccessible::Name).isEmpty());
            const QPoint centre = piece->rect().center();
            QCOMPARE(board->childAt(centre.x(), centre.y()), place);
        }
    }
    QCOMPARE(pieces, static_cast<int>(m_table.picture.pieces.size()));
}

void TestMirror::assistiveTechnologyChoosesAndDrops()
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
    const QStringList places = m_view->mirrorScene()->placeIds();
    const auto placeOf = [&](const char *id) {
        return board->child(static_cast<int>(places.indexOf(QString::fromLatin1(id))));
    };
    QAccessibleInterface *caleta = placeOf("caleta");
    QAccessibleInterface *piece = caleta->child(static_cast<int>(
        m_view->mirrorScene()->piecesIn(QStringLiteral("caleta")).indexOf(QStringLiteral("rm-1"))));
    QVERIFY(piece->text(QAccessible::Name).contains(QStringLiteral("3 of 4")));
    QCOMPARE(piece->text(QAccessible::Value), QStringLiteral("3"));
    QCOMPARE(piece->text(QAccessible::Description), QStringLiteral("Caleta"));
    QVERIFY(!piece->state().selected);
    QVERIFY(piece->actionInterface());
    piece->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(m_view->selection()->pieces(), QStringList{QStringLiteral("rm-1")});
    QVERIFY(piece->state().selected);
    QVERIFY(caleta->state().selected);
    // Goals say what would come of it, refused ones why not.
    QVERIFY(placeOf("pila-square")->text(QAccessible::Value).contains(QStringLiteral("combat")));
    QVERIFY(placeOf("town-hall")->text(QAccessible::Value).contains(QStringLiteral("5.6")));
    QVERIFY(placeOf("barranco")->text(QAccessible::Value).isEmpty());
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    placeOf("concepcion")->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(dropped.count(), 1);
    QVERIFY(dropped.first().first().toString().contains(QStringLiteral("concepcion")));
    // The piece leaves; what was handed out says so and does no harm.
    MirrorTable fewer = m_table;
    std::erase_if(fewer.picture.pieces, [](const PicturePiece &gone) { return gone.id == "rm-1"; });
    m_view->setPosition(positionOf(fewer), Viewer::Referee);
    QVERIFY(!piece->isValid());
    QVERIFY(piece->text(QAccessible::Name).isEmpty());
    piece->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(m_view->selection()->pieces().isEmpty());
}

/// The game itself, from the set-up on: everything is seen, and drops come from the rules.
void TestMirror::realGame()
{
    const GameModule *game = findGame("santa-cruz-1797");
    QVERIFY(game);
    TableSpec spec;
    spec.game = game->info().id;
    const auto opened = game->open(spec, resourceLibrary());
    QVERIFY(opened);
    m_table.board = opened->board();
    m_table.picture = opened->picture();
    m_view->setPosition(*opened, Viewer::Referee);
    keep(*m_view, QStringLiteral("real-setup"));
    everyPieceIsSomewhere();
    namesBadgesAndPiecesKeepApart();
    m_view->selection()->set({QStringLiteral("regulars-1")}, QStringLiteral("off"));
    QVERIFY(m_view->mirrorScene()->place(QStringLiteral("san-cristobal"))->goal()
            != GoalMark::None);
    QSignalSpy dropped(m_view.get(), &MirrorView::dropped);
    m_view->selection()->setPlace(QStringLiteral("san-cristobal"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(dropped.count(), 1);
    QVERIFY(dropped.first().first().toString().contains(QStringLiteral("regulars-1")));
    keep(*m_view, QStringLiteral("real-goals"));
}

void TestMirror::shots_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("goals");
    QTest::newRow("light-large") << false << QSize(1280, 800) << false;
    QTest::newRow("dark-large") << true << QSize(1280, 800) << false;
    QTest::newRow("light-small") << false << QSize(870, 590) << true;
    QTest::newRow("dark-goals") << true << QSize(1280, 800) << true;
    QTest::newRow("light-goals") << false << QSize(1280, 800) << true;
}

void TestMirror::shots()
{
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    QFETCH(bool, goals);
    m_view->setLook(qd::palette(dark ? Shade::Dark : Shade::Light));
    m_view->resize(size);
    if (goals)
        m_view->selection()->set({QStringLiteral("rm-1"), QStringLiteral("troubridge")},
                                 QStringLiteral("caleta"));
    QVERIFY(!m_view->grab().isNull());
    keep(*m_view, QString::fromLatin1(QTest::currentDataTag()));
    // The crowd close up.
    m_view->setTransform(QTransform::fromScale(3.2, 3.2));
    m_view->centerOn(m_view->mirrorScene()->place(QStringLiteral("san-cristobal"))->centre());
    keep(*m_view, QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-close"));
}

QTEST_MAIN(TestMirror)
#include "tst_mirror.moc"
