// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/hit_tables.h"

namespace qd::as_per_margin {
namespace {

constexpr int kBandWidth = 8; ///< inches
constexpr int kSpares = 2; ///< 1-2: nothing
constexpr int kSparesEnglish = 4; ///< 3-4: nothing for an English target

std::size_t row(int face)
{
    return static_cast<std::size_t>(face - 1);
}

} // namespace

Hit table1(int band, int face)
{
    return kTable1.at(static_cast<std::size_t>(band / kBandWidth - 1)).at(row(face));
}

Hit table2(int face)
{
    return kTable2.at(row(face));
}

Hit table3(int face)
{
    return kTable3.at(row(face));
}

Hit magazine(Side target, int face)
{
    const int spared = target == Side::English ? kSparesEnglish : kSpares;
    return face <= spared ? Hit::Miss : Hit::Explosion;
}

} // namespace qd::as_per_margin
