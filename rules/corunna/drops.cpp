// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace qd::corunna {
namespace {

constexpr int kFarthestGoal = 8; ///< hexes that a drag is looked at for, one way by the rules
constexpr int kFootRange = 2; ///< hexes that foot fires, chart-fire-effects

/// Why the rules say no to a whole command, if they do.
std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return parsed.error();
    auto decision = Game::decide(state, *parsed, {}, Strictness::Enforce);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return std::move(*refusal);
    return std::nullopt;
}

/// The hexes of a straight way, the ends' first left out.
std::vector<Hex> straightWay(const Board &board, Hex from, Hex to)
{
    std::vector<Hex> path;
    Hex last = from;
    for (const auto &step : board.line(from, to)) {
        const auto next = std::find_if(step.begin(), step.end(),
                                       [&](Hex hex) { return board.adjacent(hex, last); });
        if (next == step.end())
            continue;
        last = *next;
        path.push_back(last);
    }
    return path;
}

WayMode modeOf(const State &state, const Piece &piece)
{
    WayMode mode;
    if (const auto *ref = std::get_if<UnitRef>(&piece)) {
        const Unit &unit = state.unit(*ref);
        mode.moveClass = moveClassOf(unit);
        mode.roadColumn = unit.formation == Formation::RoadColumn;
    } else {
        mode.moveClass =
            std::holds_alternative<LeaderId>(piece) ? MoveClass::Leader : MoveClass::Infantry;
    }
    return mode;
}

/// The cheapest ways from a hex to those around it over ground on which the piece can stand.
class Ways {
public:
    Ways(const State &state, Piece piece, Hex from)
        : m_state(state), m_board(*state.board), m_piece(std::move(piece)), m_from(from)
    {
        search();
    }

    /// Straight on where no open ground leads there: the rules say why not.
    std::vector<Hex> to(Hex goal) const
    {
        if (!m_best.contains(goal))
            return straightWay(m_board, m_from, goal);
        std::vector<Hex> path;
        for (Hex hex = goal; hex != m_from; hex = m_best.at(hex).before)
            path.push_back(hex);
        std::reverse(path.begin(), path.end());
        return path;
    }

private:
    struct Reached {
        double cost = 0;
        Hex before;
    };

    bool open(Hex from, Hex to) const
    {
        return m_board.distance(m_from, to) <= kFarthestGoal && inBounds(m_state, to)
            && !groundRefusal(m_state, m_piece, to) && !m_board.isRampart(from, to)
            && !enemyAt(m_state, to, sideOf(m_state, m_piece));
    }

    /// Rows of the chart that nobody has filled in count as one: such a way is taken last.
    double costOf(Hex from, Hex to, WayMode mode) const
    {
        const WayCost cost = wayCost(m_state, from, {to}, mode);
        return std::max(1, cost.known) + (cost.missing.empty() ? 0 : 1);
    }

    void search()
    {
        const WayMode mode = modeOf(m_state, m_piece);
        std::set<std::pair<double, Hex>> waiting{{0, m_from}};
        m_best[m_from] = {0, m_from};
        while (!waiting.empty()) {
            const auto [cost, hex] = *waiting.begin();
            waiting.erase(waiting.begin());
            for (const Hex next : m_board.neighbours(hex)) {
                if (!open(hex, next))
                    continue;
                const double total = cost + costOf(hex, next, mode);
                const auto known = m_best.find(next);
                if (known != m_best.end() && known->second.cost <= total)
                    continue;
                if (known != m_best.end())
                    waiting.erase({known->second.cost, next});
                m_best[next] = {total, hex};
                waiting.insert({total, next});
            }
        }
    }

    const State &m_state;
    const Board &m_board;
    Piece m_piece;
    Hex m_from;
    std::map<Hex, Reached> m_best;
};

/// A command's start: one piece, or several together.
Json commandFor(const char *name, const std::vector<std::string> &pieces)
{
    Json command{{"do", name}};
    if (pieces.size() == 1)
        command["piece"] = pieces.front();
    else
        command["pieces"] = pieces;
    return command;
}

Drop onHex(const State &state, Hex hex, const Json &command)
{
    Drop drop;
    drop.place = state.board->at(hex).id;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    if (!drop.refused)
        drop.tag = "free";
    return drop;
}

std::vector<Drop> setupDrops(const State &state, const std::vector<std::string> &pieces)
{
    const auto first = state.roster->piece(pieces.front());
    if (!first)
        return {};
    const Zone &zone = state.roster->groupOf(*first).zone;
    const auto *ref = std::get_if<UnitRef>(&*first);
    const Kind kind = ref != nullptr ? state.unit(*ref).card->kind : Kind::Infantry;
    std::vector<Drop> drops;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        if (!inBounds(state, hex) || !inZone(state, hex, zone, kind)
            || groundRefusal(state, *first, hex))
            continue;
        Json command = commandFor("place", pieces);
        command["hex"] = state.board->at(hex).id;
        drops.push_back(onHex(state, hex, command));
    }
    return drops;
}

/// What the way costs, and what would be left; a cost that is not known in full says so.
void addFacts(const State &state, const std::vector<std::string> &pieces, Hex from,
              const std::vector<Hex> &path, Drop &drop)
{
    int most = 0;
    bool known = true;
    std::optional<int> left;
    for (const std::string &name : pieces) {
        const auto piece = state.roster->piece(name);
        if (!piece || hexOf(state, *piece) != from)
            continue;
        const WayCost cost = wayCost(state, from, path, modeOf(state, *piece));
        most = std::max(most, cost.known);
        known = known && cost.missing.empty();
        if (const auto has = allowanceOf(state, *piece).left)
            left = std::min(left.value_or(*has - cost.known), *has - cost.known);
    }
    drop.facts.emplace_back("cost", most);
    if (!known)
        drop.facts.emplace_back("cost-at-least", most);
    if (left && known)
        drop.facts.emplace_back("remaining", *left);
}

void addWay(const Board &board, Hex from, const std::vector<Hex> &path, Drop &drop)
{
    const auto &places = board.picture().places;
    drop.way.push_back({places[static_cast<std::size_t>(from.no)].anchor, 0});
    for (const Hex step : path)
        drop.way.push_back({places[static_cast<std::size_t>(step.no)].anchor, 0});
}

Drop moveDrop(const State &state, const std::vector<std::string> &pieces, const Piece &piece,
              Hex from, const std::vector<Hex> &path)
{
    const Board &board = *state.board;
    Json names = Json::array();
    for (const Hex step : path)
        names.push_back(board.at(step).id);
    Json command = commandFor("move", pieces);
    command["path"] = std::move(names);
    Drop drop = onHex(state, path.back(), command);
    if (!drop.refused && enemyAt(state, path.back(), sideOf(state, piece)))
        drop.tag = "combat";
    addFacts(state, pieces, from, path, drop);
    addWay(board, from, path, drop);
    return drop;
}

std::vector<Drop> moveDrops(const State &state, const std::vector<std::string> &pieces,
                            const Piece &piece, Hex from)
{
    const Board &board = *state.board;
    const Ways ways(state, piece, from);
    std::vector<Drop> drops;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        const int away = board.distance(from, hex);
        if (away > 0 && away <= kFarthestGoal && inBounds(state, hex))
            drops.push_back(moveDrop(state, pieces, piece, from, ways.to(hex)));
    }
    return drops;
}

/// Moore's ride (5.2.3): a drop on a hex rides there and activates whom he meets.
std::vector<Drop> rideDrops(const State &state, Hex from)
{
    const Board &board = *state.board;
    const Ways ways(state, LeaderId::Moore, from);
    std::vector<Drop> drops;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        const int away = board.distance(from, hex);
        if (away == 0 || away > kFarthestGoal || !inBounds(state, hex) || board.isWater(hex))
            continue;
        const std::vector<Hex> path = ways.to(hex);
        Json names = Json::array();
        for (const Hex step : path)
            names.push_back(board.at(step).id);
        Drop drop = onHex(state, hex, {{"do", "ride"}, {"path", std::move(names)}});
        const RidePlan plan = ridePlan(state, path, coloursOnPath(state, path));
        drop.facts.emplace_back(plan.cost.missing.empty() ? "cost" : "cost-at-least",
                                plan.cost.known);
        addWay(board, from, path, drop);
        drops.push_back(std::move(drop));
    }
    return drops;
}

/// How far a unit fires: by its counter, or as far as a drag is looked at.
int rangeOf(const Unit &unit)
{
    if (unit.card->kind == Kind::Artillery || isShip(unit.card->kind))
        return unit.value(ValueKey::RangeLong).value_or(kFarthestGoal);
    return kFootRange;
}

/// Enemies within range: a drop on one fires at it.
std::vector<Drop> fireDrops(const State &state, const std::vector<std::string> &pieces)
{
    std::vector<const Unit *> firing;
    for (const std::string &name : pieces)
        if (const auto ref = state.roster->unit(name); ref && onMap(state.unit(*ref)))
            firing.push_back(&state.unit(*ref));
    std::vector<Drop> drops;
    if (firing.empty() || firing.size() != pieces.size())
        return drops;
    for (const Unit &target : state.units) {
        if (!onMap(target) || sameCamp(target.card->side, firing.front()->card->side))
            continue;
        const auto reaches = [&](const Unit *unit) {
            return state.board->distance(*unit->hex, *target.hex) <= rangeOf(*unit);
        };
        if (!std::all_of(firing.begin(), firing.end(), reaches))
            continue;
        const Json command{
            {"do", "fire"}, {"attackers", pieces}, {"target", target.card->id}, {"apply", true}};
        Drop drop;
        drop.place = target.card->id;
        drop.command = canonicalText(command);
        drop.refused = refusalOf(state, command);
        drop.tag = drop.refused ? "" : "fire";
        drop.facts = {{"distance", state.board->distance(*firing.front()->hex, *target.hex)}};
        drops.push_back(std::move(drop));
    }
    return drops;
}

/// A fire is put together: nothing steps anywhere meanwhile.
bool isFire(const Json &partialCommand)
{
    return partialCommand.is_object() && partialCommand.value("do", Json()) == "fire";
}

} // namespace

/// The one hex, lawful or not: the rules say why not.
std::optional<Drop> Game::dropOn(const State &state, const Json &partialCommand,
                                 const std::vector<std::string> &pieces, const std::string &place)
{
    const auto hex = state.board->find(place);
    if (!hex || pieces.empty() || !state.pending.empty() || isFire(partialCommand))
        return std::nullopt;
    const auto piece = state.roster->piece(pieces.front());
    if (!piece)
        return std::nullopt;
    if (state.phase() == Phase::Setup) {
        Json command = commandFor("place", pieces);
        command["hex"] = place;
        return onHex(state, *hex, command);
    }
    const auto from = hexOf(state, *piece);
    if (!from || *from == *hex)
        return std::nullopt;
    const bool near = state.board->distance(*from, *hex) <= kFarthestGoal;
    const std::vector<Hex> path =
        near ? Ways(state, *piece, *from).to(*hex) : straightWay(*state.board, *from, *hex);
    if (path.empty())
        return std::nullopt;
    return moveDrop(state, pieces, *piece, *from, path);
}

std::vector<Drop> Game::drops(const State &state, const Json &partialCommand,
                              const std::vector<std::string> &pieces)
{
    if (pieces.empty() || !state.pending.empty())
        return {};
    if (isFire(partialCommand))
        return fireDrops(state, pieces);
    if (state.phase() == Phase::Setup)
        return setupDrops(state, pieces);
    const auto piece = state.roster->piece(pieces.front());
    const auto from = piece ? hexOf(state, *piece) : std::nullopt;
    if (!from)
        return {};
    std::vector<Drop> drops;
    const auto *ref = std::get_if<UnitRef>(&*piece);
    const bool ship = ref != nullptr && isShip(state.unit(*ref).card->kind);
    if (state.phase() == (ship ? Phase::Naval : Phase::Maneuver))
        drops = moveDrops(state, pieces, *piece, *from);
    if (mayRide(state) && *piece == Piece(LeaderId::Moore))
        return rideDrops(state, *from);
    std::vector<Drop> fires = fireDrops(state, pieces);
    drops.insert(drops.end(), std::make_move_iterator(fires.begin()),
                 std::make_move_iterator(fires.end()));
    return drops;
}

} // namespace qd::corunna
