// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "app/session/timeline.h"
#include "rules/base/fault.h"
#include "rules/module/position.h"

#include <deque>
#include <functional>
#include <optional>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace qd {

/// A state in full is kept every so many live acts: folding from one to any other takes
/// milliseconds.
constexpr qint64 kFoldStride = 128;

/// A state's fingerprint as entries carry it: sixteen hexadecimal digits.
QByteArray fingerprintText(const Position &position);

/// The position after an entry's events. Faults: Malformed, `place` names the entry.
tl::expected<Position, Fault> applyEntry(const Position &before, const Entry &entry);

/// Positions of the past: the fold of the entries below, begun at the nearest position that is at
/// hand. Does not own the entries and the timeline, which may grow meanwhile.
class Fold {
public:
    Fold(const std::vector<Entry> &entries, const Timeline &timeline, Position opening);

    /// Where full states of far acts come from and go to, if anywhere.
    void setStore(std::function<std::optional<Position>(qint64 seq)> recall,
                  std::function<void(qint64 seq, const Position &)> keep);

    const Position &opening() const { return m_opening; }

    /// The position after act `seq` (0: the opening). Faults: Malformed.
    tl::expected<Position, Fault> after(qint64 seq);
    /// Remembers a position that is known already.
    void put(qint64 seq, const Position &position);
    /// Forgets the positions of acts above `seq`: they were never recorded.
    void forgetAbove(qint64 seq);

private:
    std::optional<Position> known(qint64 seq);

    const std::vector<Entry> &m_entries;
    const Timeline &m_timeline;
    Position m_opening;
    std::deque<std::pair<qint64, Position>> m_recent; ///< newest first
    std::function<std::optional<Position>(qint64)> m_recall;
    std::function<void(qint64, const Position &)> m_keep;
};

} // namespace qd
