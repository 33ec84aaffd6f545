// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/odds_line.h"

#include "app/panels/act_draft.h"
#include "app/panels/as_per_margin/odds_question.h"
#include "app/panels/json_values.h"
#include "app/panels/percent.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>
#include <QStringList>

#include <initializer_list>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// The words' context.
class ChancesLine {
    Q_DECLARE_TR_FUNCTIONS(ChancesLine)
};

QString percent(const QJsonObject &chances, QStringView key)
{
    return percentText(chances.value(key).toObject().value(u"p").toDouble());
}

/// "strikes 3.1%" for each that may happen at all.
QStringList possible(const QJsonObject &chances,
                     const std::initializer_list<std::pair<QStringView, QString>> &texts)
{
    QStringList said;
    for (const auto &[key, text] : texts)
        if (chances.value(key).toObject().value(u"p").toDouble() > 0)
            said << text.arg(percent(chances, key));
    return said;
}

/// How many dice, and how many boxes of each kind they cost on average.
QString expectedLine(const QJsonObject &answer)
{
    const QJsonObject expected = answer.value(u"expected").toObject();
    const auto boxes = [&expected](QStringView key) {
        return QLocale().toString(expected.value(key).toObject().value(u"p").toDouble(), 'f', 1);
    };
    return ChancesLine::tr("%n dice: about %1 masts, %2 guns, %3 hull",
                           "what a fire hits on average", answer.value(u"dice_count").toInt())
        .arg(boxes(u"masts"), boxes(u"guns"), boxes(u"hull"));
}

QString joined(const QString &first, const QStringList &chances)
{
    return chances.isEmpty()
        ? first
        : ChancesLine::tr("%1 · %2", "what is expected, and chances")
              .arg(first, chances.join(ChancesLine::tr(", ", "between chances")));
}

/// What a player asks first comes first; what cannot happen is left out.
QString fireLine(const QJsonObject &answer)
{
    const QJsonObject least{{QStringLiteral("masts"), anyHit(answer, u"masts")},
                            {QStringLiteral("guns"), anyHit(answer, u"guns")}};
    QStringList said = possible(least,
                                {{u"masts", ChancesLine::tr("a mast hit %1", "a chance")},
                                 {u"guns", ChancesLine::tr("a gun hit %1", "a chance")}});
    said << possible(answer.value(u"outcome").toObject(),
                     {{u"damages", ChancesLine::tr("damaged %1", "chance of a ship")},
                      {u"dismasts", ChancesLine::tr("dismasted %1", "chance of a ship")},
                      {u"strikes", ChancesLine::tr("strikes %1", "chance of a ship")},
                      {u"sinks", ChancesLine::tr("sinks %1", "chance of a ship")},
                      {u"explodes", ChancesLine::tr("explodes %1", "chance of a ship")}});
    return joined(expectedLine(answer), said);
}

QString shoreLine(const QJsonObject &answer)
{
    const QJsonObject expected = answer.value(u"expected").toObject();
    const double guns = expected.value(u"guns").toObject().value(u"p").toDouble();
    return joined(
        ChancesLine::tr("%n dice: about %1 guns", "what a fire at a battery ashore hits on average",
                        answer.value(u"dice_count").toInt())
            .arg(QLocale().toString(guns, 'f', 1)),
        possible(answer.value(u"outcome").toObject(),
                 {{u"strikes", ChancesLine::tr("silenced %1", "chance of a battery ashore")},
                  {u"explodes",
                   ChancesLine::tr("magazine explodes %1", "chance of a battery ashore")}}));
}

QString windLine(const QJsonObject &answer)
{
    return ChancesLine::tr("no change %1, toward the prevailing wind %2, backs %3, veers %4, new "
                           "speed %5",
                           "chances of a wind check")
        .arg(percent(answer, u"no_change"), percent(answer, u"toward_prevailing"),
             percent(answer, u"backs"), percent(answer, u"veers"), percent(answer, u"speed"));
}

QString subjectLine(const OddsQuestion &question, const Narrator &narrator)
{
    const QString first = narrator.term(question.first);
    const QString second = narrator.term(question.second);
    if (question.kind == QLatin1String("fire"))
        return ChancesLine::tr("%1 fires at %2", "ships").arg(first, second);
    if (question.kind == QLatin1String("board"))
        return ChancesLine::tr("%1 boards %2", "ships").arg(first, second);
    if (question.kind == QLatin1String("grapple"))
        return Narrator::list({first, second});
    if (question.kind == QLatin1String("tack"))
        return ChancesLine::tr("%1 tacks", "a ship").arg(first);
    if (question.kind == QLatin1String("pumps"))
        return ChancesLine::tr("%1 calls her men from the pumps", "a ship").arg(first);
    return ChancesLine::tr("Wind check");
}

/// The stage tells of a fire or a boarding in hand.
bool isStaged(const ActDraft &draft)
{
    const QJsonObject command = jsonObject(draft.command());
    const QString word = command.value(u"do").toString();
    return (word == QLatin1String("fire") && command.contains(u"firer"))
        || (word == QLatin1String("board") && command.contains(u"ship"));
}

} // namespace

QJsonObject anyHit(const QJsonObject &answer, QStringView kind)
{
    const QJsonObject none = answer.value(kind).toArray().at(0).toObject();
    QJsonObject chance{{QStringLiteral("p"), 1 - none.value(u"p").toDouble()}};
    const QStringList fraction = none.value(u"exact").toString().split(u'/');
    if (fraction.size() == 2) {
        const qulonglong whole = fraction[1].toULongLong();
        const qulonglong rest = whole - fraction[0].toULongLong();
        chance.insert(QStringLiteral("p"), static_cast<double>(rest) / static_cast<double>(whole));
        chance.insert(QStringLiteral("exact"),
                      QStringLiteral("%1/%2").arg(rest).arg(rest == 0 ? 1 : whole));
    }
    return chance;
}

QString chancesLine(const OddsQuestion &question, const QJsonObject &answer,
                    const Narrator &narrator)
{
    if (answer.isEmpty())
        return {};
    if (question.kind == QLatin1String("fire"))
        return question.ashore ? shoreLine(answer) : fireLine(answer);
    if (question.kind == QLatin1String("board"))
        return ChancesLine::tr("%1 wins %2, %3 wins %4, even %5", "a boarding: ships and chances")
            .arg(narrator.term(question.first), percent(answer, u"ship_wins"),
                 narrator.term(question.second), percent(answer, u"target_wins"),
                 percent(answer, u"equal"));
    if (question.kind == QLatin1String("grapple"))
        return ChancesLine::tr("apart %1, aboard %2 (a tie: %3)", "a toss of two ships")
            .arg(percent(answer, u"apart"), percent(answer, u"aboard"), percent(answer, u"tie"));
    if (question.kind == QLatin1String("tack"))
        return ChancesLine::tr("tacks %1, misses stays %2", "chances of a ship")
            .arg(percent(answer, u"succeeds"), percent(answer, u"fails"));
    if (question.kind == QLatin1String("pumps"))
        return ChancesLine::tr("nothing %1, a hull box %2, a gun box %3",
                               "chances of men called from the pumps")
            .arg(percent(answer, u"none"), percent(answer, u"hull"), percent(answer, u"gun"));
    return windLine(answer);
}

QString oddsLine(ActDraft &draft, const Narrator &narrator)
{
    const auto question = oddsQuestion(&draft, draft.position());
    if (!question || isStaged(draft))
        return {};
    QJsonObject query = question->query;
    query.insert(QStringLiteral("ask"), QStringLiteral("odds"));
    const auto answer = draft.odds()->ask(*draft.position(), query);
    if (!answer || answer->isEmpty())
        return {};
    const QString said = chancesLine(*question, *answer, narrator);
    const QString about = subjectLine(*question, narrator);
    return question->of == OddsQuestion::Of::WhatIf
        ? ChancesLine::tr("What if – %1: %2", "an act and its chances").arg(about, said)
        : ChancesLine::tr("Odds – %1: %2", "an act and its chances").arg(about, said);
}

} // namespace qd::as_per_margin
