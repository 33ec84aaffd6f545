// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/board_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {
namespace {

constexpr std::size_t kMostAreas = 200;
constexpr std::size_t kMostLinks = 2000;
constexpr std::size_t kMostDice = kBatteryCount;
constexpr int kMostPoints = 99; ///< victory points of a place
constexpr std::size_t kTurns = 12;
constexpr std::size_t kMostBoxes = 99;

} // namespace

tl::expected<Board, Fault> BoardReader::read(const Json &file)
{
    if (!file.is_object())
        return tl::unexpected(Fault{FaultKind::Malformed, {}, {}, "a board is a JSON object"});
    BoardReader reader;
    using Part = void (BoardReader::*)(const Json &);
    for (const Part part :
         {&BoardReader::readHead, &BoardReader::readAreas, &BoardReader::readBorders,
          &BoardReader::readSeaMoves, &BoardReader::readLandings, &BoardReader::readBatteries,
          &BoardReader::readTracks, &BoardReader::readScenery}) {
        (reader.*part)(file);
        if (reader.m_in.failed())
            return tl::unexpected(reader.m_in.fault());
    }
    reader.index();
    reader.checkAreas();
    reader.checkSea();
    if (reader.m_in.failed())
        return tl::unexpected(reader.m_in.fault());
    reader.m_board.m_text = canonicalText(file);
    return std::move(reader.m_board);
}

void BoardReader::readHead(const Json &file)
{
    m_in.header(file, "quarterdeck-board-1");
    m_board.m_name = m_in.textOr("unnamed", file, "name", {});
    m_board.m_picture.conjecture = m_in.flag(file, "conjecture", {});
    if (file.contains("note"))
        m_board.m_picture.note = m_in.text(file, "note", {}, 4000);
    if (const auto size = file.find("size"); size != file.end()) {
        const PicturePoint corner = point(*size, "size");
        if (corner.x <= 0 || corner.y <= 0)
            m_in.fail("size", "must be a width and a height above 0");
        m_board.m_picture.width = corner.x;
        m_board.m_picture.height = corner.y;
    }
}

void BoardReader::readAreas(const Json &file)
{
    const Json *areas = m_in.list(file, "areas", {}, kMostAreas);
    if (areas == nullptr)
        return;
    for (std::size_t i = 0; i < areas->size() && !m_in.failed(); ++i) {
        const Json &entry = (*areas)[i];
        const std::string place = DataReader::at("areas", i);
        if (!m_in.isObject(entry, place))
            return;
        Area area = readArea(entry, place);
        if (m_board.find(area.id) || area.id == "off" || area.id == "fox"
            || area.id == "eliminated")
            m_in.fail(place + ".id", "\"" + area.id + "\" is taken");
        m_board.m_picture.places.push_back(placeOf(entry, place, area));
        m_board.m_all.push_back(static_cast<AreaId>(i));
        m_board.m_areas.push_back(std::move(area));
    }
    const std::size_t count = m_board.m_areas.size();
    m_board.m_neighbours.resize(count);
    m_board.m_landings.resize(count);
    m_board.m_landingsInto.resize(count);
    m_board.m_seaMoves.resize(count);
    if (!m_in.failed())
        m_board.m_castle = areaNamed(file, "castle", {});
}

Area BoardReader::readArea(const Json &entry, const std::string &place)
{
    Area area;
    area.id = m_in.id(entry, "id", place);
    area.name = nameIn(entry, place);
    const std::string kind = m_in.text(entry, "kind", place);
    area.land = kind == "land";
    if (kind != "land" && kind != "sea")
        m_in.fail(place + ".kind", "must be \"sea\" or \"land\"");
    else if (area.land)
        readLandArea(entry, place, area);
    else
        readSeaArea(entry, place, area);
    return area;
}

void BoardReader::readLandArea(const Json &entry, const std::string &place, Area &area)
{
    area.vp = m_in.integer(entry, "vp", place, 0, kMostPoints);
    area.fortress = m_in.flag(entry, "fortress", place);
    area.beach = m_in.flag(entry, "beach", place);
    if (entry.contains("reinforcements")) {
        if (m_in.text(entry, "reinforcements", place) != "spanish")
            m_in.fail(place + ".reinforcements", "must be \"spanish\" on land");
        area.reinforcements = Side::Spanish;
    }
}

void BoardReader::readSeaArea(const Json &entry, const std::string &place, Area &area)
{
    area.southEdge = m_in.flag(entry, "south_edge", place);
    if (entry.contains("setup")) {
        if (m_in.text(entry, "setup", place) != "british")
            m_in.fail(place + ".setup", "must be \"british\"");
        area.setup = true;
    }
    if (entry.contains("reinforcements")) {
        if (m_in.text(entry, "reinforcements", place) != "british")
            m_in.fail(place + ".reinforcements", "must be \"british\" at sea");
        area.reinforcements = Side::British;
    }
    readDice(entry, place, area);
}

void BoardReader::readDice(const Json &entry, const std::string &place, Area &area)
{
    const Json *dice = m_in.list(entry, "dice", place, kMostDice);
    if (dice == nullptr)
        return;
    for (std::size_t i = 0; i < dice->size(); ++i) {
        const std::string at = place + ".dice[" + std::to_string(i) + "]";
        if (!m_in.isObject((*dice)[i], at))
            return;
        const auto battery = batteryFrom(m_in.text((*dice)[i], "battery", at));
        const int hit = m_in.integer((*dice)[i], "hit", at, 1, 6);
        if (!battery) {
            m_in.fail(at + ".battery", "is no battery");
            return;
        }
        const bool twice = std::any_of(area.dice.begin(), area.dice.end(),
                                       [&](const SeaDie &die) { return die.battery == *battery; });
        if (twice)
            m_in.fail(at + ".battery", "stands twice");
        area.dice.push_back({*battery, hit});
    }
}

void BoardReader::readBatteries(const Json &file)
{
    const Json *batteries = m_in.list(file, "batteries", {}, kBatteryCount);
    if (batteries == nullptr)
        return;
    std::array<bool, kBatteryCount> seen{};
    for (std::size_t i = 0; i < batteries->size(); ++i) {
        const std::string place = DataReader::at("batteries", i);
        if (!m_in.isObject((*batteries)[i], place))
            return;
        const auto battery = batteryFrom(m_in.text((*batteries)[i], "id", place));
        const AreaId area = areaNamed((*batteries)[i], "area", place);
        if (m_in.failed())
            return;
        if (!battery || seen[indexOf(*battery)]) {
            m_in.fail(place + ".id", battery ? "stands twice" : "is no battery");
            return;
        }
        if (!m_board.area(area).land)
            m_in.fail(place + ".area", "must be a land area");
        seen[indexOf(*battery)] = true;
        m_board.m_batteries[indexOf(*battery)] = area;
        m_board.m_picture.places[indexOf(area)].badges.push_back(
            {"battery", std::string(nameOf(*battery)), 0, false});
    }
    if (batteries->size() != kBatteryCount)
        m_in.fail("batteries", "must be four");
}

void BoardReader::readTracks(const Json &file)
{
    const Json *tracks = m_in.object(file, "tracks", {});
    if (tracks == nullptr)
        return;
    if (const Json *turns = m_in.list(*tracks, "turns", "tracks", kTurns)) {
        if (turns->size() != kTurns)
            m_in.fail("tracks.turns", "must be twelve");
        for (std::size_t i = 0; i < turns->size(); ++i) {
            const std::string place = DataReader::at("tracks.turns", i);
            if (!m_in.isObject((*turns)[i], place))
                return;
            if (m_in.integer((*turns)[i], "turn", place, 1, static_cast<int>(kTurns))
                != static_cast<int>(i) + 1)
                m_in.fail(place + ".turn", "must be " + std::to_string(i + 1));
            m_board.m_turnLabels.push_back(m_in.text((*turns)[i], "label", place));
        }
    }
    if (const auto rounds = tracks->find("rounds"); rounds != tracks->end()) {
        if (!m_in.isObject(*rounds, "tracks.rounds"))
            return;
        m_board.m_roundBoxes = m_in.integerOr(3, *rounds, "boxes", "tracks.rounds", 1, 12);
        m_board.m_attritionAt = m_in.integerOr(3, *rounds, "attrition_at", "tracks.rounds", 1, 12);
    }
    readMorale(*tracks);
}

void BoardReader::readMorale(const Json &tracks)
{
    const Json *morale = m_in.object(tracks, "morale", "tracks");
    const Json *boxes =
        morale != nullptr ? m_in.list(*morale, "boxes", "tracks.morale", kMostBoxes) : nullptr;
    if (boxes == nullptr)
        return;
    for (std::size_t i = 0; i < boxes->size(); ++i) {
        const std::string place = DataReader::at("tracks.morale.boxes", i);
        if (!m_in.isObject((*boxes)[i], place))
            return;
        MoraleBox box;
        box.at = m_in.integer((*boxes)[i], "at", place, -kMostPoints, kMostPoints);
        if (const Json *points = m_in.object((*boxes)[i], "vp", place)) {
            box.british = m_in.integerOr(0, *points, "british", place + ".vp", 0, kMostPoints);
            box.spanish = m_in.integerOr(0, *points, "spanish", place + ".vp", 0, kMostPoints);
        }
        m_board.m_morale.push_back(box);
    }
    std::sort(m_board.m_morale.begin(), m_board.m_morale.end(),
              [](const MoraleBox &a, const MoraleBox &b) { return a.at < b.at; });
    for (std::size_t i = 1; i < m_board.m_morale.size(); ++i)
        if (m_board.m_morale[i].at != m_board.m_morale[i - 1].at + 1)
            m_in.fail("tracks.morale.boxes", "must follow one another");
    if (m_board.moraleBox(0) == nullptr)
        m_in.fail("tracks.morale.boxes", "has no box 0");
}

void BoardReader::readBorders(const Json &file)
{
    const Json *borders = m_in.list(file, "borders", {}, kMostLinks);
    if (borders == nullptr)
        return;
    for (std::size_t i = 0; i < borders->size() && !m_in.failed(); ++i) {
        const Json &entry = (*borders)[i];
        const std::string place = DataReader::at("borders", i);
        if (!m_in.isObject(entry, place))
            return;
        const Json *between = m_in.list(entry, "between", place, 2);
        if (between == nullptr || between->size() != 2) {
            m_in.fail(place + ".between", "must be two areas");
            return;
        }
        const AreaId a = areaOf((*between)[0], place + ".between[0]");
        const AreaId b = areaOf((*between)[1], place + ".between[1]");
        const Line line = lineOf(entry, place);
        if (m_in.failed())
            return;
        if (a == b || !m_seen.insert(std::minmax(a, b)).second)
            m_in.fail(place + ".between", a == b ? "is one area" : "stands twice");
        link(entry, a, b, "border", line);
        if (m_board.area(a).land != m_board.area(b).land)
            continue; // a coast: arrows alone lead over it (4.4)
        m_board.m_neighbours[indexOf(a)].push_back({b, line});
        m_board.m_neighbours[indexOf(b)].push_back({a, line});
    }
}

void BoardReader::readSeaMoves(const Json &file)
{
    const Json *moves = m_in.list(file, "sea_moves", {}, kMostLinks);
    if (moves == nullptr)
        return;
    for (std::size_t i = 0; i < moves->size() && !m_in.failed(); ++i) {
        const Json &entry = (*moves)[i];
        const std::string place = DataReader::at("sea_moves", i);
        if (!m_in.isObject(entry, place))
            return;
        const AreaId from = areaNamed(entry, "from", place);
        SeaMove move{areaNamed(entry, "to", place), std::nullopt};
        const Json *drift = m_in.member(entry, "drift", place);
        if (drift != nullptr && !drift->is_null())
            move.drift = areaOf(*drift, place + ".drift");
        if (m_in.failed())
            return;
        if (m_board.area(from).land || m_board.area(move.to).land
            || (move.drift && m_board.area(*move.drift).land))
            m_in.fail(place, "must lead from sea to sea");
        auto &links = m_board.m_seaMoves[indexOf(from)];
        if (std::any_of(links.begin(), links.end(),
                        [&](const SeaMove &other) { return other.to == move.to; }))
            m_in.fail(place, "stands twice");
        links.push_back(move);
        link(entry, from, move.to, "current", Line::Blue);
        if (move.drift)
            m_board.m_picture.links.back().drift = m_board.area(*move.drift).id;
    }
}

void BoardReader::readLandings(const Json &file)
{
    const Json *landings = m_in.list(file, "landings", {}, kMostLinks);
    if (landings == nullptr)
        return;
    for (std::size_t i = 0; i < landings->size() && !m_in.failed(); ++i) {
        const Json &entry = (*landings)[i];
        const std::string place = DataReader::at("landings", i);
        if (!m_in.isObject(entry, place))
            return;
        const AreaId from = areaNamed(entry, "from", place);
        const AreaId to = areaNamed(entry, "to", place);
        const Line line = lineOf(entry, place);
        if (m_in.failed())
            return;
        if (m_board.area(from).land || !m_board.area(to).land)
            m_in.fail(place, "must lead from sea to land");
        if (m_board.landing(from, to))
            m_in.fail(place, "stands twice");
        m_board.m_landings[indexOf(from)].push_back({to, line});
        m_board.m_landingsInto[indexOf(to)].push_back({from, line});
        link(entry, from, to, "landing", line);
    }
}

} // namespace qd::santa_cruz
