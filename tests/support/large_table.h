// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mirror_fixture.h"

#include <array>
#include <string>

namespace qd::test {

/// A board of that many columns and rows of places, a third of them sea, with what printed boards
/// have: names, borders of every colour, currents, landings, badges, fortresses.
inline BoardPicture largeBoard(int columns, int rows)
{
    constexpr double kWide = 190;
    constexpr double kHigh = 170;
    const auto idOf = [](int column, int row) {
        return "place-" + std::to_string(column) + '-' + std::to_string(row);
    };
    // Corners that neighbours share, a little out of line: a board is no chess board.
    const auto corner = [&](int column, int row) {
        const bool edge = column == 0 || row == 0 || column == columns || row == rows;
        const double lean = edge ? 0 : (column * 7 + row * 13) % 17 - 8;
        return PicturePoint{column * kWide + lean, row * kHigh - lean};
    };
    BoardPicture board;
    board.width = columns * kWide;
    board.height = rows * kHigh;
    const int coast = columns / 3;
    const auto link = [&board](const std::string &from, const std::string &to, const char *kind,
                               const char *line) {
        board.links.push_back(PictureLink{from, to, kind, line, {}, false});
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            PicturePlace place;
            place.id = idOf(column, row);
            place.kind = column < coast ? "sea" : "land";
            const std::string name =
                "District " + std::to_string(column + 1) + '.' + std::to_string(row + 1);
            place.name = PictureName{name, name, name};
            place.outline = {corner(column, row), corner(column + 1, row),
                             corner(column + 1, row + 1), corner(column, row + 1)};
            place.anchor = PicturePoint{column * kWide + kWide / 2, row * kHigh + kHigh / 2};
            place.conjecture = (column + row) % 3 == 0;
            if (column >= coast && (column * row) % 7 == 3)
                place.tags.emplace_back("fortress");
            if (column >= coast)
                place.badges.push_back(PictureBadge{"vp", {}, (column + row) % 5, false});
            else
                place.badges.push_back(PictureBadge{"battery-die", row % 2 == 0 ? "green" : "red",
                                                    1 + row % 3, false});
            if (column + 1 < columns)
                link(place.id, idOf(column + 1, row),
                     column + 1 < coast   ? "current"
                         : column < coast ? "landing"
                                          : "border",
                     column < coast                ? "blue"
                         : (column * row) % 5 == 1 ? "red"
                                                   : "black");
            if (row + 1 < rows)
                link(place.id, idOf(column, row + 1), column < coast ? "current" : "border",
                     column < coast ? "blue" : "black");
            board.places.push_back(std::move(place));
        }
    }
    return board;
}

/// That many pieces on it: blocks of ten kinds at every strength, officers, cutters.
inline MirrorTable largeTable(int pieces, int columns = 20, int rows = 12)
{
    static constexpr std::array<const char *, 5> kFaces = {"royal-marines", "sailors", "regulars",
                                                           "militia", "volunteers"};
    MirrorTable t;
    t.board = largeBoard(columns, rows);
    const int places = columns * rows;
    for (int i = 0; i < pieces; ++i) {
        const std::string &place =
            t.board.places[static_cast<std::size_t>((i * 37 + i / 211) % places)].id;
        const std::string side = i % 2 == 0 ? "british" : "spanish";
        const std::string number = std::to_string(1 + i / 10 % 9);
        const std::string unique = "u" + std::to_string(i) + '-' + number;
        if (i % 9 == 4)
            t.officer(unique, side, place);
        else
            t.block(unique, kFaces[static_cast<std::size_t>(i / 2 % 5)], side, place,
                    1 + i / 3 % 4);
        if (i % 40 == 7)
            t.picture.pieces.back().kind = "cutter";
        else if (i % 6 == 1)
            t.picture.pieces.back().hidden = true;
    }
    t.picture.tracks = {PictureTrack{"turn", {"1", "2", "3", "4", "5", "6", "7", "8"}, 3}};
    t.picture.focus = t.board.places[static_cast<std::size_t>(places / 2)].id;
    return t;
}

} // namespace qd::test
