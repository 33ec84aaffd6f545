// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/shoot.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace qd::screens;

/// That the pictures of the screens can be made; they are looked at by eye.
class TestScreens : public QObject {
    Q_OBJECT
private slots:
    void makesPictures();
    void onlyFailuresCount();
    void readsItsOrder();
    void namesAreUnique();
};

void TestScreens::makesPictures()
{
    const QTemporaryDir folder;
    Order order;
    order.folder = folder.filePath(QStringLiteral("shots"));
    order.languages = {QStringLiteral("en"), QStringLiteral("fr")};
    order.themes = {QStringLiteral("light")};
    order.textPercents = {QStringLiteral("100")};
    order.only = {QStringLiteral("welcome"), QStringLiteral("about")};
    QStringList said;
    QCOMPARE(shoot(order, screenList(), [&said](const QString &line) { said << line; }), 0);
    const QDir shots(order.folder);
    for (const char *name : {"welcome-en-light-100", "welcome-fr-light-100", "about-en-light-100",
                             "about-fr-light-100"}) {
        const QImage image(shots.filePath(QString::fromLatin1(name) + QStringLiteral(".png")));
        QVERIFY2(!image.isNull(), name);
        QCOMPARE(image.size(), QSize(1440, 900));
        QVERIFY2(!isFlat(image), name);
    }
    QVERIFY(QImage(shots.filePath(QStringLiteral("welcome-en-light-100.png")))
            != QImage(shots.filePath(QStringLiteral("about-en-light-100.png"))));
    QVERIFY(shots.exists(QStringLiteral("sheets/welcome-light-100.png")));
    QVERIFY(shots.exists(QStringLiteral("index.html")));
}

void TestScreens::onlyFailuresCount()
{
    const QTemporaryDir folder;
    Order order;
    order.folder = folder.path();
    order.languages = {QStringLiteral("en")};
    order.themes = {QStringLiteral("dark")};
    order.textPercents = {QStringLiteral("100")};
    const std::vector<Screen> screens{
        {"moon", [](Scene &, int) { return notThere(QStringLiteral("nobody built it")); }},
        {"broken", [](Scene &, int) { return failed(QStringLiteral("it broke")); }},
        {"silent", [](Scene &scene, int) { return scene.pictureDialog([] {}); }},
    };
    QStringList said;
    QCOMPARE(shoot(order, screens, [&said](const QString &line) { said << line; }), 2);
    QCOMPARE(said.value(0), QStringLiteral("moon: skipped, nobody built it"));
    QCOMPARE(said.value(1), QStringLiteral("broken: FAILED, it broke"));
    QVERIFY(said.value(2).startsWith(QStringLiteral("silent: FAILED")));
    QVERIFY(QDir(folder.path()).entryList({QStringLiteral("*.png")}).isEmpty());
}

void TestScreens::readsItsOrder()
{
    const Order some =
        readOrder({QStringLiteral("out"), QStringLiteral("--lang"), QStringLiteral("es,fr"),
                   QStringLiteral("--only"), QStringLiteral("menu-*")});
    QCOMPARE(some.exitCode, 0);
    QVERIFY(some.say.isEmpty());
    QCOMPARE(some.folder, QStringLiteral("out"));
    QCOMPARE(some.languages, QStringList({QStringLiteral("es"), QStringLiteral("fr")}));
    QCOMPARE(some.themes.size(), 2);
    QCOMPARE(readOrder({}).exitCode, 2);
    QCOMPARE(
        readOrder({QStringLiteral("out"), QStringLiteral("--lang"), QStringLiteral("de")}).exitCode,
        2);
    QCOMPARE(readOrder({QStringLiteral("out"), QStringLiteral("--only"), QStringLiteral("moon")})
                 .exitCode,
             2);
    QCOMPARE(readOrder({QStringLiteral("--help")}).exitCode, 0);
    QVERIFY(readOrder({QStringLiteral("--help")}).say.contains(QStringLiteral("welcome")));
}

void TestScreens::namesAreUnique()
{
    QSet<QString> seen;
    for (const Screen &screen : screenList()) {
        const QString name = QString::fromLatin1(screen.name);
        QVERIFY2(!seen.contains(name), screen.name);
        seen.insert(name);
    }
    QVERIFY(seen.size() > 30);
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
