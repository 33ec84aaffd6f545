// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "app/narration/fault_sentence.h"
#include "rules/module/game_module.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <string_view>

namespace qd {

/// Every sentence about a game, in the present language (that of the installed translators; names
/// of places follow QLocale()). Stateless but for the names of places and pieces: ask again after a
/// change of language. The base class knows the codes that every game has; a game's narrator adds
/// its own. Ids that nobody knows come back as they are.
class Narrator {
    Q_DECLARE_TR_FUNCTIONS(Narrator)
public:
    explicit Narrator(const BoardPicture &board);
    Narrator(const Narrator &) = delete;
    Narrator &operator=(const Narrator &) = delete;
    virtual ~Narrator();

    // Journal. Sentences have no full stop; the acting side isn't repeated where it has a column of
    // its own.

    /// One sentence; empty for bookkeeping.
    virtual QString event(const EventText &event) const;
    /// A journal line in one line: what an act came to, or undo, redo, note, reveal …
    QString entry(const Entry &entry) const;
    /// All that happened in an act, a sentence per event.
    QStringList entryDetails(const Entry &entry) const;

    /// The dice of an act as they fell, by their kind: "4, 3, 5", "blank, 3".
    virtual QString dice(const Entry &entry) const;

    // What may be done.

    /// Why the rules say no (without the rule's number; see `rule`).
    virtual QString refusal(const Refusal &refusal) const;
    /// A button or menu entry.
    virtual QString offer(const Offer &offer) const;
    virtual QString fieldLabel(std::string_view commandName, std::string_view key) const;
    QString choice(const Choice &choice) const;
    /// Marks of choices and drops: "free", "combat" …
    virtual QString tag(std::string_view tag) const;
    /// The question that a pending decision puts.
    virtual QString decision(const PendingDecision &decision) const;
    virtual QString owed(const Owed &owed) const;
    virtual QString reminder(std::string_view topic) const;
    /// Which dice are wanted, from whom.
    virtual QString diceAsk(const DiceAsk &ask) const;

    // Words.

    /// Units, officers, cards, areas, batteries, phases, sides and other words.
    virtual QString term(std::string_view id) const;
    /// The board's name of a place in the present language; the id for a place that the board
    /// doesn't have.
    QString placeName(std::string_view id) const;
    bool isPlace(std::string_view id) const;
    /// Learns the names that pieces carry themselves (ships), as printed or typed. Names once known
    /// stay: a journal tells of pieces that are gone.
    void know(const TablePicture &picture);
    /// The name that a piece carries; null: it has none, or nobody knows it.
    QString pieceName(std::string_view id) const;
    virtual QString reason(const Reason &reason) const; ///< "officer (Troubridge) +1"
    /// "4 dice = base +1, most strength +1 …": reasons joined; without a unit.
    QString tally(const Tally &tally) const;
    enum class Gender { Masculine, Feminine };
    virtual QString side(std::string_view id) const; ///< "British"
    virtual QString sideWithArticle(std::string_view id) const; ///< "the British"
    virtual QString sideAdjective(std::string_view id, Gender gender) const; ///< "británica"
    virtual QString sequenceStep(std::string_view id) const;
    /// A row of boxes of a piece's record: "Port guns", "Hull".
    virtual QString gauge(std::string_view id) const;
    /// A number beside a drawing or a drag, with its unit: term "max" → "most 7.5″". Directions are
    /// in degrees whatever the unit.
    virtual QString measure(std::string_view term, double value, std::string_view unit) const;
    /// "7.5″": a length of the board's unit with the reader's decimal separator.
    QString length(double value, std::string_view unit = "inch") const;
    /// A direction: the compass's name where it is one of the 32 ("WSW"), else degrees ("047.5°").
    /// On a board without a north a game says it in its own words.
    virtual QString heading(double degrees) const;
    /// F1: what happens in a phase, with rule numbers.
    virtual QString phaseHelp(std::string_view id) const;
    /// Label and number of a line of the situation: "Orders played: 2".
    virtual QString count(std::string_view key, int n) const;
    /// "rule 7.3f", "ruling R12", "rule “Move”"; empty for none.
    QString rule(const Citation &citation) const;
    /// The same for a narrow column: "7.3f", "R12", a named rule by its name.
    QString ruleMark(const Citation &citation) const;

    // Charts.

    virtual QString chartTitle(std::string_view id) const;
    /// A sentence below a chart.
    virtual QString chartNote(std::string_view id) const;
    /// What a cell or a head says: "1–3", "+1", "8/27", words.
    QString chartText(const ChartText &text) const;
    /// What a cell of that chart means, in a sentence; empty: it says itself.
    virtual QString chartMeaning(std::string_view chart, const ChartText &cell) const;

    // New table.

    virtual QString gameName() const;
    virtual QString scenario(std::string_view id) const;
    virtual QString scenarioHelp(std::string_view id) const;
    virtual QString option(std::string_view key) const;
    virtual QString optionHelp(std::string_view key) const;
    /// One value that an option can take, given as JSON text.
    virtual QString optionValue(std::string_view key, std::string_view jsonText) const;

    /// "A, B and C" (Spanish e before i-, hi-).
    static QString list(const QStringList &items);
    /// A whole sentence whose names are put in: Spanish e, not y, before i-, hi-.
    static QString euphonic(const QString &sentence);
    /// Faces as they fell: "4, 3, 5".
    static QString faces(const QJsonArray &dice);
    /// "+1", "−2" with the real minus.
    static QString withSign(int value);
    /// Two decimals at most, as the reader writes them: "7", "7.5", "−1.25".
    static QString decimal(double value);

protected:
    /// One event's sentence; the object carries "event". Empty: nothing to say.
    virtual QString sentence(const QJsonObject &event) const;
    /// The line that stands for a whole act.
    virtual QString summary(const QJsonObject &command, const QJsonArray &events) const;
    /// The words of a chart with their numbers; the base class takes the term's.
    virtual QString chartWords(const ChartText &text) const;
    /// The name of a rule that has one ("move" of 9.move, "falling-aboard"), empty: it is numbered.
    virtual QString ruleName(std::string_view name) const;
    /// The name of the rule that a citation means, empty: it is numbered.
    QString nameOfRule(const QString &citation) const;

private:
    QHash<QString, PictureName> m_places;
    QHash<QString, QString> m_pieces; ///< names that pieces carry, by id
};

/// The narrator of a game. Without a board places keep their ids (new-table wizard).
std::unique_ptr<Narrator> makeNarrator(const GameModule &game, const BoardPicture &board = {});
std::unique_ptr<Narrator> makeNarrator(const GameModule &game, const Position &opening);

/// The text of an id or of JSON out of the rules.
inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace qd
