// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/board.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qd::corunna {
namespace {

constexpr double kRadius = 10; ///< of a hex, in the picture's own units
constexpr int kCorners = 6;

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

std::vector<PicturePoint> outlineOf(HexLayout layout, PicturePoint centre)
{
    std::vector<PicturePoint> corners;
    const double turn = inColumns(layout) ? 0 : std::numbers::pi / 6;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = turn + i * std::numbers::pi / 3;
        corners.push_back(
            {centre.x + kRadius * std::cos(angle), centre.y + kRadius * std::sin(angle)});
    }
    return corners;
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
        place.outline = outlineOf(board.layout(), place.anchor);
        if (hex.coast)
            place.tags.emplace_back("coast");
        if (hex.breakwater)
            place.tags.emplace_back("breakwater");
        picture.width = std::max(picture.width, place.anchor.x + 2 * kRadius);
        picture.height = std::max(picture.height, place.anchor.y + 2 * kRadius);
        picture.places.push_back(std::move(place));
    }
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
