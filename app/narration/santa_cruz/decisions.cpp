// SPDX-License-Identifier: GPL-3.0-or-later
// Questions, what is still owed, reminders, dice.
#include "app/narration/phrase_table.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

#include <QJsonDocument>

namespace qd::santa_cruz {

namespace {

constexpr const char *kContext = "SantaCruzDecisions";

constexpr Phrase kQuestions[] = {
    {"fox-loss", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "What is lost aboard HMS Fox?")}},
    {"assign-hit", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Which unit takes the hit?")}},
    {"oldfield", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Which die does Oldfield raise by 1?")}},
    {"flee", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Where do the volunteers run?")}},
    {"retreat", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Stay or retreat?")}},
    {"panic-retreat",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Where do the units in panic go back to?")}},
    {"eliminate-excess",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Which units above the limit are eliminated?")}},
    {"drums-return",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Which units above the limit go back?")}},
};

constexpr Phrase kReminders[] = {
    {"check-cannon-symbol",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Check that the card shows the cannon")}},
    {"sp-unused",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Some reinforcement points are left unused")}},
    {"discard-down",
     {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Discard down to the new hand limit")}},
};

constexpr Phrase kThrows[] = {
    {"round", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "combat")}},
    {"combat", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "combat")}},
    {"fire-back", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "fire back")}},
    {"attacker", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "attack")}},
    {"defender", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "defence")}},
    {"casualty", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "officer casualty")}},
    {"current", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "current")}},
    {"battery", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "batteries")}},
    {"rayo", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "Rayo")}},
    {"panic", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "panic")}},
    {"lucky-shot", {QT_TRANSLATE_NOOP("SantaCruzDecisions", "lucky shot")}},
};

} // namespace

QString SantaCruzNarrator::decision(const PendingDecision &decision) const
{
    const QJsonObject pending =
        QJsonDocument::fromJson(QByteArray::fromStdString(decision.json)).object();
    if (decision.decision == "assign-hit") {
        if (pending.value(QLatin1String("cause")).toString() == QLatin1String("attrition"))
            return tr("Which unit takes the hit of attrition?");
        const int left = pending.value(QLatin1String("hits_left")).toInt();
        if (left > 1)
            return tr("Which unit takes the next of %n hits?", nullptr, left);
    }
    if (decision.decision == "retreat") {
        const QString role = pending.value(QLatin1String("role")).toString();
        if (role == QLatin1String("attacker"))
            return tr("Does the attacker stay or retreat?");
        if (role == QLatin1String("defender"))
            return tr("Does the defender stay or retreat?");
    }
    const int excess = pending.value(QLatin1String("excess")).toInt();
    if (decision.decision == "eliminate-excess" && excess > 0)
        return tr("Which %n units are eliminated, to leave three (%1)?", "%1 is an area", excess)
            .arg(placeName(pending.value(QLatin1String("area")).toString().toStdString()));
    if (decision.decision == "drums-return" && excess > 0)
        return tr("Which %n units go back, to leave three?", nullptr, excess);
    QString question = phraseOf(kQuestions, kContext, decision.decision);
    return question.isNull() ? Narrator::decision(decision) : question;
}

QString SantaCruzNarrator::owed(const Owed &owed) const
{
    constexpr std::size_t kMostNamed = 3; // more would not fit on a line
    const bool isShort = owed.subjects.size() > kMostNamed;
    const QString subjects = names(owed.subjects);
    if (owed.topic == "fox-cargo")
        return tr("%n units still to go aboard HMS Fox", nullptr, owed.count);
    if (owed.topic == "setup-units" && isShort)
        return tr("%n units still to place", nullptr, owed.count);
    if (owed.topic == "must-sail" && isShort)
        return tr("%n blocks must still sail", nullptr, owed.count);
    if (owed.topic == "setup-units")
        return tr("%n units still to place: %1", nullptr, owed.count).arg(subjects);
    if (owed.topic == "castle-garrison")
        return tr("Exactly two units must start here: %1").arg(subjects);
    if (owed.topic == "fortress-garrison")
        return tr("Exactly one unit must start here: %1", nullptr, owed.count).arg(subjects);
    if (owed.topic == "must-sail")
        return tr("%n blocks must still sail: %1", nullptr, owed.count).arg(subjects);
    if (owed.topic == "combat")
        return tr("Combat to be fought out: %1").arg(subjects);
    if (owed.topic == "decision") {
        PendingDecision open;
        open.decision = owed.subjects.empty() ? std::string() : owed.subjects.front();
        return decision(open);
    }
    return Narrator::owed(owed);
}

QString SantaCruzNarrator::reminder(std::string_view topic) const
{
    QString text = phraseOf(kReminders, kContext, topic);
    return text.isNull() ? Narrator::reminder(topic) : text;
}

QString SantaCruzNarrator::diceAsk(const DiceAsk &ask) const
{
    const QString known = phraseOf(kThrows, kContext, ask.term);
    const QString what = known.isNull() ? term(ask.term) : known;
    const QString whose = !ask.subject.empty() ? term(ask.subject)
        : ask.side.empty()                     ? QString()
                                               : side(ask.side);
    if (whose.isEmpty())
        return tr("%n dice: %1", "%1 is what they are thrown for", ask.count).arg(what);
    return tr("%n dice: %1, %2", "%1 is what they are thrown for, %2 who or whose", ask.count)
        .arg(what, whose);
}

} // namespace qd::santa_cruz
