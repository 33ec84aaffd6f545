// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/state.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kHour = 60;
constexpr int kNoon = 12;
constexpr int kHalfDay = 720;

template <class List, class Id, class Of>
auto *findIn(List &list, Id id, Of of)
{
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const auto &one) { return of(*one.card) == id; });
    return found == list.end() ? nullptr : &*found;
}

LeaderId idOf(const LeaderCard &card)
{
    return card.id;
}

Brigade brigadeOf(const ColoursCard &card)
{
    return card.brigade;
}

/// Row and column numbers of a place's hexes, the greatest.
template <class Number>
int greatest(const Board &board, const std::vector<Hex> &hexes, Number number)
{
    int most = 0;
    for (const Hex hex : hexes)
        most = std::max(most, number(board.at(hex)));
    return most;
}

} // namespace

const Leader *State::leader(LeaderId id) const
{
    return findIn(leaders, id, idOf);
}

Leader *State::leader(LeaderId id)
{
    return findIn(leaders, id, idOf);
}

const Colours *State::coloursOf(Brigade brigade) const
{
    return findIn(colours, brigade, brigadeOf);
}

Colours *State::coloursOf(Brigade brigade)
{
    return findIn(colours, brigade, brigadeOf);
}

bool onFoot(const Unit &unit)
{
    switch (unit.card->kind) {
    case Kind::Infantry:
    case Kind::LightCompany:
        return true;
    case Kind::Cavalry:
        return isDragoons(unit) && !unit.mounted;
    default:
        return false;
    }
}

bool isCombatUnit(const Unit &unit)
{
    return onMap(unit) && !isShip(unit.card->kind);
}

bool isBattalion(const Unit &unit)
{
    return unit.card->kind == Kind::Infantry;
}

bool isActive(const Leader *leader)
{
    return leader != nullptr && leader->state == LeaderState::Active && onMap(*leader);
}

bool isOut(const Leader *leader)
{
    return leader != nullptr && leader->state != LeaderState::Active;
}

std::vector<UnitRef> unitsAt(const State &state, Hex hex)
{
    std::vector<UnitRef> found;
    for (const Unit &unit : state.units)
        if (onMap(unit) && *unit.hex == hex)
            found.push_back(state.refOf(unit));
    return found;
}

bool enemyAt(const State &state, Hex hex, Side side)
{
    return std::any_of(state.units.begin(), state.units.end(), [&](const Unit &unit) {
        return isCombatUnit(unit) && *unit.hex == hex && !sameCamp(unit.card->side, side);
    });
}

std::vector<UnitRef> zonesInto(const State &state, Hex hex, Side side)
{
    std::vector<UnitRef> found;
    if (state.board->isStructure(hex))
        return found;
    for (const Unit &unit : state.units)
        if (isCombatUnit(unit) && !sameCamp(unit.card->side, side)
            && state.board->adjacent(*unit.hex, hex))
            found.push_back(state.refOf(unit));
    return found;
}

std::optional<Hex> hexOf(const State &state, const Piece &piece)
{
    const auto ifOnMap = [](const auto *one) {
        return one != nullptr && onMap(*one) ? one->hex : std::nullopt;
    };
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return ifOnMap(&state.unit(*unit));
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        return ifOnMap(state.leader(*leader));
    return ifOnMap(state.coloursOf(std::get<Brigade>(piece)));
}

Side sideOf(const State &state, const Piece &piece)
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return state.unit(*unit).card->side;
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        return state.leader(*leader)->card->side;
    return Side::British;
}

Place placeOf(const State &state, const Piece &piece)
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return state.unit(*unit).place;
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        return state.leader(*leader)->place;
    return state.coloursOf(std::get<Brigade>(piece))->place;
}

bool inBounds(const State &state, Hex hex)
{
    const Board &board = *state.board;
    const Boundary &boundary = state.roster->boundary;
    const BoardHex &at = board.at(hex);
    if (boundary.map != "both" && !boundary.map.empty()
        && board.maps().at(static_cast<std::size_t>(at.map)).id != boundary.map)
        return false;
    if (!boundary.eastOf.empty()
        && at.column <= greatest(board, board.place(boundary.eastOf),
                                 [](const BoardHex &h) { return h.column; }))
        return false;
    return boundary.southOf.empty()
        || at.row
        > greatest(board, board.place(boundary.southOf), [](const BoardHex &h) { return h.row; });
}

int firstMinute(const State &state)
{
    const bool early = state.options.variableEntry && state.roster->variableEntry;
    return state.roster->startMinutes - (early ? kHour : 0);
}

int lastTurn(const State &state)
{
    const int early = state.roster->startMinutes - firstMinute(state);
    return state.roster->turns + early / state.roster->turnMinutes;
}

std::string timeOf(const State &state, int turn)
{
    const int minutes = firstMinute(state) + state.roster->turnMinutes * (turn - 1);
    const int ofDay = ((minutes % (2 * kHalfDay)) + 2 * kHalfDay) % (2 * kHalfDay);
    const int hour = (ofDay / kHour + kNoon - 1) % kNoon + 1;
    const int minute = ofDay % kHour;
    return std::to_string(hour) + ':' + (minute < 10 ? "0" : "") + std::to_string(minute)
        + (ofDay < kHalfDay ? "am" : "pm");
}

std::vector<UnitRef> cargoOf(const State &state, UnitRef ship)
{
    std::vector<UnitRef> found;
    for (const Unit &unit : state.units)
        if (unit.place == Place::Aboard && unit.aboard == ship)
            found.push_back(state.refOf(unit));
    return found;
}

} // namespace qd::corunna
