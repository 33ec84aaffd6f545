// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

#include <QJsonArray>
#include <QJsonObject>

namespace qd::corunna {

/// What La Bataille de Corunna-Espagnol says. Names are in names.cpp, words in words.cpp, events in
/// events_*.cpp, each other theme in a file of its own.
class CorunnaNarrator final : public Narrator {
    Q_DECLARE_TR_FUNCTIONS(Corunna)
public:
    using Narrator::Narrator;

    QString refusal(const Refusal &refusal) const override; // refusals.cpp
    QString offer(const Offer &offer) const override; // offers.cpp
    QString fieldLabel(std::string_view commandName,
                       std::string_view key) const override; // fields.cpp
    QString tag(std::string_view tag) const override;
    QString measure(std::string_view term, double value, std::string_view unit) const override;
    QString decision(const PendingDecision &decision) const override; // decisions.cpp
    QString owed(const Owed &owed) const override;
    QString reminder(std::string_view topic) const override;
    QString diceAsk(const DiceAsk &ask) const override;
    QString term(std::string_view id) const override; // corunna_narrator.cpp
    QString side(std::string_view id) const override;
    QString sideWithArticle(std::string_view id) const override;
    QString sideAdjective(std::string_view id, Gender gender) const override;
    QString gauge(std::string_view id) const override;
    QString reason(const Reason &reason) const override; // reasons.cpp
    QString sequenceStep(std::string_view id) const override; // phases.cpp
    QString phaseHelp(std::string_view id) const override;
    QString count(std::string_view key, int n) const override;
    QString chartTitle(std::string_view id) const override; // charts.cpp
    QString chartNote(std::string_view id) const override;
    QString chartMeaning(std::string_view chart, const ChartText &cell) const override;
    QString gameName() const override;
    QString scenario(std::string_view id) const override; // scenarios.cpp
    QString scenarioHelp(std::string_view id) const override;
    QString option(std::string_view key) const override; // options.cpp
    QString optionHelp(std::string_view key) const override;
    QString optionValue(std::string_view key, std::string_view jsonText) const override;

    /// "town −6, up slope −6": terms of `because`, multipliers and limits among them.
    QString because(const QJsonArray &terms) const;
    QString because(const QJsonObject &term) const;
    /// What a path of the state means: "units.1-2nd-foot.fire" → "1/2nd Foot: fire value".
    QString valuePath(const QString &path) const; // fields.cpp
    /// What an event says, with the mark of a result that nobody compared with print.
    QString marked(const QJsonObject &event, const QString &said) const;
    /// A hex of the map, of a hexside both hexes.
    QString place(const QString &hexes) const;

protected:
    QString sentence(const QJsonObject &event) const override;
    QString summary(const QJsonObject &command,
                    const QJsonArray &events) const override; // summaries.cpp
    QString ruleName(std::string_view name) const override; // rules.cpp
    QString chartWords(const ChartText &text) const override; // charts.cpp

private:
    /// "1/4e Suisse: which formation?" where a refusal lacks formations only: how a unit stands is
    /// no value of its counter. Null: it is about something else.
    QString formationAsked(const Refusal &refusal) const; // fields.cpp
};

/// What a command does, as a button says it: "Fire"; null for none.
QString commandName(std::string_view command); // offers.cpp

} // namespace qd::corunna
