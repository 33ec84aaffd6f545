// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/trafalgar/trafalgar_narrator.h"

#include "app/narration/trafalgar/event_sentences.h"
#include "app/narration/trafalgar/words.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd::trafalgar {

namespace {

/// Where the number is a count by itself, not added to others.
constexpr std::array<std::string_view, 4> kPlain{"guns-standing", "ships-at-start", "fort-gun",
                                                 "ships-of-the-line"};

bool isPlain(std::string_view term)
{
    return std::find(kPlain.begin(), kPlain.end(), term) != kPlain.end()
        || term.starts_with("steps-heading-") || term == "frigates" || term == "forts";
}

/// A ship's id as a name, for one that no table has: "english-brig-3" → "English Brig 3".
QString nameFromId(std::string_view id)
{
    QStringList words = fromUtf8(id).split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString &word : words)
        word = word.left(1).toUpper() + word.mid(1);
    return words.join(QLatin1Char(' '));
}

} // namespace

TrafalgarNarrator::TrafalgarNarrator(const BoardPicture &board) : Narrator(board)
{
    if (board.lattice && !board.lattice->rose.empty() && !board.lattice->headings.empty())
        m_roseBetween = std::abs(board.lattice->rose.front() - board.lattice->headings.front()) > 1;
}

QString TrafalgarNarrator::rosePoint(int point) const
{
    const QString heading = headingWord(point);
    const QString next = headingWord(point == 5 ? 0 : point + 1);
    return !m_roseBetween || heading.isEmpty()
        ? heading
        : tr("%1 – %2", "a point of the wind rose between two headings").arg(heading, next);
}

QString TrafalgarNarrator::point(const QJsonValue &at)
{
    if (at.isString())
        return at.toString();
    const QJsonArray pair = at.toArray(); // of an older journal: how its board calls it is unknown
    return pair.size() == 2
        ? QStringLiteral("(%1, %2)").arg(pair.at(0).toInt()).arg(pair.at(1).toInt())
        : QString();
}

QString TrafalgarNarrator::term(std::string_view id) const
{
    if (const QString name = pieceName(id); !name.isEmpty() && name != fromUtf8(id))
        return name;
    if (isPlace(id))
        return placeName(id);
    if (id == "english" || id == "allied")
        return side(id);
    constexpr std::string_view kRose = "rose-";
    if (id.starts_with(kRose) && id.size() == kRose.size() + 1)
        return rosePoint(id.back() - '0');
    constexpr std::string_view kNation = "nation-"; // of a ship: no side
    if (id.starts_with(kNation))
        return otherWord(id.substr(kNation.size()));
    if (id == "choose-mast") {
        PendingDecision pending;
        pending.decision = std::string(id);
        return decision(pending);
    }
    for (const QString &word : {pieceWord(id), otherWord(id), phaseName(id), commandName(id)}) {
        if (!word.isNull())
            return word;
    }
    return nameFromId(id);
}

QString TrafalgarNarrator::reason(const Reason &reason) const
{
    const QString what = term(reason.term);
    if (isPlain(reason.term))
        return tr("%1 %2", "a reason and its value without a sign: guns standing 3")
            .arg(what, QString::number(reason.value));
    return tr("%1 %2", "a reason and its value: foremast +1").arg(what, withSign(reason.value));
}

QString TrafalgarNarrator::gauge(std::string_view id) const
{
    const QString row = term(id);
    return row.left(1).toUpper() + row.mid(1);
}

QString TrafalgarNarrator::heading(double degrees) const
{
    constexpr double kRight = 90; // degrees from the board's top
    constexpr double kTurn = 60;
    constexpr int kHeadings = 6;
    const int turns = static_cast<int>(std::lround((degrees - kRight) / kTurn)) % kHeadings;
    return headingWord((turns + kHeadings) % kHeadings);
}

QString TrafalgarNarrator::side(std::string_view id) const
{
    if (id == "english")
        return tr("English", "a side");
    if (id == "allied")
        return tr("Allies", "a side: French and Spanish");
    return Narrator::side(id);
}

QString TrafalgarNarrator::sideWithArticle(std::string_view id) const
{
    if (id == "english")
        return tr("the English");
    if (id == "allied")
        return tr("the Allies");
    return Narrator::sideWithArticle(id);
}

QString TrafalgarNarrator::sideAdjective(std::string_view id, Gender gender) const
{
    const bool feminine = gender == Gender::Feminine;
    if (id == "english")
        return feminine ? tr("English", "adjective, feminine")
                        : tr("English", "adjective, masculine");
    if (id == "allied")
        return feminine ? tr("Allied", "adjective, feminine")
                        : tr("Allied", "adjective, masculine");
    return Narrator::sideAdjective(id, gender);
}

QString TrafalgarNarrator::gameName() const
{
    return QStringLiteral("Trafalgar");
}

QString TrafalgarNarrator::scenario(std::string_view id) const
{
    return id == "standard" ? tr("Two squadrons of four") : Narrator::scenario(id);
}

QString TrafalgarNarrator::scenarioHelp(std::string_view id) const
{
    return id == "standard"
        ? tr("Two ships of the line and two frigates a side, two ports with two fort guns each")
        : Narrator::scenarioHelp(id);
}

QString TrafalgarNarrator::sentence(const QJsonObject &event) const
{
    const QString said = EventSentences(*this, event).say();
    return said.isNull() ? Narrator::sentence(event) : said;
}

} // namespace qd::trafalgar
