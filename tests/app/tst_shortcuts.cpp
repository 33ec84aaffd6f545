// SPDX-License-Identifier: GPL-3.0-or-later
// The person's own shortcuts and their page: no key twice, refused ones, what outlasts the evening.
#include "app/window/fixed_keys.h"
#include "app/window/key_catcher.h"
#include "app/window/keys_dialog.h"
#include "app/window/name_match.h"
#include "app/window/shortcut_store.h"
#include "tests/support/palette_bench.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>

using namespace qd;
using namespace qd::test;

namespace {

ShortcutStore *storeOf(const WindowBench &bench)
{
    return bench.window->findChild<ShortcutStore *>();
}

QTreeWidgetItem *lineOf(const KeysDialog &dialog, const QString &text)
{
    const auto *tree = dialog.findChild<QTreeWidget *>();
    const auto found = tree->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.first();
}

} // namespace

class ShortcutsTest : public QObject {
    Q_OBJECT
private slots:
    void noKeyTwiceInAnyLanguage_data();
    void noKeyTwiceInAnyLanguage();
    void everyCommandIsInAMenu_data();
    void everyCommandIsInAMenu();
    void changedKeyWorksAtOnceAndNextTime();
    void keysAreRefused_data();
    void keysAreRefused();
    void brokenSettingsFallBack();
    void keysSwap();
    void pageChangesKeys();
    void pageFindsAndSpeaks_data();
    void pageFindsAndSpeaks();
};

void ShortcutsTest::noKeyTwiceInAnyLanguage_data()
{
    languageRows();
}

void ShortcutsTest::noKeyTwiceInAnyLanguage()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.speak(code.constData());
    bench.putUp(kCombatExample);
    QSet<QString> accessKeys;
    for (const QAction *menu : bench.window->menuBar()->actions()) {
        const QKeySequence access = QKeySequence::mnemonic(menu->text());
        QVERIFY2(!access.isEmpty(), qPrintable(menu->text()));
        QVERIFY2(!accessKeys.contains(access.toString()), qPrintable(menu->text()));
        accessKeys.insert(access.toString());
    }
    QHash<QString, QString> seen;
    for (const QAction *action : bench.window->findChildren<QAction *>())
        for (const QKeySequence &key : action->shortcuts()) {
            if (action->shortcutContext() != Qt::WindowShortcut)
                continue;
            const QString text = key.toString();
            QVERIFY2(!seen.contains(text),
                     qPrintable(text + QStringLiteral(": ") + seen.value(text)
                                + QStringLiteral(" / ") + action->text()));
            QVERIFY2(!accessKeys.contains(text), qPrintable(text + action->text()));
            QVERIFY2(FixedKeys::use(key).isEmpty(), qPrintable(text + action->text()));
            seen.insert(text, action->text());
        }
    QVERIFY(seen.size() > 25);
}

void ShortcutsTest::everyCommandIsInAMenu_data()
{
    languageRows();
}

void ShortcutsTest::everyCommandIsInAMenu()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.speak(code.constData());
    bench.putUp(kCombatExample);
    QVERIFY(bench.window->menuBar()->actions().size() <= 9);
    QSet<const QAction *> found;
    const std::function<void(const QMenu *)> walk = [&](const QMenu *menu) {
        int lines = 0;
        QSet<QString> access;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator() || !action->isVisible())
                continue;
            ++lines;
            found.insert(action);
            const QString key = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(key.isEmpty() || !access.contains(key), qPrintable(action->text()));
            access.insert(key);
            if (action->menu() != nullptr)
                walk(action->menu());
        }
        QVERIFY2(lines <= 13, qPrintable(menu->title()));
    };
    for (const QAction *top : bench.window->menuBar()->actions())
        walk(top->menu());
    for (const QAction *action : bench.window->actions()->all())
        if (action->isVisible())
            QVERIFY2(found.contains(action), qPrintable(action->text()));
}

void ShortcutsTest::changedKeyWorksAtOnceAndNextTime()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    int notes = 0;
    const auto count = [&] {
        bench.window->dialogs()->note = [&notes]() -> std::optional<QString> {
            ++notes;
            return std::nullopt;
        };
    };
    count();
    const QKeySequence key(QStringLiteral("Ctrl+Alt+N"));
    QCOMPARE(storeOf(bench)->set(QStringLiteral("note"), key), QString());
    bench.key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(notes, 1);
    bench.key(Qt::Key_T, Qt::ControlModifier); // its first key is free now
    QCOMPARE(notes, 1);
    bench.desk()->closeTable();
    bench.open();
    count();
    bench.putUp(kCombatExample);
    QCOMPARE(bench.action("note")->shortcut(), key);
    QVERIFY(storeOf(bench)->isOwn(QStringLiteral("note")));
    bench.key(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(notes, 2);
    QCOMPARE(storeOf(bench)->reset(QStringLiteral("note")), QString());
    bench.key(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(notes, 3);
    QVERIFY(bench.preferences.shortcuts().isEmpty());
}

void ShortcutsTest::keysAreRefused_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *key, const char *says) {
        QTest::newRow(key) << QString::fromLatin1(key) << QString::fromUtf8(says);
    };
    row("Ctrl+N", "New table… (menu Table)");
    row("Ctrl+Y", "Redo (menu Edit)");
    row("3", "Type the faces of the dice");
    row("R", "Let the program roll");
    row("M", "Take up an act, answer a question");
    row("Shift+C", "Take up an act, answer a question");
    row("Space", "End the phase");
    row("Return", "Record the act, or take the usual choice");
    row("Esc", "Let go of the act in hand");
    row("Left", "From place to place");
    row("Tab", "From field to field");
    row("Home", "Typing text and walking in lists");
    row("Alt+T", "Open a menu, press a button");
    row("Alt+W", "Open a menu, press a button"); // perhaps not in this language, in another
    row("Ctrl+C", "Copy, cut, paste and choose text");
    row("Alt+F4", "Keys of the desktop");
}

void ShortcutsTest::keysAreRefused()
{
    QFETCH(QString, key);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    ActionCatalogue actions;
    ShortcutStore store(actions, preferences);
    const QKeySequence before = actions.action(QStringLiteral("note"))->shortcut();
    QCOMPARE(store.set(QStringLiteral("note"), QKeySequence(key)), says);
    QCOMPARE(actions.action(QStringLiteral("note"))->shortcut(), before);
    QVERIFY(preferences.shortcuts().isEmpty());
}

void ShortcutsTest::brokenSettingsFallBack()
{
    WindowBench bench;
    const std::pair<const char *, const char *> lines[] = {
        {"note", "Ctrl+Wheelbarrow"}, // no key
        {"undo", "Ctrl+N"}, // another action's
        {"redo", "R"}, // the act panel's
        {"find", "Alt+T"}, // a menu's
        {"adjust", "Ctrl+K, Ctrl+L"}, // two keys
        {"zoom-in", "Ctrl+Alt+7"}, // twice the same: the
        {"fit", "Ctrl+Alt+7"}, // first in the menu gives way
        {"clear-draft", "Ctrl+Alt+8"}, // fixed
        {"palaver", "Ctrl+Alt+9"}, // no action
        {"verify", "Ctrl+Alt+V"}, // and one that is right
        {"open", "none"}, // no key by choice
    };
    for (const auto &[id, key] : lines)
        bench.preferences.setShortcut(QString::fromLatin1(id), QString::fromLatin1(key));
    bench.open();
    for (const char *id : {"note", "undo", "redo", "find", "adjust", "clear-draft", "zoom-in"})
        QCOMPARE(bench.action(id)->shortcuts(),
                 bench.window->actions()->defaultKeys(QString::fromLatin1(id)));
    QCOMPARE(bench.action("fit")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+7")));
    QCOMPARE(bench.action("verify")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+V")));
    QVERIFY(bench.action("open")->shortcuts().isEmpty());
    // A file of rubbish is as good as none.
    QFile rubbish(bench.folder.filePath(QStringLiteral("rubbish.ini")));
    QVERIFY(rubbish.open(QIODevice::WriteOnly));
    rubbish.write("\0[shortcuts\nnote=\xff\xfe=\n%%=\n[[", 30);
    rubbish.close();
    Preferences broken(rubbish.fileName());
    ActionCatalogue actions;
    const ShortcutStore store(actions, broken);
    for (const QAction *action : actions.all())
        QVERIFY(!store.isOwn(ActionCatalogue::idOf(action)));
}

void ShortcutsTest::keysSwap()
{
    WindowBench bench;
    bench.preferences.setShortcut(QStringLiteral("new"), QStringLiteral("Ctrl+O"));
    bench.preferences.setShortcut(QStringLiteral("open"), QStringLiteral("Ctrl+N"));
    bench.open();
    QCOMPARE(bench.action("new")->shortcut(), QKeySequence(QStringLiteral("Ctrl+O")));
    QCOMPARE(bench.action("open")->shortcut(), QKeySequence(QStringLiteral("Ctrl+N")));
    // Neither can go back alone: the other has its key.
    QCOMPARE(storeOf(bench)->reset(QStringLiteral("new")), QStringLiteral("Open… (menu Table)"));
    storeOf(bench)->resetAll();
    QCOMPARE(bench.action("new")->shortcut(), QKeySequence(QStringLiteral("Ctrl+N")));
    QCOMPARE(bench.action("open")->shortcut(), QKeySequence(QStringLiteral("Ctrl+O")));
}

void ShortcutsTest::pageChangesKeys()
{
    WindowBench bench;
    KeysDialog page(*storeOf(bench), bench.window.get());
    page.show();
    auto *catcher = page.findChild<KeyCatcher *>();
    auto *says = page.findChild<QLabel *>(QStringLiteral("keySays"));
    auto *tree = page.findChild<QTreeWidget *>();
    QVERIFY(!catcher->isEnabled()); // nothing chosen
    QCOMPARE(catcher->findChild<QLineEdit *>()->placeholderText(),
             QStringLiteral("Press the new key"));
    tree->setCurrentItem(lineOf(page, QStringLiteral("Adjust…")));
    QVERIFY(catcher->isEnabled());
    QCOMPARE(catcher->keySequence(), QKeySequence(QStringLiteral("Ctrl+J")));

    QTest::keyClick(catcher, Qt::Key_N, Qt::ControlModifier);
    QVERIFY2(says->text().contains(QStringLiteral("New table…")), qPrintable(says->text()));
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("Ctrl+J")));
    QCOMPARE(catcher->keySequence(), QKeySequence(QStringLiteral("Ctrl+J")));
    QTest::keyClick(catcher, Qt::Key_5);
    QVERIFY(says->text().contains(QStringLiteral("faces of the dice")));

    QTest::keyClick(catcher, Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("Ctrl+B")));
    QCOMPARE(lineOf(page, QStringLiteral("Adjust…"))->text(1), QStringLiteral("Ctrl+B (yours)"));
    // Esc leaves the field, not the page.
    catcher->setFocus();
    QTest::keyClick(catcher, Qt::Key_Escape);
    QVERIFY(page.isVisible());
    QCOMPARE(page.focusWidget(), tree);

    QTest::mouseClick(page.findChild<QPushButton *>(QStringLiteral("noKey")), Qt::LeftButton);
    QVERIFY(bench.action("adjust")->shortcuts().isEmpty());
    QTest::mouseClick(page.findChild<QPushButton *>(QStringLiteral("resetThis")), Qt::LeftButton);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("Ctrl+J")));
    QVERIFY(!page.findChild<QPushButton *>(QStringLiteral("resetThis"))->isEnabled());

    QTest::keyClick(catcher, Qt::Key_F12);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("F12")));
    QTest::mouseClick(page.findChild<QPushButton *>(QStringLiteral("resetAll")), Qt::LeftButton);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("Ctrl+J")));
    // What is fixed can be read, not changed.
    tree->setCurrentItem(lineOf(page, QStringLiteral("End the phase")));
    QVERIFY(!catcher->isEnabled());
    QTest::keyClick(tree, Qt::Key_Escape);
    QVERIFY(!page.isVisible());
}

void ShortcutsTest::pageFindsAndSpeaks_data()
{
    languageRows();
}

void ShortcutsTest::pageFindsAndSpeaks()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.speak(code.constData());
    KeysDialog page(*storeOf(bench), bench.window.get());
    page.show();
    const auto *tree = page.findChild<QTreeWidget *>();
    auto *filter = page.findChild<QLineEdit *>(QStringLiteral("keysFilter"));
    const QString name = bench.window->actions()->plainText(QStringLiteral("adjust"));
    QTest::keyClicks(filter, folded(name).left(6));
    QVERIFY(!lineOf(page, name)->isHidden());
    int shown = 0;
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        for (int j = 0; j < tree->topLevelItem(i)->childCount(); ++j)
            shown += tree->topLevelItem(i)->child(j)->isHidden() ? 0 : 1;
    QVERIFY(shown >= 1 && shown < 12);
    filter->setText(lineOf(page, name)->text(1)); // by the key
    QVERIFY(!lineOf(page, name)->isHidden());
    for (const QWidget *each : page.findChildren<QWidget *>())
        if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0
            && !each->inherits("QLineEdit"))
            QVERIFY2(!each->accessibleName().isEmpty()
                         || qobject_cast<const QAbstractButton *>(each) != nullptr,
                     each->metaObject()->className());
}

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
