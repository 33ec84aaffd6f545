// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/corunna_narrator.h"

#include "app/narration/corunna/event_sentences.h"
#include "app/narration/corunna/names.h"
#include "app/narration/corunna/words.h"

#include <array>

namespace qd::corunna {

QString CorunnaNarrator::term(std::string_view id) const
{
    if (isPlace(id))
        return placeName(id);
    if (id.ends_with('m') && id.find(':') != std::string_view::npos)
        return clockText(fromUtf8(id));
    if (!id.empty() && (id.front() == '+' || id.front() == '-')) { // a modifier by its number
        bool isNumber = false;
        if (const int value = fromUtf8(id).toInt(&isNumber); isNumber)
            return withSign(value);
    }
    constexpr std::string_view kPhase = "phase-";
    if (id.substr(0, kPhase.size()) == kPhase)
        if (const QString name = phaseName(id.substr(kPhase.size())); !name.isEmpty())
            return name;
    using Naming = QString (*)(std::string_view);
    constexpr std::array<Naming, 11> kNamings{unitName,    leaderName, divisionName, brigadeName,
                                              coloursName, shipName,   otherWord,    whereWord,
                                              phaseName,   chitName,   reasonWord};
    for (const Naming naming : kNamings) {
        if (const QString name = naming(id); !name.isEmpty())
            return name;
    }
    if (id == "french" || id == "british" || id == "spanish" || id == "allied")
        return side(id);
    for (const Naming naming : {Naming(resultWord), Naming(commandName)}) {
        if (const QString name = naming(id); !name.isEmpty())
            return name;
    }
    PendingDecision pending;
    pending.decision = std::string(id);
    const QString question = decision(pending);
    return question == fromUtf8(id) ? Narrator::term(id) : question;
}

QString CorunnaNarrator::place(const QString &hexes) const
{
    QStringList names;
    for (const QString &hex : hexes.split(QLatin1Char('-')))
        names.append(placeName(hex.toStdString()));
    return names.join(QStringLiteral("–"));
}

QString CorunnaNarrator::gauge(std::string_view id) const
{
    const QString row = term(id);
    return row.left(1).toUpper() + row.mid(1);
}

QString CorunnaNarrator::side(std::string_view id) const
{
    if (id == "french")
        return tr("French", "a side");
    if (id == "allied")
        return tr("Allies", "a side: British and Spanish");
    return Narrator::side(id);
}

QString CorunnaNarrator::sideWithArticle(std::string_view id) const
{
    if (id == "french")
        return tr("the French");
    if (id == "allied")
        return tr("the Allies", "British and Spanish");
    return Narrator::sideWithArticle(id);
}

QString CorunnaNarrator::sideAdjective(std::string_view id, Gender gender) const
{
    const bool feminine = gender == Gender::Feminine;
    if (id == "french")
        return feminine ? tr("French", "adjective, feminine")
                        : tr("French", "adjective, masculine");
    if (id == "allied")
        return feminine ? tr("Allied", "adjective, feminine")
                        : tr("Allied", "adjective, masculine");
    return Narrator::sideAdjective(id, gender);
}

QString CorunnaNarrator::gameName() const
{
    return QStringLiteral("La Bataille de Corunna-Espagnol");
}

QString CorunnaNarrator::sentence(const QJsonObject &event) const
{
    const QString said = EventSentences(*this, event).say();
    return said.isNull() ? Narrator::sentence(event) : marked(event, euphonic(said));
}

QString CorunnaNarrator::marked(const QJsonObject &event, const QString &said) const
{
    return event.value(QLatin1String("conjecture")).toBool()
        ? tr("%1 (◇ by unchecked tables)", "a result").arg(said)
        : said;
}

} // namespace qd::corunna
