// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"
#include "rules/module/game_module.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace qd {

/// What the new-table wizard holds so far: values only, so that it can be put aside and taken up
/// again. Each game keeps its own choices while another one is looked at.
class NewTableDraft {
public:
    /// A data file that is chosen.
    struct Data {
        QString json; ///< the name as a JSON text, or the whole text of an own file
        QString file; ///< where the own file lies, empty: it comes with the program
        friend bool operator==(const Data &, const Data &) = default;
    };

    /// The kind under which a game's boards are known.
    static constexpr const char *kBoard = "board";
    /// Longest title and longest name, in characters.
    static constexpr int kLongestTitle = 80;
    static constexpr int kLongestName = 60;

    /// Begins with the first of the games, everything at its default.
    explicit NewTableDraft(const std::vector<const GameModule *> &games);

    const GameModule &game() const { return *m_game; }

    const GameInfo &info() const { return m_game->info(); }

    /// False: there is no such game, nothing changed.
    bool chooseGame(const QString &id);

    QString scenario() const;
    void setScenario(const QString &id);
    /// The board (kBoard), or the data file that an option names by its key.
    Data data(const QString &key) const;
    void setData(const QString &key, const Data &data);
    /// An option's value as JSON text.
    QString option(const QString &key) const;
    void setOption(const QString &key, const QString &json);
    /// Options (data files apart) that are not as in the rulebook, in the game's order.
    QStringList changedOptions() const;
    void restoreRulebook();

    QString player(int side) const;
    void setPlayer(int side, const QString &name);

    QString title() const { return m_title; }

    void setTitle(const QString &title) { m_title = title; }

    QString referee() const { return m_referee; }

    void setReferee(const QString &name) { m_referee = name; }

    DiceSource dice() const { return m_dice; }

    void setDice(DiceSource source) { m_dice = source; }

    /// Where the journal goes, empty: into the usual folder.
    QString folder() const { return m_folder; }

    void setFolder(const QString &folder) { m_folder = folder; }

    TableSpec spec() const;
    /// The spec if `data` stood under `key`: what a game is asked about an own file.
    TableSpec specWith(const QString &key, const Data &data) const;
    /// Names as they go into the journal; an empty title becomes `gameName`.
    TablePeople people(const QString &gameName) const;

    /// Nothing was typed, and nothing but the game and the dice was chosen.
    bool isUntouched() const;

private:
    struct Choices {
        QString scenario;
        QHash<QString, Data> data; ///< only what differs from the default
        QHash<QString, QString> options; ///< the same
        QStringList players;
    };

    Choices &choices();
    const Choices *found() const;
    const OptionInfo *optionInfo(const QString &key) const;

    std::vector<const GameModule *> m_games;
    const GameModule *m_game;
    QHash<QString, Choices> m_choices; ///< by the game's id
    QString m_title, m_referee, m_folder;
    DiceSource m_dice = DiceSource::Table;
};

/// A name as a journal can keep it: one line without control characters, at most `longest`
/// characters.
QString cleanName(const QString &typed, int longest);

} // namespace qd
