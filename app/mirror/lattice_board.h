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

/// A lattice board as lines and areas in scene units, worked out once a board. A value that shares
/// nothing which is worked out later: another thread may draw it.
struct LatticeBoard {
    struct Point {
        QPointF at;
        bool land = false;
        bool reef = false;
        bool bank = false;
        bool berth = false;
        bool corner = false;
    };

    /// A reef or a bank: round a point, or lying across the line between two.
    struct Patch {
        QPointF at;
        double angle = 0; ///< degrees of the line it lies across
        bool edge = false;
    };

    struct Port {
        std::string id, side;
        QString name; ///< as the board file has it
        std::vector<QPolygonF> water;
        QRectF title; ///< where its name stands
        bool conjecture = false;
    };

    /// A row's letter or a number at the rim.
    struct Rim {
        QPointF at;
        QString text;
    };

    QSizeF size;
    double pitch = 0; ///< 0: the board is no lattice
    bool hexes = false; ///< pieces stand in hexes, else on points
    std::vector<Point> points;
    std::vector<QLineF> lines; ///< between neighbours
    std::vector<QPolygonF> cells; ///< hexes only
    std::vector<QPolygonF> land;
    std::vector<Patch> reefs, banks;
    std::vector<Port> ports;
    std::vector<Rim> rim;
    bool conjecture = false;
};

/// Scene units to a unit of the board's.
double latticeUnitOf(const BoardPicture &board);
/// The board in scene units, each place with the cell around its point as its outline.
BoardPicture latticeScene(const BoardPicture &board);
/// `scene` as latticeScene made it.
LatticeBoard latticeBoardOf(const BoardPicture &scene);
/// From the top, clockwise.
QPointF latticeStep(double degrees, double length);

} // namespace qd
