// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/movement.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-movement";
constexpr int kRoutOverWall = 4; ///< 4.8.3
constexpr int kSea = 2;
constexpr int kNo = 0; ///< not permitted

/// Rows clear, village, town (and port), special structure; columns infantry, cavalry, artillery,
/// skirmisher companies, leaders.
constexpr std::array<std::array<int, 5>, 4> kCosts{
    {{1, 2, 2, 1, 1}, {2, 3, 2, 1, 1}, {3, 4, 3, 2, 1}, {3, kNo, kNo, 2, 1}}};

std::optional<std::size_t> rowOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear:
        return 0;
    case Terrain::Village:
        return 1;
    case Terrain::Town:
    case Terrain::Port:
        return 2;
    case Terrain::SpecialStructure:
        return 3;
    default:
        return std::nullopt;
    }
}

class Walker {
public:
    Walker(const State &state, WayMode mode) : m_state(state), m_mode(mode) { }

    void step(Hex from, Hex to)
    {
        const Board &board = *m_state.board;
        if (m_mode.moveClass == MoveClass::Ship)
            return add("sea", kSea, kChart);
        const auto cost = terrainCost(board.terrain(to), m_mode.moveClass);
        const bool traverses = !cost && board.isStructure(to) && m_state.options.castleTraverse;
        if ((m_mode.roadColumn || traverses) && board.roadBetween(from, to)) // R48
            return alongRoad(from, to);
        if (cost)
            add(std::string(nameOf(board.terrain(to))), *cost, kChart);
        else
            m_cost.missing.push_back("terrain." + std::string(nameOf(board.terrain(to))));
        if (board.has(Hexside::Ford, from, to))
            row(MoveRow::Ford, kChart);
        else if (board.has(Hexside::Stream, from, to))
            row(MoveRow::Stream, kChart);
        if (board.has(Hexside::Wall, from, to))
            row(MoveRow::Wall, kChart);
        if (board.has(Hexside::SunkenRoad, from, to))
            row(MoveRow::SunkenRoad, kChart);
        if (board.climbs(from, to))
            row(MoveRow::Slope, kChart);
        if (board.isRampart(from, to)) {
            if (m_mode.rout)
                add("rampart-rout", kRoutOverWall, "4.8.3");
            else
                row(MoveRow::Rampart, kChart);
        }
    }

    WayCost cost() { return std::move(m_cost); }

private:
    void add(std::string term, int value, const char *rule)
    {
        m_cost.because.push_back(Term{std::move(term), static_cast<double>(value), rule, Op::Add});
        m_cost.known += value;
    }

    std::optional<int> filled(MoveRow rowName) const
    {
        const auto &rows = m_state.ledger.chartFill.movement;
        const auto found = rows.find(rowName);
        if (found == rows.end())
            return std::nullopt;
        const auto cell = found->second.find(m_mode.moveClass);
        return cell == found->second.end() ? std::nullopt : std::optional(cell->second);
    }

    /// A row that the owner fills in.
    void row(MoveRow rowName, const char *rule)
    {
        if (const auto value = filled(rowName))
            return add(std::string(nameOf(rowName)), *value, rule);
        m_cost.missing.push_back("chart_fill.movement." + std::string(nameOf(rowName)) + '.'
                                 + std::string(nameOf(m_mode.moveClass)));
    }

    void alongRoad(Hex from, Hex to)
    {
        if (const auto road = filled(MoveRow::Road))
            add("road", *road, kChart);
        else
            add("road-as-clear", terrainCost(Terrain::Clear, m_mode.moveClass).value_or(1), "R54");
        const bool spared =
            m_mode.moveClass != MoveClass::Cavalry && m_mode.moveClass != MoveClass::Artillery;
        if (m_state.board->has(Hexside::Ford, from, to) && !spared)
            row(MoveRow::Ford, "4.1.2");
    }

    const State &m_state;
    WayMode m_mode;
    WayCost m_cost;
};

Allowance unitAllowance(const Unit &unit)
{
    Allowance allowance{std::nullopt, "units." + unit.card->id + ".movement", "series"};
    const auto printed = unit.value(ValueKey::Movement);
    if (isShip(unit.card->kind) && unit.halvesSpent > 0)
        allowance.rule = "4.2.3";
    if (!printed)
        return allowance;
    if (isShip(unit.card->kind))
        allowance.left = *printed * (2 - unit.halvesSpent) / 2 - unit.mpSpent;
    else if (isDragoons(unit) && !unit.mounted)
        allowance.left = *printed / 2 - unit.mpSpent; // 6.8.4
    else
        allowance.left = *printed - unit.mpSpent;
    return allowance;
}

} // namespace

std::optional<int> terrainCost(Terrain terrain, MoveClass moveClass)
{
    if (moveClass == MoveClass::Ship)
        return terrain == Terrain::Sea || terrain == Terrain::River ? std::optional(kSea)
                                                                    : std::nullopt;
    const auto row = rowOf(terrain);
    if (!row)
        return std::nullopt;
    const int cost = kCosts.at(*row).at(static_cast<std::size_t>(moveClass));
    return cost == kNo ? std::nullopt : std::optional(cost);
}

WayCost wayCost(const State &state, Hex from, const std::vector<Hex> &path, WayMode mode)
{
    Walker walker(state, mode);
    for (const Hex to : path) {
        walker.step(from, to);
        from = to;
    }
    return walker.cost();
}

MoveClass moveClassOf(const Unit &unit)
{
    switch (unit.card->kind) {
    case Kind::Infantry:
        return MoveClass::Infantry;
    case Kind::LightCompany:
        return unit.formation == Formation::Skirmish ? MoveClass::Skirmisher : MoveClass::Infantry;
    case Kind::Cavalry:
        return onFoot(unit) ? MoveClass::Infantry : MoveClass::Cavalry;
    case Kind::Artillery:
        return MoveClass::Artillery;
    case Kind::Sol:
    case Kind::Transport:
        return MoveClass::Ship;
    }
    return MoveClass::Infantry;
}

bool isTraversed(const State &state, Hex from, const std::vector<Hex> &path, std::size_t i)
{
    const Board &board = *state.board;
    return state.options.castleTraverse && i + 1 < path.size() && board.isStructure(path[i])
        && board.roadBetween(i == 0 ? from : path[i - 1], path[i])
        && board.roadBetween(path[i], path[i + 1]);
}

bool isWay(const Board &board, Hex from, const std::vector<Hex> &path)
{
    for (const Hex to : path) {
        if (!board.adjacent(from, to))
            return false;
        from = to;
    }
    return true;
}

Allowance allowanceOf(const State &state, const Piece &piece)
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return unitAllowance(state.unit(*unit));
    if (const auto *id = std::get_if<LeaderId>(&piece)) {
        const Leader &leader = *state.leader(*id);
        Allowance allowance{std::nullopt, "leaders." + std::string(nameOf(*id)) + ".movement",
                            "series"};
        if (const auto printed = leader.value(ValueKey::Movement))
            allowance.left = *printed - leader.mpSpent;
        return allowance;
    }
    // Colours alone go as far as the battalion that they leave (5.2.10.1).
    const Colours &colours = *state.coloursOf(std::get<Brigade>(piece));
    Allowance allowance{std::nullopt,
                        "colours." + std::string(nameOf(colours.card->brigade)) + ".with",
                        "5.2.10.1"};
    if (colours.with) {
        const Unit &battalion = state.unit(*colours.with);
        allowance.field = "units." + battalion.card->id + ".movement";
        allowance.left = battalion.value(ValueKey::Movement);
    }
    return allowance;
}

} // namespace qd::corunna
