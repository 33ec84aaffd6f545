// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"
#include "app/panels/field_editor.h"
#include "app/panels/json_values.h"
#include "app/panels/offer_list.h"
#include "app/panels/quick_keys.h"
#include "app/panels/refusal_bar.h"
#include "app/panels/rows_editor.h"
#include "app/panels/wrapping_check.h"
#include "tests/support/fake_table.h"
#include "tests/support/panel_bench.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include <memory>

using namespace qd;
using namespace qd::test;

/// Offers and their keys, forms, refusals, questions.
class TestActPanel : public QObject {
    Q_OBJECT
private slots:
    void everyOfferHasAKey();
    void keysOfTheCards_data();
    void keysOfTheCards();
    void refusedOffersSayWhy();
    void digitsChoosePieces();
    void heldKeyIsOneAct();
    void officerKeyGoesRound();
    void lostTakesTheNextClick();
    void bombardmentRows();
    void navalRowsFillThemselves();
    void passWithConfusion();
    void panicRowsAreFixed();
    void secondRefusalIsShown();
    void enterRollsWhereTheProgramDoes();
    void escapeLetsGo();
    void spaceTakesNoDiceAway();
    void spaceAnswersNoQuestion();
    void enterOpensWhatIsMissing();
    void theOnlyChoiceIsFilledIn_data();
    void theOnlyChoiceIsFilledIn();
    void theOnlyShipIsFilledIn();
    void theOnlyAnswerIsLookedAtFirst();
    void enterSaysWhatIsMissing_data();
    void enterSaysWhatIsMissing();
    void rowsSayWhatTheyLack();
    void fieldsWithoutChoicesSaySo();
    void numbersThatNobodySaidAreOpen();
    void keysThatDoNothingSayWhy();
    void manyPiecesFitTheirRow();
    void pastIsNotActedOn();
    void quickKeysReachThePanel();
    void everythingHasAName();
    void longTextsWrap();
    void lengthsTakeCommaAndPoint_data();
    void lengthsTakeCommaAndPoint();
    void lengthsSayWhatIsAllowed();
    void lengthsCountInTenths();
    void lengthsFromElsewhereStay();
    void emptyFieldsAreReadable_data();
    void emptyFieldsAreReadable();
    void directionsAreNamesOrDegrees_data();
    void directionsAreNamesOrDegrees();
};

namespace {

constexpr const char *kAtSea =
    R"({"do":"adjust","set":{"phase":"bombardment","turn":3,"units":{"sailors-1":{"at":"castle-roads"},)"
    R"("sailors-2":{"at":"south-roads"},"militia-1":{"at":"caleta"}}}})";

} // namespace

void TestActPanel::everyOfferHasAKey()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QStringList caps;
    for (const ChoiceRow *row : bench.panel.findChild<OfferList *>()->findChildren<ChoiceRow *>()) {
        if (row->isHidden() || row->objectName() == QStringLiteral("showRefused"))
            continue;
        QVERIFY2(!row->keyCap().isEmpty(), qPrintable(row->label()));
        QVERIFY(!row->label().isEmpty());
        caps << row->keyCap();
    }
    QVERIFY(caps.size() > 5);
    QCOMPARE(caps.removeDuplicates(), 0);
}

void TestActPanel::keysOfTheCards_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("card");
    QTest::newRow("M 9.move") << QByteArray("m") << QByteArray(R"("card":"move")");
    QTest::newRow("A 9.assault") << QByteArray("a") << QByteArray(R"("card":"assault")");
    QTest::newRow("C 9.counterattack")
        << QByteArray("c") << QByteArray(R"("card":"counterattack")");
    QTest::newRow("N 9.panic") << QByteArray("n") << QByteArray(R"("card":"panic")");
    QTest::newRow("R 9.reinforcements")
        << QByteArray("r") << QByteArray(R"("card":"reinforcements")");
    QTest::newRow("P 7.3e") << QByteArray("p") << QByteArray(R"("do":"pass")");
}

void TestActPanel::keysOfTheCards()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, card);
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys(key.constData());
    QVERIFY2(QByteArray::fromStdString(bench.draft.command()).contains(card),
             bench.draft.command().c_str());
}

void TestActPanel::refusedOffersSayWhy()
{
    PanelBench bench("standard");
    QVERIFY(bench.row("offer-start") == nullptr);
    auto *more = bench.panel.findChild<ChoiceRow *>(QStringLiteral("showRefused"));
    QVERIFY(!more->isHidden());
    more->setChecked(true);
    ChoiceRow *start = bench.row("offer-start");
    QVERIFY(start != nullptr);
    QVERIFY(!start->explanation().isEmpty());
    start->click(); // may be chosen, and is refused
    QVERIFY(bench.draft.refusal());
    QVERIFY(!bench.panel.findChild<RefusalBar *>()->isHidden());
}

void TestActPanel::digitsChoosePieces()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("m");
    QVERIFY(bench.draft.command().find("rm-1") != std::string::npos);
    bench.keys("1");
    QVERIFY(bench.draft.command().find("rm-1") == std::string::npos);
    QVERIFY(bench.draft.command().find("sailors-1") != std::string::npos);
    bench.keys("1");
    QVERIFY(bench.draft.command().find("rm-1") != std::string::npos);
}

/// A key held down repeats itself: that is no second act, and no second choice.
void TestActPanel::heldKeyIsOneAct()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("m");
    const std::string moved = bench.draft.command();
    const auto repeat = [&bench](int key, const QString &text) {
        QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, text, true);
        return bench.panel.takeKey(&held);
    };
    QVERIFY(repeat(Qt::Key_1, QStringLiteral("1"))); // taken, so that nobody else has it
    QCOMPARE(bench.draft.command(), moved);
    bench.draft.clear();
    QVERIFY(repeat(Qt::Key_M, QStringLiteral("m")));
    QCOMPARE(bench.draft.command(), std::string());
}

void TestActPanel::officerKeyGoesRound()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("a");
    QVERIFY(bench.draft.choosePlace("pila-square"));
    const std::string without = bench.draft.command();
    QStringList seen;
    for (int i = 0; i < 7; ++i) {
        bench.keys("o");
        seen << fromUtf8(bench.draft.command());
    }
    QCOMPARE(seen.removeDuplicates(), 0); // six officers, then none again
    QCOMPARE(bench.draft.command(), without);
}

void TestActPanel::lostTakesTheNextClick()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(R"({"do":"adjust","set":{"phase":"british-action","turn":3,"units":{)"
                         R"("sailors-1":{"at":"caleta"},"militia-1":{"at":"town-hall"}}}})"));
    bench.keys("m");
    QVERIFY(bench.draft.choosePlace("pila-square"));
    bench.keys("l");
    QVERIFY(bench.draft.choosePlace("concepcion"));
    bench.keys("\n");
    QVERIFY2(bench.lastEvents().contains(R"("event":"lost")"), bench.lastEvents().constData());
    QVERIFY(bench.lastCommand().contains(R"("to":"concepcion")"));
}

void TestActPanel::bombardmentRows()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kAtSea));
    bench.keys("b");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    QVERIFY(bench.draft.command().find(R"("card":"move")") != std::string::npos);
    const int one = bench.draft.facesNeeded();
    QVERIFY(bench.draft.choosePlace("south-roads"));
    QVERIFY(bench.draft.facesNeeded() > one);
    auto *area = bench.panel.findChild<QWidget *>(QStringLiteral("cell-1-area"));
    QVERIFY(area != nullptr);
    auto *remove = bench.panel.findChildren<QToolButton *>(QStringLiteral("removeRow1")).last();
    remove->click();
    QCOMPARE(bench.draft.facesNeeded(), one);
    const std::string before = bench.draft.command();
    QTest::keyClick(&bench.panel, Qt::Key_Down);
    QVERIFY(bench.draft.command() != before); // another card
    QTest::keyClick(&bench.panel, Qt::Key_Up);
    QCOMPARE(bench.draft.command(), before);
}

void TestActPanel::navalRowsFillThemselves()
{
    PanelBench bench("blank");
    QVERIFY(
        bench.record(R"({"do":"adjust","set":{"phase":"naval-movement","turn":2,"units":{)"
                     R"("sailors-1":{"at":"offing-north"},"sailors-2":{"at":"offing-north"}}}})"));
    bench.keys("v");
    auto *cell = bench.panel.findChildren<QWidget *>(QStringLiteral("cell-0-to")).last();
    auto *goal = cell->findChild<QComboBox *>();
    QVERIFY(goal != nullptr && goal->count() > 1);
    goal->setCurrentIndex(1);
    emit goal->activated(1);
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
    QCOMPARE(bench.draft.facesNeeded(), 2);
    bench.keys("61");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains(R"("drifted":true)"));
}

void TestActPanel::passWithConfusion()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(R"({"do":"adjust","set":{"phase":"spanish-action","turn":3}})"));
    bench.keys("p1\n");
    QVERIFY(bench.lastCommand().contains(R"("discard":["confusion"])"));
}

void TestActPanel::panicRowsAreFixed()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"british-action","turn":3,"units":{)"
        R"("sailors-1":{"at":"dock"},"militia-1":{"at":"santo-domingo"},"militia-2":{"at":"santo-domingo"}}}})"));
    bench.keys("n");
    if (bench.draft.stage() == ActDraft::Stage::Incomplete)
        QVERIFY(bench.draft.choosePlace("santo-domingo"));
    QCOMPARE(bench.draft.facesNeeded(), 2);
    bench.keys("44\n");
    QCOMPARE(bench.session->now().situation().pending->decision, std::string("panic-retreat"));
    // Its form lies open; the rows are the units'.
    QVERIFY(bench.draft.command().find("panic-retreat") != std::string::npos);
    for (int row = 0; row < 2 && bench.draft.stage() != ActDraft::Stage::Ready; ++row) {
        auto *cell =
            bench.panel.findChildren<QWidget *>(QStringLiteral("cell-%1-to").arg(row)).last();
        auto *goal = cell->findChild<QComboBox *>();
        emit goal->activated(1);
    }
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    bench.keys("\n");
    QVERIFY(bench.lastEvents().contains("panic-retreated"));
}

void TestActPanel::secondRefusalIsShown()
{
    ActDraft draft;
    RefusalBar bar;
    FakeAnswers answers;
    answers.decide = [](std::string_view, const std::optional<std::vector<int>> &,
                        Strictness strictness, const Position &) -> Decided {
        return strictness == Strictness::Enforce ? Refusal{"one", "1.1", "", {}}
                                                 : Refusal{"two", "2.2", "", {}};
    };
    int recorded = 0;
    draft.setTable(fakePosition(answers),
                   [&](const Act &, const QString &, DiceSource) {
                       return tl::expected<qint64, Trouble>(++recorded);
                   },
                   {});
    Narrator narrator{BoardPicture()};
    bar.setNarrator(&narrator);
    bar.setDraft(&draft);
    draft.setCommand(R"({"do":"x"})");
    bar.findChild<QPushButton *>(QStringLiteral("recordAnyway"))->click();
    bar.findChild<QLineEdit *>(QStringLiteral("overruleReason"))
        ->setText(QStringLiteral("because"));
    bar.findChild<QPushButton *>(QStringLiteral("overruleConfirm"))->click();
    QCOMPARE(recorded, 0);
    QVERIFY(bar.findChild<QLabel *>(QStringLiteral("refusalText"))
                ->text()
                .contains(QStringLiteral("1.1")));
    QVERIFY(bar.findChild<QLabel *>(QStringLiteral("refusalSecond"))
                ->text()
                .contains(QStringLiteral("2.2")));
}

void TestActPanel::escapeLetsGo()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("a");
    QTest::keyClick(&bench.panel, Qt::Key_Escape);
    QVERIFY(bench.draft.command().empty());
    QVERIFY(bench.row("offer-play/assault") != nullptr);
}

void TestActPanel::spaceTakesNoDiceAway()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kAtSea));
    bench.keys("b3");
    QCOMPARE(bench.draft.faces().size(), std::size_t{1});
    const std::string phase = bench.phase();
    bench.keys(" ");
    QCOMPARE(bench.phase(), phase);
    QCOMPARE(bench.draft.faces().size(), std::size_t{1});
    QTest::keyClick(&bench.panel, Qt::Key_Escape);
    bench.keys(" ");
    QVERIFY(bench.phase() != phase);
}

void TestActPanel::spaceAnswersNoQuestion()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"bombardment","turn":3,"fox":{"status":"afloat","at":"castle-roads"},)"
        R"("units":{"sailors-1":{"at":"fox"},"sailors-2":{"at":"fox"}}}})"));
    bench.keys("b166\n"); // green hits the cutter, red and violet miss
    QVERIFY(bench.session->now().pending() != "null");
    const std::size_t before = bench.session->entries().size();
    bench.keys(" ");
    QCOMPARE(bench.session->entries().size(), before);
    bench.keys("2");
    QCOMPARE(bench.session->entries().size(), before + 1);
}

void TestActPanel::enterOpensWhatIsMissing()
{
    PanelBench bench("standard");
    bench.keys("p1");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Incomplete);
    bench.keys("\n");
    auto *list =
        bench.panel.findChild<QWidget *>(QStringLiteral("field-area"))->findChild<QComboBox *>();
    QVERIFY(list != nullptr);
    QTRY_VERIFY(list->view()->isVisible());
    list->hidePopup();
    QCOMPARE(bench.session->entries().size(), std::size_t{0});
}

void TestActPanel::theOnlyChoiceIsFilledIn_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("choices"); // a letter each; ! the rules say no to it
    QTest::addColumn<bool>("optional");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *tag, FieldKind kind, const char *choices, bool optional,
                        const char *value) {
        QTest::newRow(tag) << static_cast<int>(kind) << QString::fromLatin1(choices) << optional
                           << QString::fromLatin1(value);
    };
    row("one", FieldKind::Piece, "a", false, R"("a")");
    row("one that is allowed", FieldKind::Piece, "a b! c!", false, R"("a")");
    row("one word", FieldKind::Choice, "a", false, R"("a")");
    row("one place", FieldKind::Place, "a! b", false, R"("b")");
    row("a list of one", FieldKind::Pieces, "a", false, R"(["a"])");
    row("two", FieldKind::Piece, "a b", false, "");
    row("none allowed", FieldKind::Piece, "a!", false, "");
    row("no choice", FieldKind::Piece, "", false, "");
    row("may be left out", FieldKind::Piece, "a", true, "");
    row("a row of its own", FieldKind::Rows, "a", false, "");
}

void TestActPanel::theOnlyChoiceIsFilledIn()
{
    QFETCH(int, kind);
    QFETCH(QString, choices);
    QFETCH(bool, optional);
    QFETCH(QString, value);
    Field field;
    field.key = "who";
    field.kind = static_cast<FieldKind>(kind);
    field.optional = optional;
    for (const QString &each : choices.split(u' ', Qt::SkipEmptyParts)) {
        Choice choice;
        choice.value = '"' + each.left(1).toStdString() + '"';
        if (each.endsWith(u'!'))
            choice.refused = Refusal{"no", {}, "no", {}};
        field.choices.push_back(choice);
    }
    ActDraft draft;
    FakeAnswers answers;
    answers.decide = throwing({});
    answers.form = [field](std::string_view command) {
        Form form;
        form.command = command;
        Field now = field;
        now.value = jsonText(jsonObject(command).value(u"who"));
        form.complete = field.optional || !now.value.empty();
        form.fields = {now};
        return form;
    };
    draft.setTable(fakePosition(answers), {}, {});
    draft.setCommand(R"({"do":"x"})");
    QCOMPARE(QString::fromStdString(draft.form().fields.front().value), value);
    const bool whole = optional || !value.isEmpty();
    QCOMPARE(draft.stage(), whole ? ActDraft::Stage::Ready : ActDraft::Stage::Incomplete);
    QCOMPARE(draft.missing().size(), std::size_t{whole ? 0U : 1U});
}

/// As Per Margin: of the English ships one may still move, so Move is about her.
void TestActPanel::theOnlyShipIsFilledIn()
{
    PanelBench bench("two-a-side", "as-per-margin");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":270,"dice":[5,2]},)"
        R"("ships":{"english-fifth":{"moved":true}}}})"));
    bench.keys("m");
    QCOMPARE(QJsonObject(jsonObject(bench.draft.command())).value(u"ship").toString(),
             QStringLiteral("english-third"));
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Ready);
    QVERIFY(bench.panel.findChild<QLabel *>(QStringLiteral("actMissing"))->isHidden());
    bench.keys("\n");
    QVERIFY(bench.lastCommand().contains("english-third"));
}

/// What the draft filled in is shown before it is recorded: choosing alone records nothing.
void TestActPanel::theOnlyAnswerIsLookedAtFirst()
{
    Field field;
    field.key = "who";
    field.kind = FieldKind::Piece;
    field.choices = {{R"("a")", "a", {}, {}}};
    FakeAnswers answers;
    answers.decide = throwing({});
    answers.pending = R"({"decision":"x"})";
    answers.form = [field](std::string_view command) {
        Form form;
        form.command = command;
        form.fields = {field};
        form.fields[0].value = jsonText(jsonObject(command).value(u"who"));
        form.complete = !form.fields[0].value.empty();
        return form;
    };
    Offer offer;
    offer.id = "x";
    offer.command = R"({"do":"x"})";
    answers.offers = {offer};
    int recorded = 0;
    ActDraft draft;
    ActPanel panel;
    const Narrator narrator{BoardPicture()};
    panel.setNarrator(&narrator);
    panel.setDraft(&draft);
    draft.setTable(fakePosition(answers),
                   [&](const Act &, const QString &, DiceSource) {
                       return tl::expected<qint64, Trouble>(++recorded);
                   },
                   {});
    panel.choose(offer);
    QCOMPARE(draft.stage(), ActDraft::Stage::Ready);
    QCOMPARE(recorded, 0);
}

void TestActPanel::enterSaysWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("santa cruz") << QByteArray("santa-cruz-1797") << QByteArray("standard")
                                << QByteArray(R"({"do":"place","units":["militia-1"]})")
                                << QStringLiteral("Still to fill in: Starts in");
    QTest::newRow("as per margin")
        << QByteArray("as-per-margin") << QByteArray("two-a-side")
        << QByteArray(R"({"do":"place"})")
        << QStringLiteral("Still to fill in: Ship · Inches from the west "
                          "edge · Inches from the south edge");
    QTest::newRow("trafalgar") << QByteArray("trafalgar") << QByteArray("standard")
                               << QByteArray(R"({"do":"place","ship":"english-line-1"})")
                               << QStringLiteral("Still to fill in: Anchorage");
}

/// In the panel, in the status line, and with the keyboard in the field itself.
void TestActPanel::enterSaysWhatIsMissing()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, scenario);
    QFETCH(QByteArray, command);
    QFETCH(QString, said);
    PanelBench bench(scenario.toStdString(), game.toStdString());
    bench.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
    bench.panel.setFocus();
    QSignalSpy announced(&bench.panel, &ActPanel::announced);
    bench.draft.setCommand(command.toStdString());
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Incomplete);
    const auto *text = bench.panel.findChild<QLabel *>(QStringLiteral("actMissing"));
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), said);
    QCOMPARE(bench.row("recordButton")->toolTip(), text->text());
    bench.keys("\n");
    QVERIFY(!announced.isEmpty());
    QCOMPARE(announced.last().first().toString(), text->text());
    const std::string first = bench.draft.missing().front();
    const auto *field =
        bench.panel.findChild<QWidget *>(QStringLiteral("field-") + QString::fromStdString(first));
    QTRY_VERIFY(QApplication::focusWidget() != nullptr
                && (field->isAncestorOf(QApplication::focusWidget())
                    || QApplication::activePopupWidget() != nullptr));
}

/// A row of a list that lacks something names both.
void TestActPanel::rowsSayWhatTheyLack()
{
    PanelBench bench("blank");
    QVERIFY(
        bench.record(R"({"do":"adjust","set":{"phase":"naval-movement","turn":2,"units":{)"
                     R"("sailors-1":{"at":"offing-north"},"sailors-2":{"at":"offing-north"}}}})"));
    bench.draft.setCommand(R"({"do":"naval-move","moves":[{"blocks":["sailors-1"]}]})");
    QCOMPARE(bench.draft.stage(), ActDraft::Stage::Incomplete);
    QCOMPARE(bench.draft.missing(), std::vector<std::string>{"moves"});
    const auto *text = bench.panel.findChild<QLabel *>(QStringLiteral("actMissing"));
    QCOMPARE(text->text(), QStringLiteral("Still to fill in: Movements: To"));
}

/// The target depends on who fires: until that is said its field isn't just empty.
void TestActPanel::fieldsWithoutChoicesSaySo()
{
    PanelBench bench("two-a-side", "as-per-margin");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"english-fire","wind":{"from":270,"dice":[5,2]}}})"));
    bench.draft.setCommand(R"({"do":"fire"})");
    const auto said = [&bench] {
        QStringList texts;
        const auto *field =
            bench.panel.findChildren<QWidget *>(QStringLiteral("field-target")).last();
        for (const QLabel *label : field->findChildren<QLabel *>())
            texts << label->text();
        return texts;
    };
    QCOMPARE(said(), QStringList{QStringLiteral("Nothing to choose from yet")});
    QCOMPARE(bench.panel.findChild<QLabel *>(QStringLiteral("actMissing"))->text(),
             QStringLiteral("Still to fill in: Who fires · Target"));
    bench.draft.setField("firer", R"("english-third")");
    QVERIFY(said().isEmpty());
}

void TestActPanel::numbersThatNobodySaidAreOpen()
{
    Field field;
    field.key = "sp";
    field.kind = FieldKind::Number;
    field.min = 1;
    field.max = 4;
    QJsonValue said = QJsonValue::Null;
    const std::unique_ptr<FieldEditor> editor(
        makeFieldEditor(field, {}, EditorRoom::Field, nullptr));
    connect(editor.get(), &FieldEditor::edited, this,
            [&said](const QJsonValue &value) { said = value; });
    auto *box = editor->findChild<QSpinBox *>();
    QCOMPARE(box->text(), QStringLiteral("–")); // not 1: nobody said so
    box->stepUp();
    QCOMPARE(said, QJsonValue(1));
    box->stepDown();
    QVERIFY(said.isUndefined());
    field.value = "3";
    editor->show(field);
    QCOMPARE(box->text(), QStringLiteral("3"));
}

/// Space and Enter that can do nothing say so.
void TestActPanel::keysThatDoNothingSayWhy()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kAtSea));
    QSignalSpy announced(&bench.panel, &ActPanel::announced);
    bench.keys("b3");
    announced.clear();
    bench.keys(" "); // dice lie there
    QCOMPARE(announced.size(), 1);
    QVERIFY(announced.last().first().toString().contains(QStringLiteral("Dice lie in the tray")));
    QTest::keyClick(&bench.panel, Qt::Key_Escape);
    bench.keys("b");
    announced.clear();
    bench.keys("\n"); // they are typed, or rolled by R
    QCOMPARE(announced.size(), 1);
    QVERIFY(announced.last().first().toString().contains(QStringLiteral("R to roll")));
}

void TestActPanel::manyPiecesFitTheirRow()
{
    PanelBench bench("blank");
    QVERIFY(
        bench.record(R"({"do":"adjust","set":{"phase":"naval-movement","turn":2,"units":{)"
                     R"("sailors-1":{"at":"offing-north"},"sailors-2":{"at":"offing-north"},)"
                     R"("sailors-3":{"at":"offing-north"},"sailors-4":{"at":"offing-north"},)"
                     R"("sailors-5":{"at":"offing-north"},"sailors-6":{"at":"offing-north"}}}})"));
    bench.keys("v");
    auto *rows = bench.panel.findChild<RowsEditor *>();
    QVERIFY(rows != nullptr);
    QTRY_VERIFY2(rows->minimumSizeHint().width() <= bench.panel.width(),
                 qPrintable(QString::number(rows->minimumSizeHint().width())));
}

void TestActPanel::pastIsNotActedOn()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.panel.showEntry(0);
    const std::size_t before = bench.session->entries().size();
    bench.keys("a p \n");
    QCOMPARE(bench.session->entries().size(), before);
    QVERIFY(bench.draft.command().empty());
    bench.panel.showNow();
    bench.keys("a");
    QVERIFY(!bench.draft.command().empty());
}

void TestActPanel::quickKeysReachThePanel()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    QWidget window;
    auto *text = new QLineEdit(&window);
    auto *other = new QWidget(&window);
    other->setFocusPolicy(Qt::StrongFocus);
    const QuickKeys keys(&bench.panel, &window);
    window.show();
    other->setFocus();
    QTest::keyClick(other, Qt::Key_A);
    QVERIFY(bench.draft.command().find("assault") != std::string::npos);
    bench.draft.clear();
    text->setFocus();
    QTest::keyClick(text, Qt::Key_A);
    QVERIFY(bench.draft.command().empty());
    QCOMPARE(text->text(), QStringLiteral("a"));
}

void TestActPanel::everythingHasAName()
{
    PanelBench bench("blank");
    QVERIFY(bench.record(kCombatExample));
    bench.keys("a");
    QVERIFY(bench.draft.choosePlace("pila-square"));
    for (const bool fighting : {false, true}) {
        if (fighting)
            bench.keys("\n");
        for (const QWidget *widget : bench.panel.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&bench.panel))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty()
                || (button != nullptr && !button->text().isEmpty());
            QVERIFY2(
                named,
                qPrintable(QStringLiteral("%1 %2").arg(
                    QString::fromLatin1(widget->metaObject()->className()), widget->objectName())));
        }
    }
}

void TestActPanel::longTextsWrap()
{
    ChoiceRow row;
    row.setKeyCap(QStringLiteral("M"));
    row.setTrailing(QStringLiteral("10.10"));
    row.setLabel(QStringLiteral("short"));
    const int one = row.heightForWidth(300);
    row.setLabel(QStringLiteral(
        "a label that is a good deal longer than the panel is wide at the usual size"));
    QVERIFY(row.heightForWidth(300) > one);
    QVERIFY(row.minimumSizeHint().width() < 200);
    // What trails goes below a label that leaves it no room, and is not cut.
    row.setLabel(QStringLiteral("Commitment"));
    row.setTrailing({});
    const int alone = row.heightForWidth(300);
    row.setTrailing(QStringLiteral("Esc: something else"));
    QCOMPARE(row.heightForWidth(600), alone);
    const QFontMetrics letters = row.fontMetrics();
    QCOMPARE(row.heightForWidth(letters.horizontalAdvance(QStringLiteral("Esc: something else")) * 5
                                / 4),
             alone + letters.height());
    WrappingCheck check;
    check.setText(QStringLiteral("French artillery on the Point of the Castillo de San Diego"));
    QVERIFY(check.minimumSizeHint().width() < 200);
    QCOMPARE(check.heightForWidth(check.sizeHint().width()), check.sizeHint().height());
    QVERIFY(check.heightForWidth(200) >= check.sizeHint().height() + letters.height());
}

void TestActPanel::enterRollsWhereTheProgramDoes()
{
    for (const DiceSource custom : {DiceSource::Table, DiceSource::App}) {
        PanelBench bench("blank");
        QVERIFY(bench.session->setCustomaryDice(custom));
        QVERIFY(bench.record(kCombatExample));
        QVERIFY(bench.record(
            R"({"do":"play","card":"assault","from":"dock","to":"pila-square","units":["rm-1","sailors-1"]})"));
        bench.draft.setCommand(R"({"do":"round"})");
        QCOMPARE(bench.draft.stage(), ActDraft::Stage::NeedsDice);
        const bool rolls = custom == DiceSource::App;
        QCOMPARE(bench.row("rollButton")->keyCap(),
                 rolls ? QStringLiteral("⏎") : QStringLiteral("R"));
        const auto before = bench.session->entries().size();
        bench.keys("\n");
        QCOMPARE(bench.draft.stage(), rolls ? ActDraft::Stage::Ready : ActDraft::Stage::NeedsDice);
        QCOMPARE(bench.session->entries().size(), before); // shown first, recorded by the next
        if (rolls) {
            QVERIFY(bench.draft.source() == DiceSource::App);
            bench.keys("\n");
            QVERIFY(bench.session->entries().back().dice == DiceSource::App);
        } else {
            bench.keys("r"); // stays possible
            QVERIFY(bench.draft.source() == DiceSource::App);
        }
    }
}

namespace {

Field fieldOf(FieldKind kind)
{
    Field field;
    field.key = kind == FieldKind::Measure ? "distance" : "heading";
    field.kind = kind;
    field.optional = true;
    field.low = 2;
    field.high = 7.5;
    field.unit = "inch";
    return field;
}

/// An editor whose field follows what is typed, as a form's does.
std::unique_ptr<FieldEditor> editorOf(const Field &field, QJsonValue &said)
{
    std::unique_ptr<FieldEditor> editor(makeFieldEditor(field, {}, EditorRoom::Field, nullptr));
    QObject::connect(editor.get(), &FieldEditor::edited, editor.get(),
                     [field, &said, at = editor.get()](const QJsonValue &value) {
                         said = value;
                         Field now = field;
                         now.value = value.isUndefined() ? std::string() : jsonText(value);
                         at->show(now);
                     });
    editor->QWidget::show();
    return editor;
}

} // namespace

void TestActPanel::lengthsTakeCommaAndPoint_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("length");
    QTest::newRow("point") << QStringLiteral("7.2") << 7.2;
    QTest::newRow("comma") << QStringLiteral("5,5") << 5.5;
    QTest::newRow("whole") << QStringLiteral("3") << 3.0;
    QTest::newRow("nothing before the point") << QStringLiteral(".5") << 0.5;
    QTest::newRow("more than is allowed") << QStringLiteral("11") << 11.0; // the rules say no
}

void TestActPanel::lengthsTakeCommaAndPoint()
{
    QFETCH(QString, typed);
    QFETCH(double, length);
    QJsonValue said;
    const auto editor = editorOf(fieldOf(FieldKind::Measure), said);
    auto *box = editor->findChild<QDoubleSpinBox *>();
    QTest::keyClicks(box, typed);
    QCOMPARE(said.toDouble(), length);
    QVERIFY(!box->text().endsWith(u'0') || typed.endsWith(u'0'));
    box->selectAll();
    QTest::keyClick(box, Qt::Key_Delete);
    QVERIFY(said.isUndefined()); // left out again
}

void TestActPanel::lengthsSayWhatIsAllowed()
{
    QJsonValue said;
    const auto editor = editorOf(fieldOf(FieldKind::Measure), said);
    auto *box = editor->findChild<QDoubleSpinBox *>();
    const QLabel *allowed = editor->findChild<QLabel *>();
    QCOMPARE(allowed->text(), QStringLiteral("2 to 7.5″"));
    QCOMPARE(box->accessibleDescription(), allowed->text());
    QTest::keyClick(box, Qt::Key_Down); // from nothing to the most
    QCOMPARE(said.toDouble(), 7.5);
    QTest::keyClick(box, Qt::Key_Up); // and not beyond
    QCOMPARE(said.toDouble(), 7.5);
    box->stepBy(-100);
    QCOMPARE(said.toDouble(), 2.0);
}

/// A ruler shows tenths: what is typed finer counts as the nearest, and the field says so.
void TestActPanel::lengthsCountInTenths()
{
    QJsonValue said;
    const auto editor = editorOf(fieldOf(FieldKind::Measure), said);
    auto *box = editor->findChild<QDoubleSpinBox *>();
    const QLabel *beside = editor->findChild<QLabel *>();
    QTest::keyClicks(box, QStringLiteral("5.27"));
    QCOMPARE(said.toDouble(), 5.3);
    QCOMPARE(box->text(), QStringLiteral("5.27")); // nothing jumps while it is typed
    QCOMPARE(beside->text(), QStringLiteral("counts as 5.3: tables are measured in tenths"));
    QCOMPARE(box->accessibleDescription(), beside->text());
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(box->text(), QStringLiteral("5.3"));
    QCOMPARE(said.toDouble(), 5.3);
    QCOMPARE(beside->text(), QStringLiteral("2 to 7.5″"));
}

/// A drag on the board may be finer: looking at it changes nothing.
void TestActPanel::lengthsFromElsewhereStay()
{
    QJsonValue said = QJsonValue::Null;
    const auto editor = editorOf(fieldOf(FieldKind::Measure), said);
    Field dragged = fieldOf(FieldKind::Measure);
    dragged.value = "6.25";
    editor->show(dragged);
    auto *box = editor->findChild<QDoubleSpinBox *>();
    QCOMPARE(box->text(), QStringLiteral("6.25"));
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(box->text(), QStringLiteral("6.25"));
    QVERIFY(said.isNull());
}

void TestActPanel::emptyFieldsAreReadable_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const char *language : {"en", "es", "fr"})
        for (const int percent : {100, 200})
            QTest::addRow("%s %d %%", language, percent)
                << QString::fromLatin1(language) << percent;
}

/// What an empty field says fits into it, as wide as the panel has it at the least.
void TestActPanel::emptyFieldsAreReadable()
{
    QFETCH(QString, language);
    QFETCH(int, percent);
    LanguageSwitch languages;
    languages.set(LanguageSwitch::fromCode(language));
    const QFont usual = QApplication::font();
    QFont letters = usual;
    letters.setPointSizeF(usual.pointSizeF() * percent / 100);
    QApplication::setFont(letters);
    const auto restore = qScopeGuard([&] {
        QApplication::setFont(usual);
        languages.set(LanguageSwitch::fromCode(QStringLiteral("en")));
    });
    PanelBench bench("two-a-side", "as-per-margin");
    QVERIFY(bench.record(
        R"({"do":"adjust","set":{"phase":"move-english","wind":{"from":270,"dice":[5,2]}}})"));
    bench.panel.resize(340, 900);
    bench.draft.setCommand(R"({"do":"move","ship":"english-third"})");
    QCoreApplication::processEvents();
    int seen = 0;
    for (const QLineEdit *line : bench.panel.findChildren<QLineEdit *>()) {
        if (!line->isVisible() || line->placeholderText().isEmpty() || !line->text().isEmpty())
            continue;
        ++seen;
        const int words = line->fontMetrics().horizontalAdvance(line->placeholderText());
        QVERIFY2(words <= line->contentsRect().width(),
                 qPrintable(QStringLiteral("%1: %2 in %3")
                                .arg(line->placeholderText())
                                .arg(words)
                                .arg(line->contentsRect().width())));
        QVERIFY(!line->parentWidget()->toolTip().isEmpty());
    }
    QCOMPARE(seen, 2); // heading and distance
}

void TestActPanel::directionsAreNamesOrDegrees_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("value"); // JSON, empty: nothing
    QTest::newRow("a name") << QStringLiteral("wsw") << QStringLiteral(R"("wsw")");
    QTest::newRow("a short name") << QStringLiteral("W") << QStringLiteral(R"("w")");
    QTest::newRow("a quarter point") << QStringLiteral("n-by-e") << QStringLiteral(R"("n-by-e")");
    QTest::newRow("degrees") << QStringLiteral("247.5") << QStringLiteral("247.5");
    QTest::newRow("a comma and the sign") << QStringLiteral("33,75°") << QStringLiteral("33.75");
    QTest::newRow("full round") << QStringLiteral("360") << QStringLiteral("0");
    QTest::newRow("too much") << QStringLiteral("361") << QString();
    QTest::newRow("half a name") << QStringLiteral("n-by") << QString();
}

void TestActPanel::directionsAreNamesOrDegrees()
{
    QFETCH(QString, typed);
    QFETCH(QString, value);
    QJsonValue said;
    const auto editor = editorOf(fieldOf(FieldKind::Heading), said);
    auto *box = editor->findChild<QComboBox *>();
    QCOMPARE(box->count(), 32);
    QTest::keyClicks(box->lineEdit(), typed);
    QCOMPARE(said.isUndefined() ? QString() : QString::fromStdString(jsonText(said)), value);
    QCOMPARE(box->lineEdit()->text(), typed); // it stays as it was typed
    Field shown = fieldOf(FieldKind::Heading);
    shown.value = R"("ene")"; // a drag on the board says otherwise
    editor->show(shown);
    QCOMPARE(box->lineEdit()->text(), QStringLiteral("ENE, 67.5°"));
}

QTEST_MAIN(TestActPanel)
#include "tst_act_panel.moc"
