// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/odds_panel.h"

#include "app/panels/act_draft.h"
#include "app/panels/as_per_margin/odds_line.h"
#include "app/panels/as_per_margin/odds_question.h"
#include "app/panels/json_values.h"
#include "app/panels/odds_plot.h"

#include <QJsonArray>

#include <utility>

namespace qd::as_per_margin {
namespace {

/// Entry k of a list is the chance of k; the tail that no eye sees is left out.
std::vector<double> bars(const QJsonArray &list)
{
    constexpr double kSeen = 0.0005;
    std::vector<double> chances;
    for (const auto &value : list)
        chances.push_back(value.toObject().value(u"p").toDouble());
    while (chances.size() > 2 && chances.back() < kSeen)
        chances.pop_back();
    return chances;
}

QJsonObject at(const QJsonObject &object, QStringView key)
{
    return object.value(key).toObject();
}

} // namespace

OddsPanel::OddsPanel(ActDraft *draft, QWidget *parent) : OddsTab(draft, parent)
{
    refresh();
}

QString OddsPanel::emptyText() const
{
    return tr("The chances of a shot, a boarding, a toss or a tack appear here, exact to the "
              "fraction. In a fire step choose a ship and point at a target.");
}

QString OddsPanel::name(const std::string &ship) const
{
    return narrator()->term(ship);
}

void OddsPanel::addShipOutcome(const QJsonObject &outcome)
{
    addLine(tr("She is damaged, not dismasted"), at(outcome, u"damages"));
    addLine(tr("She is dismasted"), at(outcome, u"dismasts"));
    addLine(tr("She strikes"), at(outcome, u"strikes"));
    addLine(tr("Men go to the pumps"), at(outcome, u"pumps"));
    addLine(tr("She sinks"), at(outcome, u"sinks"));
    addLine(tr("She explodes"), at(outcome, u"explodes"));
    // Only a ship at anchor has cables to lose.
    for (const auto &[what, key] : {std::pair{tr("Bow cable cut"), u"cuts_bow_cable"},
                                    std::pair{tr("Stern cable cut"), u"cuts_stern_cable"}})
        if (at(outcome, key).value(u"p").toDouble() > 0)
            addLine(what, at(outcome, key));
}

void OddsPanel::showFire(const OddsQuestion &question, const QJsonObject &odds)
{
    setCaption(tr("%1 fires at %2: %n dice", "ships", odds.value(u"dice_count").toInt())
                   .arg(name(question.first), name(question.second)));
    const QJsonObject expected = at(odds, u"expected");
    addNumber(tr("Expected hits on guns"), at(expected, u"guns").value(u"p").toDouble());
    if (!question.ashore) {
        addNumber(tr("Expected hits on masts"), at(expected, u"masts").value(u"p").toDouble());
        addNumber(tr("Expected hits on the hull"), at(expected, u"hull").value(u"p").toDouble());
        addLine(tr("A mast hit at least"), anyHit(odds, u"masts"));
    }
    addLine(tr("A gun hit at least"), anyHit(odds, u"guns"));
    const QJsonObject outcome = at(odds, u"outcome");
    if (question.ashore) {
        addLine(tr("The battery is silenced"), at(outcome, u"strikes"));
        addLine(tr("Its magazine explodes"), at(outcome, u"explodes"));
    } else {
        addShipOutcome(outcome);
    }
    firstPlot()->setPlot(tr("Hits of this fire"), tr("hits"),
                         {{narrator()->term("guns"), bars(odds.value(u"guns").toArray())},
                          {narrator()->term("masts"), bars(odds.value(u"masts").toArray())}});
    secondPlot()->setPlot(tr("Hits on the hull"), tr("hits"),
                          {{narrator()->term("hull"), bars(odds.value(u"hull").toArray())}});
}

void OddsPanel::showBoarding(const OddsQuestion &question, const QJsonObject &odds)
{
    const QString ship = name(question.first);
    const QString target = name(question.second);
    const QJsonObject dice = at(odds, u"dice");
    setCaption(tr("%1 boards %2: %3 dice against %4", "ships and dice")
                   .arg(ship, target)
                   .arg(dice.value(u"ship").toInt())
                   .arg(dice.value(u"target").toInt()));
    addLine(tr("%1 has the better of it").arg(ship), at(odds, u"ship_wins"));
    addLine(tr("Even"), at(odds, u"equal"));
    addLine(tr("%1 has the better of it").arg(target), at(odds, u"target_wins"));
    addLine(tr("%1 strikes").arg(target), at(odds, u"target_strikes"));
    addLine(tr("%1 strikes").arg(ship), at(odds, u"ship_strikes"));
    firstPlot()->setPlot(tr("Gun boxes lost"), tr("gun boxes"),
                         {{ship, bars(odds.value(u"ship_loses").toArray())},
                          {target, bars(odds.value(u"target_loses").toArray())}});
}

void OddsPanel::showToss(const OddsQuestion &question, const QJsonObject &odds)
{
    const QString ship = name(question.first);
    const QString other = name(question.second);
    setCaption(tr("%1 toss a die each: the higher has its wish, a tie holds", "two ships")
                   .arg(Narrator::list({ship, other})));
    addLine(tr("They come apart"), at(odds, u"apart"));
    addLine(tr("They lie aboard each other"), at(odds, u"aboard"));
    addLine(tr("%1 is higher").arg(ship), at(odds, u"ship_higher"));
    addLine(tr("A tie"), at(odds, u"tie"));
    addLine(tr("%1 is higher").arg(other), at(odds, u"other_higher"));
}

void OddsPanel::showOneDie(const OddsQuestion &question, const QJsonObject &odds)
{
    const QString ship = name(question.first);
    if (question.kind == QLatin1String("tack")) {
        setCaption(tr("%1 tacks", "a ship").arg(ship));
        addLine(tr("She comes round"), at(odds, u"succeeds"));
        addLine(tr("She misses stays"), at(odds, u"fails"));
        return;
    }
    setCaption(tr("%1 calls her men from the pumps", "a ship").arg(ship));
    addLine(tr("Nothing happens"), at(odds, u"none"));
    addLine(tr("A hull box is lost"), at(odds, u"hull"));
    addLine(tr("A gun box is lost"), at(odds, u"gun"));
    addLine(tr("%1 sinks").arg(ship), at(odds, u"sinks"));
    addLine(tr("%1 strikes").arg(ship), at(odds, u"strikes"));
}

void OddsPanel::showWind(const QJsonObject &odds)
{
    setCaption(tr("The wind check"));
    addLine(tr("No change"), at(odds, u"no_change"));
    addLine(tr("A point toward the prevailing wind"), at(odds, u"toward_prevailing"));
    addLine(tr("Backs a point"), at(odds, u"backs"));
    addLine(tr("Veers a point"), at(odds, u"veers"));
    addLine(tr("A new speed"), at(odds, u"speed"));
}

bool OddsPanel::showChances()
{
    const auto question = oddsQuestion(isLive() ? draft() : nullptr, position());
    if (!question)
        return false;
    const QJsonObject odds = ask(*position(), question->query);
    if (odds.isEmpty())
        return false;
    for (OddsPlot *plot : {firstPlot(), secondPlot()})
        plot->setManner(question->of == OddsQuestion::Of::WhatIf ? OddsPlot::Manner::Imagined
                                                                 : OddsPlot::Manner::Plain);
    if (question->kind == QLatin1String("fire"))
        showFire(*question, odds);
    else if (question->kind == QLatin1String("board"))
        showBoarding(*question, odds);
    else if (question->kind == QLatin1String("grapple"))
        showToss(*question, odds);
    else if (question->kind == QLatin1String("wind"))
        showWind(odds);
    else
        showOneDie(*question, odds);
    return true;
}

} // namespace qd::as_per_margin
