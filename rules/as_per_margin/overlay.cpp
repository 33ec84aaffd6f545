// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/path.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/table_plane.h"

namespace qd::as_per_margin {
namespace {

constexpr double kDrawnBand = 0.6; ///< inches: the least that a band of headings is drawn wide
constexpr double kFullTurn = 360;

/// The drawing for one piece; `command` is the one under construction.
class Drawing {
public:
    Drawing(const State &state, const Json &command) : m_state(state), m_command(command) { }

    void fire(const Unit &unit)
    {
        for (const Battery battery : batteriesOf(unit)) {
            if (boxesLeft(unit, battery) == 0)
                continue;
            for (const double centre : centresOf(m_state.options, battery)) {
                const double middle = unit.heading() + centre;
                add("arc-" + std::string(nameOf(battery)), unit.at(), middle - arcOf(unit),
                    middle + arcOf(unit), 0, kLongestShot, {});
            }
        }
        for (const double range : kRangeBands)
            add("range", unit.at(), 0, kFullTurn, range, range, {"inches", range});
        aimed(unit);
    }

    void sail(const Ship &ship)
    {
        for (const Band &band : bandsOf(m_state, ship)) {
            const std::string kind =
                band.tack ? std::string("sail-tack") : "sail-" + std::string(nameOf(band.sailing));
            add(kind, *ship.at, band.from, band.to, band.min,
                std::max(band.max, band.min + kDrawnBand), {"max", band.max});
        }
        path(ship);
    }

    void drift(const Ship &ship)
    {
        const double leeward = downWind(m_state);
        const double inches = m_state.wind.low();
        line("path", *ship.at, moved(*ship.at, leeward, inches), {"inches", inches});
        met(straightPath(m_state, PathKind::Drift, groupOf(m_state, ship.id), leeward, inches));
    }

    Overlay take() && { return std::move(m_overlay); }

private:
    void add(std::string kind, Point at, double from, double to, double inner, double outer,
             OverlayLabel label)
    {
        m_overlay.sectors.push_back({std::move(kind), toPicture(m_state, at), full(from),
                                     to - from >= kFullTurn ? full(from) + kFullTurn : full(to),
                                     inner, outer, std::move(label)});
    }

    void line(std::string kind, Point a, Point b, OverlayLabel label)
    {
        m_overlay.lines.push_back(
            {std::move(kind), toPicture(m_state, a), toPicture(m_state, b), std::move(label)});
    }

    std::string text(const char *key) const
    {
        const auto found = m_command.find(key);
        return found != m_command.end() && found->is_string() ? found->get<std::string>()
                                                              : std::string();
    }

    /// The ruler to the target that the command names.
    void aimed(const Unit &unit)
    {
        const auto target = unitOf(m_state, text("target"));
        if (!target || !target->placed() || target->id() == unit.id())
            return;
        const Aim aim = aimOf(m_state, unit, *target);
        line(aim.rake ? "rake" : "ruler", unit.at(), target->at(), {"inches", aim.distance});
    }

    /// The path of the command, and whom it meets.
    void path(const Ship &ship)
    {
        const std::string verb = text("do");
        double inches = 0;
        const auto distance = m_command.find("distance");
        if ((verb != "move" && verb != "tack") || text("ship") != ship.id
            || distance == m_command.end() || !decode(*distance, inches) || inches < 0)
            return;
        Heading heading{ship.heading};
        if (const auto named = m_command.find("heading"); named != m_command.end())
            decode(*named, heading);
        line("path", *ship.at, moved(*ship.at, heading.degrees, inches), {"inches", inches});
        met(straightPath(m_state, PathKind::Move, {ship.id}, heading.degrees, inches));
    }

    void met(const Path &path)
    {
        for (const Passing &passing : passings(m_state, path)) {
            if (!passing.approach.at)
                continue;
            std::size_t i = 0;
            while (path.movers[i] != passing.mover)
                ++i;
            const Point there = moved(path.from[i], path.heading, *passing.approach.at);
            const Point other = *m_state.ship(passing.other)->at;
            line("closing", there, other, {"inches", distance(there, other)});
        }
    }

    const State &m_state;
    const Json &m_command;
    Overlay m_overlay;
};

} // namespace

Overlay Game::overlay(const State &state, const Json &partialCommand, const std::string &piece)
{
    const auto unit = unitOf(state, piece);
    Drawing drawing(state, partialCommand);
    if (!unit || !unit->placed())
        return {};
    const Ship *ship = unit->ship;
    if (ship != nullptr && state.wind.known() && isSailingStep(state.phase)
        && sailingRefusals(state, *ship).empty())
        drawing.sail(*ship);
    else if (ship != nullptr && state.wind.known() && state.phase == Phase::MoveDismasted
             && driftRefusals(state, *ship).empty())
        drawing.drift(*ship);
    else if (state.phase != Phase::Boarding && state.phase != Phase::Grapples)
        drawing.fire(*unit); // men with pikes, or with axes: no gun has a say
    return std::move(drawing).take();
}

} // namespace qd::as_per_margin
