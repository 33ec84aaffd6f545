// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/as_per_margin/as_per_margin_narrator.h"

#include "app/narration/as_per_margin/event_sentences.h"
#include "app/narration/as_per_margin/words.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace qd::as_per_margin {

namespace {

bool isIn(std::span<const std::string_view> list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// Where the number is a measure or a count by itself, not added to others.
constexpr std::array<std::string_view, 9> kPlain{
    "gun-boxes", "masts", "guns", "hull", "total", "higher-die", "lower-die", "die", "in-class"};
/// Where the number says nothing.
constexpr std::array<std::string_view, 4> kBare{"in-irons", "nearest-class", "closing-range",
                                                "no-victory-rule"};

/// Whether the fleet file gives a class instead of a name ("English 3rd rate").
bool isClass(const QString &name)
{
    return name.endsWith(QLatin1String(" rate"));
}

} // namespace

QString AsPerMarginNarrator::term(std::string_view id) const
{
    if (isPlace(id))
        return placeName(id);
    if (const QString name = pieceName(id); !name.isEmpty()) {
        if (const QString nameless = namelessShip(id); !nameless.isNull() && isClass(name))
            return nameless;
        const QString byType = namedByType(name);
        return byType.isNull() ? name : byType;
    }
    if (id == "french-spanish" || id == "english")
        return side(id);
    double degrees = 0;
    if (isCompassName(id, degrees))
        return heading(degrees);
    for (const QString &word : {otherWord(id), phaseName(id), commandName(id)}) {
        if (!word.isNull())
            return word;
    }
    if (id == "fall-aboard" || id == "reclose" || id == "pump-gun") {
        PendingDecision pending;
        pending.decision = std::string(id);
        return decision(pending);
    }
    return nameFromId(id);
}

QString AsPerMarginNarrator::shortList(const std::vector<std::string> &ids) const
{
    constexpr std::size_t kMostNamed = 4; // more would not fit on a line
    QStringList names;
    for (const std::string &id : ids) {
        if (names.size() < static_cast<qsizetype>(kMostNamed) || ids.size() == kMostNamed + 1)
            names.append(term(id));
    }
    if (static_cast<std::size_t>(names.size()) == ids.size())
        return list(names);
    //: %1 is a list of ships, %n how many more there are
    return tr("%1 and %n more", "ships",
              static_cast<int>(ids.size()) - static_cast<int>(names.size()))
        .arg(names.join(tr(", ", "between ships")));
}

QString AsPerMarginNarrator::reason(const Reason &reason) const
{
    const QString what = term(reason.term);
    if (isIn(kBare, reason.term))
        return what;
    if (reason.term == "in-action")
        return tr("%n ships in action", nullptr, reason.value);
    if (reason.term == "mainmast-to-mainmast")
        return tr("%1 %2", "a reason and a length").arg(what, length(reason.value));
    if (isIn(kPlain, reason.term))
        return tr("%1 %2", "a reason and its value without a sign: die 4")
            .arg(what, QString::number(reason.value));
    return tr("%1 %2", "a reason and its value: rake +6").arg(what, withSign(reason.value));
}

QString AsPerMarginNarrator::gauge(std::string_view id) const
{
    const QString row = term(id);
    return row.left(1).toUpper() + row.mid(1);
}

QString AsPerMarginNarrator::side(std::string_view id) const
{
    if (id == "french-spanish")
        return tr("French and Spanish", "a side");
    if (id == "english")
        return tr("English", "a side");
    return Narrator::side(id);
}

QString AsPerMarginNarrator::sideWithArticle(std::string_view id) const
{
    if (id == "french-spanish")
        return tr("the French and Spanish");
    if (id == "english")
        return tr("the English");
    return Narrator::sideWithArticle(id);
}

QString AsPerMarginNarrator::sideAdjective(std::string_view id, Gender gender) const
{
    const bool feminine = gender == Gender::Feminine;
    if (id == "french-spanish")
        return feminine ? tr("French and Spanish", "adjective, feminine")
                        : tr("French and Spanish", "adjective, masculine");
    if (id == "english")
        return feminine ? tr("English", "adjective, feminine")
                        : tr("English", "adjective, masculine");
    return Narrator::sideAdjective(id, gender);
}

QString AsPerMarginNarrator::gameName() const
{
    return QStringLiteral("As Per Margin");
}

QString AsPerMarginNarrator::sentence(const QJsonObject &event) const
{
    const QString said = EventSentences(*this, event).say();
    return said.isNull() ? Narrator::sentence(event) : euphonic(said);
}

} // namespace qd::as_per_margin
