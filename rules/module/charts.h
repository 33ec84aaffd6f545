// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"

#include <string>
#include <utility>
#include <vector>

namespace qd {

/// What stands in a cell of a chart, or heads a row or a column: a number, a range of faces, a
/// fraction, or words. The app puts it into the reader's language.
struct ChartText {
    enum class Kind {
        Blank,
        Number, ///< numbers[0]
        Bonus, ///< numbers[0] with its sign
        Range, ///< numbers[0] … numbers[1], both included
        Fraction, ///< numbers[0] of numbers[1]
        Words, ///< `term` is narrated, with `numbers` as its numbered places
    };

    Kind kind = Kind::Blank;
    std::string term;
    std::vector<int> numbers;

    static ChartText number(int value) { return {Kind::Number, {}, {value}}; }

    static ChartText bonus(int value) { return {Kind::Bonus, {}, {value}}; }

    static ChartText range(int from, int to) { return {Kind::Range, {}, {from, to}}; }

    static ChartText fraction(int part, int whole) { return {Kind::Fraction, {}, {part, whole}}; }

    static ChartText words(std::string term, std::vector<int> numbers = {})
    {
        return {Kind::Words, std::move(term), std::move(numbers)};
    }

    friend bool operator==(const ChartText &, const ChartText &) = default;
};

enum class ChartUse { Idle, Lit }; ///< Lit: in use now, by the phase or by the act in hand

struct ChartColumn {
    ChartText head;
    ChartUse use = ChartUse::Idle;
};

struct ChartRow {
    ChartText head;
    std::vector<ChartText> cells; ///< as many as the chart has columns
    Citation rule; ///< none: the chart's own
    ChartUse use = ChartUse::Idle;
    /// What a cell would tell the act that it belongs to, as a partial command: an act of that name
    /// in hand takes its keys. As many as cells, or none; empty: that cell is only read.
    std::vector<std::string> tells{};
};

/// A chart of the rules as a table, made from the very numbers that `decide` uses: never a second
/// copy of them. Ids and terms are narrated by the app.
struct Chart {
    std::string id;
    Citation rule;
    ChartText corner; ///< what the heads of the rows are
    std::vector<ChartColumn> columns;
    std::vector<ChartRow> rows;
    std::vector<std::string> notes; ///< ids of sentences below the chart
    /// The printed chart that it is a part of, narrated as a title: parts of one page follow each
    /// other. Empty: it is a page of its own.
    std::string page{};

    bool inUse() const
    {
        for (const ChartRow &row : rows)
            if (row.use == ChartUse::Lit)
                return true;
        for (const ChartColumn &column : columns)
            if (column.use == ChartUse::Lit)
                return true;
        return false;
    }
};

} // namespace qd
