// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/movable.h"
#include "rules/santa_cruz/santa_cruz.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace qd::santa_cruz {

namespace {

constexpr int kFoxHits = 3; ///< she sinks at the third (12.3)
constexpr int kFullStrength = 4;

/// Draws a state for one viewer.
class Painter {
public:
    Painter(const State &state, Viewer viewer) : m_state(state), m_viewer(viewer) { }

    TablePicture paint()
    {
        for (std::size_t i = 0; i < kBritishUnits; ++i)
            addUnit(static_cast<Block>(i));
        addFox();
        for (std::size_t i = kBritishUnits; i < kUnitCount; ++i)
            addUnit(static_cast<Block>(i));
        for (std::size_t i = 0; i < kOfficerCount; ++i)
            addOfficer(static_cast<Officer>(i));
        for (std::size_t i = 0; i < kBatteryCount; ++i)
            addSpike(static_cast<Battery>(i));
        maskHidden();
        addTracks();
        addBadges();
        if (m_state.combat)
            m_picture.focus = idOf(m_state.combat->area);
        else if (m_state.pending && m_state.pending->area)
            m_picture.focus = idOf(*m_state.pending->area);
        return std::move(m_picture);
    }

private:
    const std::string &idOf(AreaId area) const { return m_state.board->area(area).id; }

    bool isSecret(Side side) const
    {
        switch (m_viewer) {
        case Viewer::Referee:
            return false;
        case Viewer::FirstSide:
            return side == Side::Spanish;
        case Viewer::SecondSide:
            return side == Side::British;
        case Viewer::Public:
            return true;
        }
        return true;
    }

    void tagCombat(PicturePiece &piece, Side side, Where at) const
    {
        if (!m_state.combat || !at.isIn(m_state.combat->area))
            return;
        piece.tags.emplace_back("in-combat");
        piece.tags.emplace_back(nameOf(m_state.combat->role(side)));
    }

    void addUnit(Block unit)
    {
        const UnitState &now = m_state.unit(unit);
        const Side side = sideOf(unit);
        PicturePiece piece;
        piece.id = nameOf(unit);
        piece.kind = "block";
        piece.face = nameOf(kindOf(unit));
        piece.side = nameOf(side);
        piece.place = nameOf(*m_state.board, now.at);
        piece.strength = now.sp;
        piece.strengthMax = kFullStrength;
        piece.movable = canDrag(m_state, unit);
        tagCombat(piece, side, now.at);
        if (now.at.is == Where::Is::Fox)
            piece.tags.emplace_back("aboard");
        // the blocks of a combat lie open, and so do those out of play (10.0)
        piece.hidden = isSecret(side) && piece.tags.empty() && now.at.is != Where::Is::Eliminated;
        piece.hidden |= isSecret(side) && now.at.is == Where::Is::Fox;
        m_picture.pieces.push_back(std::move(piece));
    }

    void addFox()
    {
        const FoxState &fox = m_state.fox;
        PicturePiece piece;
        piece.id = nameOf(Block::Fox);
        piece.kind = "cutter";
        piece.face = "fox";
        piece.side = nameOf(Side::British);
        const bool afloat = fox.status == FoxState::Status::Afloat;
        piece.place = fox.at                       ? idOf(*fox.at)
            : fox.status == FoxState::Status::Sunk ? std::string("eliminated")
                                                   : std::string("off");
        piece.strength = afloat ? kFoxHits - fox.hits : 0;
        piece.strengthMax = kFoxHits;
        piece.movable = afloat && canDrag(m_state, Block::Fox);
        if (!afloat)
            piece.tags.emplace_back(nameOf(fox.status));
        m_picture.pieces.push_back(std::move(piece));
    }

    void addOfficer(Officer officer)
    {
        const OfficerState &now = m_state.officer(officer);
        const Side side = sideOf(officer);
        const bool onMap = now.status == OfficerState::Status::OnMap && now.at;
        PicturePiece piece;
        piece.id = nameOf(officer);
        piece.kind = "officer";
        piece.face = piece.id;
        piece.side = nameOf(side);
        piece.place = onMap ? idOf(*now.at) : std::string(nameOf(now.status));
        piece.movable = canDrag(m_state, officer);
        if (onMap) {
            tagCombat(piece, side, Where::in(*now.at));
            if (!now.faceUp)
                piece.tags.emplace_back("face-down");
        }
        // who is still beside the map would tell who lies face down on it
        piece.hidden = isSecret(side)
            && ((onMap && !now.faceUp) || now.status == OfficerState::Status::Available);
        m_picture.pieces.push_back(std::move(piece));
    }

    void addSpike(Battery battery)
    {
        if (!m_state.spiked[indexOf(battery)])
            return;
        PicturePiece piece;
        piece.id = "spike-" + std::string(nameOf(battery));
        piece.kind = "spike";
        piece.face = nameOf(battery);
        piece.side = nameOf(Side::British);
        piece.place = idOf(m_state.board->batteryArea(battery));
        m_picture.pieces.push_back(std::move(piece));
    }

    /// Takes from hidden pieces all that would give them away, their place in the roster included.
    void maskHidden()
    {
        auto &pieces = m_picture.pieces;
        std::vector<PicturePiece> hidden;
        std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(hidden),
                     [](const PicturePiece &piece) { return piece.hidden; });
        std::erase_if(pieces, [](const PicturePiece &piece) { return piece.hidden; });
        std::stable_sort(
            hidden.begin(), hidden.end(), [](const PicturePiece &a, const PicturePiece &b) {
                return std::tie(a.kind, a.side, a.place) < std::tie(b.kind, b.side, b.place);
            });
        int number = 0;
        std::string group;
        for (PicturePiece &piece : hidden) {
            const std::string name = piece.side + '-' + piece.kind;
            number = name == group ? number + 1 : 1;
            group = name;
            piece.id = name + '-' + std::to_string(number);
            piece.face.clear();
            piece.strength = 0;
            pieces.push_back(std::move(piece));
        }
    }

    void addTracks()
    {
        const Board &board = *m_state.board;
        m_picture.tracks.push_back(
            PictureTrack{"turn", board.turnLabels(), m_state.turn > 0 ? m_state.turn - 1 : -1});
        PictureTrack morale{"morale", {}, -1};
        for (const MoraleBox &box : board.morale()) {
            if (box.at == m_state.morale)
                morale.at = static_cast<int>(morale.boxes.size());
            morale.boxes.push_back(std::to_string(box.at));
        }
        m_picture.tracks.push_back(std::move(morale));
        PictureTrack rounds{"combat-round", {}, -1};
        for (int box = 1; box <= board.roundBoxes(); ++box)
            rounds.boxes.push_back(std::to_string(box));
        if (m_state.combat && m_state.combat->round > 0)
            rounds.at = (m_state.combat->round - 1) % board.roundBoxes();
        m_picture.tracks.push_back(std::move(rounds));
    }

    void addBadges()
    {
        const Board &board = *m_state.board;
        for (const AreaId id : board.all()) {
            const Area &area = board.area(id);
            std::vector<PictureBadge> badges;
            if (area.land && area.vp > 0)
                badges.push_back(PictureBadge{"vp", {}, area.vp, false});
            for (std::size_t i = 0; i < kBatteryCount; ++i) {
                const auto battery = static_cast<Battery>(i);
                if (board.batteryArea(battery) == id)
                    badges.push_back(PictureBadge{"battery", std::string(nameOf(battery)), 0,
                                                  silenceOf(m_state, battery).has_value()});
            }
            for (const SeaDie &die : area.dice)
                badges.push_back(PictureBadge{"battery-die", std::string(nameOf(die.battery)),
                                              die.hit,
                                              silenceOf(m_state, die.battery).has_value()});
            if (!badges.empty())
                m_picture.badges.emplace_back(area.id, std::move(badges));
        }
    }

    const State &m_state;
    Viewer m_viewer;
    TablePicture m_picture;
};

} // namespace

const BoardPicture &Game::board(const State &state)
{
    return state.board->picture();
}

TablePicture Game::picture(const State &state, Viewer viewer)
{
    return Painter(state, viewer).paint();
}

} // namespace qd::santa_cruz
