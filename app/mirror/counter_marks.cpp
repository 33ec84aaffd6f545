// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/counter_marks.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace qd {

namespace {

using Symbol = CounterLook::Symbol;

QPen stroke(const QColor &colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintInFrame(QPainter &painter, Symbol symbol, const QRectF &rect, const QColor &mark)
{
    painter.setPen(stroke(mark, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    const QLineF rising(rect.bottomLeft(), rect.topRight());
    const QLineF falling(rect.topLeft(), rect.bottomRight());
    const qreal small = rect.height() * 0.2;
    switch (symbol) {
    case Symbol::Infantry:
    case Symbol::Guard:
        painter.drawLine(rising);
        painter.drawLine(falling);
        if (symbol == Symbol::Guard)
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), small), mark);
        break;
    case Symbol::Light: // the lower half of the cross, under a horn's point
        painter.drawLine(rising);
        painter.drawLine(falling);
        painter.setBrush(mark);
        painter.drawPolygon(QPolygonF({rect.topLeft(), rect.topRight(), rect.center()}));
        break;
    case Symbol::Militia:
        painter.drawLine(rising);
        painter.drawLine(QLineF(rect.center().x(), rect.top(), rect.center().x(), rect.bottom()));
        break;
    case Symbol::Cavalry:
        painter.drawLine(rising);
        break;
    case Symbol::HorseArtillery:
        painter.drawLine(rising);
        [[fallthrough]];
    case Symbol::Artillery:
        painter.setBrush(mark);
        painter.drawEllipse(rect.center(), small * 1.2, small * 1.2);
        break;
    case Symbol::Engineers: {
        const QPointF foot(rect.left() + rect.width() * 0.2, rect.bottom() - small);
        painter.drawPolyline(QPolygonF({foot, foot - QPointF(0, rect.height() * 0.5),
                                        foot + QPointF(rect.width() * 0.6, -rect.height() * 0.5),
                                        foot + QPointF(rect.width() * 0.6, 0)}));
        painter.drawLine(
            QLineF(rect.center() + QPointF(0, -small), rect.center() + QPointF(0, small)));
        break;
    }
    default:
        painter.drawLine(QLineF(rect.left(), rect.center().y(), rect.right(), rect.center().y()));
        break;
    }
}

/// A hull from the side with its masts: three for a ship-of-the-line, one for a transport.
void paintHull(QPainter &painter, int masts, const QRectF &rect, const QColor &mark)
{
    const qreal deck = rect.top() + rect.height() * 0.66;
    painter.setPen(stroke(mark, 4));
    painter.setBrush(mark);
    painter.drawPolygon(QPolygonF({QPointF(rect.left(), deck), QPointF(rect.right(), deck - 4),
                                   QPointF(rect.right() - rect.width() * 0.16, rect.bottom()),
                                   QPointF(rect.left() + rect.width() * 0.1, rect.bottom())}));
    for (int mast = 0; mast < masts; ++mast) {
        const qreal x = rect.left() + rect.width() * (mast + 1) / (masts + 1);
        painter.drawLine(QLineF(x, deck, x, rect.top()));
        painter.drawLine(QLineF(x - rect.width() * 0.09, rect.top() + rect.height() * 0.2,
                                x + rect.width() * 0.09, rect.top() + rect.height() * 0.2));
        painter.drawLine(QLineF(x - rect.width() * 0.11, rect.top() + rect.height() * 0.44,
                                x + rect.width() * 0.11, rect.top() + rect.height() * 0.44));
    }
}

void paintFlag(QPainter &painter, const QRectF &rect, const QColor &mark)
{
    painter.setPen(stroke(mark, 5));
    painter.setBrush(Qt::NoBrush);
    const qreal staff = rect.left() + rect.width() * 0.18;
    painter.drawLine(QLineF(staff, rect.top() - 2, staff, rect.bottom() + 2));
    const QRectF cloth(staff, rect.top(), rect.width() * 0.72, rect.height() * 0.66);
    painter.setPen(stroke(mark, 3.4));
    painter.drawRect(cloth);
    painter.drawLine(QLineF(cloth.left(), cloth.center().y(), cloth.right(), cloth.center().y()));
    painter.drawLine(QLineF(cloth.center().x(), cloth.top(), cloth.center().x(), cloth.bottom()));
}

void bars(QPainter &painter, const QRectF &rect, int count, qreal wide, const QColor &mark)
{
    const qreal high = rect.height() / (count * 1.7);
    for (int i = 0; i < count; ++i) {
        QRectF bar(0, 0, rect.width() * wide, high);
        bar.moveCenter(QPointF(rect.center().x(), rect.top() + rect.height() * (i + 0.5) / count));
        painter.fillRect(bar, mark);
    }
}

void dots(QPainter &painter, const QRectF &rect, int count, int rows, const QColor &mark)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark);
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < count; ++i)
            painter.drawEllipse(
                QPointF(rect.left() + rect.width() * (i + (row % 2 == 0 ? 0.35 : 0.7)) / count,
                        rect.top() + rect.height() * (row + 0.5) / rows),
                3.4, 3.4);
}

void paintWheel(QPainter &painter, const QRectF &rect, bool limbered, const QColor &mark)
{
    painter.setPen(stroke(mark, 3.4));
    painter.setBrush(Qt::NoBrush);
    const QPointF wheel(rect.left() + 9, rect.center().y());
    painter.drawEllipse(wheel, 7, 7);
    if (limbered) { // a team before it
        painter.drawEllipse(wheel + QPointF(19, 0), 5, 5);
        painter.drawLine(QLineF(wheel + QPointF(7, 0), wheel + QPointF(14, 0)));
        painter.drawLine(QLineF(wheel + QPointF(24, 0), wheel + QPointF(32, 0)));
    } else { // a barrel, laid
        painter.setPen(stroke(mark, 6));
        painter.drawLine(QLineF(wheel, wheel + QPointF(28, -7)));
    }
}

} // namespace

void paintStar(QPainter &painter, const QPointF &at, qreal radius)
{
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * i / 5;
        const qreal reach = i % 2 == 0 ? radius : radius * 0.45;
        star << at + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    painter.drawPolygon(star);
}

void paintStar(QPainter &painter, const QPointF &at, qreal radius, const QColor &colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    paintStar(painter, at, radius);
}

void paintSymbol(QPainter &painter, const CounterLook &look, const QRectF &rect, const QColor &mark)
{
    switch (look.symbol) {
    case Symbol::ShipOfLine:
        paintHull(painter, 3, rect, mark);
        return;
    case Symbol::Transport:
        paintHull(painter, 1, rect, mark);
        return;
    case Symbol::Colours:
        paintFlag(painter, rect, mark);
        return;
    case Symbol::Leader:
        paintStar(painter, rect.center(), rect.height() / 2, mark);
        return;
    default:
        paintInFrame(painter, look.symbol, rect, mark);
    }
}

void paintFormation(QPainter &painter, const std::string &formation, const QRectF &rect,
                    const QColor &mark)
{
    if (formation == "line") {
        bars(painter, rect.adjusted(0, 6, 0, -6), 1, 1, mark);
    } else if (formation == "column") {
        bars(painter, rect, 3, 0.42, mark);
    } else if (formation == "road-column") {
        painter.fillRect(QRectF(rect.center().x() - 4, rect.top(), 8, rect.height()), mark);
    } else if (formation == "square") {
        painter.setPen(stroke(mark, 4));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect.center().x() - 9, rect.top() + 1, 18, rect.height() - 2));
    } else if (formation == "general-order") {
        dots(painter, rect, 3, 2, mark);
    } else if (formation == "skirmish") {
        dots(painter, rect, 4, 1, mark);
    } else if (formation == "mob") {
        dots(painter, rect, 5, 3, mark);
    } else if (formation == "limbered" || formation == "unlimbered") {
        paintWheel(painter, rect, formation == "limbered", mark);
    }
}

} // namespace qd
