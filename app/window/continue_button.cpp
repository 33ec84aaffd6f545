// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/continue_button.h"

#include "app/panels/panel_colours.h"

#include <QPainter>

#include <algorithm>

namespace qd {
namespace {

constexpr double kHeadSize = 1.2;
constexpr int kWidestEms = 46;
constexpr int kNarrowestEms = 16;

} // namespace

ContinueButton::ContinueButton(QWidget *parent) : QPushButton(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void ContinueButton::setTable(const QString &details, const QImage &board)
{
    m_details = details;
    m_board = board;
    setAccessibleDescription(details);
    updateGeometry();
    update();
}

QFont ContinueButton::headFont() const
{
    QFont head = font();
    head.setBold(true);
    if (head.pointSizeF() > 0)
        head.setPointSizeF(head.pointSizeF() * kHeadSize);
    return head;
}

int ContinueButton::pad() const
{
    return fontMetrics().height() / 2;
}

QSize ContinueButton::boardSize() const
{
    if (m_board.isNull())
        return {0, 0};
    const int high = QFontMetrics(headFont()).lineSpacing() + fontMetrics().lineSpacing() * 3 / 2;
    return m_board.size().scaled(high * 2, high, Qt::KeepAspectRatio);
}

int ContinueButton::leftOfWords() const
{
    return m_board.isNull() ? pad() : boardSize().width() + 2 * pad();
}

QSize ContinueButton::sizeHint() const
{
    const int words = std::max(QFontMetrics(headFont()).size(Qt::TextShowMnemonic, text()).width(),
                               fontMetrics().horizontalAdvance(m_details) + 2);
    const int width =
        std::min(leftOfWords() + words + 2 * pad(), fontMetrics().height() * kWidestEms);
    return {width, heightForWidth(width)};
}

QSize ContinueButton::minimumSizeHint() const
{
    const int width = std::min(sizeHint().width(), fontMetrics().height() * kNarrowestEms);
    return {width, fontMetrics().lineSpacing() * 2};
}

int ContinueButton::heightForWidth(int width) const
{
    const int room = std::max(1, width - leftOfWords() - pad());
    const int head = QFontMetrics(headFont())
                         .boundingRect(QRect(0, 0, room, 1 << 16),
                                       Qt::TextWordWrap | Qt::TextShowMnemonic, text())
                         .height();
    const int details = m_details.isEmpty()
        ? 0
        : fontMetrics()
              .boundingRect(QRect(0, 0, room, 1 << 16), Qt::TextWordWrap, m_details)
              .height();
    return std::max(head + details, boardSize().height()) + 2 * pad();
}

void ContinueButton::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double round = fontMetrics().height() / 3.0;
    QColor ground = colours.accent;
    if (isDown())
        ground = ground.darker(115);
    else if (underMouse())
        ground = ground.lighter(108);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()), round, round);
    if (hasFocus()) { // a ring inside, so that it shows on the button's own colour
        painter.setPen(QPen(colours.onAccent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), round * 0.7, round * 0.7);
    }
    if (!m_board.isNull()) {
        const QSize size = boardSize();
        painter.drawImage(QRect(QPoint(pad(), (height() - size.height()) / 2), size), m_board);
    }
    painter.setPen(colours.onAccent);
    const int room = width() - leftOfWords() - pad();
    painter.setFont(headFont());
    const int flags = Qt::TextWordWrap | Qt::TextShowMnemonic;
    const QRect head =
        painter.fontMetrics().boundingRect(QRect(0, 0, room, height()), flags, text());
    const QRect details =
        fontMetrics().boundingRect(QRect(0, 0, room, 1 << 16), Qt::TextWordWrap, m_details);
    const int words = head.height() + (m_details.isEmpty() ? 0 : details.height());
    const int top = (height() - words) / 2;
    painter.drawText(QRect(leftOfWords(), top, room, head.height()), flags, text());
    painter.setFont(font());
    painter.drawText(QRect(leftOfWords(), top + head.height(), room, details.height()),
                     Qt::TextWordWrap, m_details);
}

} // namespace qd
