// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/plan.h"
#include "rules/trafalgar/probe.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <cmath>

namespace qd::trafalgar {
namespace {

constexpr int kQuarter = 90; ///< degrees from the picture's top to heading 0
constexpr int kFullTurn = 360;

void tagIf(PicturePiece &piece, bool holds, std::string tag)
{
    if (holds)
        piece.tags.push_back(std::move(tag));
}

const char *trayOf(const Ship &ship)
{
    return ship.sunk ? "sunk" : "off";
}

void addMarks(PicturePiece &piece, const State &state, ShipId id, const Ship &ship)
{
    piece.tags.push_back("nation-" + std::string(nameOf(ship.nation)));
    for (const Side flag : flagsAboard(state, id))
        piece.tags.push_back("flag-" + std::string(nameOf(flag)));
    for (const GunSide side : kGunSides)
        tagIf(piece, ship.now.fired[indexOf(side)] > 0 && availableOf(state, id, side) == 0,
              "fired-" + std::string(nameOf(side)));
    tagIf(piece, hasMoved(ship), "moved");
    tagIf(piece, ship.now.done, "done");
    tagIf(piece, ship.now.passed, "passed");
    tagIf(piece, ship.now.repairing, "repairing");
    tagIf(piece, ship.dismasted(), "dismasted");
    tagIf(piece, ship.sunk, "sunk");
}

void addGauges(PicturePiece &piece, const State &state, ShipId id, const Ship &ship)
{
    for (const Mast mast : kMasts)
        piece.gauges.push_back(
            {"mast-" + std::string(nameOf(mast)), ship.has(mast) ? 1 : 0, 1, false});
    for (const GunSide side : kGunSides)
        piece.gauges.push_back(
            {"guns-" + std::string(nameOf(side)), ship.gunsOn(side), gunsASide(kindOf(id)), false});
    piece.gauges.push_back({"moves", remainingOf(state, id), allowanceOf(id, ship), false});
}

void addShip(TablePicture &picture, const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    PicturePiece piece;
    piece.id = nameOf(id);
    piece.name = ship.name;
    piece.kind = "model-ship";
    piece.face = nameOf(kindOf(id));
    piece.side = nameOf(sideOf(id));
    piece.place = ship.onBoard() ? state.board->label(*ship.at) : trayOf(ship);
    if (ship.onBoard())
        piece.pose = poseOf(*state.board, {*ship.at, ship.heading});
    piece.strength = countOf(ship.masts) + ship.guns[0] + ship.guns[1];
    piece.strengthMax = static_cast<int>(kMasts.size()) + 2 * gunsASide(kindOf(id));
    piece.movable = mayBeMoved(state, id);
    piece.shortcut = shortcutOf(state, id);
    if (ship.onBoard() && ship.now.track.size() > 1)
        for (const Station &station : ship.now.track)
            piece.track.push_back(poseOf(*state.board, station));
    addMarks(piece, state, id, ship);
    addGauges(piece, state, id, ship);
    picture.pieces.push_back(std::move(piece));
}

void addFort(TablePicture &picture, const State &state, FortId id)
{
    const Fort &fort = state.fort(id);
    const Station station{state.board->fort(id).at, 0};
    PicturePiece piece;
    piece.id = nameOf(id);
    piece.kind = "fort-gun";
    piece.face = "fort-gun";
    piece.side = nameOf(sideOf(id));
    piece.place = state.board->label(station.at);
    piece.pose = poseOf(*state.board, station);
    piece.strength = fort.gun ? 1 : 0;
    piece.strengthMax = 1;
    piece.shortcut = shortcutOf(state, id);
    piece.gauges.push_back({"guns", fort.gun ? 1 : 0, 1, false});
    const bool may = state.pending.empty() && !fortTargets(state, id).empty();
    tagIf(piece, may && !outOfTurn(state, id), "may-fire");
    tagIf(piece, may && outOfTurn(state, id), "may-shout");
    tagIf(piece, fort.fired, "fired");
    picture.pieces.push_back(std::move(piece));
}

void addFlag(TablePicture &picture, const State &state, Side owner)
{
    const std::string side(nameOf(owner));
    PicturePiece piece;
    piece.id = "flag-" + side;
    piece.kind = "flag";
    piece.face = side;
    piece.side = side;
    const auto &carrier = state.flag(owner).ship;
    LatticePoint at = state.board->port(portOf(owner)).corner;
    if (carrier && state.ship(*carrier).onBoard())
        at = *state.ship(*carrier).at;
    piece.place = state.board->label(at);
    piece.pose = poseOf(*state.board, {at, 0});
    tagIf(piece, carrier.has_value(), "aboard");
    picture.pieces.push_back(std::move(piece));
}

PictureWind windOf(const State &state, int arrow)
{
    PictureWind wind;
    wind.from = (windAngle(state, arrow) + kQuarter) % kFullTurn;
    wind.arrow = arrow;
    wind.barred = barredWith(state, arrow);
    return wind;
}

} // namespace

const BoardPicture &Game::board(const State &state)
{
    return *state.board->picture;
}

TablePicture Game::picture(const State &state, Viewer /*viewer*/)
{
    TablePicture picture; // nothing on this table is hidden
    for (const ShipId id : kShips)
        addShip(picture, state, id);
    for (const FortId id : kForts)
        addFort(picture, state, id);
    for (const Side owner : kSides)
        addFlag(picture, state, owner);
    for (const Transfer &transfer : state.transfers)
        picture.ties.push_back(
            {std::string(nameOf(transfer.from)), std::string(nameOf(transfer.to)), "transfer"});
    if (state.play.arrow)
        picture.wind = windOf(state, *state.play.arrow);
    if (!state.pending.empty()) {
        const Ship &target = state.ship(state.pending.front().target);
        if (target.onBoard())
            picture.focus = state.board->label(*target.at);
    }
    return picture;
}

} // namespace qd::trafalgar
