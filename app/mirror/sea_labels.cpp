// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_labels.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace qd {

namespace {

constexpr qreal kGap = 2; ///< pixels between a piece and its name
constexpr qreal kApart = 9; ///< and between it and another piece, if that can be had

using Boxes = std::vector<QRectF>;

bool anyMeets(const Boxes &boxes, const QRectF &rect)
{
    return std::ranges::any_of(boxes,
                               [&rect](const QRectF &other) { return other.intersects(rect); });
}

/// The point of a box that is nearest to another.
QPointF nearestOf(const QRectF &box, const QPointF &to)
{
    return {std::clamp(to.x(), box.left(), box.right()),
            std::clamp(to.y(), box.top(), box.bottom())};
}

bool meets(const QLineF &line, const QRectF &box)
{
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    return std::ranges::any_of(std::array{QLineF(box.topLeft(), box.topRight()),
                                          QLineF(box.topRight(), box.bottomRight()),
                                          QLineF(box.bottomRight(), box.bottomLeft()),
                                          QLineF(box.bottomLeft(), box.topLeft())},
                               [&line](const QLineF &side) {
                                   return side.intersects(line) == QLineF::BoundedIntersection;
                               });
}

/// The places beside a body for a box of that size, the better ones first.
Boxes spotsBeside(const QSizeF &body, const QSizeF &box)
{
    const qreal x = body.width() / 2 + kGap;
    const qreal y = body.height() / 2 + kGap;
    const qreal w = box.width();
    const qreal h = box.height();
    Boxes spots{QRectF(x, -h / 2, w, h), QRectF(-x - w, -h / 2, w, h), QRectF(-w / 2, y, w, h),
                QRectF(-w / 2, -y - h, w, h)};
    for (const qreal slide : {0.3, -0.3, 0.6, -0.6}) { // level with a part of the body
        const qreal up = slide * (body.height() + h) / 2 - h / 2;
        spots.emplace_back(x, up, w, h);
        spots.emplace_back(-x - w, up, w, h);
    }
    for (const qreal slide : {0.25, -0.25, 0.45, -0.45}) {
        spots.emplace_back(slide * w - w / 2, y, w, h);
        spots.emplace_back(slide * w - w / 2, -y - h, w, h);
    }
    for (const qreal side : {1.0, -1.0})
        for (const qreal over : {1.0, -1.0})
            spots.emplace_back(side > 0 ? x * 0.6 : -x * 0.6 - w, over > 0 ? y * 0.8 : -y * 0.8 - h,
                               w, h);
    return spots;
}

/// Those further off, to which a line must lead.
Boxes spotsApart(const QSizeF &body, const QSizeF &box)
{
    const qreal w = box.width();
    const qreal h = box.height();
    Boxes spots;
    for (const qreal far : {0.9, 1.8, 2.7}) {
        const qreal x = body.width() / 2 + h * far;
        const qreal y = body.height() / 2 + h * far;
        for (const qreal up : {0.0, 0.8, -0.8, 1.6, -1.6}) {
            spots.emplace_back(x, up * h - h / 2, w, h);
            spots.emplace_back(-x - w, up * h - h / 2, w, h);
        }
        for (const qreal slide : {0.0, 0.5, -0.5}) {
            spots.emplace_back(slide * w - w / 2, y, w, h);
            spots.emplace_back(slide * w - w / 2, -y - h, w, h);
        }
    }
    return spots;
}

class Placing {
public:
    Placing(const std::vector<LabelWish> &wishes, const QRectF &within, const Boxes &taken)
        : m_wishes(wishes), m_within(within), m_taken(taken), m_spots(wishes.size())
    {
        for (const LabelWish &wish : wishes) {
            QRectF body(QPointF(0, 0), wish.body);
            body.moveCenter(wish.at);
            m_bodies.push_back(body.adjusted(1, 1, -1, -1));
        }
        for (std::size_t i = 0; i < wishes.size(); ++i) {
            m_beside.push_back(open(i, spotsBeside(wishes[i].body, wishes[i].full)));
            Boxes &mine = m_beside.back();
            std::stable_partition(mine.begin(), mine.end(), [&](const QRectF &box) {
                return isPlainlyHers(i, box.translated(wishes[i].at));
            });
        }
    }

    std::vector<LabelSpot> run()
    {
        std::vector<std::size_t> order(m_wishes.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        // Of the same rank those with the least choice choose first.
        std::ranges::stable_sort(order, {}, [this](std::size_t i) {
            return std::pair(m_wishes[i].rank, m_beside[i].size());
        });
        for (const std::size_t i : order)
            m_spots[i] = beside(i);
        for (const std::size_t i : order)
            if (!isWritten(i))
                m_spots[i] = apart(i);
        for (const std::size_t i : order)
            if (!isWritten(i))
                m_spots[i] = briefly(i);
        for (const std::size_t i : order)
            if (m_wishes[i].asked)
                answer(i);
        return std::move(m_spots);
    }

private:
    LabelSpot beside(std::size_t i)
    {
        if (const auto rect = firstFree(i, m_beside[i]))
            return {LabelForm::Full, *rect};
        if (const auto rect = makeRoom(i))
            return {LabelForm::Full, *rect};
        return {};
    }

    /// Further off, where the line to the piece crosses no other piece, name or line.
    LabelSpot apart(std::size_t i)
    {
        const LabelWish &wish = m_wishes[i];
        for (const QRectF &box : open(i, spotsApart(wish.body, wish.full))) {
            const QRectF rect = box.translated(wish.at);
            const QLineF line(wish.at, nearestOf(rect, wish.at));
            if (!firstFree(i, {box}) || std::ranges::any_of(m_lines, [&](const QLineF &other) {
                    return meets(other, rect)
                        || other.intersects(line) == QLineF::BoundedIntersection;
                }))
                continue;
            bool clear = true;
            for (std::size_t k = 0; clear && k < m_wishes.size(); ++k)
                clear = k == i
                    || (!meets(line, m_bodies[k]) && (!isWritten(k) || !meets(line, placed(k))));
            if (!clear)
                continue;
            m_lines.push_back(line);
            return {LabelForm::Full, box, true};
        }
        return {};
    }

    LabelSpot briefly(std::size_t i)
    {
        const LabelWish &wish = m_wishes[i];
        for (const auto &[form, size] :
             {std::pair(LabelForm::Short, wish.brief), std::pair(LabelForm::Marks, wish.marks)}) {
            if (size.isEmpty())
                continue;
            for (const QRectF &box : open(i, spotsBeside(wish.body, size)))
                if (firstFree(i, {box}) && std::ranges::none_of(m_lines, [&](const QLineF &line) {
                        return meets(line, box.translated(wish.at));
                    }))
                    return {form, box};
        }
        return {};
    }

    /// The boxes that lie on no piece, on nothing taken and inside; from the piece's middle.
    Boxes open(std::size_t index, const Boxes &boxes) const
    {
        Boxes left;
        if (boxes.empty() || boxes.front().isEmpty())
            return left;
        for (const QRectF &box : boxes) {
            const QRectF rect = box.translated(m_wishes[index].at);
            if ((!m_within.isEmpty() && !m_within.contains(rect)) || anyMeets(m_taken, rect))
                continue;
            bool clear = true;
            for (std::size_t i = 0; clear && i < m_bodies.size(); ++i)
                clear = i == index || !m_bodies[i].intersects(rect);
            if (clear)
                left.push_back(box);
        }
        return left;
    }

    /// Whether nobody would take it for the name of another piece.
    bool isPlainlyHers(std::size_t index, const QRectF &rect) const
    {
        const QRectF around = rect.adjusted(-kApart, -kApart / 2, kApart, kApart / 2);
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            if (i != index && m_bodies[i].intersects(around))
                return false;
        return true;
    }

    QRectF placed(std::size_t i) const { return m_spots[i].rect.translated(m_wishes[i].at); }

    bool isWritten(std::size_t i) const { return m_spots[i].form != LabelForm::Hidden; }

    std::optional<QRectF> firstFree(std::size_t index, const Boxes &boxes) const
    {
        for (const QRectF &box : boxes) {
            const QRectF rect = box.translated(m_wishes[index].at);
            bool clear = true;
            for (std::size_t i = 0; clear && i < m_spots.size(); ++i)
                clear = i == index || !isWritten(i) || !placed(i).intersects(rect);
            if (clear)
                return box;
        }
        return std::nullopt;
    }

    /// Another name that could as well stand elsewhere gives way.
    std::optional<QRectF> makeRoom(std::size_t index)
    {
        for (const QRectF &box : m_beside[index]) {
            const QRectF rect = box.translated(m_wishes[index].at);
            std::size_t in = m_spots.size();
            int meets = 0;
            for (std::size_t i = 0; i < m_spots.size(); ++i)
                if (i != index && isWritten(i) && placed(i).intersects(rect)) {
                    in = i;
                    ++meets;
                }
            if (meets != 1 || m_spots[in].form != LabelForm::Full)
                continue;
            const LabelSpot mine = m_spots[index];
            m_spots[index] = {LabelForm::Full, box};
            const auto elsewhere = firstFree(in, m_beside[in]);
            m_spots[index] = mine;
            if (!elsewhere)
                continue;
            m_spots[in] = {LabelForm::Full, *elsewhere};
            return box;
        }
        return std::nullopt;
    }

    /// The name that somebody looks at is written, and what it covers is not.
    void answer(std::size_t index)
    {
        const LabelWish &wish = m_wishes[index];
        if (m_spots[index].form == LabelForm::Full)
            return;
        Boxes others = m_taken;
        for (std::size_t i = 0; i < m_bodies.size(); ++i)
            if (i != index)
                others.push_back(m_bodies[i]);
        for (std::size_t i = 0; i < m_spots.size(); ++i)
            if (i != index && isWritten(i) && m_wishes[i].asked)
                others.push_back(placed(i));
        Boxes boxes = spotsBeside(wish.body, wish.full);
        for (QRectF &box : boxes)
            box.translate(wish.at);
        const QRectF rect = bestSpot(boxes, m_within, others).box;
        m_spots[index] = {LabelForm::Full, rect.translated(-wish.at)};
        for (std::size_t i = 0; i < m_spots.size(); ++i)
            if (i != index && !m_wishes[i].asked && isWritten(i) && placed(i).intersects(rect))
                m_spots[i] = {};
    }

    const std::vector<LabelWish> &m_wishes;
    QRectF m_within;
    const Boxes &m_taken;
    Boxes m_bodies;
    std::vector<LabelSpot> m_spots;
    std::vector<Boxes> m_beside; ///< of each name in full
    std::vector<QLineF> m_lines; ///< from pieces to the names that stand apart
};

} // namespace

std::vector<LabelSpot> placeLabels(const std::vector<LabelWish> &wishes, const QRectF &within,
                                   const std::vector<QRectF> &taken)
{
    return Placing(wishes, within, taken).run();
}

ChipSpot bestSpot(const std::vector<QRectF> &boxes, const QRectF &within,
                  const std::vector<QRectF> &taken)
{
    ChipSpot best;
    qreal least = std::numeric_limits<qreal>::max();
    for (const QRectF &box : boxes) {
        const auto area = [](const QRectF &rect) { return rect.width() * rect.height(); };
        qreal covered = 0;
        if (!within.isEmpty()) // what is out of sight counts as covered, and more
            covered += 4 * (area(box) - area(box & within));
        for (const QRectF &other : taken)
            covered += area(box & other);
        if (covered < least) {
            least = covered;
            best = {box, covered < 1e-6};
        }
        if (best.free)
            break;
    }
    return best;
}

} // namespace qd
