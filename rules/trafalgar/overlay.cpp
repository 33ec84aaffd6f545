// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board_reader.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/plan.h"
#include "rules/trafalgar/probe.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>

namespace qd::trafalgar {
namespace {

constexpr double kFaces = 6;
constexpr std::size_t kLongestWay = 60; ///< letters of a way that is drawn

/// Where the ship lies when the command under construction is carried out.
Station endOf(const State &state, ShipId ship, const Json &command)
{
    const Station now{*state.ship(ship).at, state.ship(ship).heading};
    const auto word = [&command](const char *key) {
        const auto found = command.find(key);
        return found != command.end() && found->is_string() ? found->get<std::string>()
                                                            : std::string();
    };
    if (word("do") != "move" || word("ship") != nameOf(ship))
        return now;
    std::string way = word("path");
    const auto to = command.find("to");
    const auto goal = to != command.end() ? readPoint(*state.board, *to) : std::nullopt;
    if (goal) {
        std::optional<int> heading;
        if (const auto named = command.find("heading"); named != command.end())
            decode(*named, heading);
        const auto aside = command.find("alongside");
        const bool alongside = aside != command.end() && *aside == true;
        way = wayTo(state, ship, *goal, heading, alongside ? Alongside::Yes : Alongside::No)
                  .value_or(std::string());
    }
    if (way.size() > kLongestWay || way.find_first_not_of("fps") != std::string::npos)
        return now;
    return courseOf(state, ship, way, Alongside::Yes).end;
}

std::vector<std::string> labelsOf(const Board &board, const std::vector<LatticePoint> &points)
{
    std::vector<std::string> labels;
    for (const LatticePoint at : points)
        labels.push_back(board.label(at));
    return labels;
}

/// The drawing for one shooter.
class Drawing {
public:
    Drawing(const State &state, Stand from) : m_state(state), m_from(std::move(from)) { }

    Overlay ship(ShipId id)
    {
        for (const GunSide side : kGunSides) {
            OverlayField field;
            field.kind = "field-" + std::string(nameOf(side));
            field.outline = triangle(side);
            field.places = labelsOf(*m_state.board, fieldPoints(m_state, m_from.station, side));
            field.spent = availableOf(m_state, id, side) == 0 || hadItsOccasion(m_state, id);
            m_overlay.fields.push_back(std::move(field));
        }
        const bool now = !playRefusal(m_state, id);
        for (const Combatant &enemy : enemies())
            mark(enemy, now);
        return std::move(m_overlay);
    }

    Overlay fort(FortId id)
    {
        OverlayField field;
        field.kind = "field-fort";
        std::vector<LatticePoint> points;
        for (const LatticePoint at : m_state.board->points())
            if (at != m_from.station.at && underFort(m_state, id, at))
                points.push_back(at);
        std::stable_sort(points.begin(), points.end(), [this](LatticePoint a, LatticePoint b) {
            return distance(m_from.station.at, a) < distance(m_from.station.at, b);
        });
        field.places = labelsOf(*m_state.board, points);
        if (!m_state.board->fort(id).covers)
            for (int heading = 0; heading < kHeadings; ++heading)
                field.outline.push_back(corner(heading));
        field.spent = !m_state.fort(id).gun || m_state.fort(id).fired;
        m_overlay.fields.push_back(std::move(field));
        const std::vector<ShipId> may =
            m_state.pending.empty() ? fortTargets(m_state, id) : std::vector<ShipId>();
        for (const Combatant &enemy : enemies()) {
            const ShipId ship = std::get<ShipId>(enemy); // forts don't fire at forts
            const bool now = std::find(may.begin(), may.end(), ship) != may.end();
            const auto passing = now ? nearestPassing(m_state, id, ship) : std::nullopt;
            if (passing)
                add(passing->shot, "target");
            else
                mark(enemy, now);
        }
        return std::move(m_overlay);
    }

private:
    PicturePoint corner(int heading) const
    {
        return anchorOf(*m_state.board, m_from.station.at + kRange * stepOn(heading));
    }

    /// The usual field is a triangle with the ship at its tip (r-02).
    std::vector<PicturePoint> triangle(GunSide side) const
    {
        if (m_state.board->diagram || m_state.options.fieldOfFire != FieldOfFire::Closed)
            return {};
        const int way = side == GunSide::Starboard ? 1 : -1;
        return {anchorOf(*m_state.board, m_from.station.at),
                corner(turned(m_from.station.heading, way)),
                corner(turned(m_from.station.heading, 2 * way))};
    }

    std::vector<Combatant> enemies() const
    {
        std::vector<Combatant> all;
        for (const ShipId id : kShips)
            if (m_state.ship(id).onBoard() && sideOf(id) != sideOf(m_from.who))
                all.emplace_back(id);
        for (const FortId id : kForts)
            if (std::holds_alternative<ShipId>(m_from.who) && m_state.fort(id).gun
                && sideOf(id) != sideOf(m_from.who))
                all.emplace_back(id);
        return all;
    }

    void mark(const Combatant &enemy, bool now)
    {
        const Shot shot = shotOf(m_state, m_from, *standOf(m_state, enemy));
        if (!shot.field || !shot.inRange)
            return;
        add(shot, now && shot.bears && !shot.aims.empty() ? "target" : "near");
    }

    void add(const Shot &shot, const char *kind)
    {
        OverlayMark mark;
        mark.kind = kind;
        mark.piece = nameOf(shot.target);
        mark.labels = {{"distance", static_cast<double>(shot.distance)},
                       {"hit-chance", hittingFaces(m_state.options, shot.distance) / kFaces}};
        if (shot.shows)
            mark.shows = nameOf(*shot.shows);
        m_overlay.marks.push_back(std::move(mark));
    }

    const State &m_state;
    Stand m_from;
    Overlay m_overlay;
};

} // namespace

Overlay Game::overlay(const State &state, const Json &partialCommand, const std::string &piece)
{
    ShipId ship{};
    FortId fort{};
    if (decode(Json(piece), fort))
        return Drawing(state, *standOf(state, fort)).fort(fort);
    if (!decode(Json(piece), ship) || !state.ship(ship).onBoard())
        return {};
    return Drawing(state, {ship, endOf(state, ship, partialCommand)}).ship(ship);
}

} // namespace qd::trafalgar
