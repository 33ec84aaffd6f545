// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/die_button.h"

#include "app/panels/panel_colours.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace qd {
namespace {

/// Which of the nine places of a face carry a pip, row by row, bit 0 first.
constexpr std::array<unsigned, 7> kPips = {0U,           0b000010000U, 0b100000001U, 0b100010001U,
                                           0b101000101U, 0b101010101U, 0b101101101U};

bool isTopFace(DieKind kind, int face)
{
    switch (kind) {
    case DieKind::Pips6:
        return face == 6;
    case DieKind::Base66:
        return face == 66;
    case DieKind::Star:
        return face == 3;
    case DieKind::Coin:
        return face == 1;
    }
    return false;
}

QPainterPath star(const QPointF &centre, double radius)
{
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? radius : radius * 0.42;
        const double angle = -M_PI / 2 + i * M_PI / 5;
        const QPointF point = centre + QPointF(r * std::cos(angle), r * std::sin(angle));
        if (i == 0)
            path.moveTo(point);
        else
            path.lineTo(point);
    }
    path.closeSubpath();
    return path;
}

} // namespace

DieButton::DieButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DieButton::setDie(DieKind kind, int face)
{
    const bool otherSize = kind != m_kind;
    m_kind = kind;
    m_face = face;
    if (otherSize)
        updateGeometry();
    update();
}

void DieButton::setCursor(Cursor cursor)
{
    m_cursor = cursor;
    update();
}

void DieButton::setTopFace(TopFace manner)
{
    m_topFace = manner;
    update();
}

void DieButton::setScale(Scale scale)
{
    m_scale = scale;
    updateGeometry();
}

QSize DieButton::sizeHint() const
{
    const int usual = fontMetrics().height() * 5 / 2;
    const int side = m_scale == Scale::Large ? usual * 3 / 2 : usual;
    return m_kind == DieKind::Base66 ? QSize(side * 2, side) : QSize(side, side);
}

QString DieButton::spoken(DieKind kind, int face)
{
    if (face == kOpen)
        return tr("not thrown yet", "a die");
    switch (kind) {
    case DieKind::Star:
        return face == 0 ? tr("blank", "a die's face") : tr("%n stars", "a die's face", face);
    case DieKind::Coin:
        return face == 2 ? tr("tails", "a coin") : tr("heads", "a coin");
    case DieKind::Pips6:
    case DieKind::Base66:
        break;
    }
    return QString::number(face);
}

int DieButton::nextFace(DieKind kind, int face)
{
    const int last = kind == DieKind::Base66 ? 66
        : kind == DieKind::Star              ? 3
        : kind == DieKind::Coin              ? 2
                                             : 6;
    for (int next = face == kOpen ? 0 : face + 1; next <= last; ++next) {
        if (isFace(kind, next))
            return next;
    }
    return nextFace(kind, kOpen);
}

void DieButton::paintEvent(QPaintEvent * /*event*/)
{
    const PanelColours colours = panelColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool here = m_cursor == Cursor::Here;
    const bool filled =
        m_topFace == TopFace::Filled && m_face != kOpen && isTopFace(m_kind, m_face);
    const QColor ink = filled ? colours.onAccent : colours.text;
    const double edge = here || hasFocus() ? 3.0 : 1.5;
    QPen pen(here || hasFocus()    ? colours.selected
                 : m_face == kOpen ? colours.line
                                   : colours.text,
             edge);
    if (m_face == kOpen && !here)
        pen.setStyle(Qt::DashLine);
    const QRectF box = QRectF(rect()).adjusted(2, 2, -2, -2);
    painter.setPen(pen);
    painter.setBrush(filled ? colours.accent : underMouse() ? colours.accentTint : colours.panel);
    if (m_kind == DieKind::Coin)
        painter.drawEllipse(box);
    else
        painter.drawRoundedRect(box, box.height() * 0.2, box.height() * 0.2);
    if (m_face == kOpen) {
        if (here)
            painter.drawLine(QPointF(box.center().x(), box.top() + box.height() * 0.25),
                             QPointF(box.center().x(), box.bottom() - box.height() * 0.25));
        return;
    }
    painter.setPen(ink);
    painter.setBrush(ink);
    switch (m_kind) {
    case DieKind::Pips6:
        paintPips(painter, box, m_face);
        break;
    case DieKind::Base66: {
        // Two dice in two shades: the tens stand on a tint.
        QRectF tens = box;
        tens.setWidth(box.width() / 2);
        if (!filled) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.accentTint);
            painter.drawRoundedRect(tens.adjusted(2, 2, 0, -2), box.height() * 0.15,
                                    box.height() * 0.15);
        }
        painter.setPen(ink);
        painter.setBrush(ink);
        paintPips(painter, tens, m_face / 10);
        paintPips(painter, tens.translated(tens.width(), 0), m_face % 10);
        break;
    }
    case DieKind::Star:
        paintStars(painter, box);
        break;
    case DieKind::Coin:
        paintWord(painter, box,
                  m_face == 1 ? tr("H", "heads, on a coin") : tr("T", "tails, on a coin"));
        break;
    }
}

void DieButton::paintPips(QPainter &painter, const QRectF &box, int pips) const
{
    if (pips < 1 || pips > 6)
        return;
    const double radius = box.height() * 0.09;
    painter.setPen(Qt::NoPen);
    for (unsigned i = 0; i < 9; ++i) {
        if ((kPips[static_cast<std::size_t>(pips)] >> i & 1U) == 0)
            continue;
        const double column = static_cast<double>(i % 3) - 1.0;
        const double row = static_cast<double>(i / 3) - 1.0;
        painter.drawEllipse(box.center() + QPointF(column, row) * box.height() * 0.25, radius,
                            radius);
    }
}

void DieButton::paintStars(QPainter &painter, const QRectF &box) const
{
    painter.setPen(Qt::NoPen);
    const double radius = box.height() * 0.17;
    const double step = box.height() * 0.27;
    for (int i = 0; i < m_face; ++i) {
        const double offset = i - (m_face - 1) / 2.0;
        painter.drawPath(star(
            box.center() + QPointF(offset * step, m_face == 3 && i == 1 ? -step / 2 : 0), radius));
    }
}

void DieButton::paintWord(QPainter &painter, const QRectF &box, const QString &word) const
{
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(box, Qt::AlignCenter, word);
}

} // namespace qd
