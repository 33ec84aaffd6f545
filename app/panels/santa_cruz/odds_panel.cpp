// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/odds_panel.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"
#include "app/panels/odds_plot.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace qd::santa_cruz {
namespace {

/// A distribution as bars: outcome n at index n.
std::vector<double> bars(const QJsonArray &distribution, QStringView key)
{
    std::vector<double> chances;
    for (const QJsonValue &value : distribution) {
        const QJsonObject outcome = value.toObject();
        const auto at = static_cast<std::size_t>(std::max(0, outcome.value(key).toInt()));
        if (chances.size() <= at)
            chances.resize(at + 1, 0.0);
        chances[at] = outcome.value(u"p").toDouble();
    }
    return chances;
}

} // namespace

OddsPanel::OddsPanel(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_caption(new Caption(Caption::Manner::Muted, this))
    , m_numbers(new QTreeWidget(this))
    , m_first(new OddsPlot(this))
    , m_second(new OddsPlot(this))
{
    setObjectName(QStringLiteral("oddsPanel"));
    m_numbers->setObjectName(QStringLiteral("oddsNumbers"));
    m_numbers->setColumnCount(3);
    m_numbers->setRootIsDecorated(false);
    m_numbers->setUniformRowHeights(true);
    m_numbers->setFrameShape(QFrame::NoFrame);
    m_numbers->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_numbers->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_numbers->header()->setStretchLastSection(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_caption);
    auto *row = new QHBoxLayout;
    row->addWidget(m_numbers, 3);
    row->addWidget(m_first, 2);
    row->addWidget(m_second, 2);
    column->addLayout(row, 1);
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &OddsPanel::retranslate);
    refresh();
}

QString OddsPanel::title() const
{
    return tr("Odds");
}

QJsonObject OddsPanel::ask(const QJsonObject &query) const
{
    QJsonObject whole = query;
    whole.insert(QStringLiteral("ask"), QStringLiteral("odds"));
    const std::string text = jsonText(whole);
    const QByteArray key = QByteArray::fromStdString(text);
    if (const std::uint64_t now = position()->fingerprint(); now != m_askedOf) {
        m_askedOf = now;
        m_answers.clear();
    }
    const auto known = m_answers.constFind(key);
    if (known != m_answers.constEnd())
        return *known;
    const auto answer = position()->ask(text);
    return *m_answers.insert(key, answer ? jsonObject(*answer) : QJsonObject());
}

/// The drafted assault as the query's what_if; empty when none is drafted.
QJsonObject OddsPanel::whatIf() const
{
    if (m_draft == nullptr || !isLive())
        return {};
    const QJsonObject command = jsonObject(m_draft->command());
    const QString word = command.value(u"do").toString();
    const QString card = command.value(u"card").toString();
    const bool assault = word == QLatin1String("counterattack")
        || (word == QLatin1String("play")
            && (card == QLatin1String("assault") || card == QLatin1String("counterattack")));
    if (!assault || !command.contains(u"from") || !command.contains(u"to")
        || !command.contains(u"units"))
        return {};
    QJsonObject assumed{{QStringLiteral("from"), command.value(u"from")},
                        {QStringLiteral("to"), command.value(u"to")},
                        {QStringLiteral("units"), command.value(u"units")}};
    const QJsonObject place = command.value(u"place").toObject();
    if (place.contains(u"officer"))
        assumed.insert(QStringLiteral("officer"), place.value(u"officer"));
    else if (command.value(u"officer").isString())
        assumed.insert(QStringLiteral("officer"), command.value(u"officer"));
    if (word == QLatin1String("counterattack"))
        assumed.insert(QStringLiteral("by"), QStringLiteral("counterattack-response"));
    else if (card == QLatin1String("counterattack"))
        assumed.insert(QStringLiteral("by"), QStringLiteral("counterattack-assault"));
    return assumed;
}

QString OddsPanel::sideName(const QJsonObject &side) const
{
    return narrator()->side(textAt(side, u"side"));
}

void OddsPanel::addLine(const QString &what, const QJsonObject &chance)
{
    if (!chance.contains(u"p"))
        return;
    auto *line = new QTreeWidgetItem(m_numbers);
    line->setText(0, what);
    line->setText(
        1,
        tr("%1%", "a chance").arg(QLocale().toString(chance.value(u"p").toDouble() * 100, 'f', 1)));
    line->setText(2, chance.value(u"exact").toString());
    line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    line->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
}

void OddsPanel::addNumber(const QString &what, double value)
{
    auto *line = new QTreeWidgetItem(m_numbers);
    line->setText(0, what);
    line->setText(1, QLocale().toString(value, 'f', 2));
    line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
}

void OddsPanel::addSide(const QJsonObject &side, const QString &role)
{
    const QString name = sideName(side);
    for (const QJsonValue &value : side.value(u"hits").toArray()) {
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

bool OddsPanel::showCombat(const QJsonObject &assumed)
{
    QJsonObject query{{QStringLiteral("of"), QStringLiteral("combat-round")}};
    QJsonObject whole{{QStringLiteral("of"), QStringLiteral("combat-end")}};
    if (!assumed.isEmpty()) {
        query.insert(QStringLiteral("what_if"), assumed);
        whole.insert(QStringLiteral("what_if"), assumed);
    }
    const QJsonObject round = ask(query);
    if (round.isEmpty())
        return false;
    const QJsonObject attacker = round.value(u"attacker").toObject();
    const QJsonObject defender = round.value(u"defender").toObject();
    m_caption->setText(assumed.isEmpty()
                           ? tr("This round and the whole combat, if nobody retreats")
                           : tr("What if this assault is recorded: its first round and its end"));
    addSide(attacker, QStringLiteral("attacker"));
    addSide(defender, QStringLiteral("defender"));
    m_first->setPlot(tr("This round"), tr("hits"),
                     {{sideName(attacker), bars(attacker.value(u"hits").toArray(), u"hits")},
                      {sideName(defender), bars(defender.value(u"hits").toArray(), u"hits")}});
    const QJsonObject end = ask(whole);
    if (!end.isEmpty()) {
        addLine(tr("%1 win the combat").arg(sideName(attacker)),
                end.value(u"attacker_wins").toObject());
        addLine(tr("%1 win the combat").arg(sideName(defender)),
                end.value(u"defender_wins").toObject());
        addLine(tr("Nobody is left"), end.value(u"nobody").toObject());
        addLine(tr("Volunteers have fled"), end.value(u"volunteers_fled").toObject());
        addNumber(tr("Expected rounds"), end.value(u"expected_rounds").toDouble());
        m_second->setPlot(
            tr("Whole combat"), tr("strength left"),
            {{sideName(attacker),
              bars(end.value(u"attacker").toObject().value(u"sp").toArray(), u"sp")},
             {sideName(defender),
              bars(end.value(u"defender").toObject().value(u"sp").toArray(), u"sp")}});
        m_second->show();
    }
    m_first->show();
    return true;
}

bool OddsPanel::showBombardment()
{
    const QJsonArray plays = m_draft != nullptr
        ? jsonObject(m_draft->command()).value(u"plays").toArray()
        : QJsonArray();
    if (plays.isEmpty())
        return false;
    const QJsonObject play = plays.last().toObject();
    QJsonObject query{{QStringLiteral("of"), QStringLiteral("bombard")},
                      {QStringLiteral("area"), play.value(u"area")}};
    if (play.value(u"plus").toBool())
        query.insert(QStringLiteral("plus"), true);
    const QJsonObject odds = ask(query);
    if (odds.isEmpty())
        return false;
    m_caption->setText(
        tr("One card against %1", "an area").arg(narrator()->placeName(textAt(play, u"area"))));
    for (const QJsonValue &value : odds.value(u"total").toArray()) {
        const QJsonObject outcome = value.toObject();
        addLine(tr("%n hits", "", outcome.value(u"hits").toInt()), outcome);
    }
    for (const QJsonValue &value : odds.value(u"blocks").toArray()) {
        const QJsonObject block = value.toObject();
        addLine(tr("%1 is gone").arg(narrator()->term(textAt(block, u"block"))),
                block.value(u"gone").toObject());
    }
    addNumber(tr("Expected hits"), odds.value(u"expected_total").toDouble());
    m_first->setPlot(tr("All blocks there"), tr("hits"),
                     {{narrator()->placeName(textAt(play, u"area")),
                       bars(odds.value(u"total").toArray(), u"hits")}});
    m_first->show();
    return true;
}

bool OddsPanel::showCurrent()
{
    const auto naval = position()->ask(R"({"ask":"naval"})");
    int blocks = 0;
    if (naval && position()->situation().phase == "naval-movement") {
        for (const QJsonValue &value : jsonObject(*naval).value(u"must_move").toArray()) {
            for (const QJsonValue &to : value.toObject().value(u"to").toArray())
                blocks += to.toObject().value(u"dice").toInt() > 0 ? 1 : 0;
        }
        blocks = std::min(
            blocks, static_cast<int>(jsonObject(*naval).value(u"must_move").toArray().size()));
    }
    if (blocks == 0)
        return false;
    const QJsonObject odds = ask({{QStringLiteral("of"), QStringLiteral("current")},
                                  {QStringLiteral("blocks"), std::min(blocks, 12)}});
    if (odds.isEmpty())
        return false;
    m_caption->setText(
        tr("How many of %n blocks hold their course against the current", "", blocks));
    for (const QJsonValue &value : odds.value(u"arrive").toArray()) {
        const QJsonObject outcome = value.toObject();
        addLine(tr("%n blocks", "", outcome.value(u"blocks").toInt()), outcome);
    }
    addNumber(tr("Expected"), odds.value(u"expected").toDouble());
    m_first->setPlot(
        tr("Current"), tr("blocks that hold their course"),
        {{narrator()->side("british"), bars(odds.value(u"arrive").toArray(), u"blocks")}});
    m_first->show();
    return true;
}

void OddsPanel::refresh()
{
    // Odds of a whole combat are worth their time only where somebody looks.
    if (isVisible() || parentWidget() == nullptr)
        fill();
}

void OddsPanel::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    fill();
}

void OddsPanel::fill()
{
    m_numbers->setHeaderLabels({tr("What"), tr("Chance"), tr("Exact")});
    m_numbers->setAccessibleName(title());
    m_numbers->clear();
    m_first->hide();
    m_second->hide();
    bool shown = false;
    if (position() && narrator() != nullptr) {
        const bool fight = !position()->picture().focus.empty();
        const QJsonObject assumed = whatIf();
        shown = (!assumed.isEmpty() && showCombat(assumed)) || (fight && showCombat({}))
            || showBombardment() || showCurrent();
    }
    m_numbers->setVisible(shown);
    if (!shown)
        m_caption->setText(tr(
            "The chances of a combat, or of the act in hand, appear here, exact to the fraction."));
}

} // namespace qd::santa_cruz
