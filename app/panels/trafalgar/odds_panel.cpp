// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/odds_panel.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"
#include "app/panels/odds_plot.h"
#include "app/panels/trafalgar/odds_question.h"

#include <QJsonArray>

#include <string>

namespace qd::trafalgar {

OddsPanel::OddsPanel(ActDraft *draft, QWidget *parent) : OddsTab(draft, parent)
{
    refresh();
}

QString OddsPanel::emptyText() const
{
    return tr("The chances of a shot or of the wind appear here, exact to the fraction. Choose a "
              "ship and point at an enemy in its field of fire.");
}

bool OddsPanel::showChances()
{
    const auto question = oddsQuestion(isLive() ? draft() : nullptr, position());
    if (!question)
        return false;
    const QJsonObject odds = ask(*position(), question->query);
    if (odds.isEmpty())
        return false;
    firstPlot()->setManner(question->shot.imagined ? OddsPlot::Manner::Imagined
                                                   : OddsPlot::Manner::Plain);
    switch (question->of) {
    case OddsQuestion::Of::Hits:
        showHits(odds);
        break;
    case OddsQuestion::Of::Volley:
        showVolley(odds);
        break;
    case OddsQuestion::Of::Wind:
        showWind(odds);
        break;
    }
    return true;
}

void OddsPanel::showHits(const QJsonObject &odds)
{
    setCaption(
        tr("%n dice at distance %1", "a shot without an aim yet", odds.value(u"guns").toInt())
            .arg(odds.value(u"distance").toInt()));
    addLine(tr("One die hits"), odds.value(u"p_hit").toObject());
    for (const auto &value : odds.value(u"hits").toArray()) {
        const QJsonObject outcome = value.toObject();
        addLine(tr("%n hits", "", outcome.value(u"k").toInt()), outcome);
    }
    addLine(tr("At least one hit"), odds.value(u"at_least").toArray().first().toObject());
    addNumber(tr("Expected hits"), odds.value(u"expected").toObject().value(u"value").toDouble());
    firstPlot()->setPlot(tr("Hits"), tr("hits"),
                         {{tr("Hits"), barsBy(odds.value(u"hits").toArray(), u"k")}});
}

void OddsPanel::showShip(const QJsonObject &target)
{
    const QString name = narrator()->term(textAt(target, u"target"));
    const QJsonArray guns = target.value(u"guns_lost").toArray();
    const QJsonArray masts = target.value(u"masts_lost").toArray();
    for (const auto &value : guns)
        if (guns.size() > 1)
            addLine(tr("%1: %2", "a ship and what it loses")
                        .arg(name, tr("%n guns lost", "", value.toObject().value(u"k").toInt())),
                    value.toObject());
    for (const auto &value : masts)
        if (masts.size() > 1)
            addLine(tr("%1: %2", "a ship and what it loses")
                        .arg(name, tr("%n masts lost", "", value.toObject().value(u"k").toInt())),
                    value.toObject());
    const QJsonObject named = target.value(u"mast").toObject();
    for (const char16_t *mast : {u"fore", u"main", u"mizzen"})
        if (const QJsonObject chance = named.value(QStringView(mast)).toObject();
            chance.value(u"p").toDouble() > 0)
            addLine(tr("%1 falls", "a mast")
                        .arg(narrator()->term(QString::fromUtf16(mast).toStdString())),
                    chance);
    addLine(tr("%1: no gun left on that side", "a ship").arg(name),
            target.value(u"silenced").toObject());
    addLine(tr("%1 is dismasted", "a ship").arg(name), target.value(u"dismasted").toObject());
    addLine(tr("%1 sinks", "a ship").arg(name), target.value(u"sunk").toObject());
    const bool ofMasts = masts.size() > guns.size();
    firstPlot()->setPlot(ofMasts ? tr("Masts lost") : tr("Guns lost"),
                         ofMasts ? tr("masts") : tr("guns"),
                         {{name, barsBy(ofMasts ? masts : guns, u"k")}});
}

void OddsPanel::showVolley(const QJsonObject &odds)
{
    setCaption(tr("%1 fires", "a ship or a fort").arg(narrator()->term(textAt(odds, u"from"))));
    firstPlot()->setPlot({}, {}, {});
    for (const auto &value : odds.value(u"targets").toArray()) {
        const QJsonObject target = value.toObject();
        if (target.contains(u"destroyed"))
            addLine(tr("%1: its gun is shot away", "a fort")
                        .arg(narrator()->term(textAt(target, u"target"))),
                    target.value(u"destroyed").toObject());
        else
            showShip(target);
    }
}

void OddsPanel::showWind(const QJsonObject &odds)
{
    setCaption(tr("Where the wind arrow points after the next roll"));
    const int from = odds.value(u"from").toInt();
    for (const auto &value : odds.value(u"arrows").toArray()) {
        const QJsonObject chance = value.toObject();
        const int arrow = chance.value(u"arrow").toInt();
        if (chance.value(u"p").toDouble() <= 0)
            continue;
        const QString way = narrator()->term("rose-" + std::to_string(arrow));
        addLine(arrow == from
                    ? tr("It goes on pointing %1", "the wind arrow: up and right …").arg(way)
                    : tr("It turns to point %1", "the wind arrow: up and right …").arg(way),
                chance);
    }
    for (const auto &value : odds.value(u"barred").toArray()) {
        const QJsonObject chance = value.toObject();
        if (chance.value(u"p").toDouble() > 0)
            addLine(tr("No step forward %1", "a heading: up and right …")
                        .arg(narrator()->term("heading-"
                                              + std::to_string(chance.value(u"heading").toInt()))),
                    chance);
    }
    firstPlot()->setPlot({}, {}, {});
}

} // namespace qd::trafalgar
