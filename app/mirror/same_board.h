// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

#include <algorithm>

namespace qd {

/// Whether two boards would be drawn alike.
inline bool sameBoard(const BoardPicture &a, const BoardPicture &b)
{
    const auto samePlace = [](const PicturePlace &p, const PicturePlace &q) {
        return p.id == q.id && p.kind == q.kind && p.name == q.name && p.anchor == q.anchor
            && p.outline == q.outline && p.badges == q.badges && p.tags == q.tags
            && p.conjecture == q.conjecture;
    };
    const auto sameLink = [](const PictureLink &p, const PictureLink &q) {
        return p.from == q.from && p.to == q.to && p.kind == q.kind && p.line == q.line
            && p.drift == q.drift && p.conjecture == q.conjecture;
    };
    const auto sameScenery = [](const PictureScenery &p, const PictureScenery &q) {
        return p.kind == q.kind && p.outline == q.outline && p.id == q.id && p.name == q.name
            && p.side == q.side && p.places == q.places && p.conjecture == q.conjecture;
    };
    return a.width == b.width && a.height == b.height && a.conjecture == b.conjecture
        && a.unit == b.unit && a.lattice == b.lattice
        && std::ranges::equal(a.places, b.places, samePlace)
        && std::ranges::equal(a.links, b.links, sameLink)
        && std::ranges::equal(a.scenery, b.scenery, sameScenery);
}

} // namespace qd
