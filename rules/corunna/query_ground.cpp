// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/embarkation.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/query.h"
#include "rules/corunna/stacking.h"
#include "rules/corunna/zones.h"

#include <algorithm>

// Queries on ground, stacks, ways and ships (rules 4, 6.8, 6.10, 6.11).
namespace qd::corunna {
namespace {

constexpr int kMostNumber = 1000; ///< of increments and the like
constexpr int kDismount = 6;
constexpr int kDragoonsFire = 8; ///< increments, 6.8.6

bool isNumber(const std::optional<int> &number)
{
    return !number || (*number >= 0 && *number <= kMostNumber);
}

Refusal noNumber()
{
    return badCommand("a number is out of its range");
}

/// A unit of the table, or a what-if.
struct StackItem {
    std::optional<UnitRef> unit;
    Stacked what;
};

bool decode(const Lexicon &lexicon, const Json &json, StackItem &item)
{
    if (json.is_string())
        return corunna::decode(lexicon, json, item.unit.emplace());
    return corunna::decode(lexicon, json, item.what) && isNumber(item.what.increments);
}

struct LoadItem {
    std::optional<UnitRef> unit;
    Cargo what;
};

bool decode(const Lexicon &lexicon, const Json &json, LoadItem &item)
{
    if (json.is_string())
        return corunna::decode(lexicon, json, item.unit.emplace());
    return corunna::decode(lexicon, json, item.what) && isNumber(item.what.increments);
}

struct StackingKeys {
    std::optional<Hex> hex;
    std::vector<UnitRef> add;
    std::optional<Terrain> terrain;
    std::optional<std::vector<StackItem>> units;
    QD_COR_KEYS(v.maybe("hex", hex); v.maybe("add", add); v.maybe("terrain", terrain);
                v.maybe("units", units);)
};

struct CostKeys {
    std::optional<Terrain> terrain;
    std::optional<MoveClass> moveClass;
    std::optional<UnitRef> unit;
    std::optional<Hex> from;
    std::vector<Hex> path;
    std::optional<bool> roadColumn;
    bool rout = false;
    QD_COR_KEYS(v.maybe("terrain", terrain); v.maybe("class", moveClass); v.maybe("unit", unit);
                v.maybe("from", from); v.maybe("path", path); v.maybe("road_column", roadColumn);
                v.maybe("rout", rout);)
};

struct EmbarkKeys {
    std::optional<LoadKind> kind;
    std::optional<UnitRef> unit;
    std::optional<std::vector<LoadItem>> load;
    QD_COR_KEYS(v.maybe("kind", kind); v.maybe("unit", unit); v.maybe("load", load);)
};

struct ShipKeys {
    std::optional<UnitRef> ship;
    std::optional<int> full, now, fireMedium, fireLong;
    QD_COR_KEYS(v.maybe("ship", ship); v.maybe("full", full); v.maybe("now", now);
                v.maybe("fire_medium", fireMedium); v.maybe("fire_long", fireLong);)
};

struct LossKeys {
    int called = 0;
    bool dismounted = false;
    std::optional<UnitRef> unit;
    QD_COR_KEYS(v("called", called); v.maybe("dismounted", dismounted); v.maybe("unit", unit);)
};

struct DismountedKeys {
    std::optional<int> increments, movement, melee;
    QD_COR_KEYS(v.maybe("increments", increments); v.maybe("movement", movement);
                v.maybe("melee", melee);)
};

Json stackJson(const State &state, const Stack &stack)
{
    const Lexicon lexicon = lexiconOf(state);
    return {{"ok", stack.ok},
            {"total", encode(lexicon, stack.total.value())},
            {"limit", encode(lexicon, stack.limit)},
            {"because", encode(lexicon, stack.because)},
            {"fails", stack.fails},
            {"unchecked", stack.unchecked}};
}

Answer costOfTerrain(const State &state, Terrain terrain, MoveClass moveClass)
{
    const bool inPort = moveClass == MoveClass::Ship && terrain == Terrain::Port
        && state.options.shipsEnterPorts; // R15
    const auto cost = terrainCost(inPort ? Terrain::Sea : terrain, moveClass);
    if (!cost) {
        if (moveClass == MoveClass::Ship)
            return tl::unexpected(
                Refusal{"coast-hex", "4.3.2", "ships keep off coasts and ports", {}});
        if (terrain == Terrain::SpecialStructure)
            return tl::unexpected(Refusal{"special-structure-infantry-only",
                                          "4.7.3",
                                          "only infantry enters a Special Structure",
                                          {}});
        return tl::unexpected(
            Refusal{"sea-hex", "4.2", "only ships are at sea or in the river", {}});
    }
    const Because because{
        Term{std::string(nameOf(terrain)), static_cast<double>(*cost), "chart-movement", Op::Add}};
    return Json{{"cost", *cost}, {"because", encode(lexiconOf(state), because)}};
}

/// The ground of each hex of a way, for a class alone; a ship of no name is a transport.
std::optional<Refusal> closedTo(const State &state, Hex from, const CostKeys &keys, WayMode mode)
{
    const Kind ship = keys.unit ? state.unit(*keys.unit).card->kind : Kind::Transport;
    for (std::size_t i = 0; i < keys.path.size(); ++i) {
        const Terrain terrain = state.board->terrain(keys.path[i]);
        if (mode.moveClass == MoveClass::Ship) {
            if (auto refusal = seaRefusal(state, ship, keys.path[i]))
                return refusal;
        } else if (!terrainCost(terrain, mode.moveClass)
                   && !isTraversed(state, from, keys.path, i)) {
            return costOfTerrain(state, terrain, mode.moveClass).error();
        }
    }
    return std::nullopt;
}

Answer costOfWay(const State &state, const CostKeys &keys)
{
    const Unit *unit = keys.unit ? &state.unit(*keys.unit) : nullptr;
    const auto from = keys.from           ? keys.from
        : unit != nullptr && onMap(*unit) ? unit->hex
                                          : std::nullopt;
    if (unit != nullptr && !from)
        return tl::unexpected(valueMissing("units." + unit->card->id + ".hex"));
    if ((unit == nullptr) == !keys.moveClass || !from || keys.path.empty()
        || !isWay(*state.board, *from, keys.path))
        return tl::unexpected(badCommand("a unit or class, and a path from hex to hex"));
    WayMode mode;
    mode.moveClass = keys.moveClass ? *keys.moveClass : moveClassOf(*unit);
    mode.roadColumn =
        keys.roadColumn.value_or(unit != nullptr && unit->formation == Formation::RoadColumn);
    mode.rout = keys.rout;
    if (auto refusal = closedTo(state, *from, keys, mode))
        return tl::unexpected(std::move(*refusal));
    const WayCost cost = wayCost(state, *from, keys.path, mode);
    if (!cost.missing.empty())
        return tl::unexpected(valueMissing(cost.missing.front(), "chart-movement"));
    return Json{{"cost", cost.known}, {"because", encode(lexiconOf(state), cost.because)}};
}

Json loadJson(const State &state, const std::vector<LoadItem> &items)
{
    std::vector<Cargo> load;
    for (const LoadItem &item : items)
        load.push_back(item.unit ? cargoOf(state.unit(*item.unit)) : item.what);
    const LoadCheck check = checkLoad(state.options, load);
    return {{"fits", check.fits}, {"load_because", encode(lexiconOf(state), check.because)}};
}

} // namespace

Answer askStacking(const State &state, const Json &query)
{
    return withKeys<StackingKeys>(
        state, query, [](const State &s, const StackingKeys &keys) -> Answer {
            if (keys.hex.has_value() == keys.terrain.has_value()
                || keys.terrain.has_value() != keys.units.has_value()
                || (keys.terrain && !keys.add.empty()))
                return tl::unexpected(badCommand("a hex, or a terrain with units"));
            std::vector<Stacked> units;
            if (keys.hex) {
                std::vector<UnitRef> there = unitsAt(s, *keys.hex);
                for (const UnitRef more : keys.add)
                    if (std::find(there.begin(), there.end(), more) == there.end())
                        there.push_back(more);
                for (const UnitRef unit : there)
                    units.push_back(stackedOf(s, unit));
                return stackJson(s, stackOf(s.options, s.board->terrain(*keys.hex), units));
            }
            for (const StackItem &item : *keys.units)
                units.push_back(item.unit ? stackedOf(s, *item.unit) : item.what);
            return stackJson(s, stackOf(s.options, *keys.terrain, units));
        });
}

Answer askMoveCost(const State &state, const Json &query)
{
    return withKeys<CostKeys>(state, query, [](const State &s, const CostKeys &keys) -> Answer {
        if (!keys.terrain)
            return costOfWay(s, keys);
        if (!keys.moveClass || keys.unit || keys.from || !keys.path.empty())
            return tl::unexpected(badCommand("a terrain is asked with a class"));
        return costOfTerrain(s, *keys.terrain, *keys.moveClass);
    });
}

Answer askEmbark(const State &state, const Json &query)
{
    return withKeys<EmbarkKeys>(state, query, [](const State &s, const EmbarkKeys &keys) -> Answer {
        if (static_cast<int>(keys.kind.has_value()) + static_cast<int>(keys.unit.has_value())
                + static_cast<int>(keys.load.has_value())
            != 1)
            return tl::unexpected(badCommand("a kind, a unit, or a load"));
        if (keys.load)
            return loadJson(s, *keys.load);
        if (keys.unit && isShip(s.unit(*keys.unit).card->kind))
            return tl::unexpected(badCommand("ships do not embark"));
        const LoadKind kind = keys.kind ? *keys.kind : loadKindOf(s.unit(*keys.unit).card->kind);
        const int cost = embarkCost(kind);
        const Because because{
            Term{std::string(nameOf(kind)), static_cast<double>(cost), kEmbarkation, Op::Add}};
        constexpr double kHalf = 0.5; // R58
        return Json{
            {"cost", cost}, {"because", encode(lexiconOf(s), because)}, {"ship_share", kHalf}};
    });
}

Answer askShip(const State &state, const Json &query)
{
    return withKeys<ShipKeys>(state, query, [](const State &s, const ShipKeys &given) -> Answer {
        ShipKeys keys = given;
        if (keys.ship) {
            const Unit &ship = s.unit(*keys.ship);
            if (!isShip(ship.card->kind) || keys.full || keys.now)
                return tl::unexpected(badCommand("a ship, or full and now"));
            keys.full = ship.value(ValueKey::IncrementsFull);
            keys.now = ship.increments;
            if (!keys.fireMedium)
                keys.fireMedium = ship.value(ValueKey::FireMedium);
            if (!keys.fireLong)
                keys.fireLong = ship.value(ValueKey::FireLong);
            if (!keys.full || !keys.now)
                return tl::unexpected(valueMissing(
                    "units." + ship.card->id + (keys.full ? ".increments" : ".increments_full")));
        }
        if (!keys.full || !keys.now || *keys.full < 1 || *keys.now < 0 || *keys.now > *keys.full
            || !isNumber(keys.full) || !isNumber(keys.fireMedium) || !isNumber(keys.fireLong))
            return tl::unexpected(noNumber());
        const Exact share = Exact::of(*keys.now, *keys.full);
        const auto part = [&](const std::optional<int> &fire) {
            return fire ? encode(lexiconOf(s), (Exact::of(*fire) * share).value()) : Json(nullptr);
        };
        return Json{{"strength", *keys.now},
                    {"full", *keys.full},
                    {"share", share.text()},
                    {"must_exit", lostHalf(*keys.full, *keys.full - *keys.now)},
                    {"sunk", *keys.now == 0},
                    {"fire_medium", part(keys.fireMedium)},
                    {"fire_long", part(keys.fireLong)}};
    });
}

Answer askLosses(const State &state, const Json &query)
{
    return withKeys<LossKeys>(state, query, [](const State &s, const LossKeys &keys) -> Answer {
        if (keys.called < 1 || keys.called > kMostNumber || (keys.unit && keys.dismounted))
            return tl::unexpected(noNumber());
        const bool doubled = keys.dismounted || (keys.unit && suffered(s.unit(*keys.unit), 1) == 2);
        Because because{Term{"called", static_cast<double>(keys.called), "series", Op::Add}};
        if (doubled)
            because.push_back(Term{"dismounted-double", 2, "6.8.8", Op::Times});
        return Json{{"losses", doubled ? 2 * keys.called : keys.called},
                    {"because", encode(lexiconOf(s), because)}};
    });
}

Answer askDismounted(const State &state, const Json &query)
{
    return withKeys<DismountedKeys>(
        state, query, [](const State &s, const DismountedKeys &keys) -> Answer {
            if (!isNumber(keys.increments) || !isNumber(keys.movement) || !isNumber(keys.melee))
                return tl::unexpected(noNumber());
            const Lexicon lexicon = lexiconOf(s);
            const auto half = [&lexicon](const std::optional<int> &value) {
                return value ? encode(lexicon, Exact::of(*value, 2).value()) : Json(nullptr);
            };
            const auto halfDown = [](const std::optional<int> &value) {
                return value ? Json(*value / 2) : Json(nullptr);
            };
            return Json{
                {"stacking", half(keys.increments)},
                {"defence_increments", halfDown(keys.increments)},
                {"fire_increments",
                 keys.increments ? Json(std::min(*keys.increments, kDragoonsFire)) : Json(nullptr)},
                {"movement", halfDown(keys.movement)},
                {"melee", half(keys.melee)},
                {"dismount_cost", kDismount},
                {"mount_cost", "all"}};
        });
}

} // namespace qd::corunna
