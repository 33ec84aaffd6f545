// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/badge_painter.h"
#include "app/mirror/board_fonts.h"
#include "app/mirror/icons.h"
#include "app/mirror/piece_painter.h"
#include "app/mirror/sprite_cache.h"
#include "app/mirror/theme.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace qd;

namespace {

const QString kTheme = QStringLiteral("santa-cruz-1797");

int g_messages = 0;

void countMessages(QtMsgType, const QMessageLogContext &, const QString &)
{
    ++g_messages;
}

/// How many pixels are not transparent.
int painted(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return count;
}

QImage blank(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QImage drawn(const PieceLook &look, const Theme &theme, const Palette &palette)
{
    QImage image = blank(64, 64);
    QPainter painter(&image);
    paintPiece(painter, look, QRectF(0, 0, 64, 64), theme, palette);
    return image;
}

PieceLook block(const char *side, const char *face, int strength)
{
    PicturePiece piece;
    piece.id = std::string(face) + "-1";
    piece.kind = "block";
    piece.face = face;
    piece.side = side;
    piece.strength = strength;
    piece.strengthMax = 4;
    return lookOf(piece, {});
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void elementsRender_data();
    void elementsRender();
    void fileIsSvgTiny_data();
    void fileIsSvgTiny();
    void everyKindLooksDifferent();
    void strengthShows();
    void hiddenShowsItsBackOnly();
    void initialsTellOfficersApart();
    void spritesAreShared();
    void iconsRender_data();
    void iconsRender();
    void fontIsBundled();
    void batteriesHaveALetter();
};

void TestTheme::elementsRender_data()
{
    QTest::addColumn<QString>("element");
    QTest::addColumn<bool>("dark");
    const QStringList ids = Theme::elementsOf(Theme::fileOf(kTheme));
    QVERIFY(ids.size() > 20);
    for (const QString &id : ids)
        for (const bool dark : {false, true})
            QTest::newRow(
                qPrintable(id + (dark ? QStringLiteral(" dark") : QStringLiteral(" light"))))
                << id << dark;
}

void TestTheme::elementsRender()
{
    QFETCH(QString, element);
    QFETCH(bool, dark);
    g_messages = 0;
    const auto before = qInstallMessageHandler(countMessages);
    Theme theme;
    const bool loaded =
        theme.load(Theme::fileOf(kTheme), qd::palette(dark ? Shade::Dark : Shade::Light));
    QImage image = blank(64, 64);
    {
        QPainter painter(&image);
        theme.paint(painter, element, QRectF(0, 0, 64, 64));
    }
    qInstallMessageHandler(before);
    QVERIFY(loaded);
    QCOMPARE(g_messages, 0);
    QVERIFY(theme.has(element));
    QVERIFY2(painted(image) > 200, "all but empty");
}

void TestTheme::fileIsSvgTiny_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("theme") << Theme::fileOf(kTheme);
    for (const QString &name : QDir(QStringLiteral(":/icons")).entryList())
        QTest::newRow(qPrintable(name)) << QStringLiteral(":/icons/") + name;
}

void TestTheme::fileIsSvgTiny()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    static const QSet<QString> allowed{
        QStringLiteral("svg"),  QStringLiteral("g"),        QStringLiteral("path"),
        QStringLiteral("rect"), QStringLiteral("circle"),   QStringLiteral("ellipse"),
        QStringLiteral("line"), QStringLiteral("polyline"), QStringLiteral("polygon")};
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY2(allowed.contains(reader.name().toString()), qPrintable(reader.name().toString()));
        for (const QXmlStreamAttribute &attribute : reader.attributes())
            QVERIFY2(attribute.name() != QLatin1String("href")
                         && attribute.name() != QLatin1String("clip-path"),
                     qPrintable(path));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TestTheme::everyKindLooksDifferent()
{
    Theme theme;
    const Palette palette = qd::palette(Shade::Light);
    QVERIFY(theme.load(Theme::fileOf(kTheme), palette));
    const std::vector<QImage> images{drawn(block("british", "royal-marines", 3), theme, palette),
                                     drawn(block("british", "sailors", 3), theme, palette),
                                     drawn(block("spanish", "regulars", 3), theme, palette),
                                     drawn(block("spanish", "militia", 3), theme, palette),
                                     drawn(block("spanish", "volunteers", 3), theme, palette)};
    for (std::size_t i = 0; i < images.size(); ++i)
        for (std::size_t j = i + 1; j < images.size(); ++j)
            QVERIFY(images[i] != images[j]);
}

void TestTheme::strengthShows()
{
    Theme theme;
    const Palette palette = qd::palette(Shade::Light);
    QVERIFY(theme.load(Theme::fileOf(kTheme), palette));
    // Pips on the top edge: bright pixels of the row where they lie.
    int before = 0;
    for (int strength = 1; strength <= 4; ++strength) {
        const QImage image = drawn(block("british", "sailors", strength), theme, palette);
        int bright = 0;
        for (int x = 8; x < 54; ++x)
            bright += qGreen(image.pixel(x, 9)) > 200 ? 1 : 0;
        QVERIFY2(bright > before, qPrintable(QString::number(strength)));
        before = bright;
    }
}

void TestTheme::hiddenShowsItsBackOnly()
{
    PicturePiece piece;
    piece.kind = "block";
    piece.side = "spanish";
    piece.hidden = true;
    piece.id = "regulars-2";
    piece.face = "regulars";
    piece.strength = 4;
    piece.strengthMax = 4;
    PicturePiece other = piece;
    other.id = "militia-1";
    other.face = "militia";
    other.strength = 1;
    QCOMPARE(lookOf(piece, {}).key(), lookOf(other, {}).key());
    QVERIFY(lookOf(piece, {}).letter.isEmpty());
}

void TestTheme::initialsTellOfficersApart()
{
    const QStringList names{QStringLiteral("Bowen"),     QStringLiteral("Benítez"),
                            QStringLiteral("Grandy"),    QStringLiteral("Guinter"),
                            QStringLiteral("Gutiérrez"), QStringLiteral("Troubridge")};
    const QStringList initials = initialsOf(names);
    QCOMPARE(QSet<QString>(initials.begin(), initials.end()).size(), names.size());
    QCOMPARE(initials.last(), QStringLiteral("Tr"));
}

void TestTheme::spritesAreShared()
{
    Theme theme;
    QVERIFY(theme.load(Theme::fileOf(kTheme), qd::palette(Shade::Light)));
    SpriteCache cache(theme);
    cache.setLook(qd::palette(Shade::Light));
    const qint64 first = cache.sprite(block("british", "sailors", 3), {40, 40}, 1).cacheKey();
    QCOMPARE(cache.sprite(block("british", "sailors", 3), {40, 40}, 1).cacheKey(), first);
    QCOMPARE(cache.count(), 1);
    QCOMPARE(cache.sprite(block("british", "sailors", 3), {80, 80}, 2).devicePixelRatio(), 2.0);
    QCOMPARE(cache.count(), 2);
    cache.trim(); // both were used
    QCOMPARE(cache.count(), 2);
    cache.trim(); // neither since
    QCOMPARE(cache.count(), 0);
}

void TestTheme::iconsRender_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : iconNames())
        QTest::newRow(qPrintable(name)) << name;
    for (const char *needed : {"new", "open", "undo", "redo", "note", "zoom-in", "zoom-out", "fit",
                               "roll", "record", "overrule", "verify", "language", "players"})
        QVERIFY2(iconNames().contains(QLatin1String(needed)), needed);
}

void TestTheme::iconsRender()
{
    QFETCH(QString, name);
    const QIcon light = icon(name, qd::palette(Shade::Light));
    const QIcon dark = icon(name, qd::palette(Shade::Dark));
    const QImage onLight = light.pixmap(32, 32).toImage();
    const QImage onDark = dark.pixmap(32, 32).toImage();
    QVERIFY(painted(onLight) > 60);
    QVERIFY(onLight != onDark);
    QVERIFY(light.pixmap(32, 32, QIcon::Disabled).toImage() != onLight);
    QVERIFY(icon(u"no-such-icon", qd::palette(Shade::Light)).isNull());
    QVERIFY(painted(applicationIcon().pixmap(64, 64).toImage()) > 2000);
}

void TestTheme::fontIsBundled()
{
    for (const Lettering lettering : {Lettering::Upright, Lettering::Italic}) {
        const QFontInfo info(boardFont(20, lettering));
        QVERIFY2(info.family().contains(QStringLiteral("Garamond")), qPrintable(info.family()));
        QCOMPARE(info.italic(), lettering == Lettering::Italic);
    }
    const QFontMetricsF metrics(boardFont(20));
    for (const QChar letter : QStringLiteral("áéíóúñÁÑçàâêîôûœŒ’«»–·"))
        QVERIFY2(metrics.inFont(letter), qPrintable(QString(letter)));
}

void TestTheme::batteriesHaveALetter()
{
    QSet<QString> letters;
    for (const char *battery : {"green", "red", "violet", "yellow"})
        letters.insert(batteryLetter(battery));
    QCOMPARE(letters.size(), 4);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
