// SPDX-License-Identifier: GPL-3.0-or-later
// Typing the tables of the series (specification 9.3): modifiers, what a bad file has, comparing
// line by line, and what the rules have against a file, in sentences.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/reason_in_words.h"
#include "app/panels/corunna/series_editor.h"
#include "app/panels/json_values.h"
#include "app/panels/typing_sheet.h"
#include "app/session/resource_library.h"
#include "app/window/data_in_play.h"
#include "rules/catalog/catalog.h"
#include "tests/support/window_bench.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace qd;
using namespace qd::corunna;
using qd::test::WindowBench;

namespace {

/// Two battalions beside each other in clear ground; their figures are invented.
constexpr const char *kFacing =
    R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-5th-foot":{"hex":"s2611",)"
    R"("formation":"line","increments_full":6,"fire":12,"melee":12,"morale":33},)"
    R"("17e-legere-1":{"hex":"s2612","formation":"column","increments_full":9,"fire":9,)"
    R"("melee":9,"morale":35}}}})";
constexpr const char *kFire =
    R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1","apply":true})";

DataTrial seriesTrial()
{
    return [](const std::string &json) {
        const auto &all = games();
        const GameModule &game = **std::ranges::find_if(
            all, [](const GameModule *each) { return each->info().id == "corunna"; });
        TableSpec spec;
        spec.scenario = "corunna";
        spec.options = "{\"series\":" + json + '}';
        return game.open(spec, resourceLibrary());
    };
}

std::string sample()
{
    return resourceLibrary()("corunna", "series", "public-sample").value_or(std::string());
}

template <class What>
What *find(const QWidget &in, const char *name)
{
    return in.findChild<What *>(QString::fromLatin1(name));
}

} // namespace

class CorunnaSeriesTest : public QObject {
    Q_OBJECT
private slots:
    void modifiersComeAndGo();
    void badColumnIsShown();
    void meleeFillsDownToTheNext();
    void nothingToCompareIsNotCompared();
    void linesAreComparedOneByOne();
    void flawsHaveSentences_data();
    void flawsHaveSentences();
    void reasonsAreNotEnglishElsewhere();
    void pageIsPrinted();
    void openTableIsGivenItsTables();
    void openTableIsCorrected();
    void sampleIsBegunWith();
    void onlySomeGamesHaveThem();

private:
    void put(WindowBench &bench, const char *command) const
    {
        Act act;
        act.command = command;
        QVERIFY(bench.session()->record(act, QStringLiteral("referee")).has_value());
        QCoreApplication::processEvents();
    }

    /// Does something in the next dialog that is opened.
    void inDialog(const std::function<void(QDialog &)> &does)
    {
        m_seen = false;
        QTimer::singleShot(0, this, [this, does] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            m_seen = true;
            does(*dialog);
            if (dialog->isVisible()) // still open: whatever was typed may go
                dialog->done(QDialog::Rejected);
        });
    }

    bool m_seen = false;
    CorunnaNarrator m_narrator{BoardPicture()};
};

void CorunnaSeriesTest::modifiersComeAndGo()
{
    SeriesEditor editor(m_narrator, seriesTrial(), nullptr);
    editor.load("{}");
    auto *table = find<TypingSheet>(editor, "series-modifiers");
    auto *roll = find<QComboBox>(editor, "series-add-roll");
    auto *because = find<QComboBox>(editor, "series-add-because");
    const auto add = [&](const char *name, const char *why, int value) {
        roll->setCurrentIndex(roll->findText(QString::fromLatin1(name)));
        because->setEditText(QString::fromLatin1(why));
        find<QSpinBox>(editor, "series-add-value")->setValue(value);
        find<QPushButton>(editor, "series-add")->click();
    };
    add("Standing", "my old guard", 6);
    add("Standing, by odds", "3:1", -6);
    QJsonObject stand = jsonObject(editor.json())[u"stand"].toObject();
    QCOMPARE(stand[u"modifiers"][u"my-old-guard"].toInt(), 6);
    QCOMPARE(stand[u"odds"][u"3:1"].toInt(), -6);
    QCOMPARE(stand[u"pass"].toString(), QStringLiteral("above"));
    QVERIFY2(editor.trouble().isEmpty(), qPrintable(editor.trouble()));
    add("Standing", "My old guard", 3); // is there
    add("Closing, by odds", "three", 3); // no ratio
    QCOMPARE(table->rowCount(), 2);
    QVERIFY(!find<QLabel>(editor, "series-modifiers-refused")->isHidden());
    table->item(0, 2)->setText(QStringLiteral("−4"));
    QCOMPARE(jsonObject(editor.json())[u"stand"][u"modifiers"][u"my-old-guard"].toInt(), -4);
    table->setCurrentCell(0, 2);
    find<QPushButton>(editor, "series-remove")->click();
    QCOMPARE(table->rowCount(), 1);
    stand = jsonObject(editor.json())[u"stand"].toObject();
    QVERIFY(stand[u"modifiers"].toObject().isEmpty());
    find<QPushButton>(editor, "series-undo")->click();
    QCOMPARE(table->rowCount(), 2);
}

void CorunnaSeriesTest::badColumnIsShown()
{
    SeriesEditor editor(m_narrator, seriesTrial(), nullptr);
    editor.load(R"({"format":"corunna-series-tables-1","fire":{"columns":["2:1","3;1","1:1"],)"
                R"("cells":{"2:1":[{"from":33,"losses":1},{"from":20,"losses":2}],)"
                R"("3;1":[{"from":22,"losses":1}],"1:1":[{"from":52,"losses":1},"x"]}}})");
    auto *table = find<TypingSheet>(editor, "series-fire-table");
    QCOMPARE(table->columnCount(), 3);
    QCOMPARE(table->horizontalHeaderItem(0)->text(), QStringLiteral("1:1"));
    QVERIFY(table->horizontalHeaderItem(2)->text().contains(QStringLiteral("3;1")));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("22"));
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("20")); // no roll, and shown
    QVERIFY2(editor.trouble().contains(QStringLiteral("3;1")), qPrintable(editor.trouble()));
    QVERIFY2(editor.trouble().contains(QStringLiteral("20")), qPrintable(editor.trouble()));
    QVERIFY2(editor.mended().contains(QStringLiteral("1:1"))
                 && editor.mended().contains(QStringLiteral("order")),
             qPrintable(editor.mended()));
    table->setCurrentCell(0, 2);
    find<QLineEdit>(editor, "series-fire-ratio")->setText(QStringLiteral("3:1"));
    find<QPushButton>(editor, "series-fire-rename")->click();
    table->item(1, 1)->setText(QStringLiteral("61"));
    QVERIFY2(editor.trouble().isEmpty(), qPrintable(editor.trouble()));
    const QJsonObject fire = jsonObject(editor.json())[u"fire"].toObject();
    QCOMPARE(fire[u"cells"][u"3:1"][0][u"from"].toInt(), 22);
    QVERIFY(!fire[u"cells"].toObject().contains(u"3;1"));
}

void CorunnaSeriesTest::meleeFillsDownToTheNext()
{
    SeriesEditor editor(m_narrator, seriesTrial(), nullptr);
    editor.load("{}");
    find<QLineEdit>(editor, "series-melee-ratio")->setText(QStringLiteral("1:1"));
    find<QPushButton>(editor, "series-melee-add")->click();
    auto *table = find<TypingSheet>(editor, "series-melee-table");
    table->item(0, 0)->setText(QStringLiteral("ar"));
    table->item(4, 0)->setText(QStringLiteral("ne"));
    table->setCurrentCell(0, 0);
    table->fillDown();
    QCOMPARE(table->item(3, 0)->text(), QStringLiteral("AR"));
    QCOMPARE(table->item(5, 0)->text(), QString());
    table->setCurrentCell(4, 0);
    table->fillDown();
    const QJsonArray cells = jsonObject(editor.json())[u"melee"][u"cells"][u"1:1"].toArray();
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells.at(0)[u"to"].toInt(), 14);
    QCOMPARE(cells.at(1)[u"to"].toInt(), 66);
    QVERIFY2(editor.trouble().isEmpty(), qPrintable(editor.trouble()));
}

void CorunnaSeriesTest::nothingToCompareIsNotCompared()
{
    SeriesEditor editor(m_narrator, seriesTrial(), nullptr);
    editor.load("{}");
    auto *compared = find<QCheckBox>(editor, "series-compared");
    QVERIFY(!compared->isEnabled() && !compared->isChecked());
    find<QLineEdit>(editor, "series-fire-ratio")->setText(QStringLiteral("1:1"));
    find<QPushButton>(editor, "series-fire-add")->click();
    QVERIFY(compared->isEnabled() && !compared->isChecked());
    QVERIFY(jsonObject(editor.json())[u"conjecture"].toBool()); // typed, not yet compared
    compared->click();
    QVERIFY(!jsonObject(editor.json()).contains(u"conjecture"));
}

void CorunnaSeriesTest::linesAreComparedOneByOne()
{
    SeriesEditor editor(m_narrator, seriesTrial(), nullptr);
    editor.load(sample());
    find<QPushButton>(editor, "series-compare")->click();
    auto *table = find<TypingSheet>(editor, "series-fire-table");
    auto *next = find<QPushButton>(editor, "series-fire-compared");
    QVERIFY(table->verticalHeaderItem(0)->text().startsWith(u'◇'));
    QCOMPARE(table->currentRow(), 0);
    QVERIFY(find<QLabel>(editor, "series-fire-comparing")->text().contains(QStringLiteral("33")));
    next->click();
    QVERIFY(table->verticalHeaderItem(0)->text().startsWith(u'✓'));
    QCOMPARE(table->currentRow(), 1);
    QVERIFY(jsonObject(editor.json())[u"conjecture"].toBool());
    table->item(0, 6)->setText(QStringLiteral("32")); // corrected: another line now
    QVERIFY(table->verticalHeaderItem(0)->text().startsWith(u'◇'));
    // what was compared is kept in the file
    SeriesEditor later(m_narrator, seriesTrial(), nullptr);
    next->click();
    later.load(editor.json());
    QVERIFY(find<TypingSheet>(later, "series-fire-table")
                ->verticalHeaderItem(1)
                ->text()
                .startsWith(u'✓'));
    for (int i = 0; i < 40 && next->isEnabled() && !editor.json().empty(); ++i) {
        const int row = table->currentRow();
        if (!table->verticalHeaderItem(row)->text().startsWith(u'◇'))
            break;
        next->click();
    }
    auto *melee = find<TypingSheet>(editor, "series-melee-table");
    for (int row = 0; row < melee->rowCount(); ++row) {
        melee->setCurrentCell(row, 0);
        find<QPushButton>(editor, "series-melee-compared")->click();
    }
    QVERIFY(jsonObject(editor.json())[u"conjecture"].toBool()); // the third page is left
    find<QCheckBox>(editor, "series-rolls-compared")->click();
    QVERIFY(!jsonObject(editor.json()).contains(u"conjecture"));
    QVERIFY(!jsonObject(editor.json()).contains(u"compared"));
    QVERIFY(find<QLabel>(editor, "series-unchecked")->isHidden());
}

void CorunnaSeriesTest::flawsHaveSentences_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const char *pack, const char *says) {
        QTest::newRow(name) << QString::fromUtf8(pack) << QString::fromUtf8(says);
    };
    row("ratio", R"("fire":{"columns":["3;1"],"cells":{"3;1":[]}})", "3;1");
    row("rising", R"("fire":{"columns":["2:1","1:1"],"cells":{"1:1":[],"2:1":[]}})", "1:1");
    row("cells", R"("fire":{"columns":["2:1"],"cells":{"2:1":7}})", "2:1");
    row("roll", R"("fire":{"columns":["2:1"],"cells":{"2:1":[{"from":20,"losses":1}]}})", "20");
    row("fire rises",
        R"("fire":{"columns":["2:1"],"cells":{"2:1":[{"from":33,"losses":1},{"from":33,"losses":2}]}})",
        "2:1");
    row("result",
        R"("melee":{"columns":["1:1"],"cells":{"1:1":[{"from":11,"to":66,"result":"tea"}]}})",
        "tea");
    row("cover",
        R"("melee":{"columns":["1:1"],"cells":{"1:1":[{"from":11,"to":21,"result":"no-effect"}]}})",
        "22");
    row("number", R"("limits":{"line_increments":0})", "line_increments");
    row("key", R"("morale":{"pass":"below"})", "pass");
    row("section", R"("close":7)", "close");
}

/// A code, its sentence and the place: nothing of the rules' English.
void CorunnaSeriesTest::flawsHaveSentences()
{
    QFETCH(const QString, pack);
    QFETCH(const QString, says);
    const auto opened = seriesTrial()(
        (QStringLiteral(R"({"format":"corunna-series-tables-1",)") + pack + u'}').toStdString());
    QVERIFY(!opened);
    QVERIFY(std::ranges::any_of(opened.error().details,
                                [](const auto &detail) { return detail.first == "flaw"; }));
    const QString said = dataTrouble(m_narrator, opened.error());
    QVERIFY2(said.contains(says), qPrintable(said));
    QVERIFY2(!said.contains(fromUtf8(opened.error().message)), qPrintable(said));
}

void CorunnaSeriesTest::reasonsAreNotEnglishElsewhere()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
    const QString quoted = reasonInWords("a berth has headings to the sea");
    const QString known = reasonInWords("the board: \"size\" must be a whole number from 1 to 9");
    QLocale::setDefault(before);
    QVERIFY2(quoted.contains(QStringLiteral("“a berth has headings to the sea”")),
             qPrintable(quoted));
    QCOMPARE(known, QStringLiteral("the board: “size” must be a whole number from 1 to 9"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const QString plain = reasonInWords("a berth has headings to the sea");
    QLocale::setDefault(before);
    QCOMPARE(plain, QStringLiteral("a berth has headings to the sea"));
}

void CorunnaSeriesTest::pageIsPrinted()
{
    SeriesEditor series(m_narrator, seriesTrial(), nullptr);
    series.load(sample());
    QVERIFY(series.printed().contains(QStringLiteral("◇")));
    QVERIFY(series.printed().contains(QStringLiteral(">2.5:1<")));
}

/// An evening without the tables: the stage leads to the editor, what is typed there is recorded,
/// and the same fire has its losses.
void CorunnaSeriesTest::openTableIsGivenItsTables()
{
    WindowBench bench;
    bench.newTable("corunna", "corunna");
    put(bench, kFacing);
    bench.draft()->setCommand(kFire);
    QPushButton *fill = nullptr;
    for (auto *each : bench.window->findChildren<QPushButton *>(QStringLiteral("fillIn")))
        if (each->accessibleDescription().contains(QStringLiteral("Fire Table")))
            fill = each;
    QVERIFY(fill != nullptr);
    const auto refused = [&] {
        return !bench.session()->now().ask(R"({"ask":"fire","attack":9,"defence":9})").has_value();
    };
    QVERIFY(refused());
    inDialog([](QDialog &dialog) {
        find<QLineEdit>(dialog, "series-fire-ratio")->setText(QStringLiteral("1:9"));
        find<QPushButton>(dialog, "series-fire-add")->click();
        find<TypingSheet>(dialog, "series-fire-table")->item(0, 0)->setText(QStringLiteral("33"));
        find<QLineEdit>(dialog, "data-reason")->setText(QStringLiteral("the book came"));
        find<QPushButton>(dialog, "data-use")->click();
    });
    fill->click();
    QVERIFY(m_seen);
    QVERIFY(!refused());
    // The fire is still in hand, and can be thrown for now.
    QVERIFY2(bench.draft()->command().find("1-5th-foot") != std::string::npos,
             bench.draft()->command().c_str());
    QCOMPARE(bench.draft()->stage(), ActDraft::Stage::NeedsDice);
    const Entry &entry = bench.session()->entries().back();
    QCOMPARE(entry.reason, QStringLiteral("the book came"));
    const QString said = bench.desk()->narrator()->entry(entry);
    QVERIFY2(said.contains(QStringLiteral("tables of the series")) && said.size() < 120,
             qPrintable(said));
    // The roll is decided by it.
    Act act;
    act.command = kFire;
    act.dice = std::vector<int>{3, 3};
    QVERIFY(bench.session()->record(act, {}).has_value());
    QVERIFY2(bench.lastEvents().contains(R"("losses":1)"), bench.lastEvents().constData());
    QVERIFY(bench.lastEvents().contains(R"("conjecture":true)")); // just typed, not compared
    const QString file = bench.session()->file();
    // From the disk, and undone.
    bench.window->openFile(file);
    QVERIFY(!refused());
    QVERIFY(bench.session()->verify(VerifyDepth::Redecide).isSound());
    bench.action("undo")->trigger();
    bench.action("undo")->trigger();
    QVERIFY(refused());
}

/// A wrong cell, found during the evening: the editor begins with the tables in force.
void CorunnaSeriesTest::openTableIsCorrected()
{
    WindowBench bench;
    bench.newTable("corunna", "corunna");
    put(bench, (R"({"do":"adjust","set":{"series":)" + sample() + "}}").c_str());
    const std::size_t before = bench.session()->entries().size();
    QString cell;
    inDialog([&cell](QDialog &dialog) {
        cell = find<TypingSheet>(dialog, "series-fire-table")->item(0, 0)->text();
        find<QPushButton>(dialog, "data-use")->click();
    });
    bench.action("series-tables")->trigger();
    QVERIFY(m_seen && !cell.isEmpty());
    QCOMPARE(bench.session()->entries().size(), before); // nothing was changed
    inDialog([](QDialog &dialog) {
        auto *name = find<QLineEdit>(dialog, "series-name");
        name->clear();
        QTest::keyClicks(name, QStringLiteral("Club"));
        find<QPushButton>(dialog, "data-use")->click();
    });
    bench.action("series-tables")->trigger();
    QCOMPARE(bench.session()->entries().size(), before + 1);
    const QString said = bench.desk()->narrator()->entry(bench.session()->entries().back());
    QVERIFY2(said.contains(QStringLiteral("“Club”")), qPrintable(said));
    // In the past nothing is changed.
    bench.action("step-back")->trigger();
    QVERIFY(!bench.action("series-tables")->isEnabled());
}

void CorunnaSeriesTest::sampleIsBegunWith()
{
    WindowBench bench;
    bench.newTable("corunna", "corunna");
    inDialog([](QDialog &dialog) {
        find<QPushButton>(dialog, "data-begin-public-sample")->click();
        find<QPushButton>(dialog, "data-use")->click();
    });
    bench.action("series-tables")->trigger();
    QVERIFY(m_seen);
    const auto answer =
        bench.session()->now().ask(R"({"ask":"fire","attack":36,"defence":9,"dice":[5,4]})");
    QVERIFY(answer.has_value());
    QCOMPARE(jsonObject(*answer)[u"losses"].toInt(), 2); // as in the vectors of the sample
}

void CorunnaSeriesTest::onlySomeGamesHaveThem()
{
    WindowBench bench;
    bench.newTable("standard");
    QVERIFY(!bench.action("series-tables")->isEnabled());
    QVERIFY(!draftInPlay(*bench.session(), QStringLiteral("series")).has_value());
}

QTEST_MAIN(CorunnaSeriesTest)
#include "tst_corunna_series.moc"
