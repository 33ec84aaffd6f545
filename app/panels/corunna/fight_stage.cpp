// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/fight_stage.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/corunna/fight_words.h"
#include "app/panels/corunna/roll_ruler.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"

#include <QJsonArray>
#include <QVBoxLayout>

#include <algorithm>

namespace qd::corunna {
namespace {

/// The rolls that have a stage; `square` has its own row of the chart, the last two one die.
constexpr std::array kRollsStaged{"fire",   "melee",  "close",  "stand",
                                  "morale", "square", "recall", "limber"};

bool isAct(const QJsonObject &act, const char *word)
{
    return act.value(u"do").toString() == QLatin1String(word);
}

/// Keys of a command that only book what comes of it.
constexpr std::array kBooking{"do", "dice", "apply", "fails", "hit"};

} // namespace

FightStage::FightStage(QWidget *parent)
    : StagePanel(parent)
    , m_column(new Caption(Caption::Manner::Strong, this))
    , m_ruler(new RollRuler(this))
    , m_chances(new Caption(Caption::Manner::Plain, this))
    , m_remark(new Caption(Caption::Manner::Muted, this))
{
    setObjectName(QStringLiteral("fightStage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_cards = {new TallyCard(this), new TallyCard(this)};
    m_cards[0]->setObjectName(QStringLiteral("fightCard"));
    m_cards[1]->setObjectName(QStringLiteral("fightDefence"));
    m_column->setObjectName(QStringLiteral("fightColumn"));
    m_chances->setObjectName(QStringLiteral("fightChances"));
    m_remark->setObjectName(QStringLiteral("fightRemark"));
    for (QWidget *each : std::initializer_list<QWidget *>{m_cards[0], m_cards[1], m_column, m_ruler,
                                                          m_chances, m_remark})
        column->addWidget(each);
}

void FightStage::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr) {
        disconnect(m_draft, nullptr, this, nullptr);
        disconnect(m_draft->odds(), nullptr, this, nullptr);
    }
    m_draft = draft;
    if (draft == nullptr)
        return;
    connect(draft, &ActDraft::changed, this, &FightStage::retranslate);
    connect(draft->odds(), &OddsAsker::answered, this, &FightStage::retranslate);
}

/// A roll in hand whose people are named; empty: another act, or not so far yet.
QJsonObject FightStage::act() const
{
    if (m_draft == nullptr || !position() || !isLive())
        return {};
    const QJsonObject command = jsonObject(m_draft->command());
    const QString word = command.value(u"do").toString();
    const bool staged = std::ranges::any_of(
        kRollsStaged, [&word](const char *each) { return word == QLatin1String(each); });
    const bool named = command.contains(u"unit") || command.contains(u"attackers");
    return staged && named ? command : QJsonObject();
}

bool FightStage::isOn() const
{
    return narrator() != nullptr && !act().isEmpty();
}

QString FightStage::name(const QString &id) const
{
    return narrator()->term(id.toStdString());
}

/// One piece, or several: "A, B and C".
QString FightStage::names(const QJsonValue &list) const
{
    QStringList all;
    for (const QJsonValue &one : list.isArray() ? list.toArray() : QJsonArray{list})
        all << name(one.isObject() ? one[u"unit"].toString() : one.toString());
    return Narrator::list(all);
}

QString FightStage::heading() const
{
    const QJsonObject now = act();
    if (now.isEmpty() || narrator() == nullptr)
        return {};
    const QString who =
        names(now.contains(u"attackers") ? now.value(u"attackers") : now.value(u"unit"));
    const bool fires = isAct(now, "fire");
    const QJsonValue other = now.value(fires ? u"target" : u"defenders");
    const bool aimed = other.isArray() ? !other.toArray().isEmpty() : other.isString();
    if (fires)
        return aimed ? tr("%1 fires on %2", "units and their target").arg(who, names(other))
                     : tr("%1 fires on …", "units").arg(who);
    if (isAct(now, "melee"))
        return aimed ? tr("%1 against %2", "units of a mêlée").arg(who, names(other))
                     : tr("%1 against …", "units of a mêlée").arg(who);
    const bool oneDie = isAct(now, "limber");
    const QString roll =
        narrator()->chartTitle(oneDie ? "chart-limbering" : "chart-" + textAt(now, u"do"));
    return tr("%1: %2", "a roll, and the unit that makes it").arg(roll, who);
}

QJsonObject FightStage::queryOf(const QJsonObject &act) const
{
    QJsonObject query = act;
    for (const char *key : kBooking)
        query.remove(QLatin1String(key));
    query.insert(QStringLiteral("ask"), act.value(u"do"));
    return query;
}

/// Empty where the rules refuse; what they miss is remembered.
QJsonObject FightStage::ask(QJsonObject query)
{
    const auto answer = position()->ask(jsonText(query));
    if (answer)
        return jsonObject(*answer);
    for (const auto &[key, value] : answer.error().details) {
        const auto *text = std::get_if<std::string>(&value);
        if (text == nullptr)
            continue;
        if (key == "field" && !m_lacking.contains(fromUtf8(*text)))
            m_lacking << fromUtf8(*text);
        if (key == "table" && !m_tables.contains(fromUtf8(*text)))
            m_tables << fromUtf8(*text);
    }
    return {};
}

/// Everything before the dice, with the exact chances.
QJsonObject FightStage::odds(const QJsonObject &act)
{
    QJsonObject query = queryOf(act);
    query.insert(QStringLiteral("of"), act.value(u"do"));
    query.insert(QStringLiteral("ask"), QStringLiteral("odds"));
    return ask(query);
}

void FightStage::refresh()
{
    const QJsonObject now = act();
    if (now.isEmpty() || narrator() == nullptr)
        return;
    m_lacking.clear();
    m_tables.clear();
    for (QWidget *each : std::initializer_list<QWidget *>{m_cards[0], m_cards[1], m_column, m_ruler,
                                                          m_chances, m_remark})
        each->hide();
    if (isAct(now, "fire"))
        showFire(now);
    else if (isAct(now, "melee"))
        showMelee(now);
    else if (isAct(now, "square"))
        showSquare(now);
    else if (isAct(now, "recall") || isAct(now, "limber"))
        showOneDie(now);
    else
        showCheck(now);
    setAccessibleName(heading());
    emit cautionsChanged();
}

/// Said as the rules say it of the act.
std::vector<Refusal> FightStage::cautions() const
{
    std::vector<Refusal> all;
    for (const QString &field : m_lacking)
        all.push_back(Refusal{"value-missing", {}, {}, {}}.with("field", field.toStdString()));
    for (const QString &table : m_tables)
        all.push_back(
            Refusal{"series-table-missing", "series", {}, {}}.with("table", table.toStdString()));
    return all;
}

void FightStage::tint(TallyCard *card, const std::string &piece) const
{
    std::string side;
    for (const PicturePiece &each : position()->picture().pieces)
        if (each.id == piece)
            side = each.side;
    const SideColours colours = sideColours(palette(), side);
    card->setColours(colours.tint, colours.onTint);
    card->show();
}

/// "12 : 9 = 1.33 → column 1:1 ◇".
void FightStage::showColumn(const QJsonObject &answer)
{
    if (!answer.value(u"attack").isDouble() || !answer.value(u"defence").isDouble())
        return;
    const QString both = tr("%1 : %2", "values of attack and defence")
                             .arg(FightWords::amount(answer.value(u"attack")),
                                  FightWords::amount(answer.value(u"defence")));
    QStringList parts{answer.value(u"ratio").isDouble()
                          ? tr("%1 = %2", "a ratio and what it comes to")
                                .arg(both, Narrator::decimal(answer.value(u"ratio").toDouble()))
                          : both};
    const QString column = answer.value(u"column").toString();
    const QString before = answer.value(u"column_before").toString();
    const int shift = answer.value(u"column_shift").toInt();
    if (!column.isEmpty())
        parts << (before.isEmpty()
                      ? tr("column %1", "of a table").arg(column)
                      : tr("column %1, shifted %2: %3", "a column, steps, another column")
                            .arg(before, Narrator::withSign(shift), column));
    else if (answer.contains(u"outcomes"))
        parts << tr("below the first column: no effect");
    if (answer.value(u"conjecture").toBool())
        parts << tr("◇ by an unchecked table");
    m_column->setText(parts.join(QStringLiteral(" · ")));
    m_column->show();
}

/// The rows of the table or the threshold, the modifiers as steps, and the roll where it fell.
void FightStage::showRuler(const QJsonObject &act, const QJsonObject &answer,
                           std::vector<std::pair<QString, std::array<int, 2>>> rows)
{
    const QJsonArray because = answer.value(u"because").toArray();
    const QJsonArray modifiers = isAct(act, "fire")
        ? FightWords::addedModifiers(because, answer.value(u"firers").toArray())
        : because;
    const int sum = answer.value(u"modifier").toInt();
    const FightWords::Rolled rolled(*position(), sum);
    std::vector<RollRuler::Band> bands;
    for (const auto &[name, range] : rows)
        bands.push_back({name, range[0], range[1],
                         sum == 0 ? QString() : RollRuler::rollsText(rolled.into(range))});
    std::optional<int> natural;
    if (m_draft != nullptr && m_draft->faces().size() == 2)
        natural = m_draft->faces()[0] * 10 + m_draft->faces()[1];
    const auto modified = natural ? rolled.of(*natural) : std::nullopt;
    m_ruler->setRoll(std::move(bands), FightWords::steps(modifiers, *narrator()), natural,
                     modified);
    m_ruler->setVisible(!rows.empty() || !modifiers.isEmpty());
}

void FightStage::showChances(const QStringList &chances)
{
    m_chances->setText(
        chances.isEmpty()
            ? QString()
            : tr("Chances before the dice: %1").arg(chances.join(QStringLiteral(" · "))));
    m_chances->setVisible(!chances.isEmpty());
}

} // namespace qd::corunna
