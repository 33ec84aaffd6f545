// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"

namespace qd {

int SeededGenerator::roll(DieKind kind)
{
    switch (kind) {
    case DieKind::Pips6:
        return static_cast<int>(below(6)) + 1;
    case DieKind::Base66: {
        const int tens = static_cast<int>(below(6)) + 1;
        return tens * 10 + static_cast<int>(below(6)) + 1;
    }
    case DieKind::Star: { // three blanks, then one, two and three stars
        const int face = static_cast<int>(below(6));
        return face < 3 ? 0 : face - 2;
    }
    case DieKind::Coin:
        return below(2) == 1 ? 1 : 2; // heads, tails
    }
    return 0;
}

} // namespace qd
