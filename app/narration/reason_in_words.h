// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"

#include <QString>

#include <string_view>

namespace qd {

class Narrator;

/// A technical reason of the rules, which they compose in English for a script's author, in the
/// reader's language: those that people meet in data files of their own are sentences; any other
/// stands in quotes and says that it is English, unless the reader's language is English.
QString reasonInWords(std::string_view english);

/// Why the rules refuse a data file, as a part of a sentence: a flaw that has a code ("flaw" among
/// the refusal's details) by the game's own sentence, else its reason in words.
QString reasonOf(const Narrator &narrator, const Refusal &refusal);

/// What the rules have against a data file (a board, a fleet, tables of a series), in a sentence.
QString dataTrouble(const Narrator &narrator, const Refusal &refusal);

} // namespace qd
