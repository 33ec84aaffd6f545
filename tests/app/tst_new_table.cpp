// SPDX-License-Identifier: GPL-3.0-or-later
// The new-table wizard: by keyboard, page by page, with good and bad files, up to the table that
// comes of it.
#include "app/narration/language_switch.h"
#include "app/panels/act_draft.h"
#include "app/session/resource_library.h"
#include "app/window/action_catalogue.h"
#include "app/window/appearance.h"
#include "app/window/data_picker.h"
#include "app/window/dialog_desk.h"
#include "app/window/main_window.h"
#include "app/window/new_table_dialog.h"
#include "app/window/notice.h"
#include "app/window/own_data.h"
#include "app/window/table_desk.h"
#include "tests/support/toy_game.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace qd;

namespace {

/// A wizard with settings and folders of its own.
struct Bench {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    std::unique_ptr<NewTableDialog> dialog;

    Bench()
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        language.set(QLocale(QStringLiteral("en_GB")));
        open(NewTableDraft(games()));
    }

    void open(const NewTableDraft &draft)
    {
        dialog = std::make_unique<NewTableDialog>(preferences, draft);
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }

    template <class What = QWidget>
    What *find(const char *name) const
    {
        return dialog->findChild<What *>(QString::fromLatin1(name));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QWidget *at = dialog->focusWidget();
        QTest::keyClick(at != nullptr ? at : dialog.get(), key, with);
    }

    QString write(const char *name, const QByteArray &text) const
    {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("a file of the test can't be written");
        return file.fileName();
    }

    /// Chooses “Own file…” of the board and answers it with a file.
    void chooseBoard(const QString &file) const
    {
        dialog->context().chooseFile = [file](QWidget *) { return file; };
        auto *box = find<QComboBox>("new-table-data-board");
        box->setCurrentIndex(box->count() - 1);
        emit box->activated(box->count() - 1);
    }

    QString boardTrouble() const { return find<Notice>("new-table-trouble-board")->sentence(); }
};

QByteArray bundledBoard()
{
    QFile file(QStringLiteral(":/boards/santa-cruz-1797/schematic.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QChar accessKey(const QString &text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) != QLatin1Char('&'))
            continue;
        if (text.at(i + 1) != QLatin1Char('&'))
            return text.at(i + 1).toLower();
        ++i;
    }
    return {};
}

/// The main window, whose Ctrl+N opens the real wizard.
struct Window {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    Appearance appearance;
    MainWindow window;

    Window() : window((prepare(), preferences), language, appearance)
    {
        window.show();
        window.activateWindow();
    }

    void prepare()
    {
        preferences.setTablesFolder(folder.filePath(QStringLiteral("tables")));
        preferences.setAnimations(false);
        language.set(QLocale(QStringLiteral("en_GB")));
    }

    /// Presses Ctrl+N, then does that to the wizard, which must be gone afterwards.
    void newTable(const std::function<void(NewTableDialog &)> &inWizard)
    {
        bool asked = false;
        QTimer::singleShot(0, &window, [&] {
            auto *wizard = qobject_cast<NewTableDialog *>(QApplication::activeModalWidget());
            if (wizard == nullptr)
                return;
            wizard->activateWindow();
            asked = QTest::qWaitForWindowActive(wizard);
            inWizard(*wizard);
            if (wizard->isVisible())
                wizard->reject();
        });
        window.actions()->action(QStringLiteral("new"))->trigger();
        QVERIFY(asked);
    }

    TableSession *session() const { return window.desk()->session(); }
};

void press(QWidget &wizard, Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
{
    QWidget *at = wizard.focusWidget();
    QTest::keyClick(at != nullptr ? at : &wizard, key, with);
}

} // namespace

class NewTableTest : public QObject {
    Q_OBJECT

private slots:
    void defaultTableTakesTwoStrokes();
    void enterGoesThroughToTheTable();
    void dismissedInputIsKept();
    void gameMayBeChosenBefore();
    void diceSourceReachesTheTable();
    void namesGoFieldByField();
    void gamesNotBuiltAreGreyed();
    void everyOptionExplainsItself();
    void changedOptionsAreCounted();
    void boardHelpSuitsTheBoard();
    void ownFileIsTakenAndRemembered();
    void ownFileThatIsGoneSaysSo();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void conjectureIsSaid();
    void summarySaysEverything();
    void folderThatCannotBeWritten();
    void namesAreMadeSafe_data();
    void namesAreMadeSafe();
    void refereesAreOfferedAgain();
    void accessKeysAreUnique_data();
    void accessKeysAreUnique();
    void everythingHasAName();
    void anotherGameNeedsNothingNew();
    void speaksTheLanguageAtOnce();
};

void NewTableTest::defaultTableTakesTwoStrokes()
{
    Window evening;
    evening.newTable(
        [](NewTableDialog &wizard) { press(wizard, Qt::Key_Return, Qt::ControlModifier); });
    QVERIFY(evening.session());
    QCOMPARE(evening.session()->info().scenario, QStringLiteral("standard"));
    QCOMPARE(evening.session()->info().title, QStringLiteral("Santa Cruz 1797"));
    QVERIFY(QFile::exists(evening.session()->file()));
    QVERIFY(evening.session()->entries().empty());
    QVERIFY(evening.session()->customaryDice() == DiceSource::Table);
}

void NewTableTest::enterGoesThroughToTheTable()
{
    Window evening;
    int strokes = 0;
    evening.newTable([&strokes](NewTableDialog &wizard) {
        // Title, two players and the referee are a step each.
        for (; wizard.isVisible() && strokes < 20; ++strokes)
            press(wizard, Qt::Key_Return);
    });
    QVERIFY(evening.session());
    QCOMPARE(strokes, 8);
}

void NewTableTest::dismissedInputIsKept()
{
    Window evening;
    evening.newTable([](NewTableDialog &wizard) {
        wizard.showStep(3);
        QTest::keyClicks(wizard.focusWidget(), QStringLiteral("Club night"));
        press(wizard, Qt::Key_Escape);
    });
    QVERIFY(!evening.session());
    QString found;
    evening.newTable([&found](NewTableDialog &wizard) {
        found = wizard.people().title;
        auto *afresh = wizard.findChild<QPushButton *>(QStringLiteral("new-table-afresh"));
        QVERIFY(afresh->isVisible());
        press(wizard, Qt::Key_Return, Qt::ControlModifier);
    });
    QCOMPARE(found, QStringLiteral("Club night"));
    QCOMPARE(evening.session()->info().title, QStringLiteral("Club night"));
    evening.newTable([&found](NewTableDialog &wizard) { found = wizard.people().title; });
    QCOMPARE(found, QStringLiteral("Santa Cruz 1797")); // what was started is not offered again
}

void NewTableTest::gameMayBeChosenBefore()
{
    Window evening;
    QTimer::singleShot(0, &evening.window, [] {
        auto *wizard = qobject_cast<NewTableDialog *>(QApplication::activeModalWidget());
        QVERIFY(wizard);
        const int step = wizard->step();
        wizard->reject();
        QCOMPARE(step, 1);
    });
    const auto wanted = evening.window.dialogs()->newTable(QStringLiteral("santa-cruz-1797"));
    QVERIFY(!wanted);
}

void NewTableTest::diceSourceReachesTheTable()
{
    Window evening;
    evening.newTable([](NewTableDialog &wizard) {
        wizard.showStep(3);
        auto *program = wizard.findChild<QRadioButton *>(QStringLiteral("new-table-dice-app"));
        program->setFocus();
        press(wizard, Qt::Key_Space);
        press(wizard, Qt::Key_Return, Qt::ControlModifier);
    });
    QVERIFY(evening.session());
    QVERIFY(evening.session()->customaryDice() == DiceSource::App);
    QVERIFY(evening.window.desk()->draft()->customaryDice() == DiceSource::App);
    DiceSource next = DiceSource::None;
    evening.newTable([&next](NewTableDialog &wizard) { next = wizard.people().dice; });
    QVERIFY(next == DiceSource::App); // the club's custom stays
}

void NewTableTest::namesGoFieldByField()
{
    const Bench bench;
    bench.dialog->showStep(3);
    for (const char *field : {"new-table-title", "new-table-player-british",
                              "new-table-player-spanish", "new-table-referee"}) {
        QCOMPARE(bench.dialog->focusWidget(), bench.find(field));
        QTest::keyClicks(bench.dialog->focusWidget(), QString::fromLatin1(field));
        bench.press(Qt::Key_Return);
    }
    QCOMPARE(bench.dialog->step(), 4);
    QCOMPARE(bench.dialog->people().players,
             (QStringList{QStringLiteral("new-table-player-british"),
                          QStringLiteral("new-table-player-spanish")}));
    QCOMPARE(bench.dialog->people().referee, QStringLiteral("new-table-referee"));
    bench.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(bench.dialog->step(), 3);
    bench.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(bench.dialog->step(), 4);
}

void NewTableTest::gamesNotBuiltAreGreyed()
{
    const Bench bench;
    const auto *list = bench.find<QListWidget>("new-table-games");
    QCOMPARE(list->count(), 4);
    int built = 0;
    for (int i = 0; i < list->count(); ++i) {
        const QListWidgetItem *item = list->item(i);
        const bool here = item->flags().testFlag(Qt::ItemIsEnabled);
        QCOMPARE(findGame(item->data(Qt::UserRole).toString().toStdString()) != nullptr, here);
        QCOMPARE(item->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Planned")),
                 !here);
        built += here ? 1 : 0;
    }
    QCOMPARE(built, static_cast<int>(games().size()));
}

void NewTableTest::everyOptionExplainsItself()
{
    const Bench bench;
    bench.dialog->showStep(2);
    const Narrator &narrator = *bench.dialog->context().narrator;
    int seen = 0;
    for (const OptionInfo &option : bench.dialog->draft().info().options) {
        if (!option.dataKind.empty())
            continue;
        const QByteArray key = QByteArray::fromStdString(option.key);
        const auto *help = bench.find<QLabel>("option-help-" + key);
        const auto *rule = bench.find<QLabel>("option-rule-" + key);
        QVERIFY2(help != nullptr && help->text().size() > 15, key.constData());
        QVERIFY2(rule != nullptr && rule->text() == narrator.rule(option.rule), key.constData());
        QVERIFY(rule->text().contains(fromUtf8(option.rule.text())));
        const QWidget *editor = bench.find("option-" + key);
        QVERIFY(editor->accessibleDescription().contains(help->text()));
        ++seen;
    }
    QCOMPARE(seen, 18);
}

void NewTableTest::changedOptionsAreCounted()
{
    const Bench bench;
    bench.dialog->showStep(2);
    const QString before = QString::fromStdString(bench.dialog->spec().options);
    auto *rulebook = bench.find<QPushButton>("new-table-rulebook");
    QVERIFY(!rulebook->isEnabled());
    QCOMPARE(bench.dialog->focusWidget()->objectName(), QStringLiteral("option-min_one_die"));
    bench.press(Qt::Key_Space);
    bench.find<QComboBox>("option-hood_scope")->setCurrentIndex(1);
    QCOMPARE(bench.find<QLabel>("new-table-option-count")->text(),
             QStringLiteral("2 options differ from the rulebook"));
    QVERIFY(bench.find<QLabel>("option-rule-min_one_die")
                ->text()
                .startsWith(QStringLiteral("changed")));
    const QString changed = QString::fromStdString(bench.dialog->spec().options);
    QVERIFY(changed.contains(QStringLiteral("\"min_one_die\":true")));
    QVERIFY(changed.contains(QStringLiteral("\"hood_scope\":\"british-card\"")));
    rulebook->click();
    QCOMPARE(QString::fromStdString(bench.dialog->spec().options), before);
    QVERIFY(!bench.find<QCheckBox>("option-min_one_die")->isChecked());
    QVERIFY(!rulebook->isEnabled());
}

/// A measured sea and a lattice have no areas and no ways.
void NewTableTest::boardHelpSuitsTheBoard()
{
    for (const GameModule *game : games()) {
        NewTableDraft draft(games());
        QVERIFY(draft.chooseGame(QString::fromStdString(game->info().id)));
        const auto opened = game->open(draft.spec(), resourceLibrary());
        QVERIFY(opened);
        Bench bench;
        bench.open(draft);
        bench.dialog->showStep(1);
        const QString help = bench.find<QComboBox>("new-table-data-board")->accessibleDescription();
        const bool places = !opened->board().measured() && !opened->board().lattice;
        QCOMPARE(help.contains(QStringLiteral("areas and their ways")), places);
        QCOMPARE(help.contains(QStringLiteral("open sea")), opened->board().measured());
        const auto &lattice = opened->board().lattice;
        const bool hexes = lattice && lattice->kind == "hex";
        QCOMPARE(help.contains(QStringLiteral("points")), lattice.has_value() && !hexes);
        QCOMPARE(help.contains(QStringLiteral("hexes")), hexes);
    }
}

void NewTableTest::ownFileIsTakenAndRemembered()
{
    Bench bench;
    bench.dialog->showStep(1);
    const QString file = bench.write("our board.json", bundledBoard());
    bench.chooseBoard(file);
    QCOMPARE(bench.boardTrouble(), QString());
    QCOMPARE(bench.find<QComboBox>("new-table-data-board")->currentText(),
             QStringLiteral("our board.json"));
    QVERIFY(bench.dialog->spec().board.starts_with("{"));
    // The next evening it stands in the list.
    bench.open(NewTableDraft(games()));
    bench.dialog->showStep(1);
    auto *box = bench.find<QComboBox>("new-table-data-board");
    QVERIFY(box->currentText() != QStringLiteral("our board.json"));
    const int at = box->findText(QStringLiteral("our board.json"));
    QVERIFY(at > 0);
    emit box->activated(at);
    QCOMPARE(box->currentIndex(), at);
    QVERIFY(bench.dialog->spec().board.starts_with("{"));
}

void NewTableTest::ownFileThatIsGoneSaysSo()
{
    Bench bench;
    const QString file = bench.folder.filePath(QStringLiteral("gone.json"));
    bench.preferences.addOwnFile(QStringLiteral("santa-cruz-1797"), QStringLiteral("board"), file);
    bench.open(NewTableDraft(games()));
    bench.dialog->showStep(1);
    auto *box = bench.find<QComboBox>("new-table-data-board");
    emit box->activated(box->findText(QStringLiteral("gone.json")));
    QVERIFY(bench.boardTrouble().contains(file));
    QVERIFY(bench.boardTrouble().contains(QStringLiteral("not found")));
    QCOMPARE(box->currentIndex(), 0); // what was chosen stays chosen
    QCOMPARE(bench.dialog->spec().board, std::string("\"schematic\""));
}

void NewTableTest::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("not JSON") << QByteArray("{\n \"areas\": [\n  nonsense\n]}")
                              << QStringLiteral("line 3");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("right form");
    QTest::newRow("a list") << QByteArray("[1,2]") << QStringLiteral("not a JSON object");
    QTest::newRow("too deep") << QByteArray(200, '[') << QStringLiteral("too large");
    QTest::newRow("another thing") << QByteArray("{\"areas\":7}") << QStringLiteral("board");
    QByteArray cut = bundledBoard();
    cut.replace("\"castle\": \"san-cristobal\"", "\"castle\": \"nowhere\"");
    QTest::newRow("wrong castle") << cut << QStringLiteral("castle");
}

void NewTableTest::badFilesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const Bench bench;
    bench.dialog->showStep(1);
    const QString file = bench.write("bad.json", text);
    bench.chooseBoard(file);
    const QString said = bench.boardTrouble();
    QVERIFY2(said.contains(file), qPrintable(said));
    QVERIFY2(said.contains(says), qPrintable(said));
    QCOMPARE(bench.dialog->spec().board, std::string("\"schematic\""));
    QCOMPARE(bench.find<QComboBox>("new-table-data-board")->currentIndex(), 0);
    QVERIFY(bench.preferences.ownFiles(QStringLiteral("santa-cruz-1797"), QStringLiteral("board"))
                .isEmpty());
}

void NewTableTest::conjectureIsSaid()
{
    QVERIFY(isConjecture(R"({"conjecture":true})"));
    QVERIFY(isConjecture(R"({"conjecture":["width"]})"));
    QVERIFY(!isConjecture(R"({"conjecture":false})"));
    QVERIFY(!isConjecture(R"({"conjecture":[]})"));
    QVERIFY(!isConjecture("{}") && !isConjecture("no"));
    const Bench bench;
    bench.dialog->showStep(1);
    const auto *said = bench.find<QLabel>("new-table-conjecture-board");
    QVERIFY(said->isVisible());
    QVERIFY(said->text().startsWith(QStringLiteral("◇")));
    QByteArray sure = bundledBoard();
    sure.replace("\"conjecture\": true,\n \"note\"", "\"conjecture\": false,\n \"note\"");
    bench.chooseBoard(bench.write("sure.json", sure));
    QCOMPARE(bench.boardTrouble(), QString());
    QVERIFY(!said->isVisible());
}

void NewTableTest::summarySaysEverything()
{
    const Bench bench;
    bench.dialog->showStep(3);
    QTest::keyClicks(bench.find("new-table-title"), QStringLiteral("Round 1/2"));
    QTest::keyClicks(bench.find("new-table-player-spanish"), QStringLiteral("Blas"));
    bench.find<QCheckBox>("option-simplified")->setChecked(true);
    bench.dialog->showStep(4);
    QString said;
    for (const QLabel *line : bench.find("new-table-summary")->findChildren<QLabel *>())
        said += line->text() + QLatin1Char('\n');
    QVERIFY(bench.find("new-table-start")
                ->accessibleDescription()
                .contains(QStringLiteral("Blas plays for the side Spanish")));
    for (const char *part :
         {"Santa Cruz 1797", "25 July 1797",
          "Board: ", "Decks: ", "1 option differs from the rulebook: Simplified game: on",
          "Blas plays for the side Spanish", "No referee is named", "thrown on the table"})
        QVERIFY2(said.contains(QString::fromLatin1(part)),
                 qPrintable(QString::fromLatin1(part) + QStringLiteral(" in ") + said));
    QCOMPARE(bench.find<QLabel>("new-table-file")->text(),
             QDate::currentDate().toString(Qt::ISODate) + QStringLiteral(" Round 1 2.qdj"));
    QVERIFY(
        bench.find<QLabel>("new-table-folder")->text().contains(bench.preferences.tablesFolder()));
    const QString other = bench.folder.filePath(QStringLiteral("elsewhere"));
    bench.dialog->context().chooseFolder = [other](QWidget *, const QString &) { return other; };
    bench.find<QPushButton>("new-table-change-folder")->click();
    QVERIFY(bench.find<QLabel>("new-table-folder")->text().contains(other));
    QVERIFY(bench.preferences.tablesFolder() != other); // only when the table is started
    bench.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!bench.dialog->isVisible());
    bench.dialog->remember();
    QCOMPARE(bench.preferences.tablesFolder(), other);
}

void NewTableTest::folderThatCannotBeWritten()
{
    const Bench bench;
    const QString inFile = bench.write("a file", "x") + QStringLiteral("/tables");
    bench.dialog->context().chooseFolder = [inFile](QWidget *, const QString &) { return inFile; };
    bench.dialog->showStep(4);
    bench.find<QPushButton>("new-table-change-folder")->click();
    const auto *trouble = bench.find<Notice>("new-table-folder-trouble");
    QVERIFY(trouble->isVisible());
    QVERIFY(trouble->sentence().contains(inFile));
    bench.dialog->showStep(0);
    bench.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(bench.dialog->isVisible());
    QCOMPARE(bench.dialog->step(), 4); // where it says what is wrong
    QVERIFY(bench.find<Notice>("new-table-folder-trouble")->isVisible());
}

void NewTableTest::namesAreMadeSafe_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::newRow("plain") << QStringLiteral("  Ana  María ") << QStringLiteral("Ana María");
    QTest::newRow("lines") << QStringLiteral("Ana\nBen\tCia") << QStringLiteral("Ana Ben Cia");
    QTest::newRow("controls") << QStringLiteral("A\u0007n\u001ba") << QStringLiteral("Ana");
    QTest::newRow("turned around") << QStringLiteral("\u202eanA\u200b") << QStringLiteral("anA");
    QTest::newRow("blank") << QStringLiteral(" \u00a0\n") << QString();
    QTest::newRow("long") << QString(500, QLatin1Char('x')) << QString(60, QLatin1Char('x'));
    QTest::newRow("half a character")
        << QString(59, QLatin1Char('x')) + QStringLiteral("\U0001F600")
        << QString(59, QLatin1Char('x'));
}

void NewTableTest::namesAreMadeSafe()
{
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    QCOMPARE(cleanName(typed, NewTableDraft::kLongestName), kept);
    NewTableDraft draft(games());
    draft.setTitle(typed);
    draft.setPlayer(1, typed);
    const TablePeople people = draft.people(QStringLiteral("the game"));
    QCOMPARE(people.players, (QStringList{QString(), kept}));
    QCOMPARE(people.title.isEmpty(), false);
    QCOMPARE(people.title == QStringLiteral("the game"), kept.isEmpty());
}

void NewTableTest::refereesAreOfferedAgain()
{
    Bench bench;
    bench.dialog->showStep(3);
    QTest::keyClicks(bench.find("new-table-referee"), QStringLiteral("Chloe"));
    bench.dialog->remember();
    bench.open(NewTableDraft(games()));
    bench.dialog->showStep(3);
    auto *referee = bench.find<QLineEdit>("new-table-referee");
    QCOMPARE(referee->text(), QString());
    referee->setFocus();
    QTest::keyClicks(referee, QStringLiteral("Ch"));
    QCOMPARE(referee->text(), QStringLiteral("Chloe"));
    QCOMPARE(bench.dialog->people().referee, QStringLiteral("Chloe"));
}

void NewTableTest::accessKeysAreUnique_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"en", "es", "fr"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void NewTableTest::accessKeysAreUnique()
{
    QFETCH(QString, code);
    Bench bench;
    bench.language.set(LanguageSwitch::fromCode(code));
    QCoreApplication::processEvents();
    for (int step = 0; step < 5; ++step) {
        bench.dialog->showStep(step);
        QHash<QChar, QString> seen;
        int without = 0;
        for (const QWidget *each : bench.dialog->findChildren<QWidget *>()) {
            if (!each->isVisible() || each == bench.find("new-table-cancel")) // it has Escape
                continue;
            QString text;
            if (const auto *button = qobject_cast<const QAbstractButton *>(each))
                text = button->text();
            else if (const auto *label = qobject_cast<const QLabel *>(each);
                     label != nullptr && label->buddy() != nullptr)
                text = label->text();
            if (text.isEmpty())
                continue;
            const QChar key = accessKey(text);
            without += key.isNull() ? 1 : 0;
            if (!key.isNull() && seen.contains(key))
                QFAIL(qPrintable(seen.value(key) + QStringLiteral(" / ") + text));
            seen.insert(key, text);
        }
        QVERIFY(seen.contains(accessKey(bench.find<QPushButton>("new-table-start")->text())));
        QCOMPARE(without, 0);
    }
}

void NewTableTest::everythingHasAName()
{
    const Bench bench;
    QStringList nameless;
    for (int step = 0; step < 5; ++step) {
        bench.dialog->showStep(step);
        for (QWidget *each : bench.dialog->findChildren<QWidget *>()) {
            if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus
                || each->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(each);
            if (spoken == nullptr || spoken->text(QAccessible::Name).isEmpty())
                nameless << QString::fromLatin1(each->metaObject()->className()) + QLatin1Char(' ')
                        + each->objectName();
        }
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void NewTableTest::anotherGameNeedsNothingNew()
{
    static const ModuleOf<toy::Game> kToy;
    const std::vector<const GameModule *> two{games().front(), &kToy};
    Bench bench;
    bench.dialog =
        std::make_unique<NewTableDialog>(bench.preferences, NewTableDraft(two), nullptr, two);
    bench.dialog->show();
    bench.dialog->showStep(3);
    QTest::keyClicks(bench.find("new-table-player-british"), QStringLiteral("Ana"));
    bench.dialog->showStep(0);
    bench.press(Qt::Key_Down);
    QCOMPARE(bench.dialog->spec().game, std::string("toy"));
    QCOMPARE(bench.dialog->spec().scenario, std::string("plain"));
    bench.dialog->showStep(3);
    QTest::keyClicks(bench.find("new-table-player-odd"), QStringLiteral("Otto"));
    QCOMPARE(bench.dialog->people().players, (QStringList{QStringLiteral("Otto"), QString()}));
    bench.dialog->showStep(0);
    bench.press(Qt::Key_Up); // back: the first game's names are still there
    QCOMPARE(bench.dialog->people().players, (QStringList{QStringLiteral("Ana"), QString()}));
    bench.press(Qt::Key_Down);
    bench.dialog->accept();
    QVERIFY(!bench.dialog->isVisible());
    QCOMPARE(bench.dialog->spec().game, std::string("toy"));
}

void NewTableTest::speaksTheLanguageAtOnce()
{
    Bench bench;
    bench.dialog->showStep(2);
    QTest::keyClick(bench.dialog->focusWidget(), Qt::Key_Space);
    const auto words = [&bench] {
        return bench.find<QCheckBox>("option-simplified")->text().remove(QLatin1Char('&'));
    };
    const QString english = words();
    bench.language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
    QCoreApplication::processEvents();
    QVERIFY(words() != english);
    QVERIFY(bench.find<QCheckBox>("option-min_one_die")->isChecked());
    bench.language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
    QCoreApplication::processEvents();
    QCOMPARE(words(), english);
}

QTEST_MAIN(NewTableTest)
#include "tst_new_table.moc"
