// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/ship_types.h"

#include "rules/as_per_margin/options.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

/// One line of the chart of types (9.1). `first` and `second` are the gun boxes of the two
/// batteries of the kind, −1: the type has none such.
struct TypeLine {
    Rate rate;
    int top, bottom;
    Battery kind; ///< the first battery: port, fore or forward
    int first, second;
    int hull;
};

constexpr std::array<TypeLine, 11> kTypes{{
    {Rate::First, 6, 6, Battery::Port, 6, 6, 12},
    {Rate::Second, 5, 5, Battery::Port, 5, 5, 10},
    {Rate::Third, 4, 4, Battery::Port, 4, 4, 8},
    {Rate::Fourth, 3, 3, Battery::Port, 3, 3, 6},
    {Rate::Fifth, 2, 2, Battery::Port, 2, 2, 4},
    {Rate::Sixth, 1, 1, Battery::Port, 1, 1, 2},
    {Rate::BombKetch, 1, 1, Battery::Fore, 1, 1, 4},
    {Rate::Gunboat, 1, 0, Battery::Forward, 1, -1, 1},
    {Rate::MerchantLarge, 3, 3, Battery::Port, 2, 2, 6},
    {Rate::MerchantMedium, 2, 2, Battery::Port, 1, 1, 4},
    {Rate::MerchantSmall, 1, 1, Battery::Port, -1, -1, 2},
}};
static_assert(kTypes.size() == static_cast<std::size_t>(Rate::MerchantSmall) + 1);

/// Guns of a class (9.1), the heaviest first.
struct ClassLine {
    Rate rate;
    int from, to; ///< guns, inclusive
};

constexpr int kNoLimit = 1 << 20;
constexpr std::array<ClassLine, 6> kClasses{{
    {Rate::First, 100, kNoLimit},
    {Rate::Second, 90, 98},
    {Rate::Third, 64, 80},
    {Rate::Fourth, 50, 60},
    {Rate::Fifth, 32, 44},
    {Rate::Sixth, 20, 30},
}};

constexpr int kFewestGuns = 20;
constexpr int kEvenMerchantRow = 2; ///< r32: six boxes shared evenly by three types
constexpr int kGunsInABox = 11; ///< the middle of 8 to 14 (r25)

int gapTo(const ClassLine &line, int guns)
{
    return std::max({line.from - guns, guns - line.to, 0});
}

} // namespace

Boxes boxesOf(Rate rate, const Options &options)
{
    const TypeLine &line = kTypes.at(static_cast<std::size_t>(rate));
    Boxes boxes{line.top, line.bottom, {}, line.hull};
    if (line.first >= 0)
        boxes.guns.emplace_back(line.kind, line.first);
    if (line.second >= 0)
        boxes.guns.emplace_back(line.kind == Battery::Port ? Battery::Starboard : Battery::Aft,
                                line.second);
    const bool merchant = rate >= Rate::MerchantLarge;
    if (merchant && options.merchantBoxes == MerchantBoxes::TwoTwoTwo) {
        boxes.top = boxes.bottom = kEvenMerchantRow;
        boxes.hull = 2 * kEvenMerchantRow;
    }
    const auto other = options.rates.find(rate);
    return other == options.rates.end() ? boxes : edited(std::move(boxes), other->second);
}

Boxes edited(Boxes boxes, const BoxesEdit &edit)
{
    if (edit.masts) {
        boxes.top = edit.masts->first;
        boxes.bottom = edit.masts->second;
    }
    if (edit.guns)
        boxes.guns = *edit.guns;
    if (edit.hull)
        boxes.hull = *edit.hull;
    return boxes;
}

std::optional<RateByGuns> rateOf(int guns)
{
    if (guns < kFewestGuns)
        return std::nullopt;
    // A tie goes to the lower class: the later line.
    const ClassLine *nearest = &kClasses.front();
    for (const ClassLine &line : kClasses)
        if (gapTo(line, guns) <= gapTo(*nearest, guns))
            nearest = &line;
    return RateByGuns{nearest->rate, gapTo(*nearest, guns) == 0};
}

int shoreBoxes(int guns)
{
    return std::max(1, (2 * guns + kGunsInABox) / (2 * kGunsInABox));
}

} // namespace qd::as_per_margin
