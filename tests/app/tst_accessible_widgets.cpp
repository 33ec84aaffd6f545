// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "tests/screens/screen_list.h"
#include "tests/screens/shoot.h"
#include "tests/screens/widget_checks.h"

#include <QApplication>
#include <QCheckBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace qd;
using namespace qd::screens;

/// Walks every screen of the program in every language, and holds each against what a keyboard and
/// a screen reader need. The screens are those of the pictures: a new one is checked by itself.
class TestAccessibleWidgets : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void checksFindFaults();
    void everyWidgetHasAName_data();
    void everyWidgetHasAName();
    void accessKeysAreUnique_data();
    void accessKeysAreUnique();
    void shortcutsAreUnique_data();
    void shortcutsAreUnique();
    void tabComesEverywhere();

private:
    void walk(const QString &language);
    void look(const QString &language, const QString &screen, QWidget &root);

    using Faults = QHash<QString, QStringList>; ///< by language
    Faults m_names, m_accessKeys, m_shortcuts, m_tab;
    QHash<QString, int> m_visited;
    int m_screens = 0;
};

namespace {

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void fails(const QStringList &faults)
{
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

} // namespace

void TestAccessibleWidgets::initTestCase()
{
    setPace(Pace::AtOnce);
    for (const char *code : {"en", "es", "fr"})
        walk(QString::fromLatin1(code));
}

void TestAccessibleWidgets::walk(const QString &language)
{
    LanguageSwitch speaks;
    Appearance appearance;
    m_screens = 0;
    for (const Screen &screen : screenList()) {
        const QString name = QString::fromLatin1(screen.name);
        if (name.startsWith(QStringLiteral("menu-")) || name.startsWith(QStringLiteral("settings-"))
            || name.endsWith(QStringLiteral("-small")))
            continue; // popups have no Tab; the small window has the widgets of the large one
        Scene scene({language, Preferences::Theme::Light, 100}, speaks, appearance);
        scene.resize(screen.size);
        scene.setVisit([&](QWidget &root) { look(language, name, root); });
        const Outcome outcome = screen.show(scene, screen.part);
        if (outcome && outcome->kind == Snag::Kind::NotThere)
            continue;
        if (outcome)
            QFAIL(qPrintable(name + QStringLiteral(": ") + outcome->text));
        ++m_screens;
        scene.visitWindow();
    }
}

void TestAccessibleWidgets::look(const QString &language, const QString &screen, QWidget &root)
{
    ++m_visited[language];
    const auto add = [&](Faults &faults, const QStringList &found) {
        for (const QString &fault : found)
            faults[language] << screen + QStringLiteral(": ") + fault;
    };
    add(m_names, namelessWidgets(root));
    add(m_accessKeys, sharedAccessKeys(root));
    add(m_shortcuts, sharedShortcuts(root));
    if (language == QStringLiteral("en")) // where Tab goes is the same in all
        add(m_tab, unreachedByTab(root));
}

/// The checks themselves: a window with one fault of each kind.
void TestAccessibleWidgets::checksFindFaults()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *nameless = new QLineEdit(&window);
    nameless->setObjectName(QStringLiteral("nameless"));
    auto *trap = new QPlainTextEdit(&window);
    trap->setAccessibleName(QStringLiteral("Note"));
    column->addWidget(nameless);
    column->addWidget(new QCheckBox(QStringLiteral("&One"), &window));
    column->addWidget(new QCheckBox(QStringLiteral("&Other"), &window));
    column->addWidget(trap);
    for (int i = 0; i < 2; ++i)
        new QShortcut(QKeySequence(Qt::Key_F5), &window);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(namelessWidgets(window), QStringList{QStringLiteral("no name: QLineEdit nameless")});
    QCOMPARE(sharedAccessKeys(window).size(), 1);
    QCOMPARE(sharedShortcuts(window).size(), 1);
    QCOMPARE(unreachedByTab(window), QStringList{QStringLiteral("Tab stays in QPlainTextEdit ")});
    nameless->setAccessibleName(QStringLiteral("Title"));
    trap->setTabChangesFocus(true);
    QCOMPARE(namelessWidgets(window), QStringList());
    QCOMPARE(unreachedByTab(window), QStringList());
}

void TestAccessibleWidgets::everyWidgetHasAName_data()
{
    languageRows();
}

void TestAccessibleWidgets::everyWidgetHasAName()
{
    QFETCH(QString, language);
    QVERIFY(m_screens > 20);
    QCOMPARE(m_visited.value(language), m_screens);
    fails(m_names.value(language));
}

void TestAccessibleWidgets::accessKeysAreUnique_data()
{
    languageRows();
}

void TestAccessibleWidgets::accessKeysAreUnique()
{
    QFETCH(QString, language);
    fails(m_accessKeys.value(language));
}

void TestAccessibleWidgets::shortcutsAreUnique_data()
{
    languageRows();
}

void TestAccessibleWidgets::shortcutsAreUnique()
{
    QFETCH(QString, language);
    fails(m_shortcuts.value(language));
}

void TestAccessibleWidgets::tabComesEverywhere()
{
    fails(m_tab.value(QStringLiteral("en")));
}

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    prepareSurroundings(home.path());
    const QApplication app(argc, argv);
    TestAccessibleWidgets test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_accessible_widgets.moc"
