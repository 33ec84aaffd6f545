// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_labels.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace qd {

namespace {

constexpr qreal kGap = 2; ///< pixels between a piece and its name

/// The places round a body for a box of that size, the better ones first.
std::array<QRectF, 8> spotsFor(const QSizeF &body, const QSizeF &box)
{
    const qreal x = body.width() / 2 + kGap;
    const qreal y = body.height() / 2 + kGap;
    const qreal w = box.width();
    const qreal h = box.height();
    return {QRectF(x, -h / 2, w, h),
            QRectF(-x - w, -h / 2, w, h),
            QRectF(-w / 2, y, w, h),
            QRectF(-w / 2, -y - h, w, h),
            QRectF(x * 0.6, y * 0.8, w, h),
            QRectF(x * 0.6, -y * 0.8 - h, w, h),
            QRectF(-x * 0.6 - w, y * 0.8, w, h),
            QRectF(-x * 0.6 - w, -y * 0.8 - h, w, h)};
}

class Placing {
public:
    Placing(const std::vector<LabelWish> &wishes, const QRectF &within,
            const std::vector<QRectF> &taken)
        : m_wishes(wishes), m_within(within), m_taken(taken)
    {
        for (const LabelWish &wish : wishes) {
            QRectF body(QPointF(0, 0), wish.body);
            body.moveCenter(wish.at);
            m_bodies.push_back(body.adjusted(1, 1, -1, -1));
        }
    }

    LabelSpot spot(std::size_t index)
    {
        const LabelWish &wish = m_wishes[index];
        for (const auto &[form, size] :
             {std::pair(LabelForm::Full, wish.full), std::pair(LabelForm::Short, wish.brief),
              std::pair(LabelForm::Marks, wish.marks)}) {
            if (size.isEmpty())
                continue;
            const auto spots = spotsFor(wish.body, size);
            for (const QRectF &rect : spots)
                if (isFree(index, rect.translated(wish.at)))
                    return take({form, rect}, wish);
            if (wish.rank < 0)
                return take({form, spots.front()}, wish);
        }
        return {};
    }

private:
    LabelSpot take(const LabelSpot &spot, const LabelWish &wish)
    {
        m_taken.push_back(spot.rect.translated(wish.at));
        return spot;
    }

    bool isFree(std::size_t index, const QRectF &rect) const
    {
        if (!m_within.isEmpty() && !m_within.contains(rect))
            return false;
        if (std::ranges::any_of(m_taken,
                                [&rect](const QRectF &other) { return other.intersects(rect); }))
            return false;
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            if (i != index && m_bodies[i].intersects(rect))
                return false;
        return true;
    }

    const std::vector<LabelWish> &m_wishes;
    QRectF m_within;
    std::vector<QRectF> m_bodies;
    std::vector<QRectF> m_taken;
};

} // namespace

std::vector<LabelSpot> placeLabels(const std::vector<LabelWish> &wishes, const QRectF &within,
                                   const std::vector<QRectF> &taken)
{
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&wishes](std::size_t i) { return wishes[i].rank; });
    std::vector<LabelSpot> spots(wishes.size());
    Placing placing(wishes, within, taken);
    for (const std::size_t i : order)
        spots[i] = placing.spot(i);
    return spots;
}

} // namespace qd
