// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/battle_line.h"

#include "app/panels/panel_colours.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace qd::santa_cruz {
namespace {

/// The letter on a block: said besides its colour.
QString letterOf(const PicturePiece &piece)
{
    if (piece.face == "royal-marines")
        return QStringLiteral("RM");
    if (piece.face == "sailors")
        return QStringLiteral("S");
    if (piece.face == "regulars")
        return QStringLiteral("R");
    if (piece.face == "militia")
        return QStringLiteral("M");
    if (piece.face == "volunteers")
        return QStringLiteral("V");
    return {};
}

} // namespace

BattleLine::BattleLine(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void BattleLine::setPieces(std::vector<Piece> pieces)
{
    m_pieces = std::move(pieces);
    QStringList spoken;
    for (const Piece &piece : m_pieces)
        spoken
            << (piece.picture.strengthMax > 0
                    ? tr("%1, strength %2", "a block").arg(piece.name).arg(piece.picture.strength)
                    : piece.name);
    setAccessibleName(tr("Battle line"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int BattleLine::side() const
{
    return fontMetrics().height() * 2;
}

int BattleLine::perLine(int width) const
{
    return std::max(1, width / (side() * 6 / 5));
}

QRectF BattleLine::boxOf(std::size_t index, int width) const
{
    const int step = side() * 6 / 5;
    const auto columns = static_cast<std::size_t>(perLine(width));
    return {static_cast<double>(index % columns) * step + 1,
            static_cast<double>(index / columns) * step + 1, static_cast<double>(side()) - 2,
            static_cast<double>(side()) - 2};
}

int BattleLine::heightForWidth(int width) const
{
    const int columns = perLine(width);
    const int lines = (static_cast<int>(m_pieces.size()) + columns - 1) / columns;
    return lines * side() * 6 / 5;
}

QSize BattleLine::sizeHint() const
{
    const int width = static_cast<int>(m_pieces.size()) * side() * 6 / 5;
    return {width, heightForWidth(std::max(width, 1))};
}

QSize BattleLine::minimumSizeHint() const
{
    return {side(), m_pieces.empty() ? 0 : side()};
}

void BattleLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const PicturePiece &piece = m_pieces[i].picture;
        const SideColours own = sideColours(palette(), piece.side);
        const QRectF box = boxOf(i, width());
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        if (piece.kind == "officer") {
            painter.setPen(QPen(own.block.lightnessF() > 0.7F ? own.mark : own.block, 2));
            painter.setBrush(QColor(0xFFFDF6));
            painter.drawEllipse(box);
            painter.setPen(QColor(0x22303C));
            painter.drawText(box, Qt::AlignCenter, m_pieces[i].name.left(2));
            continue;
        }
        painter.setPen(QPen(QColor(0x22303C), 1.4));
        painter.setBrush(own.block);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(own.mark);
        const double radius = box.width() * 0.075;
        for (int pip = 0; pip < piece.strength; ++pip)
            painter.drawEllipse(QPointF(box.left() + box.width() * (0.14 + 0.24 * pip),
                                        box.top() + box.height() * 0.16),
                                radius, radius);
        painter.setPen(own.mark);
        painter.drawText(box.adjusted(0, box.height() * 0.22, 0, 0), Qt::AlignCenter,
                         letterOf(piece));
    }
}

bool BattleLine::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            if (boxOf(i, width()).contains(help->pos())) {
                const PicturePiece &piece = m_pieces[i].picture;
                QToolTip::showText(
                    help->globalPos(),
                    piece.strengthMax > 0
                        ? tr("%1, strength %2", "a block").arg(m_pieces[i].name).arg(piece.strength)
                        : m_pieces[i].name,
                    this);
                return true;
            }
        }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace qd::santa_cruz
