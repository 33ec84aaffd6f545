// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/indicator_style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace qd {
namespace {

struct Colours {
    QColor fill, outline, mark;
};

/// What is ticked is filled, so that it differs from what is not by more than the mark.
Colours coloursOf(const QStyleOption &option)
{
    const QPalette &palette = option.palette;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool ticked =
        option.state.testFlag(QStyle::State_On) || option.state.testFlag(QStyle::State_NoChange);
    const auto colour = [&](QPalette::ColorRole role) {
        return palette.color(enabled ? QPalette::Active : QPalette::Disabled, role);
    };
    Colours colours;
    if (!enabled) {
        colours = {colour(QPalette::Base), colour(QPalette::Text), colour(QPalette::Text)};
    } else if (ticked) {
        colours = {colour(QPalette::Highlight), colour(QPalette::Highlight),
                   colour(QPalette::HighlightedText)};
    } else {
        const bool lit = option.state.testFlag(QStyle::State_MouseOver)
            || option.state.testFlag(QStyle::State_HasFocus);
        colours = {colour(QPalette::Base), colour(lit ? QPalette::Highlight : QPalette::Dark),
                   colour(QPalette::Text)};
    }
    if (option.state.testFlag(QStyle::State_Selected)) // a row that is lit itself
        colours.outline = colour(QPalette::HighlightedText);
    return colours;
}

/// The largest square in the middle.
QRectF squareIn(const QRect &rect)
{
    const qreal side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(QRectF(rect).center());
    return square;
}

void drawBox(QPainter &painter, const QStyleOption &option, const QRectF &box, qreal pen)
{
    const Colours colours = coloursOf(option);
    painter.setPen(QPen(colours.outline, pen));
    painter.setBrush(colours.fill);
    painter.drawRoundedRect(box, pen * 2, pen * 2);
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.setPen(QPen(colours.mark, pen * 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (option.state.testFlag(QStyle::State_NoChange))
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    else if (option.state.testFlag(QStyle::State_On))
        painter.drawPolyline(QPolygonF({at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.28)}));
}

void drawDisc(QPainter &painter, const QStyleOption &option, const QRectF &disc, qreal pen)
{
    const Colours colours = coloursOf(option);
    painter.setPen(QPen(colours.outline, pen));
    painter.setBrush(colours.fill);
    painter.drawEllipse(disc);
    if (!option.state.testFlag(QStyle::State_On))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    painter.drawEllipse(disc.center(), disc.width() / 5, disc.height() / 5);
}

} // namespace

IndicatorStyle::IndicatorStyle() : QProxyStyle(QStringLiteral("fusion")) { }

int IndicatorStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                                const QWidget *widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(
            usual,
            QFontMetrics(widget != nullptr ? widget->font() : QApplication::font()).ascent());
    default:
        return usual;
    }
}

void IndicatorStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const bool box = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    if (option == nullptr || (!box && element != PE_IndicatorRadioButton)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    const QRectF square = squareIn(option->rect);
    const qreal pen = std::max(1.0, square.width() / 12);
    const QRectF inner = square.adjusted(pen, pen, -pen, -pen);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (box)
        drawBox(*painter, *option, inner, pen);
    else
        drawDisc(*painter, *option, inner, pen);
    painter->restore();
}

} // namespace qd
