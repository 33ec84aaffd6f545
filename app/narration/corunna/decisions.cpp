// SPDX-License-Identifier: GPL-3.0-or-later
// Questions, what is still owed, reminders, dice.
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/corunna/facts.h"
#include "app/narration/corunna/words.h"
#include "app/narration/phrase_table.h"

#include <QJsonDocument>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaDecisions";

constexpr Phrase kQuestions[] = {
    {"naval-commitment",
     {QT_TRANSLATE_NOOP("CorunnaDecisions", "Naval Commitment: what does the Royal Navy do?")}},
    {"naval-support", {QT_TRANSLATE_NOOP("CorunnaDecisions", "How many ships support the army?")}},
    {"pick-ships", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Which ships are tasked?")}},
    {"magazine", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Does the magazine blow up?")}},
    {"fly-colours",
     {QT_TRANSLATE_NOOP("CorunnaDecisions", "To which battalion do the colours fly?")}},
    {"reconstitute",
     {QT_TRANSLATE_NOOP("CorunnaDecisions", "Which battalion gives up the increment?")}},
};

/// With the piece that it is about: %1.
constexpr Phrase kQuestionsOf[] = {
    {"magazine",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "%1: does the magazine blow up?", "a ship")},
    {"fly-colours",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "%1: to which battalion do they fly?", "colours")},
    {"reconstitute",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "%1: which battalion gives up the increment?",
                        "a light company")},
};

constexpr Phrase kReminders[] = {
    {"soult-must-move",
     {QT_TRANSLATE_NOOP("CorunnaDecisions", "Soult has an enemy near: he must move off")}},
    {"rout-move-due", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Its rout movement is still due")}},
    {"enemy-in-hex",
     {QT_TRANSLATE_NOOP("CorunnaDecisions",
                        "Enemies stand in that hex: the series says whether it may be entered")}},
    {"second-division-without-leader",
     {QT_TRANSLATE_NOOP("CorunnaDecisions", "Another division is without a leader")}},
    {"first-turn-at-portazgo",
     {QT_TRANSLATE_NOOP("CorunnaDecisions",
                        "A division must enter at Portazgo on the first turn")}},
};

/// With what it is about: %1.
constexpr Phrase kOwed[] = {
    {"colours-alone",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "Colours without a battalion: %1", "brigades")},
    {"reinforcements",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "Reinforcements are due: %1", "divisions")},
    {"ships-must-exit", QT_TRANSLATE_NOOP3("CorunnaDecisions", "Must leave the map: %1", "ships")},
    {"command-points",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "Command Points not used: %1", "whose they are")},
    {"may-ride", QT_TRANSLATE_NOOP3("CorunnaDecisions", "May still ride: %1", "a leader")},
    {"may-fly",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "May still fly to a brigade: %1", "Hardinge")},
    {"may-try-initiative",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "May still try for initiative: %1", "leaders")},
};

/// Whose Command Point it is, in a list.
constexpr Phrase kPoints[] = {
    {"scenario-french",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "the French", "whose Command Point")},
    {"scenario-british",
     QT_TRANSLATE_NOOP3("CorunnaDecisions", "the British", "whose Command Point")},
};

/// What dice are thrown for.
constexpr Phrase kThrows[] = {
    {"fire", QT_TRANSLATE_NOOP3("CorunnaDecisions", "fire", "what dice are thrown for")},
    {"naval", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Naval Commitment")}},
    {"naval-support", {QT_TRANSLATE_NOOP("CorunnaDecisions", "number of ships")}},
    {"square", {QT_TRANSLATE_NOOP("CorunnaDecisions", "forming square")}},
    {"recall", {QT_TRANSLATE_NOOP("CorunnaDecisions", "recall of cavalry")}},
    {"limber", {QT_TRANSLATE_NOOP("CorunnaDecisions", "limbering")}},
    {"close", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Roll to Close")}},
    {"stand", {QT_TRANSLATE_NOOP("CorunnaDecisions", "Roll to Stand")}},
    {"morale", {QT_TRANSLATE_NOOP("CorunnaDecisions", "morale check")}},
    {"melee", {QT_TRANSLATE_NOOP("CorunnaDecisions", "mêlée")}},
    {"series", {QT_TRANSLATE_NOOP("CorunnaDecisions", "roll of the series")}},
    {"magazine", {QT_TRANSLATE_NOOP("CorunnaDecisions", "magazine, a 6 blows it up")}},
};

QStringList chitNames(const std::vector<std::string> &chits)
{
    QStringList names;
    for (const std::string &chit : chits)
        names.append(chitName(chit));
    return names;
}

} // namespace

QString CorunnaNarrator::decision(const PendingDecision &decision) const
{
    const QJsonObject pending =
        QJsonDocument::fromJson(QByteArray::fromStdString(decision.json)).object();
    if (decision.decision == "pick-ships" && pending.contains(QLatin1String("count")))
        return tr("Which %n ships are tasked?", nullptr,
                  pending.value(QLatin1String("count")).toInt());
    const auto named = [&](const char *key, const char *head = "") {
        const QString id = pending.value(QLatin1String(key)).toString();
        return id.isEmpty() ? QString() : term(head + id.toStdString());
    };
    const QString whole = phraseOf(kQuestionsOf, kContext, decision.decision);
    for (const QString &piece : {named("ship"), named("brigade", "colours-"), named("company")}) {
        if (!whole.isNull() && !piece.isEmpty())
            return whole.arg(piece);
    }
    const QString question = phraseOf(kQuestions, kContext, decision.decision);
    return question.isNull() ? Narrator::decision(decision) : question;
}

QString CorunnaNarrator::owed(const Owed &owed) const
{
    if (owed.topic == "decision" && !owed.subjects.empty()) {
        PendingDecision pending;
        pending.decision = owed.subjects.front();
        return decision(pending);
    }
    if (owed.topic == "chits-left")
        return tr("%n chits in the cup: %1", nullptr, owed.count)
            .arg(AdjustedSet::capped(chitNames(owed.subjects)));
    QStringList names;
    for (const std::string &id : owed.subjects) {
        constexpr std::string_view kPoint = "point-";
        const bool point = std::string_view(id).starts_with(kPoint);
        const std::string whose = point ? id.substr(kPoint.size()) : id;
        const QString named = point ? phraseOf(kPoints, kContext, whose) : QString();
        names.append(named.isNull() ? term(whose) : named);
    }
    if (owed.topic == "unplaced")
        return tr("%n pieces to set up: %1", nullptr, owed.count).arg(AdjustedSet::capped(names));
    const QString text = phraseOf(kOwed, kContext, owed.topic);
    return text.isNull() ? Narrator::owed(owed) : text.arg(AdjustedSet::capped(names));
}

QString CorunnaNarrator::reminder(std::string_view topic) const
{
    const QString text = phraseOf(kReminders, kContext, topic);
    return text.isNull() ? Narrator::reminder(topic) : text;
}

QString CorunnaNarrator::diceAsk(const DiceAsk &ask) const
{
    const QString known = phraseOf(kThrows, kContext, ask.term);
    const QString what = known.isNull() ? term(ask.term) : known;
    constexpr int kTensAndUnits = 2;
    return ask.count == kTensAndUnits
        ? tr("Two dice, tens then units: %1", "%1 is what they are thrown for").arg(what)
        : tr("%n dice: %1", "%1 is what they are thrown for", ask.count).arg(what);
}

} // namespace qd::corunna
