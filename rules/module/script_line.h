// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/act.h"
#include "rules/module/table_spec.h"

#include <string>
#include <string_view>
#include <variant>

namespace qd {

/// The longest line of a script that is read, in bytes; longer ones are refused unread.
inline constexpr std::size_t kScriptLineLimit = std::size_t{4} << 20U;

/// What a line of a script says (contract.md, "Line forms").
namespace line {

/// Empty, or a `#` comment.
struct Blank { };

struct Note {
    std::string text;
};

/// An expectation of a vector: `json` is matched against the reply before it.
struct Expect {
    enum class How { Whole, Contains };
    How how = How::Whole;
    std::string json;
};

struct Table {
    TableSpec spec;
};

struct Do {
    Act act;
};

struct Ask {
    std::string query; ///< canonical JSON object
};

struct Undo { };

struct Redo { };

} // namespace line

/// A line that cannot be read is a refusal (bad-command).
using ScriptLine = std::variant<line::Blank, line::Note, line::Expect, line::Table, line::Do,
                                line::Ask, line::Undo, line::Redo, Refusal>;

/// Reads one line, with or without its line break.
ScriptLine readScriptLine(std::string_view text);

/// The table line of a spec: what readScriptLine reads back.
std::string tableLine(const TableSpec &spec);
std::string noteLine(std::string_view text);

} // namespace qd
