// SPDX-License-Identifier: GPL-3.0-or-later
// An evening of typing counters (specification 9.4): keys and blocks as in a spreadsheet, undo,
// whole brigades, what is missing, odd figures, and what a crash leaves.
#include "app/narration/narrator.h"
#include "app/panels/corunna/figure_rules.h"
#include "app/panels/corunna/values_editor.h"
#include "app/panels/json_values.h"
#include "app/panels/shared_room.h"
#include "app/session/resource_library.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/new_table_page.h"
#include "rules/catalog/catalog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace qd;
using namespace qd::corunna;

namespace {

const GameModule &game()
{
    const auto &all = games();
    return **std::ranges::find_if(
        all, [](const GameModule *each) { return each->info().id == "corunna"; });
}

DataTrial trialOf(const char *key)
{
    return [key](const std::string &json) {
        TableSpec spec;
        spec.scenario = "corunna";
        spec.options = std::string("{\"") + key + "\":" + json + '}';
        return game().open(spec, resourceLibrary());
    };
}

template <class What>
What *find(const QWidget &in, const char *name)
{
    return in.findChild<What *>(QString::fromLatin1(name));
}

/// Types as a person does: into whatever has the keys.
void keys(const char *text)
{
    for (const char *c = text; *c != '\0'; ++c) {
        QWidget *now = QApplication::focusWidget();
        QVERIFY(now != nullptr);
        if (*c == '\n') {
            QTest::keyClick(now, Qt::Key_Return);
            QCoreApplication::processEvents(); // a cell is closed by a posted event
        } else if (*c == '\t')
            QTest::keyClick(now, Qt::Key_Tab);
        else if (*c == '\x1b')
            QTest::keyClick(now, Qt::Key_Escape);
        else
            QTest::keyClick(now, *c);
    }
}

/// Chooses the part of the tree that has the 17e Régiment, where it stands for itself.
bool chooseBrigade(const ValuesEditor &editor)
{
    auto *tree = find<QTreeWidget>(editor, "values-tree");
    auto *table = find<QTableWidget>(editor, "values-table");
    for (QTreeWidgetItemIterator item(tree); *item != nullptr; ++item) {
        if ((*item)->childCount() > 0)
            continue;
        tree->setCurrentItem(*item);
        if (table->rowCount() > 2
            && table->verticalHeaderItem(0)->text().startsWith(
                QStringLiteral("17e Régiment d'infanterie légère")))
            return true;
    }
    return false;
}

QJsonObject unitOf(const DataEditor &editor, const char *id)
{
    return jsonObject(editor.json())[u"units"][QString::fromLatin1(id)].toObject();
}

} // namespace

class CorunnaTypingTest : public QObject {
    Q_OBJECT
private slots:
    void blocksComeBack();
    void enterGoesDownTabGoesRight();
    void tabLeavesUntilSomethingIsTyped();
    void refusedFigureKeepsTheCursor();
    void lawfulFigures_data();
    void lawfulFigures();
    void blockIsPastedAndTakenBack();
    void oneFigureForABrigade();
    void missingListGoesThere();
    void progressCounts();
    void oddFiguresOfAFileAreSaid();
    void strangersOfAFileAreSaid();
    void crashLosesNothing();
    void pagesArePrinted();
    void partsShareTheRoom();

private:
    Narrator m_narrator{BoardPicture()};
};

void CorunnaTypingTest::blocksComeBack()
{
    const QList<QStringList> rows{{QStringLiteral("1"), QString(), QStringLiteral("a\tb")},
                                  {QStringLiteral("\"x\""), QStringLiteral("2*/1"), QString()}};
    QCOMPARE(blockOf(blockText(rows)), rows);
    // as LibreOffice and Excel put it on the clipboard
    QCOMPARE(blockOf(QStringLiteral("5\t4\r\n6\t3\r\n")),
             (QList<QStringList>{{QStringLiteral("5"), QStringLiteral("4")},
                                 {QStringLiteral("6"), QStringLiteral("3")}}));
}

void CorunnaTypingTest::enterGoesDownTabGoesRight()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    QVERIFY(chooseBrigade(editor));
    auto *table = find<TypingSheet>(editor, "values-table");
    table->goTo(0, 0);
    keys("9\n8\t4\t"); // increments of two battalions, then the second's fire
    QCOMPARE(unitOf(editor, "17e-legere-1")[u"increments_full"].toInt(), 9);
    QCOMPARE(unitOf(editor, "17e-legere-2")[u"increments_full"].toInt(), 8);
    QCOMPARE(unitOf(editor, "17e-legere-2")[u"fire"].toInt(), 4);
    QCOMPARE(table->currentRow(), 1);
    QCOMPARE(table->currentColumn(), 2);
    table->goTo(1, 0);
    keys("7\n"); // typing overwrites
    QCOMPARE(unitOf(editor, "17e-legere-2")[u"increments_full"].toInt(), 7);
}

void CorunnaTypingTest::tabLeavesUntilSomethingIsTyped()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    QVERIFY(chooseBrigade(editor));
    auto *table = find<TypingSheet>(editor, "values-table");
    table->goTo(0, 0);
    keys("\t");
    QVERIFY(!table->hasFocus());
    table->goTo(0, 0);
    keys("9\n\t");
    QVERIFY(table->hasFocus());
    QCOMPARE(table->currentColumn(), 1);
    keys("\x1b\t");
    QVERIFY(!table->hasFocus());
}

void CorunnaTypingTest::refusedFigureKeepsTheCursor()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    QVERIFY(chooseBrigade(editor));
    auto *table = find<TypingSheet>(editor, "values-table");
    QCOMPARE(table->horizontalHeaderItem(3)->text(), QStringLiteral("Morale"));
    table->goTo(0, 3);
    keys("6\n");
    QCOMPARE(table->currentRow(), 0);
    QVERIFY(!unitOf(editor, "17e-legere-1").contains(u"morale"));
    const auto *said = find<QLabel>(editor, "values-refused");
    QVERIFY2(said->text().contains(QStringLiteral("6")) && !said->isHidden(),
             qPrintable(said->text()));
    QVERIFY2(said->text().contains(QStringLiteral("Morale")), qPrintable(said->text()));
    keys("33\n");
    QCOMPARE(table->currentRow(), 1);
    QVERIFY(said->isHidden());
}

void CorunnaTypingTest::lawfulFigures_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("lawful");
    const auto row = [](const char *field, const char *typed, bool lawful) {
        QTest::addRow("%s %s", field, typed)
            << QString::fromLatin1(field) << QString::fromLatin1(typed) << lawful;
    };
    // R1, R2: a roll of two dice read as tens and units
    for (const char *lawful : {"11", "16", "21", "33", "46", "66"})
        row("morale", lawful, true);
    for (const char *none : {"6", "10", "17", "20", "30", "47", "67", "77", "111", "-11", "x"})
        row("morale", none, false);
    row("increments_full", "0", false);
    row("increments_full", "1", true);
    row("increments_full", "99", true);
    row("increments_full", "100", false);
    row("fire", "0", true);
    row("fire", "2.5", false);
    row("cavalry_special", "y", true);
    row("cavalry_special", "no", true);
    row("cavalry_special", "1", false);
}

void CorunnaTypingTest::lawfulFigures()
{
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const bool, lawful);
    const FigureRead read = readFigure(field, typed);
    QCOMPARE(read.why.isEmpty(), lawful);
    QCOMPARE(!read.value.isUndefined(), lawful);
}

void CorunnaTypingTest::blockIsPastedAndTakenBack()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    QVERIFY(chooseBrigade(editor));
    const std::string before = editor.json();
    auto *table = find<TypingSheet>(editor, "values-table");
    table->setCurrentCell(0, 0);
    QApplication::clipboard()->setText(QStringLiteral("9\t5\t4\t33\n8\t5\t4\t6\n"));
    table->pasteBlock();
    QCOMPARE(unitOf(editor, "17e-legere-1")[u"morale"].toInt(), 33);
    QCOMPARE(unitOf(editor, "17e-legere-2")[u"melee"].toInt(), 4);
    QVERIFY(!unitOf(editor, "17e-legere-2").contains(u"morale")); // 6 is none; the others stay
    QVERIFY(!find<QLabel>(editor, "values-refused")->isHidden());
    table->setRangeSelected(QTableWidgetSelectionRange(0, 0, 1, 2), true);
    table->copyBlock();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("9\t5\t4\n8\t5\t4\n"));
    auto *undo = find<QPushButton>(editor, "values-undo");
    QVERIFY(undo->isEnabled());
    undo->click();
    QCOMPARE(editor.json(), before); // the block was one step
    QVERIFY(!undo->isEnabled());
    find<QPushButton>(editor, "values-redo")->click();
    QCOMPARE(unitOf(editor, "17e-legere-1")[u"fire"].toInt(), 5);
}

void CorunnaTypingTest::oneFigureForABrigade()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    QVERIFY(chooseBrigade(editor));
    auto *table = find<TypingSheet>(editor, "values-table");
    auto *field = find<QComboBox>(editor, "values-every-field");
    field->setCurrentIndex(field->findData(QStringLiteral("movement")));
    find<QLineEdit>(editor, "values-every-text")->setText(QStringLiteral("8"));
    find<QPushButton>(editor, "values-every")->click();
    const QJsonObject units = jsonObject(editor.json())[u"units"].toObject();
    QCOMPARE(units.size(), table->rowCount());
    for (const QJsonValue &unit : units)
        QCOMPARE(unit[u"movement"].toInt(), 8);
    // a whole division: more counters than one of its brigades
    auto *tree = find<QTreeWidget>(editor, "values-tree");
    const int brigade = table->rowCount();
    tree->setCurrentItem(tree->currentItem()->parent());
    QVERIFY2(table->rowCount() > brigade, qPrintable(QString::number(table->rowCount())));
}

void CorunnaTypingTest::missingListGoesThere()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    auto *missing = find<QTreeWidget>(editor, "values-missing");
    auto *table = find<TypingSheet>(editor, "values-table");
    const auto wanted = [missing](const QString &figure) -> QTreeWidgetItem * {
        for (int i = 0; i < missing->topLevelItemCount(); ++i)
            if (missing->topLevelItem(i)->text(0) == figure)
                return missing->topLevelItem(i);
        return nullptr;
    };
    QTreeWidgetItem *line = wanted(QStringLiteral("Fire defence")); // of both kinds of ships
    QVERIFY(line != nullptr && line->childCount() == 2);
    emit missing->itemActivated(line->child(0), 0);
    QCOMPARE(table->horizontalHeaderItem(table->currentColumn())->text(),
             QStringLiteral("Fire defence"));
    QCOMPARE(table->currentItem()->text(), QString());
}

void CorunnaTypingTest::progressCounts()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load("{}");
    const auto *said = find<QLabel>(editor, "values-progress");
    QVERIFY2(said->text().startsWith(QStringLiteral("0 of ")), qPrintable(said->text()));
    QVERIFY(chooseBrigade(editor));
    find<TypingSheet>(editor, "values-table")->item(0, 0)->setText(QStringLiteral("9"));
    QVERIFY2(said->text().startsWith(QStringLiteral("1 of ")), qPrintable(said->text()));
    QVERIFY(!find<QLabel>(editor, "values-blocked")->text().isEmpty());
}

void CorunnaTypingTest::oddFiguresOfAFileAreSaid()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load(R"({"format":"corunna-values-1","units":{"17e-legere-1":{"morale":6}}})");
    const auto *odd = find<QLabel>(editor, "values-odd");
    QVERIFY2(!odd->isHidden() && odd->text().contains(QStringLiteral("6")),
             qPrintable(odd->text()));
    QCOMPARE(unitOf(editor, "17e-legere-1")[u"morale"].toInt(), 6); // nothing is changed unasked
    QVERIFY(!editor.trouble().isEmpty()); // the rules take it, and it would be no check at all
    editor.load(R"({"format":"corunna-values-1","units":{"17e-legere-1":{"fire":"five"}}})");
    QVERIFY2(odd->text().contains(QStringLiteral("five")), qPrintable(odd->text()));
    QVERIFY(!editor.trouble().isEmpty());
    editor.load(R"({"format":"corunna-values-1","units":{"17e-legere-1":{"fire":5}}})");
    QVERIFY(odd->isHidden() && editor.trouble().isEmpty());
}

/// Misspelt, of another game: told, and kept in the file.
void CorunnaTypingTest::strangersOfAFileAreSaid()
{
    ValuesEditor editor(m_narrator, trialOf("values"), nullptr);
    editor.load(R"({"format":"corunna-values-1","name":"Club: 1","units":{)"
                R"("17e-legere-1":{"fire":5},"old-guard":{"fire":9}},)"
                R"("leaders":{"ney":{"span":5}}})");
    const auto *strange = find<QLabel>(editor, "values-strange");
    QVERIFY2(!strange->isHidden() && strange->text().contains(QStringLiteral("old-guard, ney")),
             qPrintable(strange->text()));
    QVERIFY(!strange->text().contains(QStringLiteral("17e")));
    QVERIFY(editor.trouble().isEmpty());
    QCOMPARE(unitOf(editor, "old-guard")[u"fire"].toInt(), 9);
    QCOMPARE(editor.fileName(), QStringLiteral("Club- 1.json"));
    editor.load(R"({"format":"corunna-values-1","units":{"17e-legere-1":{"fire":5}}})");
    QVERIFY(strange->isHidden());
}

void CorunnaTypingTest::crashLosesNothing()
{
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    const auto begin = [&preferences] {
        NewTableDraft draft(games());
        draft.chooseGame(QStringLiteral("corunna"));
        auto context = std::make_unique<NewTableContext>(preferences, games(), draft);
        context->confirm = [](QWidget *, const QString &, const QString &) { return true; };
        return context;
    };
    const auto word = QStringLiteral("values");
    const auto context = begin();
    {
        DataEditorDialog typing(*context, word, word);
        find<TypingSheet>(typing, "values-table")->item(0, 0)->setText(QStringLiteral("9"));
        // ended without a word, as by a crash
    }
    DataEditorDialog again(*context, word, word);
    auto *editor = again.findChild<ValuesEditor *>();
    QVERIFY(!find<QLabel>(again, "data-again")->isHidden() && !editor->isEnabled());
    const QJsonObject none = jsonObject(editor->json());
    find<QPushButton>(again, "data-again-on")->click();
    QVERIFY(editor->isEnabled());
    QVERIFY(jsonObject(editor->json()) != none);
    QVERIFY(jsonObject(editor->json())[u"leaders"].toObject().size()
                + jsonObject(editor->json())[u"units"].toObject().size()
            == 1);
    again.reject(); // given up, and confirmed
    DataEditorDialog clean(*context, word, word);
    QVERIFY(clean.findChild<ValuesEditor *>()->isEnabled());
}

void CorunnaTypingTest::pagesArePrinted()
{
    ValuesEditor values(m_narrator, trialOf("values"), nullptr);
    values.load(R"({"name":"Club <1>","units":{"17e-legere-1":{"morale":33}}})");
    QVERIFY(values.printed().contains(QStringLiteral("Club &lt;1&gt;")));
    QVERIFY(values.printed().contains(QStringLiteral(">33<")));
}

void CorunnaTypingTest::partsShareTheRoom()
{
    QWidget editor;
    QSplitter parts(&editor);
    parts.addWidget(new QWidget);
    parts.addWidget(new QWidget);
    const int letter = editor.fontMetrics().averageCharWidth();
    SharedRoom room(90, 2, 5);
    editor.resize(letter * 60, 600);
    room.share(parts, editor);
    QCOMPARE(parts.orientation(), Qt::Vertical);
    editor.resize(letter * 120, 600);
    room.share(parts, editor);
    QCOMPARE(parts.orientation(), Qt::Horizontal);
}

QTEST_MAIN(CorunnaTypingTest)
#include "tst_corunna_typing.moc"
