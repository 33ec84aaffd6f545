// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mirror_fixture.h"

#include <cmath>
#include <deque>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace qd::test {

/// A lattice table without rules behind it but these: a ship goes forward or turns by 60°, as often
/// as her gauge "moves" says, on points that are there and are no land.
struct LatticeTableBench {
    static constexpr int kRows = 13;
    static constexpr double kMargin = 1.6;
    static constexpr int kNoPlace = -1000;

    BoardPicture board;
    TablePicture picture;
    Overlay overlay;
    std::vector<Drop> targets;
    std::vector<Drop> windDrops;

    static double degreesOf(int heading) { return (90 + 60 * heading) % 360; }

    static int firstOf(int row) { return -(row / 2); }

    static int lengthOf(int row) { return row % 2 == 0 ? 19 : 18; }

    static std::string labelOf(int q, int r)
    {
        return std::string(1, static_cast<char>('a' + r)) + std::to_string(q - firstOf(r) + 1);
    }

    static bool has(int q, int r)
    {
        return r >= 0 && r < kRows && q >= firstOf(r) && q < firstOf(r) + lengthOf(r);
    }

    static PicturePoint anchorOf(int q, int r)
    {
        return {kMargin + q + r / 2.0, kMargin + r * std::numbers::sqrt3 / 2};
    }

    static std::pair<int, int> stepOf(int heading)
    {
        static constexpr int kSteps[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
        return {kSteps[heading][0], kSteps[heading][1]};
    }

    LatticeTableBench()
    {
        board.lattice = PictureLattice{"triangle", 1, {}, {}, true};
        for (int heading = 0; heading < 6; ++heading)
            board.lattice->headings.push_back(degreesOf(heading));
        board.lattice->rose = board.lattice->headings;
        board.width = 18 + 2 * kMargin;
        board.height = (kRows - 1) * std::numbers::sqrt3 / 2 + 2 * kMargin;
        board.conjecture = true;
        for (int r = 0; r < kRows; ++r)
            for (int q = firstOf(r); q < firstOf(r) + lengthOf(r); ++q) {
                PicturePlace place;
                place.id = labelOf(q, r);
                place.kind = "point";
                place.name = {place.id, place.id, place.id};
                place.anchor = anchorOf(q, r);
                place.conjecture = true;
                board.places.push_back(place);
            }
        for (const char *land : {"a5", "e1", "m15", "i19"})
            at(land).kind = "land";
        for (const char *reef : {"c10", "c11", "k9", "k10"})
            at(reef).tags.emplace_back("reef");
        for (const char *bank : {"g6", "h5", "g14", "f14"})
            at(bank).tags.emplace_back("sandbank");
        board.links = {{"d5", "d6", "reef", "", {}, true},
                       {"j13", "j14", "reef", "", {}, true},
                       {"k7", "k8", "sandbank", "", {}, true},
                       {"c12", "c13", "sandbank", "", {}, true}};
        port("cadiz", "Cadiz", "allied",
             {"a1", "a2", "a3", "a4", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2"},
             {"a3", "b2", "c2", "c1"}, "a1");
        port("gibraltar", "Gibraltar", "english",
             {"m19", "m18", "m17", "m16", "l18", "l17", "l16", "k19", "k18", "k17", "j18", "j17"},
             {"m17", "l17", "k18", "k19"}, "m19");
        picture.wind = PictureWind{330, {}, 1, {4}};
    }

    PicturePlace &at(const std::string &id)
    {
        return *std::ranges::find(board.places, id, &PicturePlace::id);
    }

    PicturePiece &piece(const std::string &id)
    {
        return *std::ranges::find(picture.pieces, id, &PicturePiece::id);
    }

    void port(const std::string &id, const std::string &name, const std::string &side,
              const std::vector<std::string> &points, const std::vector<std::string> &berths,
              const std::string &corner)
    {
        for (const std::string &point : points)
            at(point).tags.emplace_back("port");
        for (const std::string &berth : berths)
            at(berth).tags.emplace_back("berth");
        at(corner).tags.emplace_back("corner");
        board.scenery.push_back({"port", {}, id, {name, name, name}, side, points, true});
    }

    void ship(const std::string &id, const std::string &face, const std::string &side,
              const std::string &nation, int q, int r, int heading, int moves)
    {
        PicturePiece piece;
        piece.id = id;
        piece.kind = "model-ship";
        piece.face = face;
        piece.side = side;
        piece.place = labelOf(q, r);
        piece.movable = side == "english";
        piece.tags = {"nation-" + nation};
        piece.pose = PicturePose{anchorOf(q, r), degreesOf(heading)};
        const int guns = face == "line" ? 3 : 2;
        piece.gauges = {{"mast-fore", 1, 1, false},
                        {"mast-main", 1, 1, false},
                        {"mast-mizzen", 1, 1, false},
                        {"guns-port", guns, guns, false},
                        {"guns-starboard", guns, guns, false},
                        {"moves", moves, moves, false}};
        piece.strength = piece.strengthMax = 3 + 2 * guns;
        piece.shortcut = std::to_string(picture.pieces.size() + 1);
        picture.pieces.push_back(piece);
    }

    void fort(const std::string &id, const std::string &side, int q, int r, int guns)
    {
        PicturePiece piece;
        piece.id = id;
        piece.kind = piece.face = "fort-gun";
        piece.side = side;
        piece.place = labelOf(q, r);
        piece.pose = PicturePose{anchorOf(q, r), 0};
        piece.gauges = {{"guns", guns, 1, false}};
        picture.pieces.push_back(piece);
    }

    void flag(const std::string &side, int q, int r)
    {
        PicturePiece piece;
        piece.id = "flag-" + side;
        piece.kind = "flag";
        piece.face = piece.side = side;
        piece.place = labelOf(q, r);
        piece.pose = PicturePose{anchorOf(q, r), 0};
        picture.pieces.push_back(piece);
    }
};

/// Where a ship of the bench stands while she goes on.
struct LatticeStation {
    int q = 0;
    int r = 0;
    int heading = 0;

    PicturePose pose() const
    {
        return {LatticeTableBench::anchorOf(q, r), LatticeTableBench::degreesOf(heading)};
    }
};

class LatticeModel : public Position::Model {
public:
    explicit LatticeModel(LatticeTableBench table) : m_table(std::move(table)) { }

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
        if (pieces == std::vector<std::string>{"wind"})
            return m_table.windDrops;
        if (pieces.size() != 1)
            return {};
        const auto start = stationOf(pieces.front());
        if (!start)
            return {};
        std::vector<Drop> drops;
        std::deque<std::string> open{""};
        std::set<std::tuple<int, int, int>> seen{{start->q, start->r, start->heading}};
        while (!open.empty()) {
            const std::string way = open.front();
            open.pop_front();
            if (!way.empty())
                drops.push_back(*dropAlong({}, pieces.front(), way));
            if (static_cast<int>(way.size()) >= movesOf(pieces.front()))
                continue;
            for (const char letter : {'f', 'p', 's'}) {
                const auto next = goneTo(pieces.front(), way + letter);
                if (next && seen.insert({next->q, next->r, next->heading}).second)
                    open.push_back(way + letter);
            }
        }
        drops.insert(drops.end(), m_table.targets.begin(), m_table.targets.end());
        return drops;
    }

    std::optional<Drop> dropAlong(std::string_view, const std::string &piece,
                                  std::string_view steps) const override
    {
        if (!stationOf(piece))
            return std::nullopt;
        Drop drop;
        drop.tag = "free";
        if (!steps.empty())
            drop.command =
                R"({"do":"move","path":")" + std::string(steps) + R"(","ship":")" + piece + R"("})";
        LatticeStation now = *stationOf(piece);
        drop.way = {now.pose()};
        for (std::size_t i = 1; i <= steps.size(); ++i) {
            const auto next = goneTo(piece, std::string(steps.substr(0, i)));
            if (!next || static_cast<int>(i) > movesOf(piece)) {
                drop.refused = Refusal{"off-board", "move-1", "there is no point there", {}};
                break;
            }
            now = *next;
            drop.way.push_back(now.pose());
        }
        drop.place = LatticeTableBench::labelOf(now.q, now.r);
        drop.pose = now.pose();
        const int cost = static_cast<int>(drop.way.size()) - 1;
        drop.facts = {{"cost", cost}, {"remaining", movesOf(piece) - cost}};
        return drop;
    }

    Overlay overlay(std::string_view, const std::string &) const override
    {
        return m_table.overlay;
    }

    const BoardPicture &board() const override { return m_table.board; }

    TablePicture picture(Viewer) const override { return m_table.picture; }

    Situation situation() const override { return {}; }

    std::uint64_t fingerprint() const override { return 0; }

    std::string snapshot() const override { return {}; }

private:
    const PicturePiece *find(const std::string &id) const
    {
        const auto found = std::ranges::find(m_table.picture.pieces, id, &PicturePiece::id);
        return found == m_table.picture.pieces.end() ? nullptr : &*found;
    }

    int movesOf(const std::string &id) const { return find(id)->gauges.back().left; }

    std::optional<LatticeStation> stationOf(const std::string &id) const
    {
        const PicturePiece *piece = find(id);
        if (piece == nullptr || !piece->movable || !piece->pose)
            return std::nullopt;
        for (int r = 0; r < LatticeTableBench::kRows; ++r)
            for (int q = LatticeTableBench::firstOf(r);
                 q < LatticeTableBench::firstOf(r) + LatticeTableBench::lengthOf(r); ++q)
                if (LatticeTableBench::labelOf(q, r) == piece->place)
                    return LatticeStation{
                        q, r, static_cast<int>(std::lround(piece->pose->heading + 270) % 360) / 60};
        return std::nullopt;
    }

    std::optional<LatticeStation> goneTo(const std::string &id, const std::string &way) const
    {
        LatticeStation now = *stationOf(id);
        for (const char letter : way) {
            if (letter == 'p')
                now.heading = (now.heading + 5) % 6;
            else if (letter == 's')
                now.heading = (now.heading + 1) % 6;
            if (letter != 'f')
                continue;
            const auto [dq, dr] = LatticeTableBench::stepOf(now.heading);
            now.q += dq;
            now.r += dr;
            if (!LatticeTableBench::has(now.q, now.r)
                || std::ranges::find(m_table.board.places, LatticeTableBench::labelOf(now.q, now.r),
                                     &PicturePlace::id)
                        ->kind
                    == "land")
                return std::nullopt;
        }
        return now;
    }

    LatticeTableBench m_table;
};

inline Position positionOf(const LatticeTableBench &table)
{
    return Position(std::make_shared<LatticeModel>(table));
}

/// Two squadrons in the middle of the sea: an English ship of the line and a frigate, a damaged
/// Frenchman and a Spaniard with the English flag, forts, the Allied flag at home.
inline LatticeTableBench squadrons()
{
    LatticeTableBench t;
    t.ship("english-line-1", "line", "english", "english", 6, 6, 0, 4);
    t.ship("english-frigate-1", "frigate", "english", "english", 3, 9, 5, 6);
    t.ship("allied-line-1", "line", "allied", "french", 7, 5, 2, 4);
    t.ship("allied-frigate-2", "frigate", "allied", "spanish", 5, 8, 3, 6);
    t.fort("cadiz-fort-1", "allied", 4, 0, 1);
    t.fort("cadiz-fort-2", "allied", -2, 4, 0);
    t.fort("gibraltar-fort-1", "english", 8, 12, 1);
    t.flag("english", 5, 8);
    t.flag("allied", 0, 0);
    t.piece("flag-english").tags.emplace_back("aboard");
    t.piece("allied-frigate-2").tags.emplace_back("flag-english");
    t.piece("gibraltar-fort-1").tags.emplace_back("may-fire");
    PicturePiece &hurt = t.piece("allied-line-1");
    hurt.gauges[1].left = 0; // the mainmast
    hurt.gauges[4].left = 1; // two starboard guns
    t.overlay.fields = {{"field-port",
                         {LatticeTableBench::anchorOf(6, 6), LatticeTableBench::anchorOf(6, 3),
                          LatticeTableBench::anchorOf(9, 3)},
                         {"f8"},
                         false},
                        {"field-starboard",
                         {LatticeTableBench::anchorOf(6, 6), LatticeTableBench::anchorOf(3, 9),
                          LatticeTableBench::anchorOf(6, 9)},
                         {"h8"},
                         false}};
    t.overlay.marks = {
        {"target", "allied-line-1", {{"distance", 1}, {"hit-chance", 0.5}}, "bow"},
        {"target", "allied-frigate-2", {{"distance", 2}, {"hit-chance", 1.0 / 3}}, "stern"}};
    t.targets = {Drop{"allied-line-1",
                      R"({"do":"fire","ship":"english-line-1","target":"allied-line-1"})",
                      {},
                      "fire",
                      {},
                      {{"distance", 1}, {"guns", 3}, {"hit-chance", 0.5}}}};
    return t;
}

} // namespace qd::test
