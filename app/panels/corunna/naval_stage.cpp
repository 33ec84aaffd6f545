// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/naval_stage.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/roll_ruler.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/json_values.h"
#include "app/panels/tally_card.h"

#include <QJsonArray>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace qd::corunna {
namespace {

/// What the chart minds, if the referee tells it (specification 6, `naval`).
constexpr std::array kCircumstances{"evacuation", "moore_in_corunna", "artillery_on_point",
                                    "moore_dead"};
/// The rows of the printed chart, from the lowest roll.
constexpr std::array kResults{"abandonment", "anchor", "contrary-winds", "minor", "major"};
constexpr int kMostNamed = 3; ///< units that are named as the reason of the roll

bool isDo(const ActDraft *draft, QLatin1String word)
{
    return draft != nullptr && jsonObject(draft->command()).value(u"do").toString() == word;
}

std::vector<RollRuler::Step> stepsOf(const QJsonArray &because, const Narrator &narrator)
{
    std::vector<RollRuler::Step> steps;
    for (const QJsonValue &reason : because)
        steps.push_back({narrator.term(textAt(reason.toObject(), u"term")),
                         static_cast<int>(std::lround(reason[u"value"].toDouble()))});
    return steps;
}

std::vector<RollRuler::Band> bandsOf(const QJsonObject &table, const Narrator &narrator)
{
    std::vector<RollRuler::Band> bands;
    for (const char *result : kResults) {
        const QJsonArray rolls = table.value(QLatin1String(result)).toArray();
        if (rolls.size() == 2)
            bands.push_back({narrator.term(result), rolls[0].toInt(), rolls[1].toInt()});
    }
    return bands;
}

} // namespace

NavalStage::NavalStage(QWidget *parent)
    : StagePanel(parent)
    , m_due(new Caption(Caption::Manner::Strong, this))
    , m_support(new Caption(Caption::Manner::Plain, this))
    , m_card(new TallyCard(this))
    , m_ruler(new RollRuler(this))
{
    setObjectName(QStringLiteral("navalStage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_due->setObjectName(QStringLiteral("navalDue"));
    m_support->setObjectName(QStringLiteral("navalSupport"));
    m_card->setObjectName(QStringLiteral("navalCard"));
    column->addWidget(m_due);
    column->addWidget(m_card);
    column->addWidget(m_ruler);
    column->addWidget(m_support);
}

void NavalStage::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &NavalStage::retranslate);
}

bool NavalStage::isRolling() const
{
    return isDo(m_draft, QLatin1String("naval-commitment"));
}

bool NavalStage::isOn() const
{
    if (!position() || !isLive() || narrator() == nullptr)
        return false;
    if (isRolling() || isDo(m_draft, QLatin1String("naval-support"))
        || isDo(m_draft, QLatin1String("pick-ships")))
        return true;
    return asked(false).value(u"may_roll").toBool();
}

bool NavalStage::claims(const Offer & /*offer*/) const
{
    return false;
}

QString NavalStage::heading() const
{
    return tr("Naval Commitment");
}

bool NavalStage::takeKey(const QString & /*key*/)
{
    return false;
}

/// What the rules say of the roll in hand; plain: of one without any modifier.
QJsonObject NavalStage::asked(bool plain) const
{
    QJsonObject query{{QStringLiteral("ask"), QStringLiteral("naval")}};
    const QJsonObject command = isRolling() ? jsonObject(m_draft->command()) : QJsonObject();
    for (const char *key : kCircumstances) {
        const auto name = QString::fromLatin1(key);
        if (plain)
            query.insert(name, false);
        else if (command.contains(name))
            query.insert(name, command.value(name));
    }
    if (!plain && isRolling() && m_draft->faces().size() == 2) {
        QJsonArray dice;
        for (const int face : m_draft->faces())
            dice.append(face);
        query.insert(QStringLiteral("dice"), dice);
    }
    const auto answer = position()->ask(jsonText(query));
    return answer ? jsonObject(*answer) : QJsonObject();
}

/// Which French are near enough, and to what.
QString NavalStage::dueText(const QJsonObject &naval) const
{
    QStringList near;
    const QJsonArray triggers = naval.value(u"triggers").toArray();
    for (const QJsonValue &trigger : triggers) {
        const QJsonObject one = trigger.toObject();
        if (near.size() < kMostNamed)
            near << tr("%1, %n hexes from %2", "a unit, its distance, a place",
                       one.value(u"distance").toInt())
                        .arg(narrator()->term(textAt(one, u"unit")),
                             narrator()->term(textAt(one, u"place")));
    }
    if (near.isEmpty())
        return tr("The Royal Navy’s commitment is rolled once, when French come within ten hexes.");
    const auto more = static_cast<int>(triggers.size() - near.size());
    const QString list = near.join(QStringLiteral("; "));
    return more > 0 ? tr("French within ten hexes: %1; and %n more", nullptr, more).arg(list)
                    : tr("French within ten hexes: %1").arg(list);
}

void NavalStage::refresh()
{
    const bool on = isOn();
    setVisible(on);
    if (!on)
        return;
    const bool ships =
        isDo(m_draft, QLatin1String("naval-support")) || isDo(m_draft, QLatin1String("pick-ships"));
    for (QWidget *each : std::initializer_list<QWidget *>{m_due, m_card, m_ruler})
        each->setVisible(!ships);
    m_support->setVisible(ships);
    if (ships)
        showSupport();
    else
        showRoll();
}

void NavalStage::showRoll()
{
    const QJsonObject naval = asked(false);
    m_due->setText(dueText(naval));
    const QJsonArray because = naval.value(u"because").toArray();
    const Tally tally = tallyOf(because);
    m_card->setRemark(because.isEmpty() ? narrator()->rule(Citation("chart-naval")) : QString());
    m_card->setAnswer(tr("Modifier, in steps"), Narrator::withSign(tally.total()));
    m_card->setReasons(tally, *narrator());
    const auto roll = [&naval](const QString &key) {
        return naval.contains(key) ? std::optional(naval.value(key).toInt()) : std::nullopt;
    };
    m_ruler->setRoll(bandsOf(asked(true).value(u"table").toObject(), *narrator()),
                     stepsOf(because, *narrator()), roll(QStringLiteral("natural")),
                     roll(QStringLiteral("modified")));
}

/// How many ships the die takes.
void NavalStage::showSupport()
{
    const QJsonObject pending = jsonObject(position()->pending());
    const int count = pending.value(u"count").toInt();
    m_support->setText(
        isDo(m_draft, QLatin1String("pick-ships"))
            ? tr("%n ships support the army: choose them", nullptr, count)
            : tr("One die says how many ships support the army: in minor support half of it, "
                 "rounded up, drawn by lot; in major support all of it, chosen."));
}

} // namespace qd::corunna
