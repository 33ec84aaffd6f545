// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the games, and those that are kept of boards.
#include "app/look/palette.h"
#include "app/mirror/mirror_view.h"
#include "app/narration/language_switch.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/dialog_desk.h"
#include "app/window/game_picture.h"
#include "app/window/game_shelf.h"
#include "app/window/main_window.h"
#include "app/window/preferences.h"
#include "app/window/recent_tables.h"
#include "app/window/table_desk.h"
#include "tests/support/table_past.h"

#include <QAction>
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <limits>

using namespace qd;
using namespace qd::test;

namespace {

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A window with settings, tables and answers of its own.
struct Evening {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    std::unique_ptr<MainWindow> window;

    Evening()
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
        window = std::make_unique<MainWindow>(preferences, language, appearance);
        window->show();
    }

    QStringList tables() const
    {
        return QDir(preferences.tablesFolder()).entryList({QStringLiteral("*.qdj")});
    }

    void close() const { window->actions()->action(QStringLiteral("close"))->trigger(); }
};

int painted(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return count;
}

int g_messages = 0;

void countMessages(QtMsgType, const QMessageLogContext &, const QString &)
{
    ++g_messages;
}

} // namespace

class BoardPicturesTest : public QObject {
    Q_OBJECT
private slots:
    void picturesRender_data();
    void picturesRender();
    void picturesAreSvgTiny();
    void storeKeepsAndReads();
    void storeMistrustsFiles_data();
    void storeMistrustsFiles();
    void storePrunesTheOldest();
    void storeKnowsATableByItsPlace();
    void closingKeepsTheBoard();
    void thumbnailIsCheap();
    void untouchedExampleIsReused();
};

void BoardPicturesTest::picturesRender_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("dark");
    for (const QString &game : kGames)
        for (const bool dark : {false, true})
            QTest::newRow(
                qPrintable(game + (dark ? QStringLiteral(" dark") : QStringLiteral(" light"))))
                << game << dark;
}

void BoardPicturesTest::picturesRender()
{
    QFETCH(QString, game);
    QFETCH(bool, dark);
    const QByteArray svg = readFile(gamePictureFile(game));
    QVERIFY(!svg.isEmpty());
    const Palette look = qd::palette(dark ? Shade::Dark : Shade::Light);
    QSvgRenderer renderer(recoloured(svg, look));
    QVERIFY(renderer.isValid());
    QXmlStreamReader reader(svg);
    int elements = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString id = reader.attributes().value(QStringLiteral("id")).toString();
        if (id.isEmpty())
            continue;
        ++elements;
        QImage image(250, 100, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        g_messages = 0;
        const auto before = qInstallMessageHandler(countMessages);
        {
            QPainter painter(&image);
            renderer.render(&painter, id, QRectF(0, 0, 250, 100));
        }
        qInstallMessageHandler(before);
        QCOMPARE(g_messages, 0);
        QVERIFY2(painted(image) > 300, qPrintable(id));
    }
    QVERIFY(elements >= 6);
    const QImage whole = gamePicture(game, look, {250, 100});
    QCOMPARE(whole.size(), QSize(250, 100));
    QSet<QRgb> colours;
    for (int y = 0; y < whole.height(); y += 3)
        for (int x = 0; x < whole.width(); x += 3)
            colours.insert(whole.pixel(x, y));
    QVERIFY(colours.size() > 20);
    QVERIFY(gamePicture(game, qd::palette(Shade::Light), {250, 100})
            != gamePicture(game, qd::palette(Shade::Dark), {250, 100}));
}

void BoardPicturesTest::picturesAreSvgTiny()
{
    static const QSet<QString> allowed{
        QStringLiteral("svg"),  QStringLiteral("g"),        QStringLiteral("path"),
        QStringLiteral("rect"), QStringLiteral("circle"),   QStringLiteral("ellipse"),
        QStringLiteral("line"), QStringLiteral("polyline"), QStringLiteral("polygon")};
    for (const QString &game : kGames) {
        QXmlStreamReader reader(readFile(gamePictureFile(game)));
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement)
                QVERIFY2(allowed.contains(reader.name().toString()),
                         qPrintable(game + reader.name().toString()));
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
    QVERIFY(gamePictureFile(QStringLiteral("chess")).isEmpty());
    QVERIFY(!gamePicture(QStringLiteral("chess"), qd::palette(Shade::Light), {10, 4}).isNull());
}

void BoardPicturesTest::storeKeepsAndReads()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.qdj"));
    const TableFacts facts = clubNight();
    {
        ThumbnailStore store(folder.filePath(QStringLiteral("deep/boards")));
        store.keep(file, board(Qt::red, {960, 400}), facts);
        QCOMPARE(store.board(file).size(), QSize(480, 200)); // at once, and not too large
    }
    ThumbnailStore again(folder.filePath(QStringLiteral("deep/boards")));
    QCOMPARE(again.board(file).size(), QSize(480, 200));
    QCOMPARE(again.board(file).pixelColor(7, 7), QColor(Qt::red));
    const auto read = again.facts(file);
    QVERIFY(read.has_value());
    QCOMPARE(read->title, facts.title);
    QCOMPARE(read->phase, facts.phase);
    QCOMPARE(read->turn, 3);
    QCOMPARE(read->entries, 41);
    QCOMPARE(read->played, facts.played);
    QVERIFY(again.board(folder.filePath(QStringLiteral("b.qdj"))).isNull());
    QVERIFY(!again.facts(folder.filePath(QStringLiteral("b.qdj"))));
    // Nothing can be written: the page goes on without.
    ThumbnailStore nowhere(file + QStringLiteral("/not/a/folder"));
    writeFile(file, "x");
    nowhere.keep(file, board(Qt::red), facts);
    nowhere.flush();
    QCOMPARE(readFile(file), QByteArray("x"));
}

void BoardPicturesTest::storeMistrustsFiles_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QByteArray>("facts");
    const auto encoded = [](const QImage &image, const char *format) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, format);
        return bytes;
    };
    const QByteArray good = encoded(board(Qt::blue), "PNG");
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("text") << QByteArray("holiday") << QByteArray("holiday");
    QTest::newRow("cut short") << good.left(60) << QByteArray(R"({"game":"santa-cruz-1797")");
    QTest::newRow("another format") << encoded(board(Qt::blue), "BMP") << QByteArray("[1,2]");
    QTest::newRow("beyond measure")
        << encoded(board(Qt::blue, {3000, 3000}), "PNG") << QByteArray(R"({"game":7})");
    QTest::newRow("long facts") << QByteArray()
                                << R"({"game":")" + QByteArray(70'000, 'x') + R"("})";
}

void BoardPicturesTest::storeMistrustsFiles()
{
    QFETCH(QByteArray, picture);
    QFETCH(QByteArray, facts);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.qdj"));
    const QString stem = folder.filePath(ThumbnailStore::keyOf(file));
    writeFile(stem + QStringLiteral(".png"), picture);
    writeFile(stem + QStringLiteral(".json"), facts);
    const ThumbnailStore store(folder.path());
    QVERIFY(store.board(file).isNull());
    QVERIFY(!store.facts(file));
}

void BoardPicturesTest::storePrunesTheOldest()
{
    QTemporaryDir folder;
    const QString theirs = folder.filePath(QStringLiteral("holiday.png"));
    writeFile(theirs, "theirs");
    ThumbnailStore store(folder.path());
    const auto file = [&folder](int n) {
        return folder.filePath(QStringLiteral("table-%1.qdj").arg(n));
    };
    for (int n = 0; n < ThumbnailStore::kMost + 3; ++n) {
        store.keep(file(n), board(Qt::gray, {8, 5}), clubNight());
        store.flush();
        // A second apart, as files of evenings are.
        const QDateTime when = QDateTime::currentDateTime().addSecs(n - 1000);
        for (const char *ending : {".png", ".json"}) {
            QFile kept(folder.filePath(ThumbnailStore::keyOf(file(n)) + QLatin1String(ending)));
            QVERIFY(kept.open(QIODevice::ReadWrite));
            QVERIFY(kept.setFileTime(when, QFileDevice::FileModificationTime));
        }
    }
    const QDir dir(folder.path());
    QCOMPARE(dir.entryList({QStringLiteral("*.json")}).size(), ThumbnailStore::kMost);
    QCOMPARE(dir.entryList({QStringLiteral("*.png")}).size(), ThumbnailStore::kMost + 1);
    QVERIFY(QFile::exists(theirs));
    const ThumbnailStore again(folder.path());
    QVERIFY(again.board(file(0)).isNull());
    QVERIFY(!again.board(file(ThumbnailStore::kMost + 2)).isNull());
}

void BoardPicturesTest::storeKnowsATableByItsPlace()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("tables")));
    const QString file = folder.filePath(QStringLiteral("tables/a.qdj"));
    const QString linked = folder.filePath(QStringLiteral("link/a.qdj"));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("tables")),
                        folder.filePath(QStringLiteral("link"))));
    const QString before = ThumbnailStore::keyOf(file);
    QCOMPARE(ThumbnailStore::keyOf(linked), before);
    writeFile(file, "x");
    QCOMPARE(ThumbnailStore::keyOf(file), before); // there or gone
    QCOMPARE(ThumbnailStore::keyOf(linked), before);
    QCOMPARE(ThumbnailStore::keyOf(folder.filePath(QStringLiteral("tables/../tables/a.qdj"))),
             before);
    QVERIFY(ThumbnailStore::keyOf(folder.filePath(QStringLiteral("a.qdj"))) != before);
}

void BoardPicturesTest::closingKeepsTheBoard()
{
    Evening evening;
    QVERIFY(evening.window->openExample(firstExample()));
    const QString file = evening.window->desk()->session()->file();
    QCOMPARE(evening.window->desk()->shownEntry(), 1); // the past; the picture is of now
    auto *mirror = evening.window->findChild<MirrorView *>(QStringLiteral("mirror"));
    const auto last = static_cast<int>(evening.window->desk()->session()->entries().size());
    // Soon after opening, without being closed: a crash leaves a picture too.
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(evening.preferences.state().folder() + QStringLiteral("/boards"))
                                  .entryList({QStringLiteral("*.png")})
                                  .isEmpty(),
                             4000);
    evening.close();
    QVERIFY(!mirror->thumbnail({8, 5}).isNull());
    auto *recent = evening.window->findChild<RecentTables *>();
    QCOMPARE(recent->count(), 1);
    const auto kept = recent->item(0)->data(RecentTables::BoardRole).value<QImage>();
    QVERIFY(kept.width() > 200);
    QVERIFY(!recent->item(0)->data(RecentTables::WhereRole).toString().isEmpty());
    const QString folder = evening.preferences.state().folder() + QStringLiteral("/boards");
    // The window ends with a table open: its board is on disk afterwards.
    QVERIFY(evening.window->openFile(file));
    evening.window->desk()->note(QStringLiteral("tea"));
    evening.window.reset();
    const ThumbnailStore store(folder);
    QCOMPARE(store.board(file).size(), kept.size());
    QCOMPARE(store.facts(file)->entries, last + 1);
}

void BoardPicturesTest::thumbnailIsCheap()
{
    Evening evening;
    QVERIFY(evening.window->openExample(firstExample()));
    const auto *mirror = evening.window->findChild<MirrorView *>(QStringLiteral("mirror"));
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 7; ++i) {
        QElapsedTimer timer;
        timer.start();
        const QImage image = mirror->thumbnail(ThumbnailStore::kLargest);
        best = std::min(best, timer.nsecsElapsed());
        QVERIFY(!image.isNull());
    }
    QVERIFY2(best <= 16'000'000, qPrintable(QString::number(best)));
}

void BoardPicturesTest::untouchedExampleIsReused()
{
    Evening evening;
    const QString game = firstExample();
    QVERIFY(evening.window->openExample(game));
    QVERIFY(evening.window->openExample(game)); // it is open
    QCOMPARE(evening.tables().size(), 1);
    evening.close();
    QVERIFY(evening.window->openExample(game)); // nobody touched it
    QCOMPARE(evening.tables().size(), 1);
    QCOMPARE(evening.window->desk()->shownEntry(), 1);
    evening.window->desk()->note(QStringLiteral("tea"));
    QVERIFY(evening.window->openExample(game)); // somebody wrote in that one
    QCOMPARE(evening.tables().size(), 2);
    evening.close();
    QVERIFY(evening.window->openExample(game)); // the second one is untouched
    QCOMPARE(evening.tables().size(), 2);
    QVERIFY(!evening.window->openExample(QStringLiteral("chess")));
}

QTEST_MAIN(BoardPicturesTest)
#include "tst_board_pictures.moc"
