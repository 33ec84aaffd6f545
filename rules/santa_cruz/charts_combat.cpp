// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/throws.h"
#include "rules/santa_cruz/chart_maker.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/dice_count.h"

#include <algorithm>
#include <array>

namespace qd::santa_cruz {

namespace {

constexpr Role kRoles[] = {Role::Attacker, Role::Defender};

int valueOf(const Tally &tally, std::string_view term)
{
    for (const Reason &reason : tally.because)
        if (reason.term == term)
            return reason.value;
    return 0;
}

/// A term's cells: what it is worth, and what it comes to for each side of the combat in hand.
ChartRow diceRow(const ChartView &view, const std::string &term, ChartText each, Citation rule)
{
    ChartRow row{ChartText::words(term), {std::move(each)}, std::move(rule), ChartUse::Idle};
    if (!view.fight)
        return row;
    for (const Role role : kRoles) {
        const int value = valueOf(combatDice(*view.fight, role), term);
        row.cells.push_back(value != 0 ? ChartText::bonus(value) : ChartText());
        row.use = value != 0 ? ChartUse::Lit : row.use;
    }
    return row;
}

/// The chances of a throw of so many dice that hit on a 5 (6.5).
ChartRow chancesRow(const ChartView &view, int dice)
{
    constexpr std::size_t kMostHits = 3;
    std::array<Wide, kMostHits + 1> hits{};
    Wide sixes = 0, fours = 0;
    eachThrow(dice, [&](const std::vector<int> &faces, Wide ways) {
        const Judged judged = judge(faces, 0, kHitsOn, 0);
        if (static_cast<std::size_t>(judged.hits) <= kMostHits)
            hits[static_cast<std::size_t>(judged.hits)] += ways;
        sixes += casualtyTrigger(faces, Officer::Troubridge) ? ways : 0;
        fours += std::ranges::count(faces, kFleeOn) > 0 ? ways : 0;
    });
    const auto chance = [all = waysToThrow(dice)](Wide part) {
        const auto exact = fractionOf(part, all);
        return part == 0 || !exact ? ChartText()
                                   : ChartText::fraction(static_cast<int>(exact->numerator),
                                                         static_cast<int>(exact->denominator));
    };
    ChartRow row{ChartText::number(dice), {}, {}, ChartUse::Idle};
    for (const Wide ways : hits)
        row.cells.push_back(chance(ways));
    row.cells.push_back(chance(sixes));
    row.cells.push_back(chance(fours));
    for (const Role role : kRoles)
        if (view.fight && hitsOn(*view.fight, role) == kHitsOn && plusOn(*view.fight, role) == 0
            && combatDice(*view.fight, role).total() == dice)
            row.use = ChartUse::Lit;
    return row;
}

const char *nameOf(OfficerDie die)
{
    switch (die) {
    case OfficerDie::Always:
        return "always";
    case OfficerDie::AttackingFortress:
        return "attacking-fortress";
    case OfficerDie::CounterattackCombat:
        return "counterattack-combat";
    case OfficerDie::WithRegulars:
        return "with-regulars";
    case OfficerDie::Defending:
        return "defending";
    case OfficerDie::Never:
        break;
    }
    return "";
}

const char *nameOf(OfficerPlus plus)
{
    switch (plus) {
    case OfficerPlus::Always:
        return "always";
    case OfficerPlus::InTheCastle:
        return "in-the-castle";
    case OfficerPlus::Never:
        break;
    }
    return "";
}

ChartText wordsOrBlank(const char *term)
{
    return *term != 0 ? ChartText::words(term) : ChartText();
}

/// What an officer does beside dice.
ChartText otherOf(const OfficerLine &line)
{
    if (line.fallsByFives)
        return ChartText::words("falls-by-fives");
    if (line.volunteersStand)
        return ChartText::words("volunteers-stand", {kFleeOn});
    if (line.raisesADie)
        return ChartText::words("raises-a-die");
    if (line.voidsLost)
        return ChartText::words("voids-lost");
    return {};
}

} // namespace

Chart combatDiceChart(const ChartView &view)
{
    Chart chart{"combat-dice", "10.2", ChartText::words("counts"), columnsOf({"each"}), {}, {}};
    if (view.fight) {
        for (const Role role : kRoles)
            chart.columns.push_back(
                {ChartText::words(std::string(nameOf(view.fight->party(role).side))),
                 ChartUse::Idle});
    }
    for (const DiceLine &line : kDiceChart)
        chart.rows.push_back(diceRow(view, line.name, ChartText::bonus(line.each), line.rule));
    const bool one = view.state.options.minOneDie;
    chart.rows.push_back(
        diceRow(view, one ? "minimum-one" : "no-dice", ChartText(), one ? "14.0" : "10.3"));
    if (view.fight) {
        ChartRow total{ChartText::words("dice"), {ChartText()}, {}, ChartUse::Lit};
        for (const Role role : kRoles)
            total.cells.push_back(ChartText::number(combatDice(*view.fight, role).total()));
        chart.rows.push_back(std::move(total));
    }
    return chart;
}

Chart hitsChart(const ChartView &view)
{
    Chart chart{"hits", "10.4", ChartText::words("throw"), columnsOf({"hits-on"}), {}, {}};
    const auto throwsSo = [&view](int needs) {
        return view.fight && std::ranges::any_of(kRoles, [&](Role role) {
                   return hitsOn(*view.fight, role) == needs;
               });
    };
    chart.rows.push_back({ChartText::words("every-throw"),
                          {ChartText::range(kHitsOn, kDieFaces)},
                          "10.4",
                          lit(throwsSo(kHitsOn))});
    chart.rows.push_back({ChartText::words("fortress-attacker"),
                          {ChartText::range(kFortressHitsOn, kDieFaces)},
                          "10.10",
                          lit(throwsSo(kFortressHitsOn))});
    chart.rows.push_back({ChartText::words("volunteers-flee"),
                          {ChartText::range(kFleeOn, kFleeOn)},
                          "10.4",
                          lit(view.fight && fourFrightens(*view.fight))});
    chart.notes = {"modified-dice"};
    return chart;
}

Chart chancesChart(const ChartView &view)
{
    constexpr int kMostDiceShown = 6;
    Chart chart{"chances", "10.4", ChartText::words("dice"), {}, {}, {"chances-of-five"}};
    for (int hits = 0; hits <= 3; ++hits)
        chart.columns.push_back({ChartText::words("n-hits", {hits}), ChartUse::Idle});
    chart.columns.push_back({ChartText::words("two-sixes"), ChartUse::Idle});
    chart.columns.push_back({ChartText::words("a-four", {kFleeOn}), ChartUse::Idle});
    for (int dice = 1; dice <= kMostDiceShown; ++dice)
        chart.rows.push_back(chancesRow(view, dice));
    return chart;
}

Chart casualtyChart(const ChartView &view)
{
    Chart chart{"casualty", "10.5", ChartText::words("die"), columnsOf({"officer", "hand-limit"}),
                {},         {}};
    const bool use = view.state.combat && view.fight && std::ranges::any_of(kRoles, [&](Role role) {
                         return view.fight->party(role).officer.has_value();
                     });
    chart.rows.push_back({ChartText::range(1, kKilledUpTo),
                          {ChartText::words(std::string(nameOf(OfficerState::Status::Killed))),
                           ChartText::bonus(-1)},
                          "10.5",
                          lit(use)});
    chart.rows.push_back(
        {ChartText::range(kKilledUpTo + 1, kDieFaces),
         {ChartText::words(std::string(nameOf(OfficerState::Status::Wounded))), ChartText()},
         "10.5",
         lit(use)});
    chart.notes = {"casualty-when"};
    return chart;
}

Chart officersChart(const ChartView &view)
{
    Chart chart{"officers",
                "11.7",
                ChartText::words("officer"),
                columnsOf({"one-die-more", "one-on-each-die", "else"}),
                {},
                {}};
    for (const OfficerLine &line : kOfficerChart) {
        const bool fights = view.fight && std::ranges::any_of(kRoles, [&](Role role) {
                                return view.fight->party(role).officer == line.officer;
                            });
        chart.rows.push_back(
            {ChartText::words(std::string(nameOf(line.officer))),
             {wordsOrBlank(nameOf(line.die)), wordsOrBlank(nameOf(line.plus)), otherOf(line)},
             "11.7",
             lit(fights)});
    }
    return chart;
}

} // namespace qd::santa_cruz
