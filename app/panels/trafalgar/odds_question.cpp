// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/odds_question.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"
#include "app/panels/percent.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

/// The words' context.
class OddsLine {
    Q_DECLARE_TR_FUNCTIONS(TrafalgarOddsLine)
};

constexpr const char *kVolleyKeys[] = {"ship", "target", "aim", "guns", "side", "shots"};
constexpr const char *kFortKeys[] = {"fort", "target", "aim", "at"};

QJsonObject shotOf(const std::string &text)
{
    const QJsonObject command = jsonObject(text);
    const QString word = command.value(u"do").toString();
    const bool ship = word == QLatin1String("fire") && command.contains(u"ship");
    const bool fort = word == QLatin1String("fort-fire") && command.contains(u"fort");
    return ship || fort ? command : QJsonObject();
}

template <typename Keys>
QJsonObject picked(const QJsonObject &command, const Keys &keys, const char *of)
{
    QJsonObject query{{QStringLiteral("of"), QString::fromLatin1(of)}};
    for (const char *key : keys)
        if (const QString name = QString::fromLatin1(key); command.contains(name))
            query.insert(name, command.value(name));
    return query;
}

bool isWindRoll(const ActDraft *draft, const Position &now)
{
    return now.situation().phase == "wind"
        || (draft != nullptr
            && jsonObject(draft->command()).value(u"do").toString() == QLatin1String("roll-wind"));
}

std::optional<OddsQuestion> shotQuestion(const ShotInHand &shot, const Position &now)
{
    const QJsonObject &command = shot.command;
    const bool several = !command.value(u"shots").toArray().isEmpty();
    if (shot.target().empty() && !several)
        return std::nullopt;
    const bool atFort = shot.target().find("-fort-") != std::string::npos;
    if (several || atFort || command.value(u"aim").isString())
        return OddsQuestion{OddsQuestion::Of::Volley,
                            shot.isFort() ? picked(command, kFortKeys, "fort")
                                          : picked(command, kVolleyKeys, "volley"),
                            shot};
    const QJsonObject told = askRules(now, "shot", shotQuery(shot));
    const int guns = diceOf(command, told);
    if (guns == 0 || told.value(u"needs").toArray().isEmpty())
        return std::nullopt;
    return OddsQuestion{OddsQuestion::Of::Hits,
                        {{QStringLiteral("of"), QStringLiteral("hits")},
                         {QStringLiteral("guns"), guns},
                         {QStringLiteral("distance"), told.value(u"distance")}},
                        shot};
}

QString percent(const QJsonValue &chance)
{
    return percentText(chance.toObject().value(u"p").toDouble());
}

QString hitsText(const QJsonObject &odds)
{
    return OddsLine::tr("%n dice: each hits %1, at least one %2", "chances",
                        odds.value(u"guns").toInt())
        .arg(percent(odds.value(u"p_hit")), percent(odds.value(u"at_least").toArray().first()));
}

/// The chance that anything at all is lost.
double anyOf(const QJsonArray &law)
{
    double chance = 0;
    for (const auto &value : law)
        if (value.toObject().value(u"k").toInt() > 0)
            chance += value.toObject().value(u"p").toDouble();
    return chance;
}

QString targetText(const QJsonObject &odds, const Narrator &narrator)
{
    const QString name = narrator.term(textAt(odds, u"target"));
    if (odds.contains(u"destroyed"))
        return OddsLine::tr("%1: its gun is shot away %2", "a fort and a chance")
            .arg(name, percent(odds.value(u"destroyed")));
    QStringList parts;
    const auto add = [&parts](const QString &text, double chance) {
        if (chance > 0)
            parts << text.arg(percentText(chance));
    };
    const auto chance = [&odds](QStringView key) {
        return odds.value(key).toObject().value(u"p").toDouble();
    };
    add(OddsLine::tr("loses a gun %1", "a chance"), anyOf(odds.value(u"guns_lost").toArray()));
    add(OddsLine::tr("loses a mast %1", "a chance"), anyOf(odds.value(u"masts_lost").toArray()));
    add(OddsLine::tr("no gun left on that side %1", "a chance"), chance(u"silenced"));
    add(OddsLine::tr("dismasted %1", "a chance"), chance(u"dismasted"));
    add(OddsLine::tr("sunk %1", "a chance"), chance(u"sunk"));
    if (parts.isEmpty())
        return OddsLine::tr("%1: nothing can be lost", "a ship").arg(name);
    return OddsLine::tr("%1: %2", "a ship and chances")
        .arg(name, parts.join(OddsLine::tr(", ", "between chances")));
}

QString windText(const QJsonObject &odds)
{
    const int from = odds.value(u"from").toInt();
    for (const auto &value : odds.value(u"arrows").toArray())
        if (value.toObject().value(u"arrow").toInt() == from)
            return OddsLine::tr("The wind holds %1", "a chance").arg(percent(value));
    return {};
}

QString saidOf(const OddsQuestion &question, const QJsonObject &odds, const Narrator &narrator)
{
    if (question.of == OddsQuestion::Of::Wind)
        return windText(odds);
    if (question.of == OddsQuestion::Of::Hits)
        return hitsText(odds);
    QStringList targets;
    for (const auto &value : odds.value(u"targets").toArray())
        targets << targetText(value.toObject(), narrator);
    return targets.join(QStringLiteral(" · "));
}

} // namespace

bool ShotInHand::isFort() const
{
    return command.contains(u"fort");
}

std::string ShotInHand::shooter() const
{
    return textAt(command, isFort() ? u"fort" : u"ship");
}

std::string ShotInHand::target() const
{
    return textAt(command, u"target");
}

QJsonObject shotQuery(const ShotInHand &shot)
{
    QJsonObject query{{QStringLiteral("from"), fromUtf8(shot.shooter())},
                      {QStringLiteral("target"), fromUtf8(shot.target())}};
    if (shot.isFort() && shot.command.contains(u"at"))
        query.insert(QStringLiteral("at"), shot.command.value(u"at"));
    return query;
}

ShotInHand shotInHand(const ActDraft *draft)
{
    if (draft == nullptr)
        return {};
    QJsonObject act = shotOf(draft->command());
    QJsonObject thought = shotOf(draft->consideredCommand());
    const bool imagined = !thought.isEmpty() && thought != act;
    return {imagined ? std::move(thought) : std::move(act), imagined};
}

QJsonObject askRules(const Position &position, const char *what, QJsonObject query)
{
    query.insert(QStringLiteral("ask"), QString::fromLatin1(what));
    const auto answer = position.ask(jsonText(query));
    return answer ? jsonObject(*answer) : QJsonObject();
}

int diceOf(const QJsonObject &command, const QJsonObject &shot)
{
    const int guns = shot.value(u"guns").toInt();
    return std::min(guns, command.value(u"guns").toInt(guns));
}

std::optional<OddsQuestion> oddsQuestion(const ActDraft *draft, const std::optional<Position> &now)
{
    if (!now)
        return std::nullopt;
    const ShotInHand shot = shotInHand(draft);
    if (!shot.command.isEmpty())
        return shotQuestion(shot, *now);
    if (!isWindRoll(draft, *now))
        return std::nullopt;
    return OddsQuestion{
        OddsQuestion::Of::Wind, {{QStringLiteral("of"), QStringLiteral("wind")}}, {}};
}

QString oddsLine(ActDraft &draft, const Narrator &narrator)
{
    const auto question = oddsQuestion(&draft, draft.position());
    if (!question)
        return {};
    QJsonObject query = question->query;
    query.insert(QStringLiteral("ask"), QStringLiteral("odds"));
    const auto odds = draft.odds()->ask(*draft.position(), query);
    if (!odds || odds->isEmpty())
        return {};
    const QString said = saidOf(*question, *odds, narrator);
    return question->shot.imagined ? OddsLine::tr("What if – %1", "chances of a shot").arg(said)
                                   : said;
}

} // namespace qd::trafalgar
