// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/narration/narrator.h"

namespace qd::trafalgar {

/// What Trafalgar says, in words that a child understands. Words are in words.cpp, events in
/// events_*.cpp, each other theme in a file of its own. Ships that bear no name of their own are
/// called by side, kind and number.
class TrafalgarNarrator final : public Narrator {
    Q_DECLARE_TR_FUNCTIONS(Trafalgar)
public:
    explicit TrafalgarNarrator(const BoardPicture &board);

    QString dice(const Entry &entry) const override; // summaries.cpp
    QString refusal(const Refusal &refusal) const override; // refusals.cpp
    QString offer(const Offer &offer) const override; // offers.cpp
    QString fieldLabel(std::string_view commandName,
                       std::string_view key) const override; // fields.cpp
    QString tag(std::string_view tag) const override;
    QString decision(const PendingDecision &decision) const override; // decisions.cpp
    QString owed(const Owed &owed) const override;
    QString reminder(std::string_view topic) const override;
    QString diceAsk(const DiceAsk &ask) const override;
    QString term(std::string_view id) const override; // trafalgar_narrator.cpp
    QString reason(const Reason &reason) const override;
    QString side(std::string_view id) const override;
    QString sideWithArticle(std::string_view id) const override;
    QString sideAdjective(std::string_view id, Gender gender) const override;
    QString gauge(std::string_view id) const override;
    QString heading(double degrees) const override;
    QString sequenceStep(std::string_view id) const override; // phases.cpp
    QString phaseHelp(std::string_view id) const override;
    QString count(std::string_view key, int n) const override;
    QString chartTitle(std::string_view id) const override; // charts.cpp
    QString chartNote(std::string_view id) const override;
    QString gameName() const override;
    QString scenario(std::string_view id) const override;
    QString scenarioHelp(std::string_view id) const override;
    QString option(std::string_view key) const override; // options.cpp
    QString optionHelp(std::string_view key) const override;
    QString optionValue(std::string_view key, std::string_view jsonText) const override;

    /// "g10": an intersection as its board calls it, given as that label; [q, r] as numbers; empty
    /// for null.
    static QString point(const QJsonValue &at);
    /// One of the six points of the wind rose, 0 to 5: a heading, or on a board whose rose points
    /// between the headings its two neighbours.
    QString rosePoint(int point) const;
    /// The way of a ship as letters f, p, s, in words: "forward 2, 60° to port".
    static QString way(const QString &path); // events_sailing.cpp

protected:
    QString sentence(const QJsonObject &event) const override;
    QString summary(const QJsonObject &command,
                    const QJsonArray &events) const override; // summaries.cpp
    QString ruleName(std::string_view name) const override; // rules.cpp
    QString chartWords(const ChartText &text) const override; // charts.cpp

private:
    bool m_roseBetween = false; ///< the rose's points lie between the headings
};

/// What a command does, as a button says it: "Fire"; null for none.
QString commandName(std::string_view command); // offers.cpp

} // namespace qd::trafalgar
