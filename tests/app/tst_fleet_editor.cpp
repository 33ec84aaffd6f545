// SPDX-License-Identifier: GPL-3.0-or-later
// The fleet editor of the new-table wizard: ships by type and by guns with the boxes of the rules'
// chart (specification 9.1), what the rules refuse, files, and the table that comes of it.
#include "app/narration/language_switch.h"
#include "app/panels/data_editor.h"
#include "app/session/resource_library.h"
#include "app/window/data_editor_dialog.h"
#include "app/window/new_table_dialog.h"
#include "app/window/notice.h"
#include "rules/base/json_text.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace qd;

namespace {

const auto kGame = QStringLiteral("as-per-margin");
const auto kFleet = QStringLiteral("fleet");
const auto kScenario = QStringLiteral("scenario");

QJsonObject objectOf(const std::string &text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// The game's scenario page, and the editor over it.
struct Bench {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    LanguageSwitch language;
    std::unique_ptr<NewTableDialog> wizard;
    std::unique_ptr<DataEditorDialog> dialog;

    explicit Bench(const char *scenario)
    {
        preferences.setTablesFolder(folder.path());
        language.set(QLocale(QStringLiteral("en_GB")));
        NewTableDraft draft(games());
        draft.chooseGame(kGame);
        draft.setScenario(QString::fromLatin1(scenario));
        wizard = std::make_unique<NewTableDialog>(preferences, draft);
        wizard->showStep(1);
    }

    void edit()
    {
        dialog = std::make_unique<DataEditorDialog>(wizard->context(), kFleet, kScenario);
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    }

    template <class What = QWidget>
    What *find(const char *name) const
    {
        // what was replaced lives on until the events are handled
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return dialog->findChild<What *>(QString::fromLatin1(name));
    }

    void click(const char *name) const { find<QPushButton>(name)->click(); }

    QJsonObject file() const { return objectOf(find<DataEditor>("fleet-editor")->json()); }

    QJsonArray ships() const { return file().value(u"ships").toArray(); }

    QString path(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }

    /// Opens a file with that text in the editor.
    void open(const QByteArray &text) const
    {
        const QString name = path("opened.json");
        QFile out(name);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("a file of the test can't be written");
        out.close();
        wizard->context().chooseFile = [name](QWidget *) { return name; };
        click("data-open");
    }

    /// A ship of the table that the wizard opens.
    QJsonObject atTable(const char *id) const
    {
        const TableSpec spec = wizard->spec();
        const auto opened = wizard->draft().game().open(spec, resourceLibrary());
        if (!opened)
            return {};
        return objectOf(opened->ask(R"({"ask":"state"})").value_or("{}"))
            .value(u"ships")
            .toObject()
            .value(QLatin1String(id))
            .toObject();
    }

    void use()
    {
        dialog->accept();
        QCOMPARE(dialog->result(), static_cast<int>(QDialog::Accepted));
        wizard->context().draft.setData(kFleet, dialog->data());
    }
};

} // namespace

class FleetEditorTest : public QObject {
    Q_OBJECT
private slots:
    void addedByType_hasTheBoxesOfTheChart_data();
    void addedByType_hasTheBoxesOfTheChart();
    void addedByGuns_getsHerType_data();
    void addedByGuns_getsHerType();
    void tooFewGunsAreRefused();
    void whatTheRulesRefuseStandsBesideTheShip();
    void ownBoxesStandInTheFileUntilTheyAreTheTypes();
    void idFollowsTheName();
    void copyAndRemove();
    void fileOfTheProgramComesThroughUnchanged_data();
    void fileOfTheProgramComesThroughUnchanged();
    void savedFileIsOfferedAndUsed();
    void brokenFileCanBeMended();
    void givenUpChangesAreAskedFor();
    void wizardShowsTheFleet();
    void scenarioBringsItsBoard();
    void byKeyboardToTheTable();
};

void FleetEditorTest::addedByType_hasTheBoxesOfTheChart_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("boxes"); // specification 9.1
    const auto row = [](const char *type, const char *boxes) {
        QTest::newRow(type) << QString::fromLatin1(type) << QByteArray(boxes);
    };
    row("1st", R"({"masts":[6,6],"guns":{"port":6,"starboard":6},"hull":12})");
    row("2nd", R"({"masts":[5,5],"guns":{"port":5,"starboard":5},"hull":10})");
    row("3rd", R"({"masts":[4,4],"guns":{"port":4,"starboard":4},"hull":8})");
    row("4th", R"({"masts":[3,3],"guns":{"port":3,"starboard":3},"hull":6})");
    row("5th", R"({"masts":[2,2],"guns":{"port":2,"starboard":2},"hull":4})");
    row("6th", R"({"masts":[1,1],"guns":{"port":1,"starboard":1},"hull":2})");
    row("bomb-ketch", R"({"masts":[1,1],"guns":{"fore":1,"aft":1},"hull":4})");
    row("gunboat", R"({"masts":[1,0],"guns":{"forward":1},"hull":1})");
    row("merchant-large", R"({"masts":[3,3],"guns":{"port":2,"starboard":2},"hull":6})");
    row("merchant-medium", R"({"masts":[2,2],"guns":{"port":1,"starboard":1},"hull":4})");
    row("merchant-small", R"({"masts":[1,1],"guns":{},"hull":2})");
}

void FleetEditorTest::addedByType_hasTheBoxesOfTheChart()
{
    QFETCH(QString, type);
    QFETCH(QByteArray, boxes);
    Bench bench("empty");
    bench.edit();
    auto *types = bench.find<QComboBox>("fleet-add-type");
    QCOMPARE(types->count(), 11);
    types->setCurrentIndex(types->findData(type));
    bench.click("fleet-add-by-type");
    QCOMPARE(bench.ships().size(), 1);
    const QJsonObject max = QJsonDocument::fromJson(boxes).object();
    QCOMPARE(bench.find<QSpinBox>("fleet-boxes-masts-0")->value(),
             max.value(u"masts").toArray().at(0).toInt());
    QCOMPARE(bench.find<QSpinBox>("fleet-boxes-masts-1")->value(),
             max.value(u"masts").toArray().at(1).toInt());
    QCOMPARE(bench.find<QSpinBox>("fleet-boxes-hull")->value(), max.value(u"hull").toInt());
    for (const char *battery : {"port", "starboard", "fore", "aft", "forward"}) {
        const auto *spin =
            bench.find<QSpinBox>(("fleet-boxes-guns-" + QByteArray(battery)).constData());
        const QJsonValue guns = max.value(u"guns").toObject().value(QLatin1String(battery));
        QCOMPARE(spin != nullptr, guns.isDouble());
        if (spin != nullptr)
            QCOMPARE(spin->value(), guns.toInt());
    }
    bench.use();
    const QString id = bench.ships().at(0).toObject().value(u"id").toString();
    const QJsonObject ship = bench.atTable(id.toLatin1().constData());
    QCOMPARE(ship.value(u"rate").toString(), type);
    QCOMPARE(ship.value(u"max").toObject(), max);
}

void FleetEditorTest::addedByGuns_getsHerType_data()
{
    QTest::addColumn<int>("guns");
    QTest::addColumn<QString>("type"); // specification 9.1, between classes ruling r33
    const auto row = [](int guns, const char *type) {
        QTest::addRow("%d", guns) << guns << QString::fromLatin1(type);
    };
    row(120, "1st");
    row(98, "2nd");
    row(74, "3rd");
    row(62, "4th"); // two from 60 and two from 64: the lower
    row(63, "3rd");
    row(50, "4th");
    row(32, "5th");
    row(31, "6th"); // one from 32 and one from 30: the lower
    row(20, "6th");
}

void FleetEditorTest::addedByGuns_getsHerType()
{
    QFETCH(int, guns);
    QFETCH(QString, type);
    Bench bench("empty");
    bench.edit();
    bench.find<QSpinBox>("fleet-add-guns")->setValue(guns);
    bench.click("fleet-add-by-guns");
    const QJsonObject ship = bench.ships().at(0).toObject();
    QCOMPARE(ship.value(u"guns_rated").toInt(), guns);
    QVERIFY(!ship.contains(u"rate")); // the guns say it
    bench.use();
    QCOMPARE(bench.atTable(ship.value(u"id").toString().toLatin1().constData())
                 .value(u"rate")
                 .toString(),
             type);
}

void FleetEditorTest::tooFewGunsAreRefused()
{
    Bench bench("empty");
    bench.edit();
    bench.find<QSpinBox>("fleet-add-guns")->setValue(19);
    bench.click("fleet-add-by-guns");
    QVERIFY(bench.ships().isEmpty());
    QVERIFY(bench.find<QLabel>("fleet-refused")->text().contains(QStringLiteral("fewer than 20")));
    QVERIFY(bench.find("fleet-refused")->isVisible());
    bench.find<QSpinBox>("fleet-add-guns")->setValue(20);
    bench.click("fleet-add-by-guns");
    QCOMPARE(bench.ships().size(), 1);
    QVERIFY(!bench.find("fleet-refused")->isVisible());
}

void FleetEditorTest::whatTheRulesRefuseStandsBesideTheShip()
{
    Bench bench("two-a-side");
    bench.edit();
    const auto *tree = bench.find<QTreeWidget>("fleet-tree");
    QCOMPARE(tree->currentItem()->text(0), QStringLiteral("English 3rd rate ◇"));
    auto *guns = bench.find<QSpinBox>("fleet-guns-rated");
    guns->setValue(12);
    QVERIFY(tree->currentItem()->text(0).startsWith(QStringLiteral("⚑")));
    QVERIFY(tree->currentItem()->text(1).contains(QStringLiteral("fewer than 20")));
    QVERIFY(bench.find("fleet-unit-trouble")->isVisible());
    QVERIFY(!bench.find("data-use")->isEnabled());
    QVERIFY(bench.find<Notice>("data-trouble")
                ->sentence()
                .startsWith(QStringLiteral("English 3rd rate:")));
    bench.dialog->accept();
    QCOMPARE(bench.dialog->result(), static_cast<int>(QDialog::Rejected));
    guns->setValue(74);
    QVERIFY(bench.find("data-use")->isEnabled());
    QVERIFY(!bench.find("fleet-unit-trouble")->isVisible());
    // A hull of nothing is none.
    bench.find<QSpinBox>("fleet-boxes-hull")->setValue(0);
    QVERIFY(tree->currentItem()->text(1).contains(QStringLiteral("boxes")));
    QVERIFY(!bench.find("data-use")->isEnabled());
}

void FleetEditorTest::ownBoxesStandInTheFileUntilTheyAreTheTypes()
{
    Bench bench("two-a-side");
    bench.edit();
    QVERIFY(!bench.find("fleet-typical")->isEnabled());
    bench.find<QSpinBox>("fleet-boxes-hull")->setValue(10);
    QCOMPARE(bench.ships().at(0).toObject().value(u"boxes").toObject(),
             (QJsonObject{{QStringLiteral("hull"), 10}}));
    bench.find<QSpinBox>("fleet-boxes-guns-port")->setValue(5);
    QCOMPARE(bench.ships().at(0).toObject().value(u"boxes").toObject().value(u"guns").toObject(),
             (QJsonObject{{QStringLiteral("port"), 5}, {QStringLiteral("starboard"), 4}}));
    bench.find<QSpinBox>("fleet-boxes-hull")->setValue(8); // as every 3rd rate
    QVERIFY(!bench.ships().at(0).toObject().value(u"boxes").toObject().contains(u"hull"));
    bench.click("fleet-typical");
    QVERIFY(!bench.ships().at(0).toObject().contains(u"boxes"));
    QCOMPARE(bench.find<QSpinBox>("fleet-boxes-guns-port")->value(), 4);
}

void FleetEditorTest::idFollowsTheName()
{
    Bench bench("empty");
    bench.edit();
    bench.click("fleet-add-by-guns"); // 74 guns
    QCOMPARE(bench.ships().at(0).toObject().value(u"name").toString(), QStringLiteral("3rd rate"));
    QCOMPARE(bench.dialog->focusWidget()->objectName(), QStringLiteral("fleet-name"));
    QTest::keyClicks(bench.dialog->focusWidget(), QStringLiteral("L'Orient"));
    QCOMPARE(bench.ships().at(0).toObject().value(u"id").toString(), QStringLiteral("lorient"));
    bench.click("fleet-add-by-guns");
    QTest::keyClicks(bench.dialog->focusWidget(), QStringLiteral("L'Orient"));
    QCOMPARE(bench.ships().at(1).toObject().value(u"id").toString(), QStringLiteral("lorient-2"));
    QVERIFY(bench.find("data-use")->isEnabled());
}

void FleetEditorTest::copyAndRemove()
{
    Bench bench("two-a-side");
    bench.edit();
    bench.click("fleet-duplicate");
    QCOMPARE(bench.ships().size(), 5);
    const QJsonObject copy = bench.ships().at(1).toObject();
    QCOMPARE(copy.value(u"guns_rated").toInt(), 74);
    QVERIFY(!copy.contains(u"x") && !copy.contains(u"y")); // two never lie in one place
    QVERIFY(copy.value(u"id") != bench.ships().at(0).toObject().value(u"id"));
    bench.click("fleet-remove");
    QCOMPARE(bench.ships().size(), 4);
    QCOMPARE(bench.dialog->focusWidget()->objectName(), QStringLiteral("fleet-tree"));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(bench.dialog->focusWidget(), Qt::Key_Delete);
    QVERIFY(bench.ships().isEmpty());
    QVERIFY(!bench.find("fleet-remove")->isEnabled());
}

void FleetEditorTest::fileOfTheProgramComesThroughUnchanged_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = bundledNames(kGame.toStdString(), kScenario.toStdString());
    QCOMPARE(names.size(), 6);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void FleetEditorTest::fileOfTheProgramComesThroughUnchanged()
{
    QFETCH(QString, name);
    QFile file(QStringLiteral(":/scenarios/as-per-margin/%1.json").arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject before = QJsonDocument::fromJson(file.readAll()).object();
    Bench bench(name.toLatin1().constData());
    bench.edit();
    QJsonObject after = bench.file();
    QVERIFY(!after.value(u"ships").toArray().isEmpty());
    if (!before.contains(u"batteries"))
        after.remove(QStringLiteral("batteries")); // an empty list says the same
    QCOMPARE(after, before);
    const std::string laidOut = bench.find<DataEditor>("fleet-editor")->fileText();
    QCOMPARE(objectOf(laidOut), bench.file());
    QVERIFY(bench.find("data-use")->isEnabled());
    // Used unchanged, the table has the scenario's own.
    bench.use();
    QCOMPARE(bench.dialog->data().json, QStringLiteral("null"));
}

void FleetEditorTest::savedFileIsOfferedAndUsed()
{
    Bench bench("two-a-side");
    bench.edit();
    auto *title = bench.find<QLineEdit>("fleet-title");
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("Club night"));
    QString suggested;
    const QString file = bench.path("club.json");
    bench.wizard->context().chooseFileToSave = [&](QWidget *, const QString &suggestion) {
        suggested = suggestion;
        return file;
    };
    bench.click("data-save");
    QVERIFY(suggested.endsWith(QStringLiteral("/club-night.json")));
    QVERIFY(bench.find<QLabel>("data-state")->text().contains(QStringLiteral("club.json")));
    bench.use();
    QCOMPARE(bench.dialog->data().file, file);
    QCOMPARE(bench.preferences.ownFiles(kGame, kScenario), QStringList{file});
    // The file itself opens the same table.
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(saved.readAll()).object(), bench.file());
    QCOMPARE(bench.file().value(u"id").toString(), QStringLiteral("club-night"));
    QCOMPARE(bench.atTable("english-third").value(u"guns_rated").toInt(), 74);
}

void FleetEditorTest::brokenFileCanBeMended()
{
    Bench bench("empty");
    bench.edit();
    bench.open(R"({"id":"f","ships":[{"id":"a","side":"english","rate":"7th"},)"
               R"({"id":"b","side":"english","rate":"3rd","x":4},)"
               R"({"id":"b","side":"english","rate":"3rd"}]})");
    QCOMPARE(bench.ships().size(), 3);
    const auto *group = bench.find<QTreeWidget>("fleet-tree")->topLevelItem(0);
    QVERIFY(group->child(0)->text(1).contains(QStringLiteral("7th")));
    QVERIFY(group->child(1)->text(1).contains(QStringLiteral("x and y")));
    QVERIFY(group->child(2)->text(0).startsWith(QStringLiteral("⚑")));
    QVERIFY(!bench.find("data-use")->isEnabled());
    bench.open("{\"id\":");
    QVERIFY(!bench.find<Notice>("data-trouble")->sentence().isEmpty());
    QCOMPARE(bench.ships().size(), 3); // what was there stays
}

void FleetEditorTest::givenUpChangesAreAskedFor()
{
    Bench bench("two-a-side");
    bench.edit();
    int asked = 0;
    bool answer = false;
    bench.wizard->context().confirm = [&](QWidget *, const QString &, const QString &) {
        ++asked;
        return answer;
    };
    bench.click("fleet-remove");
    QTest::keyClick(bench.dialog.get(), Qt::Key_Escape);
    QCOMPARE(asked, 1);
    QVERIFY(bench.dialog->isVisible());
    answer = true;
    QTest::keyClick(bench.dialog.get(), Qt::Key_Escape);
    QVERIFY(!bench.dialog->isVisible());
    bench.edit(); // as it was
    QCOMPARE(bench.ships().size(), 4);
    QTest::keyClick(bench.dialog.get(), Qt::Key_Escape);
    QCOMPARE(asked, 2); // nothing to give up
    QVERIFY(!bench.dialog->isVisible());
}

void FleetEditorTest::wizardShowsTheFleet()
{
    const Bench bench("finisterre-1747");
    const auto text = [&bench](const char *name) {
        QStringList all;
        for (const QLabel *label : bench.wizard->findChildren<QLabel *>(QString::fromLatin1(name)))
            all << label->text();
        return all;
    };
    QCOMPARE(text("fleet-card-side"),
             (QStringList{
                 QStringLiteral("French and Spanish: French, 10 ships: 2 × 3rd rate, 4 × 4th rate, "
                                "2 × 5th rate, 2 × 6th rate"),
                 QStringLiteral("English, 14 ships: 1 × 2nd rate, 5 × 3rd rate, 8 × 4th rate")}));
    QVERIFY(text("fleet-card-conjecture").constFirst().contains(QStringLiteral("the wind")));
    QVERIFY(text("fleet-card-conjecture").constFirst().startsWith(QStringLiteral("◇ Conjecture")));
    QVERIFY(text("fleet-card-notes").constFirst().contains(QStringLiteral("Jason and Gloire")));
    auto *scenarios = bench.wizard->findChild<QComboBox *>(QStringLiteral("new-table-scenario"));
    scenarios->setCurrentIndex(scenarios->findData(QStringLiteral("empty")));
    QVERIFY(text("fleet-card-side").isEmpty());
    QCOMPARE(text("fleet-card-none").size(), 1);
}

/// A scenario is played on the board that its file names, unless another one is chosen.
void FleetEditorTest::scenarioBringsItsBoard()
{
    Bench bench("trafalgar-1805");
    const auto wide = [&bench] {
        const TableSpec spec = bench.wizard->spec();
        return bench.wizard->draft().game().open(spec, resourceLibrary())->board().width;
    };
    QCOMPARE(wide(), 144.0); // open-sea-deep
    auto *board = bench.wizard->findChild<QComboBox *>(QStringLiteral("new-table-data-board"));
    QCOMPARE(board->currentText(), QStringLiteral("the scenario’s own"));
    const int other = board->findData(QStringLiteral("\"open-sea-large\""));
    board->setCurrentIndex(other);
    emit board->activated(other);
    QCOMPARE(wide(), 192.0);
}

/// From the scenario page to a table with a ship of one's own, without a mouse.
void FleetEditorTest::byKeyboardToTheTable()
{
    Bench bench("two-a-side");
    bench.wizard->show();
    bench.wizard->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(bench.wizard.get()));
    auto *edit = bench.wizard->findChild<QPushButton *>(QStringLiteral("new-table-edit-fleet"));
    bench.wizard->findChild<QComboBox *>(QStringLiteral("new-table-data-fleet"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), edit);
    bool done = false;
    QTimer::singleShot(0, bench.wizard.get(), [&] {
        QWidget *over = QApplication::activeModalWidget();
        const auto close = qScopeGuard([over] { // whatever failed
            if (over->isVisible())
                static_cast<QDialog *>(over)->done(QDialog::Rejected);
        });
        QApplication::setActiveWindow(over);
        QTRY_COMPARE(QApplication::activeWindow(), over);
        const auto tabTo = [over](const char *name) {
            for (int i = 0; i < 60; ++i) {
                if (over->focusWidget() != nullptr
                    && over->focusWidget()->objectName() == QLatin1String(name))
                    return true;
                QTest::keyClick(over->focusWidget() != nullptr ? over->focusWidget() : over,
                                Qt::Key_Tab);
            }
            return false;
        };
        QVERIFY(tabTo("fleet-add-by-guns"));
        QTest::keyClick(over->focusWidget(), Qt::Key_Space);
        QCOMPARE(over->focusWidget()->objectName(), QStringLiteral("fleet-name"));
        QTest::keyClicks(over->focusWidget(), QStringLiteral("Namur"));
        QTest::keyClick(over->focusWidget(), Qt::Key_Return);
        QCOMPARE(over->focusWidget()->objectName(), QStringLiteral("fleet-add-by-guns"));
        QTest::keyClick(over->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!over->isVisible());
        done = true;
    });
    QTest::keyClick(edit, Qt::Key_Space);
    QVERIFY(done);
    QCOMPARE(bench.wizard->focusWidget(), edit);
    QCOMPARE(bench.atTable("namur").value(u"max").toObject().value(u"hull").toInt(), 8);
    const auto *box = bench.wizard->findChild<QComboBox *>(QStringLiteral("new-table-data-fleet"));
    QCOMPARE(box->currentText(), QStringLiteral("◇ edited here, not saved"));
    bench.wizard->accept();
    QCOMPARE(bench.wizard->result(), static_cast<int>(QDialog::Accepted));
}

QTEST_MAIN(FleetEditorTest)
#include "tst_fleet_editor.moc"
