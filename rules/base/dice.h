// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace qd {

/// What lies in the hand: six pips (1–6), base-6 pair (11–66 without 7–9, 0), star die
/// (0 blank, 1–3 stars), coin (1 heads, 2 tails).
enum class DieKind { Pips6, Base66, Star, Coin };

/// True when `face` can fall on a die of that kind.
bool isFace(DieKind kind, int face);

/// One group of dice that the rules want thrown, in the order of the table.
struct DiceAsk {
    std::string term; ///< why: kebab-case id ("round", "casualty", "current", "battery")
    std::string side; ///< who throws, empty: nobody in particular
    std::string subject; ///< whose die (an officer, a block), empty: nobody's
    int count = 0;
    DieKind kind = DieKind::Pips6;
    Citation rule;
    friend bool operator==(const DiceAsk &, const DiceAsk &) = default;
};

/// The rules need more dice than they were given: all groups known so far, those already thrown
/// included.
struct Awaiting {
    std::vector<DiceAsk> asks;
    int given = 0; ///< faces handed in
    /// Faces needed altogether, as far as the faces given so far tell.
    int needed() const;
    friend bool operator==(const Awaiting &, const Awaiting &) = default;
};

/// Hands out the faces of one act in the order of the table and remembers what was asked for.
/// A DiceCup does not own the faces: they outlive it.
class DiceCup {
public:
    explicit DiceCup(std::span<const int> faces) : m_faces(faces) { }

    /// Takes the dice of one group. False when too few faces are left: stop and return
    /// `awaiting()`.
    bool take(DiceAsk ask, std::vector<int> &faces);
    /// All groups asked for so far.
    Awaiting awaiting() const;

    /// Faces that nobody asked for.
    std::size_t left() const { return m_faces.size() - m_next; }

private:
    std::span<const int> m_faces;
    std::size_t m_next = 0;
    std::vector<DiceAsk> m_asks;
};

} // namespace qd
