// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/side_mark.h"

#include "app/panels/panel_colours.h"

#include <QPainter>

namespace qd {

SideMark::SideMark(const std::string &side, const QString &name, QWidget *parent)
    : QWidget(parent), m_side(side), m_letter(name.left(1).toUpper())
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SideMark::sizeHint() const
{
    const int side = fontMetrics().height() * 5 / 4;
    return {side, side};
}

void SideMark::paintEvent(QPaintEvent *)
{
    const SideColours colours = sideColours(palette(), m_side);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(panelColours(palette()).line, 1));
    painter.setBrush(colours.block);
    const QRectF square = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(square, square.width() / 6, square.width() / 6);
    QFont letter = font();
    letter.setBold(true);
    painter.setFont(letter);
    painter.setPen(colours.mark);
    painter.drawText(square, Qt::AlignCenter, m_letter);
}

} // namespace qd
