// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/control_paint.h"

#include <QIcon>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QStyleOption>

#include <algorithm>
#include <array>
#include <cmath>

namespace qd {
namespace {

constexpr double kRing = 2; ///< pixels, as wide as a focus ring must be (WCAG 2.2, 2.4.13)

double roundOf(const QStyleOption &option)
{
    return option.fontMetrics.height() / 4.0;
}

/// On the middle of its pixels, so that a line of one pixel is sharp.
QRectF sharp(const QRectF &rect, double pen = 1)
{
    return rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
}

QColor alpha(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

bool has(const QStyleOption &option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

} // namespace

const Palette &lookOf(const QStyleOption &option)
{
    static const std::array<Palette, std::size(kShades)> looks = [] {
        std::array<Palette, std::size(kShades)> all;
        for (const Shade shade : kShades)
            all.at(static_cast<std::size_t>(shade)) = palette(shade);
        return all;
    }();
    return looks.at(static_cast<std::size_t>(shadeOf(option.palette)));
}

bool isFilled(const QStyleOptionButton &button)
{
    if (!button.state.testFlag(QStyle::State_Enabled))
        return false;
    return button.features.testFlag(QStyleOptionButton::DefaultButton)
        || button.palette.color(QPalette::Button) == lookOf(button).accent;
}

void paintButton(QPainter &painter, const QStyleOption &option, Ground ground)
{
    const Palette &look = lookOf(option);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool down = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    const bool over = enabled && has(option, QStyle::State_MouseOver);
    const bool focus = enabled && has(option, QStyle::State_HasFocus);
    if (ground == Ground::None && !down && !over && !focus)
        return;
    QColor fill = ground == Ground::Accent ? look.accent
        : ground == Ground::Panel          ? look.panel
                                           : QColor(Qt::transparent);
    QColor edge = ground == Ground::Accent ? look.accent : look.edge;
    if (!enabled) {
        fill = Qt::transparent;
        edge = look.line;
    } else if (ground == Ground::Accent) {
        fill = down ? look.accent.darker(115) : over ? look.accent.lighter(112) : fill;
    } else if (down || over) {
        fill = down ? blended(alpha(look.accent, 0.2), look.chosenRow) : look.chosenRow;
        edge = look.accent;
    }
    const double round = roundOf(option);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(sharp(option.rect), round, round);
    if (!focus)
        return;
    painter.setBrush(Qt::NoBrush);
    if (ground == Ground::Accent) { // inside, so that it shows on the button's own colour
        painter.setPen(QPen(look.accentText, kRing));
        painter.drawRoundedRect(sharp(QRectF(option.rect).adjusted(2, 2, -2, -2), kRing), round - 2,
                                round - 2);
    } else {
        paintRing(painter, option, option.rect);
    }
}

void paintField(QPainter &painter, const QStyleOption &option, const QRectF &rect)
{
    const Palette &look = lookOf(option);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool over = enabled && has(option, QStyle::State_MouseOver);
    const double round = roundOf(option);
    painter.setPen(QPen(!enabled ? look.line : over ? look.accent : look.edge, 1));
    painter.setBrush(enabled ? option.palette.color(QPalette::Base) : look.window);
    painter.drawRoundedRect(sharp(rect), round, round);
    if (enabled && has(option, QStyle::State_HasFocus))
        paintRing(painter, option, rect);
}

void paintRing(QPainter &painter, const QStyleOption &option, const QRectF &rect)
{
    const double round = roundOf(option);
    painter.setPen(QPen(lookOf(option).selected, kRing));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(sharp(rect, kRing), round, round);
}

void paintChevron(QPainter &painter, const QRectF &rect, Qt::ArrowType points, const QColor &ink,
                  double size)
{
    const QPointF middle = rect.center();
    const double half = size / 2;
    const double deep = size / 4;
    const auto at = [&](double along, double across) {
        switch (points) {
        case Qt::UpArrow:
            return middle + QPointF(along, -across);
        case Qt::LeftArrow:
            return middle + QPointF(-across, along);
        case Qt::RightArrow:
            return middle + QPointF(across, along);
        default:
            return middle + QPointF(along, across);
        }
    };
    painter.setPen(QPen(ink, std::max(1.3, size / 6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({at(-half, -deep), at(0, deep), at(half, -deep)}));
}

void paintTab(QPainter &painter, const QStyleOptionTab &tab)
{
    const Palette &look = lookOf(tab);
    const bool front = has(tab, QStyle::State_Selected);
    const bool over = has(tab, QStyle::State_Enabled) && has(tab, QStyle::State_MouseOver);
    const bool above = tab.shape != QTabBar::RoundedSouth && tab.shape != QTabBar::TriangularSouth;
    if (over && !front) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.chosenRow);
        const double round = roundOf(tab);
        painter.drawRoundedRect(QRectF(tab.rect).adjusted(1, 2, -1, -2), round, round);
    }
    paintHairline(painter, tab.rect, above ? Qt::BottomEdge : Qt::TopEdge, look.line);
    if (!front)
        return;
    const int thick = std::max(3, tab.fontMetrics.height() / 5);
    QRect line = tab.rect;
    if (above)
        line.setTop(line.bottom() - thick + 1);
    else
        line.setHeight(thick);
    painter.fillRect(line, look.accent);
}

void paintRow(QPainter &painter, const QStyleOptionViewItem &row, Bar bar)
{
    const Palette &look = lookOf(row);
    if (row.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(row.rect, row.backgroundBrush);
    const bool chosen = has(row, QStyle::State_Selected);
    if (!chosen) {
        if (has(row, QStyle::State_Enabled) && has(row, QStyle::State_MouseOver))
            painter.fillRect(row.rect, alpha(look.chosenRow, 0.55));
        return;
    }
    painter.fillRect(row.rect, look.chosenRow);
    const bool first = row.viewItemPosition == QStyleOptionViewItem::Beginning
        || row.viewItemPosition == QStyleOptionViewItem::OnlyOne
        || row.viewItemPosition == QStyleOptionViewItem::Invalid;
    if (!first || bar == Bar::None)
        return;
    QRect edge = row.rect;
    edge.setWidth(std::max(2, row.fontMetrics.height() / 7));
    painter.fillRect(edge, look.accent);
}

void paintHairline(QPainter &painter, const QRect &rect, Qt::Edge edge, const QColor &ink)
{
    switch (edge) {
    case Qt::TopEdge:
        painter.fillRect(rect.x(), rect.y(), rect.width(), 1, ink);
        break;
    case Qt::BottomEdge:
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, ink);
        break;
    case Qt::LeftEdge:
        painter.fillRect(rect.x(), rect.y(), 1, rect.height(), ink);
        break;
    case Qt::RightEdge:
        painter.fillRect(rect.right(), rect.y(), 1, rect.height(), ink);
        break;
    }
}

void paintSeam(QPainter &painter, const QStyleOption &option)
{
    const Palette &look = lookOf(option);
    const bool over = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    const int thick = over ? 3 : 1;
    QRect line = option.rect;
    if (line.width() < line.height()) {
        line.setLeft(line.center().x() - thick / 2);
        line.setWidth(thick);
    } else {
        line.setTop(line.center().y() - thick / 2);
        line.setHeight(thick);
    }
    painter.fillRect(line, over ? look.accent : look.line);
}

QIcon tinted(const QIcon &icon, const QSize &size, const QColor &ink, double pixelRatio)
{
    if (icon.isNull() || size.isEmpty())
        return icon;
    QPixmap shape = icon.pixmap(size, pixelRatio);
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect(QPoint(0, 0), size), ink);
    painter.end();
    return QIcon(shape);
}

} // namespace qd
