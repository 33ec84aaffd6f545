// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/odds_panel.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"
#include "app/panels/odds_plot.h"
#include "app/panels/santa_cruz/odds_line.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace qd::santa_cruz {

OddsPanel::OddsPanel(ActDraft *draft, QWidget *parent) : OddsTab(draft, parent)
{
    refresh();
}

QString OddsPanel::emptyText() const
{
    return tr("The chances of a combat, or of the act in hand, appear here, exact to the "
              "fraction. Choose pieces and point at a goal to see those of an assault.");
}

bool OddsPanel::showChances()
{
    const auto subject = oddsSubject(isLive() ? draft() : nullptr, position());
    return (subject && showCombat(*subject)) || showBombardment() || showCurrent();
}

QString OddsPanel::sideName(const QJsonObject &side) const
{
    return narrator()->side(textAt(side, u"side"));
}

void OddsPanel::addSide(const QJsonObject &side, const QString &role)
{
    const QString name = sideName(side);
    for (const auto &value : side.value(u"hits").toArray()) {
        const QJsonObject outcome = value.toObject();
        const int hits = outcome.value(u"hits").toInt();
        addLine(tr("%1: %2", "a side and its hits").arg(name, tr("%n hits", "", hits)), outcome);
    }
    addLine(tr("%1: the enemy officer falls").arg(name),
            side.value(u"officer_casualty").toObject());
    addLine(tr("%1: volunteers flee").arg(name), side.value(u"flee").toObject());
    addNumber(role == QLatin1String("attacker") ? tr("%1: expected hits, attacking").arg(name)
                                                : tr("%1: expected hits, defending").arg(name),
              side.value(u"expected").toDouble());
}

void OddsPanel::sayWhich(const OddsSubject &subject)
{
    const QString area = narrator()->placeName(subject.position.picture().focus);
    switch (subject.of) {
    case OddsSubject::Of::WhatIf:
        setCaption(
            tr("What if this assault is made into %1? Nothing is recorded.", "an area").arg(area));
        break;
    case OddsSubject::Of::Draft:
        setCaption(tr("The act in hand, a combat for %1: its first round and its end, if "
                      "nobody retreats",
                      "an area")
                       .arg(area));
        break;
    case OddsSubject::Of::Present:
        setCaption(
            tr("Combat for %1: this round and the whole combat, if nobody retreats", "an area")
                .arg(area));
        break;
    }
}

void OddsPanel::showEnd(const QJsonObject &end, const QString &attackers, const QString &defenders)
{
    secondPlot()->setPlot({}, {}, {});
    if (end.isEmpty())
        return;
    addLine(tr("%1 win the combat").arg(attackers), end.value(u"attacker_wins").toObject());
    addLine(tr("%1 win the combat").arg(defenders), end.value(u"defender_wins").toObject());
    addLine(tr("Nobody is left"), end.value(u"nobody").toObject());
    addLine(tr("Volunteers have fled"), end.value(u"volunteers_fled").toObject());
    addNumber(tr("Expected rounds"), end.value(u"expected_rounds").toDouble());
    const auto left = [&end](QStringView role) {
        return barsBy(end.value(role).toObject().value(u"sp").toArray(), u"sp");
    };
    secondPlot()->setPlot(tr("Whole combat"), tr("strength left"),
                          {{attackers, left(u"attacker")}, {defenders, left(u"defender")}});
}

bool OddsPanel::showCombat(const OddsSubject &subject)
{
    const auto of = [](const char *what) {
        return QJsonObject{{QStringLiteral("of"), QString::fromLatin1(what)}};
    };
    const QJsonObject round = ask(subject.position, of("combat-round"));
    if (round.isEmpty())
        return false;
    const QJsonObject attacker = round.value(u"attacker").toObject();
    const QJsonObject defender = round.value(u"defender").toObject();
    sayWhich(subject);
    const bool imagined = subject.of == OddsSubject::Of::WhatIf;
    for (OddsPlot *plot : {firstPlot(), secondPlot()})
        plot->setManner(imagined ? OddsPlot::Manner::Imagined : OddsPlot::Manner::Plain);
    showEnd(ask(subject.position, of("combat-end")), sideName(attacker), sideName(defender));
    addSide(attacker, QStringLiteral("attacker"));
    addSide(defender, QStringLiteral("defender"));
    firstPlot()->setPlot(
        subject.of == OddsSubject::Of::Present ? tr("This round") : tr("First round"), tr("hits"),
        {{sideName(attacker), barsBy(attacker.value(u"hits").toArray(), u"hits")},
         {sideName(defender), barsBy(defender.value(u"hits").toArray(), u"hits")}});
    return true;
}

bool OddsPanel::showBombardment()
{
    const QJsonArray plays = draft() != nullptr
        ? jsonObject(draft()->command()).value(u"plays").toArray()
        : QJsonArray();
    if (plays.isEmpty())
        return false;
    const QJsonObject play = plays.last().toObject();
    QJsonObject query{{QStringLiteral("of"), QStringLiteral("bombard")},
                      {QStringLiteral("area"), play.value(u"area")}};
    if (play.value(u"plus").toBool())
        query.insert(QStringLiteral("plus"), true);
    const QJsonObject odds = ask(*position(), query);
    if (odds.isEmpty())
        return false;
    setCaption(
        tr("One card against %1", "an area").arg(narrator()->placeName(textAt(play, u"area"))));
    for (const auto &value : odds.value(u"total").toArray()) {
        const QJsonObject outcome = value.toObject();
        addLine(tr("%n hits", "", outcome.value(u"hits").toInt()), outcome);
    }
    for (const auto &value : odds.value(u"blocks").toArray()) {
        const QJsonObject block = value.toObject();
        addLine(tr("%1 is gone").arg(narrator()->term(textAt(block, u"block"))),
                block.value(u"gone").toObject());
    }
    addNumber(tr("Expected hits"), odds.value(u"expected_total").toDouble());
    firstPlot()->setPlot(tr("All blocks there"), tr("hits"),
                         {{narrator()->placeName(textAt(play, u"area")),
                           barsBy(odds.value(u"total").toArray(), u"hits")}});
    return true;
}

bool OddsPanel::showCurrent()
{
    const auto naval = position()->ask(R"({"ask":"naval"})");
    int blocks = 0;
    if (naval && position()->situation().phase == "naval-movement") {
        for (const auto &value : jsonObject(*naval).value(u"must_move").toArray()) {
            for (const auto &to : value.toObject().value(u"to").toArray())
                blocks += to.toObject().value(u"dice").toInt() > 0 ? 1 : 0;
        }
        blocks = std::min(
            blocks, static_cast<int>(jsonObject(*naval).value(u"must_move").toArray().size()));
    }
    if (blocks == 0)
        return false;
    const QJsonObject odds = ask(*position(),
                                 {{QStringLiteral("of"), QStringLiteral("current")},
                                  {QStringLiteral("blocks"), std::min(blocks, 12)}});
    if (odds.isEmpty())
        return false;
    setCaption(tr("How many of %n blocks hold their course against the current", "", blocks));
    for (const auto &value : odds.value(u"arrive").toArray()) {
        const QJsonObject outcome = value.toObject();
        addLine(tr("%n blocks", "", outcome.value(u"blocks").toInt()), outcome);
    }
    addNumber(tr("Expected"), odds.value(u"expected").toDouble());
    firstPlot()->setPlot(
        tr("Current"), tr("blocks that hold their course"),
        {{narrator()->side("british"), barsBy(odds.value(u"arrive").toArray(), u"blocks")}});
    return true;
}

} // namespace qd::santa_cruz
