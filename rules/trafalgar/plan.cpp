// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/plan.h"

#include "rules/trafalgar/board_reader.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

namespace qd::trafalgar {
namespace {

constexpr double kMargin = 1.6; ///< in pitches, round the outermost points: shore and labels
constexpr double kRight = 90; ///< degrees of heading 0
constexpr double kTurn = 60;
constexpr double kFullTurn = 360;
const double kRowHeight = std::numbers::sqrt3 / 2; ///< in pitches

/// In pitches, from the lattice's origin.
double acrossOf(LatticePoint at)
{
    return at.q + at.r / 2.0;
}

double leftEnd(const Board &board)
{
    double least = acrossOf({board.rows.front().from, board.rows.front().r});
    for (const BoardRow &row : board.rows)
        least = std::min(least, acrossOf({row.from, row.r}));
    return least;
}

double rightEnd(const Board &board)
{
    double most = acrossOf({board.rows.front().to, board.rows.front().r});
    for (const BoardRow &row : board.rows)
        most = std::max(most, acrossOf({row.to, row.r}));
    return most;
}

/// Which parts of a board file are marked as invented.
class Guesses {
public:
    explicit Guesses(const Board &board)
    {
        if (auto json = parseJson(board.source); json && json->is_object())
            m_file = std::move(*json);
    }

    bool whole() const { return marked(m_file, "conjecture"); }

    bool land() const { return marked(m_file, "land_conjecture"); }

    bool rose() const { return part("rose"); }

    bool part(const char *key) const
    {
        const auto found = m_file.find(key);
        return found != m_file.end() && marked(*found, "conjecture");
    }

    bool port(Port port) const
    {
        const auto ports = m_file.find("ports");
        if (ports == m_file.end())
            return false;
        const auto found = ports->find(std::string(nameOf(port)));
        return found != ports->end() && marked(*found, "conjecture");
    }

private:
    static bool marked(const Json &object, const char *key)
    {
        const auto mark = object.is_object() ? object.find(key) : object.end();
        return object.is_object() && mark != object.end() && mark->is_boolean()
            && mark->get<bool>();
    }

    Json m_file = Json::object();
};

/// Draws the parts of a board.
class Drawing {
public:
    explicit Drawing(const Board &board) : m_board(board), m_guesses(board) { }

    BoardPicture run()
    {
        m_picture.width = kPitch * (rightEnd(m_board) - leftEnd(m_board) + 2 * kMargin);
        m_picture.height =
            kPitch * ((m_board.rows.back().r - m_board.rows.front().r) * kRowHeight + 2 * kMargin);
        m_picture.conjecture = m_guesses.whole();
        lattice();
        for (const LatticePoint at : m_board.points())
            place(at);
        links(m_board.reefStretches, "reef", m_guesses.part("reefs"));
        links(m_board.bankStretches, "sandbank", m_guesses.part("sandbanks"));
        for (const Port port : kPorts)
            scenery(port);
        return std::move(m_picture);
    }

private:
    void lattice()
    {
        PictureLattice lattice;
        lattice.kind = "triangle";
        lattice.pitch = kPitch;
        for (int heading = 0; heading < kHeadings; ++heading) {
            lattice.headings.push_back(degreesOf(heading));
            lattice.rose.push_back(std::fmod(degreesOf(heading) + m_board.roseOffset, kFullTurn));
        }
        lattice.roseConjecture = m_guesses.rose();
        m_picture.lattice = std::move(lattice);
    }

    void place(LatticePoint at)
    {
        PicturePlace place;
        place.id = m_board.label(at);
        place.name = {place.id, place.id, place.id};
        place.anchor = anchorOf(m_board, at);
        const Terrain terrain = m_board.terrain(at);
        place.kind = terrain == Terrain::Land ? "land" : "point";
        if (terrain == Terrain::Reef || terrain == Terrain::Sandbank)
            place.tags.emplace_back(nameOf(terrain));
        if (const auto port = m_board.portAt(at)) {
            place.tags.emplace_back("port");
            if (m_board.port(*port).corner == at)
                place.tags.emplace_back("corner");
        }
        for (const Berth &berth : m_board.berths)
            if (berth.at == at)
                place.tags.emplace_back("berth");
        if (m_board.fortAt(at))
            place.tags.emplace_back("fort");
        place.conjecture = guessed(terrain);
        m_picture.places.push_back(std::move(place));
    }

    bool guessed(Terrain terrain) const
    {
        switch (terrain) {
        case Terrain::Land:
            return m_guesses.land();
        case Terrain::Reef:
            return m_guesses.part("reefs");
        case Terrain::Sandbank:
            return m_guesses.part("sandbanks");
        case Terrain::Sea:
            break;
        }
        return false;
    }

    void links(const std::vector<Stretch> &stretches, const char *kind, bool guess)
    {
        for (const auto &[a, b] : stretches) {
            PictureLink link;
            link.from = m_board.label(a);
            link.to = m_board.label(b);
            link.kind = kind;
            link.conjecture = guess;
            m_picture.links.push_back(std::move(link));
        }
    }

    void scenery(Port port)
    {
        PictureScenery scenery;
        scenery.kind = "port";
        scenery.id = nameOf(port);
        scenery.side = nameOf(sideOf(port));
        for (const LatticePoint at : m_board.port(port).points)
            scenery.places.push_back(m_board.label(at));
        scenery.conjecture = m_guesses.port(port);
        m_picture.scenery.push_back(std::move(scenery));
    }

    const Board &m_board;
    Guesses m_guesses;
    BoardPicture m_picture;
};

/// The side whose pieces are counted first.
Side firstCounted(const State &state)
{
    return state.play.side.value_or(Side::English);
}

} // namespace

double degreesOf(int heading)
{
    return std::fmod(kRight + kTurn * heading, kFullTurn);
}

PicturePoint anchorOf(const Board &board, LatticePoint at)
{
    return {kPitch * (acrossOf(at) - leftEnd(board) + kMargin),
            kPitch * ((at.r - board.rows.front().r) * kRowHeight + kMargin)};
}

PicturePose poseOf(const Board &board, const Station &station)
{
    return {anchorOf(board, station.at), degreesOf(station.heading)};
}

std::string shortcutOf(const State &state, ShipId ship)
{
    const std::size_t half = kShips.size() / 2;
    const std::size_t own = sideOf(ship) == firstCounted(state) ? 0 : half;
    return std::to_string(indexOf(ship) % half + own + 1);
}

std::string shortcutOf(const State &state, FortId fort)
{
    const std::size_t half = kForts.size() / 2;
    const std::size_t own = sideOf(fort) == firstCounted(state) ? 0 : half;
    constexpr std::string_view kLetters = "ghjk"; // f sails
    return std::string(1, kLetters[indexOf(fort) % half + own]);
}

std::shared_ptr<const BoardPicture> pictureOf(const Board &board)
{
    return std::make_shared<const BoardPicture>(Drawing(board).run());
}

} // namespace qd::trafalgar
