// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/scroll_bar.h"

#include "app/look/control_paint.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace qd {
namespace {

/// Where the slider of a scroll bar lies in its groove, from its beginning: offset and length.
std::pair<int, int> sliderOf(const QStyleOptionSlider &bar, int least)
{
    const int groove = bar.orientation == Qt::Horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    if (range <= 0)
        return {0, groove};
    const auto share = static_cast<int>(qint64(bar.pageStep) * groove / (range + bar.pageStep));
    const int length = std::clamp(share, std::min(least, groove), groove);
    return {QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                            groove - length, bar.upsideDown),
            length};
}

} // namespace

QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part, int least)
{
    const bool flat = bar.orientation == Qt::Horizontal;
    const auto [at, length] = sliderOf(bar, least);
    const auto piece = [&](int from, int upTo) {
        const QRect whole = bar.rect;
        const QRect rect = flat ? QRect(whole.x() + from, whole.y(), upTo - from, whole.height())
                                : QRect(whole.x(), whole.y() + from, whole.width(), upTo - from);
        return QStyle::visualRect(bar.direction, whole, rect);
    };
    const int groove = flat ? bar.rect.width() : bar.rect.height();
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return piece(at, at + length);
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, at);
    case QStyle::SC_ScrollBarAddPage:
        return piece(at + length, groove);
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    default:
        return {}; // no arrows
    }
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &slider)
{
    const Palette &look = lookOf(bar);
    painter.fillRect(bar.rect, look.window);
    if (bar.maximum <= bar.minimum)
        return;
    const bool flat = bar.orientation == Qt::Horizontal;
    const bool lit = bar.state.testFlag(QStyle::State_Enabled)
        && (bar.state.testFlag(QStyle::State_MouseOver)
            || bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider));
    const double wide = flat ? slider.height() : slider.width();
    const double side = wide * (lit ? 0.2 : 0.28); // thicker under the pointer
    const QRectF body = QRectF(slider).adjusted(flat ? 1 : side, flat ? side : 1, flat ? -1 : -side,
                                                flat ? -side : -1);
    const double round = std::min(body.width(), body.height()) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(lit ? look.muted : look.edge);
    painter.drawRoundedRect(body, round, round);
}

} // namespace qd
