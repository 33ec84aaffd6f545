// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/board_reader.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

constexpr std::size_t kMostOutlinePoints = 2000;
constexpr std::size_t kMostScenery = 500;
constexpr double kFarthest = 1e6; ///< of a coordinate

bool isConjecture(const Json &entry)
{
    if (const auto mark = entry.find("conjecture"); mark != entry.end() && mark->is_boolean())
        return mark->get<bool>();
    const auto facts = entry.find("facts");
    if (facts == entry.end())
        return false;
    if (facts->is_object())
        return facts->contains("exists") && (*facts)["exists"] == "conjecture";
    return *facts == "conjecture";
}

} // namespace

PictureName BoardReader::nameIn(const Json &entry, const std::string &place)
{
    const Json *name = m_in.object(entry, "name", place);
    if (name == nullptr)
        return {};
    PictureName names;
    names.en = m_in.text(*name, "en", place + ".name");
    names.es = m_in.textOr(names.en, *name, "es", place + ".name");
    names.fr = m_in.textOr(names.en, *name, "fr", place + ".name");
    return names;
}

PicturePoint BoardReader::point(const Json &value, const std::string &place)
{
    const auto coordinate = [](const Json &number) {
        return number.is_number() && std::isfinite(number.get<double>())
            && std::abs(number.get<double>()) <= kFarthest;
    };
    if (value.is_array() && value.size() == 2 && coordinate(value[0]) && coordinate(value[1]))
        return {value[0].get<double>(), value[1].get<double>()};
    m_in.fail(place, "must be two numbers");
    return {};
}

std::vector<PicturePoint> BoardReader::outline(const Json &entry, const char *key,
                                               const std::string &place)
{
    std::vector<PicturePoint> points;
    if (!entry.contains(key))
        return points;
    const Json *list = m_in.list(entry, key, place, kMostOutlinePoints);
    if (list == nullptr)
        return points;
    points.reserve(list->size());
    for (const Json &value : *list)
        points.push_back(point(value, place + "." + key));
    if (points.size() < 3)
        m_in.fail(place + "." + key, "needs at least three points");
    return points;
}

PicturePlace BoardReader::placeOf(const Json &entry, const std::string &place, const Area &area)
{
    PicturePlace picture;
    picture.id = area.id;
    picture.kind = area.land ? "land" : "sea";
    picture.name = area.name;
    if (const Json *xy = m_in.member(entry, "xy", place))
        picture.anchor = point(*xy, place + ".xy");
    picture.outline = outline(entry, "shape", place);
    if (area.vp > 0)
        picture.badges.push_back({"vp", {}, area.vp, false});
    for (const SeaDie &die : area.dice)
        picture.badges.push_back({"battery-die", std::string(nameOf(die.battery)), die.hit, false});
    if (area.reinforcements)
        picture.badges.push_back({"entry", std::string(nameOf(*area.reinforcements)), 0, false});
    if (area.fortress)
        picture.badges.push_back({"fort", {}, 0, false});
    const std::pair<bool, const char *> tags[] = {{area.fortress, "fortress"},
                                                  {area.beach, "beach"},
                                                  {area.setup, "setup"},
                                                  {area.southEdge, "south-edge"},
                                                  {area.reinforcements.has_value(), "entry"}};
    for (const auto &[applies, tag] : tags)
        if (applies)
            picture.tags.emplace_back(tag);
    picture.conjecture = isConjecture(entry);
    return picture;
}

void BoardReader::link(const Json &entry, AreaId from, AreaId to, const char *kind, Line line)
{
    PictureLink link;
    link.from = m_board.area(from).id;
    link.to = m_board.area(to).id;
    link.kind = kind;
    link.line = std::string(nameOf(line));
    link.conjecture = isConjecture(entry);
    m_board.m_picture.links.push_back(std::move(link));
}

AreaId BoardReader::areaNamed(const Json &entry, const char *key, const std::string &place)
{
    const Json *value = m_in.member(entry, key, place);
    return value != nullptr ? areaOf(*value, DataReader::at(place, key)) : AreaId{};
}

AreaId BoardReader::areaOf(const Json &value, const std::string &place)
{
    if (value.is_string())
        if (const auto area = m_board.find(value.get_ref<const std::string &>()))
            return *area;
    m_in.fail(place, "is no area of this board");
    return {};
}

Line BoardReader::lineOf(const Json &entry, const std::string &place)
{
    const std::string name = m_in.text(entry, "line", place);
    for (const Line line : {Line::Black, Line::Red, Line::Blue})
        if (nameOf(line) == name)
            return line;
    m_in.fail(place + ".line", R"(must be "black", "red" or "blue")");
    return {};
}

void BoardReader::readScenery(const Json &file)
{
    if (!file.contains("scenery"))
        return;
    const Json *scenery = m_in.list(file, "scenery", {}, kMostScenery);
    if (scenery == nullptr)
        return;
    for (std::size_t i = 0; i < scenery->size(); ++i) {
        const std::string place = DataReader::at("scenery", i);
        if (!m_in.isObject((*scenery)[i], place)
            || m_in.member((*scenery)[i], "shape", place) == nullptr)
            return;
        m_board.m_picture.scenery.push_back(
            {m_in.text((*scenery)[i], "kind", place), outline((*scenery)[i], "shape", place)});
    }
}

void BoardReader::index()
{
    const auto byArea = [](const auto &a, const auto &b) { return a.area < b.area; };
    const auto byGoal = [](const SeaMove &a, const SeaMove &b) { return a.to < b.to; };
    for (const AreaId id : m_board.m_all) {
        const std::size_t i = indexOf(id);
        std::sort(m_board.m_neighbours[i].begin(), m_board.m_neighbours[i].end(), byArea);
        std::sort(m_board.m_landings[i].begin(), m_board.m_landings[i].end(), byArea);
        std::sort(m_board.m_landingsInto[i].begin(), m_board.m_landingsInto[i].end(), byArea);
        std::sort(m_board.m_seaMoves[i].begin(), m_board.m_seaMoves[i].end(), byGoal);
        const Area &area = m_board.area(id);
        if (area.setup)
            m_board.m_setup = id;
        if (area.reinforcements)
            m_board.m_entries[indexOf(*area.reinforcements)].push_back(id);
        if (m_board.coastal(id))
            m_board.m_picture.places[i].tags.emplace_back("coastal");
    }
    m_board.m_picture.places[indexOf(m_board.m_castle)].tags.emplace_back("castle");
}

void BoardReader::checkAreas()
{
    const auto &areas = m_board.m_areas;
    const auto count = [&areas](bool Area::*mark) {
        return std::count_if(areas.begin(), areas.end(),
                             [mark](const Area &area) { return area.*mark; });
    };
    if (count(&Area::setup) != 1)
        m_in.fail("areas", "must have one set-up area");
    if (!m_board.area(m_board.m_castle).fortress)
        m_in.fail("castle", "must be a Fortress");
    if (count(&Area::fortress) != 3)
        m_in.fail("areas", "must have three Fortresses");
    if (m_board.entries(Side::Spanish).size() != 2)
        m_in.fail("areas", "must have two entry areas of the Spanish");
}

void BoardReader::checkSea()
{
    // Every sea area leads somewhere, and nobody sails in a circle.
    enum class Mark : std::uint8_t { New, Open, Done };
    std::vector<Mark> marks(m_board.m_areas.size(), Mark::New);
    const std::function<void(AreaId)> visit = [&](AreaId id) {
        marks[indexOf(id)] = Mark::Open;
        for (const SeaMove &move : m_board.seaMoves(id)) {
            if (marks[indexOf(move.to)] == Mark::Open)
                m_in.fail("sea_moves", "lead in a circle at " + m_board.area(move.to).id);
            else if (marks[indexOf(move.to)] == Mark::New)
                visit(move.to);
        }
        marks[indexOf(id)] = Mark::Done;
    };
    for (const AreaId id : m_board.m_all) {
        if (m_board.area(id).land)
            continue;
        if (m_board.seaMoves(id).empty() && !m_board.coastal(id))
            m_in.fail("areas[" + std::to_string(indexOf(id)) + "]",
                      "has neither a landing nor a sea move");
        if (marks[indexOf(id)] == Mark::New)
            visit(id);
    }
}

} // namespace qd::santa_cruz
