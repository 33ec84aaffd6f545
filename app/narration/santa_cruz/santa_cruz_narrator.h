// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

namespace qd::santa_cruz {

/// What Santa Cruz 1797 says. Words are in words.cpp, events in events_*.cpp, each other theme in a
/// file of its own.
class SantaCruzNarrator final : public Narrator {
    Q_DECLARE_TR_FUNCTIONS(SantaCruz)
public:
    using Narrator::Narrator;

    QString refusal(const Refusal &refusal) const override; // refusals.cpp
    QString offer(const Offer &offer) const override; // offers.cpp
    QString fieldLabel(std::string_view commandName,
                       std::string_view key) const override; // fields.cpp
    QString tag(std::string_view tag) const override;
    QString decision(const PendingDecision &decision) const override; // decisions.cpp
    QString owed(const Owed &owed) const override;
    QString reminder(std::string_view topic) const override;
    QString diceAsk(const DiceAsk &ask) const override;
    QString term(std::string_view id) const override; // santa_cruz_narrator.cpp
    QString reason(const Reason &reason) const override;
    QString sequenceStep(std::string_view id) const override;
    QString phaseHelp(std::string_view id) const override; // phases.cpp
    QString count(std::string_view key, int n) const override;
    QString chartTitle(std::string_view id) const override; // charts.cpp
    QString chartNote(std::string_view id) const override;
    QString gameName() const override;
    QString scenario(std::string_view id) const override; // options.cpp
    QString scenarioHelp(std::string_view id) const override;
    QString option(std::string_view key) const override;
    QString optionHelp(std::string_view key) const override;
    QString optionValue(std::string_view key, std::string_view jsonText) const override;

protected:
    QString sentence(const QJsonObject &event) const override;
    QString summary(const QJsonObject &command,
                    const QJsonArray &events) const override; // summaries.cpp
    QString ruleName(std::string_view name) const override;
    QString chartWords(const ChartText &text) const override; // charts.cpp

private:
    QString names(const std::vector<std::string> &ids) const;
    /// What a command does: "Assign the hit"; the id for none.
    static QString doing(std::string_view command); // offers.cpp
};

} // namespace qd::santa_cruz
