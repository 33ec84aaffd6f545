// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <string>
#include <vector>

namespace qd {

/// Whether pieces stand as counters in the hexes of this board.
bool isHexBoard(const BoardPicture &board);

/// A board of hexes as lines and areas in scene units, worked out once a board. A value that shares
/// nothing which is worked out later: another thread may draw it.
struct HexBoard {
    struct Cell {
        QString id;
        QPointF at;
        std::string terrain;
        QPolygonF outline;
        bool water = false;
        std::vector<QPointF> beyond; ///< from it to where hexes would be off the board's edge
        bool breakwater = false;
    };

    /// What lies along the side between two hexes.
    struct Side {
        std::string kind; ///< "fortification", "gate", "stream", "ford", "wall", "sunken_road"
        QLineF line;
    };

    /// A side from whose middle the ground falls: towards `down`.
    struct Slope {
        QLineF line;
        QPointF down; ///< of length one
    };

    struct Road {
        QLineF line;
        bool trail = false;
    };

    struct Area {
        std::string id;
        QString name;
        QPointF at; ///< the middle of its hexes
        QRectF reach; ///< around them
        bool mark = false; ///< one letter or numeral: a printed mark, not a name
        bool town = false;
        bool conjecture = false;
    };

    QSizeF size;
    double pitch = 0; ///< from a hex's middle to its neighbour's; 0: the board is none of hexes
    std::vector<Cell> cells;
    std::vector<QLineF> coast; ///< sides between land and water
    std::vector<Side> sides;
    std::vector<Slope> slopes;
    std::vector<Road> roads;
    std::vector<Area> areas;
    bool conjecture = false;
};

/// `scene` as latticeScene made it.
HexBoard hexBoardOf(const BoardPicture &scene);

} // namespace qd
