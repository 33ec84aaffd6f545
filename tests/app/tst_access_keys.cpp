// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "tests/screens/scene.h"
#include "tests/screens/widget_checks.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace qd;
using namespace qd::screens;

/// Every entry of every menu has an access key, and no two of a menu the same, in each language;
/// read from the live menus, after switching the language while a table is open.
class TestAccessKeys : public QObject {
    Q_OBJECT
private slots:
    void checkFindsFaults();
    void menus_data();
    void menus();
};

void TestAccessKeys::checkFindsFaults()
{
    QMenu menu;
    menu.addAction(QStringLiteral("&Open"));
    menu.addAction(QStringLiteral("100%"));
    QCOMPARE(menuAccessKeys(menu, QString()), QStringList());
    menu.addAction(QStringLiteral("&or else"));
    menu.addAction(QStringLiteral("Nothing"));
    menu.addMenu(QStringLiteral("&More"))->addAction(QStringLiteral("Deeper"));
    QCOMPARE(menuAccessKeys(menu, QString()).size(), 3);
}

void TestAccessKeys::menus_data()
{
    QTest::addColumn<QString>("language");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void TestAccessKeys::menus()
{
    QFETCH(QString, language);
    setPace(Pace::AtOnce);
    LanguageSwitch speaks;
    Appearance appearance;
    Scene scene({QStringLiteral("en"), Preferences::Theme::Light, 100}, speaks, appearance);
    const Outcome opened = scene.exampleAtTheTable();
    QVERIFY2(!opened, qPrintable(opened ? opened->text : QString()));
    speaks.set(LanguageSwitch::fromCode(language));
    settle();
    const QMenuBar &bar = *scene.window().menuBar();
    QVERIFY(bar.actions().size() >= 7);
    const QStringList faults = menuBarAccessKeys(bar);
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    const QStringList shared = sharedAccessKeys(scene.window());
    QVERIFY2(shared.isEmpty(), qPrintable(QLatin1Char('\n') + shared.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestAccessKeys)
#include "tst_access_keys.moc"
