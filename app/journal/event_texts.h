// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QByteArray>

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd {

/// One event of an entry: its name and its object, as text.
struct StoredEvent {
    std::string name;
    std::string json;
};

/// Takes an entry's `events` (an array of objects) apart without parsing what is in them: a hundred
/// thousand entries are read in no time. Faults: Malformed.
tl::expected<std::vector<StoredEvent>, Fault> splitEvents(const QByteArray &array);

/// An entry's `rolls` as numbers. Faults: Malformed.
tl::expected<std::vector<int>, Fault> readRolls(const QByteArray &array);
QByteArray rollsText(const std::vector<int> &faces);

} // namespace qd
