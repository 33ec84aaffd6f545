// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/board.h"
#include "rules/santa_cruz/data_reader.h"

#include <set>
#include <utility>

namespace qd::santa_cruz {

/// Reads and checks a board file (8.1). What it holds beside the format is left alone.
class BoardReader {
public:
    /// Malformed: `place` names the entry ("areas[3].dice").
    static tl::expected<Board, Fault> read(const Json &file);

private:
    void readHead(const Json &file);
    void readAreas(const Json &file);
    Area readArea(const Json &entry, const std::string &place);
    void readLandArea(const Json &entry, const std::string &place, Area &area);
    void readSeaArea(const Json &entry, const std::string &place, Area &area);
    void readDice(const Json &entry, const std::string &place, Area &area);
    void readBorders(const Json &file);
    void readSeaMoves(const Json &file);
    void readLandings(const Json &file);
    void readBatteries(const Json &file);
    void readTracks(const Json &file);
    void readMorale(const Json &tracks);
    void readScenery(const Json &file);

    void index();
    void checkAreas();
    void checkSea();

    /// What the mirror draws of an area.
    PicturePlace placeOf(const Json &entry, const std::string &place, const Area &area);
    PictureName nameIn(const Json &entry, const std::string &place);
    PicturePoint point(const Json &value, const std::string &place);
    std::vector<PicturePoint> outline(const Json &entry, const char *key, const std::string &place);
    void link(const Json &entry, AreaId from, AreaId to, const char *kind, Line line);
    AreaId areaNamed(const Json &entry, const char *key, const std::string &place);
    AreaId areaOf(const Json &value, const std::string &place);
    Line lineOf(const Json &entry, const std::string &place);

    DataReader m_in;
    Board m_board;
    std::set<std::pair<AreaId, AreaId>> m_seen; ///< borders so far
};

} // namespace qd::santa_cruz
