// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/tray_slots.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace qd {

namespace {

constexpr qreal kBetween = 2; // board units

} // namespace

/// Everybody who has no spot gets one: one that stands empty, else a new one at the end.
void TraySlots::give(const std::vector<TrayPiece> &pieces)
{
    std::unordered_set<std::string> here;
    for (const TrayPiece &piece : pieces)
        here.insert(piece.id);
    std::unordered_set<std::string> placed;
    for (const Group &group : m_groups)
        for (const TrayPiece &slot : group)
            placed.insert(slot.id);
    for (const TrayPiece &piece : pieces) {
        if (placed.contains(piece.id))
            continue;
        auto group = std::ranges::find_if(
            m_groups, [&piece](const Group &given) { return given.front().group == piece.group; });
        if (group == m_groups.end()) {
            m_groups.push_back({piece});
            continue;
        }
        const auto empty = std::ranges::find_if(*group, [&](const TrayPiece &slot) {
            return slot.aspect == piece.aspect && !here.contains(slot.id);
        });
        if (empty != group->end())
            *empty = piece;
        else
            group->push_back(piece);
    }
}

std::vector<QRectF> TraySlots::arrange(const std::vector<TrayPiece> &pieces, qreal width,
                                       qreal size)
{
    give(pieces);
    std::unordered_map<std::string, QRectF> spots;
    qreal y = 0;
    for (const Group &group : m_groups) {
        qreal x = 0;
        for (const TrayPiece &slot : group) {
            const qreal wide = slot.aspect * size;
            if (x > 0 && x + wide > width + 1e-6) {
                x = 0;
                y += size + kBetween;
            }
            spots[slot.id] = QRectF(x, y, wide, size);
            x += wide + kBetween;
        }
        y += size + kBetween;
    }
    m_height = std::max(m_height, y - kBetween);
    std::vector<QRectF> rects;
    rects.reserve(pieces.size());
    for (const TrayPiece &piece : pieces)
        rects.push_back(spots[piece.id]);
    return rects;
}

} // namespace qd
