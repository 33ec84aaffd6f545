// SPDX-License-Identifier: GPL-3.0-or-later
// Questions, what is still owed, reminders, dice.
#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/phrase_table.h"

#include <QJsonDocument>

namespace qd::as_per_margin {

namespace {

constexpr const char *kContext = "AsPerMarginDecisions";

constexpr Phrase kQuestions[] = {
    {"fall-aboard", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Grapple or fend off?")}},
    {"reclose", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Does she try to close again?")}},
    {"pump-gun", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Which battery loses a gun box?")}},
};

/// With the ships: %1, and %2 where there are two.
constexpr Phrase kOfShips[] = {
    {"fall-aboard",
     QT_TRANSLATE_NOOP3("AsPerMarginDecisions", "%1 is within 3″ of %2: grapple or fend off?",
                        "two ships")},
    {"reclose",
     QT_TRANSLATE_NOOP3("AsPerMarginDecisions",
                        "%2 has broken away: does %1 try to close again, at the risk of her move?",
                        "two ships")},
    {"pump-gun",
     QT_TRANSLATE_NOOP3("AsPerMarginDecisions",
                        "The water gains on %1: which battery loses a gun box?", "a ship")},
};

constexpr Phrase kReminders[] = {
    {"wind-check-due", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "A wind check is due")}},
    {"place-wind-arrow",
     {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Place a wind arrow between the two ships")}},
    {"remove-wind-arrow",
     {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Remove the wind arrow between the two ships")}},
    {"anchor-swing",
     {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "The ship may swing at the anchor that holds")}},
    {"explosion-near-ships",
     {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "Ships may lie near the explosion")}},
    {"prize-withdraw",
     {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "The prize must be taken out of the fight")}},
    {"off-table", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "A ship is off the table")}},
};

/// What dice are thrown for, beside those of the tables.
constexpr Phrase kThrows[] = {
    {"boarding", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "boarding, 4–6 hits")}},
    {"pumps", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "men leave the pumps")}},
    {"extra", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "dash")}},
    {"tack", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "tacking")}},
    {"fall-aboard", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "grapple or fend off")}},
    {"grapples", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "cutting the grapples")}},
    {"reclose", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "closing again")}},
    {"initial-wind", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "first wind")}},
    {"initial-wind-again", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "first wind, second toss")}},
    {"wind-speed", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "wind dice")}},
    {"wind-check", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "wind check")}},
    {"wind-change", {QT_TRANSLATE_NOOP("AsPerMarginDecisions", "wind check, second toss")}},
};

} // namespace

QString AsPerMarginNarrator::decision(const PendingDecision &decision) const
{
    const QJsonObject pending =
        QJsonDocument::fromJson(QByteArray::fromStdString(decision.json)).object();
    const auto ship = [&](const char *key) {
        const QString id = pending.value(QLatin1String(key)).toString();
        return id.isEmpty() ? QString() : term(id.toStdString());
    };
    const QString first = decision.decision == "fall-aboard" ? ship("mover") : ship("ship");
    const QString second = ship("other");
    const QString whole = phraseOf(kOfShips, kContext, decision.decision);
    if (!first.isEmpty() && !whole.isNull())
        return second.isEmpty() ? whole.arg(first) : whole.arg(first, second);
    const QString question = phraseOf(kQuestions, kContext, decision.decision);
    return question.isNull() ? Narrator::decision(decision) : question;
}

QString AsPerMarginNarrator::owed(const Owed &owed) const
{
    const QString who = shortList(owed.subjects);
    if (owed.topic == "initial-wind")
        return tr("The first wind is still to be tossed");
    if (owed.topic == "initial-speed")
        return tr("The wind dice are still to be tossed");
    if (owed.topic == "unplaced")
        return tr("%n ships still to place: %1", nullptr, owed.count).arg(who);
    if (owed.topic == "may-fire")
        return tr("%n may still fire: %1", "ships and batteries", owed.count).arg(who);
    if (owed.topic == "unfought")
        return tr("%n boardings still to fight or call off: %1", nullptr, owed.count).arg(who);
    if (owed.topic == "wind-check")
        return tr("A wind check is due");
    if (owed.topic == "may-cut")
        return tr("%n pairs may cut their grapples: %1", nullptr, owed.count).arg(who);
    if (owed.topic == "undrifted")
        return tr("%n ships must still drift: %1", nullptr, owed.count).arg(who);
    if (owed.topic == "unmoved")
        return tr("%n ships must still move: %1", nullptr, owed.count).arg(who);
    if (owed.topic == "decision") {
        PendingDecision open;
        open.decision = owed.subjects.empty() ? std::string() : owed.subjects.front();
        return decision(open);
    }
    return Narrator::owed(owed);
}

QString AsPerMarginNarrator::reminder(std::string_view topic) const
{
    const QString text = phraseOf(kReminders, kContext, topic);
    return text.isNull() ? Narrator::reminder(topic) : text;
}

QString AsPerMarginNarrator::diceAsk(const DiceAsk &ask) const
{
    if (ask.term == "table-1")
        return tr("Table I: %n dice", nullptr, ask.count);
    if (ask.term == "table-2")
        return tr("Table II: %n dice, one for each 4", nullptr, ask.count);
    if (ask.term == "table-3")
        return tr("Table III: %n dice, one for each 3", nullptr, ask.count);
    if (ask.term == "red-hot")
        return tr("Red hot shot: %n dice, one for each hit", nullptr, ask.count);
    if (ask.term == "re-toss")
        return tr("Magazine: %n dice, one for each 1", nullptr, ask.count);
    const QString known = phraseOf(kThrows, kContext, ask.term);
    const QString what = known.isNull() ? term(ask.term) : known;
    if (ask.subject.empty())
        return tr("%n dice: %1", "%1 is what they are thrown for", ask.count).arg(what);
    return tr("%2, %n dice: %1", "%1 is what they are thrown for, %2 a ship", ask.count)
        .arg(what, term(ask.subject));
}

} // namespace qd::as_per_margin
