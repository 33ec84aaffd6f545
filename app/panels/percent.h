// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qd {

/// A chance in the reader's way of writing: "12.5%". What is possible is never "0.0%", but "<0.1%".
QString percentText(double chance);

} // namespace qd
