// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/ids.h"
#include "rules/geometry/hex.h"
#include "rules/module/picture.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qd::corunna {

/// One hex of the maps.
struct BoardHex {
    std::string id; ///< "n1111": the map's letter, column and row as printed
    int map = 0; ///< number of its map
    int column = 0; ///< in the common grid of both maps
    int row = 0;
    HexCube cube;
    Terrain terrain{};
    bool corunna = false; ///< a hex of the town
    bool coast = false; ///< land and water (4.3)
    bool breakwater = false; ///< 4.5.1
};

enum class Hexside : std::uint8_t { Fortification, Gate, Stream, Ford, Wall, SunkenRoad };
QD_COR_WORDS(Hexside, 6, "fortification", "gate", "stream", "ford", "wall", "sunken_road");

struct BoardMap {
    std::string id; ///< "north"
    std::string prefix;
    int columns = 0, rows = 0;
    int originColumn = 0, originRow = 0;
};

struct Road {
    std::string id;
    bool trail = false; ///< else a road
    std::vector<Hex> hexes; ///< in order along it
};

/// The two maps (specification 9.1). Immutable once the table is open; made by `readBoard`.
class Board {
public:
    std::optional<Hex> find(std::string_view id) const;

    const BoardHex &at(Hex hex) const { return m_hexes[static_cast<std::size_t>(hex.no)]; }

    std::size_t size() const { return m_hexes.size(); } ///< hexes are numbered 0 … size−1

    Terrain terrain(Hex hex) const { return at(hex).terrain; }

    bool isWater(Hex hex) const ///< full sea or the river: no land unit stands there
    {
        return terrain(hex) == Terrain::Sea || terrain(hex) == Terrain::River;
    }

    /// A village, a town or a port hex (4.6, 4.5).
    bool isDwelling(Hex hex) const;

    bool isStructure(Hex hex) const { return terrain(hex) == Terrain::SpecialStructure; }

    int distance(Hex a, Hex b) const { return hexDistance(at(a).cube, at(b).cube); }

    /// The least distance to any of `hexes`; nullopt where there are none.
    std::optional<int> distance(Hex from, const std::vector<Hex> &hexes) const;

    bool adjacent(Hex a, Hex b) const { return distance(a, b) == 1; }

    std::vector<Hex> neighbours(Hex hex) const; ///< sorted
    bool has(Hexside side, Hex a, Hex b) const;

    /// A wall of the town without a gate (4.8).
    bool isRampart(Hex a, Hex b) const
    {
        return has(Hexside::Fortification, a, b) && !has(Hexside::Gate, a, b);
    }

    /// A slope that rises from `from` to `to`.
    bool climbs(Hex from, Hex to) const { return m_slopes.contains({from, to}); }

    /// Both hexes follow each other on one road or trail.
    bool roadBetween(Hex a, Hex b) const;
    /// The hexes of a named place; none where there is no such place. `corunna`, `fortifications`
    /// and `ports` are places too.
    const std::vector<Hex> &place(std::string_view id) const;

    bool isPlace(std::string_view id) const { return m_places.contains(id); }

    const std::vector<Hex> &corunna() const { return place("corunna"); }

    const std::vector<Hex> &fortifications() const { return place("fortifications"); }

    const std::vector<Hex> &ports() const { return place("ports"); }

    const std::vector<Road> &roads() const { return m_roads; }

    const std::vector<BoardMap> &maps() const { return m_maps; }

    const std::set<std::pair<Hex, Hex>> &hexsides(Hexside side) const
    {
        return m_sides.at(static_cast<std::size_t>(side));
    }

    const std::set<std::pair<Hex, Hex>> &slopes() const { return m_slopes; } ///< (low, high)

    HexLayout layout() const { return m_layout; }

    /// The hexes along a line, ends included: one at each step, or two (sorted) where it runs along
    /// a hexside (R73). Hexes off the maps are left out.
    std::vector<std::vector<Hex>> line(Hex from, Hex to) const;

    const std::string &name() const { return m_name; }

    /// Canonical JSON of the whole board.
    const std::string &source() const { return m_source; }

    int townHexes() const { return m_townHexes; } ///< as the text counts them (8.7)

    int portHexes() const { return m_portHexes; }

    bool isConjecture() const { return m_conjecture; }

    /// A named place whose hexes are a guess: as its own entry says, else as the board does.
    bool isConjecture(std::string_view place) const
    {
        const auto own = m_placeConjectures.find(place);
        return own == m_placeConjectures.end() ? m_conjecture : own->second;
    }

    /// Drawn from the board itself.
    const BoardPicture &picture() const { return *m_picture; }

private:
    friend class BoardReader;

    std::string m_name;
    std::string m_source;
    HexLayout m_layout{};
    std::vector<BoardMap> m_maps;
    std::vector<BoardHex> m_hexes; ///< by id
    std::map<HexCube, Hex> m_byCube;
    std::array<std::set<std::pair<Hex, Hex>>, 6> m_sides; ///< by Hexside; pairs sorted
    std::set<std::pair<Hex, Hex>> m_slopes;
    std::vector<Road> m_roads;
    std::map<std::string, std::vector<Hex>, std::less<>> m_places;
    std::map<std::string, bool, std::less<>> m_placeConjectures; ///< of those that say it
    int m_townHexes = 0;
    int m_portHexes = 0;
    bool m_conjecture = false; ///< places of hexes are guesses
    std::shared_ptr<const BoardPicture> m_picture;
};

/// The picture of a board: every hex with its ground, hexsides, slopes and roads.
BoardPicture drawBoard(const Board &board);

} // namespace qd::corunna
