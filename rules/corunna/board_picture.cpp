// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/board.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace qd::corunna {
namespace {

constexpr double kRadius = 10; ///< of a hex, in the picture's own units
constexpr int kSides = 6;

/// What is written on the maps, the ground before the marks.
constexpr std::array<const char *, 16> kAreas{"corunna",
                                              "castillo-san-diego",
                                              "shore-fortification",
                                              "santa-lucia",
                                              "oza",
                                              "eiris",
                                              "elvina",
                                              "piedralonga",
                                              "portazgo",
                                              "passage",
                                              "letter-a",
                                              "letter-b",
                                              "numeral-ii",
                                              "numeral-iii",
                                              "numeral-iv",
                                              "numeral-v"};

/// What no map is lettered with, but rules ask for: where French guns trouble the fleet (the Naval
/// Commitment Chart). With the castle it is the heights (9.8, R69).
constexpr const char *kPoint = "point-san-diego";

bool inColumns(HexLayout layout)
{
    return layout == HexLayout::ColumnsEvenDown || layout == HexLayout::ColumnsOddDown;
}

/// The middle of a hex: columns of flat-topped hexes, or rows of pointed ones.
PicturePoint centreOf(HexLayout layout, const BoardHex &hex)
{
    const double column = hex.column;
    const double row = hex.row;
    const double narrow = kRadius * std::numbers::sqrt3;
    const auto odd = [](int number) { return number % 2 != 0; };
    switch (layout) {
    case HexLayout::ColumnsEvenDown:
        return {column * kRadius * 1.5, (row + (odd(hex.column) ? 0 : 0.5)) * narrow};
    case HexLayout::ColumnsOddDown:
        return {column * kRadius * 1.5, (row + (odd(hex.column) ? 0.5 : 0)) * narrow};
    case HexLayout::RowsEvenRight:
        return {(column + (odd(hex.row) ? 0 : 0.5)) * narrow, row * kRadius * 1.5};
    case HexLayout::RowsOddRight:
        return {(column + (odd(hex.row) ? 0.5 : 0)) * narrow, row * kRadius * 1.5};
    }
    return {};
}

/// The six ways from a hex to its neighbours, clockwise.
PictureLattice latticeOf(HexLayout layout)
{
    PictureLattice lattice;
    lattice.kind = "hex";
    lattice.pitch = kRadius * std::numbers::sqrt3;
    for (int i = 0; i < kSides; ++i)
        lattice.headings.push_back((inColumns(layout) ? 0 : 30) + 60 * i);
    return lattice;
}

void nameArea(const Board &board, const char *kind, const char *id, BoardPicture &picture)
{
    const std::vector<Hex> &hexes = board.place(id);
    if (hexes.empty())
        return;
    PictureScenery area;
    area.kind = kind;
    area.id = id;
    area.conjecture = board.isConjecture(id);
    for (const Hex hex : hexes)
        area.places.push_back(board.at(hex).id);
    picture.scenery.push_back(std::move(area));
}

/// Places that the rules speak of, and the town.
void nameAreas(const Board &board, BoardPicture &picture)
{
    for (const char *id : kAreas)
        nameArea(board, "area", id, picture);
    nameArea(board, "named", kPoint, picture);
}

void linkSides(const Board &board, Hexside side, const char *line, BoardPicture &picture)
{
    for (const auto &[a, b] : board.hexsides(side))
        picture.links.push_back(PictureLink{board.at(a).id, board.at(b).id,
                                            std::string(nameOf(side)), line, std::nullopt, false});
}

} // namespace

BoardPicture drawBoard(const Board &board)
{
    BoardPicture picture;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const BoardHex &hex = board.at(Hex{static_cast<std::int16_t>(i)});
        PicturePlace place;
        place.id = hex.id;
        place.kind = nameOf(hex.terrain);
        place.name = {hex.id, hex.id, hex.id};
        place.anchor = centreOf(board.layout(), hex);
        if (hex.coast)
            place.tags.emplace_back("coast");
        if (hex.breakwater)
            place.tags.emplace_back("breakwater");
        picture.width = std::max(picture.width, place.anchor.x + 2 * kRadius);
        picture.height = std::max(picture.height, place.anchor.y + 2 * kRadius);
        picture.places.push_back(std::move(place));
    }
    picture.lattice = latticeOf(board.layout());
    nameAreas(board, picture);
    linkSides(board, Hexside::Fortification, "black", picture);
    linkSides(board, Hexside::Gate, "red", picture);
    linkSides(board, Hexside::Stream, "blue", picture);
    linkSides(board, Hexside::Ford, "blue", picture);
    linkSides(board, Hexside::Wall, "black", picture);
    linkSides(board, Hexside::SunkenRoad, "black", picture);
    for (const auto &[low, high] : board.slopes())
        picture.links.push_back(PictureLink{board.at(low).id, board.at(high).id, "slope", "black",
                                            std::nullopt, false});
    for (const Road &road : board.roads())
        for (std::size_t i = 0; i + 1 < road.hexes.size(); ++i)
            picture.links.push_back(
                PictureLink{board.at(road.hexes[i]).id, board.at(road.hexes[i + 1]).id,
                            road.trail ? "trail" : "road", "black", std::nullopt, false});
    picture.conjecture = board.isConjecture();
    picture.note = board.name();
    return picture;
}

} // namespace qd::corunna
