// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage shows of each kind of roll.
#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/fight_stage.h"
#include "app/panels/corunna/fight_words.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/json_values.h"
#include "app/panels/tally_card.h"
#include "rules/module/charts.h"

#include <QJsonArray>

#include <algorithm>

namespace qd::corunna {
namespace {

std::array<int, 2> rowOf(const QJsonObject &row)
{
    return {row.value(u"from").toInt(), row.value(u"to").toInt()};
}

} // namespace

void FightStage::showFire(const QJsonObject &act)
{
    if (!act.contains(u"target")) {
        m_remark->setText(tr("Choose the target: in the list below, or on the board."));
        m_remark->show();
        return;
    }
    const QJsonObject fire = odds(act);
    if (fire.isEmpty())
        return;
    for (const QJsonValue &field : fire.value(u"missing").toArray())
        m_lacking << field.toString();
    if (fire.value(u"unresolved") == QLatin1String("series-table-missing"))
        m_tables << QStringLiteral("fire");
    const QJsonArray firers = fire.value(u"firers").toArray();
    m_cards[0]->setAnswer(tr("Fire", "the value of those who fire"),
                          FightWords::amount(fire.value(u"attack")));
    m_cards[0]->setLines(FightWords::firerLines(firers, *narrator()));
    tint(m_cards[0], firers.isEmpty() ? std::string() : textAt(firers[0].toObject(), u"unit"));
    m_cards[1]->setAnswer(
        tr("Defence of %1", "a unit that is fired on").arg(names(act.value(u"target"))),
        FightWords::amount(fire.value(u"defence")));
    m_cards[1]->setLines(FightWords::lines(fire.value(u"defence_because").toArray(),
                                           FightWords::Manner::Amounts, *narrator()));
    const QJsonValue hit = fire.value(u"hit");
    tint(m_cards[1], textAt(hit.isString() ? fire : act, hit.isString() ? u"hit" : u"target"));
    m_cards[1]->setRemark(hit.isString() && hit != act.value(u"target")
                              ? tr("It bears the losses: %1").arg(name(hit.toString()))
                              : QString());
    showColumn(fire);
    std::vector<std::pair<QString, std::array<int, 2>>> rows;
    for (const QJsonValue &row : fire.value(u"table").toArray())
        rows.emplace_back(FightWords::losses(row[u"losses"].toInt()), rowOf(row.toObject()));
    showRuler(act, fire, rows);
    QStringList chances;
    const QJsonObject outcomes = fire.value(u"outcomes").toObject();
    for (auto each = outcomes.begin(); each != outcomes.end(); ++each)
        chances << tr("%1: %2", "an outcome and its chance")
                       .arg(FightWords::losses(each.key().toInt()),
                            FightWords::chance(each.value()));
    if (fire.contains(u"mean"))
        chances << tr("on average %1", "increments lost")
                       .arg(Narrator::decimal(fire.value(u"mean")[u"p"].toDouble()));
    showChances(chances);
}

void FightStage::showMelee(const QJsonObject &act)
{
    if (act.value(u"defenders").toArray().isEmpty()) {
        m_remark->setText(tr("Choose the defenders: in the list below, or on the board."));
        m_remark->show();
        return;
    }
    QJsonObject melee = odds(act);
    if (melee.isEmpty())
        melee = ask(queryOf(act));
    if (melee.isEmpty())
        return;
    const QJsonValue attackers = act.value(u"attackers");
    const QJsonValue defenders = act.value(u"defenders");
    m_cards[0]->setAnswer(tr("Attack", "the value of a side in mêlée"),
                          FightWords::amount(melee.value(u"attack")));
    m_cards[0]->setLines(FightWords::lines(melee.value(u"attack_because").toArray(),
                                           FightWords::Manner::Amounts, *narrator()));
    m_cards[1]->setAnswer(tr("Defence", "the value of a side in mêlée"),
                          FightWords::amount(melee.value(u"defence")));
    m_cards[1]->setLines(FightWords::lines(melee.value(u"defence_because").toArray(),
                                           FightWords::Manner::Amounts, *narrator()));
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const QJsonValue first = (i == 0 ? attackers : defenders)[0];
        tint(m_cards.at(i), (first.isObject() ? first[u"unit"] : first).toString().toStdString());
    }
    m_cards[0]->setRemark(melee.value(u"attackers_disorder_on_advance").toBool()
                              ? tr("Attackers who advance fall into disorder")
                              : QString());
    m_cards[1]->setRemark(melee.value(u"defender_disorder").toBool()
                              ? tr("The defenders fall into disorder")
                              : QString());
    showColumn(melee);
    std::vector<std::pair<QString, std::array<int, 2>>> rows;
    for (const QJsonValue &row : melee.value(u"table").toArray())
        rows.emplace_back(FightWords::meleeResult(row.toObject(), *narrator()),
                          rowOf(row.toObject()));
    showRuler(act, melee, rows);
    QStringList chances;
    const QJsonObject outcomes = melee.value(u"outcomes").toObject();
    for (auto each = outcomes.begin(); each != outcomes.end(); ++each)
        chances << tr("%1: %2", "an outcome and its chance")
                       .arg(FightWords::resultName(each.key(), *narrator()),
                            FightWords::chance(each.value()));
    if (melee.contains(u"attacker_mean"))
        chances << tr("lost on average: attackers %1, defenders %2", "increments")
                       .arg(Narrator::decimal(melee.value(u"attacker_mean")[u"p"].toDouble()),
                            Narrator::decimal(melee.value(u"defender_mean")[u"p"].toDouble()));
    showChances(chances);
}

/// To close, to stand, morale: the roll must reach a value.
void FightStage::showCheck(const QJsonObject &act)
{
    QJsonObject check = odds(act);
    if (check.isEmpty())
        check = ask(queryOf(act));
    if (check.isEmpty())
        return;
    const QJsonArray because = check.value(u"because").toArray();
    m_cards[0]->setAnswer(tr("Modifier, in steps"),
                          Narrator::withSign(check.value(u"modifier").toInt()));
    m_cards[0]->setLines(FightWords::lines(because, FightWords::Manner::Modifiers, *narrator()));
    m_cards[0]->setRemark(
        check.value(u"morale").isDouble()
            ? tr("Morale %1", "the value of a counter").arg(check.value(u"morale").toInt())
            : QString());
    tint(m_cards[0], textAt(act, u"unit"));
    const int needs = check.value(u"needs").toInt();
    std::vector<std::pair<QString, std::array<int, 2>>> rows;
    if (check.value(u"needs").isDouble()) {
        if (const auto before = placeOf(needs); before && *before > 0)
            rows.push_back(
                {FightWords::fails(textAt(act, u"do")), {rollAt(0), rollAt(*before - 1)}});
        rows.push_back({FightWords::passes(textAt(act, u"do")), {needs, rollAt(kRolls - 1)}});
    } else if (check.value(u"success").isObject()) {
        rows.push_back({FightWords::fails(textAt(act, u"do")), {rollAt(0), rollAt(kRolls - 1)}});
    }
    showRuler(act, check, rows);
    QStringList remarks;
    if (check.value(u"conjecture").toBool())
        remarks << tr("◇ by an unchecked table");
    if (check.value(u"automatic").toBool())
        remarks << tr("It stands in any case; the roll is made all the same");
    if (check.value(u"auto_fail").isDouble())
        remarks << tr("%1 as thrown always fails", "a roll").arg(check.value(u"auto_fail").toInt());
    if (check.value(u"auto_pass").isDouble())
        remarks
            << tr("%1 as thrown always passes", "a roll").arg(check.value(u"auto_pass").toInt());
    m_remark->setText(remarks.join(QStringLiteral(" · ")));
    m_remark->setVisible(!remarks.isEmpty());
    if (check.contains(u"success"))
        showChances({tr("%1: %2", "an outcome and its chance")
                         .arg(FightWords::passes(textAt(act, u"do")),
                              FightWords::chance(check.value(u"success")))});
}

/// The row of the chart that the distance gives, off the Charts tab’s own table.
void FightStage::showSquare(const QJsonObject &act)
{
    const QJsonObject square = ask(queryOf(act));
    if (square.isEmpty()) {
        m_remark->setText(tr("Say how far the cavalry is."));
        m_remark->show();
        return;
    }
    m_cards[0]->setAnswer(tr("Modifier, in steps"),
                          Narrator::withSign(square.value(u"modifier").toInt()));
    m_cards[0]->setLines(FightWords::lines(square.value(u"because").toArray(),
                                           FightWords::Manner::Modifiers, *narrator()));
    m_cards[0]->setRemark(
        tr("Low rolls are good: %1").arg(narrator()->rule(Citation("chart-square"))));
    tint(m_cards[0], textAt(act, u"unit"));
    std::vector<std::pair<QString, std::array<int, 2>>> rows;
    for (const Chart &chart : position()->charts(m_draft->command())) {
        if (chart.page != "chart-square")
            continue;
        const auto lit = std::ranges::find(chart.rows, ChartUse::Lit, &ChartRow::use);
        if (lit == chart.rows.end() || lit->cells.size() != chart.columns.size()
            || lit->cells.front().kind != ChartText::Kind::Range)
            continue;
        for (std::size_t i = 0; i < lit->cells.size(); ++i)
            if (lit->cells[i].kind == ChartText::Kind::Range)
                rows.push_back({narrator()->chartText(chart.columns[i].head),
                                {lit->cells[i].numbers[0], lit->cells[i].numbers[1]}});
    }
    showRuler(act, square, rows);
    QStringList chances;
    const QJsonObject outcomes = odds(act).value(u"outcomes").toObject();
    for (const char *result : {"square", "disorder", "rout"})
        if (outcomes.value(QLatin1String(result))[u"p"].toDouble() > 0)
            chances << tr("%1: %2", "an outcome and its chance")
                           .arg(narrator()->term(result),
                                FightWords::chance(outcomes.value(QLatin1String(result))));
    showChances(chances);
}

void FightStage::showOneDie(const QJsonObject &act)
{
    const QJsonObject die = ask(queryOf(act));
    if (die.isEmpty())
        return;
    m_cards[0]->setAnswer(tr("Succeeds on a die up to"),
                          QString::number(die.value(u"success_to").toInt()));
    m_cards[0]->setLines(FightWords::lines(die.value(u"because").toArray(),
                                           FightWords::Manner::Modifiers, *narrator()));
    m_cards[0]->setRemark(tr("The modifiers are added to the die: %1")
                              .arg(Narrator::withSign(die.value(u"modifier").toInt())));
    tint(m_cards[0], textAt(act, u"unit"));
    showChances({tr("%1: %2", "an outcome and its chance")
                     .arg(FightWords::passes(textAt(act, u"do")),
                          FightWords::chance(odds(act).value(u"success")))});
}

} // namespace qd::corunna
