// SPDX-License-Identifier: GPL-3.0-or-later
// Names never under pieces, and every piece large enough to be read: over many positions of games
// played at random, in every language of the board file.
#include "app/mirror/board_fonts.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/piece_packing.h"
#include "app/mirror/place_item.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/random_play.h"

#include <QFontMetricsF>
#include <QTest>

#include <set>

using namespace qd;

namespace {

using Name = std::string PictureName::*;

struct Written {
    QString what;
    QRectF rect;
};

PieceNamer namerOf(const BoardPicture &board, Name language)
{
    PieceNamer namer;
    namer.placeName = [&board, language](const std::string &id) {
        const auto found = std::ranges::find(board.places, id, &PicturePlace::id);
        return found == board.places.end() ? QString()
                                           : QString::fromStdString(found->name.*language);
    };
    return namer;
}

QRectF bodyOf(const PieceItem &piece)
{
    return {piece.pos() - QPointF(piece.size().width(), piece.size().height()) / 2, piece.size()};
}

/// The letters of each line, the badges: all that nothing may cover.
std::vector<Written> writtenIn(const PlaceItem &place)
{
    const PlaceLayout &layout = place.layout();
    std::vector<Written> all;
    const QFontMetricsF metrics(boardFont(layout.labelSize, layout.lettering));
    const auto lines = static_cast<qreal>(std::max<qsizetype>(1, layout.lines.size()));
    const qreal step = layout.label.height() / lines;
    for (qsizetype i = 0; i < layout.lines.size(); ++i) {
        const qreal width = metrics.horizontalAdvance(layout.lines[i]);
        all.push_back({layout.lines[i],
                       QRectF(layout.label.center().x() - width / 2,
                              layout.label.top() + step * static_cast<qreal>(i), width, step)});
    }
    for (const QRectF &badge : layout.badges)
        if (!badge.isEmpty())
            all.push_back({place.id() + QStringLiteral(", a badge"), badge});
    return all;
}

/// What is wrong with the picture, empty when nothing is.
QString faultOf(const MirrorScene &scene, const BoardPicture &board)
{
    std::vector<Written> written;
    for (const PicturePlace &place : board.places)
        for (const Written &one : writtenIn(*scene.place(place.id)))
            written.push_back(one);
    for (const PicturePiece &piece : scene.pieces()) {
        const PieceItem *item = scene.piece(QString::fromStdString(piece.id));
        if (!item)
            return QString::fromStdString(piece.id) + QStringLiteral(" is nowhere");
        const QRectF body = bodyOf(*item);
        if (body.height() < kSmallestPiece)
            return item->id() + QStringLiteral(" is too small in ") + item->place();
        if (scene.placeAt(body.center()) != item->place())
            return item->id() + QStringLiteral(" stands outside ") + item->place();
        for (const Written &one : written)
            if (one.rect.intersects(body.adjusted(1.5, 1.5, -1.5, -1.5)))
                return item->id() + QStringLiteral(" in ") + item->place()
                    + QStringLiteral(" covers ") + one.what;
    }
    // Overlapping like a hand of cards, but never so that a piece's figure is gone.
    for (const PicturePlace &place : board.places) {
        const QStringList here = scene.piecesIn(QString::fromStdString(place.id));
        for (qsizetype i = 0; i < here.size(); ++i)
            for (qsizetype j = i + 1; j < here.size(); ++j) {
                const QRectF a = bodyOf(*scene.piece(here[i]));
                const QRectF b = bodyOf(*scene.piece(here[j]));
                const QRectF common = a & b;
                if (common.width() * common.height() > 0.35 * a.width() * a.height())
                    return here[i] + QStringLiteral(" and ") + here[j]
                        + QStringLiteral(" hide one another in ")
                        + QString::fromStdString(place.id);
            }
    }
    return {};
}

} // namespace

class TestMirrorLabels : public QObject {
    Q_OBJECT
private slots:
    void randomPositions_data();
    void randomPositions();
    void fullFights_data();
    void fullFights();
};

void TestMirrorLabels::randomPositions_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("language");
    for (const GameModule *game : games()) {
        // On a measured table pieces lie where they lie, outside its edges too: tst_sea_mirror. In
        // hexes counters are stacked as on the map: tst_hex_mirror.
        const auto opening = game->open({game->info().id, {}, {}, {}, {}}, resourceLibrary());
        QVERIFY(opening.has_value());
        const auto &lattice = opening->board().lattice;
        if (opening->board().measured() || (lattice && lattice->kind == "hex"))
            continue;
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("%s %d", game->info().id.c_str(), seed)
                << QString::fromStdString(game->info().id) << static_cast<quint64>(seed) * 7919
                << seed % 3;
    }
}

void TestMirrorLabels::randomPositions()
{
    QFETCH(QString, game);
    QFETCH(quint64, seed);
    QFETCH(int, language);
    static constexpr std::array<Name, 3> kLanguages = {&PictureName::en, &PictureName::es,
                                                       &PictureName::fr};
    const GameModule *module = findGame(game.toStdString());
    QVERIFY(module);
    TableSpec spec;
    spec.game = module->info().id;
    auto position = module->open(spec, resourceLibrary());
    QVERIFY(position);
    MirrorView view;
    view.setMotion(MirrorView::Motion::Still);
    view.setPosition(*position, Viewer::Referee);
    view.setNamer(
        namerOf(view.mirrorScene()->board(), kLanguages[static_cast<std::size_t>(language)]));
    RandomPlayer player(seed);
    Position now = *position;
    int acts = 0;
    std::set<std::uint64_t> seen;
    for (; acts < 400; ++acts) {
        const auto act = player.play(now);
        if (!act)
            break;
        now = act->happened.after;
        if (acts % 3 != 0)
            continue; // every third is enough
        view.setPosition(now, acts % 2 == 0 ? Viewer::Referee : Viewer::Public);
        seen.insert(now.fingerprint());
        const QString fault = faultOf(*view.mirrorScene(), now.board());
        QVERIFY2(fault.isEmpty(),
                 qPrintable(QStringLiteral("after %1 acts: %2").arg(acts + 1).arg(fault)));
    }
    QVERIFY2(seen.size() >= 10, "a game that was worth looking at");
}

void TestMirrorLabels::fullFights_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("english") << 0;
    QTest::newRow("spanish") << 1;
    QTest::newRow("french") << 2;
}

/// Three blocks and an officer a side, in every place of the board in turn: nobody's figure is
/// drawn smaller than can be read.
void TestMirrorLabels::fullFights()
{
    QFETCH(int, language);
    static constexpr std::array<Name, 3> kLanguages = {&PictureName::en, &PictureName::es,
                                                       &PictureName::fr};
    const GameModule *module = findGame("santa-cruz-1797");
    TableSpec spec;
    spec.game = module->info().id;
    const auto position = module->open(spec, resourceLibrary());
    QVERIFY(position);
    const BoardPicture board = position->board();
    MirrorScene scene;
    scene.setMoveTime(0);
    scene.setNamer(namerOf(board, kLanguages[static_cast<std::size_t>(language)]));
    for (const PicturePlace &place : board.places) {
        TablePicture picture = position->picture();
        std::map<std::string, int> blocks;
        std::map<std::string, int> officers;
        for (PicturePiece &piece : picture.pieces) {
            const bool officer = piece.kind == "officer";
            if (!officer && piece.kind != "block")
                continue;
            int &count = (officer ? officers : blocks)[piece.side];
            if (count < (officer ? 1 : 3)) {
                piece.place = place.id;
                ++count;
            }
        }
        scene.setTable(spec.game, board, picture);
        const QStringList crowd = scene.piecesIn(QString::fromStdString(place.id));
        QVERIFY(crowd.size() >= 8);
        const QString fault = faultOf(scene, board);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        for (const QString &id : crowd)
            QVERIFY2(scene.piece(id)->size().height() >= 24,
                     qPrintable(QStringLiteral("%1 in %2: %3")
                                    .arg(id, QString::fromStdString(place.id))
                                    .arg(scene.piece(id)->size().height())));
    }
}

QTEST_MAIN(TestMirrorLabels)
#include "tst_mirror_labels.moc"
