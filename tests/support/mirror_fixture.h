// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/game_module.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace qd::test {

/// A table for the mirror's tests: the default board's file drawn as it is, pieces where a test
/// wants them, and goals that it names. No rules are behind it.
class MirrorGame : public GameModule {
public:
    MirrorGame()
    {
        m_info.id = "santa-cruz-1797";
        m_info.sides = {"british", "spanish"};
    }

    const GameInfo &info() const override { return m_info; }

    tl::expected<Position, Refusal> open(const TableSpec &, const DataLibrary &) const override
    {
        return tl::unexpected(badCommand("tests only"));
    }

    tl::expected<Position, Fault> restore(const TableSpec &, const DataLibrary &,
                                          std::string_view) const override
    {
        return tl::unexpected(Fault{});
    }

    tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                              const DataLibrary &) const override
    {
        return spec;
    }

private:
    GameInfo m_info;
};

inline BoardPicture boardOfFile(const std::string &path)
{
    std::ifstream file(path);
    const auto json = nlohmann::json::parse(file);
    BoardPicture board;
    board.width = json["size"][0];
    board.height = json["size"][1];
    board.conjecture = json["conjecture"];
    const auto points = [](const nlohmann::json &shape) {
        std::vector<PicturePoint> list;
        for (const auto &p : shape)
            list.push_back(PicturePoint{p[0], p[1]});
        return list;
    };
    for (const auto &area : json["areas"]) {
        PicturePlace place;
        place.id = area["id"];
        place.kind = area["kind"];
        place.name = PictureName{area["name"]["en"], area["name"]["es"], area["name"]["fr"]};
        place.anchor = PicturePoint{area["xy"][0], area["xy"][1]};
        place.outline = points(area["shape"]);
        place.conjecture = area["facts"].value("exists", "") == "conjecture"
            || area["facts"].value("name", "") == "conjecture";
        for (const char *tag : {"fortress", "beach"})
            if (area.value(tag, false))
                place.tags.emplace_back(tag);
        if (area.contains("setup"))
            place.tags.emplace_back("setup");
        else if (area.contains("reinforcements"))
            place.tags.emplace_back("entry");
        if (area.value("vp", 0) > 0)
            place.badges.push_back(PictureBadge{"vp", {}, area["vp"], false});
        for (const auto &battery : json["batteries"])
            if (battery["area"] == area["id"])
                place.badges.push_back(PictureBadge{"battery", battery["id"], 0, false});
        for (const auto &die : area.value("dice", nlohmann::json::array()))
            place.badges.push_back(PictureBadge{"battery-die", die["battery"], die["hit"], false});
        board.places.push_back(std::move(place));
    }
    for (const auto &border : json["borders"])
        board.links.push_back(PictureLink{
            border["between"][0], border["between"][1], "border", border["line"], {}, false});
    for (const auto &move : json["sea_moves"])
        board.links.push_back(PictureLink{move["from"], move["to"], "current", "blue", {}, false});
    for (const auto &landing : json["landings"])
        board.links.push_back(
            PictureLink{landing["from"], landing["to"], "landing", landing["line"], {}, false});
    for (const auto &scenery : json["scenery"])
        board.scenery.push_back(PictureScenery{scenery["kind"], points(scenery["shape"])});
    return board;
}

struct MirrorTable {
    BoardPicture board;
    TablePicture picture;
    std::vector<Drop> drops; ///< for any pieces

    void block(const std::string &id, const std::string &face, const std::string &side,
               const std::string &place, int strength)
    {
        PicturePiece piece;
        piece.id = id;
        piece.kind = "block";
        piece.face = face;
        piece.side = side;
        piece.place = place;
        piece.strength = strength;
        piece.strengthMax = 4;
        piece.movable = true;
        picture.pieces.push_back(piece);
    }

    void officer(const std::string &id, const std::string &side, const std::string &place)
    {
        PicturePiece piece;
        piece.id = id;
        piece.kind = "officer";
        piece.face = id;
        piece.side = side;
        piece.place = place;
        piece.movable = true;
        picture.pieces.push_back(piece);
    }

    PicturePiece &piece(const std::string &id)
    {
        return *std::ranges::find(picture.pieces, id, &PicturePiece::id);
    }
};

class MirrorModel : public Position::Model {
public:
    explicit MirrorModel(MirrorTable table) : m_table(std::move(table)) { }

    const GameModule &module() const override
    {
        static const MirrorGame game;
        return game;
    }

    Decided decide(std::string_view, const std::optional<std::vector<int>> &,
                   Strictness) const override
    {
        return badCommand("tests only");
    }

    tl::expected<Position, Fault> apply(const EventText &) const override
    {
        return tl::unexpected(Fault{});
    }

    std::string pending() const override { return "null"; }

    tl::expected<std::string, Refusal> ask(std::string_view) const override
    {
        return tl::unexpected(badCommand("tests only"));
    }

    Offers offers() const override { return {}; }

    Form form(std::string_view) const override { return {}; }

    std::vector<Drop> drops(std::string_view, const std::vector<std::string> &pieces) const override
    {
        return pieces.empty() ? std::vector<Drop>() : m_table.drops;
    }

    const BoardPicture &board() const override { return m_table.board; }

    TablePicture picture(Viewer viewer) const override
    {
        TablePicture picture = m_table.picture;
        if (viewer != Viewer::Referee)
            for (PicturePiece &piece : picture.pieces)
                piece.hidden = piece.side == "spanish";
        return picture;
    }

    Situation situation() const override { return {}; }

    std::uint64_t fingerprint() const override { return 0; }

    std::string snapshot() const override { return {}; }

private:
    MirrorTable m_table;
};

inline Position positionOf(const MirrorTable &table)
{
    return Position(std::make_shared<MirrorModel>(table));
}

/// The landing in full swing: a fight in Pila square, a crowd in the castle, ships' boats off
/// shore, losses.
inline MirrorTable busyTable()
{
    MirrorTable t;
    t.board = boardOfFile(QD_SOURCE_DIR "/resources/boards/santa-cruz-1797/schematic.json");
    t.block("rm-1", "royal-marines", "british", "caleta", 3);
    t.block("rm-2", "royal-marines", "british", "san-cristobal", 4);
    t.block("rm-3", "royal-marines", "british", "san-cristobal", 2);
    t.block("sailors-1", "sailors", "british", "san-cristobal", 1);
    for (int i = 2; i <= 9; ++i)
        t.block("sailors-" + std::to_string(i), "sailors", "british",
                i == 9       ? "eliminated"
                    : i == 8 ? "fox"
                    : i < 5  ? "castle-roads"
                    : i < 7  ? "british-setup"
                             : "caleta",
                i == 9 ? 0 : 1 + i % 4);
    PicturePiece fox;
    fox.id = "fox";
    fox.kind = "cutter";
    fox.face = "fox";
    fox.side = "british";
    fox.place = "castle-roads";
    fox.strength = 2;
    fox.strengthMax = 3;
    fox.movable = true;
    t.picture.pieces.push_back(fox);
    t.block("regulars-1", "regulars", "spanish", "san-cristobal", 4);
    t.block("regulars-2", "regulars", "spanish", "san-cristobal", 3);
    t.block("regulars-3", "regulars", "spanish", "town-hall", 4);
    t.block("militia-1", "militia", "spanish", "san-cristobal", 2);
    t.block("militia-2", "militia", "spanish", "pila-square", 3);
    t.block("militia-3", "militia", "spanish", "city-centre", 3);
    t.block("volunteers-1", "volunteers", "spanish", "pila-square", 4);
    t.block("volunteers-2", "volunteers", "spanish", "north-road", 4);
    t.block("volunteers-3", "volunteers", "spanish", "off", 4);
    t.officer("bowen", "british", "san-cristobal");
    t.officer("freemantle", "british", "available");
    t.officer("hood", "british", "available");
    t.officer("nelson", "british", "killed");
    t.officer("oldfield", "british", "available");
    t.officer("troubridge", "british", "caleta");
    t.officer("benitez", "spanish", "available");
    t.officer("grandy", "spanish", "available");
    t.officer("guinter", "spanish", "pila-square");
    t.officer("gutierrez", "spanish", "san-cristobal");
    t.officer("roman", "spanish", "wounded");
    t.piece("guinter").tags.emplace_back("face-down");
    PicturePiece spike;
    spike.id = "spike-yellow";
    spike.kind = "spike";
    spike.side = "british";
    spike.place = "concepcion";
    t.picture.pieces.push_back(spike);
    PictureTrack turn{"turn",
                      {"2:00", "2:30", "3:00", "3:30", "4:00", "4:30", "5:00", "5:30", "6:00",
                       "6:30", "7:00", "7:30"},
                      3};
    t.picture.tracks = {turn, PictureTrack{"morale", {"-3", "-2", "-1", "0", "1", "2", "3"}, 2},
                        PictureTrack{"combat-round", {"1", "2", "3"}, 0}};
    t.picture.focus = "san-cristobal";
    Refusal stacking{"stacking-limit", "5.6", "three blocks a side at most", {}};
    t.drops = {Drop{"pila-square", R"({"do":"assault","to":"pila-square"})", {}, "combat"},
               Drop{"concepcion", R"({"do":"move","to":"concepcion"})", {}, "free"},
               Drop{"santo-domingo", R"({"do":"move","to":"santo-domingo"})", {}, "red-border"},
               Drop{"town-hall", R"({"do":"move","to":"town-hall"})", stacking, ""}};
    return t;
}

} // namespace qd::test
