// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of Corunna. The Naval Commitment (6.9, 6.9.1): when it appears, what it tells, where
// the roll ends on the ruler. A fire, a mêlée, a check in hand: values, column, chances, what is
// missing.
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caution_bar.h"
#include "app/panels/corunna/fight_stage.h"
#include "app/panels/corunna/naval_stage.h"
#include "app/panels/corunna/roll_ruler.h"
#include "app/panels/field_editor.h"
#include "app/panels/tally_card.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace qd;
using namespace qd::corunna;

namespace {

const GameModule &game()
{
    const auto &all = games();
    return **std::ranges::find_if(
        all, [](const GameModule *each) { return each->info().id == "corunna"; });
}

/// The table after acts that need no dice, or those named.
Position after(Position position,
               std::initializer_list<std::pair<const char *, std::vector<int>>> acts)
{
    for (const auto &[command, dice] : acts) {
        const Decided decided =
            position.decide(command, dice.empty() ? std::nullopt : std::optional(dice));
        const auto *happened = std::get_if<Happened>(&decided);
        if (happened == nullptr)
            qFatal("the act is refused: %s", command);
        position = happened->after;
    }
    return position;
}

Position opened()
{
    return *game().open({}, resourceLibrary());
}

constexpr const char *kNear =
    R"({"do":"adjust","set":{"phase":"naval","units":{"22e-chasseurs":{"hex":"n1920"},)"
    R"("victory":{"hex":"n1707"},"mars":{"hex":"n1708"},"eagle":{"hex":"n1709"}}}})";
constexpr const char *kFacing =
    R"({"do":"adjust","set":{"phase":"maneuver","units":{"1-5th-foot":{"hex":"s2611",)"
    R"("formation":"line","increments_full":6,"fire":12,"melee":12,"morale":33},)"
    R"("17e-legere-1":{"hex":"s2612","formation":"column","increments_full":9,"fire":9,)"
    R"("melee":9,"morale":35}}}})";
constexpr const char *kFire =
    R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1","apply":true})";
constexpr const char *kMelee =
    R"({"do":"melee","attackers":["1-5th-foot"],"defenders":["17e-legere-1"]})";
constexpr const char *kFar =
    R"({"do":"adjust","set":{"phase":"naval","units":{"22e-chasseurs":{"hex":"n1926"}}}})";

/// Two battalions beside each other in clear ground, with the public sample's tables; the counters'
/// figures are invented.
Position facing(const char *more = "")
{
    TableSpec spec;
    spec.game = "corunna";
    spec.options = R"({"series":"public-sample"})";
    const Position position = after(*game().open(spec, resourceLibrary()), {{kFacing, {}}});
    if (std::string_view(more).empty())
        return position;
    const std::string set = std::string(R"({"do":"adjust","set":)") + more + '}';
    return after(position, {{set.c_str(), {}}});
}

/// The stage over an act in hand.
template <class Stage>
struct Bench {
    explicit Bench(const Position &position) : narrator(makeNarrator(game(), position))
    {
        draft.setTable(
            position,
            [](const Act &, const QString &, DiceSource) {
                return tl::expected<qint64, Trouble>(1);
            },
            [](const Act &) {
                return tl::expected<std::vector<int>, Trouble>({1, 1});
            });
        stage.setDraft(&draft);
        stage.setNarrator(narrator.get());
        stage.showPosition(position);
    }

    QString text(const char *name) const
    {
        const auto *label = stage.template findChild<QLabel *>(QString::fromLatin1(name));
        return label == nullptr || label->isHidden() ? QString() : label->text();
    }

    QString ruler() const { return stage.template findChild<RollRuler *>()->said(); }

    QString modifier() const { return stage.template findChild<TallyCard *>()->answer(); }

    QString card(const char *name) const
    {
        const auto *card = stage.template findChild<TallyCard *>(QString::fromLatin1(name));
        return card == nullptr || card->isHidden()
            ? QString()
            : card->answer() + u' ' + card->accessibleDescription();
    }

    void type(const char *command, std::initializer_list<int> faces = {})
    {
        draft.setCommand(command);
        for (const int face : faces)
            draft.typeFace(face);
    }

    std::unique_ptr<Narrator> narrator;
    ActDraft draft;
    Stage stage;
};

using NavalBench = Bench<NavalStage>;
using FightBench = Bench<FightStage>;

} // namespace

class NavalStageTest : public QObject {
    Q_OBJECT
private slots:
    void appearsAtTenHexes();
    void modifiersAreSteps();
    void refereeTellsTheCircumstances();
    void rollEndsInItsRow_data();
    void rollEndsInItsRow();
    void shipsAreCounted();
    void rulerFitsItsWidth();
    void ticksShowTheTable();
    void tickToldStandsApart();
    void fireIsToldBeforeTheDice();
    void modifiersOfAFireAreSteps();
    void diceEndInTheirRow();
    void meleeHasItsColumn();
    void checkHasItsThreshold();
    void squareHasItsRow();
    void missingValueIsToldFirst();
    void missingTableIsTold();
};

/// 6.9.1: the roll is due the moment French come within ten hexes.
void NavalStageTest::appearsAtTenHexes()
{
    const NavalBench far(after(opened(), {{kFar, {}}}));
    QVERIFY(!far.stage.isOn());
    QVERIFY(far.stage.isHidden());
    const auto isOffered = [](const Position &position) {
        const Offers offers = position.offers();
        return !offers.empty() && offers.front().id == "naval-commitment"
            && offers.front().preferred;
    };
    QVERIFY(!isOffered(after(opened(), {{kFar, {}}})));
    QVERIFY(isOffered(after(opened(), {{kNear, {}}})));
    QVERIFY(!isOffered(
        after(opened(), {{kNear, {}}, {R"({"do":"naval-commitment"})", {3, 3}}}))); // once
    const NavalBench near(after(opened(), {{kNear, {}}}));
    QVERIFY(near.stage.isOn());
    QVERIFY2(near.text("navalDue").contains(QStringLiteral("22e Chasseurs")),
             qPrintable(near.text("navalDue")));
    QVERIFY2(near.ruler().contains(QStringLiteral("11 to 16"))
                 && near.ruler().contains(QStringLiteral("63 to 66")),
             qPrintable(near.ruler()));
}

/// Chart, Naval Commitment: an evacuation +9, the death of Moore −9.
void NavalStageTest::modifiersAreSteps()
{
    NavalBench bench(
        after(opened(),
              {{kNear, {}}, {R"({"do":"adjust","set":{"evacuation":{"declared":true}}})", {}}}));
    QCOMPARE(bench.modifier(), QStringLiteral("+9"));
    bench.draft.setCommand(R"({"do":"naval-commitment"})");
    bench.draft.typeFace(4);
    bench.draft.typeFace(3);
    QVERIFY2(bench.ruler().contains(QStringLiteral("43"))
                 && bench.ruler().contains(QStringLiteral("56")),
             qPrintable(bench.ruler())); // nine steps of six from 43
}

void NavalStageTest::refereeTellsTheCircumstances()
{
    NavalBench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment","moore_dead":true})");
    QCOMPARE(bench.modifier(), QStringLiteral("−9"));
    bench.draft.setCommand(R"({"do":"naval-commitment","artillery_on_point":true})");
    QCOMPARE(bench.modifier(), QStringLiteral("−6"));
}

void NavalStageTest::rollEndsInItsRow_data()
{
    QTest::addColumn<int>("tens");
    QTest::addColumn<int>("units");
    QTest::addColumn<QString>("result");
    QTest::newRow("16 abandonment") << 1 << 6 << QStringLiteral("abandonment");
    QTest::newRow("21 anchor") << 2 << 1 << QStringLiteral("anchor");
    QTest::newRow("46 contrary winds") << 4 << 6 << QStringLiteral("contrary-winds");
    QTest::newRow("62 minor") << 6 << 2 << QStringLiteral("minor");
    QTest::newRow("63 major") << 6 << 3 << QStringLiteral("major");
}

void NavalStageTest::rollEndsInItsRow()
{
    QFETCH(const int, tens);
    QFETCH(const int, units);
    QFETCH(const QString, result);
    NavalBench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment"})");
    bench.draft.typeFace(tens);
    bench.draft.typeFace(units);
    const QString row = bench.narrator->term(result.toStdString());
    QVERIFY2(bench.ruler().endsWith(row), qPrintable(bench.ruler()));
}

/// Major support: the die says how many ships, the British choose them.
void NavalStageTest::shipsAreCounted()
{
    NavalBench bench(after(opened(),
                           {{kNear, {}},
                            {R"({"do":"naval-commitment"})", {6, 3}},
                            {R"({"do":"naval-support"})", {2}}}));
    bench.draft.setCommand(R"({"do":"pick-ships"})");
    QVERIFY(bench.stage.isOn());
    QVERIFY2(bench.text("navalSupport").contains(u'2'), qPrintable(bench.text("navalSupport")));
    QVERIFY(bench.text("navalDue").isEmpty());
}

void NavalStageTest::rulerFitsItsWidth()
{
    NavalBench bench(after(opened(), {{kNear, {}}}));
    bench.draft.setCommand(R"({"do":"naval-commitment","moore_dead":true,"evacuation":true})");
    bench.draft.typeFace(1);
    bench.draft.typeFace(1);
    auto *ruler = bench.stage.findChild<RollRuler *>();
    ruler->resize(ruler->minimumSizeHint());
    QVERIFY(!ruler->grab().isNull());
    QVERIFY(ruler->sizeHint().height() > ruler->fontMetrics().height() * 5); // two arrows above it
}

/// The form of the roll: what the table has is ticked without being told (9.9 declared, Moore not).
void NavalStageTest::ticksShowTheTable()
{
    const Position table = after(
        opened(), {{kNear, {}}, {R"({"do":"adjust","set":{"evacuation":{"declared":true}}})", {}}});
    const auto standing = [&table](const char *command, const char *key) {
        const Form form = table.form(command);
        const auto field = std::ranges::find(form.fields, key, &Field::key);
        return field == form.fields.end() ? std::string("?") : field->standing;
    };
    constexpr const char *kRoll = R"({"do":"naval-commitment"})";
    QCOMPARE(standing(kRoll, "evacuation"), std::string("true"));
    QCOMPARE(standing(kRoll, "moore_dead"), std::string("false"));
    // told otherwise: the table still says what it has
    QCOMPARE(standing(R"({"do":"naval-commitment","evacuation":false})", "evacuation"),
             std::string("true"));
    // a battalion in line tries to form square (Square Formation Chart: stack in line)
    QCOMPARE(
        [&] {
            const Form form = facing().form(R"({"do":"square","unit":"1-5th-foot"})");
            return std::ranges::find(form.fields, "line", &Field::key)->standing;
        }(),
        std::string("true"));
}

void NavalStageTest::tickToldStandsApart()
{
    const Position table = after(opened(), {{kNear, {}}});
    const auto narrator = makeNarrator(game(), table);
    const FormWords words{narrator.get(), "naval-commitment"};
    QWidget place;
    Field field;
    field.key = "evacuation";
    field.kind = FieldKind::Flag;
    field.standing = "true";
    FieldEditor *editor = makeFieldEditor(field, words, EditorRoom::Field, &place);
    auto *box = editor->findChild<QCheckBox *>();
    const auto *says = editor->findChild<QLabel *>(QStringLiteral("flagSays"));
    QVERIFY(box->isChecked());
    QVERIFY2(says->isHidden() && box->accessibleDescription().contains(QStringLiteral("table")),
             qPrintable(box->accessibleDescription()));
    QJsonValue told(QStringLiteral("nothing"));
    connect(editor, &FieldEditor::edited, this, [&told](const QJsonValue &value) { told = value; });
    box->click(); // against the table: it is told
    QCOMPARE(told, QJsonValue(false));
    field.value = "false";
    const QString before = says->text();
    editor->show(field);
    QVERIFY(!box->isChecked());
    QVERIFY2(says->text() != before && says->text().startsWith(QStringLiteral("Told")),
             qPrintable(says->text()));
    box->click(); // as the table has it: nothing is told any more
    QVERIFY(told.isUndefined());
}

/// Fire Effects: British foot in line ×4, four increments of a line fire by the pack; Fire Defence:
/// a column in the clear 6. 16 : 6 is the column 2.5:1, of the sample 1 loss from 26, 2 from 64.
void NavalStageTest::fireIsToldBeforeTheDice()
{
    FightBench bench(facing());
    QVERIFY(!bench.stage.isOn());
    bench.type(kFire);
    QVERIFY(bench.stage.isOn());
    QVERIFY2(bench.stage.heading().contains(QStringLiteral("17e Légère")),
             qPrintable(bench.stage.heading()));
    QVERIFY2(bench.card("fightCard").startsWith(QStringLiteral("16 ")),
             qPrintable(bench.card("fightCard")));
    for (const char *reason : {"×4", "≤ 4", "Fire Effects"})
        QVERIFY2(bench.card("fightCard").contains(QString::fromUtf8(reason)),
                 qPrintable(bench.card("fightCard")));
    QVERIFY2(bench.card("fightDefence").startsWith(QStringLiteral("6 ")),
             qPrintable(bench.card("fightDefence")));
    QVERIFY2(bench.text("fightColumn").contains(QStringLiteral("column 2.5:1"))
                 && bench.text("fightColumn").contains(u'◇'),
             qPrintable(bench.text("fightColumn")));
    for (const char *row : {"11 to 25 no loss", "26 to 63 1 ", "64 to 66 2 "})
        QVERIFY2(bench.ruler().contains(QString::fromLatin1(row)), qPrintable(bench.ruler()));
    for (const char *part : {"11/36", "11/18", "1/12", "0.78"}) // 11, 22 and 3 of 36 rolls
        QVERIFY2(bench.text("fightChances").contains(QString::fromLatin1(part)),
                 qPrintable(bench.text("fightChances")));
    QVERIFY(bench.stage.cautions().empty());
}

/// Three steps on: of the 36 rolls 8 stay below 26 (11 to 22), 6 reach 64 (61 to 66).
void NavalStageTest::modifiersOfAFireAreSteps()
{
    FightBench bench(facing());
    bench.type(
        R"({"do":"fire","attackers":["1-5th-foot"],"target":"17e-legere-1","modifiers":[3]})");
    for (const char *row : {"no loss, thrown 11–22", "thrown 23–56", "thrown 61–66"})
        QVERIFY2(bench.ruler().contains(QString::fromUtf8(row)), qPrintable(bench.ruler()));
    QVERIFY2(bench.ruler().contains(QStringLiteral("+3")), qPrintable(bench.ruler()));
    QVERIFY2(bench.text("fightChances").contains(QStringLiteral("2/9")),
             qPrintable(bench.text("fightChances")));
}

void NavalStageTest::diceEndInTheirRow()
{
    FightBench bench(facing());
    bench.type(kFire, {5, 3});
    QVERIFY2(bench.ruler().startsWith(QStringLiteral("Roll 53: 1 ")), qPrintable(bench.ruler()));
    bench.type(kFire, {2, 5});
    QCOMPARE(bench.ruler(), QStringLiteral("Roll 25: no loss"));
}

/// 12 : 9 is the column 1:1; of the sample a 42 there costs the attackers 2, the defenders 1.
void NavalStageTest::meleeHasItsColumn()
{
    FightBench bench(facing());
    bench.type(kMelee, {4, 2});
    QVERIFY(bench.card("fightCard").startsWith(QStringLiteral("12 ")));
    QVERIFY(bench.card("fightDefence").startsWith(QStringLiteral("9 ")));
    QVERIFY2(bench.text("fightColumn").contains(QStringLiteral("column 1:1")),
             qPrintable(bench.text("fightColumn")));
    QVERIFY2(bench.ruler().startsWith(QStringLiteral("Roll 42: losses: attackers 2, defenders 1")),
             qPrintable(bench.ruler()));
}

/// Above 35 passes: 36 to 66, 19 of 36 rolls.
void NavalStageTest::checkHasItsThreshold()
{
    FightBench bench(facing());
    bench.type(R"({"do":"morale","unit":"17e-legere-1"})");
    QVERIFY2(bench.ruler().contains(QStringLiteral("11 to 35"))
                 && bench.ruler().contains(QStringLiteral("36 to 66")),
             qPrintable(bench.ruler()));
    QVERIFY2(bench.text("fightChances").contains(QStringLiteral("19/36")),
             qPrintable(bench.text("fightChances")));
    QVERIFY2(bench.text("fightRemark").contains(QStringLiteral("11"))
                 && bench.text("fightRemark").contains(QStringLiteral("66")),
             qPrintable(bench.text("fightRemark")));
    // 4.7.8 told: a Special Structure, six steps on
    bench.type(R"({"do":"morale","unit":"17e-legere-1","special_structure":true})", {3, 1});
    QCOMPARE(bench.modifier(), QStringLiteral("+6"));
    QVERIFY2(bench.ruler().contains(QStringLiteral("makes 41")), qPrintable(bench.ruler()));
}

/// Square Formation, British at two hexes: 11–45, 46–61, 62–66; a stack in line +3.
void NavalStageTest::squareHasItsRow()
{
    FightBench bench(facing());
    bench.type(R"({"do":"square","unit":"1-5th-foot","distance":2})");
    QCOMPARE(bench.modifier(), QStringLiteral("+3"));
    for (const char *row : {"11 to 45", "46 to 61", "62 to 66"})
        QVERIFY2(bench.ruler().contains(QString::fromLatin1(row)), qPrintable(bench.ruler()));
    // 23 rolls to 45, three fewer with the modifier
    QVERIFY2(bench.text("fightChances").contains(QStringLiteral("5/9")),
             qPrintable(bench.text("fightChances")));
}

void NavalStageTest::missingValueIsToldFirst()
{
    FightBench bench(facing(R"({"units":{"1-5th-foot":{"melee":null}}})"));
    QWidget room; // a bar alone would be a window
    CautionBar bar(&room);
    const QSignalSpy changed(&bench.stage, &StagePanel::cautionsChanged);
    bench.type(kMelee);
    QVERIFY(!changed.isEmpty());
    bar.showCautions(bench.stage.cautions(), *bench.narrator);
    QVERIFY(!bar.isHidden());
    QVERIFY2(bar.accessibleName().contains(QStringLiteral("5th Foot")),
             qPrintable(bar.accessibleName()));
    const QSignalSpy wanted(&bar, &CautionBar::wanted);
    bar.findChild<QPushButton *>(QStringLiteral("fillIn"))->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toString(), QStringLiteral("units.1-5th-foot.melee"));
    // a cell that the text of the chart leaves out
    FightBench cell(facing(R"({"units":{"17e-legere-1":{"status":"disorder"}}})"));
    cell.type(kFire);
    bar.showCautions(cell.stage.cautions(), *cell.narrator);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    bar.findChild<QPushButton *>(QStringLiteral("fillIn"))->click();
    QCOMPARE(wanted.last().first().toString(),
             QStringLiteral("chart_fill.fire_defence.infantry.disorder.clear"));
}

/// Without the owner's tables the values stand there, and that the result is looked up by hand.
void NavalStageTest::missingTableIsTold()
{
    FightBench bench(after(opened(), {{kFacing, {}}}));
    bench.type(kFire);
    QVERIFY(bench.card("fightDefence").startsWith(QStringLiteral("6 ")));
    const std::vector<Refusal> all = bench.stage.cautions();
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().code, std::string("series-table-missing"));
    QVERIFY(bench.text("fightChances").isEmpty());
}

QTEST_MAIN(NavalStageTest)
#include "tst_naval_stage.moc"
