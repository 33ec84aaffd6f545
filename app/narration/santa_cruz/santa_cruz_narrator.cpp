// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/santa_cruz/santa_cruz_narrator.h"

#include "app/narration/santa_cruz/event_sentences.h"

namespace qd::santa_cruz {

namespace {

/// A piece that the viewer sees from behind: "spanish-block-3".
QString hiddenPiece(std::string_view id)
{
    const auto is = [id](std::string_view start) { return id.starts_with(start); };
    if (is("british-block-"))
        return QCoreApplication::translate("SantaCruzWords", "British block");
    if (is("spanish-block-"))
        return QCoreApplication::translate("SantaCruzWords", "Spanish block");
    if (is("british-officer-"))
        return QCoreApplication::translate("SantaCruzWords", "British officer");
    if (is("spanish-officer-"))
        return QCoreApplication::translate("SantaCruzWords", "Spanish officer");
    if (is("spike-"))
        return QCoreApplication::translate("SantaCruzWords", "Spike marker");
    return {};
}

} // namespace

QString SantaCruzNarrator::term(std::string_view id) const
{
    if (isPlace(id))
        return placeName(id);
    if (const auto block = blockFrom(id))
        return unitName(*block);
    if (const auto officer = officerFrom(id))
        return officerName(*officer);
    if (const auto card = cardFrom(id))
        return cardName(*card);
    if (const auto battery = batteryFrom(id))
        return batteryColour(*battery);
    if (const auto phase = phaseFrom(id))
        return phaseName(*phase);
    if (sideFrom(id))
        return side(id);
    for (const QString &word : {otherWord(id), hiddenPiece(id)}) {
        if (!word.isNull())
            return word;
    }
    const bool isHour = id.find(':') != std::string_view::npos;
    return isHour ? clockText(fromUtf8(id)) : doing(id);
}

QString SantaCruzNarrator::names(const std::vector<std::string> &ids) const
{
    QStringList texts;
    for (const std::string &id : ids)
        texts.append(term(id));
    return list(texts);
}

QString SantaCruzNarrator::reason(const Reason &reason) const
{
    // The value that Rayo needs (5) is a base too, but no die.
    const bool isPrinted = reason.term == "printed" || (reason.term == "base" && reason.value > 1);
    const bool isNamed =
        !reason.subject.empty() && (reason.term == "officer" || reason.term == "area");
    const QString what = term(isNamed ? reason.subject : isPrinted ? "printed" : reason.term);
    if (isPrinted || reason.term == "die")
        return tr("%1 %2", "a reason and its value without a sign: die 4")
            .arg(what, QString::number(reason.value));
    return tr("%1 %2", "a reason and its value: base die +1").arg(what, withSign(reason.value));
}

QString SantaCruzNarrator::sequenceStep(std::string_view id) const
{
    const auto phase = phaseFrom(id);
    return phase ? phaseName(*phase) : term(id);
}

QString SantaCruzNarrator::ruleName(std::string_view name) const
{
    const auto card = cardFrom(name);
    return card ? cardName(*card) : QString();
}

QString SantaCruzNarrator::gameName() const
{
    return QStringLiteral("Santa Cruz 1797");
}

QString SantaCruzNarrator::sentence(const QJsonObject &event) const
{
    const auto read = readEvent(event);
    if (!read)
        return Narrator::sentence(event);
    const EventSentences sentences(*this, *read);
    return std::visit([&sentences](const auto &body) { return sentences.say(body); }, read->body);
}

} // namespace qd::santa_cruz
