// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/corunna.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <utility>

namespace qd::corunna {
namespace {

/// A facing as the table wrote it: a point of the compass, or the hex beside that it looks at.
std::optional<double> headingOf(const State &state, const Unit &unit)
{
    static constexpr std::array<const char *, 16> kPoints{"n",  "nne", "ne", "ene", "e",  "ese",
                                                          "se", "sse", "s",  "ssw", "sw", "wsw",
                                                          "w",  "wnw", "nw", "nnw"};
    constexpr double kStep = 22.5;
    if (!unit.facing)
        return std::nullopt;
    std::string text = *unit.facing;
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (const auto point = std::find(kPoints.begin(), kPoints.end(), text); point != kPoints.end())
        return kStep * static_cast<double>(point - kPoints.begin());
    const Board &board = *state.board;
    const auto there = board.find(text);
    if (!there || !board.adjacent(*unit.hex, *there))
        return std::nullopt;
    const auto &places = board.picture().places;
    const PicturePoint from = places[static_cast<std::size_t>(unit.hex->no)].anchor;
    const PicturePoint to = places[static_cast<std::size_t>(there->no)].anchor;
    // Neighbours stand a multiple of 30° apart: the nearest one is exact.
    const double angle =
        std::atan2(to.x - from.x, from.y - to.y) * 180 / std::numbers::pi_v<double>;
    return std::fmod(std::round(angle / 30) * 30 + 360, 360);
}

std::optional<PicturePose> poseOf(const State &state, Place place, const std::optional<Hex> &hex,
                                  std::optional<double> heading)
{
    if (place != Place::Map || !hex)
        return std::nullopt;
    const auto &at = state.board->picture().places[static_cast<std::size_t>(hex->no)];
    return PicturePose{at.anchor, heading.value_or(0)};
}

/// The divisions, brigades and Maneuver Units that a piece belongs to.
void tagFormations(const State &state, const UnitCard &card, UnitRef unit, PicturePiece &piece)
{
    const auto of = [&piece](std::string_view formation) {
        piece.tags.push_back("of-" + std::string(formation));
    };
    if (card.division)
        of(nameOf(*card.division));
    if (card.brigade)
        of(nameOf(*card.brigade));
    for (const auto &[number, mu] : state.command.mus)
        if (std::binary_search(mu.members.begin(), mu.members.end(), unit))
            piece.tags.push_back("mu-" + std::to_string(number));
    if (const auto &attached = state.unit(unit).attachedTo)
        piece.tags.push_back("with-" + *attached);
}

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
    const auto heading = unit.hex ? headingOf(state, unit) : std::nullopt;
    piece.pose = poseOf(state, unit.place, unit.hex, heading);
    if (piece.pose && heading)
        piece.tags.emplace_back("faces");
    tagFormations(state, *unit.card, state.refOf(unit), piece);
    if (unit.mpSpent > 0)
        piece.tags.emplace_back("moved");
    const auto &tasked = state.naval.shipsTasked;
    if (std::binary_search(tasked.begin(), tasked.end(), state.refOf(unit)))
        piece.tags.emplace_back("tasked");
    if (unit.mustExit)
        piece.tags.emplace_back("must-exit");
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
    piece.pose = poseOf(state, leader.place, leader.hex, std::nullopt);
    if (leader.card->division)
        piece.tags.push_back("of-" + std::string(nameOf(*leader.card->division)));
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
    piece.pose = poseOf(state, colours.place, colours.hex, std::nullopt);
    if (colours.card->division)
        piece.tags.push_back("of-" + std::string(nameOf(*colours.card->division)));
    piece.tags.push_back("of-" + std::string(nameOf(colours.card->brigade)));
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
        turns.boxes.push_back(timeOf(state, turn)); // narrated, as the turn's own label is
    picture.tracks.push_back(std::move(turns));
    picture.tracks.push_back(moraleTrack("army-morale-french", state.armies.french.armyMorale));
    picture.tracks.push_back(moraleTrack("army-morale-british", state.armies.british.armyMorale));
    for (const Unit &unit : state.units)
        if (unit.aboard)
            picture.ties.push_back({unit.card->id, state.unit(*unit.aboard).card->id, "aboard"});
    for (const Leader &leader : state.leaders)
        if (leader.aboard)
            picture.ties.push_back({std::string(nameOf(leader.card->id)),
                                    state.unit(*leader.aboard).card->id, "aboard"});
    return picture;
}

} // namespace qd::corunna
