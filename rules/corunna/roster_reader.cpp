// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/roster_reader.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {
namespace {

constexpr std::string_view kFormat = "corunna-scenario-1";
constexpr std::string_view kNavy = "s3-navy"; ///< the group of the ships in scenario 3
constexpr int kMostTurns = 200;
constexpr int kMostHexes = 200; ///< of a zone
constexpr int kMostValue = 1000; ///< of a counter
constexpr int kMostBattalions = 20;
constexpr std::size_t kMostPieces = 1000;

/// "12:20pm" in minutes since midnight.
std::optional<int> minutesOf(std::string_view time)
{
    const std::size_t colon = time.find(':');
    if (colon == std::string_view::npos || time.size() != colon + 5)
        return std::nullopt;
    int hour = 0;
    int minute = 0;
    const auto read = [](std::string_view text, int &number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        return error == std::errc() && end == text.data() + text.size();
    };
    const std::string_view half = time.substr(colon + 3);
    if (!read(time.substr(0, colon), hour) || !read(time.substr(colon + 1, 2), minute) || hour < 1
        || hour > 12 || minute < 0 || minute > 59 || (half != "am" && half != "pm"))
        return std::nullopt;
    return (hour % 12 + (half == "pm" ? 12 : 0)) * 60 + minute;
}

/// Reads the keys of one object of the file; the first that is wrong is told by `wrong`.
class Keys {
public:
    Keys(const Json &object, std::string place, std::string &wrong)
        : m_object(object), m_place(std::move(place)), m_wrong(wrong)
    {
        if (!object.is_object())
            fail("must be an object");
    }

    const Json *raw(const char *key) const
    {
        const auto found = m_object.find(key);
        return m_object.is_object() && found != m_object.end() && !found->is_null() ? &*found
                                                                                    : nullptr;
    }

    std::string text(const char *key, const char *fallback = "") const
    {
        const Json *json = raw(key);
        if (json != nullptr && !json->is_string())
            fail(std::string("\"") + key + "\" must be a text");
        return json != nullptr && json->is_string() ? json->get<std::string>() : fallback;
    }

    std::optional<int> number(const char *key, int least, int most) const
    {
        const Json *json = raw(key);
        if (json == nullptr)
            return std::nullopt;
        if (json->is_number_integer() && *json >= least && *json <= most)
            return json->get<int>();
        fail(std::string("\"") + key + "\" must be a whole number from " + std::to_string(least)
             + " to " + std::to_string(most));
        return std::nullopt;
    }

    std::optional<bool> flag(const char *key) const
    {
        const Json *json = raw(key);
        if (json != nullptr && !json->is_boolean())
            fail(std::string("\"") + key + "\" must be true or false");
        return json != nullptr && json->is_boolean() ? std::optional(json->get<bool>())
                                                     : std::nullopt;
    }

    template <Word E>
    std::optional<E> word(const char *key) const
    {
        const std::string name = text(key);
        if (name.empty())
            return std::nullopt;
        const auto found = wordNamed<E>(name);
        if (!found)
            fail(std::string("\"") + key + "\" can't be " + jsonString(name.substr(0, 40)));
        return found;
    }

    template <Word E>
    E needed(const char *key) const
    {
        const auto found = word<E>(key);
        if (!found)
            fail(std::string("\"") + key + "\" is missing");
        return found.value_or(E{});
    }

    Keys inner(const char *key) const
    {
        static const Json kNothing = Json::object();
        const Json *json = raw(key);
        return Keys(json != nullptr ? *json : kNothing, m_place + "." + key, m_wrong);
    }

    const Json &object() const { return m_object; }

    void fail(const std::string &message) const
    {
        if (m_wrong.empty())
            m_wrong = m_place + ": " + message;
    }

private:
    const Json &m_object;
    std::string m_place;
    std::string &m_wrong;
};

void readValues(const Keys &keys, std::span<const ValueKey> list, Values &values)
{
    const Keys given = keys.inner("values");
    for (const ValueKey key : list)
        values.at(static_cast<std::size_t>(key)) =
            given.number(std::string(nameOf(key)).c_str(), 0, kMostValue);
}

class RosterReader {
public:
    explicit RosterReader(Roster &roster) : m_roster(roster) { }

    std::string &wrong() { return m_wrong; }

    void readHead(const Json &file, const Options &options)
    {
        const Keys keys(file, "scenario", m_wrong);
        if (keys.text("format") != kFormat)
            keys.fail("the format must be \"corunna-scenario-1\"");
        m_roster.scenario = keys.text("id");
        m_roster.number = keys.number("number", 1, 3).value_or(0);
        m_roster.rules = Citation(keys.text("rules"));
        const auto start = minutesOf(keys.text("start"));
        m_roster.startMinutes = start.value_or(0);
        m_roster.turns = keys.number("turns", 1, kMostTurns).value_or(0);
        m_roster.turnMinutes = keys.number("turn_minutes", 1, 120).value_or(20);
        if (!start || m_roster.turns == 0 || m_roster.number == 0 || m_roster.scenario.empty())
            keys.fail("id, number, start and turns are needed");
        const Keys boundary = keys.inner("boundary");
        m_roster.boundary = {boundary.text("map", "both"), boundary.text("east_of"),
                             boundary.text("south_of"), Citation(boundary.text("rule"))};
        const Json *points = keys.raw("command_points");
        for (std::size_t i = 0; points != nullptr && i < Words<Source>::kNames.size(); ++i)
            if (points->is_object() && points->contains(std::string(Words<Source>::kNames.at(i))))
                m_roster.commandPoints.push_back(static_cast<Source>(i));
        m_roster.commandRule = Citation(keys.text("command_rule"));
        const Keys morale = keys.inner("army_morale");
        m_roster.armyMorale = {morale.number("french", 0, 3).value_or(1),
                               morale.number("british", 0, 3).value_or(1)};
        m_roster.fleet = keys.flag("fleet").value_or(false);
        m_roster.evacuation = keys.flag("evacuation").value_or(false);
        m_roster.variableEntry = keys.raw("variable_entry") != nullptr;
        m_roster.victoryRule = Citation(keys.inner("victory").text("rule"));
        readGroups(keys, "setup", options);
        readGroups(keys, "reinforcements", options);
        m_roster.source = canonicalText(file);
    }

    /// The one group of that id.
    void readOne(const Json &file, std::string_view id)
    {
        const Keys keys(file, "scenario", m_wrong);
        const Json *list = keys.raw("setup");
        for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i) {
            const Keys group((*list)[i], "setup", m_wrong);
            if (group.text("id") == id)
                readGroup(group, true);
        }
    }

    void finish()
    {
        auto &units = m_roster.units;
        std::sort(units.begin(), units.end(),
                  [](const UnitCard &a, const UnitCard &b) { return a.id < b.id; });
        std::sort(m_roster.leaders.begin(), m_roster.leaders.end(),
                  [](const LeaderCard &a, const LeaderCard &b) { return a.id < b.id; });
        std::sort(m_roster.colours.begin(), m_roster.colours.end(),
                  [](const ColoursCard &a, const ColoursCard &b) { return a.brigade < b.brigade; });
        for (std::size_t i = 1; i < units.size(); ++i)
            if (units[i].id == units[i - 1].id)
                m_wrong = "two units are called " + units[i].id;
        if (units.size() > kMostPieces)
            m_wrong = "there are too many units";
        for (auto &[group, ids] : m_ids)
            for (const std::string &id : ids)
                if (const auto piece = m_roster.piece(id))
                    m_roster.groups[group].pieces.push_back(*piece);
        m_ids.clear();
        makeRegiments();
    }

private:
    void readGroups(const Keys &keys, const char *key, const Options &options)
    {
        const Json *list = keys.raw(key);
        for (std::size_t i = 0; list != nullptr && list->is_array() && i < list->size(); ++i) {
            const Keys group((*list)[i], std::string(key) + " " + std::to_string(i + 1), m_wrong);
            const Json *option = group.raw("option");
            if (option != nullptr && !holds(*option, options))
                continue;
            readGroup(group, std::string_view(key) == "setup");
        }
    }

    /// Whether the table's options are those that a group depends on.
    static bool holds(const Json &wanted, const Options &options)
    {
        const Json have = encodeOptions(options);
        for (const auto &[key, value] : wanted.items())
            if (!have.contains(key) || have[key] != value)
                return false;
        return true;
    }

    void readGroup(const Keys &keys, bool setup)
    {
        Group group;
        group.id = keys.text("id");
        group.side = keys.text("side");
        group.rule = Citation(keys.text("rule"));
        if (setup)
            group.step = keys.number("step", 1, 2).value_or(1);
        group.turn = keys.number("turn", 1, kMostTurns).value_or(1);
        group.time = keys.text("time");
        const Keys zone = keys.inner(setup ? "zone" : "entry");
        group.zone = {zone.number("within", 0, kMostHexes),
                      zone.text("of"),
                      zone.text("area"),
                      zone.text("place"),
                      zone.text("edge"),
                      zone.flag("road").value_or(false),
                      zone.text("outside"),
                      zone.flag("full_sea").value_or(false),
                      zone.text("west_of_road")};
        if (group.id.empty() || group.side.empty())
            keys.fail("a group has an id and a side");
        m_roster.groups.push_back(std::move(group));
        const Json *pieces = keys.raw("pieces");
        if (pieces == nullptr || !pieces->is_array() || pieces->size() > kMostPieces)
            return keys.fail("a group has pieces");
        for (const Json &piece : *pieces)
            readPiece(piece);
    }

    GroupRef here() const { return {static_cast<std::int16_t>(m_roster.groups.size() - 1)}; }

    void readPiece(const Json &object)
    {
        const Keys keys(object, "piece", m_wrong);
        const std::string kind = keys.text("kind");
        if (kind == "leader") {
            LeaderCard card;
            card.id = keys.needed<LeaderId>("id");
            card.name = keys.text("name");
            card.side = keys.needed<Side>("side");
            card.role = keys.needed<LeaderRole>("type");
            card.division = keys.word<Division>("division");
            card.replaceable = keys.flag("replaceable").value_or(true);
            card.group = here();
            readValues(keys, leaderValues(), card.values);
            card.cavalrySpecial = keys.inner("values").flag("cavalry_special");
            card.artillerySpecial = keys.inner("values").flag("artillery_special");
            m_roster.leaders.push_back(std::move(card));
        } else if (kind == "colours") {
            m_roster.colours.push_back({keys.needed<Brigade>("brigade"), keys.text("name"),
                                        keys.word<Division>("division"), here()});
        } else {
            readUnit(keys);
        }
        m_ids.resize(m_roster.groups.size());
        m_ids.back().first = m_roster.groups.size() - 1;
        m_ids.back().second.push_back(keys.text("id"));
    }

    void readUnit(const Keys &keys)
    {
        UnitCard card;
        card.id = keys.text("id");
        card.name = keys.text("name");
        card.side = keys.needed<Side>("side");
        card.kind = keys.needed<Kind>("kind");
        card.type = keys.needed<UnitType>("type");
        card.division = keys.word<Division>("division");
        card.brigade = keys.word<Brigade>("brigade");
        card.regiment = keys.text("regiment");
        card.battalion = keys.number("battalion", 1, kMostBattalions).value_or(0);
        card.ofBattalion = keys.text("of_battalion");
        card.parent = keys.text("parent");
        card.half = keys.flag("half").value_or(false);
        card.star = keys.flag("star").value_or(false);
        card.asset = keys.word<Asset>("asset");
        card.recall = keys.word<Recall>("recall");
        card.undeployed = keys.text("start") == "undeployed";
        card.group = here();
        readValues(keys, valuesOf(card.kind), card.values);
        if (card.id.empty() || wordNamed<LeaderId>(card.id) || card.id.starts_with("colours-"))
            keys.fail("a unit has an id of its own");
        m_roster.units.push_back(std::move(card));
    }

    void makeRegiments()
    {
        std::map<std::string, std::vector<UnitRef>> found;
        for (std::size_t i = 0; i < m_roster.units.size(); ++i) {
            const UnitCard &card = m_roster.units[i];
            if (card.side == Side::French && card.kind == Kind::Infantry && !card.regiment.empty())
                found[card.regiment].push_back({static_cast<std::int16_t>(i)});
        }
        m_roster.regiments.clear();
        for (auto &[id, battalions] : found)
            if (battalions.size() > 1)
                m_roster.regiments.push_back({id, std::move(battalions)});
    }

    Roster &m_roster;
    std::string m_wrong;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> m_ids; ///< of each group
};

/// Names of places and roads in the groups must be of the board.
std::string strangeZone(const Roster &roster, const Board &board)
{
    for (const Group &group : roster.groups) {
        const Zone &zone = group.zone;
        for (const std::string *name : {&zone.of, &zone.area, &zone.place, &zone.outside})
            if (!name->empty() && !board.isPlace(*name))
                return "the board has no place " + *name;
        if (zone.of.empty() && zone.area.empty() && zone.place.empty() && zone.edge.empty())
            return "the group " + group.id + " has no zone";
        if (!zone.edge.empty() && zone.edge != "north" && zone.edge != "south")
            return "an edge is north or south";
    }
    for (const std::string *name : {&roster.boundary.eastOf, &roster.boundary.southOf})
        if (!name->empty() && !board.isPlace(*name))
            return "the board has no place " + *name;
    return roster.groups.empty() ? "the scenario has no groups" : std::string();
}

} // namespace

tl::expected<Roster, std::string> readRoster(const Json &file, const Board &board,
                                             const Options &options, const Json *navy)
{
    Roster roster;
    RosterReader reader(roster);
    reader.readHead(file, options);
    if (reader.wrong().empty() && navy != nullptr) {
        reader.readOne(*navy, kNavy);
        roster.fleet = true;
    }
    if (reader.wrong().empty())
        reader.finish();
    std::string wrong = reader.wrong().empty() ? strangeZone(roster, board) : reader.wrong();
    if (!wrong.empty())
        return tl::unexpected(std::move(wrong));
    return roster;
}

} // namespace qd::corunna
