// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace qd {

/// What undo and redo made of a list of entries: which acts are live, on which act each stands.
/// The states of a table form a tree: an act's state hangs on that of the act below it.
class Timeline {
public:
    /// Takes the next entry. A clause says what is wrong with it: it takes back what is not there.
    std::optional<std::string> add(const Entry &entry);

    qint64 liveCount() const { return static_cast<qint64>(m_live.size()); }

    /// The last live act, 0: none.
    qint64 top() const { return m_live.empty() ? 0 : m_live.back(); }

    /// The act that redo brings back, 0: none.
    qint64 redoable() const { return m_taken.empty() ? 0 : m_taken.back(); }

    /// Live acts, oldest first.
    const std::vector<qint64> &live() const { return m_live; }

    /// True for an act that was taken back and not brought back.
    bool isUndone(qint64 seq) const;
    /// The act whose state was the table's after entry `seq`; 0: the opening.
    qint64 stateAfter(qint64 seq) const;
    /// The act on which act `seq` stands; 0: the opening.
    qint64 below(qint64 seq) const;
    /// How many live acts there were with act `seq`.
    qint64 depth(qint64 seq) const;
    /// How many dice the program threw up to and with act `seq`.
    qint64 appDice(qint64 seq) const;

private:
    struct Node {
        qint64 state = 0;
        qint64 below = 0;
        qint64 depth = 0;
        qint64 appDice = 0;
        bool undone = false;
    };

    const Node &node(qint64 seq) const { return m_nodes[static_cast<std::size_t>(seq)]; }

    std::vector<Node> m_nodes{Node{}}; ///< index = seq
    std::vector<qint64> m_live;
    std::vector<qint64> m_taken; ///< what redo would bring back, the next one last
};

} // namespace qd
