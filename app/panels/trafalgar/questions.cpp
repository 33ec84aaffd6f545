// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/questions.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"
#include "app/panels/trafalgar/odds_question.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <string_view>

namespace qd::trafalgar {
namespace {

/// The words' context.
class Asks {
    Q_DECLARE_TR_FUNCTIONS(TrafalgarQuestions)
};

constexpr std::array<std::string_view, 6> kOfShots{"ship", "fort", "target",
                                                   "at",   "aim",  "yielded"};
constexpr std::array<std::string_view, 5> kOfMoves{"ship", "to", "heading", "path", "alongside"};

template <typename Keys>
bool has(const Keys &keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

std::string wordOf(const ActDraft &draft)
{
    return textAt(jsonObject(draft.command()), u"do");
}

bool isShot(std::string_view word)
{
    return word == "fire" || word == "fort-fire";
}

const Field *fieldOf(const ActDraft &draft, std::string_view key)
{
    const std::vector<Field> &fields = draft.form().fields;
    const auto found = std::ranges::find(fields, key, &Field::key);
    return found == fields.end() ? nullptr : &*found;
}

QString shortcutOf(const ActDraft &draft, const std::string &piece)
{
    for (const PicturePiece &each : draft.position()->picture().pieces)
        if (each.id == piece)
            return fromUtf8(each.shortcut).toUpper();
    return {};
}

/// "distance 2 · 3 dice · shows: bow": what is to be known of a target before it is chosen.
QString shotFacts(const ActDraft &draft, const std::string &target, const Narrator &narrator)
{
    ShotInHand shot{jsonObject(draft.command()), false};
    shot.command.insert(QStringLiteral("target"), fromUtf8(target));
    const QJsonObject told = askRules(*draft.position(), "shot", shotQuery(shot));
    if (told.isEmpty())
        return {};
    QStringList parts{Asks::tr("distance %1").arg(told.value(u"distance").toInt()),
                      Asks::tr("%n dice", "of a shot", told.value(u"guns").toInt())};
    if (const std::string shows = textAt(told, u"shows"); !shows.empty())
        parts << Asks::tr("shows: %1", "bow, stern, port or starboard").arg(narrator.term(shows));
    return parts.join(QStringLiteral(" · "));
}

/// Ships or forts: those that may come first, each under its own key.
Question askPiece(const ActDraft &draft, const Narrator &narrator, const Field &field,
                  const QString &text)
{
    Question question{text, {}};
    for (const Choice &choice : field.choices) {
        Answer answer;
        answer.name = QStringLiteral("ask-") + fromUtf8(choice.term);
        answer.label = narrator.choice(choice);
        answer.cap = shortcutOf(draft, choice.term);
        answer.key = field.key;
        answer.value = choice.value;
        answer.refused = choice.refused.has_value();
        if (choice.refused)
            answer.explanation = narrator.refusal(*choice.refused);
        else if (field.key == "target")
            answer.explanation = shotFacts(draft, choice.term, narrator);
        question.answers.push_back(std::move(answer));
    }
    return question;
}

QString whatAimDoes(std::string_view aim)
{
    if (aim == "battery")
        return Asks::tr("Each hit takes a gun off the side that the target shows.");
    if (aim == "mast")
        return Asks::tr("Each hit takes a mast: the target becomes slower.");
    return aim == "not-declared" ? Asks::tr("Then no hit counts.") : QString();
}

Question askAim(const Narrator &narrator, const Field &field)
{
    struct Known {
        std::string_view aim;
        const char *name;
        const char16_t *cap;
    };

    static constexpr std::array<Known, 5> kKnown{{{"battery", "aimBattery", u"B"},
                                                  {"mast", "aimMast", u"M"},
                                                  {"fore", "aimFore", u"F"},
                                                  {"main", "aimMain", u"A"},
                                                  {"mizzen", "aimMizzen", u"Z"}}};
    Question question{Asks::tr("What do the guns aim at?"), {}};
    for (const Choice &choice : field.choices) {
        Answer answer;
        answer.label = narrator.choice(choice);
        answer.label = answer.label.left(1).toUpper() + answer.label.mid(1);
        answer.name = QStringLiteral("aimNothing");
        answer.rare = choice.term != "battery" && choice.term != "mast";
        for (const Known &known : kKnown)
            if (known.aim == choice.term) {
                answer.name = QString::fromLatin1(known.name);
                answer.cap = QString::fromUtf16(known.cap);
                if (answer.rare)
                    answer.label = Asks::tr("Only the %1", "a mast").arg(narrator.choice(choice));
            }
        answer.key = field.key;
        answer.value = choice.value;
        answer.refused = choice.refused.has_value();
        answer.explanation =
            choice.refused ? narrator.refusal(*choice.refused) : whatAimDoes(choice.term);
        question.answers.push_back(std::move(answer));
    }
    return question;
}

/// A ship shouted at may fire first, unless its player yields (`fort-2`, r-21).
Question askYield(const Narrator &narrator, const std::string &target)
{
    Answer no;
    no.name = QStringLiteral("yieldsNot");
    no.label = Asks::tr("No: the ship fires first");
    no.cap = QStringLiteral("N");
    no.key = "shout";
    Answer yes;
    yes.name = QStringLiteral("yields");
    yes.label = Asks::tr("Yes: the fort fires first");
    yes.cap = QStringLiteral("Y");
    yes.key = "yielded";
    yes.value = "true";
    return {Asks::tr("%1 has an enemy in its field of fire and may fire before the fort. Does its "
                     "player let the fort fire first?",
                     "a ship")
                .arg(narrator.term(target)),
            {yes, no}};
}

Question askPlace(const Narrator &narrator, const Field &field, const std::string &target)
{
    Question question{
        Asks::tr("Where was %1 when the fort called?", "a ship").arg(narrator.term(target)), {}};
    for (const Choice &choice : field.choices)
        question.answers.push_back({QStringLiteral("ask-") + fromUtf8(choice.term),
                                    narrator.choice(choice),
                                    {},
                                    {},
                                    field.key,
                                    choice.value,
                                    choice.refused.has_value(),
                                    false});
    return question;
}

std::optional<Question> ofShot(const ActDraft &draft, const Narrator &narrator)
{
    const QJsonObject command = jsonObject(draft.command());
    const std::string target = textAt(command, u"target");
    for (const char *key : {"ship", "fort", "target", "at", "aim"}) {
        const Field *field = fieldOf(draft, key);
        if (field == nullptr || !field->value.empty() || field->optional)
            continue;
        if (field->key == "ship")
            return askPiece(draft, narrator, *field, Asks::tr("Which ship fires?"));
        if (field->key == "fort")
            return askPiece(draft, narrator, *field, Asks::tr("Which fort fires?"));
        if (field->key == "target")
            return askPiece(draft, narrator, *field, Asks::tr("At whom?"));
        if (field->key == "at")
            return askPlace(narrator, *field, target);
        return askAim(narrator, *field);
    }
    if (const Field *yield = fieldOf(draft, "yielded"); yield != nullptr && yield->value != "true")
        return askYield(narrator, target);
    return std::nullopt;
}

/// The rules count a whole way against all moves of the ship; here one step more is asked for.
QString whyNoStep(const Refusal &refusal, const std::string &way, const Narrator &narrator)
{
    return refusal.code == "too-many-moves" && !way.empty()
        ? Asks::tr("After the way so far she has not enough moves left for it.", "a ship")
        : narrator.refusal(refusal);
}

/// The steering: forward, to port, to starboard, and one back.
Question askSteps(const ActDraft &draft, const Narrator &narrator, const std::string &ship)
{
    struct Step {
        char letter;
        const char *name;
        const char16_t *cap;
    };

    static constexpr std::array<Step, 3> kSteps{
        {{'f', "step-forward", u"F"}, {'p', "step-port", u"P"}, {'s', "step-starboard", u"S"}}};
    const std::string way = textAt(jsonObject(draft.command()), u"path");
    Question question{way.empty()
                          ? Asks::tr("Where to? Click a ringed point on the board, or steer:")
                          : Asks::tr("And then? Enter records the way so far.", "steering a ship"),
                      {}};
    for (const Step &step : kSteps) {
        const auto drop =
            draft.position()->dropAlong(draft.command(), ship, way + std::string(1, step.letter));
        if (!drop)
            return {};
        Answer answer;
        answer.name = QString::fromLatin1(step.name);
        answer.label = narrator.term(std::string(1, step.letter));
        answer.cap = QString::fromUtf16(step.cap);
        answer.key = "steps";
        answer.value = std::string(1, step.letter);
        if (drop->refused)
            answer.explanation = whyNoStep(*drop->refused, way, narrator);
        question.answers.push_back(std::move(answer));
    }
    if (!way.empty()) {
        Answer back;
        back.name = QStringLiteral("step-back");
        back.label = Asks::tr("One step back");
        back.cap = QStringLiteral("⌫");
        back.key = "steps";
        question.answers.push_back(std::move(back));
    }
    return question;
}

std::optional<Question> ofMove(const ActDraft &draft, const Narrator &narrator)
{
    const Field *ship = fieldOf(draft, "ship");
    if (ship == nullptr)
        return std::nullopt;
    if (ship->value.empty())
        return askPiece(draft, narrator, *ship, Asks::tr("Which ship sails?"));
    Question steps = askSteps(draft, narrator, textAt(jsonObject(draft.command()), u"ship"));
    return steps.answers.empty() ? std::nullopt : std::optional(std::move(steps));
}

} // namespace

std::optional<Question> questionOf(const ActDraft &draft, const Narrator &narrator)
{
    if (!draft.position())
        return std::nullopt;
    const std::string word = wordOf(draft);
    if (word == "move")
        return ofMove(draft, narrator);
    return isShot(word) ? ofShot(draft, narrator) : std::nullopt;
}

bool isAskedApart(const ActDraft &draft, const Field &field)
{
    const std::string word = wordOf(draft);
    if (word == "move")
        return has(kOfMoves, field.key);
    return isShot(word) && has(kOfShots, field.key);
}

void give(ActDraft &draft, const Answer &answer)
{
    if (answer.key == "shout")
        draft.clear();
    else if (answer.key != "steps")
        draft.setField(answer.key, answer.value);
    else
        sail(draft, answer.value.empty() ? '\0' : answer.value.front());
}

namespace {

/// The JSON text of the piece with that number or letter; empty: there is none.
std::string pieceWith(const Position &position, const QString &shortcut)
{
    for (const PicturePiece &piece : position.picture().pieces)
        if (!piece.shortcut.empty() && fromUtf8(piece.shortcut) == shortcut.toLower())
            return jsonText(QJsonValue(fromUtf8(piece.id)));
    return {};
}

} // namespace

bool namePiece(ActDraft &draft, const QString &shortcut)
{
    if (!draft.position() || wordOf(draft) == "adjust" || !draft.faces().empty())
        return false;
    const std::string value = pieceWith(*draft.position(), shortcut);
    if (value.empty())
        return false;
    // Whom a shot concerns stays, whatever is asked next: a digit may have been meant as a face.
    const bool mayChange = wordOf(draft) == "move";
    for (const bool missing : {true, false}) {
        for (const Field &field : draft.form().fields) {
            if (field.kind != FieldKind::Piece || field.value.empty() != missing)
                continue;
            if (!missing && field.value == value)
                return true;
            if (!missing && !mayChange)
                continue;
            if (std::ranges::find(field.choices, value, &Choice::value) == field.choices.end())
                continue;
            const std::string key = field.key; // the form is another one afterwards
            if (wordOf(draft) == "move")
                draft.setField("path", {});
            draft.setField(key, value);
            return true;
        }
    }
    return false;
}

bool sail(ActDraft &draft, char letter)
{
    const QJsonObject command = jsonObject(draft.command());
    const std::string ship = textAt(command, u"ship");
    if (wordOf(draft) != "move" || ship.empty() || !draft.position())
        return false;
    std::string way = textAt(command, u"path");
    if (letter != '\0')
        way += letter;
    else if (!way.empty())
        way.pop_back();
    if (way.empty()) {
        draft.setCommand(jsonText(QJsonObject{{QStringLiteral("do"), QStringLiteral("move")},
                                              {QStringLiteral("ship"), fromUtf8(ship)}}));
        return true;
    }
    const auto drop = draft.position()->dropAlong(draft.command(), ship, way);
    if (drop && !drop->command.empty())
        draft.setCommand(drop->command);
    return drop.has_value();
}

} // namespace qd::trafalgar
