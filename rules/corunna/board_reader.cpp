// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/board_reader.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {

namespace {

constexpr std::string_view kFormat = "corunna-board-1";
constexpr int kMostLines = 99; ///< columns or rows: ids have two digits for each
constexpr std::size_t kMostMaps = 3; ///< hexes are numbered in 16 bits
constexpr int kFarthestOrigin = 1000;
constexpr int kMostCounted = 1000;
/// What the rules and the scenarios name (specification 9.1).
constexpr std::array<std::string_view, 17> kNeeded{"castillo-san-diego",
                                                   "point-san-diego",
                                                   "heights-san-diego",
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

std::string twoDigits(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

/// Fills a board in from its file; the first thing that is wrong is kept.
class BoardReader {
public:
    BoardReader(const Json &file, std::optional<HexLayout> layout) : m_file(file), m_layout(layout)
    {
    }

    tl::expected<Board, std::string> read()
    {
        readHead();
        readMaps();
        if (m_wrong.empty())
            makeHexes();
        if (m_wrong.empty()) {
            readHexes();
            readPlaces();
            readRoads();
            readHexsides();
        }
        if (m_wrong.empty())
            addPlaces();
        if (!m_wrong.empty())
            return tl::unexpected(std::move(m_wrong));
        m_board.m_source = canonicalText(m_file);
        m_board.m_picture = std::make_shared<const BoardPicture>(drawBoard(m_board));
        return std::move(m_board);
    }

private:
    void fail(std::string message)
    {
        if (m_wrong.empty())
            m_wrong = "the board: " + std::move(message);
    }

    /// The member of that name if it is of the kind wanted; an empty one otherwise.
    const Json &member(const Json &object, const char *key, Json::value_t type)
    {
        static const Json kNothing = Json::object();
        static const Json kNoList = Json::array();
        const auto found = object.find(key);
        if (found != object.end() && found->type() == type)
            return *found;
        if (found != object.end())
            fail(jsonString(key) + " is not what it should be");
        return type == Json::value_t::array ? kNoList : kNothing;
    }

    std::string text(const Json &object, const char *key, const std::string &fallback = {})
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (found->is_string())
            return found->get<std::string>();
        fail(jsonString(key) + " must be a text");
        return fallback;
    }

    int number(const Json &object, const char *key, int least, int most, int fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        return numberOf(*found, key, least, most);
    }

    int numberOf(const Json &json, const char *key, int least, int most)
    {
        if (json.is_number_integer() && json >= least && json <= most)
            return json.get<int>();
        fail(jsonString(key) + " must be a whole number from " + std::to_string(least) + " to "
             + std::to_string(most));
        return least;
    }

    bool flag(const Json &object, const char *key)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return false;
        if (!found->is_boolean())
            fail(jsonString(key) + " must be true or false");
        return found->is_boolean() && found->get<bool>();
    }

    std::optional<Hex> hex(const Json &json)
    {
        std::optional<Hex> found;
        if (json.is_string())
            found = m_board.find(json.get_ref<const std::string &>());
        if (!found)
            fail("no hex is called " + canonicalText(json).substr(0, 20));
        return found;
    }

    std::vector<Hex> hexes(const Json &list)
    {
        std::vector<Hex> found;
        for (const Json &id : list)
            if (const auto one = hex(id))
                found.push_back(*one);
        return found;
    }

    void readHead()
    {
        if (!m_file.is_object() || text(m_file, "format") != kFormat)
            return fail("the format must be \"corunna-board-1\"");
        m_board.m_name = text(m_file, "name");
        m_board.m_conjecture = flag(m_file, "conjecture");
        const auto layout = m_layout ? m_layout : wordNamed<HexLayout>(text(m_file, "layout"));
        if (!layout)
            return fail("\"layout\" names no layout of hexes");
        m_board.m_layout = *layout;
        const Json &facts = member(m_file, "facts", Json::value_t::object);
        m_board.m_townHexes = number(facts, "town_hexes", 0, kMostCounted, 0);
        m_board.m_portHexes = number(facts, "port_hexes", 0, kMostCounted, 0);
    }

    void readMaps()
    {
        if (!m_wrong.empty())
            return;
        const Json &maps = member(m_file, "maps", Json::value_t::array);
        if (maps.empty() || maps.size() > kMostMaps)
            return fail("there must be one to three maps");
        for (const Json &map : maps) {
            if (!map.is_object())
                return fail("a map must be an object");
            BoardMap read{text(map, "id"),
                          text(map, "prefix"),
                          number(map, "columns", 1, kMostLines, 0),
                          number(map, "rows", 1, kMostLines, 0),
                          0,
                          0};
            const Json &origin = member(map, "origin", Json::value_t::array);
            if (origin.size() != 2 || read.prefix.size() > 1)
                return fail("a map needs an origin and a prefix of one letter or none");
            read.originColumn = numberOf(origin[0], "origin", 0, kFarthestOrigin);
            read.originRow = numberOf(origin[1], "origin", 0, kFarthestOrigin);
            m_board.m_maps.push_back(std::move(read));
        }
    }

    void makeHexes()
    {
        const auto terrain = wordNamed<Terrain>(text(m_file, "default_terrain", "clear"));
        if (!terrain)
            return fail("\"default_terrain\" is no terrain");
        for (std::size_t i = 0; i < m_board.m_maps.size(); ++i) {
            const BoardMap &map = m_board.m_maps[i];
            for (int column = 1; column <= map.columns; ++column)
                for (int row = 1; row <= map.rows; ++row) {
                    BoardHex hex;
                    hex.id = map.prefix + twoDigits(column) + twoDigits(row);
                    hex.map = static_cast<int>(i);
                    hex.column = column + map.originColumn;
                    hex.row = row + map.originRow;
                    hex.cube = cubeOf(m_board.m_layout, hex.column, hex.row);
                    hex.terrain = *terrain;
                    m_board.m_hexes.push_back(std::move(hex));
                }
        }
        auto &list = m_board.m_hexes;
        std::sort(list.begin(), list.end(),
                  [](const BoardHex &a, const BoardHex &b) { return a.id < b.id; });
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (i > 0 && list[i].id == list[i - 1].id)
                return fail("two hexes are called " + list[i].id);
            if (!m_board.m_byCube.emplace(list[i].cube, Hex{static_cast<std::int16_t>(i)}).second)
                return fail("two maps lie on each other at " + list[i].id);
        }
    }

    void readHexes()
    {
        for (const auto &[id, object] : member(m_file, "hexes", Json::value_t::object).items()) {
            const auto found = hex(Json(id));
            if (!found || !object.is_object())
                return fail(jsonString(id) + " is not what it should be");
            BoardHex &here = m_board.m_hexes[static_cast<std::size_t>(found->no)];
            const auto terrain =
                wordNamed<Terrain>(text(object, "terrain", std::string(nameOf(here.terrain))));
            if (!terrain)
                return fail(id + " has no such terrain");
            here.terrain = *terrain;
            here.corunna = text(object, "area") == "corunna";
            here.coast = flag(object, "coast");
            here.breakwater = flag(object, "breakwater");
        }
    }

    void readPlaces()
    {
        for (const auto &[id, object] : member(m_file, "places", Json::value_t::object).items()) {
            if (!object.is_object())
                return fail("the place " + jsonString(id) + " must be an object");
            std::vector<Hex> found = hexes(member(object, "hexes", Json::value_t::array));
            std::sort(found.begin(), found.end());
            m_board.m_places.emplace(id, std::move(found));
            if (object.contains("conjecture"))
                m_board.m_placeConjectures.emplace(id, flag(object, "conjecture"));
        }
        for (const std::string_view needed : kNeeded)
            if (m_board.place(needed).empty())
                fail("the place \"" + std::string(needed) + "\" is missing");
    }

    /// Hexes that follow each other touch. Where the table lays the hexes otherwise than the file
    /// (R72) nobody can say.
    void mustTouch(const std::vector<Hex> &hexes, const std::string &what)
    {
        for (std::size_t i = 0; !m_layout && i + 1 < hexes.size(); ++i)
            if (!m_board.adjacent(hexes[i], hexes[i + 1]))
                fail(what + ": " + m_board.at(hexes[i]).id + " and " + m_board.at(hexes[i + 1]).id
                     + " do not touch");
    }

    void readRoads()
    {
        for (const Json &object : member(m_file, "roads", Json::value_t::array)) {
            if (!object.is_object())
                return fail("a road must be an object");
            const std::string kind = text(object, "kind", "road");
            if (kind != "road" && kind != "trail")
                return fail("a road is a \"road\" or a \"trail\"");
            std::vector<Hex> along = hexes(member(object, "hexes", Json::value_t::array));
            mustTouch(along, "the " + kind + " " + jsonString(text(object, "id")));
            m_board.m_roads.push_back(Road{text(object, "id"), kind == "trail", std::move(along)});
        }
    }

    void readHexsides()
    {
        const Json &sides = member(m_file, "hexsides", Json::value_t::object);
        for (std::size_t i = 0; i < Words<Hexside>::kNames.size(); ++i) {
            const std::string name(Words<Hexside>::kNames.at(i));
            for (const Json &pair : member(sides, name.c_str(), Json::value_t::array)) {
                const std::vector<Hex> two = pair.is_array() ? hexes(pair) : std::vector<Hex>{};
                if (two.size() != 2)
                    return fail("a hexside lies between two hexes (" + name + ")");
                mustTouch(two, "a hexside (" + name + ")");
                m_board.m_sides.at(i).insert(std::minmax(two[0], two[1]));
            }
        }
        for (const Json &slope : member(sides, "slope", Json::value_t::array)) {
            if (!slope.is_object())
                return fail("a slope has a \"low\" and a \"high\" hex");
            const auto low = hex(slope.value("low", Json()));
            const auto high = hex(slope.value("high", Json()));
            if (!low || !high)
                continue; // told already
            mustTouch({*low, *high}, "a slope");
            m_board.m_slopes.emplace(*low, *high);
        }
    }

    /// The places that follow from the hexes.
    void addPlaces()
    {
        std::vector<Hex> town;
        std::vector<Hex> ports;
        for (std::size_t i = 0; i < m_board.m_hexes.size(); ++i) {
            const Hex here{static_cast<std::int16_t>(i)};
            if (m_board.m_hexes[i].corunna)
                town.push_back(here);
            if (m_board.m_hexes[i].terrain == Terrain::Port)
                ports.push_back(here);
        }
        std::vector<Hex> walls;
        const auto &sides = m_board.hexsides(Hexside::Fortification);
        std::copy_if(town.begin(), town.end(), std::back_inserter(walls), [&sides](Hex hex) {
            return std::any_of(sides.begin(), sides.end(), [hex](const auto &side) {
                return side.first == hex || side.second == hex;
            });
        });
        m_board.m_places.insert_or_assign("corunna", std::move(town));
        m_board.m_places.insert_or_assign("ports", std::move(ports));
        m_board.m_places.insert_or_assign("fortifications", std::move(walls));
    }

    const Json &m_file;
    std::optional<HexLayout> m_layout;
    Board m_board;
    std::string m_wrong;
};

tl::expected<Board, std::string> readBoard(const Json &file, std::optional<HexLayout> layout)
{
    return BoardReader(file, layout).read();
}

} // namespace qd::corunna
