// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/dice_count.h"

#include <QTest>

using namespace qd;
using namespace qd::santa_cruz;

class TestSantaCruzCombat : public QObject {
    Q_OBJECT
private slots:
    void diceCount_data();
    void diceCount();
    void throwJudged_data();
    void throwJudged();
    void casualty_data();
    void casualty();
    void fourFrightens_data();
    void fourFrightens();
    void oldfieldPolicy_data();
    void oldfieldPolicy();
    void hitsByPolicy_data();
    void hitsByPolicy();
    void attrition_data();
    void attrition();
};

namespace {

/// British sailors and Royal Marines (attacking) against Spanish militia, all of one strength.
Fight fight()
{
    Fight f;
    f.attacker = Side::British;
    f.party(Role::Attacker) = {Side::British, {{Block::Sailors1, 2, {}}}, {}};
    f.party(Role::Defender) = {Side::Spanish, {{Block::Militia1, 2, {}}}, {}};
    return f;
}

Fight turned(Fight f)
{
    std::swap(f.parties[0], f.parties[1]);
    f.attacker = enemyOf(f.attacker);
    return f;
}

QString told(const Tally &tally)
{
    QStringList terms;
    for (const Reason &reason : tally.because)
        terms << QStringLiteral("%1 %2").arg(QString::fromStdString(reason.term)).arg(reason.value);
    return terms.join(QStringLiteral(", "));
}

std::vector<int> faces(const char *digits)
{
    std::vector<int> list;
    for (const char *digit = digits; *digit != '\0'; ++digit)
        list.push_back(*digit - '0');
    return list;
}

} // namespace

Q_DECLARE_METATYPE(qd::santa_cruz::Fight)

void TestSantaCruzCombat::diceCount_data()
{
    QTest::addColumn<Fight>("position");
    QTest::addColumn<bool>("attacker");
    QTest::addColumn<QString>("because");
    const auto row = [](const char *name, const Fight &f, bool attacker, const char *because) {
        QTest::newRow(name) << f << attacker << QString::fromLatin1(because);
    };
    Fight f = fight();
    row("10.2: equal strength, nobody has most (R37)", f, true, "base 1");
    f.party(Role::Attacker).units[0].sp = 3;
    row("10.2: strictly more", f, true, "base 1, most-sp 1");
    row("10.2: fewer", f, false, "base 1");
    f = fight();
    f.redBorder = true;
    row("10.2: a red line costs the attacker a die, 10.3: none left", f, true,
        "base 1, red-border -1");
    row("10.2: but not the defender", f, false, "base 1");
    f.cover = 2;
    row("10.3: never below none", f, true,
        "base 1, red-border -1, firing-from-cover -2, no-dice 2");
    f.options.minOneDie = true;
    row("14.0: at least one", f, true,
        "base 1, red-border -1, firing-from-cover -2, minimum-one 3");
    f = fight();
    f.fortress = true;
    f.party(Role::Attacker).officer = Officer::Bowen;
    row("11.7 Bowen: attacking a Fortress", f, true, "base 1, officer 1");
    f.ladders = true;
    row("R33: Ladders make it a regular area", f, true, "base 1");
    f.options.laddersKeepBowen = true;
    row("R33: option ladders_keep_bowen", f, true, "base 1, officer 1");
    row("11.7 Bowen: defending a Fortress", turned(f), false, "base 1");
    f = fight();
    f.party(Role::Attacker).officer = Officer::Hood;
    f.by = CombatBy::CounterattackAssault;
    row("11.7 Hood: any Counterattack card (R31b)", f, true, "base 1, officer 1");
    row("11.7 Hood: a Spanish one too", turned(f), false, "base 1, officer 1");
    f.options.hoodScope = HoodScope::BritishCard;
    row("R31b: a British card", f, true, "base 1, officer 1");
    row("R31b: british-card, not a Spanish one", turned(f), false, "base 1");
    f.options.hoodScope = HoodScope::BritishResponse;
    row("R31b: british-response, not as an Assault", f, true, "base 1");
    f.by = CombatBy::CounterattackResponse;
    row("R31b: british-response", f, true, "base 1, officer 1");
    f = fight();
    f.party(Role::Defender).officer = Officer::Guinter;
    row("11.7 Guinter: without Regulars", f, false, "base 1");
    f.party(Role::Defender)
        .units.insert(f.party(Role::Defender).units.begin(), {Block::Regulars1, 1, {}});
    row("11.7 Guinter: with Regulars", f, false, "base 1, most-sp 1, elite-units 1, officer 1");
    f = fight();
    f.party(Role::Defender).officer = Officer::Roman;
    row("11.7 Roman: in defence", f, false, "base 1, officer 1");
    row("11.7 Roman: not attacking", turned(f), true, "base 1");
    f.party(Role::Defender).officer = Officer::Benitez;
    row("R36: no die for an officer as such", f, false, "base 1");
}

void TestSantaCruzCombat::diceCount()
{
    QFETCH(Fight, position);
    QFETCH(bool, attacker);
    QFETCH(QString, because);
    QCOMPARE(told(combatDice(position, attacker ? Role::Attacker : Role::Defender)), because);
}

void TestSantaCruzCombat::throwJudged_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("plus");
    QTest::addColumn<int>("needs");
    QTest::addColumn<int>("raised");
    QTest::addColumn<QByteArray>("modified");
    QTest::addColumn<int>("hits");
    QTest::newRow("10.4: 5 and 6 hit")
        << QByteArray("123456") << 0 << 5 << 0 << QByteArray("123456") << 2;
    QTest::newRow("10.10: a Fortress is hit on 6")
        << QByteArray("556") << 0 << 6 << 0 << QByteArray("556") << 1;
    QTest::newRow("11.7 Nelson, R39: a 7 is a 6")
        << QByteArray("346") << 1 << 5 << 0 << QByteArray("456") << 2;
    QTest::newRow("11.7 Oldfield: the second die")
        << QByteArray("444") << 0 << 5 << 2 << QByteArray("454") << 1;
    QTest::newRow("Oldfield with Nelson's addition")
        << QByteArray("345") << 1 << 5 << 1 << QByteArray("556") << 3;
    QTest::newRow("no dice") << QByteArray() << 1 << 5 << 0 << QByteArray() << 0;
}

void TestSantaCruzCombat::throwJudged()
{
    QFETCH(QByteArray, dice);
    QFETCH(int, plus);
    QFETCH(int, needs);
    QFETCH(int, raised);
    QFETCH(QByteArray, modified);
    QFETCH(int, hits);
    const Judged judged = judge(faces(dice.constData()), plus, needs, raised);
    QCOMPARE(judged.modified, faces(modified.constData()));
    QCOMPARE(judged.hits, hits);
}

void TestSantaCruzCombat::casualty_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<int>("officer");
    QTest::addColumn<QString>("trigger");
    const auto row = [](const char *name, const char *dice, Officer officer, const char *trigger) {
        QTest::newRow(name) << QByteArray(dice) << static_cast<int>(officer)
                            << QString::fromLatin1(trigger);
    };
    row("10.5: one 6", "612", Officer::Grandy, "none");
    row("10.5: two 6s", "616", Officer::Grandy, "sixes");
    row("10.5: three 6s", "666", Officer::Nelson, "sixes");
    row("10.5: two 5s", "55", Officer::Nelson, "none");
    row("11.7 Bowen: two 5s", "55", Officer::Bowen, "fives");
    row("11.7 Bowen: a 5 and a 6 (R41)", "561", Officer::Bowen, "none");
    row("11.7 Bowen: both pairs are the sixes", "5566", Officer::Bowen, "sixes");
}

void TestSantaCruzCombat::casualty()
{
    QFETCH(QByteArray, dice);
    QFETCH(int, officer);
    QFETCH(QString, trigger);
    const auto called = casualtyTrigger(faces(dice.constData()), static_cast<Officer>(officer));
    const char *name = !called ? "none" : *called == event::Trigger::Sixes ? "sixes" : "fives";
    QCOMPARE(QString::fromLatin1(name), trigger);
    QVERIFY(fateOf(3) == event::Fate::Killed && fateOf(4) == event::Fate::Wounded);
}

void TestSantaCruzCombat::fourFrightens_data()
{
    QTest::addColumn<Fight>("position");
    QTest::addColumn<bool>("frightens");
    Fight f = fight();
    QTest::newRow("10.4: no volunteers there") << f << false;
    f.party(Role::Defender).units.push_back({Block::Volunteers1, 1, {}});
    QTest::newRow("10.4: volunteers in defence") << f << true;
    QTest::newRow("R43: attacking volunteers too") << turned(f) << true;
    f.party(Role::Defender).officer = Officer::Benitez;
    QTest::newRow("11.7 Benitez") << f << false;
    f.party(Role::Defender).officer = Officer::Roman;
    f.fortress = true;
    QTest::newRow("R43: against a Fortress, where a 4 can't hit") << f << true;
    f.options.fortressStopsFlight = true;
    QTest::newRow("R43: option fortress_stops_flight") << f << false;
    QTest::newRow("R43: the British in the Fortress hit on 5") << turned(f) << true;
    f.ladders = true;
    QTest::newRow("R43: with Ladders the attacker hits on 5") << f << true;
}

void TestSantaCruzCombat::fourFrightens()
{
    QFETCH(Fight, position);
    QFETCH(bool, frightens);
    QCOMPARE(qd::santa_cruz::fourFrightens(position), frightens);
    if (frightens) {
        runAway(position);
        QCOMPARE(position.party(position.role(Side::Spanish)).count(Kind::Volunteers), 0);
        QVERIFY(!position.party(position.role(Side::Spanish)).empty());
    }
}

void TestSantaCruzCombat::oldfieldPolicy_data()
{
    QTest::addColumn<QByteArray>("dice");
    QTest::addColumn<bool>("volunteers");
    QTest::addColumn<bool>("fortress");
    QTest::addColumn<int>("raised");
    QTest::newRow("5.6: a 4 becomes a hit") << QByteArray("1464") << false << false << 2;
    QTest::newRow("5.6: even the only 4 that would frighten")
        << QByteArray("43") << true << false << 1;
    QTest::newRow("5.6: a 3 frightens volunteers") << QByteArray("613") << true << false << 3;
    QTest::newRow("5.6: nobody to frighten") << QByteArray("613") << false << false << 0;
    QTest::newRow("5.6: in a Fortress a 5") << QByteArray("345") << true << true << 3;
    QTest::newRow("5.6: in a Fortress a 4 frightens as it is")
        << QByteArray("34") << true << true << 0;
    QTest::newRow("5.6: nothing to raise") << QByteArray("612") << true << false << 0;
}

void TestSantaCruzCombat::oldfieldPolicy()
{
    QFETCH(QByteArray, dice);
    QFETCH(bool, volunteers);
    QFETCH(bool, fortress);
    QFETCH(int, raised);
    Fight f = fight();
    f.fortress = fortress;
    f.party(Role::Attacker).officer = Officer::Oldfield;
    QVERIFY(!mayRaise(f, Role::Attacker)); // 11.7: without Royal Marines
    f.party(Role::Attacker)
        .units.insert(f.party(Role::Attacker).units.begin(), {Block::Rm1, 1, {}});
    QVERIFY(mayRaise(f, Role::Attacker));
    if (volunteers)
        f.party(Role::Defender).units.push_back({Block::Volunteers1, 2, {}});
    const int needs = hitsOn(f, Role::Attacker);
    QCOMPARE(policyRaise(f, faces(dice.constData()), plusOn(f, Role::Attacker), needs), raised);
}

void TestSantaCruzCombat::hitsByPolicy_data()
{
    QTest::addColumn<bool>("spanish");
    QTest::addColumn<QByteArray>(
        "strengths"); ///< of elite, middle, weak, or of Royal Marines, sailors
    QTest::addColumn<int>("hits");
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("10.4: the strongest first")
        << true << QByteArray("124") << 2 << QByteArray("122");
    QTest::newRow("5.6: volunteers before militia before Regulars")
        << true << QByteArray("222") << 2 << QByteArray("211");
    QTest::newRow("5.6: then the Regulars") << true << QByteArray("222") << 3 << QByteArray("111");
    QTest::newRow("5.6: sailors before Royal Marines")
        << false << QByteArray("33") << 1 << QByteArray("32");
    QTest::newRow("10.4: the last points") << false << QByteArray("11") << 1 << QByteArray("1");
    QTest::newRow("10.4: hits beyond the last unit are lost")
        << false << QByteArray("11") << 5 << QByteArray("");
}

void TestSantaCruzCombat::hitsByPolicy()
{
    QFETCH(bool, spanish);
    QFETCH(QByteArray, strengths);
    QFETCH(int, hits);
    QFETCH(QByteArray, left);
    const std::vector<Block> kBritish{Block::Rm1, Block::Sailors1};
    const std::vector<Block> kSpanish{Block::Regulars1, Block::Militia1, Block::Volunteers1};
    Party party;
    party.side = spanish ? Side::Spanish : Side::British;
    for (int i = 0; i < strengths.size(); ++i)
        party.units.push_back(
            {(spanish ? kSpanish : kBritish)[static_cast<std::size_t>(i)], strengths[i] - '0', {}});
    takeHits(party, hits);
    QByteArray rest;
    for (const Fighter &fighter : party.units)
        rest += static_cast<char>('0' + fighter.sp);
    QCOMPARE(rest, left);
}

void TestSantaCruzCombat::attrition_data()
{
    QTest::addColumn<int>("round");
    QTest::addColumn<int>("marker");
    QTest::addColumn<bool>("due");
    QTest::newRow("10.8: before the first round") << 0 << 0 << false;
    QTest::newRow("10.6: round 1") << 1 << 1 << false;
    QTest::newRow("10.6: round 3") << 3 << 3 << true;
    QTest::newRow("10.8: the marker starts again") << 4 << 1 << false;
    QTest::newRow("10.6: round 6") << 6 << 3 << true;
}

void TestSantaCruzCombat::attrition()
{
    QFETCH(int, round);
    QFETCH(int, marker);
    QFETCH(bool, due);
    const Board board;
    QCOMPARE(roundMarker(board, round), marker);
    QCOMPARE(attritionRound(board, round), due);
    Fight f = fight();
    QVERIFY(attritionApplies(f));
    f.party(Role::Defender).units.clear();
    QVERIFY(attritionApplies(f)); // R44
    f.options.attritionAfterWin = false;
    QVERIFY(!attritionApplies(f));
}

QTEST_GUILESS_MAIN(TestSantaCruzCombat)
#include "tst_santa_cruz_combat.moc"
