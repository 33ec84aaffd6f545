// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/words.h"

#include <array>
#include <cstdint>

// Tables I – III (specification 9.3 – 9.5) as printed; decide, the odds and the chart pages read
// these and nothing else.
namespace qd::as_per_margin {

/// What a face of a table says.
enum class Hit : std::uint8_t {
    Miss,
    Table2, ///< toss again on Table II
    Table3, ///< a fire: toss again on Table III
    Guns,
    Masts,
    Hull,
    BowCable,
    SternCable,
    ReToss, ///< near the magazine: toss again
    Explosion
};

/// Table I by range band (0: to 8, 1: to 16, 2: to 24 inches) and face − 1.
inline constexpr std::array<std::array<Hit, 6>, 3> kTable1{{
    {Hit::Miss, Hit::Miss, Hit::Miss, Hit::Table2, Hit::Guns, Hit::Masts},
    {Hit::Miss, Hit::Miss, Hit::Miss, Hit::Miss, Hit::Guns, Hit::Masts},
    {Hit::Miss, Hit::Miss, Hit::Miss, Hit::Miss, Hit::Miss, Hit::Masts},
}};
inline constexpr std::array<Hit, 6> kTable2{Hit::BowCable, Hit::SternCable, Hit::Table3,
                                            Hit::Hull,     Hit::Guns,       Hit::Masts};
inline constexpr std::array<Hit, 6> kTable3{Hit::ReToss, Hit::Hull, Hit::Masts,
                                            Hit::Hull,   Hit::Guns, Hit::Masts};

Hit table1(int band, int face); ///< band 8, 16 or 24
Hit table2(int face);
Hit table3(int face);
/// The second toss of Table III: Explosion or Miss; 3-4 spare the English.
Hit magazine(Side target, int face);

} // namespace qd::as_per_margin
