// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace qd::bench {

/// Appends `count` rows of 300 bytes and two hashes with plain SQLite in C, one transaction each
/// (write-ahead log, FULL), and gives the time of each in microseconds. The floor under our own
/// path.
std::vector<double> floorAppends(const QString &file, int count);

/// Microseconds of a steady clock.
double microseconds();

/// The value below which `share` of the values lie. Sorts them.
double percentile(std::vector<double> &values, double share);

} // namespace qd::bench
