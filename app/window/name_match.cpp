// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/name_match.h"

#include <algorithm>

namespace qd {
namespace {

constexpr int kNone = -1;
constexpr int kWholeStart = 1000; // the name begins so
constexpr int kWordStart = 700; // one of its words does
constexpr int kInside = 400;
constexpr int kBeside = 200; // the menu's name does
constexpr int kScattered = 100; // its letters stand there, in their order
constexpr int kLongestName = 90; // shorter names first, as far as this

bool startsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

/// The letters one after the other, the first at the start of a word; the closer, the better.
int scattered(const QString &word, const QString &text)
{
    if (word.size() < 2)
        return kNone;
    int best = kNone;
    for (qsizetype first = text.indexOf(word.at(0)); first >= 0;
         first = text.indexOf(word.at(0), first + 1)) {
        if (!startsWord(text, first))
            continue;
        qsizetype at = first;
        for (qsizetype i = 1; i < word.size() && at >= 0; ++i)
            at = text.indexOf(word.at(i), at + 1);
        if (at < 0)
            continue;
        const qsizetype gaps = at - first + 1 - word.size();
        if (gaps <= 2 * word.size() + 4)
            best = std::max(best, kScattered - static_cast<int>(gaps));
    }
    return best;
}

int wordScore(const QString &word, const QString &name, const QString &beside)
{
    int best = kNone;
    for (qsizetype at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
        if (at == 0)
            return kWholeStart;
        best = std::max(best, startsWord(name, at) ? kWordStart : kInside);
    }
    if (best >= 0)
        return best;
    for (qsizetype at = beside.indexOf(word); at >= 0; at = beside.indexOf(word, at + 1))
        if (startsWord(beside, at))
            return kBeside;
    return scattered(word, name);
}

} // namespace

QString folded(const QString &text)
{
    QString bare;
    bare.reserve(text.size());
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.isMark())
            continue;
        switch (letter.unicode()) {
        case u'œ':
        case u'Œ':
            bare += QLatin1String("oe");
            break;
        case u'æ':
        case u'Æ':
            bare += QLatin1String("ae");
            break;
        case u'’':
            bare += QLatin1Char('\'');
            break;
        default:
            bare += letter;
        }
    }
    return bare.toCaseFolded();
}

QStringList foldedWords(const QString &query)
{
    return folded(query).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

int matchScore(const QStringList &words, const QString &name, const QString &beside)
{
    if (words.isEmpty())
        return 0;
    int score = 0;
    for (const QString &word : words) {
        const int one = wordScore(word, name, beside);
        if (one < 0)
            return kNone;
        score += one;
    }
    const QString phrase = words.join(QLatin1Char(' '));
    if (words.size() > 1 && name.contains(phrase))
        score += kWordStart;
    return score + std::max(0, kLongestName - static_cast<int>(name.size()));
}

} // namespace qd
