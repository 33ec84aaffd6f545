// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/board_item.h"

#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr qreal kLargestWhole = 6e6; // pixels of a picture of the whole board
constexpr qreal kMargin = 0.04; // of what is seen, on each side, drawn along with it
constexpr qreal kSurroundings = 0.5; // and when there is time

/// The region with its corners on whole pixels.
QRectF onPixels(const QRectF &region, qreal scale)
{
    const QPointF from(std::floor(region.left() * scale), std::floor(region.top() * scale));
    const QPointF to(std::ceil(region.right() * scale), std::ceil(region.bottom() * scale));
    return {from / scale, to / scale};
}

bool same(qreal a, qreal b)
{
    return std::abs(a - b) < 1e-6 * std::max(a, b);
}

QImage imageOf(const BoardPainter &board, const Theme &theme, const QRectF &region, qreal scale,
               const BoardPainter::Wanted &wanted = {})
{
    QImage image(std::max(1, static_cast<int>(std::lround(region.width() * scale))),
                 std::max(1, static_cast<int>(std::lround(region.height() * scale))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-region.topLeft());
    board.paint(painter, theme, wanted);
    return image;
}

} // namespace

BoardItem::BoardItem(const Theme &theme) : m_theme(theme)
{
    setFlag(QGraphicsItem::ItemUsesExtendedStyleOption); // exposedRect
    setAcceptedMouseButtons(Qt::NoButton);
}

void BoardItem::setBoard(const BoardPicture &board)
{
    prepareGeometryChange();
    m_painter.setBoard(board);
    forget();
}

void BoardItem::setNames(const std::vector<PlaceLabel> &names, const std::vector<QRectF> &written)
{
    m_painter.setNames(names, written);
    forget();
}

void BoardItem::setTitles(const QStringList &titles)
{
    m_painter.setTitles(titles);
    forget();
}

void BoardItem::setMeasure(qreal unit)
{
    m_painter.setMeasure(unit);
    forget();
}

void BoardItem::setLook(const Palette &palette)
{
    m_painter.setLook(palette);
    m_apartTheme.reset();
    forget();
}

void BoardItem::setFootnote(const QString &text)
{
    if (text == m_painter.footnote())
        return;
    m_painter.setFootnote(text);
    forget();
}

void BoardItem::setZooming(bool zooming)
{
    m_zooming = zooming;
    if (zooming) {
        m_queue.forget();
        m_wishedScale = 0;
    }
}

void BoardItem::forget()
{
    m_queue.forget();
    m_apart.reset();
    m_whole = Picture();
    m_detail = Picture();
    m_wishedScale = 0;
    update();
}

BoardItem::Picture BoardItem::drawn(const QRectF &region, qreal scale) const
{
    return {QPixmap::fromImage(imageOf(m_painter, m_theme, region, scale)), region, scale};
}

void BoardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (m_painter.chart().outlines.empty())
        return;
    const QTransform world = painter->worldTransform();
    const bool upright = world.type() <= QTransform::TxScale;
    if (!widget || !upright) { // a print, a thumbnail: once, and as sharp as can be
        painter->save();
        painter->setClipRect(option->exposedRect, Qt::IntersectClip);
        m_painter.paint(*painter, m_theme);
        painter->restore();
        return;
    }
    const qreal scale = world.m11() * painter->device()->devicePixelRatioF();
    const QRectF bounds = boundingRect();
    if (m_whole.pixmap.isNull()) {
        const qreal most = std::sqrt(kLargestWhole / (bounds.width() * bounds.height()));
        const qreal size = std::min(scale, most);
        m_whole = drawn(onPixels(bounds, size), size);
    }
    if (!m_zooming)
        wish(world.inverted().mapRect(QRectF(widget->rect())) & bounds, scale);
    draw(*painter, option->exposedRect & bounds, scale);
}

bool BoardItem::covers(const Picture &picture, const QRectF &seen, qreal scale) const
{
    return same(picture.scale, scale) && picture.region.contains(seen);
}

/// Has a sharp picture drawn where there is none of what is seen: first of just that, then of so
/// much around it as a hand pans.
void BoardItem::wish(const QRectF &seen, qreal scale)
{
    const QRectF inside = seen.adjusted(1, 1, -1, -1);
    if (inside.isEmpty() || covers(m_whole, inside, scale) || covers(m_detail, inside, scale)
        || (same(m_wishedScale, scale) && m_wishedRegion.contains(inside)))
        return;
    const QRectF bounds = boundingRect();
    const bool whole = bounds.width() * bounds.height() * scale * scale <= kLargestWhole;
    const auto around = [&](qreal share) {
        const qreal across = seen.width() * share;
        const qreal down = seen.height() * share;
        return onPixels(seen.adjusted(-across, -down, across, down) & bounds, scale);
    };
    m_queue.forget();
    m_wishedRegion = around(kMargin);
    m_wishedScale = scale;
    add(m_wishedRegion, scale, [this](Picture picture) {
        m_detail = std::move(picture);
        m_wishedScale = 0;
        update();
    });
    add(whole ? onPixels(bounds, scale) : around(kSurroundings), scale,
        [this, whole](Picture picture) {
            (whole ? m_whole : m_detail) = std::move(picture);
            update();
        });
}

void BoardItem::add(const QRectF &region, qreal scale, std::function<void(Picture)> take)
{
    if (!m_apart)
        m_apart = m_painter.apart();
    if (!m_apartTheme)
        m_apartTheme = std::make_shared<WorkerTheme>(m_theme);
    m_queue.add([board = m_apart, theme = m_apartTheme, region, scale, take = std::move(take),
                 wanted = m_queue.watch()] {
        const QImage image = imageOf(*board, theme->theme(), region, scale, wanted);
        return [image, region, scale, take] {
            take(Picture{QPixmap::fromImage(image), region, scale});
        };
    });
}

void BoardItem::draw(QPainter &painter, const QRectF &exposed, qreal scale) const
{
    const QTransform world = painter.worldTransform();
    const qreal dpr = painter.device()->devicePixelRatioF();
    // One to one, on whole pixels.
    const auto sharp = [&](const Picture &picture, const QRectF &part) {
        const QRectF on = onPixels(part & picture.region, scale);
        const QPointF from = (on.topLeft() - picture.region.topLeft()) * scale;
        const QRect source(QPoint(static_cast<int>(std::lround(from.x())),
                                  static_cast<int>(std::lround(from.y()))),
                           (on.size() * scale).toSize());
        // The corner of the picture decides where whole pixels are.
        const QPointF corner = world.map(picture.region.topLeft()) * dpr;
        const QPointF at(std::round(corner.x()) + source.x(), std::round(corner.y()) + source.y());
        painter.save();
        painter.resetTransform();
        painter.drawPixmap(QRectF(at / dpr, QSizeF(source.size()) / dpr), picture.pixmap,
                           QRectF(source));
        painter.restore();
    };
    if (same(m_whole.scale, scale)) {
        sharp(m_whole, exposed);
        return;
    }
    const bool detailed = same(m_detail.scale, scale);
    if (detailed && m_detail.region.contains(exposed)) {
        sharp(m_detail, exposed);
        return;
    }
    // Of the pictures that are there, the whole one and over it the part that was sharp last.
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto stretched = [&](const Picture &picture) {
        const QRectF part = exposed & picture.region;
        if (!part.isEmpty())
            painter.drawPixmap(part, picture.pixmap,
                               QRectF((part.topLeft() - picture.region.topLeft()) * picture.scale,
                                      part.size() * picture.scale));
    };
    stretched(m_whole);
    if (detailed)
        sharp(m_detail, exposed);
    else if (!m_detail.pixmap.isNull())
        stretched(m_detail);
}

} // namespace qd
