// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/odds_question.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// A command that tosses, the odds that tell of it, and the keys that name its two ships.
struct Tossing {
    QLatin1String command, kind, first, second;
};

const std::array kTossing{
    Tossing{QLatin1String("fire"), QLatin1String("fire"), QLatin1String("firer"),
            QLatin1String("target")},
    Tossing{QLatin1String("board"), QLatin1String("board"), QLatin1String("ship"),
            QLatin1String("target")},
    Tossing{QLatin1String("cut-grapples"), QLatin1String("grapple"), QLatin1String("ship"),
            QLatin1String("other")},
    Tossing{QLatin1String("tack"), QLatin1String("tack"), QLatin1String("ship"), QLatin1String()},
    Tossing{QLatin1String("call-from-pumps"), QLatin1String("pumps"), QLatin1String("ship"),
            QLatin1String()},
    Tossing{QLatin1String("check-wind"), QLatin1String("wind"), QLatin1String(), QLatin1String()},
};

/// Keys of a command that its odds know too.
constexpr std::array kShared{"battery", "ship_wish", "other_wish"};

bool takesBattery(const QString &kind)
{
    return kind == QLatin1String("fire");
}

std::optional<OddsQuestion> questionOf(const std::string &text)
{
    const QJsonObject command = jsonObject(text);
    const QString word = command.value(u"do").toString();
    for (const Tossing &tossing : kTossing) {
        if (word != tossing.command)
            continue;
        OddsQuestion question;
        question.kind = tossing.kind;
        question.query.insert(QStringLiteral("kind"), question.kind);
        for (const auto &[key, id] :
             {std::pair{tossing.first, &question.first}, {tossing.second, &question.second}}) {
            if (key.isEmpty())
                continue;
            *id = textAt(command, QString(key));
            if (id->empty())
                return std::nullopt; // nobody is named yet
            question.query.insert(key, fromUtf8(*id));
        }
        for (const char *key : kShared) {
            const QString name = QString::fromLatin1(key);
            if (command.contains(name)
                && (name != QLatin1String("battery") || takesBattery(question.kind)))
                question.query.insert(name, command.value(name));
        }
        return question;
    }
    return std::nullopt;
}

bool isAshore(const Position &position, const std::string &id)
{
    const std::vector<PicturePiece> pieces = position.picture().pieces;
    const auto found = std::ranges::find(pieces, id, &PicturePiece::id);
    return found != pieces.end() && found->kind == "shore-battery";
}

QString parting(const QString &wish)
{
    return wish == QLatin1String("fend") ? QStringLiteral("part") : QStringLiteral("stay");
}

/// The toss of two ships that have come too close, with the wishes in hand.
std::optional<OddsQuestion> closing(const QJsonObject &pending, const QJsonObject &command)
{
    const bool falls = pending.value(u"decision").toString() == QLatin1String("fall-aboard");
    const bool recloses = pending.value(u"decision").toString() == QLatin1String("reclose");
    if (!falls && !recloses)
        return std::nullopt;
    OddsQuestion question;
    question.kind = QStringLiteral("grapple");
    question.first = textAt(pending, falls ? u"mover" : u"ship");
    question.second = textAt(pending, u"other");
    const QString first = command.value(u"mover_wish").toString(QStringLiteral("grapple"));
    const QString second = command.value(u"other_wish").toString(QStringLiteral("fend"));
    question.query = {{QStringLiteral("kind"), question.kind},
                      {QStringLiteral("ship"), fromUtf8(question.first)},
                      {QStringLiteral("other"), fromUtf8(question.second)},
                      {QStringLiteral("ship_wish"), parting(first)},
                      {QStringLiteral("other_wish"), parting(second)}};
    return question;
}

} // namespace

std::optional<OddsQuestion> oddsQuestion(const ActDraft *draft, const std::optional<Position> &now)
{
    using Of = OddsQuestion::Of;
    if (!now)
        return std::nullopt;
    if (draft != nullptr) {
        for (const auto &[command, of] :
             {std::pair{&draft->consideredCommand(), Of::WhatIf}, {&draft->command(), Of::Draft}}) {
            if (auto question = questionOf(*command)) {
                question->of = of;
                question->ashore = isAshore(*now, question->second);
                return question;
            }
        }
    }
    const QJsonObject command = draft != nullptr ? jsonObject(draft->command()) : QJsonObject();
    if (auto question = closing(jsonObject(now->pending()), command))
        return question;
    const Situation situation = now->situation();
    if (situation.phase == "wind")
        return questionOf(R"({"do":"check-wind"})");
    return std::nullopt;
}

} // namespace qd::as_per_margin
