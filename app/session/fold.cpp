// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/fold.h"

#include "app/journal/event_texts.h"

#include <algorithm>

namespace qd {
namespace {

constexpr std::size_t kRecent = 64;

Fault inEntry(Fault fault, qint64 seq)
{
    fault.place = "entry " + std::to_string(seq);
    return fault;
}

} // namespace

QByteArray fingerprintText(const Position &position)
{
    return QByteArray::number(static_cast<qulonglong>(position.fingerprint()), 16)
        .rightJustified(16, '0');
}

tl::expected<Position, Fault> applyEntry(const Position &before, const Entry &entry)
{
    const auto events = splitEvents(entry.events);
    if (!events)
        return tl::unexpected(inEntry(events.error(), entry.seq));
    Position position = before;
    for (const StoredEvent &event : *events) {
        auto next = position.apply(EventText{event.name, event.json});
        if (!next)
            return tl::unexpected(inEntry(next.error(), entry.seq));
        position = std::move(*next);
    }
    return position;
}

Fold::Fold(const std::vector<Entry> &entries, const Timeline &timeline, Position opening)
    : m_entries(entries), m_timeline(timeline), m_opening(std::move(opening))
{
}

void Fold::setStore(std::function<std::optional<Position>(qint64)> recall,
                    std::function<void(qint64, const Position &)> keep)
{
    m_recall = std::move(recall);
    m_keep = std::move(keep);
}

std::optional<Position> Fold::known(qint64 seq)
{
    if (seq == 0)
        return m_opening;
    const auto found = std::find_if(m_recent.begin(), m_recent.end(),
                                    [seq](const auto &one) { return one.first == seq; });
    if (found != m_recent.end())
        return found->second;
    if (m_recall && m_timeline.depth(seq) % kFoldStride == 0)
        return m_recall(seq);
    return std::nullopt;
}

tl::expected<Position, Fault> Fold::after(qint64 seq)
{
    std::vector<qint64> way;
    qint64 at = seq;
    std::optional<Position> position = known(at);
    while (!position) {
        way.push_back(at);
        at = m_timeline.below(at);
        position = known(at);
    }
    std::reverse(way.begin(), way.end());
    for (const qint64 step : way) {
        auto next = applyEntry(*position, m_entries[static_cast<std::size_t>(step - 1)]);
        if (!next)
            return next;
        position = std::move(*next);
        if (m_keep && m_timeline.depth(step) % kFoldStride == 0)
            m_keep(step, *position);
    }
    if (!way.empty())
        put(seq, *position);
    return std::move(*position);
}

void Fold::put(qint64 seq, const Position &position)
{
    m_recent.emplace_front(seq, position);
    if (m_recent.size() > kRecent)
        m_recent.pop_back();
}

void Fold::forgetAbove(qint64 seq)
{
    m_recent.erase(std::remove_if(m_recent.begin(), m_recent.end(),
                                  [seq](const auto &one) { return one.first > seq; }),
                   m_recent.end());
}

} // namespace qd
