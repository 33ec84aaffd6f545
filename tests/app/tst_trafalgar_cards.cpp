// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/trafalgar/adjust_editor.h"
#include "app/panels/trafalgar/cards_panel.h"
#include "tests/support/panel_bench.h"

#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>

using namespace qd;
using namespace qd::test;
using namespace qd::trafalgar;

namespace {

using Shown = CardPart::Standing;

/// Broadside to broadside (vector hits-5): the shooter chooses which mast falls.
constexpr const char *kSideBySide =
    R"({"do":"adjust","set":{"phase":"turn","side":"english","first":"english","round":1,"wind":{"arrow":1},)"
    R"("ships":{"english-line-1":{"at":[6,6],"heading":0},"allied-line-1":{"at":[6,7],"heading":0}}}})";

struct CardBench {
    CardBench() : bench("standard", "trafalgar")
    {
        ready = bench.record(kSideBySide);
        panel.follow(bench.session.get(), bench.narrator.get(), -1);
        panel.resize(1400, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
    }

    CardPart *part(const char *ship, const char *name) const
    {
        const auto *card = panel.findChild<ShipCard *>(QLatin1String(ship));
        return card->findChild<CardPart *>(QLatin1String(name));
    }

    /// All that a card says.
    QStringList said(const char *ship) const
    {
        QStringList words;
        for (const QLabel *label :
             panel.findChild<ShipCard *>(QLatin1String(ship))->findChildren<QLabel *>())
            if (!label->isHidden())
                words << label->text();
        return words;
    }

    bool fire(std::vector<int> dice)
    {
        Act act;
        act.command =
            R"({"do":"fire","ship":"english-line-1","target":"allied-line-1","aim":"mast"})";
        act.dice = std::move(dice);
        return bench.session->record(act, QStringLiteral("english")).has_value();
    }

    void click(const char *ship, const char *name) const
    {
        QTest::mouseClick(part(ship, name), Qt::LeftButton);
    }

    QPushButton *button(const char *name) const
    {
        return panel.findChild<QPushButton *>(QLatin1String(name));
    }

    QJsonObject ship(const char *id) const
    {
        const auto state = bench.session->now().ask(R"({"ask":"state"})");
        return jsonObject(*state).value(u"ships").toObject().value(QLatin1String(id)).toObject();
    }

    PanelBench bench;
    bool ready = false;
    CardsPanel panel{&bench.draft};
};

} // namespace

/// The battle result cards of Trafalgar, and the form that sets what is on its table.
class TestTrafalgarCards : public QObject {
    Q_OBJECT
private slots:
    void eightCardsWithTheirParts();
    void hits5AnsweredByAClick();
    void clickTakesAGunAway();
    void clickSetsAMastAgain();
    void arrowsAndSpace();
    void pastIsNotChanged();
    void narrowCardsStandInOneColumn();
    void adjustSetsAShip();
    void adjustSetsFlagAndWind();
    void adjustKnowsNoneAndTheLimits();
};

/// Three masts each; a ship of the line has three guns a side, a frigate two.
void TestTrafalgarCards::eightCardsWithTheirParts()
{
    const CardBench cards;
    QVERIFY(cards.ready);
    const auto all = cards.panel.findChildren<ShipCard *>();
    QCOMPARE(all.size(), 8);
    const auto of = [&all](QStringView word) {
        return std::ranges::count_if(
            all, [word](const ShipCard *card) { return card->ship().contains(word); });
    };
    QCOMPARE(of(u"english"), 4);
    QCOMPARE(of(u"allied"), 4);
    for (const ShipCard *card : all)
        QCOMPARE(card->parts().size(), card->ship().contains(QLatin1String("line")) ? 9U : 7U);
    QCOMPARE(cards.part("english-line-1", "mast-fore")->accessibleName(),
             QStringLiteral("Foremast, standing"));
    QCOMPARE(cards.part("english-line-1", "guns-port-2")->accessibleName(),
             QStringLiteral("Port guns, 2 of 3: there"));
    int french = 0;
    int spanish = 0;
    for (const ShipCard *card : all) {
        const QString words = cards.said(card->ship().toLatin1().constData()).join(u'\n');
        french += words.contains(QLatin1String("French")) ? 1 : 0;
        spanish += words.contains(QLatin1String("Spanish")) ? 1 : 0;
    }
    QCOMPARE(french, 2);
    QCOMPARE(spanish, 2);
}

/// One hit on the masts: the mainmast is chosen on the card, and is gone there.
void TestTrafalgarCards::hits5AnsweredByAClick()
{
    CardBench cards;
    QVERIFY(cards.fire({0, 2, 0}));
    QCOMPARE(cards.part("allied-line-1", "mast-main")->standing(), Shown::Asked);
    QCOMPARE(cards.part("english-line-1", "mast-main")->standing(), Shown::Whole);
    cards.click("english-line-1", "mast-main"); // another ship is not asked
    cards.click("allied-line-1", "guns-port-1"); // nor a gun
    QVERIFY(cards.bench.draft.command().empty());
    cards.click("allied-line-1", "mast-fore");
    cards.click("allied-line-1", "mast-main"); // the last one counts
    QCOMPARE(cards.bench.draft.command(), std::string(R"({"do":"choose-mast","masts":["main"]})"));
    QCOMPARE(cards.part("allied-line-1", "mast-main")->standing(), Shown::Falls);
    QCOMPARE(cards.part("allied-line-1", "mast-fore")->standing(), Shown::Asked);
    QVERIFY(cards.button("cardsRecord")->isEnabled());
    cards.button("cardsRecord")->click();
    QCOMPARE(cards.part("allied-line-1", "mast-main")->standing(), Shown::Lost);
    QCOMPARE(cards.part("allied-line-1", "mast-main")->accessibleName(),
             QStringLiteral("Mainmast, gone"));
    QVERIFY(!cards.part("allied-line-1", "mast-main")->isChecked());
    QCOMPARE(cards.part("allied-line-1", "mast-fore")->standing(), Shown::Whole);
}

void TestTrafalgarCards::clickTakesAGunAway()
{
    const CardBench cards;
    QVERIFY(cards.button("cardsRecord")->isHidden());
    cards.click("allied-line-1", "guns-starboard-1");
    QCOMPARE(cards.bench.draft.command(),
             std::string(
                 R"({"do":"adjust","set":{"ships":{"allied-line-1":{"guns":{"starboard":2}}}}})"));
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-1")->standing(), Shown::Lost); // that one
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-2")->standing(), Shown::Whole);
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-3")->standing(), Shown::Whole);
    cards.click("allied-line-1", "guns-starboard-3");
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-3")->standing(), Shown::Lost);
    cards.click("allied-line-1", "guns-starboard-3"); // and back again
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-3")->standing(), Shown::Whole);
    QCOMPARE(cards.part("allied-line-1", "guns-starboard-1")->standing(), Shown::Lost);
    cards.click("allied-line-1", "mast-fore"); // both in one act
    const QString pending = cards.panel.findChild<QLabel *>(QStringLiteral("cardsPending"))->text();
    QVERIFY2(pending.startsWith(QLatin1String("Not recorded yet")), qPrintable(pending));
    cards.button("cardsRecord")->click();
    const QJsonObject ship = cards.ship("allied-line-1");
    QCOMPARE(ship.value(u"guns").toObject().value(u"starboard").toInt(), 2);
    QCOMPARE(ship.value(u"guns").toObject().value(u"port").toInt(), 3);
    QCOMPARE(ship.value(u"masts").toObject().value(u"fore").toBool(), false);
    QCOMPARE(ship.value(u"masts").toObject().value(u"main").toBool(), true);
    QVERIFY(cards.button("cardsRecord")->isHidden());
}

void TestTrafalgarCards::clickSetsAMastAgain()
{
    CardBench cards;
    QVERIFY(cards.bench.record(
        R"({"do":"adjust","set":{"ships":{"english-frigate-1":{"masts":{"mizzen":false}}}}})"));
    QCOMPARE(cards.part("english-frigate-1", "mast-mizzen")->standing(), Shown::Lost);
    cards.click("english-frigate-1", "mast-mizzen");
    QCOMPARE(cards.part("english-frigate-1", "mast-mizzen")->standing(), Shown::Whole);
    cards.button("cardsLeave")->click();
    QVERIFY(cards.bench.draft.command().empty());
    QCOMPARE(cards.part("english-frigate-1", "mast-mizzen")->standing(), Shown::Lost);
}

/// From the foremast to the mizzenmast and on to the guns; Space ticks.
void TestTrafalgarCards::arrowsAndSpace()
{
    CardBench cards;
    QSignalSpy chosen(&cards.panel, &TablePanel::pieceChosen);
    CardPart *fore = cards.part("english-line-1", "mast-fore");
    QCOMPARE(fore->focusPolicy(), Qt::StrongFocus); // Tab comes in here
    QCOMPARE(cards.part("english-line-1", "mast-main")->focusPolicy(), Qt::ClickFocus);
    cards.panel.activateWindow();
    fore->setFocus();
    QTRY_VERIFY(fore->hasFocus());
    QTest::keyClick(fore, Qt::Key_Right);
    QVERIFY(cards.part("english-line-1", "mast-main")->hasFocus());
    QTest::keyClick(cards.part("english-line-1", "mast-main"), Qt::Key_Space);
    QCOMPARE(cards.bench.draft.command(),
             std::string(
                 R"({"do":"adjust","set":{"ships":{"english-line-1":{"masts":{"main":false}}}}})"));
    QTest::keyClick(cards.part("english-line-1", "mast-main"), Qt::Key_Right);
    QTest::keyClick(cards.part("english-line-1", "mast-mizzen"), Qt::Key_Right);
    const auto *focused = qobject_cast<CardPart *>(QApplication::focusWidget());
    QVERIFY(focused != nullptr);
    QCOMPARE(focused->kind(), CardPart::Kind::Gun);
    QVERIFY(!chosen.isEmpty());
    QCOMPARE(chosen.back().front().toString(), QStringLiteral("english-line-1"));
}

void TestTrafalgarCards::pastIsNotChanged()
{
    CardBench cards;
    cards.panel.showEntry(cards.bench.session->entries().back().seq);
    cards.click("english-line-1", "mast-fore");
    QVERIFY(cards.bench.draft.command().empty());
}

/// No card is cut where there is room for one only.
void TestTrafalgarCards::narrowCardsStandInOneColumn()
{
    CardBench cards;
    const auto *first = cards.panel.findChild<ShipCard *>(QStringLiteral("english-line-1"));
    const auto *second = cards.panel.findChild<ShipCard *>(QStringLiteral("english-line-2"));
    QApplication::processEvents();
    QCOMPARE(first->y(), second->y());
    cards.panel.resize(first->sizeHint().width() + 60, 900);
    QApplication::processEvents();
    QCOMPARE(first->x(), second->x());
    QVERIFY(second->y() >= first->y() + first->height());
    for (const CardPart *part : first->parts())
        QVERIFY(first->rect().contains(QRect(part->mapTo(first, QPoint()), part->size())));
}

void TestTrafalgarCards::adjustSetsAShip()
{
    const CardBench cards;
    QVERIFY(isAdjustable("trafalgar"));
    const Position now = cards.bench.session->now();
    trafalgar::AdjustEditor editor(now, *cards.bench.narrator, nullptr);
    QVERIFY(editor.changes().isEmpty());
    auto *name = editor.findChild<QLineEdit *>(QStringLiteral("adjust-ships-english-line-1-name"));
    QVERIFY(name != nullptr);
    QTest::keyClicks(name, QStringLiteral("Ann"));
    auto *guns =
        editor.findChild<QWidget *>(QStringLiteral("adjust-ships-english-line-1-guns-port"));
    auto *box = guns->findChild<QSpinBox *>();
    QCOMPARE(box->maximum(), 3);
    box->setValue(1);
    const QJsonObject wanted{
        {QStringLiteral("ships"),
         QJsonObject{
             {QStringLiteral("english-line-1"),
              QJsonObject{{QStringLiteral("name"), name->text()},
                          {QStringLiteral("guns"), QJsonObject{{QStringLiteral("port"), 1}}}}}}}};
    QCOMPARE(editor.changes(), wanted);
    box->setValue(3); // as it was: no change
    QVERIFY(!editor.changes()
                 .value(u"ships")
                 .toObject()
                 .value(u"english-line-1")
                 .toObject()
                 .contains(u"guns"));
    editor.apply({});
    QVERIFY(editor.changes().isEmpty());
}

/// A flag's entry is set whole, so the rules take it.
void TestTrafalgarCards::adjustSetsFlagAndWind()
{
    CardBench cards;
    const Position now = cards.bench.session->now();
    trafalgar::AdjustEditor editor(now, *cards.bench.narrator, nullptr);
    auto *flag = editor.findChild<FieldEditor *>(QStringLiteral("adjust-flags-english"));
    auto *arrow = editor.findChild<FieldEditor *>(QStringLiteral("adjust-wind-arrow"));
    QVERIFY(flag != nullptr && arrow != nullptr);
    emit flag->edited(QStringLiteral("allied-line-1"));
    emit arrow->edited(4);
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("adjust")},
                              {QStringLiteral("set"), editor.changes()}};
    QVERIFY(cards.bench.record(jsonText(command).c_str()));
    const auto answer = cards.bench.session->now().ask(R"({"ask":"state"})");
    const QJsonObject state = jsonObject(*answer);
    QCOMPARE(state.value(u"wind").toObject().value(u"arrow").toInt(), 4);
    QCOMPARE(
        state.value(u"flags").toObject().value(u"english").toObject().value(u"ship").toString(),
        QStringLiteral("allied-line-1"));
    QVERIFY(cards.said("allied-line-1").join(u'\n').contains(QLatin1String("English flag")));
    emit flag->edited(QStringLiteral("home")); // as it was: no change
    QVERIFY(!editor.changes().contains(u"flags"));
}

/// Specification 4.13: counts go to a million, `lost_turn` may be null, the others may not.
void TestTrafalgarCards::adjustKnowsNoneAndTheLimits()
{
    CardBench cards;
    QVERIFY(cards.bench.record(
        R"({"do":"adjust","set":{"forts":{"cadiz-fort-1":{"gun":false,"lost_turn":5}}}})"));
    const Position now = cards.bench.session->now();
    trafalgar::AdjustEditor editor(now, *cards.bench.narrator, nullptr);
    auto *pieces = editor.findChild<QListWidget *>(QStringLiteral("adjust-ships"));
    for (int i = 0; i < pieces->count(); ++i)
        if (pieces->item(i)->data(Qt::UserRole).toString() == QLatin1String("cadiz-fort-1"))
            pieces->setCurrentRow(i);
    const auto box = [&editor](const char *name) {
        return editor.findChild<QWidget *>(QLatin1String(name))->findChild<QSpinBox *>();
    };
    QSpinBox *lost = box("adjust-forts-cadiz-fort-1-lost_turn");
    QCOMPARE(lost->value(), 5);
    QCOMPARE(lost->maximum(), 1'000'000);
    lost->setValue(lost->minimum());
    const QJsonObject none{
        {QStringLiteral("forts"),
         QJsonObject{{QStringLiteral("cadiz-fort-1"),
                      QJsonObject{{QStringLiteral("lost_turn"), QJsonValue::Null}}}}}};
    QCOMPARE(editor.changes(), none);
    QSpinBox *round = box("adjust-round");
    round->setValue(7);
    QVERIFY(editor.changes().contains(u"round"));
    round->setValue(round->minimum()); // a round is no number at all: as it was
    QCOMPARE(editor.changes(), none);
    const QJsonObject command{{QStringLiteral("do"), QStringLiteral("adjust")},
                              {QStringLiteral("set"), editor.changes()}};
    QVERIFY(cards.bench.record(jsonText(command).c_str()));
    const auto state = jsonObject(*cards.bench.session->now().ask(R"({"ask":"state"})"));
    QVERIFY(state.value(u"forts")
                .toObject()
                .value(u"cadiz-fort-1")
                .toObject()
                .value(u"lost_turn")
                .isNull());
}

QTEST_MAIN(TestTrafalgarCards)
#include "tst_trafalgar_cards.moc"
