// SPDX-License-Identifier: GPL-3.0-or-later
// Fire, assaults and the rolls of both: the numbers first, then what came of them.
#include "app/narration/corunna/event_sentences.h"
#include "app/narration/corunna/words.h"

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::fights()
{
    static constexpr std::array<Teller, 9> kTellers{{
        {"fire", &EventSentences::fire},
        {"square", &EventSentences::square},
        {"recall", &EventSentences::recall},
        {"limber", &EventSentences::limber},
        {"close", &EventSentences::close},
        {"stand", &EventSentences::stand},
        {"morale", &EventSentences::morale},
        {"melee", &EventSentences::melee},
        {"rolled", &EventSentences::rolled},
    }};
    return kTellers;
}

QString EventSentences::roll() const
{
    const int natural = m_facts.number("natural");
    const int modified = m_facts.isNull("modified") ? natural : m_facts.number("modified");
    return natural == modified ? QString::number(natural)
                               : tr("%1, modified %2", "a base-6 roll: 43, modified 56")
                                     .arg(QString::number(natural), QString::number(modified));
}

QString EventSentences::lowDie() const
{
    const int die = m_facts.number("die");
    const int modified = m_facts.number("modified");
    const QString limit = QString::number(m_facts.number("success_to"));
    return die == modified
        ? tr("%1 (up to %2)", "a die, and the highest that succeeds")
              .arg(QString::number(die), limit)
        : tr("%1, modified %2 (up to %3)", "a die, and the highest that succeeds")
              .arg(QString::number(die), QString::number(modified), limit);
}

QString EventSentences::roller() const
{
    return m_facts.text("unit").isEmpty() ? QString() : m_facts.name("unit");
}

QString EventSentences::open() const
{
    if (m_facts.is("unresolved", "series-table-missing"))
        return tr("look the result up in the series’ rulebook");
    return m_facts.is("unresolved", "value-missing") ? tr("a value is missing: work it out by hand")
                                                     : QString();
}

QString EventSentences::notFilledIn() const
{
    const QString missing = m_facts.paths("missing");
    return missing.isEmpty() ? QString() : tr("not filled in: %1").arg(missing);
}

QString EventSentences::fireResult() const
{
    if (const QString question = open(); !question.isNull())
        return question;
    const int losses = m_facts.number("losses");
    return losses == 0 ? tr("no loss") : tr("%n increments lost", nullptr, losses);
}

/// What each firer's value is made of, then the modifiers of the roll; of an older journal the
/// values alone.
QString EventSentences::fireValues() const
{
    const QJsonArray firers = m_facts.array("firers");
    if (firers.isEmpty())
        return m_facts.because();
    QStringList texts;
    QJsonArray more = m_facts.array("because");
    for (const auto &each : firers) {
        const QJsonObject firer = each.toObject();
        const QString why = m_narrator.because(firer.value(QLatin1String("because")).toArray());
        if (why.isEmpty())
            continue;
        if (!more.isEmpty())
            more.removeFirst(); // his value, told here
        texts.append(
            tr("%1 %2 (%3)", "a unit, its fire value, and what that is made of")
                .arg(m_narrator.term(firer.value(QLatin1String("unit")).toString().toStdString()),
                     Narrator::decimal(firer.value(QLatin1String("value")).toDouble()), why));
    }
    const QString modifiers = m_narrator.because(more);
    const QString values = AdjustedSet::capped(texts);
    if (values.isEmpty() || modifiers.isEmpty())
        return values + modifiers;
    return tr("%1; %2", "fire values, modifiers of the roll").arg(values, modifiers);
}

QString EventSentences::fire() const
{
    const QString who = m_facts.shortNames("attackers");
    const QString target = m_facts.name("target");
    const QString behind = m_facts.because("defence_because");
    const QStringList details{
        fireValues(),
        behind.isEmpty() ? QString() : tr("defence: %1", "of a target, its reasons").arg(behind),
        notFilledIn()};
    if (m_facts.isNull("attack") || m_facts.isNull("defence"))
        return with(tr("%1 fires on %2: %3: %4", "units, the target, the roll, what comes of it")
                        .arg(who, target, roll(), fireResult()),
                    details);
    const QString defence = QString::number(m_facts.number("defence"));
    if (m_facts.isNull("column"))
        //: %1 fires on %2 with the value %3 against the defence %4; %5 is the roll, %6 the result
        return with(tr("%1 fires on %2: %3 against %4; %5: %6")
                        .arg(who, target, m_facts.amount("attack"), defence, roll(), fireResult()),
                    details);
    //: as before; %5 is a column of the table ("2:1"), %6 the roll, %7 the result
    return with(tr("%1 fires on %2: %3 against %4, column %5; %6: %7")
                    .arg(who, target, m_facts.amount("attack"), defence, m_facts.text("column"),
                         roll(), fireResult()),
                details);
}

QString EventSentences::square() const
{
    const QString result = m_facts.is("result", "square") ? tr("square formed")
        : m_facts.is("result", "disorder")                ? tr("disorder", "of a square")
                                                          : tr("rout", "of a square");
    const QString who = roller();
    return with(who.isNull()
                    ? tr("Square, %1: %2", "a roll and its result").arg(roll(), result)
                    : tr("%1 tries to form square: %2: %3", "a unit, a roll and its result")
                          .arg(who, roll(), result),
                {m_facts.because()});
}

QString EventSentences::recall() const
{
    const QString result =
        m_facts.has("success") ? tr("the cavalry is recalled") : tr("the cavalry does not hear it");
    const QString who = roller();
    return with(who.isNull() ? tr("Recall, die %1: %2").arg(lowDie(), result)
                             : tr("Recall of %1, die %2: %3", "cavalry, a die, its result")
                                   .arg(who, lowDie(), result),
                {m_facts.because()});
}

QString EventSentences::limber() const
{
    const QString result =
        m_facts.has("success") ? tr("limbered", "a battery") : tr("not limbered", "a battery");
    const QString who = roller();
    return with(who.isNull() ? tr("Limbering, die %1: %2").arg(lowDie(), result)
                             : tr("%1, limbering, die %2: %3", "a battery, a die, its result")
                                   .arg(who, lowDie(), result),
                {m_facts.because()});
}

QString EventSentences::close() const
{
    const bool told = !m_facts.isNull("pass");
    const QString result = !told ? open()
        : m_facts.has("pass")    ? tr("it closes", "a unit that assaults")
                                 : tr("it stops short", "a unit that assaults");
    const QString who = roller();
    return with(who.isNull()
                    ? tr("Roll to Close, %1: %2", "a roll and its result").arg(roll(), result)
                    : tr("Roll to Close, %1: %2: %3", "a unit, a roll and its result")
                          .arg(who, roll(), result),
                {m_facts.because(), needed()});
}

QString EventSentences::stand() const
{
    const bool told = !m_facts.isNull("pass") || m_facts.has("stands");
    const QString result = m_facts.has("automatic")
        ? tr("it stands in any case", "a unit in a Special Structure")
        : !told                                        ? open()
        : m_facts.has("pass") || m_facts.has("stands") ? tr("it stands", "a unit")
                                                       : tr("it does not stand", "a unit");
    const QString who = roller();
    return with(who.isNull()
                    ? tr("Roll to Stand, %1: %2", "a roll and its result").arg(roll(), result)
                    : tr("Roll to Stand, %1: %2: %3", "a unit, a roll and its result")
                          .arg(who, roll(), result),
                {m_facts.because(), needed()});
}

QString EventSentences::needed() const
{
    const int needs = m_facts.number("needs");
    return needs == 0 ? QString()
                      : tr("%1 or more passes", "a base-6 roll").arg(QString::number(needs));
}

QString EventSentences::morale() const
{
    const QString result = m_facts.isNull("pass") ? open()
        : m_facts.has("pass")                     ? tr("it passes", "a morale check")
                                                  : tr("it fails", "a morale check");
    const QString who = roller();
    return with(who.isNull()
                    ? tr("Morale check, %1: %2", "a roll and its result").arg(roll(), result)
                    : tr("Morale check, %1: %2: %3", "a unit, a roll and its result")
                          .arg(who, roll(), result),
                {m_facts.because(), needed(), notFilledIn()});
}

QString EventSentences::meleeResult() const
{
    if (const QString question = open(); !question.isNull())
        return question;
    const QJsonObject cell = m_facts.object("result");
    const std::string result = cell.value(QLatin1String("result")).toString().toStdString();
    if (result != "losses")
        return resultWord(result);
    return tr("losses: attackers %1, defenders %2", "increments, of a mêlée")
        .arg(cell.value(QLatin1String("attacker")).toInt())
        .arg(cell.value(QLatin1String("defender")).toInt());
}

/// What of a mêlée's result the table still has to do itself; null: nothing.
QString EventSentences::stillOwed() const
{
    QStringList texts;
    for (const auto &each : m_facts.array("owed")) {
        const QString what = each.toString();
        texts.append(what == QLatin1String("attacker-losses")
                         ? tr("book the attackers’ losses", "still to do")
                         : what == QLatin1String("defender-losses")
                         ? tr("book the defenders’ losses", "still to do")
                         : what == QLatin1String("attacker-check")
                         ? tr("the attackers check their morale", "still to do")
                         : tr("the defenders check their morale", "still to do"));
    }
    return texts.isEmpty() ? QString() : tr("still to do: %1").arg(Narrator::list(texts));
}

QString EventSentences::melee() const
{
    const QString attack = m_facts.because("attack_because");
    const QString defence = m_facts.because("defence_because");
    const QString column = m_facts.text("column");
    const QStringList details{
        attack.isEmpty() ? QString() : tr("attackers: %1").arg(attack),
        defence.isEmpty() ? QString() : tr("defenders: %1").arg(defence),
        column.isEmpty() ? QString() : tr("column %1", "of the Mêlée Table").arg(column),
        m_facts.number("column_shift") == 0
            ? QString()
            : tr("columns shifted: %1").arg(Narrator::withSign(m_facts.number("column_shift"))),
        m_facts.has("attackers_disorder_on_advance")
            ? tr("attackers who advance fall into disorder")
            : QString(),
        m_facts.has("defender_disorder") ? tr("the defenders fall into disorder") : QString(),
        stillOwed(),
        notFilledIn()};
    if (m_facts.is("unresolved", "value-missing"))
        return with(tr("Mêlée, %1: %2", "a roll and its result").arg(roll(), meleeResult()),
                    details);
    return with(
        tr("Mêlée, %1 against %2; %3: %4", "values of both, a roll and its result")
            .arg(m_facts.amount("attack"), m_facts.amount("defence"), roll(), meleeResult()),
        details);
}

QString EventSentences::rolled() const
{
    return with(tr("Roll: %1").arg(roll()), {m_facts.because()});
}

} // namespace qd::corunna
