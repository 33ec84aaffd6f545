// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/timeline.h"

namespace qd {
namespace {

qint64 countOf(const QByteArray &rolls)
{
    return rolls.size() <= 2 ? 0 : rolls.count(',') + 1;
}

} // namespace

std::optional<std::string> Timeline::add(const Entry &entry)
{
    Node added;
    switch (entry.kind) {
    case EntryKind::Act:
        added.below = top();
        added.state = entry.seq;
        added.depth = liveCount() + 1;
        added.appDice =
            appDice(top()) + (entry.dice == DiceSource::App ? countOf(entry.rolls) : qint64{0});
        m_live.push_back(entry.seq);
        m_taken.clear();
        break;
    case EntryKind::Undo:
        if (m_live.empty() || m_live.back() != entry.targetSeq)
            return "it takes back what is not the last live act";
        m_nodes[static_cast<std::size_t>(entry.targetSeq)].undone = true;
        m_live.pop_back();
        m_taken.push_back(entry.targetSeq);
        added.state = top();
        break;
    case EntryKind::Redo:
        if (m_taken.empty() || m_taken.back() != entry.targetSeq)
            return "it brings back what was not taken back last";
        m_nodes[static_cast<std::size_t>(entry.targetSeq)].undone = false;
        m_taken.pop_back();
        m_live.push_back(entry.targetSeq);
        added.state = top();
        break;
    case EntryKind::Note:
    case EntryKind::Reconcile:
    case EntryKind::Photo:
        added.state = top();
        break;
    case EntryKind::Amend:
        return "it is an amendment, which this version doesn't know";
    }
    m_nodes.push_back(added);
    return std::nullopt;
}

bool Timeline::isUndone(qint64 seq) const
{
    return node(seq).undone;
}

qint64 Timeline::stateAfter(qint64 seq) const
{
    return node(seq).state;
}

qint64 Timeline::below(qint64 seq) const
{
    return node(seq).below;
}

qint64 Timeline::depth(qint64 seq) const
{
    return node(seq).depth;
}

qint64 Timeline::appDice(qint64 seq) const
{
    return node(seq).appDice;
}

} // namespace qd
