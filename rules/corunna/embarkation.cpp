// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/embarkation.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

/// By LoadKind: the cost, and the increments that one transport takes.
struct Row {
    int cost;
    int capacity;
};

constexpr std::array<Row, 5> kRows{{{5, 8}, {5, 8}, {7, 4}, {6, 2}, {5, 0}}};

LoadKind rowOf(LoadKind kind)
{
    return kind == LoadKind::LightCompany ? LoadKind::Infantry : kind;
}

int capacityOf(LoadKind kind)
{
    return kRows.at(static_cast<std::size_t>(kind)).capacity;
}

void add(LoadCheck &check, std::string_view term, double value, const char *rule = kEmbarkation)
{
    check.because.push_back(Term{std::string(term), value, rule, Op::Add});
}

/// One infantry battalion goes alone, whatever its size.
bool isOneBattalion(const std::vector<Cargo> &load)
{
    return std::all_of(load.begin(), load.end(), [&load](const Cargo &cargo) {
        return cargo.kind == LoadKind::Infantry && !cargo.battalion.empty()
            && cargo.battalion == load.front().battalion;
    });
}

} // namespace

int embarkCost(LoadKind kind)
{
    return kRows.at(static_cast<std::size_t>(kind)).cost;
}

LoadKind loadKindOf(Kind kind)
{
    switch (kind) {
    case Kind::Cavalry:
        return LoadKind::Cavalry;
    case Kind::Artillery:
        return LoadKind::Artillery;
    case Kind::LightCompany:
        return LoadKind::LightCompany;
    default:
        return LoadKind::Infantry;
    }
}

Cargo cargoOf(const Unit &unit)
{
    Cargo cargo{loadKindOf(unit.card->kind), unit.increments, {}};
    if (isBattalion(unit))
        cargo.battalion = unit.card->half ? unit.card->ofBattalion : unit.card->id;
    return cargo;
}

LoadCheck checkLoad(const Options &options, const std::vector<Cargo> &given)
{
    std::vector<Cargo> load = given;
    std::erase_if(load, [](const Cargo &cargo) { return cargo.kind == LoadKind::Leader; });
    LoadCheck check;
    if (load.empty())
        return check;
    if (isOneBattalion(load)) {
        add(check, "one-battalion", 0);
        return check;
    }
    std::array<int, 5> sums{};
    std::array<bool, 5> there{};
    for (const Cargo &cargo : load) {
        const auto row = static_cast<std::size_t>(rowOf(cargo.kind));
        sums.at(row) += cargo.increments.value_or(0);
        there.at(row) = true;
        check.unknown = check.unknown || !cargo.increments;
    }
    const bool mixed = std::count(there.begin(), there.end(), true) > 1;
    Exact share;
    for (const LoadKind kind : {LoadKind::Infantry, LoadKind::Cavalry, LoadKind::Artillery}) {
        const auto row = static_cast<std::size_t>(kind);
        if (!there.at(row))
            continue;
        add(check, nameOf(kind), sums.at(row));
        share = share + Exact::of(sums.at(row), capacityOf(kind));
    }
    check.fits = !(Exact::of(1) < share);
    if (!mixed)
        return check;
    if (options.load == Load::Mixed) {
        add(check, "share", share.value());
    } else {
        add(check, "mixed-load", 0, "R57");
        check.fits = false;
    }
    return check;
}

} // namespace qd::corunna
