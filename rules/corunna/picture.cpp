// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/corunna.h"

namespace qd::corunna {
namespace {

bool mayMove(const State &state, Place place, bool ship)
{
    if (state.phase() == Phase::Setup)
        return place == Place::Setup || place == Place::Map;
    return place == Place::Map
        && (ship ? state.phase() == Phase::Naval : state.phase() == Phase::Maneuver);
}

/// The hex on the map, or the tray beside it ("reserve" is the name of a division, too).
std::string placeName(const State &state, Place place, const std::optional<Hex> &hex)
{
    if (place == Place::Reserve)
        return "reinforcements";
    return place == Place::Map && hex ? state.board->at(*hex).id : std::string(nameOf(place));
}

PicturePiece unitPiece(const State &state, const Unit &unit)
{
    PicturePiece piece;
    piece.id = unit.card->id;
    piece.kind = nameOf(unit.card->kind);
    piece.face = nameOf(unit.card->type);
    piece.side = nameOf(unit.card->side);
    piece.place = placeName(state, unit.place, unit.hex);
    piece.strength = unit.increments.value_or(0);
    piece.strengthMax = unit.value(ValueKey::IncrementsFull).value_or(0);
    piece.movable = mayMove(state, unit.place, isShip(unit.card->kind));
    piece.name = unit.card->name;
    if (unit.formation)
        piece.tags.emplace_back(nameOf(*unit.formation));
    if (unit.status != Status::Good)
        piece.tags.emplace_back(nameOf(unit.status));
    if (unit.inCommand)
        piece.tags.emplace_back("in-command");
    if (isDragoons(unit) && !unit.mounted)
        piece.tags.emplace_back("dismounted");
    return piece;
}

PicturePiece leaderPiece(const State &state, const Leader &leader)
{
    PicturePiece piece;
    piece.id = nameOf(leader.card->id);
    piece.kind = "leader";
    piece.face = nameOf(leader.card->role);
    piece.side = nameOf(leader.card->side);
    piece.place = leader.state == LeaderState::Wounded ? std::string(nameOf(leader.state))
                                                       : placeName(state, leader.place, leader.hex);
    piece.movable = mayMove(state, leader.place, false) && leader.state == LeaderState::Active;
    piece.name = leader.card->name;
    if (leader.state != LeaderState::Active)
        piece.tags.emplace_back(nameOf(leader.state));
    return piece;
}

PicturePiece coloursPiece(const State &state, const Colours &colours)
{
    PicturePiece piece;
    piece.id = state.roster->nameOf(colours.card->brigade);
    piece.kind = "colours";
    piece.face = "colours";
    piece.side = nameOf(Side::British);
    piece.place = placeName(state, colours.place, colours.hex);
    piece.movable = mayMove(state, colours.place, false) && !colours.captured;
    piece.name = colours.card->name;
    if (colours.inCommand)
        piece.tags.emplace_back("in-command");
    return piece;
}

PictureTrack moraleTrack(const char *id, int level)
{
    return PictureTrack{id, {"0", "1", "2", "3"}, level};
}

} // namespace

const BoardPicture &Game::board(const State &state)
{
    return state.board->picture();
}

/// Nothing on the maps is secret: every viewer sees the same.
TablePicture Game::picture(const State &state, Viewer /*viewer*/)
{
    TablePicture picture;
    for (const Unit &unit : state.units)
        picture.pieces.push_back(unitPiece(state, unit));
    for (const Leader &leader : state.leaders)
        picture.pieces.push_back(leaderPiece(state, leader));
    for (const Colours &colours : state.colours)
        picture.pieces.push_back(coloursPiece(state, colours));
    PictureTrack turns{"turn", {}, state.phase() == Phase::Setup ? -1 : state.turn() - 1};
    for (int turn = 1; turn <= lastTurn(state); ++turn)
        turns.boxes.push_back(timeOf(state, turn));
    picture.tracks.push_back(std::move(turns));
    picture.tracks.push_back(moraleTrack("army-morale-french", state.armies.french.armyMorale));
    picture.tracks.push_back(moraleTrack("army-morale-british", state.armies.british.armyMorale));
    return picture;
}

} // namespace qd::corunna
