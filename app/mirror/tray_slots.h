// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <string>
#include <vector>

namespace qd {

/// What lies in a tray.
struct TrayPiece {
    std::string id;
    int group = 0; ///< each group begins a row of its own
    qreal aspect = 1;
    friend bool operator==(const TrayPiece &, const TrayPiece &) = default;
};

/// Where the pieces of a tray lie, as in the compartments of a box: each has a spot that it keeps
/// while others come and go, and finds again when it comes back. The box never shrinks, so that
/// nothing on screen moves but what was moved at the table.
class TraySlots {
public:
    /// A spot for each of the pieces, in their order, from the corner (0, 0).
    std::vector<QRectF> arrange(const std::vector<TrayPiece> &pieces, qreal width, qreal size);

    /// The height of all spots.
    qreal height() const { return m_height; }

private:
    using Group = std::vector<TrayPiece>; ///< of one group: who has each spot, here or not

    void give(const std::vector<TrayPiece> &pieces);

    std::vector<Group> m_groups;
    qreal m_height = 0;
};

} // namespace qd
