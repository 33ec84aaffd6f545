// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/reason_in_words.h"

#include "app/narration/narrator.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace qd {
namespace {

constexpr auto *kContext = "ReasonInWords";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ReasonInWords)
};

/// An English reason and what is said for it; its brackets are %1, %2 …
struct Reason {
    const char *pattern;
    const char *said;
};

constexpr std::array kReasons{
    Reason{"\"(.+)\" must be a whole number from (-?\\d+) to (-?\\d+)",
           QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be a whole number from %2 to %3")},
    Reason{"\"(.+)\" must be (-?\\d+) to (-?\\d+)",
           QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be a whole number from %2 to %3")},
    Reason{"\"(.+)\" must be a text", QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be a text")},
    Reason{"\"(.+)\" must be true or false",
           QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be true or false")},
    Reason{"\"(.+)\" must be a list", QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be a list")},
    Reason{"\"(.+)\" must be an object",
           QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be an object in curly brackets")},
    Reason{
        "\"(.+)\" must be a name or an object",
        QT_TRANSLATE_NOOP("ReasonInWords", "“%1” must be a name or an object in curly brackets")},
    Reason{"\"(.+)\" is missing", QT_TRANSLATE_NOOP("ReasonInWords", "“%1” is missing")},
    Reason{"\"(.+)\" can't be \"(.*)\"", QT_TRANSLATE_NOOP("ReasonInWords", "“%1” can’t be “%2”")},
    Reason{"\"(.+)\" can't be negative",
           QT_TRANSLATE_NOOP("ReasonInWords", "“%1” can’t be negative")},
    Reason{"\"(.+)\" is not what it should be",
           QT_TRANSLATE_NOOP("ReasonInWords", "what stands at “%1” is not what it should be")},
    Reason{"\"(.+)\" is no part of the state",
           QT_TRANSLATE_NOOP("ReasonInWords", "such a file has nothing called “%1”")},
    Reason{"it has no part \"(.+)\"",
           QT_TRANSLATE_NOOP("ReasonInWords", "such a file has nothing called “%1”")},
    Reason{"no key is called \"(.+)\"",
           QT_TRANSLATE_NOOP("ReasonInWords", "such a file has nothing called “%1”")},
    Reason{".+ has no key \"(.+)\"",
           QT_TRANSLATE_NOOP("ReasonInWords", "such a file has nothing called “%1”")},
    Reason{
        "(?:the format must be|its format is not) \"?([\\w-]+)\"?",
        QT_TRANSLATE_NOOP("ReasonInWords", "its format is not “%1”: it is another kind of file")},
    Reason{"no \\w+ is called \"(.+)\"",
           QT_TRANSLATE_NOOP("ReasonInWords", "nothing of that kind is called “%1”")},
    Reason{"two \\w+ are called (.+)",
           QT_TRANSLATE_NOOP("ReasonInWords", "two of a kind are called “%1”")},
    Reason{"not valid JSON",
           QT_TRANSLATE_NOOP("ReasonInWords",
                             "the text breaks off or has a sign where none belongs (JSON)")},
    Reason{
        "(?:it is not a JSON object|.+ (?:is|are) a JSON object|it must be an object|must be an "
        "object)",
        QT_TRANSLATE_NOOP("ReasonInWords", "it is not a JSON object, one thing in curly brackets")},
};

/// The sentence for a reason that is known; null for any other.
QString known(const QString &english)
{
    for (const Reason &each : kReasons) {
        const QRegularExpression pattern(
            QRegularExpression::anchoredPattern(QString::fromLatin1(each.pattern)));
        const auto found = pattern.match(english);
        if (!found.hasMatch())
            continue;
        QString said = QCoreApplication::translate(kContext, each.said);
        for (int i = 1; i <= found.lastCapturedIndex(); ++i)
            said = said.replace(u'%' + QString::number(i), found.captured(i));
        return said;
    }
    return {};
}

/// The place in a file before a reason; a key or a path stands as it is in the file.
QString placeInWords(const QString &english)
{
    constexpr std::array kPlaces{
        std::pair{"the board", QT_TRANSLATE_NOOP("ReasonInWords", "the board")},
        std::pair{"the scenario", QT_TRANSLATE_NOOP("ReasonInWords", "the scenario")},
        std::pair{"the fleet", QT_TRANSLATE_NOOP("ReasonInWords", "the fleet")},
        std::pair{"the series tables", QT_TRANSLATE_NOOP("ReasonInWords", "the series’ tables")},
        std::pair{"the options", QT_TRANSLATE_NOOP("ReasonInWords", "the options")}};
    for (const auto &[place, said] : kPlaces)
        if (english == QLatin1String(place))
            return QCoreApplication::translate(kContext, said);
    return english;
}

bool hasSentence(const Refusal &refusal)
{
    return refusal.code != "bad-command"
        || std::ranges::any_of(refusal.details,
                               [](const auto &detail) { return detail.first == "flaw"; });
}

} // namespace

QString reasonInWords(std::string_view english)
{
    const QString text = fromUtf8(english);
    if (text.isEmpty())
        return {};
    if (const QString said = known(text); !said.isNull())
        return said;
    // "the scenario: …", "areas[3].xy: …": a place before the reason
    if (const auto colon = text.indexOf(QLatin1String(": ")); colon > 0)
        if (const QString said = known(text.mid(colon + 2)); !said.isNull())
            return Words::tr("%1: %2", "a place in a file, what is wrong there")
                .arg(placeInWords(text.left(colon)), said);
    return QLocale().language() == QLocale::English
        ? text
        : Words::tr("in English: “%1”", "a technical reason that is not translated").arg(text);
}

QString reasonOf(const Narrator &narrator, const Refusal &refusal)
{
    return hasSentence(refusal) ? narrator.refusal(refusal) : reasonInWords(refusal.message);
}

QString dataTrouble(const Narrator &narrator, const Refusal &refusal)
{
    if (hasSentence(refusal))
        return narrator.refusal(refusal);
    return Words::tr("The rules can’t use this file: %1.", "%1: a reason, without full stop")
        .arg(reasonInWords(refusal.message));
}

} // namespace qd
