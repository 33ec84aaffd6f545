// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board_reader.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr std::string_view kGame = "trafalgar";
constexpr std::string_view kFormat = "quarterdeck-trafalgar-board-1";
constexpr std::string_view kBase = "schematic"; ///< the only board that another may build upon
constexpr std::string_view kGuess = "conjecture"; ///< a key that ends so marks what is invented
constexpr int kFarthest = 500; ///< q or r of a point
constexpr std::size_t kMostElements = 20000; ///< in a list
constexpr std::size_t kMostRows = 200;
constexpr std::size_t kLongestId = 200; ///< bytes
constexpr std::size_t kLongestRowName = 3; ///< letters

bool isGuessMark(std::string_view key)
{
    return key.size() >= kGuess.size() && key.substr(key.size() - kGuess.size()) == kGuess;
}

/// A whole number that a coordinate or a count can be.
std::optional<int> smallNumber(const Json &json)
{
    if (!json.is_number_integer())
        return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > kFarthest)
        return std::nullopt;
    const auto value = json.get<std::int64_t>();
    if (value < -kFarthest || value > kFarthest)
        return std::nullopt;
    return static_cast<int>(value);
}

std::optional<LatticePoint> pairOf(const Json &json)
{
    if (!json.is_array() || json.size() != 2)
        return std::nullopt;
    const auto q = smallNumber(json[0]);
    const auto r = smallNumber(json[1]);
    if (!q || !r)
        return std::nullopt;
    return LatticePoint{*q, *r};
}

/// Reads a whole board object. The first thing that is wrong is kept.
class BoardReader {
public:
    explicit BoardReader(const Json &file) : m_file(file) { }

    tl::expected<Board, std::string> read()
    {
        top();
        rows();
        if (well())
            places();
        if (!well())
            return tl::unexpected(m_wrong);
        m_board.source = canonicalText(m_file);
        m_board.picture = pictureOf(m_board);
        return std::move(m_board);
    }

private:
    bool well() const { return m_wrong.empty(); }

    void fail(std::string why)
    {
        if (well())
            m_wrong = "the board: " + std::move(why);
    }

    /// Nothing but those keys, beside marks of what is invented.
    void onlyKeys(const Json &object, const char *where, std::initializer_list<const char *> keys)
    {
        if (!object.is_object())
            return fail(std::string(where) + " must be an object");
        for (const auto &[key, value] : object.items()) {
            const bool mark = isGuessMark(key);
            if (mark ? !value.is_boolean() : std::find(keys.begin(), keys.end(), key) == keys.end())
                fail(std::string(where) + " has no key " + jsonString(key.substr(0, 60)));
        }
    }

    /// The value of a key, nullptr when there is none.
    static const Json *find(const Json &object, const char *key)
    {
        const auto found = object.is_object() ? object.find(key) : object.end();
        return object.is_object() && found != object.end() ? &*found : nullptr;
    }

    int number(const Json &object, const char *key, int low, int high)
    {
        const Json *json = find(object, key);
        const auto value = json != nullptr ? smallNumber(*json) : std::nullopt;
        if (value && *value >= low && *value <= high)
            return *value;
        fail("\"" + std::string(key) + "\" must be a whole number from " + std::to_string(low)
             + " to " + std::to_string(high));
        return low;
    }

    std::string text(const Json &object, const char *key)
    {
        const Json *json = find(object, key);
        if (json == nullptr || !json->is_string()
            || json->get_ref<const std::string &>().size() > kLongestId
            || json->get_ref<const std::string &>().empty()) {
            fail("\"" + std::string(key) + "\" must be a text");
            return {};
        }
        return json->get<std::string>();
    }

    const Json &list(const Json &object, const char *key)
    {
        static const Json kNone = Json::array();
        const Json *json = find(object, key);
        if (json != nullptr && json->is_array() && json->size() <= kMostElements)
            return *json;
        fail("\"" + std::string(key) + "\" must be a list");
        return kNone;
    }

    LatticePoint pointIn(const Json &json)
    {
        const auto at = pairOf(json);
        if (!at || !m_board.has(*at))
            fail(canonicalText(json).substr(0, 60) + " is no point of its rows");
        return at.value_or(LatticePoint{});
    }

    LatticePoint point(const Json &object, const char *key)
    {
        const Json *json = find(object, key);
        if (json == nullptr) {
            fail("\"" + std::string(key) + "\" is missing");
            return {};
        }
        return pointIn(*json);
    }

    std::vector<LatticePoint> points(const Json &object, const char *key)
    {
        std::vector<LatticePoint> found;
        for (const Json &json : list(object, key))
            found.push_back(pointIn(json));
        return found;
    }

    static void sortUnique(auto &values)
    {
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
    }

    void top()
    {
        onlyKeys(m_file, "it",
                 {"format", "id", "facts", "lattice", "rose", "rows", "land", "ports", "reefs",
                  "sandbanks", "field_of_fire", "title", "name", "notes", "sources"});
        if (!well())
            return;
        if (const Json *format = find(m_file, "format"); format != nullptr && *format != kFormat)
            fail("its format is not " + std::string(kFormat));
        m_board.id = text(m_file, "id");
        if (const Json *lattice = find(m_file, "lattice"); lattice != nullptr
            && (!lattice->is_object()
                || lattice->value("kind", Json("triangular")) != "triangular"))
            fail("\"lattice\" describes no triangular lattice");
        if (const Json *rose = find(m_file, "rose")) {
            onlyKeys(*rose, "\"rose\"", {"points", "offset"});
            if (find(*rose, "points") != nullptr)
                number(*rose, "points", kHeadings, kHeadings);
            if (find(*rose, "offset") != nullptr)
                m_board.roseOffset = number(*rose, "offset", 0, kHalfPoint);
            if (m_board.roseOffset != 0 && m_board.roseOffset != kHalfPoint)
                fail("the rose's offset is 0 or 30");
        }
    }

    void rows()
    {
        const Json &all = list(m_file, "rows");
        if (all.empty() || all.size() > kMostRows)
            fail("it has no rows, or too many");
        std::set<std::string> names;
        for (const Json &json : all) {
            onlyKeys(json, "a row", {"row", "r", "q_from", "q_to"});
            BoardRow row;
            row.letters = text(json, "row");
            row.r = number(json, "r", -kFarthest, kFarthest);
            row.from = number(json, "q_from", -kFarthest, kFarthest);
            row.to = number(json, "q_to", row.from, kFarthest);
            const bool letters = row.letters.size() <= kLongestRowName
                && std::all_of(row.letters.begin(), row.letters.end(),
                               [](char c) { return c >= 'a' && c <= 'z'; });
            if (!letters || !names.insert(row.letters).second)
                fail("rows are named by small letters, each once");
            m_board.rows.push_back(std::move(row));
        }
        const auto above = [](const BoardRow &a, const BoardRow &b) { return a.r < b.r; };
        std::sort(m_board.rows.begin(), m_board.rows.end(), above);
        for (std::size_t i = 1; i < m_board.rows.size(); ++i)
            if (m_board.rows[i - 1].r == m_board.rows[i].r)
                fail("two rows have one number");
    }

    void places()
    {
        if (find(m_file, "land") != nullptr)
            m_board.land = points(m_file, "land");
        ports();
        for (const FortSite &fort : m_board.forts)
            m_board.land.push_back(fort.at);
        sortUnique(m_board.land);
        patches("reefs", m_board.reefs, m_board.reefStretches);
        patches("sandbanks", m_board.sandbanks, m_board.bankStretches);
        diagram();
        waters();
    }

    void ports()
    {
        const Json *all = find(m_file, "ports");
        if (all == nullptr || !all->is_object())
            return fail("it has no ports");
        onlyKeys(*all, "\"ports\"", {"gibraltar", "cadiz"});
        for (const Port id : kPorts) {
            const Json *json = find(*all, std::string(nameOf(id)).c_str());
            if (json == nullptr)
                return fail("it needs two ports, one a side");
            port(id, *json);
        }
    }

    void port(Port id, const Json &json)
    {
        onlyKeys(json, "a port", {"side", "corner", "points", "berths", "forts", "sea_heading"});
        if (!well())
            return;
        if (text(json, "side") != nameOf(sideOf(id)))
            fail("a port is another side's");
        PortSite &site = m_board.ports[indexOf(id)];
        site.corner = point(json, "corner");
        site.points = points(json, "points");
        site.seaHeading = number(json, "sea_heading", 0, kHeadings - 1);
        sites(list(json, "berths"), id, kBerths,
              [this](BerthId berth, const Json &one) { readBerth(berth, one); });
        sites(list(json, "forts"), id, kForts,
              [this](FortId fort, const Json &one) { readFort(fort, one); });
    }

    /// The berths or forts of a port: each of its ids once.
    template <class Ids, class Read>
    void sites(const Json &all, Port port, const Ids &ids, Read read)
    {
        std::size_t wanted = 0;
        for (const auto id : ids) {
            if (portOf(id) != port)
                continue;
            ++wanted;
            const auto named = [&](const Json &one) {
                const Json *name = find(one, "id");
                return name != nullptr && *name == std::string(nameOf(id));
            };
            const auto found = std::find_if(all.begin(), all.end(), named);
            if (found == all.end())
                return fail("there is no " + std::string(nameOf(id)));
            read(id, *found);
        }
        if (all.size() != wanted)
            fail("a port has four berths and two forts");
    }

    void readBerth(BerthId id, const Json &json)
    {
        onlyKeys(json, "a berth", {"id", "at", "seaward"});
        Berth &berth = m_board.berths[indexOf(id)];
        berth.at = point(json, "at");
        const Json &headings = list(json, "seaward");
        if (headings.empty() || headings.size() > kHeadings)
            fail("a berth has headings to the sea");
        for (std::size_t i = 0; i < headings.size() && well(); ++i)
            berth.seaward.push_back(
                number(Json{{"seaward", headings[i]}}, "seaward", 0, kHeadings - 1));
    }

    void readFort(FortId id, const Json &json)
    {
        onlyKeys(json, "a fort", {"id", "at", "covers"});
        FortSite &fort = m_board.forts[indexOf(id)];
        fort.at = point(json, "at");
        const Json *covered = find(json, "covers");
        if (covered != nullptr && !covered->is_null()) {
            fort.covers = points(json, "covers");
            sortUnique(*fort.covers);
        }
    }

    void patches(const char *key, std::vector<LatticePoint> &covered,
                 std::vector<Stretch> &stretches)
    {
        const Json *json = find(m_file, key);
        if (json == nullptr)
            return;
        onlyKeys(*json, "a patch", {"points", "edges"});
        if (find(*json, "points") != nullptr)
            covered = points(*json, "points");
        sortUnique(covered);
        if (find(*json, "edges") == nullptr)
            return;
        for (const Json &edge : list(*json, "edges")) {
            if (!edge.is_array() || edge.size() != 2)
                return fail("a stretch has two ends");
            const LatticePoint a = pointIn(edge[0]);
            const LatticePoint b = pointIn(edge[1]);
            if (distance(a, b) != 1)
                fail("the ends of a stretch are no neighbours");
            stretches.emplace_back(std::minmax(a, b));
        }
        sortUnique(stretches);
    }

    void diagram()
    {
        const Json *json = find(m_file, "field_of_fire");
        if (json == nullptr)
            return;
        onlyKeys(*json, "\"field_of_fire\"", {"starboard"});
        const Json *starboard = find(*json, "starboard");
        if (starboard == nullptr || starboard->is_null())
            return;
        std::vector<LatticePoint> offsets;
        for (const Json &one : list(*json, "starboard")) {
            const auto offset = pairOf(one);
            if (!offset || offset->r <= 0 || distance({}, *offset) > kLongestShot)
                return fail("the diagram lists offsets to starboard, at most 3 away");
            offsets.push_back(*offset);
        }
        sortUnique(offsets);
        m_board.diagram = std::move(offsets);
    }

    /// Ports against the land, and their dots against their water.
    void waters()
    {
        std::set<LatticePoint> seen;
        for (const Port id : kPorts) {
            const PortSite &site = m_board.port(id);
            const std::set<LatticePoint> water(site.points.begin(), site.points.end());
            for (const LatticePoint at : water)
                if (m_board.terrain(at) == Terrain::Land || !seen.insert(at).second)
                    fail("water of a port is land, or the other port's");
            if (!water.contains(site.corner))
                fail("a corner lies outside its port");
            for (const BerthId berth : kBerths)
                if (portOf(berth) == id && !water.contains(m_board.berth(berth).at))
                    fail("a berth lies outside its port");
        }
        std::set<LatticePoint> dots;
        for (const Berth &berth : m_board.berths)
            if (!dots.insert(berth.at).second)
                fail("two berths are one point");
    }

    static constexpr int kHalfPoint = 30; ///< degrees
    static constexpr int kLongestShot = 3;

    const Json &m_file;
    Board m_board;
    std::string m_wrong;
};

tl::expected<Json, std::string> fromLibrary(const std::string &name, const DataLibrary &library)
{
    const auto text = library ? library(kGame, "board", name) : std::nullopt;
    if (!text)
        return tl::unexpected("no board is called " + jsonString(name.substr(0, kLongestId)));
    auto json = parseJson(*text);
    if (!json)
        return tl::unexpected("the board: " + json.error().detail);
    return std::move(*json);
}

/// A board that names its base: that board with its own parts in place of the base's.
tl::expected<Json, std::string> merged(const Json &own, const DataLibrary &library)
{
    if (own["base"] != kBase)
        return tl::unexpected("the board: its base can only be " + jsonString(kBase));
    auto whole = fromLibrary(std::string(kBase), library);
    if (!whole)
        return whole;
    for (const auto &[key, value] : own.items())
        if (key != "base")
            (*whole)[key] = value;
    return whole;
}

} // namespace

tl::expected<Board, std::string> readBoard(const Json &board, const DataLibrary &library)
{
    tl::expected<Json, std::string> file = board;
    if (board.is_string())
        file = fromLibrary(board.get<std::string>(), library);
    if (file && !file->is_object())
        return tl::unexpected<std::string>("\"board\" must be a name or an object");
    if (file && file->contains("base"))
        file = merged(Json(*file), library);
    if (!file)
        return tl::unexpected(file.error());
    return BoardReader(*file).read();
}

std::optional<LatticePoint> readPoint(const Board &board, const Json &json)
{
    if (json.is_string())
        return board.point(json.get_ref<const std::string &>());
    const auto at = pairOf(json);
    return at && board.has(*at) ? at : std::nullopt;
}

} // namespace qd::trafalgar
