// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/place_layout.h"

#include "app/mirror/board_geometry.h"
#include "app/mirror/piece_packing.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qd {

namespace {

constexpr int kSmallestLabel = 10;
constexpr qreal kGap = 3;
constexpr qreal kMargin = 3.5;
constexpr qreal kOverBorder = 6; // how far pieces may stand over the border of a small place
constexpr int kCrowd = 8; // three blocks and an officer a side
constexpr int kReadableLabel = 14;
constexpr double kComfortable = 28; // a crowd's pieces are well read from here on
constexpr qreal kLineHeight = 1.06;
constexpr qreal kConjectureWidth = 0.75; // of the letters' size
constexpr qreal kGroupReach = 78; // how far above its anchor a group may begin

/// The words of `name` in that many lines, as even as can be.
QStringList wrapped(const QString &name, int lines, const QFontMetricsF &metrics)
{
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < lines)
        return {};
    if (lines == 1)
        return {name};
    QStringList best;
    qreal narrowest = 1e9;
    for (qsizetype first = 1; first <= words.size() - (lines - 1); ++first) {
        const QString head = words.mid(0, first).join(QLatin1Char(' '));
        const QStringList tail =
            wrapped(words.mid(first).join(QLatin1Char(' ')), lines - 1, metrics);
        qreal width = metrics.horizontalAdvance(head);
        for (const QString &line : tail)
            width = std::max(width, metrics.horizontalAdvance(line));
        if (width < narrowest) {
            narrowest = width;
            best = QStringList(head) + tail;
        }
    }
    return best;
}

struct Label {
    QStringList lines;
    int size = 0;
    QRectF box;
    std::vector<QRectF> lineBoxes; ///< the letters' own extent, line by line
};

/// The label at that size in that many lines, as high up as it fits.
std::optional<Label> labelAt(const FreeRoom &room, const PlaceContents &contents, int lines,
                             int size, qreal fromY)
{
    const QFontMetricsF metrics(boardFont(size, contents.lettering));
    const QStringList text = wrapped(contents.name, lines, metrics);
    if (text.isEmpty())
        return std::nullopt;
    std::vector<qreal> widths;
    for (const QString &line : text)
        widths.push_back(metrics.horizontalAdvance(line));
    if (contents.conjecture)
        widths.back() += size * kConjectureWidth;
    const qreal step = size * kLineHeight;
    const auto found = room.topmost(QSizeF(*std::ranges::max_element(widths), step * lines), fromY);
    if (!found)
        return std::nullopt;
    Label label{text, size, *found, {}};
    for (const qreal width : widths) {
        const qreal top = found->top() + step * static_cast<qreal>(label.lineBoxes.size());
        label.lineBoxes.push_back(QRectF(found->center().x() - width / 2, top, width, step));
    }
    return label;
}

/// How large the pieces of a crowd would be there: each side in rows of its own, edges overlapping.
double crowdSize(const QRectF &rect)
{
    double best = 0;
    for (int columns = kCrowd / 2; columns >= 2; --columns) {
        const int rows = 2 * ((kCrowd / 2 + columns - 1) / columns);
        const double wideFirst = columns == kCrowd / 2 ? 1 : 0.93;
        best = std::max(best,
                        wideFirst
                            * std::min(rect.width() / (1 + (columns - 1) * kOverlap),
                                       rect.height() / (1 + (rows - 1) * kOverlap)));
    }
    // Near the name before far from it, all else being equal.
    return std::min(best, kPieceSize + kGap) + rect.width() * rect.height() * 1e-6
        - rect.top() * 1e-5;
}

std::vector<QRectF> strip(const QPointF &at, const std::vector<qreal> &widths,
                          Qt::Orientation orientation, qreal scale)
{
    std::vector<QRectF> rects;
    QPointF cursor = at;
    for (const qreal width : widths) {
        rects.push_back(QRectF(cursor, QSizeF(width, kBadgeHeight) * scale));
        cursor += orientation == Qt::Horizontal ? QPointF(width * scale + kGap, 0)
                                                : QPointF(0, kBadgeHeight * scale + kGap);
    }
    return rects;
}

QSizeF stripSize(const std::vector<qreal> &widths, Qt::Orientation orientation, qreal scale)
{
    const auto count = static_cast<qreal>(widths.size());
    if (orientation == Qt::Horizontal)
        return {std::accumulate(widths.begin(), widths.end(), 0.0) * scale + kGap * (count - 1),
                kBadgeHeight * scale};
    return {*std::max_element(widths.begin(), widths.end()) * scale,
            count * kBadgeHeight * scale + kGap * (count - 1)};
}

/// Spots that a strip could take: centred beneath the label first, then the ends of every line.
std::vector<QPointF> stripSpots(const FreeRoom &room, const QRectF &label, const QSizeF &size)
{
    std::vector<QPointF> spots;
    const QPointF beneath(label.center().x() - size.width() / 2, label.bottom() + 1);
    if (room.fits(QRectF(beneath, size)))
        spots.push_back(beneath);
    if (const auto top = room.topmost(size, label.bottom()))
        spots.push_back(top->topLeft());
    const QRectF bounds = room.bounds();
    for (qreal y = label.top(); y + size.height() <= bounds.bottom(); y += kRoomCell * 2) {
        const auto first = [&](qreal from, qreal step) {
            for (qreal x = from; x >= bounds.left() && x + size.width() <= bounds.right() + 1e-6;
                 x += step) {
                if (room.fits(QRectF(QPointF(x, y), size))) {
                    spots.emplace_back(x, y);
                    return;
                }
            }
        };
        first(bounds.left(), kRoomCell);
        first(bounds.right() - size.width(), -kRoomCell);
    }
    return spots;
}

/// One way to fill a place, and how good it is.
struct Arrangement {
    Label label;
    std::vector<QRectF> badges;
    QRectF pieces;
    double crowd = 0;
    double worth = -1;
};

/// Large letters are good, and so is room for a crowd; neither is bought without end by the other.
double worthOf(int labelSize, double crowd, qreal badgeScale, qsizetype lines)
{
    const int below = std::max(0, kReadableLabel - labelSize);
    return 1.0 * labelSize - 2.5 * below + 2.0 * std::min(crowd, kComfortable)
        + 0.15 * std::min(crowd, kPieceSize) + 6 * badgeScale
        - 0.8 * static_cast<double>(lines - 1);
}

/// Weighs one way to lay the badges of a label against the best so far.
class BadgeTrial {
public:
    /// `room` is for names and badges, `ground` for pieces, which may stand a little over the
    /// border.
    BadgeTrial(Arrangement &best, const FreeRoom &room, const FreeRoom &ground, const Label &label)
        : m_best(best), m_room(room), m_bare(ground), m_label(label)
    {
        m_bare.blockAbove(label.box.bottom() + 1);
        const QRectF most = m_bare.best(crowdSize);
        m_most = most.isEmpty() ? 0 : crowdSize(most);
    }

    bool isRoomy() const { return m_best.crowd >= kPieceSize; }

    void consider(const std::vector<QRectF> &badges, qreal scale, double handicap)
    {
        if (worthOf(m_label.size, m_most, scale, m_label.lines.size()) - handicap <= m_best.worth)
            return; // even if the badges took no room at all
        FreeRoom rest = m_bare;
        for (const QRectF &badge : badges)
            rest.block(badge.adjusted(-kGap, -kGap, kGap, kGap));
        const QRectF pieces = rest.best(crowdSize);
        const double crowd = pieces.isEmpty() ? 0 : crowdSize(pieces);
        const double worth = worthOf(m_label.size, crowd, scale, m_label.lines.size()) - handicap;
        if (worth > m_best.worth + 1e-3)
            m_best = Arrangement{m_label, badges, pieces, crowd, worth};
    }

    /// All in one strip, anywhere.
    void strips(const std::vector<qreal> &widths, qreal scale, double handicap)
    {
        for (const auto orientation : {Qt::Horizontal, Qt::Vertical}) {
            const QSizeF size = stripSize(widths, orientation, scale);
            double oddness =
                orientation == Qt::Horizontal ? 0 : 1; // in line with the name if it can be
            for (const QPointF &at : stripSpots(m_room, m_label.box, size)) {
                if (QRectF(at, size).intersects(m_label.box.adjusted(-kGap, 0, kGap, 0)))
                    continue;
                consider(strip(at, widths, orientation, scale), scale, handicap + oddness);
                if (isRoomy())
                    return; // room enough: no need to search on
                oddness = 1.5;
            }
        }
    }

    /// Left and right of the name's last line, where they cost no height.
    void flanks(const std::vector<qreal> &widths, qreal scale, double handicap)
    {
        const QRectF line = m_label.lineBoxes.back();
        const qreal top = line.center().y() - kBadgeHeight * scale / 2;
        for (std::size_t left = 0; left <= widths.size(); ++left) {
            const std::vector<qreal> before(widths.begin(),
                                            widths.begin() + static_cast<std::ptrdiff_t>(left));
            const std::vector<qreal> after(widths.begin() + static_cast<std::ptrdiff_t>(left),
                                           widths.end());
            std::vector<QRectF> badges;
            if (!before.empty())
                badges = strip(
                    QPointF(line.left() - kGap - stripSize(before, Qt::Horizontal, scale).width(),
                            top),
                    before, Qt::Horizontal, scale);
            const auto behind =
                strip(QPointF(line.right() + kGap, top), after, Qt::Horizontal, scale);
            badges.insert(badges.end(), behind.begin(), behind.end());
            if (std::ranges::all_of(badges,
                                    [this](const QRectF &badge) { return m_room.fits(badge); }))
                consider(badges, scale, handicap + 0.5);
        }
    }

private:
    Arrangement &m_best;
    const FreeRoom &m_room;
    FreeRoom m_bare; ///< without what is above the label's foot
    const Label &m_label;
    double m_most = 0;
};

void tryBadges(Arrangement &best, const FreeRoom &room, const FreeRoom &ground, const Label &label,
               const PlaceContents &contents)
{
    BadgeTrial trial(best, room, ground, label);
    for (std::size_t dropped = 0; dropped <= contents.spareBadges; ++dropped) {
        const std::vector<qreal> widths(contents.badgeWidths.begin()
                                            + static_cast<std::ptrdiff_t>(dropped),
                                        contents.badgeWidths.end());
        const double handicap = 3.0 * static_cast<double>(dropped);
        if (widths.empty()) {
            trial.consider({}, 1, handicap);
            continue;
        }
        for (const qreal scale : {1.0, 0.82}) {
            trial.strips(widths, scale, handicap);
            if (trial.isRoomy())
                return;
            trial.flanks(widths, scale, handicap);
        }
    }
}

Arrangement arrange(const FreeRoom &room, const FreeRoom &ground, const PlaceContents &contents,
                    qreal fromY)
{
    Arrangement best;
    const qreal deepest = fromY + (room.bounds().bottom() - fromY) * 0.3;
    for (int lines = 1; lines <= 3; ++lines) {
        int tries = 0;
        for (int size = contents.labelSize; size >= kSmallestLabel && tries < 4; --size) {
            const auto label = labelAt(room, contents, lines, size, fromY);
            if (!label || (label->box.top() > deepest && size > kSmallestLabel))
                continue;
            FreeRoom rest = room;
            FreeRoom groundLeft = ground;
            for (const QRectF &line : label->lineBoxes) {
                rest.block(line);
                groundLeft.block(line);
            }
            tryBadges(best, rest, groundLeft, *label, contents);
            if (best.crowd >= kPieceSize && tries == 0 && size == contents.labelSize)
                return best;
            ++tries;
            --size; // every other size is close enough
        }
    }
    return best;
}

/// For a place with no room at all: the name over its middle, smaller than anything.
Arrangement squeezed(const FreeRoom &room, const PlaceContents &contents)
{
    const QFontMetricsF metrics(boardFont(kSmallestLabel, contents.lettering));
    Arrangement all;
    all.label =
        Label{{contents.name},
              kSmallestLabel,
              QRectF(0, 0, metrics.horizontalAdvance(contents.name), kSmallestLabel * kLineHeight),
              {}};
    all.label.box.moveCenter(
        QPointF(room.bounds().center().x(), room.bounds().top() + kSmallestLabel));
    const QRectF box = all.label.box;
    all.badges =
        strip(QPointF(box.left(), box.bottom() + 1), contents.badgeWidths, Qt::Horizontal, 0.7);
    const qreal top = box.bottom() + (all.badges.empty() ? 0 : kBadgeHeight * 0.7 + kGap);
    all.pieces = QRectF(box.left(), top, box.width(), kSmallestPiece);
    return all;
}

qreal area(const QRectF &rect)
{
    return rect.width() * rect.height();
}

/// A spot for a goal's mark: beside the name, else wherever nothing is, else on the border where it
/// hides least.
QRectF markRoom(const QPolygonF &outline, const PlaceLayout &layout,
                const std::vector<QRectF> &obstacles)
{
    const QSizeF size(kMarkSize, kMarkSize);
    FreeRoom room(outline, 1);
    std::vector<QRectF> taken = layout.badges;
    taken.push_back(layout.label);
    taken.insert(taken.end(), obstacles.begin(), obstacles.end());
    for (const QRectF &rect : taken)
        room.block(rect);
    const QRectF beside(layout.label.right() + 2, layout.label.center().y() - kMarkSize / 2,
                        kMarkSize, kMarkSize);
    if (room.fits(beside))
        return beside;
    room.block(layout.pieces);
    if (const auto found = room.topmost(size, layout.label.top()))
        return *found;
    taken.push_back(layout.pieces);
    QRectF best;
    qreal least = 1e9;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QLineF edge(outline[i], outline[(i + 1) % outline.size()]);
        for (const qreal t : {0.0, 0.25, 0.5, 0.75}) {
            QRectF rect(QPointF(0, 0), size);
            rect.moveCenter(edge.pointAt(t));
            qreal hidden = rect.center().y() * 1e-3; // high up, all else being equal
            for (const QRectF &other : taken)
                hidden += area(rect.intersected(other));
            if (hidden < least) {
                least = hidden;
                best = rect;
            }
        }
    }
    return best;
}

} // namespace

PlaceLayout layoutPlace(const QPolygonF &outline, const PlaceContents &contents,
                        const std::vector<QRectF> &obstacles)
{
    FreeRoom room(outline, kMargin);
    for (const QRectF &obstacle : obstacles)
        room.block(obstacle);
    const FreeRoom over(outline,
                        -kOverBorder); // arrows too may lie under pieces where room is short
    qreal fromY = room.bounds().top();
    if (contents.anchor)
        fromY = std::max(fromY, contents.anchor->y() - kGroupReach);
    Arrangement chosen = arrange(room, room, contents, fromY);
    if (chosen.crowd < kComfortable)
        chosen = arrange(room, over, contents, fromY);
    if (chosen.worth < 0)
        chosen = squeezed(room, contents);

    PlaceLayout layout;
    layout.lines = chosen.label.lines;
    layout.labelSize = chosen.label.size;
    layout.lettering = contents.lettering;
    layout.label = chosen.label.box;
    layout.badges = std::move(chosen.badges);
    layout.badges.insert(layout.badges.begin(), contents.badgeWidths.size() - layout.badges.size(),
                         QRectF());
    // A few pieces stand well inside; a crowd may take the ground up to the borders and a little
    // over.
    FreeRoom ground(outline, -kOverBorder);
    for (FreeRoom *free : {&room, &ground}) {
        free->blockAbove(layout.label.bottom() + 1);
        for (const QRectF &badge : layout.badges)
            free->block(badge.adjusted(-1, -1, 1, 1));
    }
    layout.ground = std::make_shared<const FreeRoom>(ground);
    layout.pieces = room.best(crowdSize);
    if (layout.pieces.isEmpty())
        layout.pieces = chosen.pieces.isEmpty() ? QRectF(layout.label.left(), layout.label.bottom(),
                                                         layout.label.width(), kSmallestPiece)
                                                : chosen.pieces;
    layout.mark = markRoom(outline, layout, obstacles);
    return layout;
}

} // namespace qd
