// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/sight.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace qd::corunna {
namespace {

constexpr int kZonesShown = 10; ///< hexes round the piece in hand in which enemies' zones are shown

std::vector<std::string> namesOf(const Board &board, const std::set<Hex> &hexes)
{
    std::vector<std::string> names;
    for (const Hex hex : hexes)
        names.push_back(board.at(hex).id);
    return names;
}

std::set<Hex> within(const Board &board, Hex middle, int distance)
{
    std::set<Hex> found;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const Hex hex{static_cast<std::int16_t>(i)}; board.distance(middle, hex) <= distance)
            found.insert(hex);
    return found;
}

/// The hexes into which that side's combat units near `middle` have a zone (4.7.2).
std::set<Hex> zonesAgainst(const State &state, Hex middle, Side side)
{
    const Board &board = *state.board;
    std::set<Hex> found;
    for (const Unit &unit : state.units)
        if (isCombatUnit(unit) && !sameCamp(unit.card->side, side)
            && board.distance(middle, *unit.hex) <= kZonesShown)
            for (const Hex hex : board.neighbours(*unit.hex))
                if (!board.isStructure(hex) && !board.isWater(hex))
                    found.insert(hex);
    return found;
}

class Drawing {
public:
    Drawing(const State &state, const Json &command, Piece piece, Hex hex)
        : m_state(state)
        , m_board(*state.board)
        , m_command(command)
        , m_piece(std::move(piece))
        , m_hex(endOf(hex))
    {
    }

    Overlay draw()
    {
        if (const auto *ref = std::get_if<UnitRef>(&m_piece))
            unit(m_state.unit(*ref));
        else if (const auto *id = std::get_if<LeaderId>(&m_piece))
            leader(*m_state.leader(*id));
        else if (m_state.options.brigadeLeaders)
            span("span-brigade", kBrigadeSpan);
        return std::move(m_overlay);
    }

private:
    /// Where the command under construction would end.
    Hex endOf(Hex now) const
    {
        const auto path = m_command.find("path");
        if (path == m_command.end() || !path->is_array() || path->empty()
            || !path->back().is_string())
            return now;
        return m_board.find(path->back().get<std::string>()).value_or(now);
    }

    void field(const char *kind, const std::set<Hex> &hexes)
    {
        if (!hexes.empty())
            m_overlay.fields.push_back({kind, {}, namesOf(m_board, hexes), false});
    }

    void span(const char *kind, int hexes)
    {
        field(kind, within(m_board, m_hex, hexes));
        m_overlay.fields.back().outline = {
            m_board.picture().places[static_cast<std::size_t>(m_hex.no)].anchor};
    }

    void unit(const Unit &unit)
    {
        if (isShip(unit.card->kind)) {
            sight(unit);
            return;
        }
        field("zone-enemy", zonesAgainst(m_state, m_hex, unit.card->side));
        if (isCombatUnit(unit)) {
            std::set<Hex> own;
            for (const Hex hex : m_board.neighbours(m_hex))
                if (!m_board.isStructure(hex) && !m_board.isWater(hex))
                    own.insert(hex);
            field("zone-own", own);
        }
        sight(unit);
    }

    void leader(const Leader &leader)
    {
        if (leader.card->id == LeaderId::Soult) {
            span("span-infantry", kInfantrySpan);
            span("span-cavalry", kCavalrySpan);
            field("kept-off", keptOff());
        } else if (const auto printed = leader.value(ValueKey::Span)) {
            span("span", *printed);
        }
    }

    /// 5.1.6: where Soult may not go.
    std::set<Hex> keptOff() const
    {
        std::set<Hex> found;
        for (const Unit &unit : m_state.units)
            if (isCombatUnit(unit) && !sameCamp(unit.card->side, Side::French)
                && m_board.distance(m_hex, *unit.hex) <= kZonesShown + kSoultKeepsOff)
                found.merge(within(m_board, *unit.hex, kSoultKeepsOff));
        return found;
    }

    /// The line to the target of a fire under construction, and what lies in it.
    void sight(const Unit &unit)
    {
        const auto target = m_command.find("target");
        if (target == m_command.end() || !target->is_string())
            return;
        const std::string name = target->get<std::string>();
        const auto there = m_state.roster->unit(name);
        const auto hex = there ? m_state.unit(*there).hex : m_board.find(name);
        if (!hex || *hex == m_hex)
            return;
        const bool guns = unit.card->kind == Kind::Artillery || isShip(unit.card->kind);
        const auto blocked =
            obstacles(m_board, m_hex, *hex, guns ? Looking::Artillery : Looking::Anyone);
        const auto &places = m_board.picture().places;
        m_overlay.lines.push_back({blocked.empty() ? "sight" : "sight-blocked",
                                   places[static_cast<std::size_t>(m_hex.no)].anchor,
                                   places[static_cast<std::size_t>(hex->no)].anchor,
                                   {"distance", double(m_board.distance(m_hex, *hex))}});
        std::set<Hex> inTheWay;
        for (const Obstacle &obstacle : blocked)
            if (const auto at = m_board.find(obstacle.at.substr(0, obstacle.at.find('-'))))
                inTheWay.insert(*at);
        field("obstacle", inTheWay);
    }

    const State &m_state;
    const Board &m_board;
    const Json &m_command;
    Piece m_piece;
    Hex m_hex;
    Overlay m_overlay;
};

} // namespace

/// Zones, command spans and the line of sight of the piece in hand, from where the command under
/// construction would bring it.
Overlay Game::overlay(const State &state, const Json &partialCommand, const std::string &piece)
{
    const auto found = state.roster->piece(piece);
    const auto hex = found ? hexOf(state, *found) : std::nullopt;
    if (!hex)
        return {};
    return Drawing(state, partialCommand, *found, *hex).draw();
}

} // namespace qd::corunna
