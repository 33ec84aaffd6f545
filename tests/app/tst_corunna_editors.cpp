// SPDX-License-Identifier: GPL-3.0-or-later
// The editors of Corunna's own data (specification 9.3, 9.4): typed, checked, kept, opened.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/panels/corunna/adjust_editor.h"
#include "app/panels/corunna/melee_code.h"
#include "app/panels/corunna/series_editor.h"
#include "app/panels/corunna/values_editor.h"
#include "app/panels/corunna/victory_panel.h"
#include "app/panels/json_values.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace qd;
using namespace qd::corunna;

namespace {

const GameModule &game()
{
    const auto &all = games();
    return **std::ranges::find_if(
        all, [](const GameModule *each) { return each->info().id == "corunna"; });
}

TableSpec specWith(const char *scenario, const char *key, const std::string &json)
{
    TableSpec spec;
    spec.scenario = scenario;
    spec.options = std::string("{\"") + key + "\":" + json + '}';
    return spec;
}

DataTrial trialOf(const char *scenario, const char *key)
{
    return [scenario, key](const std::string &json) {
        return game().open(specWith(scenario, key, json), resourceLibrary());
    };
}

std::string sample()
{
    return resourceLibrary()("corunna", "series", "public-sample").value_or(std::string());
}

QJsonObject stateOf(const Position &position)
{
    return jsonObject(position.ask(R"({"ask":"state"})").value_or("{}"));
}

} // namespace

class CorunnaEditorsTest : public QObject {
    Q_OBJECT
private slots:
    void treeHasBrigadesAndLeaders();
    void figuresAreTypedAndMissed();
    void noNumberIsRefused();
    void sameFigureBelow();
    void fileFitsEveryScenario();
    void otherFormatIsRefused();
    void fireTableIsLaidOutAsPrinted();
    void meleeCodes_data();
    void meleeCodes();
    void sampleComesBackUnchanged();
    void sampleStaysUncheckedUntilConfirmed();
    void resultsByUncheckedTablesAreMarked();
    void uncoveredRollIsToldAndRefused();
    void columnsRise();
    void oddFireTableIsSaid();
    void adjustSetsWhatStandsOnTheMaps();
    void adjustFindsACounter();
    void namesKeepTheirCapital();
    void victoryIsToldByItsConditions();

private:
    Narrator m_narrator{BoardPicture()};
};

void CorunnaEditorsTest::treeHasBrigadesAndLeaders()
{
    const auto opened = trialOf("corunna", "values")("{}");
    QVERIFY(opened);
    const std::vector<OrderGroup> groups = orderOfBattle(*opened, m_narrator);
    const auto holds = [&groups](const char *piece) {
        return std::ranges::count_if(groups, [piece](const OrderGroup &group) {
            return std::ranges::any_of(group.pieces, [piece](const OrderPiece &each) {
                return each.id == QLatin1String(piece);
            });
        });
    };
    for (const char *piece :
         {"soult", "17e-legere-1", "1-1st-guards-half-1", "merle-aap", "victory", "voluntarios-1"})
        QVERIFY2(holds(piece) == 1, piece);
    const auto guards = std::ranges::find_if(groups, [](const OrderGroup &group) {
        return group.pieces.front().id == QLatin1String("17e-legere-1");
    });
    QCOMPARE(guards->fields(),
             (QStringList{QStringLiteral("increments_full"), QStringLiteral("fire"),
                          QStringLiteral("melee"), QStringLiteral("morale"),
                          QStringLiteral("movement")}));
}

void CorunnaEditorsTest::figuresAreTypedAndMissed()
{
    ValuesEditor editor(m_narrator, trialOf("piedralonga", "values"), nullptr);
    editor.load("{}");
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("values-table"));
    auto *tree = editor.findChild<QTreeWidget *>(QStringLiteral("values-tree"));
    auto *missing = editor.findChild<QTreeWidget *>(QStringLiteral("values-missing"));
    const QString figure = table->horizontalHeaderItem(0)->text();
    const auto counters = [missing, &figure] {
        return missing->findItems(figure, Qt::MatchExactly).value(0)->text(1).toInt();
    };
    const QAbstractItemModelTester models(table->model());
    QVERIFY(table->rowCount() > 0 && tree->topLevelItemCount() > 0);
    const int before = tree->topLevelItem(0)->text(1).toInt();
    const int unknown = counters();
    QVERIFY(!missing->topLevelItem(0)->text(2).isEmpty()); // what it blocks
    table->item(0, 0)->setText(QStringLiteral("6"));
    QCOMPARE(tree->topLevelItem(0)->text(1).toInt(), before - 1);
    QCOMPARE(counters(), unknown - 1);
    QVERIFY(editor.trouble().isEmpty());
    table->item(0, 0)->setText({});
    QCOMPARE(tree->topLevelItem(0)->text(1).toInt(), before);
    QCOMPARE(counters(), unknown);
}

void CorunnaEditorsTest::noNumberIsRefused()
{
    ValuesEditor editor(m_narrator, trialOf("piedralonga", "values"), nullptr);
    editor.load("{}");
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("values-table"));
    auto *said = editor.findChild<QLabel *>(QStringLiteral("values-refused"));
    const std::string before = editor.json();
    for (const char *typed : {"six", "-3", "1000000"}) {
        table->item(0, 0)->setText(QString::fromLatin1(typed));
        QVERIFY2(!said->isHidden(), typed);
        QCOMPARE(editor.json(), before);
        QCOMPARE(table->item(0, 0)->text(), QString());
    }
}

void CorunnaEditorsTest::sameFigureBelow()
{
    ValuesEditor editor(m_narrator, trialOf("corunna", "values"), nullptr);
    editor.load(R"({"units":{"17e-legere-2":{"fire":9}}})");
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("values-table"));
    auto *tree = editor.findChild<QTreeWidget *>(QStringLiteral("values-tree"));
    const QString name = QStringLiteral("17e Régiment d'infanterie légère");
    for (QTreeWidgetItemIterator item(tree); *item != nullptr; ++item) {
        tree->setCurrentItem(*item);
        if (table->rowCount() > 2 && table->verticalHeaderItem(0)->text().startsWith(name))
            break;
    }
    QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("Fire"));
    table->item(0, 1)->setText(QStringLiteral("4"));
    table->setCurrentCell(0, 1);
    editor.findChild<QPushButton *>(QStringLiteral("values-down"))->click();
    const QJsonObject units = jsonObject(editor.json()).value(u"units").toObject();
    QCOMPARE(units[u"17e-legere-1"].toObject()[u"fire"].toInt(), 4);
    QCOMPARE(units[u"17e-legere-2"].toObject()[u"fire"].toInt(), 9); // was typed before
    QCOMPARE(units[u"17e-legere-3"].toObject()[u"fire"].toInt(), 4);
}

/// The club's file is made once and used whatever the scenario.
void CorunnaEditorsTest::fileFitsEveryScenario()
{
    const std::string file =
        R"({"format":"corunna-values-1","name":"club","units":{"17e-legere-1":{"fire":5},)"
        R"("1-2nd-foot":{"morale":44}},"leaders":{"soult":{"span":12}}})";
    for (const std::string &scenario : game().info().scenarios) {
        const auto opened =
            game().open(specWith(scenario.c_str(), "values", file), resourceLibrary());
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        const QJsonObject units = stateOf(*opened).value(u"units").toObject();
        if (units.contains(u"1-2nd-foot"))
            QCOMPARE(units[u"1-2nd-foot"].toObject()[u"morale"].toInt(), 44);
    }
    // without a format it is no file: a counter that isn't there is a mistake (specification 2)
    QVERIFY(!game().open(specWith("piedralonga", "values", R"({"units":{"nobody":{"fire":5}}})"),
                         resourceLibrary()));
}

void CorunnaEditorsTest::otherFormatIsRefused()
{
    QVERIFY(!trialOf("corunna", "values")(R"({"format":"corunna-values-2","units":{}})"));
    QVERIFY(!trialOf("corunna", "values")("[]"));
}

void CorunnaEditorsTest::fireTableIsLaidOutAsPrinted()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load(sample());
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("series-fire-table"));
    QCOMPARE(table->columnCount(), 16);
    QCOMPARE(table->horizontalHeaderItem(6)->text(), QStringLiteral("2:1"));
    QCOMPARE(table->item(0, 6)->text(), QStringLiteral("33"));
    QCOMPARE(table->item(1, 7)->text(), QStringLiteral("64"));
    table->item(1, 6)->setText(QStringLiteral("65"));
    const QJsonArray cells = jsonObject(editor.json())[u"fire"][u"cells"][u"2:1"].toArray();
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells.at(1)[u"from"].toInt(), 65);
    QCOMPARE(cells.at(1)[u"losses"].toInt(), 2);
    for (const char *typed : {"67", "20", "x"}) { // no roll
        table->item(1, 6)->setText(QString::fromLatin1(typed));
        QCOMPARE(table->item(1, 6)->text(), QStringLiteral("65"));
    }
    table->item(1, 6)->setText(QStringLiteral("32")); // below one loss
    QCOMPARE(table->item(1, 6)->text(), QStringLiteral("65"));
}

void CorunnaEditorsTest::meleeCodes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("json");
    const auto row = [](const char *code, const char *json) {
        QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(json);
    };
    row("AR", R"({"result":"attacker-rout"})");
    row("DS", R"({"result":"defender-surrender"})");
    row("NE", R"({"result":"no-effect"})");
    row("2/1", R"({"attacker":2,"defender":1,"result":"losses"})");
    row("2*/0", R"({"attacker":2,"attacker_checks":true,"defender":0,"result":"losses"})");
    row("0/3*", R"({"attacker":0,"defender":3,"defender_checks":true,"result":"losses"})");
}

void CorunnaEditorsTest::meleeCodes()
{
    QFETCH(const QString, code);
    QFETCH(const QString, json);
    const auto result = meleeResult(code);
    QVERIFY(result);
    QCOMPARE(QString::fromStdString(jsonText(*result)), json);
    QCOMPARE(meleeCode(*result), code);
    QVERIFY(!meleeResult(code + QStringLiteral("!")));
}

/// Nothing of the file is lost by opening and touching it.
void CorunnaEditorsTest::sampleComesBackUnchanged()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load(sample());
    QCOMPARE(jsonObject(editor.json()), jsonObject(sample()));
    auto *cell = editor.findChild<QTableWidget *>(QStringLiteral("series-melee-table"))->item(0, 0);
    const QString code = cell->text();
    QCOMPARE(code, QStringLiteral("AR"));
    cell->setText(QStringLiteral("NE"));
    QVERIFY(jsonObject(editor.json()) != jsonObject(sample()));
    cell->setText(code);
    QJsonObject now = jsonObject(editor.json());
    QJsonObject then = jsonObject(sample());
    QCOMPARE(now.take(QStringLiteral("melee")), then.take(QStringLiteral("melee")));
    QCOMPARE(now.take(QStringLiteral("fire")), then.take(QStringLiteral("fire")));
    QCOMPARE(now.value(u"stand"), then.value(u"stand"));
    QCOMPARE(now.value(u"limits"), then.value(u"limits"));
}

void CorunnaEditorsTest::sampleStaysUncheckedUntilConfirmed()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load(sample());
    auto *mark = editor.findChild<QLabel *>(QStringLiteral("series-unchecked"));
    auto *compared = editor.findChild<QCheckBox *>(QStringLiteral("series-compared"));
    QVERIFY(!mark->isHidden() && !compared->isChecked());
    QVERIFY(jsonObject(editor.json()).value(u"conjecture").toBool());
    compared->click();
    QVERIFY(mark->isHidden());
    QVERIFY(!jsonObject(editor.json()).contains(u"conjecture"));
    compared->click();
    QVERIFY(jsonObject(editor.json()).value(u"conjecture").toBool());
}

void CorunnaEditorsTest::resultsByUncheckedTablesAreMarked()
{
    const auto mark = [](const std::string &pack) {
        const auto opened = trialOf("corunna", "series")(pack);
        const auto adjusted = opened->decide(
            R"({"do":"adjust","set":{"phase":"maneuver","units":{"17e-legere-1":{"hex":"s1010","morale":33}}}})",
            std::nullopt);
        const auto *set = std::get_if<Happened>(&adjusted);
        if (set == nullptr)
            return QString(QStringLiteral("no adjustment"));
        const auto rolled =
            set->after.decide(R"({"do":"morale","unit":"17e-legere-1"})", std::vector<int>{5, 1});
        const auto *checked = std::get_if<Happened>(&rolled);
        if (checked == nullptr)
            return QString(QStringLiteral("no roll"));
        const auto narrator = makeNarrator(game(), *opened);
        return narrator->event(checked->events.front());
    };
    QVERIFY2(mark(sample()).contains(u'◇'), qPrintable(mark(sample())));
    QJsonObject pack = jsonObject(sample());
    pack.remove(QStringLiteral("conjecture"));
    QVERIFY2(!mark(jsonText(pack)).contains(u'◇') && mark(jsonText(pack)).contains(u'5'),
             qPrintable(mark(jsonText(pack))));
}

/// Every roll of 11 to 66 has a result, once (specification 9.3).
void CorunnaEditorsTest::uncoveredRollIsToldAndRefused()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load(sample());
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("series-melee-table"));
    QCOMPARE(table->rowCount(), 36);
    QVERIFY(table->verticalHeaderItem(6)->text().endsWith(QStringLiteral("21")));
    const QString before = table->item(6, 1)->text();
    table->item(6, 1)->setText({});
    QVERIFY2(editor.trouble().contains(QStringLiteral("21"))
                 && editor.trouble().contains(QStringLiteral("1:1")),
             qPrintable(editor.trouble()));
    table->item(6, 1)->setText(before);
    QVERIFY(editor.trouble().isEmpty());
}

void CorunnaEditorsTest::columnsRise()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load("{}");
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("series-fire-table"));
    auto *ratio = editor.findChild<QLineEdit *>(QStringLiteral("series-fire-ratio"));
    auto *add = editor.findChild<QPushButton *>(QStringLiteral("series-fire-add"));
    for (const char *typed : {"3:1", "1:2", "2.5:1", "3:1", "6:2", "three"}) {
        ratio->setText(QString::fromLatin1(typed));
        add->click();
    }
    QCOMPARE(table->columnCount(), 3);
    QCOMPARE(table->horizontalHeaderItem(0)->text(), QStringLiteral("1:2"));
    QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("2.5:1"));
    QCOMPARE(table->horizontalHeaderItem(2)->text(), QStringLiteral("3:1"));
}

void CorunnaEditorsTest::oddFireTableIsSaid()
{
    SeriesEditor editor(m_narrator, trialOf("corunna", "series"), nullptr);
    editor.load(sample());
    auto *odd = editor.findChild<QLabel *>(QStringLiteral("series-fire-odd"));
    QVERIFY(odd->isHidden());
    auto *table = editor.findChild<QTableWidget *>(QStringLiteral("series-fire-table"));
    table->item(0, 6)->setText(QStringLiteral("55")); // 2:1 worse than 1.5:1
    QVERIFY(!odd->isHidden());
    QVERIFY2(odd->text().contains(QStringLiteral("2:1")), qPrintable(odd->text()));
    QVERIFY2(editor.trouble().isEmpty(), "a person may print odd tables");
}

/// Specification 3, Adjust keys: what the editor sets, the rules take.
void CorunnaEditorsTest::adjustSetsWhatStandsOnTheMaps()
{
    const Position position = *game().open({}, resourceLibrary());
    const auto narrator = makeNarrator(game(), position);
    corunna::AdjustEditor editor(position, *narrator, nullptr);
    QVERIFY(editor.changes().isEmpty());
    const QJsonObject set =
        jsonObject(R"({"phase":"naval","turn":3,"sides":{"french":{"army_morale":2}},)"
                   R"("units":{"17e-legere-1":{"fire":4,"hex":"s1010","increments_full":6}}})");
    editor.apply(set);
    QCOMPARE(editor.changes(), set);
    auto *pieces = editor.findChild<QListWidget *>(QStringLiteral("adjust-pieces"));
    const auto touched = pieces->findItems(QStringLiteral("changed"), Qt::MatchContains);
    QCOMPARE(touched.size(), 1);
    pieces->setCurrentItem(touched.front());
    auto *fire = editor.findChild<QWidget *>(QStringLiteral("adjust-units-17e-legere-1-fire"));
    QVERIFY(fire != nullptr);
    auto *spin = fire->findChild<QSpinBox *>();
    QVERIFY(spin != nullptr);
    QCOMPARE(spin->value(), 4);
    spin->setValue(5);
    QCOMPARE(editor.changes()[u"units"][u"17e-legere-1"][u"fire"].toInt(), 5);
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("adjust")},
                              {QStringLiteral("set"), editor.changes()}};
    const Decided decided = position.decide(jsonText(command), std::nullopt);
    const auto *happened = std::get_if<Happened>(&decided);
    QVERIFY(happened != nullptr);
    const QJsonObject unit =
        stateOf(happened->after)[u"units"].toObject()[u"17e-legere-1"].toObject();
    QCOMPARE(unit[u"fire"].toInt(), 5);
    QCOMPARE(unit[u"increments"].toInt(), 6); // as full as printed
    QCOMPARE(unit[u"place"].toString(), QStringLiteral("map"));
}

void CorunnaEditorsTest::adjustFindsACounter()
{
    const Position position = *game().open({}, resourceLibrary());
    const auto narrator = makeNarrator(game(), position);
    corunna::AdjustEditor editor(position, *narrator, nullptr);
    auto *pieces = editor.findChild<QListWidget *>(QStringLiteral("adjust-pieces"));
    auto *find = editor.findChild<QLineEdit *>(QStringLiteral("adjust-find"));
    const QString name = narrator->term("victory");
    find->setText(name.toUpper());
    QCOMPARE(pieces->currentItem()->text(), name);
    int shown = 0;
    for (int i = 0; i < pieces->count(); ++i)
        shown += pieces->item(i)->isHidden() ? 0 : 1;
    QVERIFY(shown >= 1 && shown < pieces->count() / 10);
}

/// "command: Moore’s mode", not "moore’s mode".
void CorunnaEditorsTest::namesKeepTheirCapital()
{
    const Position position = *game().open({}, resourceLibrary());
    const corunna::CorunnaNarrator narrator(position.board());
    const QString mode = narrator.valuePath(QStringLiteral("command.moore_mode"));
    QVERIFY2(mode.endsWith(QStringLiteral(": Moore’s mode")), qPrintable(mode));
    const QString morale = narrator.valuePath(QStringLiteral("units.victory.morale"));
    QVERIFY2(morale.endsWith(QStringLiteral(": morale")), qPrintable(morale));
}

/// 9.8, 9.9.6: the conditions as the rules count them, and the evacuation once it is declared.
void CorunnaEditorsTest::victoryIsToldByItsConditions()
{
    const Position position = *game().open({}, resourceLibrary());
    const auto narrator = makeNarrator(game(), position);
    corunna::VictoryPanel panel;
    panel.setNarrator(narrator.get());
    panel.showPosition(position);
    auto *conditions = panel.findChild<QTreeWidget *>(QStringLiteral("victoryConditions"));
    auto *evacuation = panel.findChild<QLabel *>(QStringLiteral("victoryEvacuation"));
    QCOMPARE(conditions->topLevelItemCount(), 5);
    QCOMPARE(conditions->topLevelItem(0)->text(0), narrator->term("british-victory"));
    QVERIFY(conditions->topLevelItem(0)->text(1).startsWith(u'✗'));
    QVERIFY(evacuation->isHidden());
    const Decided decided = position.decide(
        R"({"do":"adjust","set":{"phase":"naval","evacuation":{"declared":true}}})", std::nullopt);
    const auto *happened = std::get_if<Happened>(&decided);
    QVERIFY(happened != nullptr);
    panel.showPosition(happened->after);
    QCOMPARE(conditions->topLevelItemCount(), 1);
    QVERIFY(conditions->topLevelItem(0)->text(1).startsWith(u'✓'));
    QCOMPARE(conditions->topLevelItem(0)->text(0), narrator->term("french-victory"));
    QVERIFY2(evacuation->text().contains(QStringLiteral("0 of 28"))
                 && evacuation->text().contains(QStringLiteral("16")),
             qPrintable(evacuation->text()));
}

QTEST_MAIN(CorunnaEditorsTest)
#include "tst_corunna_editors.moc"
