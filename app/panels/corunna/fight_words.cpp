// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/fight_words.h"

#include "app/narration/corunna/words.h"
#include "app/narration/narrator.h"
#include "app/panels/corunna/series_file.h"
#include "app/panels/json_values.h"
#include "app/panels/percent.h"

#include <algorithm>
#include <cmath>

namespace qd::corunna {
namespace {

bool hasOp(const QJsonObject &reason, QStringView op)
{
    return reason.value(u"op").toString().startsWith(op);
}

} // namespace

std::vector<TallyLine> FightWords::lines(const QJsonArray &because, Manner manner,
                                         const Narrator &narrator)
{
    std::vector<TallyLine> all;
    for (const QJsonValue &each : because) {
        const QJsonObject reason = each.toObject();
        const double value = reason.value(u"value").toDouble();
        const QString text = hasOp(reason, u"times") ? factorText(value)
            : hasOp(reason, u"cap")
            ? tr("≤ %1", "a limit of a number").arg(Narrator::decimal(value))
            : manner == Manner::Modifiers || value < 0
            ? Narrator::withSign(static_cast<int>(std::lround(value)))
            : Narrator::decimal(value);
        all.push_back({narrator.term(textAt(reason, u"term")), text,
                       narrator.ruleMark(Citation(textAt(reason, u"rule")))});
    }
    return all;
}

std::vector<TallyLine> FightWords::firerLines(const QJsonArray &firers, const Narrator &narrator)
{
    std::vector<TallyLine> all;
    for (const QJsonValue &each : firers) {
        const QJsonObject firer = each.toObject();
        QStringList who{narrator.term(textAt(firer, u"unit"))};
        if (const int range = firer.value(u"range").toInt(); range > 0)
            who << tr("%n hexes", "a range", range);
        if (const std::string band = textAt(firer, u"band"); !band.empty())
            who << narrator.term(band);
        all.push_back({who.join(QStringLiteral(" · ")), amount(firer.value(u"value")), {}});
        for (TallyLine line : lines(firer.value(u"because").toArray(), Manner::Amounts, narrator)) {
            line.label.prepend(QStringLiteral("    "));
            all.push_back(line);
        }
    }
    return all;
}

QJsonArray FightWords::addedModifiers(const QJsonArray &because, const QJsonArray &firers)
{
    QJsonArray added;
    for (qsizetype i = 0; i < because.size(); ++i) {
        const bool firer = std::any_of(firers.begin(), firers.end(), [&](const QJsonValue &one) {
            return one[u"unit"] == because[i][u"term"];
        });
        if (!firer)
            added << because[i];
    }
    return added;
}

std::vector<RollRuler::Step> FightWords::steps(const QJsonArray &because, const Narrator &narrator)
{
    std::vector<RollRuler::Step> all;
    for (const QJsonValue &each : because)
        if (const int value = static_cast<int>(std::lround(each[u"value"].toDouble())); value != 0)
            all.push_back({narrator.term(textAt(each.toObject(), u"term")), value});
    return all;
}

QString FightWords::amount(const QJsonValue &value)
{
    return value.isDouble() ? Narrator::decimal(value.toDouble()) : QStringLiteral("?");
}

QString FightWords::chance(const QJsonValue &chance)
{
    const QString exact = chance[u"exact"].toString();
    const QString percent = percentText(chance[u"p"].toDouble());
    return exact.contains(u'/')
        ? tr("%1 (%2)", "a chance in percent, and as a fraction").arg(percent, exact)
        : percent;
}

QString FightWords::losses(int increments)
{
    return increments == 0 ? tr("no loss") : tr("%n increments lost", nullptr, increments);
}

QString FightWords::resultName(const QString &result, const Narrator &narrator)
{
    if (result == QLatin1String("losses"))
        return tr("losses", "a result of a mêlée");
    const QString word = resultWord(result.toStdString());
    return word.isNull() ? narrator.term(result.toStdString()) : word;
}

QString FightWords::meleeResult(const QJsonObject &row, const Narrator &narrator)
{
    const QString result = row.value(u"result").toString();
    QStringList parts;
    if (result == QLatin1String("losses"))
        parts << tr("losses: attackers %1, defenders %2", "increments")
                     .arg(row.value(u"attacker").toInt())
                     .arg(row.value(u"defender").toInt());
    else
        parts << resultName(result, narrator);
    if (row.value(u"attacker_checks").toBool())
        parts << tr("the attackers check morale");
    if (row.value(u"defender_checks").toBool())
        parts << tr("the defenders check morale");
    return parts.join(QStringLiteral("; "));
}

QString FightWords::passes(const std::string &roll)
{
    if (roll == "close")
        return tr("it closes", "a unit that assaults");
    if (roll == "stand")
        return tr("it stands", "a unit");
    if (roll == "recall")
        return tr("the cavalry is recalled");
    if (roll == "limber")
        return tr("limbered", "a battery");
    return tr("it passes", "a morale check");
}

QString FightWords::fails(const std::string &roll)
{
    if (roll == "close")
        return tr("it stops short", "a unit that assaults");
    return roll == "stand" ? tr("it does not stand", "a unit") : tr("it fails", "a morale check");
}

FightWords::Rolled::Rolled(const Position &position, int modifier)
{
    for (int place = 0; place < kRolls; ++place) {
        const QJsonObject query{{QStringLiteral("ask"), QStringLiteral("roll")},
                                {QStringLiteral("natural"), rollAt(place)},
                                {QStringLiteral("modifiers"), QJsonArray{modifier}}};
        const auto answer = position.ask(jsonText(query));
        m_modified.at(static_cast<std::size_t>(place)) =
            answer ? jsonObject(*answer).value(u"modified").toInt() : rollAt(place);
    }
}

std::optional<int> FightWords::Rolled::of(int natural) const
{
    const auto place = placeOf(natural);
    return place ? std::optional(m_modified.at(static_cast<std::size_t>(*place))) : std::nullopt;
}

std::vector<int> FightWords::Rolled::into(std::array<int, 2> range) const
{
    std::vector<int> rolls;
    for (int place = 0; place < kRolls; ++place)
        if (const int modified = m_modified.at(static_cast<std::size_t>(place));
            range[0] <= modified && modified <= range[1])
            rolls.push_back(rollAt(place));
    return rolls;
}

} // namespace qd::corunna
