// SPDX-License-Identifier: GPL-3.0-or-later
// Questions, what could still be done, reminders, dice.
#include "app/narration/phrase_table.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace qd::trafalgar {

namespace {

constexpr const char *kContext = "TrafalgarDecisions";

constexpr Phrase kReminders[] = {
    {"toss-coin", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Toss a coin")}},
    {"place-wind", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Place the wind arrow")}},
    {"roll-wind", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Now throw the die for the wind")}},
    {"guns-bear", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Guns can still fire at an enemy")}},
    {"declare-aim",
     {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Before the throw, say: battery or mast?")}},
    {"may-seize-flag", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "A ship may seize the flag")}},
    {"dismasted",
     {QT_TRANSLATE_NOOP("TrafalgarDecisions", "A ship has no mast: it can be repaired")}},
    {"fort-may-fire", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "A fort may fire")}},
    {"fort-may-shout", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "A fort may shout “FIRE!”")}},
    {"fort-gun-out", {QT_TRANSLATE_NOOP("TrafalgarDecisions", "A fort waits for a new gun")}},
    {"shared-point",
     {QT_TRANSLATE_NOOP("TrafalgarDecisions",
                        "Two ships share an intersection: one must move away")}},
    {"own-flag-held",
     {QT_TRANSLATE_NOOP("TrafalgarDecisions", "Nobody wins while the enemy has the own flag")}},
};

/// With its ships or forts: %1.
constexpr Phrase kOwed[] = {
    {"guns-bear",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "Can still fire at an enemy: %1", "%1 are ships")},
    {"may-seize-flag",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "May seize the flag: %1", "%1 are ships")},
    {"dismasted",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "No mast, can be repaired: %1", "%1 are ships")},
    {"fort-may-fire", QT_TRANSLATE_NOOP3("TrafalgarDecisions", "May fire: %1", "%1 are forts")},
    {"fort-may-shout",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "May shout “FIRE!”: %1", "%1 are forts")},
    {"fort-gun-out",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "Waiting for a new gun: %1", "%1 are forts")},
    {"unplaced",
     QT_TRANSLATE_NOOP3("TrafalgarDecisions", "Still to be placed: %1", "%1 are ships")},
    {"not-moved", QT_TRANSLATE_NOOP3("TrafalgarDecisions", "Have not moved: %1", "%1 are ships")},
};

/// What dice are thrown for.
constexpr Phrase kThrows[] = {
    {"wind", QT_TRANSLATE_NOOP3("TrafalgarDecisions", "wind", "what dice are thrown for")},
    {"gun", QT_TRANSLATE_NOOP3("TrafalgarDecisions", "guns", "what dice are thrown for")},
    {"fort-gun", QT_TRANSLATE_NOOP3("TrafalgarDecisions", "fort gun", "what dice are thrown for")},
};

} // namespace

QString TrafalgarNarrator::decision(const PendingDecision &decision) const
{
    if (decision.decision != "choose-mast")
        return Narrator::decision(decision);
    const QJsonObject pending =
        QJsonDocument::fromJson(QByteArray::fromStdString(decision.json)).object();
    const QString target = pending.value(QLatin1String("target")).toString();
    const int count = pending.value(QLatin1String("count")).toInt(1);
    const QString question = target.isEmpty()
        ? tr("Which mast falls?")
        : tr("%1: which %n masts fall?", "a ship", count).arg(term(target.toStdString()));
    if (decision.side.empty())
        return question;
    const QString mark = ruleMark(Citation("r-15"));
    //: %1 is "Victory: which mast falls?", %2 a rule
    return (decision.side == "english" ? tr("%1 The English decide (%2).")
                                       : tr("%1 The Allies decide (%2)."))
        .arg(question, mark);
}

QString TrafalgarNarrator::owed(const Owed &owed) const
{
    const QString text = phraseOf(kOwed, kContext, owed.topic);
    if (!text.isNull() && !owed.subjects.empty()) {
        QStringList names;
        for (const std::string &id : owed.subjects)
            names.append(term(id));
        return text.arg(list(names));
    }
    if (owed.topic == "decision")
        return owed.subjects.empty()
            ? tr("Which mast falls?")
            : tr("%1: which mast falls?", "a ship").arg(term(owed.subjects.front()));
    const QString topic = reminder(owed.topic);
    return topic.isEmpty() ? Narrator::owed(owed) : topic;
}

QString TrafalgarNarrator::reminder(std::string_view topic) const
{
    const QString text = phraseOf(kReminders, kContext, topic);
    return text.isNull() ? Narrator::reminder(topic) : text;
}

QString TrafalgarNarrator::diceAsk(const DiceAsk &ask) const
{
    if (ask.kind == DieKind::Coin)
        return tr("A coin: heads or tails");
    const QString known = phraseOf(kThrows, kContext, ask.term);
    const QString what = known.isNull() ? term(ask.term) : known;
    if (ask.subject.empty())
        return tr("%n star dice: %1", "%1 is what they are thrown for", ask.count).arg(what);
    //: %1 is what they are thrown for, %2 the target
    return tr("%n star dice: %1 at %2", nullptr, ask.count).arg(what, term(ask.subject));
}

} // namespace qd::trafalgar
