// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"
#include "rules/base/refusal.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace qd {

/// What a game has against the JSON text of a data file, nullopt: it takes it.
using DataCheck = std::function<std::optional<Refusal>(const std::string &json)>;

/// A data file of the person's own (a board, a deck …), read and checked: its canonical JSON text.
/// Faults name the file: NotFound, Unreadable, TooLarge; Malformed with the line, or with what the
/// game has against it.
tl::expected<QString, Fault> readOwnData(const QString &file, const DataCheck &check);

/// True when a data file says that parts of it are guessed ("conjecture" true, or a list of what
/// is). `json`: the file's text.
bool isConjecture(const std::string &json);

} // namespace qd
