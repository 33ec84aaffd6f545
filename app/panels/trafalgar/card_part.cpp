// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/card_part.h"

#include "app/panels/panel_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace qd::trafalgar {
namespace {

constexpr double kMastWidth = 4.4; ///< in the font's em, as all sizes here
constexpr double kMastHeight = 4.6;
constexpr double kGunWidth = 3.0;
constexpr double kGunHeight = 2.4;
constexpr double kMargin = 0.3;

/// How high a mast stands, of the room: the mainmast is the highest.
double heightOf(CardPart::Kind kind)
{
    switch (kind) {
    case CardPart::Kind::Fore:
        return 0.9;
    case CardPart::Kind::Mizzen:
        return 0.76;
    default:
        return 1.0;
    }
}

QPen penOf(const QColor &colour, double width, bool lost)
{
    QPen pen(colour, width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (lost)
        pen.setDashPattern({2, 3});
    return pen;
}

} // namespace

CardPart::CardPart(Kind kind, QWidget *parent) : QAbstractButton(parent), m_kind(kind)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CardPart::showAs(Standing standing, const QString &word)
{
    const bool wider = word != m_word;
    m_standing = standing;
    m_word = word;
    setChecked(standing != Standing::Lost && standing != Standing::Falls);
    if (wider)
        updateGeometry();
    update();
}

int CardPart::wordHeight() const
{
    if (m_word.isEmpty())
        return 0;
    return fontMetrics().lineSpacing()
        * static_cast<int>(std::min<qsizetype>(2, m_word.count(QLatin1Char(' ')) + 1));
}

QSize CardPart::sizeHint() const
{
    const double em = fontMetrics().height();
    const bool gun = m_kind == Kind::Gun;
    int width = static_cast<int>((gun ? kGunWidth : kMastWidth) * em);
    const int margin = static_cast<int>(2 * kMargin * em);
    for (const QString &word : m_word.split(QLatin1Char(' ')))
        width = std::max(width, fontMetrics().horizontalAdvance(word) + margin);
    return {width, static_cast<int>((gun ? kGunHeight : kMastHeight) * em) + wordHeight()};
}

QSize CardPart::minimumSizeHint() const
{
    return sizeHint();
}

void CardPart::nextCheckState() { }

void CardPart::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const PanelColours colours = panelColours(palette());
    const double em = fontMetrics().height();
    const bool asked = m_standing == Standing::Asked || m_standing == Standing::Falls;
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(underMouse() && isEnabled() ? colours.accentTint
                         : asked                 ? colours.cautionTint
                                                 : QColor(Qt::transparent));
    if (hasFocus())
        painter.setPen(QPen(colours.accent, 3));
    else
        painter.setPen(asked ? QPen(colours.caution, 2) : QPen(Qt::NoPen));
    painter.drawRoundedRect(frame, 6, 6);
    const double margin = kMargin * em;
    const QRectF room = frame.adjusted(margin, margin, -margin, -margin - wordHeight());
    if (m_kind == Kind::Gun)
        drawGun(painter, room);
    else
        drawMast(painter, room);
    if (m_standing != Standing::Whole && m_standing != Standing::Asked) {
        painter.setPen(penOf(isLost() ? colours.muted : colours.caution, em / 7, false));
        const QRectF cross = room.adjusted(room.width() / 5, room.height() / 6, -room.width() / 5,
                                           -room.height() / 6);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
    const bool marked = asked || (underMouse() && isEnabled());
    painter.setPen(m_standing == Standing::Falls || (asked && !underMouse())
                       ? colours.onCautionTint
                       : (isLost() && !marked ? colours.muted : colours.text));
    const QRectF below(rect().left(), frame.bottom() - margin / 2 - wordHeight(), rect().width(),
                       wordHeight());
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_word);
}

/// The hull's length under one mast: the bow with its bowsprit under the foremast, the stern under
/// the mizzenmast.
void CardPart::drawHull(QPainter &painter, const QRectF &room) const
{
    const PanelColours colours = panelColours(palette());
    const double deck = room.bottom() - room.height() / 5;
    const double keel = room.bottom();
    const double left = m_kind == Kind::Fore ? room.left() + room.width() * 0.14 : rect().left();
    const double right =
        m_kind == Kind::Mizzen ? room.right() - room.width() * 0.1 : rect().right() + 1;
    QPainterPath hull;
    if (m_kind == Kind::Fore) {
        hull.moveTo(left, deck - room.height() * 0.03);
        hull.quadTo(left + room.width() * 0.1, keel, left + room.width() * 0.3, keel);
    } else {
        hull.moveTo(left, deck);
        hull.lineTo(left, keel);
    }
    hull.lineTo(m_kind == Kind::Mizzen ? right - room.width() * 0.08 : right, keel);
    hull.lineTo(right, m_kind == Kind::Mizzen ? deck - room.height() * 0.07 : deck);
    if (m_kind == Kind::Mizzen)
        hull.lineTo(room.center().x() + room.width() * 0.16, deck - room.height() * 0.07);
    if (m_kind == Kind::Mizzen)
        hull.lineTo(room.center().x() + room.width() * 0.12, deck);
    hull.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.text);
    painter.drawPath(hull);
    if (m_kind == Kind::Fore) {
        painter.setPen(penOf(colours.text, std::max(2.0, room.width() / 24), false));
        painter.drawLine(QPointF(left, deck), QPointF(room.left() - 1, deck - room.height() * 0.1));
    }
    painter.setPen(QPen(colours.panel, std::max(1.0, room.height() / 60))); // the gun deck's band
    const double band = deck + (keel - deck) * 0.42;
    painter.drawLine(QPointF(left + room.width() * (m_kind == Kind::Fore ? 0.14 : 0), band),
                     QPointF(right, band));
}

/// The mast with three sails over its part of the hull; a lost one is a stump, the rest dashed.
void CardPart::drawMast(QPainter &painter, const QRectF &room) const
{
    constexpr int kSails = 3;
    const PanelColours colours = panelColours(palette());
    const double thick = std::max(2.0, room.width() / 16);
    const double deck = room.bottom() - room.height() / 5;
    const double top = deck - (deck - room.top()) * heightOf(m_kind);
    const double x = room.center().x();
    drawHull(painter, room);
    painter.setPen(penOf(colours.text, thick, false));
    painter.drawLine(QPointF(x, deck), QPointF(x, deck - (deck - top) / 8));
    painter.setPen(
        penOf(isLost() ? colours.muted : colours.text, isLost() ? 1.5 : thick, isLost()));
    painter.drawLine(QPointF(x, deck), QPointF(x, top));
    painter.setPen(penOf(isLost() ? colours.muted : colours.text, 1.5, isLost()));
    painter.setBrush(isLost() ? QBrush(Qt::NoBrush) : QBrush(colours.panel));
    const double step = (deck - top) * 0.84 / kSails;
    for (int i = 0; i < kSails; ++i) {
        const double half = room.width() * (0.24 + 0.08 * i);
        const double y = top + step * i + step * 0.2;
        QPainterPath sail(QPointF(x - half * 0.86, y));
        sail.lineTo(x + half * 0.86, y);
        sail.lineTo(x + half, y + step * 0.7);
        sail.quadTo(x, y + step * 0.45, x - half, y + step * 0.7);
        sail.closeSubpath();
        painter.drawPath(sail);
    }
}

/// A barrel on its carriage.
void CardPart::drawGun(QPainter &painter, const QRectF &room) const
{
    const PanelColours colours = panelColours(palette());
    painter.setPen(penOf(isLost() ? colours.muted : colours.text, 1.5, isLost()));
    painter.setBrush(isLost() ? QBrush(Qt::NoBrush) : QBrush(colours.text));
    const double w = room.width();
    const double h = room.height();
    QPainterPath barrel(room.topLeft() + QPointF(0.02 * w, 0.14 * h));
    barrel.lineTo(room.topLeft() + QPointF(0.98 * w, 0.22 * h));
    barrel.lineTo(room.topLeft() + QPointF(0.98 * w, 0.42 * h));
    barrel.lineTo(room.topLeft() + QPointF(0.02 * w, 0.55 * h));
    barrel.closeSubpath();
    painter.drawPath(barrel);
    const double wheel = 0.17 * h;
    for (const double at : {0.22, 0.6})
        painter.drawEllipse(room.topLeft() + QPointF(at * w, 0.78 * h), wheel, wheel);
}

} // namespace qd::trafalgar
