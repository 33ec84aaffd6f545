// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/rose_item.h"

#include "app/mirror/board_fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <vector>

namespace qd {

namespace {

constexpr qreal kRose = 96;
constexpr qreal kPad = 9;
constexpr qreal kDie = 30;
constexpr qreal kWordSize = 16;
constexpr qreal kLeastWord = 8; ///< pixels: smaller words are left out, and the signs grow
constexpr qreal kLeastLetters = 0.42; ///< of the reader's line: the same
constexpr qreal kMostOfWindow = 0.36; ///< of its width, for the wind in its corner

/// Where the pips of a face lie, in thirds of a die from its middle.
std::vector<QPointF> pipsOf(int face)
{
    std::vector<QPointF> pips;
    if (face % 2 == 1)
        pips.emplace_back(0, 0);
    if (face >= 2) {
        pips.emplace_back(-1, -1);
        pips.emplace_back(1, 1);
    }
    if (face >= 4) {
        pips.emplace_back(1, -1);
        pips.emplace_back(-1, 1);
    }
    if (face == 6) {
        pips.emplace_back(-1, 0);
        pips.emplace_back(1, 0);
    }
    return pips;
}

void paintDie(QPainter &painter, const QRectF &rect, int face, const Palette &palette)
{
    painter.setPen(QPen(palette.shieldInk, 1.2));
    painter.setBrush(palette.shield);
    painter.drawRoundedRect(rect, 5, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.shieldInk);
    for (const QPointF &pip : pipsOf(face))
        painter.drawEllipse(rect.center() + pip * rect.width() * 0.27, rect.width() * 0.09,
                            rect.width() * 0.09);
}

} // namespace

RoseItem::RoseItem(const Theme &theme, const Palette &palette) : m_theme(theme), m_palette(palette)
{
}

void RoseItem::setWind(const std::optional<PictureWind> &wind, const QString &words,
                       const QString &dice)
{
    if (wind == m_wind && words == m_words && dice == m_diceWords)
        return;
    m_wind = wind;
    m_words = words;
    m_diceWords = dice;
    m_drawn = QPixmap();
    update();
}

void RoseItem::setWidth(qreal width)
{
    if (width == m_width)
        return;
    prepareGeometryChange();
    m_width = width;
    m_drawn = QPixmap();
}

void RoseItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    paintRose(*painter, widget);
}

/// On screen it is drawn once for each size: the wind seldom changes, what lies below it does.
void RoseItem::paintRose(QPainter &painter, const QWidget *widget) const
{
    const qreal shown = painter.worldTransform().m11();
    const qreal least =
        widget ? std::max(kLeastWord, widget->fontMetrics().height() * kLeastLetters) : 0;
    const Manner manner = kWordSize * shown >= least ? Manner::Words : Manner::Signs;
    if (!widget) {
        drawRose(painter, manner);
        return;
    }
    const QRectF rect = boundingRect();
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal scale = shown * ratio;
    const QSize pixels = (rect.size() * scale).toSize().expandedTo({1, 1});
    if (m_drawn.size() != pixels || m_drawnWith != m_palette.panel) {
        m_drawn = QPixmap(pixels);
        m_drawn.fill(Qt::transparent);
        m_drawnWith = m_palette.panel;
        QPainter on(&m_drawn);
        on.scale(pixels.width() / rect.width(), pixels.height() / rect.height());
        drawRose(on, manner);
    }
    painter.drawPixmap(rect, m_drawn, QRectF(m_drawn.rect()));
}

void RoseItem::drawRose(QPainter &on, Manner manner) const
{
    QPainter *painter = &on;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->setPen(QPen(m_palette.line, 1));
    painter->setBrush(m_palette.panel);
    painter->drawRoundedRect(boundingRect().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QRectF rose(kPad, (height() - kRose) / 2, kRose, kRose);
    m_theme.paint(*painter, QStringLiteral("compass"), rose);
    if (m_wind) {
        painter->save();
        painter->translate(rose.center());
        painter->rotate(m_wind->from); // the arrow flies with the wind, from the rim inwards
        QPainterPath arrow(QPointF(0, -14));
        arrow.lineTo(11, -31);
        arrow.lineTo(4.5, -31);
        arrow.lineTo(4.5, -47);
        arrow.lineTo(-4.5, -47);
        arrow.lineTo(-4.5, -31);
        arrow.lineTo(-11, -31);
        arrow.closeSubpath();
        painter->setPen(QPen(m_palette.panel, 1.5));
        painter->setBrush(m_palette.accent);
        painter->drawPath(arrow);
        painter->restore();
    }
    const qreal left = rose.right() + kPad;
    if (manner == Manner::Words) {
        drawWords(*painter, left);
        return;
    }
    if (!m_wind || m_wind->dice.empty())
        return; // all of it is in the outline
    const auto count = static_cast<qreal>(m_wind->dice.size());
    const qreal die = std::min((m_width - left - kPad) / count - 4, height() * 0.6);
    qreal x = left;
    for (const int face : m_wind->dice) {
        paintDie(*painter, QRectF(x, (height() - die) / 2, die, die), face, m_palette);
        x += die + 4;
    }
}

void RoseItem::drawWords(QPainter &on, qreal left) const
{
    QPainter *painter = &on;
    const QRectF words(left, kPad, m_width - left - kPad, height() / 2 - kPad);
    painter->setFont(boardFont(static_cast<int>(kWordSize)));
    painter->setPen(m_palette.text);
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_words);
    qreal x = left;
    if (m_wind)
        for (const int face : m_wind->dice) {
            paintDie(*painter, QRectF(x, height() / 2 + 8, kDie, kDie), face, m_palette);
            x += kDie + 8;
        }
    if (!m_wind || m_wind->dice.empty()) {
        painter->setFont(boardFont(14, Lettering::Italic));
        painter->setPen(m_palette.muted);
        painter->drawText(QRectF(left, height() / 2, m_width - left - kPad, height() / 2 - kPad),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_diceWords);
    }
}

RoseWidget::RoseWidget(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("windRose"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void RoseWidget::follow(const WindItem *item)
{
    m_item = item;
    setVisible(item != nullptr);
    if (!item)
        return;
    const qreal room = parentWidget() ? parentWidget()->width() : width();
    const qreal width =
        std::min<qreal>(fontMetrics().averageCharWidth() * 26, room * kMostOfWindow);
    resize(QSizeF(width, width * item->boundingRect().height() / item->boundingRect().width())
               .toSize());
    update();
}

void RoseWidget::paintEvent(QPaintEvent *)
{
    if (!m_item)
        return;
    QPainter painter(this);
    painter.setOpacity(0.94);
    const qreal scale = width() / m_item->boundingRect().width();
    painter.scale(scale, scale);
    m_item->paintRose(painter, this);
}

} // namespace qd
