// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/odds_line.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QCoreApplication>
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
    if (!subject || subject->of == OddsSubject::Of::Present)
        return {}; // the battle board tells of a combat that is on
    const auto round = draft.odds()->ask(subject->position, query("combat-round"));
    if (!round || round->isEmpty())
        return {};
    const QJsonObject attacker = round->value(u"attacker").toObject();
    const QJsonObject defender = round->value(u"defender").toObject();
    const QString attackers = narrator.side(textAt(attacker, u"side"));
    const QString defenders = narrator.side(textAt(defender, u"side"));
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
