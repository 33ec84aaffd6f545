// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/odds_line.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

namespace qd::santa_cruz {
namespace {

/// The words' context.
class OddsLine {
    Q_DECLARE_TR_FUNCTIONS(OddsLine)
};

bool hasCombat(const std::optional<Position> &position)
{
    return position && position->ask(R"({"ask":"dice"})").has_value();
}

QString percent(double chance)
{
    return QLocale().toString(chance * 100, 'f', 1);
}

QJsonObject query(const char *of)
{
    return {{QStringLiteral("ask"), QStringLiteral("odds")},
            {QStringLiteral("of"), QString::fromLatin1(of)}};
}

/// "30/44/26": the chances of no hit, of one, of more, in per cent.
QString hitsInShort(const QJsonArray &hits)
{
    double chances[3] = {0, 0, 0};
    for (const QJsonValue &value : hits) {
        const QJsonObject outcome = value.toObject();
        const int count = std::min(2, outcome.value(u"hits").toInt());
        chances[count] += outcome.value(u"p").toDouble();
    }
    QStringList texts;
    for (const double chance : chances)
        texts << QLocale().toString(chance * 100, 'f', 0);
    return texts.join(u'/');
}

} // namespace

std::optional<OddsSubject> oddsSubject(const ActDraft *draft, const std::optional<Position> &now)
{
    using Of = OddsSubject::Of;
    const bool on = hasCombat(now);
    if (draft != nullptr && !on && hasCombat(draft->considered()))
        return OddsSubject{Of::WhatIf, *draft->considered()};
    if (on)
        return OddsSubject{Of::Present, *now};
    if (draft != nullptr && hasCombat(draft->after()))
        return OddsSubject{Of::Draft, *draft->after()};
    return std::nullopt;
}

QString oddsLine(ActDraft &draft, const Narrator &narrator)
{
    const auto subject = oddsSubject(&draft, draft.position());
    if (!subject)
        return {};
    const auto round = draft.odds()->ask(subject->position, query("combat-round"));
    if (!round || round->isEmpty())
        return {};
    const QJsonObject attacker = round->value(u"attacker").toObject();
    const QJsonObject defender = round->value(u"defender").toObject();
    const QString attackers = narrator.side(textAt(attacker, u"side"));
    const QString defenders = narrator.side(textAt(defender, u"side"));
    if (subject->of == OddsSubject::Of::Present)
        return OddsLine::tr("Odds this round, 0/1/2+ hits in %: %1 %2, %3 %4",
                            "%1 and %3 are sides, %2 and %4 three chances")
            .arg(attackers, hitsInShort(attacker.value(u"hits").toArray()), defenders,
                 hitsInShort(defender.value(u"hits").toArray()));
    const auto end = draft.odds()->ask(subject->position, query("combat-end"));
    if (!end || end->isEmpty())
        return {};
    const QString sentence = subject->of == OddsSubject::Of::WhatIf
        ? OddsLine::tr("What if – %1: %2 dice to %3, %4 win %5%, %6 win %7%",
                       "%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances")
        : OddsLine::tr("Odds – %1: %2 dice to %3, %4 win %5%, %6 win %7%",
                       "%1 an area, %2 and %3 dice, %4 and %6 sides, %5 and %7 chances");
    return sentence.arg(narrator.placeName(subject->position.picture().focus),
                        QString::number(attacker.value(u"dice").toInt()),
                        QString::number(defender.value(u"dice").toInt()), attackers,
                        percent(end->value(u"attacker_wins").toObject().value(u"p").toDouble()),
                        defenders,
                        percent(end->value(u"defender_wins").toObject().value(u"p").toDouble()));
}

} // namespace qd::santa_cruz
