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

#include <algorithm>

using namespace qd;
using namespace qd::screens;

/// Walks every screen of the program in every language, and holds each against what a keyboard and
/// a screen reader need. The screens are those of the pictures: a new one is checked by itself.
/// A screen of the window comes up once, in each language by turns, and is then switched to the
/// others; a dialog is opened in each.
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
    void walk(const Screen &screen, qsizetype first);
    void look(const QString &language, const QString &screen, QWidget &root);

    using Faults = QHash<QString, QStringList>; ///< by language
    Faults m_names, m_accessKeys, m_shortcuts, m_tab;
    LanguageSwitch *m_speaks = nullptr; ///< while they are walked
    Appearance *m_appearance = nullptr;
    QHash<QString, int> m_visited;
    int m_screens = 0;
    int m_switched = 0; ///< looks after a change of language
};

namespace {

const QStringList kLanguages{QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")};

/// "2/3": every third screen, from the second on; ctest walks the parts side by side. All without
/// it.
struct Part {
    int number = 1;
    int of = 1;
};

Part part()
{
    const QStringList numbers =
        qEnvironmentVariable("QD_TEST_PART", QStringLiteral("1/1")).split(QLatin1Char('/'));
    return {numbers.value(0).toInt(), std::max(numbers.value(1).toInt(), 1)};
}

/// Popups have no Tab; the small window has the widgets of the large one.
bool isWalked(const Screen &screen)
{
    const QString name = QString::fromLatin1(screen.name);
    return !name.startsWith(QStringLiteral("menu-"))
        && !name.startsWith(QStringLiteral("settings-"))
        && !name.endsWith(QStringLiteral("-small"));
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : kLanguages)
        QTest::newRow(qPrintable(code)) << code;
}

void fails(const QStringList &faults)
{
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

} // namespace

void TestAccessibleWidgets::initTestCase()
{
    setPace(Pace::AtOnce);
    LanguageSwitch speaks;
    Appearance appearance;
    m_speaks = &speaks;
    m_appearance = &appearance;
    const Part mine = part();
    qsizetype number = 0;
    for (const Screen &screen : screenList())
        if (isWalked(screen) && ++number % mine.of == mine.number % mine.of)
            walk(screen, number / mine.of);
}

/// `first`: which language it comes up in.
void TestAccessibleWidgets::walk(const Screen &screen, qsizetype first)
{
    const QString name = QString::fromLatin1(screen.name);
    ++m_screens;
    for (qsizetype i = 0; i < kLanguages.size(); ++i) {
        QString language = kLanguages[(first + i) % kLanguages.size()];
        bool isDialog = false;
        Scene scene({language, Preferences::Theme::Light, 100}, *m_speaks, *m_appearance);
        scene.resize(screen.size);
        scene.setVisit([&](QWidget &root) {
            isDialog = isDialog || &root != &scene.window();
            look(language, name, root);
        });
        const Outcome outcome = screen.show(scene, screen.part);
        if (outcome && outcome->kind == Snag::Kind::NotThere) {
            --m_screens;
            return;
        }
        if (outcome)
            QFAIL(qPrintable(name + QStringLiteral(": ") + outcome->text));
        scene.visitWindow();
        if (isDialog)
            continue;
        for (++i; i < kLanguages.size(); ++i) {
            language = kLanguages[(first + i) % kLanguages.size()];
            m_speaks->set(LanguageSwitch::fromCode(language));
            settle();
            look(language, name, scene.window());
            ++m_switched;
        }
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
    QVERIFY(m_screens * part().of > 100);
    QCOMPARE(m_visited.value(language), m_screens);
    QVERIFY(m_switched > m_screens); // most screens are the window's
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
