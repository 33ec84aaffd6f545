// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"
#include "rules/base/json_text.h"
#include "rules/module/picture.h"
#include "rules/santa_cruz/ids.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace qd::santa_cruz {

enum class Line : std::uint8_t { Black, Red, Blue };
std::string_view nameOf(Line);

/// A die of a battery at a sea area: it hits on faces up to `hit` (4.2, 7.2c).
struct SeaDie {
    Battery battery{};
    int hit = 0;
    friend bool operator==(const SeaDie &, const SeaDie &) = default;
};

/// An area of the board.
struct Area {
    std::string id;
    bool land = false;
    PictureName name;
    int vp = 0; ///< land
    bool fortress = false;
    bool beach = false;
    bool southEdge = false; ///< sea
    bool setup = false; ///< sea: the British set-up area
    std::optional<Side> reinforcements; ///< an entry area of that side (4.6)
    std::vector<SeaDie> dice; ///< sea
};

/// A neighbour, a landing or a link at sea as seen from one area.
struct Neighbour {
    AreaId area{};
    Line line = Line::Black;
};

/// A step from one sea area to another, and where the current may take the block instead.
struct SeaMove {
    AreaId to{};
    std::optional<AreaId> drift; ///< nullopt: no die (7.1d)
};

/// A box of the morale track: 0 in the middle, British above, Spanish below.
struct MoraleBox {
    int at = 0;
    int british = 0; ///< victory points (13)
    int spanish = 0;
};

/// A board file (specification 8.1), checked and indexed. Immutable; shared by all states of a
/// table.
class Board {
public:
    /// Checks everything that 8.1 lists. Malformed: `place` names the entry ("areas[3].dice").
    static tl::expected<Board, Fault> fromJson(const Json &file);

    const std::string &name() const { return m_name; }

    std::size_t areaCount() const { return m_areas.size(); }

    const Area &area(AreaId id) const { return m_areas[indexOf(id)]; }

    std::optional<AreaId> find(std::string_view id) const;

    /// In board order.
    const std::vector<AreaId> &all() const { return m_all; }

    AreaId castle() const { return m_castle; }

    AreaId setupArea() const { return m_setup; }

    /// Entry areas of a side, board order (4.6).
    const std::vector<AreaId> &entries(Side side) const { return m_entries[indexOf(side)]; }

    /// Land areas that share a border with a land area (or sea areas with a sea area), board order
    /// (4.3).
    const std::vector<Neighbour> &neighbours(AreaId id) const { return m_neighbours[indexOf(id)]; }

    /// The line between two areas of one kind that share a border.
    std::optional<Line> border(AreaId a, AreaId b) const;

    /// Arrows from a sea area, board order; arrows that end in a land area.
    const std::vector<Neighbour> &landings(AreaId sea) const { return m_landings[indexOf(sea)]; }

    const std::vector<Neighbour> &landingsInto(AreaId land) const
    {
        return m_landingsInto[indexOf(land)];
    }

    std::optional<Line> landing(AreaId sea, AreaId land) const;

    const std::vector<SeaMove> &seaMoves(AreaId sea) const { return m_seaMoves[indexOf(sea)]; }

    /// A landing arrow starts there (R9).
    bool coastal(AreaId sea) const { return !landings(sea).empty(); }

    AreaId batteryArea(Battery battery) const { return m_batteries[indexOf(battery)]; }

    const std::vector<std::string> &turnLabels() const { return m_turnLabels; } ///< twelve

    int roundBoxes() const { return m_roundBoxes; }

    int attritionAt() const { return m_attritionAt; }

    const std::vector<MoraleBox> &morale() const { return m_morale; } ///< ascending `at`

    const MoraleBox *moraleBox(int at) const;

    /// What the mirror draws.
    const BoardPicture &picture() const { return m_picture; }

    /// The file as it was read, canonical text.
    const std::string &text() const { return m_text; }

private:
    friend class BoardReader;
    std::string m_name, m_text;
    std::vector<Area> m_areas;
    std::vector<AreaId> m_all;
    AreaId m_castle{}, m_setup{};
    std::array<std::vector<AreaId>, 2> m_entries;
    std::vector<std::vector<Neighbour>> m_neighbours, m_landings, m_landingsInto;
    std::vector<std::vector<SeaMove>> m_seaMoves;
    std::array<AreaId, kBatteryCount> m_batteries{};
    std::vector<std::string> m_turnLabels;
    int m_roundBoxes = 3, m_attritionAt = 3;
    std::vector<MoraleBox> m_morale;
    BoardPicture m_picture;
};

/// One title of a deck file (8.3).
struct DeckCard {
    Card card{};
    int count = 0;
    int battery = 0; ///< copies with the cannon
    int plus = 0; ///< copies with the +1
    int anchor = 0; ///< copies that start aboard Fox
    int pool = 0; ///< copies that start beside the map
    bool eliminate = false; ///< the mark of 8.3
};

/// A deck file, checked. Immutable.
struct Decks {
    std::string name;
    std::array<std::vector<DeckCard>, 2> cards; ///< by side, file order
    std::string text; ///< the file as it was read, canonical
    std::vector<std::string> warnings; ///< counts that don't add up … (8.3)

    /// Malformed: `place` names the entry ("british[2].count").
    static tl::expected<Decks, Fault> fromJson(const Json &file);
    const DeckCard *find(Side side, Card card) const;

    int copies(Side side, Card card) const
    {
        const DeckCard *c = find(side, card);
        return c != nullptr ? c->count : 0;
    }
};

} // namespace qd::santa_cruz
