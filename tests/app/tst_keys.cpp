// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard of the window: the palette, the person's own shortcuts and their page, F6, F1, the
// tabs by number, and who gets which key.
#include "app/mirror/outline_view.h"
#include "app/mirror/table_selection.h"
#include "app/panels/act_panel.h"
#include "app/window/command_palette.h"
#include "app/window/fixed_keys.h"
#include "app/window/key_catcher.h"
#include "app/window/keys_dialog.h"
#include "app/window/name_match.h"
#include "app/window/shortcut_store.h"
#include "tests/support/window_bench.h"

#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>

using namespace qd;
using namespace qd::test;

namespace {

/// The palette of a bench, opened by its key.
struct Called {
    explicit Called(WindowBench &with) : bench(with)
    {
        bench.key(Qt::Key_K, Qt::ControlModifier);
        palette = bench.window->findChild<CommandPalette *>();
        query = bench.child<QLineEdit>("palette-query");
        list = bench.child<QAbstractItemView>("palette-list");
    }

    void type(const QString &text) const
    {
        QTest::keyClicks(query, text);
        QCoreApplication::processEvents();
    }

    QString first() const { return list->currentIndex().data().toString(); }

    QStringList all() const
    {
        QStringList texts;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            texts << list->model()->index(row, 0).data().toString();
        return texts;
    }

    WindowBench &bench;
    CommandPalette *palette = nullptr;
    QLineEdit *query = nullptr;
    QAbstractItemView *list = nullptr;
};

QString bare(QString text)
{
    return text.remove(QLatin1Char('&'));
}

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

void languages()
{
    QTest::addColumn<QByteArray>("code");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QByteArray(code);
}

/// A throw that waits for its dice.
void waitForDice(WindowBench &bench)
{
    bench.putUp(kCombatExample);
    bench.draft()->setCommand(
        R"({"card":"assault","do":"play","from":"dock","to":"pila-square","units":["sailors-1","rm-1"]})");
    QVERIFY(bench.draft()->record());
    QCoreApplication::processEvents();
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::NeedsDice);
}

} // namespace

class KeysTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreFoundAsPeopleType();
    void theBestAnswerComesFirst();
    void paletteKnowsEveryCommand_data();
    void paletteKnowsEveryCommand();
    void paletteDoesIt();
    void paletteTakesUpActs();
    void paletteShowsEntries();
    void paletteGreysWhatIsNotAllowed();
    void paletteIsQuick();
    void paletteFitsTheWindow();
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
    void digitsReachTheTrayFromEverywhere_data();
    void digitsReachTheTrayFromEverywhere();
    void lettersStayInTextFields();
    void escapeClosesWhatIsOnTop();
    void paneKeyVisitsAll();
    void tabsByNumber();
    void helpExplainsThePhaseFromEverywhere();
    void undoNamesTheAct_data();
    void undoNamesTheAct();
    void fullScreen();
};

void KeysTest::namesAreFoundAsPeopleType()
{
    QCOMPARE(folded(QStringLiteral("Œuvre Évêché ÑANDÚ")), QStringLiteral("oeuvre eveche nandu"));
    const auto score = [](const char *query, const char *name) {
        return matchScore(foldedWords(QString::fromUtf8(query)), folded(QString::fromUtf8(name)),
                          folded(QStringLiteral("Turn")));
    };
    QVERIFY(score("", "End phase") >= 0);
    QVERIFY(score("phase end", "End phase") >= 0); // in any order
    QVERIFY(score("PHAS", "End phase") >= 0);
    QVERIFY(score("accion", "Terminar la acción") >= 0);
    QVERIFY(score("acción", "terminar la ACCION") >= 0);
    QVERIFY(score("enph", "End phase") >= 0); // letters left out
    QVERIFY(score("turn", "End phase") >= 0); // the menu's name
    QVERIFY(score("dice", "End phase") < 0);
    QVERIFY(score("end dice", "End phase") < 0); // every word must answer
    QVERIFY(score("esahpdne", "End phase") < 0);
}

void KeysTest::theBestAnswerComesFirst()
{
    const auto score = [](const QString &name) {
        return matchScore(foldedWords(QStringLiteral("und")), folded(name), {});
    };
    const int start = score(QStringLiteral("Undo"));
    const int word = score(QStringLiteral("Do undo"));
    const int inside = score(QStringLiteral("Found"));
    const int scattered = score(QStringLiteral("Up and down"));
    QVERIFY(start > word);
    QVERIFY(word > inside);
    QVERIFY(inside > scattered);
    QVERIFY(scattered >= 0);
}

void KeysTest::paletteKnowsEveryCommand_data()
{
    languages();
}

void KeysTest::paletteKnowsEveryCommand()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.speak(code.constData());
    bench.putUp(kCombatExample);
    const Called called(bench);
    QVERIFY(called.palette->isVisible());
    QVERIFY(called.query->hasFocus() || bench.window->focusWidget() == called.query);
    const QStringList all = called.all();
    for (const QAction *action : bench.window->actions()->all())
        if (action->isVisible() && action != bench.action("palette"))
            QVERIFY2(all.contains(bare(action->text())), qPrintable(action->text()));
    for (const Offer &offer : bench.session()->now().offers())
        QVERIFY2(all.contains(bench.desk()->narrator()->offer(offer)), offer.id.c_str());
    for (const char *setting : {"setting-language-fr", "setting-theme-2", "setting-text-150"})
        QVERIFY2(all.contains(bare(bench.child<QAction>(setting) != nullptr
                                       ? bench.child<QAction>(setting)->text()
                                       : QString())),
                 setting);
    // Each is found by its own words without their accents.
    const QString wanted = bare(bench.action("adjust")->text());
    called.type(folded(wanted).chopped(1));
    QCOMPARE(called.first(), wanted);
}

void KeysTest::paletteDoesIt()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const QString file = bench.session()->file();
    {
        const Called called(bench);
        called.type(QStringLiteral("dark"));
        QCOMPARE(called.first(), QStringLiteral("Dark"));
        bench.key(Qt::Key_Return);
        QVERIFY(!called.palette->isVisible());
        QCOMPARE(bench.preferences.theme(), Preferences::Theme::Dark);
        QCOMPARE(bench.window->focusWidget(), bench.mirror()); // back where it was
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("text size 150"));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.preferences.textPercent(), 150);
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("outline go"));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.window->focusWidget(), bench.child("outlineView"));
    }
    bench.action("close")->trigger();
    {
        const Called called(bench);
        called.type(QStringLiteral("recent ") + QFileInfo(file).completeBaseName());
        bench.key(Qt::Key_Return);
        QVERIFY(bench.session() != nullptr);
        QCOMPARE(bench.session()->file(), file);
    }
    {
        const Called called(bench);
        called.type(QStringLiteral("francais"));
        bench.key(Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(LanguageSwitch::code(bench.language.locale()), QStringLiteral("fr"));
    }
}

void KeysTest::paletteTakesUpActs()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const Called called(bench);
    called.type(QStringLiteral("assault"));
    bench.key(Qt::Key_Return);
    QVERIFY(QByteArray::fromStdString(bench.draft()->command()).contains(R"("card":"assault")"));
}

void KeysTest::paletteShowsEntries()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    {
        const Called called(bench);
        called.type(QStringLiteral("#1"));
        QVERIFY(called.first().contains(QStringLiteral("#1")));
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.desk()->shownEntry(), qint64(1));
    }
    bench.action("step-now")->trigger();
    const Called called(bench);
    called.type(QStringLiteral("#4711"));
    bench.key(Qt::Key_Return);
    QCOMPARE(bench.desk()->shownEntry(), qint64(-1));
    QVERIFY(called.palette->isVisible()); // nothing happened
}

void KeysTest::paletteGreysWhatIsNotAllowed()
{
    WindowBench bench;
    const Called called(bench); // no table: most is not for now
    called.type(QStringLiteral("end phase"));
    QCOMPARE(called.first(), QStringLiteral("End phase"));
    QVERIFY(called.list->currentIndex()
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("not allowed now")));
    bench.key(Qt::Key_Return);
    QVERIFY(called.palette->isVisible());
    called.query->clear();
    called.type(QStringLiteral("xyzzy"));
    QVERIFY(bench.child("palette-nothing")->isVisible());
    QVERIFY(!called.list->isVisible());
    bench.key(Qt::Key_Return); // and nothing breaks
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Escape);
    QVERIFY(!called.palette->isVisible());
}

void KeysTest::paletteIsQuick()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const Called called(bench);
    qint64 worst = 0;
    for (const QChar letter : QStringLiteral("recordtheactorsomethingelse")) {
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(called.query, letter.toLatin1());
        called.list->viewport()->repaint();
        worst = std::max(worst, clock.elapsed());
    }
    QVERIFY2(worst <= 150, qPrintable(QString::number(worst))); // 50 ms on a free machine
}

void KeysTest::paletteFitsTheWindow()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const QFont before = QApplication::font();
    const auto restore = qScopeGuard([&before] { QApplication::setFont(before); });
    QFont large = before;
    large.setPointSizeF(before.pointSizeF() * 2);
    QApplication::setFont(large);
    bench.window->resize(900, 700);
    const Called called(bench);
    QVERIFY(called.palette->parentWidget()->rect().contains(called.palette->geometry()));
    const int left = called.palette->x();
    const int right = bench.window->width() - called.palette->geometry().right() - 1;
    QVERIFY(std::abs(left - right) <= 1);
    QVERIFY(called.palette->width() >= called.palette->fontMetrics().averageCharWidth() * 30);
    for (const char *name : {"palette-query", "palette-list"})
        QVERIFY2(called.palette->rect().contains(bench.child(name)->geometry()), name);
    QVERIFY(!called.query->accessibleName().isEmpty());
    QVERIFY(!called.query->accessibleDescription().isEmpty()); // the chosen line
}

void KeysTest::noKeyTwiceInAnyLanguage_data()
{
    languages();
}

void KeysTest::noKeyTwiceInAnyLanguage()
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

void KeysTest::everyCommandIsInAMenu_data()
{
    languages();
}

void KeysTest::everyCommandIsInAMenu()
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

void KeysTest::changedKeyWorksAtOnceAndNextTime()
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

void KeysTest::keysAreRefused_data()
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

void KeysTest::keysAreRefused()
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

void KeysTest::brokenSettingsFallBack()
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

void KeysTest::keysSwap()
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

void KeysTest::pageChangesKeys()
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

    QTest::keyClick(catcher, Qt::Key_F9);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("F9")));
    QTest::mouseClick(page.findChild<QPushButton *>(QStringLiteral("resetAll")), Qt::LeftButton);
    QCOMPARE(bench.action("adjust")->shortcut(), QKeySequence(QStringLiteral("Ctrl+J")));
    // What is fixed can be read, not changed.
    tree->setCurrentItem(lineOf(page, QStringLiteral("End the phase")));
    QVERIFY(!catcher->isEnabled());
    QTest::keyClick(tree, Qt::Key_Escape);
    QVERIFY(!page.isVisible());
}

void KeysTest::pageFindsAndSpeaks_data()
{
    languages();
}

void KeysTest::pageFindsAndSpeaks()
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

void KeysTest::digitsReachTheTrayFromEverywhere_data()
{
    QTest::addColumn<QByteArray>("widget");
    for (const char *name :
         {"mirror", "outlineView", "actPanel", "journalTable", "bottom-tabs", "die0", "rollButton"})
        QTest::newRow(name) << QByteArray(name);
}

void KeysTest::digitsReachTheTrayFromEverywhere()
{
    QFETCH(QByteArray, widget);
    WindowBench bench;
    waitForDice(bench);
    QWidget *from = bench.child(widget.constData());
    QVERIFY(from != nullptr);
    from->setFocus();
    bench.dice("43");
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4, 3}));
    bench.key(Qt::Key_Backspace);
    QCOMPARE(bench.draft()->faces(), (std::vector<int>{4}));
    bench.letter('r');
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::Ready);
    bench.key(Qt::Key_Return);
    QVERIFY(bench.lastEvents().contains("round"));
}

void KeysTest::lettersStayInTextFields()
{
    WindowBench bench;
    waitForDice(bench);
    bench.key(Qt::Key_F, Qt::ControlModifier);
    auto *search = bench.child<QLineEdit>("journalSearch");
    QCOMPARE(bench.window->focusWidget(), search);
    QTest::keyClicks(search, QStringLiteral("rm 1 2+"));
    QCOMPARE(search->text(), QStringLiteral("rm 1 2+"));
    QVERIFY(bench.draft()->faces().empty());
    QTest::keyClick(search, Qt::Key_Backspace);
    QCOMPARE(search->text(), QStringLiteral("rm 1 2"));
    // Esc ends the search, not the throw.
    const std::string before = bench.draft()->command();
    bench.key(Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QCOMPARE(bench.window->focusWidget(), search);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.window->focusWidget(), bench.mirror());
    QCOMPARE(bench.draft()->command(), before);
}

void KeysTest::escapeClosesWhatIsOnTop()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    bench.letter('m');
    QVERIFY(!bench.draft()->command().empty());
    const Called called(bench);
    bench.key(Qt::Key_Escape);
    QVERIFY(!called.palette->isVisible());
    QVERIFY(!bench.draft()->command().empty());
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.draft()->command().empty());
    // On the board Esc lets go of the pieces.
    bench.click("dock");
    QVERIFY(!bench.mirror()->selection()->pieces().isEmpty());
    bench.key(Qt::Key_Escape);
    QVERIFY(bench.mirror()->selection()->pieces().isEmpty());
}

void KeysTest::paneKeyVisitsAll()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    const auto pane = [&bench]() -> QString {
        for (const QWidget *at = bench.window->focusWidget(); at != nullptr;
             at = at->parentWidget())
            for (const char *name :
                 {"outlineView", "mirror", "actPanel", "bottom-tabs", "strip-bar"})
                if (at->objectName() == QLatin1String(name))
                    return at->objectName();
        return {};
    };
    QStringList visited;
    for (int i = 0; i < 5; ++i) {
        visited << pane();
        bench.key(Qt::Key_F6);
    }
    QCOMPARE(pane(), visited.first()); // round
    QStringList sorted = visited;
    sorted.sort();
    QCOMPARE(sorted,
             (QStringList{QStringLiteral("actPanel"), QStringLiteral("bottom-tabs"),
                          QStringLiteral("mirror"), QStringLiteral("outlineView"),
                          QStringLiteral("strip-bar")}));
    bench.key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(pane(), visited.last()); // and back
    // A pane gets the keyboard back where it lost it.
    bench.key(Qt::Key_F, Qt::ControlModifier);
    const QWidget *search = bench.window->focusWidget();
    bench.key(Qt::Key_F6);
    QVERIFY(pane() != QLatin1String("bottom-tabs"));
    bench.key(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(bench.window->focusWidget(), search);
    // A closed dock is passed over.
    bench.child("dock-outline")->hide();
    visited.clear();
    for (int i = 0; i < 5; ++i) {
        visited << pane();
        bench.key(Qt::Key_F6);
    }
    QVERIFY(!visited.contains(QLatin1String("outlineView")));
}

void KeysTest::tabsByNumber()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    auto *tabs = bench.child<QTabWidget>("bottom-tabs");
    QVERIFY(tabs->count() >= 3);
    for (const QWidget *from : {static_cast<QWidget *>(bench.mirror()), bench.child("outlineView"),
                                bench.child("actPanel")}) {
        const_cast<QWidget *>(from)->setFocus();
        bench.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), 2);
        QCOMPARE(bench.window->focusWidget(), from); // only the tab turns
        bench.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(tabs->currentIndex(), 0);
    }
    bench.key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 1);
    bench.key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    bench.key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(tabs->currentIndex() != 1);
    QCOMPARE(bare(bench.action("tab-2")->text()), QStringLiteral("2 ") + bare(tabs->tabText(1)));
    bench.speak("es");
    QTRY_COMPARE(bare(bench.action("tab-2")->text()),
                 QStringLiteral("2 ") + bare(tabs->tabText(1)));
    const int count = tabs->count();
    if (count < 9)
        QVERIFY(!bench.action(qPrintable(QStringLiteral("tab-%1").arg(count + 1)))->isVisible());
    // A tab of a closed dock opens it.
    bench.child("dock-journal")->hide();
    bench.key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(bench.child("dock-journal")->isVisible());
    bench.action("close")->trigger();
    QVERIFY(!bench.action("tab-1")->isEnabled());
}

void KeysTest::helpExplainsThePhaseFromEverywhere()
{
    WindowBench bench;
    bench.putUp(kCombatExample);
    for (const char *name :
         {"mirror", "outlineView", "actPanel", "journalTable", "journalSearch"}) {
        bench.told.clear();
        bench.child(name)->setFocus();
        bench.key(Qt::Key_F1);
        QCOMPARE(bench.told.size(), 1);
        QVERIFY(bench.told.first().contains(bench.desk()->narrator()->phaseHelp(bench.phase())));
    }
}

void KeysTest::undoNamesTheAct_data()
{
    languages();
}

void KeysTest::undoNamesTheAct()
{
    QFETCH(QByteArray, code);
    WindowBench bench;
    bench.newTable("standard");
    const QString plain = bench.action("undo")->text();
    bench.draft()->setCommand(R"({"do":"load-fox","units":["rm-1","sailors-1"]})");
    QVERIFY(bench.draft()->record());
    bench.speak(code.constData());
    const auto sentence = [&] {
        return bench.desk()->narrator()->entry(bench.session()->entries().front());
    };
    const auto about = [&](const char *id) {
        return bare(bench.action(id)->text())
            .remove(0, bench.window->actions()->plainText(QString::fromLatin1(id)).size());
    };
    QVERIFY2(bench.action("undo")->text().contains(sentence().left(20)),
             qPrintable(bench.action("undo")->text()));
    QVERIFY(bench.action("undo")->text().size() < 70);
    bench.action("undo")->trigger();
    QVERIFY(about("undo").isEmpty());
    QVERIFY(bench.action("redo")->text().contains(sentence().left(20)));
    bench.action("redo")->trigger();
    QVERIFY(about("redo").isEmpty());
    QVERIFY(bench.action("undo")->text().contains(sentence().left(20)));
    bench.speak("en");
    QVERIFY(bench.action("undo")->text().startsWith(plain));
}

void KeysTest::fullScreen()
{
    WindowBench bench;
    bench.key(Qt::Key_F11);
    QTRY_VERIFY(bench.window->isFullScreen());
    QVERIFY(bench.action("full-screen")->isChecked());
    bench.key(Qt::Key_F11);
    QTRY_VERIFY(!bench.window->isFullScreen());
    QVERIFY(!bench.action("full-screen")->isChecked());
}

QTEST_MAIN(KeysTest)
#include "tst_keys.moc"
