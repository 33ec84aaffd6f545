// SPDX-License-Identifier: GPL-3.0-or-later
// Moves, formations and states.
#include "app/narration/corunna/event_sentences.h"
#include "app/narration/phrase_table.h"

#include <array>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaEvents";

constexpr Phrase kFormed[] = {
    {"line", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 forms line", "a unit")},
    {"column", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 forms column", "a unit")},
    {"road-column", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 forms road column", "a unit")},
    {"square", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 forms square", "a unit")},
    {"general-order", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 goes into General Order", "a unit")},
    {"skirmish", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 goes into skirmish order", "a unit")},
    {"mob", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 stands as a mob", "a unit")},
    {"limbered", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 limbers up", "a battery")},
    {"unlimbered", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 unlimbers", "a battery")},
};

constexpr Phrase kBecame[] = {
    {"good", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 is in good order", "a unit")},
    {"disorder", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 falls into disorder", "a unit")},
    {"pgd", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 is PGD", "a unit")},
    {"rout", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 routs", "a unit")},
};

constexpr Phrase kStays[] = {
    {"good", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 stays in good order", "a unit")},
    {"disorder", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 stays in disorder", "a unit")},
    {"pgd", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 stays PGD", "a unit")},
    {"rout", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 stays in rout", "a unit")},
};

constexpr Phrase kForced[] = {
    {"rout", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 routs: %2 → %3", "a unit, two hexes")},
    {"recoil", QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 recoils: %2 → %3", "a unit, two hexes")},
    {"displace",
     QT_TRANSLATE_NOOP3("CorunnaEvents", "%1 is displaced: %2 → %3", "a unit, two hexes")},
};

/// The phrase of an id with what it is about; null: an older journal names another.
template <class... Args>
QString filled(std::span<const Phrase> table, const QString &id, const Args &...args)
{
    const QString phrase = phraseOf(table, kContext, id.toStdString());
    return phrase.isNull() ? QString() : phrase.arg(args...);
}

} // namespace

std::span<const EventSentences::Teller> EventSentences::moves()
{
    static constexpr std::array<Teller, 8> kTellers{{
        {"moved", &EventSentences::moved},
        {"forced", &EventSentences::forced},
        {"stays", &EventSentences::stays},
        {"status", &EventSentences::status},
        {"formation", &EventSentences::formation},
        {"surrendered", &EventSentences::surrendered},
        {"dismounted", &EventSentences::dismounted},
        {"mounted", &EventSentences::mounted},
    }};
    return kTellers;
}

QString EventSentences::movedTogether(const QStringList &pieces) const
{
    const QString who = AdjustedSet::capped(pieces);
    const QString from = m_facts.hex("from");
    const QString to = m_facts.hex("to");
    return m_facts.isNull("cost")
        ? tr("%1: %2 → %3", "pieces, the hexes they come from and go to").arg(who, from, to)
        : tr("%1: %2 → %3, %n MP", "pieces, hexes; MP are movement points", m_facts.number("cost"))
              .arg(who, from, to);
}

QString EventSentences::moved() const
{
    const QString missing = m_facts.paths("missing");
    return with(
        movedTogether({m_facts.name("piece")}),
        {m_facts.because(), missing.isEmpty() ? QString() : tr("not filled in: %1").arg(missing)});
}

QString EventSentences::forced() const
{
    const QString said = filled(kForced, m_facts.text("action"), m_facts.name("unit"),
                                m_facts.hex("from"), m_facts.hex("to"));
    const QString missing = m_facts.paths("missing");
    const QString cost =
        m_facts.isNull("cost") ? QString() : tr("%n MP", "movement points", m_facts.number("cost"));
    return with(said,
                {cost, m_facts.because(),
                 missing.isEmpty() ? QString() : tr("not filled in: %1").arg(missing)});
}

QString EventSentences::stays() const
{
    return filled(kStays, m_facts.text("status"), m_facts.name("unit"));
}

QString EventSentences::status() const
{
    return filled(kBecame, m_facts.text("status"), m_facts.name("unit"));
}

QString EventSentences::formation() const
{
    return filled(kFormed, m_facts.text("formation"), m_facts.name("unit"));
}

QString EventSentences::surrendered() const
{
    return tr("%1 surrenders", "a unit").arg(m_facts.name("unit"));
}

QString EventSentences::dismounted() const
{
    return tr("%1 dismounts, %n MP", "dragoons; MP are movement points", m_facts.number("cost"))
        .arg(m_facts.name("unit"));
}

QString EventSentences::mounted() const
{
    return tr("%1 mounts, its whole movement", "dragoons").arg(m_facts.name("unit"));
}

} // namespace qd::corunna
