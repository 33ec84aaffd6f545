// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qd {

/// Where a ship points on a measured board: degrees, as a player types them, and the compass's name
/// where the direction has one: "135° (SE)", "047.5°". The wind is told by names alone
/// (Narrator::heading).
QString courseText(double degrees);

} // namespace qd
