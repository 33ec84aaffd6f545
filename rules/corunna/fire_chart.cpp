// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/fire_chart.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

using Cell = FireCellOf;

constexpr Cell times(int multiple)
{
    return {Cell::Kind::Multiple, multiple};
}

constexpr Cell kPrinted{Cell::Kind::Printed, 0};
constexpr Cell kNo{Cell::Kind::NotPermitted, 0};

constexpr FireRow row(UnitType type, int multiple, Cell skirmish)
{
    return {type, times(multiple), kPrinted, times(multiple), kPrinted, skirmish};
}

constexpr FireRow company(UnitType type)
{
    return {type, times(4), times(4), times(4), times(4), kPrinted};
}

constexpr std::array<FireRow, 12> kRows{{
    row(UnitType::Ligne, 3, kNo),
    row(UnitType::Sapeurs, 3, kNo),
    row(UnitType::Suisse, 3, kNo),
    row(UnitType::Legere, 3, times(4)),
    row(UnitType::DismountedDragoons, 1, kNo),
    row(UnitType::Guard, 4, kNo),
    row(UnitType::Foot, 4, kNo),
    row(UnitType::Fusiliers, 4, kNo),
    row(UnitType::Light, 4, kNo),
    row(UnitType::Rifles, 5, kNo),
    company(UnitType::LightCompany),
    company(UnitType::RifleCompany),
}};

const FireRow *rowOf(UnitType type)
{
    const auto found = std::find_if(kRows.begin(), kRows.end(),
                                    [type](const FireRow &r) { return r.type == type; });
    return found == kRows.end() ? nullptr : &*found;
}

} // namespace

std::span<const FireRow> fireRows()
{
    return kRows;
}

std::optional<FireCellOf> fireCell(UnitType type, Formation formation)
{
    const FireRow *found = rowOf(type);
    if (found == nullptr)
        return std::nullopt;
    switch (formation) {
    case Formation::Line:
        return found->line;
    case Formation::Column:
        return found->column;
    case Formation::Square:
        return found->square;
    case Formation::GeneralOrder:
        return found->generalOrder;
    case Formation::Skirmish:
        return found->skirmish;
    default:
        return std::nullopt;
    }
}

bool maySkirmish(UnitType type)
{
    const FireRow *found = rowOf(type);
    return type != UnitType::Mob
        && (found == nullptr || found->skirmish.kind != FireCellOf::Kind::NotPermitted);
}

} // namespace qd::corunna
