// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// How many different rolls two dice make when one counts sixes: 11, 12 … 16, 21 … 66.
constexpr int kRolls = 36;

/// The roll of that place, 0 … 35, as a base-6 number 11 … 66.
constexpr int rollAt(int place)
{
    return (place / 6 + 1) * 10 + place % 6 + 1;
}

/// The place of a roll; nullopt: those dice don't fall.
std::optional<int> placeOf(int roll);

inline constexpr auto *kSeriesFormat = "corunna-series-tables-1";

/// A file of series tables (specification 9.3) under edit. What this doesn't know stays in it.
struct SeriesFile {
    QJsonObject pack;

    /// A file's text; what is no JSON object begins an empty pack.
    static SeriesFile fromJson(const std::string &text);

    std::string json() const; ///< canonical
    std::string text() const; ///< laid out for people

    QString name() const { return pack.value(u"name").toString(); }

    /// Nobody compared it with the printed tables yet.
    bool isUnchecked() const { return pack.value(u"conjecture").toBool(); }

    void setUnchecked(bool unchecked);

    /// Nothing is typed: no table, no rule of a roll.
    bool isEmpty() const;

    /// The lines of a table ("fire", "melee", "rolls") that somebody compared with the printed one,
    /// while others are still unchecked.
    QStringList compared(const QString &table) const;
    void setCompared(const QString &table, const QStringList &lines);
};

/// What a table of a file had that the grid can't hold, a sentence each: it is said, not hidden.
using Losses = QStringList;

/// The Fire Table as it is printed: a column a ratio, a line a number of losses, in it the lowest
/// roll that makes them.
struct FireGrid {
    QStringList columns; ///< "1.5:1", rising; last those of a file that are no ratio
    std::vector<std::vector<int>> from; ///< by column, losses 1 …; 0: never

    /// `lost` takes what could not be read.
    static FireGrid fromJson(const QJsonObject &fire, Losses *lost = nullptr);
    /// `fire` with these columns and cells.
    QJsonObject toJson(QJsonObject fire) const;
    int most() const; ///< losses that any column has
    void addColumn(const QString &ratio);
    void removeColumn(int column);
    /// Another ratio for a column, which goes where it belongs. False: it is none, or is there.
    bool renameColumn(int column, const QString &ratio);
    void set(int column, int losses, int roll);
    int at(int column, int losses) const;

    /// Where it is not as printed tables are: a higher ratio that needs a higher roll for the same
    /// losses. Pairs of column and losses.
    std::vector<std::pair<int, int>> notMonotone() const;
    /// Where more losses don't need a higher roll than fewer in the same column, which the rules
    /// refuse. Pairs of column and losses.
    std::vector<std::pair<int, int>> notRising() const;
};

/// The Mêlée Table as it is printed: a column a ratio, a line a roll.
struct MeleeGrid {
    QStringList columns;
    std::vector<std::array<QJsonObject, kRolls>> results; ///< without from and to; empty: none

    static MeleeGrid fromJson(const QJsonObject &melee, Losses *lost = nullptr);
    QJsonObject toJson(QJsonObject melee) const;
    void addColumn(const QString &ratio);
    void removeColumn(int column);
    bool renameColumn(int column, const QString &ratio);
    /// Rolls of a column that have no result.
    QStringList uncovered(int column) const;
};

/// Columns that the rules refuse: no ratio, or the same ratio as the one before.
enum class ColumnFlaw { None, NoRatio, Again };
ColumnFlaw flawOf(const QStringList &columns, int column);

/// "3:1", "2.5:1" as a number; nullopt: it is no ratio.
std::optional<double> ratioOf(const QString &text);
/// Where a ratio belongs among rising ones; nullopt: it is none, or is there already.
std::optional<int> placeAmong(const QStringList &columns, const QString &ratio);

} // namespace qd::corunna
